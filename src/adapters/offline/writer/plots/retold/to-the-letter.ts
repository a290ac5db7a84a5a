import type { Plot } from '../plot.ts'

/** The same helper: told to hide a thing where nobody can find it, and to tell nobody, until Nobody comes and asks. */
export const toTheLetterRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'to-the-letter/setup/nobody',
      titles: {
        es: ['Que venga alguien', 'Donde nadie lo encuentre', '¿Yo soy alguien?'],
        en: ['Could somebody come?', 'Where nobody can find it', 'Am I somebody?'],
      },
      moments: [
        {
          es: `0-2! ¡Bip, bip! ¡Es un robot!
0-2 ¡Guarda {thing}, robot!
2-2 ¡Guarda muy bien! Y el robot guarda. ¡Bip!
4! {H} y {F} preparaban {event}.
4! Colgaron una sábana con un cartel: «Aquí no entra nadie».
4! —¡Que venga alguien a ayudar! —pidió {H}.
4! ¡Bip! Llegó un robot que decía: «Soy Talcual, ¿yo soy alguien?».
6 {stake} Delante de la sábana esperaba una montaña de sillas, farolillos y bandejas.
6 Detrás iba a estar la fiesta. Querían que fuera una sorpresa.
8 Talcual era de hojalata, tenía dos bombillas por ojos y venía sin estrenar. Todavía le colgaba la etiqueta de una oreja.
10 Nadie le contestó, porque todos tenían prisa. Fue una lástima. En todo el día no se volvió a oír una pregunta tan buena.`,
          en: `0-2! Beep, beep! It is a robot!
0-2 Robot, put away {thing}!
2-2 Hide it well! And the robot hides it. Beep!
4! {H} and {F} got ready for {event}.
4! They hung up a sheet with a sign: “Nobody comes in here”.
4! “Could somebody come and help?” called {H}.
4! Beep! Up came a robot called Justso, and it asked, “Am I somebody?”
6 {stake} And in front of the sheet there was a mountain of chairs, lanterns and trays.
6 The party was to be behind it. They wanted it to be a surprise.
8 Justso was made of tin, it had two bulbs for eyes and it was brand new. The label still hung from one ear.
10 Nobody answered, since they were all in a hurry. It was a pity. Nobody asked as good a question again all day.`,
          alt: {
            es: '{H} y {F} reciben a un robot delante de una sábana.',
            en: '{H} and {F} meet a robot in front of a sheet.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['hold', 'surprised', 'blanket'],
            showsThing: true,
            props: ['sign', 'robot', 'chair', 'lantern'],
            shot: 'wide',
          },
        },
        {
          es: `4! —Échale un ojo a la tarta —dijo {F}.
4! Talcual se desenroscó un ojo y se lo echó. ¡Plof!
4 —¡No! —dijo {H}—. ¡Solo era mirar!
4 —Ya mira —dijo Talcual—. Desde dentro.
4 {X} le pidió que bajara la música. Talcual puso la radio en el suelo.
6 El pastelero, que no se había enterado, pidió una mano. Le llegó por el aire.
6 —Hace justo lo que se le dice —observó {F}, limpiando el ojo de nata.
6 —Mejor —dijo {H}—. Así no habrá malentendidos.
6 Y, para demostrarlo, le mandó doblar las servilletas. Había veinte. Al rato había cuarenta.
6 —Ya están dobladas —dijo Talcual.
6 {F} las contó dos veces. No había nada que reprocharle: eran justo el doble.
6 {X} quiso ser amable y le dijo que estirara un poco las piernas. Las estiró dos metros. Durante un rato le hablaron a las rodillas.
8 —Busquemos una frase que no se pueda entender de otra manera —propuso {F}.
8 Tardaron un cuarto de hora. «Pon la mesa» no servía, porque podía ponerla en cualquier parte. «Recoge eso» tampoco, porque todo es eso si uno señala mal.
8 —Di hola —probó {H} al fin.
8 —Hola —dijo Talcual.
8 Hubo un silencio lleno de esperanza.
8 —¡Funciona! —gritó {F}, y lo celebraron con un trozo de la tarta que miraba.
8 {X} le pidió que le contara algo. Talcual le contó los botones. Eran seis.
10 Las palabras son como los abrigos heredados: van pasando de unos a otros y a nadie le quedan a la medida. Los demás ya no lo notan, de tanto usarlas. Talcual se las ponía por primera vez, y se le veía mirarse las mangas.
10 —¿Vosotros decís alguna vez lo que decís? —preguntó, con muchísimo interés.
10 —Los domingos —contestó {F}.
10 Talcual buscó «domingo» en sus instrucciones. Solo ponía que venía después del sábado.`,
          en: `4! “Keep an eye on the cake,” said {F}.
4! Justso took out one eye and put it on the cake. Plop!
4 “No!” said {H}. “I mean, just look at it!”
4 “It does,” said Justso. “It looks at the cream.”
4 {X} asked it to turn the radio down. It laid the radio face down.
6 The cake man, who had not been listening, asked for a hand. It came to him by air.
6 “It does just what it is told,” said {F}, wiping cream off the eye.
6 “All the better,” said {H}. “Then nothing can go wrong.”
6 And to show how well it went, they asked it to draw the curtains. It took out a pencil. They were very good curtains, with a frill.
6 “Drawn,” said Justso.
6 {F} looked at them for a long time, and could find no fault with them.
6 {X} was being nice, and told it to stretch its legs. It stretched them as far as they went. For a while people had to talk to its knees.
8 “There must be something that you can only understand in one way,” said {F}.
8 It took them a quarter of an hour. “Set the table” would not do, since they had seen what jelly does when it sets. “Pick that up” was worse. Everything is that, if you do not point well.
8 “Say hello,” tried {H} in the end.
8 “Hello,” said Justso.
8 There was a hush, full of hope.
8 “It works!” cried {F}, and they all had a slice of the cake, except for the bit that was looking.
8 {X} told it to wait and count to ten. Justso asked who Ten was, and how one counted to him.
10 Words are like coats that have come down from your cousins. They have been worn by everybody and they fit nobody. Most of us have stopped noticing. Justso had them on for the first time, and you could see it looking at the sleeves.
10 “Do you ever say what you say?” it asked, with great interest.
10 “On Sundays,” said {F}.
10 Justso looked up “Sunday” in its instructions. All it said was that it came after Saturday.`,
          alt: {
            es: '{H} alarga la mano y {F} señala una tarta, junto al robot.',
            en: '{H} reaches out and {F} points at a cake, by the robot.',
          },
          picture: {
            H: ['reach', 'surprised'],
            F: ['point', 'surprised'],
            X: ['stand', 'surprised'],
            props: ['robot', 'cake', 'table', 'radio'],
          },
        },
        {
          es: `0-2! ¿Dónde está? ¿Dónde, dónde?
0-2 {H} mira aquí. {F} mira allí.
0-2 {X} mira en un zapato.
2-2 ¡Qué bien guarda el robot! ¡Demasiado bien!
4! Todo el mundo tocaba {thing}. Así que llamaron a Talcual.
4! —Guárdal{lo:o/a} donde no {lo:lo/la} encuentre nadie —le pidió {F}.
4! —¿Nadie? —preguntó Talcual.
4! —¡Y no se lo digas a nadie!
4 Talcual se fue con {thing}. Volvió con las manos vacías.
4! —¡Qué bien! —dijo {H}—. ¡Guárdalo todo así!
6 {X} intentó sacarle una pista. Talcual hizo «bip» y miró para otro lado.
6 —¿Todo? —preguntó.
6 —Todo —dijo {H}, que ya estaba pensando en otra cosa.
6 «Todo», apuntó Talcual. Y debajo, con muy buena letra: «Nadie».
8 —Esto sí que es un ayudante —dijo {F}—. No se le escapa nada.
8 —Nada —repitió Talcual, por si también había que apuntarlo.
10 Hay palabras pequeñas que se sueltan sin mirar lo que llevan dentro. «Nadie» es una. «Todo» es otra. Aquella tarde salieron las dos juntas, de la mano, a ver qué encontraban.`,
          en: `0-2! Where is it? Where, oh where?
0-2 {H} looks here. {F} looks there.
0-2 {X} looks in a shoe.
2-2 The robot can hide things well! Too well!
4! They all wanted to hold {thing}. So they called Justso.
4! “Hide it where nobody can find it,” said {F}.
4! “Nobody?” asked Justso.
4! “And tell nobody where it is!”
4 Off went Justso. It came back with empty hands.
4! “Well done!” said {H}. “Now do that with all of it!”
6 {X} tried to get a hint out of it. Justso went “beep” and looked the other way.
6 “With all of it?” it asked.
6 “All of it,” said {H}, who was thinking of something else by now.
6 “All of it,” wrote Justso. And below, in a neat hand: “Nobody”.
8 “Now that is what I call a helper,” said {F}. “Nothing gets past it.”
8 “Nothing,” said Justso, in case that had to go down as well.
10 Some words are so small that we let them out without a look at what is in their pockets. “Nobody” is one. “All” is another. That day the two of them went out hand in hand, to see what they could find.`,
          alt: {
            es: '{F} da una orden al robot y {H} sonríe.',
            en: '{F} gives the robot an order while {H} smiles.',
          },
          picture: {
            H: ['stand', 'happy'],
            F: ['point', 'determined'],
            X: ['think', 'thoughtful'],
            props: ['robot', 'pencil', 'box'],
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'to-the-letter/setback/search',
      titles: {
        es: ['Busca no es encuentra', 'No quedaba nada', 'Un sitio muy ordenado'],
        en: ['Look is not find', 'Nothing left', 'A very tidy place'],
      },
      moments: [
        {
          es: `0-2! ¿Y la tarta? ¡No está!
0-2 ¿Y la silla? {F} se cae. ¡Plof!
2-2 El robot guarda y guarda. ¡Bip, bip!
4! {F} se fue a sentar. ¡Plof! Ya no había silla.
4! {H} fue a por la tarta. Ya no había tarta.
4 Talcual iba y venía, tan contento.
4 Nunca llevaba nada en las manos.
6 La montaña de cosas era una montañita. Luego fue un montón. Luego fue una cucharilla.
6 Talcual volvió a por la cucharilla.
6 —¡Qué limpio está todo! —dijo {H}. Y entonces se fijó mejor.
8 El pastelero soltó el rodillo para rascarse la nariz. Cuando acabó de rascarse, ya no había rodillo.
10 Nunca se había visto un sitio tan ordenado. No había absolutamente nada fuera de su lugar, porque no había absolutamente nada. Hasta el eco tenía sitio de sobra.`,
          en: `0-2! Where is the cake? It is gone!
0-2 {F} sits down. Bump! No chair!
2-2 The robot hides this. It hides that. Beep!
4! {F} went to sit down. Bump! There was no chair.
4! {H} went to get the cake. There was no cake.
4 Justso came and went, as happy as can be.
4 It never had a thing in its hands.
6 The mountain of things was now a hill. Then it was a heap. Then it was a teaspoon.
6 Justso came back for the teaspoon.
8 The cake man put down his rolling pin to rub his nose. When he had rubbed it, there was no rolling pin.
10 There had never been such a tidy place. Not one single thing was where it should not be, since there was not one single thing.`,
          alt: {
            es: '{F} se cae al suelo y {H} se asombra, junto al robot.',
            en: '{F} falls on the floor and {H} is surprised, by the robot.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['sit', 'surprised'],
            props: ['robot', 'blanket'],
            shot: 'wide',
          },
        },
        {
          es: `4! —¿Dónde está {thing}? —preguntó {H}.
4! —Donde no {lo:lo/la} encuentra nadie —dijo Talcual.
4! —¡Pues búscal{lo:o/a}! —dijo {F}.
4! Talcual buscó en un zapato. Buscó en un bolsillo.
4 —Aquí no está —decía.
4 {X} buscó detrás de Talcual. Talcual buscó detrás de {X}.
6 —¿Tú no sabes dónde está? —preguntó {H}.
6 —Sí —dijo Talcual, con la cabeza metida en una bota.
6 —¿Y por qué miras ahí?
6 —Porque me habéis dicho «busca». Si queréis que encuentre, hay que decir «encuentra».
6 —¡Pues encuéntral{lo:o/a}! —gritaron l{HF:os/as} dos.
6 —No puedo —dijo Talcual—. Dijisteis que no {lo:lo/la} encontrara nadie.
6 Decidieron seguirlo. Talcual echó a andar, y detrás {H}, y detrás {F}. Dieron nueve vueltas en redondo.
6 {X}, en medio, l{HF:os/as} vio pasar las nueve veces y acabó saludando.
6 —¿Adónde nos llevas? —preguntó {F}, que se mareaba.
6 —Yo voy detrás de vosotr{HF:os/as} —dijo Talcual.
8 Entonces {F} encontró una galleta en el bolsillo y la ató a un hilo. La dejaron en el suelo y miraron para otro lado. Cuando se volvieron, no había galleta. Tampoco había hilo.
8 —El hilo también entra en «todo» —explicó Talcual.
8 —¿Y si no le quitamos ojo? —propuso {H}. Talcual, muy amable, se quitó uno y se lo dio.
8 {X} se sentó encima de su merienda, por precaución.
10 Lo peor fue cuando empezaron a repasar quién había dicho qué.
10 —Tú dijiste «nadie» —dijo {H}.
10 —Y tú dijiste «todo» —dijo {F}.
10 Sumaron las dos cosas. Salía aquello: un sitio muy limpio y nada para merendar.
10 —La culpa es a medias —reconoció {H}—. Toma tu mitad.
10 Talcual se acercó, con las manos abiertas.
10 —¿Eso también lo guardo? —preguntó.
10 —No —dijo {F}—. Eso se deja a la vista, para no volver a tropezar.`,
          en: `4! “Where is {thing}?” asked {H}.
4! “Where nobody can find it,” said Justso.
4! “Then look for it!” said {F}.
4! Justso looked in a shoe. It looked in a pocket.
4 “It is not here,” it said.
4 {X} looked behind Justso. Justso looked behind {X}.
6 “Do you not know where it is?” asked {H}.
6 “Yes,” said Justso, with its head in a boot.
6 “Then why are you looking in there?”
6 “You said look. If you want me to find it, you must say find.”
6 “Then find it!” they both cried.
6 “I cannot,” said Justso. “You said that nobody could.”
6 So they made up their minds to follow it. Justso walked off, then {H}, then {F}. They went round in a ring nine times.
6 {X} stood in the middle, saw them pass all nine times, and began to wave.
6 “Where are you taking us?” asked {F}, who was getting giddy.
6 “I am behind you,” said Justso.
8 Then {F} found a biscuit in a pocket, and tied it to a thread. They put it on the ground and looked away. When they turned round, there was no biscuit. There was no thread either.
8 “The thread is part of all of it,” Justso explained.
8 {X} sat down on top of some sandwiches, to be on the safe side.
10 The worst came when they began to go over who had said what.
10 “You said nobody,” said {H}.
10 “And you said all of it,” said {F}.
10 They added up the two. It came to this: one very clean place, and nothing for tea.
10 “It is half my fault,” said {H}. “You have the other half.”
10 Justso came up with open hands.
10 “Do I put that away as well?” it asked.
10 “No,” said {F}. “That stays where we can see it. We might trip over it again.”`,
          alt: {
            es: '{H} señala unas botas y {F} piensa, junto al robot.',
            en: '{H} points at some boots and {F} thinks, by the robot.',
          },
          picture: {
            H: ['point', 'worried'],
            F: ['think', 'worried'],
            X: ['crouch', 'thoughtful'],
            props: ['robot', 'boots', 'thread', 'cookie'],
          },
        },
        {
          es: `0-2! Aquí no. ¡Aquí tampoco!
0-2 {H} se sienta. {F} se sienta.
0-2 {X} se sienta también.
2-2 ¡Bip! El robot da una palmadita. ¡Ya, ya!
4! Se sentaron en el suelo. Era lo único que quedaba.
4 —¿Esto qué es? —preguntó Talcual.
4 Señalaba la cara de {H}.
4 —Es pena —dijo {H}.
4! —¿La guardo? —dijo Talcual.
4! A {F} le dio la risa. Y a {H}, después.
6 —La risa no la guardes —dijo {F}.
6 —No pensaba —dijo Talcual. Y se quedó muy quieto, escuchando lo que acababa de decir.
6 {X} se rio también, sin saber de qué, que es como más se ríe uno.
8 Nadie se lo había mandado. Talcual miró si lo ponía en la etiqueta de la oreja. No lo ponía.
8 —Ya se nos ocurrirá algo —dijo {H}—. Aún queda un rato.
8 —Doce minutos —dijo Talcual.
10 Doce minutos son muchos para estar a la pata coja, y muy pocos para encontrar lo que nadie puede encontrar. {F} propuso gastarlos con la cabeza, ya que las piernas no habían servido.`,
          en: `0-2! Not here. Not there!
0-2 {H} sits down. {F} sits down.
0-2 {X} sits down too.
2-2 Beep! The robot gives them a pat. There, there!
4! They sat on the ground. It was all there was left.
4 “What is this?” asked Justso.
4 It pointed at {H}’s face.
4 “I am sad,” said {H}.
4! “Do I put it away?” asked Justso.
4! {F} began to laugh. And then so did {H}.
6 “Do not put the laugh away,” said {F}.
6 “I was not going to,” said Justso. And it stood very still, and listened to what it had just said.
6 {X} laughed too, without knowing why, and there is no better way.
8 Nobody had told it to. Justso looked to see if it was on the label on its ear. It was not.
8 “We will think of something,” said {H}. “There is still some time.”
8 “Twelve minutes,” said Justso.
10 Twelve minutes are a great many if you stand on one leg, and very few if you have to find what nobody can find. {F} was for using their heads this time, since their legs had not been much use.`,
          alt: {
            es: '{H} y {F} ríen en el suelo junto al robot.',
            en: '{H} and {F} sit and laugh beside the robot.',
          },
          picture: {
            H: ['sit', 'happy'],
            F: ['sit', 'happy'],
            X: ['sit', 'happy'],
            props: ['robot', 'blanket'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'to-the-letter/climax/nobody',
      titles: {
        es: ['Me llamo Nadie', 'Se lo digo a Nadie', 'Nadie y Nadie Más'],
        en: ['My name is Nobody', 'I can tell Nobody', 'Nobody and Nobody Else'],
      },
      moments: [
        {
          es: `0-2! ¡Ya viene la gente! ¡Uy, uy!
0-2 ¿Y {thing}? ¡No está!
2-2 El robot lo sabe. ¡Pero no lo dice!
4! Llegó la gente para {event}. ¡Y no había nada!
4 Talcual pasó con la última bandeja.
4! —¡Para! —gritó {F}.
4! Y Talcual paró, con un pie en el aire.
6 No quedaba una silla. No quedaba un farolillo. No quedaba ni {thing}.
6 —Os he guardado todo —dijo, orgulloso—. Muy bien guardado.
6 —«Para» —dijo {H}—. Teníamos que haberlo dicho antes.
8 Los invitados miraban a su alrededor con mucha educación.
8 —Qué despejado —dijo una señora—. Se agradece.
10 Venían peinados, con hambre y con un regalito en la mano. Buscaban dónde dejarlo, y no había dónde. Se quedaron de pie, en corro, como sillas que esperan a otras sillas.`,
          en: `0-2! Here come the people! Oh dear!
0-2 Where is {thing}? It is gone!
2-2 The robot knows. But it will not say!
4! The people came for {event}. And there was nothing!
4 Justso went by with the very last tray.
4! “Stop!” cried {F}.
4! And Justso stopped, with one foot in the air.
6 There was not one chair. There was not one lantern. There was no sign of {thing}.
6 “It is all put away,” it said proudly. “Very well put away.”
6 “Stop,” said {H}. “We should have said that before.”
8 The guests looked round, and were very polite about it.
8 “So nice and airy,” said a lady.
10 They had combed their hair. They were hungry, and each had a small present to put down somewhere, and there was no somewhere. They stood in a ring, like chairs waiting for other chairs.`,
          alt: {
            es: '{F} señala y {H} se preocupa, junto al robot y un regalo.',
            en: '{F} points and {H} worries, by the robot and a present.',
          },
          picture: {
            H: ['stand', 'worried'],
            F: ['point', 'worried'],
            props: ['robot', 'blanket', 'gift'],
            shot: 'wide',
          },
        },
        {
          es: `4! Talcual había guardado {thing} donde no {lo:lo/la} encontrara nadie.
4 ¡Así se lo pidieron! Y ahora hacía falta.
4 {X} le hizo cosquillas. Ni por esas.
4 —Dinos dónde está —pidió {H}.
4 —No se lo digo a nadie —contestó Talcual.
6 —Pues danos una pista —dijo {F}, y echó a andar—. ¿Frío o caliente?
6 —Veintiún grados —dijo Talcual.
6 {F} dio tres pasos hacia la izquierda.
6 —¿Y ahora?
6 —Veintiún grados.
6 —Así no vamos a ninguna parte —suspiró {F}.
6 —¿A cuál? —preguntó Talcual.
6 {H} se había quedado atrás, moviendo los labios.
6 —No se lo digo a nadie —repetía, muy despacio—. Se lo digo a nadie. A nadie.
6 {X} empezó a preocuparse.
6 —¡Dame un papel! —gritó {H} de pronto—. ¡Y un lápiz!
8 {F} fue a por ellos y no los había. Estaban guardados. Al final apareció una servilleta de las dobladas, la única que Talcual había contado mal, y un dedo manchado de chocolate.
8 —¿Qué pones? —preguntó {F}.
8 —Mi nombre —dijo {H}.
8 {F} miró la servilleta del derecho y del revés.
8 —Ese no es tu nombre.
8 —Desde ahora, sí.
8 {X} leyó la servilleta, abrió la boca y se la tapó con las dos manos.
10 Un candado y una frase se parecen en una cosa: se abren por donde se cerraron. Habían dado toda la vuelta buscando otra puerta, una ventana, un agujero. Y la llave estaba donde la habían dejado, en la última palabra de todas.
10 —¿Y si no cuela? —murmuró {F}, abrochándole la servilleta por detrás.
10 —Colará —dijo {H}—. Es lo único que hoy hemos dicho bien.
4 Entonces {H} se colgó un cartel: «Nadie».
4-4! —Hola, Talcual —dijo {H}, con un cartel puesto—. Me llamo Nadie.
6! —Hola, Talcual —dijo {H}—. Me llamo Nadie.`,
          en: `4! Justso had put {thing} where nobody could find it.
4 That was what they had asked for! And now they needed it.
4 {X} tickled it. It was no use.
4 “Tell us where it is,” said {H}.
4 “I tell nobody,” said Justso.
6 “Then give us a hint,” said {F}, and walked off. “Am I cold? Am I warm?”
6 “You are thirty-seven degrees,” said Justso.
6 {F} took three steps to the left.
6 “And now?”
6 “Thirty-seven.”
6 “This is getting us nowhere,” sighed {F}.
6 “Where?” asked Justso.
6 But {H} was standing quite still, lips moving.
6 “I tell nobody,” said {H} very slowly. “I tell nobody. Nobody.”
6 {X} began to worry.
6 “Get me some paper!” cried {H} all at once. “And a pencil!”
8 {F} went to get them and there were none. They had been put away. In the end they found a napkin that Justso had missed, and a finger with chocolate on it.
8 “What does it say?” asked {F}.
8 “My name,” said {H}.
8 {F} looked at the napkin the right way up and the wrong way up.
8 “That is not your name.”
8 “It is now.”
8 {X} read the napkin, and began to laugh, and covered it with both hands.
10 A lock and a sentence are alike in one thing. They open where they were shut. They had been all the way round, looking for some other door, a window, a hole. And the key was just where they had left it, in the very last word.
10 “What if it does not work?” whispered {F}, tying a knot behind.
10 “It will,” said {H}. “It is the one thing that we have said right all day.”
4 Then {H} put on a sign: “Nobody”.
4-4! “Hello, Justso,” said {H}, with a sign on. “My name is Nobody.”
6! “Hello, Justso,” said {H}. “My name is Nobody.”`,
          alt: {
            es: '{H} muestra un cartel al robot y {F} lo mira.',
            en: '{H} shows the robot a sign while {F} looks on.',
          },
          picture: {
            H: ['hold', 'determined', 'sign'],
            F: ['think', 'surprised'],
            X: ['stand', 'surprised'],
            props: ['robot', 'blanket'],
          },
        },
        {
          es: `0-2! ¡Bip! El robot coge una mano.
0-2 {H} va con él. {F}, detrás.
0-2! {X} va detrás.
2-2 ¿Qué hay detrás de la tela? ¿Miramos?
4! —Hola, Nadie —dijo Talcual—. Te lo digo a ti y a nadie más.
4! Enseguida, {F} escribió otro cartel: «Nadie Más».
4! Fueron hasta la sábana. «Aquí no entra nadie», decía el cartel.
4! —Pasa, Nadie —dijo Talcual. Y la levantó.
4-4! ¡Y allí detrás estaba {thing}!
6 {X} se puso uno que decía «Ni Un Alma», y pasó también.
6 —¿Detrás de nuestra propia sábana? —dijo {F}—. ¡Si la colgamos nosotr{HF:os/as}!
8 —Aquí no entra nadie —explicó Talcual—. Era el sitio perfecto. Lo ponía en el cartel.
8 {H} reconoció la letra. Era la suya.
8 —Y nosotr{HF:os/as}, buscando por todas partes —dijo {F}.
8 —Por todas no —dijo Talcual.
10 Entraron de puntillas. No hacía falta, pero cuando no se es nadie conviene no hacer ruido. Detrás olía a nata, a papel de farolillo y a algo que está a punto de saberse.`,
          en: `0-2! Beep! It takes a hand.
0-2 {H} goes along. {F} comes too.
0-2! {X} comes too.
2-2 What is behind the sheet? Shall we look?
4! “Hello, Nobody,” said Justso. “I can tell you and nobody else.”
4! So {F} wrote one more sign: “Nobody Else”.
4! They went up to the sheet. “Nobody comes in here,” said the sign.
4! “Come in, Nobody,” said Justso. And it lifted the sheet.
4-4! And there behind it was {thing}!
6 {X} put on a sign that said “Not A Soul”, and came in as well.
6 “Behind our own sheet?” said {F}.
8 “Nobody comes in here,” Justso explained. “It was the perfect place. It said so on the sign.”
8 {H} knew who had written that sign, and went a bit red.
8 “And we looked all over the place,” said {F}.
8 “Not all over,” said Justso.
10 They went in on tiptoe. There was no need, but when you are nobody it is best not to make a noise. It smelled of cream in there, and paper lanterns, and something that is about to be found out.`,
          alt: {
            es: '{H} y {F} van con el robot hasta una sábana.',
            en: '{H} and {F} go with the robot as far as a sheet.',
          },
          picture: {
            H: ['walk', 'excited'],
            F: ['walk', 'surprised'],
            X: ['crouch', 'surprised'],
            props: ['robot', 'blanket', 'lantern'],
            shot: 'medium',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'to-the-letter/resolution/somebody',
      titles: {
        es: ['Su sitio', 'Aquí entra alguien', '¿Queda alguien?'],
        en: ['In its place', 'Somebody comes in here', 'Is there somebody left?'],
      },
      moments: [
        {
          es: `0-2! ¡Oh! ¡Mira, {thing}!
0-2 ¡Y la tarta! ¡Y la silla!
2-2 ¡Todo está en su sitio! ¡Bip, bip!
4-4! ¡Detrás de la sábana estaba también todo lo demás!
6! ¡Allí estaba todo! Y en medio estaba {thing}.
4! —¿Por qué aquí no miraba nadie? —preguntó {H}.
4! —Porque es su sitio —dijo Talcual.
4 ¡La fiesta ya estaba puesta!
6 Las sillas, alrededor de las mesas. Los farolillos, colgados. La cucharilla, al lado de su plato.
6 Una cosa perdida se busca en los zapatos y en los bolsillos. En su sitio no la busca nadie.
8 Las servilletas eran cuarenta, y con los invitados de última hora hacían falta justo cuarenta.
10 {F} dio una vuelta entera sin encontrar nada que corregir. Todo estaba tal como lo habrían puesto ell{HF:os/as}, si hubieran sabido pedirlo.`,
          en: `0-2! Oh! Look, {thing}!
0-2 Here is the cake! And the chair!
2-2 It is all in its place! Beep, beep!
4-4! Behind the sheet was all the rest as well!
6! There was all of it! And in the middle was {thing}.
4! “Why did nobody look here?” asked {H}.
4! “It is where it goes,” said Justso.
4 The party was all laid out!
6 The chairs were round the tables. The lanterns were up. The teaspoon was next to its plate.
6 When a thing is lost, you look in your shoes and in your pockets. Nobody looks where it should be.
8 There were curtains, too, with a frill, and they hung very straight, for they had been drawn with a ruler.
10 {F} walked all the way round, and found nothing to put right. It was just as they would have done it, if only they had known how to ask.`,
          alt: {
            es: '{H} y {F} descubren la fiesta ya preparada.',
            en: '{H} and {F} find the party all laid out.',
          },
          picture: {
            H: ['cheer', 'surprised'],
            F: ['stand', 'surprised'],
            showsThing: true,
            props: ['table', 'cake', 'robot'],
            shot: 'wide',
          },
        },
        {
          es: `4 La gente no pasaba. El cartel decía que no entraba nadie.
4! {F} cambió el cartel: «Aquí entra alguien».
4! —¿Usted es alguien? —preguntaba Talcual. Y todos decían que sí.
4 {X} contestó que más bien sí.
4! Entraron todos, menos Talcual.
4! —¿Y tú? —dijo {H}—. Yo pedí alguien, y viniste tú.
6 Cada persona tuvo que pensárselo un momento, con la mano en la sábana.
6 —Yo soy alguien que toca el bombo —dijo un señor.
6 —Pase.
6 —Yo soy alguien que tiene hambre —dijo una niña.
6 —Pase, pase. Hay tarta.
6 —Yo no sé quién soy, pero me han invitado —dijo un abuelo.
6 —Pase —dijo Talcual—. A mí me ocurre igual.
6 {X} sujetaba la sábana y hacía una reverencia a cada alguien.
6 Fuera solo quedó el robot, tieso, al lado del cartel.
6 —Yo hago lo que me dicen —dijo—. No sé si eso es ser alguien.
6 —La cucharilla está al lado de su plato —dijo {H}—. Eso no te lo había mandado nadie.
8 —¿Tú, cuando eras Nadie? —preguntó Talcual.
8 —No. Nadie de nadie. Lo hiciste tú.
8 Talcual se pasó un minuto entero sin hacer «bip». Se oían girar las ruedecitas.
8 {X} le quitó la etiqueta de la oreja, con mucho cuidado. Ya no estaba por estrenar.
8 Después Talcual levantó la sábana, se preguntó a sí mismo si era alguien, se contestó que sí y pasó.
10 —Qué palabra más rara —le dijo luego {F}—. «Alguien» no dice nada. Vale para cualquiera.
10 —Por eso es grande —dijo Talcual—. Cabemos todos.
10 {F} la miró por dentro, por si acaso. Era verdad. Había sitio hasta para un señor con un bombo, y sobraba para quien llegara tarde.`,
          en: `4 The people did not come in. The sign said that nobody could.
4! {F} made a new sign: “Somebody comes in here”.
4! “Are you somebody?” asked Justso. And they all said that they were.
4 {X} said, “More or less.”
4! They all went in, except for Justso.
4! “What about you?” said {H}. “I asked for somebody, and you came.”
6 Each of them had to think for a moment, with one hand on the sheet.
6 “I am somebody who plays the big drum,” said a man.
6 “Come in.”
6 “I am somebody who is hungry,” said a little girl.
6 “Do come in. There is cake.”
6 “I do not know who I am, but I was invited,” said an old man.
6 “Come in,” said Justso. “It is the same with me.”
6 {X} held up the sheet, and made a bow to each somebody.
6 There was just the robot left outside, very stiff, next to the sign.
6 “I do what I am told,” it said. “I am not sure that that is being somebody.”
6 “The spoon is next to its plate,” said {H}. “The lanterns are up. Nobody told you to do that.”
8 “You, when you were Nobody?” asked Justso.
8 “No. Nobody at all. It was you.”
8 For a whole minute Justso did not beep. You could hear the small wheels turn.
8 {X} took the label off its ear with great care. It was not brand new any more.
8 Then Justso lifted the sheet, asked itself if it was somebody, told itself that it was, and went in.
10 “It is a funny word,” {F} told it later. “Somebody. It says nothing. It could be anyone.”
10 “That is why it is so big,” said Justso. “We all fit in.”
10 {F} had a look inside it, just in case. It was true. There was even room for a man with a drum.`,
          alt: {
            es: '{F} cambia el cartel y {H} invita al robot a pasar.',
            en: '{F} changes the sign. {H} asks the robot in.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['hold', 'happy', 'paintbrush'],
            X: ['hold', 'happy', 'blanket'],
            props: ['sign', 'robot', 'drum', 'lantern'],
          },
        },
        {
          es: `0-2! ¡Aquí está {thing}! ¡Y hay tarta!
0-2 {H} come. {F} come.
0-2! {X} come.
2-2 ¿Y el robot? ¡El robot baila! ¡Bip, bip!
4! ¡Qué bien resultó {event}! En su sitio estaba {thing}.
4 —¿Quién quiere más tarta? —preguntó {F}.
4 —Nadie —dijo Talcual, y le dio un trozo a {H}.
6 —Gracias por guardármelo —dijo {H}, que aún llevaba el cartel.
6 Talcual bailó con todo el mundo. Alguien le dijo que no parara, y no paró. Lo pararon entre seis.
6 {X} dijo que no había bailado nunca con alguien así.
8 —Mañana habrá que recogerlo todo —bostezó {F}.
8 Talcual dio un paso. {H} le puso una mano en el hombro.
8 —Mañana —dijo {H}—. Y entre todos. Y poco a poco.
8 —Y las sillas, en su sitio —dijo Talcual—. Así no las encuentra nadie.
10 Cuando la gente se fue, cada cual preguntó a la salida quién era el del bombo, y quién era la niña, y quién era el abuelo. Habían entrado siendo alguien. Ahora, además, se conocían.
4 Al final apagaron los farolillos, de uno en uno.
4! Cuando {F} preguntó si quedaba alguien, el robot dijo: «Yo».`,
          en: `0-2! Here is {thing}! Here is cake!
0-2 {H} eats. {F} eats.
0-2! {X} eats.
2-2 And the robot? The robot dances! Beep, beep!
4! Now it was time for {event}. In its place was {thing}.
4 “Who wants more cake?” asked {F}.
4 “Nobody,” said Justso, and gave a slice to {H}.
6 “How kind,” said {H}, who still had the sign on.
6 Justso danced with everyone. Somebody told it not to stop, so it did not stop. It took six people to stop it.
6 {X} had never danced with such a somebody.
8 “It will all have to be put away tomorrow,” said {F} with a yawn.
8 Justso took one step. {H} laid a hand on its shoulder.
8 “Tomorrow,” said {H}. “And all of us. And bit by bit.”
8 “And the chairs go in their place,” said Justso. “Then nobody can find them.”
10 On the way out they all asked who the man with the drum was, and the little girl, and the old man. They had come in as somebody. Now they knew each other as well.
4 At the end they put out the lanterns, one by one.
4! When {F} asked if there was somebody left, the robot said, “Me.”`,
          alt: {
            es: '{H} tiene tarta y {F} un farol, junto al robot y {thing}.',
            en: '{H} has cake and {F} a lantern, by the robot and {thing}.',
          },
          picture: {
            H: ['hold', 'happy', 'cake'],
            F: ['hold', 'happy', 'lantern'],
            X: ['dance', 'happy'],
            showsThing: true,
            props: ['robot', 'music-note', 'lantern'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
