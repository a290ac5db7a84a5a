import type { Plot } from '../plot.ts'
import { toadsRetold } from '../retold/toads.ts'

/** The table is laid across the road that the toads take, the first warm wet night of each year, to where they were born. */
export const toads: Plot = {
  id: 'toads',
  retold: toadsRetold,
  themes: ['animales', 'naturaleza'],
  needs: ['ground'],
  refrains: { es: ['¡Paso, que pasan!', '¡Chap, chap, chap!'], en: ['Make way, make way!', 'Flip, flap, flop!'] },
  blurb: {
    es: 'La mesa está puesta para {event}, con {thing} en el centro. Y de pronto llega un sapo. Y otro. Y cientos. No quieren tarta, no saben leer y no piensan dar un rodeo. ¿Adónde van? {H} y {F} tienen una noche de lluvia para averiguarlo.',
    en: 'The table is laid for {event}, with {thing} in the middle. Then along comes a toad. And one more. And hundreds. They want no cake, they cannot read, and they will not go round. Where are they off to? {H} and {F} have one rainy night to find out.',
  },
  setup: {
    id: 'toads/setup',
    titles: {
      es: ['Un sapo, y otro, y otro', '¿Los has invitado tú?', 'La noche de los sapos'],
      en: ['A toad, and another', 'Did you ask them?', 'The night of the toads'],
    },
    moments: [
      {
        es: `0-2 {H} y {F} oyen: ¡chap!
0-2 Un sapo. Otro. ¡Y otro!
2-2 ¿Adónde van? ¡Cuidado con los pies!
4! {H} y {F} pusieron una mesa larguísima. ¡Casi empezaba {event}!
4 En medio estaba {thing}.
4! ¡Chap, chap! Pasó un sapo. Y otro. ¡Y otro!
6 Era la primera noche templada del año, y llovía muy flojito {at}.
6 —¿Los has invitado tú? —preguntó {F}.
6 —Yo no. ¿Y tú?
6 —Tampoco. Pues vienen todos.
8 No saltaban. Caminaban con los codos hacia fuera, como señores que van a la oficina. Algunos llevaban a otro a caballito.
10 Ninguno miró la mesa. Tenían los ojos de color cobre y la expresión de quien ha quedado con alguien y sabe muy bien dónde.`,
        en: `0-2 {H} and {F} hear: flop!
0-2 A toad. A toad. A toad!
2-2 Where are they off to? Mind your feet!
4! {H} and {F} laid a long table {at}.
4 It was nearly time for {event}.
4 {thing} stood in the middle.
4! Flip, flop! By went a toad. And a toad. And a toad!
6 It was the first mild night of the year, and a soft rain fell.
6 “Did you ask them to come?” said {F}.
6 “Not me. Did you?”
6 “No. But they all have.”
8 They did not hop. They walked, elbows out, like gentlemen on their way to work. Some had a friend on their back.
10 Not one of them looked at the table. They had copper eyes, and they looked like people who are meeting somebody and know just where.`,
        alt: {
          es: '{H} y {F} ven pasar sapos junto a una mesa de fiesta.',
          en: '{H} and {F} watch toads go past a party table.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'surprised'],
          props: ['frog', 'table', 'cake'],
          showsThing: true,
          time: 'night',
          weather: 'rain',
          shot: 'wide',
        },
      },
      {
        es: `4! {H} puso un cartel: «Por aquí, no». Los sapos no sabían leer.
4! {F} puso una silla. Pasaron por debajo.
4 {X} les explicó el camino con mucha educación. Ni caso.
4 Uno muy gordo se sentó encima de {thing}.
4 —Ese tiene una ceja —dijo {F}.
6 Era una verruga, pero le daba aspecto de director.
6 {H} se mojó las manos, lo cogió con cuidado y lo llevó al principio del camino. A los cinco minutos estaba otra vez encima de {thing}.
6 —Es el jefe —dijo {F}.
6 —O el más cansado —dijo {H}.
6 Metieron treinta en un cubo y los dejaron lejos. Los treinta dieron media vuelta y volvieron por el mismo sitio, ni un palmo más acá.
6 —¿Tú crees que saben contar los pasos? —preguntó {F}.
6 —Saben ir —dijo {H}.
6 {X} levantó el mantel. Debajo pasaban nueve, muy formales, y uno le dio las buenas noches. O eso pareció.
8 {H} dibujó el camino en una servilleta. Le salió una raya recta. Pasaba por debajo de la mesa, por en medio del baile y por el sitio exacto de la tarta.
8 —¿Y no pueden rodear? —preguntó la pastelera.
8 —Ellos estaban antes —dijo {F}—. A lo mejor tenía que rodear la tarta.
8 La pastelera miró la tarta. Tenía cuatro pisos y ninguna pinta de rodear nada.
8 {X} llevaba la cuenta en voz alta. Iba por el doscientos catorce, y el doscientos catorce iba por encima de un zapato.
10 Hubo muchas propuestas. Un primo propuso silbarles. Un tío propuso no hacerles caso, y fue lo que mejor funcionó, porque era justo lo que estaban haciendo ellos. Al cabo de una hora, en aquella fiesta, los únicos que sabían adónde iban eran los sapos.
10 —Me dan envidia —dijo {F}—. No han preguntado el camino ni una vez.`,
        en: `4! {H} put up a sign: Not this way. Toads cannot read.
4! {F} put a chair there. They went under it.
4 {X} told them the way, ever so politely. It was no use.
4 A fat one sat down on top of {thing}.
4 “That one has an eyebrow,” said {F}.
6 It was a wart, but it made him look like a head teacher.
6 {H} wet both hands, picked him up with care and took him back to the start. In five minutes he was on top of {thing} again.
6 “He is the boss,” said {F}.
6 “Or he is the most tired,” said {H}.
6 They put thirty of them in a bucket and left them far off. All thirty turned round and came back by the same road, to the inch.
6 “Can they count steps, do you think?” asked {F}.
6 “They can go,” said {H}.
6 {X} looked under the cloth. Nine were going by down there, and one of them said good evening. Or so it looked.
8 {H} drew the road on a napkin. It was one straight line. It ran under the table, across the dance floor and right through the cake.
8 “Could they not go round?” asked the cake lady.
8 “They were here first,” said {F}. “Could the cake not go round?”
8 The cake lady looked at it. It had four floors and no wish to go round anything.
8 {X} kept count out loud. It was two hundred and fourteen so far, and two hundred and fourteen was on top of a shoe.
10 There were many ideas. One cousin was for whistling at them. One uncle was for taking no notice, and that worked best, since it was just what they were doing themselves. After an hour the only ones at that party who knew where they were going were the toads.
10 “I envy them,” said {F}. “They have not asked the way once.”`,
        alt: {
          es: '{H} pone un cartel y un sapo se sienta en {thing}.',
          en: '{H} puts up a sign and a toad sits on {thing}.',
        },
        picture: {
          H: ['point', 'determined'],
          F: ['crouch', 'surprised'],
          X: ['crouch', 'thoughtful'],
          showsThing: true,
          props: ['sign', 'frog', 'chair', 'bucket', 'table'],
          time: 'night',
          weather: 'rain',
        },
      },
      {
        es: `0-2 ¡Chap, chap! Pasan y pasan.
0-2 {F} pone una silla.
0-2 {X} los cuenta.
2-2 ¡Pasan por debajo! ¡Y por encima!
4 —¿Adónde vais? —preguntó {H}. El de la ceja parpadeó.
4! —A la charca donde nacieron —dijo un señor muy viejo—. Este es su camino.
6 Allí habían sido renacuajos. Allí iban a poner sus huevos.
6 —¿Y cuántos son? —preguntó {F}.
6 —Todos —dijo el señor viejo.
6 —¿Todos cuántos?
6 —Todos los que caben en una noche.
8 Según contó, su abuelo ya los había visto pasar, y el abuelo de su abuelo. Siempre era igual: la primera noche templada de lluvia, cuando el invierno empieza a cansarse.
8 —¿Y qué hacen cuando llegan? —preguntó {F}.
8 —Cantar —dijo él—. Nadie anda tanto para quedarse callado.
10 Su camino era más viejo que la cerca, más viejo que la fuente y más viejo que la costumbre de poner mesas. Lo único malo era que no se veía.
4! Y a lo lejos se oía: ¡chap, chap, chap!`,
        en: `0-2 Flip, flop! On they come.
0-2 {F} puts a chair there.
0-2 {X} counts them.
2-2 They go under! They go over!
4 “Where are you going?” asked {H}. The one with the eyebrow blinked.
4! “To the pond where they were born,” said a very old man. “This is their road.”
6 They had been tadpoles there. They would lay their eggs there.
6 “And how many are there?” asked {F}.
6 “All of them,” said the old man.
6 “How many is all?”
6 “As many as fit into one night.”
8 His grandfather had seen them go by, he said, and so had his grandfather’s grandfather. It was always the same: the first mild wet night, when the winter begins to tire.
8 “And what do they do when they get there?” asked {F}.
8 “Sing,” he said. “You do not walk that far to keep quiet.”
10 Their road was older than the fence, older than the fountain, and older than the habit of laying tables. It had only one fault, which was that you could not see it.
4! And far off it went: flip, flap, flop!`,
        alt: {
          es: '{H} pregunta y {F} ve pasar sapos bajo una silla.',
          en: '{H} asks a question while {F} watches toads go under a chair.',
        },
        picture: {
          H: ['kneel', 'thoughtful'],
          F: ['point', 'surprised'],
          X: ['stand', 'surprised'],
          props: ['frog', 'chair', 'lantern'],
          time: 'night',
          weather: 'rain',
        },
      },
    ],
  },
  setback: {
    id: 'toads/setback',
    titles: { es: ['Hemos ganado', 'Al otro lado de la tabla'], en: ['We have won', 'Behind the board'] },
    moments: [
      {
        es: `0-2 ¡Una tabla! Ya no pasan.
0-2 Chsss. ¡Qué callado está todo!
2-2 {H} mira por una rendija.
4! Pusieron tablas de punta a punta. ¡Ni un sapo más!
4! —¡Hemos ganado! —dijo {F}.
4 Ya no sonaba nada {at}. Ni un chap.
4 La fiesta estaba seca, limpia y muy callada.
6 Nadie bailaba. Miraban todos las tablas, como si hicieran ruido.
6 —Ahora ya podemos empezar —dijo la pastelera. No empezó nadie.
8 {H} buscó una rendija. Al otro lado estaban todos, sentados bajo la lluvia. No empujaban. Miraban hacia la charca a través de la tabla, como si fuera de cristal.
10 Hay victorias tan silenciosas que se parecen a otra cosa. A {H} se le había quedado el cartel en la mano y no sabía dónde ponerlo.`,
        en: `0-2 A board! They cannot come.
0-2 Shh. It is so quiet!
2-2 {H} looks through a crack.
4! They put up boards from end to end. That was that!
4! “We have won!” said {F}.
4 Now there was no sound {at}. Not one flop.
4 The party was dry, and clean, and very quiet.
6 Nobody danced. They all looked at the boards as if those were noisy.
6 “Now we can begin,” said the cake lady. Nobody did.
8 {H} found a crack. They were all there behind it, sitting in the rain. They did not push. They looked towards the pond, straight through the board, as if it were glass.
10 Some victories are so quiet that they feel like something else. {H} was still holding the sign and did not know where to put it.`,
        alt: {
          es: '{H} y {F} miran unas tablas que cierran el paso a los sapos.',
          en: '{H} and {F} look at boards that keep the toads out.',
        },
        picture: {
          H: ['crouch', 'worried'],
          F: ['stand', 'proud'],
          props: ['frog', 'table', 'lantern'],
          time: 'night',
          weather: 'rain',
          shot: 'wide',
        },
      },
      {
        es: `4! {H} se tumbó con la nariz en la rendija. Al otro lado había otra nariz.
4 Era el de la ceja.
4 —¿Qué dice? —preguntó {F}.
4! —Nada —dijo {H}—. Espera.
4 —¿A qué?
4 —A que nos demos cuenta.
6 {F} se tumbó también. Desde allí abajo cambiaba todo. Las sillas eran un bosque, y la tabla, una montaña sin camino.
6 {X} se asomó por arriba e informó: seguían siendo todos.
6 —Solo quieren ir a su casa —dijo {H}.
6 —Y nosotr{HF:os/as} queríamos cenar —dijo {F}, mirando el plato. Se le habían quitado las ganas.
6 Una gota corrió por la tabla, dudó y se metió por la rendija. A ella nadie le había puesto un cartel.
6 {X} pasó un trocito de tarta por debajo. No la tocaron, porque los sapos, de viaje, no cenan.
6 Detrás, los faroles de la fiesta brillaban para nadie.
8 —Podríamos hacer como que no lo hemos visto —dijo {F}, sin mucha fe.
8 —Podríamos —dijo {H}. Pero no se movió ninguna de las dos narices.
8 —¿Tú qué harías si pusieran una mesa en el camino de tu casa? —preguntó {H}.
8 —Pasar por debajo.
8 —¿Y si pusieran una tabla?
8 {F} tardó en contestar.
8 —Sentarme —dijo por fin—. Y mirar mucho a quien la hubiera puesto.
8 El de la ceja parpadeó una sola vez. Es lo más parecido que tienen los sapos a dar la razón.
10 No es fácil cambiar de idea delante de todo el mundo, y menos con el cartel todavía en la mano. Hay que levantarse despacio, sacudirse las rodillas y atreverse a decir algo muy corto. {H} lo estuvo ensayando por dentro. Solo le salían frases largas, llenas de «es que».
10 —Di «perdón» y ya está —susurró {F}—. Los sapos no son de discursos.`,
        en: `4! {H} lay down with one eye to the crack. There was an eye on the far side.
4 It was the one with the eyebrow.
4 “What does he say?” asked {F}.
4! “Nothing,” said {H}. “He waits.”
4 “What for?”
4 “For us to see.”
6 {F} lay down too. It all looked new from there. The chairs were a forest, and the board was a mountain with no path.
6 {X} looked over the top, and reported that it was still all of them.
6 “They just want to go home,” said {H}.
6 “And we just wanted supper,” said {F}, and looked at the plate, and did not want it.
6 A raindrop ran down the board and slipped in by the crack. Nobody had put up a sign for that.
6 {X} pushed a bit of cake under the board. They left it, for toads do not dine when they travel.
6 Behind them the party lights shone for nobody.
8 “We could say that we never saw it,” said {F}, with not much hope.
8 “We could,” said {H}. But neither nose moved.
8 “What would you do if they put a table on your road home?” asked {H}.
8 “Go under it.”
8 “And if they put a board?”
8 {F} took a while to answer.
8 “Sit down,” said {F} at last. “And look very hard at whoever put it there.”
8 The one with the eyebrow blinked, just once. It is as near as a toad gets to saying that you are right.
10 It is not easy to change your mind in front of everybody, least of all with the sign still in your hand. You have to get up slowly, dust your knees, and dare to say something very short. {H} tried it out in silence. All that came were long sentences with a “but” in the middle.
10 “Just say sorry,” whispered {F}. “Toads do not care for speeches.”`,
        alt: {
          es: '{H} y {F} se tumban a mirar por una rendija.',
          en: '{H} and {F} lie down to look through a crack.',
        },
        picture: {
          H: ['lie', 'sad'],
          F: ['crouch', 'thoughtful'],
          X: ['stand', 'worried'],
          props: ['frog', 'cake', 'lantern'],
          time: 'night',
          weather: 'rain',
          shot: 'close',
        },
      },
      {
        es: `0-2 ¡Fuera la tabla! ¡Fuera!
0-2 {H} tira. {F} tira.
0-2 {X} dice: ¡perdón!
2-2 ¡Chap, chap! ¡Otra vez vienen!
4! —Perdón —dijo {H}. Y quitaron las tablas.
4 Los sapos echaron a andar, sin prisa.
4 El de la ceja pasó por encima de {F} sin mirar.
6 —De nada —dijo {F}.
6 {X} sujetaba la última tabla y se apartó con una reverencia, como un portero de hotel.
6 ¡Chap, chap! Daba gusto volver a oírlo.
6 —¿Le has visto la cara? —preguntó {F}.
6 —La de siempre —dijo {H}.
6 —Pues a mí me ha parecido otra.
8 No hubo aplausos. Un sapo no da las gracias. Sigue su camino, que bien mirado es lo mismo.
8 —Y ahora, ¿por dónde bailamos? —preguntó la pastelera.
8 —Por los lados —dijo {H}.
10 Fue un baile muy raro, todo de puntillas y por las orillas. Hubo quien dijo, años después, que nunca había bailado con tanta atención.
4! Pero más adelante había algo peor que una tabla.`,
        en: `0-2 Away with the board! Away!
0-2 {H} pulls. {F} pulls.
0-2 {X} says: sorry!
2-2 Flip, flop! Here they come again!
4! “Sorry,” said {H}. And they took the boards away.
4 The toads set off, and did not hurry.
4 The one with the eyebrow walked right over {F}.
6 “Not at all,” said {F}.
6 {X} had the last board, and stepped back with a bow, like the doorman at a hotel.
6 Flip, flop! It was good to hear it again.
8 “Did you see his face?” asked {F}.
8 “It was the same as ever,” said {H}.
8 “Well, it looked quite different to me.”
8 There was no applause. A toad does not say thank you. He goes on his way, which comes to the same thing.
8 “So where do we dance now?” asked the cake lady.
8 “Round the sides,” said {H}.
10 It was a very odd dance, all on tiptoe and along the edges. Years later there were people who said that they had never danced with such care.
4! But further on there was a worse thing than a board.`,
        alt: {
          es: '{H} y {F} quitan las tablas y los sapos pasan.',
          en: '{H} and {F} take the boards away and the toads walk on.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['sit', 'happy'],
          X: ['hold', 'happy'],
          props: ['frog', 'lantern'],
          time: 'night',
          weather: 'rain',
        },
      },
    ],
  },
  climax: {
    id: 'toads/climax',
    titles: {
      es: ['El escenario', 'La mesa es un puente', 'Por aquí, sí'],
      en: ['The stage', 'A table is a bridge', 'This way, please'],
    },
    moments: [
      {
        es: `0-2 ¡Qué alto! No pueden subir.
0-2 ¡La mesa es un puente!
2-2 ¡Suben y suben los sapos!
4! En su camino habían hecho un escenario. ¡Era alto y liso!
4! Los sapos subían un poco. ¡Paf! Se caían.
4 ¡Y estaba dejando de llover!
4 —Sin lluvia no andan —dijo el señor viejo.
6 Si paraba de llover, tendrían que esconderse y esperar. Y nadie sabía cuánto.
6 —¿Los llevamos en el cubo? —preguntó {F}.
6 —Son todos —dijo {H}.
8 El de la ceja tomó carrerilla con mucha dignidad y rebotó. Se quedó sentado, mirando la pared como quien relee una carta.
10 Nadie había levantado aquel escenario para hacer daño. Lo habían medido muy bien. Solo que lo habían medido para personas.`,
        en: `0-2 So high! They cannot get up.
0-2 The table is a bridge!
2-2 Up and up go the toads!
4! On their road stood a stage, and it was high and smooth!
4! The toads went up a bit. Flop! They fell back.
4 And the rain was nearly over!
4 “They do not walk in the dry,” said the old man.
6 If the rain stopped, they would have to hide and wait. Nobody knew how long.
6 “Shall we take them in the bucket?” asked {F}.
6 “There are all of them,” said {H}.
8 The one with the eyebrow took a run at it, in a dignified way, and bounced. He sat and looked at the wall like somebody reading a letter twice.
10 Nobody had built that stage to do any harm. They had measured it with great care. It was just that they had measured it for people.`,
        alt: {
          es: '{H} y {F} ven sapos al pie de un escenario muy alto.',
          en: '{H} and {F} see toads at the foot of a high stage.',
        },
        picture: {
          H: ['kneel', 'worried'],
          F: ['hold', 'worried', 'bucket'],
          props: ['frog', 'lantern', 'drum'],
          time: 'night',
          weather: 'rain',
          shot: 'wide',
        },
      },
      {
        es: `4! ¿Cómo iban a subir los sapos a un escenario tan alto?
4! —¡La mesa! —gritó {H}—. ¡Que pasen por encima!
4 {X} quitó los platos de tres en tres.
6 Levantaron la mesa entre doce. Una punta se quedó en el suelo y la otra subió al escenario. ¡Una rampa!
6 —¿Quito el mantel? —preguntó la pastelera.
6 —¡No! —dijo {F}—. Así no resbalan.
6 El de la ceja miró la rampa. Tocó el mantel con un dedo. Y subió.
6 —¡Paso! —gritó {F}, y todo el mundo se apartó con los pies muy juntos.
6 {H} iba delante, quitando migas y tenedores.
8 Detrás subieron los demás, de uno en uno, de dos en dos y a caballito.
8 —Parece una boda —dijo la pastelera, buscando el pañuelo.
8 {X} anunciaba a los invitados: «Don Verruga y señora, los hermanos Barro y uno muy gordo que no dice su nombre».
8 Al otro lado faltaba la bajada. {F} miró a la derecha, miró a la izquierda y encontró el cartel de «Por aquí, no». Puesto de lado, hacía un tobogán perfecto.
8 —Sabía yo que para algo serviría —dijo {H}.
10 Aquella mesa llevaba desde el mediodía esperando a que alguien la admirara. Tenía flores, copas y servilletas dobladas en forma de cisne. Ahora estaba llena de pies mojados, y todo el mundo notó lo mismo, aunque nadie se atrevió a decirlo: nunca había estado tan bonita.`,
        en: `4! How could a toad get up on such a high stage?
4! “The table!” cried {H}. “They can walk on that!”
4 {X} took the plates off, three at a time.
6 It took twelve people to lift the table. One end stayed on the ground, and the other went up on the stage. It was a ramp!
6 “Shall I take off the cloth?” asked the cake lady.
6 “No!” said {F}. “Then they will not slip.”
6 The one with the eyebrow looked at the ramp. He felt the cloth with one toe. And up he went.
6 “Make way!” cried {F}, and they all stood back with their feet close together.
6 {H} went in front and took away crumbs and forks.
8 Behind came all the rest, in ones, in twos, and piggyback.
8 “It is like a wedding,” said the cake lady, and looked for her hanky.
8 {X} called out the guests: “Lord and Lady Wart, the Mud brothers, and a stout gentleman who will not say.”
8 There was no way down on the far side. {F} looked left and right, and found the sign that said Not this way. Laid flat, it made a perfect slide.
8 “I knew that it would be good for something,” said {H}.
10 Since noon that table had been waiting for somebody to admire it. It had flowers and glasses, and napkins folded into swans. Now it was covered in wet feet, and they all thought the same, though nobody dared to say so: it had never looked so lovely.`,
        alt: {
          es: '{H} y {F} hacen una rampa con la mesa para los sapos.',
          en: '{H} and {F} turn the table into a ramp for the toads.',
        },
        picture: {
          H: ['crouch', 'determined'],
          F: ['cheer', 'excited'],
          X: ['point', 'proud'],
          props: ['table', 'frog', 'lantern', 'flower'],
          time: 'night',
          weather: 'rain',
        },
      },
      {
        es: `0-2 ¡Chap, chap! ¡Por la mesa!
0-2 {F} dice: ¡paso!
0-2 {X} cuenta: ¡y tres!
2-2 Bajan por el tobogán. ¡Plas, plas!
4! Los sapos subieron por el mantel. Y bajaron por el cartel, que hacía de tobogán. ¡Plas!
4 Pasaron todos. El último fue el de la ceja.
4 Se paró delante de {H}. Parpadeó. Y se fue.
6 Nadie hablaba. Solo se oían los pies, pequeñitos, como una lluvia que se hubiera puesto a andar.
6 {X} llegó a mil y empezó otra vez, por si se aburrían.
8 En el mantel quedaron huellas hasta en los bordados. No hubo quien se atreviera a decir que estaba sucio.
8 —¿Se han ido ya? —preguntó {F}, en voz muy baja.
8 —Han llegado ya —dijo {H}.
10 Es fácil acordarse del momento en que alguien te abre la puerta. Lo difícil es acordarse, al abrirla, de cómo se ve desde fuera.
4! Y entonces, justo entonces, dejó de llover.`,
        en: `0-2 Flip, flop! Up the table!
0-2 {F} says: make way!
0-2 {X} counts: and three!
2-2 Down the slide they go. Splat!
4! Up the cloth they went. They slid down the sign on the far side. Splat!
4 They all got past. The last was the one with the eyebrow.
4 He stopped in front of {H}. He blinked. And he went.
6 Nobody spoke. There was only the sound of small feet, like a rain that had begun to walk.
6 {X} got to a thousand and began again, so as not to leave anyone out.
8 There were footprints all over the cloth, even on the lace. Nobody dared to call it dirty.
8 “Have they gone?” asked {F} very softly.
8 “They have come,” said {H}.
10 It is easy to remember the day when somebody opened a door for you. It is harder, while you open one, to remember how it looks from outside.
4! And then, just then, the rain stopped.`,
        alt: {
          es: '{H} y {F} ven subir a los sapos por la mesa.',
          en: '{H} and {F} watch the toads walk up the table.',
        },
        picture: {
          H: ['kneel', 'happy'],
          F: ['point', 'excited'],
          X: ['cheer', 'happy'],
          props: ['table', 'frog', 'footprints', 'lantern'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'toads/resolution',
    titles: {
      es: ['La orquesta de la charca', 'Dos mesas y un pasillo', 'Una huella pequeña'],
      en: ['The band in the pond', 'Two tables and a path', 'One small footprint'],
    },
    moments: [
      {
        es: `0-2 La charca. ¡Chof, chof, chof!
0-2 {H} y {F} escuchan. ¡Chsss!
2-2 Los sapos cantan: ¡uc, uc, uc!
4! {H} y {F} fueron detrás, hasta la charca.
4! ¡Chof! ¡Chof! Los sapos entraron en el agua.
4 Y se pusieron a cantar. ¡Uc, uc, uc!
6 No cantaban fuerte. Sonaba como muchas puertas pequeñas que alguien abriera con cuidado.
6 —¡Música! —gritó alguien desde la fiesta.
6 La orquesta no había podido venir, por la lluvia. Aquella noche ya no hizo falta.
8 Pronto habría huevos allí, en cordones larguísimos, como collares de puntos negros.
8 —Y cada punto será un sapo que aún no tiene prisa —dijo {F}.
10 De allí habían salido, años atrás, del tamaño de una lenteja. Y sin mapa, de noche y con una mesa en medio, habían sabido volver.`,
        en: `0-2 The pond. Plop, plop, plop!
0-2 {H} and {F} listen. Shh!
2-2 The toads sing: ook, ook, ook!
4! {H} and {F} went after them to the pond.
4! Plop! Plop! In went the toads.
4 And they began to sing. Ook, ook, ook!
6 They did not sing loudly. It was like a lot of little doors that somebody opens with care.
6 “Music!” cried a voice from the party.
6 The band had not come because of the rain. Nobody missed it now.
8 Soon there would be eggs there, on long, long strings, like necklaces of black dots.
8 “And each dot will be a toad that is not in a hurry yet,” said {F}.
10 Years ago they had come out of there no bigger than a lentil. And with no map, in the dark, and with a table in the way, they had found the road back.`,
        alt: {
          es: '{H} y {F} escuchan cantar a los sapos en una charca.',
          en: '{H} and {F} listen to toads singing in a pond.',
        },
        picture: {
          H: ['crouch', 'happy'],
          F: ['sit', 'calm'],
          props: ['frog', 'music-note', 'lantern'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `4! Como no había mesa, cenaron en el suelo.
4 —Mejor —dijo la pastelera—. Así no se cae nada.
4! {F} arregló el cartel. Ahora ponía: «Por aquí, sí».
4 {X} bailó al compás de la charca. ¡Uc, uc, uc!
4 ¡Y nadie pisó a nadie!
6 —El año que viene pondremos dos mesas —dijo {H}—, con un pasillo en medio.
6 —¿Y si alguien quiere pasar la sal?
6 —Que se la dé a un sapo —dijo {F}.
6 Así se hace desde entonces. La primera noche templada de lluvia, alguien grita «¡paso!». Se levantan los pies, se levanta el mantel y se espera.
6 La pastelera hizo la tarta de aquel año en dos mitades. Entre medias dejó una calle, con su acera de azúcar.
6 {X} ensayó mucho el grito de «¡paso!». A la hora de la siesta, también.
8 El mantel no se lavó nunca. Las bordadoras del lugar fueron siguiendo las huellas con hilo verde, una por una. Tardaron todo el invierno, porque eran todos.
8 —¿Cuántos puntos lleva? —preguntó el señor viejo.
8 —Los que caben en una noche —dijo {F}.
8 En {thing} también había quedado una huella, redonda y con cuatro deditos.
8 —¿{lo:Lo/La} limpio? —preguntó alguien.
8 —Ni se le ocurra —dijo todo el mundo a la vez.
10 El pasillo de las mesas mide lo que un sapo con otro a caballito, más un dedo a cada lado, para la dignidad.
10 A principios de verano llovió otra vez, y volvieron a pasar. Venían en dirección contraria, del tamaño de una lenteja, y no había forma humana de contarlos. Hubo que poner otra fiesta para mirarlos y otro cartel, mucho más bajito, para que pudieran no leerlo.`,
        en: `4! There was no table, so they ate on the floor.
4 “That is better,” said the cake lady. “Now nothing can fall off.”
4! {F} mended the sign. Now it said: This way, please.
4 {X} danced in time with the pond. Ook, ook, ook!
4 And nobody stepped on anybody!
6 “Next year we will lay two tables,” said {H}, “with a path in between.”
6 “And what if you want to pass the salt?”
6 “Give it to a toad,” said {F}.
6 That is how they do it now. On the first mild wet night somebody shouts to make way. Up go the feet, up goes the cloth, and they all wait.
6 The cake lady made that year’s cake in two halves. In between she left a road, with a pavement of sugar.
6 {X} worked hard on that shout. It could be heard at nap time too.
8 Nobody ever washed the cloth. People sewed over the footprints with green thread, one by one. It took them all winter, since it was all of them.
8 “How many stitches are there?” asked the old man.
8 “As many as fit into one night,” said {F}.
8 There was a print on {thing} as well, round, with four little fingers.
8 “Shall I wipe it?” somebody asked.
8 “Do not dare!” they all said at once.
10 The path between the tables is as wide as a toad with a friend on his back, plus an inch on either side for dignity.
10 At the start of summer it rained again, and by they came. They were going the other way, no bigger than a lentil, and nobody could have counted them. So there had to be one more party, to watch them, and one more sign, a great deal lower, for them not to read.`,
        alt: {
          es: '{F} enseña el cartel nuevo y {H} cena en el suelo.',
          en: '{F} shows the new sign while {H} eats on the floor.',
        },
        picture: {
          H: ['sit', 'happy'],
          F: ['point', 'proud'],
          X: ['dance', 'happy'],
          props: ['sign', 'cake', 'frog', 'lantern'],
          time: 'night',
        },
      },
      {
        es: `0-2! ¡Al agua, sapos! ¡Chof, chof!
0-2 {H} y {F} bailan. ¡Chap!
0-2 {X} canta: ¡uc, uc!
2-2 ¡Qué contentos están los sapos!
4! {thing} volvió a su sitio, con una huella chiquitita. ¡Y empezó {event}!
4 Bailaron despacio, mirando al suelo. ¡Uc, uc, uc!
6 El señor viejo bailó con la pastelera y contó los pasos. Le salieron todos.
6 {X} se quedó dormid{X:o/a} debajo de la mesa. Alguien le puso una servilleta por encima, con forma de cisne.
8 De madrugada aún se oía la charca. Nadie había aplaudido tanto a una orquesta que no se hubiera enterado.
8 Un cartel mojado decía: «Por aquí, sí». Señalaba un camino que no se veía y que todo el mundo conocía ya.
10 Años más tarde, si alguien decía que las cosas siempre se habían hecho así, le señalaban el suelo. «Pregunta a los que pasan», le decían.
4! Antes de acostarse, {H} miró debajo de la cama. Por si pasaba algún camino.`,
        en: `0-2! Into the water, toads! Plop, plop!
0-2 {H} and {F} dance. Flop!
0-2 {X} sings: ook, ook!
2-2 How happy the toads are now!
4! So {thing} was back in place. Now it was time for {event}!
4 It had one print on it, round and tiny.
4 They danced slowly and looked at the floor. Ook, ook, ook!
6 The lady who made the cake danced with a very old man, who counted the steps. He got all of them.
6 {X} fell asleep under the table. Somebody came with a napkin like a swan, and tucked {X} in.
8 You could hear the pond until dawn. No band has ever had so much applause and noticed so little.
8 A wet sign said: This way, please. It pointed at a road that you could not see and that everybody knew by now.
10 Years later, if somebody said that a thing had always been done in one way, people would point at the ground. “Ask the ones who go by,” they said.
4! At bedtime {H} looked under the bed, in case of roads.`,
        alt: {
          es: '{H} y {F} bailan junto a {thing} mirando al suelo.',
          en: '{H} and {F} dance beside {thing}, looking at the floor.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['dance', 'happy'],
          X: ['sleep', 'sleepy'],
          showsThing: true,
          props: ['frog', 'lantern', 'music-note'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
