import type { Plot } from '../plot.ts'

/** The same trouble standing still: hands, feet and elbows are taken, and the feather is meant for the nose. */
export const holdThisRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'hold-this/setup/stand',
      titles: {
        es: ['Ahora vuelvo', 'Bueno', 'Alguien que no se mueve'],
        en: ['I’ll be right back', 'All right', 'Somebody standing still'],
      },
      moments: [
        {
          es: `0-2! ¡Toma una olla! ¡Toma un reloj!
0-2 {H} sujeta y sujeta.
2-2 Una mano. Otra mano. ¡Y un pie!
4! {H} iba a {event}. Llevaba {thing}.
4! —¿Me sujetas esta olla? —dijo un señor—. Ahora vuelvo.
4 —Bueno —dijo {H}. Y el señor se fue.
4 —¿Y este reloj? —dijo una señora—. Ahora vuelvo.
6 {stake} Pero solo iba a ser un momento, y {H} se quedó allí, muy formal.
6 Además, esperar se le daba bien.
8 «Ahora vuelvo» es una frase muy corta. No dice cuándo es ahora. Tampoco dice si se vuelve, y nadie lo pregunta.
10 La culpa fue de un cordón. Si {H} no se hubiera parado a atárselo, nadie se habría fijado. Pero la gente ve a alguien quieto y se acuerda de golpe de todo lo que lleva en las manos.`,
          en: `0-2! Hold this pot! Hold this clock!
0-2 {H} holds on and on.
2-2 One hand. Two hands. And a foot!
4! {H} had {thing} to take to {event}.
4! “Could you hold this pot?” said a man. “I’ll be right back.”
4 “All right,” said {H}. And off went the man.
4 “And this clock?” said a lady. “I’ll be right back.”
6 {stake} But it was only for a minute, so {H} stood there and was good.
8 “I’ll be right back” is such a short thing to say. It does not tell you when. It does not even tell you if.
10 It was all because of a shoelace. If {H} had not stopped to tie it, nobody would have looked twice. But when people see somebody standing still, they notice all at once how much they have in their hands.`,
          alt: {
            es: '{H} sujeta una olla, junto a un reloj y una escalera; {F} llega.',
            en: '{H} holds a pot near a clock and a ladder. {F} is coming.',
          },
          picture: {
            H: ['hold', 'happy', 'saucepan'],
            F: ['run', 'happy'],
            showsThing: true,
            props: ['clock', 'ladder'],
          },
        },
        {
          es: `4! Al poco rato, {H} tenía las manos llenas y una escalera encima.
4! —¡Corre, que llegamos tarde! —dijo {F}.
4! —Ahora voy —dijo {H}—. Estoy sujetando.
4 {X} buscaba dónde dejar el abrigo. Lo dejó en {H}.
4 —Di que no —dijo {F}.
4 —Bueno —dijo {H}.
6 —«Bueno» no. ¡«No»!
6 —Bueno.
6 —Repite conmigo: «no».
6 —Bueno, no —dijo {H}.
6 —¡Casi! —dijo {F}.
6 —¿Me aguantas la tarta con la rodilla? —preguntó un pastelero—. Ahora vuelvo.
6 —Bueno —dijo {H}, a la pata coja.
6 —¿Y cuándo vuelven? —preguntó {F}.
6 —Ahora —dijo {H}—. Lo han dicho todos.
6 {F} quiso echar una mano, y se quedó sin ella. Con un hombro paraba la tarta, y con el otro paraba a {H}. Ya no se sabía de quién era cada codo.
6 {X} puso una silla debajo de la rodilla, y eso sí que ayudó.
8 Un señor colgó el sombrero en un dedo que sobraba. Otro lo vio y colgó el suyo. Los sombreros son así, se llaman unos a otros.
8 —Perdone, ¿esto es un perchero? —preguntó un caballero.
8 —Bueno —dijo {H}.
8 El caballero dejó el paraguas, los guantes y a su tía, que se apoyó un momentito.
8 {X} empezó a repartir números, para que nadie se colara.
8 —¿Y esto a quién se lo doy? —preguntó una señora, con un globo. Se lo ataron a una oreja.
10 Un niño les dejó un secreto, porque a él ya no le cabía. No abultaba casi nada, pero había que acordarse de él todo el tiempo.
10 Hay dos maneras de no poder moverse. Una es que lo aten a uno. La otra es ser muy amable, y es peor, porque no se ven los nudos.
10 —¿Y si lo soltamos todo a la vez? —susurró {F}.
10 {H} se lo imaginó. El dong de la olla. El plof de la tarta. La tía.
10 —Se fían de mí —dijo, y apretó un poco más los dedos.`,
          en: `4! Soon {H} had both hands full, and a ladder too.
4! “Run, or we’ll be late!” said {F}.
4! “In a minute,” said {H}. “I’m holding.”
4 {X} had a coat to put down, and put it on {H}.
4 “Say no,” said {F}.
4 “All right,” said {H}.
6 “Not all right. No!”
6 “All right.”
6 “Say it after me: no.”
6 “All right, no,” said {H}.
6 “Nearly!” said {F}.
6 “Could you take this cake on your knee?” asked a pastry cook. “I’ll be right back.”
6 “All right,” said {H}, on one leg.
6 “And when will they come back?” asked {F}.
6 “Any minute,” said {H}. “They all said so.”
6 {F} went to lend a hand, and lost it. One shoulder was for the cake, and the other was for {H}. By now you could not tell whose elbow was whose.
6 {X} put a chair under that knee, and it did help.
8 A man hung his hat on a spare finger. One more man saw it and hung up his own. That is how hats are. They call their friends.
8 “Excuse me, is this a hat stand?” asked a gentleman.
8 “All right,” said {H}.
8 The gentleman left his umbrella, his gloves and his aunt, who was just going to lean for a moment.
8 {X} began to hand out numbers, so that nobody should jump the queue.
10 A boy left a secret with them, since he had no more room for it. It took up hardly any space, but you had to think of it all the time.
10 There are two ways of being unable to move. One is to be tied up. The other is to be very kind, and it is worse, since you cannot see the knots.
10 “What if we drop it all at once?” whispered {F}.
10 {H} thought of it. There was the clang of the pot. There was the plop of the cake. There was the aunt.
10 “They trust me,” said {H}, and held on a little tighter.`,
          alt: {
            es: '{H} y {F} sujetan cosas y sombreros sin moverse.',
            en: '{H} and {F} hold hats and things, quite still.',
          },
          picture: {
            H: ['hold', 'worried', 'saucepan'],
            F: ['reach', 'worried', 'cake'],
            X: ['stand', 'happy'],
            props: ['ladder', 'clock', 'hat', 'umbrella', 'chair'],
          },
        },
        {
          es: `0-2! ¡Toma un gorro! ¡Toma otro gorro!
0-2 {H} sujeta. {F} sujeta.
0-2! {X} pone un gorro.
2-2 ¡Parece un árbol de gorros! ¡Ja, ja!
4! Pasó un rato muy largo. No volvía nadie.
4! A {H} le picó la nariz. ¡Y no le quedaba un dedo libre!
4 {F} sopló, y el picor se cambió de sitio.
4! La nariz era lo único que no sujetaba nada.
6 —¿Dónde se habrán metido? —preguntó {H}.
6 Muy a lo lejos se oía música. Alguien daba palmas. Daba las palmas muy bien, como quien tiene las manos vacías.
6 {X} fue a mirar, y volvió bailando un poco.
8 —Están en {event} —dijo {F}—. Todos. Menos nosotr{HF:os/as}.
8 —Ahora vendrán —dijo {H}.
8 —Ahora es una palabra muy ancha —dijo {F}—. Cabe una tarde entera.
10 El reloj dio la hora entre los brazos de {H}, y el tolón le hizo cosquillas por dentro. Es raro llevar el tiempo encima y que se le pase a uno igual.`,
          en: `0-2! Hold this hat! Hold that hat!
0-2 {H} holds. {F} holds.
0-2! {X} puts a hat on.
2-2 It is like a tree with hats on! Ha ha!
4! A very long time went by. Nobody came back.
4! {H} had an itchy nose. And there was no finger left!
4 {F} blew at it, and the itch moved over.
4! The nose was the one thing that held nothing.
6 “Where can they all be?” asked {H}.
6 Far off there was music. Somebody was clapping. They clapped very well, like people with nothing in their hands.
6 {X} went to look, and came back dancing a bit.
8 “They are at {event},” said {F}. “All of them but us.”
8 “They’ll be right back,” said {H}.
8 “That can be a very wide sort of right,” said {F}.
10 The clock struck, in {H}’s arms, and it tickled on the inside. It is odd to be holding the time, and to run out of it just the same.`,
          alt: {
            es: '{H} y {F} esperan cargados de sombreros.',
            en: '{H} and {F} wait, hung all over with hats.',
          },
          picture: {
            H: ['stand', 'worried', 'clock'],
            F: ['stand', 'thoughtful', 'hat'],
            X: ['dance', 'happy'],
            props: ['hat', 'ladder', 'umbrella', 'music-note'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'hold-this/setback/statue',
      titles: {
        es: ['Una estatua muy bien hecha', 'Bueno, no', '¿Cuánto vale?'],
        en: ['A very good statue', 'All right, no', 'How much is it?'],
      },
      moments: [
        {
          es: `0-2! ¡Clic! Una foto. ¡Clic, clic!
0-2 {H} no se mueve. {F}, tampoco.
2-2 ¡Se creen que es una estatua! ¡Chsss!
4! Llegó una señora con veinte turistas detrás.
4! —Y aquí, una estatua —dijo—. Se llama «La Amabilidad».
4 {F} no se atrevía ni a parpadear.
4 ¡Clic, clic, clic!, hicieron las fotos.
6 —¿Es muy antigua? —preguntó un turista.
6 —De esta mañana —dijo {H}, sin mover los labios.
6 —Está hecha de una pieza —explicó la guía—. Fíjense en los codos.
6 Los turistas se fijaron. Uno pidió que le pusieran la cabeza un poco más a la derecha.
6 —Bueno —dijo la estatua.
8 Les dejaron unas flores en el único hueco que quedaba. También les echaron una moneda y un chicle, este sin mala intención.
10 Ser estatua tiene sus ventajas. Todo el mundo te mira y dice que qué bonita. Nadie te manda a la cama. Lo malo es que tampoco te pregunta nadie si tienes pis.`,
          en: `0-2! Click! A photo. Click, click!
0-2 {H} is still. {F} is still.
2-2 They think it is a statue! Shhh!
4! Up came a lady with twenty tourists behind her.
4! “And here is a statue,” she said. “Its name is Kindness.”
4 {F} did not dare to blink.
4 Click, click, click, went the cameras.
6 “It is all in one piece,” she told them. “Do look at those elbows.”
6 The tourists looked. One asked if the head could go a bit more to the right.
6 “All right,” said the statue.
8 They left some flowers in the only gap there was. They left a coin as well, and some chewing gum.
10 There is something to be said for being a statue. They all look at you and call you lovely. The trouble is that nobody asks if you need the toilet.`,
          alt: {
            es: '{H} y {F} parecen una estatua cargada de cosas.',
            en: '{H} and {F} look like a statue hung with things.',
          },
          picture: {
            H: ['stand', 'surprised', 'clock'],
            F: ['reach', 'surprised', 'cake'],
            props: ['camera', 'flower', 'hat', 'ladder'],
            shot: 'wide',
          },
        },
        {
          es: `4! —¿Me puedo subir? —preguntó un niño.
4! —No —dijo {F}.
4! —Vale —dijo el niño. Y se fue a jugar.
4 {X} quiso ver otra vez cómo lo hacía.
4 {H} abrió mucho los ojos. ¡Ya estaba! ¡No pasaba nada!
4 El niño ni siquiera había puesto mala cara.
6 Vino una turista con una mochila enorme.
6 —¿Se la dejo aquí?
6 —No, gracias —dijo {F}.
6 —¡Ah, vale! —dijo ella. Y se la puso otra vez.
6 —¿Pueden quedarse así hasta las siete? —preguntó la guía.
6 —No —dijo {F}.
6 —¿Y hasta las seis?
6 —Tampoco.
6 —Pues nada —dijo la guía—. Por preguntar.
6 —¿Y no se enfadan? —susurró {H}.
6 —Uno de cada diez —dijo {F}—. Y se le pasa merendando.
6 Entonces un señor con gafas dio tres vueltas alrededor.
6 —Me llevo la estatua —dijo—. ¿Cuánto vale?
6 —No se vende —dijo {F}.
6 El señor miró a {H}.
6 {X} dijo un precio, por curiosidad, y le pareció barato.
8 —¿Qué se siente justo antes? —preguntó {H}.
8 —Un bache —dijo {F}—. Y luego, todo cuesta abajo.
8 Pero el señor de las gafas no se había ido.
8 —¿Quedaría bien en el jardín, al lado de los enanitos? —preguntó el señor, muy fino.
8 —Bueno —dijo {H}—. Bueno, no. Bueno…
8 El señor sacó un metro y se puso a medir.
8 —¡Ni se le ocurra! —gritó {F}—. ¡Esta estatua es de sí misma!
8 El señor se disculpó muchísimo, guardó el metro y preguntó si sabían dónde vendían enanitos.
8 {X} le indicó el camino más largo, para darles tiempo.
10 —¿Por qué a mí no me sale? —preguntó {H}.
10 —Porque tú miras a quien te lo pide —dijo {F}—. Yo miro hacia donde iba.
10 A {H} le pareció sencillísimo. Intentó mirar hacia donde iba. Delante tenía tres sombreros, una tía y el segundo piso de una tarta.`,
          en: `4! “Can I get up there?” asked a boy.
4! “No,” said {F}.
4! “Fine,” said the boy. And he went off to play.
4 {X} wanted to see how that was done again.
4 {H} stared. So that was it! It did not hurt!
6 Then came a lady with a huge rucksack.
6 “Can I leave it here?”
6 “No, thank you,” said {F}.
6 “Oh, fine!” she said. And she put it on again.
6 “Could you stay like that until seven?” asked the guide.
6 “No,” said {F}.
6 “Until six, then?”
6 “No again.”
6 “Oh well,” said the guide. “It was worth a try.”
6 “Don’t they get cross?” whispered {H}.
6 “One in ten,” said {F}. “And he gets over it by tea time.”
6 Then a man with glasses walked round them three times.
6 “I’ll take the statue,” he said. “How much is it?”
6 “It’s not for sale,” said {F}.
6 The man looked at {H}.
6 {X} named a price, just to see, and thought it cheap.
8 “Would it look nice in the garden, next to the gnomes?” asked the man, ever so politely.
8 “All right,” said {H}. “All right, no. All right...”
8 The man took out a tape and began to measure.
8 “Certainly not!” cried {F}. “This statue owns itself!”
8 The man was terribly sorry, put away his tape, and asked if they knew where one could get gnomes.
8 {X} showed him the longest way, to give them time.
10 “Why can’t I do it?” asked {H}.
10 “You look at the person who asks,” said {F}. “I look at where I was going.”
10 It sounded so simple. {H} tried to look at where they were going. In between there were three hats, an aunt, and the second layer of a cake.`,
          alt: {
            es: '{F} dice que no a la gente y {H} mira con asombro.',
            en: '{F} tells people no while {H} stares.',
          },
          picture: {
            H: ['stand', 'surprised', 'clock'],
            F: ['reach', 'determined', 'cake'],
            X: ['stand', 'surprised'],
            props: ['hat', 'backpack', 'ladder', 'flower'],
          },
        },
        {
          es: `0-2! Di: ¡no! {H} dice: ¡bueno!
0-2 {F} dice: ¡no, no, no!
0-2! {X} dice: ¡no!
2-2 {H} dice: ¡bueno, no! ¡Casi, casi!
4! Los turistas se fueron. Se llevaron sus mochilas y sus fotos.
4! —Oye, ¿y adónde íbamos? —preguntó {F}.
4! {H} miró entre los sombreros. ¡Allí seguía {thing}!
4 ¡Casi se le olvida, de tanto sujetar lo de los demás!
6 —¿Tan lejos estaba? —se extrañó {H}.
6 —Está donde siempre —dijo {F}—. Quien se había ido eras tú.
8 —Es verdad —dijo {H}, muy bajito—. Teníamos adonde ir.
6 —Pues cuando no te salga decir que no, mira eso —dijo {F}.
6 {X} apartó un sombrero, para que se viera mejor.
8 —¿Y si viene alguien con otra cosa?
8 —¿Otra? —dijo {F}—. ¡Si ya no te queda sitio!
8 —Me queda la nariz —dijo {H}.
10 No debió decirlo. Hay cosas que uno dice en voz baja, sin darles importancia, y alguien dobla la esquina con justo eso en la mano. El picor de la nariz, que llevaba un rato dormido, abrió un ojo.`,
          en: `0-2! Say no! {H} says: all right!
0-2 {F} says: no, no, no!
0-2! {X} says: no!
2-2 {H} says: all right, no! Nearly, nearly!
4! The tourists left. They took their bags and their photos.
4! “So where were we going?” asked {F}.
4! {H} looked down between the hats. There was {thing}!
4 What with holding other things, it had nearly been forgotten!
6 “Was it so far away?” said {H}.
6 “It was there all day,” said {F}. “You were away.”
6 “Then when you can’t say no, look at that,” said {F}.
6 {X} took one hat away, to give a better view.
8 “What if somebody else comes along?”
8 “With what?” said {F}. “You have no room left!”
8 “I still have a nose,” said {H}.
10 That was a mistake. There are things that you say under your breath, and round the corner comes somebody with just that in her hand. The itch had been asleep for some time. Now it opened one eye.`,
          alt: {
            es: '{H} y {F} descubren {thing} entre los sombreros.',
            en: '{H} and {F} look down between the hats.',
          },
          picture: {
            H: ['stand', 'thoughtful', 'clock'],
            F: ['point', 'happy'],
            X: ['hold', 'happy', 'hat'],
            props: ['hat', 'ladder'],
            showsThing: true,
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'hold-this/climax/nose',
      titles: {
        es: ['Solo quedaba la nariz', 'Antes del «chís»', 'Cuento hasta tres'],
        en: ['Only the nose was left', 'Before the tishoo', 'I’ll count to three'],
      },
      moments: [
        {
          es: `0-2! ¡Una pluma! ¡Qué suave!
0-2 ¡Cosquillas en la nariz! ¡Uy!
2-2 {H} hace: a… a… ¡Cuidado, {F}!
4! {at} ya sonaba la música. Y ell{HF:os/as}, sin poder moverse.
4! Entonces apareció una señora muy anciana. Traía una pluma.
4 —¿Me la sujetas? —preguntó—. Con la nariz mismo.
6 Era blanca, pequeña y muy educada. Pesaba menos que una idea.
6 —Ahora vuelvo —añadió la señora. De eso ya sabían bastante.
6 La olla hizo «tin». La escalera contuvo el aliento, peldaño a peldaño.
8 —Bu… —empezó {H}. Llevaba todo el día diciendo aquella palabra, y ya le salía cuesta abajo.
8 —Con cuidado, que hace cosquillas —avisó la señora.
10 Una montaña puede estar quieta mil años con un bosque encima. Un día llega una mariposa cansada, y todo el valle se pregunta qué ha sido ese ruido.`,
          en: `0-2! A feather! It is so soft!
0-2 It tickles a nose! Oh no!
2-2 {H} goes: a... a... Mind out, {F}!
4! You could hear the music {at}. And they could not move.
4! Then up came a very old lady. She had a feather.
4 “Could you take this?” she asked. “Your nose will do.”
6 It was white, and small, and very polite. It weighed less than an idea.
6 “I’ll be right back,” said the lady. They knew all about that by now.
6 The pot went “ting”. The ladder held its breath, rung by rung.
8 “All r...” began {H}. After a day of saying it, the words rolled out by themselves.
10 A mountain can stand still for a thousand years with a forest on its back. Then one day along comes a tired butterfly, and the whole valley asks what that noise was.`,
          alt: {
            es: 'Una pluma vuela cerca y {F} se asusta; {H} sujeta un reloj.',
            en: 'A feather floats near and {F} is alarmed; {H} holds a clock.',
          },
          picture: {
            H: ['stand', 'surprised', 'clock'],
            F: ['reach', 'worried', 'cake'],
            props: ['feather', 'hat', 'ladder', 'saucepan'],
            shot: 'wide',
          },
        },
        {
          es: `4! {H} tenía las manos llenas, y los pies, y los codos.
4! Solo quedaba la nariz. ¡Y le acercaron una pluma!
4 {X} cerró los ojos para no verlo.
4! —A… —hizo {H}—. A… a…
4! —¡No estornudes! —gritó {F}—. ¡Se cae todo!
6 Tembló la tarta. Tembló el reloj y dio la hora de otro día. Un sombrero se asomó al borde de un dedo y miró hacia abajo.
6 —¡Esa rodilla! —avisó {F}—. ¡Ese codo! ¡El otro codo, que es mío!
6 —¿Eso es que sí? —preguntó la anciana.
6 —A… —dijo {H}.
6 —Tienes que contestarle algo —dijo {F}—. Lo que sea. Pero antes del «chís».
6 En aquella boca cabían dos palabras. Una era «bueno», y estaba gastada. La otra no la había usado nunca.
6 Por lo menos estaba nueva.
6 {X} sujetó a quien pudo, y pudo poco.
8 —¿Y si deja de quererme? —susurró {H}, entre «a» y «a».
8 —¡Si no te conoce! —dijo {F}.
8 —¿Y si se pone triste?
8 —Triste estás tú —dijo {F}—. Desde la escalera.
8 {H} no lo había notado. Con tanta cosa encima no se le veía ni por dentro.
8 La pluma se acercó un dedo más. El picor, que llevaba toda la tarde esperando, se puso de pie.
8 {X} buscó un pañuelo y solo encontró sombreros.
10 {H} miró por encima de la olla, por debajo de un ala de fieltro, por el agujero que quedaba entre una tía y una tarta. Al fondo había un trocito de camino. Era el suyo. Estaba allí desde por la mañana, sin que nadie lo pisara.
10 «Bueno» es una palabra preciosa, pensó. Pero solo cuando se puede decir la otra. Si no, no es ninguna palabra. Es un escalón que falta.`,
          en: `4! {H} had full hands, and feet, and elbows.
4! There was just a nose left. And here came a feather!
4 {X} shut both eyes so as not to look.
4! “A...” went {H}. “A... a...”
4! “Don’t sneeze!” cried {F}. “It will all come down!”
6 The cake shook. The clock shook, and struck an hour from some other day. A hat came to the edge of a finger and looked down.
6 “Mind that knee!” said {F}. “And that elbow! Not that one, that one’s mine!”
6 “Is that a yes?” asked the old lady.
6 “A...” said {H}.
6 “You must tell her something,” said {F}. “It can be anything. But it has to be before the tishoo.”
6 There was room in there for just one answer. The old one was worn out. The other one had never been used.
6 {X} held on to as many as possible, which was not many.
8 “What if she stops liking me?” whispered {H}, between one “a” and the next.
8 “She doesn’t know you!” said {F}.
8 “What if it makes her sad?”
8 “You’re sad now,” said {F}. “You have been since the ladder.”
8 That was news to {H}. Under so many things it had not shown, not even on the inside.
8 The feather came an inch nearer. The itch had been waiting all day, and now it stood up.
8 {X} looked for a hanky, and there were only hats.
10 {H} looked over the pot, under the brim of a hat, and through the gap between an aunt and a cake. At the end of it was a little bit of road. It was the one they had been on. It had been there since the morning, and nobody had set foot on it.
10 “All right” is a lovely thing to say, thought {H}. But only if you can say the other.`,
          alt: {
            es: '{H} aguanta las ganas de estornudar y {F} sujeta una tarta.',
            en: '{H} tries not to sneeze and {F} holds a cake.',
          },
          picture: {
            H: ['stand', 'worried', 'clock'],
            F: ['reach', 'worried', 'cake'],
            X: ['reach', 'worried'],
            props: ['feather', 'hat', 'ladder', 'saucepan'],
            shot: 'close',
          },
        },
        {
          es: `0-2! {H} dice: ¡no! ¡Ahora no!
0-2 ¡Uno, dos y tres! ¡Suelto!
0-2! {X} corre.
2-2 Uno coge la olla. ¡Otro, el reloj!
4! —¡No, gracias! —gritó {H}—. ¡Cuento hasta tres y suelto!
4 La música se paró. {F} dejó de respirar.
4 —¡Uno!
4 —¡Mi olla! —dijo un señor, y echó a correr.
4 —¡Dos!
6 —¡Mi tarta! ¡Mi escalera! ¡Mi sombrero! —gritaban por el camino.
6 Venían todos, a ver quién corría más, con los brazos por delante.
6 {X} corrió también, por si tenía algo que recoger.
8 —¡Mi tía! —gritó el caballero, que iba el último.
8 —Tranquilo, hijo —dijo la tía—. Yo me suelto sola.
8 —¡Aguanta, {H!}! —gritó {F}, con la barbilla en la nata—. ¡Ya casi están!
10 La anciana no se había enfadado. Miraba la pluma como si la viera por primera vez. Todo lo que {H} había temido desde por la mañana acababa de pasar, y no había hecho ruido. El ruido venía por el camino, y eran zapatos.
4! —¡Y tres! —dijo {H}. Y abrió los dedos.`,
          en: `0-2! {H} says: no! Not now!
0-2 One, two, three! Let go!
0-2! {X} runs.
2-2 One takes the pot. One takes the clock!
4! “No, thank you!” cried {H}. “I’ll count to three, and let go!”
4 The music stopped.
4 “One!”
4 “My pot!” said a man, and began to run.
4 “Two!”
6 “My cake! My ladder! My hat!” they called, all along the road.
6 They ran as in a race, with their arms out in front of them.
6 {X} ran too, in case there was something to fetch.
8 “My aunt!” cried the gentleman, who came last.
8 “Keep calm, dear,” said the aunt. “I can let go by myself.”
8 “Hold on, {H!}!” cried {F}, chin in the cream. “They’re nearly here!”
10 The old lady was not cross at all. She looked at her feather as if she had never seen it before. All that {H} had been afraid of since the morning had just happened, and it had made no noise. The noise came from the road, and it was shoes.
4! “And three!” said {H}. And {H} let go.`,
          alt: {
            es: '{H} levanta los brazos y {F} aguanta con la tarta en la mano.',
            en: '{H} throws both arms up, and {F} holds on to the cake.',
          },
          picture: {
            H: ['cheer', 'determined'],
            F: ['reach', 'excited', 'cake'],
            X: ['run', 'excited'],
            props: ['saucepan', 'clock', 'hat', 'ladder', 'feather'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'hold-this/resolution/arms',
      titles: {
        es: ['Ni me acordaba', 'Este sí', 'Los brazos libres'],
        en: ['I had quite forgotten', 'This one is', 'Two free arms'],
      },
      moments: [
        {
          es: `0-2! ¡Brazos arriba! ¡Brazos abajo!
0-2 {H} ríe. {F} ríe. ¡A… chís!
2-2 ¡Y la pluma vuela sola! ¡Mira, mira!
4! ¡Cada cual cogió lo suyo en el aire! ¡Y no se rompió nada!
4 —¡CHÍS! —hizo {H} por fin. Volaron los sombreros.
4 —¡Anda, mi olla! —dijo el señor—. ¡Ni me acordaba de ella!
6 —¿Ni se acordaba? —dijo {H}.
6 —Pues no. ¿Pesaba mucho?
6 {H} y {F} se miraron y les entró la risa. Se rieron con los brazos todavía en alto, como dos percheros.
8 La señora del reloj lo sacudió, escuchó y dijo que le había venido muy bien el descanso. La tarta tenía una huella de nariz. Era de {F}.
10 Resulta que habían estado sujetando también la preocupación de los demás. Y los demás, sin ella, se habían ido a bailar. No era maldad. Es que una preocupación, cuando no se lleva encima, no se nota.`,
          en: `0-2! Arms up! Arms down!
0-2 {H} laughs. {F} laughs. A... tishoo!
2-2 And the feather flies by itself! Look!
4! They each caught their own thing! And nothing broke!
4 “TISHOO!” went {H} at last. The hats flew off.
4 “Why, my pot!” said the man. “I had quite forgotten it!”
6 “Forgotten it?” said {H}.
6 “Well, yes. Was it heavy?”
6 {H} and {F} looked at each other and laughed, arms still up, like two hat stands.
8 The lady shook her clock, listened, and said that the rest had done it good. There was the print of a nose on the cake. It belonged to {F}.
10 So they had been holding the worry as well. And the others, without it, had gone off to dance. They did not mean any harm. It is just that when you are not holding a worry, you do not feel it.`,
          alt: {
            es: '{H} y {F} ríen mientras vuelan sombreros y una pluma.',
            en: '{H} and {F} laugh as hats and a feather fly off.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['cheer', 'happy'],
            props: ['hat', 'feather', 'saucepan', 'cake', 'clock'],
            weather: 'wind',
            shot: 'wide',
          },
        },
        {
          es: `4 —¿Y su pluma? —preguntó {F} a la anciana.
4! —Me la dieron a sujetar hace sesenta años —dijo ella.
4! Y la soltó. ¡La pluma echó a volar sola!
4 {X} le hizo adiós con las dos manos.
4! Después corrieron l{HF:os/as} dos con {thing}. ¡Llegaron a tiempo!
6 Había un problema: a {H} no le bajaban los brazos.
6 {F} se los bajó con cuidado, uno detrás de otro, como se cierra un paraguas.
6 Lo primero que hizo {H} con los dedos fue rascarse la nariz. Duró un buen rato. Fue lo mejor del día.
6 Luego aplaudió. Luego saludó. Luego cogió una guinda al vuelo.
6 —¿Me sujetas el vaso? —le preguntó alguien.
6 Se callaron hasta los tambores.
6 —Lo que dure esta canción —dijo {H}—. Ni una más.
6 —Vale —dijo el del vaso. Y ya está.
6 {X} dijo que no a todo durante una hora, por probar. Se quedó sin postre.
8 El carpintero hizo un perchero de madera con nueve brazos y un cartel: «Este sí». El caballero colgó los guantes, el paraguas y, por costumbre, a su tía.
8 —¿Y cómo sabes cuándo es que sí? —preguntó {F}.
8 —Si me quedo con ganas de cantar, es que sí —dijo {H}—. Si me pica la nariz, es que no.
8 {X} se tocó la nariz y se fue a casa a pensar.
10 La anciana bailó con los brazos en alto. Llevaba sesenta años sin levantar el derecho.
10 —¿Y si vuelve la señora que se la dio? —preguntó {H}.
10 —Que mire hacia arriba —dijo ella, sin dejar de dar vueltas.
10 El niño del secreto vino a buscarlo. {F} se lo devolvió al oído, enterito.`,
          en: `4 “What about your feather?” {F} asked the old lady.
4! “I was asked to hold it sixty years ago,” she said.
4! And she let go. And the feather flew by itself!
4 {X} waved it goodbye with both hands.
4! Then they ran with {thing}, and they were in time!
6 There was one problem. The arms would not come down.
6 {F} took them down with care, one by one, the way you shut an umbrella.
6 The first thing that {H} did with ten fingers was to scratch one nose. It took a good while. It was the best part of the day.
6 Then {H} clapped, and waved, and caught a cherry in the air.
6 “Could you hold my glass?” somebody asked.
6 Even the drums went quiet.
6 “For as long as this song,” said {H}. “Not one more.”
6 “Fine,” said the one with the glass. And that was that.
6 {X} said no to it all for an hour, and missed the pudding.
8 The carpenter made a real hat stand, with nine arms and a sign: “This one is”. The gentleman hung up his gloves, his umbrella and, out of habit, his aunt.
8 “How do you know when it’s a yes?” asked {F}.
8 “If I still feel like a song, it’s a yes,” said {H}. “If my nose itches, it’s a no.”
8 {X} felt one nose, and went home to think.
10 The old lady danced with both arms in the air. The right one had not been up there for sixty years.
10 “What if she comes back, the one who gave it to you?” asked {H}.
10 “She can look up,” said the old lady, and went on turning.
10 The boy came back for his secret. {F} put it into his ear, all in one piece.`,
          alt: {
            es: '{H} y {F} bailan con los brazos libres, cerca de {thing}.',
            en: '{H} and {F} dance with their arms free, near {thing}.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['wave', 'happy'],
            showsThing: true,
            props: ['feather', 'hat', 'umbrella', 'music-note'],
            shot: 'wide',
          },
        },
        {
          es: `0-2! {H} da palmas. ¡Plas, plas!
0-2 {F} da palmas. ¡Plas!
0-2! {X} da palmas.
2-2! ¡Y ahora, un abrazo muy, muy fuerte!
4! Cuando acabó {event}, ya habían salido las estrellas.
4 {H} y {F} volvieron despacio, moviendo los brazos como molinos.
6 {X} llevaba su propio abrigo.
6 De frente venía un señor con una caja. Vio tantas manos libres que se puso contento.
6 —¿Me suje…? —empezó.
6 —No, gracias —dijo {H}, con tanta amabilidad que el señor le dio las gracias también.
8 La pluma pasó volando muy alto, por delante de la luna. No la sujetaba nadie y no se caía.
8 —Qué tarde tan larga —dijo {F}—. Se me han dormido hasta los codos. ¿Puedo pedirte una cosa?
8 {H} se tocó la nariz. No le picaba.
10 Hay cosas que se cogen porque no queda más remedio, y a los cinco minutos ya pesan. Y hay otras que pesan igual, o más, y uno no las soltaría ni contando hasta mil.
4! «¿Me sujetas a mí?», dijo {F}. Y {H} abrió los brazos.`,
          en: `0-2! {H} claps. Clap, clap!
0-2 {F} claps. Clap!
0-2! {X} claps.
2-2! And now a hug, a very, very big one!
4! When {event} was over, the stars were out.
4 {H} and {F} went home slowly, and swung their arms.
6 {X} had the right coat on.
6 Towards them came a man with a box. He saw so many free hands that he smiled.
6 “Could you hol...?” he began.
6 “No, thank you,” said {H}, so nicely that the man said thank you too.
8 The feather went by, very high up, in front of the moon. Nobody held it, and it did not fall.
8 “What a long day,” said {F}. “Even my elbows are asleep. Can I ask you one thing?”
8 {H} felt that nose. It did not itch.
10 There are things that you take because you must, and in five minutes they are heavy. And there are others that weigh the same, or more, and you would not let go if you counted to a thousand.
4! “Could you hold me?” said {F}, and {H} put out both arms.`,
          alt: {
            es: '{H} y {F} se abrazan de noche, con las manos libres.',
            en: '{H} and {F} hug at night, with empty hands.',
          },
          picture: {
            H: ['reach', 'happy'],
            F: ['reach', 'happy'],
            X: ['walk', 'happy'],
            props: ['feather', 'moon', 'star'],
            time: 'night',
            shot: 'wide',
            together: ['hug', 'H', 'F'],
          },
        },
      ],
    },
  ],
}
