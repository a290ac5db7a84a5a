import type { Plot } from '../plot.ts'

/** The same aunt in none of the photos: a baby misses her, a biscuit presses the button, and she was behind them all. */
export const albumRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'album/setup/baby',
      titles: {
        es: ['¿Tata?', 'Diez pasos atrás', 'Foto seis: una escoba'],
        en: ['Where is Ada?', 'Ten steps back', 'Photo six: a broom'],
      },
      moments: [
        {
          es: `0-2 El bebé mira fotos.
0-2 {H}: ¿y la tía?
2-2 ¡No está! ¡Ni aquí! ¡Ni aquí!
4! {at} el bebé pasaba las hojas del álbum. «¿Tata?», decía.
4! Buscaba a la tía Adela. ¡Y no salía en ninguna foto!
4 —Es que las hago yo —dijo la tía.
6 «Tata» era la única palabra que sabía el bebé. Quería decir «tía», quería decir «patata» y, según el día, quería decir «luna».
6 —Cuarenta años de fotos —contó {F}—, y ni una oreja.
8 —Yo me pongo enfrente, doy diez pasos atrás y aprieto —explicó ella, tan tranquila—. Alguien tiene que estar en ese lado.
10 El bebé llegó a la última hoja, que estaba en blanco. La miró por delante, la miró por detrás y se echó a llorar. Fue el primero de la familia, en cuarenta años, que pidió explicaciones.`,
          en: `0-2 Photos, photos! No Aunt Ada!
0-2 The baby looks.
2-2 Not here! Not here!
4! The baby turned the pages of the album {at}. “Ada?” it said.
4! It was looking for Aunt Ada. And she was in none of them!
4 “I take them, you see,” she said.
6 Ada was the only word that the baby had. It meant aunt, and it meant more, and on some days it meant moon.
6 “That’s forty years of photos,” said {F}, “and not so much as an ear.”
8 “I stand in front, take ten steps back, and press,” she told them, quite happily. “Somebody has to be on that side.”
10 The baby came to the last page, which was blank, looked at the front of it, looked at the back, and burst into tears. In forty years it was the first of the family to ask for an explanation.`,
          alt: {
            es: '{H} y {F} hojean un álbum de fotos.',
            en: '{H} and {F} leaf through a photo album.',
          },
          picture: {
            H: ['sit', 'thoughtful', 'book'],
            F: ['point', 'surprised'],
            props: ['picture', 'camera', 'teddy'],
          },
        },
        {
          es: `4! —Pues este año sale usted —dijo {H}.
4! {F} apretó el botón con una escoba. ¡Clic! Salió la escoba.
4 {X} le lanzó un cojín. ¡Clic! Salió el cojín.
4! {H} probó con el pie. ¡Clic! Salió una rodilla.
6 La escoba había quedado muy elegante, eso sí. Parecía de una familia buena.
6 —La cuelgo en el pasillo —dijo la tía Adela, que no tiraba nunca una foto.
6 Probaron a poner la cámara en una estantería y a rezar. Salió la estantería de enfrente.
6 —¿Y si la hace el abuelo? —preguntó {F}.
6 El abuelo la hizo. Salieron todos los que estaban detrás del abuelo, que eran un armario y una planta.
6 {X} propuso hacer dos fotos y pegarlas por la mitad. Salieron dos mitades del mismo tío.
8 —¿No le da pena no salir? —preguntó {H}.
8 —¿A mí? —dijo la tía, y se puso a limpiar el cristal de la cámara—. Yo os veo a todos. Vosotros solo veis una cámara.
8 Lo limpió por delante. Lo limpió por detrás. Llevaba un buen rato limpio.
8 El bebé, entretanto, se fue gateando y apretó dos interruptores, el timbre y el ombligo del abuelo.
8 {X} lo persiguió por toda la casa y volvió con un calcetín de menos.
10 Así conocía el mundo aquel bebé: lo apretaba para ver qué hacía. El interruptor hacía luz, el timbre hacía ruido y el abuelo hacía «¡ay!». A los diez meses había apretado más botones que un piloto.
10 —Queda una foto —avisó {F}, mirando el contador. Y nadie tuvo ganas de ser el siguiente.`,
          en: `4! “Well, this year you’re going to be in one,” said {H}.
4! {F} pressed the button with a broom. Click! It got the broom.
4 {X} threw a cushion at it. Click! It got the cushion.
4! {H} tried it with one foot. Click! It got a knee.
6 The broom had come out very well, though. It looked like a broom from a good family.
6 “I’ll hang it in the hall,” said Aunt Ada, who never threw a photo away.
6 They put the camera on a shelf and hoped. It got the shelf across the room.
6 “Can Grandad take it?” asked {F}.
6 Grandad took it. He got all that was behind Grandad, which was a wardrobe and a plant.
6 {X} was for taking two photos and joining them up. They got both halves of the same uncle.
8 “Are you never sad to be left out?” asked {H}.
8 “Me?” said Aunt Ada, and began to clean the camera. “I can see all of you. All you see is a camera.”
8 She cleaned the front of it. She cleaned the back of it. It had been clean for some time.
8 By then the baby had gone off on hands and knees. It pressed two light switches, the doorbell, and Grandad’s tummy button.
8 {X} ran after it all round the house, and came back one sock short.
10 That was how the baby got to know the world. It pressed things, to see what they did. The switch did light, the bell did noise, and Grandad did “ow”. At ten months it had pressed more buttons than a pilot.
10 “There’s one photo left,” said {F}, with an eye on the little window. And nobody wanted to be next.`,
          alt: {
            es: '{F} levanta una escoba junto a la cámara y {H} da un salto.',
            en: '{F} lifts a broom by the camera and {H} jumps up.',
          },
          picture: {
            H: ['jump', 'excited'],
            F: ['hold', 'determined', 'broom'],
            X: ['reach', 'happy'],
            props: ['camera', 'chair', 'book'],
          },
        },
        {
          es: `0-2 ¡Clic! Sale una escoba.
0-2 {X} ríe. ¡Ja, ja!
2-2 La tía no sale. {H} y {F} piensan.
4! —Que la haga alguien de fuera —dijo {F}.
4! Y {H} y {F} salieron a buscarlo con la cámara.
4 —¡Tata! —dijo el bebé desde la puerta.
6 Tenía que ser alguien con buen pulso y una mano libre. Y tenía que ser antes de {event}.
6 {X} les dio ideas de gente muy quieta: una estatua, el abuelo después de comer.
8 —Y que no tenga hambre —añadió {F}—. Que a la tía, quien tiene hambre, enseguida le parece de la familia.
10 La tía Adela los vio irse por el objetivo, sin cámara y todo: cerró un ojo y puso los dedos en forma de cuadrito. Llevaba tanto tiempo mirando así que el otro ojo se le aburría.`,
          en: `0-2 Click! It gets a broom!
0-2 {X} laughs. Ha, ha!
2-2 No Aunt Ada. {H} and {F} think hard.
4! “We need somebody from outside,” said {F}.
4! So {H} and {F} took the camera, and went to find one.
4 “Ada!” said the baby at the door.
6 It had to be a person with a steady hand. And it had to be before {event}.
6 {X} told them who keeps still: a guard, a statue, and Grandad after lunch.
8 “And not a hungry one,” said {F}. “If they’re hungry, Aunt Ada will think they’re family.”
10 Aunt Ada watched them go, with one eye shut and her fingers in the shape of a frame. She had looked at things like that for so long that her other eye was getting bored.`,
          alt: { es: '{H} y {F} se van con la cámara.', en: '{H} and {F} set off with the camera.' },
          picture: {
            H: ['walk', 'determined', 'camera'],
            F: ['walk', 'happy'],
            X: ['wave', 'happy'],
            props: ['broom'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'album/setback/guests',
      titles: {
        es: ['Ya eres de la familia', 'Cuarenta y una personas'],
        en: ['Now you are family', 'Forty-one people'],
      },
      moments: [
        {
          es: `0-2 Viene un señor con casco.
0-2 La tía le da pan. ¡Ñam!
2-2 Y el señor se pone en la foto.
4! {H} y {F} volvieron con un ciclista. ¡Él haría la foto!
4! Pero la tía Adela le dio de merendar.
4! ¡Y ya era de la familia! Se puso en la fila de delante.
6 —Con la boca llena no se puede apretar nada —dijo ella.
6 —¿Y ahora quién la hace? —preguntó {F}.
6 Trajeron a una farmacéutica. Le gustó muchísimo el bizcocho.
8 Trajeron a un afinador de pianos, que venía con sus dos hijas. Trajeron a un señor que solo preguntaba por dónde se iba al centro.
10 A todos les decía lo mismo: «¿Y usted va a quedarse ahí de pie, con lo que cabe?». Lo de caber, en boca de la tía Adela, no tenía nada que ver con el sitio.`,
          en: `0-2 Here comes a man with a helmet.
0-2 Aunt Ada gives him cake. Yum!
2-2 And he gets into the photo too.
4! {H} and {F} came back with a cyclist. He would take the photo!
4! But Aunt Ada gave him some tea.
4! That made him family! He sat down in the front row.
6 “He can’t press a button with his mouth full,” she said.
6 “Now who takes it?” asked {F}.
6 They fetched a lady from the chemist’s. She was very taken with the cake.
8 They fetched a piano tuner, who came with his two girls. They fetched a man who only wanted to know the way to the station.
10 Aunt Ada said the same to each of them. “You’re not going to stand over there, when there’s so much room?” There was no room at all. She meant some other kind.`,
          alt: {
            es: '{H} señala una bicicleta y {F} sostiene la cámara, junto a la merienda.',
            en: '{H} points at a bicycle and {F} holds the camera, by the tea table.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['hold', 'worried', 'camera'],
            props: ['bicycle', 'helmet', 'cake', 'table'],
          },
        },
        {
          es: `4! Ya eran cuarenta. Todos estaban delante, y detrás no quedaba nadie.
4 {X} los contó con un dedo. Se contó dos veces.
4! —Dejadlo —dijo la tía Adela—. La hago yo, como siempre.
4! Y dio diez pasos hacia atrás.
6 {H} los contó. Uno, dos, tres. La tía los daba sin mirar, como se baja la escalera de casa. Siete, ocho. En el diez había una baldosa gastada.
6 De lejos, la tía parecía más bajita.
6 —¿Os habéis fijado? —susurró {F}—. Está sola.
6 —Siempre está así —dijo {H}—. Pero desde aquí no se veía, porque estábamos sonriendo.
6 {X} dejó de sonreír para verlo mejor.
6 —¡Quietos! —pidió la tía—. ¡Decid…!
6 Entonces el ciclista estornudó. Empujó a la farmacéutica, que empujó a un tío, que empujó a todos los demás.
8 Cayeron en filas, primero los bajos y luego los altos, con un ruido de biblioteca que se viene abajo.
8 —No he apretado —dijo la tía desde el fondo—. ¡La foto sigue dentro!
8 Hubo que buscar las gafas de once personas. Se las fueron probando unos a otros, y hubo quien no quiso devolverlas, porque con aquellas veía mejor.
8 {X} ayudó a levantarse a un tío abuelo y luego, por error, lo volvió a sentar.
10 {H} no se levantó enseguida. Desde el suelo se veía muy bien la baldosa gastada. Cuarenta años gastan mucho. ¡Cuántas veces había mirado a aquella cámara! Y detrás, sin que nadie se lo pidiera, había habido siempre alguien mirando.
10 —¿Otra rosquilla, mientras tanto? —preguntó la tía a lo lejos.`,
          en: `4! Soon there were forty. They were all in front, and nobody was behind.
4 {X} counted them, and counted {X.himself} twice.
4! “Never mind,” said Aunt Ada. “I’ll take it, the same as ever.”
4! And she took ten steps back.
6 {H} counted them. One, two, three. Aunt Ada did not look behind her, the way you come down your own stairs. Seven, eight. At ten there was a worn tile.
6 From so far off, Aunt Ada was smaller.
6 “Look,” whispered {F}. “She’s all alone.”
6 “She always is,” said {H}. “We never saw. We were too busy smiling.”
6 {X} stopped smiling, to see better.
6 “Keep still!” cried Aunt Ada. “Say…”
6 Then the cyclist sneezed. He bumped the lady from the chemist’s, who bumped an uncle, who bumped the rest.
8 Down they went in rows, the short ones first and then the tall, with a noise like a library falling over.
8 “I didn’t press!” called Aunt Ada. “It’s still in there!”
8 They had to find eleven pairs of glasses. They tried them on each other, and some would not give them back, since they could see better in those.
8 {X} helped a great-uncle up, and then, by mistake, sat him down again.
10 {H} did not get up at once. You could see that worn tile very well from the floor. Forty years wear out a good deal. How many times had {H} looked into that camera? And each time, at the back of it, there had been a person looking out.
10 “A bun, while we wait?” called Aunt Ada, from far away.`,
          alt: {
            es: '{H} y {F} miran a lo lejos, junto a la mesa de la merienda.',
            en: '{H} and {F} look into the distance, by the tea table.',
          },
          picture: {
            H: ['sit', 'thoughtful'],
            F: ['stand', 'sad'],
            X: ['crouch', 'surprised'],
            props: ['chair', 'cake', 'helmet', 'table'],
            shot: 'wide',
          },
        },
        {
          es: `0-2 ¡Achís! ¡Todos al suelo! ¡Pumba!
0-2 {X} ayuda.
2-2 Y la tía está sola. Lejos, muy lejos.
4! —No hace falta alguien de fuera —dijo {H}.
4! —Hace falta alguien de dentro. Alguien que no se quede fuera.
4 —¿Y quién cabe en los dos lados? —preguntó {F}.
6 Lo pensaron mientras recogían migas. Tenía que estar delante para salir y tenía que estar al lado de la cámara para apretar.
6 {X} estiró el brazo cuanto pudo. Le faltaban nueve pasos.
8 —Alguien muy grande —dijo {F}—. Con un brazo de diez pasos.
8 —O alguien muy pequeño —dijo {H}, sin saber por qué.
10 Debajo de la mesa, el bebé había encontrado la bocina del ciclista. La apretó. Hizo un ruido estupendo. La miró con respeto y la apretó otra vez.`,
          en: `0-2 Atishoo! Down they all go!
0-2 {X} helps.
2-2 And Aunt Ada is alone. So far away!
4! “We don’t need somebody from outside,” said {H}.
4! “We need somebody from inside, who won’t be left out.”
4 “Who can be on both sides?” asked {F}.
6 They thought about it as they picked up the crumbs. You had to be in front, to be in it. You had to be next to the camera, to press.
6 {X} reached out as far as {X.he} could. It was nine steps short.
8 “Somebody very big,” said {F}. “With an arm ten steps long.”
8 “Or somebody very small,” said {H}, without knowing why.
10 Under the table the baby had found the cyclist’s horn. It pressed. It was a wonderful noise. The baby looked at the horn with respect, and pressed it again.`,
          alt: {
            es: '{H} y {F} piensan con la cámara en las manos.',
            en: '{H} and {F} think, with the camera in their hands.',
          },
          picture: {
            H: ['think', 'thoughtful', 'camera'],
            F: ['crouch', 'thoughtful'],
            X: ['reach', 'determined'],
            props: ['table', 'helmet', 'cake'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'album/climax/biscuit',
      titles: {
        es: ['Una galleta en el botón', 'Todos quietos', 'El fotógrafo que gateaba'],
        en: ['A biscuit on the button', 'Nobody move', 'The photographer on all fours'],
      },
      moments: [
        {
          es: `0-2 El bebé va a la cámara.
0-2 {H} y {F}: ¡quietos!
2-2 Gatea, gatea, gatea. ¡Ya casi llega!
4! ¡Ya era {event}! La familia entera se peinó {at}.
4! Solo tenían una foto. La tía Adela dio diez pasos atrás.
4 —¡Decid patata!
4 —¡Tata! —gritó el bebé, y se fue tras ella.
6 En el centro habían puesto {thing}. A los lados, por alturas, estaban diecinueve parientes con la barriga metida.
6 —¡Que no se mueva nadie! —dijo la tía—. ¡Y que alguien coja al bebé!
8 No era fácil. Gateando era el más rápido de la familia. Y además iba apretando por el camino todo lo que se dejaba.
10 {H} lo vio pasar entre las piernas de tres tíos, muy decidido, con los ojos puestos en aquella persona que estaba sola allá al fondo. Y pensó que, de todos los presentes, el bebé era el único que iba en la dirección correcta.`,
          en: `0-2 The baby goes to the camera.
0-2 {H} and {F} keep still. Shh!
2-2 It crawls and crawls. It is nearly there!
4! It was {event} at last. They all had their hair brushed {at}.
4! They had one photo left. Aunt Ada took ten steps back.
4 “Say sausages!”
4 “Ada!” cried the baby, and went after her.
6 In the middle they had put {thing}. On both sides, by height, stood nineteen of the family, with their tummies in.
6 “Don’t move!” said Aunt Ada. “And do catch that baby!”
8 That was not easy. On all fours it was the fastest of the family. And it stopped to press anything that would let itself be pressed.
10 {H} saw it go by between the legs of three uncles, with its eyes fixed on somebody far off, all alone. And it seemed to {H} that, of everyone there, only the baby was going the right way.`,
          alt: {
            es: '{H} y {F} posan para la foto junto a {thing}.',
            en: '{H} and {F} pose for the photo beside {thing}.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['point', 'happy'],
            showsThing: true,
            props: ['camera', 'chair', 'teddy'],
            shot: 'wide',
          },
        },
        {
          es: `4 La tía nunca salía en la foto, porque la hacía ella.
4! {H} puso una galleta en el botón de la cámara. ¡Para el bebé!
4 —¡Corra, tía! —dijo {F}—. ¡Póngase en medio!
6 —¿Y quién va a apretar? —preguntó ella.
6 —El bebé. Lo aprieta todo. Solo hay que no moverse.
6 La tía Adela dio diez pasos hacia delante. Nunca había hecho aquel camino. Se le quedaron las manos sin saber dónde ponerse.
6 Soltaron al bebé. Miró a la tía. Miró la galleta. Eligió la galleta.
6 —¡Quietos! —dijo {H} sin abrir la boca.
6 {X} sonreía tanto que se le dormían las orejas.
8 El bebé gateó un poco. Se sentó. Vio una hormiga y la estuvo siguiendo con un dedo, hasta que la hormiga se cansó.
8 —¿Falta mucho? —preguntó un tío sin mover el bigote.
8 —Va por la mitad —informó {F}, también sin moverse.
8 Al abuelo le picaba la nariz. A una prima se le escapó un hipo. Nadie se rio, pero costó.
8 {X} aguantaba sobre una pierna, tal como le había pillado.
10 Pocas veces se ha visto a una familia entera tan quieta y tan de acuerdo. Por una vez no hacían nada. Solo miraban todos lo mismo: un pañal que avanzaba por el suelo, despacio, con todo el tiempo del mundo.
10 —Es el mejor fotógrafo que he tenido delante —murmuró la tía.`,
          en: `4 Aunt Ada was never in the photo, because she took it.
4! {H} put a biscuit on the camera button, for the baby!
4 “Run!” {F} told Aunt Ada. “Get in the middle!”
6 “And who will press?” she asked.
6 “The baby will. It presses everything. We just have to keep still.”
6 Aunt Ada took ten steps forward. She had never been that way before. Her hands did not know where to go.
6 They let the baby go. It looked at Aunt Ada. It looked at the biscuit. It chose the biscuit.
6 “Nobody move!” said {H}, with no lips.
6 {X} smiled so hard that both ears went to sleep.
8 The baby crawled a bit. It sat down. It saw an ant, and followed it with one finger until the ant was tired.
8 “Is it there yet?” asked an uncle, and did not move his moustache.
8 “About half way,” said {F}, and did not move either.
8 Grandad’s nose itched. A cousin got the hiccups. Nobody laughed, but it was hard.
8 {X} stood on one leg, having been caught like that.
10 You seldom see a whole family so still, and so much of one mind. For once they were not doing anything. They all just looked at the same thing, which was a nappy on its way across the floor, with all the time in the world.
10 “That is the best photographer I ever saw,” murmured Aunt Ada.`,
          alt: {
            es: '{H} pone una galleta en la cámara y {F} hace señas.',
            en: '{H} puts a biscuit on the camera and {F} waves.',
          },
          picture: {
            H: ['reach', 'determined', 'cookie'],
            F: ['wave', 'excited'],
            X: ['stand', 'happy'],
            props: ['camera', 'chair', 'teddy'],
          },
        },
        {
          es: `0-2 ¡La galleta! ¡El bebé aprieta!
0-2 ¡Clic! {H} y {F} gritan: ¡bien!
0-2 {X} salta.
2-2 ¡Y la tía está en la foto!
4 El bebé llegó y miró la cámara muy de cerca.
4! El bebé apretó, ¡clic!, y la tía Adela estaba en medio.
4 —Tata —dijo el bebé. Y se comió la galleta entera.
6 Las filas se deshicieron. Todo el mundo se rascó lo que llevaba un rato picándole.
6 {X} dejó por fin de sonreír. Se le había quedado cara de plátano.
8 —¿Habrá salido? —preguntó la tía, colorada—. ¿Tenía yo los ojos abiertos?
8 —Como platos —dijo {H}.
10 La tía se quedó un momento más en el sitio, en medio de todos, donde ya no hacía falta. Tenía un hombro de alguien a cada lado. «Se está bien aquí», pensó. «Se está más calentito».`,
          en: `0-2 A biscuit! The baby presses!
0-2 Click! {H} and {F} shout: hooray!
0-2 {X} jumps.
2-2 And Aunt Ada is in the photo!
4 The baby got there, and looked right into the camera.
4! The baby pressed, click, and Aunt Ada was in the middle!
4 “Ada,” said the baby, and ate the biscuit.
6 The rows broke up. They all scratched whatever had been itching.
6 {X} could stop smiling at last, and had a face like a banana.
8 “Did it come out?” asked Aunt Ada, quite pink. “Were my eyes open?”
8 “As wide as plates,” said {H}.
10 Aunt Ada stayed where she was a moment longer, in the middle of them, though there was no need. She had somebody’s shoulder on each side. It was nice in there, she thought. It was warmer.`,
          alt: {
            es: '{H} y {F} celebran que la foto está hecha.',
            en: '{H} and {F} cheer, for the photo is taken.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['jump', 'excited'],
            X: ['cheer', 'happy'],
            props: ['picture', 'camera', 'cookie', 'teddy'],
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'album/resolution/backs',
      titles: {
        es: ['Diecinueve y una nariz', 'Por detrás', 'La letra de la tía Adela'],
        en: ['Nineteen and a nose', 'On the back', 'In Aunt Ada’s writing'],
      },
      moments: [
        {
          es: `0-2 ¡Mira la foto! ¡Qué nariz!
0-2 Es la nariz del bebé.
2-2 {H} ríe. {F} ríe. ¡Vaya nariz!
4 Llegó la foto. ¡Delante salía la nariz del bebé, enorme!
4 Detrás de la nariz estaban todos, con la tía en medio.
4 —¡No falta nadie! —dijo {F}.
6 Era verdad. Salían diecinueve parientes del tamaño de un garbanzo y una nariz del tamaño de un melón.
6 —Está un poco inclinada —dijo la tía.
6 —Es que iba a gatas —dijo {H}.
8 Lo mejor era la cara de la gente. En las otras fotos miraban todos a una cámara. En esta miraban todos a un bebé.
10 La pegaron en la última hoja, la que estaba en blanco. El bebé puso el dedo encima de la tía Adela, sin equivocarse, y dijo la única palabra que sabía. Quería decir «aquí estás».`,
          en: `0-2 Look at the photo! What a nose!
0-2 It is the baby’s nose.
2-2 {H} laughs and {F} laughs. What a nose!
4 The photo came. In front was the baby’s nose, and it was huge!
4 Behind the nose were all the rest, with Aunt Ada in the middle.
4 “There’s nobody missing!” said {F}.
6 It was true. There were nineteen people as big as a pea, and a nose as big as a melon.
6 “It’s on a slant,” said Aunt Ada.
6 “It was taken on all fours,” said {H}.
8 The best of it was the faces. In the old photos they were all looking at a camera. In this one they were all looking at a baby.
10 They stuck it on the last page, the blank one. The baby put a finger on Aunt Ada, right away, and said its only word. It meant: there you are.`,
          alt: {
            es: '{H} y {F} se ríen con la foto nueva y el álbum.',
            en: '{H} and {F} laugh over the new photo and the album.',
          },
          picture: {
            H: ['hold', 'happy', 'book'],
            F: ['cheer', 'happy'],
            props: ['picture', 'camera', 'table', 'teddy'],
            shot: 'medium',
          },
        },
        {
          es: `4! El bebé arrancó una foto vieja. ¡Por detrás había letras!
4! Las había escrito la tía Adela. ¡En las cuarenta!
4 —Léelo, {H!} —pidió {F}.
4 {X} acercó la silla.
6 «Hoy se cayó la tarta y la comimos con cuchara, del suelo», ponía.
6 Leyeron otra. «El perro ha mordido al fotógrafo, que soy yo».
6 Y otra. «Julio no quería salir y está detrás de mi sombrero».
6 Les dieron la vuelta a todas. Por delante estaba la familia muy seria, con su raya al lado. Por detrás estaba la tía, contando la verdad.
6 —¡Usted sale en todas! —dijo {F}—. ¡Pero por el otro lado!
6 {X} leyó una en voz baja y la pegó con muchísimo pegamento.
8 —Es que alguien tenía que acordarse —dijo la tía.
8 Aquella tarde nadie encendió la tele. Un tío se enteró de quién le había escondido los zapatos en 1998. Dos primas hicieron las paces por una cosa que ya no recordaban.
8 La de hacía diez años decía solo: «Llovía y estábamos todos». La leyeron dos veces.
8 {X} preguntó si se podía volver a mojar así, todos a la vez, y se apuntó para el verano.
10 {H} se fijó en la letra. Al principio era grande y con adornos. Luego se iba volviendo pequeña, porque cada año había más gente y más cosas que contar, y el cartón seguía siendo el mismo.
10 —Haga la próxima foto más grande —dijo {F}—. Por el lado de atrás.`,
          en: `4! The baby pulled out an old photo. There was writing on the back!
4! Aunt Ada had done it. It was on all forty!
4 “Read it, {H!},” begged {F}.
4 {X} pulled up a chair.
6 “The cake fell, and we ate it off the floor with spoons,” it said.
6 They read one more. “The dog bit the photographer, who was me.”
6 And one more. “Jim did not want to be in it, and is behind my hat.”
6 They turned them all over. On the front was the family, very stiff, with its hair combed flat. On the back was Aunt Ada, telling the truth.
6 “So you are in them all,” said {F}, “only on the other side!”
6 {X} read one in silence, went pink, and stuck it down with a lot of glue.
8 “Well, somebody had to remember,” said Aunt Ada.
8 That evening nobody turned on the telly. An uncle found out who had hidden his shoes in 1998. Two cousins made it up, over something that they could not recall.
8 The one from ten years ago just said: “It rained, and we were all there.” They read that twice.
8 {X} asked if they could all get wet like that again, and put it down for the summer.
10 {H} looked at the writing. In the early ones it was large, with loops. Then it got smaller and smaller, for each year there were more people, and more to tell, and the card was still the same size.
10 “Next time, take a bigger photo,” said {F}. “On the back, I mean.”`,
          alt: {
            es: '{H} lee el revés de una foto y {F} escucha.',
            en: '{H} reads the back of a photo and {F} listens.',
          },
          picture: {
            H: ['hold', 'surprised', 'letter'],
            F: ['sit', 'happy'],
            X: ['sit', 'happy'],
            props: ['picture', 'book', 'table', 'chair'],
          },
        },
        {
          es: `0-2! ¡Aquí está la tía! ¡Y una nariz!
0-2 {H} y {F} ríen.
0-2 {X} ríe.
2-2! ¡Y otra foto la hará el bebé!
4 Le dieron la vuelta a la foto nueva. ¡Estaba en blanco!
4 {X} buscó un lápiz.
4 —Escriba usted, tía —dijo {H}.
6 La tía Adela mordió el lápiz un buen rato.
6 Sabía lo que había visto en las otras cuarenta. En esta no había visto nada, porque estaba dentro.
8 —No sé qué poner —dijo—. Desde ahí no se ve la foto.
8 —¿Y qué se ve? —preguntó {F}.
10 La tía miró alrededor. Vio la mesa, las migas y diecinueve cabezas que no querían irse a dormir. Vio un bebé dormido, con la mano en un botón de su blusa.
4! Y la tía escribió por detrás: «Este año estuve yo delante».`,
          en: `0-2! Here is Aunt Ada! And a nose!
0-2 {H} and {F} laugh.
0-2 {X} laughs.
2-2! And the baby will take one more!
4 They turned the new photo over. It was blank!
4 {X} found a pencil.
4 “You write it,” {H} told Aunt Ada.
6 Aunt Ada bit the pencil for a good while.
6 She knew what she had seen in the other forty. In this one she had not seen a thing, for she was in it.
8 “I don’t know what to put,” she said. “You can’t see the photo from in there.”
8 “What can you see?” asked {F}.
10 Aunt Ada looked round, at the table, and the crumbs, and nineteen heads that did not want to go to bed. There was a baby asleep, with one hand on a button of her blouse.
4! And on the back Aunt Ada wrote: “This year I was in front.”`,
          alt: {
            es: '{H} y {F} ríen junto a la foto, cerca de {thing}.',
            en: '{H} and {F} laugh by the photo, near {thing}.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['crouch', 'happy'],
            X: ['hold', 'happy', 'pencil'],
            showsThing: true,
            props: ['picture', 'book', 'table', 'camera'],
          },
        },
      ],
    },
  ],
}
