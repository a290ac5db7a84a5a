import type { Plot } from '../plot.ts'

/** The same sea: it begins with a spilt glass, and the rule that has to be mended is the one about the shark. */
export const floorIsSeaRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'floor-is-sea/setup/glass',
      titles: {
        es: ['Un mar recién caído', 'El barco Dos Cajas', 'Sube la marea'],
        en: ['A freshly spilt sea', 'The good ship Two Boxes', 'High tide'],
      },
      moments: [
        {
          es: `0-2 ¡Plaf! ¡Agua! ¡Es el mar!
0-2 {H} y {F} saltan. ¡Arriba!
2-2 ¿Y esa aleta? ¡Es Manolo, el tiburón!
4! {H} y {F} iban con {thing}. ¡Plaf! Se cayó un vaso de agua.
4! —¡El mar! —gritó {H}—. ¡Y ahí viene Manolo, el tiburón!
4 Saltaron a unas cajas. ¡Justo a tiempo!
6 El charco no era mayor que un plato.
6 —Por algo se empieza —dijo {F}, levantando los pies.
6 Al otro lado era {event}. Había que llegar sin poner un pie en el agua.
8 Por detrás de una silla asomó una aleta de cartón. Dio una vuelta entera, sin ruido, y volvió a esconderse.
10 Los mares de verdad empezaron igual, según dicen. A alguien se le cayó algo, y a nadie se le ocurrió traer una fregona. Luego ya era tarde y hubo que inventar los barcos.`,
          en: `0-2 Splosh! Water! It is the sea!
0-2 Up jump {H} and {F}!
2-2 What is that fin? It is Kevin, the shark!
4! {H} and {F} had {thing}. Splosh! A glass of water fell over.
4! “The sea!” cried {H}. “And here comes Kevin, the shark!”
4 They jumped on some boxes, just in time.
6 The puddle was no bigger than a plate.
6 “You have to begin somewhere,” said {F}, with both feet in the air.
6 It was all sea now. They had to get right across it, dry, for {event}.
8 A paper fin came out from behind a chair. It went once round, without a sound, and hid again.
10 The real seas began the same way, they say. Somebody dropped something, and nobody thought of fetching a mop. Then it was too late, and they had to invent ships.`,
          alt: {
            es: '{H} salta y {F} mira al suelo, entre una caja y un pez.',
            en: '{H} jumps and {F} looks at the floor, between a box and a fish.',
          },
          picture: {
            H: ['jump', 'excited'],
            F: ['stand', 'surprised'],
            showsThing: true,
            props: ['boxes', 'fish'],
            shot: 'wide',
          },
        },
        {
          es: `4! Tenían dos cajas. Se iba en una, y la otra se ponía delante. ¡Ya había barco!
4! Don Severo, el del puerto, se sabía todas las normas.
4! —No se pisa —dijo—. Y no se da de comer al tiburón.
4 {X} hizo de faro, con los brazos en alto y dando vueltas.
6 Don Severo tenía una mesa, un sello y una gorra que no se quitaba ni para rascarse.
6 —¿Nombre del barco? —preguntó.
6 —Dos Cajas —dijo {H}.
6 —¿Qué lleva?
6 —Lleva {thing} —dijo {F}—. Y una galleta.
6 ¡Pum! Don Severo lo selló todo. También la galleta.
6 Entonces llegó un fontanero con su llave inglesa.
6 —Me han dicho que hay una fuga —dijo. Miró al suelo durante un buen rato—. Esto no es una fuga. Esto es un océano.
6 Y como ya se había metido, hubo que rescatarlo.
6 {X} le tiró una cuerda y gritó «¡hombre al agua!». El agua le llegaba a las suelas.
6 Después apareció doña Encarna, que solo venía a devolver una olla. Se sentó dentro, y resultó que flotaba.
8 —¿Tiene usted papeles? —le preguntó don Severo.
8 —Tengo una olla.
8 Don Severo lo pensó y le selló la olla.
8 Cada náufrago trajo su caja, y aquello fue mejorando. Con dos cajas se iba. Con cuatro, se iba de charla.
10 La aleta de cartón andaba siempre cerca. Se preguntaron si los tiburones duermen, si muerden de lado y si les gusta el queso. Nadie se preguntó quién la movía. A un tiburón, en general, no se le pregunta cómo está.
10 —Ese nos quiere comer —dijo el fontanero.
10 —O nos quiere algo —dijo {H}.`,
          en: `4! They had two boxes. You stood on one and put the other in front. It was a ship!
4! Mr Stamp of the harbour knew all the rules.
4! “Do not step in it,” he said. “And do not feed the shark.”
4 {X} was the lighthouse, and went round and round.
6 Mr Stamp had a table, a rubber stamp and a cap. He kept it on even to scratch his head.
6 “Name of ship?” he asked.
6 “Two Boxes,” said {H}.
6 “And on board?”
6 “We have {thing},” said {F}, “and a biscuit.”
6 Thump! Mr Stamp stamped it all. He stamped the biscuit too.
6 Then a plumber came in with his wrench.
6 “They told me there was a leak,” he said. He looked at the floor for a long time. “This is not a leak. This is an ocean.”
6 And as he was in it by now, they had to rescue him.
6 {X} threw him a rope and cried “Man overboard!” It came up to the soles of his shoes.
6 Next came Mrs Potts, who just wished to give back a pot. She sat down in it, and it floated.
8 “Have you any papers?” asked Mr Stamp.
8 “I have a pot.”
8 Mr Stamp thought about it, and stamped the pot.
8 Each castaway brought a box along, and things got better and better. With two boxes you could sail. With four you could sail and chat.
10 The paper fin was never far away. They asked each other if sharks ever sleep, if they bite sideways, and if they like cheese. Nobody asked who was moving it. You do not, as a rule, ask a shark how it is.
10 “That one wants us for supper,” said the plumber.
10 “Or it just wants us,” said {H}.`,
          alt: {
            es: '{H} coloca una caja en el suelo y {F} espera con una galleta.',
            en: '{H} puts down a box and {F} waits with a biscuit.',
          },
          picture: {
            H: ['kneel', 'determined'],
            F: ['hold', 'happy', 'cookie'],
            X: ['wave', 'happy'],
            props: ['boxes', 'table', 'wrench'],
          },
        },
        {
          es: `0-2 Una caja. ¡Hop! Otra caja.
0-2 {F} rema: ¡chap, chap!
0-2 {X} hace una ola.
2-2 ¿Quién viene detrás? ¡Es Manolo!
4! Una caja delante, y luego la otra. ¡El barco Dos Cajas zarpó!
4 {thing} iba en lo más alto, donde no salpica.
6 —¡Buen viaje! —dijo don Severo, y selló el aire.
6 {X} agitó un pañuelo hasta que alguien se lo pidió para sonarse.
6 La aleta iba detrás. Si el barco paraba, ella paraba. Si el barco seguía, ella seguía.
8 —Nos va a comer —susurró {F}.
8 —Lleva un rato pudiendo —dijo {H}—, y no ha querido.
8 {F} contó las galletas que quedaban. Quedaba una, y sellada.
10 Hay dos maneras de ir detrás de alguien. Una es perseguirlo. La otra cuesta más adivinarla, sobre todo si uno va delante y con prisa.
4! Y en mitad del mar, muy callada, nadaba la aleta.`,
          en: `0-2 One box. Hop! Two boxes.
0-2 {F} rows: splish, splash!
0-2 {X} makes a wave.
2-2 Who comes behind? It is Kevin!
4! One box in front, and then the other. The ship set sail!
4 {thing} was on top, where it does not splash.
6 “A good trip to you!” said Mr Stamp, and stamped the air.
6 {X} waved a hanky, until somebody had to blow their nose in it.
6 The fin came along behind. If the ship stopped, it stopped. If the ship went on, it went on.
8 “It is going to eat us,” whispered {F}.
8 “It could have done it long ago,” said {H}, “and it did not want to.”
8 {F} counted the biscuits. There was one left, and it was stamped.
10 There are two ways to go behind somebody. One is to chase them. The other is harder to guess, above all if you are in front and in a hurry.
4! And in the middle of the sea, without a sound, swam the fin.`,
          alt: {
            es: '{H} señala el rumbo y {F} rema con una escoba, con caja y bandera.',
            en: '{H} points the way and {F} rows with a broom, with box and flag.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['reach', 'worried', 'broom'],
            X: ['wave', 'happy'],
            showsThing: true,
            props: ['boxes', 'fish', 'flag'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'floor-is-sea/setback/full',
      titles: {
        es: ['No cabe nadie más', 'Falta una caja vacía'],
        en: ['Full up', 'One empty box'],
      },
      moments: [
        {
          es: `0-2 ¡Cuánta gente! ¡Uy, uy, uy!
0-2 {H} y {F} no caben.
2-2 ¿Qué pasa? ¡El barco no anda!
4! Recogieron a mucha gente {at}. ¡Uno en cada caja!
4! Y el barco se paró. ¡Ya no había ninguna vacía!
4 —Sin una vacía no hay qué poner delante —dijo {H}.
6 En todas había ya unos zapatos, y dentro de los zapatos, alguien.
6 —Que se baje uno —dijo el fontanero. Nadie quiso ser ese uno.
8 Todos les habían cogido cariño. Doña Encarna había puesto un tapete en la suya. El fontanero había escrito «YO» con tiza, en letra grande.
10 No había tormenta, no había olas y la costa se veía perfectamente. Es la forma más tonta que existe de naufragar, y también la más corriente.`,
          en: `0-2 So many people! Oh dear!
0-2 {H} and {F} have no room.
2-2 What is it? The ship will not go!
4! They picked up a lot of people {at}. There was one on each box!
4! And the ship stopped. There was no empty box left!
4 “We need one to put in front,” said {H}.
6 There were shoes on every box, and there was somebody in the shoes.
6 “One of us must get off,” said the plumber. Nobody wished to be that one.
8 They had all grown fond of their boxes. Mrs Potts had put a lace mat on hers. The plumber had chalked a big “ME” on his.
10 There was no storm, there were no waves, and you could see the coast quite well. It is the silliest way there is to be shipwrecked, and the most common.`,
          alt: {
            es: '{H} y {F} piensan junto a una caja que ya no está vacía.',
            en: '{H} and {F} think beside a box that is empty no more.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['stand', 'worried'],
            props: ['boxes', 'boots', 'wrench'],
            shot: 'wide',
          },
        },
        {
          es: `4! —Si nos juntamos, sobra una —dijo {H}.
4! Y de un salto se pasó a la caja de {F}. ¡Cabían!
4 {X} metió la tripa para hacer más sitio.
6 La caja crujió. Había que abrazarse un poco para no caer.
6 —Me pisas —dijo {F}.
6 —Y tú a mí.
6 —Entonces vamos bien.
6 La otra caja, vacía, la pusieron delante. ¡Y el barco avanzó!
6 {H} miró al fontanero. Miró a doña Encarna.
6 —¿Y si os juntáis también? —preguntó.
6 —Yo ronco —avisó el fontanero.
6 —Estamos de pie —dijo doña Encarna, y le hizo un sitio en el tapete.
6 {X} fue caja por caja diciendo «apretaos, que hay olas». No las había, pero ayudaba.
8 Con una vacía se iba despacio. Con dos, se iba bien. Con tres hubo quien se mareó.
8 —En la mía cabemos tres —presumía ya el fontanero—. Y cuatro, si nadie estornuda.
8 Donde antes ponía «YO» ahora ponía «YO Y ESTOS».
8 —¿Por qué íbamos antes tan anchos? —preguntó {F}.
8 Nadie supo contestar. Estaban ocupados sujetándose.
10 De vez en cuando alguien preguntaba la hora, y para mirar el reloj había que pedir permiso a seis codos.
10 —Las cuatro y diez —decía por fin quien lo tenía más cerca, que nunca era su dueño.
10 ¶En una caja cabe una persona. Caben dos, si se llevan bien. Y si se llevan mal caben igual, pero se les pasa pronto. Es imposible estar de morros con alguien a quien se le ven todas las pecas.`,
          en: `4! “If we share, there is one left over,” said {H}.
4! And {H} jumped on to the same box as {F}. There was room!
4 {X} took a deep breath, so as to be thinner.
6 The box creaked. You had to hug a little, so as not to fall.
6 “You are on my toes,” said {F}.
6 “And you are on mine.”
6 “That is all right, then.”
6 They put the empty box in front. And the ship moved on!
6 {H} looked at the plumber, and then at Mrs Potts.
6 “Could you two share as well?” asked {H}.
6 “I snore,” said the plumber.
6 “We are standing up,” said Mrs Potts, and made room for him on the lace mat.
6 {X} told them all to squeeze up for the big waves. There were none, but it helped.
8 With one empty box it was slow. With two it went well. With three, somebody was seasick.
8 “There is room for three on mine,” boasted the plumber. “It is four, if nobody sneezes.”
8 Where it had said “ME” it now said “ME AND THIS LOT”.
8 “Why did we need so much room before?” asked {F}.
8 Nobody could say. They were all busy holding on.
10 Now and then somebody asked the time, and to look at your watch you had to beg leave of six elbows.
10 “Ten past four,” said whoever had it under their nose. That was never the one who owned it.
10 ¶There is room on a box for one. There is room for two, if they get on. And if they do not there is just as much, but it soon passes. You cannot stay cross with somebody when you can count all their freckles.`,
          alt: { es: '{H} y {F} se abrazan para caber en una caja.', en: '{H} and {F} hug to fit into one box.' },
          picture: {
            H: ['stand', 'happy'],
            F: ['stand', 'happy'],
            X: ['stand', 'surprised'],
            together: ['hug', 'H', 'F'],
            props: ['boxes', 'boots'],
          },
        },
        {
          es: `0-2 ¡Aprieta, aprieta! ¡Ya cabe!
0-2 {H} abraza a {F}.
0-2 {X} abraza también.
2-2 ¡Hop! El barco anda otra vez.
4! Todo el mundo se apretó. ¡Y el barco volvió a andar!
4 {thing} viajaba en los brazos de tres.
6 {X} estornudó con muchísimo cuidado.
6 —¡Aguantad! —gritó {H}, y aguantaron.
6 El fontanero llevaba a doña Encarna del brazo, como en un baile.
8 —¿Se hunde? —preguntó el fontanero, mirando la caja.
8 —Se abriga —dijo doña Encarna.
8 Don Severo los miró con el catalejo. Buscó cuánta gente cabe en una caja. Ponía «una». Pasó la hoja y no dijo nada.
10 A cierta edad, las normas se leen con un dedo. Y a veces el dedo tapa justo lo que no hace falta leer.
4! Detrás iba la aleta. Ella no tenía con quién juntarse.`,
          en: `0-2 Squeeze up! Now there is room!
0-2 {H} hugs {F}.
0-2 {X} hugs them too.
2-2 Hop! The ship goes on again.
4! They all squeezed up. And off went the ship again!
4 It took three of them to hold {thing}.
6 {X} sneezed, with very great care.
6 “Hold tight!” cried {H}, and they held.
6 The plumber gave his arm to Mrs Potts, as if it were a dance.
8 “Is it sinking?” asked the plumber, with a look at the box.
8 “It is getting cosy,” said Mrs Potts.
8 Mr Stamp watched them through his spyglass. He looked up how many may stand on a box. It said one. He turned the page and did not say a thing.
10 At a certain age you read the rules with one finger. And now and then the finger covers just what need not be read.
4! Behind them came the fin. It had nobody to squeeze up to.`,
          alt: {
            es: '{H} señala adelante y {F} aplaude, junto a la caja y {thing}.',
            en: '{H} points ahead and {F} cheers, by the box and {thing}.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['cheer', 'happy'],
            X: ['hold', 'surprised', 'scarf'],
            showsThing: true,
            props: ['boxes', 'fish'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'floor-is-sea/climax/biscuit',
      titles: {
        es: ['La norma del tiburón', 'Una galleta para Manolo', 'Lo que había debajo'],
        en: ['The rule about sharks', 'A biscuit for Kevin', 'Under the fin'],
      },
      moments: [
        {
          es: `0-2 ¡Plaf! ¡Se ha caído al agua!
0-2 ¡Ahí viene Manolo, el tiburón! ¡Ñam!
2-2 No muerde. ¡Quiere una galleta! ¿Se la das?
4! Una caja se torció. ¡Plaf! ¡{thing} al agua!
4! ¡Y la aleta de Manolo fue derecha!
4 —¡Que se {lo:lo/la} come! —gritó {F}.
6 El fontanero se tapó los ojos con la llave inglesa, que tapaba poquísimo.
6 Pero la aleta llegó, se puso al lado y no hizo nada más.
6 —¿A qué espera? —susurró {F}.
8 —¡Que nadie se mueva! —ordenó don Severo desde el puerto—. ¡Hay tiburón!
8 Y nadie hizo nada, que es lo que mandan casi todas las normas en caso de duda.
10 La aleta temblaba un poquito. Los tiburones no tiemblan. Tiembla lo que lleva en alto alguien que tiene frío, o vergüenza, o los brazos cansados.`,
          en: `0-2 Splosh! It is in the water!
0-2 Here comes Kevin, the shark! Snap!
2-2 He does not bite. He wants a biscuit!
4! A box tipped up. Splosh! In went {thing}!
4! And Kevin’s fin made straight for it!
4 “He will eat it!” cried {F}.
6 The plumber covered his eyes with the wrench, which did not cover much.
6 But the fin got there, stood still beside it, and did nothing more.
6 “What is he waiting for?” whispered {F}.
8 “Nobody move!” called Mr Stamp from the harbour. “There is a shark!”
8 And nobody did a thing, which is what most rules tell you to do when in doubt.
10 The fin shook a little. Sharks do not shake. What shakes is a thing held up by somebody who is cold, or shy, or has tired arms.`,
          alt: {
            es: '{F} señala un pez muy cerca de {thing} y {H} alarga la mano.',
            en: '{F} points at a fish close to {thing} and {H} reaches out.',
          },
          picture: {
            H: ['reach', 'worried'],
            F: ['point', 'scared'],
            showsThing: true,
            props: ['boxes', 'fish'],
            shot: 'wide',
          },
        },
        {
          es: `4! Un tiburón de cartón tenía {thing}. ¡Y nadie se acercaba!
4! —Manolo, ¿tienes hambre? —dijo {H}. Y le tendió una galleta.
4 {X} sujetó a {H} por la ropa, por si acaso.
4 Asomó una mano. ¡Era una mano muy pequeña!
6 ¡Piii! Era el silbato de don Severo, el del puerto.
6 —¡Prohibido! —gritó—. ¡La norma dice que al tiburón no se le da de comer!
6 —¿Y qué dice el tiburón? —preguntó {H}.
6 Don Severo miró la hoja por delante y por detrás. Del tiburón no había nada apuntado.
6 La aleta se levantó. Debajo había dos ojos, un flequillo y unos calcetines mojados.
6 —¡Es un niño! —dijo {F}.
6 —Soy un tiburón —dijo el niño, con la boca llena.
6 —¿Y por qué no has subido al barco?
6 —No llego a las cajas —dijo él—. Salto poco.
8 Nadie lo había pensado. Había saltado el que saltaba. El niño probó una vez, se quedó a medias y buscó un oficio para los que se quedan a medias.
8 {X} le preguntó si estaba bien pagado. Le habían dado, en toda la tarde, media galleta.
8 —Es que nadie quería ser tiburón —dijo el niño—. Y yo tenía cartón.
8 —Pues eres el mejor que he visto —dijo {F}—. Me has dado miedo desde el principio.
8 El niño se puso colorado de orgullo, hasta la aleta.
10 ¶Hay juegos en los que cabe todo el mundo menos uno. Cuesta darse cuenta, porque el que falta no hace ruido. Da vueltas alrededor, despacito, con una aleta puesta, a ver si alguien mira.`,
          en: `4! A paper shark had {thing}. And nobody went near!
4! “Kevin, are you hungry?” said {H}, and held out a biscuit.
4 {X} held on to {H}, just in case.
4 A hand came out. It was a very small hand!
6 Wheee! That was the whistle of Mr Stamp, from the harbour.
6 “Not allowed!” he shouted. “The rule says: Do not feed the shark!”
6 “And what does the shark say?” asked {H}.
6 Mr Stamp looked at both sides of the page. The shark was not in it.
6 The fin went up. Under it were two eyes, a fringe and some wet socks.
6 “It is a boy!” said {F}.
6 “I am a shark,” said the boy, with his mouth full.
6 “Why did you not come on board?”
6 “I cannot get up on the boxes,” he said. “I do not jump much.”
8 Nobody had thought of that. Those who could jump had jumped. He had tried it once, got halfway, and found a job for people who get halfway.
8 {X} asked what it paid. It had paid half a biscuit so far.
8 “Nobody wanted to be the shark,” said the boy, “and I had some cardboard.”
8 “You are the best one I ever saw,” said {F}. “I was scared from the start.”
8 The boy went red with pride, right up to the fin.
10 ¶There are games with room for everybody but one. It is hard to see it, since the one who is left out makes no noise. He goes round and round, very slowly, with a fin on, and looks to see if anybody is looking.`,
          alt: {
            es: '{H} tiende una galleta y {F} se arrodilla, junto a la caja y un pez.',
            en: '{H} holds out a biscuit and {F} kneels, by the box and a fish.',
          },
          picture: {
            H: ['reach', 'calm', 'cookie'],
            F: ['kneel', 'surprised'],
            X: ['hold', 'worried', 'rope'],
            showsThing: true,
            props: ['box', 'fish', 'cookie'],
          },
        },
        {
          es: `0-2 ¡Hola, tiburón! ¡Toma, una galleta!
0-2 {F} le da la mano.
0-2 {X} le da pan.
2-2 ¡Oh! ¡Es un niño muy chiquitito!
4! Debajo de la aleta había un niño muy pequeño.
4! —Me llamo Manolo —dijo—. ¿Cómo lo sabíais?
4! ¡Llevaba {thing} en la cabeza, sin una gota!
6 —{lo:Lo/La} he salvado yo —añadió—. Es que los tiburones sí pueden pisar.
6 Y era verdad. Estaba en las normas.
6 {X} pidió un aplauso para el tiburón, y se lo dieron con los pies en alto.
8 En el puerto, don Severo cogió el lápiz y tachó una palabra. Solo una. La norma quedó así: «Al tiburón se le da de comer».
8 —¿Cuál ha quitado? —preguntó {F}.
8 —El «no» —dijo don Severo—. Estaba suelto.
10 Después se quedó mirando el lápiz. Lo tenía desde hacía treinta años y no sabía que, por el otro lado, también servía.
4 Manolo ató una cuerda al barco. ¡Y tiró!`,
          en: `0-2 Hello, shark! Here is a biscuit!
0-2 {F} takes his hand.
0-2 {X} gives him bread.
2-2 Oh! It is a very small boy!
4! Under the fin there was a very small boy.
4! “I am Kevin,” he said. “How did you know?”
4! On his head, quite dry, he had {thing}!
6 “I saved it,” he said. “Sharks can step in the sea, you know.”
6 And so they can. It was in the rules.
6 {X} asked for a big hand for the shark, and they gave it with their feet up.
8 In the harbour Mr Stamp took a pencil and crossed out one word. Only one. Now the rule said: Do feed the shark.
8 “Which was it?” asked {F}.
8 “The ‘not’,” said Mr Stamp. “It was loose.”
10 Then he looked at the pencil. He had owned it for thirty years, and he had never known that it could do that as well.
4 Kevin tied a rope to the ship. And he pulled!`,
          alt: {
            es: '{H} y {F} saludan muy alegres, con la caja, el pez y {thing}.',
            en: '{H} and {F} cheer, with the box, the fish and {thing}.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['reach', 'happy'],
            X: ['cheer', 'happy'],
            showsThing: true,
            props: ['box', 'rope', 'fish'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'floor-is-sea/resolution/kevin',
      titles: {
        es: ['Un manolo de distancia', 'Nada que declarar', 'Quien salta poco'],
        en: ['One kevin apart', 'Nothing to declare', 'For those who do not jump much'],
      },
      moments: [
        {
          es: `0-2 Manolo tira y tira. ¡Llegan!
0-2 {H} y {F} ya están.
2-2 ¡Bravo, Manolo! ¡Bravo, tiburón!
4! Manolo tiró del barco hasta la otra orilla. ¡Habían cruzado!
4! Nadie se había mojado. Solo los calcetines del tiburón.
4 Los pusieron a secar en un palo. ¡Ya tenían bandera!
6 —¿Algo que declarar? —preguntó don Severo.
6 —Un tiburón —dijo {H}.
6 ¡Pum! Le selló la galleta, o lo que quedaba.
8 Los pasajeros bajaron del barco con las piernas raras, como se baja siempre. Uno besó la tierra. Tenía pelusas.
10 Visto desde allí, el mar era otra vez un suelo con algunas cajas. Pero nadie dijo «total, no era para tanto». Son cosas que solo dice quien no ha cruzado.`,
          en: `0-2 Kevin pulls and pulls. They land!
0-2 {H} and {F} are there.
2-2 Well done, Kevin! Well done, shark!
4! Kevin pulled the ship all the way over. They had crossed the sea!
4! Nobody was wet. Only the shark’s socks were.
4 They hung them on a stick. Now they had a flag!
6 “Have you anything to declare?” asked Mr Stamp.
6 “One shark,” said {H}.
6 Thump! He stamped the biscuit, or what was left of it.
8 They all got off the ship with funny legs, as you do. One of them kissed the land. It had fluff on it.
10 From over there the sea was a floor again, with some boxes on it. But nobody said that it had not been much of a sea. Only people who have not crossed it say that.`,
          alt: {
            es: '{H} salta a tierra y {F} lo celebra junto a una caja con bandera.',
            en: '{H} jumps ashore and {F} cheers, by a box with a flag.',
          },
          picture: {
            H: ['jump', 'happy'],
            F: ['cheer', 'happy'],
            showsThing: true,
            props: ['boxes', 'rope', 'flag', 'fish'],
            shot: 'wide',
          },
        },
        {
          es: `4! {H} dejó {thing} en buenas manos.
4! —Ahora hay que arreglar el mar —dijo {F}—. ¡Que llegue todo el mundo!
4 Juntaron las cajas. En los huecos pusieron cojines.
4 Manolo cogió carrerilla, saltó... ¡y llegó!
4 {X} le puso un diez.
6 Don Severo midió el salto con una cinta y lo apuntó.
6 —De isla a isla —leyó en voz alta—, nunca más de un manolo.
6 —¿Y si viene alguien que salta menos? —preguntó {H}.
6 —Se vuelve a medir —dijo don Severo, y se guardó la cinta en la gorra.
6 —La fuga ya está arreglada —informó el fontanero—. El mar lo he dejado.
6 Doña Encarna se llevó la olla a casa. Así tendría que venir otro día a devolverla.
6 {X} se quedó con el sello un minuto, y hubo que lavar a tres personas.
8 Faltaba saber quién iba a ser el tiburón al día siguiente. Se hizo un silencio. Luego se levantaron nueve manos.
8 —Por turnos —dijo Manolo, sin soltar la aleta—. A galleta el turno.
8 A don Severo le tocó después de merendar. Se puso la aleta encima de la gorra y dio dos vueltas muy despacio.
8 —¿Qué se ve desde ahí? —le preguntó {H}.
8 —Se ve todo muy alto —dijo él—. Y a todos muy lejos.
8 Salió, tachó dos normas más y pidió otra galleta.
10 ¶Las normas se escriben un día para quienes están ese día. Luego llega alguien más alto, o más bajito, o con una olla, y hay que volver a sacar el lápiz. Don Severo lleva ahora dos. Uno es para escribir. El otro, más gastado, es para tachar.`,
          en: `4! {H} left {thing} in good hands.
4! “Now we must mend the sea,” said {F}, “so that anyone can cross!”
4 They put the boxes closer. They put cushions in the gaps.
4 Kevin took a run, and jumped... and got there!
4 {X} gave him ten out of ten.
6 Mr Stamp measured the jump with a tape, and wrote it down.
6 “From island to island,” he read out, “no more than one kevin.”
6 “What if there is somebody who jumps less?” asked {H}.
6 “We measure again,” said Mr Stamp, and kept the tape in his cap.
6 “I have mended the leak,” said the plumber. “I left the sea.”
6 Mrs Potts took the pot home with her. That way she would have to give it back some other day.
6 {X} had the rubber stamp for one minute, and three people needed a wash.
8 There was still the question of who would be the shark tomorrow. There was a hush. Then nine hands went up.
8 “We take turns,” said Kevin, who still had hold of the fin. “It is one biscuit a turn.”
8 It was Mr Stamp’s turn after tea. He put the fin on top of his cap and went round twice, very slowly.
8 “What is it like?” asked {H}.
8 “It all looks so high up,” he said, “and you all look so far away.”
8 He came out, crossed out two more rules and asked for one more biscuit.
10 ¶Rules are written on one day, for those who are there that day. Then somebody comes who is taller, or shorter, or in a pot, and you have to take out the pencil again. Mr Stamp has two of them now. One is for writing. The other, which is shorter, is for crossing out.`,
          alt: {
            es: '{H} coloca una caja y {F} señala dónde va otra.',
            en: '{H} puts down a box and {F} points to where another goes.',
          },
          picture: {
            H: ['kneel', 'happy'],
            F: ['point', 'happy'],
            X: ['cheer', 'happy'],
            showsThing: true,
            props: ['boxes', 'fish', 'pencil'],
          },
        },
        {
          es: `0-2! ¡Ya no hay agua! ¡A bailar!
0-2 {H} y {F} bajan: ¡hop!
0-2 {X} da una galleta.
2-2 Buenas noches, Manolo. ¡Que sueñes con olas!
4! ¡Ya podía empezar {event}!
4 Allí estaba {thing}, sin mojar.
4 Bailaron en mitad del mar. ¡Chap, chap, chap!
6 Del agua no quedaba más que una mancha redonda. Nadie quiso pasarle la fregona.
6 {X} bailó con los pies en alto todo lo que pudo. Fue poco.
8 El niño de la aleta se quedó dormido debajo de una mesa. Don Severo le echó su chaqueta por encima y no miró en ninguna norma si se podía.
10 Algunos mares se van y dejan solo eso: una mancha, unas migas y una costumbre. La de volver la cabeza, antes de saltar, por si alguien se ha quedado a medias.
4! Aquella noche, {H} dejó una galleta junto a la cama. Por si pasaba el tiburón.`,
          en: `0-2! No more water! Now we dance!
0-2 {H} and {F} get off. Hop!
0-2 {X} has a biscuit.
2-2 Good night, Kevin. Dream of big waves!
4! Now it was time for {event}!
4 There was {thing}, quite dry.
4 They danced right in the middle of the sea. Splish, splash!
6 All that was left of the water was a round mark. Nobody wished to mop it up.
6 {X} danced with both feet in the air as long as it could be done. It was not long.
8 The boy with the fin fell asleep under a table. Mr Stamp put his own coat over him, and did not look up whether that was allowed.
10 Some seas go away and leave just that: a mark, some crumbs and a habit. It is the habit of turning your head before you jump, in case somebody has got only halfway.
4! That night {H} put a biscuit next to the bed. The shark might come by.`,
          alt: {
            es: '{H} y {F} bailan junto a {thing} entre las cajas.',
            en: '{H} and {F} dance beside {thing} among the boxes.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['cushion', 'boxes', 'cookie', 'lantern', 'fish'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
