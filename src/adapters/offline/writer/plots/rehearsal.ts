import type { Plot } from './plot.ts'
import { rehearsalRetold } from './retold/rehearsal.ts'

/** Each thing that goes wrong at the rehearsals goes into a list; on the day that list is all that anybody knows by heart. */
export const rehearsal: Plot = {
  id: 'rehearsal',
  retold: rehearsalRetold,
  needs: [],
  refrains: {
    es: ['¡Otra vez, desde arriba!', '¡Ta-chán y plof!'],
    en: ['Again, from the top!', 'Ta-dah and flop!'],
  },
  blurb: {
    es: '{H} y {F} ensayan una función para {event}. Al final, cuando caiga el telón, tiene que verse {thing}. Hay una colcha que no espera, una piedra que bosteza y un «¡ta-chán!» que siempre llega cuando no toca. Sale todo mal. Y cada vez sale mejor.',
    en: '{H} and {F} are putting on a show for {event}. At the end the curtain must drop, and there must be {thing}. They have a quilt that will not wait, a stone that yawns, and a “ta-dah” that comes at the wrong time. It all goes wrong. And it goes wrong better and better.',
  },
  setup: {
    id: 'rehearsal/setup',
    titles: {
      es: ['Cinco cosas en una lista', 'El ensayo', 'La piedra bosteza'],
      en: ['Five things on a list', 'The rehearsal', 'The stone yawns'],
    },
    moments: [
      {
        es: `0-2 ¡Ta-chán!, dice {H}. ¡Plof! Cae la colcha.
0-2 ¿Y {F}? ¡Ahí debajo!
2-2 ¡Sal de ahí, {F!}! ¡Otra vez!
4! Había ensayo {at}. La función era para {event}.
4-4! {H} gritó «¡ta-chán!» demasiado pronto. {F} soltó el telón. ¡Plof!
6! —¡Ta-chán! —dijo {H} antes de tiempo. Del susto, {F} soltó el telón. ¡Plof!
6 El telón era una colcha. Cuando cayera, al final de todo, tenía que verse {thing}.
6 Se vio a {F}, con la colcha en la cabeza.
8 —Otra vez —pidió doña Bisbís, la apuntadora, que tenía la obra en un papel y un lápiz detrás de la oreja.
10 Una función consiste en hacer delante de la gente, y a propósito, lo que a solas sale sin pensar. Por eso no sale.`,
        en: `0-2 {H} says: ta-dah! Flop! Down comes the quilt.
0-2 Where is {F}? Under there!
2-2 Come out, {F!}! Once more!
4! There was a rehearsal {at}. The show was for {event}.
4-4! {H} shouted “ta-dah” too soon. {F} let go of the curtain. Flop!
6! “Ta-dah!” said {H}, much too soon. In alarm, {F} dropped the curtain. Flop!
6 The curtain was a quilt. When it dropped, right at the end, there had to be {thing}.
6 There was {F}, in a quilt.
8 “Again,” said Mrs Whisper, the prompter, who had the play on a sheet of paper and a pencil behind one ear.
10 In a show you do on purpose, with people watching, what you do by yourself without a thought. That is why it goes wrong.`,
        alt: {
          es: '{H} y {F} ensayan una función con una colcha de telón.',
          en: '{H} and {F} rehearse a show, with a quilt for a curtain.',
        },
        picture: { H: ['cheer', 'excited'], F: ['hold', 'surprised', 'blanket'], props: ['mask', 'blanket', 'stone'] },
      },
      {
        es: `4! Otra vez. Don Quieto, que hacía de piedra, bostezó.
4! Otra vez. {F} saludó de espaldas.
4 {X} aplaudió antes de que empezaran.
4! Doña Bisbís lo apuntó todo en una lista de errores.
6! Don Quieto llevaba un saco gris y muchísima ilusión.
6! —Las piedras no bostezan —le dijo {F}.
6! —Esta lleva aquí desde las nueve —dijo la piedra.
6! Si alguien se perdía, doña Bisbís tenía que decirle su frase al oído.
6! —¡Y AHORA, TA-CHÁN! —le sopló a {H}.
6! —Eso no es susurrar —dijo {H}, con un dedo en la oreja.
6! —¡ES QUE QUIERO QUE ME OIGÁIS!
6! La lista tenía ya cinco cosas: telón, ta-chán, bostezo, grito y espaldas.
6 {X} pidió salir en la lista. Le dijeron que se esforzara un poco más.
8 ¶Ensayaron con la lista delante, para no caer en ninguna. {F} agarró el telón con tanta fuerza que tiró de él. ¡Plof!
8 {H} esperó para no adelantarse. Esperó tanto que soltó el «¡ta-chán!» cuando ya estaban merendando.
8 La piedra, que había prometido no bostezar, apretó los dientes y roncó.
8 —Eso no está en la lista —dijo {F}.
8 —Lo pongo dentro de «bostezo» —dijo doña Bisbís.
10 ¶Lo curioso era que las equivocaciones no fallaban. La colcha caía siempre del mismo lado. El «¡ta-chán!» llegaba siempre tres frases antes. {F} daba la espalda con una elegancia que no ponía en nada más.
10 —De la obra no me sé ni el título —confesó {H}.
10 —Yo tampoco —dijo {F}—. Pero la lista la digo dormid{F:o/a}.`,
        en: `4! Again. Mr Still, who was a stone, gave a yawn.
4! Again. {F} took a bow the wrong way round.
4 {X} clapped before they had begun.
4! Mrs Whisper put it all on a list of mistakes.
6! Mr Still had a grey sack on and was full of hope.
6! “Stones do not yawn,” {F} told him.
6! “This one has been here since nine,” said the stone.
6! If you got lost, it was for Mrs Whisper to give you your line.
6! “AND NOW, TA-DAH!” she breathed to {H}.
6! “That is not a whisper,” said {H}, whose ears rang.
6! “BUT I WANT YOU TO HEAR ME!”
6! By now the list had five things on it: curtain, ta-dah, yawn, shout and back.
6 {X} asked to be on the list too, and was told to try harder.
8 ¶They did it with the list in front of them, so as to keep clear of it. {F} held the curtain so tightly that it came down. Flop!
8 {H} waited, so as not to be too soon. {H} waited so long that the “ta-dah” came while they were having tea.
8 The stone had promised not to yawn. It shut its teeth, and snored.
8 “That is not on the list,” said {F}.
8 “It can go under ‘yawn’,” said Mrs Whisper.
10 ¶The odd thing was that the mistakes never went wrong. The quilt always fell on the same side. The “ta-dah” was always three lines too soon. When it came to the bow, {F} turned round with a grace that was not to be seen anywhere else in the show.
10 “I do not even know what the play is called,” said {H}.
10 “Nor do I,” said {F}. “But I could say that list in my sleep.”`,
        alt: {
          es: '{H} se preocupa por el ensayo y {F} piensa, junto a la colcha.',
          en: '{H} worries about the rehearsal and {F} thinks, by the quilt.',
        },
        picture: {
          H: ['think', 'worried'],
          F: ['stand', 'thoughtful'],
          X: ['cheer', 'happy'],
          props: ['blanket', 'stone', 'pencil', 'letter'],
        },
      },
      {
        es: `0-2 Don Quieto hace: ¡uaaah!
0-2 {H} bosteza. {F} bosteza.
0-2 {X} también. ¡Uaaah!
2-2 ¡Qué sueño! ¡Otra vez, otra vez!
4! Ensayaron tres veces más. ¡Ta-chán! ¡Plof! ¡Uaaah!
4! —Los errores ya salen perfectos —dijo {F}.
4! —¿Y si no sale otra cosa? —preguntó {H}.
4 Se fueron a descansar un rato, que les hacía mucha falta.
6 Doña Bisbís guardó la obra en un bolsillo y la lista en el otro. O al revés.
6 {X} le dio las buenas noches a la piedra, que ya no contestó.
8 —Descansad la voz —dijo doña Bisbís, en un susurro que hizo temblar las tazas.
8 Faltaba muy poco. Siempre falta muy poco cuando no sale.
10 {H} miró atrás. La colcha colgaba muy quieta y muy formal, como si ella no hubiera sido. En cuanto se dieron la vuelta, se cayó.`,
        en: `0-2 Mr Still goes: aaah!
0-2 {H} yawns. {F} yawns.
0-2 {X} yawns too. Aaah!
2-2 How sleepy it is! Again, again!
4! They did it three more times. Ta-dah! Flop! Aaah!
4! “We are very good at the mistakes,” said {F}.
4! “What if they are all we can do?” asked {H}.
4 They went off for a rest.
6 Mrs Whisper put the play in one pocket and the list in the other. Or the other way round.
6 {X} said good night to the stone, which did not answer.
8 “Rest your voices,” said Mrs Whisper, in a whisper that shook the cups.
8 There was not much time left. There never is when a thing will not go right.
10 {H} looked back. The quilt hung there, very still and well behaved, as if it had never done anything. As soon as they turned round, it fell.`,
        alt: {
          es: '{H} y {F} se van a descansar del ensayo.',
          en: '{H} and {F} go off to have a rest.',
        },
        picture: {
          H: ['walk', 'worried'],
          F: ['walk', 'sleepy'],
          X: ['wave', 'sleepy'],
          props: ['blanket', 'stone', 'rope'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'rehearsal/setback',
    titles: {
      es: ['Una función sin nada', 'Ni un fallo', 'Fuera el telón'],
      en: ['A show with nothing in it', 'Not one mistake', 'Out with the curtain'],
    },
    moments: [
      {
        es: `0-2 Fuera la colcha. ¡Fuera!
0-2 {H} la dobla. {F} la guarda.
2-2 Don Quieto se va a dormir.
4! Cuando volvieron {to}, {H} tuvo una idea.
4! —Quitaremos lo que sale mal —dijo.
4! Quitaron el telón. Quitaron el «¡ta-chán!». Quitaron la piedra.
6 —¿Y yo qué hago? —preguntó don Quieto, con el saco debajo del brazo.
6 —Descansar —dijo {F}.
8 —Llevo toda la vida descansando —dijo don Quieto—. Esto era mi trabajo.
10 Doña Bisbís prometió no abrir la boca, y lo prometió con tanta energía que volvió a caerse la colcha, que ya estaba en el suelo.`,
        en: `0-2 Off goes the quilt. Off!
0-2 {H} folds it. {F} helps.
2-2 Mr Still goes off to bed.
4! They went back {to}. {H} had an idea.
4! “Let’s take out what goes wrong,” said {H}.
4! Out went the curtain. Out went the “ta-dah”. Out went the stone.
6 “And what do I do?” asked Mr Still, with his sack under one arm.
6 “You rest,” said {F}.
8 “I have been resting all my life,” said Mr Still. “This was my job.”
10 Mrs Whisper vowed that she would not open her mouth. She vowed it so hard that the quilt slid off the chair where they had put it.`,
        alt: {
          es: '{H} y {F} doblan la colcha y la guardan.',
          en: '{H} and {F} fold up the quilt.',
        },
        picture: {
          H: ['hold', 'determined', 'blanket'],
          F: ['point', 'determined'],
          props: ['stone', 'rope'],
        },
      },
      {
        es: `4! Hicieron la función sin nada.
4! Salió perfecta. Duró un minuto, y no pasó absolutamente nada.
4! —¿Ya está? —preguntó {F}.
4! —Ni un fallo —dijo {H}.
4 {X} esperó a que empezara. Ya había acabado.
6 Se sentaron a disfrutarlo. No había mucho que disfrutar.
6 —Muy limpia —dijo {F}.
6 —Limpísima —dijo {H}.
6 Sobre el escenario quedaba {thing}, sin que nadie {lo:lo/la} destapara ni {lo:lo/la} anunciara. Daba un poco de pena.
6 {X} tosió, por que se oyera algo.
6 —Es como una sopa sin sopa —dijo {F}.
6 En primera fila se había quedado don Quieto, de público, sin su saco. No bostezaba.
8 ¶—¿Le ha gustado? —le preguntó {H}.
8 —No me he dormido —dijo don Quieto, que era muy educado—. Pero ganas no me han faltado.
8 Doña Bisbís miró su lista. Por primera vez no tenía nada que apuntar. Sacó punta al lápiz y volvió a guardarlo.
8 —Echo de menos el plof —dijo bajito. Bajito de verdad.
10 Lo repitieron, por si habían hecho algo mal. Salió otra vez perfecta, y esta vez duró medio minuto.
10 ¶—Es raro —dijo {H}—. Lo que salía mal era todo lo que había.
10 {F} recogió la colcha y se la echó por los hombros. Era una colcha vieja, de cuadros, con un agujero por el que cabía una nariz. Había caído sesenta veces y seguía calentita.
10 —Si no sale nadie, no se equivoca nadie —dijo—. Pero eso no viene nadie a verlo.`,
        en: `4! They did the show with nothing in it.
4! It was perfect. It took one minute, and not one thing happened.
4! “Is that it?” asked {F}.
4! “Not one mistake,” said {H}.
4 {X} waited for it to begin. It was over.
6 They sat down to enjoy that. There was not much to enjoy.
6 “Very clean,” said {F}.
6 “Very clean indeed,” said {H}.
6 And there lay {thing}, with nobody to uncover it or call out its name. It made you feel sorry.
6 {X} gave a cough, just to hear something.
6 “It is like soup with no soup,” said {F}.
6 In the front row sat Mr Still, without his sack. He was not yawning.
8 ¶“Did you like it?” {H} asked him.
8 “I did not fall asleep,” said Mr Still, who was very polite. “But I would have liked to.”
8 Mrs Whisper looked at her list. For once she had nothing to write down. She sharpened her pencil and put it away again.
8 “I miss the flop,” she said in a whisper. It was a real one.
10 They did it again, in case they had done something wrong. It was perfect again, and this time it took half a minute.
10 ¶“It is strange,” said {H}. “What went wrong was all that there was.”
10 {F} took up the quilt and put it on like a shawl. It was an old one, made of squares, with a hole that you could get your nose through. It had fallen down sixty times, and it was as warm as ever.
10 “If you never go on, you never go wrong,” said {F}. “But nobody has come to see that.”`,
        alt: {
          es: '{H} y {F} se quedan sin nada que hacer en la función.',
          en: '{H} and {F} have nothing left to do in their show.',
        },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['sit', 'sad'],
          X: ['stand', 'thoughtful'],
          showsThing: true,
          props: ['blanket', 'pencil', 'stone'],
        },
      },
      {
        es: `0-2 ¿Y don Quieto? ¡Ven, ven!
0-2 {H} cuelga la colcha. ¡Plof!
0-2 {X} se ríe.
2-2 {F} se ríe también. ¡Otra vez!
4! —Que vuelva la piedra —dijo {H}.
4! —Y el telón —dijo {F}.
4! Colgaron otra vez la colcha. ¡Plof!
4 Nunca un plof les había sonado tan bien.
6 Don Quieto se metió en el saco de un salto. Doña Bisbís le dio la bienvenida, y se enteró todo el mundo.
6 {X} fue a peinar a la piedra.
8 —Saldrá mal —dijo {F}.
8 —Saldrá —dijo {H}.
10 {F} tiró de una punta, solo por oírlo otra vez. Plof. Era como encontrarse con alguien de la familia.
10 Solo quedaba un problema, y era el de siempre: nadie se sabía la obra. Pero la llevaba doña Bisbís en un bolsillo. En uno de los dos.`,
        en: `0-2 Where is Mr Still? Come, come!
0-2 {H} hangs the quilt. Flop!
0-2 {X} laughs.
2-2 {F} laughs too. Again, again!
4! “Let’s have the stone back,” said {H}.
4! “And the curtain,” said {F}.
4! They hung up the quilt again. Flop!
4 No flop had ever sounded so good.
6 Mr Still was in his sack in one jump. Mrs Whisper welcomed him, and everybody heard.
6 {X} went to comb the stone.
8 “It will go wrong,” said {F}.
8 “It will go,” said {H}.
10 {F} gave one end a pull, just to hear it again. Flop. It was like running into somebody from the family.
10 There was one problem left, and it was an old one. Nobody knew the play. But Mrs Whisper had it in her pocket. In one of the two.`,
        alt: {
          es: '{H} y {F} vuelven a colgar la colcha, que se cae.',
          en: '{H} and {F} hang the quilt again, and it falls.',
        },
        picture: {
          H: ['reach', 'happy', 'blanket'],
          F: ['cheer', 'happy'],
          X: ['stand', 'happy'],
          props: ['stone', 'rope', 'blanket'],
        },
      },
    ],
  },
  climax: {
    id: 'rehearsal/climax',
    titles: {
      es: ['El otro bolsillo', 'Lo que sí nos sabemos', '¡Cuidado, que sale bien!'],
      en: ['The other pocket', 'What we do know', 'Mind, it is going right!'],
    },
    moments: [
      {
        es: `0-2 ¡Cuánta gente! ¡Ya empieza!
0-2 {H} mira. {F} mira. ¡Ay!
2-2 Don Quieto ya tiene sueño. ¡Uaaah!
4-4! Llegó {event}. ¡Y en el papel de la obra ponía los errores!
6! Llegó {event}. ¡Y llegó el público!
6! Doña Bisbís sacó el papel de la obra. ¡Y era la lista de los errores!
6 —«Se cae el telón» —leyó doña Bisbís, y por una vez lo leyó bajito.
6 —¿Y la obra? —preguntó {H}.
6 —Creo que está envolviendo un bocadillo.
8 Delante estaba todo el mundo, muy peinado. La piedra ya se había puesto de piedra. No había tiempo de buscar el bocadillo, y mucho menos de leerlo.
10 —¿No hay nada por detrás? —susurró {F}.
10 Doña Bisbís dio la vuelta al papel. Por detrás había una mancha.`,
        en: `0-2 So many people! Now it begins!
0-2 {H} looks. {F} looks. Oh no!
2-2 Mr Still is sleepy. Aaah!
4-4! Now it was time for {event}. And the play was just the list of mistakes!
6! Now it was time for {event}. And the people came!
6! Mrs Whisper got out the play. And it was the list of mistakes!
6 “‘The curtain falls down,’” read Mrs Whisper, and for once she read it softly.
6 “Where is the play?” asked {H}.
6 “I think that it is round a sandwich.”
8 There sat everybody, with their hair combed. The stone had already turned to stone. There was no time to look for a sandwich, let alone to read it.
10 “Is there nothing on the back?” whispered {F}.
10 Mrs Whisper turned the paper over. On the back was a stain.`,
        alt: {
          es: '{H} mira un papel y {F} se preocupa, junto a la colcha.',
          en: '{H} looks at a paper and {F} worries, beside the quilt.',
        },
        picture: { H: ['hold', 'surprised', 'letter'], F: ['stand', 'worried'], props: ['mask', 'blanket', 'stone'] },
      },
      {
        es: `4-4! Nadie se sabía la obra, solo los errores. ¡Pues hicieron los errores!
6! Nadie se sabía la obra. Solo se sabían los errores.
6! —¡Pues hagamos los errores! —susurró {H}.
6 —Nos saldrán fatal —susurró {F}.
4 {X} se sentó en primera fila a verlo todo.
4! {F} soltó el telón antes de empezar. ¡Plof! ¡Cómo se rio la gente!
6 —¡Ta-chán! —gritó {H}, cuando no había nada que ver. Se rieron más.
6 Don Quieto, que era la piedra, bostezó con toda el alma. Bostezó la primera fila. Bostezó la segunda.
8 —¡CUATRO, GRITO! —sopló doña Bisbís, y con eso quedó hecho el cuatro.
8 ¶Equivocarse a propósito es más difícil de lo que parece. A {H} se le escapó una frase de la obra, entera y en su sitio.
8 —¡Cuidado! —susurró {F}—. ¡Te está saliendo bien!
8 {H} tropezó con la piedra, para arreglarlo. La piedra le dio las gracias. El público aplaudió a la piedra.
10 ¶En la última fila, un señor se reía tanto que su mujer le quitó las gafas, para que no salieran ellas también en la función.
10 ¶Era la primera vez que les salía algo tal como estaba escrito. Iban los dos a la vez, sin mirarse, como si hubieran ensayado aquello desde el principio. Y la verdad es que no habían ensayado otra cosa.`,
        en: `4-4! Nobody knew the play, just the mistakes. So they did the mistakes!
6! Nobody knew the play. They just knew the mistakes.
6! “Then let’s do the mistakes!” whispered {H}.
6 “They will be awful,” whispered {F}.
4 {X} took a seat in the front row, to see it all.
4! {F} dropped the curtain before it began. Flop! How the people laughed!
6 “Ta-dah!” shouted {H}, when there was nothing to see. They laughed more.
6 Mr Still, the stone, yawned from the heart. The front row yawned. Then the next row did.
8 “FOUR, SHOUT!” breathed Mrs Whisper, and that was four done.
8 ¶To get it wrong on purpose is harder than you would think. One line of the play slipped out of {H}, whole and in its place.
8 “Mind!” whispered {F}. “It is going right!”
8 {H} fell over the stone, to make up for it. The stone said thank you. The people clapped the stone.
10 ¶In the back row a man laughed so much that his wife had to take his glasses off, in case they joined in.
10 ¶Never before had they done a thing just as it was written. They did it both together, without a glance, as if they had rehearsed it from the first day. And the truth is that they had rehearsed nothing else.`,
        alt: {
          es: '{H} grita «¡ta-chán!» y {F} suelta el telón.',
          en: '{H} shouts “ta-dah”, and {F} drops the curtain.',
        },
        picture: {
          H: ['cheer', 'excited'],
          F: ['reach', 'happy'],
          X: ['sit', 'happy'],
          props: ['mask', 'blanket', 'stone'],
        },
      },
      {
        es: `0-2 {H} tira. {F} tira. ¡Hop!
0-2 ¡Plof! ¡La colcha cae encima de todos!
0-2 {X} ríe.
2-2 ¡Todo el mundo está debajo! ¡Ja, ja!
6 La lista se acabó. ¿Y cómo se acababa la función?
6 {H} cogió una punta de la colcha. {F} cogió la otra.
4! Y entonces {H} y {F} lanzaron la colcha sobre el público. ¡Plof! ¡Telón!
6 Fue un telón enorme. Cayó sobre todas las filas, y sobre un señor que venía tarde.
6 {X} quedó dentro, y se alegró.
8 Debajo hubo un silencio de cuadros. Luego empezó la risa por una esquina, y la colcha se puso a temblar entera.
10 {H} buscó a {F} con la mirada por encima de tanta tela. Por una vez no estaba debajo.
10 Ninguna obra del mundo termina así, que se sepa. Todas bajan el telón delante de la gente. A nadie se le había ocurrido invitarla a pasar.`,
        en: `0-2 {H} pulls. {F} pulls. Up!
0-2 Flop! The quilt lands on them all!
0-2 {X} laughs.
2-2 They are all under it! Ha, ha!
6 That was the end of the list. But how did the show end?
6 {H} took one end of the quilt. {F} took the other.
4! And then {H} and {F} threw the quilt over the people. Flop! The end!
6 It was a huge curtain. It came down on all the rows, and on a man who was late.
6 {X} was under it too, and very happy.
8 Beneath it there was a hush in all the colours. Then a laugh began in one corner, and the whole quilt shook.
10 {H} looked for {F} across all that cloth. For once {F} was not under it.
10 No play in the world ends like that, so far as is known. They all drop the curtain in front of the people. Nobody had thought of asking them in.`,
        alt: { es: '{H} y {F} lanzan la colcha por los aires.', en: '{H} and {F} throw the quilt into the air.' },
        picture: {
          H: ['reach', 'excited', 'blanket'],
          F: ['reach', 'excited'],
          X: ['cheer', 'happy'],
          props: ['blanket', 'stone'],
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'rehearsal/resolution',
    titles: {
      es: ['Mi error favorito', 'Aplausos debajo de una colcha', 'La última vez'],
      en: ['My favourite mistake', 'Clapping under a quilt', 'The last time'],
    },
    moments: [
      {
        es: `0-2 ¡Plas, plas, plas! ¡Qué bien!
0-2 {H} saluda. {F} saluda.
2-2 Don Quieto saluda también. ¡Uaaah!
4 Debajo de la colcha aplaudían todos. Sonaba como un montón de palomitas.
4 Salieron despeinados. Y allí, por fin, vieron {thing}.
4 {F} saludó de espaldas. ¡Le aplaudieron más!
6 —¿Cuánto habéis ensayado para que se caiga así? —preguntó una señora.
6 —Sesenta veces —dijo {H}, y era verdad.
8 Don Quieto firmó autógrafos. Ponía «Piedra», con una letra muy quieta.
10 Doña Bisbís no sabía qué apuntar. Al final escribió una cosa debajo de las otras cinco: «Seis, que gusta».
10 La colcha había quedado hecha un montón, como quien acaba de salir a saludar y no puede más.`,
        en: `0-2 Clap, clap, clap! Well done!
0-2 {H} bows. {F} bows.
2-2 Mr Still bows as well. Aaah!
4 They all clapped under the quilt. It was like a pan of popcorn.
4 They came out with wild hair. And there at last was {thing}.
4 {F} bowed the wrong way. They clapped even more!
6 “How often did you practise that flop?” asked a lady.
6 “Sixty times,” said {H}, and it was true.
8 Mr Still signed his name for people. He put “A Stone”, in a very still hand.
10 Mrs Whisper did not know what to write. In the end she put one more thing below the other five: “Six, they like it.”
10 The quilt lay in a heap, like somebody who has just taken a bow and can do no more.`,
        alt: {
          es: '{H} saluda y {F} sonríe con orgullo, junto a {thing}.',
          en: '{H} waves and {F} smiles proudly, by {thing}.',
        },
        picture: { H: ['wave', 'happy'], F: ['stand', 'proud'], showsThing: true, props: ['mask', 'blanket', 'stone'] },
      },
      {
        es: `4! —¡Otra vez! —pidió el público.
4! —¿Puedo soltar yo el telón? —preguntó una niña.
4! Todo el mundo quería un error. ¡Hubo que repartirlos!
4 {X} pidió el bostezo, y lo bordó.
6 Un señor muy serio se pidió el «¡ta-chán!». Llevaba años esperando decirlo cuando no tocaba.
6 La señora de antes quiso tropezar con la piedra. La piedra le dijo por qué lado se tropieza mejor.
6 —¿Y si nos sale bien? —preguntó la niña, preocupada.
6 —Pasa a veces —dijo {H}—. Se hace otra vez, y ya está.
6 Y pasó. La segunda vez salió todo bien, sin querer, de principio a fin.
6 Se hizo un silencio muy educado.
6 —Un error lo tiene cualquiera —dijo {F}, y volvió a colgar la colcha.
6 {X} consoló al señor serio, que había acertado.
8 ¶A la tercera, por suerte, no acertó nadie. La niña soltó el telón encima de su abuelo. El abuelo preguntó si ya era de noche. El señor serio dijo «¡ta-chán!» con la boca llena.
8 —¿Cuál es tu favorito? —le preguntó {F} a {H}.
8 —El uno —dijo {H}—. Hasta que cae, no sé dónde estás.
8 —Debajo —dijo {F}—. Siempre estoy debajo.
10 ¶Don Quieto se quitó el saco, se lo prestó a quien quiso y enseñó a ser piedra a media docena de personas. Era más difícil de lo que parecía, porque había que estar sin hacer nada y que se notara.
10 —¿Y no se aburre usted? —le preguntaron.
10 —Antes sí —dijo—. Antes bostezaba solo.`,
        en: `4! “Again!” begged the people.
4! “May I drop the curtain?” asked a girl.
4! They all wanted a mistake. The mistakes had to be shared out!
4 {X} asked for the yawn, and did it beautifully.
6 A very grave man took the “ta-dah”. For years he had been wanting to say it at the wrong time.
6 The lady wished to fall over the stone. The stone told her which side was best.
6 “What if it goes right?” asked the girl, who was worried.
6 “It happens,” said {H}. “You just do it again.”
6 And it did happen. The second time it all went right, by accident, from start to end.
6 There was a very polite silence.
6 “Anybody can make a mistake,” said {F}, and hung up the quilt again.
6 {X} comforted the grave man, who had got it right.
8 ¶The third time, luckily, nobody did. The girl dropped the curtain on her grandad. Her grandad asked if it was night. The grave man said “ta-dah” with his mouth full.
8 “Which one do you like best?” {F} asked {H}.
8 “Number one,” said {H}. “Until it drops, I never know where you are.”
8 “I am under it,” said {F}. “I am always under it.”
10 ¶Mr Still took off his sack, lent it to whoever asked, and taught half a dozen people to be a stone. It was harder than it looked, for you had to do nothing, and do it so that it showed.
10 “Does it not bore you?” they asked him.
10 “It used to,” he said. “I used to yawn on my own.”`,
        alt: {
          es: '{H} y {F} reparten errores junto a {thing}.',
          en: '{H} and {F} share out mistakes, beside {thing}.',
        },
        picture: {
          H: ['point', 'happy'],
          F: ['hold', 'happy', 'blanket'],
          X: ['stand', 'sleepy'],
          showsThing: true,
          props: ['stone', 'rope'],
          shot: 'wide',
        },
      },
      {
        es: `0-2! ¡Ta-chán!, dice {H}. ¡Plof!
0-2 {X} se tapa también.
0-2! ¿Y {F}? ¡Debajo de la colcha!
2-2 Buenas noches, don Quieto. ¡Uaaah!
4! Al final solo quedaba el telón.
4 {H} y {F} tendieron la colcha, muy recta, para guardarla.
6 {X} se puso en un lado y tiró para que no hiciera arrugas.
8 —Ha salido todo mal —dijo {F}.
8 —Todo —dijo {H}, y fue lo último que se dijo en serio aquel día.
10 Don Quieto se había ido a casa con el saco doblado debajo del brazo. Le habían pedido que volviera otro día, de roca.
10 Doña Bisbís encontró el bocadillo. En el papel, entre la grasa, aún se podía leer el final de la obra: «Todos son felices». Le pareció que ya lo habían hecho.
4! —Ta-chán —susurró {H}. ¡Plof!, hizo la colcha. Y eso no lo había ensayado nadie.`,
        en: `0-2! {H} says: ta-dah! Flop!
0-2 {X} gets under it too.
0-2! Where is {F}? Under the quilt!
2-2 Good night, Mr Still. Aaah!
4! At the end only the curtain was left.
4 {H} and {F} held the quilt up, very straight, to put it away.
6 {X} took one side and pulled, so that it had no creases.
8 “It all went wrong,” said {F}.
8 “All of it,” said {H}, and that was the last serious word of the day.
10 Mr Still had gone home with his sack folded under one arm. They had asked him back for another day, as a rock.
10 Mrs Whisper found her sandwich. On the paper, through the butter, you could still read how the play ended: “They are all happy.” She thought that they had done that bit.
4! “Ta-dah,” whispered {H}. Flop, went the quilt. And nobody had rehearsed that.`,
        alt: {
          es: 'De noche, {H} y {F} recogen la colcha, que se cae.',
          en: 'At night, {H} and {F} fold the quilt, and it falls.',
        },
        picture: {
          H: ['reach', 'happy'],
          F: ['hold', 'happy', 'blanket'],
          X: ['hold', 'happy'],
          props: ['blanket', 'stone'],
          time: 'night',
        },
      },
    ],
  },
}
