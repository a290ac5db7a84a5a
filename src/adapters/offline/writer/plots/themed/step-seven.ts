import type { Plot } from '../plot.ts'
import { stepSevenRetold } from '../retold/step-seven.ts'

/** A machine starts by a list, and step seven says “dance”. Nobody knows why, until a thick rug takes the reason away. */
export const stepSeven: Plot = {
  id: 'step-seven',
  retold: stepSevenRetold,
  themes: ['ciencia ficcion', 'profesiones'],
  needs: [],
  refrains: {
    es: ['¡Paso siete: a bailar!', '¡Pum, pum, tararí!'],
    en: ['Step seven: we dance!', 'Bump, bump, toot-toot!'],
  },
  blurb: {
    es: 'La Fanfarrona es una máquina con tres trompetas. Sin su música no puede empezar {event}. Para encenderla hay una lista de ocho pasos, y el siete dice: «Bailar». Nadie sabe por qué. {H} y {F} quieren averiguarlo, con mucho cuidado, un paso cada vez y sin dejar de bailar.',
    en: 'The Tootler is a machine with three trumpets. It has to play before they can start {event}. To turn it on there is a list of eight steps, and step seven says “Dance”. Nobody knows why. {H} and {F} mean to find out, with great care, one step at a time, and without missing a beat.',
  },
  setup: {
    id: 'step-seven/setup',
    titles: {
      es: ['El paso siete', 'Una lista de ocho pasos', '¿Por qué bailamos?'],
      en: ['Step seven', 'A list of eight steps', 'Why do we dance?'],
    },
    moments: [
      {
        es: `0-2 La máquina no suena.
0-2 {H} baila. {F} baila.
2-2 ¡Tararí! ¡Ahora sí que suena!
4! {at} estaba la Fanfarrona, un baúl que tocaba música.
4! Con ella empezaba {event}.
4! Se encendía con una lista de ocho pasos. El siete decía: «Bailar».
4 El uno era darle los buenos días.
6 Era una máquina con tres trompetas, once ruedas y una tarima para ella sola. En lo más alto llevaba {thing}.
6 {H} y {F} eran maquinistas desde aquella mañana.
8 —¿Por qué hay que bailar? —preguntó {F}.
8 Nadie contestó, porque todo el mundo estaba bailando.
10 Los otros pasos se entendían solos: engrasar, apretar el botón, tirar de la palanca. El siete estaba entre ellos tan tranquilo, como un pingüino en una fila de carteros.`,
        en: `0-2 There is no music.
0-2 {H} dances. {F} dances.
2-2 Toot-toot! Now the machine plays!
4! {at} stood the Tootler, a music machine.
4! It had to play before {event}.
4! You turned it on with a list of eight steps. Step seven said “Dance”.
4 Step one was “Say good morning”.
6 It was a big chest with three trumpets, eleven wheels and a stage of its own. At the very top was {thing}.
6 {H} and {F} were in charge of it, as of that morning.
8 “Why do we have to dance?” asked {F}.
8 Nobody replied, because they were all dancing.
10 You could see the point of the rest: oil it, press the button, pull the lever. Step seven just stood there among them, like a penguin in a queue of postmen.`,
        alt: {
          es: '{H} y {F} bailan al lado de un baúl con trompetas y {thing}.',
          en: '{H} and {F} dance beside a chest with trumpets and {thing}.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['dance', 'surprised'],
          props: ['chest', 'trumpet', 'gear', 'music-note'],
          showsThing: true,
        },
      },
      {
        es: `4! —¿Por qué bailamos? —preguntó {H}.
4 —Para que se alegre —dijo una señora.
4 —Para que baje el aceite —dijo un señor.
4 {X} dijo que era por las rodillas.
4! Nadie lo sabía. Así que probaron sin bailar.
4! Tiraron de la palanca. ¡Nada!
4! Bailaron un poco y tiraron otra vez. ¡Tararí!
4 —¡Pero si las máquinas no tienen ojos! —dijo {F}.
6 Probaron a bailar por detrás, por si miraba de lado. ¡Tararí! Probaron a bailar con una manta por encima. ¡Tararí!
6 —No mira —dijo {H}—. A lo mejor escucha.
6 Bailaron de puntillas, sin hacer ni pizca de ruido. Nada. Bailaron de puntillas y cantando. Nada.
6 {X} bailó con una escoba. ¡Tararí! Nadie supo si había sido {X} o la escoba.
6 Un señor con bigote les pidió que no le dieran más vueltas.
6 —Mi bisabuelo ya bailaba —dijo—. Y él sabía muy bien por qué.
6 —¿Y por qué?
6 —Eso no se lo pregunté. Estaba bailando.
6 {H} apuntó todas las razones que le dieron. Había once, y las once eran segurísimas.
8 ¶—Se quita el siete y ya está —dijo una chica con prisa.
8 —Una cosa no se quita hasta saber para qué está —dijo {F}.
8 —¿Y si no está para nada?
8 —Pues entonces se quita con más gusto.
8 La chica no lo vio claro, pero le pareció una respuesta de maquinista.
8 {X} ya había quitado un tornillo, y lo volvió a poner silbando.
8 La lista la había escrito doña Tecla, la inventora. De eso hacía cien años, y ya solo se la podía ver en un retrato. En el retrato bailaba.
10 ¶Quienes llevaban mucho tiempo en aquello no se acordaban de la razón. Quienes llevaban poco no preguntaban, para que no se notase. Y así el paso siete había llegado hasta allí sin que nadie lo llevara en la cabeza.
10 —Lo llevan en los pies —dijo {H}.
10 {F} miró los suyos. Eran nuevos en el oficio y todavía no sabían disimular: seguían moviéndose solos.`,
        en: `4! “Why do we dance?” asked {H}.
4 “It cheers it up,” said a lady.
4 “It brings the oil down,” said a man.
4 {X} thought that it was for the knees.
4! Nobody knew. So they tried it with no dance.
4! They pulled the lever. It did not play!
4! They danced a bit and pulled again. Toot-toot!
4 “But it has no eyes!” said {F}. “It cannot see us!”
6 They danced behind it, in case it looked sideways. Toot-toot! They put a blanket over it, and danced. Toot-toot!
6 “It does not look,” said {H}. “It may listen.”
6 They danced on tiptoe, without a sound. It did not play. They danced on tiptoe and sang. It still did not play.
6 {X} danced with a broom. Toot-toot! They could not tell if it was {X} or the broom.
6 A man with a big moustache told them to let it be.
6 “My great-grandad danced,” he said. “He knew just why.”
6 “So why was it?”
6 “I did not ask him. He was dancing.”
6 {H} put down every reason that they were given. There were eleven, and people were quite sure of all of them.
8 ¶“Just leave out step seven,” said a girl in a hurry.
8 “You do not take a thing away until you know what it is for,” said {F}.
8 “What if it is not for anything?”
8 “Then it will be more fun to take away.”
8 The girl was not convinced, but it did sound like somebody who was good with machines.
8 {X} had taken out a screw by then, and put it back with a whistle.
8 The list had been made by Miss Keys, who built the thing. That was a hundred years ago, and now you could only see her in a portrait. In the portrait she was dancing.
10 ¶The old hands had forgotten the reason. The new hands did not like to ask, in case it showed. And so step seven had come all the way down to them, and nobody had it in their heads.
10 “They have it in their feet,” said {H}.
10 {F} had a look at some feet nearby. They were new to the trade and could not hide a thing. They were still tapping.`,
        alt: {
          es: '{H} y {F} hacen pruebas con la máquina, una escoba y una manta.',
          en: '{H} and {F} test the machine with a broom and a blanket.',
        },
        picture: {
          H: ['think', 'thoughtful', 'pencil'],
          F: ['dance', 'determined'],
          X: ['dance', 'happy', 'broom'],
          props: ['chest', 'trumpet', 'gear', 'blanket', 'broom'],
        },
      },
      {
        es: `0-2 ¿Por qué bailamos? ¡No sé!
0-2 {F} da un salto. ¡Pum!
0-2 {X} baila.
2-2 {H} piensa. ¿Por qué, por qué, por qué?
4! —Lo vamos a averiguar —dijo {H}.
4 —¿Y cómo? —preguntó {F}.
4 —Cambiando una sola cosa cada vez.
4! Al lado del siete escribieron: «¿Por qué?».
4 Había que saberlo antes de {event}.
6 Les prestaron la llave de la tapa, con una condición: no estropear lo que funcionaba.
6 —Prometido —dijo {F}, con la llave en una mano y muchas ganas en la otra.
6 {X} prometió lo mismo, y además prometió no silbar.
8 —¿Y si la razón es una tontería? —preguntó {F}.
8 —Mejor —dijo {H}—. Las tonterías se explican en menos tiempo.
8 La chica con prisa les deseó suerte. Como tenía prisa, dijo solo «sue».
10 Hay preguntas que nadie hace en cien años, y no porque sean difíciles. Es que siempre está sonando la música, y luego es tarde y hay que recoger.
4! En la lista, el siete parecía reírse.`,
        en: `0-2 Why do we dance? Who knows!
0-2 {F} jumps. Bump!
0-2 {X} dances.
2-2 {H} thinks. Why, oh why, oh why?
4! “We will find out,” said {H}.
4 “How?” asked {F}.
4 “We will change one thing at a time.”
4! They wrote “Why?” on the list, next to step seven.
4 They had to know before {event}.
6 They were given the key to the lid, so long as they did not break what was working.
6 “We promise,” said {F}, with the key in one hand and an itch in the other.
6 {X} promised too, and also promised not to whistle.
8 “What if the reason is silly?” asked {F}.
8 “All the better,” said {H}. “Silly things take less time to explain.”
8 The girl in a hurry wished them luck. She was in such a hurry that she only said “lu”.
10 There are questions that nobody asks for a hundred years, and not because they are hard. It is just that the music is playing, and then it is late, and there are chairs to put away.
4! On the list, step seven seemed to laugh.`,
        alt: {
          es: '{H} escribe en la lista y {F} tiene una llave.',
          en: '{H} writes on the list and {F} holds a key.',
        },
        picture: {
          H: ['hold', 'determined', 'pencil'],
          F: ['hold', 'excited', 'key'],
          X: ['dance', 'happy'],
          props: ['chest', 'trumpet', 'gear', 'scroll'],
        },
      },
    ],
  },
  setback: {
    id: 'step-seven/setback',
    titles: {
      es: ['Media galleta', 'Solo un soplido', 'Lo que sobraba'],
      en: ['Half a biscuit', 'Just one puff', 'The bit left over'],
    },
    moments: [
      {
        es: `0-2 {H} abre la tapa. ¡Oh!
0-2 ¡Cuántas ruedas! ¡Cuántas!
2-2 {F} sopla. ¡Cuánto polvo! ¡Achís!
4! {H} y {F} abrieron la tapa de la Fanfarrona.
4! Dentro había ruedas, muelles y muchísimo polvo.
4 —No toques nada —dijo {H}.
4! —Solo soplo —dijo {F}. ¡Y sopló!
4 Salieron una nube gris, un botón y media galleta.
6 —¿De quién sería la galleta? —dijo {H}.
6 —De alguien con prisa.
6 —Así, limpita, andará mejor —dijo {F}.
8 Cerraron la tapa. Dieron los buenos días, engrasaron, apretaron el botón. En el siete bailaron mejor que nunca.
10 {H} tiró de la palanca con dos dedos, como quien abre un regalo. Dentro no pasó nada, y no pasó con una claridad tremenda.`,
        en: `0-2 {H} lifts the lid. Oh!
0-2 So many wheels! So many!
2-2 {F} blows. All that dust! Atishoo!
4! {H} and {F} took the lid off the Tootler.
4! There were wheels, springs and dust.
4 “Do not touch a thing,” said {H}.
4! “I will just blow,” said {F}, and blew!
4 Out came a grey cloud, one button and half a biscuit.
6 “Now that it is clean, it will go better,” said {F}.
8 They shut it. They said good morning, oiled it and pressed the button. At step seven they danced better than ever.
10 {H} pulled the lever with two fingers, as if it were a present. Nothing happened in there, and it happened very clearly.`,
        alt: {
          es: '{F} sopla el polvo de la máquina y {H} mira las ruedas.',
          en: '{F} blows dust off the machine and {H} looks at the wheels.',
        },
        picture: {
          H: ['point', 'worried'],
          F: ['reach', 'excited'],
          props: ['chest', 'gear', 'trumpet', 'cloud', 'cookie'],
          shot: 'close',
        },
      },
      {
        es: `4! Bailaron. Nada. Bailaron más. ¡Nada de nada!
4! —¡La he roto con un soplido! —dijo {F}.
4 —¿Qué hemos cambiado? —preguntó {H}.
4 Faltaban el polvo, el botón y la galleta.
4! Metieron otra vez la media galleta y bailaron. ¡Tararí!
4 {X} estaba a punto de comérsela.
6 No fue tan rápido. Primero devolvieron el polvo, una pizca a cada rueda. Bailaron. Nada. Después devolvieron el botón. Bailaron. Nada, pero con botón.
6 A {F} le salían unos pasos cada vez más tristes. Bailar con pena cuesta el doble y luce la mitad.
6 —Una cosa no se quita hasta saber para qué está —murmuró—. ¡Y lo dije yo!
6 —Era solo media galleta —dijo {H}—. Nadie habría pensado en una galleta.
6 Entonces se miraron.
6 La galleta sujetaba una rueda. Alguien la había puesto allí hacía muchísimos años, seguramente a falta de otra cosa y después de merendar.
6 {X} pidió perdón a la galleta por sus malas intenciones.
8 ¶—¿Y no sería mejor poner un taquito de madera? —dijo {F}.
8 —Mañana —dijo {H}—. Hoy solo se cambia una cosa.
8 La encajaron despacito. Estaba tan dura que se podría haber clavado un clavo con ella. Quizá alguien lo había hecho ya.
8 —Paso seis y medio —dictó {F}—: galleta.
8 {H} lo escribió, y al lado puso el porqué, para que dentro de cien años nadie tuviera que adivinarlo.
8 {X} añadió debajo: «No comer». Le costó un poco, pero lo subrayó.
10 ¶Se sentaron un rato en el borde de la tarima. De las once razones ya habían tachado cuatro. No era el aceite, no era el polvo, no eran las rodillas y no era que se alegrase.
10 —¿No te da pena tacharlas? —preguntó {F}.
10 —Un poco —dijo {H}—. Pero mira cuánto sitio queda.
10 Debajo de tanta raya, la pregunta se veía mejor. Era muy pequeña y seguía allí, con la cabeza levantada.`,
        en: `4! They danced. They danced some more. It did not play!
4! “I broke it with one puff!” said {F}.
4 “What did we change?” asked {H}.
4 It was the dust, the button and the biscuit.
4! They put the biscuit back. Toot-toot!
4 {X} had been just about to eat it.
6 It was not as quick as that. First they put back the dust, a pinch on each wheel. They danced. It did not play. Then they put back the button. It did not play, but it had a button.
6 {F} danced more and more sadly. A sad dance is twice the work and half the fun.
6 “You do not take a thing away until you know what it is for,” muttered {F}. “And I said so!”
6 “It was only half a biscuit,” said {H}. “Nobody would think of a biscuit.”
6 Then they looked at each other.
6 The biscuit had been holding up a wheel. Somebody had put it there, years and years ago. It must have been just after tea.
6 {X} said sorry to the biscuit.
8 ¶“Should we not put in a bit of wood instead?” asked {F}.
8 “Tomorrow,” said {H}. “Today we only change one thing.”
8 They eased it in. It was so hard that you could have knocked in a nail with it. Perhaps somebody had.
8 “Step six and a half,” said {F}. “Biscuit.”
8 {H} wrote it down, and wrote the reason too, so that in a hundred years nobody would have to guess.
8 {X} wrote “Do not eat” below that. It was not easy, but {X} underlined it.
10 ¶They sat for a while on the edge of the stage. By now they had crossed out four of the eleven reasons. It was not the oil, or the dust, or the knees, and it was not to cheer it up.
10 “Do you not feel sorry for them?” asked {F}.
10 “A bit,” said {H}. “But look how much room there is.”
10 Below all that crossing out, you could see the question better. It was very small, and it was still there, with its head up.`,
        alt: {
          es: '{H} mira media galleta y {F} baila con pena.',
          en: '{H} looks at half a biscuit, and {F} dances sadly.',
        },
        picture: {
          H: ['hold', 'thoughtful', 'cookie'],
          F: ['dance', 'sad'],
          X: ['reach', 'surprised'],
          props: ['chest', 'trumpet', 'gear', 'cookie', 'pencil'],
        },
      },
      {
        es: `0-2 ¡La galleta no se come!
0-2 {F} baila. ¡Tararí!
0-2 {X} ríe.
2-2 {H} salta. ¡Pum! ¿Qué ha hecho «clac»?
4! —¡Tararí! —cantó {F}, y dio un salto de alegría.
4! Fue un salto muy gordo. ¡Pum!
4! Y dentro de la máquina se oyó: clac.
4 —¿Has oído? —dijo {H}.
4 —¿El qué? —dijo {F}, sin dejar de saltar.
6 Ya no se oía. La música lo tapaba todo, con tres trompetas y un redoble.
6 La apagaron y la encendieron tres veces seguidas, porque después del susto sonaba todavía mejor.
6 {X} dijo que había sido su rodilla, y puede que fuera verdad.
8 —Algo ha hecho «clac» —insistió {H}.
8 —Aquí todo hace «clac». Son once ruedas.
8 {H} lo apuntó de todos modos, muy pequeño, en una esquina: «clac».
10 De noche, sin gente ni trompetas, la Fanfarrona parecía un animal grande que duerme de pie. {H} le puso la manta con cuidado. Al rozar la tarima, volvió a oír algo que rodaba un poquito y se paraba.
4! ¿Qué sería aquel «clac»?`,
        en: `0-2 We do not eat that biscuit!
0-2 {F} dances. Toot-toot!
0-2 {X} laughs.
2-2 {H} jumps. Bump! And what went clack?
4! “Toot-toot!” sang {F}, and gave a jump for joy.
4! It was a very big jump. Bump!
4! And deep in the machine something went clack.
4 “Did you hear that?” said {H}.
4 “Hear what?” said {F}, who was still jumping.
6 It was gone. The music was on top of it, with three trumpets and a drum roll.
6 They turned it off and on three times, since it was even better after a scare.
6 {X} said that it was just a knee, and it may have been.
8 “Something went clack,” said {H}.
8 “It all goes clack. It has eleven wheels.”
8 {H} put it down all the same, very small, in a corner. “Clack,” it said.
10 At night, with no people and no trumpets, the Tootler was like a big animal asleep on its feet. {H} put the blanket over it. Something in there rolled a little way, and stopped.
4! What was that clack?`,
        alt: {
          es: '{F} salta junto a la máquina y {H} oye algo raro.',
          en: '{F} jumps beside the machine, and {H} hears something odd.',
        },
        picture: {
          H: ['stand', 'surprised', 'pencil'],
          F: ['jump', 'excited'],
          X: ['dance', 'happy'],
          props: ['chest', 'trumpet', 'gear', 'music-note', 'cookie'],
        },
      },
    ],
  },
  climax: {
    id: 'step-seven/climax',
    titles: {
      es: ['La alfombra nueva', 'Pof, pum, clac', 'Algo distinto'],
      en: ['The new rug', 'Flump, bump, clack', 'Something different'],
    },
    moments: [
      {
        es: `0-2 ¡Qué alfombra tan gorda!
0-2 {H} baila. {F} baila. ¡Pof!
2-2 ¿Y la música? ¡Hoy no suena!
4-4! Llegó la hora. {H} y {F} bailaron en una alfombra nueva, muy gorda.
6! Llegó la hora. En la tarima había una alfombra nueva, muy gorda.
6! {H} y {F} bailaron encima.
4! La máquina no sonó. ¡Y {event} tenía que empezar!
6 La alfombra la había regalado el señor con bigote, para que todo luciera más. Era tan blanda que se hundían hasta la rodilla.
6 —¡Si lo hemos hecho todo! —dijo {F}.
8 Bailaron otra vez, con más ganas. Bailó también la primera fila, por si faltaba gente.
10 Hay un silencio que solo hacen doscientas personas cuando no quieren que se note que esperan. Se parece a una tos. Al final fue una tos.`,
        en: `0-2 What a big fat rug!
0-2 {H} dances. {F} dances. Flump!
2-2 There is no music. Oh dear!
4-4! The hour had come. {H} and {F} danced on a thick new rug.
6! The hour had come. There was a new rug on the stage, and it was thick.
6! {H} and {F} danced on it.
4! The Tootler did not play. They could not start {event}!
6 The rug was a gift from the man with the moustache, to make things look grand. It was so soft that they sank in up to the knee.
6 “But we did it all!” said {F}.
8 They danced again, and harder. The front row danced as well, in case it was a matter of numbers.
10 There is a kind of silence that two hundred people make when they do not want you to see that they are waiting. It is very like a cough. In the end it was a cough.`,
        alt: {
          es: '{H} y {F} bailan en una alfombra gorda, y la máquina calla.',
          en: '{H} and {F} dance on a thick rug. The machine is silent.',
        },
        picture: {
          H: ['dance', 'worried'],
          F: ['dance', 'surprised'],
          props: ['chest', 'trumpet', 'gear', 'blanket', 'chair'],
          shot: 'wide',
        },
      },
      {
        es: `4-4! {F} saltó fuera de la alfombra. ¡Pum! Dentro sonó: clac. ¡No era el baile! ¡Era el bote!
6! —¿Por qué hoy no suena? —dijo {H}.
6! {F} saltó fuera de la alfombra nueva. ¡Pum! Dentro sonó: clac.
4 {X} saltó también. ¡Pum! ¡Clac!
6! —¡No era el baile! —dijo {H}—. ¡Era el bote!
4 En la alfombra los botes hacían «pof». Y «pof» no llega lejos.
6 {H} se pegó a la tapa para escuchar.
6 —Salta en la alfombra —pidió.
6 —Pof.
6 —Ahora, fuera.
6 —¡Pum! —hizo {F}, y dentro algo contestó.
6 Por eso no servía ir de puntillas. Por eso daba igual bailar por delante o por detrás, y con manta o sin manta.
6 {X} pasó a limpio la cuenta: tres pof, tres pum, tres clac.
6 —Mi bisabuelo no saltaba —protestó el señor con bigote—. Mi bisabuelo bailaba.
6 —¿Era grande? —preguntó {F}.
6 —¡Enorme!
6 —Pues ya está.
8 ¶Levantaron la tapa un dedo. Había una rampa pequeñita y, a la mitad, una bolita de metal, parada. Al final de la rampa estaba su hueco. Le faltaba un empujón para llegar.
8 —Está torcida —susurró {H}—. Con cada bote, baja un poco.
8 —O sea, que llevamos cien años bailando para una bolita.
8 {X} miró la bolita con muchísimo respeto.
10 ¶{F} pensó en todos los pies que habían pasado por allí, los grandes, los chicos y los del bisabuelo. Todos convencidos de otra cosa. Y todos, sin saberlo, dándole a la bolita su empujón.
10 —No estaban equivocados —dijo—. Solo estaban mal explicados.
4! Había que quitar la alfombra. ¡Y cómo pesaba!`,
        en: `4-4! {F} jumped off the rug. Bump! Something inside went clack. It was not the dance! It was the bump!
6! “Why does it not play today?” said {H}.
6! {F} jumped off the new rug. Bump! Something inside went clack.
4 {X} jumped as well. Bump! Clack!
6! “It was not the dance!” said {H}. “It was the bump!”
4 On the rug a jump went flump. And a flump does not go far.
6 {H} leaned on the lid to listen.
6 “Jump on the rug.”
6 “Flump.”
6 “And off it.”
6 “Bump!” went {F}, and something inside gave an answer.
6 So that was why it was no use on tiptoe. And so it was all the same behind it, or with a blanket on.
6 {X} kept the score: three flumps, three bumps, three clacks.
6 “My great-grandad did not jump,” said the man with the moustache. “He danced.”
6 “Was he big?” asked {F}.
6 “He was huge!”
6 “Well, there you are.”
8 ¶They lifted the lid by an inch. There was a tiny slope in there, with a small metal ball on it, stuck half way. At the bottom was the hole that it was meant for. It needed one more push.
8 “The slope is crooked,” whispered {H}. “With each bump, the ball rolls a bit.”
8 “So we have danced for a hundred years for a little ball.”
8 {X} looked at the ball with deep respect.
10 ¶{F} thought of all the feet that had been up there, the big ones, the small ones and great-grandad’s. They had all been sure of something else. And they had all, without knowing it, given that ball its push.
10 “They were not wrong,” said {F}. “They were just badly explained.”
4! The rug had to go. But it was so heavy!`,
        alt: {
          es: '{F} salta fuera de la alfombra y {H} escucha la máquina.',
          en: '{F} jumps off the rug and {H} listens to the machine.',
        },
        picture: {
          H: ['kneel', 'excited'],
          F: ['jump', 'determined'],
          X: ['jump', 'surprised'],
          props: ['chest', 'trumpet', 'gear', 'blanket'],
        },
      },
      {
        es: `0-2 ¡Fuera la alfombra! ¡Uf!
0-2 ¡Pum! ¡Pum! ¡Tararí!
0-2 {X} salta.
2-2 {H} y {F} bailan. ¡Todo el mundo baila!
4! Tiraron todos a la vez. ¡Fuera la alfombra!
4 —¡Paso siete! —gritó {F}—. ¡Pero fuerte!
4! Saltaron l{HF:os/as} dos. ¡PUM! Y dentro, ¡clac!
4! {H} tiró de la palanca. ¡Tararííí!
4 Y saltó la gente, hasta el señor con bigote.
6 Al principio le daba apuro. Al tercer salto se le notaba el bisabuelo.
6 —¡Otra vez! —pidió alguien desde la última fila.
6 —¡Paso siete! —contestó la primera.
6 {X} botaba de lado, que también sirve.
8 La tarima temblaba, las trompetas no se oían unas a otras y la chica con prisa ya no la tenía.
8 —¿Y esto hasta cuándo dura? —preguntó.
8 —En la lista no lo pone —dijo {H}.
10 {H} seguía con la mano en la palanca, para apagarla cuando hiciera falta. La tuvo allí un buen rato. La bolita ya estaba en su sitio, pero no parecía que nadie quisiera ir todavía al suyo.`,
        en: `0-2 Off with the rug! Oof!
0-2 Bump! Bump! Toot-toot!
0-2 {X} jumps.
2-2 {H} and {F} dance. Everybody dances!
4! They all pulled at once. Off came the rug!
4 “Step seven!” cried {F}. “And make it loud!”
4! They both jumped. BUMP! Deep inside it went clack!
4! {H} pulled the lever. Toot-toot-toooot!
4 And they all jumped, even the man with the moustache.
6 He was a bit shy to begin with. By the third jump you could see the great-grandad in him.
6 “And again!” called somebody from the back row.
6 “Step seven!” the front row called back.
6 {X} bumped sideways, and that works too.
8 The stage shook, and the girl in a hurry was not in a hurry any more.
8 “How long does this go on?” she asked.
8 “The list does not say,” said {H}.
10 {H} kept one hand on the lever, to turn it off when the time came. It stayed there for quite a while. The ball was in its place now. But nobody seemed to want to go back to theirs just yet.`,
        alt: {
          es: '{H} y {F} saltan en la tarima, y la máquina toca.',
          en: '{H} and {F} jump on the stage, and the machine plays.',
        },
        picture: {
          H: ['jump', 'happy'],
          F: ['jump', 'excited'],
          X: ['jump', 'happy'],
          props: ['chest', 'trumpet', 'music-note', 'gear'],
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'step-seven/resolution',
    titles: {
      es: ['La nota de la tapa', 'Lo que no empezaba', 'La razón del siete'],
      en: ['The note in the lid', 'What did not start', 'The reason for seven'],
    },
    moments: [
      {
        es: `0-2 Una bolita. ¡Rueda, rueda!
0-2 ¡Clac! ¡Tararí!
2-2 {H} la mira. {F} la mira. ¡Qué chiquitita!
4 Dentro, una bolita rodaba por una rampa torcida.
4! En la tapa había una nota. Ponía «golpe», tachado, y luego «baile».
4 La inventora lo había cambiado.
6 —¿Y por qué lo cambió? —preguntó {F}.
6 Al lado lo explicaba, con letra pequeñita: «Es lo mismo, pero más bonito».
8 Era la razón número doce. No estaba en la lista, y era la única de la que nadie presumía.
10 {H} miró el retrato. Visto de cerca, doña Tecla no bailaba. Acababa de caer con los dos pies a la vez, y sonreía como quien ha oído un «clac».`,
        en: `0-2 A little ball. Roll, roll!
0-2 Clack! Toot-toot!
2-2 {H} looks. {F} looks. It is so small!
4 Inside, a little ball ran down a crooked slope.
4! There was a note on the lid. It said “bump”, crossed out, and “dance”.
4 The lady who built it had changed it.
6 “Why did she change it?” asked {F}.
6 The answer was next to it, in tiny letters. “It is the same, but nicer.”
8 That was reason number twelve. It was not on the list, and it was the only one that nobody had been proud of.
10 {H} looked at the portrait. Close up, Miss Keys was not dancing. She had just come down on both feet at once, and had the smile of somebody who has heard a clack.`,
        alt: {
          es: '{H} y {F} leen una nota delante de la máquina.',
          en: '{H} and {F} read a note in front of the machine.',
        },
        picture: {
          H: ['hold', 'surprised', 'letter'],
          F: ['point', 'happy'],
          props: ['chest', 'gear', 'trumpet', 'ball'],
          shot: 'close',
        },
      },
      {
        es: `4! Con un papelito debajo, la rampa quedó derecha. ¡Adiós al paso siete!
4! Sonó a la primera, sin bailar. ¡Pero nadie se movió!
4 Todos tenían los brazos cruzados.
4 —Suena muy bien —dijo una señora, y bostezó.
4 {X} miró el reloj. Luego, el techo.
6 No fallaba nada. Las trompetas brillaban y el aceite corría. Junto a {thing} había bollos para todo el mundo. Nadie los tocaba.
6 —¿Se puede saber qué falta? —susurró {H}.
6 —Funciona mejor que nunca —dijo {F}—. La máquina ha empezado. Los que no hemos empezado somos los demás.
6 Un señor preguntó si aquello era ya {event} o la cola para entrar. Otro le dijo que la cola.
6 {X} probó a aplaudir. Sonó como una gota.
4! Entonces {F} sacó el papelito. ¡La rampa se torció!
6 La música se paró a la mitad.
4! —¡Vaya! —dijo {F}—. ¡Habrá que bailar!
8 ¶Fue un alivio general. La señora del bostezo saltó con las dos piernas. El señor con bigote llamó a su sobrina para enseñarle el paso del bisabuelo.
8 —Lo has hecho a propósito —le dijo {H} a {F}, entre bote y bote.
8 —He cambiado una sola cosa —contestó {F}.
8 {X} agarró la escoba y ya no la soltó en toda la noche.
8 Los bollos duraron cuatro minutos. La Fanfarrona, con su bolita en el hueco, tocó hasta quedarse sin aire.
10 ¶Al lado del siete, donde habían puesto «¿Por qué?», {H} escribió: «Por la rampa».
10 {F} lo leyó y pidió el lápiz.
10 —¿No estás de acuerdo?
10 —Sí. Pero esa es la razón de la máquina.
10 Y añadió debajo: «Y porque hay gente que también viene con la bolita a la mitad».
10 {H} dobló el papelito que ya no sujetaba nada y se lo guardó, por si algún día alguien tenía muchísima prisa.`,
        en: `4! With paper under it, the slope was straight. No more step seven!
4! It played first time, with no dance. But nobody moved.
4 They stood there with folded arms.
4 “Very nice,” said a lady, and yawned.
4 {X} looked at the time, and then just looked up.
6 There was nothing wrong with it. The trumpets shone, the oil ran, and there were buns for everybody next to {thing}. Nobody took one.
6 “So what is missing?” whispered {H}.
6 “It works better than ever,” said {F}. “The machine has started. It is only us who have not.”
6 One man asked if this was it, or if it was the queue. Another man told him that it was the queue.
6 {X} tried to clap. It sounded like a drip.
4! Then {F} took out the paper. The slope tipped!
6 The music stopped in the middle.
4! “Oh no!” said {F}. “We will have to dance!”
8 ¶It was such a relief. The lady who had yawned jumped with both legs. The man with the moustache called his niece, to show her how great-grandad did it.
8 “You did that on purpose,” said {H} to {F}, between two bumps.
8 “I just changed one thing,” said {F}.
8 {X} got hold of the broom and would not give it back all night.
8 The buns lasted four minutes. The Tootler, with the ball in its hole, played until it was out of breath.
10 ¶Beside step seven, where it said “Why?”, {H} wrote “Because of the slope”.
10 {F} read it, and asked for the pencil.
10 “Is that not right?”
10 “It is. But it is the machine’s reason.”
10 And {F} wrote below it, “And because some people get stuck half way as well”.
10 {H} folded up the paper and kept it, in case somebody was in a very great hurry one day.`,
        alt: {
          es: '{F} mete la mano en la máquina y {H} mira a la gente, junto a {thing}.',
          en: '{F} reaches into the machine and {H} looks round, beside {thing}.',
        },
        picture: {
          H: ['think', 'thoughtful'],
          F: ['reach', 'happy'],
          X: ['stand', 'sleepy'],
          showsThing: true,
          props: ['chest', 'trumpet', 'gear', 'bread', 'clock'],
        },
      },
      {
        es: `0-2! ¡Paso siete: a bailar! ¡Tararí!
0-2 {X} baila también.
0-2 {H} baila. {F} baila.
2-2 ¡La máquina suena! ¡Pum, pum, tararí!
4 Dejaron la nota en la tapa, para quien preguntara.
4 —¿Por qué hay que bailar? —preguntó un día una niña.
4 —¡Averígualo! —dijeron {H} y {F}, bailando.
6 —Para que se alegre —le explicó una señora.
6 —Para que baje el aceite —le aseguró un señor.
6 La niña los miró muy seria, de los pies a la cabeza.
8 Después pidió un papel y se puso a apuntar.
8 —¿Y si me equivoco once veces? —preguntó.
8 —Entonces te quedará una —dijo {H}.
8 {X} le prestó el lápiz y guardó el secreto mordiéndose los labios.
10 Tardaría lo suyo. Tenía doce razones por delante, una llave y cien años de música. {H} y {F} le hicieron sitio en la tarima.
6 —Lo primero —le dijeron— es dar los buenos días.
4! Y en el paso siete se sigue bailando.`,
        en: `0-2! Step seven: we dance! Toot-toot!
0-2 {X} dances too.
0-2 {H} dances. {F} dances.
2-2 The machine plays! Bump, bump, toot-toot!
4 They left the note on the lid, for whoever asked next.
4 “Why do we have to dance?” asked a girl one day.
4 “You find out!” said {H} and {F}, and danced.
6 “It cheers it up,” a lady told her.
6 “It brings the oil down,” said a man, who was quite sure.
6 The girl looked at them gravely, from their feet upwards.
8 Then she asked for some paper, and began to make a list.
8 “What if I am wrong eleven times?” she asked.
8 “Then you have one left,” said {H}.
8 {X} lent her a pencil, and kept the secret in with both lips.
10 It would take her a while. She had twelve reasons to go through, one key, and a hundred years of music. {H} and {F} made room for her on the stage.
6 “First of all,” they told her, “you say good morning.”
4! And at step seven everybody still dances.`,
        alt: {
          es: '{H} y {F} bailan junto a la máquina y llaman a alguien.',
          en: '{H} and {F} dance beside the machine and call somebody over.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['wave', 'happy'],
          X: ['dance', 'happy', 'broom'],
          props: ['chest', 'trumpet', 'music-note', 'scroll', 'gear'],
        },
      },
    ],
  },
}
