import type { Plot } from '../plot.ts'
import { hiccupsRetold } from '../retold/hiccups.ts'

/** Everybody has hiccups: they are sorrys and thank-yous that got stuck. The biggest two live on both sides of a wall. */
export const hiccups: Plot = {
  id: 'hiccups',
  retold: hiccupsRetold,
  themes: ['valores', 'familiar'],
  refrains: { es: ['¡Hip, hip, perdón!', '¡Hip, hip, gracias!'], en: ['Hip, hip, sorry!', 'Hip, hip, thank you!'] },
  blurb: {
    es: 'Todo el mundo tiene hipo, y no se quita ni con agua ni con sustos. ¡Son palabras atascadas! Un «gracias» por aquí, un «perdón» por allá. {H} y {F} buscan el hipo más grande de todos. Y {H}, cuando alguien habla de cierta cometa, hace «¡hip!».',
    en: 'They all have hiccups, and nothing will cure them. They are words that got stuck! A thank-you here, a sorry there. {H} and {F} go to look for the biggest hiccup of all. And when a certain kite is mentioned, it is {H} who goes “hip!”.',
  },
  setup: {
    id: 'hiccups/setup',
    titles: {
      es: ['Don, don, hip', 'El hipo que no se quitaba', 'Una palabra atascada'],
      en: ['Dong, dong, hip', 'The hiccups that would not go', 'A word that got stuck'],
    },
    moments: [
      {
        es: `0-2 ¡Hip! ¡Hip! ¿Quién hace hip?
0-2 {H} hace hip. {F} también.
2-2 Bebe agua. ¡Hip! No se quita.
4! Aquel día todo el mundo tenía hipo {at}. ¡Hip!
4! {H} tenía hipo. {F} también, y le temblaba la cometa. ¡Hip!
4 Ni con agua ni con sustos se quitaba.
6 El cartero echaba las cartas en la ventana de al lado. El panadero hacía los panes con escalón.
6 Y faltaba muy poco para {event}.
8 Hasta el reloj dudaba: «Don, don, hip». Había quien llevaba tres días sin poder acabar una sopa.
10 Nadie recordaba quién había empezado. Cada uno pensaba que era el vecino, y el vecino, por educación, hacía como que no oía nada y se tapaba la boca.`,
        en: `0-2 Hip! Hip! Who goes hip?
0-2 {H} goes hip. So does {F}.
2-2 Drink this. Hip! It will not stop.
4! That day they all had hiccups {at}. Hip!
4! {H} had them. {F} had them too, and it shook the kite. Hip!
4 They drank, and they jumped, but it did not help.
6 The postman put the letters in next door. The baker made loaves with a step in them.
6 And it was nearly time for {event}.
8 Even the clock was not so sure. “Dong, dong, hip,” it went. Some people had been trying for three days to finish a bowl of soup.
10 Nobody knew who had begun it. They all thought it was the people next door. The people next door were polite, put a hand to their mouths and said nothing.`,
        alt: {
          es: '{H} y {F} se tapan la boca: tienen hipo.',
          en: '{H} and {F} have hiccups beside a kite.',
        },
        picture: {
          H: ['jump', 'surprised'],
          F: ['hold', 'surprised', 'kite'],
          props: ['clock', 'soup', 'letter'],
        },
      },
      {
        es: `4! Probaron a beber cabeza abajo. Se mojaron. ¡Hip!
4 {X} daba sustos detrás de las puertas. ¡Bu! ¡Hip!
4! —Perdón —le dijo el panadero al cartero—. El lunes te pisé y me callé.
4! ¡Y se le quitó el hipo!
6 El panadero se tocó el pecho, muy despacio. Esperó un poco. Nada.
6 —Lo tenía aquí —dijo—. Desde el lunes. Como una miga.
6 Una señora se quedó pensando y se volvió hacia su vecina.
6 —Gracias por la escalera —le dijo—. Fue en marzo.
6 Silencio. Ni un hip.
6 —¡No es hipo! —gritó {H}—. ¡Son palabras atascadas! ¡Hip!
6 La gente echó a correr en todas direcciones. Había un «perdón» por un balonazo y un «gracias» por un perejil.
6 —¿Y las nuestras? —preguntó {F}—. ¿Cuáles serán?
6 —Ni idea —dijo {H}.
6 {F} levantó su cometa y miró a través de un agujero redondo.
6 —Otra cosa que no entiendo es esto —dijo—. ¿Quién me la pisaría?
6 —¡HIP! —hizo {H}, y se dio con el techo.
8 {X} dio las gracias a las escaleras, a una silla y a tres paraguas, por si acaso. Seguía igual: lo suyo debía de ser con alguien.
8 —Además, le han puesto una tirita —siguió {F}, que no podía dejarlo—. Quien la pisó, también la curó.
8 —¡Hip! —hizo {H}, más bajito.
8 —Y no vale decirlo deprisa —avisó el panadero—. Yo lo dije el martes, mirando al suelo, y no bajaba.
8 Tomaron nota. Había que mirar a la persona. Había que decir la palabra entera. Y había que esperar un poco, por si tardaba.
10 La plaza se fue quedando en silencio, que es el ruido que hace mucha gente cuando está buscando en los bolsillos de la memoria. De vez en cuando se oía un «¡ah, sí!» y unos pasos que corrían.
10 Nadie imaginaba que tuviera tantas cosas sin decir. No eran grandes. Cabían todas en un suspiro. Pero, puestas una encima de otra, no dejaban pasar ni una cucharada de sopa.`,
        en: `4! They tried to drink upside down. They got wet. Hip!
4 {X} hid behind doors and jumped out. Boo! Hip!
4! “Sorry,” the baker said to the postman. “I trod on your foot, and said nothing.”
4! And his hiccups stopped!
6 The baker put a hand on his chest and waited. Nothing came.
6 “It was here,” he said. “It was here all week, like a crumb.”
6 A lady had a think and turned to the lady next door.
6 “Thank you for the ladder,” she said. “It was in March.”
6 It went quiet. Not one hip.
6 “They are not hiccups!” cried {H}. “They are words that got stuck! Hip!”
6 People ran off in all directions. There was a sorry for a ball, and a thank-you for some eggs.
6 “What about ours?” asked {F}. “I wonder what they are.”
6 “No idea,” said {H}.
6 {F} held up the kite and looked out through a round hole in it.
6 “Here is one more thing I don’t get,” said {F}. “Who trod on this?”
6 “HIP!” went {H}, and hit the ceiling.
8 {X} said thank you to the stairs, a chair and three umbrellas, just in case. It did no good. It had to be meant for somebody.
8 “And there’s a plaster on it,” said {F}, who could not let it go. “So it was trodden on by somebody kind.”
8 “Hip,” went {H}, in a smaller way.
8 “It’s no good if you say it fast,” said the baker. “I said mine on Tuesday to my shoes, and it stayed where it was.”
8 They made a note of it. You had to look at the person. You had to say all of the word. And then you had to wait, in case it was slow.
10 The square went quiet, with the sort of quiet you hear when a lot of people go through the pockets of their memory. Now and then there was an “Oh, yes!” and the sound of running feet.
10 They had no idea that they had so much unsaid. These were not big things. Any of them would have fitted into a sigh. But all in a pile, they would not let one spoonful of soup go by.`,
        alt: {
          es: '{F} enseña a {H} un agujero en la cometa.',
          en: '{F} looks at {H} through a hole in the kite.',
        },
        picture: {
          H: ['stand', 'worried'],
          F: ['hold', 'thoughtful', 'kite'],
          X: ['jump', 'happy'],
          props: ['bucket', 'bandage'],
          together: ['face-to-face', 'F', 'H'],
        },
      },
      {
        es: `0-2 ¡HIP! {H} salta. {F} salta.
0-2 {X} dice: ¡bu!
2-2 ¡Qué hipo tan grande! ¿De dónde viene ese hip?
4! De pronto sonó un hipo enorme, muy a lo lejos. ¡HIP!
4 Temblaron los platos. Y otro le contestó: ¡HIP!
4! —Esos llevan años atascados —dijo {H}—. ¡Vamos a ayudar!
6 Si no se quitaban esos dos, nadie podría cantar en {event}.
6 {X} les dio un vaso de agua para el camino. Con el hipo, llegó vacío a la puerta.
6 {F} se ató la cometa a la espalda.
8 —Así, si me la vuelven a pisar, lo noto —dijo {F}.
8 {H} hizo tres hips seguidos y dijo que era por el aire. Al pasar por delante de la panadería, el panadero le guiñó un ojo. Los que se han curado lo notan todo.
10 Hay un momento muy bueno para decir las cosas, y es justo antes de que haya pasado. {H} lo vio llegar, lo saludó con la mano y lo vio marcharse.`,
        en: `0-2 HIP! {H} jumps. {F} jumps.
0-2 {X} says: boo!
2-2 What a big one! Who did that? Where is it?
4! Then there was a huge hiccup, far away. HIP!
4 The plates shook. And one more came back: HIP!
4! “Those two have been stuck for years,” said {H}. “Let’s go and help!”
6 If those two did not stop, nobody could sing for {event}.
6 {X} gave them a glass of water to take with them. With the hiccups, it was empty by the door.
6 {F} tied on the kite like a rucksack.
8 “Now if they tread on it I shall know,” said {F}.
8 {H} hipped three times in a row and blamed it on the fresh air. The baker, at his door, gave a wink. Those who are cured can always tell.
10 There is a very good moment for saying things, and it is just before it has gone by. {H} saw it come, gave it a little wave and saw it go.`,
        alt: {
          es: '{H} y {F} se ponen en camino con la cometa rota.',
          en: '{H} and {F} set off with the torn kite.',
        },
        picture: {
          H: ['walk', 'worried'],
          F: ['walk', 'determined', 'kite'],
          X: ['wave', 'surprised'],
          props: ['cloud'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'hiccups/setback',
    titles: { es: ['Un perdón de espaldas', 'Tres pasos atrás'], en: ['A sorry back to front', 'Three steps away'] },
    moments: [
      {
        es: `0-2 ¡Hip! {H} salta atrás.
0-2 ¡Hip! {F} está lejos.
2-2 ¡Cada vez más lejos! ¡Hip!
4! El hipo de {H} era cada vez más fuerte. ¡Hip! Daba un salto hacia atrás.
4! ¡Hip! Otro salto. {F} iba quedando lejos.
4 —¿Por qué te vas? —gritó {F}.
6 —¡Yo no me voy! —gritó {H}—. ¡Me lleva!
6 Era un «perdón». {H} ya lo sabía. Llevaba un rato sabiéndolo. Tenía forma de pie encima de una cometa.
8 Cuando una palabra quiere salir y no la dejan, empuja. Y empuja para el lado contrario de donde debería ir.
10 Entre los dos cabía ya un carro con su burro. Y, de hecho, pasó uno. El burro miró a un lado y al otro, como se mira en los partidos de tenis.`,
        en: `0-2 Hip! {H} jumps back.
0-2 Hip! {F} is far off.
2-2 It gets worse and worse! Hip!
4! {H}’s hiccups got bigger. Hip! It was one jump back each time.
4! Hip! One more. {F} got further and further off.
4 “Where are you going?” cried {F}.
6 “I’m not going!” cried {H}. “It’s taking me!”
6 It was a sorry. {H} knew that, and had known it for a while.
8 When a word wants to come out, and you won’t let it, it pushes. And it pushes the wrong way, away from where it ought to go.
10 By now there was room between the two of them for a donkey and cart. In fact, one went through. The donkey looked left and right, the way people do at tennis.`,
        alt: {
          es: '{H} da saltos hacia atrás y {F} se queda lejos.',
          en: '{H} hops away backwards and {F} is left far behind.',
        },
        picture: {
          H: ['jump', 'worried'],
          F: ['reach', 'surprised', 'kite'],
          props: ['footprints'],
          shot: 'wide',
        },
      },
      {
        es: `4! {H} probó a decírselo a una piedra: «Perdón».
4! La piedra l{H:o/a} perdonó. Pero el hipo seguía. ¡Hip!
4! Se lo dijo a un árbol. ¡Hip! Se lo dijo a su mano. ¡Hip!
4 {X} pasaba por allí y lo perdonó todo, sin preguntar. ¡Hip!
6 No valía. No eran ellos.
6 {F} se había sentado a mirar la cometa. Le pasaba un dedo por la tirita.
6 —Está mal puesta —dijo en voz alta—. Pero quien la puso se esforzó. Mira, hay tres, una encima de otra.
6 {H} lo oyó desde lejos. Eran tres porque las dos primeras se habían caído.
6 —¿Y no te enfada que te la pisaran? —gritó {H}, haciéndose {H:el distraído/la distraída}.
6 —Un poco —dijo {F}—. ¡Hip! Lo que más me enfada es no saberlo.
6 El hipo de {F} sonaba distinto. Era más corto, como una puerta que no llega a abrirse.
8 {X} observó que uno hacía hip y el otro también, y que nadie estaba comiendo. Se sentó a esperar a que pasara algo.
8 {H} dio un paso adelante. Le costó como si el suelo fuera de miel. Dio otro. Abrió la boca.
8 —¿Qué? —preguntó {F}.
8 —Que… que hace buen día —dijo {H}. ¡HIP! Y volvió volando al sitio de antes.
8 Así estuvieron un buen rato. {H} recorrió aquel trozo de camino diecinueve veces, nueve en una dirección y diez en la otra.
10 Habló de nubes, de zapatos y de lo caro que está el perejil. Todas esas palabras salían solas, en fila, bien peinadas. Y al final de la fila, muy quieta, con la gorra en la mano, esperaba la otra.
10 «Ya te llamaré», le decía {H} por dentro. La palabra asentía. Era muy bien educada. Pero cada vez ocupaba más sitio.`,
        en: `4 {H} tried it back to front. “Sorry,” {H} told a stone.
4! The stone did not mind. But it did not help. Hip!
4! {H} said it to a tree. Hip! And to one hand. Hip!
4 {X} came by and did not mind at all, whatever it was. Hip!
6 It was no good. It was not for them.
6 {F} had sat down to look at the kite, and ran a finger over the plaster.
6 “It’s not very straight,” {F} said out loud. “But they did try. Look, there are three, one on top of the other.”
6 {H} heard that from far off. There were three because the first two had come off.
6 “Aren’t you cross that they trod on it?” called {H}, as if it did not matter much.
6 “A bit,” said {F}. “Hip! But I’m more cross that I don’t know.”
6 {F}’s hiccup was not like the rest. It was shorter, like a door that does not quite open.
8 {X} noted that both of them were hipping and nobody was eating, and sat down to see what came next.
8 {H} took a step forward. It was like walking in honey. Then came one more step. {H} began to speak.
8 “What?” asked {F}.
8 “I… I think it’s a lovely day,” said {H}. HIP! And back it went, to where it had been before.
8 So it went on for quite a time. {H} did that bit of the road nineteen times, nine of them one way and ten the other.
10 {H} spoke of clouds, and shoes, and the price of eggs. All those words came out by themselves, in a neat line, with their hair combed. And at the end of the line, very still, with its cap in its hand, stood the other one.
10 “I’ll call you,” {H} told it, on the inside. The word nodded. It had excellent manners. But it took up more and more room.`,
        alt: {
          es: '{H} pide perdón a una piedra y {F} mira su cometa.',
          en: '{H} says sorry to a stone and {F} looks at the kite.',
        },
        picture: {
          H: ['kneel', 'sad'],
          F: ['sit', 'thoughtful', 'kite'],
          X: ['sit', 'calm'],
          props: ['stone', 'tree', 'bandage'],
          shot: 'wide',
        },
      },
      {
        es: `0-2 ¡HIP! ¡HIP! ¡Ahí están!
0-2 {H} escucha. {F} escucha.
0-2 {X} señala.
2-2 Son dos hips muy grandes. ¡Tiembla la pared!
4! Entonces sonó otra vez el hipo enorme. ¡HIP! Estaba ya muy cerca.
4! Y el otro le contestó: ¡HIP!
4 {H} y {F} corrieron a mirar, cada cual por su lado.
6 —Luego hablamos —dijo {F}.
6 —Luego —dijo {H}. ¡Hip!
6 Era una calle con una pared en el medio. Los hips saltaban por encima, de un lado a otro, como pelotas.
8 {X} l{HF:os/as} alcanzó corriendo, con el vaso de agua por fin lleno. ¡Hip! Y otra vez vacío.
8 Con cada uno temblaban las macetas, y una regadera daba un paso hacia el borde del balcón.
8 Los gatos de la calle ya ni se apartaban. Habían aprendido a dar el saltito justo a tiempo.
10 La palabra de {H} se sentó a esperar en el último escalón, con la gorra puesta. Sabía que le quedaba poco. Las palabras notan esas cosas antes que nadie.`,
        en: `0-2 HIP! HIP! There they are!
0-2 {H} listens. So does {F}.
0-2 {X} points.
2-2 Those are two big, big hips. The wall shakes!
4! Then came the huge hiccup again. HIP! It was near by now.
4! And back came the other: HIP!
4 They ran to see, one on each side of the road.
6 “We’ll talk later,” said {F}.
6 “Later,” said {H}. Hip!
6 It was a street with a wall down the middle. The hips flew over it, this way and that, like balls.
8 {X} came up behind with the glass of water, which was full at last. Hip! It was empty again.
8 At each of them the flower pots shook, and a watering can took one step nearer to the edge.
8 The cats in that street did not even run. They had learned to give a small jump at the right time.
10 The word that {H} had in there sat down on the top step, with its cap on. It knew that it would not be long now. Words feel such things before we do.`,
        alt: {
          es: '{H} y {F} corren hacia una calle con una pared.',
          en: '{H} and {F} run towards a street with a wall.',
        },
        picture: {
          H: ['run', 'worried'],
          F: ['run', 'surprised', 'kite'],
          X: ['point', 'surprised'],
          props: ['speech', 'bucket'],
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'hiccups/climax',
    titles: {
      es: ['La pared de las dos tías', 'Hip aquí, hip allá', 'Más alto, que no te oigo'],
      en: ['The wall of the two aunts', 'Hip here, hip there', 'Louder, I can’t hear you'],
    },
    moments: [
      {
        es: `0-2 Una pared. ¡Hip! ¡Hip!
0-2 {H}, aquí. {F}, allí.
2-2 Detrás de la pared hay alguien.
4! Había una pared muy larga. A un lado vivía la tía Paz. ¡HIP!
4! Al otro lado vivía la tía Gloria. ¡HIP!
4 Eran hermanas. Hacía veinte años que no se hablaban.
6 —Me cortó la cuerda de tender con unas tijeras —dijo la tía Paz—. ¡Y no me ha pedido perdón!
6 —Se me fue la mano —decía la tía Gloria—. Pero no me preguntó. ¡HIP!
8 A un lado colgaba media cuerda. Al otro, la otra media. Las dos tendían la ropa en una silla.
10 Veinte años son siete mil hips, echando la cuenta por lo bajo. Se habían comido las grietas de la pared, que por arriba ya era casi una almena.`,
        en: `0-2 Here is a wall. Hip! Hip!
0-2 {H} here. {F} there.
2-2 There is somebody behind the wall.
4! There was a long wall. On this side lived Aunt Joy. HIP!
4! On that side lived Aunt Grace. HIP!
4 They were sisters. For twenty years they had not said a word.
6 “She cut my washing line with her scissors,” said Aunt Joy. “And she never said sorry!”
6 “My hand slipped,” said Aunt Grace. “But did she ask? HIP!”
8 Half a line hung on this side. The other half hung on that. They both had to dry their socks on a chair.
10 Twenty years come to seven thousand hips, at a low guess. They had worn away the top of the wall, until it looked like a castle.`,
        alt: {
          es: '{H} y {F} encuentran una cuerda cortada en dos.',
          en: '{H} and {F} find a washing line cut in two.',
        },
        picture: {
          H: ['stand', 'thoughtful', 'rope'],
          F: ['point', 'surprised', 'rope'],
          props: ['chair', 'scissors'],
          shot: 'wide',
        },
      },
      {
        es: `4! ¡Hip!, hacía una tía. ¡Hip!, hacía su hermana, al otro lado de la pared.
4 {X} iba de un lado a otro, dando recados.
4 {H} se quedó con la tía Paz. {F} se fue con la tía Gloria.
6 —Escucha —dijo {F}, con la oreja en la pared—. Nunca lo hacen a la vez.
6 Era verdad. Hip. Una pausa. Hip. Otra pausa.
6 —No es hipo —dijo {F}—. ¡Se están haciendo compañía!
6 {H} no contestó. En la pared había un hueco, y por el hueco asomaba un trozo de cometa, con su tirita.
6 «Ahora», pensó {H}. Y se puso de puntillas.
8 —{F!}, fui yo —dijo, muy bajito—. Yo pisé la cometa.
8 —¿Qué? —gritó {F}, al otro lado.
8 —¡Que fui yo!
8 —¡Más alto! ¡Hay mucha pared!
8 {X} se ofreció a llevar el recado y lo llevó fatal: «Dice que ha visto una zeta».
8 —¡La cometa! —gritó {H}—. ¡La de las tiritas!
8 —¿Qué le pasa a mi cometa? —gritó {F}—. ¡No me asustes, que la tengo en la mano!
8 Las dos tías se habían callado. La calle entera se había callado. Hasta los gatos miraban.
10 Había maneras mejores de decirlo. Con calma, por ejemplo. A solas, en un banco, con algo de merendar. Pero {H} ya había dejado pasar todas las maneras mejores, y solo quedaba aquella.
10 La palabra subía, peldaño a peldaño. {H} notó que se quitaba la gorra. Le temblaba la voz, que es lo que les pasa a las voces cuando llevan algo que pesa.`,
        en: `4! One aunt went hip. Her sister went hip, behind the wall.
4 {X} ran from side to side with messages.
4 {H} stayed with Aunt Joy. {F} went round to Aunt Grace.
6 “Listen,” said {F}, with one ear to the wall. “They never do it both at once.”
6 It was true. Hip. A gap. Hip. A gap.
6 “It’s not hiccups,” said {F}. “They are keeping each other company!”
6 {H} did not answer. There was a hole in the wall. In the hole was a bit of kite, plaster and all.
6 “Now,” thought {H}, and stood on tiptoe.
8 “{F!}, it was me,” said {H}, very low. “I trod on your kite.”
8 “What?” shouted {F}, on the other side.
8 “It was me!”
8 “Louder! There’s a lot of wall!”
8 {X} offered to take the message, and took it badly: “It sounds like ‘I told a knight’.”
8 “Your kite!” shouted {H}. “The one with the plasters!”
8 “What’s up with my kite?” shouted {F}. “Don’t scare me, I’m holding it!”
8 Both aunts had gone quiet. The whole street had gone quiet. Even the cats were looking.
10 There were better ways to say it. Calmly, for one. On a bench, just the two of them, over a bun. But {H} had let all the better ways go by, and this was the one that was left.
10 Up came the word, step by step. {H} could feel it take off its cap. It was a shaky voice that was about to come out, as a voice is when it has a load to carry.`,
        alt: {
          es: '{H} habla por un hueco de la pared y {F} escucha al otro lado.',
          en: '{H} calls through a hole in the wall and {F} listens.',
        },
        picture: {
          H: ['reach', 'worried'],
          F: ['hold', 'thoughtful', 'kite'],
          X: ['run', 'surprised'],
          props: ['stone', 'speech', 'chair'],
          together: ['whisper', 'H', 'F'],
        },
      },
      {
        es: `0-2 {H} grita: ¡perdón, {F!}!
2-2 ¡Yo pisé tu cometa!
0-2 {F} ríe.
0-2 {X} escucha.
2-2 ¡Y ya no hay hip! ¡Ni uno!
4! —¡Perdón, {F!}! —gritó {H}—. ¡Yo pisé tu cometa!
4! Ya estaba dicho. ¡Y se le quitó el hipo!
4 —Ya lo sabía —gritó {F}—. ¡Estaba tu huella!
6 —¿Lo sabías? —dijo {H}, mirando por el hueco—. ¿Y por qué no decías nada?
6 —Porque tampoco te había dado las gracias. ¡Por la tirita!
6 Y a {F} también se le pasó. Se miraron por el hueco, un ojo a cada lado, y les entró la risa.
8 Detrás de {H} se oyó una voz pequeña. Era la tía Paz, con la boca pegada a la pared.
8 —¿Gloria? —decía—. ¿Sigues usando aquellas tijeras?
8 {X} no llevó ese recado, porque ya no hacía falta.
10 Al otro lado hubo una pausa. Todo el mundo esperaba un hip. Los gatos, por costumbre, dieron el saltito.
8 —Paz —dijo la otra voz—. Perdona. Se me fue la mano. Y luego se me fueron los años.`,
        en: `0-2 {H} shouts: sorry, {F!}!
2-2 I trod on your kite!
0-2 {F} laughs.
0-2 {X} listens.
2-2 There is no more hip! None!
4! “Sorry, {F!}!” shouted {H}. “I trod on your kite!”
4! It was out. And there was not one hip left!
4 “I know!” shouted {F}. “I saw the footprint!”
6 “You knew?” said {H}, at the hole. “Then why did you not say?”
6 “I never said thank you. For the plaster!”
6 And that was the end of the other hiccups. They looked at each other through the hole, one eye on each side, and burst out laughing.
8 Behind {H} came a small voice. It was Aunt Joy, with her mouth right up to the wall.
8 “Grace?” she was saying. “Have you still got those scissors?”
8 {X} did not take that message. There was no need.
10 On the far side there was a gap. They all waited for a hip. The cats gave their small jump, out of habit.
8 “Joy,” said the other voice. “I am so sorry. First my hand slipped, and then the years did.”`,
        alt: {
          es: '{H} grita su perdón y {F} se ríe con la cometa.',
          en: '{H} shouts out a sorry and {F} laughs with the kite.',
        },
        picture: {
          H: ['cheer', 'excited'],
          F: ['hold', 'happy', 'kite'],
          X: ['stand', 'surprised'],
          props: ['speech', 'heart'],
          shot: 'close',
        },
      },
    ],
  },
  resolution: {
    id: 'hiccups/resolution',
    titles: {
      es: ['La cuerda de tender', 'Hip, hip…', 'Veinte años de calcetines'],
      en: ['The washing line', 'Hip, hip…', 'Twenty years of socks'],
    },
    moments: [
      {
        es: `0-2 Las tías se abrazan. ¡Chsss!
0-2 {H} y {F} miran. No hay hip.
2-2 ¡Qué silencio! ¡Ni un hip!
4! Las dos tías se encontraron donde acababa la pared.
4! Se miraron. ¡Y se abrazaron sin un solo hip!
4 Un gato dio un saltito, por si acaso.
6 Eran del mismo tamaño. Llevaban el mismo delantal, cada una con su media cuerda en el bolsillo.
6 —Has encogido —dijo la tía Paz.
6 —Tú también —dijo la tía Gloria—. Debe de ser de lavarnos con agua caliente.
8 {H} y {F} ataron las dos medias cuerdas con un nudo gordo. La cuerda pasaba ahora justo por el hueco de la pared.
10 El silencio era enorme y estaba recién estrenado. La gente asomaba la cabeza por la ventana para oírlo mejor. Alguien, muy bajito, sorbió una cucharada de sopa hasta el final.`,
        en: `0-2 The aunts hug. Shhh!
0-2 {H} looks. {F} looks. No hip!
2-2 It is so quiet! Not a hip!
4! The two aunts met where the wall came to an end.
4! They looked at each other. And they hugged, with no hip at all!
4 The cats jumped just the same.
6 They were the same size. They had on the same apron, and each had half a line in the pocket.
6 “You have shrunk,” said Aunt Joy.
6 “So have you,” said Aunt Grace. “It must be from washing in hot water.”
8 {H} and {F} tied the two half lines with one fat knot. Now the line went right through the hole in the wall.
10 The silence was huge and brand new. People put their heads out of their windows to hear it better.`,
        alt: {
          es: '{H} y {F} atan con un nudo las dos medias cuerdas.',
          en: '{H} and {F} knot the two half lines together.',
        },
        picture: {
          H: ['hold', 'happy', 'rope'],
          F: ['reach', 'happy', 'rope'],
          props: ['rope', 'heart'],
          together: ['give', 'H', 'F'],
        },
      },
      {
        es: `4 Las tías tendieron juntas la ropa. ¡Cuántos calcetines!
4! Se contaron veinte años en una tarde. Se interrumpían sin parar.
4 {X} se ofreció a doblar y acabó dentro de una sábana.
4! Después llegó {event}. ¡Y allí estaba {thing}!
6 —¿Te acuerdas de cuando se me casó la niña? —decía una.
6 —Lo oí todo por la pared —decía la otra—. Lloré como una tonta. Pensabas que era hipo.
6 {F} sacó la cometa, con su agujero y sus tres tiritas. {H} corrió con el hilo. La cometa subió torcida, se lo pensó y se quedó arriba.
6 Abajo, la gente la señalaba con el dedo. Era la única cometa del mundo con tres tiritas.
6 —Vuela mejor que antes —dijo {F}.
6 —Es por el agujero —dijo {H}—. Por ahí no le da el viento.
6 {X} quiso estrenar una tirita nueva y se la puso a la pared, encima del hueco.
8 Las tías no dejaron que nadie tapara ese hueco. Era por donde iba a pasar la cuerda. Y las tazas de azúcar. Y los cotilleos, que de puerta a puerta llegan fríos.
8 —¿Y la pared? —preguntó {F}—. ¿No la tiran?
8 —¿Con lo bien que se apoya una? —dijo la tía Gloria.
8 {X} se apoyó, para comprobarlo, y estuvo de acuerdo.
10 Aquella tarde se dijeron muchas cosas que llevaban tiempo a remojo. Un señor dio las gracias por un abrigo de hacía treinta inviernos. Una niña pidió perdón a su hermano por algo que había pensado decirle mañana.
10 —¿Eso cuenta? —preguntó {F}.
10 —Por adelantado —dijo {H}—. Así no se atasca.
10 Luego repartieron el dulce que había sobrado, y por primera vez en tres días todo el mundo acabó lo que tenía en el plato.`,
        en: `4 The aunts hung up the washing side by side. So many socks!
4! They told each other twenty years in one day, both at the same time.
4 {X} helped to fold and got lost in a sheet.
4! Then it was time for {event}. And there was {thing}!
6 “Do you recall my girl’s wedding?” said one.
6 “I heard it all, through the wall,” said the other. “I cried my eyes out. You thought it was hiccups.”
6 {F} took out the kite, with its hole and its three plasters. {H} ran with the string. The kite went up all crooked, had a think and stayed there.
6 People pointed up at it. It was the only kite in the world with three plasters.
6 “It flies better now,” said {F}.
6 “That’s the hole,” said {H}. “There’s no wind in that bit.”
6 {X} had one plaster left, and stuck it on the wall, next to the gap.
8 The aunts would not hear of filling that gap. It was for the washing line. It was for cups of sugar. And it was for gossip, which goes cold if you take it round by the door.
8 “What about the wall?” asked {F}. “Will you pull it down?”
8 “When it is so good to lean on?” said Aunt Grace.
8 {X} leaned on it, to test this, and agreed.
10 A good many things were said that day which had been in to soak for a long time. A man said thank you for a coat from thirty winters ago. A girl said sorry to her brother for something that she was going to say tomorrow.
10 “Does that count?” asked {F}.
10 “It’s in advance,” said {H}. “So it won’t get stuck.”
10 Then the rest of the cake went round and, for the first time in three days, they all finished what was on their plates.`,
        alt: {
          es: '{H} y {F} hacen volar la cometa con {thing} cerca.',
          en: '{H} and {F} fly the kite, with {thing} close by.',
        },
        picture: {
          H: ['run', 'happy'],
          F: ['reach', 'excited', 'kite'],
          X: ['stand', 'happy', 'blanket'],
          showsThing: true,
          props: ['kite', 'bandage'],
          shot: 'wide',
          weather: 'wind',
        },
      },
      {
        es: `0-2! {H} dice: ¡hip, hip…!
0-2 {F} dice: ¡hurra!
0-2 {X} ríe.
2-2 ¡No es hipo! ¡Era un hip de fiesta! ¡Hurra!
4! Ya no quedaba hipo en ninguna parte.
6 Las dos tías cantaban del brazo.
6! Entonces {H} se subió a una silla: «¡Hip!».
6! Todos se quedaron helados.
4 A {X} se le cayó el plato.
6 Las tías se agarraron a la pared. El panadero se llevó la mano al pecho.
6 {F} miró a {H}, miró la cometa y empezó a sonreír.
8 Se podía oír cómo le crecía el bigote a un gato. La cuerda de tender dejó de moverse. Hasta el reloj se saltó un segundo, por si acaso.
10 Veinte años pasaron por delante en un momento, con todos sus calcetines. La tía Gloria buscó la mano de la tía Paz, y la encontró a medio camino, porque venía también.
4-4! Entonces {H} se subió a una silla: «¡Hip!». ¡Qué susto! «¡Hip, hip!», gritó. «¡Hurra!», gritó {F}. Y gritó «¡hurra!» la calle entera.
6! «¡Hip, hip!», gritó {H}. «¡Hurra!», gritó {F}. Y gritó «¡hurra!» la calle entera.`,
        en: `0-2! {H} says: hip, hip…!
0-2 {F} says: hooray!
0-2 {X} laughs.
2-2 Hiccups? No! It was a party hip! Hooray!
4! There was not one hiccup left.
6 The two aunts had said sorry too. They sang, arm in arm.
6! Then {H} got up on a chair. “Hip!”
6! They all froze.
4 {X} dropped a plate.
6 The aunts held on to the wall. The baker put a hand to his chest.
6 {F} looked at {H}, and at the kite, and began to smile.
8 You could hear a cat’s whisker grow. The washing line stopped swinging. Even the clock missed a second, just in case.
10 Twenty years went by in a flash, with all their socks. Aunt Grace felt for the hand of Aunt Joy and found it halfway, since it was on its way to her.
4-4! Then {H} got up on a chair. “Hip!” What a fright! “Hip, hip!” shouted {H}. “Hooray!” shouted {F}. And the whole street shouted “hooray!”
6! “Hip, hip!” shouted {H}. “Hooray!” shouted {F}. And the whole street shouted “hooray!”`,
        alt: {
          es: '{H} grita de pie en una silla y {F} aplaude.',
          en: '{H} shouts from up on a chair and {F} cheers.',
        },
        picture: {
          H: ['cheer', 'excited'],
          F: ['cheer', 'happy'],
          X: ['stand', 'surprised'],
          props: ['chair', 'kite', 'balloon'],
          shot: 'wide',
        },
      },
    ],
  },
}
