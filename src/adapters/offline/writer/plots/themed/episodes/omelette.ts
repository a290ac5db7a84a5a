import type { Beat } from '../../plot.ts'

/** With onion or without: a family in two halves, and one omelette that has to be turned by both. */
export const omelette: Beat = {
  id: 'omelette',
  themes: ['familiar', 'valores'],
  titles: {
    es: ['Con o sin', 'La tortilla de las dos mitades'],
    en: ['With or without', 'The omelette with two sides'],
  },
  gift: {
    prop: 'bucket',
    use: {
      es: '4 «¡A la de tres, y sin mirar!», gritó {H}, como con la tortilla.',
      en: '4 {H} called, “On three, and no looking!” It had worked for the omelette.',
    },
  },
  moments: [
    {
      es: `0-2 ¡Con! ¡Sin! ¡Con! ¡Sin!
0-2 {H} dice con. {F}, sin.
2-2 ¡Cuánto gritan! Es una tortilla.
4! {at} discutía una familia entera. Media familia gritaba «¡con!». La otra media gritaba «¡sin!».
4! Era por la tortilla de patatas: con cebolla o sin cebolla.
4 En medio, la sartén esperaba.
6 Llevaban así tres generaciones. Habían pintado una raya en la mesa.
6 Los de «con» se sentaban a un lado. Los de «sin», al otro. El perro se sentaba debajo.
8 —¿Y vosotr{HF:os/as} qué sois? —preguntó el más pequeño, muy serio.
8 —Tenemos hambre —dijo {F}.
10 De los motivos ya no se acordaba nadie. Se sabía que una bisabuela había dicho una cosa y que un bisabuelo había dejado el tenedor. Desde entonces se hacían dos tortillas, y las dos salían tristes.`,
      en: `0-2 With! No! With! No!
0-2 {H} likes it with. {F} does not.
2-2 What a noise! It is an omelette.
4! A whole family was having a row. Half of them said, “With!” Half of them said, “Without!”
4! It was about the potato omelette. Should it have onion in it?
4 In the middle the pan just waited.
6 It had gone on for three lifetimes. There was a line painted down the table.
6 The Withs sat on this side. The Withouts sat on that side. The dog sat underneath.
8 “And what are you?” asked the smallest of them, with a frown.
8 “We’re hungry,” said {F}.
10 Nobody knew any more how it had begun. They knew that a great-grandmother had said something, and that a great-grandfather had put down his fork. Since then they had made two omelettes, both of them sad.`,
      alt: {
        es: '{H} y {F} llegan a una mesa donde todos discuten.',
        en: '{H} and {F} come upon a table where they all argue.',
      },
      picture: { H: ['stand', 'surprised'], F: ['think', 'thoughtful'], props: ['table', 'bucket', 'speech'] },
    },
    {
      es: `4! —Hagamos una sola —dijo {H}—. Media con, media sin. ¡Y grande!
4 Batieron cien huevos. {F} pelaba patatas. {H} lloraba con la cebolla.
4 {X} marcó la frontera con un palillo.
4! Pero había que darle la vuelta. ¡Y pesaba como una puerta!
6 Los de «con» cogieron el mango. No podían.
6 Lo cogieron los de «sin». Tampoco.
6 —Así no —dijo {F}—. Hay que ponerse alrededor. Uno de con, uno de sin, uno de con…
6 Se miraron con desconfianza, y se arrimaron. Algunos primos no se habían visto nunca de tan cerca.
6 —Tienes mi nariz —dijo una de «con».
6 —Perdona, la nariz es mía —dijo uno de «sin».
6 {F} los iba colocando por turnos, como las cuentas de un collar.
6 {X} sujetaba el plato en alto y pedía que avisaran con tiempo.
8 —A la de tres, y sin mirar —mandó {H}—. Si miráis, cada cual tirará para su lado.
8 Cerraron los ojos. Una. Dos.
8 —¡Y tres!
8 La tortilla subió. Dio una vuelta despacio, como quien se despereza, y luego otra de propina. Estuvo en el aire el tiempo suficiente para que todo el mundo abriera un ojo.
8 ¡Plaf! Cayó en la sartén, entera, dorada, redonda como una plaza.
8 Nadie sabía ya cuál era la mitad de cada cual.
8 —¿Y el palillo? —preguntó {X}. Había salido volando y estaba clavado en el techo.
10 Hubo un silencio de cuarenta personas. Se podía oír el cuchillo, y eso que nadie lo había cogido.
10 —La probamos con los ojos cerrados —propuso {F}—, y cada uno dice de cuál es.
10 —¡Con! —dijo una tía de «sin», relamiéndose.
10 —¡Sin! —dijo un abuelo de «con», con la boca llena.
10 No acertó ni uno. El perro, que había comido de las dos, movió el rabo en círculo.`,
      en: `4! “Let’s make just one,” said {H}. “Half with, half without. A big one!”
4 They beat a hundred eggs. {F} did the potatoes. {H} cried over the onions.
4 {X} marked the border with a toothpick.
4! But then you have to turn it over. And it weighed as much as a door!
6 The Withs took hold of the pan. They could not do it.
6 The Withouts took hold of it. Nor could they.
6 “That’s no good,” said {F}. “Stand all round. One With, one Without, one With…”
6 They gave each other hard looks, and moved up. Some of the cousins had never met so close to.
6 “You’ve got my nose,” said a With.
6 “I beg your pardon, it’s mine,” said a Without.
6 {X} held up the plate and asked to be told in good time.
8 “On three, and no looking,” said {H}. “If you look, you’ll all pull your own way.”
8 They shut their eyes. One. Two.
8 “And three!”
8 Up went the omelette. It turned over slowly, like somebody stretching, and then once more for luck. It was in the air for long enough for everybody to open one eye.
8 Splat! It came down in the pan, whole and golden and as round as a town square.
8 “Where’s the toothpick?” asked {X}.
8 There was no toothpick. It had flown off and was stuck in the ceiling. Nobody knew any more which half was whose.
10 Forty people went quiet. You could hear the knife, and nobody had touched it.
10 “We’ll taste it with our eyes shut,” said {F}. “Then you each say which half it is.”
10 “With!” said an aunt who was a Without, and licked her lips.
10 “Without!” said a grandad who was a With, his mouth full.
10 Not one of them got it right. The dog, who had had some of both, wagged his tail in a circle.`,
      alt: {
        es: '{H} y {F} ayudan a darle la vuelta a una tortilla enorme.',
        en: '{H} and {F} help to turn a huge omelette over.',
      },
      picture: {
        H: ['reach', 'determined'],
        F: ['reach', 'excited'],
        X: ['hold', 'worried'],
        props: ['bucket', 'table', 'egg', 'campfire'],
      },
    },
    {
      es: `0-2 ¡Hop! ¡La tortilla vuela!
0-2 {H} y {F} comen.
0-2 {X} repite.
2-2 ¿Con o sin? ¡Qué más da! ¡Ñam!
4! La tortilla dio la vuelta. ¡Y ya nadie sabía cuál era cuál!
4! La comieron entera, mezclados y con pan.
4 Hasta mojaron pan en el plato del vecino.
4 Les regalaron la sartén pequeña, que no pesaba nada.
6 El más pequeño de la familia borró la raya de la mesa con un trozo de miga. Debajo había flores pintadas.
6 —¿Y ahora de qué vamos a discutir? —preguntó una tía, un poco preocupada.
8 —¿Le ponéis tomate al pan? —preguntó {F}.
8 Se hizo un silencio. Alguien dejó el tenedor. Una tía miró a su hermana, la hermana miró la aceitera, y la aceitera, si hubiera podido, habría salido corriendo.
10 {H} y {F} se despidieron muy deprisa. Desde el camino todavía se oía a la familia, cada vez más contenta: «¡Con!, ¡sin!, ¡con!».`,
      en: `0-2 Hop! The omelette can fly!
0-2 {H} eats. {F} eats.
0-2 {X} has more.
2-2 With or without? Who cares! Yum!
4! The omelette turned over. And nobody knew which half was which!
4! They ate it all, in a jumble, with bread.
4 They mopped up on each other’s plates.
4 They gave {H} and {F} the small pan, as light as air.
6 The smallest of the family rubbed out the line on the table with some crumbs. There were painted flowers below it.
6 “What will we argue about now?” asked an aunt, a bit worried.
8 “Do you put tomato on your bread?” asked {F}.
8 It went quiet. Somebody put down a fork. An aunt looked at her sister. The sister looked at the oil. The oil, if it could, would have run for it.
10 {H} and {F} said goodbye very fast. They could still be heard from the road, and they sounded happier and happier. With! Without! With!`,
      alt: {
        es: '{H} y {F} comen tortilla y se llevan una sartén pequeña.',
        en: '{H} and {F} eat omelette and take a small pan along.',
      },
      picture: {
        H: ['hold', 'happy', 'bucket'],
        F: ['sit', 'happy'],
        X: ['sit', 'happy', 'bread'],
        props: ['table', 'bucket'],
      },
    },
  ],
}
