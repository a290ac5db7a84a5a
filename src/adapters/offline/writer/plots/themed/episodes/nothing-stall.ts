import type { Beat } from '../../plot.ts'

/** A stall sells nothing at all; it takes some thought to see who needs it. */
export const nothingStall: Beat = {
  id: 'nothing-stall',
  themes: ['divertido'],
  titles: {
    es: ['El puesto de nada', 'Nada, recién hecha', 'De nada'],
    en: ['The stall that sold nothing', 'Fresh nothing', 'Nothing like it'],
  },
  gift: {
    prop: 'box',
    use: {
      es: '4 En la caja de nada cupieron los nervios. ¡Y la cerraron!',
      en: '4 The box of nothing had room for all their nerves. They shut the lid!',
    },
  },
  moments: [
    {
      es: `0-2! Una caja. ¿Qué hay? ¡Nada!
0-2 {H} mira. ¡Nada de nada!
2-2 Un señor grita: ¡vendo nada, vendo nada!
4! {at} había un puesto con un toldo de rayas.
4! —¿Qué vende? —preguntó {H}.
4 —Nada —dijo el vendedor.
4 —¿Y cuánto cuesta?
4 —Nada.
4 —¡Qué barato! —dijo {F}—. Póngame dos.
6 El mostrador estaba vacío y limpísimo. Detrás había cajas, también vacías, ordenadas por tamaños.
6 —La tengo pequeña, mediana y grande —explicó—. La grande pesa lo mismo.
8 Se llamaba don Nadal, y llevaba tres días sin que se acercara nadie. O sea, que hasta el público era de la casa.
10 Tenía un letrero precioso, con letras doradas, que decía «Nada, recién hecha». La había hecho él esa misma mañana, y se le notaban las ojeras.`,
      en: `0-2! A box. What is in it?
0-2 {H} looks in. Nothing at all!
2-2 A man shouts: I sell nothing!
4! There was a stall {at} with a stripy roof.
4! “What do you sell?” asked {H}.
4 “Nothing,” said the man.
4 “How much is it?”
4 “Nothing.”
4 “That is cheap!” said {F}. “Two, please.”
6 The counter was bare and very clean. Behind it stood boxes, bare as well, in order of size.
6 “I have small, medium and large,” he told them. “The large one weighs the same.”
8 His name was Mr Nill, and for three days nobody had come. So even the crowd was home-made.
10 He had a lovely sign in gold letters that said “Fresh nothing”. He had made it himself that very morning, and had rings under his eyes to show for it.`,
      alt: {
        es: '{H} y {F} miran las cajas vacías de un puesto.',
        en: '{H} and {F} look at the empty boxes on a stall.',
      },
      picture: { H: ['point', 'surprised'], F: ['stand', 'happy'], props: ['box', 'table', 'flag'], shot: 'medium' },
    },
    {
      es: `4 {X} compró media docena y pidió una bolsa.
4! —Nadie necesita nada —suspiró don Nadal.
4! —Eso es que nadie la ha probado —dijo {H}.
4! {F} cogió una caja y fueron a vender nada por ahí.
4-4 Un pastelero hacía rosquillas sin agujero. ¡Les pusieron nada en el medio!
6 Encontraron a un pastelero que lloraba. Hacía rosquillas y le salían bolas.
6 —Les falta nada en el medio —dijo {F}. Abrió la caja, puso un poco de nada en cada una y quedaron perfectas.
6 El pastelero se comió una para probar y dejó el agujero para el final.
6 Encontraron una banda que tocaba todo a la vez. Dolían las muelas.
6 Cada músico quería llegar el primero al final.
6 —Pongan nada entre nota y nota —dijo {H}—. Un poquito, para respirar.
6 Probaron. Pum, nada, pum, nada, chin. ¡Era una canción!
6 Un niño no podía dormir con tanto ruido. Le dejaron una caja de nada abierta en la mesilla. A los tres segundos roncaba.
6 {X} vació una caja entera de nada en un cajón revuelto, y dijo que ya estaba mucho mejor.
8 Vendieron nada a un sastre, para los ojales. Vendieron nada a un portero, para ponerla entre los dos palos.
8 Por último, una señora les pidió un rinconcito. Tenía la casa llena: un sofá, tres sofás y el reloj de los sofás.
8 Le pusieron dos cajas grandes de nada al lado de la ventana. Hubo que sacar un armario a la calle, pero cupieron.
8 La señora se sentó en medio, cerró los ojos y dijo «ah». Fue la primera palabra que cabía en aquella casa.
8 {X} quiso saber si la nada se estropeaba. Don Nadal dijo que no, salvo que se le pusiera algo encima.
10 Volvieron corriendo a contárselo. Don Nadal escuchaba con las manos juntas, como si le hablaran de un hijo que vive lejos y le va bien.
10 —Yo siempre supe que era buena —dijo—. Pero, claro, como no se ve, la gente pasa de largo. Y luego se pasan la vida buscando un hueco, un rato, un silencio, un sitio donde poner el vaso. ¿Y eso qué es?
10 —Nada —dijeron {H} y {F}.`,
      en: `4 {X} bought six of them and asked for a bag.
4! Mr Nill sighed. “Nobody wants nothing,” he said.
4! “Then everybody must want some!” said {H}.
4! {F} took a box, and off they went to sell nothing.
4-4 A baker made doughnuts with no hole. They put nothing in the middle!
6 They met a baker in tears. He made doughnuts, and they came out as balls.
6 “They need nothing in the middle,” said {F}. {F} opened the box and put a bit of nothing into each. They were perfect.
6 The baker ate one to see, and kept the hole for last.
6 They met a band that played it all at once. It hurt your teeth.
6 “Put nothing between the notes,” said {H}. “Just a bit, to breathe.”
6 They tried. Boom, nothing, boom, nothing, ting. It was a song!
6 A boy could not sleep for the noise. They left a box of nothing open by his bed. In three seconds he was snoring.
6 {X} poured a box of nothing into a messy drawer and said that it was much better.
8 They sold nothing to a tailor, for his buttonholes. They sold nothing to a goalkeeper, to go between the posts.
8 Last of all came a lady who asked for a corner. Her house was full. She had a sofa, three sofas, and a clock for the sofas.
8 They put two large boxes of nothing by the window. A wardrobe had to go out into the street, but it all fitted.
8 The lady sat down in the middle, shut her eyes and said “ah”. It was the first word that there had been room for.
8 {X} asked if nothing ever went bad. Mr Nill said no, not unless you put something on it.
10 They ran back to tell him. Mr Nill listened with both hands together, as if they had news of a son who lives far away and is doing well.
10 “I always knew that it was good,” he said. “But you cannot see it, so people walk on by. And then they spend their lives looking for a gap, a minute, a bit of quiet, a place to put down the glass. And what is that?”
10 “Nothing,” said {H} and {F}.`,
      alt: {
        es: '{F} pone un poco de nada en unas rosquillas y {H} mira.',
        en: '{F} puts a bit of nothing into doughnuts while {H} looks on.',
      },
      picture: {
        H: ['point', 'excited'],
        F: ['hold', 'happy', 'box'],
        X: ['hold', 'happy', 'box'],
        props: ['doughnut', 'drum', 'trumpet'],
      },
    },
    {
      es: `0-2! ¡Una rosquilla con agujero! ¡Ñam!
0-2 {F} se come la rosquilla.
0-2! {X} come el agujero.
0-2 ¡Qué rica!
2-2! ¿Y qué queda? El agujero. ¡Nada!
4! Al volver, ¡había cola! Todo el mundo quería nada.
4! Les regaló una caja de las buenas.
4 —¡Muchas gracias! —dijo {H}.
4 —De nada —dijo él. ¡Y se rio!
6 {F} sacudió la caja junto a la oreja. No sonaba. Era auténtica.
6 —Guardadla bien cerrada —avisó él—. Si entra algo, se estropea.
6 {X} pidió que se la envolvieran, y le envolvieron el hueco con un lazo.
8 Don Nadal miró sus estanterías, que por fin estaban llenas de huecos. De todo lo que había hecho se quedó solo con la tarde.
10 Cerró el puesto, se sentó delante y no hizo nada en absoluto. Era el mejor del mundo haciéndola, y se notaba la mano del maestro.
4! —¿Qué llevas ahí? —preguntaban a {F}. «Nada», decía, y era la pura verdad.`,
      en: `0-2! A doughnut with a hole! Yum!
0-2 {F} eats it up.
0-2! {X} eats the hole.
0-2 So good!
2-2! What is left? The hole. Nothing!
4! They came back to a queue. They all wanted nothing!
4! He gave them one of the best boxes.
4 “Thank you!” said {H}.
4 “It is nothing,” he said. And he laughed!
6 {F} shook the box by one ear. Not a sound. It was the real thing.
6 “Keep the lid on,” he said. “If something gets in, it will spoil.”
6 {X} wanted it gift-wrapped, so he put a bow round the gap.
8 Mr Nill looked at his shelves, which were full of gaps at last. Of all that he had made he kept just one thing, the afternoon.
10 He shut the stall, sat down in front of it and did nothing at all. He did it better than anyone in the world, and you could tell the hand of a master.
4! “What is in it?” people asked {F}. It was nothing, and {F} said so.`,
      alt: { es: '{H} y {F} se marchan con una caja vacía.', en: '{H} and {F} walk off with an empty box.' },
      picture: {
        H: ['wave', 'happy'],
        F: ['hold', 'proud', 'box'],
        X: ['walk', 'happy'],
        props: ['doughnut', 'table'],
        shot: 'wide',
      },
    },
  ],
}
