import type { Plot } from '../plot.ts'

/** The same lunch for thirty, from a cold chair to a warm one: Great-Granny sits down to teach them, and does not notice. */
export const lunchRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'lunch/setup/cold-chair',
      titles: {
        es: ['La silla fría', 'Siempre falta una cosa', 'La sal, la jarra y el pan'],
        en: ['The cold chair', 'One thing missing', 'The salt, the jug and the bread'],
      },
      moments: [
        {
          es: `0-2 ¡Qué sopa tan rica!
0-2 {H} y {F} cogen la cuchara.
2-2 ¡No, no! Hay una silla vacía.
4! {H} y {F} pusieron treinta platos. ¡Y {at} quedó una silla vacía!
4! Era la de la bisabuela Benita. Hasta que ella se siente, no se come.
4 {H} tocó el asiento. Estaba frío como un pez.
6 Tocaba {event}. Las otras sillas ya estaban calientes y muy nerviosas. Encima tenían a toda la familia, con la servilleta puesta.
6 —¡Ahora voy! —dijo una voz entre el humo.
8 De aquella cocina llevaba cuarenta años saliendo sopa. La bisabuela, en cambio, solo había salido a preguntar quién quería más.
10 Nadie la había visto doblada por ninguna parte. El tío Ramón sostenía que dormía de pie, como los caballos, y que por eso madrugaba tanto.`,
          en: `0-2 Yum, yum! There is soup!
0-2 {H} and {F} have a spoon.
2-2 No, no! One chair is empty.
4! {H} and {F} put out thirty bowls. And one chair {at} was empty!
4! It was Great-Granny May’s. Until she sits, nobody eats.
4 {H} felt the seat. It was as cold as a fish.
6 It was time for {event}. All the other chairs were warm, and rather restless. The whole family was on them, napkins on.
6 “I’m just coming!” said a voice in the steam.
8 For forty years soup had been coming out of that kitchen. Great-Granny herself had only ever come out to ask who wanted more.
10 Nobody had seen her bend anywhere. It was Uncle Ray’s belief that she slept standing up, like a horse, and that this was why she was always the first to be awake.`,
          alt: {
            es: '{H} toca una silla vacía y {F} mira los platos de sopa.',
            en: '{H} touches an empty chair and {F} looks at the soup.',
          },
          picture: {
            H: ['reach', 'surprised'],
            F: ['stand', 'thoughtful'],
            showsThing: true,
            props: ['spoon', 'chair', 'table', 'soup'],
          },
        },
        {
          es: `4 —¿Qué le falta para sentarse? —preguntó {H} en la cocina.
4! —La sal —dijo la bisabuela. Y {F} llevó la sal a la mesa.
4 —Y la jarra —dijo. Y {H} llevó la jarra.
4 {X} llevó las aceitunas. O casi todas.
4! —Me falta el pan —dijo la bisabuela—. Hasta que llegue, de pie.
6 Del pan se encargaba la prima Casilda. Se había ido a buscarlo cuando la sopa aún era agua.
6 —Mientras viene, descanse —dijo {F}, y le puso un taburete.
6 La bisabuela lo usó para llegar al armario.
6 —Mientras viene, apoye los pies —dijo {H}, y le puso un cojín.
6 La bisabuela lo usó para coger una olla caliente.
6 {X} le puso delante una silla, por si tropezaba con ella. La bisabuela la colgó en su gancho, con las demás sartenes.
8 —Es que en esta casa siempre falta una cosa —explicó, probando, tapando y bajando el fuego, todo con la misma mano.
8 —¿Y el día que no falte nada? —preguntó {F}.
8 La bisabuela se paró a pensar, con el cucharón en alto.
8 —El día que no falte nada —dijo al fin—, faltaré yo en algún sitio.
8 {X} apuntó la frase en una servilleta, aunque no la entendía. Sonaba a cosa de las que se entienden luego.
10 En el comedor, la tía Encarna había organizado a los pequeños para que soplaran la sopa por turnos. Era por hacer algo. La sopa iba ya camino de templada, y el arroz del segundo plato se asomaba de vez en cuando a ver quién ganaba.
10 —Delantales tengo tres —dijo la bisabuela, contando con los dedos—. Sillas para mí, con una me sobra.`,
          en: `4 “What do you need, to sit down?” {H} asked at the stove.
4! “The salt,” said Great-Granny. So {F} took the salt to the table.
4 “And the jug,” she said. So {H} took the jug.
4 {X} took the olives, or nearly all of them.
4! “I need the bread,” said Great-Granny. “Until it comes, I stand.”
6 The bread was up to Cousin Poppy. She had gone to fetch it when the soup was still water.
6 “Have a rest till she comes,” said {F}, and brought a stool.
6 Great-Granny used it to get to the cupboard.
6 “Put your feet up till she comes,” said {H}, and brought a cushion.
6 Great-Granny used it to pick up a hot pot.
6 {X} put a chair in her way, in case she fell into it. Great-Granny hung it on a hook with the pans.
8 “In this house there’s always one thing missing,” she said, and she tasted, put on a lid and turned down the heat, all with the same hand.
8 “And the day when nothing is missing?” asked {F}.
8 Great-Granny stopped to think, with the ladle in the air.
8 “On the day when nothing is missing,” she said, “I’ll be missing from somewhere.”
8 {X} wrote it down on a napkin, and did not know what it meant. It sounded like one of those things that you know later.
10 In the dining room Aunt Pru had set the little ones to blow on the soup in turns. It was for something to do. The soup was well on its way to warm, and now and then the rice for the second course looked out to see who was winning.
10 “I have three aprons,” said Great-Granny, counting on her fingers. “As for chairs, with one I’ve got one too many.”`,
          alt: {
            es: '{H} ayuda con la comida y {F} señala la mesa.',
            en: '{H} helps with lunch and {F} points at the table.',
          },
          picture: {
            H: ['hold', 'determined'],
            F: ['point', 'happy'],
            X: ['reach', 'happy'],
            props: ['saucepan', 'soup', 'chair', 'table'],
          },
        },
        {
          es: `0-2 No hay pan. ¡A por el pan!
0-2 {F} sale. {H} toca la campana.
0-2 {X} dice adiós.
2-2 ¡Tolón, tolón! ¿Dónde estás, pan?
4! —La prima Casilda tiene el pan —dijo {F}—. ¡Vamos!
4! {H} descolgó la campana de llamar a comer. ¡Tolón!
4 —Si la oye, sabrá que tenemos hambre.
4 La oyó todo el barrio. Todo el barrio tuvo hambre.
6 {X} se quedó guardando la silla fría, para que no se sentara nadie por error.
6 —¡Que no se os olvide volver! —gritó el tío Ramón, con la cuchara en el bolsillo de la camisa, como un médico.
8 Al cerrar la puerta oyeron treinta tripas a la vez. Era un sonido hondo y triste, de ballena lejos de casa.
10 Antes de irse, {H} puso otra vez la mano en el asiento. Seguía helado. Parecía mentira que tan cerca del fuego pudiera hacer tanto frío.`,
          en: `0-2 There is no bread. Get bread!
0-2 Out goes {F}. {H} rings a bell.
0-2 {X} says bye.
2-2 Ding, dong! Bread, where are you?
4! “Cousin Poppy has the bread,” said {F}. “Let’s go!”
4! {H} took down the dinner bell. Dong!
4 “If she hears it, she will know that we are hungry.”
4 The whole street heard it. Then the whole street was hungry.
6 {X} stayed to guard the cold chair, so that nobody would sit on it by mistake.
6 “Don’t forget to come back!” called Uncle Ray, with his spoon in his top pocket like a pen.
8 As they shut the door they heard thirty tummies all at once. It was a deep, sad sound, like a whale a long way from home.
10 Before they left, {H} put a hand on the seat once more. It was like ice. It was hard to believe that so near to the fire there could be a spot so cold.`,
          alt: {
            es: '{H} y {F} salen a la calle con una campana.',
            en: '{H} and {F} go out with a bell.',
          },
          picture: {
            H: ['walk', 'determined', 'bell'],
            F: ['run', 'excited'],
            X: ['wave', 'calm'],
            props: ['chair'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'lunch/setback/napkins',
      titles: { es: ['Todos a buscar', 'Servilletas en fila'], en: ['All out looking', 'A line of napkins'] },
      moments: [
        {
          es: `0-2 ¡Tolón! Viene un primo.
0-2 {H} saluda. {F} saluda.
2-2 Viene otro. ¡Y otro! ¡Y otro!
4! {H} y {F} tocaban la campana. ¡Y llegó un primo corriendo!
4! —Me mandan a ver por qué tardáis —dijo. Llevaba la servilleta puesta.
4 Detrás llegó la tía Encarna, a ver por qué tardaba el primo.
6 Detrás llegaron cuatro más, a ver por qué tardaba la tía.
8 Cada cual traía su cuchara. Nadie sale a buscar a nadie sin cuchara, y menos a esas horas.
10 Cuando ya eran diez se sentaron a esperar al undécimo. No sabían quién sería, pero en aquella familia siempre venía alguien más.`,
          en: `0-2 Dong! Here is a boy.
0-2 {H} waves. {F} waves.
2-2 Here is one more. And one more!
4! {H} and {F} rang the bell {at}. Up ran a cousin!
4! “I’m to see why you are so long,” he said. His napkin was still on.
4 Then came Aunt Pru, to see why he was so long.
6 Then came four more, to see why Aunt Pru was so long.
8 Each of them had brought a spoon. Nobody goes out to look for anybody without a spoon, not at that hour.
10 When there were ten of them they sat down to wait for the eleventh. They did not know who it would be, but in that family there was always somebody else.`,
          alt: {
            es: '{H} toca la campana y {F} saluda a quien llega.',
            en: '{H} rings the bell and {F} waves at who is coming.',
          },
          picture: {
            H: ['wave', 'surprised', 'bell'],
            F: ['wave', 'happy'],
            props: ['footprints', 'basket', 'chair'],
            shot: 'wide',
          },
        },
        {
          es: `4 Llegó el tío Ramón. Llegaron los mellizos. ¡Llegaron todos!
4! —¿Y quién está en casa? —preguntó {F}.
4! Nadie. Bueno, sí. ¡Estaba la bisabuela!
4 {X} acababa de llegar también y miró para otro lado.
6 Los contaron. Había veintinueve, con sus veintinueve servilletas, y ninguno sabía quién había cerrado la puerta.
6 Entonces apareció la más pequeña de las primas. Había ido andando, porque aún no sabía correr.
6 —Ha salido —dijo.
6 —¿Quién?
6 —La bisa. Ha salido con el cucharón. Ha mirado la mesa. Y no había nadie.
6 {X} se quitó la servilleta muy despacio.
6 —¿Y qué ha dicho? —preguntó {H}.
6 —Ha dicho: «Vaya. No tendrían hambre».
8 Se quedaron mirando las cucharas. En cuarenta años, era la primera vez que salía de la cocina sin que se lo pidieran.
8 —¿Iba a sentarse? —preguntó el tío Ramón.
8 —Ha tocado su silla —dijo la pequeña—. Así, con un dedo. Y se ha ido otra vez a las ollas.
8 {X} buscó algo gracioso que decir y no lo encontró.
10 Nadie se había ido por mala idea. Cada cual había salido a por el anterior, y entre unos y otros habían dejado una mesa de treinta platos sin nadie que dijera «qué bien huele». Una sopa así, sola, se enfría el doble.
10 —La próxima vez que salga —dijo {H}—, que nos pille allí.
10 —Con pan —dijo {F}. Y con otra cosa, pensaron l{HF:os/as} dos, aunque todavía no sabían cuál.`,
          en: `4 Uncle Ray came. The twins came. They all came!
4! “So who is at home?” asked {F}.
4! Nobody. Well, yes. Great-Granny was!
4 {X} had only just got there too, and looked the other way.
6 They counted. There were twenty-nine, with twenty-nine napkins, and none of them could say who had shut the door.
6 Then the smallest cousin came along. She had walked, as she could not run yet.
6 “She came out,” said the smallest one.
6 “Who did?”
6 “Great-Granny. She had the ladle. She looked at the table. And there was nobody there.”
6 {X} took off the napkin, very slowly.
6 “What did she say?” asked {H}.
6 “She said, ‘Oh. So they weren’t hungry.’”
8 They all looked at their spoons. In forty years it was the first time that she had come out of the kitchen without being asked.
8 “Was she going to sit down?” asked Uncle Ray.
8 “She touched her chair,” said the smallest one. “Like this, with a finger. Then she went back to the pots.”
8 {X} looked for something funny to say, and could not find it.
10 They had not meant any harm. Each of them had gone to look for the one before, and between them they had left a table for thirty with nobody at it to say how good it smelled. A soup like that, all alone, goes cold twice as fast.
10 “The next time she comes out,” said {H}, “we have got to be there.”
10 “With bread,” said {F}. And with one thing more, they both thought, if only they knew what.`,
          alt: {
            es: '{H} tiene la campana y {F} piensa, con un plato de sopa delante.',
            en: '{H} has the bell and {F} thinks, with a bowl of soup before them.',
          },
          picture: { H: ['stand', 'sad', 'bell'], F: ['think', 'sad'], X: ['stand', 'sad'], props: ['soup', 'basket'] },
        },
        {
          es: `0-2 ¡A casa! ¡Todos a casa!
0-2 {H} corre. {F} corre.
0-2 {X} corre detrás.
2-2 ¡Espera, bisabuela, que vamos!
4! —¡A casa! —gritó {H}. Y corrieron los treinta.
4 Las servilletas volaban como banderas.
4! Por el camino vieron un pan que andaba solo. ¡Era la prima Casilda!
6 Iba detrás de la barra, que medía más que ella.
6 —¿Por qué corréis? —preguntó el pan.
6 —¡Porque nos esperan! —contestaron todos.
8 {X} cargó con la pequeña a caballito, porque sin ella no habrían sabido nada.
8 Era raro. Toda la mañana habían esperado a la bisabuela. Hasta entonces nadie había pensado que la bisabuela esperara a alguien.
10 Entraron de puntillas, se sentaron y dijeron «qué bien huele» en voz muy alta. En la cocina no contestó nadie. Solo se oyó una tapa que se ponía en su sitio, más despacio que otras veces.`,
          en: `0-2 Home! All of you, run home!
0-2 {H} runs. {F} runs.
0-2 {X} runs too.
2-2 Wait for us, Great-Granny!
4! “Home!” shouted {H}. And all thirty of them ran.
4 The napkins flew like flags.
4! On the way they met a loaf that could walk. It was Poppy!
6 She was behind it. It was longer than she was.
6 “Why are you running?” asked the loaf.
6 “Because she is waiting for us!” they all said.
8 {X} gave the smallest one a ride home, since without her they would never have known.
8 It was odd. All morning they had been waiting for Great-Granny. Not one of them had thought that Great-Granny might wait for anybody.
10 They went in on tiptoe, sat down and said in very loud voices that it smelled good. Nobody answered from the stove. There was only the sound of a lid, being put in its place more slowly than it used to be.`,
          alt: {
            es: '{H} y {F} corren a casa junto a una barra de pan.',
            en: '{H} and {F} run home beside a loaf of bread.',
          },
          picture: {
            H: ['run', 'determined'],
            F: ['run', 'worried'],
            X: ['run', 'determined'],
            props: ['bread', 'flag'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'lunch/climax/dough',
      titles: {
        es: ['¡Así no se amasa!', 'Pan con forma de zapato', 'Las manos en la harina'],
        en: ['Not like that!', 'Bread in the shape of a shoe', 'Up to the elbows'],
      },
      moments: [
        {
          es: `0-2 ¡Ya viene el pan! ¡Pii, pii!
0-2 {F} empuja. {H} empuja. ¡No pasa!
2-2 ¡Hay un coche! Dentro duerme un gato.
4! El pan había llegado a la puerta de casa. ¡Y no cabía!
4! En medio estaba el coche del tío Ramón.
4 —Apártelo, por favor —dijo {F}.
4 —Imposible —dijo el tío—. Conduce el gato.
6 El gato Marqués dormía abrazado al volante. Roncaba en primera.
6 —¿Y a qué espera para despertarse? —preguntó {H}.
6 —A los pies de la bisabuela —dijo el tío—. Solo se levanta para dormir encima de ellos. Y esos pies no paran.
8 Llamaron al gato por su nombre. Por su apellido también. Abrió un ojo, vio que nadie se había sentado y lo cerró.
10 {H} lo fue contando con los dedos: la silla, el pan, el coche, el gato, los pies. Al llegar a los pies volvía a estar en la silla.`,
          en: `0-2 Here is the bread! Beep, beep!
0-2 {F} pushes. {H} pushes. It is stuck!
2-2 It is a car! There is a cat in it.
4! The bread had come as far as the gate. But it could not get by!
4! It was because of Uncle Ray’s car.
4 “Could you move it?” asked {F}.
4 “No,” said Uncle Ray. “The cat is driving.”
6 The Duke was asleep with his arms round the wheel. He snored in first gear.
6 “What will wake him up?” asked {H}.
6 “Great-Granny’s feet,” said Uncle Ray. “He only gets up to go to sleep on top of them. And those feet never stop.”
8 They called the cat by his name. They called him by his title. He opened one eye, saw that nobody was sitting down and shut it.
10 {H} counted it out on one hand: the chair, the bread, the car, the cat, the feet. And after the feet it was the chair once more.`,
          alt: {
            es: '{F} empuja y {H} piensa, junto a un coche y un gato.',
            en: '{F} pushes and {H} thinks, by a car and a cat.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['reach', 'determined'],
            props: ['cat', 'car', 'bread'],
            shot: 'wide',
          },
        },
        {
          es: `4! Un gato dormía en el coche, y el pan no podía pasar.
4! —Pues hacemos pan aquí —dijo {H}. Y {F} trajo harina.
4 Les salió una masa con forma de zapato.
4 {X} se quedó con la masa pegada a todos los dedos.
4! —¡Así no! —dijo la bisabuela.
6 —¿Y cómo? —preguntó {F}, con harina hasta en las orejas.
6 —Más suave. Eso no es amasar, eso es reñir.
6 Probaron más suave. La masa se les escapó de la mesa y hubo que perseguirla.
6 {X} la encontró debajo del fregadero. Venía con una aceituna.
6 La bisabuela removía las ollas sin mirarlas. Por primera vez en la vida, se le iban los ojos a otro sitio.
6 —Con la palma —decía—. ¡Con la palma, no con el puño! ¡Ay, Señor! ¡Que la estáis asustando!
8 —¿A usted quién le enseñó? —preguntó {H}.
8 —Mi abuela. Así de pequeña era yo. Ella se ponía la tabla en las rodillas y yo le echaba el agua.
8 —¿En las rodillas? —dijo {F}—. ¿De pie?
8 —¡De pie! De pie se hace la sopa. El pan se hace…
8 La bisabuela no acabó la frase. Dejó el cucharón. Se miró las manos, que se le habían abierto solas.
8 {X} descolgó la silla del gancho sin hacer ruido y la dejó por allí cerca, como quien no quiere la cosa.
10 {H} y {F} no se miraron, porque si se miraban les iba a dar la risa, y aquello era muy serio. La masa estaba en la tabla, fea como un pie. La harina flotaba en el aire de la cocina y, al otro lado de la puerta, veintiocho personas habían dejado de soplar.
10 —¿Nos enseña? —dijo {H}—. Es que solos no nos sale.
10 Era verdad, y a lo mejor por eso funcionó. A la bisabuela Benita le habían pedido sal, agua, más sopa y otro plato. Que enseñara no se lo había pedido nadie.`,
          en: `4! A cat slept in the car, so the bread could not get by.
4! “Then we’ll make some here,” said {H}. And {F} got the flour.
4 Their dough came out in the shape of a shoe.
4 {X} had dough stuck to all ten fingers.
4! “Not like that!” said Great-Granny.
6 “How, then?” asked {F}, white to the ears.
6 “Be nice to it. That’s not kneading, that’s telling it off.”
6 They were nice to it. It slid off the table, and had to be chased.
6 {X} found it under the sink. It had picked up an olive.
6 Great-Granny stirred the pots and did not look at them. For the first time in her life her eyes were somewhere else.
6 “Use your palm,” she said. “Your palm, not your fist! Oh dear, oh dear. Now it’s scared of you!”
8 “Who taught you?” asked {H}.
8 “My gran. I was only so high. She had the board on her knees, and I poured in the water.”
8 “On her knees?” said {F}. “Standing up?”
8 “Standing up! You stand up for soup. For bread you…”
8 Great-Granny did not end the sentence. She put down the ladle. She looked at her hands, which had opened by themselves.
8 {X} took the chair off its hook, without a sound, and left it somewhere near, as if by chance.
10 {H} and {F} did not look at each other, or they would have laughed, and this was serious. The dough lay on the board, as ugly as a foot. There was flour in the air, and on the other side of the door twenty-eight people had stopped blowing.
10 “Will you teach us?” asked {H}. “We can’t do it by ourselves.”
10 It was the truth, and that may be why it worked. They had asked Great-Granny for salt, for water, for more soup and a clean plate. Nobody had ever asked her to teach them.`,
          alt: {
            es: '{H} y {F} intentan hacer pan con las manos en la masa.',
            en: '{H} and {F} try to make bread, hands in the dough.',
          },
          picture: {
            H: ['reach', 'determined'],
            F: ['reach', 'surprised'],
            X: ['hold', 'surprised'],
            props: ['table', 'bread', 'chair'],
          },
        },
        {
          es: `0-2 ¡Plaf, plof! Hay que amasar.
0-2 {H} amasa. {F} amasa.
0-2 {X} trae la silla.
2-2 La bisabuela también. ¡Y se sienta!
4! La bisabuela se puso la tabla en las rodillas. ¡Se había sentado!
4! Y ni siquiera se había dado cuenta.
4 —Se empuja y se dobla —decía—. Se empuja y se dobla.
4 En la puerta asomaron treinta cabezas. ¡Chis!
6 {H} echaba el agua y {F} la harina, como se hacía en esa casa antes de que nadie naciera.
6 {X} sujetaba la silla por detrás, por si se arrepentía alguna de las dos.
8 —¿Qué miráis? —preguntó la bisabuela.
8 —La masa —contestó la familia entera, con la misma boca pequeña.
10 Nadie respiraba. La madera dio un crujido de barco que por fin toca agua, y siguió el compás: se empuja, se dobla, se empuja, se dobla.
6 Debajo de la mesa, por primera vez, había dos pies quietos. Y en el coche, alguien levantó una oreja.`,
          en: `0-2 Plip, plop! Push the dough.
0-2 {H} can do it. So can {F}.
0-2 {X} brings a chair.
0-2 So can Great-Granny. And she sits!
4! Great-Granny put the board on her knees. She was sitting down!
4! And she had not even noticed.
4 “Push and fold,” she said. “Push and fold.”
4 Thirty heads looked in at the door. Shh!
6 {H} poured the water and {F} the flour, as it had always been done, long before they were born.
6 {X} held the chair from behind, in case one of them changed her mind.
8 “What are you all looking at?” asked Great-Granny.
8 “The dough,” said the whole family, in one small voice.
10 Nobody breathed. The wood gave a creak, like a boat that feels the water at last, and kept time with her: push and fold, push and fold.
6 Under the table, for the first time ever, there were two still feet. And in the car somebody pricked up an ear.`,
          alt: { es: '{H} y {F} amasan pan junto a una silla.', en: '{H} and {F} knead bread beside a chair.' },
          picture: {
            H: ['reach', 'happy'],
            F: ['reach', 'excited'],
            X: ['hold', 'calm'],
            props: ['chair', 'bread', 'table'],
            shot: 'close',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'lunch/resolution/warm-chair',
      titles: {
        es: ['Dos pies quietos', 'La silla caliente', 'A cada cual por su plato'],
        en: ['Two still feet', 'The warm chair', 'Known by their plates'],
      },
      moments: [
        {
          es: `0-2 ¡Miau! Sale el gato del coche.
0-2 {F} abre. {H} abre.
2-2 ¡Rrrum! ¡Y entra el pan!
4! ¡Unos pies quietos! El gato salió del coche y se durmió encima.
4! El coche arrancó. ¡Y entró el pan!
4 —Pero ¿yo estoy sentada? —dijo ella.
4 —¡Un poquito! —dijeron los treinta.
6 Quiso levantarse, pero a un gato dormido no se le quitan los pies. Lo sabía todo el mundo, y ella mejor que nadie.
8 La prima Casilda entró con la barra por la puerta y, un rato después, entró también el final de la barra.
10 La bisabuela miró a un lado y a otro desde aquella altura nueva. Se le había quedado la cara de quien llega a una ciudad y descubre que vivía al lado.`,
          en: `0-2 Miaow! The cat gets out.
0-2 {F} opens. {H} opens.
0-2 Vroom! And in comes the bread!
4! Two feet that kept still! The cat got out of the car, and fell asleep on them.
4! The car drove off. And in came the bread!
4 “Am I sitting down?” she said.
4 “Just a bit!” said all thirty.
6 She tried to get up. But you do not pull your feet from under a cat. They all knew that, and she knew it best.
8 Poppy came in at the door with the loaf and, some time later, in came the end of the loaf.
10 Great-Granny looked left and right from her new height. She had the face of somebody who comes to a town, and finds that she has been living next door to it.`,
          alt: {
            es: '{F} y {H} reciben el pan: ya puede empezar la comida.',
            en: '{F} and {H} let in the bread: lunch can begin.',
          },
          picture: { H: ['cheer', 'happy'], F: ['jump', 'excited'], props: ['cat', 'bread', 'chair', 'table'] },
        },
        {
          es: `4! Por fin bajaron treinta cucharas. ¡Tilín!
4! {H} y {F} metieron su pan en el horno. Salió como un zapato, con aceituna.
4! —Yo quiero de este —dijo la bisabuela.
4 {X} le cortó la suela, que era lo más tierno.
6 —Falta agua —dijo ella, por costumbre.
6 —¡Ahora voy! —gritaron treinta voces, y fueron treinta personas.
6 Llegaron treinta jarras. La bisabuela las miró todas y no supo qué hacer con las manos. Se las guardó en el bolsillo del delantal.
6 {X} le enseñó a tenerlas quietas encima del mantel. Cuesta, pero se aprende.
6 Luego fue mirando a la gente de una en una.
6 —Tú eres la que aparta los garbanzos —le dijo a una prima.
6 —¿Cómo lo sabe? —preguntó ella.
6 —Porque friego tu plato. Las caras no, pero los platos me los sé todos.
8 Y era verdad. Al tío Ramón lo conocía por las espinas en fila. A los mellizos, porque uno dejaba la yema y el otro la clara. A {H} y a {F}, por un sol pintado con salsa que no se atrevía a borrar hasta el final.
8 —Así que erais vosotr{HF:os/as} —dijo, muy contenta—. Encantada.
8 {X} le presentó su plato, limpio como un espejo, y la bisabuela hizo una reverencia.
8 En el centro de la mesa estaba {thing}. Se {lo:lo/la} acercaron también, para que {lo:lo/la} viera de frente, y no al pasar.
10 La sopa se había quedado fría. Nadie lo dijo. La comieron despacio, con mucho pan, y la más pequeña pidió que el domingo siguiente se la hicieran otra vez así.
10 —¿Qué falta ahora? —preguntó {F}, cuando ya quedaban las migas.
10 La bisabuela lo pensó. Repasó la sal, la jarra, las caras, el gato. Volvió a empezar por si acaso.
10 —Pues mira —dijo, un poco extrañada—. Yo creo que estamos todos.`,
          en: `4! At last thirty spoons went down. Ting!
4! {H} and {F} put their bread in the oven. It came out like a shoe, with an olive.
4! “I want some of that one,” said Great-Granny.
4 {X} cut her the sole, which was the softest bit.
6 “We need water,” she said, out of habit.
6 “I’m just coming!” cried thirty voices, and thirty people went.
6 Back came thirty jugs. Great-Granny looked at all of them and did not know what to do with her hands. She put them away in her apron.
6 {X} showed her how to keep them still on the cloth. It is hard, but it can be learned.
6 Then she looked at the people, one by one.
6 “You are the one who leaves the peas,” she told a cousin.
6 “How do you know?”
6 “I wash your plate. I don’t know the faces, but I know all the plates.”
8 And so she did. She knew Uncle Ray by his fish bones in a row. She knew the twins, as one left the yolk and one the white. She knew {H} and {F} by a sun drawn in gravy, which she never liked to wash off until the last.
8 “So it was you,” she said, very pleased. “How do you do?”
8 {X} showed her a plate as clean as a mirror, and she bowed to it.
8 In the middle of the table was {thing}. They moved it close to her, so that she could have a good look, and not just in passing.
10 The soup had gone cold. Nobody said so. They ate it slowly, with a lot of bread, and the smallest cousin asked if they could have it like that every Sunday.
10 “What is missing now?” asked {F}, when they were down to the crumbs.
10 Great-Granny thought about it. She went over the salt, the jug, the faces and the cat. She began again, just in case.
10 “Well I never,” she said, a little surprised. “I do believe we are all here.”`,
          alt: {
            es: '{H} y {F} llevan a la mesa su pan, junto a {thing}.',
            en: '{H} and {F} take their bread to the table, beside {thing}.',
          },
          picture: {
            H: ['hold', 'proud', 'bread'],
            F: ['point', 'happy'],
            X: ['sit', 'happy'],
            showsThing: true,
            props: ['table', 'chair', 'soup'],
          },
        },
        {
          es: `0-2! ¡Otra cuchara de sopa! {H}: ¡ñam!
0-2 {F}: ¡ñam! Y la bisabuela, ¡ñam!
0-2 {X} rebaña el plato.
2-2 ¡La bisabuela come sentada!
4! ¡La bisabuela enseñó a hacer pan sentada! Y comió con los treinta.
4 Desde entonces, los domingos da clase de pan.
4 {X} lleva siempre harina en la nariz.
6 Se apunta todo el mundo. Las sillas van a la cocina y vuelven con harina.
6 El gato va a clase también. Es el único que duerme.
8 Antes de comer, alguien grita «¡ahora voy!», y ya no se sabe quién, porque se turnan.
10 Algunos domingos falta la sal, y otros el agua o la jarra. Se ha visto que se puede empezar igual.
4! Por la noche, {H} tocó la silla vacía. Estaba caliente como un pan.`,
          en: `0-2! Soup on the spoon! {H}: yum! {F}: yum!
0-2 And Great-Granny? She sits! Yum!
0-2 {X} has it all.
2-2 There is bread for all of them.
4! Great-Granny sat down to teach them bread! And she had lunch with all thirty.
4 Now she gives a bread class each Sunday.
4 {X} always has flour on {X.his} nose.
6 They all come. The chairs go into the kitchen, and come back white.
6 The cat comes too. He is the only one who sleeps in class.
8 Before lunch there is a shout of “I’m just coming!”, and you can’t tell whose it is, as they take turns.
10 On some Sundays there is no salt, and on others there is no jug. It turns out that you can begin all the same.
4! That night {H} felt the empty chair. It was as warm as a loaf.`,
          alt: {
            es: '{H} toca la silla vacía y {F} guarda el pan.',
            en: '{H} touches the empty chair and {F} has the bread.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['hold', 'happy', 'bread'],
            X: ['stand', 'happy'],
            showsThing: true,
            props: ['chair', 'table', 'moon'],
            time: 'night',
          },
        },
      ],
    },
  ],
}
