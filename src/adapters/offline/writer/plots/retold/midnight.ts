import type { Plot } from '../plot.ts'

/** The same case of the thief who gives it back: told from the questions, with flour on the floor. */
export const midnightRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'midnight/setup/flour',
      titles: {
        es: ['Cada mediodía aparece', 'Harina en el suelo', 'Sospechosos de siete a nueve'],
        en: ['Back by noon', 'Flour on the floor', 'Suspects, seven to nine'],
      },
      moments: [
        {
          es: `0-2 ¿Hay alguien? ¡Pasitos!
0-2 {F} mira. {H} ronca.
2-2 ¿Quién anda de noche? ¿Tú lo sabes?
4! {F} se levantó antes que nadie {at}. ¡Otra vez faltaba {thing}!
4! Era la tercera noche. Y al mediodía volvía sin decir nada.
4 —Caso raro —dijo {H}, y se tapó un bostezo.
6 —Rarísimo —dijo {F}—. Mañana es {event}, y así no hay quien prepare nada.
6 {stake}
8 La ventana estaba cerrada y la puerta también. En el pomo brillaba un poco de polvo de plata, como si hubiera pasado una estrella con prisa.
10 Robar es fácil de entender. Devolver, también. Lo que no hay manera de explicar es que alguien haga las dos cosas y además a su hora.`,
          en: `0-2 Is somebody there? Steps!
0-2 {F} looks. {H} snores.
2-2 Who walks at night? Do you know?
4! {F} was up first of all {at}. Again, no sign of {thing}!
4! It was the third night. Each noon it was back, and said nothing.
4 “How odd,” said {H}, behind a yawn.
6 “Very odd,” said {F}. “It is nearly time for {event}, and we cannot get ready like this.”
6 {stake}
8 The window was shut, and the door as well. On the handle was a little silver dust, as if a star had gone by in a hurry.
10 Stealing is easy to explain. So is giving back. What nobody can explain is somebody who does both, and is on time.`,
          alt: {
            es: '{F} descubre un hueco vacío y {H} bosteza.',
            en: '{F} finds an empty place while {H} yawns.',
          },
          picture: {
            H: ['stand', 'sleepy'],
            F: ['point', 'worried'],
            props: ['chair', 'box'],
            time: 'dawn',
          },
        },
        {
          es: `4! —Abrimos la agencia —dijo {F}. Y pusieron un cartel.
4 {H} hizo de detective. {F} hizo de detective también.
4! Encontraron tres pistas: un polvo plateado, unas pisadas de puntillas y una miga.
4 {X} quiso ser sospechoso, pero tenía coartada.
6 —¿Dónde estabas tú anoche? —preguntó {H}, con la libreta.
6 —En la cama —dijo {F}—. ¿Y tú?
6 —En la cama. Durmiendo muchísimo.
6 —¿Y por qué tienes los pies tan negros?
6 —De pensar —dijo {H}.
6 Lo apuntaron todo. A veces hay que apuntar antes de entender.
6 Espolvorearon harina por el suelo, para que el ladrón dejara un buen retrato de los zapatos.
6 Luego se acordaron de que lo habían hecho de día, y salieron sus propias pisadas, muy bien retratadas.
6 {X} las midió una por una. Anunció que eran de alguien de su tamaño, o del tamaño contrario.
8 {H} tarareaba mirando la miga. Era una melodía que subía y luego se arrepentía un poco.
8 —Esa canción me suena —dijo {F}.
8 —A mí no —dijo {H}—. A mí me sale.
8 Guardaron la miga en una cajita y pusieron encima: «Prueba principal. No comer».
8 {X} recordó haber oído pasos a medianoche. Los describió muy bien: flojitos, educados, como de quien no quiere despertar.
8 —Es un ladrón con buen corazón —dijo {F}.
8 —De los peores —dijo {H}—. Esos no se notan.
10 ¶Había una cosa que no cuadraba, y era que cuadraba todo. Alguien de dentro. Alguien descalzo. Alguien que conocía el escalón que cruje. {F} fue tachando nombres de la lista hasta que solo quedaron los de quienes tachaban.
10 —Mira que si soy yo —dijo {F}, y le entró la risa.
10 ¶{H} también se rio. Fue una risa corta, con un bostezo dentro, y ninguno de los dos detectives la apuntó.`,
          en: `4! “The agency is open,” said {F}, and they put up a sign.
4 {H} was the detective. {F} was the detective, too.
4! They found three clues: a silver dust, some tiptoe footprints and a crumb.
4 {X} wanted to be a suspect, but had been elsewhere.
6 “Where were you last night?” asked {H}, notebook in hand.
6 “In bed,” said {F}. “And you?”
6 “In bed. Asleep, very much so.”
6 “Then why are your feet so black?”
6 “From thinking,” said {H}.
6 They wrote it all down. Now and then you have to write before you understand.
6 They dusted the floor with flour, so that the thief would leave a good likeness of his shoes.
6 Then they remembered that it was day. What they got were their own steps, all very lifelike.
6 {X} measured them one by one. They came from somebody that size, said {X}, or some other size.
8 {H} looked at the crumb and hummed. It was a tune that went up and then thought better of it.
8 “I know that song,” said {F}.
8 “I do not,” said {H}. “It just comes out.”
8 They put the crumb in a box and wrote on it: “Main clue. Do not eat.”
8 {X} had heard steps at midnight, and could tell them all about it. They were soft and polite, the steps of somebody who would hate to wake you.
8 “A thief with a kind heart,” said {F}.
8 “They are the worst,” said {H}. “You never notice those.”
10 ¶One thing did not fit, and that was that it all fitted. It was somebody from inside. It was somebody with no shoes. It was somebody who knew which step creaks. {F} crossed out one name after the other, until all that was left were those who did the crossing out.
10 “What if it is me!” said {F}, and had to laugh.
10 ¶{H} laughed too. It was a short laugh with a yawn in it, and neither of the detectives wrote it down.`,
          alt: {
            es: '{H} y {F} buscan pistas con una lupa junto a unas huellas.',
            en: '{H} and {F} look for clues with a magnifying glass, by footprints.',
          },
          picture: {
            H: ['crouch', 'thoughtful', 'magnifier'],
            F: ['kneel', 'excited'],
            X: ['hold', 'happy', 'pencil'],
            props: ['footprints', 'cookie', 'box'],
          },
        },
        {
          es: `0-2 ¡Mira, brilla! Es plata.
0-2 {F} sopla. ¡Fuuu!
0-2 {X} estornuda.
2-2 {H} bosteza y {F} también.
4! —Hay que hablar con los testigos —dijo {F}.
4 —Con los que no durmieran —dijo {H}. Y casi se duerme.
4 Salieron con la lupa, la lista y la miga.
6 El rastro brillante iba por el camino y también, un poquito, por el pijama de {H}.
6 —Te has manchado de pista —dijo {F}.
6 —Gajes del oficio —dijo {H}.
8 {X} se quedó vigilando el hueco vacío, para que no se lo llevaran.
8 —Si yo fuera el ladrón —murmuró {H}—, ahora mismo me echaría la siesta.
8 {F} lo apuntó: «Busca: alguien con sueño».
10 ¶Miraron alrededor. Un gato dormía. Un señor dormía en un banco. Dormía hasta el semáforo. Iba a ser un caso difícil.`,
          en: `0-2 Look, it shines! Silver!
0-2 {F} blows. Puff!
0-2 {X} sneezes.
2-2 {H} yawns, and so does {F}.
4! “We must talk to anyone who was up,” said {F}.
4 “Anyone who did not sleep,” said {H}, and nearly did.
4 They took the magnifier, the list and the crumb.
6 The shiny trail went along the path, and also, a little, over {H}’s pyjamas.
6 “You have got some clue on you,” said {F}.
6 “It is that sort of job,” said {H}.
8 {X} stayed to guard the empty place, in case they took that as well.
8 “If I were the thief,” murmured {H}, “I would be having a nap by now.”
8 {F} wrote it down: “Look for somebody sleepy.”
10 ¶They looked about. A cat was asleep. An old man on a bench was asleep. The very traffic lights had nodded off. It was not going to be an easy case.`,
          alt: {
            es: '{H} y {F} salen a investigar un rastro brillante.',
            en: '{H} and {F} set out along a shiny trail.',
          },
          picture: {
            H: ['walk', 'sleepy'],
            F: ['walk', 'determined', 'magnifier'],
            X: ['wave', 'happy'],
            props: ['star', 'footprints', 'letter'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'midnight/climax/awake',
      scares: ['dark', 'heights'],
      titles: {
        es: ['Detrás de los pies', 'A ver adónde vas', 'Abre los ojos, detective'],
        en: ['After the feet', 'Where are you going?', 'Open your eyes, detective'],
      },
      moments: [
        {
          es: `0-2 ¡Chsss! {H} se levanta.
0-2 Duerme y camina.
2-2 {F} va detrás, muy calladit{F:o/a}.
4! A medianoche {at}, {F} oyó pasitos. ¡El ladrón!
4! Pasó por delante, despacio, con {thing}. ¡Era {H}, con los ojos cerrados!
4 —¡Anda! —susurró {F}—. ¡Si eres tú!
6 No despertó a {H}. Había leído que a los sonámbulos y a los bizcochos no se les dan sustos.
6 Así que cogió una manta y fue detrás.
8 {H} saludó a una farola, esquivó un charco y siguió adelante, tarareando.
10 {F} entendió de golpe por qué el caso era tan difícil. Habían buscado al ladrón por todas partes, y el ladrón llevaba la lista.`,
          en: `0-2 Hush! {H} gets up.
0-2 Asleep, and walking!
2-2 {F} comes after, as still as still.
4! At midnight, {at}, {F} heard steps. The thief!
4! It was {H}, eyes shut! And with {H}, safe and sound, went {thing}.
4 “Well, well!” whispered {F}. “It is you!”
6 {F} did not wake the thief. There are two things that you never shake, sleepwalkers and sponge cakes.
6 So {F} took a blanket and went along.
8 {H} said good evening to a lamp post, stepped round a puddle and went on, with a hum.
10 All at once {F} saw why the case had been so hard. They had looked for the thief all over the place, and the thief had been holding the list.`,
          alt: { es: '{H} camina en sueños y {F} va detrás.', en: '{H} walks in a dream and {F} follows.' },
          picture: {
            H: ['walk', 'sleepy'],
            F: ['walk', 'surprised', 'blanket'],
            showsThing: true,
            props: ['moon'],
            time: 'night',
            shot: 'wide',
          },
        },
        {
          es: `4! {H} despertó en un sitio muy alto, al pie de un hueco. ¡Qué susto!
4! —¿Cómo he llegado aquí? —preguntó.
4 —Andando —dijo {F}, un poco más abajo—. Lo haces de maravilla.
4 {X} saludaba desde el suelo con una linterna.
6 —Entonces el ladrón...
6 —Eres tú —dijo {F}—. Enhorabuena. Lo has encontrado.
6 {H} se agarró a la piedra. Dormir no daba vértigo. Despertar, muchísimo.
6 —Quiero bajar.
6 —Vale —dijo {F}—. Pero escucha.
6 Por encima de sus cabezas, dentro del hueco, alguien cantaba bajito. Era una canción que subía y luego se arrepentía.
6 —Esa es mi canción —dijo {H}.
6 —O la suya.
8 Se quedaron los dos mirando hacia arriba. Un polvillo de plata caía despacio, como cuando se sacude un mantel en la luna.
8 —Si bajo ahora, mañana lo volveré a hacer dormid{H:o/a} —dijo {H}—. Y no me enteraré.
8 —Pues entérate —dijo {F}, y le echó la manta por los hombros.
8 {X} hizo con la linterna un redondel en la piedra, y {H} puso el pie justo en medio.
10 ¶Es una injusticia que las cosas más valientes las haga uno sin darse cuenta, y que luego no cuenten. {H} decidió que aquella iba a contar. Miró el saliente, miró su propio pie y los presentó.
10 —Derecho —dijo en voz alta—. Izquierdo. Encantad{H:o/a}.
10 ¶{F} iba detrás, sin empujar, que es la manera más difícil de acompañar a alguien.`,
          en: `4! {H} woke up in a very high place, below a gap. What a fright!
4! “How did I get here?” asked {H}.
4 “On foot,” said {F}, a little lower down. “You do it so well.”
4 {X} waved a torch from the ground.
6 “Then the thief...”
6 “It is you,” said {F}. “Well done. You have solved it.”
6 {H} held on to the stone. It is not scary to be asleep. It is very scary to wake up.
6 “I want to go down.”
6 “All right,” said {F}. “But listen.”
6 Above their heads, in the gap, somebody was singing. It was a tune that went up and then thought better of it.
6 “That is my song,” said {H}.
6 “Or theirs.”
8 They both looked up. A silver dust came slowly down, as when somebody shakes a tablecloth on the moon.
8 “If I go down now, I will only do it again tomorrow,” said {H}, “and miss it all.”
8 “Then do not miss it,” said {F}, and put the blanket round the pair of them.
8 {X} made a ring of light on the stone, and {H} put a foot right in the middle.
10 ¶It is not fair that you do the bravest things without noticing, and that then they do not count. {H} made up {H.his} mind that this one should. {H} looked at the ledge, and at one foot, and introduced them.
10 “Right,” said {H} out loud. “Left. How do you do.”
10 ¶{F} came behind and did not push, which is the hardest way of keeping somebody company.`,
          alt: {
            es: '{H} estira los brazos en la noche y {F} le acerca una manta.',
            en: '{H} reaches out in the night and {F} offers a blanket.',
          },
          picture: {
            H: ['reach', 'determined'],
            F: ['reach', 'calm', 'blanket'],
            X: ['wave', 'happy', 'lantern'],
            showsThing: true,
            props: ['star', 'stone'],
            time: 'night',
          },
        },
        {
          es: `0-2 ¡Hola! ¿Quién canta?
0-2 {H} mira. ¡Oh! Una mariposa.
0-2 {X} apaga la luz.
2-2 Es gris y canta muy bajito.
4! {H} se asomó al hueco. Dentro había una mariposa gris, de las que salen de noche.
4 —¡Qué ojos tienes! —dijo ella—. Nunca te los había visto.
4! —Es que venía dormid{H:o/a} —dijo {H}.
6 —Ya lo sé. Me contabas cuentos, y roncabas en las comas.
6 A su lado había tres montoncitos de migas. Tres noches, tres cuentos.
8 —¿Y qué te contaba? —preguntó {H}.
8 —Cómo es una fiesta —dijo la mariposa—. Y me traías lo más bonito, para que lo viera.
8 {X} gritó desde abajo si había ladrón o no había ladrón. «¡Hay visita!», contestó {F}.
10 ¶{H} no se acordaba de ninguno de los tres cuentos. Le dio un poco de envidia quien los había contado, aunque fuera la misma persona.`,
          en: `0-2 Hello! Who sings there?
0-2 {H} looks. Oh! A moth.
0-2 {X} puts out the light.
2-2 She is grey and sings so softly.
4! {H} looked into the gap. In it sat a grey moth, the kind that flies at night.
4 “What eyes you have!” she said. “I had never seen them.”
4! “I was asleep when I came,” said {H}.
6 “I know. You told me stories, and snored at the commas.”
6 Beside her were three little heaps of crumbs, for three nights and three stories.
8 “What did I tell you?” asked {H}.
8 “What a party is like,” said the moth. “And you brought the best thing of all, so that I could see it.”
8 {X} called up to ask if there was a thief or if there was not. “There is a visitor!” {F} called back.
10 ¶{H} could not remember one of the three stories, and rather envied whoever had told them, even if it was the same person.`,
          alt: {
            es: '{H} se arrodilla con asombro ante una mariposa, en la noche.',
            en: '{H} kneels in wonder before a butterfly in the night.',
          },
          picture: {
            H: ['kneel', 'surprised'],
            F: ['stand', 'happy'],
            X: ['hold', 'thoughtful', 'lantern'],
            showsThing: true,
            props: ['butterfly', 'star', 'cookie'],
            time: 'night',
            shot: 'close',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'midnight/resolution/invited',
      titles: {
        es: ['El informe', 'Invitados de medianoche', 'Mil alas grises'],
        en: ['The report', 'Guests at midnight', 'A thousand grey wings'],
      },
      moments: [
        {
          es: `0-2 ¿Vienes, mariposa? ¡Ven!
0-2 {H} le da la mano.
2-2 La mariposa dice que sí, que sí.
4! —Ven a la fiesta —dijo {H}—. Mañana. Bueno, hoy.
4! —De noche no hay fiestas —dijo la mariposa gris—. Y de día me duermo.
4 —Pues la nuestra será tarde —dijo {F}.
6 La mariposa abrió un poco un ala, para pensarlo. Por dentro era de todos los colores.
6 —¡Hala! —dijo {F}—. ¿Y eso?
8 —Es el forro —contestó ella, y lo cerró, con vergüenza.
10 Quien sale de noche se viste para que no lo vean. Solo a alguien de mucha confianza se le enseña el forro.`,
          en: `0-2 Will you come, moth? Come!
0-2 {H} holds out a hand.
2-2 The moth says: yes, oh yes!
4! “Come to the party,” said {H}, “tomorrow. I mean, today.”
4! “There are no parties at night,” said the grey moth. “And by day I sleep.”
4 “Then ours will be a late one,” said {F}.
6 The moth opened one wing a little, to think it over. Inside it was all the colours there are.
6 “Wow!” said {F}. “What is that?”
8 “It is the lining,” she said, and shut it, feeling shy.
10 If you go out at night you dress so as not to be seen. You have to trust somebody a good deal to show them your lining.`,
          alt: {
            es: 'La mariposa enseña un ala de colores a {H} y {F}.',
            en: 'The moth shows {H} and {F} one bright wing.',
          },
          picture: {
            H: ['kneel', 'happy'],
            F: ['point', 'surprised'],
            props: ['butterfly', 'star'],
            time: 'night',
            shot: 'close',
          },
        },
        {
          es: `4! Bajaron a casa antes del amanecer, con {thing} y con invitada.
4 —Caso cerrado —dijo {F}, y guardó la lupa.
4 {X} pidió ver al culpable. Le presentaron a {H}.
4! —Entonces el polvo...
4! —De mis alas —dijo la mariposa.
6 —¿Y la miga?
6 —De mi galleta —confesó {H}—. Creo que invitaba yo.
6 —¿Y por qué volvía al mediodía? —quiso saber {F}.
6 —Porque a las doce me despierta el sol —dijo la mariposa—, y {lo:lo/la} llevaba yo rodando. Pesa, no creáis.
6 Aquello no lo habían sospechado ni por lo más remoto. Había dos ladrones y ninguno robaba.
6 {F} rompió la lista. Luego hizo otra, con el mismo lápiz, y la encabezó así: «Gente a la que invitar».
6 La mariposa dictaba y {F} escribía: la del reloj, las del desván, las del farol de la esquina. Salieron mil y una.
6 {X} preguntó cuántas sillas hacían falta. Ninguna: se posaban.
8 —¿Y de verdad caben? —dijo {H}.
8 —Plegadas, sí —dijo la mariposa—. Abiertas, ya veremos.
8 Retrasaron la fiesta hasta la hora en que todos los demás se van. Hubo quien protestó. Luego echaron la siesta, y se les pasó.
8 {X} durmió por todos, con mucha generosidad.
10 ¶{F} redactó el informe. «Delito: llevarse una cosa. Atenuante: devolverla. Móvil: compañía». Dudó un poco al llegar a la firma. Al final firmaron todos, y donde había que poner la huella, una pata dejó un poco de plata.
10 —¿Y la recompensa? —preguntó {H}.
10 ¶La mariposa se acercó y le cantó al oído la canción entera. Despiert{H:o/a}, era todavía mejor: tenía final.`,
          en: `4! They were home before dawn. They had a guest, and {thing}.
4 “Case closed,” said {F}, and put the magnifier away.
4 {X} asked to see the thief. They introduced {H}.
4! “So the dust...”
4! “It is from my wings,” said the moth.
6 “And the crumb?”
6 “It was my biscuit,” said {H}. “I think that it was my treat.”
6 “And why was it back at noon?” {F} wished to know.
6 “The sun wakes me at twelve,” said the moth, “and then I rolled it home. It is heavy, you know.”
6 They had not had the least idea of that. There had been two thieves, and neither of them stole.
6 {F} tore up the list. Then {F} made a new one with the same pencil and wrote at the top: “People to invite.”
6 The moth spoke and {F} wrote. There was the one in the clock, the ones in the loft, and those from the corner lamp. It came to a thousand and one.
6 {X} asked how many chairs they would need. None at all, since they perch.
8 “Will they really fit in?” said {H}.
8 “Folded, yes,” said the moth. “Open, we shall see.”
8 They put the party off until the time when everybody else goes home. Some people grumbled. Then they had a nap, and it passed.
8 {X} slept on behalf of all of them, with great kindness.
10 ¶{F} wrote the report. “Crime: took a thing. In favour: gave it back. Reason: company.” It was hard to know who should sign. In the end they all did, and where the thumb should go somebody left a little silver with one foot.
10 “And the reward?” asked {H}.
10 ¶The moth came close and sang {H} the whole of the song. Awake, it was better still. It had an end.`,
          alt: {
            es: '{H} y {F} escriben una lista con la mariposa.',
            en: '{H} and {F} write a list with the moth.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['sit', 'thoughtful', 'pencil'],
            X: ['sleep', 'sleepy'],
            showsThing: true,
            props: ['butterfly', 'letter', 'table'],
            time: 'dawn',
          },
        },
        {
          es: `0-2! ¡Hola, mariposa! ¡Cómo brillas!
0-2 {X} cuenta alas: ¡mil!
0-2 {H} y {F} bailan.
2-2 ¡Cuántas mariposas de colores hay!
4! Al dar las doce empezó {event}. Y {thing}, por fin, no faltó.
4! Mil mariposas grises abrieron las alas a la vez. ¡De gris, nada!
4 {H} no bostezó ni una vez.
6 —¿Así son las fiestas? —preguntó la mariposa.
6 —No —dijo {F}—. Esta es la primera.
8 {X} dirigió la orquesta hasta que se durmió de pie. La orquesta siguió sola, bajito.
8 Antes de acostarse, {F} ató un cascabel al pie de {H}. Era por no perderse la próxima.
10 ¶A las dos sonó el cascabel. A las dos y un minuto se abrió una puerta con mucho cuidado. Salieron unos pies, otros pies, una bolsa de galletas y una canción que, esta vez, no se arrepentía.
4 En la puerta pusieron: «Detectives. Abierto también de noche».`,
          en: `0-2! How it shines: {thing}!
0-2 {X} counts the wings.
0-2 {H} and {F} dance.
2-2 So many moths, in such colours!
4! At twelve it was time for {event}. And there, at last, was {thing}!
4! A thousand grey moths opened their wings. They were not grey at all!
4 {H} did not yawn once.
6 “Is this what parties are like?” asked the moth.
6 “No,” said {F}. “This is the first one.”
8 {X} conducted the band, and fell asleep standing up. The band went on by itself, softly.
8 Before bed {F} tied a little bell to {H}’s foot, so as not to miss the next time.
10 ¶At two o’clock the bell rang. At one minute past, a door opened with great care. Out came some feet, more feet, a bag of biscuits and a tune that did not think better of it.
4 On the door they put: “Detectives. Open at night as well.”`,
          alt: {
            es: '{H} y {F} bailan de noche con una mariposa de colores.',
            en: '{H} and {F} dance at night with a colourful butterfly.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['cheer', 'happy'],
            showsThing: true,
            props: ['butterfly', 'moon', 'bell'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
