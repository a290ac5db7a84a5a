import type { Plot } from '../plot.ts'
import { albumRetold } from '../retold/album.ts'

/** The aunt who takes the family photo is in none. With one picture left, a mirror puts her in the middle. */
export const album: Plot = {
  id: 'album',
  retold: albumRetold,
  themes: ['familiar', 'valores'],
  refrains: { es: ['¡Decid patata!', '¡Quietos, patata!'], en: ['Say sausages!', 'Say cheese, please!'] },
  blurb: {
    es: 'Cuarenta fotos de familia y la tía Adela no sale en ninguna. Alguien tiene que darle al botón. Este año, {H} y {F} se han propuesto que salga. Solo queda una foto en la cámara, y de las anteriores más vale no hablar. ¿Quién la hará sin quedarse fuera?',
    en: 'Forty family photos, and Aunt Ada is in none of them. Somebody has to press the button. This year {H} and {F} mean to get her in. There is one picture left, and of the others the less said the better. Who can take it and not be left out?',
  },
  setup: {
    id: 'album/setup',
    titles: {
      es: ['La foto de todos los años', 'Un dedo de la tía Adela', 'Tres pies y una oreja'],
      en: ['The picture of the year', 'One finger of Aunt Ada', 'Three feet and an ear'],
    },
    moments: [
      {
        es: `0-2 ¡Clic! Un pie. ¡Clic! Una nariz.
0-2 {H} y {F} dicen: ¡patata!
2-2 ¿Quién hace la foto? La tía.
4! Tocaba foto de familia {at}. La hacía la tía Adela, como siempre.
4! {H} miró el álbum. Allí estaban todos. ¡Menos la tía Adela!
4 —Alguien tiene que darle al botón —dijo ella.
6 Había cuarenta fotos, una por año. En todas salía la misma silla. La tía no salía en ninguna.
6 Bueno, en una. Salía su dedo.
8 Era un dedo gordo, rosa y borroso, y tapaba a medio perro. Debajo ponía: «Todos, y un poco de Adela».
10 Adela era tía de toda la familia y también de bastante gente que no lo era. Si uno se quedaba a merendar dos veces, a la tercera ya la llamaba tía.`,
        en: `0-2 Click! A foot. Click! A nose.
0-2 {H} and {F}: cheese!
2-2 Who takes the photo? Aunt Ada does.
4! It was time for the family photo {at}. Aunt Ada took it, as she did each year.
4! {H} looked in the album. They were all there. But not Aunt Ada!
4 “Somebody has to press the button,” she said.
6 There were forty photos, one for each year. The same chair was in all of them. Aunt Ada was in none.
6 Well, she was in one. It was her finger.
8 It was a fat pink blur of a finger, and it hid half a dog. Below it somebody had written: “All of us, and some of Ada”.
10 Ada was aunt to the whole family, and to a good many people who were not in it. If you stayed to tea twice, by the third time you called her Aunt.`,
        alt: {
          es: '{H} y {F} miran un álbum de fotos junto a una cámara.',
          en: '{H} and {F} look at a photo album beside a camera.',
        },
        picture: {
          H: ['hold', 'surprised', 'book'],
          F: ['point', 'thoughtful'],
          props: ['camera', 'chair', 'table'],
        },
      },
      {
        es: `4! —Este año la hacemos nosotr{HF:os/as} —dijo {H}—. ¡Y sale la tía!
4! {F} cogió la cámara. ¡Clic! Salió un pie.
4 {X} también probó. ¡Clic! Salió su pulgar, enorme.
4 {H} tampoco acertó. ¡Clic! Salió el techo.
6 La cámara era vieja y pesaba como un melón. Tenía un botón duro y una tapa que se caía.
6 Después hicieron otro pie, una oreja y un pie más. Este último era muy nítido.
6 —Me estáis sacando por partes —dijo la tía, que había reconocido la oreja.
6 —Es que se mueve el mundo —protestó {F}.
6 —¿No puede hacer la foto ella sola? —preguntó {H}.
6 La tía señaló una palanquita. Servía para que la cámara contara hasta diez. Corrieron todos a ponerse. La cámara contó hasta dos. ¡Clic!
6 Foto nueve: veintidós espaldas corriendo y un perro de frente.
6 {X} opinaba que las espaldas habían salido muy naturales.
8 —No os preocupéis por mí —dijo la tía—. Si salís riendo, es que yo estaba delante. Eso también es salir.
8 Era verdad que en las cuarenta fotos se reían todos. Y no con risa de foto. Con risa de que alguien acaba de hacer una tontería.
8 —¿Qué hace usted para que se rían? —preguntó {H}.
8 —Nada —dijo la tía, y puso una cara que hay que ver para creerla.
8 {X} se rio tanto que apretó el botón sin querer. Foto diez: un bolsillo.
10 {F} miró el contador. En la cámara cabían doce fotos y ya habían gastado once. Nadie supo explicar la once. Era completamente negra, pero muy bien enfocada.
10 —Queda una —dijo.
10 Se hizo un silencio de esos que hace la gente cuando le pasan algo que se puede romper. Hasta la silla del álbum, que estaba en una esquina, parecía más derecha.`,
        en: `4! “This year we will do it,” said {H}. “Then Aunt Ada can be in it!”
4! {F} took the camera. Click! It got a foot.
4 {X} had a go. Click! It got a huge thumb.
4 {H} did no better. Click! It got the ceiling.
6 The camera was old, and it weighed as much as a melon. It had a stiff button, and a lid that fell off.
6 Next they got one more foot, an ear, and a third foot. That last one was very sharp.
6 “You are doing me in bits,” said Aunt Ada, who had looked at the ear.
6 “Can’t it take one by itself?” asked {F}.
6 Aunt Ada showed them a tiny lever. It made the camera count to ten. They all ran to get in. The camera counted to two. Click!
6 Photo nine: twenty-two backs, running, and the front of a dog.
6 {X} thought the backs looked very natural.
8 “Don’t you mind about me,” said Aunt Ada. “If you come out laughing, then I was in front of you. That is a way of being in it.”
8 It was true that they laughed in all forty photos. It was not a camera smile. It was the way you laugh when somebody has just done a very silly thing.
8 “What do you do to make them laugh?” asked {H}.
8 “Nothing,” said Aunt Ada, and made a face that has to be seen to be believed.
8 {X} laughed so much that the button went down by accident. Photo ten: a pocket.
10 {F} looked at the little window. The camera held twelve pictures, and eleven had gone. Nobody could account for the eleventh. It was completely black, though beautifully sharp.
10 “There is one left,” said {F}.
10 There was the kind of silence that falls when people are handed something that can break. Even the chair from the album, over in the corner, seemed to sit up.`,
        alt: {
          es: '{F} sujeta la cámara y {H} mira una foto mal hecha.',
          en: '{F} holds the camera and {H} looks at a photo gone wrong.',
        },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['hold', 'surprised', 'camera'],
          X: ['stand', 'happy'],
          props: ['picture', 'camera', 'chair', 'book'],
        },
      },
      {
        es: `0-2 ¡Clic, clac! ¿Quién falta?
0-2 {H}, aquí. {F}, también.
0-2 {X}, arriba.
2-2 ¡Falta la tía! Hay que ensayar más. ¡Clic!
4! —Solo queda una foto —dijo {H}—. Tiene que salir bien.
4 —Pues vamos a ensayar —dijo {F}.
4 La tía Adela les prestó la cámara. Se fueron con ella al cuello.
4! Tenían hasta {event}.
6 Ensayaban sin apretar. En lugar de eso, decían «clic» con la boca.
6 {X} les recordó que la tapa se quita. En la foto negra nadie había caído.
6 —¡Y quien aprieta pone una cara que dé risa! —gritó la tía desde la puerta.
8 ¡Clic!, un gato. ¡Clic!, una nube que parecía otro gato. Con la boca salían todas perfectas.
8 —¿Y cómo se sale en una foto que haces tú? —preguntó {F}.
8 —Corriendo mucho —dijo {H}—. O siendo dos.
10 Lo de ser dos les pareció que tenía futuro. Todavía no sabían cómo, pero lo apuntaron en la cabeza, en el sitio donde se dejan las llaves para encontrarlas luego.`,
        en: `0-2 Aunt Ada is not in! Click, clack!
0-2 {H} is in. {F} is in.
0-2 So is {X}.
2-2 Only Aunt Ada is not! Try once more.
4! “There is one photo left,” said {H}. “We must get it right.”
4 “Then let’s go and practise,” said {F}.
4 Aunt Ada lent them her camera. It hung from a strap.
4! They had until {event}.
6 They did not press the button. They said “click” out loud.
6 {X} told them that the lid comes off. That took care of the black one.
6 “And don’t forget the silly face!” Aunt Ada called from the door.
8 Click: a cat. Click: a cloud that looked like the cat. When you said it out loud, they all came out right.
8 “How can you be in a photo, if you are the one who takes it?” asked {F}.
8 “You run fast,” said {H}. “Or there are two of you.”
10 They both felt that there was something in that. They did not know what yet, but they put it by, in the part of the head where you leave your keys.`,
        alt: {
          es: '{H} y {F} salen con la cámara a ensayar.',
          en: '{H} and {F} set out with the camera to practise.',
        },
        picture: {
          H: ['walk', 'determined', 'camera'],
          F: ['walk', 'happy'],
          X: ['wave', 'happy'],
          props: [],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'album/setback',
    titles: { es: ['Cloc', 'Diecinueve bollos'], en: ['Clonk', 'Nineteen dents'] },
    moments: [
      {
        es: `0-2 ¡Cloc! Se cae la cámara.
0-2 {H} calla. {F} calla.
2-2 ¿Se ha roto? Suena por dentro.
4! {H} ató un hilo al botón de la cámara. {F} tiró desde lejos, muy despacio.
4! La cámara se asomó al borde de la mesa. ¡Cloc!
4 Dentro sonaba algo suelto: clinc, clinc.
6 Ya no contaba hasta diez. Tampoco contaba hasta dos.
6 —La tía nos la prestó —dijo {F}. Y no hizo falta decir nada más.
8 Tenía un bollo nuevo en una esquina, redondo como un hoyuelo. {H} sopló encima, por si era polvo. No era polvo.
10 Durante un rato estuvieron pensando en todas las cosas que podían decir que no eran del todo mentira. Eran bastantes, y ninguna les gustaba.`,
        en: `0-2 Clonk! The camera falls.
0-2 {H} is still. {F} is still.
2-2 Did it break? It rattles.
4! {H} tied a thread to the camera. {F} pulled it from far off, so gently.
4! The camera peeped over the edge of the table. Clonk!
4 Something was loose in it: clink, clink.
6 It could not count to ten any more. It could not count to two.
6 “She lent it to us,” said {F}. That was all there was to say.
8 It had a new dent in one corner, as round as a dimple. {H} blew on it, in case it was dust. It was not dust.
10 For a while they thought of all the things they could say that were not exactly lies. There were quite a few, and they did not like any of them.`,
        alt: {
          es: 'La cámara se ha caído. {H} y {F} no saben qué decir.',
          en: 'The camera has fallen, and {H} and {F} look at it.',
        },
        picture: {
          H: ['kneel', 'worried', 'camera'],
          F: ['stand', 'worried', 'thread'],
          props: ['table', 'camera'],
          shot: 'close',
        },
      },
      {
        es: `4 La tía Adela llegó con un plato de galletas.
4! —Se nos ha caído —dijo {H} muy deprisa—. Ha sido con el hilo.
4! La tía miró el bollo. ¡Y se echó a reír!
4 {X} se comió una galleta del susto.
6 —Este es el veinte —dijo—. Mirad, mirad.
6 Le dio la vuelta a la cámara. Estaba llena de bollos. La tía los fue tocando uno por uno, como quien pasa lista.
6 —Este es de una boda. Me reí y se me cayó en la tarta. Este es del día que nació el perro.
6 —¿Y este? —preguntó {F}.
6 —Este es tuyo. Te pedí que la sujetaras un momento.
6 {F} acercó la nariz. De pronto aquello no parecía una cámara abollada. Parecía un álbum, pero sin papel.
8 —O sea, que usted no sale en las fotos —dijo {H}—, pero sí en los bollos.
8 La tía se quedó con la galleta a medio camino. Nunca lo había mirado así. Se puso las gafas y los volvió a contar, esta vez de izquierda a derecha.
8 —¿Y cómo llamamos a este? —preguntó, tocando el nuevo.
8 —El de decirlo enseguida —dijo {F}.
8 {X} propuso llamarlo «el del hilo», que era más corto. Se votó. Ganó la tía, que tenía dos votos por ser la dueña.
10 Era raro. Habían venido con una cosa rota y un miedo del tamaño de un armario. El miedo se había quedado sin sitio entre tanta boda y tanto perro, y se había ido sin despedirse.
10 —Hace clinc —avisó {H}, por si no lo había oído.
10 —Es la palanquita —dijo la tía—. Nunca supo contar. El botón funciona, que es lo suyo. Pero, claro, alguien tendrá que apretarlo.
10 Lo dijo como siempre, sin darle importancia. A {H} le sonó, por primera vez, como una puerta que se cierra muy despacio.`,
        en: `4 Aunt Ada came in with a plate of biscuits.
4! “We dropped it,” said {H} in a rush. “It was the thread.”
4! Aunt Ada looked at the dent. And she laughed!
4 {X} ate a biscuit, to get over the shock.
6 “That makes twenty,” she said. “Look here.”
6 She turned the camera round. It was full of dents. She put a finger on each of them.
6 “This one is from a wedding. I laughed, and it fell in the cake. This is from the day the dog was born.”
6 “What about this?” asked {X}.
6 “That was you. I asked you to hold it for a second.”
6 {F} came up close. All at once it did not look like a camera full of dents. It was more like an album with no paper.
8 “So you are not in the photos,” said {H}, “but you are in the dents.”
8 Aunt Ada stopped with a biscuit in the air. She had never seen it like that.
8 “And what shall we call this one?” she asked, with a finger on the new dent.
8 “The one we owned up to,” said {F}.
8 {X} said that “the thread one” was shorter. They took a vote. Aunt Ada won, since she got two votes for being the owner.
10 It was odd. They had come in with a broken thing and a fear the size of a wardrobe. Among so many weddings and dogs the fear could find no room, and it had left without a word.
10 “It goes clink,” said {H}, in case she had not heard.
10 “That is the lever,” said Aunt Ada. “It never could count. The button works, which is the main thing. But then, of course, somebody has to press it.”
10 She said it as she always did, as if it were nothing. To {H} it sounded, for the first time, like a door that shuts very slowly.`,
        alt: {
          es: 'Con galletas delante, {H} y {F} cuentan los bollos de la cámara.',
          en: 'Over biscuits, {H} and {F} count the dents in the camera.',
        },
        picture: {
          H: ['hold', 'calm', 'camera'],
          F: ['point', 'surprised'],
          X: ['sit', 'happy', 'cookie'],
          props: ['cookie', 'table'],
        },
      },
      {
        es: `0-2 La tía ríe. ¡Ja, ja!
0-2 {F} ríe. {H} ríe.
0-2 {X} come.
2-2 No pasa nada. ¡Toma una galleta muy grande!
4! La cámara ya no sabía contar. ¡Pero el botón hacía clic!
4 —Queda una foto —dijo {F}—. ¿Quién la hace?
4! —Nadie que se quede fuera —dijo {H}.
6 Se colgaron la cámara. Pesaba lo mismo que antes, más un bollo.
6 —Y que salga el perro entero —pidió la tía.
6 {X} les metió dos galletas en el bolsillo, para pensar.
6 Fuera, la luz se iba poniendo de color de miel.
8 —¿Y si la hace el perro? —dijo {F}.
8 —Entonces no sale el perro.
8 —Es verdad. Siempre falta alguien.
8 Se cruzaron con un señor que paseaba un paraguas cerrado, y luego con otro que paseaba dos. Ninguno sabía hacer fotos sin estar en algún sitio.
10 Probaron a imaginar una foto en la que no faltara nadie, ni delante ni detrás. Les salía siempre una cosa con dos lados, como una puerta. O como otra cosa que tenían en la punta de la lengua.`,
        en: `0-2 Aunt Ada laughs. Ha, ha!
0-2 {F} laughs. {H} laughs.
0-2 {X} eats.
2-2 It’s all right. Have a biscuit!
4! The camera could not count. But the button went click!
4 “There is one photo left,” said {F}. “Who will take it?”
4! “Not somebody who gets left out,” said {H}.
6 They put the strap back on. The camera weighed the same as before, plus one dent.
6 “And do get all of the dog in,” said Aunt Ada.
6 {X} gave them two biscuits each, to help them think.
6 Outside, the light had turned the colour of honey.
8 “What if the dog takes it?” said {F}.
8 “Then the dog is not in it.”
8 “That’s true. There is always someone.”
8 They met a man with a shut umbrella, and then a man with two. Neither of them knew how to take a photo and not be somewhere.
10 They tried to think of a photo where nobody was missing, in front or behind. It always came out as a thing with two sides, like a door. Or like something else, which was on the tip of the tongue.`,
        alt: {
          es: '{H} y {F} se marchan pensando, con la cámara y unas galletas.',
          en: '{H} and {F} walk off deep in thought, with the camera.',
        },
        picture: {
          H: ['walk', 'thoughtful', 'camera'],
          F: ['walk', 'thoughtful', 'cookie'],
          X: ['wave', 'happy'],
          props: ['sun'],
          time: 'sunset',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'album/climax',
    titles: {
      es: ['La última foto', 'Veintitrés y un perro', 'Siempre falta alguien'],
      en: ['The last picture', 'Twenty-three and a dog', 'There is always someone'],
    },
    moments: [
      {
        es: `0-2 ¡Todos juntos! ¡Quietos!
0-2 Falta la tía. {H} mira. {F} mira.
2-2 ¿Cómo sale la tía? ¿Eh?
4! Llegó {event}. La familia entera se puso para la foto {at}.
4! En medio colocaron {thing}. Detrás de la cámara estaba la tía Adela.
4 —¡No respiréis! —dijo ella.
6 Eran veintitrés y un perro. Los altos, detrás. Los bajos, delante. El perro, donde quiso.
6 Solo quedaba una foto, y el sol se estaba yendo.
8 —Un momento —pidió {H}—. Falta usted.
8 —Yo nunca falto —dijo la tía—. Estoy aquí detrás.
10 Veintitrés cabezas se volvieron a mirarla. Era la primera vez, en cuarenta años, que la familia entera caía en la cuenta a la vez. El perro también, pero él ya lo sabía.`,
        en: `0-2 All in a row! Keep still!
0-2 No Aunt Ada. {H} looks. {F} looks.
2-2 How can she get in?
4! It was time for {event}. The whole family stood in rows {at}.
4! In the middle was {thing}. Aunt Ada was behind the camera.
4 “Don’t breathe!” she said.
6 There were twenty-three of them, and a dog. The tall ones stood at the back. The small ones sat in front. The dog went where it liked.
6 There was just one photo left, and the sun was going.
8 “Wait,” said {H}. “You are missing.”
8 “I never miss one,” said Aunt Ada. “I am right here, behind it.”
10 Twenty-three heads turned to look at her. For the first time in forty years they all saw it at once. So did the dog, but then the dog had always known.`,
        alt: {
          es: 'La familia se coloca para la foto, con {H}, {F} y {thing}.',
          en: 'It is photo time for {H} and {F}, with {thing} in the middle.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['stand', 'happy'],
          showsThing: true,
          props: ['camera', 'chair'],
          time: 'sunset',
          shot: 'wide',
        },
      },
      {
        es: `4! Quedaba una sola foto. ¿Cómo iba a salir la tía Adela, si la hacía ella?
4 {X} se ofreció a hacerla. Dijeron que no veintidós.
6 —Aprieto y corro —dijo la tía. Probó sin apretar. Corría como un pingüino. No llegaba ni a la silla.
6 —La hago yo —dijo {H}. Pero entonces faltaba {H}.
6 —La hago yo —dijo {F}. Pero entonces faltaba {F}.
6 —¡Daos prisa, que se va el sol! —dijo un primo.
6 {F} se puso a hacer muecas en el espejo grande de la tía, para no aburrirse. Por detrás, en el espejo, pasó la tía.
6 {F} se quedó con la mueca puesta.
8 —Te estoy viendo —le dijo {F} al espejo—. Y me ves. Y estamos del mismo lado.
8 —¡Repite eso! —gritó {H}.
8 —¿Lo de la mueca?
8 —¡Lo del lado!
8 La tía no entendía nada. El perro movía el rabo, así que él sí.
8 Fueron corriendo a por él. Era un espejo de cuerpo entero, con un marco de madera, y pesaba como un caballo dormido.
8 {X} despejó el camino, apartó la mesa, dio órdenes a todo el mundo y pisó al perro.
10 ¶Hay ideas que llegan con la voz muy baja, justo cuando todo el mundo está hablando. Hay que tener la suerte de oírlas y la paciencia de preguntar: «¿Cómo has dicho?».
10 ¶—Por aquí no cabe —dijo {F}, con un extremo en el hombro.
10 —Por donde cabe un piano, cabe un espejo —jadeó {H}, que no había movido un piano en su vida.`,
        en: `4! There was one photo left. How could Aunt Ada be in it, if she took it?
4 {X} said, “I will take it!” Twenty-two of them said no.
6 “I press and run,” said Aunt Ada. She tried it, but did not press. She ran like a penguin. She did not get as far as the chair.
6 “I’ll do it,” said {H}. But then {H} was not in it.
6 “I’ll do it,” said {F}. But then {F} was not in it.
6 “Let’s do it with no sun!” said a cousin, for the sun was nearly gone.
6 {F} pulled faces in Aunt Ada’s big mirror, to pass the time. In the mirror, at the back, Aunt Ada went by.
6 {F} stopped in the middle of a face.
8 “I can see you,” {F} told the mirror. “And you can see me. And we are both on the same side.”
8 “Say that again!” cried {H}.
8 “The face?”
8 “The side!”
8 Aunt Ada did not follow. The dog wagged its tail, so the dog did.
8 They ran to get it. It was a mirror as tall as a door, with a wooden frame, and it weighed as much as a sleeping horse.
8 {X} cleared the way, moved the table and stood on the dog.
10 ¶Some ideas speak in a very low voice, just when everybody else is talking. You need the luck to hear them and the patience to ask: “What was that you said?”
10 ¶“It won’t go through,” said {F}, from under one end.
10 “Where a piano goes, a mirror goes,” puffed {H}, who had never moved a piano at all.`,
        alt: {
          es: '{F} se mira en un espejo grande y {H} tiene una idea.',
          en: '{F} looks in a big mirror and {H} has an idea.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['stand', 'surprised'],
          X: ['reach', 'worried'],
          props: ['mirror', 'camera', 'chair'],
          time: 'sunset',
          together: ['point-to', 'H', 'F'],
        },
      },
      {
        es: `0-2 ¡Un espejo! ¡Qué grande!
0-2 {H} y {F} lo sujetan.
0-2 {X} posa.
2-2 ¡La tía está dentro y hace muecas! ¡Clic!
4-4! La tía Adela tenía un espejo muy grande.
4-4! {H} y {F} sujetaron el espejo delante de todos.
6! {H} y {F} sujetaron el espejo grande de la tía, delante de todos.
4! La tía se puso en medio. ¡En el espejo salía ella también!
4 —¡Decid patata!
4 —¡Patata! ¡Clic!
6 Pero antes del clic pasó una cosa. La tía puso su cara de hacer reír. Y se la vio.
6 —¿Esa soy yo? —dijo—. ¿Llevo cuarenta años poniendo esa cara?
6 —¡Sí! —gritaron los veintitrés.
8 Era una cara con los ojos juntos, la boca en una esquina y las orejas en marcha. A nadie más le había salido nunca.
8 {X} fue el primer sitio por donde empezó la risa. Luego se rieron las filas de atrás, las de delante, el perro y la cámara, que no paraba de temblar.
8 —¡No me hagáis reír, que la muevo!
10 El espejo también temblaba. A un lado, los dedos de {H}. Al otro, los de {F}. Pesaba cada vez más, y no lo habrían soltado por nada del mundo.`,
        en: `0-2 A mirror! It is so big!
0-2 {H} and {F} hold it.
0-2 {X} smiles.
2-2 Aunt Ada is in it! Click!
4-4! Aunt Ada had a very big mirror.
4-4! {H} and {F} held the mirror up in front of them all.
6! {H} and {F} held up Aunt Ada’s big mirror in front of them all.
4! Aunt Ada stood in the middle. She was in the mirror too!
4 “Say sausages!”
4 “Sausages!” Click!
6 But just before the click, Aunt Ada made her funny face. And she saw it.
6 “Is that me?” she said. “Have I made that face for forty years?”
6 “Yes!” cried all twenty-three of them.
8 It had crossed eyes, a mouth in one corner and ears on the move. Nobody else had ever been able to do it.
8 It began with {X}. Then the back rows laughed, and the front rows, and the dog, and the camera, which would not stop shaking.
8 “Don’t make me laugh, I’ll jog it!”
10 The mirror was shaking too. On one side were {H}’s fingers. On the other were {F}’s. It got heavier and heavier, and they would not have let go for the world.`,
        alt: {
          es: '{H} y {F} sujetan el espejo para la foto.',
          en: '{H} and {F} hold up the mirror for the photo.',
        },
        picture: {
          H: ['hold', 'determined', 'mirror'],
          F: ['reach', 'happy'],
          X: ['cheer', 'happy'],
          props: ['camera', 'chair'],
          time: 'sunset',
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'album/resolution',
    titles: {
      es: ['La foto cuarenta y una', 'Alguien tenía que sujetar el espejo', 'Todos, y mucho de Adela'],
      en: ['Photo forty-one', 'Somebody had to hold the mirror', 'All of us, and lots of Ada'],
    },
    moments: [
      {
        es: `0-2 ¡Ha llegado la foto! ¡Oh!
0-2 {H} la mira. {F} la mira.
2-2 ¡La tía está en medio!
4! Llegó el sobre con las doce fotos. La última era la buena.
4! ¡Allí estaba la tía Adela, en medio de todos!
4 La cámara le tapaba un ojo. El otro reía.
6 —Está movida —dijo la tía.
6 —No está movida —dijo {F}—. Está riéndose.
6 La pusieron en el álbum, en la página cuarenta y una. La tía pasó la mano por encima, como si la foto tuviera frío.
8 Las otras once fotos también las pegaron, con oreja y todo. Del pie nítido sacaron dos copias.
10 Nadie decía nada. Hay silencios que son una habitación vacía. Aquel estaba lleno de gente.`,
        en: `0-2 The photo is here! Oh!
0-2 {H} looks. {F} looks.
2-2 Aunt Ada is right in the middle!
4! In came the photos, all twelve. The last was the good one.
4! There was Aunt Ada, in the middle of them all!
4 The camera hid one eye. The other was laughing.
6 “It’s a blur,” said Aunt Ada.
6 “It is not a blur,” said {F}. “It is a laugh.”
6 It went into the album, on page forty-one. Aunt Ada ran a hand over it, as if the photo might be cold.
8 They put in the other eleven too, ear and all. Of the sharp foot they ordered two copies.
10 Nobody said a word. Some silences are like an empty room. This one was full of people.`,
        alt: {
          es: '{H} y {F} pegan la foto nueva en el álbum.',
          en: '{H} and {F} put the new photo into the album.',
        },
        picture: {
          H: ['hold', 'happy', 'book'],
          F: ['point', 'proud'],
          props: ['picture', 'camera', 'table'],
          shot: 'close',
        },
      },
      {
        es: `4 —Una de cuarenta y una —dijo la tía—. No está mal.
4! {H} volvió a mirar las fotos viejas. Cogió una lupa.
4! —Un momento. ¡Aquí está usted! ¡En la cuchara!
4 {X} señaló otra. ¡Estaba en la tetera!
6 Era verdad. En cada foto había algo que brillaba: una cuchara, una ventana, unas gafas. Y dentro de cada cosa, del tamaño de una lenteja, estaba la tía Adela. Poniendo la cara.
6 —¡En la bola de Navidad!
6 —¡En el botón del tío Julio!
6 —¡En el ojo del perro!
6 {X} encontró tres seguidas y pidió que se apuntara.
6 Pasaron las páginas una por una, con la nariz pegada al papel. En la foto más vieja solo brillaba un grifo. Miraron el grifo. ¡También!
6 Estaba en las cuarenta.
8 —Cuarenta años creyendo que no salía —murmuró la tía. Se quitó las gafas para limpiarlas. Estaban limpias.
8 —Estaba en todas —dijo {H}—. Solo había que mirar despacio.
8 Aquel día se merendó a las tantas, porque nadie quería soltar la lupa. Hicieron cola los mayores, los pequeños y una vecina que venía a por sal.
8 {X} puso el dedo en una tetera de hacía treinta años. Se quedó un rato sin decir nada, cosa rara.
10 El perro miró su ojo en la foto y después miró a la tía. Movió el rabo, que es la manera que tienen los perros de decir: «¿Y ahora os enteráis?».
10 —¿Y por qué ponía siempre la cara, si no la veía nadie? —preguntó {F}.
10 —La veíais vosotr{HF:os/as} —dijo la tía—. ¿De qué creéis que os reíais?
10 A partir de entonces, en aquella casa nadie volvió a limpiar una cuchara sin mirar antes quién había dentro.`,
        en: `4 “One out of forty-one,” said Aunt Ada. “That is not bad.”
4! {H} looked at the old photos once more, with a magnifying glass.
4! “Wait. Here you are! In the spoon!”
4 {X} found the next one. She was in the teapot!
6 It was true. In each photo there was a thing that shone: a spoon, a window, a pair of glasses. And in each, no bigger than a pea, was Aunt Ada. She was making the face.
6 “In the Christmas bauble!”
6 “In Uncle Jim’s button!”
6 “In the dog’s eye!”
6 {X} found three in a row and asked for it to be put down in writing.
6 They went on page by page, nose to paper. In the oldest photo of all, the only thing that shone was a tap. They looked at the tap. There she was!
6 She was in all forty.
8 “Forty years I thought I was not there,” said Aunt Ada. She took off her glasses to clean them. They were clean.
8 “You were in every one,” said {H}. “You just have to look slowly.”
8 Tea was late that day, as nobody would let go of the glass. The big ones queued, and the small ones, and a neighbour who had only come for some salt.
8 {X} put a finger on a teapot from thirty years ago and said nothing for a while, which was rare.
10 The dog looked at its own eye in the photo and then at Aunt Ada. It wagged its tail, which is how dogs say: “And you see it only now?”
10 “Why did you make the face, if nobody could see it?” asked {F}.
10 “You could see it,” said Aunt Ada. “What did you think you were laughing at?”
10 From that day on, nobody in that house ever dried a spoon without looking first to see who was in it.`,
        alt: {
          es: '{H} mira con lupa las fotos viejas y {F} se asombra.',
          en: '{H} looks at the old photos through a magnifying glass.',
        },
        picture: {
          H: ['crouch', 'surprised', 'magnifier'],
          F: ['point', 'excited'],
          X: ['point', 'surprised'],
          props: ['picture', 'book', 'teapot', 'table'],
        },
      },
      {
        es: `0-2! ¡Sale la tía! {H}, un dedo. {F}, otro.
0-2 {X} ríe.
2-2 ¡Hay que hacer otra! ¡Clic, clic!
6! ¡La tía Adela ya salía en la foto!
6! —¡Pero faltamos nosotr{HF:os/as}! —dijo {F}.
4-4! ¡La tía Adela ya salía! Solo faltaban {H} y {F}, con el espejo.
6! De {H} solo salía un dedo. De {F}, otro.
6! —Alguien tenía que sujetar el espejo —dijo {H}.
6 Los dedos estaban en los bordes, agarrados al marco con todas sus fuerzas.
4 {X} escribió debajo: «Todos, y un poco de {H} y de {F}».
8 La tía Adela fue a la cocina y volvió con la cuchara más grande que tenía. «El año que viene la hacemos con esto», dijo. «Aquí cabemos todos».
10 Cabían, en efecto. Salían panzudos, con la nariz enorme y los pies diminutos, pero estaban enteros. Hicieron la prueba allí mismo, apretad{HF:os/as} alrededor de la cuchara como si fuera una hoguera.
4 Y, por si acaso, l{HF:os/as} dos pusieron la cara de la tía Adela.`,
        en: `0-2! There is Aunt Ada! {H} and {F} clap.
0-2 {X} laughs.
2-2 Let’s take one more! Click, click!
6! Aunt Ada was in the photo at last!
6! “But we are not,” said {F}.
4-4! Aunt Ada was in the photo! Only {H} and {F} were not: they held the mirror.
6! Of {H} there was a finger. Of {F}, too.
6! “Somebody had to hold the mirror,” said {H}.
6 The fingers were at the edges, on the frame. You could see how hard they were working.
4 {X} wrote: “All of us, and some of {H} and {F}”.
8 Aunt Ada went to the kitchen and came back with her biggest soup spoon. Next year, she said, they would use that. It had room for them all.
10 It had. They came out with huge noses and round tummies and tiny feet, but there was all of them. They tried it on the spot, squeezed around that spoon as if it were a campfire.
4 And just in case, they both made the Aunt Ada face.`,
        alt: {
          es: '{H} y {F} hacen muecas junto al álbum y {thing}.',
          en: '{H} and {F} pull faces beside the album and {thing}.',
        },
        picture: {
          H: ['stand', 'happy'],
          F: ['cheer', 'happy'],
          X: ['hold', 'happy', 'pencil'],
          showsThing: true,
          props: ['book', 'camera', 'chair'],
        },
      },
    ],
  },
}
