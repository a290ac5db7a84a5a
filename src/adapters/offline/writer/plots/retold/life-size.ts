import type { Plot } from '../plot.ts'

/** The same map that grows: people lie down on it to be drawn round, and it takes all of them to fold it up again. */
export const lifeSizeRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'life-size/setup/crumb',
      titles: {
        es: ['Usted es esta miga', 'Un mapa en una servilleta', 'Un perro con siete rabos'],
        en: ['You are this crumb', 'A map on a napkin', 'A dog with seven tails'],
      },
      moments: [
        {
          es: `0-2! {H} pinta un mapa. ¡Ris, ras!
0-2 ¡Aquí va {thing}!
2-2 {F} pone una miga. ¡Es una casita!
4! {H} y {F} hicieron un mapa en una servilleta.
4 Con él, todos llegarían a {event}.
4! Una cruz marcaba {thing}.
4! La panadera se buscó en el mapa. «Usted es esta miga», dijo {H}.
4 —¡Pues yo soy más grande! —dijo la panadera.
6 {stake}
6 Y la miga no duró nada. Vino un gorrión y se comió a la panadera. Bueno, a la miga.
8 Era un mapa precioso, con cuatro rayas y ninguna palabra. Cabía en un bolsillo y aún quedaba sitio para el pañuelo.
10 A nadie le importa ser pequeño hasta que lo ve dibujado. Entonces saca el metro, se pone de puntillas y pregunta quién ha hecho ese mapa.`,
          en: `0-2! {H} draws a map. Scritch, scratch!
0-2 Here goes {thing}!
2-2 {F} puts down a crumb. It is a house!
4! {H} and {F} drew a map on a napkin.
4 It would help people to find {event}.
4! A cross marked {thing}.
4! The baker asked where she was. “You are this crumb,” said {H}.
4 “But I am bigger than that!” said the baker.
6 {stake}
6 And the crumb did not last. A sparrow came and ate up the baker. That is, the crumb.
8 It was a lovely map, with four lines and not one word. It went into a pocket, and left room for a hanky.
10 Nobody minds being small until they see it drawn. Then they fetch a tape measure, stand on tiptoe, and ask who made this map.`,
          alt: {
            es: '{H} y {F} dibujan un mapa pequeño con una miga.',
            en: '{H} and {F} draw a small map with a crumb on it.',
          },
          picture: {
            H: ['sit', 'happy', 'pencil'],
            F: ['point', 'happy'],
            props: ['map', 'bread', 'table'],
            showsThing: true,
          },
        },
        {
          es: `4! Cogieron un papel más grande, y la panadera se tumbó encima.
4! {F} la dibujó toda por el borde, con zapatos y todo.
4! —¡Esa sí soy yo! —dijo ella. ¡Y todos quisieron lo mismo!
4 Un perro no paraba quieto. Le salieron siete rabos.
4 {X} se tumbó con los brazos abiertos, para ocupar más.
6 Cuando se acababa el papel, pegaban otro con harina y agua. Y otro. Y otro.
6 El cartero se tumbó con la saca. La maestra se tumbó con el dedo levantado. Un bebé se tumbó porque ya estaba tumbado.
6 —Yo de lado no —dijo un señor con barriga—. De lado no salgo favorecido.
6 Un niño trajo su charco en un cubo y lo volcó. Quedó clavado.
6 —Me está mojando los pies —dijo la maestra.
6 —Pues la pintamos con botas —dijo {F}.
6 {X} pidió que le repasaran las orejas, que habían quedado muy sosas.
8 Lo más alto de todo no se quiso tumbar. Esperaron a la tarde, a que se tumbara su sombra, y dibujaron la sombra.
8 —¿No será demasiado papel? —preguntó {F}.
8 —Es un mapa con todo el mundo —dijo {H}—. Y todo el mundo es mucho.
8 Gastaron el papel de envolver, el de regalo y un rollo con pájaros pintados. Por aquel rincón del mapa hubo pájaros para siempre.
8 {X} se levantó a mirar su dibujo y luego ya no supo por dónde volver a meterse.
10 Es curioso. Nadie necesita un mapa para saber dónde está uno mismo. Y, sin embargo, en cuanto abre uno, lo primero que busca es su casa. Lo segundo es mirar si ha salido más grande que la de enfrente.
10 —¿Por qué la panadera tiene los pies más largos que yo? —preguntó el cartero.
10 —Porque los tiene —dijo {H}.
10 El cartero se fue a casa y volvió con unas botas del cuarenta y siete.`,
          en: `4! They took a bigger sheet, and the baker lay down on it.
4! {F} drew right round her, shoes and all.
4! “Now that is me!” she said. And they all wanted the same!
4 A dog would not keep still. He came out with seven tails.
4 {X} lay down with both arms out, to take up more room.
6 When they came to the end of the paper, they stuck on more with flour and water. And more. And more.
6 The postman lay down with his bag. The teacher lay down with one finger up. A baby lay down because he was lying down already.
6 “Not from the side,” said a man with a round tummy. “It is not my best side.”
6 A boy brought his puddle in a bucket and tipped it out. It was a very good likeness.
6 “It is getting my feet wet,” said the teacher.
6 “Then we will draw you in boots,” said {F}.
6 {X} asked them to go over the ears again, as they had come out rather dull.
8 The tallest thing there would not lie down. They waited until its shadow did, late in the day, and drew round that.
8 “Is it not too much paper?” asked {F}.
8 “It has everyone on it,” said {H}. “And everyone is a lot.”
8 They used up the brown paper, the gift paper, and a roll that had birds all over it. In that corner of the map there were birds for ever.
8 {X} got up for a look, and then could not find the way back in.
10 It is odd. Nobody needs a map to know where they are themselves. And yet, as soon as we open one, we look for our own house. Then we look to see if it is bigger than next door.
10 “Why are the baker’s feet longer than mine?” asked the postman.
10 “They just are,” said {H}.
10 The postman went home, and came back in a pair of very large boots.`,
          alt: {
            es: '{F} dibuja a {H}, que se tumba junto al mapa.',
            en: '{F} draws {H}, who lies down beside the map.',
          },
          picture: {
            H: ['lie', 'happy'],
            F: ['kneel', 'happy', 'pencil'],
            X: ['reach', 'happy'],
            props: ['map', 'bucket', 'boots', 'bread'],
          },
        },
        {
          es: `0-2! {H} se tumba. ¡Ris, ras!
0-2 {F} se tumba. ¡Ris, ras!
0-2! {X} se tumba.
2-2 Un perro se mueve. ¡Ja, ja! ¡Siete rabos!
4! —¿Lo doblamos y nos vamos? —dijo {F}.
4! Doblaron por aquí. Doblaron por allá. ¡Salió un gurruño!
4 {X} apareció dentro del gurruño.
4! —Somos muy poc{HF:os/as} —dijo {H}—. Mejor lo llevamos a rastras.
4 Y se fueron a buscar a quien faltaba.
6 Un mapa siempre sabe por dónde estaba doblado. Lo malo es que no lo dice.
6 —¿Falta mucho? —preguntó {F}, tirando.
6 {H} miró hacia atrás. El mapa no se acababa nunca.
6 —Falta lo que no hemos pintado —dijo.
8 Por el camino se apuntaron tres primos, un burro y una señora que no conocía a nadie, pero había visto la cola.
8 —¿Y esto para qué es? —preguntó la señora, ya tumbada.
8 —Para no perderse —dijo {F}.
10 Detrás del papel venía la gente, a ver cuánto crecía. Y delante iba el gorrión, dando saltitos. Él encontraba siempre lo que buscaba, y eso que solo buscaba migas.`,
          en: `0-2! {H} lies down. Scritch, scratch!
0-2 {F} lies down. Scritch, scratch!
0-2! {X} lies down.
2-2 A dog will not lie still. Ha ha! Seven tails!
4! “Shall we fold it up and go?” said {F}.
4! They folded it this way. They folded it that way. What a mess!
4 {X} turned up inside the mess.
4! “There are too few of us,” said {H}. “Let’s just pull it.”
4 And off they went to find who was not on it yet.
6 A map always knows where it was folded. The trouble is that it will not say.
6 “Is there much to go?” asked {F}, and pulled.
6 {H} looked back. There was no end to the map.
6 “All that we have not drawn,” said {H}.
8 On the way they were joined by three cousins, a donkey, and a lady who knew nobody but had seen the queue.
8 “And what is it for?” asked the lady, who was lying down by then.
8 “So that nobody gets lost,” said {F}.
10 Behind the paper came the people, to see how it grew. And ahead of it hopped the sparrow. He always found what he was looking for, though it is true that he only looked for crumbs.`,
          alt: { es: '{H} se lleva el mapa y {F} el lápiz.', en: '{H} takes the map and {F} the pencil.' },
          picture: {
            H: ['walk', 'determined', 'map'],
            F: ['walk', 'happy', 'pencil'],
            X: ['stand', 'surprised'],
            props: ['map', 'bucket'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'life-size/setback/footprint',
      titles: {
        es: ['No pisar', 'El caso de la huella', '¿De quién es este pie?'],
        en: ['Do not tread on it', 'The case of the footprint', 'Whose foot is it?'],
      },
      moments: [
        {
          es: `0-2! ¡No pises! ¡No, no!
0-2 {H} salta. {F} salta. ¡Hop!
2-2 ¡Hop, hop! ¡Ahí no! ¡Ahí hay una señora!
4! El mapa ya cubría casi todo el suelo.
4! {F} puso un cartel: «No pisar». Y todos andaban a saltitos.
4 ¡Hop, de hueco en hueco!
4! De pronto hubo un grito. ¡Había una huella en la panadera!
6 Era una huella grande y negra, de la barbilla a la ceja.
6 —¡Me han pisado la cara! —gritó ella—. ¡La buena!
8 El cartero repartía de puntillas. La maestra daba clase a la pata coja. El perro de los siete rabos no daba un paso, por no pisarse ninguno.
10 Habían hecho un mapa para poder ir a todas partes. Ahora no se podía ir a ninguna, para no estropear el mapa.`,
          en: `0-2! Do not tread on it! No, no!
0-2 {H} hops. {F} hops. Hop!
2-2 Hop, hop! Not there! There is a lady!
4! By now the map was over nearly all the ground.
4! {F} put up a sign: “Do not tread on it”. So they all hopped.
4 Hop, from gap to gap!
4! All at once there was a cry. There was a footprint on the baker!
6 It was large and black, from the chin up to the eyebrow.
6 “Somebody has trodden on my face!” she cried. “The good one!”
8 The postman took his letters round on tiptoe. The teacher taught on one leg. The dog with seven tails did not dare to take a step.
10 They had made a map so that you could go anywhere. Now you could not go anywhere at all, for fear of spoiling the map.`,
          alt: {
            es: '{H} y {F} saltan para no pisar el mapa.',
            en: '{H} and {F} hop so as not to tread on the map.',
          },
          picture: {
            H: ['jump', 'determined'],
            F: ['jump', 'worried'],
            props: ['map', 'footprints'],
            shot: 'wide',
          },
        },
        {
          es: `4! —¿De quién es este pie? —preguntó {H}.
4! Midieron todos los zapatos, uno por uno.
4 El del cartero era más largo. El de la maestra era más fino.
4 {X} enseñó un calcetín con un agujero. No era.
4 Solo faltaba un pie: el de la panadera.
4! ¡Encajó!
4! —Quería verme de cerca —dijo ella, muy colorada.
6 Se hizo un silencio larguísimo.
6 —Yo también vine —confesó el señor de la barriga—. De noche. En zapatillas.
6 —Y yo —dijo la maestra—. Tres veces.
6 Resultó que habían ido todos, a escondidas, a ponerse encima de sí mismos.
6 {X} había ido a ver sus orejas y se había quedado a cenar en ellas.
6 —¿Y qué tal se veía usted? —le preguntó {F} a la panadera.
6 —Fatal —dijo ella—. De cerca solo hay papel. Y, si me levanto del suelo, ya no me veo entera.
8 —Habría que subirse a algún sitio —dijo {H}.
8 Miraron alrededor. Todo lo que había para subirse estaba dibujado, y lo dibujado no se sube.
8 —Con la miga me veía mejor —dijo ella, tan bajito que no la oyó casi nadie.
8 {F} la oyó. Se lo guardó, por si era una pista de otra cosa.
8 {X} propuso borrar la huella con miga de pan. Se hizo otro silencio, pero más corto.
10 Todos queremos salir en grande, pensó {H}. Lo raro es que, una vez en grande, nadie sabe dónde ponerse para mirarse. Las montañas deben de pasarlo muy mal.
10 —¿Y quién se lo dice a toda esta gente? —preguntó {F}.
10 Nadie, claro. Estaban tod{HF:os/as} de rodillas, frotando la cara de una señora con miga, y les estaba quedando preciosa.`,
          en: `4! “Whose foot is it?” asked {H}.
4! They measured all the shoes, one by one.
4 The postman’s were too long. The teacher’s were too thin.
4 {X} held out a sock with a hole in it. It did not fit.
4 There was one foot left. It was the baker’s.
4! It fitted! “I wanted to see me close up,” she said, very red.
6 There was a very long silence.
6 “I came too,” the man with the tummy owned up. “At night. In my slippers.”
6 “So did I,” said the teacher. “Three times.”
6 It turned out that they had all come in secret, to stand on top of themselves.
6 {X} had come to see those ears, and had stayed for supper in them.
6 “And how did you look?” {F} asked the baker.
6 “Bad,” she said. “Close up I am just paper. And when I stand up, I cannot see all of me.”
8 “You need to get up on something,” said {H}.
8 They looked round. All that you could have got up on had been drawn, and you cannot get up on a drawing.
8 “I looked better as a crumb,” she said, so low that hardly anyone heard.
8 {F} heard, and kept it, in case it was a clue to something else.
8 {X} was for rubbing out the footprint with bread. There was one more silence, but a shorter one.
10 We all want to come out big, thought {H}. The odd thing is that once you are big you do not know where to stand to have a look. Mountains must have a hard time of it.
10 “Who is going to tell all these people?” asked {F}.
10 Nobody was, of course. They were all on their knees, rubbing a lady’s face with bread, and making a lovely job of it.`,
          alt: {
            es: '{H} mide una huella y {F} mira los zapatos.',
            en: '{H} measures a footprint. {F} looks at the boots.',
          },
          picture: {
            H: ['crouch', 'thoughtful', 'magnifier'],
            F: ['point', 'surprised'],
            X: ['sit', 'surprised'],
            props: ['footprints', 'boots', 'map', 'bread'],
          },
        },
        {
          es: `0-2! ¡Un pie! ¿De quién es?
0-2 ¿Es de {H}? No. ¿Es de {F}? No.
0-2! {X} enseña un pie.
2-2 ¡Es de la panadera! ¡Ja, ja, ja!
4! Limpiaron el papel. La panadera quedó como nueva.
4 Ya nadie estaba enfadado, ni siquiera el señor de la barriga.
4! —¿Cuánto falta para acabar el mapa? —preguntó {F}.
4! —Un papel —dijo {H}—. Solo uno.
4 Todo el mundo aplaudió, a saltitos.
6 Pero era el más grande de todos, y había que ponerlo en el medio. Hicieron tres cubos de engrudo y sobró una gota.
6 {X} lo llevó sobre la cabeza, como un tejado que sale de paseo.
8 —¿Y qué hay debajo de ese hueco? —preguntó el cartero.
8 —Nada —dijo {H}—. La fiesta.
8 Lo dijo sin pensar. Estaba mirando si cuadraban las esquinas, y cuadraban.
10 {F} tuvo la sensación de que alguien acababa de decir algo importante. Quiso preguntarlo. Pero el engrudo hacía plof, plof, y entre plof y plof no hay quien piense.`,
          en: `0-2! A foot! Whose is it?
0-2 Is it {H}? No. Is it {F}? No.
0-2! {X} shows a foot.
2-2 It is the baker’s! Ha ha ha!
4! They cleaned the paper. The baker was as good as new.
4 Nobody was cross any more, not even the man with the tummy.
4! “How much is left to do?” asked {F}.
4! “One sheet,” said {H}. “Just one.”
4 Everybody clapped, hopping.
6 But it was the biggest sheet of all, and it went in the middle. It took three buckets of paste, bar one drop.
6 {X} took it along, held up high, like a roof out for a walk.
8 “And what is under that gap?” asked the postman.
8 “Nothing,” said {H}. “The party.”
8 It was said without a thought. {H} was looking to see if the corners met, and they did.
10 {F} had a feeling that somebody had just said something important, and tried to think what. But the paste went plop, plop, and between one plop and the next you cannot think.`,
          alt: {
            es: '{H} y {F} llevan el último papel del mapa.',
            en: '{H} and {F} bring the last sheet of the map.',
          },
          picture: {
            H: ['walk', 'determined', 'map'],
            F: ['walk', 'thoughtful'],
            X: ['reach', 'proud'],
            props: ['map', 'bucket', 'bread'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'life-size/climax/fold',
      titles: {
        es: ['Punta con punta', 'Todos los mapas se acaban', 'Como una sábana'],
        en: ['Corner to corner', 'All maps come to an end', 'Like a bed sheet'],
      },
      moments: [
        {
          es: `0-2! ¡El papel lo tapa todo!
0-2 ¿Y {thing}? ¡Debajo!
2-2 ¡Qué papel tan grande! ¡Y cómo pesa!
4! Pegaron el último papel. Luego sacudieron el mapa, para estirarlo.
4! ¡Flop! Cayó encima de la gente y de {thing}.
4 ¡Lo tapaba todo!
6 Medía lo mismo que {place}, ni un palmo menos. Solo {H} y {F} habían quedado fuera, en una esquina.
6 —¿Aquí es {event}? —preguntaron los invitados desde el borde.
6 —¡Aquí! —contestaban muchas voces, desde debajo del papel.
8 {H} miró el mapa. Estaba todo el mundo, con sus orejas y sus botas. Y no se veía a nadie.
8 —Ha quedado idéntico —dijo {F}, con un hilo de voz.
10 Lo habían logrado: era igual de grande que la verdad. Solo que la verdad, debajo, estaba a oscuras y no encontraba la merienda.`,
          en: `0-2! The paper hides it all!
0-2 And {thing}? Under it!
2-2 What a big paper! It will not move!
4! They stuck on the last sheet. Then they gave the map a shake.
4! Flap! Down it came on the people, the table and {thing}.
4 You could not see a thing!
6 It was just the size of {place}. Only {H} and {F} were not under it. They were at one corner.
6 “Is this {event}?” asked the guests from the edge.
6 “It is!” called a lot of voices from under the paper.
8 {H} looked at the map. They were all on it, ears and boots and all. And you could not see a soul.
8 “It is very like,” said {F}, in a small voice.
10 They had done it. It was just as big as the truth. The only thing was that the truth was down below in the dark, and could not find its tea.`,
          alt: {
            es: '{H} y {F} se preocupan: el mapa lo va a tapar todo, también {thing}.',
            en: '{H} and {F} worry: the map will cover everything, and {thing} too.',
          },
          picture: {
            H: ['stand', 'worried'],
            F: ['point', 'surprised'],
            props: ['map', 'tent', 'bucket'],
            showsThing: true,
            shot: 'wide',
          },
        },
        {
          es: `4! Tanto creció el mapa que lo tapó todo. Debajo estaba {thing}.
4! —¡Hay que doblarlo! —dijo {H}—. ¡Como una sábana!
4 {H} cogió una punta. {F} cogió otra. No se movía.
4 {X} tiró del medio, y el medio tiró más.
4! —¡Salid todos al borde! —gritó {H}.
6 —¿Y por dónde se va al borde? —preguntaron desde abajo.
6 —¡Todo recto! —dijo {F}—. ¡Hacia donde sea!
6 —¿Y si nos perdemos?
6 —¡No os podéis perder! —gritó {H}—. ¡Todos los mapas se acaban!
6 Hubo un rato de bultos. Unos iban hacia el norte y otros hacia la merienda. Dos chocaron y se pidieron perdón a través del papel.
6 Por fin salió una cabeza. Era el cartero. Luego salió la maestra, con el dedo levantado. Y luego, cien más.
6 {X} iba sacando a la gente de debajo, como calcetines de debajo de una cama.
8 —Ahora, que cada cual coja el borde que tenga delante —dijo {F}.
8 —¿Y después? —preguntó el señor de la barriga.
8 —Después se anda hasta el de enfrente y se le da lo que uno lleve en la mano.
8 —¿Y quién es el de enfrente?
8 Nadie lo sabía. El mapa era tan ancho que, desde una orilla, los de la otra parecían migas.
8 {X} se puso en una esquina, que es el sitio con más responsabilidad.
10 {H} se acordó de cómo se dobla una sábana en casa. Sola, una persona hace un bulto. Dos personas, mirándose, hacen un cuadrado. No es cuestión de fuerza. Es cuestión de que haya alguien al otro lado que quiera lo mismo y camine hacia ti.
10 —¿Ves a alguien? —preguntó {F}, de puntillas.
10 —Veo una miga que me saluda —dijo {H}—. Y la saludó también.`,
          en: `4! The map had grown until it hid it all. Under it was {thing}.
4! “We must fold it up!” said {H}. “Like a bed sheet!”
4 {H} took one corner. {F} took one too. It did not move.
4 {X} pulled at the middle, and the middle pulled back.
4! “Come out to the edge, all of you!” called {H}.
6 “Which way is the edge?” they asked from below.
6 “Straight on!” said {F}. “Any way you like!”
6 “What if we get lost?”
6 “You cannot get lost!” called {H}. “All maps come to an end!”
6 For a while there were lumps. Some went north, and some went to where the tea might be.
6 At last a head came out. It was the postman. Then came the teacher, with one finger up. And then a hundred more.
6 {X} pulled people out from under it, like socks from under a bed.
8 “Now each of you take the edge in front of you,” said {F}.
8 “And then?” asked the man with the tummy.
8 “Then you walk to the one across from you, and give them your bit.”
8 “And who is across from me?”
8 Nobody knew. The map was so wide that, from one side, the people on the other looked like crumbs.
8 {X} took a corner, since that is where you have most to answer for.
10 {H} thought of how you fold a sheet at home. One person alone makes a bundle. Two people, face to face, make a square. It is not a matter of being strong. There must be somebody over there who wants what you want, and who walks towards you.
10 “Can you see anybody?” asked {F}, on tiptoe.
10 “I can see a crumb,” said {H}, “and it is waving.” And {H} waved back.`,
          alt: {
            es: '{H} y {F} tiran cada cual de una punta del mapa.',
            en: '{H} and {F} each pull on one end of the map.',
          },
          picture: {
            H: ['reach', 'determined', 'map'],
            F: ['hold', 'determined', 'map'],
            X: ['reach', 'determined'],
            props: ['map', 'boots'],
          },
        },
        {
          es: `0-2! ¡A doblar! Uno, dos, ¡tres!
0-2 {H} corre. {F} corre. ¡Flop!
0-2! {X} corre.
2-2 Punta con punta. ¡Y un beso! ¡Flop!
4! —¡A la de tres, al medio! —gritó {H}—. ¡Una, dos y tres!
4! Todos corrieron hacia los de enfrente. ¡Flop! ¡Medio mapa!
4 ¡Flop! La mitad de la mitad.
4 Al juntar las puntas, la panadera dio un beso al cartero.
6 Fue sin querer. Es lo que pasa cuando se dobla algo entre dos.
6 —Desde lejos parecía usted más pequeña —dijo él.
6 —Y usted, más antipático —dijo ella.
6 {X} corrió tanto que llegó antes que su propia punta.
8 En cada doblez se encontraban dos que no se habían visto de cerca en años. Se oía decir «¡anda, si eres tú!» por todas partes.
10 La cuarta vez ya era fácil. Es raro: cuanto más se dobla un mapa, más cerca queda todo de todo. El que vivía al norte acabó con el codo de la que vivía al sur en las costillas.
4-4! Entonces, debajo del papel, apareció {thing}.
6! Entonces, debajo del papel, asomó algo. ¡Algo brillaba!`,
          en: `0-2! Fold it up! One, two, three!
0-2 {H} runs. {F} runs. Flap!
0-2! {X} runs.
2-2 Corner to corner. And a kiss! Flap!
4! “On three, run to the middle!” called {H}. “One, two, three!”
4! They all ran to the ones across from them. Flap! Half a map!
4 Flap! Half of that half.
4 As the corners met, the baker gave the postman a kiss.
6 She did not mean to. It happens when two people fold a thing.
6 “From far off you looked smaller,” he said.
6 “And you looked meaner,” she said.
6 {X} ran so fast as to get there before the paper.
8 At each fold there were two who had not seen each other close up for years. All over the place you could hear them say, “Oh, it is you!”
10 By the fourth time it was easy. It is strange, but the more you fold a map, the nearer it all is to all the rest.
4-4! And then, under the paper, there it was: {thing}!
6! And then, under the paper, there was something. It shone!`,
          alt: {
            es: '{H} y {F} corren para doblar el mapa.',
            en: '{H} and {F} run to fold up the map.',
          },
          picture: {
            H: ['run', 'excited', 'map'],
            F: ['run', 'excited', 'map'],
            X: ['run', 'excited'],
            props: ['map', 'heart'],
            shot: 'wide',
            together: ['face-to-face', 'H', 'F'],
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'life-size/resolution/fingers',
      titles: {
        es: ['Un mapa como un pan', 'Por ahí, y luego pregunte', 'Qué lejos llego'],
        en: ['A map like a loaf', 'That way, and then ask', 'Look how far I go'],
      },
      moments: [
        {
          es: `0-2! ¡Mira, mira! ¡{thing}!
0-2 ¡Flop, flop! ¡Qué mapa tan gordito!
2-2 {H} lo lleva debajo del brazo. ¡Ya cabe!
4! ¡Allí estaba {thing}! Y siguieron doblando. ¡Flop, flop, flop!
4! El mapa quedó como un pan.
4 —¿Y ahora dónde salgo yo? —preguntó la panadera.
4 —Ahí dentro —dijo {F}—. Al lado de todos.
6 La panadera lo cogió con las dos manos. Todavía estaba un poco caliente, de tanto correr.
6 —Cuatro kilos —dijo, porque de eso entendía—. Muy bien amasado.
8 Dentro iban el perro con sus rabos, el charco, los pájaros y unas botas, todo revuelto y sin discutir.
10 Por primera vez nadie preguntó quién era el más grande. Doblados, medían todos lo mismo, y además se hacían compañía, que es algo que en plano no se puede.`,
          en: `0-2! Look, look! {thing}!
0-2 Flap, flap! What a fat map!
2-2 {H} has it under one arm. Now it fits!
4! There was {thing}! And they went on folding. Flap, flap, flap!
4! In the end the map was like a loaf of bread.
4 “And now where am I?” asked the baker.
4 “In there,” said {F}. “Next to all of us.”
6 The baker took it in both hands. It was still a bit warm, from all that running.
6 “A good weight,” she said, as one who knows. “And very well kneaded.”
8 Inside it were the dog and his tails, the puddle, the birds and some boots, all mixed up, and nobody complained.
10 For the first time nobody asked who was the biggest. Folded up, they were all the same size.`,
          alt: {
            es: '{H} enseña el mapa doblado y {F} lo celebra, junto a un pan.',
            en: '{H} shows the folded map and {F} cheers, beside a loaf.',
          },
          picture: {
            H: ['hold', 'happy', 'map'],
            F: ['cheer', 'happy'],
            props: ['bread', 'heart'],
            showsThing: true,
          },
        },
        {
          es: `4! —¿Por dónde se va a {event}? —preguntó una niña.
4! —Por ahí —dijo el cartero, y señaló.
4! La maestra señaló en la esquina. La panadera señaló más allá.
4 {X} señaló con las dos manos, para más seguridad.
4 —¡El mapa sois vosotros! —dijo {H}.
6 Y lo eran. De esquina en esquina había una persona con el dedo estirado.
6 —A la derecha, y luego pregunte —decía el señor de la barriga.
6 —Todo seguido, y dele recuerdos a mi hermano —decía la siguiente.
6 Era un mapa estupendo. Daba conversación.
6 —Y a tamaño natural —dijo {F}.
6 El perro también quiso señalar. Señalaba con el rabo, que por suerte era uno solo, y no paraba quieto.
6 —Por ahí, por allí y por ahí —tradujo el niño del charco—. Se va por todas partes.
6 {X} acompañó a los que no se fiaban, y a la vuelta traía invitados de más.
8 No se perdió nadie. Se retrasó todo el mundo, eso sí, porque en cada esquina había que saludar.
8 —¿Y qué hacemos con el de papel? —preguntó {F}.
8 Lo usaron de asiento. Era justo lo que le faltaba a la niña más bajita para llegar a la mesa.
8 {X} apuntó en una servilleta el nombre de todos los de las esquinas. Fue lo más parecido a un mapa que quedó.
8 —Así que al final sí salimos —dijo la maestra.
8 —Salieron ustedes a la calle —dijo {H}—. Es como mejor se les ve.
10 {F} estuvo mirando aquella fila de dedos. Ninguno señalaba a su dueño. Se le ocurrió que a lo mejor un mapa bueno es eso: mucha gente que sabe un trocito y no se lo guarda.`,
          en: `4! “Which way is {event}?” asked a girl.
4! “That way,” said the postman, and he pointed.
4! The teacher pointed at the corner. The baker pointed further on.
4 {X} pointed with both hands, to make quite sure.
4 “You are the map!” said {H}.
6 And they were. From corner to corner there was somebody with a finger out.
6 “Turn right, and then ask,” said the man with the tummy.
6 “Straight on, and say hello to my brother,” said the next one.
6 It was a splendid map. You could chat with it.
6 “And it is life size,” said {F}.
6 The dog wanted to point as well. He pointed with his tail. Luckily there was just the one, but it would not keep still.
6 “This way, that way and this way,” said the boy with the puddle. “He says that you can go anywhere.”
6 {X} walked with those who were not sure, and came back with some extra guests.
8 Nobody got lost. They were all late, though, as they had to say hello at each corner.
8 “What do we do with the paper one?” asked {F}.
8 They made a seat of it. It was just what the smallest girl needed to get up to the table.
8 {X} wrote on a napkin who stood at each corner. In the end, that was the nearest thing they had to a map.
8 “So we did get on it,” said the teacher.
8 “You got out,” said {H}. “You can be seen much better like that.”
10 {F} looked for a long time at that row of fingers. Not one of them pointed at its owner. It may be that a good map is just that: a lot of people who know one small bit, and do not keep it to themselves.`,
          alt: { es: '{H} y {F} señalan el camino con el brazo.', en: '{H} and {F} point the way.' },
          picture: {
            H: ['point', 'happy'],
            F: ['point', 'happy'],
            X: ['point', 'happy'],
            props: ['bread', 'balloon', 'bucket'],
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡Ya está aquí {thing}!
0-2 {H} come pan. {F} come pan.
0-2! {X} come pan.
2-2! Cae una miga. ¡Pío! ¡Ñam!
4! Así llegaron todos a {event}. En medio estaba {thing}.
4 Después, {H} sacó otra servilleta y puso una miga.
4 —¿Esa soy yo? —preguntó la panadera.
4 —La pondré más grande —dijo {H}.
6 —Ni se te ocurra —dijo ella—. Así me veo entera.
6 {F} dibujó el resto con cuatro rayas. Sobró servilleta.
6 {X} pidió ser un granito de sal y quedó la mar de bien.
8 Uno a uno, todos buscaron su miga. El señor de la barriga pidió una de lado. Hasta el perro quedó bien: para él bastó con una semilla, y ni siquiera se movía.
10 Debajo ponía: «Faltan las personas, que están en las esquinas». Era el primer mapa de aquel día que decía la verdad sin taparla.
4! Un gorrión se llevó la miga, y la panadera dijo: «¡Qué lejos llego!».`,
          en: `0-2! Here is {thing}!
0-2 {H} has bread. {F} has bread.
0-2! {X} has bread.
2-2! A crumb falls. Cheep! Yum!
4! So they all got to {event}. In the middle was {thing}.
4 Later {H} took a new napkin and put down a crumb.
4 “Is that me?” asked the baker.
4 “I will make you bigger,” said {H}.
6 “Don’t you dare,” she said. “Like this I can see all of me.”
6 {F} drew the rest in four lines. There was some napkin left over.
6 {X} asked to be a grain of salt, and looked very well.
8 One by one they all found their crumb. The man with the tummy asked for one seen from the front. Even the dog came out well. He was a seed, and did not move at all.
10 Underneath it said: “People not shown, see corners”. It was the first map that told the truth and did not cover it up.
4! A sparrow took the crumb, and the baker said, “Look how far I go!”`,
          alt: {
            es: '{H} y {F} miran un gorrión sobre una servilleta.',
            en: '{H} and {F} watch a sparrow on a napkin.',
          },
          picture: {
            H: ['sit', 'happy', 'pencil'],
            F: ['point', 'happy'],
            X: ['wave', 'happy'],
            showsThing: true,
            props: ['bird', 'bread', 'table', 'map'],
            time: 'sunset',
          },
        },
      ],
    },
  ],
}
