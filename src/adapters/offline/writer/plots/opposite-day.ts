import type { Plot } from './plot.ts'
import { oppositeDayRetold } from './retold/opposite-day.ts'

/** On the day when all is said the wrong way round, nobody can say that it is over. But a name has no opposite. */
export const oppositeDay: Plot = {
  id: 'opposite-day',
  retold: oppositeDayRetold,
  needs: [],
  refrains: {
    es: ['¡Al revés, al revés!', '¡Adiós, ya he llegado!'],
    en: ['Topsy, turvy, topsy!', 'Goodbye! Here I am!'],
  },
  blurb: {
    es: 'Hoy es el Día al Revés: quien llega dice «adiós» y quien tiene calor dice «qué frío». Es muy divertido, o sea, aburridísimo. Pero para {event} hace falta {thing}, y nadie sabe cómo se acaba el juego. Si alguien dice «se acabó», ¡todos siguen! {H} y {F} tendrán que encontrar algo que no se pueda decir al revés...',
    en: 'It is Topsy-Turvy Day: you say “goodbye” when you come, and “how cold” when you are hot. It is great fun, or rather, no fun at all. But {thing} is needed for {event}, and nobody knows how to stop. If you say “stop”, they all go on! {H} and {F} must find something that cannot be said the wrong way round...',
  },
  setup: {
    id: 'opposite-day/setup',
    titles: {
      es: ['El Día al Revés', 'Adiós, que ya he llegado', 'Qué asco de galletas'],
      en: ['Topsy-Turvy Day', 'Goodbye, here we are', 'Dreadful biscuits'],
    },
    moments: [
      {
        es: `0-2 ¡Adiós! {H} llega.
0-2 ¡Adiós, adiós! {F} llega.
2-2 Hoy se habla al revés. ¡Qué risa!
4! {At} era el Día al Revés. Quien llegaba decía «adiós».
4 Quien tenía calor decía: «¡Qué frío!».
4! Don Cirilo guardaba {thing}. Era para {event}.
4 No {lo:lo/la} soltaría hasta el final del juego.
6 {stake} Pero faltaba un buen rato, y los ratos buenos hay que gastarlos.
8 Se jugaba todos los años. Las cosas se hacían como siempre y se decían al contrario. Quien se equivocaba llevaba el sombrero del revés hasta la merienda.
10 A media mañana ya iban todos con el sombrero del revés, y costaba saber quién venía y quién se marchaba.`,
        en: `0-2 Goodbye! Here is {H}.
0-2 Goodbye! Here is {F}.
2-2 Today we talk topsy-turvy. What fun!
4! It was Topsy-Turvy Day {at}. You said “goodbye” when you came.
6 If you were hot you said, “How cold it is!”
4! Mr Albert looked after {thing}. It was for {event}.
4 He would not let go of it until the game was over.
6 {stake} But there was a lot of time left, and it was the good sort.
8 They played it every year. You did things as you always do, and said the opposite. If you made a mistake, you had to wear your hat back to front until tea.
10 By the middle of the morning all the hats were back to front. It was hard to tell who was coming and who was going.`,
        alt: {
          es: '{H} y {F} llegan diciendo adiós con la mano.',
          en: '{H} and {F} arrive, waving goodbye.',
        },
        picture: {
          H: ['wave', 'happy'],
          F: ['wave', 'happy'],
          showsThing: true,
          props: ['hat', 'speech'],
          shot: 'wide',
        },
      },
      {
        es: `4 —¡Adiós, don Cirilo! —saludó {H}—. ¡Qué feo está usted!
4 —¡Horroroso! —contestó él, encantado.
4 —Qué asco de galletas —dijo {F}, y se comió cuatro.
4 {X} pidió muy poquita tarta y le dieron la fuente.
4! —¡Se acabó! —dijo doña Leonor. Y, al revés, siguieron todos.
4 ¡Claro! «Se acabó» era «sigue».
6 —Pues que siga —dijo doña Leonor.
6 Eso sí lo entendieron. Pararon todos. Y, como el juego estaba parado, «que siga» ya no iba al revés. Así que siguieron.
6 Doña Leonor se sentó. Estaba un poco mareada.
6 —¡Qué mal lo estamos pasando! —gritaba Tino, que tenía seis años y lloraba de risa.
6 {X} intentó decir la verdad y le salió al revés. Ya era la costumbre.
6 —Don Cirilo, quéde{lo:selo/sela} usted para siempre —pidió {H}.
6 —Cójal{lo:o/a}, cójal{lo:o/a} —dijo don Cirilo. Y {lo:lo/la} apretó más fuerte.
8 {H} se puso a pensarlo con los dedos. Si se decía del derecho, se entendía del revés. Si se decía del revés, se acababa. Y, en cuanto se acababa, estaba mal dicho.
8 —Es como quitarse un calcetín tirando de los dos lados —dijo {F}.
8 —¡Clarísimo! —dijo Tino. O sea, que no había entendido nada.
8 Don Cirilo llevaba cuarenta años jugando sin un solo fallo. No había llevado nunca el sombrero del revés, que era el castigo, y no pensaba estrenarse a última hora.
10 ¶Otros años no hacía falta decirlo. La tía abuela de Tino se quedaba dormida, roncaba, y todo el mundo entendía que ya estaba bien. Este año se había tomado un café.
10 —No tengo nada de sueño —dijo la tía abuela, con unos ojos como platos. Y hubo que preguntarle tres veces en qué sentido lo decía.`,
        en: `4 “Goodbye, Mr Albert!” called {H}. “How ugly you look!”
4 “Dreadful!” he said, delighted.
4 “What nasty biscuits,” said {F}, and ate four.
4 {X} asked for the tiniest bit of cake, and got the lot.
4! “The game is over!” said Miss Leonora. So they all went on!
4 Of course they did. “Over” meant “go on”.
6 “Then go on,” said Miss Leonora.
6 That they understood. They all stopped. But now that the game had stopped, “go on” meant “go on”. So they went on.
6 Miss Leonora sat down. She felt a bit dizzy.
6 “What a rotten time we are having!” yelled Dot, who was six, and wept with laughing.
6 {X} tried to say a true thing, and it came out the wrong way round. It was the habit.
6 “Mr Albert, do keep it for ever,” begged {H}.
6 “Take it, do take it,” said Mr Albert, and held on all the harder.
8 {H} had to think it out on the fingers of one hand. If you said it straight, they took it crooked. If you said it crooked, that was the end of it. And once it was the end, it had been said wrong.
8 “It is like taking off a sock from both sides,” said {F}.
8 “I see!” said Dot. In other words, she had not understood at all.
8 Mr Albert had played for forty years and never made a mistake. He had never once had to wear his hat back to front, and he was not going to start now.
10 ¶In other years nobody had to say it. Dot’s great-aunt fell asleep and snored, and they all knew that it was time. This year she had had a coffee.
10 “I am not at all sleepy,” said the great-aunt, with eyes like saucers. And she had to be asked three times which way she meant it.`,
        alt: {
          es: '{F} come galletas y {H} señala {thing}.',
          en: '{F} eats biscuits, and {H} points at {thing}.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['hold', 'happy', 'cookie'],
          X: ['sit', 'happy'],
          showsThing: true,
          props: ['cake', 'hat', 'table'],
        },
      },
      {
        es: `0-2 ¡Para! ¡Y nadie para!
0-2 {H} ríe. {F} ríe.
0-2 {X} da vueltas.
2-2 ¡Sigue! ¡Y nadie para tampoco!
4! —¿Cómo se para esto? —preguntó {F}.
4! —No tengo ni idea —dijo {H}. Y era verdad.
4 Don Cirilo no soltaba {thing}.
4! —No vamos a pedir ayuda —anunció {H}. ¡Y se fueron a pedirla!
6 Todos les dijeron «hola» hasta perderl{HF:os/as} de vista.
6 {X} se llevó una galleta asquerosa para el camino, y luego volvió por otra.
8 —No tengáis ningún cuidado —les gritó doña Leonor, que era muy cariñosa.
8 —¡Que os vaya fatal! —añadió Tino—. ¡Y no volváis!
10 Al rato iban callad{HF:os/as}. Cuando uno lleva horas diciendo lo contrario de lo que piensa, acaba teniendo que pensarlo todo dos veces, y cansa el doble.`,
        en: `0-2 Stop! But they do not stop!
0-2 {H} laughs. {F} laughs.
0-2 {X} spins round.
2-2 Go on! They do not stop for that!
4! “How do you stop this?” asked {F}.
4! “I have no idea,” said {H}. And that was true.
4 Mr Albert would not let go of {thing}.
4! “We are not going for help,” said {H}. And off they went for help!
6 They all said “hello” until {H} and {F} were out of sight.
6 {X} took one of the nasty biscuits along, and then went back for more.
8 “Mind you take no care at all!” called Miss Leonora, who was very fond of them.
10 After a time they fell silent. If you say the opposite of what you think for hours on end, you have to think everything twice, and it is twice as tiring.`,
        alt: {
          es: '{H} y {F} se van pensando, y atrás queda un sombrero.',
          en: '{H} and {F} walk off thinking, and leave a hat behind.',
        },
        picture: {
          H: ['walk', 'determined'],
          F: ['walk', 'thoughtful'],
          X: ['hold', 'happy', 'cookie'],
          props: ['hat', 'speech'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'opposite-day/setback',
    titles: {
      es: ['La campana de no empezar', 'Qué mal te sienta el rojo'],
      en: ['The bell for not starting', 'How bad you look in red'],
    },
    moments: [
      {
        es: `0-2 ¡Una campana! ¡Tolón!
0-2 {H} toca. ¡Tolón, tolón!
2-2 {F} espera. ¡Y se sientan todos!
4! {H} y {F} volvieron con una campana.
4! —¡No es por hablar! —dijo {H}—. ¡Una campana no habla!
4 La tocaron con todas sus fuerzas. ¡Tolón!
4 Y se sentaron todos.
6 —Campana es levantarse —explicó don Cirilo—. Luego, hoy, es sentarse.
6 Tocaron otra vez. Se sentaron más.
6 —¿Y si no la tocamos? —propuso {F}.
6 No la tocaron. Se levantaron todos un momento, y se volvieron a sentar.
8 Probaron con una bandera blanca. Por lo visto, hoy era negra. Probaron con un silbato, y no se oía otra cosa que gente quedándose quieta.
10 Tino se tumbó en el suelo, que era lo más sentado que se podía estar. «Qué emoción», bostezó.`,
        en: `0-2 A bell! Ding-dong!
0-2 {H} rings it. Ding-dong!
2-2 {F} waits. They all sit down!
4! {H} and {F} came back with a bell.
4! “It is not talking!” said {H}. “A bell cannot talk!”
4 They rang it as hard as they could. Ding-dong!
4 And they all sat down.
6 “Bells mean get up,” said Mr Albert. “So today they mean sit down.”
6 They rang again. They all sat down a bit more.
8 They tried a white flag. Today it was black, it seems. They tried a whistle, and you could hear nothing but people keeping still.
10 Dot lay flat, which is as far down as you can sit. “How exciting,” she yawned.`,
        alt: {
          es: '{H} toca una campana y {F} mira una silla con sorpresa.',
          en: '{H} rings a bell and {F} looks at a chair in surprise.',
        },
        picture: {
          H: ['hold', 'determined', 'bell'],
          F: ['stand', 'surprised'],
          props: ['hat', 'flag', 'chair'],
          showsThing: true,
          shot: 'wide',
        },
      },
      {
        es: `4 —¡Qué bien te queda el rojo! —le dijo a doña Leonor su hermana.
4! Doña Leonor se echó a llorar. ¡Creyó que iba al revés!
4 —¡Lo decía de verdad! —dijo la hermana.
4! Pero ya nadie sabía qué iba de verdad.
4 {X} le dio un pañuelo, sin decir nada. Eso sí se entendió.
6 —Yo te quiero mucho —dijo la hermana.
6 Fue peor. Doña Leonor lloró con más ganas.
6 —Pues no te quiero nada.
6 Doña Leonor levantó la cabeza, pensó un poco y volvió a llorar, por si acaso.
6 Don Cirilo carraspeó. Abrió la boca, la cerró y se quedó mirando {thing}.
6 {X} se puso entre las dos e hizo el pino, que no tiene derecho ni revés.
8 Uno tras otro se fueron callando. Era lo más prudente. Las palabras amables se habían vuelto resbaladizas, y las feas ya no tenían gracia.
8 —A mí me gustaba más cuando era aburridísimo —dijo Tino.
8 Nadie le preguntó qué quería decir.
8 {F} fue a comerse una galleta. Se acordó de lo que había dicho de ellas y la dejó en el plato.
10 ¶Es curioso lo poco que hace falta. Un día entero de piropos al revés, con abrazo, no había hecho daño a nadie. Bastó con uno del derecho, dicho en serio y en mal momento, para que todos empezaran a repasar los demás.
10 —Cuando me has dicho que salto mal —preguntó {F}—, ¿iba al revés?
10 —Sí —dijo {H}.
10 Y los dos se quedaron mirando aquel «sí», a ver de qué lado caía.`,
        en: `4 “How nice you look in red!” said Miss Leonora’s sister to Miss Leonora.
4! Miss Leonora burst into tears. She took it topsy-turvy!
4 “But I meant it!” said the sister.
4! By now nobody knew what anybody meant.
4 {X} gave her a hanky and did not say a word. She understood that.
6 “I love you very much,” said the sister.
6 That was worse. Miss Leonora cried harder.
6 “Then I do not love you one bit.”
6 Miss Leonora looked up, thought a little, and cried again to be on the safe side.
6 Mr Albert coughed. He opened his mouth, shut it again, and just looked at {thing}.
6 {X} stood between the two of them and did a handstand, which is the same both ways.
8 One after another they went quiet. It was safer. The kind words had become slippery, and the rude ones were no fun any more.
8 “I liked it better when it was no fun at all,” said Dot.
8 Nobody asked her what she meant.
8 {F} went to eat a biscuit, and remembered what had been said about them, and left it on the plate.
10 ¶It is odd how little it takes. A whole day of rude remarks with hugs had hurt nobody. It only took a nice one, meant as it was said, at the wrong moment, for them all to begin going over the rest.
10 “When you said that I hop badly,” asked {F}, “was that topsy-turvy?”
10 “Yes,” said {H}.
10 And they both looked at that “yes” to see which side it would come down on.`,
        alt: {
          es: '{H} y {F} no saben qué decir, y {F} no come su galleta.',
          en: '{H} and {F} do not know what to say. {F} does not eat that biscuit.',
        },
        picture: {
          H: ['stand', 'worried'],
          F: ['hold', 'sad', 'cookie'],
          X: ['reach', 'calm'],
          props: ['bell', 'hat', 'table'],
        },
      },
      {
        es: `0-2 Ya no habla nadie. Chsss.
0-2 {H} no ríe. {F} tampoco.
0-2 {X} suspira.
2-2 ¿Y ahora? ¿Qué se puede decir?
4! Se quedaron todos callados, cada uno en su silla.
4 Ni siquiera se oía masticar.
4 {H} miró a {F}. {F} miró a {H}.
4! Había que decir algo. ¡Pero algo sin revés!
6 —¿«Patata»? —susurró {F}.
6 Nadie se ofendió. Era un comienzo.
6 —¿«Botón»? —probó {H}.
6 Tino levantó un poco la cabeza. Hacía rato que no oía una palabra tan tranquila.
8 {X} puso los sombreros del derecho, uno a uno, por hacer algo útil.
8 Solo don Cirilo seguía en su sitio, muy tieso, con {thing} bien sujet{lo:o/a}. Parecía que estaba deseando perder.
10 El silencio era lo único que aquel día seguía significando lo mismo. Pero con silencio, por bien que se haga, no se avisa a nadie de que ya es la hora.`,
        en: `0-2 Nobody talks now. Shh.
0-2 {H} is sad. {F} is sad.
0-2 {X} sighs.
2-2 And now? What can they say?
4! They all sat there and said nothing at all.
4 {H} looked at {F}. {F} looked at {H}.
4! They had to say something. But it must have no wrong side!
6 “Potato?” whispered {F}.
6 Nobody minded. It was a start.
6 “Button?” {H} tried.
6 Dot looked up a little. She had not heard such a calm word for some time.
8 {X} turned the hats the right way round, one by one, so as to be of use.
8 Only Mr Albert stood where he was, bolt upright, with {thing} in his hands. He looked as if he longed to lose.
10 Silence was the one thing that still meant the same that day. But silence, however well you do it, tells nobody that it is time.`,
        alt: { es: '{H} y {F} se sientan sin decir nada.', en: '{H} and {F} sit and say nothing.' },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['sit', 'sad'],
          X: ['hold', 'calm', 'hat'],
          props: ['chair', 'hat', 'bell'],
          showsThing: true,
        },
      },
    ],
  },
  climax: {
    id: 'opposite-day/climax',
    titles: {
      es: ['Palabras sin contrario', '¿Cuál es tu revés?'],
      en: ['Words with no opposite', 'The opposite of you'],
    },
    moments: [
      {
        es: `0-2 ¡Ven! Y nadie viene.
0-2 {H} llama. ¡Nada!
2-2 {F} dice: ¡vete! ¡Y se van!
4! ¡Casi era la hora de {event}!
4! Don Cirilo apretaba {thing} y no entendía nada.
4 Si decían «dénos{lo:lo/la}», era «guárde{lo:selo/sela}».
4 Si decían «tarde», era «temprano».
6 —Todo tiene su contrario —dijo {F}—. ¡Todo!
6 —Lo contrario de todo es nada —dijo {H}—. ¿Lo ves? Hasta eso.
6 Tino iba diciendo que no tenía hambre. Daba pena oírlo.
8 {H} repasó las palabras que sabía, que eran muchas. Arriba tenía abajo. Dulce tenía salado. Hasta «casi» tenía un «del todo».
10 Era como estar en un sitio lleno de espejos, donde basta levantar una mano para que alguien, enfrente, levante la otra.`,
        en: `0-2 Come! But nobody comes.
0-2 {H} calls. Nothing!
2-2 {F} says: go! And they go!
4! It was nearly time for {event}!
4! Mr Albert held on to {thing}, and did not understand.
4 If they said “now”, it meant “later”.
4 If they said “give”, it meant “keep”.
6 “There is an opposite to everything,” said {F}. “Everything!”
6 Dot kept saying that she was not hungry. It was sad to hear.
8 {H} went over all the words there were, and there were a lot. Up had down. Sweet had sour. Even “nearly” had a “quite”.
10 It was like being in a place full of mirrors. You had only to put up one hand, and somebody opposite put up the other.`,
        alt: {
          es: '{H} y {F} piensan en cómo conseguir {thing}.',
          en: '{H} and {F} wonder how to get {thing}.',
        },
        picture: {
          H: ['point', 'worried'],
          F: ['think', 'thoughtful'],
          showsThing: true,
          props: ['hat', 'clock', 'speech'],
          shot: 'wide',
        },
      },
      {
        es: `4-4! Todo se entendía al revés. Pero {H} llamó a {F}, y {F} se volvió. ¡Un nombre no tiene contrario!
6! Se dijera lo que se dijera, se entendía al revés.
6! —¡{F!}! —llamó {H}. Y {F} se volvió.
4 {X} también probó a llamar, y {H} se volvió.
4 —¡{H!}! —llamó {F}. Funcionaba siempre.
6! ¡Un nombre no tiene contrario!
6 —¿Por qué te has vuelto? —preguntó {H}.
6 —Porque me has llamado.
6 —¿Y no lo has entendido al revés?
6 —¿Y cuál es el revés de {F!}?
6 Lo buscaron un buen rato. No lo había.
6 —¿Y el mío? —dijo {H}.
6 {F} dio una vuelta entera alrededor de {H}, mirando por todas partes.
6 —Tampoco —dijo—. Por ningún lado.
6 —¡Cirilo! —probó {H}.
6 A lo lejos, don Cirilo levantó una ceja sin poder evitarlo.
6 Era la primera vez en todo el día que alguien decía una cosa y se entendía justo esa.
8 Buscaron otras palabras así. Encontraron «bocadillo», «paraguas» y «siete».
8 —Lo contrario de bocadillo es hambre —dijo Tino.
8 —Eso es la falta de bocadillo —dijo {F}—. No es lo mismo.
8 —¿Y «don»? —preguntó {H}.
8 —«Don» al revés es «nod» —dijo Tino—. Mejor se lo quitamos.
8 {X} propuso «cosquillas». La dieron por buena sin hacer la prueba.
10 ¶Hay quien es más alto, quien corre más, quien habla menos. Hay quien se parece mucho y hay quien no se parece en nada. Pero de {H!}, lo que se dice de {H!}, en todo el mundo no existía un contrario. {H} lo pensó despacio. Era una cosa enorme para caber en tan pocas letras.
10 —Dilo otra vez —pidió {F}.
10 —{F!} —dijo {H}.
10 —No se gasta —dijo {F}, con asombro—. Pues habrá que apañarse con eso —dijo {F}—. Con nombres y con bocadillos.`,
        en: `4-4! They took it all the wrong way round. But {H} called {F}, and {F} turned round. A name has no opposite!
6! Whatever you said, they took it the wrong way round.
6! “{F!}!” called {H}. And {F} turned round.
4 Then {X} called, and {H} turned round.
4 “{H!}!” called {F}. It worked each time.
6! A name has no opposite!
6 “Why did you turn round?” asked {H}.
6 “You called me.”
6 “But did you not take it topsy-turvy?”
6 “What is {F!} topsy-turvy?”
6 They looked for it for quite some time. There was no such thing.
6 “And what about me?” said {H}.
6 {F} walked all the way round {H}, and looked on every side.
6 “No,” said {F}. “Not anywhere.”
6 “Albert!” {H} tried.
6 Far off, Mr Albert put up one eyebrow before he could help it.
6 For the first time that day you said a thing, and they took it to be that thing.
8 They looked for more words like that. They found “sandwich”, “umbrella” and “seven”.
8 “The opposite of a sandwich is hungry,” said Dot.
8 “That is no sandwich,” said {F}. “It is not the same.”
8 “And ‘Mr’?” asked {H}.
8 “‘Mr’ topsy-turvy is ‘Rm’,” said Dot. “We had best leave it off.”
8 {X} suggested “tickle”. They took it without a test.
10 ¶Some are taller, some are faster, and some say less. Some are very like you, and some are not like you at all. But there was no opposite of {H!}, none in all the world. {H} thought about it slowly. It was a huge thing to fit into so few letters.
10 “Say mine again,” said {F}.
10 “{F!},” said {H}.
10 “It does not wear out,” said {F} in wonder. “Then we shall have to make do with names and sandwiches.”`,
        alt: {
          es: '{H} llama a {F} por su nombre, y {F} se vuelve.',
          en: '{H} calls {F} by name, and {F} turns round.',
        },
        picture: {
          H: ['wave', 'surprised'],
          F: ['stand', 'surprised'],
          X: ['wave', 'happy'],
          together: ['face-to-face', 'H', 'F'],
          props: ['sandwich', 'umbrella', 'hat', 'speech'],
          shot: 'close',
        },
      },
      {
        es: `0-2 ¡{H!}! ¡{F!}! ¡Aquí!
0-2 ¡Los nombres sí valen!
0-2 ¡{X!} también!
2-2 {H} llama, y vienen todos. ¡Bien!
4 —¡Leonor! ¡Tino! —llamaron. ¡Y vinieron!
4 Cada cual acudía al oír el suyo.
4! —Cirilo —dijo {F}—. {thing}. {event}.
6 —Presente —contestó don Cirilo, como en la escuela.
4! Don Cirilo no encontró el revés de aquello. ¡Y {lo:lo/la} soltó!
6 Hacía cuarenta años que nadie lo llamaba sin el «don». Le tembló el sombrero.
8 {X} fue llamando a los que faltaban, aunque de algunos solo sabía el mote.
8 La hermana de doña Leonor dijo: «Leonor». Nada más. Y doña Leonor le hizo sitio en la silla, sin preguntar en qué sentido lo decía.
10 Uno tras otro iban llegando, como quien se despierta, y a todos les pasaba lo mismo en la cara al oírse. Era como si alguien, por fin, hubiera encendido dentro una luz pequeña con su letra.`,
        en: `0-2 {H!}! {F!}! Over here!
0-2 Names are all right!
0-2 {X!} too!
2-2 {H} calls, and they all come. Well done!
4 “Leonora! Dot!” they called. And they came!
4 Each one came at the sound of it.
4! “Albert,” said {F}. “{thing}. {event}.”
6 “Here,” said Mr Albert, as you do at school.
4! Mr Albert could find no opposite to that. He let go!
6 For forty years nobody had called him that without the “Mr”. His hat shook.
8 {X} called the ones who were missing, though some of them only had a nickname.
8 Miss Leonora’s sister said, “Leonora.” That was all. And Miss Leonora made room for her on the chair, and did not ask which way she meant it.
10 One by one they came, like people who wake up, and the same thing happened in each face when it heard its name. It was as if somebody had switched on a small light in there, with their own handwriting on it.`,
        alt: {
          es: '{F} recibe {thing}, y {H} lo celebra.',
          en: '{F} is given {thing}, and {H} cheers.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['reach', 'happy'],
          X: ['wave', 'happy'],
          showsThing: true,
          props: ['hat', 'speech', 'heart'],
        },
      },
    ],
  },
  resolution: {
    id: 'opposite-day/resolution',
    titles: {
      es: ['Gracias, Cirilo', 'Del derecho y del revés'],
      en: ['Thank you, Albert', 'Which way round'],
    },
    moments: [
      {
        es: `0-2 ¡Hola, {H!}! ¡Hola, {F!}!
0-2 Hola es hola otra vez.
2-2 ¡Se acabó el juego! ¡Qué bien!
4! —Gracias, Cirilo —dijo {H}. ¡Y era «gracias» de verdad!
4! El juego se había acabado solo.
4 —De nada —dijo don Cirilo—. Del derecho, ¿eh?
6 —Del derecho —dijo {F}—. Palabra de galleta.
6 Don Cirilo se quitó el sombrero, lo miró un momento y se lo puso del revés. Le quedaba mejor.
8 Nadie había dicho la frase. No había hecho falta. Se había acabado como se acaba el hipo: de repente, y sin saber a quién darle las gracias.
10 —¿Se ha acabado, entonces? —preguntó alguien. Y todos tuvieron mucho cuidado de no contestar.`,
        en: `0-2 Hello, {H!}! Hello, {F!}!
0-2 Hello is hello again.
2-2 The game is over! Hooray!
4! “Thank you, Albert,” said {H} to Mr Albert. And it meant “thank you”!
4! The game was over, all by itself.
4 “Not at all,” said Mr Albert. “The right way round, I mean.”
6 Mr Albert took off his hat, looked at it, and put it on back to front. It suited him better.
8 Nobody had said the words. They had not had to. It had stopped as hiccups stop, all of a sudden, and with nobody to thank for it.
10 “Is it over, then?” asked somebody. And they all took great care not to answer.`,
        alt: {
          es: '{H} y {F} saludan, felices, con {thing}.',
          en: '{H} and {F} wave happily, with {thing}.',
        },
        picture: {
          H: ['wave', 'happy'],
          F: ['cheer', 'happy'],
          showsThing: true,
          props: ['hat', 'heart'],
          shot: 'medium',
        },
      },
      {
        es: `4! {thing} llegó a tiempo, y {event} empezó.
4! Pero ya nadie se fiaba del todo. ¿Cómo saber si algo iba del derecho?
4 —Se le pone el nombre detrás —dijo {F}.
4 {X} probó: «Qué rico, {F!}».
6 —Bailas muy bien, Tino —dijo doña Leonor.
6 Tino miró a los lados. Solo había un Tino, y lo decían por él. Se puso coloradísimo.
6 —Os quiero mucho, Leonor, Cirilo, tía —dijo de un tirón, antes de arrepentirse.
6 Se puso de moda. Con el nombre detrás, las palabras volvían a pesar lo suyo.
6 La tía abuela se durmió por fin. Roncaba en los dos sentidos.
6 {X} pidió tarta con nombre y apellidos. Le dieron un trozo normal y no protestó.
8 ¶Don Cirilo se pasó la tarde presentándose. Iba de corro en corro y decía «Cirilo», con la mano extendida, como quien ofrece un caramelo.
8 Así conoció a su vecina de toda la vida, que también se llamaba de alguna manera.
8 —Yo soy {H} —le dijo {H}.
8 —Ya lo sé —dijo él—. Pero gracias por repetirlo.
8 De vez en cuando a alguien se le escapaba un «qué asco» con la boca llena, y se entendía de sobra.
10 ¶{F} cogió la última galleta del plato. Era la mejor del mundo, y había tenido que oír de todo. Por si acaso las cosas se enteran, {F} le dijo al oído la verdad.
10 —¿Qué le has dicho? —preguntó {H}.
10 —Nada —dijo {F}—. Nada, {H!}.`,
        en: `4! There was {thing}, just in time for {event}.
4! But by now they were not so sure. Which way round was a word?
4 “You put the name after it,” said {F}.
4 {X} tried it: “This is nice, {F!}.”
6 “You dance very well, Dot,” said Miss Leonora.
6 Dot looked left and right. There was only one Dot, and she was it. She went bright red.
6 “I love you, Leonora, Albert, Auntie,” she said in one breath, before she could think better of it.
6 It caught on. With a name on the end, the words weighed what they should.
6 The great-aunt fell asleep at last. She snored in both directions.
6 {X} asked for cake by its full name, got a normal slice, and did not complain.
8 ¶Mr Albert spent the evening saying who he was. He went from one to the next, said “Albert” and put out his hand, as if with a sweet in it.
8 “I am {H},” said {H}.
8 “I know,” he said. “But it was nice to hear it again.”
8 Now and then somebody said “how nasty” with a full mouth, and they all knew just what that meant.
10 ¶{F} took the last biscuit from the plate. It was the best in the world, and it had been called all sorts of names. In case things listen, {F} whispered the truth to it.
10 “What did you say to it?” asked {H}.
10 “Nothing,” said {F}. “Nothing, {H!}.”`,
        alt: {
          es: '{H} y {F} lo celebran con tarta y música, junto a {thing}.',
          en: '{H} and {F} celebrate with cake and music, by {thing}.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['hold', 'happy', 'cookie'],
          X: ['cheer', 'happy'],
          showsThing: true,
          props: ['cake', 'hat', 'music-note', 'heart'],
        },
      },
      {
        es: `0-2! ¡Buenos días! ¡Y a dormir!
0-2 {X} dice: ¡hola!
2-2 {H} y {F} se duermen al revés. ¡Qué risa!
2-2 Mañana se habla del derecho.
4 Cuando terminó {event}, estaban muertos de sueño.
4 —No estoy nada cansad{H:o/a} —dijo {H}, y bostezó.
4 —Yo tampoco —dijo {F}, que ya tenía los ojos cerrados.
6 —Mentira —dijo {H}.
6 —Mentira al revés —dijo {F}.
6 Don Cirilo pasó diciendo «hola» a todo el mundo, y se marchó.
8 {X} se llevó lo que quedaba de la tarta, por lo mala que estaba.
8 Quedaba un año entero para el próximo Día al Revés. Era muy poco. Era muchísimo.
10 {H} pensó todavía un rato en aquellas pocas letras que no tenían contrario en ninguna parte. Las dijo para sí, del derecho. Sonaban a casa.
4! —Buenos días, {F!} —dijo {H}. Y se durmieron.`,
        en: `0-2! Good morning! And off to bed!
0-2 {X} says: hello!
2-2 {H} and {F} go to sleep topsy-turvy.
2-2 We will talk the right way round soon.
4 When {event} was over, they could hardly stand.
4 “I am not a bit tired,” said {H}, and yawned.
4 “Nor am I,” said {F}, with both eyes shut.
6 “Fibber,” said {H}.
6 “Topsy-turvy fibber,” said {F}.
6 Mr Albert went round and said “hello” to them all, and left.
8 {X} took what was left of the cake, since it was so horrid.
8 It was a whole year to the next Topsy-Turvy Day. That was no time at all. That was ages.
10 For a while {H} still thought of those few letters that had no opposite anywhere. {H} said them over, the right way round. They sounded like home.
4! “Good morning, {F!},” said {H}. And they fell asleep.`,
        alt: {
          es: '{H} y {F} se quedan dormidos, con el sombrero del revés.',
          en: '{H} and {F} fall asleep, hats back to front.',
        },
        picture: {
          H: ['sleep', 'sleepy'],
          F: ['sleep', 'calm'],
          X: ['hold', 'happy', 'cake'],
          props: ['hat', 'cookie', 'heart'],
          time: 'night',
        },
      },
    ],
  },
}
