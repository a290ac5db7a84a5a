import type { Plot } from '../plot.ts'

/** The same hiccups: the biggest is a hello that nobody has dared to say for twenty years, and the hero's own is a thank-you. */
export const hiccupsRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'hiccups/setup/choir',
      titles: {
        es: ['La, la, hip', 'La oficina del hipo', 'Corto, largo y doble'],
        en: ['La, la, hip', 'The hiccup office', 'Short, long and double'],
      },
      moments: [
        {
          es: `0-2! ¡La, la, la… hip!
0-2 {H} hace hip. {F} hace hip.
2-2 ¡Así no se puede cantar! ¡Hip, hip!
4! {H} y {F} ensayaban para {event}.
4! ¡La, la, hip! Todo el coro tenía hipo.
4 Bebieron. Se asustaron unos a otros. Nada.
6 —Otra vez desde el hip —dijo el director, y se puso colorado.
6 {stake} Y un coro con hipo no anima a nadie.
8 Un tenor recomendó mirar fijamente a una gallina. La gallina hizo «hip».
10 Lo más raro era que se pegaba sin tocarse. Bastaba con mirar a alguien y callarse algo. Entonces subía una burbuja, llegaba a la garganta y se quedaba allí, con los codos apoyados.`,
          en: `0-2! La, la, la... hip!
0-2 {H} goes hip. {F} goes hip.
2-2 You cannot sing like that! Hip, hip!
4! {H} and {F} had to sing for {event}.
4! La, la, hip! The whole choir had hiccups.
4 They had a drink. They scared each other. It was no good.
6 “Once more from the hip,” said the man in charge, and went red.
6 {stake} And a choir with hiccups does not cheer anybody up.
8 One of the low voices told them to stare at a hen. The hen went “hip”.
10 The oddest thing was that you could catch it without touching. It was enough to look at somebody and keep something back. Up came a bubble, as far as the throat, and there it stayed, with its elbows on the sill.`,
          alt: {
            es: '{H} y {F} cantan en un coro con hipo.',
            en: '{H} and {F} sing in a choir with hiccups.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['stand', 'surprised', 'book'],
            props: ['music-note', 'speech', 'chair'],
            showsThing: true,
            shot: 'wide',
          },
        },
        {
          es: `4! Una señora le devolvió un paraguas a su vecino, y dijo «gracias».
4! ¡Y se le quitó el hipo!
4 —Lo tenía desde abril —dijo ella.
4 —¡Son palabras atascadas! —dijo {F}—. ¡Hip!
4 {X} apuntó en la mano a quién debía un gracias. No le cupo.
6 {H} y {F} pusieron una mesa y un cartel: «Se quita el hipo».
6 La cola daba la vuelta. {H} escuchaba cada hip con un embudo.
6 —El suyo es corto —decía—. Es un «gracias». ¿Quién le ha hecho un favor?
6 —¿Y el mío? —preguntaba otro—. ¡Hiiiip!
6 —Ese es largo. Es un «perdón». Los «perdones» siempre llegan arrastrando los pies.
6 Y el paciente salía corriendo a buscar a la persona. {H} apuntó la receta: mirarla, decirlo todo y esperar.
6 {X} tenía uno doble, y no sabía por cuál empezar.
6 —¿Y el tuyo, {H!}? —preguntó {F}—. Por cierto, ¿te gustó la cometa que te regalé?
6 —¡HIP! —hizo {H}. El embudo salió volando.
8 —Parecía corto —dijo {F}, con la ceja levantada.
8 —Es de correr —dijo {H}—. Es otra clase.
8 El del paraguas volvió a contar que ya podía comer sopa. La señora, que llevaba desde abril sin pasar por su puerta, iba ahora del brazo con él.
8 —¿Y si no me acuerdo de a quién era? —preguntó una anciana.
8 —Vaya saludando —dijo {F}—. Cuando llegue, la palabra empuja sola.
8 {X} hizo de paciente otra vez, solo por el embudo.
10 Aprendieron mucho aquella mañana. Que las palabras pequeñas se atascan más, porque uno cree que ya las dirá luego. Que no sirve decirlas al felpudo. Y que lo difícil no es mirar, ni decir. Lo difícil es esperar después, con las manos quietas, a ver qué pasa.
10 {H} lo escribió todo con muy buena letra. Después dobló la receta y se la guardó en el bolsillo más hondo.`,
          en: `4! A lady gave a man back his umbrella, and said “thank you”.
4! And her hiccups stopped!
4 “I have had it since April,” she said.
4 “They are words that got stuck!” said {F}. “Hip!”
4 {X} made a list on one hand, and ran out of hand.
6 {H} and {F} set up a table and a sign: “Hiccups cured here”.
6 The queue went right round. {H} listened to each hip through a funnel.
6 “Yours is a short one,” said {H}. “It is a thank-you. Who has been kind to you?”
6 “What about mine?” asked the next. “Hiiiip!”
6 “That is a long one. It is a sorry. A sorry always drags its feet.”
6 And off ran the patient to find the right person. {H} wrote down the cure. Look at them, say all of it, and wait.
6 {X} had a double one, and did not know which end to start.
6 “And yours, {H!}?” asked {F}. “By the way, did you like that kite I gave you?”
6 “HIP!” went {H}. The funnel flew off.
8 “It sounded short,” said {F}, with one eyebrow up.
8 “It is from running,” said {H}. “It is a kind of its own.”
8 The man with the umbrella came by to say that he could eat soup. The lady had not gone past his door since April. Now she was on his arm.
8 “What if I forget who it was for?” asked an old lady.
8 “Say hello to them all,” said {F}. “When you get there, the word will push.”
8 {X} came round as a patient again, just for the funnel.
10 They learned a lot that day. The small words stick the most, because you think that you can say them later. It is no use to say them to the doormat. And to look and to speak is not the hard part. The hard part is to wait, with your hands still, to see what happens.
10 {H} wrote it all down very neatly, folded the paper, and put it away at the bottom of a very deep pocket.`,
          alt: {
            es: '{H} escucha sentad{H:o/a} y {F} toma nota, junto a una trompeta.',
            en: '{H} sits and listens, and {F} takes notes, by a trumpet.',
          },
          picture: {
            H: ['sit', 'thoughtful'],
            F: ['sit', 'happy', 'pencil'],
            X: ['stand', 'surprised'],
            props: ['table', 'umbrella', 'trumpet', 'speech'],
          },
        },
        {
          es: `0-2! ¡HIIIP! ¡Qué hipo tan gordo!
0-2 {H} salta. {F} salta. ¡Hop!
0-2! {X} salta.
2-2 ¿Quién ha hecho hip? ¡Vamos a verlo!
4! De pronto sonó el hipo más grande del mundo. ¡HIIIP!
4 La mesa dio un salto.
4! —¡Ese no cabe en la cola! —dijo {F}—. ¡Vamos a su casa!
4! {H} escondió una cometa en la mochila. {F} no la vio. ¡Hip!
6 Era la cometa que le había regalado {F}. Aquel día, {H} solo había dicho «ah».
6 Y ahora la volaba todas las tardes, a escondidas.
6 {X} cogió el embudo grande, por si acaso.
8 Pero de aquel «ah» hacía ya tres meses. Hay cosas que, cuanto más se retrasan, más raras suenan. Así que se esperan otro poco.
10 Si la palabra hubiera salido el primer día, habría sido una palabra pequeñita. Ahora, con la cola, los lazos y tres meses de viento, ya no pasaba por la puerta.`,
          en: `0-2! HIIIP! What a big, big one!
0-2 {H} jumps. {F} jumps. Hop!
0-2! {X} jumps.
2-2 Who was that? Let’s go and see!
4! And then came the biggest hiccup in the world. HIIIP!
4 The table gave a jump.
4! “That one is too big for a queue!” said {F}. “Let’s go to its house!”
4! {H} hid a kite in a bag. {F} did not see. Hip!
6 It was the kite from {F}. On the day, all {H} had said was “oh”.
6 And now it flew every afternoon, in secret, and it flew so well.
6 {X} took the big funnel, in case they should need it.
8 But that “oh” was three months ago. With some things, the later it gets, the odder they sound. So you wait for them to go away.
10 If the word had come out on the first day, it would have been quite a small one. Now, what with the tail, and the ribbons, and three months of wind, it would no longer go through the door.`,
          alt: {
            es: '{H} se lleva la mochila y {F} señala a lo lejos.',
            en: '{H} takes the backpack and {F} points into the distance.',
          },
          picture: {
            H: ['hold', 'worried', 'backpack'],
            F: ['point', 'excited'],
            X: ['walk', 'surprised'],
            props: ['table', 'speech', 'umbrella'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'hiccups/setback/tail',
      titles: {
        es: ['No es nada, es una bufanda', 'La cola de la cometa'],
        en: ['It is only a scarf', 'The tail of the kite'],
      },
      moments: [
        {
          es: `0-2! ¡Hip! Sale una colita.
0-2 {F} dice: ¿qué es? ¡Hip!
2-2 Sale un lazo. ¡Y otro lazo! ¡Hip!
4! {H} iba delante con la mochila. ¡Hip! Asomó un lazo rojo.
4! —¿Qué es eso? —preguntó {F}.
4! —Una bufanda —dijo {H}. ¡Hip! Asomó otro.
4 —¿Y eso?
4 —Otra bufanda.
6 —¿Cuántas bufandas llevas? —preguntó {F}.
6 —Es que soy de cuello frío —dijo {H}. ¡Hip! Y esta vez asomaron tres lazos y una punta de papel azul.
6 —¿Y lo azul?
6 —Un bocadillo.
8 A cada hip, la mochila echaba un palmo de cola, como una boca que se va de la lengua. {H} la metía por un lado y salía por el otro.
10 {F} no preguntó más. Conocía muy bien aquellos lazos. Había tardado una tarde entera en atarlos, uno por uno, sacando la lengua. Se fue quedando atrás sin darse cuenta.`,
          en: `0-2! Hip! Out comes a tail.
0-2 {F} says: what is it? Hip!
2-2 Out comes a bow. And one more! Hip!
4! {H} went first with the bag. Hip! A red bow came out.
4! “What is that?” asked {F}.
4! “It is a scarf,” said {H}. Hip! Out came one more.
4 “And that?”
4 “It is one more scarf.”
6 “How many scarves have you got?” asked {F}.
6 “I have a cold neck,” said {H}. Hip! This time it was three bows and a bit of blue paper.
6 “And the blue bit?”
6 “That is a sandwich.”
8 At each hip the bag put out a foot of tail, like a mouth that cannot keep a secret. {H} pushed it in on one side, and it came out on the other.
10 {F} asked no more. {F} knew those bows very well. It had taken a whole afternoon to tie them, one by one, tongue out. Step by step there came to be a gap between the two of them.`,
          alt: {
            es: '{F} señala con sorpresa la mochila de {H}.',
            en: '{F} is surprised, and points at the backpack of {H}.',
          },
          picture: {
            H: ['walk', 'worried', 'backpack'],
            F: ['point', 'surprised'],
            props: ['bow', 'speech'],
            shot: 'wide',
          },
        },
        {
          es: `4! {F} vio un lazo de la cometa y se puso triste. ¡Hip!
4! «No le gusta y la va a devolver», pensaba.
4 Iba detrás, mirando al suelo.
4 {X} contaba los hips de cada uno, y ganaba {H}.
4! —¿Te pasa algo? —preguntó {H}.
4! —Nada —dijo {F}. ¡HIP!
6 Era un «nada» de los que pesan.
6 Por el camino preguntaron a la gente de quién era aquel hipo tan grande.
6 —De don Bruno —dijo un pastor—. No saluda nunca. Ni a las ovejas.
6 —Un antipático —dijo una señora—. Yo tampoco le saludo. ¡Hip!
6 —Dicen que se come los balones —dijo un niño—. ¡Hip!
6 {H} lo apuntaba todo. {F} ni siquiera sacó el lápiz.
6 —¿A ti te parece malo? —preguntó {H}.
6 —No sé —dijo {F}—. Hay gente que parece una cosa y luego es otra.
6 {X} quiso animar y propuso cantar una. Salió entera de hipo.
8 —Tú, cuando algo no te gusta, ¿lo dices? —preguntó {F} de repente.
8 —Claro —dijo {H}.
8 —¿Y cuando te gusta?
8 {H} se paró. No lo había pensado nunca. ¡Hip!
8 {X} se paró también, y con tanta parada se les hizo la hora de merendar.
8 Partieron un bocadillo en dos. No era azul. {F} se comió su mitad muy despacio, mirando hacia el otro lado.
8 —Está rico —dijo {H}, por decir algo.
8 —Gracias —dijo {F}. A {F} sí le salían. ¡Hip!
10 Hay silencios de dos clases. En unos no hay nada que decir, y se está muy a gusto, como en una barca. En otros hay tanto que decir que no cabe nadie más. En aquel iban l{HF:os/as} dos muy apretad{HF:os/as}.
10 «Se lo digo en la próxima curva», pensaba {H}. El camino tenía once curvas. Las contó todas. Después de la última había una recta, y en la recta se veía demasiado bien la cara de {F}.`,
          en: `4! {F} saw a bow from the kite, and was sad. Hip!
4! “That kite is going back,” thought {F}. “It was the wrong one.”
4 {F} said no more and walked behind.
4 {X} kept count of the hips, and {H} was winning.
4! “Is anything the matter?” asked {H}.
4! “Nothing,” said {F}. HIP!
6 It was a heavy kind of nothing.
6 On the way they asked people who had the great big hiccups.
6 “That is Mr Oak,” said a shepherd. “He never says hello. Not even to the sheep.”
6 “A rude man,” said a lady. “I do not say it to him either. Hip!”
6 “He eats footballs,” said a boy. “I heard. Hip!”
6 {H} wrote it all down. {F} did not even take out a pencil.
6 “Do you think he is mean?” asked {H}.
6 “I do not know,” said {F}. “People look like one thing, and then they are another.”
6 {X} wished to cheer them up with a song. It was hip from end to end.
8 “When you do not like a thing, do you say so?” asked {F} out of the blue.
8 “Of course,” said {H}.
8 “And when you do?”
8 {H} stopped. That was a new thought. Hip!
8 {X} stopped as well, and what with all that stopping it was time for tea.
8 They had one sandwich, half each. It was not blue. {F} ate one half very slowly, and looked the other way.
8 “It is a good one,” said {H}, to say something.
8 “Thank you,” said {F}, who found that sort of word quite easy. Hip!
10 There are two kinds of silence. In one there is nothing to be said, and it is cosy, like a boat. In the other there is so much to be said that nobody else can get in. In that one they were both sitting very tight.
10 “I will say it at the next bend,” thought {H}. The road had eleven bends. {H} counted them all.`,
          alt: {
            es: '{F} camina triste y {H} lleva la mochila.',
            en: '{F} walks sadly while {H} has the bag.',
          },
          picture: {
            H: ['walk', 'worried', 'backpack'],
            F: ['walk', 'sad'],
            X: ['walk', 'thoughtful'],
            props: ['sandwich', 'speech'],
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡Toc, toc! ¿Quién vive aquí?
0-2 {H} llama. {F} llama.
0-2! {X} llama.
2-2 ¡HIIIP! ¡Tiembla la puerta! ¡Qué grande!
4! Por fin vieron una puerta altísima. ¡HIIIP! La puerta tembló.
4! —Es aquí —dijo {H}—. ¿Llamas tú?
4! —Llama tú —dijo {F}. ¡Hip!
4 Al final llamaron l{HF:os/as} dos a la vez. ¡Ding, dong, hip!
4 Y esperaron, sin mirarse.
6 El timbre estaba nuevo. No lo había tocado nadie en veinte años.
6 —¿Y si es verdad que es malo? —susurró {H}.
6 —Pues le quitamos el hipo y nos vamos —dijo {F}.
6 {X} se puso detrás, para empujar.
8 Junto al felpudo había tres balones, limpios y bien hinchados, con un papelito: «Se ha colado. Vuelve cuando quieras».
8 —Pues no se los come —dijo {F}.
8 —No —dijo {H}—. Los hincha.
10 En el papelito quedaba sitio para una palabra más. Alguien la había empezado y la había borrado, y la había vuelto a empezar. Solo se leía la hache, que es una letra que no se oye.`,
          en: `0-2! Knock, knock! Who lives here?
0-2 {H} knocks. {F} knocks.
0-2! {X} knocks.
2-2 HIIIP! The door shakes! It is so big!
4! At last they saw a very tall door. HIIIP! The door shook.
4! “It is here,” said {H}. “Will you knock?”
4! “You knock,” said {F}. Hip!
4 In the end they both rang the bell. Ding, dong, hip!
4 And they waited, each looking the other way.
6 The doorbell was as good as new. Nobody had rung it in twenty years.
6 “What if he really is mean?” whispered {H}.
6 “Then we cure him and go,” said {F}.
6 {X} stood behind, to give a push.
8 By the mat there were three footballs, clean and full of air, with a note: “It came over. Come again any time”.
8 “So he does not eat them,” said {F}.
10 On the note there was room for one word more. Somebody had begun it, rubbed it out, and begun it again. All that you could read was the H.`,
          alt: { es: '{H} y {F} llaman a una puerta.', en: '{H} and {F} knock at a door.' },
          picture: {
            H: ['reach', 'worried'],
            F: ['reach', 'worried'],
            X: ['stand', 'worried'],
            props: ['door', 'ball', 'letter', 'backpack'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'hiccups/climax/hello',
      titles: {
        es: ['Una palabra de cuatro letras', 'Yo te enseño', 'Ho… hip'],
        en: ['A very short word', 'I can show you', 'Hel... hip'],
      },
      moments: [
        {
          es: `0-2! ¡HIP! ¡Qué señor tan grande!
0-2 {H} dice: ¡hola! {F}: ¡hola!
2-2 El señor dice: ¡ho… HIP! ¡Ho… HIP!
4! Se abrió una puerta. Salió un señor como un armario. ¡HIIIP!
4! Era don Bruno. No saludaba nunca a nadie.
4 Se tapó la boca con las dos manos.
6 Con el hipo cayeron dos tejas, un cuadro y la tapa del buzón.
6 —Venimos por lo del hipo —dijo {H}. ¡Hip!
6 Don Bruno miró a un lado y al otro, como si se lo dijeran a otra persona.
8 Tenía las cejas muy juntas. De lejos parecía enfado. De cerca, y con un embudo, se veía que era susto.
10 Veinte años llevaba viviendo allí. La gente decía de él muchas cosas. A él, en cambio, nadie le había dicho ninguna.`,
          en: `0-2! HIP! What a big, big man!
0-2 {H} says: hello! {F}: hello!
2-2 The man says: hel... HIP! Hel... HIP!
4! A door opened. Out came a man like a wardrobe. HIIIP!
4! It was Mr Oak. He never said hello to anybody.
4 He put both hands over his mouth.
6 Two tiles came off, and a picture, and the lid of the letter box.
6 “We have come about the hiccups,” said {H}. Hip!
6 Mr Oak looked left and right, as if they were talking to somebody else.
8 His eyebrows were very close together. From far off it looked cross. From close up, with a funnel, you could see that it was fright.
10 He had lived there for twenty years. People said a great many things about him. Nobody had ever said one to him.`,
          alt: {
            es: '{H} saluda con la mochila ante una puerta y {F} mira.',
            en: '{H} waves before a door, backpack in hand, and {F} looks.',
          },
          picture: {
            H: ['wave', 'surprised', 'backpack'],
            F: ['stand', 'surprised'],
            props: ['door', 'letter', 'speech'],
            shot: 'wide',
          },
        },
        {
          es: `4! El hipo más grande era de don Bruno, que no saludaba nunca.
4 —¿Qué palabra se le ha atascado? —preguntó {F}.
4! —Ho… —dijo don Bruno—. Ho… ¡HIP!
4! —¡Es un «hola»! —dijo {H}.
4 {X} se subió a una silla y le dio golpecitos.
6 Don Bruno dijo que sí con la cabeza.
6 —El primer día me dio vergüenza —contó—. Y pensé: mañana. Y al día siguiente ya era raro. Ho… ¡HIP!
6 —¿Y al otro? —preguntó {F}.
6 —Al otro era rarísimo. Y así, siete mil días.
6 {H} sacó un papel del bolsillo y leyó la receta. Primero se mira a la persona. Luego se dice la palabra entera. Luego se espera.
6 —Eso es muy difícil —dijo don Bruno.
6 —¡Qué va! —dijo {H}. ¡HIP! La mochila dio un salto.
6 {F} miró la mochila. {F} miró al suelo.
8 —Y nadie le saludó a usted primero —dijo {F}.
8 —También les daría vergüenza —dijo don Bruno—. Tímidos somos todos. Yo solo ocupo más.
8 Miró a {H} desde muy arriba.
8 —¿Tú lo has hecho? —preguntó.
8 {H} abrió la boca para decir que sí. Y se dio cuenta de que no. Había curado a cuarenta y siete personas, con embudo y todo.
8 —No —dijo {H}—. Yo tengo una desde hace tres meses.
8 {X} se sentó en un balón, muy despacio, para no perderse nada.
10 Fuera, el camino entero hacía hip, cada casa por su lado. {H} pensó que a lo mejor los valientes no son los que no tienen nada atascado. A lo mejor son los que, delante de un señor como un armario, van los primeros.
10 —Si a usted le sirve —dijo—, yo puedo hacerlo aquí mismo. Así ve que no duele. O ve que duele y que se pasa.
4! Entonces {H} sacó la cometa de la mochila.`,
          en: `4! The biggest hiccups were Mr Oak’s, who never said hello.
4 “What is the word that got stuck?” asked {F}.
4! “Hel...” said Mr Oak. “Hel... HIP!”
4! “It is a hello!” said {H}.
4 {X} stood on a chair to pat him on the back.
6 Mr Oak nodded.
6 “On the first day I was shy,” he told them. “I thought: tomorrow. And the next day it was odd. Hel... HIP!”
6 “And the day after that?” asked {F}.
6 “It was odder still. And so on, for seven thousand days.”
6 {H} took a paper out of one pocket and read out the cure. First you look at the person. Then you say the whole word. Then you wait.
6 “That is so hard,” said Mr Oak.
6 “It is easy!” said {H}. HIP! The bag gave a jump.
6 {F} looked at the bag, and then at the ground.
8 “And nobody said it to you first,” said {F}.
8 “They must have been shy too,” said Mr Oak. “We all are. There is just more of me.”
8 He looked down at {H} from very high up.
8 “Have you done it?” he asked.
8 {H} was about to say yes. Then it turned out to be no. There had been forty-seven patients, with a funnel and all.
8 “No,” said {H}. “I have had one for three months.”
8 {X} sat down on a football, very slowly, so as not to miss a word.
10 Outside, the whole road was hipping, each house on its own. The brave ones, thought {H}, may not be those who have nothing stuck. They may be the ones who, in front of a man like a wardrobe, go first.
10 “If it is any help to you,” said {H}, “I can do it right here. Then you will see that it does not hurt. Or that it does, and then it stops.”
4! Then {H} took the kite out of the bag.`,
          alt: {
            es: '{H} saca una cometa de la mochila y {F} se sorprende.',
            en: '{H} takes a kite out of a bag and {F} is surprised.',
          },
          picture: {
            H: ['hold', 'determined', 'kite'],
            F: ['stand', 'surprised'],
            X: ['sit', 'surprised'],
            props: ['backpack', 'ball', 'speech'],
            together: ['face-to-face', 'H', 'F'],
          },
        },
        {
          es: `0-2! {H} dice: ¡gracias, {F!}!
0-2 ¡Gracias por la cometa!
0-2! {X} sonríe.
2-2 ¡Y ya no hay hip! ¿Y el señor? Ho… ho…
4 {H} miró a {F}.
4! —¡Gracias por la cometa! —dijo {H}—. ¡La vuelo todos los días!
4! ¡Y se le quitó el hipo!
4 {F} abrió mucho los ojos.
6 —¡Yo creía que no te gustaba! —dijo {F}.
6 —¡Me encanta! —dijo {H}—. Duerme debajo de mi cama.
6 —Pues yo también tengo una atascada —dijo {F}—. ¿Me la dejas un rato? Es que te la regalé porque me gustaba a mí.
6 Y se acabó el otro hipo. Les dio tanta risa que se sentaron en el felpudo.
8 {X} aplaudió, y se le pasó el suyo. Resultó que era un «bravo».
8 —No ha dolido —dijo don Bruno, admirado.
8 —Un poco, al principio —dijo {H}—. Como quitarse una tirita.
10 Don Bruno se estiró la chaqueta y se peinó con los dedos. Era una palabra de cuatro letras, y una de ellas ni siquiera suena.
4 Don Bruno abrió la ventana y cogió aire: «Ho… Ho…».`,
          en: `0-2! {H} says: thank you, {F!}!
0-2 Thank you for the kite!
0-2! {X} smiles.
2-2 And there is no hip! And the man? Hel... hel...
4 {H} looked at {F}.
4! “Thank you for the kite!” said {H}. “I fly it every day!”
4! And the hiccups stopped!
4 {F} stood and stared.
6 “I thought that you did not like it!” said {F}.
6 “I love it!” said {H}. “It sleeps under my bed.”
6 “I have one stuck too,” said {F}. “Can I have a go? I gave it to you because I liked it.”
6 And the other hiccups went the same way. They laughed so much that they had to sit on the mat.
8 {X} clapped, and was cured as well. It had been a “bravo”.
8 “It did not hurt,” said Mr Oak, amazed.
8 “A bit, at first,” said {H}. “Like a plaster coming off.”
10 Mr Oak pulled down his jacket and ran his fingers through his hair. It was such a short word. You can say it while you open a door. People do it all the time.
4 Mr Oak opened the window: “Hel... Hel...”`,
          alt: {
            es: '{H} da las gracias a {F} por la cometa.',
            en: '{H} thanks {F} for the kite.',
          },
          picture: {
            H: ['hold', 'happy', 'kite'],
            F: ['cheer', 'surprised'],
            X: ['sit', 'happy'],
            props: ['heart', 'backpack', 'ball'],
            shot: 'close',
            together: ['face-to-face', 'H', 'F'],
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'hiccups/resolution/hello',
      titles: {
        es: ['¡HOLA!', 'Siete mil holas', 'La voz que faltaba'],
        en: ['HELLO!', 'Seven thousand hellos', 'The missing voice'],
      },
      moments: [
        {
          es: `0-2! ¡HOLA!, dice el señor.
0-2 {H} dice: ¡hola! {F}: ¡hola!
2-2 ¡Y ya no hace hip! ¡Hola, hola, hola!
4! —¡HOOOLA! —dijo don Bruno. ¡Volaron los sombreros!
4! Hubo un silencio, y luego contestaron todos: «¡Hola, don Bruno!».
4 ¡Ya no quedaba ni un hip!
6 Y es que la gente también llevaba un «hola» atascado. Era para él.
6 —¡Qué buena voz tiene usted! —gritó una señora.
6 Un niño dio tres botes a su balón, de pura alegría.
8 El saludo llegó hasta unas ovejas, que levantaron la cabeza todas juntas. Una de ellas dijo algo. Pudo ser casualidad.
10 Don Bruno se quedó en la ventana, esperando, con las manos quietas. Eso era lo tercero que ponía la receta. Y es lo mejor de las tres cosas: si uno espera, la palabra vuelve, y trae a otra de la mano.`,
          en: `0-2! HELLO!, says the man.
0-2 {H} says: hello! {F}: hello!
2-2 And he does not go hip! Hello, hello!
4! “HELLOOO!” said Mr Oak. It blew their hats off!
4! There was a silence, and then they all called, “Hello, Mr Oak!”
4 There was not one hip left!
6 You see, they all had a hello stuck too, and it was for him.
6 “What a fine voice you have!” called a lady.
6 A boy gave his ball three bounces, for sheer joy.
8 His hello got as far as some sheep, who all put their heads up at once. One of them said something. It may have been chance.
10 He stayed at the window and waited, with his hands still. That was the third part of the cure. It is the best of the three, for if you wait, the word comes back and brings a friend.`,
          alt: {
            es: '{H} y {F} oyen un saludo que hace volar sombreros.',
            en: '{H} and {F} hear a hello that blows hats off.',
          },
          picture: {
            H: ['cheer', 'surprised'],
            F: ['cheer', 'happy'],
            props: ['hat', 'speech', 'hat', 'kite'],
            weather: 'wind',
            shot: 'wide',
          },
        },
        {
          es: `4! Todos fueron a saludar a don Bruno. Le debían veinte años.
4 —Hola del lunes. Hola del martes. Hola del miércoles.
4 {X} saludó dos veces, por si la primera no había valido.
4! —¿Sabe usted cantar? —le preguntó {F}.
4! Don Bruno abrió la boca. ¡Era la voz que le faltaba al coro!
6 Era tan grave que no se oía con las orejas, sino con las rodillas.
6 —Ahora ya no parece un coro de grillos —dijo {H}.
6 —¿Y qué ha cantado usted todo este tiempo? —preguntó el director.
6 —Solo hips —dijo don Bruno—. Pero en casa los hacía a dos voces.
6 Así que hubo canción, de la primera nota a la última.
6 Nadie hizo hip. Un niño hizo «muu», pero era de la letra.
6 {X} pasaba las páginas y, de vez en cuando, dos a la vez.
6 Después fueron todos a volar la cometa. {H} corría y {F} llevaba el hilo. Luego cambiaban.
8 —La cola pesa un poco —dijo {H}.
8 —Es que lleva tres meses de viento —dijo {F}.
8 Don Bruno la lanzó con una sola mano. Subió tanto que se acabó el hilo, y tres personas dieron la lana de sus calcetines.
8 —Hola —le decía don Bruno, cada vez que pasaba por encima.
8 {X} dio sus calcetines el primer minuto, con mucha generosidad y bastante frío.
10 La anciana que no se acordaba de a quién era lo suyo había ido saludando a todo el pueblo, persona por persona. Al llegar a don Bruno, la palabra empujó.
10 —Fue usted —dijo—. Una noche de nieve, alguien me barrió la puerta.
10 Don Bruno se puso colorado. Había barrido muchas. Por eso lo hacía de noche: para no tener que saludar.`,
          en: `4! They all came to greet Mr Oak. They owed him twenty years.
4 “Hello for Monday. Hello for Tuesday. Hello for Wednesday.”
4 {X} did it twice, in case the first one did not count.
4! “Can you sing?” asked {F}.
4! Mr Oak began. It was the very voice that the choir had missed!
6 It was so low that you heard it in your knees.
6 “What have you been singing all this time?” asked the man in charge.
6 “Only hips,” said Mr Oak. “But at home I did both parts.”
6 So there was a song after all, from the first note to the last.
6 Nobody went hip. One boy went moo, but that was in the words.
6 {X} turned the pages and, now and then, two at once.
6 Then they all went to fly the kite. {H} ran, and {F} held the string. Then they changed round.
8 “The tail is a bit heavy,” said {H}.
8 “It has three months of wind in it,” said {F}.
8 Mr Oak threw it up with one hand. It went so high that they ran out of string, and three people gave the wool from their socks.
8 {X} gave both socks at once, with a big heart and cold feet.
10 The old lady who had forgotten who hers was for had been saying hello to the whole village, one by one. When she came to Mr Oak, the word pushed.
10 “It was you,” she said. “One night, in the snow, somebody swept my path.”
10 Mr Oak went red. He had swept a great many. He did it at night, so that he would not have to say hello.`,
          alt: {
            es: '{H} y {F} vuelan la cometa cerca de {thing}.',
            en: '{H} and {F} fly the kite close to the choir.',
          },
          picture: {
            H: ['run', 'happy'],
            F: ['reach', 'happy', 'kite'],
            X: ['hold', 'happy', 'book'],
            props: ['kite', 'music-note'],
            showsThing: true,
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡La, la, la! ¡Ya no hay hip!
0-2 {H} canta. {F} canta.
0-2! {X} canta.
2-2! ¡Hola, cometa! ¡Hola, luna! ¡Hola, tú!
4! En {event} cantaron todos. Delante estaba {thing}.
4 Luego cada cual se fue a su casa, despidiéndose mucho.
6 Hubo que enseñar a don Bruno a decir adiós. No le salía. Acababa de aprender lo contrario.
6 —Hola, hasta mañana —decía—. Hola, que descanse usted.
6 {X} se despidió de quien no había venido, para ir adelantando.
8 —¿Y ahora quién se queda la cometa? —preguntó {F}.
8 —Los días que tienen erre, tú —dijo {H}—. Los otros, yo.
8 {F} se puso a contar con los dedos. Ganaba por poco. O perdía. Daba igual.
10 Por el camino iban dando las buenas noches, y de cada casa les contestaba una voz. Quien se acostó el último las oyó pasar por la calle, de puerta en puerta, como un farol.
4! Desde aquel día, don Bruno saluda a todos, y dos veces a la cometa.`,
          en: `0-2! La, la, la! No more hips!
0-2 {H} sings. {F} sings.
0-2! {X} sings.
2-2! Hello, kite! Hello, moon! Hello, you!
4! They all sang at {event}. In front stood {thing}.
4 Then they all went home, with a good many goodbyes.
6 Mr Oak had to be taught to say goodbye. He could not do it. He had only just learned the other one.
6 “Hello till tomorrow,” he said. “Hello, and sleep well.”
6 {X} said goodbye to those who had not come, so as to get ahead.
8 “Who keeps the kite now?” asked {F}.
8 “You, when the day has an S in it twice,” said {H}. “And me, the rest.”
8 {F} counted on all ten fingers. They were nearly home when the truth came out, and by then they were laughing too much to start again.
10 They said good night all the way, and from each house a voice said it back. Whoever went to bed last could hear it go along the street, from door to door, like a lantern.
4! Now Mr Oak says hello to them all, and twice to the kite.`,
          alt: {
            es: '{H} y {F} vuelven a casa con la cometa.',
            en: '{H} and {F} walk home with the kite.',
          },
          picture: {
            H: ['walk', 'happy', 'kite'],
            F: ['wave', 'happy'],
            X: ['wave', 'happy'],
            showsThing: true,
            props: ['moon', 'star', 'lantern'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
