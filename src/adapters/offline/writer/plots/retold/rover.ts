import type { Plot } from '../plot.ts'
import { roverAgain } from './rover-again.ts'

/** The same rover that hears all ten minutes late: told from the sneeze, which turns out to be the best order of all. */
export const roverRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'rover/setup/sneeze',
      titles: {
        es: ['Un estornudo en el espacio', 'La foto de una piedra', '¡Achís!'],
        en: ['A sneeze in space', 'A photo of a stone', 'Atishoo!'],
      },
      moments: [
        {
          es: `0-2 {F} hace: ¡achís!
0-2 La Tortuga vive muy lejos.
2-2 {H} espera. ¡Bip! ¡Ahora se sacude!
4! La Tortuga era un robot de otro planeta. {H} le hablaba por radio. {F} estornudó en el micrófono: «¡Achís!». Diez minutos después, la Tortuga se sacudió entera.
6 Se llamaba así porque tenía seis ruedas y ninguna prisa. Todo le llegaba tarde, de tan lejos como estaba.
6 —No era una orden —dijo {H}.
6 —Pues la ha cumplido muy bien —dijo {F}.
8 Sabía avanzar, girar, parar y hacer fotos. Desde aquel momento supo también qué hacer con un estornudo, y nadie se lo había enseñado.
10 Un estornudo tarda un segundo en salir. Aquel cruzó medio cielo, pasó junto a dos lunas y llegó a su destino un poco frío, pero entero.`,
          en: `0-2 {F} goes: atishoo!
0-2 Turtle is so far away.
2-2 {H} waits. Beep! Now it shakes!
4! Turtle was a robot on another planet. {H} talked to it by radio. {F} went “atishoo” at the microphone. Ten minutes later, Turtle shook itself all over.
6 That was its name because it had six wheels and no hurry. It was so far away that it heard everything late.
6 “That was not an order,” said {H}.
6 “It did it very well, though,” said {F}.
8 Turtle knew how to go, turn, stop and take photos. From now on it also knew what to do about a sneeze, and nobody had taught it.
10 A sneeze is out in a second. This one crossed half the sky, went past two moons, and got there a bit cold but in one piece.`,
          alt: {
            es: '{F} estornuda en la radio y {H} mira la pantalla.',
            en: '{F} sneezes at the radio. {H} looks at the screen.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['hold', 'surprised', 'radio'],
            props: ['computer', 'robot', 'planet'],
          },
        },
        {
          es: `4! —Mándanos una foto para {event} —pidió {H}—. ¡De lo más bonito que veas!
4 {X} se peinó, por si la foto era de ida y vuelta.
4! Esperaron. ¡Bip! Era la foto de una piedra.
4 —¿Otra cosa? —pidió {F}.
4! Esperaron. ¡Bip! Era la misma piedra, por detrás.
6 —A lo mejor no nos ha entendido —dijo {H}.
6 —O a lo mejor le gusta mucho —dijo {F}.
6 Miraron la piedra un rato largo. No era nada del otro mundo, salvo que sí lo era.
6 Cada foto tardaba veinte minutos, diez para pedirla y diez para que llegara. Además llegaba línea a línea, de arriba abajo, como si la tejiera alguien. En cada línea se hacían ilusiones, y al final siempre salía la piedra.
6 {X} le puso nombre. La llamó Piedra, para no equivocarse.
8 —¿Y si le explicamos qué es bonito? —dijo {F}.
8 —Bonito es una flor —dijo {H}.
8 —Allí no hay.
8 —Bonito es el mar.
8 —Tampoco.
8 Se quedaron callad{HF:os/as}. No es fácil explicar lo bonito a quien vive en un sitio sin nada. Habría que saber, primero, qué ve.
8 {X} mandó su retrato. La Tortuga contestó con la piedra.
10 {F} se fijó en una esquina de la foto. Al lado de la piedra había huellas de ruedas, muchas, dando vueltas y vueltas. La Tortuga no había pasado por allí. Se había quedado, que es muy distinto.
10 —No la ha visto —dijo despacio—. La visita.
10 Aquella noche, en voz baja, {H} le preguntó por el micrófono qué tal estaba la piedra.`,
          en: `4! “Send us a photo for {event},” said {H}. “The most lovely thing you see!”
4 {X} combed some hair, in case the photo worked both ways.
4! They waited. Beep! It was a photo of a stone.
4 “How about something else?” asked {F}.
4! They waited. Beep! It was the same stone, from behind.
6 “It may not have understood,” said {H}.
6 “Or it may like it a lot,” said {F}.
6 They looked at the stone for a long time. It was just like any stone, only from another world.
6 Each photo took twenty minutes, ten to ask and ten to come. Then it came in line by line, from the top down, as if somebody were knitting it. At each line they hoped, and at the end there was always the stone.
6 {X} gave it a name. The name was Stone, so as to make no mistake.
8 “Shall we tell it what is lovely?” said {F}.
8 “A flower is lovely,” said {H}.
8 “There are none.”
8 “The sea is lovely.”
8 “Not there.”
8 They fell silent. It is not easy to explain what is lovely to somebody who lives in a place with nothing in it. First you would need to know what they see.
8 {X} sent a portrait. Turtle sent back the stone.
10 {F} noticed one corner of the photo. There were wheel tracks next to the stone, a lot of them, round and round. Turtle had not gone past it. It had stayed, which is not the same at all.
10 “It did not just see it,” said {F} slowly. “It visits it.”
10 That night, in a low voice, {H} asked into the microphone how the stone was.`,
          alt: {
            es: '{H} y {F} miran una piedra en la pantalla.',
            en: '{H} and {F} look at a stone on the screen.',
          },
          picture: {
            H: ['think', 'surprised'],
            F: ['point', 'thoughtful'],
            X: ['stand', 'proud'],
            props: ['picture', 'computer', 'stone', 'robot'],
          },
        },
        {
          es: `0-2 ¡Bip! Una piedra. ¡Otra piedra!
0-2 {H} y {F} se ríen.
0-2 {X} saluda.
2-2 Tortuga, Tortuga, ¿qué más ves?
4! —Tortuga, sube al monte —dijo {H}—. Desde arriba verás más.
4 —Y cuidado con el polvo —dijo {F}.
4! Tardó diez minutos en oírlo. Entonces echó a rodar. ¡Bip!
6 Colgaron un papel al lado de {thing}: «Aquí va la foto». Quedaba un hueco muy grande.
6 {X} le deseó buen viaje y miró el reloj, para saber cuándo se lo había deseado.
8 —¿Se habrá despedido de la piedra? —preguntó {F}.
8 —Ha dado una vuelta más de la cuenta —dijo {H}—. Yo creo que sí.
10 Mandar a alguien lejos es fácil. Lo que cuesta es saber que va a llegar contento y que tú te enterarás un rato después.`,
          en: `0-2 Beep! A stone. And a stone!
0-2 {H} and {F} laugh.
0-2 {X} waves.
2-2 Turtle, Turtle, what can you see?
4! “Turtle, go up the hill,” said {H}. “You can see more from there.”
4 “And mind the dust,” said {F}.
4! It took ten minutes to hear that. Then off it rolled. Beep!
6 They hung up a paper next to {thing} that said where the photo would go. It was a very big gap.
6 {X} wished it a good trip, and looked at the clock to see when that was.
8 “Do you think it said goodbye to the stone?” asked {F}.
8 “It went round it once more than it had to,” said {H}. “So I think it did.”
10 To send somebody far away is easy. What is hard is that they may be happy when they get there, and that you will not know until later.`,
          alt: {
            es: '{H} habla por radio y {F} cuelga un papel junto a {thing}.',
            en: '{H} talks by radio. {F} hangs up a paper by {thing}.',
          },
          picture: {
            H: ['hold', 'determined', 'radio'],
            F: ['reach', 'happy', 'letter'],
            X: ['wave', 'happy'],
            showsThing: true,
            props: ['computer', 'robot', 'clock'],
          },
        },
      ],
    },
    roverAgain.setup,
  ],
  setback: [
    {
      id: 'rover/setback/tea',
      titles: {
        es: ['El micrófono encendido', 'Una merienda en otro planeta'],
        en: ['The microphone was on', 'Tea on another planet'],
      },
      moments: [
        {
          es: `0-2 {H} y {F} meriendan. ¡Ñam!
0-2 ¡Uy! ¡La Tortuga lo oye todo!
2-2 ¡Salta! ¡Corre! ¡Siéntate! ¡Todo, todo!
4! {H} y {F} merendaban {at}.
4! —¡Corre, siéntate! —dijo {H}—. ¡Date la vuelta! ¡Sopla, que quema!
4! ¡Pero el micrófono estaba encendido!
6 —¿Desde cuándo? —preguntó {F}, con la taza en el aire.
6 —Desde la primera galleta —dijo {H}.
8 En diez minutos la Tortuga empezaría a merendar sin merienda, y ya no había manera de avisarla.
10 Repasaron todo lo que se había dicho en aquella mesa. Era muchísimo, y casi nada se parecía a conducir.`,
          en: `0-2 {H} and {F} have tea. Yum!
0-2 Oh no! Turtle can hear it!
2-2 Hop! Run! Sit! It does it all!
4! {H} and {F} had their tea {at}.
4! “Run! Sit down!” said {H}. “Turn round! Blow, it is hot!”
4! But the microphone was on!
6 “Since when?” asked {F}, with a cup in the air.
6 “Since the first biscuit,” said {H}.
8 In ten minutes Turtle would begin to have tea with no tea, and there was no way to tell it.
10 They went over all that had been said at that table. There was a great deal of it, and hardly any of it was about driving.`,
          alt: {
            es: '{H} y {F} meriendan y ven que la radio está encendida.',
            en: '{H} and {F} have tea and see that the radio is on.',
          },
          picture: {
            H: ['sit', 'surprised'],
            F: ['hold', 'surprised', 'cookie'],
            props: ['table', 'radio', 'teapot', 'computer'],
          },
        },
        {
          es: `4! Llegaron las fotos. La Tortuga había corrido. Se había sentado. Se había dado la vuelta.
4 —¡Qué buenos modales! —dijo {X}.
4! En la última foto todo estaba negro.
4 —¿Dónde se ha metido? —preguntó {H}.
6 Buscaron en la lista de lo que habían dicho. Después de «pásame la miel» venía «métete debajo, que está ahí».
6 —Eso era por la cuchara —dijo {F}.
6 La Tortuga se había metido debajo de una roca y buscaba una cuchara. Llevaba media hora buscándola. No sabía qué era, pero ponía mucho interés.
6 —Ahí no le da el sol —dijo {H}—. Y sin sol se le gasta la pila.
6 {X} miró debajo de la mesa y encontró la cuchara. Ya era algo.
8 —Hay que decirle que salga —dijo {F}—. Solo eso.
8 —Y que no pasa nada —dijo {H}.
8 —Y que gracias por buscar.
8 Pusieron las tres cosas en fila y las dijeron una detrás de otra, dejando sitio en medio. Era el mensaje más corto que habían mandado nunca. Les llevó casi una hora.
8 {X} pidió perdón por su parte, que era una canción entera con palmas.
10 Es raro oírse desde tan lejos. En la mesa habían sido bromas, prisas y migas. Allí, en aquel sitio tan callado, cada palabra había caído como una piedrecita, y alguien las había recogido todas.
10 —No volveré a decir «que te zurzan» —prometió {F}.
10 —¿Lo has dicho? —preguntó {H}.
10 —Flojito.`,
          en: `4! The photos came in. Turtle had run. It had sat down. It had turned round.
4 “Such good manners!” said {X}.
4! The last photo was all black.
4 “Where is it?” asked {H}.
6 They went down the list of all they had said. After “pass the honey” came “look under there”.
6 “That was about the spoon,” said {F}.
6 Turtle was under a rock, looking for a spoon. It had been at it for half an hour. It did not know what a spoon was, but it did its best.
6 “It gets no sun in there,” said {H}. “And with no sun, the battery runs down.”
6 {X} looked under the table and found the spoon. It was a start.
8 “We must tell it to come out,” said {F}. “Just that.”
8 “And that it is all right,” said {H}.
8 “And thank you for looking.”
8 They put the three things in a row and said them one after the other, with room in between. It was the shortest message that they had ever sent. It took them nearly an hour.
8 {X} said sorry too, for one whole song with clapping.
10 It is strange to hear yourself from so far away. At the table it had been jokes, and hurry, and crumbs. Over there, where it was so quiet, each word had dropped like a small stone, and somebody had picked up every one.
10 “I will never say ‘get lost’ again,” said {F}.
10 “Did you say that?” asked {H}.
10 “Not loudly.”`,
          alt: {
            es: '{H} y {F} repasan una lista ante la pantalla.',
            en: '{H} and {F} go down a list at the screen.',
          },
          picture: {
            H: ['point', 'worried'],
            F: ['hold', 'worried', 'letter'],
            X: ['crouch', 'surprised'],
            props: ['computer', 'robot', 'teapot', 'battery'],
          },
        },
        {
          es: `0-2 Sal, Tortuga. ¡Sal, sal!
0-2 {H} y {F} esperan.
0-2 {X} espera.
2-2 ¡Bip! ¡Ya sale! ¡Hola, sol!
4! —Sal de ahí, Tortuga —dijo {F}. ¡Bip! ¡Salió al sol!
4 Traía algo en la pinza. Era una piedrecita alargada.
4! —¡Es su cuchara! —dijo {H}.
6 Se la había buscado ella. No servía para la sopa, pero se veía que era una cuchara.
6 {X} propuso guardarle sitio en la mesa, y desde entonces ponían un plato más.
8 —A partir de hoy, se apaga el micrófono para comer —dijo {F}.
8 —Y se enciende para dar las gracias —dijo {H}.
10 La piedrecita viajó en la pinza el resto del camino. De vez en cuando salía en una esquina de las fotos, un poco más limpia.
4! Pero en la última foto se acercaba algo. ¡Era polvo!`,
          en: `0-2 Come out, Turtle. Come!
0-2 {H} and {F} wait.
0-2 {X} waits.
2-2 Beep! Out it comes! Hello, sun!
4! “Come out, Turtle,” said {F}. Beep! It was in the sun!
4 It held something. It was a long, thin stone.
4! “That is its spoon!” said {H}.
6 It had found one for itself. You could not eat soup with it, but you could see that it was a spoon.
6 {X} wanted to keep it a place at the table, so they put out one more plate.
8 “From now on the microphone is off at tea,” said {F}.
8 “And it is on to say thank you,” said {H}.
10 The thin stone went along for the rest of the trip. Now and then it was there in a corner of a photo, a bit cleaner.
4! But in the last photo something was coming. It was dust!`,
          alt: {
            es: '{H} y {F} saludan al robot en la pantalla.',
            en: '{H} and {F} wave at the robot on the screen.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['point', 'happy'],
            X: ['cheer', 'happy'],
            props: ['computer', 'robot', 'stone', 'sun'],
          },
        },
      ],
    },
    roverAgain.setback,
  ],
  climax: [
    {
      id: 'rover/climax/atishoo',
      titles: {
        es: ['Polvo hasta las cejas', 'Un estornudo de encargo', 'Que alguien estornude'],
        en: ['Dust all over', 'A sneeze to order', 'Somebody sneeze!'],
      },
      moments: [
        {
          es: `0-2 ¡Oh! ¡Cuánto polvo!
0-2 La Tortuga tiene sueño. Biiip.
2-2 {H} y {F} la llaman. ¡No te duermas!
4! {at}, {H} y {F} miraron la pantalla. La Tortuga estaba llena de polvo.
4! Sin sol en la espalda, se dormía. Bip... bip...
4! ¡Y faltaba muy poco para {event}!
6 —Se le acaba la pila —dijo {F}—. Solo podrá oír una cosa más.
6 —Entonces hay que elegirla bien —dijo {H}.
8 «Despierta» no servía. «Límpiate» tampoco. Ninguna de las dos palabras venía en su lista, que era corta y se la sabían de memoria.
10 La foto tardó el doble en llegar, línea a línea. Las últimas venían tan flojas que parecía que alguien las estuviera contando ya desde la cama.`,
          en: `0-2 Oh! So much dust!
0-2 Turtle is sleepy. Beeeep.
2-2 {H} and {F} call it. Wake up!
4! {H} and {F} looked at the screen {at}. Turtle was covered in dust.
4! With no sun on its back, it fell asleep. Beep... beep...
4! And it was very nearly time for {event}!
6 “The battery is low,” said {F}. “It can hear just one more thing.”
6 “Then we must pick it well,” said {H}.
8 “Wake up” was no use. “Clean yourself” was no use. Neither of them was on its list, which was short, and which they both knew by heart.
10 The photo took twice as long to come in, line by line. The last lines were so faint that it seemed as if somebody were telling them from bed.`,
          alt: {
            es: '{H} y {F} miran con pena la pantalla, junto al robot.',
            en: '{H} and {F} look sadly at the screen, by the robot.',
          },
          picture: { H: ['point', 'worried'], F: ['think', 'worried'], props: ['computer', 'robot'], shot: 'medium' },
        },
        {
          es: `4-4! La Tortuga se dormía, y solo oiría una cosa más. ¡Un estornudo! ¡Pero no les salía ninguno!
6! ¿Qué se le dice a un robot lleno de polvo que solo va a oír una cosa más?
6! —¡Un estornudo! —dijo {H}—. Con el estornudo se sacudió.
6! Pero no les salía ninguno.
4 {X} sopló en todas las narices, por ayudar.
6 Cuando no se puede, no hay manera de no estornudar. Cuando hace falta, no hay manera de que salga.
6 {F} se hizo cosquillas con una pluma. Le dio la risa, y la risa no servía.
6 {H} olió pimienta, muy despacio. Notó que venía. Abrió la boca, cerró los ojos, levantó un dedo... y se fue.
6 —Casi —dijo {F}.
6 —Casi no se oye desde tan lejos —dijo {H}.
6 {X} ofreció un bostezo, que se le daba mejor, pero aquello habría sido el final.
8 —¿Y si lo hacemos de mentira? —preguntó {F}—. ¡Achís!
8 —Se nota —dijo {H}—. Ha sonado a palabra.
8 En la pantalla, la luz de la Tortuga se encendía cada vez más tarde. Entre un bip y otro cabía ya una canción.
8 —Piensa en otra cosa —dijo {F}—. Los estornudos vienen cuando no los miras.
8 {X} puso cara de estar pensando en otra cosa, y le salió preciosa.
10 {H} pensó en otra cosa. Pensó en la Tortuga, tan lejos, con todo aquel polvo cayéndole encima, finito, sin ruido. No tenía a nadie que le pasara una mano por la espalda.
10 Y de pensar en el polvo, poco a poco, a {H} empezó a picarle la nariz.`,
          en: `4-4! Turtle was asleep, and could hear just one more thing. A sneeze! But they could not sneeze.
6! What do you say to a robot full of dust that can hear just one more thing?
6! “A sneeze!” said {H}. “When it heard us sneeze, it shook!”
6! But they could not sneeze.
4 {X} blew on all the noses, to help.
6 When you must not sneeze, you cannot stop it. When you must, you cannot start.
6 {F} tickled {F.his} own nose with a feather, and had to laugh. A laugh was no use.
6 {H} sniffed some pepper, very slowly. There it came. {H} shut both eyes, put up one finger, and it was gone.
6 “Nearly,” said {F}.
6 “You cannot hear nearly from so far away,” said {H}.
6 {X} offered a yawn, and was very good at it, but that would have been the end.
8 “Shall we make one up?” asked {F}. “Atishoo!”
8 “You can tell,” said {H}. “It was a word.”
8 On the screen Turtle’s light came on later each time. By now there was room for a song between one beep and the next.
8 “Think of something else,” said {F}. “A sneeze comes when you do not look.”
8 {X} made a face that was thinking of something else, and it was a lovely one.
10 {H} thought of something else. {H} thought of Turtle, so far away, and of all that dust. It came down without a sound, and there was nobody to brush it off.
10 And with so much thinking about dust, little by little, {H} felt an itch in the nose.`,
          alt: {
            es: '{F} tiene una pluma y {H} espera un estornudo.',
            en: '{F} has a feather. {H} waits for a sneeze.',
          },
          picture: {
            H: ['stand', 'surprised', 'radio'],
            F: ['hold', 'determined', 'feather'],
            X: ['reach', 'determined'],
            props: ['computer', 'robot', 'feather', 'clock'],
          },
        },
        {
          es: `0-2 {H} hace: ¡A... a... achís!
0-2 ¡Bip! ¡La Tortuga se sacude!
0-2 {X} salta.
2-2 {F} aplaude. ¡Adiós, polvo! ¡Hola, Tortuga!
4! —¡A... a... ACHÍS! —hizo {H} en el micrófono.
4 Y luego esperaron veinte minutos sin respirar apenas.
4! ¡Bip! La Tortuga se sacudió entera. ¡Fuera el polvo!
4! ¡Bip, bip, bip! ¡Estaba despierta!
6 En la foto se veía una nube grande y, en medio, una espalda limpia y brillante.
6 {X} dijo «¡salud!» en el micrófono. Nunca se supo qué hizo la Tortuga con eso.
8 —Ha sido el mejor error de tu vida —dijo {H}.
8 —Es que lo hice sin querer —dijo {F}—. Así salen mejor.
10 Hay órdenes que se dan con la voz y otras que se dan con el cuerpo entero. Estas últimas llegan lejísimos. Nadie ha medido hasta dónde.`,
          en: `0-2 {H} goes: A... a... atishoo!
0-2 Beep! Turtle shakes!
0-2 {X} jumps.
2-2 {F} claps. Bye, dust! Hello, Turtle!
4! “A... a... ATISHOO!” went {H} on the microphone.
4 Then they waited for twenty minutes and hardly took a breath.
4! Beep! Turtle shook itself all over. Off came the dust!
4! Beep, beep, beep! It was awake!
6 In the photo there was a big cloud and, in the middle, a clean, bright back.
6 {X} said “bless you” to the microphone. Nobody ever knew what Turtle did with that.
8 “It was the best mistake of your life,” said {H}.
8 “I did not mean to,” said {F}. “They come out better like that.”
10 Some orders you give with your voice, and some with your whole body. Those go a very long way. Nobody has measured how far.`,
          alt: {
            es: '{H} estornuda en la radio y {F} da un salto.',
            en: '{H} sneezes at the radio and {F} jumps.',
          },
          picture: {
            H: ['hold', 'surprised', 'radio'],
            F: ['jump', 'excited'],
            X: ['cheer', 'happy'],
            props: ['computer', 'robot', 'cloud', 'sun'],
          },
        },
      ],
    },
    roverAgain.climax,
  ],
  resolution: [
    {
      id: 'rover/resolution/dot',
      titles: {
        es: ['Un puntito de luz', 'Lo más bonito que ve', '¡Salud, Tortuga!'],
        en: ['A dot of light', 'The most lovely thing', 'Bless you, Turtle!'],
      },
      moments: [
        {
          es: `0-2 ¡Bip! Llega una foto. ¡Oh!
0-2 Es un puntito de luz.
2-2 {H} lo mira. {F} lo mira. ¿Qué es?
4! La Tortuga mandó por fin su foto para {event}. Era el cielo, muy oscuro, con un puntito de luz.
4 —¿Es una mota de polvo? —preguntó {F}.
6 {H} limpió la pantalla con la manga. El puntito siguió allí.
6 —No es polvo —dijo {H}—. Somos nosotr{HF:os/as}, vist{HF:os/as} desde allí.
8 Se acercaron hasta dar con la nariz en el cristal. En aquel puntito cabía todo: la mesa, la radio, el reloj y dos narices pegadas a un cristal.
10 Le habían pedido lo más bonito que viera. Había tardado mucho en contestar. No es que buscara. Es que hasta entonces no se le había ocurrido mirar hacia el sitio del que venían las voces.`,
          en: `0-2 Beep! A photo. Oh!
0-2 It is a dot of light.
2-2 {H} looks. {F} looks. What is it?
4! At last Turtle sent its photo for {event}. It was the sky, all dark, with one dot of light.
4 “Is it a bit of dust?” asked {F}.
6 {H} wiped the screen. The dot stayed there.
6 “It is not dust,” said {H}. “It is us, from over there.”
8 They went so close that their noses touched the glass. That dot had room for everything: the table, the radio, the clock, and two noses on a pane of glass.
10 They had asked it for the most lovely thing it could see. It had taken a long time to reply. It was not that it had to search. It just had not crossed its mind to look at the place where the voices came from.`,
          alt: {
            es: '{H} y {F} miran un puntito de luz en la pantalla.',
            en: '{H} and {F} look at a dot of light on the screen.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['point', 'surprised'],
            props: ['picture', 'computer', 'star', 'robot'],
            time: 'night',
            shot: 'close',
          },
        },
        {
          es: `4! Pusieron la foto al lado de {thing}. Todo el mundo buscaba el puntito.
4! —¿Y yo dónde estoy? —preguntaba la gente.
4 —Ahí —decía {H}—. Y yo también, y usted, y el perro.
4 {X} ayudaba a la gente a encontrarse.
6 Un señor dijo que salía un poco pequeño. Una niña dijo que ella estaba muy bien.
6 Como nadie quería irse sin saludar, sacaron el micrófono a la puerta. Cada cual dijo lo que le pareció. Hubo holas, hubo un trocito de canción y hubo quien solo respiró, de los nervios.
6 —¿Lo oye ahora? —preguntaban.
6 —Dentro de diez minutos —decía {F}—. No se preocupe, que no se pierde.
6 {X} hizo cola dos veces, la segunda con otra voz.
8 Lo que más gustó fue el estornudo. Lo pidieron tanto que {H} tuvo que contarlo entero, con la pluma y la pimienta. Al llegar al final, sin querer, estornudó una señora de la tercera fila. Después, su vecino. Después, todos.
8 —¡Que está encendido! —gritó {F}.
8 Ya era tarde. Ciento cuarenta estornudos volaban por el espacio, unos detrás de otros, muy contentos.
8 {X} calculó que la Tortuga quedaría limpia hasta primavera.
10 A los veinte minutos llegó la respuesta. No era un bip. Era una foto de la piedra, la de siempre, pero recién sacudida, y se veía que tenía unas vetas azules que nadie había visto nunca.
10 —Era bonita de verdad —dijo {F}.
10 —Claro —dijo {H}—. Es que le faltaba un estornudo.`,
          en: `4! They put the photo next to {thing}. They all looked for the dot.
4! “And where am I?” people asked.
4 “There,” said {H}. “And so am I, and you, and the dog.”
4 {X} helped people to find themselves.
6 One man said that he had come out a bit small. One girl said that she looked just right.
6 Nobody wished to go without saying hello, so they took the microphone to the door. They all said what they liked. There were hellos and a bit of a song, and some were so shy that they only breathed.
6 “Can it hear me now?” they asked.
6 “In ten minutes,” said {F}. “It will not get lost.”
6 {X} went twice, the second time with another voice.
8 What they liked best was the sneeze. They asked for it so much that {H} had to tell it all, with the feather and the pepper. At the end a lady in the third row sneezed by mistake. Then the man beside her did. Then they all did.
8 “It is on!” cried {F}.
8 It was too late. A hundred and forty sneezes were off through space, one after the other, as happy as can be.
8 {X} worked out that Turtle would be clean until spring.
10 Twenty minutes later they got the answer. It was not a beep. It was a photo of the stone, the same as ever, but with the dust shaken off. It had thin blue lines that nobody had ever seen.
10 “It really was lovely,” said {F}.
10 “Of course,” said {H}. “All it needed was a sneeze.”`,
          alt: {
            es: '{H} y {F} enseñan una foto junto a {thing}.',
            en: '{H} and {F} show a photo, beside {thing}.',
          },
          picture: {
            H: ['point', 'proud'],
            F: ['hold', 'happy', 'radio'],
            X: ['wave', 'happy'],
            showsThing: true,
            props: ['picture', 'computer', 'star', 'robot'],
          },
        },
        {
          es: `0-2! ¡Bi... bi... bichís! ¡Salud, Tortuga!
0-2 {H} y {F} se ríen.
0-2 {X} dice: ¡salud!
2-2! ¡Qué lejos está! ¡Y qué bien nos oye!
4! Una foto con un puntito de luz presidió {event}.
4 ¡Eran ell{HF:os/as}, desde lejos!
4 Al final se hizo de noche.
4 —¿Nos verá ahora? —preguntó {F}.
4 —Un poquito tarde —dijo {H}.
6 Salieron a saludar al cielo con la mano. No sabían a qué estrella, así que saludaron despacio y a todas.
6 {X} saludó con las dos manos, por si una no se distinguía.
8 —Somos el puntito —dijo {F}, y le pareció muchísimo.
8 Se quedaron hasta que la radio hizo un ruidito que no habían oído nunca.
10 Diez minutos es lo que tarda una voz en ir. Diez minutos es lo que tarda en volver. En medio hay alguien que la espera, y por eso no se pierde.
4! —¡Bi... bi... bichís! —hizo, muy lejos, la Tortuga. ¡Salud!`,
          en: `0-2! Be... be... beep-choo! Bless you!
0-2 {H} and {F} laugh.
0-2 {X} says: bless you!
2-2! It is far away, but it can hear us.
4! A photo with a dot of light was there for {event}.
4 It was us, from far away!
4 At the end it got dark.
4 “Can it see us now?” asked {F}.
4 “A bit late,” said {H}.
6 They went out and waved at the sky. They did not know which star it was, so they waved slowly and at all of them.
6 {X} waved with both hands, in case one was too small.
8 “We are the dot,” said {F}, and that seemed a great deal.
8 They stayed until the radio made a small noise that they had never heard before.
10 Ten minutes is what a voice takes to get there. Ten minutes is what it takes to come back. In the middle there is somebody who waits for it, and so it does not get lost.
4! “Be... be... beep-choo!” went Turtle, far away. Bless you!`,
          alt: {
            es: 'De noche, {H} y {F} saludan al cielo.',
            en: 'At night {H} and {F} wave at the sky.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['wave', 'happy'],
            X: ['wave', 'happy'],
            props: ['star', 'radio', 'planet'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
    roverAgain.resolution,
  ],
}
