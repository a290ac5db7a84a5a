import type { Plot } from '../plot.ts'

/** The same fallen bridge: a sign that reads the wrong way round, and a duck who takes the first thread across. */
export const threadRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'thread/setup/plan-five',
      titles: {
        es: ['El plan cinco hizo plof', '¿Quién es Olih?', 'A este lado'],
        en: ['Plan five went plop', 'Who is Daerht?', 'On this side'],
      },
      moments: [
        {
          es: `0-2 ¡Plof! ¡Adiós, puente!
0-2 {H} y {F} miran.
2-2 ¡Cuac!, dice un pato. Y pasa volando.
4! ¡Plof! El plan cinco se cayó al río.
4 Los otros cuatro también habían hecho plof.
4! No quedaba puente {at}.
4 Se lo había llevado la lluvia.
4! {H} y {F} llevaban {thing}. ¡Y no podían cruzar!
6 El plan cinco era un colchón con remos. Iba ya por la primera curva, saludando.
6 Al otro lado empezaba {event}, y hasta allí solo llegaban los patos.
8 {F} tachó el plan en la lista. Escribía muy bien la palabra «plof»: le salía cada vez más redonda.
10 Entre una orilla y otra quedaba el aire que antes pasaba por debajo. Ahora pasaba por donde quería, y silbaba.`,
          en: `0-2 Plop! Bye, bridge!
0-2 {H} and {F} look.
2-2 Quack, says a duck. It flies by.
4! Plop! Plan five fell in the river.
4 So had the other four.
4! There was no bridge {at}.
4 The rain had taken it.
4! {H} and {F} had to get {thing} across.
6 Plan five was a mattress with oars. It was at the first bend by now, and it seemed to wave.
6 On the far side it was nearly time for {event}. Only the ducks could get there.
8 {F} crossed the plan off the list. The word “plop” was coming out better each time, with a nice round middle.
10 Between one side and the other was the air that used to go underneath. Now it went where it liked, and whistled.`,
          alt: {
            es: '{H} mira la otra orilla y {F} tacha algo con un lápiz; hay un pato.',
            en: '{H} looks at the far bank and {F} crosses something out; there is a duck.',
          },
          picture: {
            H: ['stand', 'worried'],
            F: ['hold', 'thoughtful', 'pencil'],
            showsThing: true,
            props: ['duck', 'stone'],
            time: 'day',
            shot: 'wide',
          },
        },
        {
          es: `4! Al otro lado, un cartero levantó una sábana con letras.
4! —O, L, I, H —leyó {F}—. ¿Quién es Olih?
4 —¡Hola, Olih! —gritó {H}.
4 {X} gritó que encantad{X:o/a}.
4! El cartero se tapó la cara con las manos.
6 Era don Ulises, que llevaba treinta años repartiendo cartas y ninguna tan grande. Sacudió la sábana: «OLIH».
6 —Será un señor con barco —dijo {F}—. ¡Buscamos a Olih!
6 Preguntaron por él a todo el que pasaba. Una señora había conocido a un Olegario. Un niño creía que era una marca de galletas.
6 {X} llamó a Olih por los cuatro costados, por si era tímido.
6 Así nació el plan seis: esperar a Olih. Fue el más tranquilo de todos y el único que no hizo plof.
8 En el poste del puente vivía una araña. Ella también tenía el otro poste enfrente y una tela a medio camino de nada.
8 —Nosotr{HF:os/as} vamos por el plan seis —le dijo {H}—. ¿Y tú?
8 La araña dejó caer una rayita de seda. Había otras treinta al lado.
8 —Treinta y uno —contó {F}, con respeto.
8 {X} le ofreció sitio en la lista. La araña prefirió seguir con la suya.
10 Hay quien, cuando algo sale mal, lo hace otra vez más fuerte. Y hay quien lo hace otra vez, pero distinto. Desde fuera se parecen mucho, y por eso conviene quedarse un rato mirando.
10 Se quedaron mirando. La araña soltó un hilo, se lo llevó el viento, lo recogió y se lo guardó para luego.`,
          en: `4! On the far side a postman held up a sheet with letters on it.
4! “D, A, E, R, H, T,” read {F}. “Who is Daerht?”
4 “Hello, Mr Daerht!” shouted {H}.
4 {X} shouted that it was a pleasure.
4! The postman put both hands over his face.
6 He was Mr Pym, who had carried letters for thirty years, but none as big as these. He shook the sheet. It still said DAERHT.
6 “It must be a man with a boat,” said {F}. “We are looking for Mr Daerht!”
6 They asked all who came by. A lady had once known a Derek. A boy thought that it was a kind of biscuit.
6 {X} called for Mr Daerht on all four sides, in case he was shy.
6 So that was plan six, to wait for Mr Daerht. It was the most restful of all, and the only one that did not go plop.
8 On the post of the bridge lived a spider. She had a far post too, and a web on its way to nowhere.
8 “We are on plan six,” said {H}. “What about you?”
8 The spider put down a tick of silk. There were thirty more beside it.
8 “Thirty-one,” {F} counted, with respect.
8 {X} offered her room on the list. The spider would rather go on with her own.
10 When a thing goes wrong, some people do it again but harder. Others do it again but in a new way. From outside they look much the same, and so it is worth staying to watch.
10 They stayed to watch. The spider let out a thread, the wind took it, and she reeled it in and kept it for later.`,
          alt: {
            es: '{F} señala la otra orilla y {H} saluda, junto a un hilo rojo.',
            en: '{F} points at the far bank and {H} waves, by a red thread.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['point', 'thoughtful'],
            X: ['cheer', 'happy'],
            props: ['blanket', 'letter', 'thread'],
            shot: 'wide',
          },
        },
        {
          es: `0-2 ¿Y ahora? ¡Otro plan!
0-2 {H} piensa. {F} piensa.
0-2 {X} come pan.
2-2 El pato viene. El pato va. ¡Cuac!
4! —Nos hace falta otro plan —dijo {H}.
4! Tenían un pan, un carrete de hilo rojo y {thing}.
4 —Con eso no se hace un puente —dijo {F}.
4 —Cuac —dijo un pato, y cruzó volando.
6 {X} le dijo al pato que así cualquiera.
6 Decidieron recorrer la orilla. En algún sitio tenía que haber un plan siete.
8 —¿Y si vemos a Olih? —preguntó {F}.
8 —Le pedimos el barco —dijo {H}.
10 Detrás, don Ulises se subió a una silla y volvió a sacudir la sábana. Le daba el sol por la espalda, y las letras, desde este lado, brillaban preciosas y no querían decir nada.`,
          en: `0-2 What now? One more plan!
0-2 {H} thinks. {F} thinks.
0-2 {X} eats some bread.
2-2 The duck comes. The duck goes. Quack!
4! “We need one more plan,” said {H}.
4! They had bread, a reel of red thread and {thing}.
4 “You can’t make a bridge of that,” said {F}.
4 “Quack,” said a duck, and flew across.
6 {X} told the duck that some people have it easy.
6 They set off to look along the bank. There had to be a plan seven somewhere.
8 “What if we see Mr Daerht?” asked {F}.
8 “We ask him for his boat,” said {H}.
10 Behind them Mr Pym got up on a chair and shook the sheet once more. The sun was at his back, and from this side the letters shone, and were lovely, and meant nothing.`,
          alt: {
            es: '{H} y {F} van por la orilla con {thing} y un pato cruza.',
            en: '{H} and {F} walk by the river with {thing} as a duck goes by.',
          },
          picture: {
            H: ['walk', 'determined', 'thread'],
            F: ['walk', 'thoughtful', 'bread'],
            X: ['wave', 'happy'],
            showsThing: true,
            props: ['duck'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'thread/setback/balloons',
      titles: { es: ['Plan ocho: por el aire', 'Arriba del todo'], en: ['Plan eight: by air', 'All the way up'] },
      moments: [
        {
          es: `0-2 ¡Globos! ¡Uno, dos y tres!
0-2 {F} sopla. {H} ata.
2-2 ¡Arriba! Suben y suben.
4! Plan ocho. Había tres globos {at}. {H} y {F} los ataron a {thing}.
4! El viento soplaba hacia el otro lado. ¡Era perfecto!
4 Soltaron. Y el viento cambió de idea.
6 Subió derecho, dio dos vueltas y volvió por donde había venido.
8 —¡Eso no estaba en la lista! —dijo {F}.
8 —Apunta: «viento, no» —dijo {H}, sin dejar de correr.
10 Es curioso cómo cambia una cosa cuando se va por el aire. En la mano casi no pesaba. En lo alto, cada vez más pequeña, pesaba muchísimo.`,
          en: `0-2 Balloons! One, two, three!
0-2 {F} blows. {H} ties.
2-2 Up! Up and up they go.
4! Plan eight! There were three balloons {at}. {H} and {F} tied them to {thing}.
4! The wind blew to the far side. It was just right!
4 They let go. And the wind changed its mind.
6 It went straight up, turned round twice and came back the way it had gone.
8 “That was not on the list!” said {F}.
8 “Put down: wind, no,” said {H}, and ran.
10 It is odd how a thing can change once it is in the air. In the hand it hardly weighed at all. High up, and smaller all the time, it weighed a great deal.`,
          alt: {
            es: '{F} señala un globo que se va con el viento y {H} corre.',
            en: '{F} points at a balloon that leaves with the wind, and {H} runs.',
          },
          picture: {
            H: ['run', 'worried'],
            F: ['point', 'surprised'],
            showsThing: true,
            props: ['balloon'],
            weather: 'wind',
            shot: 'wide',
          },
        },
        {
          es: `4! Los globos se pararon en lo más alto de un árbol.
4! De allí solo colgaba un hilito.
4 —Tiro —dijo {F}.
4 —¡Despacio! —dijo {H}.
4 {X} puso una manta debajo y miró para arriba.
6 Un tirón y se rompía. Dos tirones y no quedaba ni plan ni {thing}.
6 {F} cogió el hilo con dos dedos, como se coge a un gatito dormido. Tiró un poquito. Paró. Tiró otro poquito.
6 Bajó una rama. Detrás de la rama bajó otra.
6 {X} iba diciendo «así, así», aunque no le preguntara nadie.
6 ¡Pum!, hizo un globo. Se asustó hasta el árbol.
8 —Casi pierdo {thing} —dijo {F} con un hilo de voz—. Y era lo único que teníamos que cuidar.
8 —La idea fue mía —dijo {H}.
8 —Los nudos fueron míos.
8 Se sentaron a la sombra, con los dos globos que quedaban. Eran ocho planes. Nadie quería decir la palabra «nueve».
8 {X} la dijo, muy bajito, y se la llevó el aire.
10 {H} miró el hilo, que seguía enrollado en el dedo de {F}. Había aguantado una rama entera y no se había roto. Era finísimo y no tenía prisa.
10 —Es más fuerte de lo que parece —dijo.
10 —Si se le trata bien —dijo {F}, y lo guardó en el bolsillo, sin tacharlo.`,
          en: `4! The balloons came down at the very top of a tree.
4! Just one bit of string hung from it.
4 “I will pull,” said {F}.
4 “Not too hard!” said {H}.
4 {X} put a rug underneath and looked up.
6 One tug, and it would snap. Two tugs, and it was goodbye to {thing}.
6 {F} took the string between two fingers, the way you take a sleeping kitten. Pull a bit, and stop. Pull a bit more.
6 Down came a branch. After it came one more branch.
6 {X} kept saying “that’s it, that’s it”, though nobody had asked.
6 Bang went a balloon. Even the tree jumped.
8 “I nearly lost it,” said {F} in a thin voice. “It was the one thing that we had to look after.”
8 “It was my idea,” said {H}.
8 “They were my knots.”
8 They sat in the shade with the two balloons that were left. That made eight plans. Nobody liked to say the word nine.
8 {X} said it, very low, and the wind took it.
10 {H} looked at the string, which was round {F}’s finger. It had held a whole branch and not snapped. It was very thin, and it was in no hurry.
10 “It is stronger than it looks,” said {H}.
10 “If you treat it well,” said {F}, and kept it, and did not cross it out.`,
          alt: {
            es: '{F} tira con cuidado de un hilo y {H} mira el árbol.',
            en: '{F} pulls a string with care while {H} looks at a tree.',
          },
          picture: {
            H: ['point', 'worried'],
            F: ['reach', 'determined', 'thread'],
            X: ['hold', 'worried', 'blanket'],
            showsThing: true,
            props: ['tree', 'balloon'],
          },
        },
        {
          es: `0-2 Baja, baja. ¡Ya está!
0-2 {H} ríe. {F} ríe.
0-2 {X} da saltos.
2-2 ¡Otro plan, otro plan! ¿Y cuál?
4! {thing} bajó con el hilo, poquito a poco. ¡Ni un rasguño!
4! —Volvamos al poste —dijo {H}—. Quiero ver a la araña.
4 El pato pasó otra vez por encima. ¡Cuac!
6 —Ese pato se ríe de nosotr{HF:os/as} —dijo {F}.
6 {X} le tiró una miga, por si acaso. El pato dio la vuelta en el aire para cogerla.
8 {H} se paró en seco. Había visto algo en aquella vuelta y todavía no sabía qué.
10 Esas cosas no se cazan. Se deja la puerta abierta y se sigue andando, y {H} siguió andando con la puerta abierta.`,
          en: `0-2 Down, down. Got it!
0-2 {H} laughs. {F} laughs.
0-2 {X} hops.
2-2 One more plan! Which one?
4! Bit by bit the string brought down {thing}. It was safe!
4! “Back to the post,” said {H}. “I want to see that spider.”
4 The duck flew over once more. Quack!
6 “That duck is laughing at us,” said {F}.
6 {X} threw it a crumb, just in case. The duck turned round in the air to get it.
8 {H} stopped short. There had been something in that turn, if only one knew what.
10 You cannot chase things like that. You leave the door open and walk on, and {H} walked on with the door open.`,
          alt: {
            es: '{H} y {F} ríen con {thing} a salvo.',
            en: '{H} and {F} laugh, with {thing} safe again.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['jump', 'happy'],
            X: ['reach', 'happy'],
            showsThing: true,
            props: ['duck', 'thread'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'thread/climax/duck',
      titles: {
        es: ['El pato', 'Leído en un charco', 'Plan nueve: cuac'],
        en: ['The duck', 'Read in a puddle', 'Plan nine: quack'],
      },
      moments: [
        {
          es: `0-2 ¡Cuac! Un pato pide pan.
0-2 {F} da pan. {H} también.
2-2 ¡Mira! ¡Hay una araña en el pato!
4! {F} le dio pan a un pato. Y {H} vio algo en el ala.
4! ¡Era la araña del poste! Iba sentada, con su hilo detrás.
4 —¡Se va a cruzar en pato! —dijo {F}.
6 Era su plan treinta y dos. La araña ni se despidió, para que el pato no se enterara.
8 —Treinta y un planes sin pato —dijo {H}—. Y uno con.
10 El pato llevaba toda la mañana pasando por delante de sus narices, de una orilla a otra y vuelta. Nadie lo había apuntado en la lista, porque nadie apunta lo que ya funciona.`,
          en: `0-2 Quack! A duck wants bread.
0-2 {F} gives it some. So does {H}.
2-2 Look! There is a spider on the duck!
4! {F} gave some bread to a duck. And {H} saw something on its wing.
4! It was the spider! She sat there, with her thread behind her.
4 “She is going across by duck!” said {F}.
6 It was her plan thirty-two. She did not say goodbye, so that the duck would not find out.
8 “Thirty-one plans with no duck,” said {H}. “And then one with.”
10 All that morning the duck had gone by under their noses, from one side to the other and back. Nobody had put it on the list, because nobody lists a thing that works.`,
          alt: {
            es: '{F} da pan a un pato y {H} señala un hilo.',
            en: '{F} gives bread to a duck and {H} points at a thread.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['kneel', 'happy', 'bread'],
            props: ['duck', 'thread'],
            shot: 'medium',
          },
        },
        {
          es: `4! {H} y {F} le ataron a un pato un hilo rojo.
4! —Flojito —dijo {F}—. Que no le apriete.
4 El pato miró el pan. El pan se había acabado.
4 {X} enseñó la bolsa vacía y señaló la otra orilla.
4! —¡Pan! —gritó {H} hacia el otro lado—. ¡Pan para el pato!
6 Don Ulises, el cartero del otro lado, se puso la mano en la oreja. Al viento le gustan mucho las vocales, y solo le llegó «a, a, a».
6 Luego levantó su sábana de cuatro letras: «OLIH».
6 —Otra vez ese señor Olih —suspiró {H}.
6 {F} bajó la cabeza. A sus pies había un charco, y en el charco estaba la sábana del revés. Y del revés ponía…
6 —¡HILO! —gritó {F}—. ¡Olih no es un señor! ¡Es hilo!
6 {X} se disculpó con Olih por todo lo que le había llamado.
8 —¡Llevaba toda la mañana diciéndolo! —dijo {H}—. Por detrás.
8 —Desde allí estaría por delante.
8 {H} cogió el lápiz y escribió en la lista, con letras enormes, lo que hacía falta. Esta vez pensó en quien lo iba a leer, y lo escribió al revés: «NAP».
8 {X} la sostuvo contra el sol con los dos brazos.
8 Don Ulises miró. Miró el charco de su orilla. Se metió la mano en el bolsillo y sacó medio bocadillo.
10 El pato lo vio antes que nadie. Se sacudió, dio tres pasos de señor gordo y echó a volar por encima del río. Detrás, en el aire, se fue quedando una raya roja, tan fina que había que saber que estaba.
10 —Lo fuerte se hundía siempre —dijo {F}, con el carrete girando entre los dedos—. Y mira por dónde va esto.`,
          en: `4! {H} and {F} tied a red thread to a duck’s leg.
4! “Not tight,” said {F}. “It must not hurt.”
4 The duck looked for bread. It was all gone.
4 {X} held up the empty bag and pointed at the far side.
4! “Bread!” shouted {H} across the river. “Bread for the duck!”
6 Mr Pym, the postman over there, put a hand to his ear. The wind had eaten the ends, and all he got was “red”.
6 Then he held up his sheet of letters. It said DAERHT.
6 “It is that Mr Daerht again,” sighed {H}.
6 {F} looked down. There was a puddle on the ground, and in the puddle was the sheet, the wrong way round. And it said…
6 “THREAD!” shouted {F}. “He is not a man at all! He is thread!”
6 {X} took back all that had been said about Mr Daerht.
8 “He has been telling us all morning,” said {H}. “From behind.”
8 “From over there it was in front.”
8 {H} took the pencil and wrote on the list, very large, what they needed. This time it was put the way they would see it over there. It said DAERB.
8 {X} held it up to the sun with both arms.
8 Mr Pym looked. He looked in a puddle of his own. He put a hand in his pocket and took out half a sandwich.
10 The duck saw it before anybody. It shook itself, took three steps like a stout gentleman, and flew out across the river. Behind it in the air was a red line, so thin that you had to know it was there.
10 “The strong things all sank,” said {F}, as the reel spun. “And look at this one go.”`,
          alt: {
            es: '{H} y {F} atan un hilo rojo a un pato.',
            en: '{H} and {F} tie a red thread to a duck.',
          },
          picture: {
            H: ['kneel', 'determined', 'thread'],
            F: ['crouch', 'excited'],
            X: ['hold', 'surprised'],
            props: ['duck', 'letter', 'bread'],
          },
        },
        {
          es: `0-2 ¡Cuac! ¡El pato lleva un hilo!
0-2 {H} tira. {F} tira.
0-2 {X} tira también.
2-2 Hilo, cuerda… ¡y puente!
4! El pato llevó el hilo. El hilo llevó un cordel. ¡Y el cordel, un puente!
4! {H} y {F} pisaron la primera cuerda. Llevaban {thing} en medio.
4 —Un paso por cada plan —dijo {H}—. Así se nos hace corto.
6 —¡Salto! ¡Escalera! ¡Colchón! —decía {F}, y a cada nombre daba un paso.
6 {X} hacía «plof» en voz baja, que era la respuesta.
8 Se les acabaron los planes antes que el puente. Los últimos pasos hubo que darlos sin lista.
10 Por encima brillaba la raya roja, y por encima de la raya, un pato iba y venía. Ahora había bocadillo en una orilla y migas en la otra, y se le notaba agobiado.
6 Debajo, el río seguía tragando aire, por si le caía algo. Pero aquella vez no cayó nada.`,
          en: `0-2 Quack! The duck has a thread!
0-2 {H} pulls. {F} pulls.
0-2 {X} pulls too.
2-2 Thread, string… and a bridge!
4! The duck brought the thread. The thread brought a rope. Then came a bridge!
4! {H} and {F} stepped out on it with {thing}.
4 “One step for each plan,” said {H}. “It will feel short.”
6 “Jump! Ladder! Mattress!” said {F}, and took a step for each.
6 {X} said “plop” in a low voice, as that was the answer.
8 They ran out of plans before they ran out of bridge. The last steps had to be done with no list at all.
10 Above them shone the red line, and above the line a duck flew up and down. There was a sandwich on one side now and crumbs on the other, and it looked worn out.
6 Below, the river had its mouth open, in case something fell in. But this time nothing did.`,
          alt: {
            es: '{H} y {F} cruzan de la mano con una cuerda, un pato y {thing}.',
            en: '{H} and {F} cross hand in hand, with a rope, a duck and {thing}.',
          },
          picture: {
            H: ['walk', 'determined'],
            F: ['walk', 'excited'],
            X: ['walk', 'happy'],
            showsThing: true,
            props: ['rope', 'thread', 'duck'],
            together: ['hold-hands', 'H', 'F'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'thread/resolution/olih',
      titles: {
        es: ['El puente de Olih', 'De este lado y del otro', 'El pato andando'],
        en: ['Mr Daerht’s bridge', 'This side and that', 'The duck on foot'],
      },
      moments: [
        {
          es: `0-2 ¡Hola! ¡Ya han llegado!
0-2 {F} salta. {H} salta.
2-2 El pato come. ¡Ñam, ñam! ¡Cuac!
4! {H} y {F} llegaron a la otra orilla. ¡Con {thing}!
4! Don Ulises l{HF:os/as} abrazó con la sábana puesta.
4 —¿Y ese Olih? —preguntó—. ¡Llevo toda la mañana oyendo hablar de él!
6 —Era usted —dijo {F}.
6 —Ah —dijo don Ulises—. Mucho gusto.
8 El pato se sentó encima del bocadillo, para que nadie lo mandara a ningún sitio más.
10 Desde allí se veía la otra orilla, con su poste, su colchón encallado y un charco que, visto de lejos, parecía una puerta pequeña.`,
          en: `0-2 Hello! They are here!
0-2 {F} hops. {H} hops.
2-2 The duck eats. Yum, yum! Quack!
4! {H} and {F} got to the far side. So did {thing}!
4! Mr Pym gave them a hug with the sheet still on.
4 “And who is this Mr Daerht?” he asked. “I hear of nobody else!”
6 “It was you,” said {F}.
6 “Oh,” said Mr Pym. “How do you do?”
8 The duck sat down on the sandwich, so that nobody would send it anywhere again.
10 From there they could see their own side. It had a post, a mattress that had run aground, and a puddle that from far off looked like a small door.`,
          alt: {
            es: '{H} y {F} saltan en la otra orilla con {thing}.',
            en: '{H} and {F} hop for joy on the far side with {thing}.',
          },
          picture: {
            H: ['jump', 'happy'],
            F: ['cheer', 'happy'],
            showsThing: true,
            props: ['rope', 'duck', 'letter'],
          },
        },
        {
          es: `4! ¡Y empezó {event}! Allí estaba {thing}.
4! Al puente le pusieron un cartel: «HILO».
4 Del otro lado se leía «OLIH».
4 {X} lo leyó por los dos lados y le gustaron más los dos.
4! Así que el puente se quedó con dos nombres.
6 A este lado la gente dice que va a pasar por el Hilo. Al otro, que va a ver a Olih. Se encuentran en el medio y se dan la mano.
6 —¿Y quién fue Olih? —preguntan los forasteros.
6 —Un gran hombre —dice don Ulises, colorado—. Un poco difícil de leer.
6 {X} cuenta que lo conoció en persona y que era muy de sábanas.
6 Al pato lo nombraron ingeniero. Le explicaron el cargo despacio. Preguntó si llevaba pan.
8 —Sí —dijo {H}.
8 —Cuac —dijo el pato, y firmó con la pata.
8 La araña había tejido ya entre las dos barandillas. En el centro de la tela había una rayita más.
8 —Treinta y dos —contó {F}—. ¿Y ahora qué hace sin planes?
8 La araña se columpió un poco. Por lo visto, eso.
8 {X} se sentó a su lado y la acompañó en lo de no hacer nada.
10 Esa tarde cruzó todo el mundo: unos por ver el otro lado, y otros por ver el suyo desde enfrente, que es un viaje mucho más raro. Don Ulises repartió las cartas de tres días. Había una sin dirección, y {H} la miró al trasluz, por si acaso.`,
          en: `4! So it was time for {event}. And there was {thing}!
4! They put up a sign on the bridge. It said THREAD.
4 From the far side it said DAERHT.
4 {X} read it from both sides and liked both best.
4! So the bridge has two names.
6 On this side people say that they go by Thread. On that side they go and see Mr Daerht. They meet in the middle and shake hands.
6 “Who was Mr Daerht?” strangers ask.
6 “A great man,” says Mr Pym, going red. “A bit hard to read.”
6 {X} claims to have met him, and says that he went in for sheets.
6 The duck was made an engineer. They told it, slowly, what that was. It asked if there was bread in it.
8 “There is,” said {H}.
8 “Quack,” said the duck, and signed with one foot.
8 The spider had spun her web between the rails. In the middle was one more tick.
8 “Thirty-two,” {F} counted. “And what does she do now, with no plans?”
8 The spider swung a little. It seemed to be that.
8 {X} sat down next to her and helped her to do nothing.
10 That day they all went across. Some wished to see the far side, and some to see their own side from over there, which is a much stranger trip. Mr Pym took round three days of letters. There was one with no address, and {H} held it up to the light, just in case.`,
          alt: {
            es: '{H} y {F} miran el cartel del puente con {thing}.',
            en: '{H} and {F} look at the sign on the bridge with {thing}.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['stand', 'proud'],
            X: ['sit', 'calm'],
            showsThing: true,
            props: ['sign', 'rope', 'duck'],
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡Cuac! Un pato. Un hilo. ¡Un puente!
0-2 {F} cruza. {H} cruza.
0-2 {X} dice adiós.
2-2 ¡Buenas noches, pato! ¡Buenas noches, puente!
4! ¡El hilo fue puente, y {thing} llegó a tiempo!
4 {F} tiró la lista. Luego la recogió, por si había más ríos.
4 {X} guardó un trozo de hilo rojo.
6 Volvieron a casa andando por encima del plan nueve. No hizo plof ni una vez.
8 —Mañana podíamos buscar a Olih —dijo {F}.
8 —¿Y si lo encontramos? —dijo {H}.
10 El colchón llegó al mar el jueves. Lo último que se supo es que le iba bien.
4! Por la noche, {H} vio al pato en el puente. Iba andando: ya había volado bastante.`,
          en: `0-2! Quack! A duck. A thread. A bridge!
0-2 {F} goes over. So does {H}.
0-2 {X} says bye.
2-2 Good night, duck! Good night, bridge!
4! A thread had made a bridge. And {thing} was just in time!
4 {F} threw the list away. Then back it came, in case of more rivers.
4 {X} kept a bit of red thread.
6 They went home on top of plan nine. It did not go plop once.
8 “We could look for Mr Daerht tomorrow,” said {F}.
8 “What if we find him?” said {H}.
10 The mattress got to the sea on Thursday. The last that was heard, it was doing well.
4! That night {H} saw the duck on the bridge. It went on foot. It had flown enough.`,
          alt: { es: '{H} y {F} vuelven de noche y ven un pato.', en: '{H} and {F} go home at night and see a duck.' },
          picture: {
            H: ['point', 'happy'],
            F: ['walk', 'happy'],
            X: ['wave', 'happy'],
            showsThing: true,
            props: ['duck', 'rope', 'moon'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
