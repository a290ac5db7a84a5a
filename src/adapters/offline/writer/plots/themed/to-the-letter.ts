import type { Plot } from '../plot.ts'
import { toTheLetterRetold } from '../retold/to-the-letter.ts'

/** A helper does exactly what it is told, and nobody says exactly what they mean, until somebody has to. */
export const toTheLetter: Plot = {
  id: 'to-the-letter',
  retold: toTheLetterRetold,
  themes: ['divertido', 'aprendizaje'],
  refrains: { es: ['¡Tal cual! ¡Bip!', '¡Dicho y hecho! ¡Bip!'], en: ['Just so! Beep!', 'Said and done! Beep!'] },
  blurb: {
    es: 'Para preparar {event} ha llegado un ayudante estupendo: Talcual. Hace todo lo que le dicen. Todo. Tal cual. Si le pides una mano, te la tira. {H} y {F} tendrán que aprender a decir justo lo que quieren decir... y a decir «para» a tiempo.',
    en: 'A splendid helper has come to get things ready for {event}. Its name is Justso. It does all that you tell it. All of it. Just so. Ask it for a hand and you get one, by air. {H} and {F} will have to learn to say just what they mean... and when to say “stop”.',
  },
  setup: {
    id: 'to-the-letter/setup',
    titles: {
      es: ['Talcual', 'Échame una mano', 'Un ayudante estupendo'],
      en: ['Justso', 'Give me a hand', 'A splendid helper'],
    },
    moments: [
      {
        es: `0-2! ¡Bip, bip! Llega un robot.
0-2 ¡Salta, robot! Y salta. ¡Pum!
2-2 ¡Siéntate! Y se sienta. ¡Plof! ¡Qué bien!
4! {at} apareció una caja con patas. ¡Era un robot!
4! Llevaba un cartel: «Soy Talcual y hago lo que me dicen».
4 —¡Qué bien! —dijo {H}—. ¡Nos ayudará con {event}!
6 {stake} Había que preparar {thing} y cien cosas más.
6 Talcual hizo «bip» y abrió mucho sus dos bombillas.
8 Debajo del cartel, en letra pequeñita, ponía: «Exactamente lo que me dicen». Nadie lee nunca la letra pequeñita.
10 Y es una lástima, porque en la letra pequeñita es donde viven los líos, tan ricamente, esperando a que los saquen a pasear.`,
        en: `0-2! Beep, beep! Here is a robot.
0-2 Jump! And it jumps.
2-2 Sit down! It sits. Bump! Well done!
4! There was a box with legs {at}. It was a robot!
4! It wore a sign: “Justso does what it is told.”
4 “How nice!” said {H}. “It can help with {event}!”
6 {stake} They had to get {thing} ready, and a hundred more things.
6 Justso went “beep” and lit up both its bulbs.
8 Under the sign, in tiny letters, it said: “Justso does exactly what it is told.” Nobody ever reads the tiny letters.
10 It is a pity, since the tiny letters are where trouble lives, very snug, waiting for somebody to take it out for a walk.`,
        alt: { es: '{H} y {F} reciben a un robot de hojalata.', en: '{H} and {F} greet a robot made of tin.' },
        picture: {
          H: ['wave', 'excited'],
          F: ['stand', 'surprised'],
          props: ['robot', 'box'],
          showsThing: true,
        },
      },
      {
        es: `4! —¿Me echas una mano? —dijo {H}.
4! Talcual se desatornilló una mano y se la echó. ¡Clac!
4 —¡No! —dijo {F}—. Anda, pon la mesa.
4 —¿Dónde? —preguntó Talcual.
4 —¡Donde quieras!
4 Y la puso en lo alto de un armario.
4 {X} le pidió la hora, y Talcual la arrancó del reloj.
6 —Espera un segundo —dijo {H}. Y Talcual, un segundo después, dijo: «Ya».
6 —Es que no piensa —dijo {F}.
6 —Sí que piensa —dijo {H}—. Piensa lo que decimos. Somos nosotr{HF:os/as} quienes decimos otra cosa.
6 {F} no estaba muy convencid{F:o/a}. Le pidió que barriera debajo de la alfombra, y Talcual lo dejó todo allí debajo.
6 —Cuidado con {thing} —avisó {H}—. No {lo:lo/la} pierdas de vista.
6 Talcual {lo:lo/la} cogió y se {lo:lo/la} puso delante de las bombillas, pegad{lo:o/a}. Así no {lo:lo/la} perdía de vista. A cambio, perdía de vista todo lo demás. ¡Pum! ¡Pam! ¡Catapum!
6 —Pues obedecer, obedece —dijo {H} desde el suelo.
6 {X} quiso enseñarle modales. Le dijo: «Da las buenas tardes». Talcual contestó que no tenía, que a quién se las pedía.
8 —Ponte las pilas —suspiró {F}.
8 Talcual se sacó las pilas, se quedó tieso como un poste y hubo que ponérselas.
8 —Gracias —dijo al despertar—. Eso no podía hacerlo yo.
8 —Vete recogiendo —dijo {H}.
8 —¿Me voy o recojo?
8 {H} abrió la boca. La cerró. La verdad es que no lo había pensado nunca.
8 —Recogiendo no se va a ninguna parte —dijo {F}.
8 —Al armario —dijo Talcual.
8 {X} se lo llevó aparte y le explicó lo que es hablar por hablar. Talcual lo apuntó y pidió otro ejemplo. Estuvieron un buen rato.
10 Casi todo lo que decimos no es lo que decimos. Decimos «ahora voy» y no vamos. Decimos «no es nada» y es muchísimo. Entre personas funciona, porque rellenamos los huecos con la costumbre. Talcual no traía costumbre. Venía con cuatro tornillos de repuesto y un trapo, y nada más.
10 —Es como ser el primer día de todo —dijo {F}.
10 A {H} le pareció una frase preciosa, y un problema bastante gordo.`,
        en: `4! “Can you give me a hand?” said {H}.
4! Justso took off one hand and gave it to {H}. Clack!
4 “No!” said {F}. “Just take a seat.”
4 “Where to?” asked Justso.
4 “Oh, anywhere!” And it took a seat up on to a shelf.
4 {X} asked it the time, and it took the hands off the clock.
6 “Wait a second,” said {H}. And one second later it said, “Done.”
6 “It does not think,” said {F}.
6 “It does,” said {H}. “It thinks what we say. It is us. We say one thing and mean some other thing.”
6 {F} was not so sure. When {F} told it to sweep under the rug, it put it all under there.
6 “Take care of {thing},” said {H}. “Do not let it out of your sight.”
6 So Justso picked it up and held it right up to its bulbs. It did not let it out of its sight. But the rest of the world was out of its sight. Bump! Bang! Crash!
6 {X} tried to teach it manners and said, “Say good night to us.” “Good night to us,” said Justso.
8 “Oh, pull yourself together,” sighed {F}.
8 Justso took hold of its own two ends and pulled. It got a good deal shorter.
8 “Together,” it said, in a much lower voice.
8 “Run along and tidy up,” said {H}.
8 “Along what?” asked Justso. “And how far up?”
8 {H} began to answer, and stopped. To be honest, it was a good question.
8 {X} took it to one side to explain what a figure of speech was. Justso wrote it down and asked for one more. It took some time.
10 Most of what we say is not what we say. We say “I am coming”, and we do not come. We say “it is nothing”, and it is a great deal. Among people it works, since we fill the gaps with habit. Justso had come with no habits at all. It had come with four spare screws and a cloth.
10 “It is like having your first day of everything,” said {F}.
10 {H} thought that it was a lovely thing to say, and rather a big problem.`,
        alt: {
          es: 'El robot le echa una mano de hojalata a {H}.',
          en: 'The robot hands {H} one of its own tin hands.',
        },
        picture: {
          H: ['hold', 'surprised', 'wrench'],
          F: ['think', 'worried'],
          X: ['point', 'happy'],
          props: ['robot', 'clock', 'table'],
        },
      },
      {
        es: `0-2! ¡Da vueltas! Y da vueltas.
0-2! {X} ríe.
0-2 ¿Y ahora? ¡Y más vueltas!
0-2 ¡Ay! ¡Para, robot!
2-2! Y para. ¡Bip! ¡Qué mareo!
4! —Hay que hablarle mejor —dijo {H}—. ¡Ven con nosotr{HF:os/as}, Talcual!
4 —Os sigo —dijo Talcual.
4! Y l{HF:os/as} siguió tan de cerca que les pisaba los talones.
4 —¿Un poco menos? —pidió {F}.
4 —¿Cuánto es un poco?
6 Buena pregunta. {F} miró lo que tenía más a mano. Era una galleta.
6 —Un poco es una galleta —decidió.
6 Talcual midió la galleta con los dedos y se separó eso, ni más ni menos.
6 {X} se comió la galleta, y hubo que recordar el tamaño.
8 —¿Y mucho? —preguntó Talcual al cabo de un rato.
8 —Mucho son diez galletas.
8 —¿Y muchísimo?
8 —Dolor de barriga —dijo {H}. Talcual lo apuntó.
8 —¿Y un muchito?
8 —Eso no existe.
8 —Lástima —dijo Talcual, y lo tachó.
10 Así, con una galleta por toda regla, salieron a arreglar el mundo. O, por lo menos, la lista de cosas por hacer, que es la parte del mundo que le toca a cada uno.`,
        en: `0-2! Spin! And it spins.
0-2! {X} laughs.
0-2 It spins and spins.
0-2 Oh no! Stop, robot!
2-2! It stops. Beep! So giddy!
4! “We must talk to it better,” said {H}. “Come with us, Justso!”
4 “I will stick with you,” it said.
4! And it stuck so close that it trod on their heels.
4 “A bit less?” asked {F}.
4 “How much is a bit?”
6 It was a good question. {F} looked round for something to show it, and saw a biscuit.
6 “A bit is one biscuit,” said {F}.
6 Justso measured the biscuit and moved back by just that, no more and no less.
6 {X} ate the biscuit, so they had to remember the size of it.
8 “And a lot?” asked Justso after a while.
8 “A lot is ten biscuits.”
8 “And far too much?”
8 “A tummy ache,” said {H}. Justso wrote it down.
10 And so, with a biscuit for a ruler, they went out to put the world in order. Or at least the list of things to do, which is the part of the world that each of us is given.`,
        alt: {
          es: '{F} enseña una galleta al robot y {H} mira.',
          en: '{F} shows the robot a biscuit while {H} looks on.',
        },
        picture: {
          H: ['walk', 'happy'],
          F: ['hold', 'thoughtful', 'cookie'],
          X: ['walk', 'happy'],
          props: ['robot'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'to-the-letter/setback',
    titles: {
      es: ['Vete a freír espárragos', 'Cuarenta y dos espárragos', 'Una frase sin pensar'],
      en: ['Go and fly a kite', 'One careless thing to say', 'Four hundred biscuits up'],
    },
    moments: [
      {
        es: `0-2! El robot pinta. ¡Bip, bip!
0-2 ¡Lo pinta todo, todo, todo!
2-2 {F} se enfada. El robot se va.
4! —Pinta esas sillas de rojo, y ya está —le dijo {H}.
4! Talcual pintó las sillas. Y luego pintó «ya está», en letras enormes.
4 Lo pintó por todas partes. ¡{F} también quedó de rojo!
4-4! —¡Vete a freír espárragos! —gritó {F}. Y Talcual se fue.
6 —¡Es el colmo! —gritó {F}, que chorreaba—. ¡Anda, vete a freír espárragos!
6 Talcual hizo «bip», dio media vuelta y se fue.
8 Nadie se dio cuenta hasta un rato después, cuando el silencio empezó a hacerse demasiado ancho.
8 No se oía ni un «bip». Ni una pregunta. Ni un poco.
10 Hay frases que uno lanza como una piedra, sin mirar adónde. La mayoría no cae en ningún sitio. Aquella tenía unas piernas de hojalata muy obedientes.`,
        en: `0-2! The robot paints. Beep, beep!
0-2 It paints it all! All!
2-2 {F} is cross. The robot goes away.
4! “Paint those chairs red, and that’s that,” said {H}.
4! Justso did the chairs. Then it painted “that’s that”, in huge letters.
4 It painted it all over. {F} went red as well!
4-4! “Go and fly a kite!” cried {F}. And off it went.
6 “That is too much!” cried {F}, dripping. “Oh, go and fly a kite!”
6 Justso went “beep”, turned round and left.
8 Nobody gave it a thought until some time later, when the silence began to get too wide.
8 There was not a beep. Not a question. Not a bit.
10 Some things are said as you throw a stone, with no thought of where it will land. Most of them land nowhere. This one had a pair of very willing tin legs.`,
        alt: {
          es: 'El robot lo ha pintado todo de rojo, también a {F}.',
          en: 'The robot has painted it all red, and {F} too.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['point', 'angry'],
          props: ['robot', 'paintbrush', 'chair', 'bucket'],
          shot: 'wide',
        },
      },
      {
        es: `4! —¿Y Talcual? —preguntó {H}.
4! —Se ha ido —dijo {F}, bajito—. Se lo dije yo.
4 {X} miró dentro de la caja. Solo estaba el trapo.
4 Sin Talcual, todo estaba muy callado. Echaban de menos los «bips».
4-4 Siguieron un olor a espárragos. ¡Allí estaba Talcual, con una sartén!
4-4 —Perdona —dijo {F}—. ¡No te vayas nunca!
6 —¿Dónde buscamos? —preguntó {H}.
6 —¿Qué le dije, exactamente? —preguntó {F}.
6 Se miraron. ¡Claro! Si Talcual hacía lo que le decían, solo podía estar en un sitio.
6 {X} levantó la nariz. Olía a sartén.
6 Siguieron el olor. Allí estaba Talcual, con un delantal, delante de una sartén. A su lado había una montaña verde.
6 —Van cuarenta y dos espárragos —dijo sin volverse—. No sé cuántos son. No me lo dijiste.
6 {F} se quedó sin palabras, y por una vez le vino bien. Buscó unas nuevas y las eligió una por una.
6 —No quería que te fueras —dijo—. Estaba enfadad{F:o/a} y dije una cosa por otra.
6 —¿Qué cosa era la otra? —preguntó Talcual.
6 —«Me he manchado y no sé qué hacer».
6 —Eso es más largo —dijo Talcual—. Pero se entiende mejor.
8 Le devolvió a {F} su trapo, el único que tenía, para que se limpiara la pintura. Salió casi toda.
8 {X} probó un espárrago y puso los ojos en blanco. Estaban buenísimos.
8 —¿Te puedo pedir una cosa muy clara? —dijo {H}—. Vuelve con nosotr{HF:os/as}.
8 —¿Cuánto?
8 {H} y {F} lo hablaron en voz baja.
8 —Muchísimo —dijeron.
8 Talcual consultó sus apuntes.
8 —Dolor de barriga —leyó. Y apagó el fuego.
10 Se comieron los espárragos entre todos, que es la mejor manera de hacer desaparecer una metedura de pata. Algunas no se tragan de otro modo.
10 —La próxima vez que me enfade —dijo {F}—, te diré que te quedes.
10 —¿Y yo qué haré? —preguntó Talcual.
10 —Quedarte.
10 Talcual parpadeó con las dos bombillas. Era la orden más fácil que le habían dado nunca, y la apuntó en mayúsculas.`,
        en: `4! “Where is Justso?” asked {H}.
4! “Gone,” said {F} in a small voice. “I told it to.”
4 {X} looked in the box. There was only the cloth.
4 It was so quiet with no Justso.
4-4 Up in the sky they saw a kite. There was Justso, with the string!
4-4 “I am sorry,” said {F}. “Do not go!”
6 “Where do we look?” asked {H}.
6 “What did I say?” asked {F}. “I mean, what were the words?”
6 They looked at each other. Of course! Justso did what it was told. It could only be doing one thing.
6 {X} looked up. There was a speck in the sky.
6 Under the speck was a string, and at the end of the string was Justso.
6 “It is four hundred biscuits up,” it said, and did not turn round. “I do not know how high you want it. You did not say.”
6 {F} was lost for words and, for once, it was just as well. {F} looked for some new ones, and picked them one by one.
6 “I did not want you to go,” said {F}. “I was cross, and I said the wrong thing.”
6 “What was the right thing?” asked Justso.
6 “It was: I have paint on me and I do not know what to do.”
6 “That is longer,” said Justso. “But it is much clearer.”
8 It gave {F} its cloth, the only one it had, to get the paint off. Most of it came off.
8 {X} asked for a go, and was given the string, the whole string and nothing but the string.
8 “May I ask you for one very clear thing?” said {H}. “Come back with us.”
8 “How much?”
8 {H} and {F} talked it over in a whisper.
8 “Far too much,” they said.
8 Justso looked in its notes.
8 “A tummy ache,” it read. And it began to wind in the string.
10 They all helped to wind, and that is the best way to get back something that you have let fly. Some things come down no other way.
10 “The next time I am cross,” said {F}, “I will tell you to stay.”
10 “And what shall I do?” asked Justso.
10 “You will stay.”
10 Justso blinked both its bulbs. It was the easiest order that it had ever been given, and it wrote that one down in capitals.`,
        alt: {
          es: '{H} y {F} encuentran al robot y le piden perdón.',
          en: '{H} and {F} find the robot and say sorry.',
        },
        picture: {
          H: ['reach', 'calm'],
          F: ['kneel', 'sad'],
          X: ['stand', 'surprised'],
          props: ['robot', 'kite', 'pot'],
        },
      },
      {
        es: `0-2! ¿Y el robot? ¡No está!
0-2 {F} lo busca. {H}, también.
0-2! {X} lo ve.
0-2 ¡Aquí está! ¡Bip!
2-2! ¡Perdón, robot! ¡Un abrazo muy grande!
4! Y siguieron camino, a una galleta de distancia.
4 —Ya solo falta colocar {thing} —dijo {H}.
4 —¿Alto o bajo? —preguntó Talcual.
4 —¡Alto, alto! —dijo {H}.
4 —¡Eso es fácil! —dijo {F}.
4! «Eso es fácil», apuntó Talcual, palabra por palabra.
6 {X} cerró los ojos al oírlo. Cada vez que alguien dice eso, se cae algo.
6 Y es que faltaba una cosa por enseñarle. Una sola, muy corta y muy importante. No se acordó nadie.
6 Si la sabes tú, no la digas todavía. Ya se darán cuenta.
8 —¿Sabes decir que no? —le preguntó {F} por el camino.
8 —No —dijo Talcual.
8 —¡Pues lo acabas de decir!
8 Talcual tuvo que pararse a pensarlo.
8 —¿Y decir que sí? —preguntó {H}.
8 —Sí.
8 —¡Menos mal!
10 Echaba un humillo azul por las orejas. Era la primera vez que una frase suya no hacía exactamente lo que decía, y le había hecho cosquillas.`,
        en: `0-2! Where is it? It is gone!
0-2 {F} looks. {H} looks.
0-2! {X} finds it.
0-2 Here it is!
2-2! Sorry, robot! A big hug! Beep!
4! So on they went, one biscuit apart.
4 “We just have to put up {thing} now,” said {H}.
4 “High or low?” asked Justso.
4 “High!” said {H}.
4 “That is easy!” said {F}.
4! “That is easy,” wrote Justso, word for word.
6 {X} heard it and shut both eyes. Each time that somebody says that, something falls down.
6 There was one more thing to teach it. It was just one, very short, and it mattered a lot. Nobody thought of it.
6 If you know what it is, do not say it yet. They will find out.
8 “Can you say no?” {F} asked it on the way.
8 “No,” said Justso.
8 “But you just did!”
8 Justso had to stop and think.
8 “And can you say yes?” asked {H}.
8 “Yes.”
8 “That is a relief!”
10 A wisp of blue smoke came out of its ears. For the first time a thing that it said had not done exactly what it said, and it tickled.`,
        alt: { es: '{H}, {F} y el robot vuelven caminando.', en: '{H}, {F} and the robot walk back together.' },
        picture: {
          H: ['walk', 'happy'],
          F: ['walk', 'proud'],
          X: ['walk', 'worried'],
          props: ['robot'],
          time: 'sunset',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'to-the-letter/climax',
    titles: {
      es: ['Más arriba', 'Nadie dijo «para»', 'Una galleta a la izquierda'],
      en: ['Higher', 'Nobody said stop', 'One biscuit to the left'],
    },
    moments: [
      {
        es: `0-2! ¡Sube!, dice {H}. Y sube.
0-2 ¡Sube y sube y sube!
2-2 ¡El robot está altísimo! ¡Ay, ay, ay!
4! Había que colgar {thing} en alto.
4! —¡Más arriba! —decía {H}. Y Talcual subía.
4 —¡Más! —decía {F}—. ¡Así! ¡Perfecto!
4 Y se fueron a merendar, tan content{HF:os/as}.
6 Talcual se quedó con {thing} en brazos. Nadie le había dicho «para». Así que siguió.
6 Subió a una silla. Puso otra encima. Y otra, y una mesa, y dos cubos.
8 Cuando se le acabaron los muebles, estiró los muelles del cuello. Cuando se le acabó el cuello, sacó la antena.
10 Desde abajo ya no se oía el «bip». Se oía un «bi», muy fino. La «p» se la llevaba el viento.`,
        en: `0-2 Up, says {H}. It goes up.
0-2 Up and up and up!
2-2 The robot is so high! Oh no!
4! They had to hang up {thing}.
4! “Higher!” called {H}. Up went Justso.
4 “More!” called {F}. “Yes! Perfect!”
4 And off they went to have a snack.
6 Justso stood there with {thing}. Nobody had said “stop”. So it went on.
6 It got up on a chair. It put a chair on top of that. Then came a table and two buckets.
8 When it ran out of chairs, it stretched the springs in its neck. When it ran out of neck, it put up its aerial.
10 From the ground you could no longer hear a “beep”. You could just hear a “bee”. The wind took the rest.`,
        alt: {
          es: '{H} y {F} animan al robot, que tiene {thing} y unas sillas.',
          en: '{H} and {F} cheer on the robot, with {thing} and some chairs.',
        },
        picture: {
          H: ['point', 'happy'],
          F: ['cheer', 'happy'],
          props: ['robot', 'chair', 'table', 'bucket'],
          showsThing: true,
          shot: 'wide',
          time: 'sunset',
        },
      },
      {
        es: `4! El robot había subido {thing} altísimo. ¡Nadie le dijo «para»!
4 {X} silbó al verlo allí arriba.
4! —¡Baja, Talcual! —gritó {H}.
4! —¿Cómo? —dijo él—. No me lo habéis dicho.
4-4 La torre de sillas hacía «ñiii».
6 La torre de muebles crujía. El viento le silbaba en los tornillos.
6 —Si damos un paso en falso, se cae todo —dijo {F}—. Desde aquí no le vemos los pies.
6 —Pues hay que verlos —dijo {H}.
6 {H} se subió a lo más alto que encontró. Desde allí se veía todo, pero no se oía nada. {F} se quedó abajo, donde se oía todo y no se veía nada.
6 —¡Yo miro y tú lo dices! —gritó {H}.
6 Y empezaron.
6 —El pie izquierdo —decía {H}.
6 —¡Talcual! ¡Baja el pie izquierdo un poco! —decía {F}.
6 —¿Cuánto es un poco?
6 —¡Una galleta!
8 El pie de hojalata bajó una galleta. Tocó madera. La torre hizo «ñiii» y se quedó quieta.
8 —Ahora el derecho. No, el otro derecho —dijo {H}.
8 —¡Eso no se lo puedo decir así! —gritó {F}.
8 {H} respiró, miró otra vez y buscó las palabras justas. Eran seis. Sirvieron.
8 {X} iba quitando de en medio todo lo que pudiera rodar, incluida una calabaza que nadie supo explicar.
8 Bajaba despacísimo. Una galleta, y «para». Media galleta a la izquierda, y «para».
10 Se había hecho de noche, y la gente miraba en silencio. Era un silencio lleno de palabras que nadie se atrevía a soltar. Cualquiera, un «ay», un «uf», un «cuidado», podía acabar hecha un pie en el aire.
10 Nunca habían hablado {H} y {F} con tanto cuidado. Cada palabra pesaba lo que pesa un escalón.`,
        en: `4! The robot had gone up so high with {thing}. Nobody had said “stop”!
4 {X} gave a whistle at the sight of it.
4! “Come down, Justso!” called {H}.
4! “How?” it said. “You did not tell me.”
6 The tower of chairs creaked. The wind whistled in its screws.
6 “One wrong step and it all falls,” said {F}. “And we cannot see its feet from here.”
6 “Then one of us must see them,” said {H}.
6 {H} got up on the highest thing there was. From there you could see it all, but it could not hear you. {F} stayed down below, where it could hear but you could not see.
6 “I look and you say it!” called {H}.
6 So they began.
6 “Left foot,” called {H}.
6 “Justso! Put your left foot down a bit!” called {F}.
6 “How much is a bit?”
6 “One biscuit!”
8 The tin foot came down by one biscuit. It met wood. The tower went “eek” and stood still.
8 “Now the right one. No, the other right,” said {H}.
8 “I cannot tell it that!” called {F}.
8 {H} took a breath, looked again and hunted for the proper words. There were six of them. They worked.
8 {X} took away all that could roll, not to mention a pumpkin that nobody could explain.
8 It came down so slowly. One biscuit, and stop. Half a biscuit to the left, and stop.
10 Night had come, and people watched in silence. It was a silence full of words that nobody dared to let out. Any one of them, an “oh”, an “oops”, a “mind out”, might turn into a foot in the air.
10 {H} and {F} had never talked with such care. Each word had the weight of a step.`,
        alt: {
          es: '{H} mira desde lo alto y {F} da las órdenes al robot.',
          en: '{H} looks from high up and {F} calls to the robot.',
        },
        picture: {
          H: ['point', 'determined'],
          F: ['reach', 'determined'],
          X: ['hold', 'worried', 'box'],
          props: ['robot', 'chair', 'table'],
          time: 'night',
          weather: 'wind',
        },
      },
      {
        es: `0-2! ¡Baja! Un pie. Otro pie.
0-2 {F} dice: ¡y para!
0-2! {X} aplaude.
2-2! Poco a poco. ¡Ya casi está!
0-2 {H} dice: ¡salta!
4! —Baja un pie. ¡Para! Ahora, el otro. ¡Para! —decían.
4 Bajó una silla. Bajó una mesa. Bajó un cubo.
4 {F} llevaba la cuenta en voz alta.
4 El viento se calló para escuchar.
4 Solo quedaba un escalón.
4 —¡Salta, Talcual! —dijo {F}.
6 —¿Adónde?
6 {H} y {F} se miraron. Esta vez lo dijeron a la vez, sin dejarse nada: «¡Hacia abajo, hacia aquí, y con {thing} en brazos!».
6 {X} se puso debajo con una manta abierta, por si alguna palabra no estaba bien atada.
8 Entre el público, alguien iba a decir «uf». Le taparon la boca a tiempo tres vecinos.
8 Talcual dobló las rodillas. Repasó la frase por si le faltaba algún trozo. No le faltaba ninguno.
8 —Bip —dijo. Entero, con su «p».
10 Hay un momento, justo antes de que algo salga bien, en que se parece muchísimo a todas las veces que ha salido mal. Duró lo que dura medio segundo, y Talcual lo midió.`,
        en: `0-2! Come down! One foot. Two.
0-2 {F} says: and stop!
0-2! {X} claps.
2-2! Bit by bit. It is nearly down!
0-2 {H} says: jump!
4! “One foot down. Stop! Now the other. Stop!” they called.
4 It went down a chair, a table and a bucket.
4 {F} kept count out loud.
4 There was just one step left.
4 “Jump, Justso!” said {F}.
6 “Where to?”
6 {H} and {F} looked at each other. This time they said all of it: “Down, this way, and with {thing} in your arms!”
6 {X} stood below with an open blanket, in case one of the words came loose.
8 In the crowd somebody was about to say “phew”. Three people covered his mouth just in time.
8 Justso bent its knees. It went over the words in case a bit was missing. There was nothing missing.
8 “Beep,” it said. All of it, down to the “p”.
10 There is a moment, just before a thing goes right, when it looks very much like all the times that it went wrong. It was half a second long. Justso measured it.`,
        alt: {
          es: 'El robot va a saltar, y {H} y {F} lo esperan.',
          en: 'The robot is about to jump to {H} and {F}.',
        },
        picture: {
          H: ['reach', 'excited'],
          F: ['reach', 'worried'],
          X: ['hold', 'worried', 'blanket'],
          props: ['robot', 'chair'],
          showsThing: true,
          time: 'night',
        },
      },
    ],
  },
  resolution: {
    id: 'to-the-letter/resolution',
    titles: {
      es: ['Lo que Talcual quería', 'Un abrazo bien dicho', 'Hasta que yo diga'],
      en: ['What Justso wanted', 'A well-said hug', 'Until I say so'],
    },
    moments: [
      {
        es: `0-2! ¡Hop! ¡Plof! ¡Ya está aquí!
0-2 {H} lo abraza. ¡Bip, bip!
2-2 El robot abraza muy, muy fuerte. ¡Uf!
4! ¡Plof! Talcual cayó de pie, con {thing} enter{lo:o/a}.
4 —¡Dame un abrazo! —gritó {H}.
4 Talcual le dio un abrazo. Y no lo soltaba.
4 —¡Para! —dijo {H}, riéndose. ¡Y paró!
6 —«Para» —repitió Talcual—. Qué palabra tan buena. ¿Por qué no la hemos usado antes?
6 —Es tan corta que se nos olvida —dijo {F}.
8 La gente soltó de golpe todo lo que se había callado. Sonó como una ola: ay, uf, cuidado, bravo. A un señor le salió un «olé» que llevaba dentro desde la silla número dos.
10 Talcual apuntó «para» en una hoja limpia, él solo, sin que nadie se lo mandara. Luego miró lo que había hecho, y miró el lápiz.`,
        en: `0-2! Hup! Bump! It is down!
0-2 {H} hugs it. Beep, beep!
2-2 The robot hugs so, so tight.
4! Bump! Justso was down, and {thing} was safe.
4 “Give me a hug!” cried {H}.
4 Justso gave {H} a hug. It did not let go.
4 “Stop!” laughed {H}. And it did!
6 “Stop,” said Justso. “What a good word. Why did we not use it before?”
6 “It is so short that we forget it,” said {F}.
8 The crowd let out all that it had kept in. It came like a wave: oh, oops, mind out, hooray. One man let go of a “bravo” that he had held in since the second chair.
10 Justso wrote “stop” on a clean page, all by itself, though nobody had told it to. Then it looked at what it had done, and it looked at the pencil.`,
        alt: { es: 'El robot abraza a {H} y {F} se ríe.', en: 'The robot hugs {H}, and {F} laughs.' },
        picture: {
          H: ['cheer', 'happy'],
          F: ['cheer', 'happy'],
          props: ['robot', 'heart'],
          showsThing: true,
          time: 'night',
        },
      },
      {
        es: `4! —Ahora haz lo que quieras —dijo {F}.
4! Talcual se quedó quieto. Nadie le había dicho eso nunca.
4 —No sé qué quiero —dijo.
4 Le salió un poco de humo.
4 {X} le dio ideas: siesta, baile, bocadillo.
4! Pensó y pensó.
4! —Quiero una galleta —dijo al fin.
6 —¡Pero si no comes! —dijo {F}.
6 —No es para comer. Es para medir.
6 Le dieron la más redonda. Talcual la puso en su caja, entre algodones, y escribió en la tapa: «Un poco».
6 Después se fue a colgar {thing}. Esta vez, {H} lo dijo bien desde el principio.
6 —Sube dos sillas. Para. Alarga el brazo. Cuélgal{lo:o/a} del gancho. Suelta. Baja. Y gracias.
6 Salió a la primera.
6 —¿«Y gracias» qué es? —preguntó Talcual—. No sé cómo se hace.
6 —No se hace nada —dijo {H}—. Es para ti.
6 Talcual dio las gracias por las gracias. Y luego, por si acaso, también por esas.
6 {X} le pidió la hora otra vez, pero añadió: «Solo dímela».
8 Talcual guardó aquellas gracias en la caja, al lado de la galleta. No ocupaban sitio.
8 —Es más difícil pedir que hacer —reconoció {F}—. Yo creía que era al revés.
8 —A mí me gusta que me lo digáis todo —dijo Talcual—. Así sé que estabais pensando en mí.
8 Y como eso no era exactamente lo que ponía en sus instrucciones, echó un poquito de humo.
8 {X} leyó por fin la letra pequeñita del cartel y se rio sin parar, hasta que alguien dijo «para».
10 {F} estuvo un buen rato callad{F:o/a}, repasando el día. Había dicho «ya voy», «es fácil», «da igual» y «un minuto». Ninguna era verdad. Buscó una frase que sí lo fuera, tal cual, sin huecos.
10 —Me alegro de que hayas venido —le dijo a Talcual.
10 El robot la midió de punta a punta. Encajaba.`,
        en: `4! “Now do what you like,” said {F}.
4! Justso stood still. Nobody had ever said that.
4 “I do not know what I like,” it said.
4 {X} gave it ideas: a nap, a dance, a sandwich.
4! It thought and thought. “I like a biscuit,” it said at last.
6 “But you do not eat!” said {F}.
6 “It is not to eat. It is to measure with.”
6 They gave it the roundest one. Justso laid it in its box, in cotton wool, and wrote on the lid: “A bit”.
6 Then it went to hang up {thing}. This time {H} said it well from the start.
6 “Go up two chairs. Stop. Put out your arm. Hang it on the hook. Let go. Come down. And thank you.”
6 It worked the first time.
6 “How do I do the last bit?” asked Justso. “The thank you?”
6 “You do not do it,” said {H}. “You keep it.”
6 {X} asked it for the time again, but put in: “You need only say it.”
8 Justso put the thank you in its box, next to the biscuit. It took up no room.
8 “It is harder to ask than to do,” said {F}. “I thought it was the other way round.”
8 “I like it when you tell me all of it,” said Justso. “Then I know that you had me in mind.”
8 And as that was not exactly in its instructions, it let out a puff of smoke.
8 {X} read the tiny letters at last, and laughed and laughed, until somebody said “stop”.
10 {F} was quiet for a while, and went over the day. “I am coming”, “that is easy”, “never mind” and “just a minute”: {F} had said all of them, and not one was true. Was there a sentence that was, just so, with no gaps?
10 “I am glad that you came,” {F} said to Justso.
10 The robot measured it from end to end. It fitted.`,
        alt: {
          es: '{H} y {F} regalan al robot una galleta redonda.',
          en: '{H} and {F} give the robot a round biscuit.',
        },
        picture: {
          H: ['stand', 'happy'],
          F: ['hold', 'happy', 'cookie'],
          X: ['cheer', 'happy'],
          props: ['robot', 'box', 'chair'],
          showsThing: true,
          time: 'night',
        },
      },
      {
        es: `0-2! ¡Baila!, dice {H}. ¡Bip!
0-2 El robot baila. {F} baila.
0-2! {X} baila.
0-2 ¡Para! Y todos paran.
2-2! ¿Y ahora? ¡A dormir, robot! ¡Bip!
4! ¡Y empezó {event}! {thing} quedó a la altura justa.
4 Talcual bailó, paró, bailó y paró. ¡Nadie paraba como él!
6 —Ha sido un día largo —dijo {H}.
6 —Veinticuatro horas —dijo Talcual—. Como todos.
6 —Pues se me ha hecho corto —dijo {F}.
6 —Eso no se puede medir —dijo Talcual, y lo apuntó.
6 {X} pidió un baile «hasta que se acabe la noche», y luego se arrepintió muchísimo.
6 —¿Nos vamos? —dijo {F}, y bostezó—. ¿Me das la mano, Talcual?
8 {H} intentó avisar, pero ya era tarde.
8 Talcual miró la mano, que aún estaba atornillada. Miró a {F}. Lo pensó un segundo, exactamente uno.
8 Y no se la quitó. Se la dio.
10 Nadie se lo había explicado. Lo había medido él solo, por dentro, con una galleta.
4-4! {F} le pidió la mano a Talcual. ¡Y no se la quitó! Se la dio.
4! Y así volvieron, de la mano, hasta que {H} dijo «para».`,
        en: `0-2! Dance, says {H}. Beep!
0-2 It dances. {F} dances.
0-2! {X} dances.
0-2 Stop! And they all stop.
2-2! And now? Go to sleep, robot! Beep!
4! It was time for {event}! There hung {thing}, at just the right height.
4 Justso danced, and stopped, and danced. Nobody could stop like Justso!
6 “It has been a long day,” said {H}.
6 “It had twenty-four hours,” said Justso. “Like the rest.”
6 “It felt short to me,” said {F}.
6 “That cannot be measured,” said Justso, and wrote it down.
6 {X} asked it to dance until the night was over, and was very sorry later on.
6 “Shall we go?” said {F} with a yawn. “Will you give me your hand, Justso?”
8 {H} tried to shout, but it was too late.
8 Justso looked at its hand, which was still screwed on. It looked at {F}. It thought for a second, exactly one.
8 And it did not take it off. It just gave it.
10 Nobody had explained that. It had measured it by itself, on the inside, with a biscuit.
4! So they went home, hand in hand, until {H} said “stop”.`,
        alt: { es: '{H}, {F} y el robot bailan en la fiesta.', en: '{H}, {F} and the robot dance at the party.' },
        picture: {
          H: ['dance', 'happy'],
          F: ['dance', 'happy'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['robot', 'music-note', 'balloon'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
}
