import type { Beat } from '../../plot.ts'

/** A princess may not leave her coach until all her forty names are read. Nobody has asked what she is called. */
export const fortyNames: Beat = {
  id: 'forty-names',
  themes: ['princesas'],
  titles: {
    es: ['Cuarenta nombres', 'El heraldo que no acababa'],
    en: ['Forty names', 'The herald who never got to the end'],
  },
  gift: {
    prop: 'trumpet',
    use: {
      es: '4 {H} tocó la trompeta del heraldo. ¡Se oyó a la primera!',
      en: '4 {H} blew the herald’s trumpet. They all heard it!',
    },
  },
  moments: [
    {
      es: `0-2 Un señor lee y lee. ¡Achís!
0-2 {H} y {F} esperan.
2-2 ¡Otra vez! ¡Qué nombre tan largo!
4! {At} había una carroza parada.
4! Delante, un heraldo leía un nombre larguísimo.
4! Alguien estornudó. ¡Y volvió a empezar!
4 —Lleva así desde el desayuno —dijo el cochero.
6 —Su Alteza Aurora Benita Casilda Dorotea... —leía el heraldo.
6 —¿Y por qué no baja sin más? —preguntó {H}.
6 —Hasta que se diga entero, nadie puede bajar —susurró el cochero—. Es protocolo.
8 Eran cuarenta nombres, uno por cada tía. Iban por orden alfabético, para que ninguna se ofendiera, y el heraldo los decía con eco.
10 El caballo se los sabía. Al llegar a «Gumersinda» cambiaba de pata, y al llegar a «Olimpia» soltaba un suspiro que no venía en el pergamino.`,
      en: `0-2 A man reads and reads. Atishoo!
0-2 {H} and {F} wait.
2-2 He begins again! What a long name!
4! There was a coach {at}. It did not move.
4! In front of it a herald read out a very long name.
4! Somebody sneezed. So he began again!
4 “He has been at it since breakfast,” said the driver.
6 “Her Highness Anne Bella Clara Dora...” read the herald.
6 “Why does she not just get out?” asked {H}.
6 “She must not, until he has read it all,” whispered the driver. “It is the rule.”
8 There were forty names, one for each aunt. They went from A to Z, so that none of the aunts would mind, and he said them all with an echo.
10 The horse knew them by heart. At “Gertrude” it changed legs, and at “Olympia” it gave a sigh that was not on the scroll.`,
      alt: {
        es: '{H} y {F} escuchan a un heraldo que lee sin parar.',
        en: '{H} and {F} listen to a herald who reads on and on.',
      },
      picture: {
        H: ['stand', 'surprised'],
        F: ['think', 'sleepy'],
        props: ['trumpet', 'letter', 'wheel', 'crown'],
        shot: 'wide',
      },
    },
    {
      es: `4! {F} pidió silencio. El heraldo leyó treinta nombres. ¡Ya casi!
4! Entonces bostezó el caballo. ¡Otra vez desde Aurora!
4 {X} le dio un terrón de azúcar, para que no bostezara más.
4 {H} llamó a la ventanilla de la carroza.
4! —¿Y tú cómo te llamas? —le preguntó a la princesa.
4-4! —¡Rori! —dijo una voz.
6 Nadie se lo había preguntado nunca. Siempre lo leían.
6 Dentro había una niña con una corona de papel y muchísima hambre.
6 —Rori —dijo—. Mi abuela me llama Rori.
6 —Pues baja, Rori —dijo {H}.
6 —No puedo. Falta «Zenobia». Siempre falta «Zenobia».
6 El heraldo iba por «Mafalda» cuando se quedó sin voz. Se sentó en el escalón, con el pergamino en las rodillas.
6 —Déjeme a mí —dijo {F}. Respiró hondo y miró la lista de arriba abajo.
6 —¡Aurora, etcétera, Zenobia! —gritó.
6 {X} aplaudió tan deprisa que ya no hubo quien siguiera.
6 Todo el mundo esperó a que pasara algo horrible. No pasó. La puerta de la carroza se abrió.
8 —¿Eso vale? —dijo el heraldo, con un hilo de voz.
8 —Etcétera quiere decir «y las tías que faltan» —explicó {F}.
8 El heraldo lo repitió bajito, para ver a qué sabía. Le cabía entero en la boca, y aún sobraba sitio para un caramelo.
8 {X} ya tenía el caramelo en la mano.
10 —Yo los leía todos por respeto —dijo el heraldo.
10 —Es que eran muchos nombres y ninguna pregunta —dijo {H}.
10 El heraldo se quedó pensando. Llevaba cuarenta años llamando a la gente por todos sus nombres y no sabía de nadie si prefería la leche fría o caliente.
10 Rori bajó de un salto, se quitó la corona de papel y la usó para pedir sopa en la primera ventana.`,
      en: `4! {F} asked for quiet. The herald read out thirty names. Nearly there!
4! Then the horse yawned. Back to Anne!
4 {X} gave it a lump of sugar, to stop it yawning.
4 {H} knocked on the window of the coach.
4! “What do they call you?” {H} asked the princess.
4-4! “Nell!” said a voice.
6 Nobody had ever asked her that. They had always read it out.
6 Inside sat a girl in a paper crown. She was very hungry.
6 “Nell,” she said. “My granny calls me Nell.”
6 “Then get down, Nell,” said {H}.
6 “I cannot. We have not had Zoe. We never get to Zoe.”
6 The herald was at “Mildred” when he lost his voice. He sat down on the step with the scroll on his knees.
6 “Let me try,” said {F}, and took a deep breath, and looked down the list.
6 “Anne, and so on, Zoe!” shouted {F}.
6 {X} clapped so fast that nobody could go on.
6 They all waited for something bad to happen. Nothing did. The door of the coach opened.
8 “Is that allowed?” asked the herald, in what was left of his voice.
8 “It means ‘and all the other aunts’,” said {F}.
8 The herald said it under his breath, to see how it tasted. It fitted into his mouth in one go, and left room for a sweet.
8 {X} was already holding out the sweet.
10 “I read them all out of respect,” he said.
10 “But that is a lot of names, and not one question,” said {H}.
10 The herald had to think about that. For forty years he had called people by all of their names, and he did not know if one of them liked milk.
10 Nell jumped down, took off her paper crown and used it to ask for soup at the nearest window.`,
      alt: {
        es: '{F} lee un pergamino larguísimo, y {H} llama a una ventanilla.',
        en: '{F} reads a very long scroll while {H} knocks on a window.',
      },
      picture: {
        H: ['reach', 'happy'],
        F: ['hold', 'determined', 'letter'],
        X: ['cheer', 'happy'],
        props: ['letter', 'wheel', 'trumpet'],
      },
    },
    {
      es: `0-2 ¿Cómo te llamas? ¡Rori!
0-2 {X} dice: ¡hola, Rori!
2-2 Rori baja. ¡Hop! ¡A jugar!
4! El heraldo le dio a {H} su trompeta pequeña.
4! —Para que te oigan a la primera —dijo.
4 Rori ya estaba jugando.
4 —¡Adiós, Rori! —gritó {F}. ¡Qué nombre tan bueno!
6 El cochero bajó a estirar las piernas. Llevaba tanto rato sentado que se dejó una en el asiento, dormida.
6 {X} quiso saber cuántos nombres tenía el caballo. Tenía uno: Paco.
8 El heraldo l{HF:os/as} acompañó un trecho, para practicar. «Buenos días, etcétera», le decía a la gente. Y la gente se paraba y le contaba el resto.
8 —¡Qué de cosas les pasan! —comentó, encantado—. En el pergamino no ponía nada.
10 Con la lista de las tías hicieron una cometa. Era tan larga que, cuando Aurora ya estaba en las nubes, Zenobia todavía iba por el suelo, saludando.`,
      en: `0-2 Who are you? I am Nell!
0-2 {X} says: hello, Nell!
2-2 Down comes Nell. Hop! Time to play!
4! The herald gave {H} his little trumpet.
4! “It is to be heard the first time,” he said.
4 Nell was playing by then.
4 “Bye, Nell!” shouted {F}. What a good name it was!
6 The driver got down to stretch his legs. He had sat so long that one of them was asleep.
6 {X} asked how many names the horse had. It had one. It was Bob.
8 The herald walked along with them for a bit, to practise. “Good morning, and so on,” he said to people. And they stopped and told him the rest.
8 “What a lot goes on!” he said, delighted. “None of it was on the scroll.”
10 They made a kite from the list of the aunts. It was so long that when Anne was up in the clouds, Zoe was still on the ground, waving.`,
      alt: {
        es: '{H} prueba la trompeta, y {F} dice adiós con la mano.',
        en: '{H} tries the trumpet while {F} waves goodbye.',
      },
      picture: {
        H: ['hold', 'happy', 'trumpet'],
        F: ['wave', 'happy'],
        X: ['walk', 'happy'],
        props: ['kite', 'letter'],
        shot: 'wide',
      },
    },
  ],
}
