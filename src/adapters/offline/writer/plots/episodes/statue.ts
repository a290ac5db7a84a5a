import type { Beat } from '../plot.ts'

/** A statue with a hundred-year-old itch. */
export const statue: Beat = {
  id: 'statue',
  needs: ['magic'],
  titles: { es: ['Cien años de picor', 'La nariz de piedra'], en: ['The hundred-year itch', 'The stone nose'] },
  gift: {
    prop: 'stone',
    use: {
      es: '4 {H} apretó la piedrecita de la estatua. ¡A aguantar!',
      en: '4 {H} held the statue’s warm pebble. Hold on!',
    },
  },
  moments: [
    {
      es: `0-2 Una estatua. ¡Le pica!
0-2 {H} mira hacia arriba.
2-2 ¡Ay, la nariz! ¿Quién se la rasca?
4! {At} había una estatua muy seria.
4 —Psst —dijo la estatua—. Aquí arriba.
4 {H} dio un salto del susto.
4! —Llevo cien años quieta. ¡Y me pica la nariz!
6 Era una señora de piedra, con un brazo levantado y una paloma dormida en el codo.
6 Cualquiera se habría rascado. Pero una estatua no puede, y ahí estaba lo malo.
8 —Cien años, dos meses y un martes —precisó—. Empezó un día de mucho polvo, y desde entonces no pienso en otra cosa.
10 Los libros hablaban de su mirada honda y noble. La gente bajaba la voz al pasar. Nadie había sospechado nunca que aquello no era nobleza: era picor.`,
      en: `0-2 A statue. It has an itch!
0-2 {H} looks up.
2-2 Oh, that nose! Who can help?
4! There was a very stern statue {at}.
4 “Psst,” said the statue. “Up here.”
4 {H} gave a jump.
4! “I have stood still for a hundred years. And my nose itches!”
6 It was a lady made of stone, with one arm up and a pigeon asleep on her elbow.
6 Anyone else would have scratched. But a statue cannot, and that was the trouble.
8 “A hundred years, two months and a Tuesday,” she said. “It began on a dusty day, and I have thought of nothing else since.”
10 Books spoke of her deep and noble look. People walked by in whispers. Not one of them had ever guessed that it was not nobility at all: it was the itch.`,
      alt: {
        es: '{H} y {F} escuchan a alguien que les habla desde lo alto.',
        en: '{H} and {F} listen to somebody who speaks from high above.',
      },
      picture: { H: ['point', 'surprised'], F: ['stand', 'surprised'], props: ['stone', 'feather'], shot: 'wide' },
    },
    {
      es: `4 {F} se estiró todo lo que pudo. No llegaba.
4! Entonces ataron un cepillo a un palo muy largo. ¡Ras, ras, ras!
4 —¡Más arriba! —mandaba {X}—. ¡Más a la izquierda!
4 La estatua gritó: «¡Ahí, ahí, ahí!».
6 Soltó un suspiro larguísimo. La paloma se despertó, protestó y se cambió de codo.
6 —Todo el mundo me hace fotos —dijo la estatua—, y nadie me pregunta nada.
6 —¿Y de qué te gustaría hablar? —preguntó {F}.
6 —De rodillas. Nunca he visto una doblarse de cerca.
6 Así que {H} dobló las rodillas, despacio, tres veces seguidas. A la estatua le pareció el invento del siglo y pidió que lo repitiera.
6 {X} no quiso ser menos. Se puso a saltar a la pata coja. Tiró sin querer el cubo y el cepillo.
6 —¡Qué agilidad! —dijo la estatua, y lo decía en serio.
8 —¿No te aburres de estar siempre igual? —quiso saber {H}.
8 —Yo estoy igual, pero lo demás no para. Aquí delante han aprendido a andar doce niños. A uno le costó catorce días, y cada tarde se caía en el mismo sitio.
8 —¿Y qué hacías tú?
8 —Lo que mejor hago: no moverme. Él se agarraba a mi zapato y se levantaba.
8 {F} miró el zapato de piedra. La punta estaba gastada y brillaba más que todo lo demás.
10 Dicen que las estatuas recuerdan a la gente importante. Aquella lo hacía al revés, pensó {H}: la gente importante le llegaba por la rodilla, lloraba un poco y volvía a intentarlo.
10 Le sacaron brillo al otro zapato, para que no tuviera envidia, y después le limpiaron las orejas, que falta les hacía. La estatua oyó entonces, por primera vez en años, cómo sonaban las campanas. Le parecieron más jóvenes de lo que recordaba.`,
      en: `4 {F} stretched as far as {F.he} could. It was too high.
4! So they tied a brush to a very long stick. Scritch, scratch!
4 “Up a bit!” ordered {X}. “Now to the left!”
4 The statue cried, “There, there, there!”
6 She let out a very long sigh. The pigeon woke up, grumbled and moved to the other elbow.
6 “They all take photos,” said the statue, “and nobody asks me a thing.”
6 “What would you like to talk about?” asked {F}.
6 “Knees. I have never seen one bend close up.”
6 So {H} bent both knees, slowly, three times in a row. The statue thought it a wonder and wished to see it again.
6 {X} had to join in. There was a lot of hopping, and the bucket and the brush went flying.
6 “How graceful!” said the statue, and she meant it.
8 “Is it dull to be always the same?” asked {H}.
8 “I am the same, but nothing else is. Twelve children have learnt to walk right here. One of them took two weeks, and fell down in the same spot each day.”
8 “And what did you do?”
8 “The thing I do best. I kept still. He held on to my shoe and got up.”
8 {F} looked at the stone shoe. The tip of it was worn, and it shone more than all the rest.
10 People say that a statue is there to recall somebody great. This one had it the other way round, thought {H}. The great ones came up to her knee, cried a bit and had another go.
10 They polished the other shoe so that it would not feel left out, and then they cleaned her ears, which was high time. For the first time in years the statue heard the bells. They sounded younger than she remembered.`,
      alt: {
        es: '{H} usa un palo muy largo y {F} da instrucciones.',
        en: '{H} uses a very long stick while {F} gives orders.',
      },
      picture: {
        H: ['reach', 'determined', 'broom'],
        F: ['point', 'excited'],
        X: ['jump', 'happy'],
        props: ['bucket', 'stone'],
      },
    },
    {
      es: `0-2 ¡Ras, ras, ras! ¡Qué gusto!
0-2 {X} aplaude.
0-2 ¡Gracias, {H!}!
2-2 La estatua se ríe bajito. ¡Ji, ji!
4! —Mirad en mi mano —dijo la estatua.
4! Había una piedrecita lisa. ¡Y estaba caliente!
4 —Para cuando cueste seguir —explicó—. A mí me sirvió cien años.
6 {F} le prometió volver por la espalda, que también empezaba a picar.
6 —No hay prisa —contestó ella—. Yo no me muevo de aquí.
8 Al alejarse vieron que sonreía. Muy poco, solo por un lado, como sonríen las piedras.
8 —¿Le habrá quedado picor en algún sitio? —preguntó {H}.
8 —En el codo no —dijo {F}—. Ahí tiene a la paloma.
8 ¶La paloma abrió un ojo, por si hablaban mal de ella, y volvió a cerrarlo.
10 ¶Días después, un señor con gafas escribiría que aquella sonrisa había estado siempre ahí, y que él ya lo había dicho.`,
      en: `0-2 Scritch, scratch! So nice!
0-2 {X} claps.
0-2 Thank you, {H!}!
2-2 The statue laughs, very low. Hee, hee!
4! “Look in my hand,” said the statue.
4! There was a smooth pebble. And it was warm!
4 “It is for when things get hard,” she said. “It helped me for a hundred years.”
6 {F} promised to come back for the other side. It itched too.
6 “There is no rush,” she said. “I am not going anywhere.”
8 As they left they saw that she was smiling. It was a small smile, on one side only, the way that stones do it.
8 “Do you think she still itches anywhere?” asked {H}.
8 “Not on the elbow,” said {F}. “She has the pigeon for that.”
8 ¶The pigeon opened one eye, in case they were being rude, and shut it again.
10 ¶Some days later a man with glasses would write that the smile had always been there, and that he had said so all along.`,
      alt: { es: '{H} enseña a {F} una piedrecita lisa.', en: '{H} shows {F} a smooth pebble.' },
      picture: {
        H: ['hold', 'happy', 'stone'],
        F: ['wave', 'happy'],
        X: ['cheer', 'happy'],
        props: ['feather'],
        together: ['face-to-face', 'H', 'F'],
      },
    },
  ],
}
