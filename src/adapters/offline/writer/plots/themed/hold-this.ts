import type { Plot } from '../plot.ts'
import { holdThisRetold } from '../retold/hold-this.ts'

/** Somebody who cannot say no is asked to hold one thing after another, until a feather is one too many. */
export const holdThis: Plot = {
  id: 'hold-this',
  retold: holdThisRetold,
  themes: ['valores'],
  refrains: { es: ['¿Me lo sujetas?', '¡Claro que sí!'], en: ['Could you hold this?', 'Of course I can!'] },
  blurb: {
    es: '«¿Me sujetas esto un momentito?». {H} nunca dice que no. Primero es una olla. Luego, una escalera, un reloj y una tarta de tres pisos. {F} ayuda, y siguen llegando cosas. Y entonces llega una señora con una pluma. Pesa poquísimo. Pesa justo lo que faltaba.',
    en: '“Could you hold this for a moment?” {H} never says no. First it is a pot. Then it is a ladder, a clock and a cake in three layers. {F} lends a hand, and still there is more. Then comes a lady with a feather. It weighs next to nothing. It weighs exactly too much.',
  },
  setup: {
    id: 'hold-this/setup',
    titles: {
      es: ['Un momentito', '¿Me sujetas esto?', 'Una olla para empezar'],
      en: ['Just for a moment', 'Could you hold this?', 'A pot to begin with'],
    },
    moments: [
      {
        es: `0-2 Toma, toma. ¡Otra cosa!
0-2 {H} coge una. {F}, otra.
2-2 Una olla, un reloj. ¡Cómo pesa!
4! Era {event}. {H} solo tenía que llevar {thing}.
4! —¿Me sujetas esto un momentito? —dijo un señor {at}.
4 Era una olla. {H} dijo que claro que sí.
6 El señor se frotó las manos, que ahora tenía libres, y miró qué buen día hacía.
6 —¿Y esto? —preguntó una señora. Era una escalera.
8 —Claro que sí —dijo {H}. La palabra le salía sola, como el agua de un grifo que no cierra bien.
10 Hay gente que no sabe silbar y gente que no sabe nadar. {H} no sabía decir que no. Lo había intentado dos veces, de pequeñ{H:o/a}, y las dos se le había convertido en otra cosa por el camino.`,
        en: `0-2 Here, a clock! A cake, too!
0-2 {H} has one. {F} has one.
2-2 And a pot! How heavy it is!
4! It was time for {event}. All that {H} had to bring was {thing}.
4! “Could you hold this?” said a man {at}.
4 It was a pot. “Of course,” said {H}.
6 The man rubbed his hands, which were free now, and looked up at the nice day.
6 “And this?” asked a lady. It was a ladder.
8 “Of course,” said {H}. The word came out by itself, like a drip from a tap that does not quite shut.
10 Some people cannot whistle, and some cannot swim. {H} could not say no. {H} had tried it twice, years ago, and both times it had turned into something else on the way.`,
        alt: {
          es: '{H} sujeta una olla y {F} mira, junto a {thing}.',
          en: '{H} holds a pot and {F} looks on, next to {thing}.',
        },
        picture: {
          H: ['hold', 'surprised', 'saucepan'],
          F: ['stand', 'thoughtful'],
          showsThing: true,
          props: ['ladder', 'saucepan'],
        },
      },
      {
        es: `4-4! Después vinieron un reloj, una tarta de tres pisos y un loro.
6! Después vino un reloj de pared. Después, una tarta de tres pisos.
4 {X} traía una silla, por si {H} quería sentarse. También la tuvo que llevar {H}.
4! —¡Claro que sí! —decía {H}. Ya solo se le veían los ojos.
4 —Di que no —le susurró {F}.
6 —Ya lo digo —contestó {H}—. Por dentro.
6 {F} cogió la tarta, que se inclinaba. Con la otra mano cogió el reloj, que daba la hora cada vez que lo movían. Daba siempre las tres.
6 —Prueba —dijo {F}—. Repite conmigo. No.
6 —Nnn… nnn… naranja —dijo {H}.
6 —No.
6 —Nnn… nube. Nunca he dicho nada tan difícil.
6 —¿Me guardas el loro? —preguntó un marinero, y {H} dijo que claro que sí.
6 —¡Claro que sí! —repitió el loro. Era lo que faltaba: ahora había dos que no sabían decir que no.
6 {X} intentó contestar por {H} y acabó con un paraguas y dos macetas.
8 —A ti te lo piden —dijo {F}— porque siempre dices que sí.
8 —Y yo digo que sí —jadeó {H}— porque siempre me lo piden.
8 Se quedaron un rato mirando aquella frase, a ver por dónde se salía. No se salía.
8 Lo malo del montón era que nadie lo veía crecer. Cada cual veía solo su olla, o su loro, y una olla no es nada. Un loro, tampoco.
8 {X} apuntaba en una libreta de quién era cada cosa. A la tercera página se le acabó el lápiz.
10 —¿Qué es lo que te da miedo que pase? —preguntó {F}, desde detrás de la tarta.
10 {H} lo pensó. Le daba miedo la cara. La cara que pone la gente cuando le dicen que no. No la había visto nunca, y por eso se la imaginaba enorme, con las cejas del tamaño de una cornisa.`,
        en: `4! Next came a wall clock. Then came a cake in three layers.
4 {X} brought a chair, in case {H} felt tired. {H} had to hold that too.
4! “Of course!” said {H}. You could only see two eyes by now.
4 “Say no,” whispered {F}.
6 “I do,” said {H}. “On the inside.”
6 {F} took the cake, since it was leaning. {F} took the clock as well. It struck each time they moved it. It always struck three.
6 “Have a go,” said {F}. “Say it after me. No.”
6 “Nnn… nnn… noodle,” said {H}.
6 “No.”
6 “Nnn… nose. I’ve never said a thing so hard.”
6 “Could you mind my parrot?” asked a sailor, and {H} said of course.
6 “Of course!” said the parrot. That was all they needed. Now there were two who could not say no.
6 {X} tried to answer for {H}, and came away with an umbrella and two plants.
8 “They ask you,” said {F}, “because you always say yes.”
8 “I say yes,” puffed {H}, “because they always ask me.”
8 They looked at that for a while, to see where the way out was. There was none.
8 The trouble with the heap was that nobody saw it grow. They each saw just one pot, or one parrot, and a pot is nothing much. Nor is a parrot.
8 {X} wrote down in a notebook whose each thing was. On page three the pencil ran out.
10 “What are you afraid of?” asked {F}, from behind the cake.
10 {H} thought about it. It was the face. It was the face that people make when you tell them no. {H} had never seen one, and so it had grown enormous, with eyebrows the size of a shelf.`,
        alt: {
          es: '{H} y {F} sujetan un montón de cosas y una tarta.',
          en: '{H} and {F} hold a heap of things and a cake.',
        },
        picture: {
          H: ['hold', 'worried', 'box'],
          F: ['hold', 'surprised', 'cake'],
          X: ['hold', 'happy', 'umbrella'],
          props: ['clock', 'ladder', 'saucepan', 'chair'],
        },
      },
      {
        es: `0-2 ¡Sí! ¡Sí! ¡Cuántas cosas!
0-2 {H} anda. {F} anda.
0-2 {X} cuenta.
2-2 Cuidado con la tarta. ¡Uy, que se cae!
4! El montón ya era más alto que una puerta.
4! —Vamos despacito —dijo {F}—. ¡Y sin decir que sí!
4 Y echaron a andar. ¡Clon! ¡Tilín! ¡Claro que sí!
4 La tarta temblaba como un flan.
6 Ataron lo que se podía atar. El loro iba arriba del todo y avisaba de las ramas cuando ya habían pasado.
6 {X} caminaba al lado, con los brazos abiertos, por si había que coger algo al vuelo.
8 A cada paso sonaba algo distinto: la olla, el reloj, el loro, las rodillas.
8 —Por lo menos no puede haber nada más —dijo {H}.
8 —¿Y esa señora que saluda con un colchón? —preguntó {F}.
10 Detrás, con las manos en los bolsillos, venían el señor de la olla, la señora de la escalera y todos los demás. Hacía un día precioso para pasear sin peso.`,
        en: `0-2 Yes! Yes! So many things!
0-2 {H} walks. {F} walks.
0-2 {X} counts.
2-2 Mind the cake. Oh no, it tips!
4! By now the heap was taller than a door.
4! “Let’s go slowly,” said {F}. “We have to be there in time.”
4 And off they went. Clang! Ting! Of course!
4 The cake shook like a jelly.
6 They tied up all that could be tied. The parrot sat on top and told them about branches when they had gone by.
6 {X} walked next to them with both arms out, in case of falls.
8 Each step had a sound of its own: the pot, the clock, the parrot, the knees.
8 “At least there can’t be any more,” said {H}.
8 “What about that lady with the mattress, who is waving?” asked {F}.
10 Behind them, hands in their pockets, came the man with the pot, the lady with the ladder and all the rest. It was a lovely day for a walk, when you had nothing to hold.`,
        alt: {
          es: '{H} y {F} llevan a cuestas un montón enorme.',
          en: '{H} and {F} walk along under an enormous heap.',
        },
        picture: {
          H: ['walk', 'worried', 'box'],
          F: ['walk', 'worried', 'cake'],
          X: ['reach', 'surprised'],
          props: ['clock', 'ladder', 'chair', 'saucepan'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'hold-this/setback',
    titles: { es: ['Un colchón más', 'Con las personas, no'], en: ['One mattress more', 'The heap makes no faces'] },
    moments: [
      {
        es: `0-2 ¡Plof! Todo al suelo.
0-2 {H} se cae. {F} también.
2-2 La olla rueda. ¡Clon, clon, clon!
4-4! Con tantas cosas encima, {H} ya no veía nada.
6! Con el colchón encima, {H} ya no veía nada.
4! {H} pisó una piel de plátano. ¡Plof! ¡Clon! ¡Tilín!
4 Se cayó todo. Bueno, todo menos el loro.
6 —¡Claro que sí! —dijo el loro desde el aire.
6 Por suerte, debajo estaba el colchón. Fue lo primero útil que hizo en todo el día.
8 La tarta aterrizó en la escalera, un piso en cada peldaño. El reloj dio las tres. Parecía hecho a propósito.
10 Tumbad{HF:os/as} allí, mirando el cielo, estuvieron a punto de estar a gusto. Hacía mucho que no tenían nada en las manos.`,
        en: `0-2 Plop! It all falls down.
0-2 {H} falls. {F} falls.
2-2 The pot rolls off. Clang, clang, clang!
4! With a mattress on top, {H} could not see a thing.
4! {H} trod on a banana skin {at}. Plop! Clang! Ting!
4 It all fell down, all but the parrot.
6 “Of course!” said the parrot, from up in the air.
6 It was just as well that the mattress was underneath. It was the first good thing it had done all day.
8 The cake came down on the ladder, one layer to a rung. The clock struck three. It might have been planned.
10 There they lay and looked at the sky, and it was very nearly nice. It was a long time since they had held nothing at all.`,
        alt: {
          es: '{H} y {F} se caen y todas las cosas ruedan.',
          en: '{H} and {F} fall down and all the things roll off.',
        },
        picture: {
          H: ['lie', 'surprised'],
          F: ['sit', 'surprised'],
          props: ['saucepan', 'ladder', 'cake', 'clock', 'bed'],
          shot: 'wide',
        },
      },
      {
        es: `4 —¿Y si lo dejamos aquí? —preguntó {F}.
4! {H} miró las cosas. Cada una era de alguien que se fiaba.
4! —No puedo —dijo—. ¡Me lo han pedido por favor!
4 {X} volvió a amontonarlo todo, en otro orden. Quedó peor.
6 —¿Has dicho «no»? —dijo {F}, y se incorporó de golpe.
6 —¿Yo?
6 —Has dicho «no puedo». ¡Ahí dentro hay un no!
6 Era verdad. Había salido sin querer, pegado a otra palabra, como sale un calcetín pegado a una sábana.
6 {H} lo repitió muy bajito, para verlo de cerca. No puedo. No, puedo. No.
6 No pasó nada. El cielo siguió en su sitio. El loro bajó dos tablones, para oír mejor.
6 —Suena a puerta —dijo {H}.
6 —A puerta que se abre —dijo {F}.
6 {X} aplaudió, y con el aplauso se cayó otra vez la olla.
8 —¿Y ahora se lo dices a alguien? —propuso {F}.
8 —Ahora no —dijo {H}.
8 —¡Otro!
8 Practicaron con lo que había. {F} le preguntaba al montón, y el montón contestaba con la voz de {H}. ¿Quieres una piedra? No, gracias. ¿Quieres llevarme a caballito? Hoy no. ¿Y a la luna? Ni hablar.
8 Pero entonces apareció una niña con un globo, y lo tendió sin decir nada, con los ojos muy redondos.
8 —Claro que sí —dijo {H}, y se mordió la lengua.
8 {X} sujetó el globo de todos modos, para que al menos no fuera {H}.
10 —Con el montón me sale —se lamentó {H}—. Con las personas, no.
10 —El montón no pone caras —dijo {F}.
10 Se quedaron pensando en ello, sentad{HF:os/as} en el colchón, con el globo en medio. Era lo único de todo aquello que tiraba para arriba.`,
        en: `4 “What if we leave it here?” asked {F}.
4! {H} looked at the things. Each one was somebody’s.
4! “I can’t, no,” said {H}. “They did say please!”
4 {X} piled it all up once more, in a new order. It was worse.
6 “Did you say no?” said {F}, and sat up.
6 “Me?”
6 “You said, ‘I can’t, no.’ You did! There was a no in it!”
6 It was true. It had come out by accident, as a sock comes out stuck to a sheet.
6 {H} said it again, very low, to have a look at it. No. No. No.
6 Nothing happened. The sky stayed where it was. The parrot came closer to hear.
6 “It sounds like a door,” said {H}.
6 “Like one that opens,” said {F}.
6 {X} clapped, and down fell the pot again.
8 “Now will you say it to somebody?” asked {F}.
8 “No, not now,” said {H}.
8 “That’s two!”
8 They practised on what there was. {F} asked the heap, and the heap replied in {H}’s voice. Would you like a stone? No, thank you. Will you give me a ride? Not today. To the moon, then? Certainly not.
8 But then up came a little girl with a balloon. She held it out and said nothing, with very round eyes.
8 “Of course,” said {H}, who could have kicked the pot.
8 {X} took the balloon instead, so that it would not be {H}.
10 “I can do it with the heap,” sighed {H}. “I can’t do it with people.”
10 “The heap doesn’t make faces,” said {F}.
10 They thought about that, side by side on the mattress, with the balloon in the middle. It was the one thing of them all that pulled upwards.`,
        alt: {
          es: '{H} y {F} hablan entre las cosas caídas, con un globo.',
          en: '{H} and {F} sit and talk among the things, with a balloon.',
        },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['sit', 'happy', 'balloon'],
          X: ['cheer', 'happy'],
          props: ['saucepan', 'clock', 'ladder', 'bed'],
        },
      },
      {
        es: `0-2 Un globo. ¡Arriba, arriba!
0-2 {H} carga. {F} carga.
0-2 {X} sopla.
2-2 Otra vez el montón. ¡Arriba con él!
4! Volvieron a cargar con todo. ¡Clon! ¡Tilín!
4 {X} se quedó con el globo.
4 —Ya casi estamos —dijo {F}.
4! Pero delante había una puerta. Y era muy estrecha.
6 Al otro lado esperaba todo el mundo. Ya se oía la música, y olía a merienda.
6 Era una puerta de las de pasar de uno en uno, con los brazos pegados al cuerpo.
6 {X} midió la puerta con los brazos. Después midió el montón. No hizo falta decir nada.
8 —Con una cosa más no pasamos —calculó {F}.
8 —Pues que no venga nadie más —dijo {H}.
8 Se dieron prisa, que con un colchón en la cabeza es una cosa lenta. La puerta parecía cada vez más cerca y cada vez más delgada.
10 El loro miró hacia atrás, desde lo alto, y se rascó el pico con una pata. Los loros ven venir las cosas antes que nadie, pero solo saben decirlas con las palabras que tienen.`,
        en: `0-2 A balloon. Up, up it goes!
0-2 {H} lifts. {F} lifts.
0-2 {X} puffs.
2-2 It is the heap again. Up with it!
4! They took it all up once more. Clang! Ting!
4 {X} kept the balloon.
4 “Nearly there,” said {F}.
4! But in front of them was a gate. It was very narrow.
6 It was the way in. They could hear the music by now, and smell the tea.
6 It was the kind of gate that you go through one by one, arms by your sides.
6 {X} measured the gate with both arms. Then {X} measured the heap. There was no need to speak.
8 “With one thing more we won’t get in,” said {F}.
8 “Then let’s hope nobody comes,” said {H}.
8 They hurried, which with a mattress on your head is a slow thing to do. The gate came nearer and got thinner.
10 The parrot looked back from on high and scratched its beak with one foot. Parrots see things coming before we do, but they can only say so in the words they have.`,
        alt: {
          es: '{H} y {F} cargan con todo delante de una puerta estrecha.',
          en: '{H} and {F} lift the heap before a narrow gate.',
        },
        picture: {
          H: ['hold', 'determined', 'box'],
          F: ['hold', 'worried', 'clock'],
          X: ['reach', 'worried', 'balloon'],
          props: ['door', 'ladder', 'saucepan', 'cake'],
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'hold-this/climax',
    titles: {
      es: ['Solo una pluma', 'La palabra más corta', 'Nnn…'],
      en: ['Only a feather', 'The shortest word', 'Nnn…'],
    },
    moments: [
      {
        es: `0-2 ¡Qué alto! Se mueve.
0-2 {H} aguanta. {F} aguanta.
2-2 El montón se tuerce. ¡Uy, uy, uy!
4! Llegaron con el montón a una puerta muy estrecha. Detrás sonaba la música.
4! Entonces llegó una viejecita con una pluma.
4 —¿Me la sujetas un momentito? —preguntó—. ¡No pesa nada!
6 Era blanca y preciosa. Era, de verdad, una pluma muy ligera.
6 El montón entero crujió solo de verla. El reloj contuvo la hora.
8 —C… —empezó {H}. Y todas las cosas, desde la olla hasta el loro, se inclinaron un poquito a escuchar.
10 Una pluma no es nada. Tampoco eran nada la olla, ni el loro, ni el colchón. Con nadas de ese tamaño se habían hecho {H} y {F} una montaña.`,
        en: `0-2 It is so high! It sways.
0-2 {H} holds on. {F} holds on.
2-2 The heap tips. Oh no, oh no!
4! With the heap they came to a narrow gate. They could hear the music.
4! Then up came an old lady with a feather.
4 “Could you hold it for a moment?” she asked. “It weighs nothing!”
6 It was white, and so pretty. It really was a very light feather.
6 The whole heap creaked at the sight of it.
8 “Of c…” began {H}. And all the things, from the pot to the parrot, leaned in a little to hear.
10 A feather is nothing. Nor was the pot, nor the parrot, nor the mattress. It was out of nothings of that size that {H} and {F} had made a mountain.`,
        alt: {
          es: '{H} y {F} aguantan un montón que se tuerce.',
          en: '{H} and {F} hold up a heap that leans.',
        },
        picture: {
          H: ['hold', 'worried', 'box'],
          F: ['reach', 'worried'],
          props: ['feather', 'clock', 'ladder', 'saucepan', 'chair'],
          shot: 'wide',
        },
      },
      {
        es: `4! {H} ya no podía con nada más. Y una viejecita le pidió que le sujetara una pluma.
4 {X} apuntaló el montón con la espalda.
6 —Nnn… —dijo {H}.
6 —¿Nnn? —dijo la viejecita.
6 —Nnn… naranja.
6 —Es una pluma, tesoro —dijo ella—. Aunque, ahora que lo dices, tengo sed.
6 Detrás, la gente empezó a preguntar qué pasaba.
6 —Está hablando —explicó el marinero.
6 El reloj dio las tres. La tarta resbaló un piso. {F} la paró con la nariz.
6 —Estoy aquí —le dijo {F}, con la boca llena de nata—. Tú la ene. Yo la o.
8 —¿Y si pone mala cara? —susurró {H}.
8 —La miramos a medias. Un ojo por cabeza.
8 {H} se imaginó las cejas del tamaño de una cornisa. Después miró las de la viejecita. Eran blancas y pequeñitas, y una estaba un poco despeinada.
8 La pluma, entretanto, esperaba en el aire. La sujetaban dos dedos muy finos, sin ninguna prisa.
8 {X} ya no podía más y lo decía con las orejas.
8 Arriba, el loro, por primera vez en su vida, se había quedado callado. Estaba esperando a ver si aquella palabra existía.
10 Es la palabra más corta que hay. Cabe entera en un resoplido. Pero {H} llevaba toda la vida dando rodeos para no pasar por ella, y ahora la tenía delante, estrecha como una puerta.
10 —Cuando tú digas —murmuró {F}.
10 Un sí se dice con la cabeza, con los hombros, con los ojos. Para decir aquello hacía falta el cuerpo entero. {H} plantó los pies en el suelo.`,
        en: `4! {H} could not hold one thing more. And an old lady held out a feather.
4 {X} propped up the heap with a strong back.
6 “Nnn…” said {H}.
6 “Nnn?” said the old lady.
6 “Nnn… noodle.”
6 “It’s a feather, my dear,” she said. “But now you say it, I am a bit hungry.”
6 People at the back began to ask what was going on.
6 “Somebody’s talking,” said the sailor.
6 The clock struck three. The cake slid by one layer. {F} stopped it with {F.his} nose.
6 “I’m here,” said {F}, through the cream. “You do the N. I’ll do the O.”
8 “What if she makes a cross face?” whispered {H}.
8 “We’ll look at it together. One eye each.”
8 {H} thought of eyebrows the size of a shelf. Then {H} looked at the old lady’s. They were small and white, and one of them needed a comb.
8 The feather, meanwhile, waited in the air. Two thin fingers held it, in no hurry at all.
8 {X} could not hold out much longer, and had the ears to show it.
8 Up above, for the first time in its life, the parrot was silent. It was waiting to see if there was such a word.
10 It is the shortest word there is. You can say all of it in one puff. But all through life {H} had gone the long way round so as not to pass it. Now it was right in front, as narrow as a gate.
10 “When you’re ready,” {F} murmured.
10 You can say yes with your head, or your shoulders, or your eyes. For this you needed the whole of you. {H} stood firm, and breathed in.`,
        alt: {
          es: '{F} anima a {H}, que no puede con nada más.',
          en: '{F} cheers on {H}, who cannot hold one thing more.',
        },
        picture: {
          H: ['hold', 'thoughtful', 'box'],
          F: ['hold', 'determined', 'cake'],
          X: ['reach', 'determined'],
          together: ['whisper', 'F', 'H'],
          props: ['feather', 'clock', 'ladder', 'saucepan'],
        },
      },
      {
        es: `0-2 {H} dice: ¡no!
0-2 {F} dice: ¡no, no!
0-2 {X} aplaude.
2-2 ¡Ya no puedo con más! ¿Me ayudáis?
4! —¡No! —dijeron {H} y {F} a la vez—. Ahora no puedo, gracias.
4! La viejecita se puso la pluma en el pelo.
4 —Bueno —dijo, y sonrió. ¡No pasó nada más!
6 No hubo ninguna mala cara. Solo hubo una pluma, que por cierto le quedaba muy bien.
6 —¡No! —dijo el loro, encantado—. ¡No, no, no!
10 El mundo siguió andando. Las nubes siguieron a lo suyo. Al otro lado de la puerta alguien afinaba un violín. Todo lo que {H} llevaba años sosteniendo para que no se cayera se sostenía, por lo visto, sin ayuda.
8 {X} pidió que alguien hiciera algo con la escalera.
8 Y entonces {H} dijo otra cosa que tampoco había dicho nunca. La dijo en voz alta, a todo el que estaba detrás:
6! —Pesa mucho —dijo {H}—. ¿Me ayudáis?`,
        en: `0-2 {H} says: no!
0-2 {F} says: no, no!
0-2 {X} claps.
2-2 That is too much! Will you help?
4! “No!” said {H} and {F} at the same time. “Not now, thank you.”
4! The old lady put the feather in her hair.
4 “All right,” she said, and smiled. And that was all!
6 There was no cross face. There was just a feather, and it looked very well on her.
6 “No!” said the parrot, in delight. “No, no, no!”
10 The world went on. The clouds went about their business. Beyond the gate somebody was tuning a violin. All that {H} had been holding up for years stayed up, it seemed, without any help.
8 {X} asked if somebody could please do a thing about the ladder.
8 And then {H} did a thing that {H} had never done. It was done out loud, for all those behind to hear.
6! “It’s too heavy,” said {H}. “Will you help?”`,
        alt: {
          es: '{H} y {F} dicen que no y una pluma queda en el aire.',
          en: '{H} and {F} say no, and a feather is left in the air.',
        },
        picture: {
          H: ['stand', 'determined'],
          F: ['cheer', 'excited'],
          X: ['reach', 'worried'],
          props: ['feather', 'saucepan', 'clock', 'ladder'],
          shot: 'close',
        },
      },
    ],
  },
  resolution: {
    id: 'hold-this/resolution',
    titles: {
      es: ['Manos vacías', 'Cada cual con lo de otro', 'Un loro que decía que no'],
      en: ['Empty hands', 'Somebody else’s pot', 'The parrot that said no'],
    },
    moments: [
      {
        es: `0-2 Uno coge. Otro coge. ¡Ya no pesa!
0-2 {H} ríe. {F} ríe.
2-2 ¡Adiós, montón! Cada uno lleva algo.
4! Detrás venían todos, con las manos vacías. ¡Y ayudaron!
4! Uno cogió una maceta. Otro cogió el reloj.
4 En un momento ya no había montón.
6 —¡Haberlo dicho! —protestó el señor de la olla—. Llevo todo el día sin saber qué hacer con las manos.
6 Nadie cogió lo suyo. Es más divertido llevar lo de otro.
4 ¡Y pasaron todos por la puerta!
8 El señor de la olla llevaba la escalera. La de la escalera, la tarta. Una niña llevaba al marinero de la mano.
10 Ninguno había visto el montón entero. Cada uno se había fijado solo en su trocito y en lo bien que se iba sin él. Ahora, repartido, no era una montaña. Era una procesión.`,
        en: `0-2 A clock for you! Cake, too!
0-2 {H} laughs. {F} laughs.
2-2 Bye-bye, heap! We each hold a bit.
4! They were all behind, with empty hands. And they helped!
4! One took a plant. One took the clock.
4 In no time there was no more heap.
6 “Why did you not say so?” said the man with the pot. “All day long I haven’t known what to do with my hands.”
6 Nobody took their own. It’s more fun to hold what is not yours.
8 The man with the pot took the ladder. The lady with the ladder took the cake. A little girl took the sailor by the hand.
10 None of them had seen the whole heap. They had each seen their own small bit, and how nice it was to be rid of it. Shared out, it was not a mountain any more. It was a parade.`,
        alt: {
          es: '{H} y {F} ríen: el montón ya está repartido.',
          en: '{H} and {F} laugh: the heap has been shared out.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['hold', 'happy', 'clock'],
          props: ['saucepan', 'ladder', 'cake', 'balloon'],
          shot: 'wide',
        },
      },
      {
        es: `4! {H} llegó a tiempo con {thing}. ¡Y nada más!
4 Qué ligeros eran los brazos. Se levantaban solos.
4 {X} dejó por fin las macetas, una en cada ventana.
4! —¿Una carrera? —preguntó {F}.
4! —¡Sí! —dijo {H}.
6 Y era un sí distinto. No goteaba. Salía entero, de golpe, con muchas ganas.
6 Resulta que, cuando se sabe decir que no, el sí sabe mejor.
6 Cada dueño fue pidiendo lo suyo a quien se lo había traído. Hubo que presentarse, porque casi nadie se conocía.
6 —Yo soy el de la olla.
6 —Yo soy la de su escalera.
8 —Y yo, el colchón. Mucho gusto.
6 {X} leyó la libreta en voz alta hasta la página tres. Del resto se encargó la memoria.
8 La tarta se repartió en el acto, antes de que alguien pidiera que se la sujetaran. El marinero lloró un poco. El loro le contestaba que no a todo, y hacía años que no tenía con quién discutir.
8 La viejecita de la pluma bailó con el señor del reloj. Fue a las tres. Siempre eran las tres, y por eso el baile no se acababa.
8 {X} se ofreció a sujetarle el bolso, y ella dijo: «No, gracias, me hace contrapeso».
10 —¿Cómo era la cara? —le preguntó {F} a {H}, cuando ya se ponía el sol.
10 —¿Qué cara?
10 —La que ponen cuando dices que no.
10 {H} intentó acordarse. Había tenido unas cejas enormes, de eso estaba segur{H:o/a}. Pero, por más que buscaba, solo encontraba a una señora pequeña poniéndose una pluma en el pelo.`,
        en: `4! {H} was there in time, with {thing}. And that was all!
4 How light two arms can be. They went up by themselves.
4 {X} put down the plants at last, one in each window.
4! “Shall we race?” asked {F}. “Yes!” said {H}.
6 And it was a new kind of yes. It did not drip. It came out whole, all at once, and it meant it.
6 As it turns out, when you can say no, a yes tastes better.
6 They each had to ask for their own thing back. They had to say who they were, as hardly anybody knew anybody.
6 “I’m the pot.”
6 “I’m your ladder.”
8 “I’m the mattress. How do you do?”
6 {X} read the notebook out to page three, and they guessed the rest.
8 The cake was shared on the spot, before anyone could be asked to hold it. The sailor wept a bit. The parrot said no to all he said, and it was years since he had had somebody to argue with.
8 The old lady with the feather danced with the man with the clock. It was at three. It was always three, so that the dance had no end.
8 {X} offered to hold her bag, and she said, “No, thank you, it keeps me upright.”
10 “What was the face like?” {F} asked {H}, when the sun was going down.
10 “What face?”
10 “The one they make when you say no.”
10 {H} tried to recall it. It had had enormous eyebrows, that was certain. But there was nothing there to be found now, only a small lady putting a feather in her hair.`,
        alt: {
          es: '{H} y {F} corren con los brazos libres, cerca de {thing}.',
          en: '{H} and {F} run with their arms free, near {thing}.',
        },
        picture: {
          H: ['run', 'excited'],
          F: ['run', 'happy'],
          X: ['hold', 'happy', 'flower'],
          showsThing: true,
          props: ['cake', 'clock', 'feather'],
          shot: 'wide',
        },
      },
      {
        es: `0-2! ¿Me lo coges? {H}: ¡no!
0-2 {F}: ¡yo! ¡Toma!
0-2 {X} ríe.
2-2 Mejor lo llevamos junt{HF:os/as}. ¡Una, dos!
4! Ya no quedaba montón. Volvieron a casa con las manos vacías.
4-4! —¿Llevamos la chaqueta a medias? —preguntó {F}. ¡Una manga cada un{HF:o/a}!
6! —¿Me sujetas la chaqueta? —preguntó {F}.
6! —No —dijo {H}.
4 {X} se paró a mirar.
6 Se hizo un silencio pequeño. Un grillo levantó la cabeza.
6 —Muy bien dicho —reconoció {F}—. Con su ene y su o.
8 Era el no más difícil de todos, porque se lo pedía quien menos se lo merecía. {H} buscó en el aire alguna cara enorme. Solo encontró la de siempre, con la chaqueta en la mano.
10 A lo lejos, en el puerto o donde fuera, un loro ensayaba. Se le oía pasar de una palabra a la otra, como quien prueba un interruptor.
6! —Pero una manga cada un{HF:o/a}, sí —dijo {H}.`,
        en: `0-2! Hold this clock? {H}: no!
0-2 {F}: me! Here!
0-2 {X} laughs.
2-2 We can hold it, you and me. One, two!
4! There was no more heap. They went home with empty hands.
4-4! “Shall we share my coat?” asked {F}. They had a sleeve each.
6! “Could you hold my coat?” asked {F}.
6! “No,” said {H}.
4 {X} stopped to look.
6 There was a small silence. A cricket put its head up.
6 “Well said,” said {F}. “N and O and all.”
8 It was the hardest no of them all, since nobody deserved it less. {H} looked in the air for an enormous face. There was only the usual one, and a coat.
10 Far away, in a harbour or wherever it was, a parrot was practising. You could hear it go from one word to the other, like somebody trying a switch.
6! “But we can have a sleeve each,” said {H}.`,
        alt: {
          es: '{H} y {F} vuelven a casa riéndose, con las manos vacías.',
          en: '{H} and {F} walk home laughing, with empty hands.',
        },
        picture: {
          H: ['walk', 'happy'],
          F: ['walk', 'happy', 'scarf'],
          X: ['wave', 'happy'],
          props: ['sun'],
          time: 'sunset',
          shot: 'wide',
          together: ['face-to-face', 'H', 'F'],
        },
      },
    ],
  },
}
