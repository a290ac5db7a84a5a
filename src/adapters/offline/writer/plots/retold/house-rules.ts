import type { Plot } from '../plot.ts'

/** The old game again, on twelve boxes: its move is to ask how somebody is, and in all these years nobody has answered. */
export const houseRulesRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'house-rules/setup/boxes',
      titles: {
        es: ['Doce cajas en fila', '¿Qué tal?', 'No vale pararse'],
        en: ['Twelve boxes in a row', 'How are you?', 'No stopping'],
      },
      moments: [
        {
          es: `0-2 Una caja. ¡Y otra! ¡Hop!
0-2 {H} salta. {F} salta.
2-2 ¿Qué tal? ¿Qué tal? ¡Hop, hop!
4! {At} había doce cajas en fila.
4! En la última estaba {thing}.
4 Era para {event}.
6 Quien llegara a la doce {lo:lo/la} podía bajar.
4! Era el Juego de Siempre, ¡y nadie sabía las normas!
6 {stake} Y subirse por detrás no se hacía. En eso no discutía ni el más tramposo.
8 Las cajas eran de madera, y tenían las esquinas redondas de tanto zapato. La siete cojeaba. Alguien le había metido debajo un papelito doblado.
10 La partida empezaba todos los años después de comer y se dejaba todos los años a la hora de la cena. La caja doce estaba sin estrenar.`,
          en: `0-2 Two boxes! Hop, hop!
0-2 {H} gets on. {F} gets on.
2-2 How are you? How are you? Hop, hop!
4! There were twelve boxes in a row {at}.
4! On the last one stood {thing}.
4 It was for {event}.
6 If you got to number twelve, you could take it down.
4! It was the Old Game, and nobody knew the rules!
6 {stake} And you did not climb up from behind. Not even a cheat would do that.
8 They were wooden boxes, and so many shoes had rubbed them that their corners were round. Number seven wobbled, so somebody had put a bit of folded paper under it.
10 The game began each year after lunch, and each year it was left off for supper. Box number twelve was as good as new.`,
          alt: {
            es: '{H} y {F} llegan ante unas cajas, y allí está {thing}.',
            en: '{H} and {F} come to some boxes, and there is {thing}.',
          },
          picture: {
            H: ['stand', 'excited'],
            F: ['point', 'surprised'],
            showsThing: true,
            props: ['boxes', 'flag'],
            shot: 'wide',
          },
        },
        {
          es: `4! —Se dice «¿qué tal?» y se avanza una caja —explicó el señor Ventura.
4! —Y quien lo oye retrocede una —añadió doña Úrsula.
4! —¡Y no vale pararse! —dijo Nela.
4 {H} dijo «¿qué tal?» y avanzó. {F} lo dijo más fuerte, y {H} volvió atrás.
4 {X} se tapó las orejas y llegó así a la cuatro.
6 Era un lío tremendo. Unos subían y otros bajaban. Al cabo de un rato estaban todos igual que antes, pero sudando.
6 —¿Por qué me mandas atrás? —protestó {F}.
6 —¡Si solo te he preguntado qué tal!
6 Quien mejor jugaba era Nela. Llegaba de puntillas, soltaba un «¿qué tal?» como un estornudo y ya estaba en otra caja.
6 El señor Ventura silbaba y miraba a otro lado. Así no le preguntaba nadie.
6 {X} propuso preguntar por carta, que da más tiempo. No prosperó.
8 —Qué gente más seca —murmuró {F}.
8 —No es eso —dijo {H}—. Es que aquí sale caro tener amigos.
8 Lo comprobaron enseguida. Saludar era hacer una faena. Lo más amable que se podía hacer por alguien era no dirigirle la palabra.
8 Doña Úrsula le preguntó qué tal a su propia hermana tres veces seguidas. La hermana acabó en la caja uno, con los brazos cruzados, y allí seguía.
10 ¶Tiene gracia lo que puede hacer un juego con una frase. La habían dicho ya unas quinientas veces, deprisa y mirando la caja siguiente. Sonaba como suenan las monedas. Si alguien se hubiera parado a pensar lo que significaba, habría perdido el turno.
10 —Quétal —decían—. Quétal, quétal.
10 Ya ni siquiera le ponían el espacio.`,
          en: `4! “You say ‘how are you?’ and go on one box,” said Mr Wood.
4! “And if you get asked, you go back one,” said Mrs Lamb.
4! “And no stopping!” said Nell.
4 {H} asked {F} and went on. Then {F} asked {H}, and {H} went back.
4 {X} kept both ears shut, and got to number four like that.
6 What a mess it was! Some went up and some went down. After a while they were all back where they had been, but hot.
6 “Why do you send me back?” asked {F}.
6 “I just asked how you are!”
6 Nell was the best. She came up on tiptoe, said it like a sneeze, and was off on the next box.
6 Mr Wood whistled and looked the other way, so that nobody could ask him.
6 {X} said to do it by post, so that it takes longer. They did not like the idea.
8 “These are not very friendly people,” said {F} in a low voice.
8 “They are,” said {H}. “But here it costs too much.”
8 It was true. To say hello was a dirty trick. The kindest thing that you could do for anybody was not to say one word.
8 Mrs Lamb asked her own sister how she was three times in a row. The sister ended up on box number one with her arms folded, and there she still was.
10 ¶It is odd what a game can do to a few words. They had said them some five hundred times by now, fast, with their eyes on the next box. They sounded like small change. If anybody had stopped to think what they meant, that would have been a turn lost.
10 “Howareyou,” they said. “Howareyou, howareyou.”
10 They had even taken out the gaps.`,
          alt: { es: '{H} y {F} saltan junto a las cajas.', en: '{H} and {F} jump beside the boxes.' },
          picture: {
            H: ['jump', 'excited'],
            F: ['jump', 'surprised'],
            X: ['walk', 'happy'],
            props: ['boxes', 'hat', 'speech'],
          },
        },
        {
          es: `0-2 ¿Qué tal? ¡Uy! ¡Atrás!
0-2 {F} baja. {H} baja.
0-2 {X} también baja.
2-2 ¡A la primera caja otra vez!
4! Pasó una hora. Seguían todos en las mismas cajas.
4! —A este juego le falta algo —dijo {H}.
4 —Le faltan las normas —dijo {F}.
4! Y bajaron a buscar a alguien que se las supiera.
6 Se acercaba {event}. Arriba del todo, {thing} no se había movido ni un dedo.
6 {X} se despidió de todos sin preguntar qué tal, por educación.
8 —¡No vale irse! —gritó Nela, ya desde lejos. Y después se la oyó adelantar a alguien.
10 Durante un rato fueron sin decirse nada. Y entonces {F} se dio cuenta de que era por costumbre, y a los pocos pasos empezaron los dos a hablar a la vez.`,
          en: `0-2 How are you? Oops! Back!
0-2 {F} gets down. So does {H}.
0-2 {X} does too.
2-2 On to the first box again!
4! An hour went by, and they stood on the very same boxes.
4! “There is something missing from this game,” said {H}.
4 “There are rules missing,” said {F}.
4! So down they got, to find somebody who knew them.
6 It was getting near to {event}. Up on the last box, {thing} had not moved by an inch.
6 {X} said goodbye, and did not ask how anybody was, to be polite.
8 “No going off!” cried Nell from far away. And then they heard her pass somebody.
10 For a time they went along and did not speak. Then {F} saw that it was only habit, and a few steps later they both began to talk at the same time.`,
          alt: {
            es: '{H} y {F} dejan las cajas y se ponen en camino.',
            en: '{H} and {F} leave the boxes and set off.',
          },
          picture: {
            H: ['walk', 'thoughtful'],
            F: ['walk', 'determined'],
            X: ['wave', 'happy'],
            props: ['boxes', 'flag'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'house-rules/setback/torn',
      titles: { es: ['Tres, quien...', 'La norma rota'], en: ['Three, if you...', 'The torn rule'] },
      moments: [
        {
          es: `0-2 ¡Las normas! Uno, dos…
0-2 ¡Y tres! ¿Dónde está?
2-2 {H} busca el trozo. {F}, también.
4! El señor Ventura llegó corriendo con un sobre.
4! —¡Las normas de mi abuelo! —dijo—. ¡Estaban en un sombrero!
4 {H} las leyó en voz alta.
4 «Uno, se pregunta; dos, quien lo oye, atrás; tres, quien...»
6 Y ahí se acababa. El papel estaba roto por la mitad de la frase.
6 —¿Quien qué? —dijo Nela.
8 {F} le dio la vuelta. {H} miró dentro del sobre. El señor Ventura miró dentro del sombrero, y luego dentro de los demás sombreros.
10 Nunca un «quien» había tenido alrededor a tanta gente. Estaba allí, al borde del desgarrón, con un pie en el aire.`,
          en: `0-2 The rules! One, two...
0-2 And three! Where is it?
2-2 {H} looks for the bit. So does {F}.
4! Mr Wood came running with an old envelope.
4! “My grandpa’s rules!” he said. “They were in a hat!”
4 {H} read them out.
4 “One, you ask. Two, you go back. Three, if you...”
6 And there it stopped. The paper was torn in the middle of the line.
6 “If you what?” said Nell.
8 {F} turned it over. {H} looked in the envelope. Mr Wood looked in the hat, and then in everybody else’s hat.
10 Never had so many people stood round one “if you”. There it was, at the edge of the tear, with one foot in the air.`,
          alt: {
            es: '{H} lee un papel roto y {F} busca el resto.',
            en: '{H} reads a torn paper; {F} looks for the rest.',
          },
          picture: {
            H: ['hold', 'surprised', 'letter'],
            F: ['crouch', 'thoughtful'],
            props: ['boxes', 'letter', 'hat'],
            shot: 'close',
          },
        },
        {
          es: `4! —«Tres, quien canta» —probó {F}. Cantaron todos. Nadie avanzó.
4 —«Tres, quien come» —dijo {H}. Comieron galletas. Nada.
4! —«Tres, quien corre» —gritó Nela. ¡Pum! Se cayeron siete.
4 {X} probó con «quien duerme», y fue quien mejor lo pasó.
6 Doña Úrsula propuso «quien calla». Duró un minuto entero y dio un poco de miedo.
6 —Quien cojea —dijo el señor Ventura.
6 —Quien estornuda —dijo {H}.
6 —«Quien sonríe» —dijo el señor Ventura, y sonrió. Le costó tanto que se bajó de la caja él solo.
6 —Quien tiene un tío en Soria —dijo Nela, que ya decía cualquier cosa.
6 Con cada una bajaban, subían y se daban codazos. Era el mismo juego de antes con más tonterías.
6 {X} llevaba la cuenta de los quienes. Iban treinta y uno.
8 —A lo mejor no había tres —dijo doña Úrsula, y se sentó en su caja—. A lo mejor mi abuelo se cansó. Yo me he cansado.
8 —Era mi abuelo —dijo el señor Ventura.
8 —También era el mío, en cierto modo. Me regañaba.
8 Se sentaron los demás. Cada cual se quedó donde estaba, de espaldas al siguiente. Por primera vez en todo el día, nadie le preguntó nada a nadie.
10 ¶Desde la última caja, {thing} los miraba a todos, si es que una cosa puede mirar. {H} pensó en lo raro que resultaba. Había once cajas llenas de gente que llevaba la tarde entera preguntando, y, si le hubieran preguntado «¿cómo está doña Úrsula?», no habría sabido qué responder.
10 La idea pasó tan cerca que movió un poco el papel. Pero estaba cansad{H:o/a}, y la dejó pasar.`,
          en: `4! “Three, if you sing,” said {F}. They all sang. Nobody went on.
4 “Three, if you eat,” said {H}. They had biscuits. It was no good.
4! “Three, if you run,” cried Nell. Bump! Seven of them fell off.
4 {X} tried “if you sleep”, and had the best time of all.
6 Mrs Lamb tried “if you keep quiet”. It lasted for a whole minute, and they did not like it.
6 “If you limp,” said Mr Wood.
6 “If you sneeze,” said {H}.
6 “If you have an aunt in Wales,” said Nell, who would say anything by now.
6 Each time they went up and down and got in each other’s way. It was the same old game, but sillier.
6 {X} kept count of the ifs. They had got to thirty-one.
8 “There may not have been a three,” said Mrs Lamb, and sat down on her box. “My grandpa may have got tired. I have.”
8 “It was my grandpa,” said Mr Wood.
8 “He was mine too, in a way. He told me off.”
8 Then the others sat down. They all stayed where they were, with their backs to the next one. For the first time that day nobody asked anybody a thing.
10 ¶From the last box {thing} looked down on them all, if a thing can look. How odd it was, thought {H}. There were eleven boxes full of people who had been asking all afternoon. And if you had said to {H}, “So how is Mrs Lamb?”, there would have been no answer.
10 The idea went by so close that it stirred the paper. But {H} was tired, and let it go.`,
          alt: {
            es: '{H} y {F} se sientan junto a las cajas, con cara de cansancio.',
            en: '{H} and {F} sit down by the boxes and look tired.',
          },
          picture: {
            H: ['sit', 'sad', 'letter'],
            F: ['sit', 'thoughtful'],
            X: ['sleep', 'calm'],
            showsThing: true,
            props: ['boxes', 'cookie', 'hat'],
          },
        },
        {
          es: `0-2 ¡Pum! ¡Al suelo! Uf.
0-2 {H} bosteza. {F}, también.
0-2 {X} ya duerme.
2-2 La caja última está muy lejos.
4! —Una vez más —pidió {H}—. La última.
4 Todos se levantaron, unos con un pie dormido y otros con los dos.
4! —Te toca, {F!} —dijo Nela.
4! Y delante de {F}, en la caja siguiente, estaba {H}.
6 Tenía gracia, pero no se rio nadie.
6 Doña Úrsula se quitó un zapato para pensar mejor. Pensó lo mismo, pero más fresca.
8 {X} pidió que alguien le avisara cuando pasara algo nuevo.
8 El señor Ventura guardó el papel en el sombrero y se lo puso, por si la norma le entraba por arriba.
10 Faltaba una palabra, una sola. Y las palabras, como los calcetines, suelen estar mucho más cerca de lo que uno las busca.`,
          en: `0-2 Bump! Down they go. Phew.
0-2 {H} yawns. {F} yawns.
0-2 {X} is asleep.
2-2 The last box is so far away.
4! “Once more,” begged {H}. “Just once.”
4 They all got up, some with one foot asleep and some with both.
4! “Your turn, {F!},” said Nell.
4! And in front of {F}, on the next box, stood {H}.
6 It was funny, but nobody laughed.
6 Mrs Lamb took off one shoe, so as to think better. She thought the same, but cooler.
8 {X} asked to be told when there was something new.
8 Mr Wood put the paper in his hat, and put the hat on. The rule might get in from the top.
10 It was one word that they needed, just one. And words are like socks. They tend to be a lot nearer than you look.`,
          alt: { es: '{F} tiene delante a {H}, junto a las cajas.', en: '{F} stands before {H}, beside the boxes.' },
          picture: {
            H: ['stand', 'calm'],
            F: ['stand', 'worried'],
            X: ['sit', 'sleepy'],
            props: ['boxes', 'hat', 'letter'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'house-rules/climax/answer',
      titles: {
        es: ['Cuatro zapatos', 'Me pica un pie'],
        en: ['Four shoes', 'My foot itches'],
      },
      moments: [
        {
          es: `0-2 ¡Deprisa! ¿Qué tal? ¿Qué tal?
0-2 {H} sube y baja. {F}, igual.
2-2 ¡Uf! ¡Nadie llega a la última!
4! Se hacía tarde para {event}. Nadie pasaba de la caja seis.
4! Le tocaba a {F}. Delante tenía a {H}.
4 Si decía «¿qué tal?», {H} se iría para atrás.
4 —Venga, dilo —suspiró {H}.
6 —No quiero —dijo {F}.
6 —¡No vale pararse! —gritó Nela desde la cinco.
8 {H} le guiñó un ojo, para que fuera más fácil. La fila entera se había callado. No por respeto: estaban cogiendo aire para preguntar.
10 {F} miró los pies de {H}, en el borde mismo de la caja, esperando a que los echaran. Los había visto mil veces. Nunca había tenido que moverlos con una palabra.`,
          en: `0-2 Quick! How are you? How are you?
0-2 {H} goes up and down.
2-2 So does {F}. Phew! Nobody gets there!
4! It was late for {event}. Nobody could get past box six.
4! It was {F}’s turn, and in front stood {H}.
4 If {F} said, “How are you?”, {H} would have to go back.
4 “Go on, say it,” sighed {H}.
6 “I do not want to,” said {F}.
6 “No stopping!” cried Nell from number five.
8 The whole row was silent. It was not good manners. They were taking breath to ask.
10 {F} looked at {H}, right on the edge of the box, waiting to be sent off. They had known each other for so long. It had never been a matter of moving one another about with words.`,
          alt: {
            es: '{F} duda delante de {H}, junto a las cajas.',
            en: '{F} hesitates in front of {H}, by the boxes.',
          },
          picture: {
            H: ['stand', 'calm'],
            F: ['stand', 'worried'],
            showsThing: true,
            props: ['boxes', 'flag'],
            shot: 'wide',
          },
        },
        {
          es: `4-4! {F} dijo: «¿Qué tal?». Y {H} contestó: «Me pica un pie». ¡Nadie había contestado nunca!
6! En el juego se decía «¿qué tal?» y se seguía, sin pararse.
6! —¿Qué tal? —dijo {F} muy bajito.
6! —Me pica un pie —contestó {H}—. ¿Y tú?
6! ¡Nadie había contestado nunca!
4 {X} bajó de su caja para oírlo mejor.
6 —Yo tengo hambre —dijo {F}—. Y me da pena que te vayas atrás.
8 —A mí también me da pena. ¿Y de qué tienes hambre?
8 —De algo con queso.
8 {H} asintió. No lo preguntaba por preguntar.
6 —¡Se han parado! —gritó Nela—. ¡Están hablando!
6 —Chsss —dijo el señor Ventura, un hombre serio que no había mandado callar en la vida.
6 Se había quitado el sombrero. Se lo quitaba para acordarse de las cosas.
6 {X} también tenía algo que contar, pero guardó el turno.
6 —Mi abuelo se paraba a oírlo —dijo—. Yo era bajito y solo veía los zapatos.
6 —¿Cuántos se movían después? —preguntó {H}.
6 —Cuatro. ¡Los cuatro!
8 Toda la fila se inclinó hacia delante. Era la primera vez en la tarde que escuchaba algo.
8 —¿Y qué contestaban? —quiso saber Nela.
8 —Unas veces, que bien. Otras tardaban más, y a mí me daban una galleta para la espera.
10 ¶Será la pregunta que más veces se hace en el mundo. Se hace al cruzarse, al descolgar, al cobrar el pan. Y se hace de espaldas, cuando uno ya va por la caja siguiente. Es como llamar a una casa y echar a correr.
10 Doña Úrsula se miró los suyos, que estaban cruzados, y los descruzó.
10 —O sea —dijo {F}, contando con los dedos—, que dos zapatos eran de uno y dos eran del otro.`,
          en: `4-4! {F} said, “How are you?” And {H} answered, “My foot itches.” Nobody had ever answered before!
6! In the game you asked, “How are you?”, and did not stop.
6! “How are you?” said {F}, in a very low voice.
6! “My foot itches,” {H} answered. “And you?”
6! Nobody had ever answered before!
4 {X} got down, so as to hear better.
6 “I am hungry,” said {F}. “And I do not like to send you back.”
8 “I do not like it much either. What are you hungry for?”
8 “Something with cheese.”
8 {H} nodded. It was not asked just for form.
6 “They have stopped!” cried Nell. “They are talking!”
6 “Hush,” said Mr Wood, a shy man who had never hushed anybody in his life.
6 He had taken off his hat. He took it off to remember things.
6 {X} had something to say too, but kept it for later.
6 “My grandpa stopped to hear,” he said. “I was so small that I just saw the shoes.”
6 “And how many of them went on after that?” asked {H}.
6 “Four. All four!”
8 The whole row leaned forward. It was the first time that they had all listened to a thing.
8 “And what did people say to him?” asked Nell.
8 “Some said that they were well. Some took longer, and I got a biscuit to keep me going.”
10 ¶It must be the question that is asked the most in all the world. It is asked in passing, and on the telephone, and over the counter with the change. And it is asked with your back turned, when you are on the next box already. It is like ringing a bell and running away.
10 “So,” said {F}, working it out, “two of those shoes were on him, and two were on the other one.”`,
          alt: { es: '{H} y {F} se paran a hablar entre las cajas.', en: '{H} and {F} stop to talk among the boxes.' },
          picture: {
            H: ['stand', 'happy'],
            F: ['stand', 'thoughtful'],
            X: ['crouch', 'surprised'],
            together: ['face-to-face', 'F', 'H'],
            props: ['boxes', 'hat', 'speech'],
            shot: 'medium',
          },
        },
        {
          es: `0-2 ¿Qué tal? ¡Bien! ¡Hop!
0-2 {H} y {F} avanzan.
0-2 {X} grita: ¡bien!
2-2 ¡Todos contestan! ¡Hop, hop, hop!
4! —¡Si se contesta, avanzan los dos! —gritó {H}.
6 —¡Eso hacía mi abuelo! —dijo el señor Ventura—. ¡Contestaba!
4! {H} y {F} saltaron a la vez. ¡Hop!
4 —¿Y usted qué tal? —preguntó {F} a doña Úrsula.
4 —Cansada, gracias. ¿Y tú, Nela? ¡Hop!
4 La pregunta fue de caja en caja. ¡Hop, hop, hop!
6 Nela estaba contenta, pero le apretaba un zapato. El señor Ventura estaba mejor que ayer.
8 {X} estaba estupendamente y tardó muchísimo en contarlo.
8 Doña Úrsula y su hermana se contestaron todo lo que se debían. Saltaron tres cajas de golpe, por los atrasos.
10 Nunca se había visto avanzar tanto a gente tan parada. Y todavía, por encima de los hops, se oía a alguien decir: «No, no, cuenta, cuenta».`,
          en: `0-2 How are you? I am well! Hop!
0-2 {H} and {F} go on.
0-2 {X} shouts: well!
2-2 They all answer! Hop, hop, hop!
4! “If you answer, you both go on!” cried {H}.
6 “That is what my grandpa did!” said Mr Wood. “He answered!”
4! {H} and {F} jumped together, hop!
4 “And how are you?” {F} asked Mrs Lamb.
4 “Tired, thank you. And you, Nell?” Hop!
4 It went from box to box. Hop, hop, hop!
6 Nell was happy, but one of her shoes was tight. Mr Wood was better than yesterday.
8 {X} was very well indeed, and took a long time to say so.
8 Mrs Lamb and her sister answered all that they owed. They went up three boxes at once, to catch up.
10 Never had people got on so far by standing still. And over all the hops you could hear somebody say, “No, no, tell me, do.”`,
          alt: {
            es: '{H} y {F} saltan de la mano junto a las cajas.',
            en: '{H} and {F} jump hand in hand beside the boxes.',
          },
          picture: {
            H: ['jump', 'happy'],
            F: ['jump', 'excited'],
            X: ['wave', 'happy'],
            together: ['hold-hands', 'H', 'F'],
            props: ['boxes', 'hat', 'speech'],
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'house-rules/resolution/late',
      titles: {
        es: ['Tarde y bien, gracias', 'El papelito de la siete'],
        en: ['Late and well, thank you', 'What was under number seven'],
      },
      moments: [
        {
          es: `0-2 ¡La última caja! ¡Hop!
0-2 {H} arriba. {F} arriba.
2-2 ¡Y todos los demás! ¡Crac! ¡Al suelo!
4! Llegaron todos a la vez a la caja doce. ¡Crac!
4! {thing} se caía. ¡{H} y {F} {lo:lo/la} cogieron al vuelo!
4 —¿Qué tal? —preguntó Nela, asustada.
4 —Sin un rasguño —dijo {F}—. ¿Y tú?
6 Las otras cajas se fueron cayendo en fila, muy despacio, como si ellas también quisieran llegar.
8 De debajo de la siete salió volando el papelito doblado. «...contesta, avanza también», ponía. Al principio de la frase le faltaba un trozo.
10 —Ha estado ahí toda la vida —dijo el señor Ventura—. Aguantando la caja. —Y nadie supo decir si se había perdido una norma o se había salvado un juego.`,
          en: `0-2 The last box! Hop!
0-2 {H} is up. {F} is up.
2-2 So are all the rest! Crack! Down they go!
4! They all got to box twelve at once. Crack!
4! Down came {thing}... and {H} and {F} caught it!
4 “How are you?” asked Nell, who had had a shock.
4 “Not a scratch,” said {F}. “And you?”
6 The other boxes fell too, one by one, as if they wanted to get there as well.
8 Out from under number seven flew the bit of folded paper. “...answer, you go on too,” it said. The start of the line was torn off.
10 “It was there all along,” said Mr Wood. “It held up the box.” And nobody could say if they had lost a rule by it, or saved a game.`,
          alt: {
            es: '{H} y {F} alargan las manos hacia {thing}, junto a las cajas.',
            en: '{H} and {F} reach out for {thing}, by the boxes.',
          },
          picture: {
            H: ['reach', 'excited'],
            F: ['reach', 'happy'],
            showsThing: true,
            props: ['boxes', 'letter', 'hat'],
            shot: 'wide',
          },
        },
        {
          es: `4! Llevaron {thing} corriendo. Bueno, corriendo no.
4 Por el camino todo el mundo preguntaba «¿qué tal?».
4! ¡Y ahora había que contestar!
4 {X} conoció así a un señor que coleccionaba corchos.
4 Cuando llegaron, {event} ya tenía que haber empezado.
6 Pero no había empezado. La gente seguía saludándose.
6 —Tú, ¿qué tal? —decía uno.
6 —Pues verás —decía otro, y se sentaba.
6 Un señor contestó con mucho detalle. Tenía un catarro precioso.
6 Hubo quien supo por fin cómo se llamaba su vecina. Hubo quien llevaba diez años diciendo que bien y ese día dijo: «Regular». Le trajeron un bizcocho.
6 Nela se puso en la entrada con un reloj. «Deprisa», decía por costumbre. «O no, como prefieran».
6 {X} volvió del señor de los corchos con un corcho.
8 ¶Al final empezó tarde, que es como empieza lo que se coge con ganas. {thing} quedó en medio, donde {lo:lo/la} viera todo el mundo. La hermana de doña Úrsula se sentó a su lado, sin cruzar nada.
8 —¿Os habéis fijado? —dijo {H}—. No ha ganado nadie.
8 —Hemos llegado veintitrés —dijo {F}—. Yo creo que eso es ganar por mucho.
10 ¶El señor Ventura pegó los dos trozos de la norma con miga de pan. Entre uno y otro quedaba una rayita, como la que queda en una taza querida. Luego guardó el papel en el sombrero y estuvo un rato con él en la mano, pensando en cuatro zapatos.
10 {F} le preguntó qué tal. Era una pregunta larga, y él la contestó entera.`,
          en: `4! They ran off with {thing}. Well, they did not run.
4 All the way people asked, “How are you?”
4! And now you had to answer!
4 {X} got to know a man who collected corks.
4 By then it was past the time for {event}.
6 But it had not begun. People were still saying hello.
6 “And how are you?” said one.
6 “Well, now,” said the next, and sat down to tell it.
6 Some of them found out at last what their neighbour was called. One man had said “fine” for ten years, and that day he said “so-so”. They brought him a cake.
6 Nell stood in front with a watch. “Quick!” she said, for she was used to it. “Or not. Just as you like.”
6 {X} came back from the cork man with a cork.
8 ¶In the end it began late, as the good things do. They put {thing} in the middle, where all of them could see. Mrs Lamb’s sister came and sat next to her, with nothing folded.
8 “Have you noticed?” said {H}. “Nobody won.”
8 “Twenty-three of us got there,” said {F}. “I call that winning by a lot.”
10 ¶Mr Wood stuck the two bits of the rule together with jam. There was a thin line left between them, such as you see in a cup that somebody loves. Then he put the paper in his hat, and stood for a while with the hat in his hand, and thought of four shoes.
10 {F} asked him how he was. It was a long question, and he answered all of it.`,
          alt: {
            es: '{H} y {F} saludan por el camino, junto a {thing}.',
            en: '{H} and {F} greet people on the way, by {thing}.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['walk', 'happy'],
            X: ['stand', 'happy'],
            showsThing: true,
            props: ['cake', 'hat', 'clock', 'speech'],
          },
        },
        {
          es: `0-2! ¿Qué tal? ¡Bien! ¡A saltar!
0-2 {X} contesta: ¡bien!
2-2 {H} y {F} se dan un abrazo.
2-2 Las cajas descansan. ¡Hasta mañana!
4 Cuando terminó {event}, quedaban dos cajas de pie.
4 {H} se sentó en una, y {F}, en la otra.
4 —Menuda partida —dijo {H}.
6 —Y el año que viene, otra —dijo {F}.
6 —Habrá que traer bocadillos —dijo {H}—. Ahora va para largo.
6 No muy lejos, doña Úrsula ayudaba a Nela a aflojarse el zapato.
8 {X} trajo lo que quedaba del bizcocho, y también se le preguntó qué tal.
8 Habían pasado el día entero diciendo las mismas dos palabras. Era raro que todavía les apeteciera decirlas.
10 Hay preguntas que no se gastan por más que se usen. Solo se gastan si no se espera a la respuesta.
4! —¿Qué tal? —preguntó {F}. Y se quedó a escuchar.`,
          en: `0-2! How are you? Well! Night-night, boxes!
0-2 {X} is well too.
2-2 {H} and {F} have a big hug.
2-2 Can you say it? How are you?
4 When {event} was over, two boxes were still standing.
4 {H} sat down on one of them, and {F} on the other.
4 “What a game,” said {H}.
6 “And next year there is another,” said {F}.
6 “Then let’s bring sandwiches,” said {H}. “It takes longer now.”
6 Not far off, Mrs Lamb was helping Nell to undo her shoe.
8 {X} came by with the rest of the cake, and was asked as well, of course.
8 They had said the same three words all day long. It was odd that they still felt like it.
10 There are questions that do not wear out, however often you use them. They wear out only if you do not wait.
4! “How are you?” asked {F}, and stayed to hear.`,
          alt: {
            es: '{H} y {F} charlan sentad{HF:os/as} junto a las cajas.',
            en: '{H} and {F} sit and chat beside the boxes.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['sit', 'calm'],
            X: ['stand', 'happy'],
            props: ['boxes', 'cake', 'heart'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
