import type { Plot } from '../plot.ts'
import { signalRetold } from '../retold/signal.ts'

/** A signal answers each night. Both ends take the other for aliens, and dress up so as not to frighten them. */
export const signal: Plot = {
  id: 'signal',
  retold: signalRetold,
  themes: ['ciencia ficcion'],
  needs: [],
  refrains: {
    es: ['¡Bip, bip… bip!', '¿Hay alguien ahí?'],
    en: ['Beep, beep… beep!', 'Is anybody there?'],
  },
  blurb: {
    es: 'Cada noche, a las siete y cuatro, la radio hace «bip, bip... bip». {H} y {F} lo han comprobado todo: no es la nevera, no es un grillo y no es la luna. Solo queda una explicación, y es verde. ¡Habrá que recibirlos como es debido, y sin asustarlos!',
    en: 'Every night at four minutes past seven, the radio goes “beep, beep... beep”. {H} and {F} have tested it all. It is not the fridge, it is not a cricket and it is not the moon. There is only one thing left, and it is green. They must be made welcome, and not be frightened!',
  },
  setup: {
    id: 'signal/setup',
    titles: {
      es: ['Las siete y cuatro', 'Bip, bip... bip', 'Lo que no es'],
      en: ['Four minutes past seven', 'Beep, beep... beep', 'What it is not'],
    },
    moments: [
      {
        es: `0-2 La radio hace: ¡bip, bip!
0-2 {H} hace: ¡bip, bip!
2-2 ¿Quién es? ¡Contesta otra vez: bip!
4! La radio de {H} y {F} hizo «bip, bip... bip».
4 Eran las siete y cuatro {at}. Ayer también.
4! —Alguien llama —dijo {H}. ¿Serían marcianos?
4 —Pues hay que contestar —dijo {F}. ¡Bip, bip!
6 La radio la habían hecho con alambre, una caja de galletas y {thing}. Hasta entonces solo servía para oír crujidos.
6 Hubo un silencio. Y luego, muy clarito: «¡Bip!».
8 {H} sacó un cuaderno y puso la hora, el tiempo que hacía y el número de bips. Si alguien llama tres noches seguidas a la misma hora, ya no es un ruido. Es una cita.
10 Hay dos clases de silencio: el de cuando no hay nadie y el de cuando hay alguien escuchando. No se distinguen con ningún aparato. Pero aquella noche, {at}, se notaba perfectamente cuál era.`,
        en: `0-2 The radio goes: beep, beep!
0-2 {H} goes: beep, beep!
2-2 Who is it? There it is again!
4! {H} and {F} had made a radio {at}. It went “beep, beep... beep”.
4 It was four minutes past seven.
4! “Somebody is calling,” said {H}. Was it aliens?
4 “Then we must call back,” said {F}. Beep, beep!
6 They had made the radio from wire, a biscuit tin and {thing}. Until then it had only picked up crackles.
6 There was a hush. And then, quite clear: “Beep!”
8 {H} took a notebook and put down the time, the weather and the number of beeps. If somebody calls three nights running at the very same time, it is not a noise. It is a date.
10 There are two kinds of silence, when there is nobody, and when there is somebody listening. No machine can tell you which is which. But that night you could feel it on the back of your neck.`,
        alt: {
          es: '{H} y {F} escuchan su radio, hecha con {thing}.',
          en: '{H} and {F} listen to their radio, made with {thing}.',
        },
        picture: {
          H: ['hold', 'surprised', 'radio'],
          F: ['point', 'excited'],
          props: ['clock', 'box', 'star'],
          showsThing: true,
          time: 'night',
        },
      },
      {
        es: `4 —¿Y si es la nevera? —dijo {F}. La desenchufaron. ¡Bip!
4 —¿Y si es un grillo? —dijo {X}. Miraron. No había grillos.
4! —¿Y si es el eco? —dijo {H}. Mandaron cinco bips.
4! La radio contestó con seis. ¡No era el eco!
4 ¡Allí había alguien que sabía contar!
6 Siguieron con las pruebas, que era lo divertido. Mandaron dos y dos. Volvió cuatro. Mandaron tres y tres. Volvió seis y, al cabo de un momento, otro bip, muy contento.
6 —Ese último sobra —dijo {F}.
6 —Es de alegría —dijo {H}—. Sabe que ha acertado.
6 En el cuaderno hicieron una lista con dos columnas: «Lo que no es» y «Lo que es». La primera iba por la página cuatro. La segunda estaba en blanco.
6 {X} escribió en la segunda «un pulpo», pero tuvo que admitir que era solo una esperanza.
8 ¶La antena tenía forma de ensaladera y miraba siempre al mismo sitio. La giraron hacia la derecha, y los bips se apagaron. La giraron hacia la izquierda, y también.
8 —Viene solo de ahí —dijo {H}, señalando a lo lejos.
8 {F} miró por encima del dedo. Ahí no había más que noche y una estrella.
8 {X} lo comprobó con el otro ojo. Una estrella.
8 Ninguno lo dijo. Pero {F}, sin hacer ruido, fue a ponerse el jersey bueno.
10 ¶—Seamos científic{HF:os/as} —pidió {H}—. Tenemos que ir de lo más probable a lo menos probable.
10 Pasaron media hora descartando. No era la radio de siempre: a esa hora daba recetas. No era un satélite: los satélites no se alegran. No era una broma: para una broma hacen falta dos personas, y allí el público eran ell{HF:os/as}.
10 —Entonces solo queda una cosa —susurró {F}.
10 —Que conste —dijo {H}— que lo estás pensando tú.`,
        en: `4 “What if it is the fridge?” said {F}. They unplugged it. Beep!
4 “What if it is a cricket?” said {X}. They looked. There was no cricket.
4! “What if it is an echo?” said {H}. They sent five beeps.
4! Six came back. It was not an echo!
4 There was somebody out there who could count!
6 They did more tests, for that was the fun part. They sent two and two. Four came back. They sent three and three. Six came back and then, after a bit, one more, a very happy one.
6 “That last one is wrong,” said {F}.
6 “That one is for joy,” said {H}. “It knows it got it right.”
6 They drew two rows in the notebook, “What it is not” and “What it is”. The first one was on page four. The second one was blank.
6 {X} put “an octopus” in the second one. It was only a hope.
8 ¶The aerial was a salad bowl, and it always pointed the same way. They turned it to the right, and the beeps died out. They turned it to the left, and it was just the same.
8 “It only comes from there,” said {H}, and pointed far off.
8 {F} looked along the finger. There was nothing there but the night, and one star.
8 {X} checked it with the other eye. One star.
8 Nobody said it. But {F} slipped off, without a sound, to put on a good jumper.
10 ¶“Let’s be scientific,” said {H}. “We must go from the most likely thing to the least likely.”
10 They spent half an hour on it. It was not the local radio, for at that hour they did recipes. It was not a satellite, for a satellite is not happy. It was not a joke, for a joke needs two people, and here the audience was them.
10 “Then there is only one thing left,” whispered {F}.
10 “Let it be noted,” said {H}, “that it was you who thought it.”`,
        alt: {
          es: '{H} apunta en un cuaderno y {F} cuenta los bips de la radio.',
          en: '{H} writes in a notebook and {F} counts the beeps on the radio.',
        },
        picture: {
          H: ['think', 'thoughtful', 'pencil'],
          F: ['reach', 'excited'],
          X: ['point', 'thoughtful'],
          props: ['radio', 'book', 'computer', 'star'],
          time: 'night',
        },
      },
      {
        es: `0-2 Uno, dos. ¡Bip, bip!
0-2 {F} cuenta. {H} cuenta.
0-2 {X} escucha.
2-2 ¡Viene de muy lejos! ¿Será un marciano?
4! —¡Son extraterrestres! —dijo {F}.
4! Entonces llegó otro mensaje. Eran diez bips muy despacio.
4 —¿Diez qué? —preguntó {H}.
4 —¡Diez días! —dijo {F}—. ¡Vienen dentro de diez días!
6 {H} mandó diez bips también, para quedar bien. Así fue como, sin saberlo, dijo que sí.
6 —Diez días —repitió {X}—. ¡Y la casa sin barrer!
8 Faltaban diez días para {event}. Desde luego, tenían buen gusto para elegir la fecha.
8 —¿Qué comerán? —preguntó {F}.
8 —¿Y de qué tendrán miedo? —dijo {H}, que era una pregunta mejor.
10 Se quedaron mirando aquella única estrella. Nadie había pensado nunca que quien viene de tan lejos, cruzando todo lo negro, a lo mejor llega con las piernas temblando. Si es que tiene piernas.
4 Arriba, una estrella hizo un guiño.`,
        en: `0-2 One, two. Beep, beep!
0-2 {F} counts. {H} counts.
0-2 {X} listens.
2-2 It is from far, far away! From space?
4! “It is aliens!” said {F}.
4! Then they got one more message. It was ten very slow beeps.
4 “Ten what?” asked {H}.
4 “Ten days!” said {F}. “They will be here in ten days!”
6 {H} sent back ten beeps, to be polite. And so, without knowing it, {H} said yes.
6 “Ten days,” said {X}. “And nobody has swept the floor!”
8 In ten days it would be time for {event}. You had to admit that they could pick a date.
8 “What do they eat?” asked {F}.
8 “And what are they scared of?” said {H}, which was a better question.
10 They stood and looked at that one star. It had never crossed anybody’s mind that whoever comes from so far off, through all that black, may get here with shaking knees. If they have knees.
4 Up above, the star gave a wink.`,
        alt: {
          es: '{H} y {F} miran una estrella, con la radio encendida.',
          en: '{H} and {F} look at a star, with the radio on.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['stand', 'surprised'],
          X: ['stand', 'surprised', 'broom'],
          props: ['radio', 'star', 'planet'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'signal/setback',
    titles: {
      es: ['Tres noches sin bips', 'Silencio'],
      en: ['Three nights with no beep', 'Silence'],
    },
    moments: [
      {
        es: `0-2 La radio calla. ¡Chsss!
0-2 {H} llama: ¡bip, bip!
2-2 Nadie contesta. {F} espera y espera.
4! Una noche dieron las siete y cuatro. Y no pasó nada.
4 Ni un bip. Tampoco la noche siguiente.
4! —¿Los habremos asustado? —dijo {F}.
6 {H} repasó el cuaderno hoja por hoja. El último mensaje había sido suyo: mil bips seguidos, por ver si llegaban a mil.
6 —Qué pesad{H:o/a} fui —dijo {H}.
8 La columna de «Lo que no es» se quedó quieta en la página veintidós. La otra seguía en blanco, y nadie tenía ganas de mirarla.
10 Un silencio tan largo da para muchas hipótesis. A las dos de la mañana, en todas las de {H}, la culpa era de {H}.`,
        en: `0-2 No beep at all. Shhh!
0-2 {H} calls: beep, beep!
2-2 Nobody answers. {F} waits and waits.
4! One night it was four minutes past seven. And nothing came.
4 Not one beep. It was the same the next night.
4! “Did we scare them?” said {F}.
6 {H} went through the notebook page by page. The last message they had sent was a thousand beeps, just to see if they could.
6 “I was such a pest,” said {H}.
8 “What it is not” had come to a stop on page twenty-two. “What it is” was still blank, and nobody felt like looking at it.
10 A silence as long as that leaves room for a great many theories. In all of those that came to {H} at two in the morning, it was the fault of {H}.`,
        alt: {
          es: '{H} y {F} esperan tristes junto a la radio callada.',
          en: '{H} and {F} wait sadly beside the silent radio.',
        },
        picture: {
          H: ['sit', 'sad', 'book'],
          F: ['sit', 'worried'],
          props: ['radio', 'clock', 'candle'],
          time: 'night',
        },
      },
      {
        es: `4 —¿Estará rota? —dijo {F}, y miró dentro de la caja.
4! Había un cable suelto. ¡La radio no oía nada!
4! —Entonces no callan ellos —dijo {H}—. ¡Nos hemos quedado sord{HF:os/as} nosotr{HF:os/as}!
4 {X} sujetó la linterna y contuvo el estornudo.
6 {H} pasó el cable por el agujero. Estaba más corto que antes. Alguien lo había mordisqueado con mucha paciencia.
6 —¿Marcianos? —susurró {F}.
6 —Ratones —dijo {H}, y enseñó las miguitas—. La caja todavía huele a galleta.
6 Ataron el cable con un nudo de zapato y una pinza de la ropa. También cruzaron los dedos, que científicamente no sirve.
6 {X} cruzó los dedos también, y dijo que era un experimento.
6 La radio crujió. Chisporroteó. Y entonces se oyó todo. ¡Al otro lado no habían parado de llamar en tres noches!
8 ¶Bip. Bip, bip. Bip. ¿Bip?
8 Aquel último subía al final, como suben las preguntas.
8 —Está preguntando si estamos —dijo {F}, con la mano en la boca.
8 —Pregunta desde hace tres noches —dijo {H}.
8 Y pensaron lo mismo. Muy lejos, alguien había repasado un cuaderno, hoja por hoja, diciéndose: «Qué pesado fui».
10 ¶Con aquello, {H} aprendió más sobre los extraterrestres que con las veintidós páginas. Se aburrían. Se preocupaban. Echaban de menos.
10 —No pueden dar miedo —dijo—. Tienen el mismo que nosotr{HF:os/as}.
10 {F} mandó un solo bip, el más corto que sabía, bien apretado, como quien da la mano por debajo de la mesa.
10 Contestaron antes de que pudiera levantar el dedo.`,
        en: `4 “Is it broken?” said {F}, and looked in the tin.
4! There was a loose wire. The radio could not hear a thing!
4! “So it is not them,” said {H}. “It is us. We went deaf!”
4 {X} held the torch and held back a sneeze.
6 {H} put the wire back in its hole. It was shorter than it had been. Somebody had nibbled at it, and taken their time.
6 “Aliens?” whispered {F}.
6 “Mice,” said {H}, and showed the crumbs. “The tin still smells of biscuits.”
6 They tied it with a shoelace knot and put a clothes peg on it. Then they crossed their fingers, which is no use at all in science.
6 {X} crossed some too, and called it a test.
6 The radio gave a crackle. And then it all came in. The other end had not stopped calling for three nights.
8 ¶Beep. Beep, beep. Beep. Beep?
8 That last one went up at the end, as questions do.
8 “It wants to know if we are here,” said {F}, with one hand up to {F.his} mouth.
8 “It has wanted to know for three nights,” said {H}.
8 And they both had the same thought. Far away, somebody had gone through a notebook page by page, thinking, I was such a pest.
10 ¶{H} learned more about aliens from that than from all twenty-two pages. They got bored. They worried. They missed you.
10 “They cannot be scary,” said {H}. “They are just as scared as us.”
10 {F} sent one beep, the shortest there was, pressed hard, the way you take somebody’s hand under the table.
10 The answer came before the finger was off the button.`,
        alt: {
          es: '{H} arregla un cable de la radio y {F} mira.',
          en: '{H} mends a wire in the radio, and {F} looks on.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['crouch', 'thoughtful'],
          X: ['hold', 'calm', 'lantern'],
          props: ['radio', 'thread', 'cookie', 'wrench'],
          time: 'night',
          shot: 'close',
        },
      },
      {
        es: `0-2 {H} mueve un cable.
0-2 ¡Bip, bip, bip!
0-2 {X} salta.
2-2 ¡Ya se oye! {F} da un beso a la radio.
4! —¡Siguen ahí! —gritó {F}.
4! Esa noche hablaron hasta muy tarde: bip, bip, bip, bip.
4 No sabían qué decían. Pero lo decían muy a gusto.
4 {H} contestó a todos los bips, uno por uno.
6 Y al final llegaron dos bips lentos. Dos.
6 —Ya no son diez días —dijo {H}—. Son dos.
6 {X} fue a buscar la escoba.
8 Quedaban tantas cosas por preparar que hicieron una lista de listas. En la primera línea ponía: «Que no se asusten». Lo demás venía después.
8 —¿Y si nos ven así? —dijo {F} delante del espejo—. Imagínate. Vienes de un sitio donde todo el mundo es verde, abres la puerta y sale esto.
10 {H} se miró también, con mucha honradez. Una sola cabeza. Ninguna antena. Y, además, aquella expresión. No había duda: había que hacer algo.`,
        en: `0-2 {H} moves a wire.
0-2 Beep, beep, beep!
0-2 {X} hops.
2-2 It works! {F} kisses the radio.
4! “They are still there!” cried {F}.
4! They talked until very late that night. Beep, beep, beep, beep.
4 They did not know what it meant. But it felt good.
4 {H} sent one back for each that came in.
6 And at the end came two slow beeps. Two.
6 “It is not ten days now,” said {H}. “It is two.”
6 {X} went to look for the broom.
8 There was so much to get ready that they made a list of lists. The first line said, “Do not frighten them.” All the rest came after.
8 “What if they see us like this?” said {F} at the mirror. “Just think. You come from a place where everybody is green. The door opens, and it is this.”
10 {H} had a look as well, and was honest about it. Just the one head. No feelers. And then that expression. There was no doubt about it, something would have to be done.`,
        alt: {
          es: '{H} y {F} celebran junto a la radio que vuelve a sonar.',
          en: '{H} and {F} cheer beside the radio, which works again.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['jump', 'excited'],
          X: ['jump', 'happy'],
          props: ['radio', 'star', 'music-note'],
          time: 'night',
        },
      },
    ],
  },
  climax: {
    id: 'signal/climax',
    titles: {
      es: ['Vestirse de verde', 'El encuentro'],
      en: ['Dressed in green', 'The meeting'],
    },
    moments: [
      {
        es: `0-2 {H} se pinta de verde.
0-2 {F} lleva antenas. ¡Boing!
2-2 ¡Qué marcianos tan guapos! ¡Bip, bip!
4! Llegó el día.
4 —¿Y si se asustan de nosotr{HF:os/as}? —dijo {F}.
4! Se disfrazaron de extraterrestres, para que los otros se sintieran en casa.
4 Se pintaron de verde y se pusieron antenas de muelle.
6 {H} se ató cuatro brazos de más, rellenos de calcetines. {F} llevaba tres ojos en una diadema, y los tres bizqueaban.
6 —Estás horrible —dijo {H} con admiración.
6 —Tú más —dijo {F}, y se dieron la mano. Sobraban unas cuantas.
8 Ensayaron el saludo. No se puede decir «hola» a quien no sabe lo que es «hola». Eligieron una reverencia, una vuelta y un bip.
10 El cuaderno iba en una bolsa, con la columna en blanco hacia fuera. Si todo salía bien, esa noche, por fin, se podría escribir en ella «Lo que es».`,
        en: `0-2 {H} is green all over.
0-2 {F} has feelers. Boing!
2-2 What lovely aliens! Beep, beep!
4! The day came. “What if they are scared of us?” said {F}.
4! So they dressed up as aliens, to make them feel at home.
4 They went green all over, and put on springs for feelers.
6 {H} tied on four more arms and filled them with socks. {F} had three eyes on a hairband, and all three of them squinted.
6 “You look awful,” said {H}, deeply impressed.
6 “You look worse,” said {F}. They shook hands on it. There were a few to spare.
8 They practised saying hello. You cannot say “hello” to somebody who does not know what “hello” is. They settled on a bow, a turn and a beep.
10 The notebook was in a bag, with the blank side out. If it all went well, tonight at last they would be able to fill in “What it is”.`,
        alt: {
          es: '{H} y {F} se disfrazan, con pintura, máscaras y un espejo.',
          en: '{H} and {F} dress up, with paint, masks and a mirror.',
        },
        picture: {
          H: ['dance', 'proud', 'paintbrush'],
          F: ['dance', 'happy'],
          props: ['mirror', 'mask', 'radio'],
        },
      },
      {
        es: `4! Salieron a su encuentro, de verde, para no asustar a los marcianos.
4 {X} se quedó detrás, con una tarta y una manta.
4! ¡Y se oyeron pasos!
4 Salieron dos seres verdes con antenas. ¡Boing, boing!
6 —Son de verdad —susurró {F}, que de pronto no estaba tan segur{F:o/a} de nada.
6 Los seres hicieron una reverencia. {H} y {F} hicieron una reverencia. Los seres dieron una vuelta. {H} y {F} dieron una vuelta.
6 —¡Bip! —dijeron los seres.
6 —¡Bip! —dijeron {H} y {F}.
6 Después nadie supo seguir.
6 {X} ofreció tarta. Los seres miraron la tarta con sus siete ojos, pero ninguno se atrevió a acercarse.
8 {H} se fijó en las rodillas del más bajito: temblaban. Al otro se le había torcido una antena y se la ponía bien a cada momento, como quien va de visita.
8 —Están muertos de miedo —le dijo {H} a {F}, sin mover los labios.
8 —Yo también —dijo {F}, sin moverlos tampoco.
8 {X} dio un pasito atrás para dejarles sitio, y pisó una rama de algo que hizo «crac».
10 Es muy difícil ser el primero en ser valiente. Y es peor con cuatro brazos de calcetines, que no ayudan nada. Entre unos y otros había diez pasos de suelo, y nadie sabía de quién era el primero.
10 Lo habían comprobado todo, todo, en veintidós páginas. Menos qué hacer con las manos.
6! Entonces el cartel de «Bienvenidos» se soltó. ¡Había que sujetarlo!`,
        en: `4! They went out in green, so as not to scare the aliens.
4 {X} kept behind, with a cake and a blanket.
4! And there were footsteps!
4 Out came two green beings with feelers. Boing, boing!
6 “They are real,” whispered {F}, who was not so sure of anything any more.
6 The beings made a bow. {H} and {F} made a bow. The beings turned round. {H} and {F} turned round.
6 “Beep!” said the beings.
6 “Beep!” said {H} and {F}.
6 After that nobody knew how it went.
6 {X} held out the cake. The beings looked at it with all seven eyes, but they did not dare come near.
8 {H} saw the knees of the small one. They were shaking. The tall one had a bent feeler, and kept putting it straight, as you do when you are on a visit.
8 “They are scared stiff,” {H} told {F}, without moving either lip.
8 “So am I,” said {F}, just the same way.
8 {X} took a step back to give them room, and trod on something that went “crack”.
10 It is hard to be the first one to be brave. It is harder still with four arms full of socks, for they are no help at all. There were ten steps of ground between them, and nobody knew whose the first one was.
10 They had tested it all, all of it, for twenty-two pages. They had not tested what to do with their hands.
6! Then the big “Welcome” sign came loose. They had to hold it!`,
        alt: {
          es: '{H} y {F} miran, con sorpresa, a quien viene en la oscuridad.',
          en: '{H} and {F} look in surprise at somebody coming in the dark.',
        },
        picture: {
          H: ['stand', 'surprised', 'radio'],
          F: ['wave', 'worried'],
          X: ['hold', 'surprised', 'cake'],
          props: ['mask', 'star', 'lantern'],
          time: 'night',
        },
      },
      {
        es: `0-2 ¡Bip!, hace {H}.
0-2 ¡Bip!, hacen ellos.
0-2 ¡Una antena se cae! ¡Boing!
2-2 ¡No son marcianos! ¡Son una niña y un niño!
4-4! De pronto, a alguien se le cayó la antena. ¡Boing!
6! Lo sujetaron entre todos, y a alguien se le cayó la antena. ¡Boing!
4! ¡No eran marcianos! ¡Eran una niña y un niño!
4 —¿No sois marcianos? —dijo la niña.
4 —¡No! —dijo {H}—. ¿Vosotros tampoco?
6 Hubo un silencio y luego una carcajada tremenda, de las que doblan.
6 Se llamaban Sol y Telmo. Tenían una radio hecha con una caja de zapatos. Llevaban semanas preparándose para no asustar a nadie.
8 —¡Creíamos que erais de otro planeta! —dijo Telmo.
8 —¡Y nosotr{HF:os/as} creíamos que lo erais vosotros! —dijo {F}.
8 Se enseñaron los cuadernos. En el de Sol también había dos columnas, y también se había quedado una en blanco.
10 —¿De dónde venís? —preguntó {H}.
10 —De allí —dijo Sol, y señaló una lucecita que se veía a lo lejos, muy baja, justo debajo de la estrella. Era su ventana.`,
        en: `0-2 “Beep!” goes {H}.
0-2 “Beep!” they go.
0-2 A feeler falls off! Boing!
2-2 They are not from space! A girl and a boy!
4-4! Then somebody’s feeler came off. Boing!
6! They all held it up. And somebody’s feeler came off. Boing!
4! They were not aliens. They were a girl and a boy!
4 “Are you not aliens?” said the girl.
4 “No!” said {H}. “Are you?”
6 There was a hush, and then a great big laugh, the sort that bends you in half.
6 They were called Sunny and Matt. They had a radio made from a shoe box. For three weeks they had been getting ready not to scare anybody.
8 “We thought that you were from another planet!” said Matt.
8 “And we thought that you were!” said {F}.
8 They showed each other the notebooks. Sunny’s had two rows in it as well, and one of them was blank.
10 “Where are you from?” asked {H}.
10 “From there,” said Sunny, and pointed to a small light, far off and very low, just under the star. It was her window.`,
        alt: {
          es: '{H} y {F} se ríen: sus marcianos no eran marcianos.',
          en: '{H} and {F} laugh: their aliens were not aliens.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['cheer', 'happy'],
          X: ['hold', 'happy', 'cake'],
          props: ['radio', 'mask', 'star'],
          time: 'night',
        },
      },
    ],
  },
  resolution: {
    id: 'signal/resolution',
    titles: {
      es: ['Lo que es', 'Cuatro verdes y una tarta'],
      en: ['What it is', 'Four greens and a cake'],
    },
    moments: [
      {
        es: `0-2 Una niña. Un niño. ¡Hola!
0-2 {H} da tarta. ¡Ñam!
2-2 Todos son verdes. ¡Hasta la tarta!
4! Los dos vivían allí al lado. ¡Y ya eran sus amigos!
4 Se sentaron a comer tarta. ¡Quedó verde por todas partes!
4 —¿Y qué era aquello de los diez bips? —preguntó {H}.
4-4 —¡Diez pasteles! —dijo la niña. ¡Y los sacó de una caja!
6 —Diez pasteles —dijo Sol—. Preguntábamos si os gustaban los pasteles.
6 —¡Nosotr{HF:os/as} entendimos diez días! —dijo {F}.
6 —Y contestasteis que sí —dijo Telmo—. Así que los hemos traído.
8 Los traían, en efecto: diez, en una caja, un poco aplastados por los brazos de más.
10 {H} pensó que en tres semanas no habían entendido ni un solo mensaje. Y que, aun así, se lo habían dicho todo.`,
        en: `0-2 A girl. A boy. Hello!
0-2 {H} gives them cake. Yum!
2-2 They are all green. So is the cake!
4! Sunny and Matt were their new friends.
4 They all had some cake. It got green all over!
4 “And what about the ten beeps?” asked {H}.
6 “Ten cakes,” said Sunny. “We asked you if you liked cakes.”
6 “We thought that it was ten days!” said {F}.
6 “And you said yes,” said Matt. “So we made them.”
8 They really had. There were ten of them, in a box, a bit flat from all those spare arms.
10 It came to {H} that in three weeks they had not understood one single message. And yet they had told each other everything.`,
        alt: {
          es: '{H} y {F} comen tarta con sus nuevos amigos.',
          en: '{H} and {F} have cake with their new friends.',
        },
        picture: {
          H: ['hold', 'happy', 'cake'],
          F: ['sit', 'happy'],
          props: ['cake', 'radio', 'mask', 'star'],
          time: 'night',
        },
      },
      {
        es: `4 Fueron a {event} tal como estaban: verdes.
4! —¡Marcianos! —gritó un señor, y se escondió detrás de {thing}.
4 —No se asuste —dijo {H}—. Somos de aquí.
4! El señor asomó un ojo. {F} le dio un pastel.
4 {X} le puso la manta, que para algo la había traído.
6 —¿Y por qué vais de verde? —preguntó el señor con la boca llena.
6 —Para no asustar —explicó Telmo.
6 El señor lo estuvo pensando. Dijo que era lo más amable que había oído en la vida y también lo más raro.
6 Al rato media fiesta quería antenas. Se acabaron todos los muelles de todos los colchones.
6 {X} bailó con seis brazos y no pisó a nadie, o solo a la mitad.
8 ¶Más tarde, l{HF:os/as} cuatro apagaron las linternas y miraron hacia arriba.
8 —Entonces no hay nadie —dijo Sol, un poco triste.
8 —Eso no lo sabemos —dijo {H}—. Solo sabemos que nosotr{HF:os/as} no éramos.
8 —Y, si hay alguien —dijo {F}—, estará allí con un cuaderno. En la página cuatro.
8 {X} saludó con los seis brazos hacia el cielo, por si acaso, y todo el mundo hizo lo mismo.
10 ¶Juntaron los cuadernos. Con las dos listas de «Lo que no es» se podía empapelar un pasillo. Ni la nevera, ni un grillo, ni el eco, ni el corazón de {F}, que iba muy fuerte.
10 Y entonces pasaron a la página en blanco. Hubo que decidir entre los cuatro, y se tardó un buen rato, porque nadie quería poner una tontería.
10 «Lo que es», decía arriba. Debajo escribieron: «Alguien». Y firmaron.`,
        en: `4 They went along for {event} just as they were, which was green.
4! “Aliens!” cried a man, and hid behind {thing}.
4 “It is all right,” said {H}. “We are from here.”
4! One eye came out. {F} gave him a cake.
4 {X} put the blanket round him. It had come in handy after all.
6 “So why are you green?” asked the man, mouth full.
6 “So as not to scare people,” said Matt.
6 The man thought it over. It was the kindest thing he had ever heard, he said, and the oddest.
6 Soon half of the party wanted feelers. They used up every spring in every bed.
6 {X} danced with six arms and trod on nobody, or not on many.
8 ¶Later on, the four of them put out their torches and looked up.
8 “So there is nobody there,” said Sunny, a bit sadly.
8 “We do not know that,” said {H}. “We only know that it was not us.”
8 “And if there is somebody,” said {F}, “they have a notebook. They are on page four.”
8 {X} waved all six arms at the sky, just in case, and then so did everybody.
10 ¶They put the notebooks side by side. With the two lists of what it was not, you could have papered a hall. It was not the fridge, or a cricket, or an echo. It was not {F}’s heart, which had been beating very hard.
10 And then they came to the blank page. All four of them had to agree, and that took some time, for nobody wanted to put something silly.
10 “What it is,” it said at the top. Below that they wrote “Somebody”. And they all signed.`,
        alt: {
          es: '{H} y {F} llegan a la fiesta, junto a {thing}.',
          en: '{H} and {F} come to the party, beside {thing}.',
        },
        picture: {
          H: ['wave', 'happy'],
          F: ['hold', 'happy', 'cake'],
          X: ['dance', 'happy', 'blanket'],
          showsThing: true,
          props: ['mask', 'balloon', 'book'],
          time: 'night',
        },
      },
      {
        es: `0-2! ¡La radio trajo amigos! ¡Bip!
0-2 {X} hace: ¡bip!
0-2 {H} y {F} se lavan.
2-2 Y la radio dice: ¡buenas noches, bip!
4! {H} y {F} tardaron una semana en quitarse lo verde.
4 Cada noche, a las siete y cuatro, llamaban sus amigos.
4! Bip, bip... bip. «Buenas noches», quería decir ya.
6 Una noche, después del último bip, {F} fue a apagar la radio.
6 —Espera —dijo {H}.
6 Había otro. Muy flojito. Y no era de sus amigos.
8 {X} dejó de barrer. Giraron la ensaladera un poco, y un poco más, hacia arriba.
8 —¿La nevera? —susurró {F}.
8 —Está desenchufada.
10 {H} abrió el cuaderno por una hoja nueva y trazó con cuidado dos columnas. Luego miró a {F}, y {F} ya estaba poniéndose el jersey bueno.
4 ¡Bip!, hizo la radio. ¿Quién sería?`,
        en: `0-2! The radio found friends! Beep!
0-2 {X} says: beep!
0-2 {H} and {F} have a wash.
2-2 And the radio says: good night, beep!
4! It took {H} and {F} a week to get the green off.
4 Each night at four minutes past seven, Sunny and Matt called.
4! Beep, beep... beep. By now that meant “good night”.
6 One night, after the last beep, {F} went to turn off the radio.
6 “Wait,” said {H}.
6 There was one more. It was very faint. And it was not from them.
8 {X} stopped sweeping. They turned the salad bowl a bit, and a bit more, and up.
8 “The fridge?” whispered {F}.
8 “It is not plugged in.”
10 {H} turned to a clean page and drew two neat rows. Then {H} looked round, and {F} was already putting on that good jumper.
4 Beep, went the radio. Who could it be?`,
        alt: {
          es: 'De noche, {H} y {F} oyen otro bip en la radio.',
          en: 'At night, {H} and {F} hear one more beep on the radio.',
        },
        picture: {
          H: ['reach', 'surprised'],
          F: ['hold', 'excited', 'radio'],
          X: ['stand', 'surprised', 'broom'],
          props: ['star', 'book', 'planet'],
          time: 'night',
        },
      },
    ],
  },
}
