import type { Plot } from '../plot.ts'
import { lifeSizeRetold } from '../retold/life-size.ts'

/** Everybody wants to be on the map, and bigger, until it is as large as the place and covers it. */
export const lifeSize: Plot = {
  id: 'life-size',
  retold: lifeSizeRetold,
  themes: ['divertido', 'aprendizaje'],
  needs: ['ground'],
  refrains: { es: ['¡Más grande!', '¡Que no cabe!'], en: ['Bigger, bigger!', 'It will not fit!'] },
  blurb: {
    es: '{H} y {F} dibujan un mapa para llegar a {event}. Pero todo el mundo quiere salir en él, y en grande: la panadera, un perro, hasta un charco. El mapa crece y crece... hasta que ya no cabe. ¿Cómo se encuentra {thing} debajo de un mapa?',
    en: '{H} and {F} draw a map to show the way to {event}. But everyone wants to be on it, and big: the baker, a dog, even a puddle. The map grows and grows... until it will not fit. How do you find {thing} underneath a map?',
  },
  setup: {
    id: 'life-size/setup',
    titles: {
      es: ['Un mapa con todo', 'Más grande', 'Un puntito muy bien hecho'],
      en: ['A map with everything', 'Bigger, bigger', 'A very fine dot'],
    },
    moments: [
      {
        es: `0-2! Un mapa. ¡Es muy, muy chiquitín!
0-2 {H} pinta. {F} pinta.
2-2 Aquí una casa. Aquí un árbol.
4! {H} y {F} dibujaban un mapa. ¡El mapa de {place}!
4 Era para llegar a {event}.
4! Primero hicieron un puntito.
6 —Es esto, pero de lejos —dijo {F}.
4 —¡Pues yo no salgo! —dijo la panadera.
6 {stake} En el mapa tenía que verse bien dónde estaba {thing}.
6 —Hacedlo un poco más grande —pidió ella—. ¿Qué os cuesta?
8 Era un puntito muy bien hecho, redondo y sin salirse. A {H} le dio un poco de pena taparlo.
10 Los problemas gordos casi siempre empiezan por un «¿qué os cuesta?». Nadie los ve llegar, porque llegan sonriendo y con un bollo en la mano.`,
        en: `0-2! A map. It is so small!
0-2 {H} draws. {F} draws.
2-2 Here is a house. Here is a tree.
4! {H} and {F} drew a map of {place}.
4 It was to show the way to {event}.
4! First they drew a dot.
6 “That is it from far away,” said {F}.
4 “But I am not on it!” said the baker.
6 {stake} The map had to show where {thing} was.
6 “Make it a bit bigger,” she said. “It is no trouble, is it?”
8 It was a very fine dot, round and neat. {H} was a bit sorry to cover it up.
10 Big trouble nearly always starts with “it is no trouble, is it?” Nobody sees it come, since it comes with a smile and a bun in its hand.`,
        alt: { es: '{H} y {F} dibujan un mapa muy pequeño.', en: '{H} and {F} draw a very small map.' },
        picture: {
          H: ['kneel', 'proud', 'pencil'],
          F: ['point', 'happy'],
          props: ['map', 'pencil'],
          showsThing: true,
          shot: 'medium',
        },
      },
      {
        es: `4! Hicieron otro mapa más grande. Ya salía la panadería.
4 —¿Y mi perro? —preguntó un señor—. ¡Más grande!
4 Hicieron otro. Salía el perro.
4 —¿Y sus manchas? —dijo el señor.
4! Cogieron una sábana. ¡Y después cosieron dos!
4 {X} quiso salir con sombrero y saludando.
6 Vino la florista: quería sus flores, y que se distinguieran. Vino el cartero: quería las cartas, y que se pudieran leer.
6 Vino un niño con un charco. El charco era suyo y lo había hecho él.
6 —En mi mapa cabe todo el mundo —decía {H}, que no sabía decir que no.
6 —En el mundo cabe todo el mundo —dijo {F}—. En un mapa, no sé.
6 Pero siguieron cosiendo: sábanas, manteles, cortinas y un calzón largo que se coló.
6 {X} posó una hora entera para que le sacaran bien la nariz. Salió estupenda. Era del tamaño de una puerta.
6 —¿Y mi puerta? —dijo la panadera—. ¡La mía es más alta!
6 {H} midió la puerta. {H} borró la puerta. La volvió a dibujar tal y como era, con su timbre y su gato.
8 —Ya está —dijo {H}, muy cansad{H:o/a}—. Tiene la puerta del tamaño de la puerta.
8 —Pues lo demás se ha quedado pequeño —dijo {F}.
8 Tenía razón. Al lado de aquella puerta, la calle parecía de ratones.
8 —Entonces lo hacemos todo así —decidió {H}—. A tamaño natural. ¡Y se acabaron las quejas!
8 —¿Y cuánto mide el tamaño natural? —preguntó {F}.
8 —Pues lo que mida.
8 {X} aplaudió mucho. Más tarde, cuando se le preguntara, diría que no había estado allí.
10 Hubo un silencio de los que hace la gente cuando oye una idea enorme y no está segura de si es buena. {F} sí estaba segur{F:o/a}. Miró la sábana, miró el horizonte y se arremangó, porque hay errores que solo se entienden cuando se han cosido del todo.`,
        en: `4! They drew a bigger map. It had the baker’s shop on it.
4 “What about my dog?” asked a man. “Make it bigger!”
4 They drew another. It had the dog on it.
4 “And his spots?” said the man.
4! They got a bed sheet. Then they sewed on one more!
4 {X} wanted to be on it, in a hat, with a wave.
6 The flower lady came. She wanted her flowers in, and you had to see which was which. The postman wanted his letters, and you had to be able to read them.
6 A boy came with a puddle. It was his, and he had made it.
6 “There is room for them all on my map,” said {H}, who could not say no.
6 “There is room in the world,” said {F}. “On a map, I am not so sure.”
6 But they went on sewing: sheets, cloths, curtains, and somebody’s long johns by mistake.
6 {X} sat still for an hour so that they could get the nose right. It came out well. It was as big as a door.
6 “And my door?” said the baker. “Mine is taller!”
6 {H} measured the door and drew it again just as it was, bell and cat and all.
8 “There,” said {H}, worn out. “Now the door is as big as the door.”
8 “Then all the rest is too small,” said {F}.
8 It was true. Next to that door, the street looked like a street for mice.
8 “Then we will do it all like that,” said {H}. “Life size. And that will be the end of it!”
8 {X} clapped a good deal. Later on, when asked, {X} would not recall having been there.
10 There was the kind of hush that people make when they hear a huge idea and cannot tell if it is a good one. {F} could tell. {F} looked at the sheet, looked at the horizon and threaded a needle. Some mistakes cannot be understood until they have been sewn right to the end.`,
        alt: {
          es: '{H} y {F} cosen sábanas para un mapa cada vez mayor.',
          en: '{H} and {F} sew sheets for a bigger and bigger map.',
        },
        picture: {
          H: ['kneel', 'determined', 'scissors'],
          F: ['sit', 'worried', 'thread'],
          X: ['wave', 'proud', 'hat'],
          props: ['map', 'blanket', 'bread'],
        },
      },
      {
        es: `0-2! ¡Más grande! ¡Más, más!
0-2! {X} tira.
0-2 {F} cose y cose.
0-2 {H} pinta y pinta.
2-2! ¡El mapa ya es como una cama!
4! —¡A dibujarlo todo! —dijo {H}.
4! Y se fueron con el mapa enrollado al hombro, como una alfombra.
4 Dibujaron una piedra al lado de la piedra.
4 Dibujaron un banco al lado del banco.
4 Dibujaron una paloma, que se marchó.
6 —¿No será mucho? —preguntó {F}.
6 —Es lo justo —dijo {H}—. Ni un palmo más que la verdad.
6 Era muy fácil: solo había que copiar el mundo, trocito a trocito, y darse prisa.
8 Dibujaron tres farolas y a un señor que se movía. Al señor hubo que dibujarlo cuatro veces.
6 {X} iba detrás, sujetando el final del rollo, que ya iba una calle más atrás.
8 —¿Cuánto falta? —preguntó {F}.
8 {H} miró lo dibujado. Miró lo que quedaba por dibujar.
8 —Todo —dijo—. Pero ya tenemos un banco.
10 Se les sentó una hormiga en el banco dibujado. Miró a los lados, no encontró la sombra y se marchó al de verdad. Nadie le dio importancia. Era solo una hormiga, y solo tenía razón.`,
        en: `0-2! Bigger! More, more!
0-2! {X} pulls.
0-2 {F} sews and sews.
0-2 {H} draws and draws.
2-2! Now the map is as big as a bed!
4! “Let’s draw it all!” said {H}.
4! And off they went with the map rolled up like a rug.
4 They drew a stone next to the stone.
4 They drew a bench next to the bench.
4 They drew a pigeon, which left.
6 “Is it not too much?” asked {F}.
6 “It is just right,” said {H}. “Not an inch more than the truth.”
6 It was quite easy. They just had to copy the world, bit by bit, and be quick.
8 They drew three lamp posts and a man who would not keep still. The man had to be drawn four times.
6 {X} held the end of the roll, which was by now one street further back.
8 “How much is left?” asked {F}.
8 {H} looked at what they had drawn. {H} looked at what they had not.
8 “All of it,” said {H}. “But we do have a bench.”
10 An ant sat down on the bench that they had drawn. It looked round, could not find the shade, and went off to the real one. Nobody thought it mattered. It was just an ant, and it was just right.`,
        alt: {
          es: '{H} y {F} cargan con un mapa enrollado enorme.',
          en: '{H} and {F} carry a huge rolled-up map.',
        },
        picture: {
          H: ['walk', 'determined', 'map'],
          F: ['walk', 'worried', 'pencil'],
          X: ['hold', 'happy', 'blanket'],
          props: ['stone', 'chair'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'life-size/setback',
    titles: {
      es: ['La puerta que no se abría', 'Un banco de mentira', 'Perderse en un dibujo'],
      en: ['The door that would not open', 'A make-believe bench', 'Lost in a drawing'],
    },
    moments: [
      {
        es: `0-2! {F} se sienta. ¡Plof!
0-2 ¡Ay! ¡La silla es un dibujo!
2-2 ¡Ja, ja! ¡Al suelo! ¿Te duele?
4! El mapa había crecido tanto que la gente se confundía.
4! {F} quiso sentarse en un banco. ¡Plof! Era el dibujado.
4 {H} llamó a una puerta. ¡Pum! Era la dibujada.
6 Un señor llevaba media hora esperando a que le abrieran. Decía que había visto a alguien en la ventana.
6 La florista regaba unas flores y no entendía por qué seguían secas. Eran las de tinta.
8 El niño del charco lloraba: había saltado en el suyo, y no salpicaba.
8 —¡Está hecho de maravilla! —decía todo el mundo, frotándose el chichón.
10 Estaba todo tan bien copiado que no había forma de saber dónde acababan las cosas y dónde empezaba su retrato. Solo los perros lo distinguían, y no lo explicaban.`,
        en: `0-2 {F} sits down. Bump!
0-2 The chair is just a drawing!
2-2 Ha ha! Down you go! Ouch!
4! By now the map was huge. People {at} got mixed up.
4! {F} sat down on a bench. Bump! It was the drawn one.
4 {H} went in at a door. Bang! It was the drawn one.
6 A man had been waiting for half an hour to be let in. He was sure that he had seen somebody at the window.
8 The boy with the puddle was crying. He had jumped in it, and it did not splash.
8 “So well done!” said everyone, rubbing their bumps.
10 It was all so well copied that there was no way to tell where things ended and where their portrait began. Only dogs knew, and they did not say how.`,
        alt: {
          es: '{F} se cae al sentarse en un banco dibujado.',
          en: '{F} falls while trying to sit on a drawn bench.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['sit', 'surprised'],
          props: ['map', 'chair'],
          shot: 'medium',
        },
      },
      {
        es: `4! Echaron a andar para volver. Izquierda, derecha, recto.
4! ¡Pero iban por las calles del mapa! Y el mapa estaba del revés.
4 —¿Dónde estamos? —preguntó {F}.
4-4 —En la fuente —dijo {H}. Pero no había agua. ¡Era una fuente de tela!
4 {X} señaló muy segur{X:o/a}: en la esquina de una sábana.
6 —En el mapa pone que estamos en la fuente —dijo {H}.
6 —Yo tengo sed —dijo {F}—, y aquí no hay agua.
6 Buscaron a alguien a quien preguntar. Encontraron a la panadera. Estaba muy tiesa y no contestaba. Era la dibujada.
6 —Se parece muchísimo —reconoció {H}—. Hasta en lo de enfadarse.
6 Se sentaron en el suelo. Por debajo del mapa se notaban las piedras de verdad, las de siempre, un poco aplastadas.
6 Una paloma de verdad se posó en un tejado de mentira. Dio dos pasos y torció la cabeza: tampoco ella lo veía claro.
6 {X} se tumbó encima de su propio retrato para comparar. Al retrato le sobraba sombrero.
6 —Queríamos que no se perdiera nadie —dijo {H}—. Y nos hemos perdido nosotr{HF:os/as}.
6 —Es que en este mapa está todo —dijo {F}—. Y entre tanto todo no se encuentra nada.
8 {H} se acordó del puntito. No salían las manchas del perro, pero nadie se había dado un golpe con él.
8 —¿Tú qué quitarías? —preguntó.
8 {F} pensó en la ventana del señor, en el gato del timbre, en el calzón largo.
8 —Casi todo —dijo—. Dejaría el camino.
8 {X} ofreció quitar su propia nariz del mapa. Era un sacrificio muy grande. Ocupaba tres sábanas.
8 Pero ya estaba todo cosido, y deshacer tres mil puntadas no se hace en una tarde. Tocaba seguir hasta el final.
10 Un mapa, pensó {H}, debería ser como un buen amigo cuando le preguntas por dónde se va. No te lo cuenta todo. Te dice «a la derecha, y luego ya lo ves».
10 —Guárdate esa idea —dijo {F}—. Nos va a hacer falta.
10 Y se la guardó. Cabía muy bien. Las ideas buenas caben en cualquier sitio, que es justo lo que le pasaba a aquella.`,
        en: `4! They set off for home. Left, right, straight on.
4! But they were on the streets of the map! And the map was upside down.
4 “Where are we?” asked {F}.
4-4 “At the fountain,” said {H}. But there was no water in it!
4 {X} pointed, quite sure: on the corner of a sheet.
6 “It says here that this is the fountain,” said {H}.
6 “I am thirsty,” said {F}, “and there is no water.”
6 They looked for somebody to ask. They found the baker. She stood very stiff and did not answer. It was the drawn one.
6 “It is just like her,” said {H}. “She looks cross and all.”
6 They sat down on the ground. Under the map you could feel the real stones, the same old ones, a bit squashed.
6 {X} lay down on top of the drawn {X} to see if it fitted. There was too much hat.
6 “We did not want people to get lost,” said {H}. “Now we are.”
6 “It is all on this map,” said {F}. “And when it is all there, you can find nothing.”
8 {H} thought of the dot. You could not see the dog’s spots on it, but nobody had ever bumped into it.
8 “What would you leave out?” asked {H}.
8 {F} thought of the man’s window, and the cat by the bell, and the long johns.
8 “Most of it,” said {F}. “I would keep the way.”
8 {X} offered to give up that nose. It was a great sacrifice. It took up three sheets.
8 But it was all sewn by now, and you cannot undo three thousand stitches in one afternoon. They had to go on to the end.
10 A map, thought {H}, should be like a good friend when you ask the way. They do not tell you everything. They say “turn right, and then you will see it”.
10 “Keep that idea,” said {F}. “We are going to need it.”
10 So {H} kept it. It was no trouble to carry. Good ideas fit in anywhere, and that was just what was good about this one.`,
        alt: {
          es: '{H} y {F} se sientan, perdidos, encima de su mapa.',
          en: '{H} and {F} sit down, lost, on top of their own map.',
        },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['sit', 'worried'],
          X: ['lie', 'happy'],
          props: ['map', 'stone'],
        },
      },
      {
        es: `0-2! ¿Dónde está {F}? ¿Dónde?
0-2 ¡Encima del mapa! ¡Cucú!
0-2! {X} ríe.
0-2 ¿Y {H}? ¡También! ¡Cucú!
2-2! Por aquí no. ¡Por aquí tampoco!
2-2 ¡Huele a pan! ¡Mmm!
4! Al fin vieron una miga de pan. ¡De verdad!
4 Siguieron las migas hasta la panadera. Contestaba, luego era la buena.
4 ¡Qué alegría! Gruñía y todo.
4! —¿Ya está mi puerta? —dijo la panadera—. ¡Pues a desenrollarlo todo!
6 Olía a bollo caliente, además. Un dibujo no huele.
6 —¿Todo? —preguntó {F}, y le entró un escalofrío.
6 —Todo, todo. ¡Que hemos cosido mucho!
6 {H} y {F} se miraron. El rollo era más alto que l{HF:os/as} dos puest{HF:os/as} de pie.
6 {X} contó las sábanas y, al llegar a mil, empezó a contar solo las limpias.
8 Los invitados de {event} ya venían de camino. Preguntaban por dónde se iba.
8 —Por el mapa no os preocupéis —les decían—. Lo vais a ver.
8 {H} tragó saliva y empezó a desatar la cuerda. Le pareció que el rollo respiraba.
10 Nunca se había dicho una verdad más grande. Medía exactamente lo mismo que todo lo demás.`,
        en: `0-2! Where is {F}? Where?
0-2 On the map! Peek-a-boo!
0-2! {X} laughs.
0-2 And {H}? There too!
2-2! Not this way. Not that way!
2-2 I smell bread! Mmm!
4! At last they saw a crumb of bread. It was a real one!
4 The crumbs led to the baker. She answered, so she was the real one.
6 What joy! She grumbled and all.
4! “Is my door done?” she said. “Then let’s roll it all out!”
6 “All of it?” asked {F} with a shiver.
6 “All, all of it. We have sewn such a lot!”
6 {H} and {F} looked at each other. The roll was taller than both of them.
6 {X} counted the sheets and, at a thousand, began to count just the clean ones.
8 The guests for {event} were on their way by now. They asked how to get there.
8 “Do not worry about the map,” they were told. “You will see it.”
8 {H} gulped and began to untie the string. The roll seemed to take a deep breath.
10 Nobody had ever said a bigger truth. It was exactly as big as everything else.`,
        alt: { es: '{H} y {F} siguen unas migas de pan.', en: '{H} and {F} follow some crumbs of bread.' },
        picture: {
          H: ['walk', 'happy'],
          F: ['point', 'excited'],
          X: ['walk', 'surprised'],
          props: ['bread', 'map'],
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'life-size/climax',
    titles: {
      es: ['Debajo del mapa', 'Un dedo, diez pasos', 'Lo tapa todo'],
      en: ['Under the map', 'One finger, ten steps', 'It covers everything'],
    },
    moments: [
      {
        es: `0-2! ¡El mapa lo tapa todo!
0-2 ¿Y {H}? ¡Debajo! ¡Cucú, cucú!
2-2 ¿Y {F}? ¡Debajo también! ¡Cucú, cucú! ¿Y tú?
4! {at} terminaron el mapa. ¡Era igual de grande que el sitio!
4! Lo desenrollaron. Y lo tapó todo: casas, gente y {thing}.
4 Los invitados llegaron y solo vieron mapa.
6 —¿Y {event}? —preguntaban desde arriba.
6 —¡Aquí debajo! —contestaban voces—. ¡A la derecha del bulto!
8 Los invitados se limpiaban los pies en los felpudos dibujados, por educación, y luego no sabían qué hacer.
8 Donde había una torre, el mapa hacía un pico. Donde estaba la panadera, hacía un bulto que protestaba.
10 Era perfecto. Estaba cada piedra, cada perro y cada mancha de cada perro. Y lo único que no se podía hacer con él era encontrar nada.`,
        en: `0-2 The map covers it all!
0-2 And {H}? Under it! Peek-a-boo!
2-2 And {F}? Under it too! Peek-a-boo!
4! At last the map was done. It was as big as {place}!
4! They rolled it out. It covered the houses, the people and {thing}.
4 The guests came and saw just map.
6 “Where is {event}?” they called from above.
6 “Down here!” called voices from below.
8 The guests wiped their feet on the drawn doormats, to be polite, and then did not know what to do.
8 Where there was a tower, the map had a peak. Where there was a baker, it had a lump that complained.
10 It was perfect. It had each stone, each dog and each spot on each dog. And the one thing that you could not do with it was find anything.`,
        alt: { es: '{H} y {F} quedan bajo un mapa gigante.', en: '{H} and {F} vanish under a gigantic map.' },
        picture: {
          H: ['crouch', 'surprised'],
          F: ['crouch', 'worried'],
          props: ['map', 'blanket', 'tent'],
          shot: 'wide',
        },
      },
      {
        es: `4! Bajo el mapa gigante no se veía nada. ¿Dónde estaba {thing}?
4 {X} sujetaba la tela con una escoba, para que pasaran.
4! —¡Hagamos otro, pero pequeño! —dijo {H}—. Yo cuento los pasos y tú dibujas.
4 Diez pasos, un dedo. Diez pasos, otro dedo.
6 {F} sacó un papel como una galleta. Cada vez que {H} contaba diez, {F} ponía un dedo de raya. Ni más ni menos.
6 —Diez pasos y una piedra —decía {H}, a gatas.
6 —¿La dibujo? —preguntó {F}.
6 —No. Solo si hay que girar.
6 La luz pasaba por las sábanas, amarilla y suave, como dentro de una tienda de campaña. Olía a ropa limpia.
6 Giraron a la derecha. Veinte pasos: dos dedos. Se agacharon para pasar por lo más estrecho.
6 —Treinta —dijo {H}—. ¡Cuidado, que aquí se baja!
8 Encontraron al señor del perro, al cartero y a la florista, que iban en círculos. Los pusieron a la cola, agarrados unos a otros.
8 —¿Salgo en ese mapa? —preguntó el señor.
8 —Sale el camino —dijo {F}—. Y por el camino sale usted.
8 Al señor le pareció una respuesta magnífica.
8 {X} quiso contar también, pero daba unos pasos enormes y el mapa se les iba del papel. Decidieron que solo valían los de {H}.
10 Era curioso. Arriba tenían mil sábanas y no servían para llegar a la esquina. Abajo tenían un papel de nada, y cada raya que {F} dejaba fuera lo hacía más claro. {H} empezó a entender que un mapa no se hace poniendo. Se hace quitando, hasta que solo queda lo que hace falta.`,
        en: `4! Under the giant map they could see nothing. Where was {thing}?
4 {X} held up the cloth with a broom to let them by.
4! “Let’s make a small one!” said {H}. “I count and you draw.”
4 Ten steps, one finger. Ten steps, one finger more.
6 {F} took out a bit of paper no bigger than a biscuit. Each time that {H} got to ten, {F} drew a line one finger long. No more and no less.
6 “Ten steps, and a stone,” said {H}, crawling.
6 “Do I draw it?” asked {F}.
6 “No. Just draw it if we have to turn.”
6 The light came through the sheets, soft and yellow, like in a tent. It smelled of clean washing.
6 They turned right. Twenty steps: two fingers. They bent down to get by the narrow bit.
6 “Thirty,” said {H}. “Mind out, it goes down here!”
8 They met the man with the dog, and the postman, and the flower lady, all going round in rings. They joined on behind, each holding on to the next.
8 “Am I on that map?” asked the man.
8 “The way is on it,” said {F}. “And you are on the way.”
8 The man thought that this was a splendid answer.
8 {X} had a go at counting, but with such huge steps that the map ran off the paper. From then on only {H}’s would do.
10 It was odd. Up there they had a thousand sheets, and could not get as far as the corner. Down here they had a scrap of paper, and each line that {F} left out made it clearer. {H} began to see that you do not make a map by putting things in. You make it by taking things out, until what is left is what you need.`,
        alt: {
          es: 'Bajo la tela, {H} cuenta pasos y {F} dibuja.',
          en: 'Under the cloth {H} counts steps and {F} draws.',
        },
        picture: {
          H: ['crouch', 'determined', 'lantern'],
          F: ['kneel', 'determined', 'pencil'],
          X: ['hold', 'worried', 'broom'],
          props: ['map', 'blanket'],
          shot: 'close',
        },
      },
      {
        es: `0-2! Uno, dos, tres pasitos.
0-2 {F} dibuja uno, dos, tres.
0-2! {X} espera.
0-2 ¡Por aquí, por aquí!
2-2! ¡Qué mapa tan chiquitín! ¡Qué listo!
4-4! Hicieron otro mapa, muy pequeño.
4! ¡Con el mapa pequeño encontraron {thing}!
4 Faltaba salir. {F} miró el papel.
4 —Tres dedos atrás, uno a la izquierda. ¡Por ahí!
4 Y toda la gente fue detrás, en fila.
4 Iban a gatas, a tientas y sin soltarse.
6 —Treinta pasos —tradujo {H}—. Y luego diez.
6 —¿Cuánto falta? —preguntaba la cola.
6 —Medio dedo —decía {F}—. ¡Ya se ve la luz!
6 Nunca medio dedo se había hecho tan largo. Ni tan corto.
6 {X} levantó el borde de la última sábana, como quien abre un telón.
8 El señor del perro iba muy tranquilo. Nunca había viajado por un papel tan pequeño, pero se fiaba del dedo.
8 La cola ya era larguísima. El último preguntaba adónde iban, y la respuesta le llegaba, de boca en boca, cuando ya habían ido.
10 {F} apretó el papel en la mano. Medía lo que una galleta y dentro llevaba a todo el mundo, agarrado de la cintura del de delante.`,
        en: `0-2! One, two, three little steps.
0-2 {F} draws one, two, three.
0-2! {X} waits.
0-2 This way!
2-2! What a tiny map! What a clever map!
4-4! They made a new map, a very small one.
4! With the small map they found {thing}!
4 Now they had to get out. {F} looked at the paper.
4 “Three fingers back, then one to the left. That way!”
4 And all the others came along behind, in a queue.
6 “That is thirty steps,” said {H}, “and then ten.”
6 “How far is it?” asked the queue.
6 “Half a finger,” said {F}. “I can see the light!”
6 Half a finger had never been so long. Or so short.
6 {X} lifted the edge of the last sheet, as you would a curtain.
8 The man with the dog was quite calm. He had never gone so far on such a small piece of paper, but he had faith in the finger.
8 The queue was very long by now. The last man asked where they were going. By the time the answer reached him, they had been.
10 {F} held the paper tight. It was the size of a biscuit, and it had everyone in it, each holding on to the one in front.`,
        alt: {
          es: '{H} y {F} salen con un mapa pequeño y {thing}.',
          en: '{H} and {F} come out with a small map and {thing}.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['hold', 'proud', 'map'],
          X: ['reach', 'happy', 'broom'],
          props: ['blanket'],
          showsThing: true,
        },
      },
    ],
  },
  resolution: {
    id: 'life-size/resolution',
    titles: {
      es: ['¿Y yo no salgo?', 'El techo más grande', 'Usted está aquí'],
      en: ['Am I not on it?', 'The biggest roof', 'You are here'],
    },
    moments: [
      {
        es: `0-2! ¡Ya estamos fuera! ¡Hola, sol!
0-2 {H} enseña su mapita. ¡Mira!
2-2 ¡Cabe en la mano! ¡Y cabe todo!
4! Salieron todos al sol, despeinados y contentos.
4 {F} enseñó el papel. ¡Era como una galleta y no faltaba nada!
4 —¿Y yo no salgo? —preguntó la panadera.
6 {H} le señaló un puntito.
6 —Ese puntito eres tú.
6 La panadera lo miró de cerca, de lejos y de perfil.
6 —¡Qué bien me habéis sacado! —dijo—. Estoy más delgada.
8 El señor preguntó por las manchas de su perro. {F} le enseñó la punta del lápiz.
8 —Siguen todas aquí dentro —dijo—. Bien guardadas.
8 El perro olió la punta y estornudó. Con eso quedó todo claro.
10 Todos quisieron ver su puntito. Nadie pidió que fuera más grande. Bastaba con saber que, si alguien los buscaba, sabría llegar.`,
        en: `0-2 Out we go! Hello, sun!
0-2 {H} shows the tiny map.
2-2 It fits in a hand! It all fits!
4! They all came out into the sun, with their hair on end.
4 {F} held up the map. It was the size of a biscuit!
4 “Am I not on it?” asked the baker.
6 {H} pointed to a dot.
6 “That dot is you.”
6 The baker looked at it from close up, from far away and from the side.
8 “It is very like me!” she said. “I look thinner.”
8 The man asked for his dog’s spots. {F} showed him the tip of the pencil.
8 “They are all still in here,” said {F}.
10 They all wanted to see their own dot. Nobody asked for it to be bigger. It was enough to know that, if somebody came looking for them, there was a way.`,
        alt: { es: '{H} y {F} enseñan un mapa pequeño al sol.', en: '{H} and {F} hold up a small map in the sun.' },
        picture: {
          H: ['point', 'happy'],
          F: ['hold', 'proud', 'map'],
          props: ['bread', 'sun'],
          showsThing: true,
        },
      },
      {
        es: `4! Hicieron un mapa pequeño para cada invitado. En un rincón ponía: «Un dedo, diez pasos».
4 {X} escribió debajo: «Pasos de {H}».
4 —¿Y con el grande qué hacemos? —preguntó {F}.
4! Lo levantaron con escobas. ¡Era el techo de la fiesta!
6 Quedó precioso. Mirabas hacia arriba y veías lo mismo que hacia abajo, pero pintado.
6 El señor del perro se tumbó debajo del retrato de su perro. El perro se tumbó debajo del retrato del señor.
6 El niño puso su charco de verdad justo debajo de su charco dibujado. Saltó. ¡Chof! Ahora sí.
6 —Mi puerta es la más bonita —dijo la panadera, con el cuello torcido.
6 La gente medía cosas con los dedos. De aquí al pan, medio dedo. De aquí al baile, dos.
6 {X} calculó a cuántos dedos estaba su casa y le dio sueño solo de pensarlo.
6 —Y el calzón largo, ¿de quién es? —preguntó {F}.
6 Nadie dijo nada. El cartero se puso colorado.
8 {H} encontró el primer papel en el bolsillo: el del puntito. Le dio la vuelta y escribió: «Usted está aquí».
8 —¿Sabes? —dijo—. Este también estaba bien. Solo que era para quien viene desde muy lejos.
8 —Cada mapa es para un camino —dijo {F}.
8 {X} firmó su retrato del techo con una escoba muy larga y mucha paciencia. La firma tapó la nariz. Nadie se quejó.
8 Cuando refrescó, fueron descosiendo los bordes. Cada cual se llevó su sábana. Así, aquella noche, media calle durmió tapada con su propia puerta.
10 Hubo quien se equivocó de sábana y durmió bajo la puerta del vecino. Dicen que soñaron sueños cambiados, y que por la mañana se saludaron de otra manera, como quien ha estado de visita.
10 El señor del perro durmió bajo las manchas de su perro, todas, una por una. Las contó para dormirse, y ahora ya se las sabe.`,
        en: `4! They made a small map for each guest. In the corner it said: “One finger, ten steps”.
4 {X} put in below that: “{H}’s steps”.
4 “What do we do with the big one?” asked {F}.
4! They put it up on brooms. It was the roof of the party!
6 It looked lovely. You looked up and saw what you saw when you looked down, but painted.
6 The man lay down under the portrait of his dog. The dog lay down under the portrait of the man.
6 The boy put his real puddle right under his drawn one. He jumped. Splash! That was more like it.
6 “My door is the best,” said the baker with a crick in her neck.
6 People measured things with their fingers. It was half a finger to the bread and two to the dancing.
6 {X} worked out how many fingers it was to bed, and felt sleepy at the thought.
6 “And whose are the long johns?” asked {F}.
6 Nobody spoke. The postman went pink.
8 {H} had kept the first bit of paper, the one with the dot. {H} turned it over and wrote: “You are here”.
8 “Do you know what?” said {H}. “This one was fine too. It was just for people who come from very far away.”
8 “Each map is for one way,” said {F}.
8 {X} signed that portrait on the roof, with a very long broom. It hid the nose. Nobody complained.
8 When it got cool they undid the edges and each took home a sheet. That night half the street slept under its own front door.
10 A few took the wrong sheet and slept under the door of the people next door. They had the wrong dreams, it is said, and in the morning they said hello in a new way, like people who have been to stay.`,
        alt: {
          es: '{H} y {F} levantan el mapa gigante como techo.',
          en: '{H} and {F} put up the giant map as a roof.',
        },
        picture: {
          H: ['reach', 'happy', 'broom'],
          F: ['reach', 'happy', 'broom'],
          X: ['point', 'proud', 'paintbrush'],
          props: ['tent', 'map', 'bread'],
        },
      },
      {
        es: `0-2! ¡El mapa grande es un techo!
0-2 {H} baila. {F} baila.
0-2! {X} dice: ¡cucú!
0-2 ¡La, la!
2-2! ¿Y el pequeño? ¡Aquí, en la mano!
4! ¡Y empezó {event}! Con aquel mapa no se perdió nadie.
4! En medio, donde la cruz, estaba {thing}.
4 Por la noche, {H} y {F} miraron el cielo.
6 —Mira cuántos puntitos —dijo {F}—. ¿Será un mapa?
6 —Y de tamaño natural —dijo {H}.
6 —Pues a quien lo dibujó le dolerán los pies —dijo {F}.
6 {X} buscó su nariz entre las estrellas y la encontró, bastante favorecida.
8 —¿Y nosotr{HF:os/as} salimos?
8 —Visto desde allí, somos un puntito —dijo {H}—. Muy bien hecho. Redondo y sin salirse. Se nos ve estupendamente.
10 {F} levantó un dedo y lo puso entre dos estrellas. Cabía justo. Se quedó pensando cuántos pasos serían, y decidió que eso lo contarían otro día, con buenos zapatos.
4! —¿Más grande? —preguntó {F}. Pero así estaba bien.`,
        en: `0-2! The big map is a roof!
0-2 {H} dances. {F} dances.
0-2! {X} says: peek-a-boo!
0-2 La, la!
2-2! And the small one? Here, in my hand!
4! It was time for {event}! With that map, nobody got lost.
4! In the middle, at the cross, stood {thing}.
4 That night {H} and {F} lay and looked at the sky.
6 “Look at all those dots,” said {F}. “Is it a map?”
6 “Yes, and it is life size,” said {H}.
6 “Then whoever drew it has sore feet,” said {F}.
6 {X} looked for a nose among the stars, and found it, looking its best.
8 “And are we on it?”
8 “From up there we are a dot,” said {H}. “A very fine one. Round and neat.”
10 {H} put up one finger and held it between two stars. It was an exact fit. How many steps would that be? They would have to count it some other day, in good shoes.
4! “Bigger?” asked {F}. But no, it was just right.`,
        alt: {
          es: '{H} y {F} celebran bajo el cielo lleno de estrellas.',
          en: '{H} and {F} celebrate below a sky full of stars.',
        },
        picture: {
          H: ['point', 'happy'],
          F: ['sit', 'happy'],
          X: ['wave', 'happy'],
          showsThing: true,
          props: ['star', 'map', 'tent'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
