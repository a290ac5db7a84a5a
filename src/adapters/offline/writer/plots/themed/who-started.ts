import type { Plot } from '../plot.ts'
import { whoStartedRetold } from '../retold/who-started.ts'

/** Everybody is cross, each because of another. The detective follows the crossness back to whoever began it: the detective. */
export const whoStarted: Plot = {
  id: 'who-started',
  retold: whoStartedRetold,
  themes: ['misterioso', 'divertido'],
  refrains: { es: ['¿Quién ha empezado?', '¡Clonc, requeteclonc!'], en: ['Who started it?', 'Clonk, clonkety-clonk!'] },
  blurb: {
    es: 'Falta muy poco para {event} y todo el mundo está de morros. La panadera, por culpa del cartero. El cartero, por culpa de un susto. {H} y {F} siguen el enfado hacia atrás, de nariz en nariz. ¿Quién ha empezado? La pista está a la vista de todos. De casi todos.',
    en: '{event} is nearly here and the whole place is in a huff. The baker blames the postman. The postman blames a fright. {H} and {F} follow the huff back, from nose to nose. Who started it? The clue is there for all to see. Well, nearly all.',
  },
  setup: {
    id: 'who-started/setup',
    titles: {
      es: ['Clonc', 'Todo el mundo de morros', 'El caso del enfado'],
      en: ['Clonk', 'Everybody in a huff', 'The case of the huff'],
    },
    moments: [
      {
        es: `0-2! {H} baila. ¡Clonc! ¡Un cubo!
0-2 ¡Uy, uy! Es pintura amarilla.
2-2 Detrás le queda una mancha. ¡Qué grande es!
4! Faltaba poco para {event}. {H} bailaba hacia atrás.
4! ¡CLONC! Chocó con un cubo, dijo «perdón» y siguió bailando.
4 Detrás le quedó una mancha amarilla, redonda como una galleta.
6 {stake} Pero {thing} ya estaba a punto. ¿Qué podía salir mal?
6 Y la mancha, tan tranquila, allí donde nadie se ve.
8 {F} iba delante y no vio nada. Solo oyó el «clonc», y pensó que alguien empezaba a ensayar.
10 Las catástrofes de verdad no hacen «catacrac». Hacen «clonc», muy flojito, a primera hora, y se van a dar un paseo.`,
        en: `0-2! {H} dances. Clonk! A bucket!
0-2 Oops! It is yellow paint.
2-2 Now there is a spot on {H}.
4! It was nearly time for {event}. {H} danced backwards.
4! CLONK! {H} hit a bucket, said “sorry” and danced on.
4 It left a yellow spot behind, as round as a biscuit.
6 {stake} But {thing} was all set. What could go wrong?
6 And there sat the spot, in the one place you never see.
8 {F} was in front and saw none of it. {F} just heard the clonk, and thought that a band had begun.
10 Real disasters do not go “crash”. They go “clonk”, very softly, first thing in the morning, and off they stroll.`,
        alt: {
          es: '{H} baila y choca con un cubo de pintura amarilla.',
          en: '{H} dances and bumps into a bucket of yellow paint.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['walk', 'happy'],
          showsThing: true,
          props: ['sign', 'bucket', 'sun'],
          shot: 'wide',
        },
      },
      {
        es: `4! {at}, todo el mundo estaba de morros.
4! —¡Me ha gritado el cartero! —gruñó la panadera—. ¡Hoy no hago pan!
4 {X} le regaló una sonrisa. Se la devolvió sin abrir.
4 —¿Y por qué te ha gritado? —preguntó {F}.
4 —¡Pregúntaselo a él!
4 Y señaló al cartero, que gruñía todavía más.
6 El cartero estaba sentado encima de las cartas, de espaldas, para que no se le escapara ninguna.
6 —He gritado porque me han dado un susto —dijo el cartero, y enseñó una oreja muy colorada.
6 —Entonces, tú no has empezado —dijo {H}.
6 —¡Yo no empiezo cosas! ¡Yo las reparto!
6 {X} prometió no enfadarse en todo el día. Aguantó hasta que le pisaron un pie.
6 {F} dibujó en el suelo una panadera, un cartero y una oreja, y los unió con una raya.
6 —Van en fila —dijo—. Un enfado empuja al siguiente, como las fichas de dominó.
6 —Pues habrá una primera ficha —dijo {H}, con ojos de detective—. ¡Y la vamos a encontrar!
6 La panadera l{HF:os/as} vio marchar y levantó un dedo.
6 —Oye, por detrás llevas una... —empezó. Entonces recordó que estaba enfadada—. Nada. No te lo digo.
8 —Un detective sospecha de todo el mundo —explicó {H}.
8 —¿De mí también? —preguntó {F}.
8 —De ti, solo un poco.
8 —¿Y de ti?
8 A {H} le dio tanta risa que tuvo que apoyarse en {F}. ¡Vaya ocurrencia!
8 {X} propuso mirar debajo de las cosas, que es donde se esconden los culpables y las pelusas. Encontró tres pelusas.
8 Nadie colgaba las banderas. Nadie probaba las luces. Hasta los gorriones se daban la espalda en la misma rama.
10 Un enfado ajeno es como una patata caliente. Nadie se lo queda: se lo pasa a otro, y cada vez quema un poco más.
10 {H} apuntó en su cuaderno: «Sospechosos: alguien que asusta orejas». Lo subrayó. Con el lápiz detrás de la oreja, se sintió muy importante y muy lejos de la verdad, aunque eso último no lo notó.`,
        en: `4! They were all in a huff {at}.
4! “The postman shouted at me!” growled the baker. “No bread today!”
4 {X} gave her a smile. She sent it back unopened.
4 “Why did he shout at you?” asked {F}.
4 “Go and ask him!”
4 She pointed at the postman. He growled as well.
6 The postman sat on his letters, with his back to them all. Not one could get out.
6 “I shouted because I got a fright,” said the postman, and showed them a very red ear.
6 “So you did not start it,” said {H}.
6 “I never start things! I just pass them on!”
6 {X} swore to stay in a good mood all day. It held until somebody trod on a toe.
6 {F} drew a baker, a postman and an ear, and joined them up with a line.
6 “They are in a row,” said {F}. “One huff knocks down the next, like dominoes.”
6 “Then there must be a first one,” said {H}, with the eyes of a detective. “And we will find it!”
6 The baker saw them go and put up a finger.
6 “By the way, on your back you have a...” she began. Then she remembered that she was cross. “No. I will not tell you.”
8 “A detective suspects everybody,” said {H}.
8 “Even me?” asked {F}.
8 “You, just a little.”
8 “And you?”
8 {H} had to lean on {F} to laugh. What an idea!
8 {X} wanted to look under things, since that is where you find culprits and fluff. {X} found three lots of fluff.
8 Nobody hung up the flags. Nobody tried the lights. Even the sparrows sat back to back on their branch.
10 Somebody else’s temper is like a hot potato. Nobody keeps it. They pass it on, and each time it burns a bit more.
10 {H} wrote in a notebook: “Suspects: one scarer of ears.” {H} underlined it, and felt very important and very close to the truth. The second feeling was quite correct, but not in the way that it seemed.`,
        alt: {
          es: '{H} y {F} buscan pistas con una lupa y un lápiz.',
          en: '{H} and {F} look for clues with a magnifier and a pencil.',
        },
        picture: {
          H: ['point', 'determined', 'magnifier'],
          F: ['think', 'thoughtful', 'pencil'],
          X: ['wave', 'happy'],
          props: ['bread', 'letter'],
        },
      },
      {
        es: `0-2! ¡Todos gruñen! ¡Grrr!
0-2! {X} gruñe también.
0-2 ¿Quién ha empezado?
0-2 {F} busca. {H} busca.
2-2 ¡Grrr, grrr y grrr!
2-2! Nadie mira detrás de {H}. ¡Ay!
4! —¡A buscar al culpable! —dijo {H}.
4! Y se fue, con la mancha detrás.
4 Todos la vieron. Pero estaban enfadados y nadie dijo nada.
4 {F} la vio también, y le pareció muy bonita.
4 —Vas muy elegante —le dijo a {H}.
6 Tenían un hilo del que tirar: una oreja asustada. Había que saber quién la había asustado, quién había enfadado al que asustó, y así hasta el principio.
6 {X} cerraba la marcha de puntillas, por si el culpable era de oído fino.
8 —¿Y si no hay principio? —preguntó {F}—. ¿Y si es como una rosquilla?
8 —Hasta las rosquillas las empieza alguien —dijo {H}—. Por un mordisco.
8 A lo lejos se oyó un «¡BUUUM!» que hizo temblar los cristales de las gafas del cartero.
10 Aquello sonaba a susto de oreja de primera calidad. {H} echó a andar hacia el ruido sin volver la vista atrás. Y fue una lástima, porque atrás estaba todo.`,
        en: `0-2! They all growl! Grrr!
0-2! {X} growls too.
0-2 Who started it?
0-2 {F} looks. {H} looks.
2-2 Grrr, grrr and grrr!
2-2! Nobody looks behind {H}. Oh dear!
4! “Let’s go and find out who did it!” said {H}.
4! Off went {H}, with the spot behind.
4 They all saw it. But they were cross, so nobody said a word.
4 {F} saw it too, and found it very pretty.
6 “You look smart,” {F} said to {H}.
6 They had a thread to pull: one scared ear. Who had scared it? And who had upset the scarer? They would go back and back, right to the start.
6 {X} came last, on tiptoe, in case the culprit had good ears.
8 “What if there is no start?” asked {F}. “What if it is like a doughnut?”
8 “Even a doughnut has a start,” said {H}. “It starts with a bite.”
8 Far off there was a “BOOOM!” that shook the glasses on the postman’s nose.
10 It sounded like a scarer of ears of the very best sort. {H} set off towards the noise and did not look back once. It was a pity, since back was where it all was.`,
        alt: {
          es: '{H} y {F} se van a investigar con la lupa.',
          en: '{H} and {F} set off to investigate with the magnifier.',
        },
        picture: {
          H: ['walk', 'determined', 'magnifier'],
          F: ['walk', 'happy'],
          X: ['walk', 'thoughtful'],
          props: ['footprints'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'who-started/setback',
    titles: {
      es: ['El enfado es contagioso', 'Dos caras en una tuba', '¡Buuum!'],
      en: ['Huffs are catching', 'Two faces in a tuba', 'Booom!'],
    },
    moments: [
      {
        es: `0-2! ¡Buuum! ¡Buuum! ¡Qué ruido!
0-2 {F} se enfada. {H} se enfada.
2-2 ¡Se dan la espalda! ¡Hum, hum!
4! {at}, una señora tocaba la tuba. ¡BUUUM!
4-4! ¡Menudo susto!
6! El susto de la oreja había sido ella.
4 —¡Toco así porque estoy furiosa! —dijo—. ¡BUUUM!
4 {F} se tapó los oídos.
6 Al lado había una silla recién pintada. Y en la falda de la señora, las rayas de la silla.
6 —¿Quién pinta una silla y no avisa? —bufó—. ¡El del cartel!
8 Cada «buuum» movía un poco las nubes. Una gaviota que pasaba prefirió dar un rodeo por otra provincia.
10 {H} apuntó «silla», apuntó «cartel» y apuntó «no sentarse». En investigación, lo práctico no quita lo brillante.`,
        en: `0-2 Booom! What a noise!
0-2 {F} is cross. So is {H}.
2-2 They turn their backs on each other!
4! A lady was playing the tuba {at}. BOOOM!
4! She was the one who had scared the ear.
4 “I play like this when I am cross!” she said. “BOOOM!”
6 By her side stood a chair with fresh paint on it. On the back of her skirt was the same paint, in stripes.
6 “Who paints a chair and tells nobody?” she huffed. “The poster man!”
8 Each “booom” moved the clouds along a bit. A gull on its way past chose to go round by the next county.
10 {H} wrote down “chair”, then “poster”, then “do not sit”. A good detective can be clever and careful at once.`,
        alt: { es: '{F} se encoge del susto: ha sonado una tuba.', en: '{F} ducks in fright at the boom of a tuba.' },
        picture: {
          H: ['stand', 'surprised'],
          F: ['crouch', 'scared'],
          props: ['trumpet', 'music-note', 'chair'],
          shot: 'medium',
        },
      },
      {
        es: `4 ¡BUUUM! {F} dio un salto y pisó a {H}.
4! —¡Mira por dónde vas! —gritó {H}.
4! —¡Pues no estés en medio! —gritó {F}.
4 {X} gritó también, para no ser menos.
4! Y se dieron la espalda. ¡El enfado también los había pillado!
4-4 Entonces se vieron la cara en la tuba. ¡Y se rieron!
6 Pasó un rato largo. {H} miraba a un lado. {F} miraba al otro. No se hablaban, pero se oía todo lo que no se decían.
6 «Ha sido la tuba», pensaba {F}. «Ha sido el pie», pensaba {H}.
6 Los dos querían hacer las paces. Pero los dos estaban esperando a que empezara el otro.
6 La tuba era grande y dorada, y brillaba como un espejo. {H} miró de reojo. {F} miró de reojo.
6 Dentro había dos caras redondas como sandías, con la boca torcida y unas cejas larguísimas. ¡Eran ell{HF:os/as}!
6 {X} asomó la nariz, y en la tuba le salió una nariz como un melón.
6 A {F} se le escapó un bufido. A {H}, otro. No eran bufidos de enfado. Eran los de la otra clase.
6 —¡Tienes cejas de búho! —dijo {F}.
6 —¡Y tú, morros de besugo! —dijo {H}.
6 Y se rieron hasta que les dolió la barriga.
8 —¿De qué se ríen? —preguntó la señora de la tuba. Se asomó a mirar. Vio la tercera cara, que era la suya.
8 Tuvo que sentarse de la risa. Se sentó en la silla. Se levantó con más rayas que antes.
8 —Casi nos pilla —dijo {H}—. La fila de enfados ha llegado hasta nosotr{HF:os/as}.
8 —Y aquí se ha parado —dijo {F}—. Porque no se la hemos pasado a nadie.
8 {X} pidió perdón a la tuba, por si acaso. La tuba no dijo ni «bu».
10 Hay quien cree que para parar un enfado hace falta una razón. No es verdad. Las razones lo alimentan. Un enfado se para con un besugo, con unas cejas, con cualquier cosa que lo pille por la espalda.
10 —Se me ha ido el furor —dijo la señora, con cierta pena—. Lo tenía tan bien afinado...
10 Y tocó otra vez. Salió un «bu» pequeño, de los que no asustarían ni a una oreja recién nacida.`,
        en: `4 BOOOM! {F} jumped, and landed on {H}.
4! “Look where you are going!” shouted {H}.
4! “Then do not stand there!” shouted {F}.
4 {X} shouted as well, so as not to be left out.
4! They turned their backs. Now they had caught it too!
4-4 Then they saw their faces in the tuba. And they laughed!
6 A long time went by. {H} looked one way. {F} looked the other. They did not speak, but you could hear every word of it.
6 It was the tuba, thought {F}. It was the foot, thought {H}.
6 They both wanted to make up. But they were both waiting for the other to go first.
6 The tuba was big and gold and as bright as a mirror. {H} took a peep. {F} took a peep.
6 In it were two faces, as fat as melons, with bent mouths and the longest eyebrows. It was them!
6 {X} looked in too, and got a nose like a pear.
6 {F} gave a snort. {H} gave a snort. They were not cross snorts. They were the other sort.
6 “You look like an owl!” said {F}.
6 “You look like a cod!” said {H}.
6 And they laughed until it hurt.
8 “What is so funny?” asked the lady with the tuba. She came to look. She saw a third face, and it was hers.
8 She laughed so hard that she had to sit. She sat down on the chair. She got up with even more stripes.
8 “That was close,” said {H}. “The row of huffs got as far as us.”
8 “And it stopped here,” said {F}. “We did not pass it on.”
8 {X} said sorry to the tuba, just in case. The tuba did not say “boo”.
10 Some think that you need a reason to stop being cross. You do not. Reasons are what it feeds on. What stops it is an owl, or a cod, or anything at all that comes at it from behind.
10 “My rage has gone,” said the lady, a bit sadly. “And I had it so well tuned.”
10 She played again. Out came a tiny “boo”, the kind that would not scare a newborn ear.`,
        alt: {
          es: '{H} y {F} se ríen de sus caras reflejadas en la tuba.',
          en: '{H} and {F} laugh at their faces in the shiny tuba.',
        },
        picture: {
          H: ['point', 'happy'],
          F: ['dance', 'happy'],
          X: ['crouch', 'surprised'],
          props: ['trumpet', 'chair'],
          together: ['face-to-face', 'H', 'F'],
        },
      },
      {
        es: `0-2! ¡Qué caras! ¡Ja, ja!
0-2! {X} se ríe.
0-2 {H} abraza a {F}.
0-2 {F} abraza a {H}.
2-2 ¡Un beso y ya está!
2-2! Ya no hay enfado. ¡Fuera, enfado!
4-4! —¿Y a usted quién la enfadó? —preguntó {H}.
4-4! —El pintor —dijo la señora—. ¡Pregúntaselo a él!
6! —¿Quién es el del cartel? —preguntó {H}.
6! —El pintor —dijo la señora—. ¡Es el principio de todo!
6! —¡La primera ficha! —dijo {F}.
4 En el suelo había gotas amarillas. Cada vez eran más gordas.
6 —Qué casualidad —dijo {F}, mirando a {H} por detrás—. Tú también vas de amarillo.
6 Pero {H} ya corría detrás de las gotas y no lo oyó.
8 La señora vio pasar la mancha y abrió la boca. Entonces se acordó de su falda.
8 —Bah —dijo—. Ya somos dos.
8 {F} se fijó en el color de las gotas. Le sonaba haberlo visto hacía un momento, y muy cerca.
8 {X} fue contando las gotas en voz alta. A la número treinta se le acabaron los números y siguió con los colores.
10 Estaban cerquísima del culpable. Lo habían estado todo el día, a decir verdad. Nunca ha habido un detective que lo tuviera más cerca.`,
        en: `0-2! What faces! Ha ha ha!
0-2! {X} laughs.
0-2 {H} hugs {F}.
0-2 {F} hugs {H}.
2-2 One kiss, and all is well.
2-2! The huff has gone. Bye, huff!
4! “Who is the poster man?” asked {H}.
4! “The painter,” said the lady. “He is the start of it all!”
4 “The first domino!” said {F}.
4 On the ground were yellow drops. They got fatter and fatter.
6 “That is funny,” said {F}, with a look at {H}’s back. “You have some yellow too.”
6 But {H} was running after the drops, and did not hear.
8 The lady saw the spot go by and opened her mouth. Then she thought of her skirt.
8 “Oh well,” she said. “That makes two of us.”
8 {F} looked at the colour of the drops. It had been somewhere close by, and not long ago.
8 {X} counted the drops out loud, and at thirty ran out of numbers and went on with colours.
10 They were very close to the culprit. To tell the truth, they had been all day. No detective has ever had one closer.`,
        alt: {
          es: '{H} y {F} siguen unas gotas de pintura amarilla.',
          en: '{H} and {F} follow some drops of yellow paint.',
        },
        picture: {
          H: ['run', 'excited', 'magnifier'],
          F: ['walk', 'thoughtful'],
          X: ['point', 'happy'],
          props: ['sun'],
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'who-started/climax',
    titles: {
      es: ['El principio de todo', 'Alguien que bailaba', 'La primera ficha'],
      en: ['The start of it all', 'Somebody was dancing', 'The first domino'],
    },
    moments: [
      {
        es: `0-2! El pintor no pinta. ¡Bua, bua!
0-2 No le queda amarillo.
2-2 ¿Quién tiró el cubo? ¿Quién ha sido? ¿Tú?
4! {at} colgaba un cartel enorme, casi acabado.
4! Debajo, un pintor lloraba dentro de su sombrero.
4 —Me falta el sol —dijo—. ¡Y me han tirado el cubo del amarillo!
6 Era el cartel de {event}. Tenía un cielo azul, mucha gente pintada y, en medio, un redondel vacío.
6 De pura rabia, había pintado una silla sin avisar. La señora de la tuba se sentó encima. ¡Y lo pagó la oreja del cartero!
8 —Silla, tuba, oreja, grito y pan —contó {F}—. Ya está la fila entera.
10 Por fin estaban delante de la primera ficha. Era pequeña, llevaba bigote y se sonaba con un trapo manchado de cielo.`,
        en: `0-2 The painter is sad. Boo hoo!
0-2 He has no yellow.
2-2 Who hit the bucket? Who was it?
4! A huge poster hung {at}, very nearly done.
4! Below it a painter was crying into his hat.
4 “I need a sun,” he said. “And my yellow paint is all gone!”
6 It was the poster for {event}. It had a blue sky, lots of people and, in the middle, a round white gap.
6 He had been so cross that he painted a chair and told nobody. The tuba lady sat on it. And then the postman’s ear got it!
8 “Chair, tuba, ear, shout and bread,” counted {F}. “That is the whole row.”
10 At last they stood before the first domino. It was small, it wore a moustache, and it blew its nose on a rag with sky on it.`,
        alt: {
          es: '{H} y {F} miran una escalera, un pincel y un cubo vacío.',
          en: '{H} and {F} look at a ladder, a brush and an empty bucket.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['think', 'thoughtful'],
          props: ['sign', 'paintbrush', 'ladder', 'bucket'],
          shot: 'wide',
        },
      },
      {
        es: `4! —¡Alguien me tiró el cubo al bailar! —decía el pintor del cartel.
4 Todos miraron la mancha de {H}.
4 {X} la señaló con disimulo, con las dos manos.
4! —¡Anda! —dijo {H}—. ¡He sido yo!
6 {H} dio una vuelta para verse. La mancha también. Dio otra más rápida, y la mancha tampoco se dejó pillar.
6 —¿Por qué no me lo has dicho? —le preguntó a {F}.
6 —Creía que era la moda —dijo {F}.
6 El pintor quiso enfadarse más. Pero un detective que se descubre a sí mismo no se ve todos los días.
6 —Perdón —dijo {H}. Esta vez, mirando—. ¿De verdad no queda nada de amarillo?
6 {F} se fijó en el redondel vacío. Luego se fijó en la mancha. Era igual de redonda. Y seguía fresca.
6 —Sí que queda —dijo {F}, muy despacio—. Lo llevas puesto.
6 El sol iba muy arriba, en el centro del cartel. Había que subir hasta allí de espaldas.
8 {F} arrimó la escalera. {H} puso un pie en el primer peldaño, y después otro, y otro, sin ver adónde iba. Empezaba a ser su manera de hacer las cosas.
8 {X} sujetaba la escalera y daba órdenes: más arriba, más abajo, más amarillo.
8 —¡Un poco a la derecha! —gritaba el pintor.
8 —¿La derecha tuya o la mía?
8 —¡La del sol!
10 Se había ido juntando gente. La panadera vino a ver caerse a alguien. El cartero vino a mirar a la panadera. La señora de la tuba vino con la tuba. Nadie se hablaba todavía, pero ya miraban todos hacia el mismo sitio, y por algo se empieza.`,
        en: `4! “Somebody danced into my bucket!” said the poster painter.
4 They all looked at the spot on {H}.
4 {X} pointed at it, in secret, with both hands.
4! “Oh!” said {H}. “It was me!”
6 {H} spun round to see. So did the spot. {H} spun faster, and the spot still got away.
6 “Why did you not tell me?” {H} asked {F}.
6 “I thought it was the fashion,” said {F}.
6 The painter wanted to be even more cross. But you do not see a detective catch {H.himself} every day.
6 “Sorry,” said {H}, and looked at him this time. “Is there really no yellow left?”
6 {F} looked at the round gap. Then {F} looked at the spot. It was just as round. It was still wet.
6 “Yes, there is,” {F} said slowly. “You have it on.”
6 The sun went high up, in the middle of the poster. They had to get up there, back first.
8 {F} brought the ladder. {H} put one foot on it, then the next, with no idea of the way. It was getting to be a habit.
8 {X} held the ladder and gave orders: up a bit, down a bit, a bit more yellow.
8 “To the right!” called the painter.
8 “Your right or my right?”
8 “The sun’s right!”
10 A crowd had begun to form. The baker came to see somebody fall off. The postman came to watch the baker. The tuba lady came with her tuba. They still did not speak, but they all looked the same way, and that is a start.`,
        alt: {
          es: '{H} sube de espaldas por la escalera y {F} ayuda.',
          en: '{H} goes up the ladder backwards with help from {F}.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['reach', 'excited'],
          X: ['hold', 'worried'],
          props: ['ladder', 'bucket', 'paintbrush', 'trumpet'],
        },
      },
      {
        es: `0-2 {H} sube, sube, sube...
2-2! {F} empuja. ¡Más, más, más!
2-2 ¡Uy, qué alto!
0-2! ¡Plaf! Deja la mancha allí.
0-2! {X} aplaude.
0-2 ¿Qué es? ¿Qué es?
4-4! —Ese es mi amarillo —dijo el pintor—. ¡Sube y pinta el sol!
4 {H} llegó a lo alto de la escalera, de espaldas. La escalera se movía un poquito.
4! ¡PLAF! {H} apretó la mancha contra el cartel.
4 —¿Se ve algo? —preguntó {H}, que seguía sin verse.
4 No contestó nadie.
6 {F} apretó bien por los bordes, como quien pega un sello.
6 Luego {H} se despegó despacito. ¡Chuuup!
6 Abajo, el pintor se tapó los ojos con un trapo lleno de nubes.
6 {X} no se atrevía a mirar, así que miraba entre los dedos.
8 Debajo se hizo un silencio raro. La panadera tenía la boca abierta. El cartero tenía abierta la suya. La tuba, por costumbre, también.
8 —Decidme algo —pidió {H}—. Lo que sea. Desde aquí solo veo zapatos.
10 {F} bajó un peldaño, miró hacia arriba y se tapó la cara con las manos. Le temblaban los hombros. Podía ser llanto o podía ser lo otro, y desde lo alto de una escalera no hay manera de saberlo.`,
        en: `0-2 {H} goes up, up, up...
2-2! {F} pushes. More, more!
2-2 Oh my, so high!
0-2! Splat! There goes the spot!
0-2! {X} claps.
0-2 What is it?
4-4! “That is my yellow!” said the painter. “Go up and make a sun!”
4 {H} got to the top, back first. {F} counted to three.
4 The ladder shook a little.
4! SPLAT! {H} pressed the spot on to the poster.
4 “Can you see it?” asked {H}, who could not.
4 Nobody said a word.
6 {F} pressed down the edges, as you do with a stamp.
6 Then {H} came off, little by little. Shlooop!
6 Down below, the painter hid behind a rag full of clouds.
6 {X} did not dare to look, and so {X} looked through two fingers.
8 It went oddly quiet down there. The baker had her mouth open. The postman had his open too. So did the tuba, but it always did.
8 “Say something,” begged {H}. “Anything. All I can see is shoes.”
10 {F} went down a step, looked up, and hid a face in both hands. There was a shaking. It might have been tears or it might have been the other thing, and from the top of a ladder there is no way to tell.`,
        alt: {
          es: '{H} se sienta para estampar un sol y {F} empuja.',
          en: '{H} sits down to print a sun, with a push from {F}.',
        },
        picture: {
          H: ['sit', 'surprised'],
          F: ['reach', 'determined'],
          X: ['hold', 'scared'],
          props: ['ladder', 'sun'],
        },
      },
    ],
  },
  resolution: {
    id: 'who-started/resolution',
    titles: {
      es: ['La risa vuelve por el mismo camino', 'Un sol con dos mofletes', 'Caso cerrado'],
      en: ['The laugh goes back', 'A sun with two cheeks', 'Case closed'],
    },
    moments: [
      {
        es: `0-2! ¡Un sol! ¡Un sol gordo!
0-2 {F} ríe. El pintor ríe.
2-2 ¡Ja, ja, ja! ¡Qué mofletes tiene el sol!
4! ¡Era un sol! Gordo, amarillo y con dos mofletes.
4 El pintor soltó una carcajada y se la pasó a la señora de la tuba.
6 La tuba se la pasó al cartero. El cartero se la pasó a la panadera.
6 La risa iba por la misma fila que el enfado, pero hacia delante y mucho más deprisa.
8 —Perdón por el grito —dijo el cartero.
8 —Perdón por el pan —dijo la panadera. Los perdones también iban en fila.
10 {H} quiso apuntarlo, pero el cuaderno ya estaba lleno de sospechosos, y en aquel momento no le quedaba ninguno.`,
        en: `0-2 A sun! A big fat sun!
0-2 {F} laughs. They all laugh.
2-2 Ha ha ha! What a sun!
4! It was a sun! It was fat and yellow, with two round cheeks.
4 The painter burst out laughing and passed it on to a lady with a tuba.
6 The tuba passed it to the postman. He passed it to the baker.
6 The laugh went down the same row as the huff, but it was a lot faster.
8 “Sorry that I shouted,” said the postman.
8 “Sorry about the bread,” said the baker. The sorries went in a row too.
10 {H} tried to write it down, but the notebook was full of suspects, and just then there was not a single one left.`,
        alt: {
          es: 'El cartel ya tiene sol, y {H} y {F} se ríen.',
          en: 'The poster has a sun now, and {H} and {F} laugh.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['cheer', 'happy'],
          props: ['sign', 'sun', 'ladder', 'paintbrush'],
          shot: 'wide',
        },
      },
      {
        es: `4! La panadera hizo pan. El cartero repartió las cartas. La tuba tocó bajito.
4-6 {X} abrazó a la panadera, que ya no gruñía.
8 {X} le regaló otra sonrisa a la panadera, que esta vez la abrió.
4 —¡Falta {thing}! —dijo {F}.
4 —¡Vamos! —dijeron todos a la vez. Y nadie gruñó.
4! Y entre todos {lo:lo/la} pusieron en el mejor sitio.
6 La silla de rayas se la quedó la señora de la tuba. Decía que pegaba con la falda.
6 El pintor firmó el cartel. Después le pasó el pincel a {H}.
6 —Firma tú también —dijo—. El sol es tuyo.
6 —Ya he firmado —dijo {H}—. Con lo que tenía a mano.
6 —A mano, no —dijo {F}, y hubo que parar la firma, porque al pintor le dio otra vez.
6 {X} explicaba a todo el que pasaba quién había sujetado la escalera.
6 La panadera se acercó a {H}, muy seria, con un pan caliente debajo del brazo.
6 —Esta mañana no te lo dije —confesó—. Por detrás llevas una mancha.
6 —¡No me digas! —contestó {H}.
8 El cartero también quiso confesar. Y la señora. Y los gorriones, a su manera. Lo habían visto todos.
8 —¿Y no podíais haberlo dicho? —preguntó {H}.
8 —Estábamos enfadados —dijo el cartero—. Se ve igual, pero no se dice.
8 {F} dibujó otra vez la fila en el suelo: el pintor, la tuba, el cartero, la panadera. La raya salía de {H} y acababa en {H}.
8 —¿Ves? —dijo—. Al final sí era una rosquilla.
8 {X} partió el pan y se quedó con lo de en medio, que nadie lo quiere y es lo más tierno.
10 {H} arrancó del cuaderno la hoja de los sospechosos e hizo con ella un barco de papel. Había gente allí que, por la mañana, casi lo había sido de verdad: culpable de un grito, de una silla, de un pan de menos. Ninguno había empezado. Todos habían seguido.
10 —Empezar empieza cualquiera —dijo {F}—. Lo difícil es ser el que para.`,
        en: `4! The baker made bread. The postman took his letters round. The tuba played a soft tune.
4-6 {X} hugged the baker, who was not cross now.
8 {X} gave the baker one more smile, and this time she opened it.
4 “What about {thing}?” said {F}.
4 “Come on!” they all said, and nobody growled.
4! So they all put it in the best spot.
6 The tuba lady kept the chair. She said that it went with her skirt.
6 The painter signed the poster. Then he held out his brush to {H}.
6 “You sign it too,” he said. “The sun is yours.”
6 “I have signed,” said {H}. “I did it by hand.”
6 “Not by hand,” said {F}, and they had to stop, since the painter was off again.
6 {X} told each person who came past who it was that had held the ladder.
6 The baker came up to {H}, very grave, with a hot loaf under her arm.
6 “I did not tell you this morning,” she said. “You have a spot on your back.”
6 “You don’t say!” said {H}.
8 The postman had to own up too. So did the lady. So did the sparrows, in their own way. They had all seen it.
8 “And could you not have told me?” asked {H}.
8 “We were cross,” said the postman. “You see just as well, but you do not say.”
8 {F} drew the row on the ground again: painter, tuba, postman, baker. The line began at {H} and it ended at {H}.
8 “You see?” said {F}. “It was a doughnut after all.”
8 {X} cut the bread and kept the bit from the middle, which nobody ever wants and which is the softest.
10 {H} tore out the page of suspects and made a paper boat of it. Some of those people had very nearly been guilty that day: of a shout, of a chair, of a missing loaf. Not one of them had started it. All of them had carried on.
10 “Anyone can start,” said {F}. “The clever thing is to be the one who stops.”`,
        alt: {
          es: '{H} y {F} reparten pan y todos hacen las paces.',
          en: '{H} and {F} share bread and everybody makes up.',
        },
        picture: {
          H: ['hold', 'proud', 'paintbrush'],
          F: ['hold', 'happy', 'bread'],
          X: ['cheer', 'happy'],
          props: ['sun', 'trumpet', 'chair'],
          showsThing: true,
        },
      },
      {
        es: `0-2! ¡La mancha es un sol!
0-2 {H} baila con {F}.
2-2 {X} baila también. ¡Ja, ja!
2-2 ¡Baila todo el mundo! ¡La, la!
2-2 ¡Cuidado detrás!
0-2! ¡Clonc! ¡Otro cubo!
4! ¡Y empezó {event}! Allí estaba {thing}.
6 El sol del cartel lo miraba todo, con sus dos mofletes.
4 —Caso cerrado —dijo {H}—. El culpable era yo.
4 —El mejor que hemos tenido —dijo {F}.
6 {H} bailó hacia delante, con mucho cuidado, mirando a los lados.
6 {X} iba detrás, vigilando cubos.
6 Todo el mundo quiso hacerse una foto debajo del sol. De espaldas, claro.
8 Al año siguiente ya era costumbre. La gente se sentaba en pintura antes de la fiesta, y a quien no llevaba mancha se le prestaba una.
10 La panadera la llevaba azul; el cartero, verde; la señora de la tuba, a rayas. Era muy difícil enfadarse con alguien así, al menos en cuanto se daba la vuelta.
4! Al salir, {H} dio un paso atrás. ¡CLONC!`,
        en: `0-2! The spot is a sun!
0-2 {H} and {F} dance.
2-2 {X} dances too. Ha ha!
2-2 Everybody dances! La, la!
2-2 Mind your back!
0-2! Clonk! One more bucket!
4! It was time for {event}, and there was {thing}!
6 The sun on the poster looked on, with its two round cheeks.
4 “Case closed,” said {H}. “It was me.”
4 “The best culprit we ever had,” said {F}.
6 {H} danced forwards, with great care, and looked both ways.
6 {X} came behind and watched for buckets.
6 They all wanted a photo under the sun. From the back, of course.
8 By the next year it was the custom. You sat in some paint before the party, and if you had no spot, they lent you one.
10 The baker’s was blue, the postman’s was green and the tuba lady’s was striped. It was very hard to be cross with people like that, at least once they had turned round.
4! On the way out, {H} took one step back. CLONK!`,
        alt: {
          es: '{H} y {F} bailan en la fiesta bajo el sol pintado.',
          en: '{H} and {F} dance at the party under the painted sun.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['dance', 'happy'],
          X: ['cheer', 'happy'],
          showsThing: true,
          props: ['sun', 'bucket', 'balloon'],
          shot: 'wide',
        },
      },
    ],
  },
}
