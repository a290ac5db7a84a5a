import type { Plot } from '../plot.ts'

/** The same full crib: told by the innkeeper's raised hand, which turns out to have room for a lamb. */
export const innRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'inn/setup/pockets',
      titles: {
        es: ['Tres Reyes en el bolsillo', 'Ni media pezuña', 'El señor de la mano'],
        en: ['Three kings in a pocket', 'Not half a hoof', 'The man with his hand up'],
      },
      moments: [
        {
          es: `0-2 {H} trae una oveja. ¡Be, be!
0-2! Un señor dice: ¡no hay sitio!
2-2 ¿Y los Reyes? ¡Tampoco caben!
4! {H} y {F} montaban el belén {at}. Faltaban los tres Reyes.
4! ¡Y no quedaba ni un hueco!
4! —No hay sitio —dijo el posadero de barro.
6 A {H} casi se le cae un rey.
6 —¿Las figuras hablan? —preguntó {F}.
6 —Solo en los apuros —contestó el rey Melchor, entre dos dedos.
8 Había un río de papel de plata, un robot con un brazo y un pato de goma más alto que la iglesia. Todos miraron a otra parte, como hace la gente que va sentada en el autobús.
10 La culpa la tenía el cariño. Cada año venía alguien con una figurita en el bolsillo y decía: «Esta no ocupa nada». Nada y nada y nada, al cabo de los años, ocupan una mesa.`,
          en: `0-2 {H} has a lamb. Baa, baa!
0-2! “No room!” says a man.
2-2 And the Kings? They do not fit!
4! {H} and {F} put up the crib {at}. Just the Three Kings were left.
4! But there was no gap!
4! “No room,” said the clay innkeeper.
6 {H} very nearly dropped a king.
6 “Can the figures talk?” asked {F}.
6 “Only in trouble,” said the king, who was as tall as a finger.
8 There was a river of foil, a robot with one arm, and a rubber duck taller than the church. They all looked the other way, like people who have got seats on a bus.
10 It was love that had done it. Each year somebody came with a new figure in a pocket, and said that it took up next to nothing. Nothing and nothing and nothing, as time goes by, take up a table.`,
          alt: {
            es: '{H} y {F} ponen figuritas en un belén lleno.',
            en: '{H} and {F} put figures into a crowded crib.',
          },
          picture: {
            H: ['hold', 'surprised', 'toy'],
            F: ['point', 'surprised'],
            showsThing: true,
            props: ['sheep', 'table', 'box'],
            time: 'night',
          },
        },
        {
          es: `4! Pidieron sitio a las ovejas. Se apretaron, pero era muy poco.
4 Se lo pidieron al pato, que dijo: «Cua».
4 {X} levantó una piedra. Debajo había otro pastor.
4! Y el posadero, con la mano en alto: «No hay sitio».
6 —¿Y si pasan de puntillas? —le preguntó {H}.
6 —No hay sitio.
6 —Los camellos no tienen puntillas —dijo Gaspar, que era muy sincero.
6 {F} se agachó para verlo desde dentro. La posada estaba en todo el medio, con casas pegadas a los lados. Detrás, muy cerca, se veía la luz del portal.
6 —O pasamos por la posada o no pasamos —dijo Baltasar.
6 {X} contó las figuras, por si sobraba alguna. Le salieron cuarenta y un dedal.
6 —¿Y ustedes de dónde vienen siempre? —preguntó {F}.
6 —De lejos —dijeron los tres. Era lo único en lo que estaban de acuerdo.
8 —Pues es verdad —dijo {H}—. Los Reyes se ponen lejos, y cada noche se acercan un poco.
8 —Este año, cuanto más lejos, mejor —dijo Gaspar—. Llevo once meses en una caja y tengo el camello dormido.
8 {X} le rascó el camello con la uña del meñique. El camello despertó de una joroba y siguió durmiendo de la otra.
10 {H} se fijó entonces en la mano del posadero. Era demasiado grande para él. Seguramente a quien lo hizo le había salido bien y no quiso quitarle nada. La tenía en alto y un poco hueca, como alguien a quien están a punto de darle una cosa.
10 —¿No se le cansa? —le preguntó.
10 —No hay sitio —contestó él, más bajito.`,
          en: `4! They asked the sheep to move up. They did, but it was not much.
4 They asked the duck, who said, “Quack.”
4 {X} picked up a stone. There was a shepherd under it.
4! And the innkeeper held up his hand. “No room!”
6 “What if they go on tiptoe?” {H} asked him.
6 “No room.”
6 “A camel has not got tiptoes,” said one of the kings, who was very honest.
6 {F} bent down to see it from inside. The inn was right in the middle, with houses on both sides of it. Close behind it shone the stable.
6 “It’s through the inn or not at all,” said the second king.
6 {X} counted the figures, in case there was one to spare. It came to forty, and a thimble.
6 “And where do you come from?” asked {F}.
6 “Far away,” said all three. It was the one thing that they ever agreed on.
8 “It’s true,” said {H}. “You put the Kings far away, and each night they come a bit nearer.”
8 “This year, make it very far,” said the honest one. “I’ve had eleven months in a box, and my camel has gone to sleep.”
8 {X} scratched the camel with a little finger. It woke up in one hump, and slept on in the other.
10 {H} looked at the innkeeper’s hand. It was too big for him. Perhaps it had come out so well that nobody liked to take any off. He held it up, a bit hollow, like somebody who is just about to be given a thing.
10 “Does it never get tired?” asked {H}.
10 “No room,” he said, but not so loud.`,
          alt: {
            es: '{H} piensa y {F} se agacha, junto a un pato y una casita.',
            en: '{H} thinks and {F} bends down, by a duck and a little house.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['crouch', 'surprised'],
            X: ['reach', 'calm'],
            props: ['sheep', 'table', 'box', 'duck'],
            time: 'night',
            shot: 'close',
          },
        },
        {
          es: `0-2 Reyes, ¡al bolsillo! Uno, dos, tres.
0-2 {X} dice adiós.
2-2 {H} y {F} buscan otro camino.
4! —Buscaremos otro camino —dijo {H}.
4! Se guardaron los tres Reyes en los bolsillos. ¡Y en marcha!
4 —No corráis —pidió Baltasar—, que me mareo.
6 Melchor iba con {H}. Gaspar y Baltasar iban con {F}, y compartían bolsillo con medio caramelo.
6 {X} se quedó con los camellos y les puso de cenar tres granos de arroz.
8 Cuando salían, el posadero dijo lo suyo una vez más, aunque no se lo preguntaba nadie.
8 —Lo dice hasta dormido —bostezó un pastor.
10 Desde un bolsillo, el mundo se ve por una rendija y dando botes. Aquellos tres habían cruzado desiertos con la vista puesta en una estrella. Ahora iban con la vista puesta en una cremallera, y no se perdieron tampoco.`,
          en: `0-2 Kings, in you go! One, two, three.
0-2 {X} says bye-bye.
2-2 {H} and {F} want a new way in.
4! “We’ll find a new way in,” said {H}.
4! They put the Three Kings in their pockets, and set off!
4 “Don’t run,” said the third king. “I get seasick.”
6 One king rode with {H}. The other two went with {F}, and shared their pocket with half a toffee.
6 {X} stayed to mind the camels, and gave them three grains of rice for supper.
8 As they left, the innkeeper said it once more, though nobody had asked.
8 “He says it in his sleep,” yawned a shepherd.
10 From a pocket you see the world through a slit, and in jumps. Those three had crossed deserts with their eyes on a star. Now they had their eyes on a zip, and they did not get lost either.`,
          alt: {
            es: '{H} y {F} salen de noche con un farol, bajo una estrella.',
            en: '{H} and {F} set out at night with a lantern, under a star.',
          },
          picture: {
            H: ['walk', 'determined', 'lantern'],
            F: ['walk', 'happy'],
            X: ['wave', 'happy'],
            props: ['star', 'moon', 'footprints'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'inn/setback/train',
      titles: {
        es: ['Demasiada cuerda', 'Adiós otra vez'],
        en: ['Wound up', 'Goodbye again'],
      },
      moments: [
        {
          es: `0-2 ¡Chucu, chucu! ¡Un tren!
0-2 ¡Arriba, Reyes! Uno, dos, tres.
2-2 ¡Corre mucho, mucho! ¡Y no para!
4! {H} y {F} volvieron con un tren de cuerda.
4! Montaron las vías alrededor del belén. ¡Arriba los tres Reyes!
4 {F} le dio cuerda. Mucha cuerda. ¡Muchísima!
6 —Próxima parada, el portal —anunció {H}.
6 La próxima parada pasó como una bala.
6 Los Reyes iban en el vagón del carbón. Les parecía una falta de respeto, pero no lo dijeron.
8 En cada vuelta, el posadero veía tres coronas y no le daba tiempo a decir que no había sitio.
8 —¡Adiós! —saludaron los Reyes al pasar. En la segunda vuelta ya solo dijeron: «Adiós otra vez».
10 Melchor se sujetaba la corona. Gaspar había cerrado los ojos. Baltasar iba saludando al público, porque un rey saluda siempre, pero le tocaba cada vez una pared.`,
          en: `0-2 Choo, choo! A train!
0-2 Up you get, Kings! One, two, three.
2-2 It goes so fast! It will not stop!
4! {H} and {F} came back with a clockwork train.
4! They put the rails all round the crib. All aboard, Three Kings!
4 {F} wound it up. And up. And up!
6 “Next stop, the stable!” {H} called out.
6 The next stop went by in a blur.
6 The Kings were in the coal truck. They found it rather rude, but did not say so.
8 Each time round, the innkeeper saw three crowns, and had no time to tell them that there was no room.
8 “Goodbye!” cried the Kings as they went past. The second time it was only, “Goodbye again.”
10 One king held on to his crown. One had his eyes shut. The third waved to the crowd, for a king always waves, but each time it turned out to be a wall.`,
          alt: {
            es: '{H} y {F} ponen en marcha un tren de juguete.',
            en: '{H} and {F} set a toy train going.',
          },
          picture: {
            H: ['cheer', 'excited'],
            F: ['reach', 'surprised'],
            props: ['train', 'box', 'duck'],
            time: 'night',
          },
        },
        {
          es: `4! A la séptima vuelta, el tren se salió. ¡Chas!
4! Se quedó tumbado delante de la posada.
4! —¡Mi regalo! —gritó Gaspar—. ¡Ha salido volando!
4 {X} miró debajo del tren.
6 El regalo era incienso, en una bolsita del tamaño de una lenteja. Gaspar no lo había soltado ni para estornudar.
6 Buscaron en el musgo, con lupa. Encontraron una lenteja de verdad, tres alfileres y un pastor muy tímido.
6 —¿Es esto? —preguntaba {H}.
6 —Eso es una miga —decía Gaspar. Y cada vez se le oía menos.
6 {X} olió once cosas redondas, una por una. La undécima era pimienta.
6 {F} no decía nada. Tenía la llave de la cuerda en la mano y no sabía dónde esconderla.
8 —Yo quería que llegaran los primeros —dijo al fin.
8 —¿Los primeros de tres? —preguntó Melchor.
8 —A ver a un niño no hace falta llegar rápido —dijo Gaspar—. Hace falta llegar.
8 Y como {F} seguía mirando al suelo, se acercó con su capa rota y se sentó en su zapato. Un rey en el zapato abriga más de lo que parece.
8 {X} puso el tren de pie y le aflojó la cuerda, para que respirara.
10 Lo malo de darle cuerda a algo es que no se nota cuándo basta. La última vuelta cuesta lo mismo que la primera. {F} pensó en las veces que había oído «ya está bien, déjalo» y había dado, por si acaso, una vuelta más.
10 —No lo encontraremos —dijo Gaspar, muy tieso, como se ponen los reyes cuando quieren llorar.`,
          en: `4! The seventh time round, the train came off. Crash!
4! It lay on its side in front of the inn.
4! “My gift!” cried one of the kings. “It flew out of my hands!”
4 {X} looked under the train.
6 The gift was a bag as big as a lentil. The king had not put it down even to sneeze.
6 They hunted in the moss with a magnifying glass. They found a real lentil, three pins, and a very shy shepherd.
6 “Is this it?” asked {H}.
6 “That is a crumb,” said the king, and each time he said it more softly.
6 {X} smelled eleven round things, one by one. The eleventh was pepper.
6 {F} held the key of the train, and did not know where to hide it.
8 “I wanted them to be first,” said {F} at last.
8 “First of three?” asked the eldest king.
8 “You don’t have to be fast to visit a baby,” said the one with no gift. “You just have to get there.”
8 And since {F} still looked at the floor, he came over in his torn cloak and sat on that shoe. A king on your shoe is warmer than you would think.
8 {X} stood the train up and let its spring down, so that it could breathe.
10 When you wind a thing up, you cannot feel where enough is. The last turn is as easy as the first. {F} thought of all the times that somebody had said, “That will do,” and there had been one more turn, just in case.
10 “We shall not find it,” said the king, very straight, as kings go when they want to cry.`,
          alt: {
            es: '{H} busca con una lupa y {F} mira al suelo.',
            en: '{H} hunts with a magnifying glass. {F} looks down.',
          },
          picture: {
            H: ['kneel', 'worried', 'magnifier'],
            F: ['stand', 'sad', 'key'],
            X: ['crouch', 'thoughtful'],
            props: ['train', 'duck', 'box'],
            time: 'night',
          },
        },
        {
          es: `0-2 ¡Pum! El tren se cae.
0-2 {X} lo pone de pie.
2-2 ¿Y el regalo? ¡Lo tiene el señor!
4! {H} miró la mano del posadero. ¡Allí estaba el regalo!
4! Le había caído dentro. Y él no se movía, para no tirarlo.
4 —No hay sitio —dijo muy bajito.
6 Sí que lo había. Había justo una lenteja de sitio.
6 {X} le dio las gracias por todos.
8 Gaspar subió a recogerlo, y el posadero y él se miraron de cerca. Un rey y un posadero no suelen verse los ojos, porque casi siempre hay una puerta en medio.
10 {H} no dijo nada, pero se quedó dándole vueltas. Aquella mano llevaba dos mil años diciendo que no. Y la primera vez que le caía algo encima, la mano, sin preguntar a nadie, había dicho que sí.
4! Y ya era casi la noche de Reyes.`,
          en: `0-2 Bump! The train falls over.
0-2 {X} picks it up.
2-2 And the gift? The man has got it!
4! {H} looked at the innkeeper’s hand. There was the gift!
4! It had dropped right in. And he kept still, so as not to spill it.
4 “No room,” he said, very softly.
6 But there was. There was room for just one lentil.
6 {X} said thank you for them all.
8 The king went up to fetch it, and he and the innkeeper looked at each other from close by. A king and an innkeeper hardly ever see each other’s eyes, as there is mostly a door in between.
10 {H} did not speak, but could not stop thinking about it. That hand had said no for two thousand years. And the first time that something fell into it, the hand, without asking anybody, had said yes.
4! And it was very nearly the night of the Kings.`,
          alt: {
            es: '{H} señala con asombro una casita, junto al tren.',
            en: '{H} points in wonder at a little house, by the train.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['crouch', 'happy'],
            X: ['kneel', 'calm'],
            props: ['train', 'box', 'star'],
            time: 'night',
            shot: 'medium',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'inn/climax/hand',
      titles: {
        es: ['Una oveja de sitio', 'De mano en mano', '¿Me la sujeta?'],
        en: ['Room for a lamb', 'From hand to hand', 'Would you hold this?'],
      },
      moments: [
        {
          es: `0-2 {H} le da la oveja. ¡Toma!
0-2 El señor abre la mano.
2-2 ¡Anda! ¡Sí que cabe! ¡Cabe uno más!
4! Ya era noche de Reyes {at}. Y la posada cerraba el paso.
4! —No hay sitio —dijo el posadero, con la mano en alto.
4 Los tres Reyes miraron a {H}. {H} miró a {F}.
6 Todo el belén estaba despierto. No se oía ni el río, que al ser de papel de plata cruje por nada.
6 —¿No lo puede dejar para mañana? —pidió Melchor.
8 —Mañana ya es mañana —dijo Gaspar—. Nuestra noche es una.
8 —No hay sitio —repitió el posadero. Y miró al suelo, que era como decir que lo sentía.
10 Estaba hecho así, y nadie se lo había preguntado. Quien lo amasó le puso un delantal, una puerta, tres palabras y una mano en alto. Con eso tenía que apañarse un hombre dos mil años.`,
          en: `0-2 {H} gives him the lamb. Here!
0-2 He opens his hand.
2-2 Well! It fits! Room for one more!
4! By now it was Kings’ Night {at}. And the inn blocked the way.
4! “No room,” said the innkeeper, and held up his hand.
4 The Three Kings looked at {H}. {H} looked at {F}.
6 The whole crib was awake. You could not hear the river, and it is made of foil, and crackles at a touch.
6 “Could you not put it off till tomorrow?” begged the eldest king.
8 “Tomorrow is tomorrow,” said another. “We have only the one night.”
8 “No room,” said the innkeeper again. And he looked at the floor, which was his way of being sorry.
10 He was made like that, and nobody had asked him. Somebody had given him an apron, a door, two words, and a hand in the air. On that a man has to get by for two thousand years.`,
          alt: {
            es: '{H} y {F} piensan junto a las figuras del belén.',
            en: '{H} and {F} think, beside the nativity figures.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['crouch', 'worried'],
            showsThing: true,
            props: ['sheep', 'table', 'box', 'duck'],
            time: 'night',
          },
        },
        {
          es: `4! El posadero no dejaba pasar a los Reyes. Tenía la mano en alto.
4! —¿Me sujeta esta oveja? —preguntó {H}. ¡Y la oveja le cupo en la mano!
4 {X} contuvo la respiración.
6 La oveja era la más pequeña, la que se había quedado sin hueco entre las otras.
6 —No hay s… —empezó el posadero. Miró la mano. Miró la oveja. Había, por lo menos, una oveja de sitio.
6 —¿Le pesa? —preguntó {F}.
6 —No —dijo él. Era la primera vez que esa palabra le salía sola, sin las otras dos.
6 —¡Cabe una más! —gritó la ovejita. Y subió su prima.
6 {X} le subió un pastor, que se quitó el sombrero al llegar arriba.
6 —Desde aquí se ve el portal —informó el pastor.
8 —¿Cómo que se ve? —dijo {F}.
8 —Por encima del tejado. De aquí al tejado hay un paso, y del tejado al portal, otro.
8 {F} abrió mucho los ojos. No se podía pasar por dentro. No se podía pasar por los lados. Pero nadie había dicho nada de pasar por arriba.
8 —Hacen falta manos —dijo {H}—. Muchas. Desde los Reyes hasta aquí.
8 {X} preguntó quién tenía una libre.
10 Resultó que la tenían todos. Unos llevaban dos mil años con un queso, y otros, con un cántaro. Los habían modelado cargando con algo y nunca se les ocurrió que aquello se pudiera dejar en el suelo. Lo dejaron. Se miraron las manos vacías, un poco avergonzados.
10 El robot prestó el brazo. El pato no tenía, y prestó la cabeza.`,
          en: `4! The innkeeper would not let the Kings go by. He held up his hand.
4! “Would you hold this lamb?” asked {H}. And it fitted into his hand!
4 {X} did not dare to breathe.
6 The lamb was the smallest of all, and had found no gap among the others.
6 “No r…” he began. He looked at his hand. He looked at the lamb. There was, at the very least, one lamb of room.
6 “Is it heavy?” asked {F}.
6 “No,” he said. That word had never come out alone before.
6 “One more will fit!” cried the lamb. And up came its cousin.
6 {X} helped a shepherd up, who took off his hat when he got there.
6 “You can see the stable from here,” said the shepherd.
8 “How can you see it?” said {F}.
8 “Over the roof. From here to the roof is one step, and from the roof to the stable is one more.”
8 {F} stared. You could not go through it. You could not go round it. But nobody had said a word about over.
8 “We need hands,” said {H}. “Lots. All the way from the Kings to here.”
8 {X} asked who had one free.
10 It turned out that they all had. Some had stood there for two thousand years with a cheese, and some with a jug. They had been made like that, and it had never struck them that you could put it down. They put it down. They looked at their empty hands, and felt a bit shy.
10 The robot lent its arm. The duck had none, and lent its head.`,
          alt: {
            es: '{H} acerca una ovejita a la posada y {F} mira.',
            en: '{H} holds a lamb out to the inn and {F} looks on.',
          },
          picture: {
            H: ['hold', 'calm', 'sheep'],
            F: ['crouch', 'surprised'],
            X: ['kneel', 'excited'],
            props: ['box', 'table', 'duck'],
            time: 'night',
            shot: 'close',
          },
        },
        {
          es: `0-2 ¡Arriba, Reyes! ¡Al tejado!
0-2 {H} cuenta: uno, dos, tres.
0-2 {X} aplaude.
2-2 Y por el otro lado, ¡abajo, abajo!
4! De mano en mano, los Reyes pasaron por encima de todos.
4! El posadero los subió al tejado. ¡Y al otro lado estaba el portal!
4 —¡Cuidado con mi capa! —decía Gaspar.
6 Melchor no quería soltar la corona. Baltasar iba tumbado, con las manos en la nuca, como en la playa.
6 {X} vigilaba desde arriba y daba palmas para que nadie perdiera el ritmo.
8 Después pasaron los camellos, con las patas muy recogidas. Y detrás las ovejas, el molino y la gallina, a la que hubo que llevar entre siete.
10 El posadero los cogía uno por uno, los miraba y los dejaba arriba con mucho tiento. Y cada vez que cogía a uno, ponía la misma cara: la de quien abre un cajón de su casa y descubre que tiene doble fondo.
4 Pasaron todos. Solo quedaba uno: ¡el posadero!`,
          en: `0-2 Up, Kings! Up on the roof!
0-2 {H} counts: one, two, three.
0-2 {X} claps.
2-2 And down on the far side! Down, down!
4! From hand to hand, the Kings went over them all.
4! The innkeeper put them on the roof. And there was the stable!
4 “Mind my cloak!” said one of the kings.
6 The eldest would not let go of his crown. The youngest lay on his back with his arms behind his head, as if at the seaside.
6 {X} kept watch from above, and clapped, so that nobody lost the beat.
8 The camels went next, with their legs tucked in. After them came the sheep, and the mill, and the hen, who took seven people.
10 The innkeeper took them up one by one, looked at them, and set them down on the roof with great care. Each time he had the same look, as of a man who finds that a drawer of his own goes back further than he thought.
4 They all got over. There was only the innkeeper left!`,
          alt: {
            es: '{H} alarga la mano y {F} lo celebra, bajo una estrella.',
            en: '{H} reaches up and {F} cheers, under a star.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['cheer', 'excited'],
            X: ['cheer', 'happy'],
            props: ['box', 'star', 'duck', 'robot'],
            time: 'night',
            shot: 'close',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'inn/resolution/no-rush',
      titles: {
        es: ['Tres palabras nuevas', 'Le habría cabido', 'El que faltaba'],
        en: ['Two new words', 'He would have fitted', 'The last one over'],
      },
      moments: [
        {
          es: `0-2 ¡Ya llegan los Reyes! ¡Oh!
0-2 El Niño ríe. ¡Ji, ji!
2-2 Y le da un beso a la oveja.
4! Los Reyes llegaron al portal. ¡El Niño tiró de una barba!
4! {H} y {F} levantaron al posadero, para que también lo viera.
4 No lo había visto nunca. ¡Siempre estaba de espaldas!
6 —Qué pequeño es —dijo. Eran otras tres palabras, y las dijo muy despacio.
6 Nadie se rio. Hasta la gallina se quedó con una pata en el aire.
8 —Si es pequeñísimo —repitió—. Si me habría cabido en la mano.
8 No le contestó nadie, porque era verdad y porque ya daba igual.
10 Hay cosas que llegan tarde y, aun así, llegan. El posadero alargó un dedo de barro, el Niño lo agarró, y así se estuvieron un rato los dos, cada cual con la mano del otro.`,
          en: `0-2 Here come the Kings! Oh!
0-2 The Baby laughs. Hee, hee!
2-2 And the lamb gets a big kiss.
4! The Kings got to the stable. And the Baby pulled a beard!
4! {H} and {F} lifted up the innkeeper, so that he could see too.
4 He never had. His back was always to it!
6 “So very small,” he said, and he said it slowly.
6 Nobody laughed. Even the hen stood on one leg and kept still.
8 “He is tiny,” he said again. “He would have fitted into my hand.”
8 Nobody replied, for it was true, and it did not matter any more.
10 Some things come late, and come all the same. The innkeeper held out a finger of clay, and the Baby got hold of it. They stayed like that for a while, each with the hand of the other.`,
          alt: {
            es: '{H} y {F} miran el portal con una sonrisa.',
            en: '{H} and {F} look at the stable and smile.',
          },
          picture: {
            H: ['hold', 'happy', 'toy'],
            F: ['crouch', 'happy'],
            props: ['sheep', 'box', 'star', 'duck', 'table'],
            time: 'night',
            shot: 'close',
          },
        },
        {
          es: `4! Aquella noche hubo fiesta en el tejado de la posada.
4! Encima de todos colgaron {thing}.
4 {X} repartió una miga de turrón por cabeza.
4 —¿No hay sitio para bailar? —preguntó {F}. ¡Claro que sí!
6 Bailaron en la mano del posadero por turnos. Él no se movía, pero llevaba el compás con un dedo.
6 —¿Y dentro de la posada qué hay? —preguntó {H}.
6 —No he entrado nunca —dijo él—. Siempre estoy fuera, diciendo que no.
6 Se había hecho tarde. Los Reyes se pusieron la capa, porque esa noche todavía les quedaba trabajo.
6 —¿Necesitan que l{HF:os/as} llevemos? —preguntó {F}.
6 —En tren, no —dijo Gaspar.
8 Cuando se fueron, las figuras intentaron volver a sus puestos. No se acordaban muy bien. El molino quedó al lado del mar, o sea, del espejo, y la gallina se instaló en el castillo.
8 —¿Y el queso? ¿De quién era el queso? —se oía.
8 Se lo comieron, que era lo más justo.
8 {X} encontró sitio para todos, a ojo, y le sobró media mesa. Nadie se explicó por qué.
10 {F} estuvo un buen rato mirando el belén. Eran los mismos de antes, y la mesa era la misma. Pero antes cada cual defendía su hueco con los codos, y ahora todos tenían las manos libres. A lo mejor eso abulta menos.
10 —Habrá que volver a hacerlo el año que viene —dijo el robot—. Por si se nos olvida.`,
          en: `4! That night there was a party on the roof of the inn.
4! Over it all they hung {thing}.
4 {X} handed out one crumb of cake each.
4 “Is there room to dance?” asked {F}. Of course there was!
6 They took turns to dance on the innkeeper’s hand. He did not move, but he kept time with one finger.
6 “What is it like inside your inn?” asked {H}.
6 “I’ve never been in,” he said. “I’m always out here, saying no.”
6 It was late. The Kings put on their cloaks, for they still had work to do that night.
6 “Can we give you a lift?” asked {F}.
6 “Yes, but not by train,” said the Kings.
8 When they had gone, the figures tried to get back to their places. They could not quite recall them. The mill ended up by the sea, which was a mirror, and the hen moved into the castle.
8 “Whose is this cheese?” you could hear. “Who had the cheese?”
8 They ate it, which was only fair.
8 {X} found a place for every one of them, and had half a table left over. Nobody could say why.
10 {F} looked at the crib for a good while. They were the same people, and it was the same table. But before, they had all kept their places with their elbows, and now they had their hands free. Perhaps that takes up less room.
10 “We must do it again next year,” said the robot. “In case we forget.”`,
          alt: {
            es: '{H} y {F} celebran la noche de Reyes junto a {thing}.',
            en: '{H} and {F} enjoy the night of the Kings, by {thing}.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['cheer', 'happy'],
            showsThing: true,
            props: ['table', 'duck', 'robot', 'music-note'],
            time: 'night',
          },
        },
        {
          es: `0-2! La oveja cabe en la mano.
0-2 {H} dice: ¡chsss!
0-2 {X} dice: ¡chsss!
2-2! La ovejita duerme. ¡Buenas noches!
4 Por la mañana había regalos. ¡Uno en cada zapato!
4 {X} abrió el suyo sin romper el papel.
4! Y la ovejita dormía aún en la mano del posadero.
6 Los Reyes le habían dejado una manta del tamaño de un sello.
6 —¿La bajo ya? —preguntó {F}—. Se le va a cansar el brazo.
8 Al posadero le habían traído otra cosa: una llavecita atada con un hilo. Era la de la posada. Podía entrar cuando quisiera, y sentarse, y poner los pies en alto.
10 El posadero miró la llave por los dos lados. Después miró la mano, y en la mano la manta, y en la manta una respiración pequeñísima, que subía y bajaba.
4! —No hay prisa —dijo el posadero, y no despertó a la oveja.`,
          en: `0-2! The lamb fits in his hand.
0-2 “Shhh!” says {H}.
0-2 “Shhh!” says {X}.
2-2! The little lamb is asleep. Good night!
4 In the morning there were presents. One in each shoe!
4 {X} did not even tear the paper.
4! And the lamb was still asleep in the innkeeper’s hand.
6 The Kings had left it a blanket as big as a stamp.
6 “Shall I take it down?” asked {F}. “Your arm must ache.”
8 They had brought something for the innkeeper as well. It was a tiny key on a thread, the key of the inn. He could go in whenever he liked, and sit down, and put up his feet.
10 The innkeeper looked at the key on both sides. Then he looked at his hand, and at the blanket in it, and at a very small breath, which went up and down.
4! “No rush,” said the innkeeper, and he did not wake the lamb.`,
          alt: {
            es: '{H} y {F} se agachan en silencio junto a los regalos de la mañana.',
            en: '{H} and {F} bend down in silence by the morning presents.',
          },
          picture: {
            H: ['kneel', 'happy'],
            F: ['crouch', 'happy'],
            X: ['sit', 'happy', 'gift'],
            props: ['sheep', 'gift', 'boots', 'duck'],
            time: 'dawn',
            shot: 'close',
          },
        },
      ],
    },
  ],
}
