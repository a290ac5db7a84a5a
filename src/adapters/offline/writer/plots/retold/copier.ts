import type { Plot } from '../plot.ts'

/** The same robot: here its buns are flat, and what it lacks is the one step that nobody can be seen doing. */
export const copierRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'copier/setup/film',
      titles: {
        es: ['Plano como una moneda', 'La película de ayer', 'Algo falta'],
        en: ['As flat as a coin', 'The film on the wall', 'What is missing?'],
      },
      moments: [
        {
          es: `0-2 ¡Clin! ¡Qué bollo tan plano!
0-2 Lo hace un robot. ¡Bip, bip!
2-2 ¡Clin! Otro bollo plano. ¿Qué le falta?
4! ¡Clin! Un bollo cayó en el plato. Sonó como una moneda.
4! Lo había hecho Copión, un robot. Copiaba a {H} y a {F}.
4 ¡Y para {event} hacían falta cien bollos, altos y blanditos!
6 {F} puso aquel de canto. El bollo echó a rodar, dio una vuelta alrededor de {thing} y volvió él solo.
6 —Le falta algo —dijo {H}.
8 Copión esperaba con las pinzas muy juntas. En el pecho le parpadeaba una luz naranja, que en los robots es la de ponerse nervioso.
10 Acababa de salir de la caja y todavía llevaba una etiqueta en el codo. Nadie se la había quitado, por si le hacía cosquillas.`,
          en: `0-2 Clink! What a flat bun!
0-2 A robot made it. Beep, beep!
2-2 Clink! One more flat bun. Oh dear!
4! Clink! A bun fell on the plate. It rang like a coin.
4! Copy made it. Copy was a robot, and did just what {H} and {F} did.
4 And for {event} they needed a hundred big soft buns!
6 {F} stood that bun on its edge. Off it rolled, once round {thing} and all the way back.
6 “It lacks something,” said {H}.
8 Copy stood and waited with its claws together. On its chest blinked an orange light, which is the one that robots have for nerves.
10 It was just out of its box, and there was still a label on one elbow. Nobody had pulled it off, in case it tickled.`,
          alt: {
            es: '{H} y {F} miran un bollo muy plano junto a un robot.',
            en: '{H} and {F} look at a very flat bun beside a robot.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['hold', 'worried', 'cookie'],
            props: ['robot', 'table', 'cookie'],
            showsThing: true,
          },
        },
        {
          es: `4! —Ayer le enseñamos un bollo y subió —dijo {H}—. ¿Qué hicimos?
4! —Amasé, giré y resbalé: «¡Ay!» —dijo {F}—. Y tú estornudaste.
4 Copión lo hizo todo igual: amasó, giró, ¡ay!, ¡achís!
4 {X} mordió el bollo. En el bollo no se notó.
6 —¿Y por qué te tiras al suelo? —le preguntó {F}.
6 Copión apagó la luz. Se le encendió un ojo, y en la pared salió una película. ¡Era la tarde de ayer!
6 Allí estaba {F}, patinando sobre la harina. Allí estaba {H}, con la nariz arrugada y la boca abierta.
6 —¿Yo estornudo así? —preguntó {H}.
6 —Siempre —dijo {F}—. Parece que se cierra una puerta.
6 {X} pidió ver otra vez lo del patinazo.
6 La vieron tres veces. Amasar estaba. Girar estaba. Hasta el «ay» estaba, con mucho eco.
6 —No falta nada —dijo {F}.
6 —Pues algo falta —dijo {H}, y golpeó el bollo contra la mesa. ¡Clin!
8 La película se cortaba cuando {F} tapaba la masa con un trapo. Después venía un trozo negro. Y después, de golpe, el bollo ya salía gordo y dorado.
8 —¿Y lo negro? —preguntó {H}.
8 —Ahí no pasó nada. Copión solo graba si alguien se mueve —dijo {F}, y no le dio más vueltas.
8 {X} aplaudió al final, por educación. Copión saludó con la pinza.
10 ¶Cualquiera cree que se conoce muy bien hasta que se ve en una pared, de espaldas y con prisa. {F} descubrió que andaba como un pato que pierde el autobús.
10 —Eso no es de la receta, ¿verdad? —preguntó, señalando aquellos andares.
10 Demasiado tarde. Copión ya iba y venía con los pies hacia fuera, y hay que decir que lo hacía con mucha más elegancia.`,
          en: `4! “We made it a bun, and that one rose,” said {H}. “What did we do?”
4! “I kneaded, turned and slipped,” said {F}. “Ouch! And you sneezed.”
4 Copy did it all: knead, turn, ouch, atishoo!
4 {X} bit the bun. The bun did not mind.
6 “But why do you lie down on the floor?” {F} asked it.
6 Copy put out the light. One of its eyes lit up, and there was a film on the wall. It was the day before!
6 There went {F}, on one foot, over the flour. There stood {H}, with a wrinkled nose and an open mouth.
6 “Do I sneeze like that?” asked {H}.
6 “You always do,” said {F}. “It sounds like a door.”
6 {X} begged to see the slip again.
6 They watched it three times. The kneading was there. The turn was there. Even the “ouch” was there, with an echo.
6 “It is all there,” said {F}.
6 “Then why is this so flat?” said {H}, and hit the table with the bun. Clink!
8 The film broke off when {F} put a cloth on the dough. Next came a black bit. And after that, all at once, the bun was out, fat and golden.
8 “What was that black bit?” asked {H}.
8 “Nothing. It only records when somebody moves,” said {F}, and gave it no more thought.
8 {X} clapped at the end, to be polite. Copy took a bow.
10 ¶You think that you know yourself, until you see yourself on a wall, from behind and in a hurry. {F} had never known what it is to walk like a duck who is late for the bus.
10 “That walk is not in the recipe, is it?” said {F}.
10 It was too late. Copy was on its way to and fro with its toes turned out, and it must be said that it did it with far more style.`,
          alt: {
            es: '{H} estornuda, {F} se ha sentado en el suelo y el robot mira.',
            en: '{H} sneezes, {F} sits on the floor and the robot looks on.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['sit', 'surprised'],
            X: ['hold', 'thoughtful', 'cookie'],
            props: ['robot', 'table', 'cookie'],
          },
        },
        {
          es: `0-2 {F} se cae. ¡Ay!
0-2 El robot también. ¡Amasa, gira, ay!
0-2 {X} dice: ¡aúpa!
2-2 {H} hace ¡achís! ¡El robot también!
4! —Hay que buscar lo que falta —dijo {H}.
4 —¿Y qué es? —preguntó {F}.
4 —Si lo supiera, no faltaría.
4! Copión miró debajo de la mesa. Luego miró debajo de {F}.
6 Pensaron en azúcar, en sal y en un horno más grande. Todo eso ya lo tenían, y el horno no podía ser mayor sin tirar una pared.
6 {X} se guardó un bollo plano en el bolsillo, para comparar.
8 —Preguntaremos por ahí —dijo {F}—. Alguien habrá que sepa lo que no sabemos.
8 —Hay muchísima gente que sabe eso —dijo {H}.
10 En la puerta se volvieron a mirarlo. Copión había abierto el armario, el cajón y la caja de las cerillas, y buscaba dentro con los dos ojos encendidos.
4 Cerraron la puerta. Dentro sonó: «¡Clin!».`,
          en: `0-2 {F} falls. Ouch!
0-2 The robot too. Knead, turn, ouch!
0-2 {X} says: up you get!
2-2 {H} goes atishoo! The robot does too!
4! “We must look for what it lacks,” said {H}.
4 “And what is that?” asked {F}.
4 “If I knew, it would not lack it.”
4! Copy looked under the table. Then it looked under {F}.
6 They thought of sugar, and of salt, and of a bigger oven. But they had all that. To get a bigger oven they would have to knock down a wall.
6 {X} put a flat bun in a pocket, to show people.
8 “We can ask,” said {F}. “There must be somebody who knows what we do not know.”
8 “There are a great many people who know that,” said {H}.
10 At the door they looked back. Copy had opened the cupboard, the drawer and the box of matches, and was searching inside them with both its eyes lit up.
4 They shut the door. Inside, something went clink.`,
          alt: {
            es: '{H} piensa y {F} se sienta en el suelo, junto al robot y la mesa.',
            en: '{H} thinks and {F} sits on the floor, by the robot and the table.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['sit', 'surprised'],
            X: ['hold', 'happy', 'cookie'],
            props: ['robot', 'table', 'box'],
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'copier/setback/button',
      titles: {
        es: ['Nevada de harina', 'Un botón en cada bollo'],
        en: ['Snowing flour', 'A button in every bun'],
      },
      moments: [
        {
          es: `0-2 ¡Puf! ¡Cuánta harina!
0-2 ¡Ay y ay! ¡Achís y achís!
2-2 El robot se cae dos veces. ¡Pobre robot!
4! {at} nevaba. ¡Pero era harina!
4! Copión se caía dos veces en cada bollo. ¡Y estornudaba cuatro!
4 —Cree que así subirán más —dijo {H}.
6 Como con un «ay» no bastaba, había puesto dos. Como con dos tampoco, les había añadido una voltereta.
6 Los bollos salían más planos que nunca. Uno se coló por la rendija de la puerta.
8 Tenía su lógica. Si algo no funciona, se hace más fuerte, y si sigue sin funcionar, más fuerte todavía. Hay personas mayores que viven así.
10 {F} sacudió el calendario para saber en qué día estaban. Cayó harina, un bollo y otra vez harina.`,
          en: `0-2 Puff! Flour, flour, flour!
0-2 Ouch, ouch! Atishoo, atishoo!
2-2 The robot falls two times. Poor robot!
4! It was snowing {at}. But the snow was flour!
4! Copy fell down twice for each bun. And it did four sneezes!
4 “It thinks they will rise more like that,” said {H}.
6 One “ouch” had not been enough, so now it did two. Two were not enough, so it put in a somersault.
6 The buns were flatter than ever. One had slipped out under the door.
8 There was some sense in it. If a thing does not work, you do it harder, and if it still does not work, you do it harder still. There are grown-ups who live like that.
10 {F} shook the calendar, to see what day it was. Out of it fell flour, a bun and some more flour.`,
          alt: {
            es: '{H} y {F} encuentran al robot con un bollo muy plano.',
            en: '{H} and {F} find the robot with a very flat bun.',
          },
          picture: { H: ['stand', 'surprised'], F: ['reach', 'surprised'], props: ['robot', 'cookie', 'table'] },
        },
        {
          es: `4! Entonces {H} echó miel a la masa, por probar. ¡Plano!
4 {F} echó canela. ¡Plano y marrón!
4! Y, sin querer, a {H} se le cayó dentro un botón.
4 Copión lo vio. ¡Desde entonces puso un botón en cada bollo!
4 {X} se miró la ropa. ¡Ya no le quedaban botones!
6 —¿De dónde los sacas? —preguntó {F}, y se le abrió el abrigo de par en par.
6 Copión señaló el perchero. Los abrigos estaban todos muy tristes, con los brazos colgando.
6 —Basta ya —dijo {H}—. Para un momento.
6 Pero Copión no sabía parar. Nunca había visto a nadie hacerlo. Amasó, giró, se cayó, y esa vez tardó en levantarse.
6 {H} se agachó. En el costado, siempre en el mismo sitio, la lata estaba abollada.
6 —Esto es de las caídas —dijo en voz baja—. ¿Cuántas llevas?
6 En el pecho de Copión salió un número: ciento doce.
8 —Yo me caí una vez —dijo {F}, que se había puesto colorad{F:o/a}—. Una. Y me pasé toda la tarde quejándome.
8 {X} buscó una venda, pero solo encontró un trapo con flores. Le quedaba bien.
8 —¿Te duele? —preguntó {H}. Copión miró si alguien decía que sí con la cabeza, para hacerlo igual. Nadie se movió. No supo qué contestar.
10 ¶Miraron alrededor. De los sacos de harina quedaba uno. El resto estaba en el suelo, en el aire y dentro de {F}.
10 —No es que aprenda mal —dijo {H}—. Es que le enseñamos con prisa.
10 —Le enseñamos mucha prisa —dijo {F}—. Y la ha aprendido estupendamente.`,
          en: `4! {H} put honey in the dough, just to see. It was flat!
4 {F} put in some spice. It was flat and brown!
4! And then a button fell in. {H} had not meant to drop it.
4 Copy saw. From then on it put a button in every bun!
4 {X} looked down at a coat. It had no buttons left!
6 “Where do you get them?” asked {F}, whose own coat had just come open.
6 Copy pointed at the coat stand. The coats hung there looking very sad.
6 “That will do,” said {H}. “Stop for a bit.”
6 But Copy could not stop. It had never seen it done. It kneaded, it turned, it fell, and this time it was slow to get up.
6 {H} knelt down. On one side, always in the same place, the tin had a dent.
6 “This is from the falls,” {H} said in a low voice. “How many is it now?”
6 A number came up on the chest of the robot. It was a hundred and twelve.
8 “I fell once,” said {F}, who had gone red. “Once. And I made a fuss about it till bedtime.”
8 {X} looked for a bandage, but there was just a tea towel with roses on. It looked well on Copy.
8 “Does it hurt?” asked {H}. Copy looked to see if somebody would nod, so as to nod as well. Nobody did. It did not know what to say.
10 ¶They looked about them. Of all the flour they had one bag left. The rest was on the floor, in the air and down the neck of {F}.
10 “It does not learn badly,” said {H}. “We teach it in too much of a hurry.”
10 “We taught it hurry,” said {F}. “And it picked that up very well indeed.”`,
          alt: {
            es: '{H} se agacha junto al robot y {F} mira con pena.',
            en: '{H} kneels beside the robot, and {F} looks sorry.',
          },
          picture: {
            H: ['kneel', 'worried'],
            F: ['stand', 'sad'],
            X: ['hold', 'worried', 'blanket'],
            props: ['robot', 'honey', 'table', 'cookie'],
          },
        },
        {
          es: `0-2 {H} trae un cojín blandito.
0-2 El robot se sienta. ¡Ah!
0-2 {X} lo acaricia.
2-2 El robot trae otro cojín. ¡Para {F}!
4! {H} puso un cojín en el suelo, para las caídas.
4 Copión lo miró mucho rato.
4! Fue a por otro cojín y se lo puso a {F}.
6 —Eso lo ha copiado de ti —le dijo {F} a {H}—. Y me gusta.
6 {X} trajo el tercero. Acabaron la noche en fila, cada cual en su cojín.
8 Le frotaron la abolladura con un paño hasta que se pudieron ver las caras en ella. Salían un poco torcidas y bastante contentas.
10 —Mañana, despacio —dijo {H}.
10 Copión buscó esa palabra por dentro, de arriba abajo. No la tenía. La apuntó en un sitio limpio, sin saber todavía cómo se hacía.`,
          en: `0-2 {H} brings a soft cushion.
0-2 The robot sits on it. Ah!
0-2 {X} pats it.
2-2 The robot brings {F} one too!
4! {H} put a cushion on the floor for Copy to fall on.
4 Copy looked at it for a long time.
4! Then it went and got one more, and gave it to {F}.
6 “It got that from you,” said {F}. “I mean, thank you. Both of you.”
6 {X} brought a third. They ended the day in a row, each on a cushion.
8 They rubbed the dent with a cloth until they could see their faces in it. The faces were a bit crooked, and quite happy.
10 “Next time, slowly,” said {H}.
10 Copy looked for that word inside itself, from top to bottom. It was not there. So it wrote it down in a clean place, without yet knowing how it was done.`,
          alt: {
            es: '{H} y {F} se sientan junto al robot a descansar.',
            en: '{H} and {F} sit down next to the robot for a rest.',
          },
          picture: {
            H: ['sit', 'calm'],
            F: ['sit', 'happy'],
            X: ['sit', 'happy'],
            props: ['cushion', 'robot', 'heart', 'table'],
            time: 'night',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'copier/climax/still',
      titles: {
        es: ['El trozo negro', 'Hacer nada', 'El último saco'],
        en: ['The black bit', 'Doing nothing', 'The last bag'],
      },
      moments: [
        {
          es: `0-2 Queda un saco de harina.
0-2 {H} piensa. {F} piensa.
2-2 El robot piensa también. ¡Bip!
4! Ya era casi la hora de {event}. ¡Y no tenían ni un bollo bueno!
4 Quedaba un saco de harina. El último.
4! —Hay que acertar a la primera —dijo {F}.
6 Copión se colocó delante de la mesa, muy derecho. Se había aprendido la receta con todos sus adornos y pensaba lucirse.
6 —Espera, que no... —dijo {H}. Copión no sabía lo que era «espera».
8 Fuera ya se oía arrastrar sillas. Alguien preguntaba si eran para mirar o para merendar, y alguien contestaba que para las dos cosas.
10 El saco era pequeño y estaba un poco arrugado por arriba. Se notaba que hasta entonces nadie lo había tomado en serio.`,
          en: `0-2 There is one bag of flour.
0-2 {H} thinks. {F} thinks.
2-2 The robot thinks too. Beep!
4! It was nearly time for {event}. And they had not one good bun!
4 There was one bag of flour. It was the last.
4! “We have to get it right first time,” said {F}.
6 Copy took its place at the table. It knew the recipe by heart, trimmings and all, and it meant to shine.
6 “Wait, do not...” said {H}. But Copy did not know what “wait” was.
8 Outside, people were setting out chairs. Somebody asked if they were for looking or for eating, and somebody said for both.
10 The bag was small, and a bit crumpled at the top. You could tell that until that day nobody had taken it seriously.`,
          alt: {
            es: '{H} y {F} piensan con el robot delante de la mesa.',
            en: '{H} and {F} think hard at the table with the robot.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['point', 'worried'],
            props: ['robot', 'table', 'clock'],
          },
        },
        {
          es: `4-4! Probaron sin estornudo. ¡Plano! Probaron sin caída. ¡Plano! ¿Qué habían hecho con el suyo después? ¡Nada! ¡Pues eso faltaba!
6! Probaron sin estornudo. ¡Plano! Probaron sin caída. ¡Plano!
6! —El nuestro sí subió —dijo {H}—. ¿Qué hicimos después de taparlo?
6! —Nada —dijo {F}.
6! —¡Pues eso es lo que falta! ¡Nada!
4 {X} fue corriendo a por un trapo limpio.
6 Copión nunca hacía nada. O sea, que siempre hacía algo. En cuanto acababa de amasar, ¡hala!, al horno.
6 —La masa tiene que esperar —dijo {H}—. Y eso no lo ha visto nunca.
6 —Normal —dijo {F}—. Esperar no se ve.
6 Había que enseñárselo. ¿Y cómo se enseña a un copión a no hacer nada? Solo había una manera, y era dificilísima.
6 Taparon la masa. {H} se quedó quiet{H:o/a}. {F} se quedó quiet{F:o/a}.
6 {X} se sentó encima de sus propias manos, para que no se le escaparan.
6 Copión movió una pinza, miró a los lados y vio que nadie movía la suya. La bajó despacio.
8 El reloj hacía tic. Después de mucho rato hizo tac.
8 —¿Cuánto llevamos? —preguntó {F} sin abrir los labios.
8 —Un minuto —contestó {H}, igual.
8 —¿Y cuánto falta?
8 —Cincuenta y nueve.
8 {F} cerró los ojos. No hacer nada cansa muchísimo cuando se hace bien.
10 ¶Al cabo de veinte minutos empezaron a oír cosas que habían estado siempre ahí. Crujía la madera. Copión tenía por dentro un runrún, como el de un gato de lata.
10 Y, debajo del trapo, se oía algo. No llegaba a ruido. Era más bien un suspiro muy largo, hacia arriba.
10 ¶Copión apuntó con el ojo. El trapo, que era liso, ya no era del todo liso.
4 Entonces a {H} le picó la nariz. ¡Iba a estornudar!`,
          en: `4-4! They tried with no sneeze. Flat! They tried with no fall. Flat! What had they done to theirs after that? Nothing! So that was it!
6! They tried with no sneeze. Flat! They tried with no fall. Flat!
6! “But ours rose,” said {H}. “What did we do next?”
6! “Nothing,” said {F}.
6! “Then that is what it needs!” said {H}. “Nothing!”
4 {X} ran to fetch a clean cloth.
6 Copy had never done nothing. It always did something. As soon as it had kneaded, in the oven it went.
6 “Dough has to wait,” said {H}. “And Copy has never seen waiting.”
6 “How could it?” said {F}. “You cannot see it.”
6 So they had to show it. And how do you teach a robot like that to do nothing at all? There was just one way, and it was very hard.
6 They put the cloth on the dough. {H} kept still. {F} kept still.
6 {X} sat on both hands so that they could not get away.
6 Copy moved a claw, looked about, and saw that nobody else was moving. Slowly it put the claw down.
8 The clock said tick. A long time after that, it said tock.
8 “How long is it now?” asked {F} through shut lips.
8 “One minute,” said {H}, in the same way.
8 “And how long to go?”
8 “Fifty-nine.”
8 {F} shut both eyes. It is very tiring to do nothing, if you do it well.
10 ¶After twenty minutes they began to hear things that had been there all along. The wood creaked. Copy purred inside like a tin kettle.
10 And, under the cloth, there was something. You could not call it a noise. It was more of a very long sigh, going up.
10 ¶Copy turned one eye on it. The cloth had been flat. It was not quite flat now.
4 And then {H} had a tickle in the nose. A sneeze was on its way!`,
          alt: {
            es: '{H}, {F} y el robot, muy quietos alrededor de la mesa.',
            en: '{H}, {F} and the robot keep very still round the table.',
          },
          picture: {
            H: ['stand', 'worried'],
            F: ['stand', 'determined'],
            X: ['sit', 'determined'],
            props: ['robot', 'table', 'clock'],
            shot: 'medium',
          },
        },
        {
          es: `0-2 ¡Chist! Nadie se mueve.
0-2 La masa sube. ¡Sube!
0-2 {X} sonríe.
2-2 {H} y {F} no hacen nada. ¡Qué bien!
4 {H} apretó los labios. {F} le tapó la nariz con un dedo.
4! Copión no se movió. ¡Y la masa subió y subió, gorda como una almohada!
4 —¡Achís! —estalló por fin {H}.
4 ¿Y Copión? ¿Estornudó también? No.
4 —¡Salud! —dijo.
6 Era la primera cosa que decía por su cuenta. Se quedaron mirándolo con la boca abierta.
6 Copión los miró también, pero con la boca cerrada. Eso tampoco lo copió.
8 —Sabe lo que es copiar —susurró {F}— y sabe lo que es no copiar. ¡Ya puede elegir!
8 {X} estornudó de mentira, por oírselo otra vez. Copión se dio cuenta y no dijo nada.
10 El trapo resbaló por un lado de la masa, muy despacio, y cayó al suelo. Nadie lo recogió enseguida. Les había quedado la costumbre de mirar.`,
          en: `0-2 Hush! Keep still.
0-2 The dough goes up. Up, up!
0-2 {X} smiles.
2-2 {H} and {F} do nothing. Well done!
4 {H} held it in. {F} put a finger under that nose.
4! Copy kept still. And the dough rose and rose, as fat as a pillow!
4 “Atishoo!” went {H} at last.
4 And Copy? Did it sneeze too? No.
4 “Bless you!” it said.
6 It was the first thing that it had ever said by itself. They stood and looked at it with open mouths.
6 Copy looked back. It kept its own mouth shut. It did not copy that, either.
8 “It knows how to copy,” whispered {F}, “and it knows how not to. Now it can choose!”
8 {X} did a false sneeze, to hear it again. Copy saw through it and said nothing.
10 The cloth slid off one side of the dough, very slowly, and fell to the floor. Nobody picked it up at once. They had got into the way of just looking.`,
          alt: {
            es: '{H} estornuda por fin, y {F} y el robot lo celebran.',
            en: '{H} sneezes at last, and {F} cheers beside the robot.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['cheer', 'excited'],
            X: ['cheer', 'happy'],
            props: ['robot', 'table', 'bread'],
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'copier/resolution/nothing',
      titles: {
        es: ['Paso cuatro: nada', 'El arte de esperar', 'Cien y blanditos'],
        en: ['Step four: nothing', 'How to wait', 'A hundred, and soft'],
      },
      moments: [
        {
          es: `0-2 ¡Un bollo gordo! ¡Y otro!
0-2 Huele muy bien. ¡Mmm!
2-2 {H} y {F} soplan. ¡Están calentitos!
4! De aquella masa salieron cien bollos. ¡Altos y blanditos!
4 Cuando uno caía en el plato, no hacía «clin». Hacía «puf».
4 Copión escribió la receta entera: «Amasar, girar, tapar y nada».
6 —Es cortísima —dijo {F}.
6 —Lo largo era lo que sobraba —dijo {H}.
8 Donde ponía «nada», Copión dejó una línea en blanco. Le pareció que así se entendía mejor.
10 De lo demás no borró ni un paso: lo pasó a otra hoja, con un título nuevo. «Cosas que hacen mis amigos cuando hacen bollos». La colgó donde pudiera verla.`,
          en: `0-2 A big fat bun! And another!
0-2 It smells so good. Mmm!
2-2 {H} and {F} blow. The buns are hot!
4! That dough made a hundred buns. They were big and soft!
4 When one fell on the plate, it did not go clink. It went puff.
4 Copy wrote down the whole recipe. “Knead, turn, cover, nothing.”
6 “It is very short,” said {F}.
6 “All the long bits were extra,” said {H}.
8 After “nothing” Copy had left a line with no words on it. It felt that this made things clearer.
10 It did not rub out the other steps. They went on a new page, with a new title, “Things my friends do when they make buns”. Copy hung that up where it could see it.`,
          alt: {
            es: '{H} y {F} sacan bollos altos con el robot.',
            en: '{H} and {F} take out big buns with the robot.',
          },
          picture: {
            H: ['hold', 'happy', 'bread'],
            F: ['cheer', 'happy'],
            props: ['robot', 'bread', 'basket', 'table'],
          },
        },
        {
          es: `4 Pusieron las cestas junto a {thing}. ¡Y llegó todo el mundo a la vez!
4! —¡Yo primero! —gritaban—. ¡No, yo!
4! Copión levantó una pinza y se quedó muy quieto.
4 Una niña lo copió. Luego la copió el frutero. ¡Y al final, todo el mundo!
4 {X} se quedó quiet{X:o/a} con un bollo a medio camino.
6 Se hizo un silencio tan grande que se oyó humear los bollos.
6 —¿Qué hacemos? —susurró un señor con prisa.
6 —Nada —dijo {H}—. Lo está usted haciendo muy bien.
6 Duró un minuto. Cuando Copión bajó la pinza, ya nadie empujaba. Un señor muy grande dejó pasar a una niña muy pequeña. La niña dejó pasar a un señor con bastón.
6 —No me acordaba de que se podía esperar así —dijo una guardia, y se guardó el silbato.
6 {F} iba por delante con la cesta, dio media vuelta, pisó una miga y resbaló.
6 —¡Ay!
6 Todos miraron a Copión.
6 Copión puso un cojín. Llegó justo a tiempo.
8 ¶Después todo el mundo quiso que le dijera «salud». Estornudaron sin ganas, con ganas y con pimienta. Copión escuchaba primero y solo se lo decía a quien lo necesitaba.
8 —¿Y cómo lo distingue? —preguntó el frutero.
8 —Espera un poquito —dijo {F}—. Es su especialidad.
8 {X} pidió la receta, y Copión se la dio con línea en blanco y todo.
10 ¶El señor de la prisa volvió al final, ya sin ella. No sabía dónde se la había dejado.
10 —¿Y eso cuánto rato hay que hacerlo? —preguntó, señalando la línea vacía.
10 —Hasta que suba —dijo {H}.
10 —¿El bollo?
10 {H} miró a la gente, que se había sentado en el suelo y hablaba bajito, con migas en la barbilla.
10 —También el bollo —contestó.`,
          en: `4 They set the baskets down by {thing}. Then all the people came at once!
4! “Me first!” they cried. “No, me!”
4! Copy put up one claw and kept very still.
4 A girl copied that. Then the grocer copied her. And soon they all did!
4 {X} stopped dead with a bun in the air.
6 It grew so quiet that you could hear the buns steam.
6 “What do we do?” whispered a man in a hurry.
6 “Nothing,” said {H}. “You are doing it very well.”
6 It lasted a minute. When the claw came down, nobody pushed any more. A very big man made way for a very small girl. She made way for a man with a stick.
6 “I had forgotten how to wait like that,” said a lady with a whistle, and put it away.
6 {F} came by with the basket, turned round, trod on a crumb and slipped.
6 “Ouch!”
6 They all looked at Copy.
6 Copy put down a cushion. It was just in time.
8 ¶After that they all wished to be told “bless you”. They did small sneezes and big ones, and some with pepper. Copy listened first, and only said it to those who needed it.
8 “How can it tell?” asked the grocer.
8 “It waits a bit,” said {F}. “It is very good at that.”
8 {X} asked for the recipe. Copy gave it away, empty line and all.
10 ¶The man in a hurry came back at the end, without it. He could not think where he had left it.
10 “And how long do you do that one for?” he asked, with a finger on the empty line.
10 “Until it rises,” said {H}.
10 “The bun?”
10 {H} looked round at the people. They were sitting on the ground and talking in low voices, with crumbs on their chins.
10 “The bun as well,” said {H}.`,
          alt: {
            es: '{H} y {F} reparten bollos con el robot, junto a {thing}.',
            en: '{H} and {F} share out buns with the robot, beside {thing}.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['hold', 'happy', 'basket'],
            X: ['hold', 'surprised', 'bread'],
            showsThing: true,
            props: ['robot', 'bread', 'table'],
          },
        },
        {
          es: `0-2! ¡Cien bollos gordos! ¡Ñam, ñam!
0-2 {X} hace: ¡achís!
0-2 El robot dice: ¡salud!
2-2 {H} y {F} duermen. ¡Chist!
4! En {event} no quedó ni una miga.
4 Por la noche, {H} y {F} taparon la masa de mañana.
4 —¿Te quedas tú con ella? —le preguntó {F}.
6 Copión acercó un cojín. Apagó un ojo y dejó el otro encendido, muy flojito, como una lamparilla.
6 {X} le dio las buenas noches a él y también a la masa.
8 —Que no te aburras —dijo {H}.
8 Copión pensó en todas las cosas que sabía hacer. Las tenía en fila, de la primera a la última, y podía escoger cualquiera.
10 Afuera recogían las sillas. Debajo del trapo empezaba ya aquel suspiro tan largo. Copión se puso a escucharlo.
4! Aquella noche, Copión no hizo nada. Le salió perfecto.`,
          en: `0-2! One fat bun each! Yum, yum!
0-2 {X} goes: atishoo!
0-2 The robot says: bless you!
2-2 {H} and {F} sleep. Hush!
4! Not one crumb was left after {event}.
4 At night, {H} and {F} put a cloth on some new dough.
4 “Will you stay with it?” {F} asked Copy.
6 Copy pulled up a cushion. It put out one eye and left the other on, very low, like a night light.
6 {X} said good night to Copy, and to the dough.
8 “Do not get bored,” said {H}.
8 Copy thought of all the things that it knew how to do. It had them in a row, from first to last, and could pick any of them.
10 Outside they were folding up the chairs. Under the cloth that very long sigh was starting again. Copy settled down to listen.
4! All that night Copy did nothing. And it did it very well.`,
          alt: {
            es: '{H} y {F} dan las buenas noches al robot.',
            en: '{H} and {F} say good night to the robot.',
          },
          picture: {
            H: ['wave', 'sleepy'],
            F: ['stand', 'sleepy'],
            X: ['wave', 'happy'],
            props: ['robot', 'table', 'moon'],
            time: 'night',
          },
        },
      ],
    },
  ],
}
