import type { Beat } from '../../plot.ts'

/** A writer's pages are all blank, until they are held to a warm lamp. */
export const lemon: Beat = {
  id: 'lemon',
  themes: ['misterioso', 'aprendizaje'],
  titles: {
    es: ['El libro en blanco', 'Huele a limón', 'Lo que decía la página'],
    en: ['The blank book', 'A smell of lemons', 'What the page said'],
  },
  gift: {
    prop: 'letter',
    use: {
      es: '4 Arrimaron el papel del limón a una luz. ¡Salió una flecha!',
      en: '4 They held the lemon paper up to a light. An arrow came out!',
    },
  },
  moments: [
    {
      es: `0-2 Un papel. ¿Qué pone? ¡Nada!
0-2 {F} lo huele. ¡Mmm, limón!
2-2 Un señor escribe y escribe. ¡Sin tinta!
4! {at}, un señor con una pluma escribía muy deprisa.
4! {H} miró el papel. ¡Estaba en blanco!
4 —Es el mejor libro del mundo —dijo él—. ¡Cien páginas!
4 Las cien estaban en blanco.
6 Llevaba una bufanda de cuadros y hablaba solo. A su lado había medio limón y un vaso.
6 —Al público no le gusta —suspiró—. Me dicen que es algo soso.
8 —Quizá le falte tinta —dijo {F} con mucho tacto.
10 {H} pasó las páginas una a una. Eran cien blancos distintos, cada uno con un montón de arruguitas, como si alguien hubiera llorado encima o se hubiera reído muchísimo.`,
      en: `0-2! What is on it? Nothing!
0-2 {F} sniffs it. Mmm, lemon!
2-2 A man writes and writes. With no ink!
4! A man with a pen sat writing {at}.
4! {H} looked at the paper. It was blank!
4 “It is the best book in the world,” he said. “A hundred pages!”
4 All of them were blank.
6 He wore a checked scarf and talked to himself. Next to him was half a lemon in a glass.
6 “People do not like it,” he sighed. “They tell me that it is a bit plain.”
8 “Perhaps it needs some ink,” said {F}, as kindly as could be.
10 {H} turned the pages one by one. They were a hundred different blanks, each with a lot of tiny wrinkles, as if somebody had cried on them, or laughed a great deal.`,
      alt: {
        es: '{H} y {F} miran un libro en blanco sobre una mesa.',
        en: '{H} and {F} look at a blank book on a table.',
      },
      picture: {
        H: ['point', 'surprised'],
        F: ['stand', 'thoughtful'],
        props: ['book', 'letter', 'feather', 'table'],
      },
    },
    {
      es: `4 {X} lo leyó al revés, por si acaso. Nada.
4! —Huele a limón —dijo {F}—. ¡Escribe con limón!
4 —Se me acabó la tinta —dijo él—. ¿Se nota?
4! {H} acercó el papel a una lámpara caliente, sin tocarla.
4! ¡Y salieron letras marrones!
4 —¡Magia! —dijo {F}.
4 —¡Limón! —dijo el señor.
6 Primero salió una «C». Luego, una «o». Las letras llegaban despacio, como quien vuelve de un viaje largo.
6 —¡Está todo! —dijo el señor—. ¡Mi libro! ¡Léelo, que yo no me acuerdo!
6 {H} leyó en voz alta: «Comprar tinta».
6 —¿Eso es el libro? —preguntó {F}.
6 —Eso es la lista de la compra —reconoció él—. El libro empieza en la dos.
6 {X} fue dando la vuelta a las hojas, como quien hace tortitas.
6 Calentaron la dos. Decía: «Había una vez un señor al que nadie leía».
6 La lámpara daba un calor suave, como de siesta. Olía a limón, a pan tostado y un poco a secreto.
6 La dos la leyeron de un tirón. Luego fueron a por la tres.
8 —¿Y por qué sale? —preguntó {F}, con la nariz pegada al papel.
8 —El jugo del limón se tuesta antes que el papel —dijo {H}, que lo había visto en la tostadora—. Lo mojado no se ve. Lo tostado, sí.
8 En la tres, al señor se le escapaba el sombrero. En la cuatro, lo perseguía. En la cinco, a {F} le dio la risa y hubo que leerla otra vez.
8 En la seis había un borrón enorme. El señor había estornudado ahí, y era la parte más sentida.
8 {X} quiso salir en la noventa. El señor exprimió el limón y lo arregló en un momento.
10 Se había ido juntando gente alrededor de la lámpara. Cada página que se encendía la leían en voz baja, todos a la vez, y sonaba como lluvia. El señor ya no miraba las letras. Miraba las caras.
10 —Creía que me había salido soso —murmuró.
10 —Le había salido tímido —dijo {H}—. No es lo mismo. Hacía falta arrimarse.`,
      en: `4 {X} read it upside down, just in case. Nothing.
4! “It smells of lemon,” said {F}. “You write with lemon!”
4 “I ran out of ink,” he said. “Does it show?”
4! {H} held the paper near a hot lamp, not touching it.
4! Brown letters came out!
4 “Magic!” said {F}.
4 “Lemon!” said the man.
6 First there was a B. Then there was a u. The letters came slowly, like people back from a long trip.
6 “It is all there!” said the man. “My book! Read it to me, I forget how it goes!”
6 {H} read it out: “Buy ink”.
6 “Is that the book?” asked {F}.
6 “That is the shopping list,” he said. “The book starts on page two.”
6 {X} turned the pages over like pancakes.
6 They warmed up page two. It said: “Once there was a man whom nobody read”.
6 The lamp was as warm as a nap. It smelled of lemon, and toast, and a bit of secret.
6 They read page two in one go. Then they went on to three.
8 “Why does it come out?” asked {F}, with a nose close to the page.
8 “Lemon juice goes brown before paper does,” said {H}, who had seen it in the toaster. “You cannot see what is wet. But you can see what is toast.”
8 On page three his hat blew off. On page four he ran after it. On page five {F} laughed so much that they had to read it again.
8 On page six there was a huge blot. The man had sneezed there, and it was the part with the most feeling.
8 {X} asked to be in it too, on page ninety. The man squeezed the lemon and saw to it at once.
10 A crowd had come together round the lamp. As each page lit up they read it under their breath, all of them at once, and it sounded like rain. The man did not look at the letters any more. He looked at the faces.
10 “I thought that it was plain,” he murmured.
10 “It was shy,” said {H}. “It is not the same. You just had to come close.”`,
      alt: {
        es: '{H} acerca el papel a una lámpara y salen letras.',
        en: '{H} holds paper to a lamp and letters appear.',
      },
      picture: {
        H: ['hold', 'excited', 'letter'],
        F: ['reach', 'surprised'],
        X: ['point', 'happy'],
        props: ['bulb', 'book', 'table'],
        shot: 'close',
      },
    },
    {
      es: `0-2! ¡Luz, luz! ¡Salen letras!
0-2 {H} lee: había una vez...
0-2! {X} aplaude.
0-2 {F} dice: ¡limón!
2-2! ¡Ya se ve! ¡Es un cuento!
4! El señor leyó su libro entero a mucha gente.
4! A {H} y a {F} les dio una hoja en blanco.
6 —Parece que no pone nada —dijo, y guiñó un ojo.
4 —Arrimadla a la luz cuando haga falta.
6 {F} la olió. ¡Limón!
6 —¿Y qué dice? —preguntó.
6 —La escribí anoche y ya no me acuerdo —dijo él—. Ya me lo contaréis.
6 {X} se llevó el otro medio limón, para escribir a casa y para el pescado.
8 —¿Y no prefiere tinta? —preguntó {H}.
8 —Sale más cara —dijo él—. Y, con limón, quien me lee es porque quiere.
10 Detrás de ell{HF:os/as}, la lámpara se movía de página en página. Desde lejos parecía una luciérnaga que estuviera aprendiendo a leer.
4! {F} dobló la hoja con cuidado, para no arrugar las palabras.`,
      en: `0-2! Light, light! Here come letters!
0-2 {H} reads: once upon a time...
0-2! {X} claps.
2-2! I can see it! It is a story!
4! The man read his whole book out loud.
4! He gave {H} and {F} a blank page.
6 “It looks like nothing,” he said with a wink.
4 “Hold it to the light when you need it.”
6 {F} sniffed it. Lemon!
6 “What does it say?” asked {F}.
6 “I wrote it last night, and I forget,” he said. “You will have to tell me.”
6 {X} took the other half of the lemon, for letters home and for the fish.
8 “Would you not like some ink?” asked {H}.
8 “It costs more,” he said. “And if they read me in lemon, they really want to.”
10 Behind them the lamp moved from page to page. From far away it looked like a firefly that was learning to read.
4! {F} folded the page with care, so as not to bend the words.`,
      alt: { es: '{H} sostiene una hoja en blanco junto a {F}.', en: '{H} holds a blank page next to {F}.' },
      picture: {
        H: ['hold', 'happy', 'letter'],
        F: ['wave', 'happy'],
        X: ['hold', 'happy'],
        props: ['book', 'bulb'],
        shot: 'medium',
      },
    },
  ],
}
