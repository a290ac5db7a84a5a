import { foldName } from '../../../../domain/text.ts'
import type { Both } from '../plots/plot.ts'

/** A moral as something that is done: the line of the climax in which somebody does it, and how the book closes. */
export type Value = { id: string; words: RegExp; inSpanish: string; act: Both<string>; closing: Both<string> }

/** The first whose words stand in the parent's moral; the last one serves when none does. */
const VALUES: readonly [Value, ...Value[]] = [
  {
    id: 'help',
    words: /pedir ayuda|ask(ing)? for help|ayuda/u,
    inSpanish: 'pedir ayuda',
    act: {
      es: '4 —¿Me ayudas? —dijo {H} por fin.\n6 [Le costó decirlo, y al decirlo el pecho le pesó menos./Eran dos palabras pequeñas, pero abrieron una puerta enorme.]\n4 {F} ya estaba a su lado.',
      en: '4 “Will you help me?” said {H} at last.\n6 [It was hard to say, and then it felt lighter./They were small words, but they opened a big door.]\n4 {F} was already there.',
    },
    closing: {
      es: 'Aquella tarde, {H} pidió ayuda en voz alta. Y entre todos llegaron hasta el final.',
      en: 'That day {H} asked for help out loud. Together, they got all the way.',
    },
  },
  {
    id: 'mistakes',
    words: /equivoc|error|fall(o|ar)|mistake|fail|wrong/u,
    inSpanish: 'aprender de los errores',
    act: {
      es: '4 —Lo hice mal —dijo {H}—. Probemos otra vez.\n6 Borró el primer plan y miró con calma dónde había empezado el fallo.\n4 {F} sonrió y le pasó el lápiz.',
      en: '4 “I got it wrong,” said {H}. “Let’s try again.”\n6 The first plan was crossed out, and they looked for where it had slipped.\n4 {F} smiled and passed the pencil.',
    },
    closing: {
      es: '{H} guardó el primer plan, el que salió mal. Sin él, nunca habría llegado el segundo.',
      en: '{H} kept the first plan, the one that failed. The second one had grown out of it.',
    },
  },
  {
    id: 'listening',
    words: /escuch|listen/u,
    inSpanish: 'escuchar a los demás',
    act: {
      es: '4 {H} dejó de hablar y escuchó.\n6 Primero oyó el viento. Después oyó lo que {F} llevaba un buen rato intentando decir.\n4 —Tienes razón —dijo {H}—. Vamos por ahí.',
      en: '4 {H} stopped talking and listened.\n6 First came the wind. Then came what {F} had been trying to say all along.\n4 “You are right,” said {H}. “Let’s go that way.”',
    },
    closing: {
      es: 'Cuando {H} se calló para escuchar, {F} encontró la palabra que faltaba.',
      en: 'When {H} went quiet to listen, {F} found the word they needed.',
    },
  },
  {
    id: 'kindness',
    words: /amab|bondad|generos|compart|kind|shar|generous/u,
    inSpanish: 'ser amable y compartir',
    act: {
      es: '4 {H} partió su merienda en dos.\n6 El trozo grande fue para quien tenía más hambre, sin contar las migas.\n4 —Toma, {F!} —dijo—. Así tenemos fuerzas l{HF:os/as} dos.',
      en: '4 {H} broke the last snack in two.\n6 The bigger half went to the one who was hungrier, and nobody counted crumbs.\n4 “Here, {F!},” said {H}. “Now we are both strong.”',
    },
    closing: {
      es: '{H} dio la mitad más grande. Y la mitad más pequeña le supo a fiesta.',
      en: '{H} gave away the bigger half. The smaller half tasted like a feast.',
    },
  },
  {
    id: 'perseverance',
    words: /rend(ir|irse|as)|esfuerz|constan|persever|intent|give up|keep trying|effort|patien|pacien/u,
    inSpanish: 'no rendirse',
    act: {
      es: '4 {H} lo intentó una vez. Y otra. Y otra más.\n6 A la cuarta, algo se movió apenas el grueso de un pelo.\n4 —¡Casi! —gritó {F}—. ¡Sigue!',
      en: '4 {H} tried once. Then again. Then once more.\n6 On the fourth go something moved, by the width of a hair.\n4 “Nearly!” cried {F}. “Keep going!”',
    },
    closing: {
      es: '{H} lo intentó una vez más de las que parecían posibles. Esa era la buena.',
      en: '{H} tried one more time than seemed possible. That was the one that worked.',
    },
  },
  {
    id: 'honesty',
    words: /verdad|mentir|sincer|honest|truth|lie|lying/u,
    inSpanish: 'decir la verdad',
    act: {
      es: '4 {H} tragó saliva y dijo la verdad.\n6 —Fui yo quien tomó el desvío sin avisar. Lo siento.\n4 —Gracias por decírmelo —dijo {F}.',
      en: '4 {H} took a breath and told the truth.\n6 “I chose the wrong turn and said nothing. I am sorry.”\n4 “Thank you for telling me,” said {F}.',
    },
    closing: {
      es: '{H} dijo la verdad aunque le temblaba la voz. Después todo pesó menos.',
      en: '{H} told the truth with a shaky voice. After that, everything weighed less.',
    },
  },
  {
    id: 'courage',
    words: /valient|valor|miedo|brave|courage|fear|afraid/u,
    inSpanish: 'ser valiente',
    act: {
      es: '4 A {H} le temblaban las rodillas. Dio un paso igual.\n6 El miedo también lo dio, pero un poco más atrás.\n4 —Voy contigo —dijo {F}.',
      en: '4 {H} felt both knees shake, and took a step all the same.\n6 The fear came too, but it walked a little way behind.\n4 “I am coming with you,” said {F}.',
    },
    closing: {
      es: 'A {H} le temblaban las rodillas, y dio el paso de todos modos.',
      en: 'Both knees were shaking, and {H} took the step anyway.',
    },
  },
  {
    id: 'nature',
    words: /naturaleza|planeta|recicl|animales|nature|planet|earth|recycl/u,
    inSpanish: 'cuidar la naturaleza',
    act: {
      es: '4 {H} apartó las ramas sin romper ninguna.\n6 Debajo había un nido diminuto, así que dieron un rodeo de puntillas.\n4 —Aquí también vive alguien —susurró.',
      en: '4 {H} moved the branches and did not snap a single one.\n6 There was a tiny nest below, so they went around on tiptoe.\n4 “Somebody lives here too,” {H} whispered.',
    },
    closing: {
      es: 'Pasaron de puntillas junto al nido. A la vuelta, el nido seguía allí, lleno de cantos.',
      en: 'They tiptoed past the nest. On the way home it was still there, full of song.',
    },
  },
  {
    id: 'family',
    words: /familia|abuel|herman|family|home/u,
    inSpanish: 'querer a la familia',
    act: {
      es: '4 {H} pensó en las manos que le enseñaron a atarse los zapatos.\n6 Despacio, con dos vueltas y un lazo: así se hacían en casa las cosas difíciles.\n4 Y lo hizo igual, despacio y bien.',
      en: '4 {H} thought of the hands that had taught {H.him} to tie a shoe.\n6 Two turns and a bow, never in a rush. That was how hard things were done at home.\n4 So {H.he} did it like that, slowly and well.',
    },
    closing: {
      es: '{H} lo hizo como se hacen las cosas en casa: despacio, con cariño y con alguien al lado.',
      en: '{H} did it the way things are done at home: slowly, with love, and side by side.',
    },
  },
  {
    id: 'difference',
    words: /diferen|distint|unic|respet|different|unique|respect|yourself/u,
    inSpanish: 'valorar lo que nos hace distintos',
    act: {
      es: '4 —Tú lo haces de otra manera —dijo {H}—. ¡Enséñame!\n6 Lo que por la mañana parecía raro era justo lo que hacía falta.\n4 {F} enseñó su truco con orgullo.',
      en: '4 “You do it another way,” said {H}. “Show me!”\n6 What had seemed odd that morning was just the thing they needed.\n4 {F} showed the trick with pride.',
    },
    closing: {
      es: '{H} y {F} no hacían nada igual. Por eso, juntos, encontraron dos caminos en lugar de uno.',
      en: '{H} and {F} did nothing the same way. So together they found two roads, not one.',
    },
  },
  {
    id: 'friendship',
    words: /amist|amig|junt|equipo|friend|together|team/u,
    inSpanish: 'la amistad y trabajar en equipo',
    act: {
      es: '4 —Tú sujetas y yo tiro —dijo {H}.\n6 [Por separado no podían. Así que contaron hasta tres./Era demasiado peso para una sola espalda, así que contaron hasta tres.]\n4 {F} apretó fuerte y no soltó.',
      en: '4 “You hold and I pull,” said {H}.\n6 [One could not do it. Two counted to three./It was too much for one, so they counted to three.]\n4 {F} held tight and did not let go.',
    },
    closing: {
      es: '{H} tiró y {F} sujetó. {HF:Ninguno/Ninguna} de l{HF:os/as} dos lo habría logrado sin el otro.',
      en: '{H} pulled and {F} held on. Neither could have done it without the other.',
    },
  },
]

export function moralValueOf(moral: string): { value: Value; recognised: boolean } {
  const folded = foldName(moral)
  const found = VALUES.find(({ words }) => words.test(folded))
  return { value: found ?? VALUES.at(-1) ?? VALUES[0], recognised: found !== undefined }
}
