import type { Both } from '../plots/plot.ts'
import type { Value, ValueWay } from './values.ts'

/**
 * In the order in which a moral is searched for them; the last serves where none is found. What is done comes right before
 * the decisive deed of any plot, anywhere, so it takes a breath, needs nothing, and solves nothing by itself.
 */
export const VALUES: readonly [Value, ...Value[]] = [
  {
    id: 'help',
    words: /pedir ayuda|ask(ing)? for help/u,
    inSpanish: 'pedir ayuda',
    ways: [
      way(
        '4 —¿Me ayudas? —dijo {H} por fin.\n6 [Le costó decirlo, y al decirlo el pecho le pesó menos./Eran dos palabras pequeñas, pero abrieron una puerta enorme.]\n4 {F} ya estaba a su lado.',
        '4 “Will you help me?” said {H} at last.\n6 [It was hard to say, and then it felt lighter./They were small words, but they opened a big door.]\n4 {F} was already there.',
        'Aquella tarde, {H} pidió ayuda en voz alta. Y entre todos llegaron hasta el final.',
        'That day {H} asked for help out loud. Together, they got all the way.',
      ),
      way(
        '4 —Yo sol{H:o/a} no puedo —dijo {H} en voz alta.\n6 Decirlo fue como dejar una mochila en el suelo.\n4 —Pues l{HF:os/as} dos —dijo {F}.',
        '4 “I cannot do it alone,” said {H}, out loud.\n6 To say it was like putting down a heavy bag.\n4 “Then both of us,” said {F}.',
        '{H} dijo «yo sol{H:o/a} no puedo», y dejó de estar sol{H:o/a}.',
        '{H} said “I cannot do it alone”, and from then on was not alone.',
      ),
    ],
  },
  {
    id: 'mistakes',
    words: /equivoc|\berror|fall(o|ar)|mistake|fail|wrong/u,
    inSpanish: 'aprender de los errores',
    ways: [
      way(
        '4 —Lo hice mal —dijo {H}—. Probemos otra vez.\n6 Borró el primer plan y miró con calma dónde había empezado el fallo.\n4 {F} sonrió y le pasó el lápiz.',
        '4 “I got it wrong,” said {H}. “Let’s try again.”\n6 The first plan was crossed out, and they looked for where it had slipped.\n4 {F} smiled and passed the pencil.',
        '{H} guardó el primer plan, el que salió mal. Sin él, nunca habría llegado el segundo.',
        '{H} kept the first plan, the one that failed. The second one had grown out of it.',
      ),
      way(
        '4 —Bueno —dijo {H}—. Ya sabemos cómo no se hace.\n6 Tachó esa manera en su cabeza. Quedaba una menos por probar.\n4 —¿Cuál toca ahora? —preguntó {F}.',
        '4 “Well,” said {H}, “now we know how not to do it.”\n6 That way was crossed off, and there was one less to try.\n4 “Which is next?” asked {F}.',
        'A {H} le salió mal, y luego le salió mejor. Lo segundo empezó en lo primero.',
        'It went wrong for {H}, and then it went better. The second began in the first.',
      ),
    ],
  },
  {
    id: 'listening',
    words: /escuch|listen/u,
    inSpanish: 'escuchar a los demás',
    ways: [
      way(
        '4 {H} dejó de hablar y escuchó a {F}.\n6 Primero no oyó nada. Después oyó lo que {F} llevaba un buen rato intentando decir.\n4 —Tienes razón —dijo {H}—. Lo haremos así.',
        '4 {H} stopped talking and listened to {F}.\n6 First there was nothing. Then came what {F} had been trying to say all along.\n4 “You are right,” said {H}. “We will do it like that.”',
        'Cuando {H} se calló para escuchar, {F} encontró la palabra que faltaba.',
        'When {H} went quiet to listen, {F} found the word they needed.',
      ),
      way(
        '4 —Dilo otra vez, {F!} —pidió {H}—. Ahora sí te escucho.\n6 Para oír basta con las orejas. Para escuchar hay que parar quiet{H:o/a}.\n4 {F} lo dijo otra vez, y se entendió todo.',
        '4 “Say it again, {F!},” said {H}. “This time I am listening.”\n6 To hear is one thing. To listen, you have to keep still.\n4 {F} said it again, and it all made sense.',
        '{F} lo había dicho tres veces. A la cuarta, {H} escuchó.',
        '{F} had said it three times. The fourth time, {H} listened.',
      ),
    ],
  },
  {
    id: 'kindness',
    words: /amab|bondad|generos|compart|ayuda|kind|shar|generous|help/u,
    inSpanish: 'ser amable y compartir',
    ways: [
      way(
        '4 Antes de nada, {H} partió su merienda en dos.\n6 El trozo grande fue para quien tenía más hambre, sin contar las migas.\n4 —Toma, {F!} —dijo—. Así tenemos fuerzas l{HF:os/as} dos.',
        '4 Before anything else, {H} broke the last snack in two.\n6 The bigger half went to the one who was hungrier, and nobody counted crumbs.\n4 “Here, {F!},” said {H}. “Now we are both strong.”',
        '{H} dio la mitad más grande. Y la mitad más pequeña le supo a fiesta.',
        '{H} gave away the bigger half. The smaller half tasted like a feast.',
      ),
      way(
        '4 —Ponte tú aquí, {F!}, que se está mejor —dijo {H}.\n6 No era gran cosa: un sitio bueno a cambio de uno malo. Aun así, se notó enseguida.\n4 {F} le hizo un hueco, y cupieron l{HF:os/as} dos.',
        '4 “You stand here, {F!},” said {H}. “It is better.”\n6 It was not much, a good place for a bad one. All the same, it made a difference.\n4 {F} moved up, and there was room for both.',
        '{H} dejó el mejor sitio, y resultó que cabían l{HF:os/as} dos.',
        '{H} gave away the best place, and it turned out to be big enough for two.',
      ),
    ],
  },
  {
    id: 'perseverance',
    words: /rend(ir|irse|as)|esfuerz|constan|persever|intent|give up|keep trying|effort/u,
    inSpanish: 'no rendirse',
    ways: [
      way(
        '4 {H} lo intentó una vez. Y otra. Y otra más.\n6 A la cuarta, algo se movió apenas el grueso de un pelo.\n4 —¡Casi! —gritó {F}—. ¡Sigue!',
        '4 {H} tried once. Then again. Then once more.\n6 On the fourth go something moved, by the width of a hair.\n4 “Nearly!” cried {F}. “Keep going!”',
        '{H} lo intentó una vez más de las que parecían posibles. Esa era la buena.',
        '{H} tried one more time than seemed possible. That was the one that worked.',
      ),
      way(
        '4 —Una vez más —dijo {H}.\n6 Ya lo había dicho antes, varias veces. Esas veces también contaban.\n4 {F} respiró hondo: una vez más.',
        '4 “One more time,” said {H}.\n6 It was not the first time that {H} had said so. Those other times counted too.\n4 {F} took a big breath. One more time, then.',
        'Las veces que no salió también contaban. {H} las sumó todas.',
        'The times it had not worked counted too. {H} added them all up.',
      ),
    ],
  },
  {
    id: 'honesty',
    words: /verdad(?!er)|mentir|sincer|honest|truth|\blies?\b|\blying/u,
    inSpanish: 'decir la verdad',
    ways: [
      way(
        '4 {H} dijo la verdad: «No sé cómo se hace».\n6 Ya estaba dicho, y el cielo no se había caído.\n4 —Gracias por decírmelo —dijo {F}.',
        '4 {H} told the truth: “I do not know how.”\n6 It was out now, and the sky had not fallen.\n4 “Thank you for telling me,” said {F}.',
        '{H} dijo la verdad aunque le temblaba la voz. Después todo pesó menos.',
        '{H} told the truth with a shaky voice. After that, everything weighed less.',
      ),
      way(
        '4 —Te digo la verdad —dijo {H}—. Estoy nervios{H:o/a}.\n6 Podía haber dicho que no. Pero una mentira pesa, y ya llevaban bastante.\n4 —Y yo —dijo {F}. Y se rieron l{HF:os/as} dos.',
        '4 “To tell you the truth,” said {H}, “I am nervous.”\n6 It would have been easy to say no. But a lie is heavy, and they had enough to carry.\n4 “So am I,” said {F}. And they both laughed.',
        '{H} dijo la verdad en mitad del lío. Desde entonces, el lío fue más pequeño.',
        '{H} told the truth right in the middle of it all. After that, it was all a bit smaller.',
      ),
    ],
  },
  {
    id: 'courage',
    words: /valient|\bvalor\b(?! de)|miedo|brave|courage|fear|afraid/u,
    inSpanish: 'ser valiente',
    ways: [
      way(
        '4 A {H} le temblaban las rodillas. Dio un paso igual.\n6 El miedo también lo dio, pero un poco más atrás.\n4 —Voy contigo —dijo {F}.',
        '4 {H} felt both knees shake, and took a step all the same.\n6 The fear came too, but it walked a little way behind.\n4 “I am coming with you,” said {F}.',
        'A {H} le temblaban las rodillas, y dio el paso de todos modos.',
        'Both knees were shaking, and {H} took the step anyway.',
      ),
      way(
        '4 {H} tenía miedo. Lo dijo, y se quedó.\n6 Se puede tener miedo y quedarse: las dos cosas caben a la vez.\n4 {F} se quedó al lado.',
        '4 {H} was afraid, and said so, and stayed.\n6 You can be afraid and stay. There is room for both at once.\n4 {F} stayed too, close by.',
        '{H} tenía miedo y se quedó. El miedo se aburrió y se fue antes.',
        '{H} was afraid, and stayed. The fear got bored and left first.',
      ),
    ],
  },
  {
    id: 'nature',
    words: /naturaleza|planeta|recicl|animales|nature|planet|earth|recycl/u,
    inSpanish: 'cuidar la naturaleza',
    ways: [
      way(
        '4 —Sin romper nada —dijo {H}.\n6 Allí vivía más gente de la que parecía: gente pequeña, de la que no hace ruido.\n4 Y lo hicieron con mucho, mucho cuidado.',
        '4 “And we break nothing,” said {H}.\n6 More folk lived there than you would think, small ones who make no noise.\n4 So they did it with great, great care.',
        'Dejaron el sitio como estaba, o un poco mejor. Solo lo notó quien vivía allí.',
        'They left the place as it was, or a little better. Only those who lived there could tell.',
      ),
      way(
        '4 {H} recogió lo que había tirado, aunque no era suyo.\n6 Lo haría luego otro, o no lo haría nadie: mejor entonces.\n4 —Ya está limpio —dijo {F}—. Ahora sí.',
        '4 {H} picked up the litter, although it was somebody else’s.\n6 Others might do it later, or nobody at all, so now was best.\n4 “All clean,” said {F}. “Now we can.”',
        'Al marcharse no dejaron nada tirado, ni una miga.',
        'When they left, there was nothing lying about, not even a crumb.',
      ),
    ],
  },
  {
    id: 'patience',
    words: /pacien|esperar|\bprisa|patien|\bwait/u,
    inSpanish: 'tener paciencia',
    ways: [
      way(
        '4 {H} se sentó y esperó. No hizo nada más.\n6 Esperar también es hacer algo, aunque no se note.\n4 Entonces el momento llegó solo. —¡Ahora! —dijo {F}.',
        '4 {H} sat down and waited. That was all.\n6 To wait is to do something too, even if it does not show.\n4 Then the moment came by itself. “Now!” said {F}.',
        '{H} supo esperar. Y el momento llegó cuando le tocaba.',
        '{H} knew how to wait, and the moment came in its own time.',
      ),
      way(
        '4 —Todavía no —dijo {H}. Contó hasta diez, y luego otra vez.\n6 Lo difícil de esperar es que no se ve. Por dentro cansa como subir escaleras.\n4 —Diez —dijo {F}—. ¡Ya!',
        '4 “Not yet,” said {H}, and counted up to ten, twice.\n6 The hard part of a wait is that it does not show. Inside, it is like climbing stairs.\n4 “Ten,” said {F}. “Now!”',
        '{H} contó hasta diez dos veces. A la segunda, ya era el momento.',
        '{H} counted to ten, twice. By the second time, the moment had come.',
      ),
    ],
  },
  {
    id: 'gratitude',
    words: /agradec|gracias|gratitud|grateful|thank/u,
    inSpanish: 'dar las gracias',
    ways: [
      way(
        '4 —Gracias por venir conmigo, {F!} —dijo {H}.\n6 Lo dijo antes de saber si saldría bien, que es cuando más vale.\n4 {F} se puso colorad{F:o/a}.',
        '4 “Thank you for coming, {F!},” said {H}.\n6 It was said before they knew how it would end, when it counts the most.\n4 {F} went quite pink.',
        '{H} dio las gracias antes de llegar. El camino se hizo más corto.',
        '{H} said thank you before the end. It made the way shorter.',
      ),
      way(
        '4 —Qué suerte que estés aquí —le dijo {H} a {F}.\n6 Llevaba todo el día pensándolo. Pensado no servía de mucho. Dicho, abrigaba.\n4 —Qué suerte la mía —dijo {F}.',
        '4 “I am so glad you are here,” {H} said to {F}.\n6 {H} had thought so all day. Only thought, it was no use to anybody. Said out loud, it was warm.\n4 “So am I,” said {F}.',
        '{H} dijo «qué suerte que estés aquí». Y eso fue lo que más duró del día.',
        '{H} said “I am so glad you are here”. Of the whole day, that lasted longest.',
      ),
    ],
  },
  {
    id: 'forgiveness',
    words: /perdon|forgiv|sorry/u,
    inSpanish: 'pedir perdón y perdonar',
    ways: [
      way(
        '4 {H} miró a {F}.\n4 —Perdón por lo de antes —dijo.\n6 Se hizo un silencio. Después, algo que estaba muy tenso se aflojó.\n4 —Ya se me había olvidado —contestó {F}.',
        '4 “I am sorry about before,” said {H}.\n6 There was a silence. Then something very tight came loose.\n4 “I had forgotten it,” said {F}.',
        '{H} pidió perdón, y {F} ya se lo había dado.',
        '{H} said sorry, and {F} had forgiven it long before.',
      ),
      way(
        '4 —¿Sigues enfadad{F:o/a}? —preguntó {H}.\n6 A {F} se le había olvidado por qué. Y un enfado sin porqué ya no es un enfado: es una costumbre.\n4 —No —dijo {F}. Y era verdad.',
        '4 “Are you still cross?” asked {H}.\n6 {F} could not think what about. And if you cannot think what about, it is only a habit.\n4 “No,” said {F}. And it was true.',
        'El enfado se quedó por el camino. Nadie volvió a buscarlo.',
        'The crossness was left behind on the way. Nobody went back for it.',
      ),
    ],
  },
  {
    id: 'responsibility',
    words: /responsab|cumplir|promesa|ordenad|deberes|responsib|promise|\btidy/u,
    inSpanish: 'cumplir lo prometido',
    ways: [
      way(
        '4 —Dije que lo haría —recordó {H}—. Y lo voy a hacer.\n6 Podía dejarlo para mañana. Las promesas, en cambio, no saben esperar.\n4 {F} asintió: una promesa es una promesa.',
        '4 “I said that I would,” said {H}. “So I will.”\n6 It could wait until the next day. A promise, though, is bad at waiting.\n4 {F} nodded. A promise is a promise.',
        '{H} hizo lo que había dicho. Ni más ni menos.',
        '{H} did what {H} had said. No more, and no less.',
      ),
      way(
        '4 —Esto es cosa mía —dijo {H}.\n6 Nadie se lo había pedido otra vez. No hacía falta: se acordaba perfectamente.\n4 {F} le hizo sitio.',
        '4 “This one is mine to do,” said {H}.\n6 Nobody had asked a second time. There was no need, for {H} had not forgotten.\n4 {F} made room.',
        '{H} dijo «esto es cosa mía», y lo fue hasta el final.',
        '{H} said “this one is mine to do”, and did it to the very end.',
      ),
    ],
  },
  {
    id: 'empathy',
    words: /empat|lugar del otro|ponerse en|sentimient|empath|feelings|other people.?s shoes/u,
    inSpanish: 'ponerse en el lugar del otro',
    ways: [
      way(
        '4 {H} miró la cara de {F}. Algo le dolía.\n6 No hizo preguntas. Se sentó al lado, a la misma altura.\n4 —Ya pasó —dijo {F} al rato—. Vamos.',
        '4 {H} looked at {F} and saw that something hurt.\n6 There were no questions. {H} just sat down, close by.\n4 “I am all right now,” said {F}. “Let’s go.”',
        '{H} no preguntó nada: se sentó al lado. Era lo que hacía falta.',
        '{H} asked nothing and sat close by. It was what was needed.',
      ),
      way(
        '4 —¿Cómo se verá desde ahí? —dijo {H}.\n4 Y se puso junto a {F}.\n6 Desde allí era todo distinto: lo fácil parecía difícil, y al revés.\n4 —Ahora lo entiendo —dijo {H}.',
        '4 “What is it like from there?” said {H}.\n4 So {H} went to stand by {F}.\n6 From there it all looked different. What was easy looked hard, and the other way round.\n4 “Now I see,” said {H}.',
        '{H} lo miró desde el sitio de {F}. Desde allí se entendía todo.',
        '{H} looked at it from where {F} stood. From there it all made sense.',
      ),
    ],
  },
  {
    id: 'curiosity',
    words: /curios|aprend|pregunt|estudi|descubr|curious|learn|question|discover/u,
    inSpanish: 'ser curioso y preguntar',
    ways: [
      way(
        '4 —¿Y por qué? —preguntó {H}.\n6 Nadie se lo había preguntado hasta entonces, de tan claro que parecía.\n4 —Pues… —dijo {F}. Y ahí, en ese «pues», estaba la solución.',
        '4 “But why?” asked {H}.\n6 Nobody had asked that until then, for it seemed so plain.\n4 “Well...” said {F}. And there, in that “well”, was the answer.',
        '{H} preguntó por qué una vez más. Detrás de esa pregunta estaba todo.',
        '{H} asked why one more time. Behind that question was all the rest.',
      ),
      way(
        '4 —¿Qué pasaría si…? —empezó {H}.\n6 Las mejores preguntas empiezan así, y no se sabe cómo acaban.\n4 —Vamos a verlo —dijo {F}.',
        '4 “What would happen if...?” began {H}.\n6 The best questions start like that, and nobody knows where they end.\n4 “Let’s find out,” said {F}.',
        '{H} empezó una pregunta. Para saber cómo acababa, hubo que llegar al final.',
        '{H} began a question. To find out how it ended, they had to go all the way.',
      ),
    ],
  },
  {
    id: 'humility',
    words: /humild|presum|orgull|vanid|humble|humility|boast|\bpride\b/u,
    inSpanish: 'ser humilde',
    ways: [
      way(
        '4 —No lo sé —dijo {H}. Y no pasó nada.\n6 Al decirlo, quedó sitio para que otra persona supiera algo.\n4 —Yo creo que sí lo sé —dijo {F}.',
        '4 “I do not know,” said {H}. And nothing bad came of it.\n6 Once that was said, there was room for somebody else to know.\n4 “I think I do,” said {F}.',
        '{H} dijo «no lo sé», y entonces lo supieron entre todos.',
        '{H} said “I do not know”, and then they found it out between them.',
      ),
      way(
        '4 —Tú lo haces mejor que yo, {F!} —dijo {H}.\n6 Costaba un poquito decirlo, menos que un pellizco.\n4 {F} creció un dedo al oírlo.',
        '4 “You are better at this than I am, {F!},” said {H}.\n6 It stung a little to say so, less than a pinch.\n4 {F} stood an inch taller.',
        '{H} dijo «tú lo haces mejor», y lo hicieron mejor l{HF:os/as} dos.',
        '{H} said “you are better at this”, and it made them both better.',
      ),
    ],
  },
  {
    id: 'confidence',
    words:
      /confia(r)? en (ti|uno|si)|autoestima|creer en|cre[aei]\w* en (ti|si|uno)|quererse|confiden|believe in|self.?esteem/u,
    inSpanish: 'creer en uno mismo',
    ways: [
      way(
        '4 —Puedo —dijo {H}, muy bajito. Luego lo dijo más alto.\n6 La segunda vez sonó a verdad, y la tercera ya no hizo falta.\n4 {F} no dijo nada. Ya lo sabía.',
        '4 “I can,” said {H}, very softly. Then once more, louder.\n6 The second time it sounded true, and nobody needed a third.\n4 {F} said nothing, having known it all along.',
        '{H} dijo «puedo» en voz muy baja. Con eso bastó.',
        '{H} said “I can”, very softly. It was enough.',
      ),
      way(
        '4 {H} se acordó de otra cosa que antes no sabía hacer.\n6 Había tardado un verano entero, y un día, sin más, le salió.\n4 —Esta también —dijo {H}.',
        '4 {H} thought of another thing that had once been too hard.\n6 It had taken a whole summer, and then one day it just came.\n4 “This too,” said {H}.',
        'Por la mañana, {H} no sabía si podría. Por la noche, sí.',
        'In the morning {H} was not so sure. By evening, {H} was.',
      ),
    ],
  },
  {
    id: 'calm',
    words: /enfad|rabi(a|eta)|calma|emocion|tranquil|\bangr|temper|\bcalm|emotion/u,
    inSpanish: 'calmar el enfado',
    ways: [
      way(
        '4 {H} tenía un enfado grande y rojo. Respiró tres veces.\n6 El enfado se hizo mediano, luego pequeño, y luego cupo en un bolsillo.\n4 —Ya puedo pensar —dijo.',
        '4 {H} was cross, big and red and cross. Then came three long breaths.\n6 The crossness went down to middling, and then to small, and then it fitted in a pocket.\n4 “Now I can think,” said {H}.',
        'El enfado de {H} era grande. Respirado tres veces, cupo en un bolsillo.',
        '{H} was very cross. After three breaths it all fitted in a pocket.',
      ),
      way(
        '4 {H} estaba a punto de gritar. En lugar de eso, sopló muy despacio.\n6 Sopló como si hubiera una vela delante y no quisiera apagarla.\n4 —Ya —dijo después, con su voz de siempre.',
        '4 {H} was about to shout. Instead, {H} blew out, very slowly.\n6 It was like blowing at a candle and trying not to put it out.\n4 “There,” said {H} after that, in the usual voice.',
        'El enfado de {H} se apagó de un soplo muy lento.',
        'One long slow breath, and the crossness went out like a candle.',
      ),
    ],
  },
  {
    id: 'justice',
    words: /justic|\bjust[oa]s?\b|trampa|reglas|justice|\bfair(ness)?\b|cheat|\brules/u,
    inSpanish: 'ser justo',
    ways: [
      way(
        '4 —Así no vale —dijo {H}—. O por las buenas, o nada.\n6 Había un atajo con trampa, y lo dejaron donde estaba.\n4 —Por las buenas, entonces —dijo {F}.',
        '4 “That would not be fair,” said {H}. “We do it right, or not at all.”\n6 There was a trick that would have been quicker, and they left it where it was.\n4 “We do it right, then,” said {F}.',
        '{H} dejó la trampa donde estaba. El camino largo llegaba igual.',
        '{H} left the trick where it was. The long way got there too.',
      ),
      way(
        '4 —¿Te parece justo a ti también? —preguntó {H}.\n6 Si solo lo pensaba un{H:o/a}, no servía.\n4 {F} lo pensó un momento.\n4 —Ahora sí —dijo.',
        '4 “Does it seem fair to you too?” asked {H}.\n6 If only one of them thought so, it was not fair yet.\n4 {F} thought it over.\n4 “Now it does,” said {F}.',
        'Les pareció justo a l{HF:os/as} dos. Con eso bastaba.',
        'It seemed fair to both of them, and that was enough.',
      ),
    ],
  },
  {
    id: 'creativity',
    words: /imagin|creativ|invent|imagina/u,
    inSpanish: 'usar la imaginación',
    ways: [
      way(
        '4 —¿Y si lo hacemos al revés? —dijo {H}.\n6 Era una idea rarísima. Las ideas normales ya las habían probado todas.\n4 —Al revés, pues —dijo {F}.',
        '4 “What if we do it back to front?” said {H}.\n6 It was a very odd idea. They had tried all the normal ones.\n4 “Back to front it is,” said {F}.',
        'A {H} se le ocurrió hacerlo al revés. Al revés era al derecho.',
        '{H} thought of doing it back to front. That turned out to be the right way round.',
      ),
      way(
        '4 —¿Y si hacemos como que…? —dijo {H}.\n6 Hacer como que sí es la mitad. La otra mitad viene sola.\n4 —¡Como que sí! —dijo {F}.',
        '4 “What if we pretend...?” said {H}.\n6 To pretend is half of getting there, and the other half comes along by itself.\n4 “Let’s pretend!” said {F}.',
        '{H} hizo como que se podía. Y se pudo.',
        '{H} pretended that it could be done. And it could.',
      ),
    ],
  },
  {
    id: 'sharing-turns',
    words: /turno|compartir (los )?juguetes|celos|envidia|jealous|envy|take turns|taking turns/u,
    inSpanish: 'respetar los turnos y vencer los celos',
    ways: [
      way(
        '4 —Ahora te toca a ti, {F!} —dijo {H}.\n6 Le costó un poco soltarlo. Después tuvo las dos manos libres, que venían muy bien.\n4 Y así, por turnos, pudieron.',
        '4 “It is your turn now, {F!},” said {H}.\n6 It was hard to let go. After that there were two free hands, which came in useful.\n4 And so, turn by turn, they did it.',
        '{H} dejó su turno. Y cuando volvió a tocarle, le supo mejor.',
        '{H} gave up a turn. When the next one came, it was sweeter.',
      ),
      way(
        '4 {H} quería ir primero. Lo quería mucho, mucho.\n6 Miró a {F}, que también lo quería y no lo decía.\n4 —Tú, y luego yo —dijo {H}.',
        '4 {H} wanted to go first, very, very much.\n6 {F} wanted it too, and did not say so.\n4 “You first, then me,” said {H}.',
        '{H} fue después. Y desde después se ve mejor cómo se hace.',
        '{H} went second. From there you get a better view.',
      ),
    ],
  },
  {
    id: 'trying-new',
    words: /probar|cambios?\b|nuev[oa]s? |comer de todo|\bnew things|try new|\bchange/u,
    inSpanish: 'atreverse con lo nuevo',
    ways: [
      way(
        '4 {H} no lo había hecho nunca. Lo probó con un dedo del pie.\n6 Lo nuevo estaba frío al principio, como el agua, y luego ya no.\n4 —¡No está tan mal! —dijo.',
        '4 {H} had never done it before, and tried it with one toe.\n6 New things are cold at first, like water, and then they are not.\n4 “It is not so bad!” said {H}.',
        '{H} probó con un dedo del pie. Lo nuevo dejó de serlo muy pronto.',
        '{H} tried it with one toe. It did not stay new for long.',
      ),
      way(
        '4 —Nunca lo he hecho así —dijo {H}—. ¡Mejor!\n6 Lo que nunca se ha hecho es lo único que se puede estrenar.\n4 —¡A estrenar! —dijo {F}.',
        '4 “I have never done it like this,” said {H}. “Good!”\n6 Of all the things there are, those are the only ones that still come new.\n4 “Brand new!” said {F}.',
        '{H} lo hizo por primera vez. Ya solo quedan todas las demás.',
        '{H} did it for the first time. Now there are all the other times to come.',
      ),
    ],
  },
  {
    id: 'rest',
    words: /dormir|descans|pantalla|tableta|movil|\bsleep|\brest\b|screen/u,
    inSpanish: 'descansar y mirar alrededor',
    ways: [
      way(
        '4 {H} se paró y miró alrededor, sin prisa.\n6 Había estado allí todo el rato, a la vista, esperando a que alguien levantara la cabeza.\n4 —¡Mira, {F!}! —dijo.',
        '4 {H} stopped and looked about, in no hurry.\n6 It had been there all along, in plain sight, until somebody looked up.\n4 “Look, {F!}!” said {H}.',
        '{H} levantó la cabeza y miró. Todo lo bueno estaba alrededor.',
        '{H} looked up. All the good things were right there.',
      ),
      way(
        '4 —Cinco minutos —dijo {H}, y se sentó.\n6 Durante cinco minutos enteros nadie miró nada con prisa.\n4 Después estaban como nuev{HF:os/as}.',
        '4 “Five minutes,” said {H}, and sat down.\n6 For five whole minutes nobody looked at anything in a hurry.\n4 After that they were as good as new.',
        '{H} paró cinco minutos. Fueron los cinco que más se notaron.',
        '{H} stopped for five minutes. Those were the five that did the trick.',
      ),
    ],
  },
  {
    id: 'joy',
    words: /alegr|sonre|\breir|feliz|felicidad|humor|\bjoy|happy|happiness|laugh|smile/u,
    inSpanish: 'la alegría',
    ways: [
      way(
        '4 A {H} le entró la risa. Y la risa se le pegó a {F}.\n6 Riendo pesaba todo la mitad, y el susto no encontraba sitio.\n4 —¡Otra vez! —dijeron a la vez.',
        '4 {H} began to laugh, and {F} caught it too.\n6 When you laugh, things weigh half as much, and there is no room to be scared.\n4 “Again!” they both said.',
        '{H} se rio en lo más difícil. Desde entonces, fue menos difícil.',
        '{H} laughed at the hardest part. After that it was not so hard.',
      ),
      way(
        '4 —¡Qué cara tienes! —le dijo {H} a {F}.\n6 {F} quiso ponerse seri{F:o/a} y no le salió: le salió una carcajada.\n4 Y ya no pudieron parar de reír.',
        '4 “You should see your face!” {H} said to {F}.\n6 {F} tried to look serious. It came out as a giggle.\n4 And then they could not stop.',
        'Se rieron tanto que lo difícil se marchó, ofendido.',
        'They laughed so much that the hard part went off in a huff.',
      ),
    ],
  },
  {
    id: 'simplicity',
    words:
      /pequen|peque\u00F1|taman|\bsize\b|sencill|importa(n)? (mas )?(lo|las cosas)|dinero|tener mas|money|little things|small things/u,
    inSpanish: 'el valor de las cosas pequeñas',
    ways: [
      way(
        '4 {H} buscó algo grande. Lo que sirvió fue algo muy pequeño.\n6 Estaba en el fondo del bolsillo desde por la mañana, y no había costado nada.\n4 —¿Con eso? —dijo {F}. Con eso.',
        '4 {H} looked for something big. What helped was something very small.\n6 It had been at the bottom of a pocket all day, and it had cost nothing.\n4 “With that?” said {F}. With that.',
        'Lo que sirvió cabía en el bolsillo de {H}.',
        'What had helped would fit in one small pocket.',
      ),
      way(
        '4 —No hace falta más —dijo {H}—. Con lo que hay, basta.\n6 Lo que había era poco, y estaba todo. Eso pasa más veces de las que parece.\n4 {F} lo contó. Sobraba una cosa.',
        '4 “We do not need more,” said {H}. “What there is will do.”\n6 There was not much, and it was all there. That happens more often than you would think.\n4 {F} counted. There was one to spare.',
        'Era poco y bastó. Hasta sobró una cosa.',
        'It was not much, and it was enough. There was even one to spare.',
      ),
    ],
  },
  {
    id: 'goodbye',
    words: /despedi|echar de menos|recuerd|memoria|goodbye|miss(ing)? (some|you)|remember/u,
    inSpanish: 'recordar a quien queremos',
    ways: [
      way(
        '4 {H} cerró los ojos y se acordó de alguien que no estaba.\n6 Se acordó de su risa entera, con el ruidito del final.\n4 Al abrirlos, ya no hacía tanto frío.',
        '4 {H} shut both eyes and thought of somebody who was not there.\n6 The whole laugh came back, right down to the squeak at the end.\n4 After that it was not so cold.',
        '{H} se acordó de una risa, y la risa vino también.',
        '{H} remembered a laugh, and the laugh came along too.',
      ),
      way(
        '4 {H} lo hizo como lo hacía alguien a quien echaba de menos.\n6 Con el mismo gesto, sin darse cuenta. Durante un momento, no faltó nadie.\n4 —Así se hacía —dijo {H}.',
        '4 {H} did it just the way somebody used to, somebody dear.\n6 It came by itself, the very same way. For a moment nobody was missing.\n4 “That is how it was done,” said {H}.',
        '{H} lo hizo como alguien le había enseñado. Por un momento no faltó nadie.',
        '{H} did it the way somebody had once shown. For a moment nobody was missing.',
      ),
    ],
  },
  {
    id: 'health',
    words: /\bsan[oa]s?\b|verdura|fruta|dientes|deporte|higiene|lavarse|healthy|vegetable|teeth|\bsport/u,
    inSpanish: 'cuidarse',
    ways: [
      way(
        '4 —Primero, agua y un bocado —dijo {H}.\n6 Con la tripa vacía nadie mueve una montaña, ni siquiera una piedra.\n4 Y entonces {F} sí tuvo fuerzas.',
        '4 “First some water and a bite to eat,” said {H}.\n6 On an empty tummy nobody moves a mountain, or even a stone.\n4 And then {F} was strong enough.',
        '{H} paró a beber agua. Después llegaron mucho más lejos.',
        '{H} stopped for a drink of water. After that they got much further.',
      ),
      way(
        '4 {H} se estiró bien estirad{H:o/a}, de arriba abajo.\n6 Algo crujió. Luego todo quedó en su sitio, con ganas de moverse.\n4 —Ahora tú, {F!} —dijo {H}.',
        '4 {H} had a good long stretch, from top to toe.\n6 Something creaked. Then all was in its place again and wanted to move.\n4 “Now you, {F!},” said {H}.',
        '{H} se estiró, {F} también, y lo difícil quedó un poco más bajo.',
        '{H} had a stretch, and so did {F}. After that, the hard part was not so high.',
      ),
    ],
  },
  {
    id: 'optimism',
    words: /esperanza|optimis|sue\u00F1o|suenos?\b|deseos?\b|\bhope|dreams?\b|\bwish/u,
    inSpanish: 'no perder la esperanza',
    ways: [
      way(
        '4 —Todavía no —dijo {H}. No dijo «no»: dijo «todavía no».\n6 Entre una cosa y otra hay sitio de sobra para intentarlo.\n4 —Todavía no —repitió {F}, y sonrió.',
        '4 “Not yet,” said {H}. It was not “no”. It was “not yet”.\n6 Between the two there is plenty of room for one more try.\n4 “Not yet,” said {F}, and smiled.',
        '{H} no dijo «no». Dijo «todavía no», y tuvo razón.',
        '{H} did not say “no”. {H} said “not yet”, and that was true.',
      ),
      way(
        '4 —Puede que sí —dijo {H}.\n6 Nadie lo había dicho todavía. Hasta entonces solo se había dicho lo otro.\n4 —Puede que sí —repitió {F}, por ver cómo sonaba.',
        '4 “It might work,” said {H}.\n6 Nobody had said that yet. Up to then they had only said the other thing.\n4 “It might,” said {F}, to hear how it sounded.',
        '«Puede que sí», dijo {H}. Y pudo.',
        '“It might work,” said {H}. And it did.',
      ),
    ],
  },
  {
    id: 'family',
    words: /familia|abuel|herman|family|home/u,
    inSpanish: 'querer a la familia',
    ways: [
      way(
        '4 {H} pensó en las manos que le enseñaron a atarse los zapatos.\n6 Despacio, con dos vueltas y un lazo: así se hacían en casa las cosas difíciles.\n4 Y lo hizo igual, despacio y bien.',
        '4 {H} thought of the hands that had taught {H.him} to tie a shoe.\n6 Two turns and a bow, never in a rush. That was how hard things were done at home.\n4 So {H.he} did it like that, slowly and well.',
        '{H} lo hizo como se hacen las cosas en casa: despacio, con cariño y con alguien al lado.',
        '{H} did it the way things are done at home: slowly, with love, and side by side.',
      ),
      way(
        '4 {H} oyó por dentro una voz de casa: «Despacio y bien».\n6 La voz no estaba allí. Pero la conocía tanto que era casi lo mismo.\n4 Y todo pareció un poco más fácil.',
        '4 Inside, {H} heard a voice from home. “Easy does it,” it said.\n6 It was not really there. But {H} knew it so well that it was nearly the same.\n4 And it all felt a little easier.',
        '{H} lo hizo con una voz de casa por dentro. Esa voz va a todas partes.',
        '{H} did it with a voice from home inside. It is a voice that goes everywhere.',
      ),
    ],
  },
  {
    id: 'difference',
    words: /diferen|distint|\bunic|respet|different|unique|respect|yourself/u,
    inSpanish: 'valorar lo que nos hace distintos',
    ways: [
      way(
        '4 —Tú lo haces de otra manera —dijo {H}—. ¡Enséñame!\n6 Lo que por la mañana parecía raro era justo lo que hacía falta.\n4 {F} enseñó su truco con orgullo.',
        '4 “You do it another way,” said {H}. “Show me!”\n6 What had seemed odd that morning was just the thing they needed.\n4 {F} showed the trick with pride.',
        '{H} y {F} no hacían nada igual. Por eso, juntos, encontraron dos caminos en lugar de uno.',
        '{H} and {F} did nothing the same way. So together they found two roads, not one.',
      ),
      way(
        '4 —Hazlo a tu manera, {F!} —dijo {H}—. Yo, a la mía.\n6 Vistas de cerca, no se parecían en nada. Juntas, encajaban.\n4 —¡Como un puzle! —dijo {F}.',
        '4 “You do it your way, {F!},” said {H}. “I will do it mine.”\n6 Close up, the two ways were nothing like each other. Together, they fitted.\n4 “Like a puzzle!” said {F}.',
        '{F} a su manera y {H} a la suya: las dos hicieron falta.',
        '{F} did it one way and {H} another. It took them both.',
      ),
    ],
  },
  {
    id: 'friendship',
    words: /amist|amig|junt|equipo|friend|together|team/u,
    inSpanish: 'la amistad y trabajar en equipo',
    ways: [
      way(
        '4 {H} miró a {F}.\n4 —¿Estás conmigo? —preguntó.\n4 —Contigo —dijo {F}.\n6 [Dicho así, en voz alta, todo parecía la mitad de difícil./Eran palabras pequeñas, y abrigaban como una manta grande.]',
        '4 “Are you with me?” asked {H}.\n4 “I am with you,” said {F}.\n6 [Said out loud like that, it all seemed half as hard./They were small words, and as warm as a big blanket.]',
        '{H} contaba con {F}, y {F} contaba con {H}. Así llegaron hasta el final.',
        '{H} could count on {F}, and {F} on {H}. That is how they got all the way.',
      ),
      way(
        '4 {H} y {F} se miraron. No hizo falta decir nada.\n6 Cuando dos se conocen bien, una mirada es una frase entera.\n4 —A la de tres —dijo {F}.',
        '4 {H} and {F} looked at each other. There was no need to talk.\n6 When you know somebody well, one look is a whole sentence.\n4 “On three,” said {F}.',
        'Con una mirada se lo dijeron todo. Lo demás fue contar hasta tres.',
        'They said it all with one look. The rest was counting to three.',
      ),
      way(
        '4 —Yo por aquí y tú por ahí —dijo {H}.\n4 —Y en medio nos encontramos —dijo {F}.\n6 Así partida, la tarea daba mucho menos respeto.',
        '4 “I will take this side and you take that,” said {H}.\n4 “And we will meet in the middle,” said {F}.\n6 Cut in half like that, it looked a good deal smaller.',
        '{H} empezó por un lado y {F} por el otro. En medio se encontraron.',
        '{H} began at one side and {F} at the other. In the middle they met.',
      ),
    ],
  },
]

function way(esAct: string, enAct: string, esClosing: string, enClosing: string): ValueWay {
  return { act: both(esAct, enAct), closing: both(esClosing, enClosing) }
}

function both(es: string, en: string): Both<string> {
  return { es, en }
}
