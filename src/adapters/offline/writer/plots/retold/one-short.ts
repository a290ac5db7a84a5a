import type { Plot } from '../plot.ts'

/** The same ten of whom the counter sees nine: told from the photos, for whoever takes one is not in it. */
export const oneShortRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'one-short/setup/photo',
      titles: {
        es: ['La foto de los diez', '¿Quién no ha salido?', 'Quietos, por favor'],
        en: ['A photo of ten', 'Who is not in it?', 'Hold still, please'],
      },
      moments: [
        {
          es: `0-2! Patitos, quietos. ¡Foto! ¡Clic!
0-2 {H} mira la foto. ¡Ay, ay!
2-2 En la foto no están todos. ¿Quién será?
4! {H} y {F} salieron con ocho patitos. ¡Eran diez para {event}!
4! {at}, {H} les hizo una foto. ¡Clic! ¡Solo salían nueve!
4 {X} sujetaba la correa y tenía su propia entrada.
4 {F} contó los de la foto con el dedo. Faltaba alguien.
6 La cámara sacaba las fotos por debajo, despacito, como quien saca la lengua.
6 {stake} Por eso no se iban sin {thing}. ¡Y menos aún sin alguien!
8 {H} miró la foto de cerca, de lejos y por detrás, donde estaba en blanco. Nueve.
10 Una foto no se equivoca nunca. Lo malo es que tampoco explica nada. Enseña lo que hay y se queda tan ancha.`,
          en: `0-2! Ducks, hold still. Click!
0-2 {H} looks at the photo. Oh!
2-2 They are not all in it. Who is not there?
4! {H}, {F} and eight ducklings were off to {event}.
4! {H} took a photo of all ten {at}. Click! It got nine!
4 {X} had an extra ticket, and held the strap.
4 {F} counted them with one finger. Somebody was missing.
6 The camera put its photos out at the bottom, slowly, like a tongue.
6 {stake} So they would not go without {thing}, and still less without one of the ten.
8 {H} looked at the photo close up, then from far off, and then on the back, where it was blank. Nine.
10 A photo never makes a mistake. The trouble is that it never explains one either. It shows you what there is, and leaves it at that.`,
          alt: {
            es: '{H} tiene la cámara con sorpresa y {F} posa con un patito.',
            en: '{H} looks at the camera in surprise and {F} poses with a duckling.',
          },
          picture: {
            H: ['hold', 'surprised', 'camera'],
            F: ['stand', 'happy'],
            showsThing: true,
            props: ['picture', 'duck', 'camera'],
            shot: 'wide',
          },
        },
        {
          es: `4! —Ahora la hago yo —dijo {F}. ¡Clic! ¡También nueve!
4 {X} sacudió la cámara, por si se había quedado alguien dentro.
4! Octavo, el patito más pequeño, apretó el botón con el pico. ¡Nueve!
4 Eran tres fotos, y en ninguna estaban todos.
4 —¡Alguien se esconde! —dijo {F}.
6 Pusieron las fotos en el suelo y se agacharon alrededor.
6 —En esta estoy yo —dijo {F}—, con los ojos cerrados.
6 —Y en esta, yo —dijo {H}—, con la boca abierta.
6 —En la mía no estoy —dijo Octavo—. ¿Por qué no estoy?
6 —Porque la hiciste tú —dijo {H}—. Eso no cuenta.
6 Hubo un silencio de los que llevan algo dentro. Pero nadie lo abrió.
6 —Será alguien tímido —decidió {F}—. Oye el clic y se quita.
6 {X} fue diciendo «clic» por los rincones, a ver si alguien se tapaba la cara.
6 Repasaron la lista de los patitos, de Primero a Octavo. No faltaba ni una pluma. Repasaron las bufandas. Tampoco.
8 Lo de la timidez lo cambiaba todo. A quien es tímido no se le puede llamar a voces.
8 —Habrá que buscar sin mirar —dijo Primero.
8 —Y sin hacer ruido —dijo Segundo, tan fuerte que se asustó.
8 —¿Y cómo se encuentra a alguien sin mirar? —preguntó Octavo.
8 —Con mucha educación —dijo {H}.
8 {X} ensayó una cara de no estar buscando a nadie. Era para salir corriendo.
10 Pensaron todos en aquel ser tan tímido, que llevaría quizá la vida entera sin salir en ninguna foto. ¡La de cumpleaños que se habría perdido, siempre detrás de algo, mientras los demás decían «patata»!
10 {H} guardó las fotos en el bolsillo, una encima de otra. Al trasluz, por un momento, se juntaron todas las caras y estuvo a punto de ver una cosa. Pero alguien estornudó, y se le fue.`,
          en: `4! “I will do it now,” said {F}. Click! It was nine again!
4 {X} shook the camera, in case one of them was stuck inside.
4! Eighth, the smallest duckling, hit the button with a beak. Nine!
4 That made three photos, and not one had them all.
4 “Somebody is hiding!” said {F}.
6 They put the photos on the floor and got down to look.
6 “I am in this one,” said {F}, “with my eyes shut.”
6 “And I am in this one,” said {H}, “with my mouth open.”
6 “I am not in mine,” said Eighth. “Why am I not in mine?”
6 “You took it,” said {H}. “That does not count.”
6 There was a hush, the kind with something inside. But nobody opened it.
6 “It must be somebody shy,” said {F}. “They hear the click and jump out of the way.”
6 {X} went and said “click” in all the corners, to see who would hide.
6 They went down the list of ducklings, from First to Eighth. There was not a feather missing. They went down the list of scarves. All there.
8 If it was somebody shy, that changed things. You cannot shout for somebody shy.
8 “We must look without looking,” said First.
8 “And without a sound,” said Second, so loudly that it was a shock.
8 “How do you find somebody without looking?” asked Eighth.
8 “Very politely,” said {H}.
8 {X} tried on a face that was not looking for anybody. It would have made you run.
10 They all thought about that shy creature, who had gone through life, perhaps, without being in one single photo. Think of all those birthdays, always behind something, while everybody else said cheese!
10 {H} put the photos away in a pocket, one on top of the other. Against the light, just for a moment, all the faces ran together, and {H} very nearly saw something. Then somebody sneezed and it was gone.`,
          alt: {
            es: '{H} y {F} se agachan a mirar unas fotos con un patito.',
            en: '{H} and {F} bend down with a duckling to look at photos.',
          },
          picture: {
            H: ['crouch', 'thoughtful'],
            F: ['crouch', 'surprised'],
            X: ['hold', 'thoughtful', 'camera'],
            props: ['duck', 'picture'],
          },
        },
        {
          es: `0-2! ¿Está aquí? ¿Está allí?
0-2! {X} hace: ¡clic!
0-2 {F} va de puntillas. ¡Chsss!
0-2 {H} también. ¡Chsss!
2-2! Los patitos también. ¡Flas, flas, chsss!
4! —Nadie se queda sin salir en la foto —dijo {H}—. ¡Vamos a buscar, pero de puntillas!
4 —Cua —dijeron los ocho, muy bajito.
4 {H} repartió las entradas, y le quedó una en la mano.
4! —Esta entrada es para quien falta —dijo {H}. Y la guardó bien guardada.
6 —¿Cómo andan los tímidos? —susurró Octavo.
6 —Como nosotros ahora —susurró {F}.
6 {X} pedía silencio con tanta fuerza que no se oía otra cosa.
8 Andar de puntillas con pies de pato es casi imposible. Ya no hacían «plas», hacían «flas», y estaban orgullosísimos.
8 En cada esquina, {H} asomaba primero la cámara y después la nariz.
10 Quien se hubiera cruzado con aquella fila habría visto a diez que iban de puntillas en busca de uno que iba de puntillas. Y habría pensado, con razón, que ya estaba.`,
          en: `0-2! In here? Out there?
0-2! {X} says: click!
0-2 {F} is on tiptoe. Shh!
0-2 {H} is too. Shh!
2-2! The ducks go on tiptoe. Flip, flap, shh!
4! “We all go in that photo,” said {H}. “Let’s go and look, but on tiptoe!”
4 “Quack,” said all eight, very softly.
4 {H} handed out the tickets, and still had one.
4! “This ticket is for the one we lost,” said {H}.
6 “How do shy people walk?” whispered Eighth.
6 “The way we do now,” whispered {F}.
6 {X} called for silence so loudly that you could hear nothing else.
8 You can hardly go on tiptoe with the feet of a duck. They had stopped going “flap” and now went “flip”, and were very proud of it.
8 At each corner {H} put the camera round it first, and then one eye.
10 If you had met that row, you would have seen ten on tiptoe who were looking for one on tiptoe. And you would have thought, quite rightly, that the job was done.`,
          alt: { es: '{H} y {F} van de puntillas con un patito.', en: '{H} and {F} go on tiptoe with a duckling.' },
          picture: {
            H: ['walk', 'determined', 'camera'],
            F: ['walk', 'thoughtful'],
            X: ['walk', 'excited'],
            props: ['duck', 'footprints'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'one-short/setback/thread',
      titles: {
        es: ['Una galleta con hilo', 'Retrato de una mano', 'La trampa de merendar'],
        en: ['A biscuit on a thread', 'Portrait of a hand', 'The tea-time trap'],
      },
      moments: [
        {
          es: `0-2! Una galleta. ¡Mmm!
0-2 {H} y {F} se esconden. ¡Chsss!
2-2 ¿Quién vendrá a por la galleta?
4! Pararon {at}. {H} puso una galleta en el suelo. La ató a la cámara con un hilo.
4! —Quien coja la galleta tirará del hilo —dijo—. ¡Y se hará una foto!
4 —¡Y le veremos la cara! —dijo {F}.
6 Era un plan muy bueno. También los tímidos meriendan.
6 Se escondieron detrás de una manta, con los picos para dentro.
8 —¿Y si no le gustan? —susurró Octavo.
8 —Están riquísimas —dijo {H}, que las había probado por el bien del plan.
10 Esconderse es facilísimo durante un minuto. En el segundo empieza a picar la nariz. En el tercero, pican las de los demás.`,
          en: `0-2! A biscuit. Yum!
0-2 {H} and {F} hide. Shh!
2-2 Who will come and eat the biscuit?
4! {H} put a biscuit down {at}. It was tied to the camera with a thread.
4! “If you take it, you pull the thread,” said {H}. “And click!”
4 “And then we will see a face!” said {F}.
6 It was a very good plan. Shy people have tea as well.
6 They hid behind a blanket, with all beaks in.
8 “What if they do not like that kind?” whispered Eighth.
8 “They are delicious,” said {H}, who had tried some for the good of the plan.
10 It is very easy to hide for one minute. In the second your nose begins to itch. In the third, everybody else’s does.`,
          alt: {
            es: '{H} ata una galleta a la cámara y {F} sujeta una manta.',
            en: '{H} ties a biscuit to the camera. {F} holds up a blanket.',
          },
          picture: {
            H: ['kneel', 'determined', 'thread'],
            F: ['hold', 'excited', 'blanket'],
            props: ['duck', 'cookie', 'camera'],
          },
        },
        {
          es: `4! Esperaron mucho rato. No vino nadie.
4 A {X} se le durmió un pie, y hubo que despertarlo.
4! —Voy a ver la galleta —dijo {H}, con mucha hambre.
4! Y entonces sonó: ¡clic!
4 —¡Ha picado! —gritó {F}. Salieron corriendo los patitos.
6 La galleta ya no estaba. El hilo colgaba suelto, y por debajo de la cámara iba saliendo una foto.
6 —¿Quién ha sido? —preguntó {F}.
6 —Ni idea —dijo {H} con la boca llena—. Yo estaba al lado y no he visto a nadie.
6 En la foto salía una mano, muy cerca y muy borrosa. Llevaba una galleta a la que le faltaba un bocado.
6 —Come deprisa —dijo {F}, que se fijaba mucho en las cosas.
6 Compararon la mano con las de todos, de una en una. No era ninguna de las dieciséis alas. Tampoco era de {F}, ni por delante ni por detrás.
6 —No es de nadie —dijo {H}, que sujetaba la foto con esa misma mano.
6 {X} puso la suya al lado. Dijo que se parecía un poco, pero que la de la foto tenía menos estilo.
8 —¿Hemos mirado todas? —preguntó {F}.
8 —Todas las que he contado yo —dijo {H}.
8 Octavo abrió el pico para preguntar por qué y lo volvió a cerrar. Tenía tantos porqués que no encontraba el bueno.
8 —No puede andar lejos —dijo {F}, agachándose—. Las migas son de ahora mismo.
8 {H} se sacudió las suyas, para que no se mezclaran las pistas.
8 {X} las barrió con un pincel y las ordenó por tamaños. La mayor se la comió sin querer.
10 —A lo mejor le da vergüenza que busquemos tanto —dijo {H}—. A mí me pasaría. Me quedaría muy quiet{H:o/a}, justo en medio de todos, haciendo como que busco con los demás.
10 —Eso sería listísimo —dijo {F}.
10 Miraron los dos a su alrededor, por si había alguien en medio. Desde en medio, la verdad, no se veía a nadie.`,
          en: `4! They hid for a long time. Nobody came.
4 One of {X}’s feet fell asleep and had to be woken up.
4! “I will just look at the biscuit,” said {H}, who was hungry.
4! And then it went: click!
4 “Got you!” cried {F}. Out ran all the ducklings.
6 There was no biscuit now. The thread hung loose, and out of the bottom of the camera came a photo.
6 “Who was it?” asked {F}.
6 “I have no idea,” said {H}, with a full mouth. “I was right next to it, and I saw nobody.”
6 The photo showed a hand. It was very near and very fuzzy, and it held a biscuit with a bite out of it.
6 “A fast eater,” said {F}, who had an eye for such things.
6 They held the photo next to all the hands they had. It was not one of the sixteen wings. It did not belong to {F}, front or back.
6 “It is nobody’s,” said {H}, who was holding the photo in that very hand.
6 {X} held one up beside it. The hand in the photo was rather like it, but had less style.
8 “Did we do all of them?” asked {F}.
8 “All that I counted,” said {H}.
8 Eighth opened a beak to ask why, and shut it again. There were so many whys in there that the right one could not get out.
8 “They are not far off,” said {F}, bending down. “These crumbs are new.”
8 {H} brushed off some more, so as not to mix up the clues.
8 {X} swept them up with a brush and put them in order. The biggest one got eaten by mistake.
10 “They may not like it that we look so hard,” said {H}. “I would not. I would keep very still, right in the middle, and make believe that I was looking too.”
10 “That would be so clever,” said {F}.
10 They both looked round, in case there was somebody in the middle. From the middle, to tell the truth, you could see nobody there.`,
          alt: {
            es: '{H} tiene una foto y {F} busca migas en el suelo.',
            en: '{H} holds a photo while {F} looks for crumbs.',
          },
          picture: {
            H: ['hold', 'surprised', 'picture'],
            F: ['crouch', 'thoughtful'],
            X: ['kneel', 'thoughtful', 'paintbrush'],
            props: ['duck', 'camera', 'blanket'],
          },
        },
        {
          es: `0-2! ¡Clic! ¿Y la galleta?
0-2 {H} hace: ¡ñam!
0-2 {F} mira la foto.
0-2! {X} ve una mano.
2-2! ¿Una mano? ¿De quién será?
4! Se hacía tarde. Ya casi era la hora de {event}.
4 —Le dejamos una nota —dijo {F}—. Así puede venir cuando no miremos.
4! {H} escribió: «Te guardamos un sitio».
4 Pero la nota se le pegó a la espalda.
6 Y así se fue andando la nota, delante de todos, a cuestas de quien la había escrito.
6 {X} quería añadir que habría más galletas, pero ya no encontró la nota por ninguna parte.
6 —¿La habrá leído ya? —preguntó {H}.
6 —Seguro —dijo {F}.
8 —¿Y si no sabe leer? —preguntó Primero.
8 —Entonces se lo diremos cuando venga —dijo {H}.
10 Octavo iba el último y, como no tenía otra cosa, leyó la nota todo el camino. Le pareció muy bien que {H} tuviera un sitio. Era la primera vez en su vida que no preguntaba por qué, y fue una lástima.`,
          en: `0-2! Click! And the biscuit?
0-2 {H} goes: munch!
0-2 {F} has the photo.
0-2! {X} sees a hand.
2-2! A hand? Whose hand is it?
4! It was late. It was nearly time for {event}.
4 “We can leave a note,” said {F}. “Then they can come when we do not look.”
4! {H} wrote: There is a place for you.
4 But the note got stuck on {H.his} own back.
6 And so it walked off in front of them all, on the back of the one who wrote it.
6 {X} wanted to add a word about biscuits, but the note had gone.
6 “Do you think it has been read?” asked {H}.
6 “I am sure of it,” said {F}.
8 “What if they cannot read?” asked First.
8 “Then we will tell them when they come,” said {H}.
10 Eighth came last, and read that note all the way, having nothing else to read. It seemed quite right that {H} should have a place. For once in a lifetime Eighth did not ask why, and it was a pity.`,
          alt: {
            es: '{H} y {F} se alejan con un patito y una nota.',
            en: '{H} and {F} walk off with a duckling and a note.',
          },
          picture: {
            H: ['walk', 'worried'],
            F: ['walk', 'thoughtful'],
            X: ['walk', 'surprised'],
            props: ['duck', 'letter', 'footprints'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'one-short/climax/chair',
      titles: {
        es: ['Diez sillas', 'Yo espero fuera', 'Nueve y una silla'],
        en: ['Ten chairs', 'I will wait outside', 'Nine and a chair'],
      },
      moments: [
        {
          es: `0-2! ¡Tilín! Hay diez sillas.
0-2 {H} dice: ¡yo, aquí fuera!
2-2 {H} espera en la puerta. ¡Falta alguien!
4! Ya estaba todo listo para {event}. ¡Y {at} había diez sillas en fila!
4! —Al tercer toque cierro la puerta —avisó un señor con campanilla. ¡Tilín!
6 Era el acomodador. Andaba como si el suelo estuviera durmiendo.
4! {H} contó desde fuera. ¡Nueve!
6 —¿No puede esperar un poco? —le pidió {F}—. Nos falta alguien muy tímido.
6 —Puedo tocar despacio —dijo él.
8 Los patitos miraban dentro y miraban fuera, todos a la vez, como en un partido de tenis.
10 Hay pocas cosas tan calladas como una fila de sillas que espera. Parecían diez preguntas muy bien educadas.`,
          en: `0-2! Ting-a-ling! Ten chairs.
0-2 {H} says: I will wait!
2-2 {H} waits at the door. Who is not here?
4! It was all set for {event}. Ten chairs stood in a row {at}!
4! “I ring three times, and then I shut the door,” said a man. Ting-a-ling!
6 He was the usher, and he walked as if the floor were asleep.
4! {H} counted from outside. Nine!
6 “Can you wait a bit?” asked {F}. “We have lost somebody shy.”
6 “I can ring slowly,” he said.
8 The ducklings looked in, and looked out, all at once, as if they were at the tennis.
10 Few things are as quiet as a row of chairs that wait. They looked like ten very polite questions.`,
          alt: {
            es: '{H} y {F} llegan con un patito ante una silla vacía.',
            en: '{H} and {F} reach an empty chair with a duckling.',
          },
          picture: {
            H: ['point', 'worried'],
            F: ['stand', 'worried'],
            props: ['duck', 'chair', 'bell', 'chair'],
            shot: 'wide',
          },
        },
        {
          es: `4! Iba a empezar {event}. Y les salían nueve.
4! —Pasad —dijo {H}—. Yo espero fuera a quien falta.
4 {X} le dejó una bufanda.
4! Se sentaron los patitos. Se sentó {F}. ¡Y quedó una silla vacía!
6 —Te lo vas a perder todo —le había dicho {F} en la puerta.
6 —Peor sería venir de tan lejos y que no hubiera nadie —dijo {H}.
6 {F} llevaba la entrada que sobraba. La puso encima de la silla, para guardar el sitio.
6 Fuera no se veía un alma. {H} miró a un lado y a otro.
6 —¿Hola? —dijo, muy flojito, para no asustar—. No hace falta que salgas. Yo hago como que no miro.
6 No contestó nadie. {H} se sentó en el escalón y se corrió un poco, por si hacía falta sitio.
6 {X} vigilaba la silla y reñía a quien la mirase mucho.
8 Sonó otro toque de campanilla, tan despacio como se podía.
8 {F} no miraba al frente. Miraba la silla. Pensaba en alguien que estaba allí fuera, sin compañía y de pie, perdiéndoselo todo. Le dio una pena enorme.
8 Y entonces notó una cosa muy rara. Sabía cómo se llamaba.
8 —¿Por qué pones esa cara? —preguntó Octavo.
8 —Porque creo que a quien falta lo conozco —dijo {F}.
8 {X} le ofreció un pañuelo, por si la cara era de estornudar.
10 Se acordó de la foto. Allí estaban ocho picos y sus propios ojos cerrados. Faltaba quien había dicho «quietos». Había estado todo el tiempo a un paso, justo al otro lado, donde nadie mira porque de ahí es de donde se mira.`,
          en: `4! It was time for {event}. And they still made nine.
4! “Go in,” said {H}. “I will wait out here for the last one.”
4 {X} lent {H} a scarf.
4! The ducklings sat down. {F} sat down. And one chair had nobody on it!
6 “You will miss it all,” {F} had said at the door.
6 “It would be worse to come all that way and find nobody,” said {H}.
6 {F} had the spare ticket, and put it on that chair to keep the place.
6 There was not a soul outside. {H} looked one way and then the other.
6 “Hello?” said {H}, very softly. “You need not come out. I can look the other way.”
6 Nobody answered. {H} sat down on the step, and moved up a bit, in case somebody needed room.
6 {X} stood guard over the chair and was stern with anyone who looked at it.
8 The bell rang once more, as slowly as a bell can.
8 {F} did not look ahead. {F} looked at the chair, and thought of somebody out there, all alone, who was missing everything. It was the saddest thought.
8 And then came a very odd one. {F} knew the name.
8 “Why do you look like that?” asked Eighth.
8 “I think that I have met the one we lost,” said {F}.
8 {X} held out a hanky, in case it was the face of a sneeze.
10 {F} remembered the photo. There were eight beaks in it, and one pair of shut eyes. It did not have whoever had said “hold still”, who had been one step away all the time. Nobody looks there, because that is where you look from.`,
          alt: {
            es: '{H} espera sentad{H:o/a} en el suelo y {F} mira una silla vacía.',
            en: '{H} sits and waits on the ground and {F} looks at an empty chair.',
          },
          picture: {
            H: ['sit', 'calm'],
            F: ['think', 'surprised'],
            X: ['stand', 'determined'],
            props: ['chair', 'duck', 'ticket'],
            time: 'sunset',
          },
        },
        {
          es: `0-2! {F} dice: ¡nueve!
0-2! {X} se ríe.
0-2 Fuera, {H} dice: ¡uno!
0-2 ¡Es {H}! ¡{H} es quien falta!
2-2! Nueve y uno... ¡Diez!
4! Fuera, {H} contó a quien había. ¡Solo uno!
4 —¿Uno? —dijo {H}—. ¡Si soy yo!
4! —¡Nueve! —gritó {F} desde dentro.
4! —¡Y uno! —gritó {H}. Y se abrió la puerta. ¡Eran diez!
6 Octavo miró a {H} de arriba abajo.
6 —¿Y por qué eres tú? —preguntó.
6 {X} lanzó una bufanda al aire y ya no la vio bajar.
6 El acomodador tenía el brazo en alto para el tercer toque. Lo bajó sin tocar y se guardó la campanilla en el bolsillo.
8 —A mí me salían nueve y una silla —dijo {F}, sin aliento.
8 —A mí me salía uno —dijo {H}—. Y no me lo quería creer.
8 —La silla eras tú.
10 Para encontrarse hay que quedarse un momento a solas. Y, para que no dure mucho, conviene tener a alguien que te eche de menos al otro lado de la puerta.`,
          en: `0-2! {F} says: nine!
0-2! {X} has to laugh.
0-2 Outside, {H} says: one!
0-2 It is {H}! We lost {H}!
2-2! Nine and one. That is ten!
4! Outside, {H} counted, just to pass the time. One!
4 “One?” said {H}. “But that is me!”
4! “Nine!” cried {F} from inside.
4! “And one!” cried {H}. The door flew open. They were ten!
6 Eighth looked {H} up and down.
6 “Why is it you?” asked Eighth.
6 {X} threw a scarf into the air and never saw it come down.
6 The usher had one arm up, all ready for the third ring. He let it sink, and put the bell in his pocket.
8 “I got nine and a chair,” said {F}, out of breath.
8 “I got one,” said {H}, “and did not want to believe it.”
8 “The chair was you.”
10 To find yourself, you have to be alone for a moment. And so that it does not last too long, it is as well to have somebody who misses you on the other side of the door.`,
          alt: { es: '{F} corre a por {H} con un patito.', en: '{F} runs to get {H}, with a duckling.' },
          picture: {
            H: ['stand', 'surprised'],
            F: ['run', 'excited'],
            X: ['cheer', 'happy'],
            props: ['duck', 'chair', 'bell'],
            time: 'sunset',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'one-short/resolution/chair',
      titles: {
        es: ['La décima silla', 'Cada cual empieza por sí', 'Encantados de conocerte'],
        en: ['The tenth chair', 'Start with you', 'How nice to meet you'],
      },
      moments: [
        {
          es: `0-2! ¡A la silla, {H!}!
0-2 ¡Cua, cua! ¡Ya hay diez!
2-2 {F} le da la mano. ¡Qué alegría!
4! La silla vacía era la de {H}. ¡Le venía perfecta!
4 —¡Encantado de conocerte! —dijo Octavo.
4! Y le dieron todos la mano, o el ala.
6 Era como si acabara de llegar de muy lejos. Alguien preguntó si había tenido buen viaje.
6 —Cortito —dijo {H}—. Estaba detrás de la cámara.
8 —Te imaginaba con más sombrero —le confesó Segundo.
8 Tercero quiso saber si también conocía a {H}, que contaba muy bien.
10 Nadie lo decía en broma. Se habían pasado el día queriendo a alguien sin saber quién era, y resultaba que ya lo querían de antes. Da gusto cuando las cosas cuadran así.`,
          en: `0-2! Sit down, {H!}!
0-2 Quack, quack! Now it is ten!
2-2 {F} takes a hand. Hooray!
4! The empty chair was for {H}. It was just the right size!
4 “How nice to meet you!” said Eighth.
4! And they all shook hands, or wings.
6 It was as if {H} had come from far, far away. One of them asked if it had been a good trip.
6 “Short,” said {H}. “I was behind the camera.”
8 “I thought that you would have more of a hat,” said Second.
8 Third wished to know if {H} had ever met {H}, who was so good at counting.
10 None of it was a joke. All day long they had loved somebody without knowing who it was, and it turned out that they had done so for years. It is a pleasure when a sum comes out like that.`,
          alt: {
            es: '{F} le da la mano a {H} junto a una silla.',
            en: '{F} shakes hands with {H} beside a chair.',
          },
          picture: {
            H: ['stand', 'happy'],
            F: ['reach', 'happy'],
            props: ['duck', 'chair', 'heart'],
            time: 'sunset',
            together: ['hold-hands', 'F', 'H'],
          },
        },
        {
          es: `4! —Desde ahora, cada cual empieza por sí —dijo {F}—. Yo, uno.
4! —Yo, uno —dijo {H}.
4 —¡El uno soy yo! —protestó Primero.
4! Contaron todos a la vez. ¡Y a todos les salieron diez!
4 {X} empezó por sí y le salieron once. También estaba bien.
6 Para celebrarlo, {H} abrió la caja de galletas. Había sitio para diez, pero solo quedaban nueve.
6 Los patitos contaron otra vez y miraron debajo de la tapa. ¡Faltaba una galleta! A nadie le extrañó. Aquel día faltaba de todo.
6 —Esa no hay que buscarla —dijo {H}, y se puso la mano en la tripa.
6 {F} partió la suya por la mitad, y volvieron a ser diez.
6 —¿Y el tímido? —preguntó Séptimo—. ¿Ya no lo buscamos?
6 —Me parece que no era tímido —dijo {H}—. Es que estaba mirando.
6 {X} se acercó al señor de la campanilla y le contó la historia entera, con gestos.
8 El acomodador tosió un poco, como las alfombras.
8 —Yo llevo aquí treinta años sentando gente —dijo—. Ahora que lo pienso, no me he sentado nunca.
8 Hubo un silencio. Nueve picos y medio se volvieron hacia él, porque Octavo tenía la boca llena.
8 —Pues traemos otra silla —dijo {F}.
8 {X} se la puso detrás, y el señor se fue doblando muy despacio, como quien entra en agua fría.
10 —¿Qué tal se ve desde ahí? —le preguntó {H}.
10 El acomodador miró al frente. Después miró a un lado y vio una fila de gente que también miraba al frente, codo con codo.
10 —Desde aquí —dijo por fin— se ve que somos muchos. De pie no me había dado cuenta.`,
          en: `4! “From now on you start with yourself,” said {F}. “I am one.”
4! “I am one,” said {H}.
4 “I am One! I am First!” said First.
4! They all counted at once. And they all got to ten!
4 {X} did it too and got eleven. That was fine as well.
6 Then {H} opened the biscuit tin. There was room for ten, but only nine were left.
6 The ducklings counted again, and looked under the lid. There was one biscuit too few! Nobody was amazed. It was that sort of day.
6 “We need not look for that one,” said {H}, with a hand on {H.his} tummy.
6 {F} broke one in half, and they had ten again.
6 “What about the shy one?” asked Seventh. “Do we stop looking?”
6 “Not shy, I think,” said {H}. “Just busy looking.”
6 {X} went up to the man with the bell and told him the whole tale, with gestures.
8 The usher gave a small cough, the way a carpet would.
8 “For thirty years I have shown people to their seats,” he said. “Now that I think of it, I have never sat down.”
8 There was a hush. They all turned to look at him, and Eighth forgot to chew.
8 “Then we will get one more chair,” said {F}.
8 {X} put it behind him, and he bent slowly in the middle, like somebody getting into cold water.
10 “What can you see from there?” {H} asked him.
10 The usher looked ahead. Then he looked to one side, and saw a row of people who were looking ahead too, elbow to elbow.
10 “From here,” he said at last, “you can see that there are a lot of us. I never noticed, standing up.”`,
          alt: {
            es: '{H} y {F} cuentan con un patito y comen galletas.',
            en: '{H} and {F} count with a duckling and eat biscuits.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['hold', 'happy', 'cookie'],
            X: ['cheer', 'happy'],
            props: ['duck', 'chair', 'cookie', 'bell'],
          },
        },
        {
          es: `0-2! ¡Faltaba {H}! ¡Ya hay diez!
0-2 {F} ata un hilo. ¡Clic!
0-2! {X} sale al lado.
2-2! Hay otra silla. ¿Es para ti?
4! {H}, que era quien faltaba, se sentó. ¡Y empezó {event}!
4 En el mejor sitio estaba {thing}.
4 Al final, se hicieron otra foto.
4! Ataron un hilo a la cámara y tiraron todos. ¡Clic! ¡Salieron los diez!
6 {X} salió al lado, con un pie dentro y otro fuera, por no complicar la cuenta.
6 —¿Estoy? —preguntó {H}, antes de mirar.
6 —Estás —dijo {F}—. Con los ojos cerrados.
8 Nadie había salido guapo. Octavo tenía la boca abierta, porque estaba preguntando algo. Era la mejor foto que se había hecho nunca.
10 {H} la puso en la pared, encima de la cama. De noche no se veía, pero daba igual. Ya se sabía de memoria dónde estaba cada cual, y la primera cara que le venía a la cabeza era la de en medio.
4-4! —¡Conmigo somos diez! —dijo {H}—. Y hay otra silla, por si acaso.
6! —Y una silla vacía —dijo {H}—. Para quien no se haya contado.`,
          en: `0-2! It was {H}! Now it is ten!
0-2 {F} ties a thread. Click!
0-2! {X} is in it too.
2-2! There is one more chair. Is it for you?
4! {H}, who was the missing one, sat down. It was time for {event}!
4 In the best place of all stood {thing}.
4 At the end they took one more photo.
4! They tied a thread to the camera and all pulled. Click! There were ten!
6 {X} was at the edge, with one foot in and one out, for the sake of the sum.
6 “Am I in it?” asked {H}, before looking.
6 “You are,” said {F}. “With your eyes shut.”
8 Nobody looked nice in it. Eighth had an open beak, and was asking something. It was the best photo ever taken.
10 {H} hung it on the wall above the bed. You could not see it at night, but that did not matter. {H} knew by heart where each one stood, and the first to come to mind was the one in the middle.
4-4! “We are ten with me!” said {H}. “And one more chair, just in case.”
6! “And an empty chair,” said {H}. “For anybody who did not count themselves.”`,
          alt: {
            es: '{H} y {F} posan con un patito y una silla vacía.',
            en: '{H} and {F} pose with a duckling and an empty chair.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['hold', 'happy', 'thread'],
            X: ['wave', 'happy'],
            showsThing: true,
            props: ['duck', 'chair', 'camera'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
