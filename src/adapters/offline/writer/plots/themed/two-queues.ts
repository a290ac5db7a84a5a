import type { Plot } from '../plot.ts'
import { twoQueuesRetold } from '../retold/two-queues.ts'

/** Whoever passes by rules on Tuesdays. Some have too much, some too little, and a curtain hangs between their queues. */
export const twoQueues: Plot = {
  id: 'two-queues',
  retold: twoQueuesRetold,
  themes: ['princesas'],
  needs: [],
  refrains: { es: ['¡Que pase el siguiente!', '¿Quién tiene otra?'], en: ['Next, please!', 'Who has one?'] },
  blurb: {
    es: 'Los martes, la reina se va de pesca y reina quien pase por allí. Hoy pasan {H} y {F}. Hay dos colas de quejas: «me sobra» y «me falta». Abejas, botas, relojes... Cuanto más arreglan, más crece la cola. ¿Qué habrá detrás de la cortina?',
    en: 'On Tuesdays the queen goes fishing, and whoever is passing has to rule. Today it is {H} and {F}. There are two queues: “too much” and “not enough”. Bees, boots, clocks... The more they put right, the longer it gets. And what is behind that curtain?',
  },
  setup: {
    id: 'two-queues/setup',
    titles: {
      es: ['Majestad por un martes', 'Me sobra, me falta', 'El trono de los martes'],
      en: ['Majesty for a Tuesday', 'Too much, not enough', 'The Tuesday throne'],
    },
    moments: [
      {
        es: `0-2 {H} lleva una corona. ¡Tachán!
0-2 Llega una bota. ¡Solo una!
2-2 ¿Y la otra bota? ¿Quién la tiene?
4! El trono estaba {at}. Los martes, la reina se iba de pesca.
4! Reinaba quien pasara por allí. ¡Y pasaron {H} y {F}!
4 —Siéntense, que está calentito —dijo el ujier.
6 Y abrió las dos puertas. Por una entraba la cola de «me sobra». Por la otra, la cola de «me falta».
6 El ujier se llamaba Fermín y tenía un silbato, un sello y mucha prisa.
8 Entre las dos colas colgaba una cortina gordísima, para que nadie se distrajera. Los de un lado no habían visto nunca a los del otro.
10 —¿Y por qué hay dos colas? —preguntó {F}.
10 —Porque una sola sería muy larga —dijo Fermín. Con eso llevaba todo explicado cuatrocientos años.`,
        en: `0-2 {H} has a crown on. Ta-da!
0-2 Here comes a boot. Just one!
2-2 Who has the other boot? Do you?
4! There was a throne {at}. On Tuesdays the queen went fishing.
4! Whoever was passing had to rule. It was {H} and {F}!
4 “Sit down, it is still warm,” said the usher.
6 He opened two doors. In at one came the people with too much. In at the other came those with not enough.
6 The usher was called Mr Tipp. He had a whistle, a rubber stamp and no time.
8 Between the two queues hung a very thick curtain, so that nobody would look about. The people on one side had never seen the people on the other.
10 “Why are there two?” asked {F}.
10 “Because one would be very long,” said Mr Tipp. That had been good enough for four hundred years.`,
        alt: {
          es: '{H} se sienta en el trono con una corona, y {F} mira la cola.',
          en: '{H} sits on the throne in a crown while {F} looks at the queue.',
        },
        picture: {
          H: ['sit', 'surprised', 'crown'],
          F: ['stand', 'surprised'],
          props: ['chair', 'boots', 'bee'],
          shot: 'wide',
        },
      },
      {
        es: `4! —¡Me sobran abejas! —dijo una señora.
4 {H} las mandó a otra calle.
4! —¡Me sobran botas izquierdas! —dijo un general.
4 {F} mandó meterlas en un armario.
4 {X} se probó dos y anduvo en círculos.
4! Pero la cola, en vez de encoger, crecía.
6 Detrás vino la otra calle, que ahora tenía abejas. Y detrás, el dueño del armario.
6 —Me sobra un reloj —dijo una anciana—. ¡Suena a las cuatro de la mañana!
6 {H} mandó ponerle un cojín encima.
6 —A mi chico le sobran palabras —dijo una madre—. Habla hasta debajo del agua.
6 —Porque una vez probé, y había un pez que... —empezó el chico.
6 Se abrió la otra puerta. «Me faltan manzanas». «Me falta alguien que me despierte».
6 {X} se puso también en aquella cola y pidió un caramelo.
6 —¡Que pase el siguiente! —gritaba Fermín, y sellaba lo que tuviera delante.
6 Al rato había sellado a un barbero, dos bocadillos y media cortina.
8 Con cada queja, a {H} la corona le bajaba un poco. Ya iba por las cejas.
8 —No lo entiendo —dijo {F}—. Llevamos catorce cosas arregladas y ahora hay treinta.
8 —La reina lo llama martes —dijo Fermín.
8 {X} sujetó la corona por detrás, para que no siguiera bajando.
8 Arreglaban muy deprisa, pero como quien barre debajo de la alfombra. El suelo quedaba precioso. La alfombra, cada vez más alta.
10 Había quejas antiquísimas. Un señor venía por una sombra que un árbol le quitó a su abuelo. Ya no existía el árbol, y además le gustaba el sol, pero le daba pena perder el número.
10 —¿Y qué piden en la otra cola? —le preguntó {H} a la señora de las abejas.
10 —¿Hay otra cola? —dijo ella.`,
        en: `4! “I have too many bees!” said a lady.
4 {H} sent them to the next street.
4! “I have too many left boots!” said a general.
4 {F} had them put in a cupboard.
4 {X} tried two on and walked in rings.
4! But the queue did not shrink. It grew.
6 Next came the next street, which now had bees. After that came the man with the cupboard.
6 “My clock is too loud,” said an old lady. “It rings at four in the morning!”
6 {H} had a cushion put on it.
6 “My boy has too many words,” said a mother. “He talks under water.”
6 “Because once I tried, and there was this fish who...” said the boy.
6 The other door opened. “Not enough apples.” “Nobody to wake me up.”
6 {X} got into that queue as well, and asked for a sweet.
6 “Next, please!” shouted Mr Tipp, and stamped what was in front of him.
6 So far he had stamped a barber, two sandwiches and half the curtain.
8 With each complaint the crown on {H} came down a little. It was at the eyebrows now.
8 “I do not understand,” said {F}. “We have put fourteen things right, and now there are thirty.”
8 “The queen calls it Tuesday,” said Mr Tipp.
8 {X} held on to the crown at the back, to stop it there.
8 They were quick, it is true. But it was like brushing dust under a rug. The floor looked lovely, and the rug grew higher and higher.
10 Some of the complaints were very old. One man was there about some shade that a tree had stolen from his grandfather. The tree was gone, and he liked the sun, but he could not bear to lose his place.
10 “What do they want in the other queue?” {H} asked the lady with the bees.
10 “Is there another queue?” she said.`,
        alt: {
          es: '{H} y {F} escuchan quejas entre abejas, botas y un reloj.',
          en: '{H} and {F} listen to complaints about bees, boots and a clock.',
        },
        picture: {
          H: ['think', 'worried', 'crown'],
          F: ['point', 'surprised'],
          X: ['walk', 'surprised', 'boots'],
          props: ['bee', 'boots', 'clock', 'chair'],
        },
      },
      {
        es: `0-2 {F} tiene otra bota. ¡Solo una!
0-2 {X} se la prueba.
2-2 La cola es larga, larga, larga.
4! {H} se levantó del trono.
4! —Desde aquí no se ve nada. ¡Vamos a mirar de cerca!
4 {F} cogió papel y lápiz.
4 Y salieron a ver las quejas una por una.
6 La corona se la llevaron, un rato en cada cabeza.
6 {thing} se quedó esperando junto al trono. Aquella noche era {event}.
6 —¡Las quejas vienen! —gritó Fermín—. ¡No se va a por ellas!
6 {X} se ofreció a calentar el trono. Luego se aburrió y l{HF:os/as} alcanzó.
8 Fermín, sin nadie a quien gritar, gritó «¡que pase el siguiente!» y pasó él.
8 —Me sobra, me falta, me sobra... —iba apuntando {F} en dos columnas. Todavía no sabía para qué.
10 Las dos colas se quedaron donde estaban, cada cual mirando a su lado de la cortina, y sacaron la merienda. A unos les sobró pan. A otros les faltó. Nadie se enteró.`,
        en: `0-2 {F} has a boot. Just one!
0-2 {X} tries it on.
2-2 The queue is long, long, long.
4! {H} got up from the throne.
4! “You see nothing from here. Let’s go and look!”
4 {F} took paper and a pencil.
4 And they went to see each of the troubles.
6 They took the crown too, and wore it in turns.
6 There by the throne they left {thing}. It was for {event}, that same night.
6 “People bring you their troubles!” cried Mr Tipp. “You do not go and fetch them!”
6 {X} stayed to keep the throne warm, got bored, and ran after them.
8 Mr Tipp, with nobody to shout at, shouted “Next, please!” and stepped forward himself.
8 “Too much, not enough, too much...” {F} was making two lists, and did not know yet what for.
10 The two queues stayed as they were, each with its face to its own side of the curtain, and had their tea. On one side there was too much bread. On the other there was not enough. Nobody noticed.`,
        alt: {
          es: '{H} y {F} dejan el trono y se van con lápiz y papel.',
          en: '{H} and {F} leave the throne with a pencil and some paper.',
        },
        picture: {
          H: ['walk', 'determined', 'crown'],
          F: ['walk', 'thoughtful', 'pencil'],
          X: ['sit', 'happy'],
          showsThing: true,
          props: ['chair', 'letter', 'boots'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'two-queues/setback',
    titles: {
      es: ['Prohibido quejarse', 'Una gota en la corona'],
      en: ['No complaining', 'A drop on the crown'],
    },
    moments: [
      {
        es: `0-2 ¡Chsss! ¡Nadie se queja!
0-2 {H} y {F} hacen: chsss.
2-2 Una abeja. ¡Ay! ¡Chsss, chsss!
4! —¡Basta! —dijo {H}—. Se prohíbe quejarse.
4! {F} lo escribió con letras grandes.
4 ¡Qué silencio! ¡Qué descanso!
4! Pero nadie se iba a su casa.
4 Se miraban los zapatos y suspiraban.
6 —Yo no me quejo —dijo la señora—. Solo vengo a contar que llevo una abeja en la oreja.
6 —Yo tampoco —dijo el general, que iba en círculos—. Es mi manera de andar.
8 Enseguida aprendieron a no quejarse con todo detalle. Hubo quien no se quejó durante media hora.
10 Es un truco muy viejo: se tapa el termómetro y ya no se ve la fiebre. Lo malo es que la fiebre te sigue viendo a ti.`,
        en: `0-2 Shhh! Nobody may moan!
0-2 {H} and {F} go: shhh.
2-2 A bee! Ow! Shhh, shhh!
4! “That will do!” said {H}. “No more complaining.”
4! {F} wrote it up in big letters.
4 It was so quiet. It was so restful!
4! But nobody went home.
4 They looked at their shoes and sighed.
6 “I do not complain,” said the lady. “I just came to say that I have a bee in my ear.”
6 “Nor do I,” said the general, walking in rings. “It is how I walk.”
8 They soon learned how not to complain in great detail. One of them went on not complaining for half an hour.
10 It is a very old trick. You cover up the thermometer, and you cannot see the fever. The trouble is that the fever can still see you.`,
        alt: {
          es: '{F} cuelga un cartel, y {H} pide silencio.',
          en: '{F} puts up a notice while {H} asks for silence.',
        },
        picture: {
          H: ['sit', 'angry', 'crown'],
          F: ['reach', 'determined', 'letter'],
          props: ['sign', 'boots', 'chair'],
        },
      },
      {
        es: `4 {H} se sentó a no oír nada.
4! ¡Ploc! Le cayó una gota en la corona.
4 ¡Ploc, ploc! Cayeron dos más.
4! —¿De dónde sale esta agua? —preguntó {F}.
4! Nadie contestó. Estaba prohibido.
4 {X} abrió un paraguas y sonrió, por obedecer.
6 Un hombre con botas de goma llevaba un buen rato con la mano levantada.
6 —No es una queja —dijo—. Es que soy el del depósito de arriba.
6 —¿Y qué le pasa al depósito?
6 —Nada, nada. Que está lleno. Pero lleno contento.
6 ¡Ploc, ploc, ploc!
6 Al otro lado de la cortina, una mujer con un cubo vacío también levantaba la mano. No dijo ni pío.
6 {X} recogía las gotas en un sombrero, con muy buenos modales.
6 —Por favor —rogó {H}—, ¡que alguien diga algo malo!
6 Cien bocas se abrieron. Miraron el cartel. Se cerraron.
6 {F} se subió a una silla y lo arrancó. Ya estaba chorreando.
8 Hubo un segundo de nada. Después se quejaron todos a la vez, con tantas ganas atrasadas que tembló la cortina.
8 Fue el ruido más bonito de la tarde, aunque no se entendía ni una palabra.
8 —Una queja —dijo Fermín, muy despacio— es una gotera que avisa.
8 {X} se quejó de la humedad, del pan y de los martes, y se quedó en la gloria.
10 El chico que hablaba tanto llevaba dos horas callado y se había puesto morado. Cuando por fin pudo, dijo cuarenta frases seguidas. La número treinta y uno era importantísima: el depósito tenía una grieta.
10 Nadie había llegado nunca a la treinta y uno. Solían mandarlo callar en la doce.`,
        en: `4 {H} sat down to hear nothing.
4! Plop! A drop fell on the crown.
4 Plop, plop! Two more fell.
4! “Where does it come from?” asked {F}.
4! Nobody said. It was not allowed.
4 {X} opened an umbrella and smiled, as told.
6 A man in rubber boots had had his hand up for some time.
6 “It is not a complaint,” he said. “It is just that I look after the big tank on the roof.”
6 “What is the matter with it?”
6 “Oh, nothing. It is full. But full in a happy way.”
6 Plop, plop, plop!
6 On the other side of the curtain a woman with an empty bucket had her hand up too. She did not say a word.
6 {X} was catching the drops in a hat, with lovely manners.
6 “Please,” begged {H}, “will somebody say something bad?”
6 A hundred mouths opened. They looked at the notice. They shut.
6 {F} got up on a chair and tore it down. It was dripping by then.
8 For a second there was nothing. Then they all complained at once, and they had so much of it saved up that the curtain shook.
8 It was the best noise of the whole day, though you could not make out a word.
8 “A complaint,” said Mr Tipp slowly, “is a leak that tells you so.”
8 {X} complained about the damp, the bread and Tuesdays, and felt much better.
10 The boy who talked so much had been silent for two hours, and he was purple. When he could speak at last he said forty things in a row. Number thirty-one was a big one: the tank had a crack in it.
10 Nobody had ever got as far as thirty-one. They used to hush him at twelve.`,
        alt: {
          es: 'Caen gotas sobre la corona de {H}, y {F} mira hacia arriba.',
          en: 'Drops fall on the crown of {H}, and {F} looks up.',
        },
        picture: {
          H: ['sit', 'surprised', 'crown'],
          F: ['point', 'worried'],
          X: ['hold', 'happy', 'umbrella'],
          props: ['bucket', 'chair', 'boots'],
          weather: 'rain',
        },
      },
      {
        es: `0-2 ¡Ploc! Una gota. ¡Ploc!
0-2 {X} se moja.
2-2 ¡Cuánta agua! ¿Quién la quiere?
4! —Arriba hay demasiada agua —dijo {F}.
4! —Pues vamos a oír todas las quejas —dijo {H}—. ¡Enteras!
4 Y corrieron hacia las dos colas.
4 Cada vez caían más gotas.
6 —¿Por cuál empezamos? —preguntó {F}—. ¿Por la que sobra o por la que falta?
6 {H} miró la cortina. Hasta entonces no se había fijado en lo gorda que era.
6 {X} se quedó vaciando el sombrero. No terminaba nunca.
8 —Tú escuchas a unos y yo a otros —decidió {H}—. Sin arreglar nada. Solo escuchar.
8 A Fermín se le cayó el sello. Solo escuchar no lo había propuesto nadie, ni siquiera un martes.
10 El chico de las palabras fue delante, abriendo camino y contando, por si a alguien le interesaba, qué había dicho el pez. A las dos colas les interesó muchísimo.`,
        en: `0-2 Plop! A drop. Plop!
0-2 {X} gets wet.
2-2 So much water! Who wants it?
4! “There is too much water up there,” said {F}.
4! “Then let’s hear what they have to say,” said {H}. “All of it!”
4 And they ran to the two queues.
6 “Which one first?” asked {F}. “Too much, or not enough?”
6 {H} looked at the curtain. It was odd that nobody had seen how thick it was.
6 {X} stayed to empty the hat. There was no end to it.
8 “You listen to some and I will listen to some,” said {H}. “We put nothing right. We just listen.”
8 Mr Tipp dropped his stamp. Nobody had ever thought of just listening, not even on a Tuesday.
10 The boy with all the words went in front to clear the way, and told anyone who cared to know what the fish had said. Both of the queues cared very much.`,
        alt: {
          es: '{H} y {F} corren bajo las gotas hacia las dos colas.',
          en: '{H} and {F} run under the drops to the two queues.',
        },
        picture: {
          H: ['run', 'determined', 'crown'],
          F: ['run', 'excited', 'letter'],
          X: ['hold', 'surprised', 'hat'],
          props: ['bucket', 'boots'],
          weather: 'rain',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'two-queues/climax',
    titles: {
      es: ['Detrás de la cortina', 'Sobra con falta', 'Media respuesta'],
      en: ['Behind the curtain', 'Two lists', 'Half an answer'],
    },
    moments: [
      {
        es: `0-2 {H} tiene una bota. ¡Solo una!
0-2 {F} tiene otra. ¡Solo una!
2-2 En medio hay una cortina muy gorda.
4! {H} escuchó una cola. {F} escuchó la otra.
4! Luego juntaron los papeles.
4! —¡A unos les sobra lo que a otros les falta!
4 A la señora le sobraban abejas. ¡Y los manzanos las necesitaban!
6 Al general le sobraban cien botas izquierdas. Al otro lado, un almirante lloraba sobre cien botas derechas.
6 El reloj de las cuatro era justo lo que le hacía falta al panadero.
8 Solo los separaba una cortina. Llevaban años dándose la espalda, cada cual con media respuesta en la mano.
10 —¡Sobra y falta no se pueden mezclar! —dijo Fermín—. ¿Qué sello pongo?
10 —Los dos —dijo {F}—. Uno encima del otro.`,
        en: `0-2 {H} has one boot. Just one!
0-2 {F} has one boot. Just one!
2-2 In between is a big, thick curtain.
4! {H} listened to one queue. {F} listened to the other.
4! Then they put the lists side by side.
4 “Too many bees,” said one. “Not enough apples,” said the other.
4! But apple trees need bees!
6 The general had a hundred left boots. On the other side an admiral was crying over a hundred right ones.
6 And the clock that rang at four was just the thing for the baker.
8 There was only a curtain in between. For years they had stood back to back, each with half of the answer.
10 “You cannot mix them!” said Mr Tipp. “Too much and not enough! Which stamp do I use?”
10 “Both,” said {F}. “One on top of the other.”`,
        alt: {
          es: '{H} y {F} juntan sus papeles y señalan a los dos lados.',
          en: '{H} and {F} put their lists together and point both ways.',
        },
        picture: {
          H: ['point', 'excited', 'letter'],
          F: ['hold', 'excited', 'letter'],
          props: ['bee', 'apple', 'boots', 'clock'],
          together: ['face-to-face', 'H', 'F'],
        },
      },
      {
        es: `4! A una cola le sobraba todo. A la otra le faltaba.
4! {H} y {F} agarraron la cortina que las separaba.
4 Era gorda como un colchón.
4 {X} se colgó de una esquina.
6 Entonces se oyó un crujido allá arriba.
6 —¡Me sobra agua! —gritó por una puerta un hombre con botas de goma—. ¡El depósito se sale!
6 —¡Me falta agua! —gritó por la otra puerta una mujer con un cubo vacío.
6 Gritaban a la vez y no se oían. Entre los dos no había más que tela.
6 ¡Ploc! Una gota le dio a {H} en la corona. ¡Ploc, ploc! Ya no eran gotas: era un chorro.
6 —¡Con la reina esto no pasaba! —gimió Fermín, el ujier.
6 —Con la reina pasaba cada martes —dijo {F}—. Pero estaba pescando.
6 {X} tapó la gotera con el silbato de Fermín. El silbato hizo gluglú.
8 Tiraron. La cortina ni se enteró. Llevaba allí cuatrocientos años y pesaba como todos los reyes juntos.
8 {F} se enrolló la tela en la cintura. {H} afianzó los pies contra el trono.
8 De pronto, la cortina se movió un dedo. Al otro lado, sin saberlo, la mujer del cubo también tiraba.
10 Una cortina no es como un muro. El muro se ve, y la gente le pone nombre y lo discute. La cortina cae con tan buenos pliegues que uno acaba creyendo que el mundo termina ahí.`,
        en: `4! One queue had too much. One had not enough.
4 {H} and {F} took hold of the curtain in between.
4 It was as thick as a mattress.
4 {X} hung on to a corner.
6 Then something creaked, high up.
6 “Too much water!” called a man in rubber boots at one door. “The tank is going to spill!”
6 “Not enough water!” called a woman with an empty bucket at the other.
6 They called at the same time and did not hear. There was nothing between them but cloth.
6 Plop! A drop fell on the crown. Plop, plop! And then it was not drops. It was a stream.
6 “We do not get this with the queen!” wailed Mr Tipp, the usher.
6 “You get it each Tuesday,” said {F}. “She is out fishing.”
6 {X} put his whistle under the leak. It went glug, glug.
8 They pulled. The curtain took no notice. It had been there for four hundred years, and it was as heavy as all the kings in a row.
8 {F} wound the cloth round and round. {H} got both feet against the throne.
8 All at once it gave by an inch. On the other side, and she did not know it, the woman with the bucket was pulling too.
10 A curtain is not like a wall. You can see a wall, and people give it a name and talk it over. A curtain hangs in such nice folds that in the end you think the world stops there.`,
        alt: {
          es: '{H} y {F} tiran con fuerza de una tela muy pesada.',
          en: '{H} and {F} pull hard at a very heavy cloth.',
        },
        picture: {
          H: ['reach', 'determined', 'blanket'],
          F: ['hold', 'determined', 'blanket'],
          X: ['reach', 'surprised'],
          props: ['bucket', 'chair', 'boots', 'crown'],
          weather: 'rain',
        },
      },
      {
        es: `0-2 ¡Tira, tira! ¡Ras! ¡Fuera cortina!
0-2 ¡Dos botas iguales!
0-2 {X} se las pone.
2-2 ¡Una y otra! ¡Ya puedo bailar!
4! {H} y {F} tiraron de la cortina. ¡Ras! ¡Las colas se vieron!
4 —¡Cubos! —gritó {F}—. ¡De mano en mano!
4 Y las dos colas se hicieron una.
6 El agua pasó de quien le sobraba a quien le faltaba. Cubos, sombreros, botas izquierdas y botas derechas: todo servía.
6 {X} pasó agua en el silbato. Era poquita, pero llegó.
6 Nadie tuvo que aprender a ponerse en fila. Era lo que mejor sabían hacer.
8 El hombre del depósito y la mujer del cubo se encontraron en medio.
8 —Encantado —dijo él, empapado.
8 —¡Por fin! —dijo ella, bebiendo.
10 {H} pasó mil cubos y perdió la cuenta de quién era quién. Desde el trono habían parecido dos problemas. Desde dentro de la fila solo eran personas con una mano a cada lado.`,
        en: `0-2 Pull, pull! Rip! Bye-bye, curtain!
0-2 Two boots, the same!
0-2 {X} puts them on.
2-2 One and two! Now I can dance!
4! {H} and {F} pulled. Rip! Now the queues could see each other!
4 “Buckets!” shouted {F}. “Pass them on!”
4 And the two queues turned into one.
6 The water went from too much to not enough. They used buckets and hats, left boots and right boots, and it all helped.
6 {X} passed on a whistle full. It was not much, but it got there.
6 Nobody had to learn how to stand in line. It was the thing they did best.
8 The man from the tank and the woman with the bucket met in the middle.
8 “How do you do?” he said, dripping.
8 “At last!” she said, drinking.
10 {H} passed on a thousand buckets and lost count of who was who. From the throne they had looked like two problems. From inside the line they were just people with a hand on each side.`,
        alt: {
          es: '{H} y {F} pasan cubos de agua de mano en mano.',
          en: '{H} and {F} pass buckets of water from hand to hand.',
        },
        picture: {
          H: ['hold', 'excited', 'bucket'],
          F: ['reach', 'happy', 'bucket'],
          X: ['hold', 'happy', 'boots'],
          props: ['bucket', 'boots', 'hat', 'blanket'],
          together: ['give', 'H', 'F'],
        },
      },
    ],
  },
  resolution: {
    id: 'two-queues/resolution',
    titles: {
      es: ['No pasó nadie', 'Una cortina muy larga', 'Lo que pescó la reina'],
      en: ['Nobody was next', 'A very long curtain', 'What the queen caught'],
    },
    moments: [
      {
        es: `0-2 ¡Adiós, corona! ¡Hola, agua! ¡Glu, glu!
0-2 {H} bebe. {F} bebe.
2-2 ¡A ti un vaso! ¡A mí otro!
4! Ya no sobraba nada. Ya no faltaba nada.
4 Arriba dejó de gotear. Abajo, el huerto bebía.
4 —¡Que pase el siguiente! —gritó el ujier.
4 No pasó nadie.
6 Estaban ocupados. Las abejas, con los manzanos. El panadero, con el reloj, al que abrazaba como a un sobrino.
6 El general y el almirante se probaban botas.
8 El chico de las palabras le contaba lo del pez a un anciano. Hacía once años que nadie le contaba nada. Iban por la aleta.
10 Fermín se quedó con el sello en alto. Miró a un lado. Miró al otro. Luego, con mucho cuidado, se lo puso a sí mismo en la mano: «Resuelto».`,
        en: `0-2 Bye-bye, crown! Hello, water! Glug, glug!
0-2 {H} drinks. {F} drinks.
2-2 A cup for you! A cup for me!
4! Nobody had too much now. Nobody had too little.
4 The drip had stopped. Down below, the garden was drinking.
4 “Next, please!” shouted the usher.
4 Nobody was next.
6 They were all busy. The bees had the apple trees. The baker had the clock, and held it like a baby.
6 The general and the admiral were trying on boots.
8 The boy with all the words was telling an old man about the fish. Nobody had told that old man anything for eleven years. They had got as far as the fin.
10 Mr Tipp stood with his stamp in the air. He looked left. He looked right. Then, with great care, he stamped the back of his own hand. It said, “Done.”`,
        alt: {
          es: '{H} y {F} miran a las abejas entre manzanas rojas.',
          en: '{H} and {F} watch the bees among red apples.',
        },
        picture: {
          H: ['point', 'happy', 'apple'],
          F: ['cheer', 'happy'],
          props: ['bee', 'apple', 'clock', 'tree'],
          shot: 'wide',
        },
      },
      {
        es: `4 Al anochecer volvió la reina con su caña.
4! —¿Cuántas quejas ha habido? —preguntó.
4! —Todas —dijo {H}—. Pero ya no están.
4! {F} puso la mesa. ¡El mantel era la cortina!
4 Cabían las dos colas.
4 {X} le hizo sitio en el banco.
6 La reina miró a su gente. Estaban unos enfrente de otros, pasándose la sal.
6 —Yo los oía de uno en uno —dijo—. Acababa con dolor de cabeza y sin peces.
6 —Es que desde el trono solo se ven las coronillas —dijo {F}.
6 Así que le pusieron ruedas. Ahora es la reina quien va a ver las quejas.
6 {X} lo probó cuesta abajo. Fue la única queja del miércoles.
6 —¿Y yo qué grito? —preguntó Fermín, con el silbato en la mano.
6 —Prueba con «¿quién tiene?» —dijo {H}.
6 Fermín probó. «¿Quién tiene una escalera?», gritó. Y se levantaron tres manos.
8 Le gustó tanto que ya no paró. ¿Quién tiene hilo azul? ¿Quién tiene un rato? ¿Quién sabe silbar hacia dentro? Siempre había alguien.
8 La señora de las abejas mordió la primera manzana, se lo pensó y dijo que le faltaba azúcar. Lo dijo por costumbre. Y una mano se levantó: tenía azúcar.
8 —¿Y el martes que viene? —preguntó la reina.
8 —El martes que viene nos vamos todos de pesca —dijo {H}.
10 Con los años, la gente fue olvidando de qué cola venía su familia. Unos decían que de la que sobraba y otros que de la que faltaba. Se discutía mucho. Nunca se aclaró, porque siempre acababa alguien trayendo la merienda.
10 De la cortina guardan un retal en un marco. Es rojo, es gordo y no tapa nada.`,
        en: `4 When it got dark the queen came back with her rod.
4! “How many complaints were there?” she asked.
4! “All of them,” said {H}. “But they have gone.”
4! {F} laid the table. The cloth was the curtain!
4 There was room for both queues.
4 {X} made room for her on the bench.
6 The queen looked at her people. They sat face to face and passed the salt.
6 “I used to hear them one by one,” she said. “I got a headache, and no fish.”
6 “From the throne you just see the tops of their heads,” said {F}.
6 So they put wheels on it. Now it is the queen who goes to see the people.
6 {X} tried it out, downhill. It was the only complaint of Wednesday.
6 “What do I shout now?” asked Mr Tipp, whistle in hand.
6 “Try ‘Who has one?’” said {H}.
6 Mr Tipp tried. “A ladder! Who has one?” he shouted. Three hands went up.
8 He liked it so much that he went on and on. Who has blue thread? Who has a spare minute? Who can whistle breathing in? There was always somebody.
8 The lady with the bees bit into the first apple, thought about it and said that it needed sugar. It was just a habit.
8 {X} put up a hand, and had some sugar.
8 “What about next Tuesday?” asked the queen.
8 “Next Tuesday we all go fishing,” said {H}.
10 As the years went by, people forgot which queue their family had been in. Some said the one with too much, and some said the other. They argued about it for hours. It was never settled, since somebody always came in with the tea.
10 They keep a scrap of the curtain in a frame. It is red, and it is thick, and it hides nothing at all.`,
        alt: {
          es: '{H} y {F} ponen una mesa larguísima con un mantel rojo.',
          en: '{H} and {F} lay a very long table with a red cloth.',
        },
        picture: {
          H: ['hold', 'happy', 'bread'],
          F: ['reach', 'happy'],
          X: ['sit', 'happy'],
          props: ['table', 'fishing-rod', 'apple', 'bread', 'chair'],
          time: 'sunset',
        },
      },
      {
        es: `0-2! ¡Una bota y otra bota!
0-2 {H} y {F} bailan: ¡pum, pum!
0-2 {X} baila.
2-2 En medio está {thing}. ¡Qué bonito!
4! En medio pusieron {thing}. ¡Y empezó {event}!
4! {X} bailó con dos botas distintas.
6 El general y el almirante bailaron juntos y, por primera vez, en línea recta.
8 {H} le devolvió la corona a la reina. Tenía dentro dos cabellos, una abeja y un sello que decía «visto bueno».
8 —Pesa menos que esta mañana —dijo la reina, extrañada.
10 —Será que la hemos llevado entre mucha gente —contestó {F}. Y las dos colas, que ya eran una, levantaron los vasos.
4 —¿Y usted qué ha pescado? —le preguntó {F} a la reina.
6 Ella se puso un poco colorada.
4! La reina abrió la cesta y enseñó lo que había pescado. Era una bota, ¡una sola!`,
        en: `0-2! One boot and one more boot!
0-2 {H} and {F} dance: stamp, stamp!
0-2 {X} dances.
2-2 In the middle is {thing}. Oh!
4! In the middle they put {thing}. It was time for {event}!
4! {X} danced in two odd boots.
6 The general danced with the admiral, and for once they went in a straight line.
8 {H} gave her back the crown. There were two hairs in it, and one bee, and a stamp that said “Approved”.
8 “It weighs less than it did this morning,” said the queen, puzzled.
10 “It has been on a lot of heads,” said {F}. And both of the queues, which were one now, held up their cups.
4 “And what did you catch?” {F} asked the queen.
6 The queen went a little pink and opened her basket.
4! The queen held up what she had caught. It was a boot. Just one!`,
        alt: {
          es: '{H} y {F} celebran con {thing}, y alguien ha pescado una bota.',
          en: '{H} and {F} celebrate with {thing}, and a boot from the river.',
        },
        picture: {
          H: ['point', 'happy'],
          F: ['dance', 'happy'],
          X: ['dance', 'happy', 'boots'],
          showsThing: true,
          props: ['boots', 'fishing-rod', 'table'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
