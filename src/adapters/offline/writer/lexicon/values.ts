import { foldName } from '../../../../domain/text.ts'
import type { Both } from '../plots/plot.ts'

/** A moral as something that is done: the line of the climax in which somebody does it, and how the book closes. */
export type Value = { id: string; words: RegExp; inSpanish: string; act: Both<string>; closing: Both<string> }

/** The first whose words stand in the parent's moral; the last one serves when none does. */
const VALUES: readonly [Value, ...Value[]] = [
  {
    id: 'help',
    words: /pedir ayuda|ask(ing)? for help/u,
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
    words: /equivoc|\berror|fall(o|ar)|mistake|fail|wrong/u,
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
      es: '4 {H} dejó de hablar y escuchó a {F}.\n6 Primero oyó el viento. Después oyó lo que {F} llevaba un buen rato intentando decir.\n4 —Tienes razón —dijo {H}—. Vamos por ahí.',
      en: '4 {H} stopped talking and listened to {F}.\n6 First came the wind. Then came what {F} had been trying to say all along.\n4 “You are right,” said {H}. “Let’s go that way.”',
    },
    closing: {
      es: 'Cuando {H} se calló para escuchar, {F} encontró la palabra que faltaba.',
      en: 'When {H} went quiet to listen, {F} found the word they needed.',
    },
  },
  {
    id: 'kindness',
    words: /amab|bondad|generos|compart|ayuda|kind|shar|generous|help/u,
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
    words: /rend(ir|irse|as)|esfuerz|constan|persever|intent|give up|keep trying|effort/u,
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
    words: /verdad(?!er)|mentir|sincer|honest|truth|\blies?\b|\blying/u,
    inSpanish: 'decir la verdad',
    act: {
      es: '4 {H} dijo la verdad: «No sé cómo se hace».\n6 Ya estaba dicho, y el cielo no se había caído.\n4 —Gracias por decírmelo —dijo {F}.',
      en: '4 {H} told the truth: “I do not know how.”\n6 It was out now, and the sky had not fallen.\n4 “Thank you for telling me,” said {F}.',
    },
    closing: {
      es: '{H} dijo la verdad aunque le temblaba la voz. Después todo pesó menos.',
      en: '{H} told the truth with a shaky voice. After that, everything weighed less.',
    },
  },
  {
    id: 'courage',
    words: /valient|\bvalor\b(?! de)|miedo|brave|courage|fear|afraid/u,
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
  value(
    'patience',
    /pacien|esperar|\bprisa|patien|\bwait/u,
    'tener paciencia',
    '4 {H} se sentó y esperó. No hizo nada más.\n6 Esperar también es hacer algo, aunque no se note.\n4 Entonces el momento llegó solo. —¡Ahora! —dijo {F}.',
    '4 {H} sat down and waited. That was all.\n6 To wait is to do something too, even if it does not show.\n4 Then the moment came by itself. “Now!” said {F}.',
    '{H} supo esperar. Y el momento llegó cuando le tocaba.',
    '{H} knew how to wait, and the moment came in its own time.',
  ),
  value(
    'gratitude',
    /agradec|gracias|gratitud|grateful|thank/u,
    'dar las gracias',
    '4 —Gracias por venir conmigo, {F!} —dijo {H}.\n6 Lo dijo antes de saber si saldría bien, que es cuando más vale.\n4 {F} se puso colorad{F:o/a}.',
    '4 “Thank you for coming, {F!},” said {H}.\n6 It was said before they knew how it would end, when it counts the most.\n4 {F} went quite pink.',
    '{H} dio las gracias antes de llegar. El camino se hizo más corto.',
    '{H} said thank you before the end. It made the way shorter.',
  ),
  value(
    'forgiveness',
    /perdon|forgiv|sorry/u,
    'pedir perdón y perdonar',
    '4 {H} miró a {F}.\n4 —Perdón por gritar antes —dijo.\n6 Se hizo un silencio. Después, algo que estaba muy tenso se aflojó.\n4 —Ya se me había olvidado —contestó {F}.',
    '4 “I am sorry about before,” said {H}.\n6 There was a silence. Then something very tight came loose.\n4 “I had forgotten it,” said {F}.',
    '{H} pidió perdón, y {F} ya se lo había dado.',
    '{H} said sorry, and {F} had forgiven it long before.',
  ),
  value(
    'responsibility',
    /responsab|cumplir|promesa|ordenad|deberes|responsib|promise|\btidy/u,
    'cumplir lo prometido',
    '4 —Dije que lo haría —recordó {H}—. Y lo voy a hacer.\n6 Podía dejarlo para mañana. Las promesas, en cambio, no saben esperar.\n4 {F} asintió: una promesa es una promesa.',
    '4 “I said that I would,” said {H}. “So I will.”\n6 It could wait until the next day. A promise, though, is bad at waiting.\n4 {F} nodded. A promise is a promise.',
    '{H} hizo lo que había dicho. Ni más ni menos.',
    '{H} did what {H} had said. No more, and no less.',
  ),
  value(
    'empathy',
    /empat|lugar del otro|ponerse en|sentimient|empath|feelings|other people.?s shoes/u,
    'ponerse en el lugar del otro',
    '4 {H} miró la cara de {F} y vio que algo le dolía.\n6 No hizo preguntas. Se sentó al lado, a la misma altura.\n4 —Ya pasó —dijo {F} al rato—. Vamos.',
    '4 {H} looked at {F} and saw that something hurt.\n6 There were no questions. {H} just sat down, close by.\n4 “I am all right now,” said {F}. “Let’s go.”',
    '{H} no preguntó nada: se sentó al lado. Era lo que hacía falta.',
    '{H} asked nothing and sat close by. It was what was needed.',
  ),
  value(
    'curiosity',
    /curios|aprend|pregunt|estudi|descubr|curious|learn|question|discover/u,
    'ser curioso y preguntar',
    '4 —¿Y por qué? —preguntó {H}.\n6 Nadie se lo había preguntado hasta entonces, de tan claro que parecía.\n4 —Pues… —dijo {F}. Y ahí, en ese «pues», estaba la solución.',
    '4 “But why?” asked {H}.\n6 Nobody had asked that until then, for it seemed so plain.\n4 “Well...” said {F}. And there, in that “well”, was the answer.',
    '{H} preguntó por qué una vez más. Detrás de esa pregunta estaba todo.',
    '{H} asked why one more time. Behind that question was all the rest.',
  ),
  value(
    'humility',
    /humild|presum|orgull|vanid|humble|humility|boast|\bpride\b/u,
    'ser humilde',
    '4 —No lo sé —dijo {H}. Y no pasó nada.\n6 Al decirlo, quedó sitio para que otra persona supiera algo.\n4 —Yo creo que sí lo sé —dijo {F}.',
    '4 “I do not know,” said {H}. And nothing bad came of it.\n6 Once that was said, there was room for somebody else to know.\n4 “I think I do,” said {F}.',
    '{H} dijo «no lo sé», y entonces lo supieron entre todos.',
    '{H} said “I do not know”, and then they found it out between them.',
  ),
  value(
    'confidence',
    /confia(r)? en (ti|uno|si)|autoestima|creer en|cre[aei]\w* en (ti|si|uno)|quererse|confiden|believe in|self.?esteem/u,
    'creer en uno mismo',
    '4 —Puedo —dijo {H}, muy bajito. Luego lo dijo más alto.\n6 La segunda vez sonó a verdad, y la tercera ya no hizo falta.\n4 {F} no dijo nada. Ya lo sabía.',
    '4 “I can,” said {H}, very softly. Then once more, louder.\n6 The second time it sounded true, and nobody needed a third.\n4 {F} said nothing, having known it all along.',
    '{H} dijo «puedo» en voz muy baja. Con eso bastó.',
    '{H} said “I can”, very softly. It was enough.',
  ),
  value(
    'calm',
    /enfad|rabi(a|eta)|calma|emocion|tranquil|\bangr|temper|\bcalm|emotion/u,
    'calmar el enfado',
    '4 {H} tenía un enfado grande y rojo. Respiró tres veces.\n6 El enfado se hizo mediano, luego pequeño, y luego cupo en un bolsillo.\n4 —Ya puedo pensar —dijo.',
    '4 {H} was cross, big and red and cross. Then came three long breaths.\n6 The crossness went down to middling, and then to small, and then it fitted in a pocket.\n4 “Now I can think,” said {H}.',
    'El enfado de {H} era grande. Respirado tres veces, cupo en un bolsillo.',
    '{H} was very cross. After three breaths it all fitted in a pocket.',
  ),
  value(
    'justice',
    /justic|\bjust[oa]s?\b|trampa|reglas|justice|\bfair(ness)?\b|cheat|\brules/u,
    'ser justo',
    '4 —Así no vale —dijo {H}—. O por las buenas, o nada.\n6 Había un atajo con trampa, y lo dejaron donde estaba.\n4 —Por las buenas, entonces —dijo {F}.',
    '4 “That would not be fair,” said {H}. “We do it right, or not at all.”\n6 There was a trick that would have been quicker, and they left it where it was.\n4 “We do it right, then,” said {F}.',
    '{H} dejó la trampa donde estaba. El camino largo llegaba igual.',
    '{H} left the trick where it was. The long way got there too.',
  ),
  value(
    'creativity',
    /imagin|creativ|invent|imagina/u,
    'usar la imaginación',
    '4 —¿Y si lo hacemos al revés? —dijo {H}.\n6 Era una idea rarísima. Las ideas normales ya las habían probado todas.\n4 —Al revés, pues —dijo {F}.',
    '4 “What if we do it back to front?” said {H}.\n6 It was a very odd idea. They had tried all the normal ones.\n4 “Back to front it is,” said {F}.',
    'A {H} se le ocurrió hacerlo al revés. Al revés era al derecho.',
    '{H} thought of doing it back to front. That turned out to be the right way round.',
  ),
  value(
    'sharing-turns',
    /turno|compartir (los )?juguetes|celos|envidia|jealous|envy|take turns|taking turns/u,
    'respetar los turnos y vencer los celos',
    '4 —Ahora te toca a ti, {F!} —dijo {H}.\n6 Le costó un poco soltarlo. Después tuvo las dos manos libres, que venían muy bien.\n4 Y así, por turnos, pudieron.',
    '4 “It is your turn now, {F!},” said {H}.\n6 It was hard to let go. After that there were two free hands, which came in useful.\n4 And so, turn by turn, they did it.',
    '{H} dejó su turno. Y cuando volvió a tocarle, le supo mejor.',
    '{H} gave up a turn. When the next one came, it was sweeter.',
  ),
  value(
    'trying-new',
    /probar|cambios?\b|nuev[oa]s? |comer de todo|\bnew things|try new|\bchange/u,
    'atreverse con lo nuevo',
    '4 {H} no lo había hecho nunca. Lo probó con un dedo del pie.\n6 Lo nuevo estaba frío al principio, como el agua, y luego ya no.\n4 —¡No está tan mal! —dijo.',
    '4 {H} had never done it before, and tried it with one toe.\n6 New things are cold at first, like water, and then they are not.\n4 “It is not so bad!” said {H}.',
    '{H} probó con un dedo del pie. Lo nuevo dejó de serlo muy pronto.',
    '{H} tried it with one toe. It did not stay new for long.',
  ),
  value(
    'rest',
    /dormir|descans|pantalla|tableta|movil|\bsleep|\brest\b|screen/u,
    'descansar y mirar alrededor',
    '4 {H} se paró y miró alrededor, sin prisa.\n6 Había estado allí todo el rato, a la vista, esperando a que alguien levantara la cabeza.\n4 —¡Mira, {F!}! —dijo.',
    '4 {H} stopped and looked about, in no hurry.\n6 It had been there all along, in plain sight, until somebody looked up.\n4 “Look, {F!}!” said {H}.',
    '{H} levantó la cabeza y miró. Todo lo bueno estaba alrededor.',
    '{H} looked up. All the good things were right there.',
  ),
  value(
    'joy',
    /alegr|sonre|\breir|feliz|felicidad|humor|\bjoy|happy|happiness|laugh|smile/u,
    'la alegría',
    '4 A {H} le entró la risa. Y la risa se le pegó a {F}.\n6 Riendo pesaba todo la mitad, y el susto no encontraba sitio.\n4 —¡Otra vez! —dijeron a la vez.',
    '4 {H} began to laugh, and {F} caught it too.\n6 When you laugh, things weigh half as much, and there is no room to be scared.\n4 “Again!” they both said.',
    '{H} se rio en lo más difícil. Desde entonces, fue menos difícil.',
    '{H} laughed at the hardest part. After that it was not so hard.',
  ),
  value(
    'simplicity',
    /pequen|pequeñ|taman|\bsize\b|sencill|importa(n)? (mas )?(lo|las cosas)|dinero|tener mas|money|little things|small things/u,
    'el valor de las cosas pequeñas',
    '4 {H} buscó algo grande. Lo que sirvió fue algo muy pequeño.\n6 Estaba en el fondo del bolsillo desde por la mañana, y no había costado nada.\n4 —¿Con eso? —dijo {F}. Con eso.',
    '4 {H} looked for something big. What helped was something very small.\n6 It had been at the bottom of a pocket all day, and it had cost nothing.\n4 “With that?” said {F}. With that.',
    'Lo que sirvió cabía en el bolsillo de {H}.',
    'What had helped would fit in one small pocket.',
  ),
  value(
    'goodbye',
    /despedi|echar de menos|recuerd|memoria|goodbye|miss(ing)? (some|you)|remember/u,
    'recordar a quien queremos',
    '4 {H} cerró los ojos y se acordó de alguien que no estaba.\n6 Se acordó de su risa entera, con el ruidito del final.\n4 Al abrirlos, ya no hacía tanto frío.',
    '4 {H} shut both eyes and thought of somebody who was not there.\n6 The whole laugh came back, right down to the squeak at the end.\n4 After that it was not so cold.',
    '{H} se acordó de una risa, y la risa vino también.',
    '{H} remembered a laugh, and the laugh came along too.',
  ),
  value(
    'health',
    /\bsan[oa]s?\b|verdura|fruta|dientes|deporte|higiene|lavarse|healthy|vegetable|teeth|\bsport/u,
    'cuidarse',
    '4 —Primero, agua y un bocado —dijo {H}.\n6 Con la tripa vacía nadie mueve una montaña, ni siquiera una piedra.\n4 Y entonces {F} sí tuvo fuerzas.',
    '4 “First some water and a bite to eat,” said {H}.\n6 On an empty tummy nobody moves a mountain, or even a stone.\n4 And then {F} was strong enough.',
    '{H} paró a beber agua. Después llegaron mucho más lejos.',
    '{H} stopped for a drink of water. After that they got much further.',
  ),
  value(
    'optimism',
    /esperanza|optimis|sueño|suenos?\b|deseos?\b|\bhope|dreams?\b|\bwish/u,
    'no perder la esperanza',
    '4 —Todavía no —dijo {H}. No dijo «no»: dijo «todavía no».\n6 Entre una cosa y otra hay sitio de sobra para intentarlo.\n4 —Todavía no —repitió {F}, y sonrió.',
    '4 “Not yet,” said {H}. It was not “no”. It was “not yet”.\n6 Between the two there is plenty of room for one more try.\n4 “Not yet,” said {F}, and smiled.',
    '{H} no dijo «no». Dijo «todavía no», y tuvo razón.',
    '{H} did not say “no”. {H} said “not yet”, and that was true.',
  ),
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
    words: /diferen|distint|\bunic|respet|different|unique|respect|yourself/u,
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
      es: '4 {H} miró a {F}.\n4 —¿Estás conmigo? —preguntó.\n4 —Contigo —dijo {F}.\n6 [Dicho así, en voz alta, todo parecía la mitad de difícil./Eran palabras pequeñas, y abrigaban como una manta grande.]',
      en: '4 “Are you with me?” asked {H}.\n4 “I am with you,” said {F}.\n6 [Said out loud like that, it all seemed half as hard./They were small words, and as warm as a big blanket.]',
    },
    closing: {
      es: '{H} contaba con {F}, y {F} contaba con {H}. Así llegaron hasta el final.',
      en: '{H} could count on {F}, and {F} on {H}. That is how they got all the way.',
    },
  },
]

export function moralValueOf(moral: string): { value: Value; recognised: boolean } {
  const folded = foldName(moral)
  const found = VALUES.find(({ words }) => words.test(folded))
  return { value: found ?? VALUES.at(-1) ?? VALUES[0], recognised: found !== undefined }
}

function value(
  id: string,
  words: RegExp,
  inSpanish: string,
  esAct: string,
  enAct: string,
  esClosing: string,
  enClosing: string,
): Value {
  return { id, words, inSpanish, act: { es: esAct, en: enAct }, closing: { es: esClosing, en: enClosing } }
}
