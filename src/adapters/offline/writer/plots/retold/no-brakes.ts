import type { Plot } from '../plot.ts'

/** The same robot without brakes, told by what is written on it: only whoever goes along with it can read how to stop it. */
export const noBrakesRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'no-brakes/setup/letters',
      titles: {
        es: ['E, M, P', 'Lo que pone en el costado', 'Para parar, empanada'],
        en: ['S, H and what?', 'What it says on the side', 'To stop me, shortbread'],
      },
      moments: [
        {
          es: `0-2 ¡Ring, ring! ¿Qué pone ahí?
0-2 Rodolfo rueda y rueda.
2-2 {H} mira. {F} mira. ¡No se lee nada!
4! Cada nueve minutos cruzaba {place} un robot camarero.
4! Era Rodolfo, y no paraba nunca.
4! Encima iba {thing}.
4 ¡Y hacía falta para {event}!
4! En el costado llevaba unas letras.
6 Nadie las había podido leer enteras. Había quien veía «Para parar» y quien solo veía «Par». El resto se lo llevaba la curva.
8 —Ahí está explicado —dijo {H}—. Es el sitio de las instrucciones.
8 —Pues que se pare y las leemos —dijo {F}. Luego lo pensó mejor.
10 Hay letreros así, hechos con la mejor intención, que solo puede leer quien ya no los necesita.`,
          en: `0-2 Ring, ring! What does it say?
0-2 Trundle rolls and rolls.
2-2 {H} looks. {F} looks. You cannot read it!
4! Every nine minutes a robot waiter rolled by.
4! It was called Trundle, and it never stopped.
4! It had {thing} on top.
4 They needed that for {event}!
4! There were some letters on its side.
6 Nobody had ever read them all. Some people saw “To stop me”, and some just saw “To”. By then it was round the bend.
8 “That is where it tells you how,” said {H}. “It must be.”
8 “So let’s stop it and read it,” said {F}, and then thought again.
10 There are signs like that. They are put up with the best of intentions, and only those who do not need them any more can read them.`,
          alt: {
            es: '{H} y {F} intentan leer lo que pone en el robot, que lleva {thing}.',
            en: '{H} and {F} try to read what it says on the robot with {thing}.',
          },
          picture: {
            H: ['point', 'surprised'],
            F: ['crouch', 'thoughtful'],
            props: ['robot', 'magnifier', 'clock'],
            showsThing: true,
          },
        },
        {
          es: `4! La gente decía que ponía: «Para parar, empanada».
4! Por eso todos le daban empanada. Rodolfo la repartía y seguía.
4 {X} se la daba a trocitos, por si era eso.
4! Otros tiraban de él con todas sus fuerzas. ¡Y corría más!
4! —¿Y si lo leemos bien? —dijo {H}.
4 {F} hizo una foto. Salieron media rueda y un dedo.
6 Había otras opiniones. Un señor leía «Para parar, empezar», y se pasaba la vida empezando cosas. Tenía cuatro jerséis a medias.
6 Una señora leía «Para parar, emperador». Cada nueve minutos le hacía una reverencia.
6 {X} le preguntó directamente a Rodolfo. Rodolfo dijo «ring», que podía ser cualquier cosa.
6 —Lo único seguro es E, M y P —dijo {H}—. Lo demás da la vuelta a la esquina.
6 {F} probó a correr a su encuentro para leer más deprisa. Se encontraron tan deprisa que no dio tiempo ni a la E.
6 —Por ahí, no —dijo {F}, quitándose una empanada de la cabeza.
8 ¶—Para leerlo hay que pararlo —dijo {H}.
8 —Y para pararlo hay que leerlo —dijo {F}.
8 Se sentaron. Era un problema con muy buena salud.
8 —Alguien lo escribió —dijo {H} al cabo de un rato—. Podríamos preguntarle a la inventora.
8 Vivía al otro lado de la vuelta, así que echaron la carta en la bandeja y esperaron nueve minutos.
8 {X} puso el sello, aunque Rodolfo nunca los mira.
10 ¶La respuesta llegó dentro de una taza, muy bien doblada. Decía: «Queridos amigos, está todo escrito en el costado».
10 La leyeron dos veces. Era amable, era clara y era verdad. No se le podía pedir más a una carta, y por eso daba tanta rabia.
10 —¿Le contestamos? —preguntó {F}.
10 —Sí —dijo {H}—. Que muchas gracias. Y que la próxima vez pinte más gordo.`,
          en: `4! People said that it said, “To stop me, shortbread.”
4! So they all gave it shortbread. Trundle handed it round, and went on.
4 {X} gave it very small bits, in case that was it.
4! Other people pulled at it as hard as they could. It went faster!
4! “What if we read it right?” said {H}.
4 {F} took a photo. It was of half a wheel and a thumb.
6 There were other ideas. One man read “To stop me, shake hands”. He ran after it with his arm out.
6 One lady read “To stop me, shush”. Every nine minutes she put a finger to her lips.
6 {X} put the question to Trundle. Trundle went “ring”, and that could be anything.
6 “There is an S and an H,” said {H}. “After that it goes round the corner.”
6 {F} ran the other way, to meet it and read faster. They met so fast that there was no time for the S.
6 “Not like that,” said {F}, with shortbread in both ears.
8 ¶“To read it we have to stop it,” said {H}.
8 “And to stop it we have to read it,” said {F}.
8 They sat down. It was a problem in the best of health.
8 “Somebody wrote it,” said {H}, after a while. “We could ask the lady who built it.”
8 She lived round the other side, so they put a letter on the tray and waited nine minutes.
8 {X} stuck on a stamp, though Trundle never looks at them.
10 ¶The answer came in a cup, very neatly folded. It said, “Dear friends, it is all written on the side.”
10 They read it twice. It was kind, it was clear and it was true. You could not ask any more of a letter, and that was the annoying thing.
10 “Do we write back?” asked {F}.
10 “Yes,” said {H}. “Say thank you very much. And next time, use bigger letters.”`,
          alt: {
            es: '{F} hace una foto al robot, y {H} mira las letras.',
            en: '{F} takes a photo of the robot, and {H} looks at the letters.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['hold', 'determined', 'camera'],
            X: ['reach', 'happy', 'cookie'],
            props: ['robot', 'basket', 'letter'],
          },
        },
        {
          es: `0-2 ¡Ring! Rodolfo no para.
0-2 {F} lleva una cesta. ¡Qué rico!
0-2 {X} come un poco. ¡Ñam!
2-2 {H} mira las letras: ¡E, M, P! ¿Y qué más?
4! —E, M, P... —repetía {F}—. ¿Y qué más?
4! —Lo miraremos desde el otro lado —dijo {H}.
4 Llenaron una cesta de empanada, por si acaso.
4! Tenían que saberlo antes de {event}.
4 Se fueron por un lado, y Rodolfo, por el otro.
6 El señor de los jerséis les dio una bufanda empezada, por si refrescaba hacia el final.
6 —Ya la acabaré cuando volváis —prometió.
6 {X} le dijo que era la bufanda más corta que había visto, con mucho cariño.
8 —¿Y si al final pone «empanada»? —preguntó {F}.
8 —Entonces no nos faltará de nada —dijo {H}, y le dio un golpecito a la cesta.
10 La señora de la reverencia los despidió como es debido. Treinta años de práctica se notan. Rodolfo, que pasaba en ese momento, creyó que era para él y contestó con el timbre.
4! ¡Ring! ¡Que viene otra vez!`,
          en: `0-2 Ring! It does not stop.
0-2 {F} has a basket. Yum!
0-2 {X} eats a bit. Mmm!
2-2 {H} looks at the letters. S, H! And what?
4! “S, H...” said {F} again and again. “And what?”
4! “We will look from the other side,” said {H}.
4 They filled a basket with shortbread, just in case.
4! They had to know before {event}.
4 They went one way, and Trundle went the other.
6 A lady gave them a scarf that she was still knitting, in case it got cold.
6 “I will do the rest when you are back,” she said.
6 {X} told her, fondly, that it was the shortest scarf in the world.
8 “What if it does say shortbread?” asked {F}.
8 “Then we have all that we need,” said {H}, and patted the basket.
10 The man with his arm out shook hands with them both. He was very good at it, after thirty years. Trundle came by just then, and thought that it was its turn at last, and rang.
4! Ring! Here it comes again!`,
          alt: {
            es: '{H} y {F} salen por un lado, y el robot se va por el otro.',
            en: '{H} and {F} set off one way, and the robot goes the other.',
          },
          picture: {
            H: ['walk', 'determined'],
            F: ['walk', 'happy', 'basket'],
            X: ['wave', 'happy'],
            props: ['robot', 'map'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'no-brakes/setback/relay',
      titles: {
        es: ['Una letra por persona', 'RAJU', 'El idioma de las ruedas'],
        en: ['One letter each', 'EVO', 'The language of wheels'],
      },
      moments: [
        {
          es: `0-2 Una letra para {H}. ¡Ring!
0-2 Una letra para {F}. ¡Ring!
2-2 ¿Y qué pone? ¡Pone «raju»! ¿Qué es «raju»?
4! —A mí me da tiempo a leer una letra —dijo {F}.
4! —¡Pues una cada persona! —dijo {H}.
4! Se pusieron cuatro en fila, al otro lado de Rodolfo.
4 ¡Ring! Y cada cual leyó la suya.
6 Había que mirar muy fijo y no pestañear. El tercero de la fila llevaba un rato sin respirar, por si acaso.
8 —¡Erre! —gritó {F}.
8 —¡A! —gritó una chica.
8 —¡Jota! —gritó su hermano.
8 —¡U! —gritó {H}, y Rodolfo ya estaba lejos.
10 Fue un momento precioso. Cuatro personas, cuatro letras y ninguna duda. Las escribieron en una hoja en el mismo orden en que habían pasado, que pareció lo más natural del mundo.`,
          en: `0-2 One letter for {H}. Ring!
0-2 One letter for {F}. Ring!
2-2 What does it say? It says “evo”! What is “evo”?
4! “I have time to read one letter,” said {F}.
4! “Then let’s take one each!” said {H}.
4! So three of them stood in a row, on the far side of Trundle.
4 Ring! And they each read theirs.
6 You had to stare and not blink. The boy in the middle had been holding his breath for some time, just in case.
8 “E!” cried {F}.
8 “V!” cried the boy.
8 “O!” cried {H}, and Trundle was gone.
10 It was a lovely moment. There were three people, three letters and no doubt at all. They wrote them down in the order in which they had gone by, and that seemed the most natural thing in the world.`,
          alt: {
            es: '{H} y {F}, en fila, leen letras al pasar el robot.',
            en: '{H} and {F}, in a row, read letters as the robot goes by.',
          },
          picture: {
            H: ['stand', 'determined'],
            F: ['point', 'excited'],
            props: ['robot', 'magnifier', 'pencil'],
            shot: 'wide',
          },
        },
        {
          es: `4! Juntaron las letras. Ponía: R, A, J, U.
4! —¡Raju! —leyó {F}—. ¡Para parar, raju!
4 —¿Y qué es raju? —preguntó {H}.
4! Nadie lo sabía. Se lo dijeron a Rodolfo: «¡Raju!».
4! —¡Ring! —contestó Rodolfo, y no paró.
4 {X} probó a decirlo cantando. ¡Raaaju!
6 Buscaron «raju» en un diccionario gordo. Había «rajá» y había «ratón». En medio no había nada, solo una miga.
6 Lo probaron de todas las maneras. Raju, por favor. ¿Raju? ¡Raju, hombre! {F} lo dijo con acento de muy lejos, por si era de allí.
6 —Ring —decía Rodolfo, encantado con tanta conversación.
6 A media tarde ya lo decía todo el mundo. «Raju», se saludaban. «Raju, raju», contestaban. No significaba nada y caía muy bien.
6 {X} lo usó para pedir un bocadillo y le dieron dos.
6 —Las letras están bien —dijo {H}—. Las hemos visto. Lo que está mal es otra cosa.
8 ¶—¿Qué otra cosa hay en una palabra, además de las letras?
8 {H} abrió la boca para contestar, y en aquel instante pasó Rodolfo con el chocolate. Cuando se fue, ya no se acordaba.
8 —Estaba a punto —dijo—. Era algo de ir delante y detrás.
8 —Raju —dijo {F}, con pena.
8 —Raju —dijo {H}.
8 {X} les llevó chocolate, que se entiende en todos los idiomas.
10 ¶Se tumbaron a mirar la hoja del derecho y al trasluz. Quien tiene la hoja quieta y mira despacio lo ve enseguida. Pero {H} y {F} llevaban el día entero detrás de un robot, con empanada en las orejas.
10 —¿Y si lo dejamos para mañana? —preguntó {F}.
10 —Para mañana es tarde —dijo {H}, y dio un mordisco.`,
          en: `4! They put the letters together. It said E, V, O.
4! “Evo!” {F} read out. “To stop me, evo!”
4 “What is evo?” asked {H}.
4! Nobody knew. So they said it to Trundle. “Evo!”
4! “Ring!” went Trundle, and did not stop.
4 {X} tried to sing it. Eeeevo!
6 They looked it up in a fat dictionary. There was “every” and there was “exam”. In between there was just a crumb.
6 They tried it in every way. They tried evo, please. They tried a very cross evo. {F} said it in a voice from far away, in case it came from there.
6 “Ring,” went Trundle, who had never had such a good chat.
6 By the afternoon they were all saying it. “Evo,” they said, when they met. “Evo, evo.” It did not mean a thing, and it was very friendly.
6 {X} used it to ask for a sandwich, and got two.
6 “The letters are right,” said {H}. “We saw them. It is something else that is wrong.”
8 ¶“What else is there in a word, besides the letters?”
8 {H} was about to say, and just then Trundle came by with the tea. By the time it had gone, so had the answer.
8 “I nearly had it,” said {H}. “It was about what goes in front and what goes behind.”
8 “Evo,” said {F} sadly.
8 “Evo,” said {H}.
8 {X} brought them some tea, which is the same in any language.
10 ¶They lay down to look at the paper, right way up and against the light. If you keep still and take your time, you can see it at once. But they had been after a robot all day long, and they had shortbread in their ears.
10 “Shall we leave it for tomorrow?” asked {F}.
10 “Tomorrow is too late,” said {H}, and had a biscuit.`,
          alt: {
            es: '{H} y {F} miran cuatro letras en un papel y no entienden nada.',
            en: '{H} and {F} look at the letters on a paper and are puzzled.',
          },
          picture: {
            H: ['think', 'thoughtful'],
            F: ['hold', 'surprised', 'letter'],
            X: ['dance', 'happy'],
            props: ['robot', 'book', 'teapot'],
          },
        },
        {
          es: `0-2 ¡Raju, Rodolfo! ¡Raju!
0-2 Rodolfo hace: ¡ring!
0-2 {X} dice: ¡raju!
2-2 {H} y {F} se ríen. ¡Raju, raju, raju!
4! —No para —dijo {F}—. Ni con raju.
4 —Pero le gusta —dijo {H}.
4! Solo quedaba una vuelta antes de la hora.
4 {F} guardó el papel con las cuatro letras.
4 Y le pusieron a la cesta un lazo muy grande.
6 —¿Para qué es el lazo? —preguntó {H}.
6 —Para que no se la lleve nadie —dijo {F}, y lo ató bien fuerte.
6 {X} tiró del lazo para ver si aguantaba. Aguantaba muchísimo.
8 Era un lazo estupendo, de los que se enganchan en cualquier parte.
8 —Raju —les deseó la gente al despedirse. Ya servía para casi todo.
10 Lo malo de no saber lo que buscas es que tampoco sabes qué tienes que llevar. Lo bueno es que, si lo llevas, no lo sabes y no te pesa.
4! ¡Ring, ring! ¡La última vuelta!`,
          en: `0-2 Evo, Trundle! Evo!
0-2 Trundle goes: ring!
0-2 {X} says: evo!
2-2 {H} and {F} laugh. Evo, evo, evo!
4! “It does not stop,” said {F}. “Not even with evo.”
4 “But it likes it,” said {H}.
4! It would come by just once more before it was time.
4 {F} kept the paper with the letters.
4 And they put a very big bow on the basket.
6 “What is the bow for?” asked {H}.
6 “So that nobody runs off with it,” said {F}, and tied it on tight.
6 {X} pulled at the bow to see if it would hold. It held like anything.
8 It was a splendid bow, the sort that gets caught on things.
8 “Evo,” people wished them as they left. By now it would do for nearly everything.
10 The trouble with not knowing what you are looking for is that you do not know what to bring. The good side is that, if you have brought it, you do not know, and so it is not heavy.
4! Ring, ring! This was the last time round!`,
          alt: {
            es: '{H} y {F} se preparan para la última vuelta con una cesta.',
            en: '{H} and {F} get ready for the last time round with a basket.',
          },
          picture: {
            H: ['stand', 'happy'],
            F: ['hold', 'determined', 'basket'],
            X: ['reach', 'happy'],
            props: ['robot', 'clock', 'letter'],
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'no-brakes/climax/both-sides',
      titles: {
        es: ['Un lado y el otro', 'La cesta enganchada', 'Aquí pone ujar'],
        en: ['One side and the other', 'The basket gets caught', 'It says ove over here'],
      },
      moments: [
        {
          es: `0-2 ¡Que viene Rodolfo! ¡Ring!
0-2 ¡Oh! ¡Se lleva la cesta!
2-2 {F} va detrás de la cesta. ¡Espera, espera!
4 Ya iba a empezar {event}.
4! ¡Ring! Llegó Rodolfo y se llevó enganchada una cesta.
4! {F} no la soltó, ¡y tuvo que andar a su lado!
6 —¡Suéltala! —gritó {H}.
6 —¡Ni hablar! ¡Es la merienda de todos!
6 Y anduvo. Dos pasos, cuatro, seis, ocho. La cesta no se soltaba.
8 Así que Rodolfo siguió con una cesta colgando. De la cesta colgaba {F}, a buen paso y con mucha dignidad.
10 Hasta aquel día, {F} solo había visto a Rodolfo venir y a Rodolfo marcharse. Nunca había visto a Rodolfo durante tanto rato seguido.`,
          en: `0-2 Here comes Trundle! Ring!
0-2 Oh! It takes the basket!
2-2 {F} goes after the basket. Wait, wait!
4 It was time to start {event}.
4! Ring! Trundle came by, and a basket got caught on its bell.
4! {F} did not let go, and had to walk next to it!
6 “Let go!” cried {H}.
6 “I will not! It is everybody’s tea!”
6 So {F} walked. Two steps, four, six, eight. The basket was stuck fast.
8 So Trundle rolled on with a basket on its bell. And on the basket was {F}, in step, with head held high.
10 Until that day {F} had only seen Trundle come, and Trundle go. Nobody had ever had so much of Trundle all in one piece.`,
          alt: {
            es: 'El robot arrastra la cesta, y {F} anda al lado. {H} corre.',
            en: 'The robot drags the basket and {F} walks along. {H} runs.',
          },
          picture: {
            H: ['run', 'surprised'],
            F: ['walk', 'surprised', 'basket'],
            props: ['robot', 'bell', 'clock'],
            showsThing: true,
          },
        },
        {
          es: `4 Andando al lado, ¡las letras de Rodolfo no se movían!
4-4! Por un lado ponía «emp», y por el otro, «ujar». ¡Empujar!
6! —Por este lado pone «emp» —leyó {F}.
6! —Por el mío, «ujar» —dijo {H}—. ¡Empujar!
4 {X} preguntó en qué idioma estaba eso.
4 ¡Y todo el mundo había tirado siempre!
6 Desde lejos, Rodolfo pasaba como una flecha. De cerca, a su paso, estaba tan quieto que se le veían los tornillos.
6 —No es que fuera muy deprisa —dijo {H}—. Es que nosotr{HF:os/as} estábamos parad{HF:os/as}.
6 —Repite lo de tu lado —pidió {F}.
6 —Ujar.
6 —¿Y el mío solo? Emp. No dice nada.
6 —Ni el mío.
6 Cada cual tenía media palabra, y en medio iba el chocolate. Ni una ni otra servían de nada, y las dos juntas eran un freno.
6 {X} corrió de un lado al otro para leerla entera y se mareó un poco.
8 ¶—Al revés pondría «raju» —dijo {H}.
8 —Raju —probó {F}, y le gustó muchísimo—. ¿Y no era empanada?
8 —Ni empezar.
8 —Ni emperador.
8 —Para leerlo no había que pararlo —dijo {H}—. Había que echar a andar.
8 —Y para pararlo, leerlo a medias —dijo {F}—. Una mitad cada un{HF:o/a}.
8 Les dio un poco de lástima por la señora de las reverencias, que le salían tan bien.
8 {X} las fue recogiendo todas en un papel, por si hacían falta para otro robot.
10 ¶Resulta que lo más difícil de leer del mundo no era difícil. Estaba en castellano, con letra clara, y hasta llevaba coma. Solo pedía que alguien fuera a su lado el tiempo que se tarda en leer tres palabras.
10 —Y que fueran dos —dijo {F}—. Uno por cada lado.
4! ¡Pero cómo pesaba! Había que empujar a la vez.`,
          en: `4 Close up and in step, the letters did not move!
4-4! One side said “sh”, and the other side said “ove”. Shove!
6! “It says ‘sh’ on this side,” {F} read out.
6! “On mine it says ‘ove’,” said {H}. “Shove!”
4 {X} asked what language that was.
4 And everybody had always pulled!
6 From a chair, Trundle went by in a flash. From here it was so still that you could see the screws.
6 “It was never all that fast,” said {H}. “It was just us, standing about.”
6 “Do your side again,” said {F}.
6 “Ove.”
6 “And mine is only sh. It does not mean a thing.”
6 “Nor does mine.”
6 They had half a word each, and the tea in between.
6 {X} ran from one side to the other to read it all, and got a bit dizzy.
8 ¶“Backwards it would be evo,” said {H}.
8 “Evo,” said {F}, and liked the sound of it. “And it was not shortbread?”
8 “Or shush.”
8 “Or shake hands.”
8 “We did not have to stop it to read it,” said {H}. “We just had to get going.”
8 They felt a bit sorry for the man with his arm out, who had got so good at it.
8 {X} wrote them all down, in case they were needed for some other robot.
10 ¶So the hardest thing in the world to read had not been hard. It was in plain English, in good clear letters, and it even had a comma. It only asked for somebody to go along with it for as long as it takes to read four words.
10 “And for two of us,” said {F}. “One on each side.”
4! But it was so heavy! They had to shove at the same time.`,
          alt: {
            es: '{H} y {F} leen a la vez, cada cual a un lado del robot.',
            en: '{H} and {F} read at the same time, one on each side of the robot.',
          },
          picture: {
            H: ['walk', 'excited'],
            F: ['walk', 'surprised'],
            X: ['run', 'surprised'],
            props: ['robot', 'basket', 'teapot'],
            showsThing: true,
          },
        },
        {
          es: `0-2 ¡Empuja, {H}! ¡Empuja, {F}!
0-2 ¡Cric, crac! ¡Rodolfo para!
0-2 {X} aplaude.
2-2 ¡Qué silencio! Rodolfo está quieto. ¡Hola, Rodolfo!
4! Empujaron l{HF:os/as} dos. Primero, nada. Después, cric.
4! ¡Crac! Y Rodolfo se paró.
4 Se paró del todo, con sus seis ruedas.
4 ¡Por primera vez en treinta años!
4! —Buenas tardes —le dijo {H}—. Encantad{H:o/a}.
6 Nadie se lo creía. El señor de los jerséis se acercó de puntillas y lo tocó con un dedo.
6 —¿Se ha roto? —preguntó una niña.
6 —No —dijo {F}—. Está quieto. Es otra cosa.
6 Una taza, que llevaba años temblando, dejó de temblar.
6 {X} aprovechó para servirse sin correr y no supo qué hacer con la otra mano.
8 Una señora quiso tomar su chocolate al vuelo, como siempre, y se pasó de largo. Nunca había tenido que parar ella.
10 Hubo un silencio con forma de Rodolfo. Se oyeron cosas que no se habían oído nunca porque siempre las tapaba una rueda: una cucharilla, un suspiro, el reloj de alguien.`,
          en: `0-2 Push, {H}! Push, {F}!
0-2 Creak, crack! It stops!
0-2 {X} claps.
2-2 It is so quiet. Trundle is still. Hello, Trundle!
4! They both gave a shove. First it went creak.
4! Then it went crack. And Trundle stopped.
4 It stopped on all six wheels.
4 It was the first time in thirty years!
4! “Good afternoon,” said {H}. “How do you do?”
6 Nobody could believe it. The man with his arm out came up on tiptoe and, at last, shook hands.
6 “Is it broken?” asked a girl.
6 “No,” said {F}. “It is still. That is another thing.”
6 A cup that had been shaking for years and years kept still.
6 {X} took some tea without a run, and looked quite lost.
8 One lady went for her tea on the fly, as she always did, and shot past. It had never been her who had to stop.
10 There was a silence in the shape of Trundle. You could hear things that nobody had ever heard, since there had always been a wheel on top of them: a teaspoon, a sigh, somebody’s watch.`,
          alt: {
            es: '{H} y {F} empujan, y el robot se para por fin.',
            en: '{H} and {F} push, and the robot stops at last.',
          },
          picture: {
            H: ['wave', 'happy'],
            F: ['reach', 'excited'],
            X: ['cheer', 'happy'],
            props: ['robot', 'teapot', 'basket'],
            showsThing: true,
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'no-brakes/resolution/pull',
      titles: {
        es: ['Treinta años dándole cuerda', 'Nueve minutos sin ring', 'Tirar y empujar'],
        en: ['Thirty years of winding', 'Nine minutes with no ring', 'Push and pull'],
      },
      moments: [
        {
          es: `0-2 {H} mira debajo. ¿Qué pone?
0-2 ¡Otra cosa! ¡Más letras!
2-2 Pone: para andar, tirar. {F} se ríe mucho.
4! Debajo, en pequeño, ponía: «Para darle cuerda, tirar».
4! ¡Cada vez que tiraban de él, le daban cuerda!
4 —¡Treinta años dándole cuerda! —dijo {H}.
4 {F} se reía tanto que tuvo que sentarse.
6 —¿Y la pila? —preguntó alguien.
6 —No lleva —dijo {F}—. Lleva gente.
6 Por eso corría más. Cuanto más querían pararlo, más ganas le daban de seguir.
8 El señor de los jerséis se tapó la cara con una manga, la única que tenía terminada.
10 En ningún sitio ponía que hubiera que darle de comer, ni hacerle reverencias, ni empezar jerséis. Rodolfo, todo hay que decirlo, había aceptado cada cosa sin una queja y con su «ring».`,
          en: `0-2 {H} looks below. What is it?
0-2 More letters! Oh!
2-2 It says: to go, pull. {F} laughs and laughs.
4! Below that it said, in small letters, “To wind me up, pull.”
4! So each time they pulled, they had wound it up!
4 “For thirty years!” said {H}.
4 {F} laughed and laughed.
6 “And the battery?” asked somebody.
6 “It has none,” said {F}. “It runs on people.”
6 So that was why it went faster. The more they wanted it to stop, the more it wanted to go.
8 The man who shook hands hid his face in them, both at once.
10 It did not say anywhere that you had to feed it, or shush it, or shake its hand. Trundle, it must be said, had put up with every one of those things, and had only ever said “ring”.`,
          alt: {
            es: '{F} lee unas letras pequeñas en el robot y {H} se ríe.',
            en: '{F} reads some small letters on the robot. {H} laughs.',
          },
          picture: {
            H: ['cheer', 'happy'],
            F: ['crouch', 'surprised', 'magnifier'],
            props: ['robot', 'teapot', 'clock'],
            shot: 'medium',
          },
        },
        {
          es: `4! Llevaron {thing} a su sitio. Y empezó {event}.
4! Pasaron nueve minutos. Y no sonó ningún «ring».
4! Todo el mundo levantó la cabeza.
4 {X} miró a un lado. Luego, al otro.
4! A alguien se le quemó la tarta. ¡La medía por vueltas!
4 —Rodolfo no era el que sobraba —dijo {F}—. ¡Era el reloj!
6 Un huevo pasado por agua era media vuelta. La siesta, cuatro. Una señora no sabía cuándo estar enfadada, porque siempre se le pasaba a la segunda.
6 Nadie tropezaba, nadie corría, y la empanada se iba quedando fría en un rincón.
6 {X} dijo «ring» con la boca. No era lo mismo, pero se agradeció.
6 —Lo hemos parado por querer una cosa —dijo {H}—. Ya la tenemos.
6 Fueron a buscarlo entre todos. Seguía en su sitio, con la bandeja muy limpia y el pañito recto, esperando instrucciones.
6 —¿Quién tira? —preguntó {F}.
6 Tiraron los que llevaban más años tirando, que para eso tenían práctica. ¡Ring!
8 ¶—Y ahora, ¿se puede parar cuando queramos? —preguntó el señor de los jerséis.
8 —Empujando —dijo {H}.
8 —¿Y si no queremos?
8 —Pues no se empuja.
8 El señor lo probó: tirar, empujar, tirar, empujar. Se le puso cara de seis años.
8 {X} hizo cola tres veces, y a la tercera le pidieron que dejara algo para los demás.
10 ¶A la hora de la tarta, que fue la segunda, lo pararon junto a la mesa para que viera entera una fiesta. Era la primera. Hasta entonces había visto muchísimas, pero en rodajas.
10 El señor le traía un regalo. Había acabado un jersey, el primero de su vida. Le faltaba una manga.
10 —No importa —dijo {F}—. Rodolfo no tiene.
10 Le quedaba como un guante.`,
          en: `4! They put {thing} in its place, and they were in time.
4! Nine minutes went by. There was no ring.
4! Everybody at {event} looked up.
4 {X} looked one way, and then the other.
4! Somebody burnt a cake. They timed it by Trundle!
4 “So Trundle was not in the way,” said {F}. “It was the clock!”
6 A boiled egg was half a round. A nap was four. One lady did not know how long to be cross, since it always passed by the second.
6 Nobody tripped, nobody ran, and the shortbread lay in a corner.
6 {X} said “ring” out loud. It was not the same, but it was kind.
6 “We only stopped it to get one thing,” said {H}. “And we have got it.”
6 So they all went to fetch it. It stood just where they had left it, with a clean tray and its little cloth straight.
6 “Who is going to pull?” asked {F}.
6 It was those who had pulled for years, since they were good at it. Ring!
8 ¶“And can we stop it when we like?” asked the man who shook hands.
8 “You give it a shove,” said {H}.
8 “And if we do not want to stop it?”
8 “Then you do not.”
8 He had a try. It was pull, shove, pull, shove. He looked about six years old.
8 {X} got in the queue three times, and was asked to leave some for the rest.
10 ¶When they cut the cake, which was the second one, they stopped Trundle by the table, so that it could see a whole party. It was the first. It had been to a great many, but only in slices.
10 The lady had a present for it. She had finished the scarf. It was as long as Trundle was round, and not a stitch longer.
10 “It will trip over that,” said {F}.
10 “No,” said the lady. “Now it knows how to stop.”`,
          alt: {
            es: '{H} y {F} esperan y escuchan, junto a una tarta y {thing}.',
            en: '{H} and {F} wait and listen, by a cake and {thing}.',
          },
          picture: {
            H: ['stand', 'thoughtful'],
            F: ['think', 'surprised'],
            X: ['stand', 'thoughtful'],
            showsThing: true,
            props: ['cake', 'clock', 'balloon', 'chair'],
          },
        },
        {
          es: `0-2! ¡Ring! ¡Que viene Rodolfo!
0-2 {X} empuja. ¡Ya para!
0-2 {H} y {F} tiran. ¡Ya anda!
2-2 Rodolfo para y anda. ¡Ring, ring! ¡Hola y adiós!
4! Pintaron las letras otra vez, muy gordas y por los dos lados.
4 Ahora Rodolfo para cuando alguien lo necesita.
4 —Pero casi nadie lo empuja —dijo {H}.
4! A la gente le gusta andar un poco a su lado.
6 Mientras andan, leen. Primero las letras grandes y luego las pequeñas. Después dan otra vuelta, por si se han dejado una coma.
6 {X} ha pegado debajo un papelito que dice: «Se aceptan empanadas».
8 La inventora mandó una carta. Llegó en una taza, como todas.
8 —«Por fin» —leyó {F}. Y nada más.
10 La tienen enmarcada. Al pie hay una postdata tan pequeña que solo se lee yendo muy despacio. {H} y {F} no han contado lo que pone. Hay que dar una vuelta entera para verlo.
4! Y Rodolfo pasa, para, saluda y sigue, ¡ring!`,
          en: `0-2! Ring! Here comes Trundle!
0-2 {X} pushes. It stops!
0-2 {H} and {F} pull. It goes!
2-2 Trundle can stop and go. Ring, ring! Hello, bye-bye!
4! They painted the letters again, very big and on both sides.
4 Now Trundle stops when somebody needs it to.
4 “But they hardly ever shove it,” said {H}.
4! People like to walk next to it for a bit.
6 They read while they walk. First they read the big letters, and then the small ones. Then they go round again, in case they missed a comma.
6 {X} has stuck a note below that says, “Shortbread is welcome.”
8 The lady who built it sent a letter. It came in a cup, as ever.
8 “At last,” {F} read out. That was all.
10 They have put it in a frame. At the bottom there is a line so small that you can only read it if you go very slowly. {H} and {F} have not told anybody what it says. You have to go all the way round to see.
4! Trundle comes, and stops, and says hello, and rolls on.`,
          alt: {
            es: '{H} y {F} pasean junto al robot, con sus letras muy gordas.',
            en: '{H} and {F} walk beside the robot, which has very big letters.',
          },
          picture: {
            H: ['walk', 'happy'],
            F: ['walk', 'happy', 'paintbrush'],
            X: ['wave', 'happy'],
            props: ['robot', 'teapot', 'heart'],
          },
        },
      ],
    },
  ],
}
