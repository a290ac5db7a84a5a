import type { Beat } from '../plot.ts'

/** Everybody yawns but the baby, who will not miss a thing; so they set out to be the dullest people in the world. */
export const yawn: Beat = {
  id: 'yawn',
  titles: {
    es: ['El bebé que no quería perderse nada', 'Un bostezo para todos'],
    en: ['The baby who would not miss a thing', 'One yawn for everybody'],
  },
  gift: {
    prop: 'book',
    use: {
      es: '4 Leyeron una página del libro de las tuercas, y los nervios se durmieron.',
      en: '4 They read a page from the book about nuts and bolts, and their nerves went to sleep.',
    },
  },
  moments: [
    {
      es: `0-2 ¡Aaah! {H} bosteza.
0-2 ¡Aaah! {F} bosteza.
2-2 ¿Y el bebé? ¡El bebé se ríe!
4! {At} un padre acunaba a un bebé muy despierto.
4! —Lleva dos días sin dormir —dijo, y bostezó.
4 A {F} se le pegó el bostezo. Luego a {H}.
4 Al bebé no. El bebé dio palmas.
6 Se llamaba Nube, y no pensaba perderse nada de este mundo.
6 —En cuanto cierra un ojo —suspiró el padre—, abre el otro para vigilarlo.
8 Él llevaba un zapato de cada color y el peine puesto. Se había echado colonia en el café, o al revés.
10 Un bostezo es una cosa muy educada: no empuja, no hace ruido, y va pasando de boca en boca hasta que encuentra dónde dormir. Aquel llevaba dos días buscando sitio.`,
      en: `0-2 Aaah! {H} has a yawn.
0-2 Aaah! {F} has a yawn.
2-2 And the baby? The baby laughs!
4! A father rocked a baby with big round eyes {at}.
4! “Two days with no sleep,” he said, and he yawned.
4 {F} caught the yawn. Then {H} did.
4 The baby did not. The baby clapped.
6 Her name was Plum, and she was not going to miss a thing in this world.
6 “When she shuts one eye,” sighed the father, “she opens the other to watch it.”
8 He had on two odd shoes, and his comb was still in his hair. He had put his porridge in his pocket, or it had got in by itself.
10 A yawn is a very polite thing. It does not push, it makes no noise, and it goes from mouth to mouth until it finds somewhere to lie down. This one had been looking for two days.`,
      alt: {
        es: '{H} y {F} bostezan junto a la cesta de un bebé.',
        en: '{H} and {F} yawn beside a basket for a baby.',
      },
      picture: {
        H: ['stand', 'sleepy'],
        F: ['sit', 'sleepy'],
        props: ['basket', 'blanket', 'boots'],
        shot: 'wide',
      },
    },
    {
      es: `4! {H} le cantó una nana. Se durmió el padre.
4 {F} le contó un cuento. Casi se duerme {H}.
4 {X} contó ovejas y no pasó de la catorce.
4! El bebé quería más. ¡Más de todo!
6 —Con nosotr{HF:os/as} se lo pasa demasiado bien —dijo {F}.
6 Era verdad. A cada cosa nueva, la pequeña Nube abría los ojos un poco más. Ya casi no le cabían.
6 —¿Y si fuéramos muy aburrid{HF:os/as}? —dijo {H}.
6 —¿Cómo de aburrid{HF:os/as}?
6 —L{HF:os/as} más aburrid{HF:os/as} del mundo.
6 El padre despertó y se ofreció. Sabía bastante de impuestos.
6 —No hace falta tanto —dijo {F}.
6 {X} probó a no hacer nada, pero con tanta gracia que hubo que pedirle que parara.
4! Entonces {F} vio un libro muy gordo. Iba todo de tuercas.
8 Se titulaba «Tuercas: modelos y medidas». Tenía cuatrocientas páginas y un dibujo. El dibujo era de una tuerca.
8 —Me lo regalaron —dijo el padre—. Nunca he pasado de la portada.
8 Según él, la portada ya lo había tumbado dos veces.
8 —Es perfecto —dijo {H}, y lo cogió con mucho respeto.
8 El bebé alargó una mano. ¿Qué sería aquello? ¿Tendría música? ¿Mordería?
10 ¶Aburrir bien no es tan fácil como parece. Hay que quitarle a la voz todas las cuestas. Hay que leer como se anda por un pasillo muy largo, todo del mismo color, que da a otro pasillo. {F} carraspeó y ensayó una cara de tarde de domingo.
10 —No te rías —le advirtió a {H}.
10 —No tengo ganas —dijo {H}, que ya había leído el índice.`,
      en: `4! {H} sang a lullaby. The father went to sleep.
4 {F} told a story. {H} very nearly went to sleep.
4 {X} counted sheep, and got as far as fourteen.
4! The baby wanted more. More of it all!
6 “We are too much fun for her,” said {F}.
6 It was true. With each new thing little Plum opened her eyes a bit more. They hardly fitted on her face.
6 “What if we were very dull?” said {H}.
6 “How dull?”
6 “As dull as can be.”
6 The father woke up and said that he could help. He knew a lot about tax.
6 “Not that dull,” said {F}.
6 {X} tried to do nothing at all, but it was so funny that they had to ask {X} to stop.
4! Then {F} saw a fat book. It was all about nuts and bolts.
8 It was called “Nuts and Bolts: Shapes and Sizes”, and it had four hundred pages and one picture. The picture was of a nut.
8 “It was a present,” said the father. “I never got past the cover.”
8 “It is perfect,” said {H}, and took it with great respect.
8 The baby put out a hand. What was this? Did it have music in it? Did it bite?
10 ¶To be really dull is harder than it looks. You have to take all the hills out of your voice. You have to read as you walk down a long, long corridor, all one colour, which leads to a corridor. {F} coughed, and put on a face like a wet Sunday.
10 “Do not laugh,” said {F}.
10 “I do not feel like it,” said {H}, who had already read the index.`,
      alt: {
        es: '{H} tiene sueño y {F} encuentra un libro.',
        en: '{H} is sleepy, and {F} finds a book.',
      },
      picture: {
        H: ['think', 'sleepy'],
        F: ['point', 'surprised'],
        X: ['lie', 'sleepy'],
        props: ['book', 'basket', 'blanket'],
      },
    },
    {
      es: `0-2 ¡Aaah! ¿Quién bosteza ahora?
0-2 ¡El bebé! ¡A dormir!
0-2 {X} dice: chsss.
2-2 {H} y {F} se van muy despacio.
4! {F} leyó en voz baja: «Tuerca de tres, de cuatro, de cinco».
4! El bebé parpadeó. {H} pasó la página muy despacio.
4 —Tuerca de seis —dijo {F}. ¡Aaah! El bebé bostezó.
4 Y se quedó dormido de puro aburrimiento.
6 También se durmió el padre. Sonreía como si las tuercas fueran de chocolate.
6 —Lleváoslo —murmuró en sueños, y les dio el libro.
8 {X} le quitó el peine del pelo y le puso juntos los dos zapatos, aunque no se hablaban.
8 Se marcharon sin pisar nada que sonara.
10 Lo malo vino después, porque querían saber cómo seguía. «Tuerca de siete», leyó {H} en un susurro, y {F} tuvo que agarrarse para no caerse dentro del sueño.`,
      en: `0-2 Aaah! Who has a yawn now?
0-2 The baby! Night, night!
0-2 {X} says: shh.
2-2 Hush. {H} and {F} go on tiptoe.
4! {F} read in a flat voice. “Nut, size three. Nut, size four.”
4! The baby blinked. {H} turned the page very slowly.
4 “Nut, size five,” said {F}. Aaah! The baby yawned.
4 It was so dull that she fell fast asleep.
6 So did the father. He smiled as if the nuts were made of chocolate.
6 “Take it,” he said in his sleep, and gave them the book.
8 {X} took the comb out of his hair and put his two shoes side by side, though they were not on speaking terms.
8 They went off, and trod on nothing that squeaks.
10 The trouble came after that, for they wanted to know what happened next. “Nut, size six,” whispered {H}, and {F} held on tight, so as not to fall in.`,
      alt: {
        es: '{F} lee un libro muy aburrido y {H} escucha.',
        en: '{F} reads a very dull book, and {H} listens.',
      },
      picture: {
        H: ['crouch', 'calm'],
        F: ['hold', 'sleepy', 'book'],
        X: ['stand', 'calm'],
        props: ['basket', 'blanket', 'boots'],
        shot: 'close',
      },
    },
  ],
}
