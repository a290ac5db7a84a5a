import type { Beat, Part } from '../plot.ts'

/** The rover once more, told by its answers: a sneeze went out first, so each answer is read to the wrong question. */
export const roverAgain: Readonly<Record<Part, Beat>> = {
  setup: {
    id: 'rover/setup/questions',
    titles: {
      es: ['Seis marcianos', 'Preguntas para otro planeta', 'Eso no cuenta'],
      en: ['Six Martians', 'Questions for another planet', 'That does not count'],
    },
    moments: [
      {
        es: `0-2 ¿Estás ahí, Tortuga? ¡Achís!
0-2 La Tortuga contesta: ¡bip!
2-2 {H} pregunta otra vez. {F} se suena. ¡Bip!
4! La Tortuga era un robot y vivía en otro planeta.
4! Lo oía todo con diez minutos de retraso.
4! {at}, {F} fue a hacerle unas preguntas. ¡Achís!
4 ¡Estornudó justo en el micrófono!
6 —Eso no cuenta —dijo {H}, y lo limpió con la manga.
6 En lo alto de la antena brillaba {thing}. Al otro lado esperaba la Tortuga, con sus seis ruedas.
8 Preguntar así era lentísimo. Entre ida y vuelta, veinte minutos. A ese paso, saber qué tal estaba les llevaría la tarde.
10 —Se lo mandamos todo seguido —propuso {F}—, y que conteste por orden.
10 La idea era buenísima. Tenía un solo defecto, y acababa de salir volando a la velocidad de la luz.`,
        en: `0-2 Are you there, Turtle? Atishoo!
0-2 Turtle answers: beep!
2-2 {H} asks again. {F} has a cold. Beep!
4! Turtle was a robot, and it lived on another planet.
4! It heard everything ten minutes late.
4! {F} went to ask it some questions {at}. Atishoo!
4 The sneeze went right into the microphone!
6 “That does not count,” said {H}, and wiped it.
6 High on the aerial was {thing}. At the other end was Turtle, with its six wheels.
8 To talk like that was very slow. It was twenty minutes there and back. At that rate it took all afternoon to say how do you do.
10 “We will send them all at once,” said {F}, “and it can answer them in order.”
10 It was a splendid idea. There was just one thing wrong with it, and that had just left at the speed of light.`,
        alt: {
          es: '{H} tiene un papel y {F} se asombra, junto a la escalera y {thing}.',
          en: '{H} holds a paper and {F} is surprised, by the ladder and {thing}.',
        },
        picture: {
          H: ['hold', 'surprised', 'letter'],
          F: ['stand', 'surprised'],
          showsThing: true,
          props: ['radio', 'computer', 'ladder'],
        },
      },
      {
        es: `4! —¿Estás sola? ¿Hay marcianos? —preguntó {H}.
4! —¿Cuántas ruedas tienes? ¿Cuántos marcianos son? —preguntó {F}.
4 Y merendaron, porque había que esperar veinte minutos.
4! Contestó «vale», «sí», «no» y «seis».
4 {X} lo copió todo en una hoja.
4! —¡Hay marcianos! ¡Son seis! —gritó {H}.
6 —¿Estás sola? Vale —leyó {F}—. Es una manera rara de decir que no.
6 —Claro. ¡Si son siete con ella!
6 —Y dice que no tiene ruedas. ¡Se las habrán comido!
6 —Sin ruedas y con seis encima —dijo {F}—. ¡Y lo cuenta tan tranquila!
6 Había que saber más.
6 Hicieron otras dos preguntas: qué había en el suelo y qué comían los marcianos. Contestó «ninguno» y «polvo».
6 —En el suelo no hay ninguno —dedujo {F}—. Están todos de pie.
6 —Y comen polvo —dijo {H}—. ¡Qué baratos salen!
6 {X} miró debajo del sofá y dijo que, por comida, no iba a quedar.
8 ¶{F} los dibujó según los datos. Eran seis, estaban de pie y tenían la boca llena de polvo.
8 Los puso verdes, porque no le quedaba otro color, y a cada cual le ató una servilleta.
8 —¿Serán simpáticos?
8 —Pregúntaselo.
8 —¿Son simpáticos? —le preguntó {F} a la radio.
8 La respuesta fue «nada». Se quedaron mirándola.
8 —Bueno —dijo {H}—, es que aún no nos conocen.
8 {X} ensayó una sonrisa para romper el hielo.
10 ¶Lo más bonito de un dato es que no se puede discutir con él. Allí estaban, en fila, uno por pregunta, limpios y cuadrados como azulejos. {H} los repasó con el dedo. Encajaban todos. Encajaban rarísimo, pero encajaban.
10 —¿No te parece que son muchos marcianos para tan poco planeta? —dijo {F}.
10 —Son los que son —dijo {H}—. Lo pone aquí.`,
        en: `4! “Are you alone? Are there Martians?” asked {H}.
4! “How many wheels? How many Martians?” asked {F}.
4! The answers were “right”, “yes”, “no” and “six”.
4 {X} put it all down on a sheet.
4! “Martians! Six of them!” cried {H}.
6 “Is it alone? Right,” {F} read out. “That is an odd way to say no.”
6 “Of course it is not. There are six of them!”
6 “And it has got no wheels. They must have eaten them!”
6 “No wheels, and six of them!” said {F}. “And it is so calm about it!”
6 They sent off two more questions: what was on the ground, and what did the Martians eat? Back came “none” and “dust”.
6 “There are none on the ground,” said {F}. “They all stand up.”
6 “And they eat dust,” said {H}. “They must be cheap to keep!”
6 {X} looked under the sofa, and said that there would be plenty of food.
8 ¶{F} drew them from the facts. There were six of them, on their feet, with mouths full of dust.
8 They were green, since that was the only pencil.
8 “What will they say to us?”
8 “Ask it.”
8 “What will they say to us?” {F} asked the radio.
8 The answer was “nothing”. They had a good look at it.
8 “Well,” said {H}, “they have not met us yet.”
8 {X} practised a smile, to break the ice.
10 ¶The best thing about a fact is that you cannot argue with it. There they were, in a row, one for each question, as clean and square as tiles. {H} went over them with a finger. They all fitted. It was a very odd fit, but they fitted.
10 “Is that not a lot of Martians for such a small planet?” said {F}.
10 “It is what it is,” said {H}. “It says so here.”`,
        alt: {
          es: '{H} lee unas respuestas y {F} dibuja marcianos junto a la pantalla.',
          en: '{H} reads some answers. {F} draws Martians beside the screen.',
        },
        picture: {
          H: ['hold', 'excited', 'letter'],
          F: ['kneel', 'excited', 'pencil'],
          X: ['crouch', 'surprised'],
          props: ['computer', 'robot', 'radio', 'clock'],
        },
      },
      {
        es: `0-2 ¡Marcianos! ¡Son seis!
0-2 {F} los dibuja. ¡Uno, dos!
0-2 {X} saluda.
2-2 ¿Y qué comen? ¡Polvo! {H} se ríe.
4! —Tortuga, ¡haznos una foto de los seis! —pidió {H}.
4! La pondrían en {event}, en lo más alto.
4 La gente preparó seis sillas y un plato de polvo.
4 —Del bueno —dijo una señora—. De encima del armario.
4! Y ahora, ¡a esperar!
6 Veinte minutos se hacen largos cuando vas a conocer a alguien de otro planeta. {F} se peinó dos veces.
6 {X} escribió «Bienvenidos» con letra clara, por si leían despacio.
8 La señora volvió con otro plato. Este era de debajo de la cama, por si eran de buen comer.
8 —¿Y de qué vamos a hablar con ellos? —preguntó {F}.
8 —De polvo —dijo {H}—. Para empezar.
10 La hoja de las preguntas se quedó en la mesa. La de las respuestas se quedó al lado, un poquito más abajo, como dos vecinas que todavía no se han saludado.
4! ¡Bip! En la pantalla empezó a salir algo.`,
        en: `0-2 There are Martians! Six!
0-2 {F} draws them. One, two!
0-2 {X} waves.
2-2 What do they eat? Dust! {H} laughs.
4! “Turtle, send us a photo of all six!” said {H}.
4! They would hang it up high for {event}.
4 People put out six chairs, and a plate of dust.
4 “It is very good dust,” said a lady. “It is off the wardrobe.”
4! And now they had to wait!
6 Twenty minutes is a long time when you are about to meet somebody from another planet. {F} got ready twice.
6 {X} wrote “Welcome” in clear letters, in case they were slow readers.
8 The lady came back with one more plate. It was from under the bed, in case they were big eaters.
8 “What shall we talk to them about?” asked {F}.
8 “Dust,” said {H}. “To begin with.”
10 The sheet with the questions lay on the table. The sheet with the answers lay beside it, just a bit lower down, like two neighbours who have not said hello yet.
4! Beep! Something was coming up on the screen.`,
        alt: {
          es: '{H} y {F} esperan ante la pantalla, con unas sillas preparadas.',
          en: '{H} and {F} wait in front of the screen. The chairs are ready.',
        },
        picture: {
          H: ['stand', 'excited'],
          F: ['point', 'excited'],
          X: ['wave', 'happy'],
          props: ['computer', 'chair', 'robot', 'planet'],
        },
      },
    ],
  },
  setback: {
    id: 'rover/setback/hiding',
    titles: {
      es: ['Escondida de nadie', '¡Corre, Tortuga!', 'Un sol tremendo'],
      en: ['Hiding from nobody', 'Run, Turtle!', 'A lot of sun'],
    },
    moments: [
      {
        es: `0-2 ¿Tienes miedo, Tortuga? ¡Sí!
0-2 {H} grita: ¡corre!
2-2 La Tortuga corre y se esconde. ¡Bip, bip!
4! Le preguntaron si hacía sol y si tenía miedo.
4! ¡Bip! Contestó «no» y «sí».
4! —¡Tiene miedo! —dijo {F}.
4 —¡Corre, Tortuga! ¡Escóndete! —gritó {H}.
6 La orden ya iba volando cuando se miraron.
6 —¿De qué tendrá miedo? —preguntó {F}.
6 —De los seis —dijo {H}—. ¡Si se le han comido las ruedas!
6 —¿Y entonces con qué va a correr?
8 —¿Eso no habría que haberlo preguntado antes? —dijo {F}, ya tarde.
8 Pasaron veinte minutos debajo de la mesa. No servía de mucho, pero acompañaba.
10 Nadie había visto un solo marciano, y ya les tenían manía. Es increíble la cantidad de sitio que ocupan seis personas que no existen.`,
        en: `0-2 Are you scared, Turtle? Yes!
0-2 {H} shouts: run!
2-2 Turtle runs and hides. Beep, beep!
4! They asked it if it was sunny, and if it was scared.
4! Beep! The answers were “no” and “yes”.
4! “It is scared!” said {F}.
4 “Run, Turtle! Hide!” cried {H}.
6 The order was on its way by the time they looked at each other.
6 “What is it scared of?” asked {F}.
6 “Of those six,” said {H}. “They ate its wheels!”
6 “Then what can it run on?”
8 “Should we not have asked that before?” said {F}, a bit late.
8 They spent twenty minutes under the table. It was no great help, but it was company.
10 Nobody had seen one single Martian, and they disliked them already. It is amazing how much room six people take up when there are none of them.`,
        alt: {
          es: '{H} grita a la radio y {F} se tapa la boca ante la pantalla.',
          en: '{H} shouts at the radio. {F} looks at the screen in alarm.',
        },
        picture: {
          H: ['hold', 'worried', 'radio'],
          F: ['point', 'worried'],
          props: ['computer', 'robot', 'table', 'planet'],
        },
      },
      {
        es: `4! Llegó una foto. La Tortuga estaba detrás de una piedra.
4 —¿Y los marcianos? —preguntó {X}.
4! No se veía a nadie. ¡Y hacía un sol tremendo!
4! —Dijo que no había sol —dijo {F}.
4 —Y dijo que tenía miedo —dijo {H}—. No entiendo nada.
4 La pobre seguía escondida, por si acaso.
6 Miraron la foto con lupa. Había sol en la piedra, sol en el suelo y sol en la cámara. En cuanto a ruedas, se contaban seis.
6 —¡Las tiene todas! —dijo {F}—. ¡Nadie se las ha comido!
6 —Pues dijo que no —insistió {H}, y buscó la hoja.
6 Lo ponía bien claro. ¿Ruedas? No.
6 —¿Y si miente? —susurró {F}.
6 Los robots no saben mentir. Tampoco sabía la Tortuga por qué llevaba media hora detrás de una piedra. Se lo habían mandado, y ya está.
6 {X} le contó por la radio que también se escondía mucho, y que luego daba hambre.
8 ¶—Hemos asustado a quien no tenía miedo —dijo {H}.
8 —Y hemos puesto verdes a seis que no han hecho nada —dijo {F}.
8 —No los hemos puesto verdes. Ya eran verdes.
8 —Eso también lo hemos puesto nosotr{HF:os/as}.
8 Fueron a mirar el dibujo. Era verdad. Lo del verde no se lo había contestado nadie.
8 {X} borró el verde con mucho cuidado y dejó los bordes.
10 ¶Algo estaba mal, y no era la Tortuga. {H} le dio la vuelta a la hoja, por si la explicación iba por detrás. {F} la miró al trasluz.
10 —Las respuestas son buenas —dijo—. Y las preguntas también.
10 —¿Entonces?
10 —Entonces no se conocen.
10 Era casi eso. Estuvieron a un dedo de saberlo, que era exactamente lo que les faltaba: un dedo, hacia abajo.`,
        en: `4! A photo came. Turtle was behind a stone.
4 “And the Martians?” asked {X}.
4! There was nobody to be seen. And it was so sunny!
4! “It said that there was no sun,” said {F}.
4 “And it said that it was scared,” said {H}. “It makes no sense.”
4 The poor thing was still hiding, just in case.
6 They took a magnifying glass to it. There was sun on the stone, on the ground and on the camera. And as for wheels, they counted six.
6 “It has all of them!” said {F}. “Nobody ate them!”
6 “But it said no,” said {H}, and found the sheet.
6 There it was. Wheels? No.
6 “What if it tells lies?” whispered {F}.
6 A robot does not know how to. But then Turtle did not know why it was behind a stone, either. It had been told to, and that was that.
6 {X} told it on the radio that hiding is fun, but makes you hungry.
8 ¶“We scared somebody who was not scared,” said {H}.
8 “And we said bad things about six people who had not done a thing,” said {F}.
8 “And we called them green.”
8 “They are green!”
8 They went to look at the drawing. It was true. Nobody had answered anything about green.
8 {X} rubbed out the green with great care, and left the edges.
10 ¶Something was wrong, and it was not Turtle. {H} turned the sheet over, in case the reason was on the back. {F} held it up to the light.
10 “The answers are good,” said {F}. “And so are the questions.”
10 “So what is it?”
10 “They have not met.”
10 That was very nearly it. They were within an inch of it, and that was just what was missing: one inch, downwards.`,
        alt: {
          es: '{H} mira una foto con lupa y {F} señala la pantalla.',
          en: '{H} looks at a photo with a magnifying glass. {F} points.',
        },
        picture: {
          H: ['hold', 'thoughtful', 'magnifier'],
          F: ['point', 'surprised'],
          X: ['stand', 'calm'],
          props: ['picture', 'computer', 'robot', 'stone'],
        },
      },
      {
        es: `0-2 ¡Sal, Tortuga! ¡Ya está!
0-2 La Tortuga sale. ¡Bip!
0-2 {X} aplaude.
2-2 {H} y {F} dicen: ¡perdón, perdón! ¡Bip, bip!
4! —Perdona, Tortuga —dijo {F}—. Ya puedes salir.
4! Salió a los veinte minutos, con polvo en la antena.
4 —¡Y ahora, a por la foto! —dijo {H}.
4 Todavía faltaba un rato para {event}.
4 Las seis sillas ya estaban en su sitio.
6 Por si las moscas, apartaron el plato de polvo hacia una esquina. Si venían, que vinieran con hambre, pero no tanta.
6 {X} quitó el polvo del plato y puso galletas, que gustan en más sitios.
8 —¿Y si no hay ninguno? —preguntó {F}.
8 —Entonces alguien se ha equivocado —dijo {H}—. O ella o nosotr{HF:os/as}.
8 Nadie dijo quién le parecía más probable.
10 La Tortuga rodó hacia delante, despacito. Detrás de ella, en la piedra, quedaba su sombra un momento más, o eso pareció, porque las sombras también llegaban tarde.
4! ¡Bip! ¿Qué saldría en la foto?`,
        en: `0-2 Come out, Turtle! It is all right!
0-2 Out comes Turtle. Beep!
0-2 {X} claps.
2-2 {H} and {F} say: sorry, sorry! Beep, beep!
4! “Sorry, Turtle,” said {F}. “You can come out now.”
4! It came out twenty minutes later, with dust on its aerial.
4 “And now for that photo!” said {H}.
4 There was still some time before {event}.
4 The six chairs were all in their places.
6 Just in case, they pushed the plate of dust into a corner. If they came, they could come hungry, but not that hungry.
6 {X} tipped out the dust and put biscuits there, since more people like those.
8 “What if there are none?” asked {F}.
8 “Then somebody got it wrong,” said {H}. “Turtle did, or we did.”
8 Neither of them said which was more likely.
10 Turtle rolled on, taking its time. Behind it on the stone its shadow stayed a moment longer, or so it seemed, for the shadows came late as well.
4! Beep! What would be in the photo?`,
        alt: {
          es: '{H} y {F} ven salir al robot de detrás de una piedra.',
          en: '{H} and {F} see the robot come out from behind a stone.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['hold', 'happy', 'radio'],
          X: ['hold', 'happy', 'cookie'],
          props: ['computer', 'robot', 'stone', 'chair'],
        },
      },
    ],
  },
  climax: {
    id: 'rover/climax/one-too-many',
    titles: {
      es: ['Sobra una respuesta', 'Seis sillas vacías', 'Un renglón más abajo'],
      en: ['One answer too many', 'Six empty chairs', 'One line down'],
    },
    moments: [
      {
        es: `0-2 ¡Una foto! ¡Bip, bip!
0-2 ¿Y los marcianos? ¡No hay!
2-2 {H} mira. {F} mira. ¡Solo está la Tortuga!
4! Llegó la foto para {event}. ¡No había ningún marciano!
4! Se veía a la Tortuga, con todas sus ruedas.
4! La gente miró las seis sillas vacías.
4 —¡Pero si dijo que eran seis! —dijo {F}.
6 Algunos habían venido con regalo. Uno traía un cepillo, por lo del polvo.
6 —Habrán salido —dijo una señora—. Con este sol.
8 Nadie se enfadó, y eso fue casi peor. Un niño muy pequeño saludaba a la foto con la mano, por si estaban detrás.
10 {H} notaba las orejas calientes. Había dado su palabra por seis desconocidos, y los seis, con muchísima educación, no se habían presentado.`,
        en: `0-2 A photo! Beep, beep!
0-2 Where are they? Not there!
2-2 {H} looks. {F} looks. There is just Turtle!
4! The photo came for {event}. There was not one Martian!
4! You could see Turtle, with all of its wheels.
4! They all looked at the six empty chairs.
4 “But it said six!” said {F}.
6 Some of them had brought presents. One had a brush, because of the dust.
6 “They must be out,” said a lady. “It is so sunny.”
8 Nobody was cross, and that was nearly worse. A very small boy waved at the photo, in case they were behind it.
10 {H} had hot ears by now. {H} had given {H.his} word for six strangers, and all six of them, most politely, had not turned up.`,
        alt: {
          es: '{H} y {F} miran la foto del robot ante unas sillas vacías.',
          en: '{H} and {F} look at the photo of the robot and the empty chairs.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['point', 'worried'],
          props: ['picture', 'computer', 'robot', 'chair'],
          shot: 'wide',
        },
      },
      {
        es: `4-4! {F} miró las dos hojas. ¡Sobraba una respuesta! ¡Era la del estornudo!
6! {F} miró las dos hojas. ¡Sobraba una respuesta!
6! —¡Porque tu estornudo también cuenta! —dijo {H}.
4 {X} estornudó también, pero ya no hacía falta.
6! Lo escribieron el primero. ¡Y todo encajó!
4 —¿Marcianos? No. ¿Ruedas? Seis —leyó {F}.
6 Al principio solo habían contado con el dedo. Una pregunta, una respuesta. Y al final de la hoja quedaba una suelta, como un zapato sin su par.
6 —O sobra una respuesta o falta una pregunta —dijo {F}—. ¿Qué dijimos antes de empezar?
6 —Nada —dijo {H}—. Bueno... «achís».
6 —¿Y qué contestó?
6 —«Vale» —leyó {H}, muy despacio.
6 Pusieron una hoja junto a la otra. Donde una decía «¿Estás sola?», la otra decía «Vale». Y no pegaba.
6 La Tortuga había tomado el estornudo por una pregunta. No la había entendido, pero por si acaso había dicho que vale.
6 {X} sujetó una hoja y bajó la otra un renglón, con la lengua fuera.
8 ¶Leyeron otra vez, de arriba abajo. ¿Cuántas ruedas? Seis. ¿Cuántos marcianos? Ninguno. ¿Qué hay en el suelo? Polvo. ¿Qué comen? Nada, claro. ¡Pobres, si no existen!
8 —No era nada raro —dijo {F}—. Estaba todo muy bien contestado.
8 —Llevaba siempre razón —dijo {H}—. Pero de la anterior.
8 {X} pidió perdón a la Tortuga en nombre de todos los que habían pensado mal de sus ruedas.
10 ¶Es curioso ver cómo una cosa disparatada se vuelve sensata con solo bajar un dedo. Los seis marcianos se fueron de la hoja uno a uno, sin hacer ruido. {F} les había cogido cariño y casi les dijo adiós.
4! Solo faltaba leer una: «¿Estás sola?».`,
        en: `4-4! {F} looked at both sheets. There was an answer too many! It was for the sneeze!
6! {F} looked at both sheets. There was an answer too many!
6! “That is because your sneeze counts too!” said {H}.
4 {X} sneezed as well, but it was not needed now.
6! They wrote the sneeze first. Then it all fitted!
4 “Martians? No. Wheels? Six,” {F} read out.
6 To begin with they had just counted. One question, one answer. And at the bottom there was one left over, like a shoe without a pair.
6 “There is an answer too many, or a question too few,” said {F}. “What did we say before we began?”
6 “Nothing,” said {H}. “Well, atishoo.”
6 “And what did it say to that?”
6 “Right,” {H} read out, very slowly.
6 Turtle had taken the sneeze for a question. It had not understood, but it said “right”, to be on the safe side.
6 {X} held one sheet still, and moved the other one down a line.
8 ¶They read it again from the top. How many wheels? Six. How many Martians? None. What is on the ground? Dust. What do they eat? Nothing, poor things. There were none of them!
8 “There was nothing odd about it,” said {F}. “It gave very good answers.”
8 “It was right all along,” said {H}. “Just about the one before.”
8 {X} said sorry to Turtle for all those who had thought badly of its wheels.
10 ¶It is funny how a thing that makes no sense can make sense if you move it down an inch. The six Martians left the sheet one by one, without a sound. {F} had grown fond of them, and very nearly waved.
4! There was just one left to read: “Are you alone?”`,
        alt: {
          es: '{H} y {F} ponen dos hojas juntas delante de la pantalla.',
          en: '{H} and {F} put two sheets side by side in front of the screen.',
        },
        picture: {
          H: ['hold', 'surprised', 'letter'],
          F: ['point', 'excited', 'pencil'],
          X: ['kneel', 'surprised'],
          props: ['computer', 'robot', 'letter', 'radio'],
          shot: 'close',
        },
      },
      {
        es: `0-2 ¿Estás sola, Tortuga? ¡Sí!
0-2 ¡Oh! ¡Pobre Tortuga!
0-2 {X} la llama.
2-2 ¡Ya no! ¡Hola, Tortuga! ¡Somos {H} y {F}!
4! La Tortuga había contestado que sí: estaba sola.
4 Se lo había dicho el primer día, y nadie lo había leído bien.
4! —Pues esta noche, no —dijo {H}, y encendió la radio.
4 —¡Tortuga! —dijo {F}—. ¡Hay fiesta, y estás invitada!
4 Y ahora, a esperar.
6 Nadie se rio. La señora del polvo se sonó con disimulo.
6 —Le ha contestado a un estornudo —dijo—. Hay que ver lo educada que es.
6 {X} le guardó un bollo, aunque los robots no comen.
8 —¿Y si le preguntamos otra cosa mientras? —propuso {F}.
8 —No —dijo {H}—. De una en una.
10 Diez minutos de ida. Diez de vuelta. Doscientas personas se quedaron calladas a la vez, mirando una pantalla oscura, y ninguna tuvo ganas de estar en otro sitio.`,
        en: `0-2 Are you alone, Turtle? Yes!
0-2 Oh! Poor Turtle!
0-2 {X} calls it.
2-2 Not now! Hello, Turtle! It is {H} and {F}!
4! Turtle had said “yes”, it was alone.
4 It had told them on the first day, and nobody read it right.
4! “Well, not tonight,” said {H}, and turned on the radio.
4 “Turtle!” said {F}. “There is a party, and you are coming!”
4 And now they had to wait.
6 Nobody laughed. The lady with the dust blew her nose.
6 “It gave an answer to a sneeze,” she said. “You have to say, it has lovely manners.”
6 {X} kept it a bun, though a robot does not eat.
8 “Shall we ask it something else in the meantime?” asked {F}.
8 “No,” said {H}. “One at a time.”
10 It was ten minutes to get there, and ten to get back. Two hundred people all fell silent, with their eyes on a dark screen, and not one of them wished to be anywhere else.`,
        alt: {
          es: '{H} llama por radio y {F} mira la pantalla, donde está el robot.',
          en: '{H} calls on the radio. {F} looks at the robot on the screen.',
        },
        picture: {
          H: ['hold', 'determined', 'radio'],
          F: ['stand', 'thoughtful'],
          X: ['reach', 'calm', 'bread'],
          props: ['computer', 'robot', 'chair', 'heart'],
        },
      },
    ],
  },
  resolution: {
    id: 'rover/resolution/six-chairs',
    titles: {
      es: ['Seis sillas para seis ruedas', 'De una en una', 'La pregunta de la Tortuga'],
      en: ['Six chairs for six wheels', 'One at a time', 'What Turtle asked'],
    },
    moments: [
      {
        es: `0-2 Una silla. Otra silla. ¡Seis!
0-2 ¡Para la Tortuga! ¡Bip!
2-2 Una silla para cada rueda. {F} las cuenta.
4! ¡Bip! «Voy», contestó la Tortuga.
4! —¡Y tenemos seis sillas para seis ruedas! —dijo {F}.
4! Pusieron su foto en las sillas, muy bien sentada.
4 ¡No sobraba ni faltaba nada!
6 —Al final eran seis —dijo {H}—. Solo que redondas.
6 El del cepillo se lo regaló igualmente. Con tanto polvo, le vendría de perlas.
8 A su lado colgaron la hoja, con el «¡Achís!» bien grande en el primer renglón. Nadie volvió a decir que eso no contaba.
10 Los seis marcianos de {F} también tenían su sitio, en la pared. Como no existían, no ocupaban casi nada, y daba gusto verlos tan limpios.`,
        en: `0-2 A chair. One more chair. Six!
0-2 They are for Turtle! Beep!
2-2 There is a chair for each wheel. {F} counts them.
4! Beep! “I will be there,” said Turtle.
4! “And we have six chairs for six wheels!” said {F}.
4! They put its photo on the chairs, sitting up nicely.
4 It was neither too many nor too few!
6 “So there were six in the end,” said {H}. “They were just round.”
6 The man with the brush gave it to Turtle all the same. In all that dust it would come in handy.
8 Next to it they hung the sheet, with a big “Atishoo!” on line one. Nobody ever said again that it did not count.
10 {F}’s six Martians had their own place, on the wall. As there were none of them, they hardly took up any room, and it was a pleasure to see them so clean.`,
        alt: {
          es: '{H} y {F} ponen seis sillas para las ruedas del robot.',
          en: '{H} and {F} put out six chairs for the wheels of the robot.',
        },
        picture: {
          H: ['point', 'happy'],
          F: ['reach', 'happy'],
          props: ['chair', 'robot', 'computer', 'wheel'],
        },
      },
      {
        es: `4! En {event}, todos querían hablar con la Tortuga.
4! —De una en una —dijo {H}—. ¡Y a esperar!
4! Como había que esperar, se pusieron a hablar entre ellos.
4 {X} preguntó a un señor cuántas ruedas tenía. Ninguna.
4! Un señor que estaba solo le hizo sitio a una niña que también.
6 Salían respuestas estupendas. Como nadie tenía prisa, se escuchaban hasta el final. Algunos escuchaban hasta un poco más, por si venía otra cosa detrás.
6 —¿A usted qué le gusta? —preguntaba {F}, apuntando.
6 —El polvo no —dijo la señora del armario—. Lo que me gusta es que me pregunten.
6 {X} hizo doce preguntas y se acordaba de las doce respuestas.
6 Cada veinte minutos sonaba un bip junto a {thing}, y se callaba todo el mundo. «Seis». «Me gusta el azul». «¿Qué es un bollo?».
8 ¶—Explícale tú lo del bollo —le dijo {H} a {F}.
8 —Es blando —dijo {F} a la radio—. Y está caliente. Y cuando lo partes hay para dos.
8 Tardaron veinte minutos en saber si lo había entendido. «Ya», contestó. «Como esto».
8 Nadie preguntó qué era «esto». Estaba bastante claro.
8 {X} partió un bollo en trozos hasta que hubo para todo el mundo y sobró uno, de seis picos.
10 ¶Casi al final, un niño muy pequeño consiguió llegar hasta el micrófono. Abrió la boca para hacer su pregunta, que llevaba toda la noche ensayando, y le picó la nariz.
10 —¡Achís!
10 Hubo un silencio horrible. Después, {F} tomó el lápiz y lo apuntó el primero de la lista, con buena letra.
10 Veinte minutos más tarde, la Tortuga dijo: «¡Salud!».`,
        en: `4! At {event} they all wished to talk to Turtle.
4! “One at a time,” said {H}. “And then we wait!”
4! Since they had to wait, they talked to each other.
4 {X} asked a man how many wheels he had. None.
4! A man who was alone made room for a girl who was, too.
6 They were very good answers. As nobody was in a hurry, they listened right to the end. Some of them listened a bit longer, in case there was more.
6 “And what do you like?” asked {F}, taking notes.
6 “Not dust,” said the lady with the wardrobe. “I like to be asked.”
6 {X} asked twelve things, and knew all twelve answers by heart.
6 Every twenty minutes there was a beep beside {thing}, and then they all fell silent. “Six.” “I like blue.” “What is a bun?”
8 ¶“You tell it about buns,” said {H} to {F}.
8 “It is soft,” {F} told the radio. “And it is warm. And if you break it, there is some for two.”
8 It took twenty minutes to know if it had understood. “I see,” it said. “Like this.”
8 Nobody asked what “this” was. It was clear enough.
8 {X} broke a bun into bits until there was some for everybody, and one bit over, with six points.
10 ¶Near the end a very small boy got as far as the microphone. He opened his mouth to ask his question, which he had been practising all night, and his nose began to itch.
10 “Atishoo!”
10 There was a dreadful hush. Then {F} took the pencil and put it down at the top of the list, in a good clear hand.
10 Twenty minutes later Turtle said, “Bless you!”`,
        alt: {
          es: '{H} y {F} hablan con la gente junto a la radio y {thing}.',
          en: '{H} and {F} talk to people beside the radio and {thing}.',
        },
        picture: {
          H: ['stand', 'happy', 'radio'],
          F: ['hold', 'happy', 'pencil'],
          X: ['point', 'happy'],
          showsThing: true,
          props: ['computer', 'chair', 'bread', 'robot'],
        },
      },
      {
        es: `0-2! ¡Ya no está sola! ¡Bip, bip, Tortuga!
0-2 {X} dice adiós.
0-2 {H} y {F} dicen: ¡bip!
2-2 Y la Tortuga hace: ¡bip, bip, buenas noches!
4! Por la noche, {H} volvió a leer la primera pregunta.
4! —Tortuga, ¿estás sola? —dijo muy bajito.
4 {F} se tapó la nariz, para no estropearlo.
4 Esperaron veinte minutos, sin decir nada más.
6 Podría haber preguntado cualquier otra cosa. Pero era esa.
6 Ni siquiera miraban el reloj. Ya se habían acostumbrado a que lo mejor llegara tarde.
6 {X} se quedó también, con una manta y sin zapatos.
8 —¿Y si se le ha olvidado contestar? —susurró {F}.
8 —No —dijo {H}—. Es que está lejos.
8 Fuera de allí todo estaba apagado. La lucecita de la radio hacía guardia ella sola.
10 Una pregunta bien hecha es como una silla vacía. Hay que ponerla en su sitio, no llenarla de otras cosas y quedarse cerca.
4! Esta vez, la Tortuga contestó que no: ya no estaba sola.`,
        en: `0-2! It is not alone! Beep, beep, Turtle!
0-2 {X} says: beep!
0-2 {H} and {F} say: good night!
2-2 And Turtle goes: beep, beep, good night!
4! That night {H} read out the first question again.
4! “Turtle, are you alone?” {H} asked softly.
4 {F} held one finger under {F.his} nose, just in case.
4 They waited for twenty minutes, and did not say one word more.
6 It could have been any other question. But it was that one.
6 They did not even look at the clock. By now they were used to the best things coming late.
6 {X} stayed too, with a blanket and no shoes.
8 “What if it forgot to answer?” whispered {F}.
8 “It did not,” said {H}. “It is just far away.”
8 Everything else had been turned off. The small light on the radio stood guard all by itself.
10 A good question is like an empty chair. You have to put it in its place, and not fill it up with other things, and stay close by.
4! This time Turtle said no, it was not alone.`,
        alt: {
          es: 'De noche, {H} y {F} esperan la respuesta de la radio.',
          en: 'At night {H} and {F} wait for the answer on the radio.',
        },
        picture: {
          H: ['sit', 'calm', 'letter'],
          F: ['sit', 'calm'],
          X: ['sit', 'sleepy', 'blanket'],
          props: ['radio', 'computer', 'planet', 'star'],
          time: 'night',
        },
      },
    ],
  },
}
