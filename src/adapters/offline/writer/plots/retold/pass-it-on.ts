import type { Plot } from '../plot.ts'

/** The same line, where things arrive: here the next in it is two years old, and puts his one word before all others. */
export const passItOnRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'pass-it-on/setup/nono',
      titles: {
        es: ['¡No más despacio!', 'La palabra de Nono', 'Cojines al vuelo'],
        en: ['No slower!', 'The word that Nono had', 'Flying cushions'],
      },
      moments: [
        {
          es: `0-2 ¡Para, para!, dice {H}. ¡No!, dice Nono. ¡Plof!
2-2 ¡Llegan cojines y más cojines!
4! {at} había una fila muy larga. Por ella venían cojines.
4 Eran para {event}.
4! —¡Más despacio! —pidió {F}.
4! —¡No más despacio! —gritó Nono, que tenía dos años.
4 ¡Y vinieron más deprisa todavía!
6 Nono solo sabía una palabra. Era «no», y se la ponía delante a todas las demás.
6 Iba en brazos de su abuelo, que oía poco. Los demás no oían a nadie más que a Nono.
8 Con tanto cacharro, una voz corriente se perdía a los dos pasos. La de Nono llegaba a la otra punta y volvía.
10 {F} atrapó un cojín con los brazos, otro con la barbilla y el tercero, con la cara.`,
          en: `0-2 {H} says: stop, stop! Nono says: no! Flop!
2-2 So many cushions! Here come more!
4! There was a long line {at}. Cushions came down it.
4 They were for {event}.
4! “Slower!” called {F}.
4! “No slower!” yelled Nono, who was two.
4 And they came faster still!
6 Nono had just one word. It was “no”, and he put it in front of all the others.
6 He sat on the arm of his grandad, who did not hear well. Nono was all that the line could hear.
8 With so many pots and pans, a plain voice was lost after two steps. The voice of Nono got to the far end and back.
10 {F} caught one cushion in both arms, one under the chin and the third one in the face.`,
          alt: {
            es: '{H} y {F} no dan abasto con tantas cosas.',
            en: '{H} and {F} have more things than they can hold.',
          },
          picture: {
            H: ['reach', 'surprised'],
            F: ['hold', 'worried', 'cushion'],
            props: ['cushion', 'basket', 'teapot', 'box'],
            shot: 'wide',
          },
        },
        {
          es: `4! —¡Basta! —dijo {H}.
4! —¡No basta! —gritó Nono. Y mandaron más.
4 —¡Parad! —dijo {F}.
4 —¡No parad! —gritó Nono. No paró nadie.
4 {X} atrapó un cojín con la barriga.
4 —Así no acabamos nunca —dijo {H} detrás de un cojín.
6 Detrás vinieron las cucharas, una tetera sin tapa y, mucho después, la tapa.
6 —Gracias, ya está todo —probó {H}, con muchísima educación.
6 —¡No gracias! ¡No está todo! —gritó Nono.
6 —Pobres —dijeron en la otra punta—. Aún les falta.
6 Y les mandaron la mesa.
6 —¿Quieres ir a jugar, Nono? —le preguntó {F}.
6 —No —dijo Nono.
6 —¿Y una galleta?
6 —No —dijo Nono, y se la comió.
6 {X} hizo un muro con cojines, y duró tres cojines.
8 ¶—¿Tú te llamas Nono? —quiso saber {H}.
8 —No.
8 —¿Y cómo te llamas?
8 —Nono.
8 El abuelo asentía a todo con una gran sonrisa.
8 —¿Siempre dice que no? —le gritó {F} al oído.
8 —Un poco de calor sí que tengo —dijo el abuelo—. Muy amable.
10 ¶A los dos años se tienen pocas cosas propias. Nono tenía un calcetín, media galleta y aquella palabra. La había estrenado hacía poco y le quedaba estupendamente.
10 —No lo hace por llevar la contraria —dijo {F}, asomando entre dos almohadones—. Lo hace por llevar algo.
10 {H} lo miró con otros ojos. Luego tuvo que cerrarlos, porque venía una sopera.`,
          en: `4! “Enough!” said {H}.
4! “No enough!” yelled Nono. So they sent more.
4 “Stop!” said {F}.
4 “No stop!” yelled Nono. So nobody stopped.
4 {X} caught a cushion with a tummy.
4 “We will never be done,” said {H} behind a cushion.
6 After the cushions came spoons, a teapot and, much later, its lid.
6 “Thank you, that is all,” {H} tried, as nicely as could be.
6 “No thank you! No all!” yelled Nono.
6 “Poor things,” they said at the far end. “They still need more.”
6 And they sent the table.
6 “Would you like to go and play, Nono?” asked {F}.
6 “No,” said Nono.
6 “Would you like a biscuit?”
6 “No,” said Nono, and ate it.
6 {X} built a wall of cushions. It lasted for three cushions.
8 ¶“Is your name Nono?” {H} wished to know.
8 “No.”
8 “So what is your name?”
8 “Nono.”
8 His grandad smiled and nodded at everything.
8 “Does he always say no?” {F} yelled into his ear.
8 “I am a bit warm, now you mention it,” said the grandad. “How kind.”
10 ¶When you are two, not much is your own. Nono had one sock, half a biscuit and that word. He had not had it long, and it fitted him beautifully.
10 “He does not do it to be against things,” said {F} from between two pillows. “He does it to have something to say.”
10 {H} looked at him with new eyes. Then {H} had to shut them, for here came a soup bowl.`,
          alt: {
            es: '{H} y {F} sujetan cosas sin parar, entre cestas y cajas.',
            en: '{H} and {F} cannot stop catching things, among baskets and boxes.',
          },
          picture: {
            H: ['hold', 'worried', 'teapot'],
            F: ['reach', 'surprised'],
            X: ['hold', 'determined', 'cushion'],
            props: ['cushion', 'basket', 'cookie', 'box'],
          },
        },
        {
          es: `0-2 ¿Dónde está {F}?
0-2 ¡Debajo de un cojín!
0-2 {X} dice: ¡cucú!
2-2 ¡Y {H} está debajo de dos!
4! Nono bostezó y cerró los ojos. Por fin paró la fila.
4! —Solo falta {thing} —dijo {H}.
4! —Y no puede venir volando —dijo {F}.
4 Salieron de puntillas a buscar una idea.
6 Era la siesta de Nono, y nadie se atrevía a mover ni una cuchara.
6 {X} anduvo sobre los cojines, que es como andar sobre una nube con botones.
8 —Dormido parece que dice que sí —susurró {F}.
8 —Habrá que preguntárselo así —susurró {H}.
10 Nono movió los labios en sueños. No hacía falta saber leer para saber qué palabra era.`,
          en: `0-2 Where is {F}?
0-2 Under a cushion!
0-2 {X} says: peekaboo!
2-2 And {H} is under two of them!
4! Nono gave a yawn and shut his eyes. At last the line stopped.
4! “We still need {thing},” said {H}.
4! “That must not come flying,” said {F}.
4 They tiptoed off to look for an idea.
6 It was time for his nap, and nobody dared to move a spoon.
6 {X} walked on the cushions. It was like walking on a cloud with buttons.
8 “He looks as if he says yes when he sleeps,” whispered {F}.
8 “Then that is when we should ask him,” whispered {H}.
10 Nono moved his lips in his sleep. You did not have to be able to read to know which word it was.`,
          alt: {
            es: '{H} y {F} se van de puntillas para no hacer ruido.',
            en: '{H} and {F} tiptoe away without a sound.',
          },
          picture: {
            H: ['walk', 'determined'],
            F: ['walk', 'thoughtful'],
            X: ['walk', 'calm'],
            props: ['cushion', 'table', 'basket', 'teapot'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'pass-it-on/setback/yes',
      titles: {
        es: ['Siete galletas y un sí', 'Media fila para acá', 'Plumas'],
        en: ['Seven biscuits and a yes', 'Half of the line', 'Feathers'],
      },
      moments: [
        {
          es: `0-2 ¡Sí!, dice {H}. ¡Sí, Nono! ¡No!, dice Nono.
2-2 {F} le da una galleta. ¡Ñam!
4! Nono se despertó {at}, y la fila con él.
4! —Le enseñaremos otra palabra —dijo {F}.
4 —Sí —le dijo {H}, muy despacio—. Sí, sí, sí.
4! —¡Sí! —dijo por fin Nono.
6 Hicieron falta siete galletas. Se comió seis, y la séptima se la puso a su abuelo en la boca.
6 —Ya está —dijo {F}, con la voz ronca—. Ya tiene dos palabras.
8 {H} y {F} se dieron la mano con mucha ceremonia. Enseñar algo a alguien da casi tanto gusto como saberlo.
10 Se les olvidó una cosa, la que se olvida siempre: no le habían dicho cuándo se usa cada una.`,
          en: `0-2 {H} says: yes, Nono! Nono says: no!
2-2 {F} has a biscuit for him. Yum!
4! Nono woke up {at}, and so did the line.
4! “Let’s teach him one more word,” said {F}.
4 “Yes,” {H} told him, very slowly. “Yes, yes, yes.”
4! “Yes!” said Nono at last.
6 It took seven biscuits. He ate six of them, and put the last one into his grandad.
6 “There,” said {F}, whose voice was nearly gone. “Now he has two words.”
8 {H} and {F} shook hands on it. To teach a thing to somebody is very nearly as nice as knowing it.
10 They had forgotten just one point, the one that everybody forgets. They had not told him when you use which.`,
          alt: {
            es: '{H} y {F} enseñan una palabra con un plato de galletas.',
            en: '{H} and {F} teach a word with a plate of biscuits.',
          },
          picture: {
            H: ['kneel', 'determined'],
            F: ['hold', 'happy', 'cookie'],
            props: ['cushion', 'cookie', 'basket', 'speech'],
          },
        },
        {
          es: `4! —Más despacio —pidió {H}.
4! —¡Sí! ¡No más despacio! —gritó Nono.
4! Media fila oyó el sí. La otra media oyó el no.
4! En el medio había una almohada. ¡Tiraron de los dos lados!
4 {X} tiró también, por no quedarse fuera.
6 —¡Para acá! —decían unos.
6 —¡Para allá! —decían otros.
6 La almohada se hizo larga, y después más larga. Ya tenía la forma de una longaniza.
6 —¿Quién lleva razón? —preguntó una señora, sin soltar.
6 —¡Sí! —gritó Nono—. ¡No! ¡Sí no!
6 Estaba encantado. Nunca una palabra le había dado tanto de sí.
6 {X} apostó por los de allá y después tiró con los de acá.
8 ¶{F} lo vio venir. Se veía en las costuras. Un hilo hizo «plin», y luego otro hilo hizo «plin» un poco más lejos.
8 —¡Soltad! —dijo {H}.
8 —¡No soltad! —gritó Nono—. ¡Sí soltad!
8 La mitad soltó y la otra mitad, no. Era lo único que faltaba.
8 Todos los de acá se sentaron de golpe en los de detrás.
10 ¶Con una palabra sola, por lo menos, se sabía a qué atenerse. Iba todo al revés, pero iba entero. Ahora tenían dos, y cada cual oía la que le venía mejor.
10 —Hemos hecho lo mismo que hacen los mayores —dijo {F}, con cierta preocupación.
10 —¿Dar galletas?
10 —Enseñar a hablar antes de escuchar.`,
          en: `4! “Slower,” called {H}.
4! “Yes! No slower!” yelled Nono.
4! Half the line heard the yes. Half of it heard the no.
4! There was a pillow in the middle. Both sides pulled!
4 {X} pulled as well, so as not to be left out.
6 “This way!” said some.
6 “That way!” said the others.
6 The pillow grew long, and then it grew longer. By now it looked like a sausage.
6 “Which of us is right?” asked a lady, and did not let go.
6 “Yes!” yelled Nono. “No! Yes no!”
6 He was so pleased. He had never got so much out of a word.
6 {X} was all for that side, and then pulled with this one.
8 ¶{F} saw it coming. You could see it in the seams. One thread went ping, and then another thread went ping a bit further on.
8 “Let go!” said {H}.
8 “No let go!” yelled Nono. “Yes let go!”
8 Half of them let go, and half of them did not. That was all it needed.
8 This side sat down, all at once, on the people behind.
10 ¶With just the one word you had at least known where you were. It had all gone the wrong way, but it had gone there in one piece. Now there were two, and they each heard the one that suited them.
10 “We have done what grown-ups do,” said {F}, who was a little worried.
10 “Give him biscuits?”
10 “Teach somebody to talk before we had listened.”`,
          alt: {
            es: '{H} señala con apuro y {F} se asombra, junto a una almohada.',
            en: '{H} points in alarm and {F} is surprised, by a pillow.',
          },
          picture: {
            H: ['point', 'worried'],
            F: ['stand', 'surprised'],
            X: ['reach', 'determined'],
            props: ['cushion', 'basket', 'thread'],
          },
        },
        {
          es: `0-2 ¡Ras! ¡Cuántas plumas!
0-2 {H} sopla. {F} sopla.
0-2 {X} sopla más.
2-2 Nono tiene una pluma en la nariz.
4! ¡Ras! La almohada se abrió. ¡Plumas por todas partes!
4 {F} parecía un pollo. {H} parecía dos.
4! —¿Y ahora qué decimos? —preguntó {F}.
4! —Nada —dijo {H}—. Ahora toca escuchar.
6 Las plumas bajaban sin prisa. Era lo primero que iba despacio en todo el día.
6 {X} las iba contando y se perdía siempre en la misma.
8 Se sentaron a escuchar a Nono. Decía «no» para pedir, «no» para saludar y «no» para que no se fueran.
8 —No la pone siempre en el mismo tono —dijo {H}—. Pero sí la pone siempre en el mismo sitio.
10 —Delante —dijo {F}. Y se quedó mirando aquel «delante» como se mira una piedra que pesa poco y que, a lo mejor, es la que sostiene el puente.`,
          en: `0-2 Rip! So many feathers!
0-2 {H} blows. {F} blows.
0-2 {X} blows too.
2-2 Nono has a feather on his nose.
4! Rip! The pillow burst. There were feathers everywhere!
4 {F} looked like a hen. {H} looked like two.
4! “So what do we say now?” asked {F}.
4! “Nothing,” said {H}. “Now we listen.”
6 The feathers came down in no hurry. Nothing else had been slow all day.
6 {X} counted them, and always got lost at the same one.
8 They sat and listened to Nono. He said “no” to ask for a thing, “no” to say hello, and “no” to make them stay.
8 “It does not always sound the same,” said {H}. “But it is always in the same place.”
10 “In front,” said {F}. It was such a small thing to find. But a small stone may be what holds up the bridge.`,
          alt: {
            es: '{H} y {F} se sientan en el suelo con una pluma en la mano.',
            en: '{H} and {F} sit on the ground with a feather in hand.',
          },
          picture: {
            H: ['sit', 'thoughtful', 'feather'],
            F: ['sit', 'surprised'],
            X: ['reach', 'happy'],
            props: ['feather', 'cushion', 'basket'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'pass-it-on/climax/wrong-way-round',
      titles: {
        es: ['¡Más deprisa!', 'Justo lo contrario', 'No me lo des'],
        en: ['Faster!', 'Just the opposite', 'Do not give it to me'],
      },
      moments: [
        {
          es: `0-2 ¡Viene lo último! ¡Y deprisa!
0-2 {H} dice: ¡despacio!
2-2 ¡No, no, no!, dice Nono.
4! Ya empezaba {event}. ¡Y por fin venía {thing}!
4-4! Venía muy deprisa. {F} pidió cuidado. Y Nono gritó: «¡No cuidado!».
6! Venía por la fila a toda velocidad.
6! —¡Con cuidado! —pidió {F}.
6! —¡No con cuidado! —gritó Nono.
6 Nono tenía dos años y ponía su «no» delante de todo. La fila solo lo oía a él.
6 {stake}
8 Se veía pasar de unos brazos a otros, dando saltitos, cada vez más cerca y cada vez más arriba.
10 No había tiempo de ir a buscar otra fila, ni otra palabra, ni otro niño. Había que arreglarlo con lo que tenían.`,
          en: `0-2 Here comes the last thing! Fast!
0-2 {H} says: slow!
2-2 Nono says: no, no, no!
4! It was nearly time for {event}. And here came {thing}!
4-4! It came very fast. {F} asked them to take care. “No take care!” yelled Nono.
6! It shot down the line at full speed.
6! “Take care!” called {F}.
6! “No take care!” yelled Nono.
6 Nono was two, and he put his “no” in front of it all. He was all that the line could hear.
6 {stake}
8 You could see it go from arm to arm in little hops, each time nearer, and each time higher.
10 There was no time to find another line, or another word, or another small boy. They had to mend it with what they had.`,
          alt: {
            es: '{F} señala {thing} con susto y {H} alarga las manos.',
            en: '{F} points at {thing} in fright and {H} reaches out.',
          },
          picture: {
            H: ['reach', 'worried'],
            F: ['point', 'scared'],
            showsThing: true,
            props: ['basket', 'table'],
            shot: 'wide',
          },
        },
        {
          es: `4-4! —¡Pues hay que decirlo al revés! —dijo {F}. {H} gritó: «¡Más deprisa!». Y Nono: «¡No más deprisa!». ¡Y la fila fue despacio!
6! —¡Pues hay que decirlo al revés! —dijo {F}.
6! —¡Más deprisa! —gritó {H}.
6! —¡No más deprisa! —gritó Nono. Y la fila fue más despacio.
4 {X} se destapó un ojo.
6 A media fila, a un señor con bigote le hacía cosquillas una pluma.
6 —¡Que se me escurre! —avisó.
6 Había que decir lo más difícil de todo.
8 —Dilo tú —susurró {H}.
8 —No me sale —susurró {F}—. Es horrible.
8 Se dieron la mano y cerraron los ojos.
6 —¡Suélte{lo:lo/la}! —gritaron l{HF:os/as} dos.
6 —¡No suélte{lo:lo/la}! —gritó Nono.
6 Y el señor apretó los dedos, los codos y hasta el bigote.
8 ¶—Otra vez —dijo {F}, casi sin voz—. ¡Tropezad todos! ¡Mirad para otro lado!
8 —¡No tropezad! ¡No mirad para otro lado! —gritó Nono.
8 La fila dejó de tropezar. Cuarenta cabezas miraron donde debían.
8 —¿Le habéis dicho eso a propósito? —preguntó una señora que pasaba la última cuchara.
8 —Justo lo contrario —dijo {H}.
8 {X} gritó también un disparate, por si ayudaba. Nono lo arregló al momento.
10 ¶Costaba acostumbrarse. Para cada cosa buena había que buscar la peor y gritarla con toda el alma. Y había que fiarse de alguien que no sabía atarse un zapato.
10 Pero él no fallaba nunca. Eso fue lo que más les sorprendió: de toda la fila, el único que hacía siempre lo mismo era Nono.`,
          en: `4-4! “Then let’s say it the wrong way round!” said {F}. {H} yelled, “Faster!” And Nono yelled, “No faster!” And the line went slower!
6! “Then let’s say it the wrong way round!” said {F}.
6! “Faster!” yelled {H}.
6! “No faster!” yelled Nono. And the line went slower.
4 {X} peeped out with one eye.
6 Halfway down, a feather tickled a man with a moustache.
6 “I cannot hold it!” he cried.
6 They would have to say the hardest thing of all.
8 “You say it,” whispered {H}.
8 “I cannot,” whispered {F}. “It is awful.”
8 They took hands and shut their eyes.
6 “Drop it!” they both yelled.
6 “No drop it!” yelled Nono.
6 And the man held on with his fingers, with his elbows and even with his moustache.
8 ¶“Once more,” said {F}, with hardly any voice left. “Trip over, all of you! Look the other way!”
8 “No trip over! No look other way!” yelled Nono.
8 The line stopped tripping. Forty heads looked where they should.
8 “Did you mean to tell him that?” asked a lady with the very last spoon.
8 “I meant the opposite,” said {H}.
8 {X} yelled something silly too, in case it helped. Nono put it right at once.
10 ¶It took some getting used to. For each good thing they had to find the worst one and yell it with all their hearts. And they had to trust in somebody who could not do up a shoe.
10 But he never once got it wrong. That was what surprised them most. In all that line, the only one who always did the same was Nono.`,
          alt: { es: '{H} grita y {F} le da la mano.', en: '{H} shouts and {F} holds hands tight.' },
          picture: {
            H: ['stand', 'determined'],
            F: ['stand', 'worried'],
            X: ['crouch', 'worried'],
            together: ['hold-hands', 'H', 'F'],
            props: ['speech', 'feather', 'basket'],
            shot: 'close',
          },
        },
        {
          es: `0-2 {F} dice: ¡no lo des! ¡No!, dice Nono. ¡Y lo da!
0-2 {X} salta.
2-2 {H} lo coge con cuidado. ¡Bien!
4! Y {thing} llegó a los brazos de Nono. Nono no {lo:lo/la} soltaba.
6 —¿Me {lo:lo/la} das? —pidió {H}.
6 —No —dijo Nono.
4! —Pues no me {lo:lo/la} des —dijo {F}. ¡Y Nono dijo que no, y se {lo:lo/la} dio!
6 Después Nono se miró las manos vacías, muy sorprendido. A él también le habían puesto un «no» delante.
6 {X} le enseñó que tampoco llevaba nada, para que no se sintiera solo.
8 —Qué niño tan obediente —dijo el abuelo, que solo oía la mitad de las cosas, la mejor mitad.
10 {H} y {F} no se atrevían a moverse. Habían pedido despacio y había sido despacio. Habían pedido cuidado y había sido cuidado. Lo habían pedido fatal.`,
          en: `0-2 {F} says: do not give it! Nono says: no! And he gives it!
0-2 {X} hops.
2-2 {H} has it now. Well done!
4! And so {thing} got to Nono. He would not let go.
6 “Will you give it to me?” asked {H}.
6 “No,” said Nono.
4! “Then do not give it to me,” said {F}. And Nono said no, and gave it!
6 Then Nono looked at his empty hands. For once it was he who had been put the wrong way round.
6 {X} had nothing to hold either, and told him so, to keep him company.
8 “What a good boy,” said his grandad, who heard only half of things, and always the better half.
10 {H} and {F} did not dare to move. They had asked for slow, and it had been slow. They had asked for care, and there had been care. They had asked for it all quite dreadfully.`,
          alt: { es: '{H} y {F} tienen por fin delante {thing}.', en: '{H} and {F} have {thing} before them at last.' },
          picture: {
            H: ['hold', 'happy'],
            F: ['reach', 'excited'],
            X: ['jump', 'happy'],
            showsThing: true,
            props: ['basket', 'feather'],
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'pass-it-on/resolution/kiss',
      titles: {
        es: ['¡Que no baile nadie!', 'Lo que quería decir', 'Buenas noches, Nono'],
        en: ['Nobody dance!', 'What he meant by it', 'Good night, Nono'],
      },
      moments: [
        {
          es: `0-2 ¡Más!, dice {H}. ¡No más!, dice Nono. ¡Y paran!
2-2 {F} se ríe en los cojines.
4 Pero aún llegaban cojines. ¡Cientos de cojines!
4 —¡Queremos muchos más! —gritaron {H} y {F}.
4 —¡No más! —gritó Nono. ¡Y la fila paró!
4 En el centro ya estaba {thing}, bien a salvo.
6 Cuarenta personas bajaron los brazos a la vez. Se oyó un suspiro largo, de punta a punta.
6 —Qué callado se queda todo —dijo {F}.
8 Se quedaron mirando las manos, que seguían pasándose una cosa que ya no estaba.
10 Hay un cansancio que da risa, y empezó por el señor del bigote. Fue pasando de boca en boca, y esta vez llegó a la otra punta tal como había salido.`,
          en: `0-2 {H} says: more! Nono says: no more! And they stop!
2-2 {F} laughs on all the cushions.
4 But more cushions came. There were hundreds!
4 “We want lots more!” yelled {H} and {F}.
4 “No more!” yelled Nono. And the line stopped!
4 In the middle, quite safe, was {thing}.
6 Forty people put down their arms at once. A long sigh went from end to end.
6 “How quiet it is,” said {F}.
8 They looked at their hands, which were still passing on something that was not there.
10 There is a way of being tired that makes you laugh. It began with the man with the moustache and went down the line. This time it got to the far end just as it had set out.`,
          alt: {
            es: '{H} y {F} descansan junto a {thing}.',
            en: '{H} and {F} have a rest, near {thing}.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['sit', 'happy'],
            showsThing: true,
            props: ['basket', 'cushion', 'table'],
          },
        },
        {
          es: `4! Los cojines no sobraron. ¡Vino todo el mundo a {event}!
4! —Nono, ¿quieres tarta? —preguntó una niña.
4! —No —dijo Nono.
4! —Entonces no te la damos —dijo {F}. Y se la dieron.
4 {X} la probó antes, para ver si era de no.
6 La fila entera había aprendido ya el idioma.
6 —Espero que se aburran muchísimo —dijo la señora de la cuchara.
6 —¡No! —dijo Nono.
6 Y nadie se aburrió.
6 —¡Que no baile nadie! —gritó {H}.
6 Bailaron hasta los que no sabían. Bailó el señor del bigote, con una pluma todavía detrás de la oreja.
6 {X} bailó con el abuelo, que llevaba el compás de otra canción.
8 ¶—A mí me decía que no y yo me iba —contó una vecina—. Y a lo mejor quería que me quedara.
8 —¿Le miró la mano? —preguntó {F}.
8 —¿Qué mano?
8 —La de la galleta. Cuando es que sí, la abre.
8 La vecina se acercó a Nono y le preguntó si quería ir con ella. Nono dijo que no. Abrió la mano.
8 {X} aprendió a mirar manos, y aquel día vio que casi toda la gente las tenía abiertas.
10 ¶El abuelo se había sentado en el cojín más gordo. {H} se puso a su lado, por el oído bueno, y le preguntó cómo hacía él para entenderse con Nono.
10 —Yo no oigo —dijo el abuelo—. Así que lo miro.
10 Y siguió mirándolo bailar, con cara de no haber perdido nunca ni una palabra.`,
          en: `4! The cushions were all needed. Everybody came to {event}!
4! “Nono, would you like some cake?” asked a girl.
4! “No,” said Nono.
4! “Then you cannot have it,” said {F}. And Nono got it.
4 {X} tried it first, in case it was a “no” cake.
6 By now the whole line knew how to speak to him.
6 “I hope that you will be bored,” said the lady with the spoon.
6 “No!” said Nono.
6 And nobody was bored.
6 “Nobody dance!” called {H}.
6 Even those who could not dance did. So did the man with the moustache, with a feather still behind his ear.
6 {X} danced with the grandad, who kept time to another song.
8 ¶“He used to say no to me, and so I went,” said a neighbour. “And perhaps he wanted me to stay.”
8 “Did you look at his hand?” asked {F}.
8 “What hand?”
8 “The biscuit one. When it means yes, it opens.”
8 The neighbour went up to Nono and asked if he would come with her. Nono said no. And he opened his hand.
8 {X} learned to look at hands, and saw that day that most people have open ones.
10 ¶His grandad had sat down on the fattest cushion. {H} sat down at his good ear, and asked how the two of them ever managed to talk.
10 “I cannot hear,” said the grandad. “So I look.”
10 And he went on looking at Nono, who was dancing, as if he had never missed a word.`,
          alt: {
            es: '{H} y {F} bailan en la fiesta, junto a {thing}.',
            en: '{H} and {F} dance at the party, beside {thing}.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['cushion', 'cake', 'feather'],
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¿A dormir, Nono? ¡No! Y da un beso. ¡Muac!
0-2 {X} pide otro.
2-2 {H} y {F} se ríen. ¡Qué Nono!
4! Por la noche durmieron en los cojines.
4 —Nono, ¿te lo has pasado bien? —preguntó {F}.
4 —¡No! —dijo Nono, llorando de risa.
6 Su abuelo lo arropó con dos cojines, uno por debajo y otro por encima, como un bocadillo.
6 {X} se hizo también el bocadillo, y nadie preguntó de qué.
8 —¿Mañana jugamos otra vez? —preguntó {H}, muy bajito.
8 No hubo respuesta. Solo una mano pequeña, abierta, que asomaba entre los almohadones.
10 La fila se fue durmiendo por orden, de una punta a la otra, pasándose el bostezo con cuidado, para que no se cayera.
4! Y Nono les dio un beso. Ya sabían qué quería decir su «no».`,
          en: `0-2! Bed, Nono? No! And he gives a kiss. Mwah!
0-2 {X} wants one too.
2-2 {H} laughs. {F} laughs. Good night, Nono!
4! At night they slept on the cushions.
4 “Did you like it, Nono?” asked {F}.
4 “No!” said Nono, and laughed and laughed.
6 His grandad put one cushion under him and one on top, like a sandwich.
6 {X} was a sandwich as well, and nobody asked what was in it.
8 “Shall we play again in the morning?” asked {H}, very softly.
8 There was no answer. There was just one small hand, wide open, between the pillows.
10 The line went to sleep in its order, from one end to the other. It handed on the yawn with care, so that nobody would drop it.
4! And Nono gave them both a kiss. They knew by now what his “no” meant.`,
          alt: {
            es: 'De noche, {H} y {F} se acuestan entre cojines.',
            en: 'At night, {H} and {F} lie down among the cushions.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['lie', 'sleepy'],
            X: ['lie', 'sleepy'],
            props: ['cushion', 'blanket', 'heart', 'basket'],
            time: 'night',
          },
        },
      ],
    },
  ],
}
