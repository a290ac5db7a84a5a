import type { Beat } from '../plot.ts'

/** A man counts to a thousand and starts again at each number he hears; a choir that counts cannot all be lost at once. */
export const thousand: Beat = {
  id: 'thousand',
  titles: {
    es: ['Novecientos noventa y nueve', 'Vuelta a empezar'],
    en: ['Nine hundred and ninety-nine', 'Back to the start'],
  },
  gift: {
    prop: 'clock',
    use: {
      es: '4 Sonó el reloj de don Nicanor, y nadie perdió la cuenta.',
      en: '4 Mr Nicholas’s watch went off, and nobody lost count.',
    },
  },
  moments: [
    {
      es: `0-2 Uno, dos y tres…
0-2 {H} cuenta. {F}, también.
2-2 ¡Uy! Se han perdido. Uno, dos…
4! {At}, don Nicanor contaba: «ochenta y seis, ochenta y siete...».
4! —¡Hola! —dijo {H}—. ¿Tiene un momento?
4! —¡Un! —gimió él—. ¡Has dicho un! Uno, dos...
4 Y tuvo que volver a empezar.
6 Don Nicanor quería llegar a mil. Si oía un número, se le borraba el suyo.
6 —No diremos ni uno —prometió {F}.
6 —Uno —dijo don Nicanor—. Dos, tres...
8 Llevaba así desde su cumpleaños, y más valía no preguntarle cuántos cumplía.
10 Una noche había llegado al novecientos noventa y nueve. Se puso tan contento que se dijo: «¡Ya solo falta uno!». Y volvió al uno.`,
      en: `0-2 One, two and three...
0-2 {H} counts. So does {F}.
2-2 Oh no! They are lost. One, two...
4! Mr Nicholas was counting {at}. “Eighty-six, eighty-seven...”
4! “Hello!” said {H}. “We came to see you.”
4! “Two!” he cried. “You said two! One, two...”
4 And he had to begin all over again.
6 Mr Nicholas wanted to get to a thousand. Each number that he heard rubbed out his own.
6 “I am sorry, too,” said {F}.
6 “Two!” said Mr Nicholas. “One, two...”
8 It had been like that since his birthday, and it was better not to ask which one.
10 One night he had got to nine hundred and ninety-nine. He was so happy that he said to himself, “Only one to go!” And one was where he went.`,
      alt: {
        es: '{H} saluda y {F} se sorprende, junto a un reloj.',
        en: '{H} says hello and {F} is surprised, beside a watch.',
      },
      picture: {
        H: ['wave', 'happy'],
        F: ['stand', 'surprised'],
        props: ['clock', 'chair', 'speech'],
        shot: 'wide',
      },
    },
    {
      es: `4! {H} y {F} cerraron la boca. Don Nicanor contó y contó.
4 {X} pidió silencio: «¡A la una, a las dos y a las tres!». Vuelta a empezar.
4! Llegó a cien. Entonces sonó su reloj. ¡Tin, tin, tin!
4! —¡Tres! —dijo don Nicanor, y se tapó la boca.
6 El mundo estaba lleno de números. Hasta entonces nadie se había fijado.
6 Pasó una señora muy amable. «¿Son ustedes los primeros?», preguntó. Don Nicanor volvió al primero.
6 Pasó un niño. «¡Se me han caído dos dientes!», gritó.
6 —Dos —sollozó don Nicanor—. Tres, cuatro, cinco...
6 —¿Y si lo apunta? —preguntó {F}.
6 —Entonces llegaría el lápiz. Yo quiero llegar yo.
6 {X} le tapó los oídos. Pero don Nicanor ya no se oía a sí mismo y contó dos veces el treinta.
8 —El número lo llevo aquí —dijo, tocándose la frente—. Y aquí solo cabe...
8 Se mordió la lengua a tiempo. Se puso colorado.
8 —Lo hemos entendido —dijo {H}—. Cabe eso que no decimos. Eso por cabeza.
8 {F} miró la cabeza de {H}. Después se tocó la suya. Estaba libre: dentro no había más que una canción y el recuerdo de un bocadillo.
8 —¿Y si usamos más cabezas? —susurró.
10 ¶Los números tienen una cosa buena, y es que no se gastan. Si se reparte una galleta, a cada cual le toca menos. Si se reparte un ochenta y ocho, a cada cual le toca un ochenta y ocho entero.
10 Don Nicanor no había pensado nunca en repartirlos. Los había guardado toda la vida en el mismo sitio, muy apretados, sin abrigo y sin compañía.
10 ¶—¿Y si me equivoco yo? —preguntó.
10 —Se equivocará usted solo —dijo {F}—. Y nosotr{HF:os/as} le esperamos en el siguiente.`,
      en: `4! {H} and {F} kept very quiet. Mr Nicholas counted and counted.
4 {X} called for silence: “Ready, steady, three, two, one!” Back he went to the start.
4! He got to a hundred. Then his watch went off. Ting, ting, ting!
4! “Three!” said Mr Nicholas. Oh dear.
6 The world was full of numbers. They had never noticed.
6 A kind lady came by. “Are you the first here?” she asked. Mr Nicholas went back to the first.
6 A small boy came by. “I lost a tooth when I ate!” he told them.
6 “Eight,” sobbed Mr Nicholas. “Nine, ten...”
6 “Why not write it down?” asked {F}.
6 “Then it is the pencil that gets there. I want it to be me.”
6 {X} put a hand over each of his ears. But now he could not hear himself, and he did thirty twice.
8 Mr Nicholas tapped his head. “I keep the number in here,” he said, “and there is only room for...”
8 He bit his tongue in time, and went red.
8 “We see,” said {H}. “There is room for that thing we do not say. There is room for it in each head.”
8 {F} looked at {H}’s head. There was a second one close by, and there was nothing in it but a song and the thought of a sandwich.
8 “What if we use more heads?” whispered {F}.
10 ¶There is a good thing about numbers. They do not wear out. If you share a biscuit, everybody gets less. If you share eighty-eight, everybody gets the whole of eighty-eight.
10 Mr Nicholas had never thought of sharing them. All his life he had kept them in the same place, packed tight, with no coat and no company.
10 ¶“But if I go wrong?” he asked.
10 “Then you go wrong by yourself,” said {F}, “and we wait for you at the next.”`,
      alt: {
        es: 'Suena un reloj, y {H} se queda sin decir nada.',
        en: 'A watch goes off, and {H} does not say a word.',
      },
      picture: {
        H: ['stand', 'surprised'],
        F: ['think', 'thoughtful'],
        X: ['reach', 'determined'],
        props: ['clock', 'chair', 'speech'],
      },
    },
    {
      es: `0-2 Todos: ¡uno, dos, tres!
0-2 {F} ya no se pierde.
0-2 {X} dice: ¡cuatro!
2-2 ¡Cinco, seis, siete! ¡Muy bien, {H!}!
4! —¡Contemos a la vez! —dijo {H}—. Si alguien se pierde, lo saben los demás.
4! Contaron en coro. Sonó el reloj. ¡Tin, tin! No pasó nada.
4 —¡Novecientos noventa y nueve! —gritó {F}—. ¡Y mil!
6 Don Nicanor lloró tres lágrimas. Las contó: eran tres.
6 Luego les regaló el reloj, que ya no le daba miedo.
8 {X} había contado solo los pares, para cansarse la mitad, y llegó a la vez que todos.
8 —¿Y qué se hace en el mil? —preguntó {H}.
8 Don Nicanor lo miró por todos lados. Era redondo y tranquilo, y tenía sitio para tres ceros.
10 Ya se alejaban cuando la señora amable le preguntó si pensaba seguir. Hubo un silencio, y luego «mil uno», dijo él, y «mil dos», dijo ella.`,
      en: `0-2 All of them: one, two, three!
0-2 {F} does not get lost now.
0-2 {X} says: four!
2-2 Five, six, seven! Well done, {H!}!
4! “Let’s all count!” said {H}. “If you get lost, we still know it.”
4! They all counted. The watch went off. Ting, ting! It did not matter.
4 “Nine hundred and ninety-nine!” cried {F}. “One thousand!”
6 Mr Nicholas cried three tears. He counted them, and it was three.
6 Then he gave them his watch, which could not scare him now.
8 {X} had done only the even ones, to get half as tired, and came in with the rest.
8 “So what do you do at a thousand?” asked {H}.
8 Mr Nicholas looked it over. It was round and calm, and it had room in it to sit down.
10 They were on their way when they heard the kind lady ask him if he would go on. There was a silence, and then “a thousand and one”, he said, and “a thousand and two”, said she.`,
      alt: {
        es: '{H} y {F} cuentan a coro hasta mil.',
        en: '{H} and {F} count to a thousand together.',
      },
      picture: {
        H: ['cheer', 'happy'],
        F: ['jump', 'excited'],
        X: ['cheer', 'happy'],
        props: ['clock', 'chair', 'speech'],
      },
    },
  ],
}
