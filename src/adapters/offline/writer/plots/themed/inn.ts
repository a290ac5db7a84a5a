import type { Plot } from '../plot.ts'
import { innRetold } from '../retold/inn.ts'

/** The crib is so full of toys that the Kings are stuck; the only way is through the inn, whose keeper knows three words. */
export const inn: Plot = {
  id: 'inn',
  retold: innRetold,
  themes: ['navidad'],
  needs: ['magic'],
  refrains: { es: ['¡No hay sitio!', '¡Cabe uno más!'], en: ['No room! No room!', 'Room for one more!'] },
  blurb: {
    es: 'En el belén hay pastores, ovejas, un robot, un pato de goma más alto que la iglesia… y tres Reyes que no pueden pasar. Les cierra el camino la posada. Y el posadero de barro lleva dos mil años diciendo lo mismo: «No hay sitio». {H} y {F} tienen una noche para encontrarlo.',
    en: 'In the crib there are shepherds, sheep, a robot, a rubber duck taller than the church, and Three Kings who cannot get by. The inn is in their way. Its innkeeper is made of clay, and has said “No room!” for two thousand years. {H} and {F} have one night to find room.',
  },
  setup: {
    id: 'inn/setup',
    titles: {
      es: ['Atasco en el belén', 'Un pato más alto que la iglesia', 'Completo'],
      en: ['Traffic jam at the crib', 'A duck taller than the church', 'Full up'],
    },
    moments: [
      {
        es: `0-2 Be, be. ¡Cuántas ovejas!
0-2 {H} pone una. {F}, otra.
2-2 ¡Ya no cabe nadie más! ¡Uy!
4! {at}, el belén estaba llenísimo. ¡No cabía ni una oveja!
4! Al fondo, los Reyes no podían pasar con sus camellos.
4 —¡Atasco! —gritó una vocecita.
6 Había pastores, un molino y un robot con un solo brazo. Había un pato de goma más alto que la iglesia.
6 Todo el que venía a verlo dejaba algo. ¿Quién iba a decir que no?
8 La gallina era más grande que el castillo. El rey Herodes le tenía mucho respeto y salía poco.
10 En un belén las cosas son del tamaño que les da la gana. Lo que no se estira es la mesa. Aquella tenía cuatro patas y, desde hacía unos días, cara de agobio.`,
        en: `0-2 Baa, baa. So many sheep!
0-2 {H} adds one. {F} adds one.
2-2 There is no more room! Oh dear!
4! The crib {at} was full to the edge. It had a whole town in it, as in Spain.
4! At the back the Three Kings were stuck, camels and all.
4 “Traffic jam!” cried a tiny voice.
6 There were shepherds, a mill, a robot with one arm, and a rubber duck taller than the church.
6 They all left something when they came to see it. And how can you say no?
8 The hen was bigger than the castle. King Herod had a great respect for her, and did not go out much.
10 In a crib, things are any size they like. What does not stretch is the table. This one had four legs and, for some days now, a hunted look.`,
        alt: {
          es: '{H} y {F} miran un belén lleno de juguetes.',
          en: '{H} and {F} look at a crib crammed with toys.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['hold', 'happy', 'toy'],
          showsThing: true,
          props: ['table', 'robot', 'duck', 'car'],
          time: 'night',
        },
      },
      {
        es: `4! —Mañana es nuestro día —dijo un rey del tamaño de un dedo—. ¡Y no llegamos al portal!
4! —¡Apartaos un poco! —pidió {H}.
4 —¡Yo estaba antes! —decían las ovejas.
4 {X} quiso ayudar y puso un salero. Ahora cabían menos.
6 {F} empujó con un dedo a la última oveja. La última empujó a la penúltima, y así hasta la lavandera, que acabó sentada en el pato.
6 —Qué alto se está —dijo la lavandera. No quiso bajar.
6 A un lado del atasco estaba la posada. En la puerta había un posadero de barro, con una mano levantada.
6 —¿Se puede pasar por aquí? —preguntó {H}.
6 —No hay sitio.
6 —¿Ni para un camello flaco?
6 —No hay sitio.
6 —¿Qué hora es?
6 —No hay sitio —dijo el posadero.
6 Solo sabía esas tres palabras. Lo habían hecho así.
6 {X} le preguntó cosas más fáciles, por animarlo. Tampoco.
8 El robot se ofreció a volar por encima, pero no volaba. El pato se ofreció a flotar, pero el río era de papel de plata. El rey Gaspar propuso ir marcha atrás y dar la vuelta al mundo.
8 —Es redonda la idea —reconoció Baltasar—, pero la mesa es plana.
8 {F} midió lo que quedaba libre. Era una franja de musgo, del ancho de un fideo.
8 —No nos sobra gente —dijo—. Nos falta suelo.
10 Era verdad. Mirándolos bien, a nadie le hacía ilusión estorbar. Cada cual había venido a lo mismo, a ver qué pasaba en el portal, y se había quedado donde le cupieron los pies. Un atasco no es más que mucha gente con el mismo deseo.
10 —¿Y si quitamos a alguien? —dijo una voz al fondo.
10 Se hizo un silencio muy feo. El pato miró a otra parte.`,
        en: `4! “Tomorrow is our day,” said a king as big as a thumb. “And we can’t get to the stable!”
4! “Please move up a bit!” said {H}.
4 Nobody did. “I was here first!” said the sheep.
4 {X} tried to help and put in a salt pot. Now there was less room.
6 {F} gave the last sheep a push. It pushed the next, and so on, up to the washerwoman, who ended up on the duck.
6 “You can see so far,” she said, and would not come down.
6 Next to the jam was the inn. At its door stood an innkeeper made of clay, with one hand up.
6 “May they come through here?” asked {H}.
6 “No room.”
6 “Not for one thin camel?”
6 “No room.”
6 “What time is it?”
6 “No room,” said the innkeeper.
6 Those were the only words he had. They had made him like that.
6 {X} asked him some easier things, to cheer him up. It was no use.
8 The robot offered to fly over the top, but it could not fly. The duck offered to float, but the river was made of foil. One of the kings said that they should go backwards, right round the world.
8 “It’s a good round plan,” said another, “but it’s a flat table.”
8 {F} measured what was free. It was a strip of moss, as wide as a noodle.
8 “We don’t have too many people,” said {F}. “We have too little floor.”
10 It was so. When you looked at them closely, none of them liked being in the way. They had all come to see what was going on in the stable, and had stopped where there was room for their feet. A traffic jam is only a lot of people with the same wish.
10 “What if we take somebody out?” said a voice at the back.
10 There was an ugly silence. The duck looked the other way.`,
        alt: {
          es: '{H} habla con una figurita y {F} empuja otra con cuidado.',
          en: '{H} talks to a tiny figure while {F} gives one a push.',
        },
        picture: {
          H: ['crouch', 'thoughtful'],
          F: ['reach', 'surprised'],
          X: ['stand', 'happy'],
          props: ['sheep', 'table', 'duck', 'box'],
          time: 'night',
          shot: 'close',
        },
      },
      {
        es: `0-2 ¡Atasco! ¡Pi, pi, pi!
0-2 {H} piensa. {F} piensa.
0-2 {X} mira.
2-2 No hay sitio para los Reyes. ¡Ay, ay!
4! —Vamos a buscar suelo —dijo {H}.
4 —¿Dónde hay suelo? —preguntó {F}.
4 —En todas partes. Pero tiene que caber en un saco.
4! Y salieron a buscar musgo, corcho y tablas.
6 —¡Daos prisa! —gritaron los tres Reyes—. ¡Que el incienso se pasa!
6 {X} se quedó dirigiendo el tráfico con una cuchara. Dio paso al molino, que no iba a ninguna parte.
6 —Traed también un puente —pidió la lavandera, que desde el pato lo veía todo—. Y una toalla.
8 Detrás se oían balidos, un molino que giraba y, cada poco rato, una voz de barro que informaba a quien quisiera oírla.
8 —No hay sitio —decía.
8 —Ya, ya —contestaba el robot.
10 {F} se volvió desde la puerta. Visto de lejos, el belén era una lucecita apretada encima de una mesa. Todos miraban hacia el portal. Todos menos uno, que miraba hacia fuera.`,
        en: `0-2 Beep, beep! All stuck!
0-2 {H} thinks. {F} thinks.
0-2 {X} looks.
2-2 The Kings cannot get by. Oh dear, oh dear!
4! “Let’s go and find some floor,” said {H}.
4 “Where is there any floor?” asked {F}.
4 “All over. But it has to fit in a sack.”
4! And off they went for moss and cork and boards.
6 “Be quick!” cried the Three Kings. “We have perfume here, and it’s going off!”
6 {X} stayed behind to direct the traffic with a spoon.
6 “Bring a bridge as well,” said the washerwoman, who could see it all from the duck. “And a towel.”
8 Behind them they heard a baa and a mill. Now and then a voice of clay kept people informed.
8 “No room,” it said.
8 “Yes, yes,” said the robot.
10 {F} looked back from the door. From far off the crib was a small tight light on top of a table. They all faced the stable. All but one, and he faced out.`,
        alt: {
          es: '{H} y {F} salen con un saco a buscar musgo.',
          en: '{H} and {F} go out with a sack to look for moss.',
        },
        picture: {
          H: ['walk', 'determined', 'backpack'],
          F: ['walk', 'happy', 'lantern'],
          X: ['wave', 'happy'],
          props: ['star', 'tree'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'inn/setback',
    titles: { es: ['La tabla', 'Todo cuesta abajo'], en: ['The plank', 'All downhill'] },
    moments: [
      {
        es: `0-2 ¡Una tabla! ¡Cuidado!
0-2 {H} sujeta. {F} sujeta.
2-2 ¡Se inclina! ¡Se inclina más! ¡Uy!
4! {H} y {F} pusieron una tabla al lado del belén. ¡Cuánto suelo nuevo!
4! Pero enseguida llegó más gente. ¡Y se llenó!
4 Una vecina puso un autobús. Un niño puso su tortuga.
6 Todos dejaban algo y decían lo mismo: que allí sí que había sitio. Llegó un barco. Llegaron dos astronautas.
6 La tabla crujió.
8 {H} la sujetaba por un lado. {F} la sujetaba por el otro. Entre los dos lados pasaba una procesión de ovejas con mucha calma.
8 —Que nadie respire —dijo {F}. Pero la tortuga respiró.
10 Es una ley muy conocida en los cajones, en los armarios y, por lo visto, también en los belenes: el hueco atrae.`,
        en: `0-2 A plank! Mind out!
0-2 {H} holds. {F} holds.
2-2 It tips! It tips some more! Oh no!
4! {H} and {F} put a plank next to the crib. It was a lot of new floor!
4! But then more people came. And it was full again!
4 A lady put in a bus. A boy put in his tortoise.
6 They all left something, and they all said that there was room here. A boat came. Two spacemen came.
6 The plank creaked.
8 {H} held it up at one end. {F} held it up at the other. Between them went a line of sheep, in no hurry.
8 “Nobody breathe,” said {F}. But the tortoise did.
10 It is a law well known to drawers and cupboards and also, it seems, to cribs. A gap attracts.`,
        alt: {
          es: '{H} y {F} sujetan una tabla llena de juguetes.',
          en: '{H} and {F} hold up a plank loaded with toys.',
        },
        picture: {
          H: ['reach', 'worried'],
          F: ['reach', 'scared'],
          props: ['table', 'bus', 'toy', 'duck'],
          time: 'night',
        },
      },
      {
        es: `4! La tabla se inclinó. ¡Todo cuesta abajo!
4 Rodaron ovejas, pastores y el autobús.
4 {X} paró a seis ovejas con la barriga.
4-4! ¡Y los Reyes estaban más lejos que antes!
6! Cuando se posó la harina, los Reyes estaban más lejos que antes.
6 Melchor había caído en un zapato. Gaspar, en la maceta. Baltasar no sabía dónde estaba, pero olía a canela.
6 Fueron recogiéndolos a la luz de un farol. Los limpiaban con la punta de la manga y los ponían en fila.
6 Había dos ovejas que se habían abrazado. No hubo manera de separarlas, y las pusieron así.
6 —Lo siento —dijo {H}—. Era mala tabla.
6 —Era buena —dijo el robot del belén—. Lo malo es que éramos muchos.
6 La lavandera pidió otra vez la toalla. Ahora sí que la necesitaba.
6 {X} encontró al pato flotando en la sopa, feliz por primera vez.
8 El único que no se había caído era el posadero. Seguía en su puerta, con la mano levantada. La posada también seguía en pie. Alguien la había pegado bien, hacía mucho.
8 —Qué frío hace aquí fuera —dijo entonces.
8 Se quedaron de piedra. Incluidos los que eran de barro.
8 —¿Ha dicho otra cosa? —susurró {F}.
8 —No hay sitio —dijo el posadero enseguida, como quien se tapa la boca.
8 {X} le puso un dedal de gorro, por el frío. Le quedaba grande y le sentaba bien.
10 {F} se agachó hasta tener los ojos a la altura de los suyos. Eran dos puntitos de pintura, muy abiertos. Y {F} cayó en la cuenta de una cosa que en dos mil años no había pensado nadie. Aquel hombre llevaba toda la vida en la puerta de una posada. Nunca le había tocado entrar.
10 Buscaron un rato más, por si quedaba alguien debajo de los muebles. Quedaba la burra. Se estaba comiendo el musgo de repuesto.`,
        en: `4! The plank tipped. It all went downhill!
4 Down rolled the sheep, the shepherds and the bus.
4 {X} stopped the mill by lying down in front of it.
4! When the flour had settled, the Kings were further off than before.
6 One was in a shoe. One was in a flower pot. One did not know where he was, but it smelled of cinnamon.
6 They picked them up by the light of a lantern. They wiped them on a sleeve and put them in a row.
6 Two of the sheep had hugged. They would not come apart, so they were put back like that.
6 “I’m sorry,” said {H}. “It was a bad plank.”
6 “It was a good one,” said the robot with one arm. “There was just a lot of us.”
6 {X} found the duck afloat in the soup, and happy for the first time.
8 The only one who had not fallen over was the innkeeper. He was at his door with one hand up. The inn had not moved either. Somebody had glued it well, long ago.
8 “It’s cold out here,” he said.
8 They turned to stone, even those who were clay.
8 “Did he say something new?” whispered {F}.
8 “No room,” the innkeeper said at once, like a man who puts a hand to his mouth.
8 {X} put a thimble on his head, because of the cold. It was too big, and it suited him.
10 {F} bent down until they were eye to eye. His were two dots of paint, wide open. And {F} saw a thing that nobody had thought of in two thousand years. That man had been at the door of an inn all his life, and had never once been asked in.
10 They looked a while longer, in case somebody was left under the furniture. The donkey was. She was eating the spare moss.`,
        alt: {
          es: '{H} y {F} recogen figuritas caídas a la luz de un farol.',
          en: '{H} and {F} pick up fallen figures by lantern light.',
        },
        picture: {
          H: ['kneel', 'sad', 'lantern'],
          F: ['crouch', 'thoughtful'],
          X: ['reach', 'surprised'],
          props: ['bus', 'duck', 'toy', 'soup'],
          time: 'night',
        },
      },
      {
        es: `0-2 ¡Cataplum! ¡Todos al suelo!
0-2 {H} recoge. {F} también.
0-2 {X} ayuda.
2-2 Una oveja, dos ovejas. ¡Y un pato mojado!
4! Pusieron cada cosa en su sitio. Y el atasco volvió a empezar.
4 —No queda más suelo —dijo {F}.
4! Solo faltaban unas horas. ¡Los Reyes tenían que llegar!
6 Fuera, en las casas de verdad, se iban apagando las luces.
6 {X} subió al rey Baltasar a su camello y le sopló la canela.
6 —¿Y esa casa de ahí? —preguntó {H}, muy despacio—. ¿Qué tiene detrás?
8 Era la posada. Miraron por un lado. Miraron por el otro. Detrás de la posada, justo detrás, brillaba el portal.
8 Nadie dijo nada. El posadero apretó los labios pintados.
10 A veces se busca suelo por medio mundo y resulta que estaba al otro lado de una puerta. Lo difícil es que era una puerta con dueño.`,
        en: `0-2 Crash! All fall down!
0-2 {H} picks up. {F} helps.
0-2 {X} helps too.
2-2 One sheep, two sheep. And one wet duck!
4! They put it all back. And it was a traffic jam again.
4 “There is no more floor,” said {F}.
4! It was only a few hours now. The Kings had to get there!
6 Outside, in the real houses, the lights went out one by one.
6 {X} put the last king back on his camel and blew off the cinnamon.
6 “What about that house?” said {H}, slowly. “What’s behind it?”
8 It was the inn. They looked round one side. They looked round the other. Behind the inn, right behind it, shone the stable.
8 Nobody spoke. The innkeeper pressed his painted lips together.
10 Sometimes you look for floor all over the world, and it turns out to be on the other side of a door. The hard part is that it was a door with somebody in it.`,
        alt: {
          es: '{H} y {F} miran detrás de una casita de cartón.',
          en: '{H} and {F} look behind a little cardboard house.',
        },
        picture: {
          H: ['point', 'thoughtful'],
          F: ['crouch', 'surprised', 'lantern'],
          X: ['hold', 'calm', 'toy'],
          props: ['box', 'star', 'duck'],
          time: 'night',
          shot: 'close',
        },
      },
    ],
  },
  climax: {
    id: 'inn/climax',
    titles: {
      es: ['Tres palabras', '¿Usted ha mirado?', 'La puerta que nadie abrió'],
      en: ['Two words', 'Have you looked?', 'The door that nobody opened'],
    },
    moments: [
      {
        es: `0-2 Toc, toc. ¡Abre, abre!
0-2 {H} llama. {F} llama.
2-2 El señor dice: ¡no hay sitio!
4! Era la noche de Reyes {at}. Los tres camellos seguían parados.
4! Solo quedaba un camino hasta el portal: por dentro de la posada.
4 —No hay sitio —dijo el posadero.
6 Encima del tejado brillaba {thing}. Nunca había tenido tanto público debajo.
6 —Por favor —dijo {F}—. Es solo pasar.
8 —No hay sitio —repitió él. Pero esta vez tragó saliva, y a una figura de barro eso le cuesta lo suyo.
10 Las ovejas dejaron de balar. El molino se paró. En el belén entero no se oía más que el incienso, que cuando tiene prisa hace un ruidito.`,
        en: `0-2 Tap, tap. Please open!
0-2 {H} knocks. {F} knocks.
2-2 “No room! No room!” says the man.
4! It was the night of the Three Kings {at}. The camels had not moved.
4! There was one way left to the stable. It went through the inn.
4 “No room,” said the innkeeper.
6 Over the roof shone {thing}. It had never had such a crowd below it.
6 “Please,” said {F}. “It’s only to get by.”
8 “No room,” he said again. But this time he swallowed, and for a man of clay that is not easy.
10 The sheep stopped their baaing. The mill stopped. In the whole crib there was nothing to be heard but the perfume, which hums a little when it is in a hurry.`,
        alt: {
          es: '{H} y {F} llaman a una casita diminuta bajo {thing}.',
          en: '{H} and {F} knock at a tiny house below {thing}.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['crouch', 'worried'],
          showsThing: true,
          props: ['box', 'duck', 'robot'],
          time: 'night',
          shot: 'close',
        },
      },
      {
        es: `4! El camino pasaba por la posada. Pero el posadero decía que no había sitio.
4! —¿Usted ha mirado dentro? —le preguntó {H}.
4 {X} le acercó una vela pequeñita.
6 El posadero abrió la boca. La cerró. La mano levantada le tembló un poco.
6 —No hay… —empezó—. No he mirado.
6 Nadie le había oído nunca tres palabras distintas. El robot las grabó.
6 —Me dijeron que dijera eso —explicó—. Y como soy de barro, se me quedó.
6 —¿Y si miramos con usted? —dijo {F}.
6 La puerta no se había abierto jamás. Estaba pegada con cola, con pintura y con dos mil años de costumbre.
8 —¿Y si es verdad que no hay sitio? —preguntó el posadero.
8 —Entonces tenía usted razón —dijo {H}.
8 —¿Y si lo hay?
8 Eso era peor. Se le vio en los ojos. Si lo había, lo había habido siempre: aquella noche, y todas las otras noches, con el frío que hacía.
8 —Si lo hay —dijo {F}, despacito—, todavía llegamos a tiempo.
8 {X} echó una gota de aceite en cada bisagra. Una no era una bisagra. Era una hormiga, que dio las gracias.
10 El posadero se miró la mano. La tenía en alto desde que lo hicieron, diciendo alto, diciendo no. Se le había olvidado que por el otro lado, por el de la palma, una mano así también sirve para saludar.
10 —Empujad vosotr{HF:os/as} —dijo—. Yo no sé cómo se abre. Solo sé cómo se cierra.`,
        en: `4! The way went through the inn. But the innkeeper said there was no room.
4! “Have you looked?” asked {H}.
4 {X} held up a tiny candle.
6 The innkeeper began to speak, and stopped. His raised hand shook a bit.
6 “No…” he began. “No, I have not.”
6 Nobody had ever heard him say a new word. The robot taped it.
6 “They told me to say it,” he said. “And as I’m clay, it set.”
6 “What if we look with you?” said {F}.
6 The door had never been open. It was stuck with glue, and paint, and two thousand years of habit.
8 “What if it’s true, and there is no room?” asked the innkeeper.
8 “Then you were right,” said {H}.
8 “And if there is?”
8 That was worse. You could see it in his eyes. If there was, there always had been: that night, and all the other nights, and it was so cold.
8 “If there is,” said {F}, very gently, “we’re still in time.”
8 {X} put a drop of oil on each hinge. One of them was not a hinge. It was an ant, who said thank you.
10 The innkeeper looked at his hand. It had been up ever since they made him, saying stop, saying no. He had forgotten that, seen from the palm side, a hand like that can also say hello.
10 “You push,” he said. “I don’t know how you open it. I only know how you shut it.”`,
        alt: {
          es: '{H} y {F} acercan una vela a la puerta de la posada.',
          en: '{H} and {F} bring a candle to the door of the inn.',
        },
        picture: {
          H: ['kneel', 'thoughtful'],
          F: ['reach', 'calm'],
          X: ['hold', 'calm', 'candle'],
          props: ['box', 'candle', 'robot', 'star'],
          time: 'night',
          shot: 'close',
        },
      },
      {
        es: `0-2 ¡Empuja, empuja! ¡Cric!
0-2 {H} empuja. {F}, también.
0-2 {X} alumbra.
2-2 ¡La puerta se abre! ¡Cuánto sitio hay!
4! {H} y {F} empujaron. ¡La puerta se abrió!
4! ¡Dentro había muchísimo sitio!
4 Estaba vacía. Era grande como una plaza.
6 La posada era una caja de zapatos. Y una caja de zapatos por dentro es todo sitio.
6 Al fondo no tenía pared. Por allí entraba la luz del portal.
8 —¡Anda! —dijo el robot. Era lo primero que decía sin que se lo preguntaran.
8 Los camellos alargaron el cuello. Las ovejas se pusieron de puntillas, que en una oveja son cuatro.
8 {X} acercó la vela. La luz fue andando por el suelo, muy despacio, y no se chocó con nadie.
10 El posadero asomó la cabeza. Miró a la derecha y miró a la izquierda. Estuvo mirando tanto rato que se le secó un lagrimón en la mejilla, y todavía se le nota.
6 El posadero bajó por fin la mano. Y dijo una palabra nueva:
4-4! —Pasen —dijo el posadero.
6! —Pasen.`,
        en: `0-2 Push, push! Creak!
0-2 {H} pushes. {F} pushes.
0-2 {X} holds a light.
2-2 The door opens! There is so much room!
4! {H} and {F} pushed. The door came open!
4! There was so much room in there!
4 There was nobody in it. It was as big as a square.
6 The inn was a shoe box. And inside, a shoe box is all room.
6 It had no wall at the back. The light of the stable came in there.
8 “Oh my,” said the robot. Nobody had asked it to.
8 The camels stretched their necks. The sheep went up on tiptoe, which in a sheep takes four.
8 {X} held up the candle. The light walked over the floor, slowly, and did not bump into anybody.
10 The innkeeper put his head in. He looked to the right and he looked to the left. He looked for so long that a tear dried on his cheek, and it still shows.
6 At last the innkeeper put down his hand. And he said some new words:
4-4! “Come in,” said the innkeeper.
6! “Come in.”`,
        alt: {
          es: '{H} y {F} abren por fin la puertecita de la posada.',
          en: '{H} and {F} open the little door of the inn at last.',
        },
        picture: {
          H: ['reach', 'excited'],
          F: ['reach', 'surprised'],
          X: ['hold', 'happy', 'candle'],
          props: ['box', 'star', 'candle'],
          time: 'night',
          shot: 'close',
        },
      },
    ],
  },
  resolution: {
    id: 'inn/resolution',
    titles: {
      es: ['Pasen, pasen', 'Una posada llena', 'El posadero que hablaba por los codos'],
      en: ['Come in, come in', 'A full inn', 'The innkeeper who would not stop talking'],
    },
    moments: [
      {
        es: `0-2 ¡Pasan los camellos! Uno, dos, tres.
0-2 {H} saluda. {F} saluda.
2-2 ¡Y pasa el pato! ¡Cua, cua!
4! Pasaron los tres Reyes. ¡Qué altos iban!
4! Pasaron las ovejas, el robot y el pato, de lado. ¡Llegaron todos al portal!
4 —Pasen, pasen —decía el posadero.
6 Le había cogido el gusto. Lo dijo cuarenta y una veces, una por figura, y otra por si acaso.
6 Por fin se movió el molino.
8 El rey Herodes esperó a que pasara la gallina y pasó detrás, sin hacer ruido. Nadie le dijo nada. Esa noche había sitio hasta para él.
10 Al salir por el otro lado parpadeaban, porque el portal daba mucha luz para lo pequeño que era. Luego se quedaban callados y se apretaban un poco, que es como mejor se mira.`,
        en: `0-2 In go the sheep! One, two, three.
0-2 {H} waves. {F} waves.
2-2 In go the Kings and the duck! Quack!
4! In went the Three Kings. How tall they sat!
4! In went the sheep, the robot and the duck, sideways. They all got to the stable!
4 “Come in, come in,” said the innkeeper.
6 He had got a taste for it. He said it forty-one times, once for each of them, and once for luck.
6 The mill moved at last.
8 King Herod let the hen go first and came in after her, on tiptoe. Nobody said a thing. There was room that night, even for him.
10 They blinked when they came out on the far side, for the stable gave a great deal of light for its size. Then they went quiet and squeezed up a bit, which is the best way to look at things.`,
        alt: {
          es: '{H} y {F} saludan a las figuritas que van pasando.',
          en: '{H} and {F} wave as the little figures go by.',
        },
        picture: {
          H: ['wave', 'happy'],
          F: ['wave', 'excited'],
          props: ['sheep', 'star', 'duck', 'box'],
          time: 'night',
          shot: 'close',
        },
      },
      {
        es: `4! El Niño vio el pato. ¡Y se echó a reír!
4 {H} y {F} apagaron el farol para verlo mejor.
4! Después todos tenían sueño. ¿Y dónde durmieron? ¡En la posada!
6 La lavandera bajó por fin del pato. Tenía una toalla nueva, con sus iniciales.
4 {X} hizo camas con cajas de cerillas.
6 Cabían todos. Las ovejas, de tres en tres. El robot, de pie, enchufado a un sueño.
6 El posadero iba de cama en cama con mantas del tamaño de un sello. Llevaba dos mil años callado y le quedaba mucho por decir.
8 Quería saberlo todo. Apuntaba los nombres en el revés de su cartel, donde por delante ponía «Completo», y a cada nombre le añadía una estrellita.
6 —¿Y usted de dónde viene? ¿Y le gusta la almohada? ¿Y ese pato es suyo?
6 —Con las tres palabras se dormía mejor —murmuró el camello.
6 {X} dejó en el alféizar un vaso de agua de tres dedales, por los camellos.
8 Cuando ya roncaban hasta los pastores, los Reyes se levantaron de puntillas.
8 —¿Adónde van? —susurró {F}.
8 —A trabajar —dijo Gaspar, poniéndose la capa—. Lo de aquí era una visita. Lo de ahora es el reparto.
8 Y se bajaron de la mesa por una pata, con camellos y todo.
8 {X} cerró los ojos muy fuerte, como hay que hacer esa noche, y dio un codazo a cada lado.
10 {H} los cerró. Oyó tres pares de pasos pequeñísimos cruzar la habitación. Al otro lado de la puerta se fueron haciendo grandes, grandes, del tamaño de la calle. Nunca supo si lo había soñado.
10 —¿Volverán? —preguntó una oveja.
10 —Claro —dijo el posadero—. Les guardo la cama. Aquí hay sitio.`,
        en: `4! The Baby saw the duck. And he laughed!
4 {H} and {F} put out the lantern to see him better.
4! Then they were all sleepy. And where did they sleep? At the inn!
6 The washerwoman came down off the duck at last. She had a new towel, with her name on it.
4 {X} made beds out of matchboxes.
6 There was room for all. The sheep went three to a bed. The robot slept on its feet, plugged into a dream.
6 The innkeeper went from bed to bed with blankets as big as a stamp. He had kept quiet for two thousand years, and he had a lot to say.
8 He had to know it all. He wrote down their names on the back of his “Full” sign, each with a little star.
6 “And where are you from? Do you like the pillow? Is that your duck?”
6 “We slept better with the two words,” said a camel.
6 {X} left some water on the sill, three thimbles of it, for the camels.
8 When even the shepherds snored, the Kings got up on tiptoe.
8 “Where are you going?” whispered {F}.
8 “To work,” said one of them, and put on his cloak. “This was just a visit. Now we do the round.”
8 And down the table leg they climbed, camels and all.
8 {X} shut both eyes tight, as you must on that night in Spain, and gave the others a nudge.
10 {H} did. Three pairs of very small feet went across the room. Beyond the door they grew big, and bigger, until they were the size of the street. It may have been a dream.
10 “Will they be back?” asked a sheep.
10 “Of course,” said the innkeeper. “I’m keeping their beds. There is room here.”`,
        alt: {
          es: '{H} y {F} vigilan a la luz de la luna mientras todos duermen.',
          en: '{H} and {F} keep watch by moonlight while the rest sleep.',
        },
        picture: {
          H: ['kneel', 'sleepy'],
          F: ['crouch', 'happy'],
          X: ['hold', 'happy', 'box'],
          props: ['box', 'bed', 'duck', 'star', 'moon'],
          time: 'night',
          shot: 'close',
        },
      },
      {
        es: `0-2! ¡Todos a la caja! {H}, {F}, ¡chsss!
0-2 {X} guarda la caja.
2-2 ¿Cabe el pato? ¡Sí! ¡Cabe uno más!
4! Los Reyes llegaron a tiempo. ¡Cuántos regalos!
4 Cuando acabó la Navidad, guardaron el belén en su caja.
4 {X} apretó la tapa. No cerraba.
6 Había el doble de figuras que el año pasado. Las envolvieron en papel de periódico y cada una se durmió leyendo.
6 El posadero fue el último. Había vuelto a levantar la mano, pero ahora, mirándola bien, se notaba que saludaba.
8 Probaron con el pato arriba. Probaron con el pato abajo. Probaron a sentarse encima y a no mirar al pato.
10 La tapa se quedaba siempre a un dedo, como un bostezo que no termina. Por la rendija se veía brillar algo, quizá la purpurina, quizá un ojo.
4! —No hay sitio —dijo {F} al guardar el belén. Y una vocecita contestó: «¡Apretándonos, sí!».`,
        en: `0-2! All in the box! {H}, {F}: shhh!
0-2 {X} shuts the box.
2-2 And the duck? Yes! Room for one more!
4! The Kings were in time. So many gifts!
4 After Christmas they put the crib in its box.
4 {X} pushed the lid.
6 It would not shut.
6 There were twice as many of them as last year. They wrapped each one in newspaper, and it fell asleep reading.
6 The innkeeper went in last. His hand was up again, but now, if you looked, you could see that he was waving.
8 They tried with the duck on top. They tried with the duck below. They tried not looking at the duck.
10 The lid always stopped an inch short, like a yawn that cannot finish.
4! “No room,” said {F}, packing up the crib. “There is, if we squeeze up!” said a tiny voice.`,
        alt: {
          es: '{H} y {F} guardan las figuritas en una caja muy llena.',
          en: '{H} and {F} pack the figures into a very full box.',
        },
        picture: {
          H: ['reach', 'happy'],
          F: ['hold', 'surprised', 'box'],
          X: ['reach', 'determined'],
          props: ['sheep', 'box', 'duck', 'gift'],
          time: 'day',
        },
      },
    ],
  },
}
