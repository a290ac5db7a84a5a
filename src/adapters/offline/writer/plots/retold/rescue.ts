import type { Plot } from '../plot.ts'

/** The same small bee and the same late errand: a passenger with a map of smells, a draught for a lift, a dance for a key. */
export const rescueRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'rescue/setup/passenger',
      scares: ['lost'],
      titles: {
        es: ['Una pasajera de ocho milímetros', 'Se ruega no soplar', 'El botón que zumbaba'],
        en: ['A passenger the size of a pea', 'Please do not blow', 'The button that buzzed'],
      },
      moments: [
        {
          es: `0-2 ¿Un botón? ¡No! ¡Zumba!
0-2 {F} mira. Es una abeja.
2-2 Dice: ¿dónde está mi casa?
4! {H} y {F} llevaban {thing}. ¡Qué prisa!
6 Era para {event}. {stake}
4! {at}, a {H} le zumbó un botón. ¡Era una abeja diminuta!
4 Iba bien agarrada al ojal.
6 —Perdón —dijo la abeja—. Te he confundido con una flor. Llevo así toda la tarde.
8 Tenía las alas pegadas, como dos papeles mojados, y una mancha de mermelada en la rodilla.
10 Hay gente que se pierde porque no mira por dónde va. La abeja se había perdido por mirarlo todo: una margarita, una merienda, un sombrero con cerezas de mentira.`,
          en: `0-2 A button? No! It buzzes!
0-2 {F} looks. It is a bee.
2-2 She says: where is my home?
4! {H} and {F} had to bring {thing}. What a rush!
6 It was for {event}. {stake}
4! Then, {at}, a button buzzed. It was a tiny bee!
4 She held on tight to the buttonhole.
6 “I am sorry,” said the bee. “I took you for a flower. It has been like that all afternoon.”
8 Her wings were stuck, like two wet sheets of paper, and she had jam on one knee.
10 Some people get lost because they do not look where they are going. The bee had got lost by looking at it all: a daisy, a picnic, a hat with cherries that were not real.`,
          alt: { es: '{H} y {F} encuentran una abeja diminuta.', en: '{H} and {F} find a tiny bee.' },
          picture: {
            H: ['stand', 'surprised'],
            F: ['point', 'surprised'],
            props: ['bee', 'flower'],
            showsThing: true,
            shot: 'close',
          },
        },
        {
          es: `4! —Mi casa huele a tomillo —dijo la abeja—. Y cierra con la primera estrella.
4 {F} miró el cielo. Aún era azul, pero menos.
4 {X} le limpió la rodilla con un pañuelo mojado.
4! —Si la llevamos, llegamos tarde —dijo {F}.
4! —Y si no, no llega ella —dijo {H}.
6 La abeja se puso a hacer las maletas. No tenía maletas, así que enseguida acabó.
6 —Ya me apaño —dijo, y se cayó de lado.
6 {F} la miró. Miró a {H}. Suspiró como suspira quien ya ha dicho que sí.
6 —¿Cómo es tu casa? —preguntó.
6 —Por fuera, no sé. Yo salgo muy deprisa. Pero huele a tomillo, y debajo hay agua que habla. Y está tan alta que te da la risa.
6 —Eso no es una dirección —dijo {X}—. Es un perfume.
6 Le hicieron sitio en una hoja ancha. La abeja se abrochó un tallo, por si había baches.
6 —¿Puedo ir en ventanilla? —preguntó.
8 —No hay ventanilla —dijo {H}.
8 —Entonces puedo ir en todas —dijo la abeja, encantada.
8 {X} escribió en un papel: «Frágil. No soplar». Lo pegó en la hoja por los dos lados, y luego en {F}, que era quien más soplaba.
8 El bulto grande iba debajo y la pasajera encima. De lejos parecía que llevaran una cosa enorme con muchísimo cuidado por culpa de una miga.
8 Era exactamente eso.
10 ¶Nadie dijo en voz alta que llegarían tarde a su fiesta. Lo llevaba cada cual por su lado, como se lleva una piedra en el zapato, a ver si en el siguiente paso se coloca mejor.
10 —¿Pesa mucho? —preguntó la abeja.
10 —Tú no —dijo {H}. Y notó que era verdad, y que por alguna razón tampoco pesaba tanto lo otro.`,
          en: `4! “My home smells of thyme,” said the bee. “It shuts with the first star.”
4 {F} looked up. The sky was blue, but not so blue.
4 {X} wiped her knee with a wet hanky.
4! “If we take her, we are late,” said {F}.
4! “If we do not, she is,” said {H}.
6 The bee began to pack. She had no bags, so it did not take long.
6 “I will be fine,” she said, and fell on her side.
6 {F} looked at her, and at {H}, and sighed like somebody who has said yes already.
6 “What is it like, your home?” asked {F}.
6 “I have not seen the front. I always come out so fast. But it smells of thyme, and down below the water talks. And it is so high that you have to laugh.”
6 “That is not an address,” said {X}. “It is a perfume.”
6 They made room for her on a wide leaf. She did up a stalk as a belt, in case it was bumpy.
6 “May I sit by the window?” she asked.
8 “There is no window,” said {H}.
8 “Then I can sit by all of them,” said the bee happily.
8 {X} wrote on a bit of paper: “This side up. Do not blow.” It went on the leaf, front and back, and then on {F}, who was the one who blew.
8 The big load went below and the passenger on top. From far away it looked as if they had something enormous and took great care of it because of a crumb.
8 That was just how it was.
10 ¶Nobody said out loud that they would be late for their own party. Each of them took it along as you take a stone in a shoe, hoping that at the next step it will find a better place.
10 “Is it heavy?” asked the bee.
10 “You are not,” said {H}. It was true, and somehow the other thing did not weigh so much either.`,
          alt: {
            es: '{H} lleva a la abeja en la mano y {F} se agacha.',
            en: '{H} holds the bee in one hand and {F} bends down.',
          },
          picture: {
            H: ['hold', 'happy', 'bee'],
            F: ['crouch', 'calm'],
            X: ['hold', 'calm', 'pencil'],
            showsThing: true,
            props: ['leaf', 'flower'],
          },
        },
        {
          es: `0-2 ¡Al avión, abejita!
0-2 La hoja vuela con {H}.
0-2 {X} abre paso.
2-2 ¡Bzzz! ¡Más deprisa, más!
4! Y se pusieron en marcha, con la nariz por delante.
4 —¿Tomillo? —preguntaba {H} a cada rato.
4 —Menta —olía {F}—. Pan. Calcetín.
4! —Por el calcetín, no —dijo la abeja.
6 {X} llevaba la cuenta de los olores, y en el número nueve se mareó.
6 La abeja cantaba para que no se le cerraran los ojos.
8 —Si me duermo, zumbadme —pidió.
8 —¿Y eso cómo se hace? —preguntó {F}.
8 —No sé. A mí me sale solo.
10 ¶El azul del cielo se iba gastando por un lado, como un jabón. Nadie lo miraba, que es lo que se hace con las cosas que se están mirando todo el tiempo.`,
          en: `0-2 All aboard, little bee!
0-2 The leaf flies with {H}.
0-2 {X} clears the way.
2-2 Buzz, buzz! Go faster, faster!
4! And off they went, nose first.
4 “Thyme?” asked {H} now and then.
4 “Mint,” said {F}, and sniffed. “Bread. Sock.”
4! “Not by the sock,” said the bee.
6 {X} kept a list of the smells, and felt dizzy at number nine.
6 The bee sang to herself, so as to keep her eyes open.
8 “If I nod off, buzz me,” she said.
8 “How do you do that?” asked {F}.
8 “I do not know. With me it just comes.”
10 ¶The blue was wearing away at one side of the sky, like soap. Nobody looked at it, which is what you do with a thing that you are looking at all the time.`,
          alt: {
            es: '{H} y {F} corren oliendo el aire, con una abeja.',
            en: '{H} and {F} hurry along sniffing, with a bee.',
          },
          picture: {
            H: ['run', 'determined', 'leaf'],
            F: ['run', 'thoughtful'],
            X: ['point', 'excited'],
            props: ['bee', 'flower'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'rescue/setback/fountain',
      scares: ['lost'],
      titles: { es: ['Agua que no hablaba', 'Mmm'], en: ['Water that did not talk', 'Mmm'] },
      moments: [
        {
          es: `0-2 ¡Agua! ¿Es aquí?
0-2 {H} corre. {F} corre.
2-2 No hay colmena. Es una fuente.
4! —¡Oigo agua! —gritó {H} {at}. ¡Y corrieron!
4! Era una fuente de piedra, con un pez que escupía.
4 —La mía habla —dijo la abeja—. Esta solo hace gárgaras.
6 Olieron el pez por si acaso. Olía a pez de piedra.
6 La abeja se hizo una bolita en la hoja y no preguntó nada más.
8 El frío del agua se les subió por las mangas. Hasta entonces no habían notado que la tarde se estaba acabando.
10 Hay pistas que son verdad a medias, y son las que más cansan, porque uno corre la otra mitad por su cuenta.`,
          en: `0-2 Water! Is it here?
0-2 {H} runs. {F} runs.
2-2 There is no hive. It is a fountain.
4! “I can hear water!” cried {H} {at}. And they ran!
4! It was a stone fountain with a fish that spat.
4 “Mine talks,” said the bee. “This one only gargles.”
6 They sniffed the fish, just in case. It smelled of stone fish.
6 The bee rolled herself up on the leaf and asked no more.
8 The cold of the water crept up their sleeves. They had not noticed until then that the day was nearly done.
10 Some clues are half true. They are the most tiring of all, since you run the other half yourself.`,
          alt: {
            es: '{H} corre y {F} se preocupa: hay un pez, pero ninguna colmena.',
            en: '{H} runs and {F} worries: there is a fish, but no hive.',
          },
          picture: {
            H: ['run', 'surprised'],
            F: ['stand', 'worried'],
            props: ['fish', 'bee', 'leaf'],
            time: 'sunset',
            shot: 'wide',
          },
        },
        {
          es: `4 —Ya no zumba —dijo {F}, muy bajito.
4! Hicieron un nido con las manos: debajo, dos; encima, otras dos.
4 {X} puso las suyas alrededor, de techo.
4! Y soplaron dentro, despacio, como quien empaña un cristal.
6 —Habla tú —dijo {H}—. Que te oiga.
6 —¿Y qué digo?
6 —Lo que dirías si tuvieras mucho frío.
6 {F} no dijo nada. Empezó a hacer un ruido con la boca cerrada, el de la gente que plancha: mmm, mmm.
6 Dentro de las manos se movió una pata.
6 —¡Sigue! —susurró {H}. Y se puso a hacerlo también.
6 {X} entró en la tercera vuelta, un poco desafinando.
6 Sonaba raro y sonaba bien. Era como estar dentro de un tambor que te quiere.
8 Pasó una señora con la compra. No preguntó qué hacían. Se paró, dejó las bolsas en el suelo y estuvo un rato zumbando con ell{HF:os/as}, por si servía.
8 —Más grave —dijo una vocecita entre los dedos—. Mi casa es más grave.
8 Bajaron la nota hasta que les tembló la barriga.
8 —Así —dijo la abeja. Y asomó una antena.
10 ¶Habían corrido toda la tarde detrás de un olor y de un ruido. Y resultaba que, para encontrar una casa, a veces hay que hacerla un momento con lo que se tiene: ocho dedos, aire caliente y una nota.
10 —¿Seguimos? —preguntó {F} sin abrir la boca, que ya les salía hasta para hablar.`,
          en: `4 “She has stopped buzzing,” said {F} in a tiny voice.
4! They made a nest with their hands, two below and two on top.
4 {X} put two more all round it, for a roof.
4! And they blew into it, slowly, as you blow on a window.
6 “You talk,” said {H}, “so that she can hear you.”
6 “What do I say?”
6 “What you would say if you were very cold.”
6 {F} said nothing. {F} made a noise with a shut mouth, the one that people make when they iron: mmm, mmm.
6 In the nest of hands one leg moved.
6 “Go on!” {H} whispered, and did it too.
6 {X} came in the third time round, a bit out of tune.
6 It sounded odd and it sounded good. It was like sitting in a drum that is fond of you.
8 A lady went by with her shopping. She did not ask. She stopped, put down her bag and hummed along for a while, in case it was of use.
8 “Lower,” said a small voice between the fingers. “My home is lower.”
8 They went down until their tummies shook.
8 “Like that,” said the bee. And one feeler came out.
10 ¶All afternoon they had run after a smell and a sound. Now it turned out that to find a home you must make one for a moment, from what there is: fingers, warm air and one note.
10 “Shall we go on?” asked {F} with a shut mouth, for by now it even worked for talking.`,
          alt: {
            es: '{H} y {F} se arrodillan para dar calor a la abeja.',
            en: '{H} and {F} kneel down to keep the bee warm.',
          },
          picture: {
            H: ['kneel', 'calm', 'bee'],
            F: ['kneel', 'worried'],
            X: ['crouch', 'calm'],
            props: ['fish', 'leaf'],
            time: 'sunset',
            shot: 'close',
          },
        },
        {
          es: `0-2 Mmm, mmm. ¡Se mueve!
0-2 {H} la oye. ¡Zumba!
0-2 {X} calla. ¡Chsss!
2-2 ¿Quién contesta? ¡Son sus hermanas!
4! Pararon a respirar. Y el zumbido no paró.
4 Mmm, decía el aire, por encima de sus cabezas.
4! —¡Me contestan! —gritó la abeja—. ¡Están todas arriba!
6 Y debajo del zumbido, flojito, un hilo de agua hablaba solo.
6 —Esa sí —dijo la abeja—. Esa es la mía.
8 {X} quiso ir delante y acabó yendo detrás, que es donde se oía mejor.
8 Corrieron sin dejar de zumbar, con la barbilla en alto, como gente que lleva la música puesta.
10 Llamaron y les contestaron. Dicho así, no parece gran cosa. Pero la abeja, en su hoja, lloraba de gusto y no se le caía ni una lágrima, de tan pequeñas que eran.`,
          en: `0-2 Mmm, mmm. She moves!
0-2 {H} can hear her buzz!
0-2 {X} is quiet. Shh!
2-2 Who is that? It is her sisters!
4! They stopped for breath. And the hum did not stop.
4 Mmm, said the air above their heads.
4! “They are calling back!” cried the bee. “They are all up there!”
6 And below the hum, very softly, a thread of water talked to itself.
6 “That is the one,” said the bee. “That one is mine.”
8 {X} meant to go in front, and ended up behind, where you could hear it better.
8 They ran and hummed, chins up, like people who wear their own music.
10 They had called, and somebody had called back. It does not sound like much, put that way. But the bee on her leaf cried for joy, and not one tear fell, they were so small.`,
          alt: { es: '{H} y {F} oyen un zumbido que viene de arriba.', en: '{H} and {F} hear a hum from high above.' },
          picture: {
            H: ['point', 'excited'],
            F: ['run', 'happy'],
            X: ['think', 'surprised'],
            props: ['bee', 'music-note', 'leaf'],
            time: 'sunset',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'rescue/climax/basket',
      scares: ['heights'],
      titles: {
        es: ['Cinco minutos de cielo', 'Un pie de abeja', 'La puerta de cera'],
        en: ['Five minutes of sky', 'One foot, one bee', 'The door of wax'],
      },
      moments: [
        {
          es: `0-2 ¡Bzzz! ¡Allí vive!
0-2 {F} señala. ¡Muy alto!
2-2 La abeja dice: ¡mi ventana!
4! —¡Es aquí! —gritó la abeja—. ¡Mi casa!
4! La colmena estaba en un hueco altísimo, {at}.
4 Ella no podía volar. Y el cielo ya era morado.
6 Debajo corría un hilito de agua, hablando solo. Olía a tomillo. Todo estaba en orden, menos la altura.
6 —Ahora entiendo lo de la risa —dijo {F}, y no se rio.
8 Dejaron {thing} a la sombra, bien tapad{lo:o/a}. Con las manos vacías daba más miedo.
10 La primera estrella no había salido aún. Pero estaba detrás, calentando la voz, y se le notaban las ganas.`,
          en: `0-2 Buzz! She lives there!
0-2 {F} points. So high!
2-2 The bee says: my window!
4! “It is here!” cried the bee. “My home!”
4! The hive was in a gap {at}, ever so high up.
4 She could not fly. And the sky had gone purple.
6 Down below ran a thread of water, talking to itself. It smelled of thyme. All was as it should be, but for the height.
6 “Now I see what makes you laugh,” said {F}, and did not laugh.
8 They put the big load in the shade and covered it up well. It was scarier with empty hands.
10 The first star was not out yet. But it was there behind the sky, warming up its voice, and you could tell that it was keen.`,
          alt: {
            es: '{F} señala hacia lo alto y {H} lleva una hoja; la abeja vuela cerca.',
            en: '{F} points up high and {H} holds a leaf; the bee flies near.',
          },
          picture: {
            H: ['stand', 'determined', 'leaf'],
            F: ['point', 'worried'],
            props: ['bee', 'stone', 'flower'],
            time: 'sunset',
            shot: 'wide',
          },
        },
        {
          es: `4! Había que llevar a la abeja hasta la puerta. ¡Y estaba en lo más alto!
4 {X} puso las manos de estribo. ¡Arriba!
6 La abeja viajaba en el pelo, justo en medio, y daba las órdenes.
6 —Tercera pata de la izquierda —zumbaba.
6 —No tengo tantas —dijo {H}.
6 —¿Y cómo os apañáis?
6 Era una buena pregunta. Se apañaban mirando muy bien dónde ponían cada una.
6 El primer saliente era de piedra. El segundo también parecía de piedra, y era un lagarto, que se fue muy ofendido.
6 —Perdón —le dijo {F}, colgando de tres dedos.
6 {X} gritaba que nadie mirase abajo, y miraba abajo por todos.
8 —¿Cuánto cielo queda? —preguntó {F}.
8 —Cuatro minutos, y el último es de los largos —contestó la abeja, que lo veía desde más arriba.
8 A medida que subían, el zumbido se les metía por los pies. Primero hizo cosquillas, y luego compañía.
8 {H} buscó dónde agarrarse y encontró una raíz de tomillo. Aguantó. Olía tan bien que {F} pidió pasar por ahí dos veces.
10 ¶A esa altura se ve una cosa que desde el suelo no se sospecha: lo cerca que está todo. El camino de la tarde entera cabía entre dos matas. Allí habían dudado, allí se habían equivocado, allí olía a calcetín.
10 —¿Y por qué desde abajo era tan largo? —preguntó {F}.
10 —Porque íbamos por dentro —dijo {H}, y subió el otro pie.`,
          en: `4! They had to get the bee to her door. And it was right up there!
4 {X} made a step with both hands. Up!
6 The bee sat in {H}’s hair, just in the middle, and gave the orders.
6 “Third leg on the left,” she buzzed.
6 “I have not got that many,” said {H}.
6 “How do you manage?”
6 It was a good question. They managed by looking very hard where they put each of them.
6 The first ledge was a stone. The second looked like a stone too, and was a lizard, who went off in a huff.
6 “Do excuse me,” said {F}, hanging by three fingers.
6 {X} called up that nobody must look down, and looked down for all of them.
8 “How much sky is left?” called {F}.
8 “Four minutes, and the last is a long one,” said the bee, who saw it from higher up.
8 As they climbed, the hum came in through their feet. First it tickled, and then it was company.
8 {H} felt for a hold and found a root of thyme. It held. It smelled so good that {F} asked to go by it twice.
10 ¶From that height you can see something that on the ground you would never guess, which is how close it all is. The whole of their afternoon lay between two bushes. There they had stopped to think, there they had gone wrong, there it smelled of sock.
10 “Why was it so long from below?” asked {F}.
10 “We were inside it,” said {H}, and up went the other foot.`,
          alt: {
            es: '{H} y {F} se estiran hacia lo alto para llevar a la abeja.',
            en: '{H} and {F} reach up high to take the bee home.',
          },
          picture: {
            H: ['reach', 'determined'],
            F: ['reach', 'worried', 'bee'],
            X: ['reach', 'excited'],
            props: ['stone', 'flower'],
            time: 'sunset',
          },
        },
        {
          es: `0-2 ¡Ya llegan! ¡Toc, toc!
0-2 {H} llama con un dedo.
0-2 {X} dice: ¡deprisa!
2-2 Dos abejas dicen: ¿quién es?
4! Era una puerta de cera. «¿Quién vive?», dijeron dos abejas.
6 Llevaban lanza de paja, y la puerta no era más grande que una uña.
4! —Yo —dijo la abejita.
4 —Eso dicen todas —contestaron.
4 ¡No se acordaba de la contraseña!
6 —La tenía en la punta de la lengua —dijo—. Pero la lengua la he usado mucho hoy.
6 Arriba, en lo morado, se encendió una chispa.
8 —Tiene la rodilla limpia —dijo {F}—. ¡Y canta! ¡Y es vuestra hermana!
8 —Será —dijo una guardiana con pena—. Pero sin contraseña no la hemos visto.
8 {X} gritó desde abajo el nombre de todas las flores que sabía. No era ninguna.
10 ¶Lo malo de una contraseña es que las palabras se pierden. {H} miró a la abejita, que se había puesto a mover un pie, sin darse cuenta, como cuando una canción se acuerda de ti.`,
          en: `0-2 Here they are! Knock, knock!
0-2 {H} knocks with one finger.
0-2 {X} says: hurry!
2-2 Two bees ask: who is it?
4! It was a door of wax. “Who goes there?” said two bees.
6 They had spears of straw, and the door was no bigger than a fingernail.
4! “Me,” said the little bee.
4 “So they all say,” said the two.
4 She could not remember the password!
6 “It was on the tip of my tongue,” she said, “but my tongue has been so busy today.”
6 Up in the purple there came a spark.
8 “Her knee is clean,” said {F}, “and she can sing, and she is your sister!”
8 “That may be,” said one of them sadly, “but with no password we have not seen her.”
8 {X} shouted up the name of every flower there is. It was none of those.
10 ¶The trouble with passwords is that words get lost. {H} looked at the little bee. She had begun to move one foot and did not know it, as when a song remembers you.`,
          alt: {
            es: '{H} señala a lo alto y {F} se estira; una abeja espera bajo una estrella.',
            en: '{H} points up and {F} reaches; a bee waits under a star.',
          },
          picture: {
            H: ['point', 'worried'],
            F: ['reach', 'surprised'],
            X: ['wave', 'excited'],
            props: ['bee', 'star'],
            time: 'sunset',
            shot: 'close',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'rescue/resolution/orchestra',
      titles: {
        es: ['La contraseña tiene pies', 'Un bulto con alas', 'Veinte mil y dos'],
        en: ['The password has feet', 'A parcel with wings', 'Twenty thousand and two'],
      },
      moments: [
        {
          es: `0-2 ¡A bailar! Vuelta y vuelta.
0-2 {H} baila. {F} baila.
2-2 ¡La puerta se abre! ¡Bzzz!
4! —¡No era una palabra! —gritó la abejita—. ¡Era un baile!
4 Dos vueltas, un meneo y media vuelta. {H} y {F} bailaron también, como pudieron.
4 La puerta se abrió. ¡Y salieron todas!
6 Eran tantas que la noche, que iba a empezar, se apartó un momento.
6 —¡Veinte mil menos una! —decían—. ¡Y ahora, veinte mil!
8 La abrazaron por turnos. Con veinte mil turnos, alguna la abrazó dos veces.
10 {F} había bailado colgando de una raíz. Preguntó si el meneo era antes o después, por si algún día le hacía falta volver a entrar en alguna parte.`,
          en: `0-2 Dance! Round and round.
0-2 {H} dances. {F} dances.
2-2 The door opens! Buzz, buzz!
4! “It was not a word!” cried the little bee. “It was a dance!”
4 Two turns, one wiggle and a half turn. {H} and {F} did it too, as best they could.
4 The door opened. And out they all came!
6 There were so many that the night, which was about to start, stood back for a moment.
6 “Twenty thousand less one!” they said. “And now, twenty thousand!”
8 They hugged her in turns. With twenty thousand turns, some of them got in twice.
10 {F} had danced while holding on to a root, and wished to know if the wiggle came before or after. You never know when you might need to get in.`,
          alt: { es: '{H} y {F} bailan de noche con una abeja.', en: '{H} and {F} dance with a bee at night.' },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            props: ['bee', 'star', 'flower'],
            time: 'night',
          },
        },
        {
          es: `4 —Y vosotr{HF:os/as}, ¿qué hacéis aquí a estas horas? —preguntó la reina.
4 —Llegar tarde —dijo {F}—. Abajo nos espera {thing}.
4! —¿Solo eso? —dijo la reina, mirando el bulto.
4! Dio una palmada, y mil abejas se pusieron en fila.
6 —Necesito una que sepa el camino —añadió.
6 —Yo me sé el de equivocarse —dijo la abejita—. El otro es por el otro lado.
6 Bajaron zumbando. Se metieron por debajo, por los lados, por donde había sitio. Hubo un silencio de tomar aire. Y luego un ruido gordo, dulce, como de órgano: ¡mmmmm!
6 ¡El bulto se levantó! Primero un dedo. Después, un palmo. Después, a ver quién lo alcanzaba.
6 {X} corría delante con los brazos abiertos, como si lo hubiera organizado todo.
6 —¡Cuidado con la rama! —gritaba {H}.
6 —¿Qué rama? —contestaban mil voces—. ¡Ay!
8 Pasaron por encima de la huerta, del lavadero y de una señora que estaba contando ovejas para dormirse. Contó mil y una cosa más, y se quedó frita.
8 —¿Y si os cansáis? —les preguntó {F}.
8 —Nos turnamos —dijo una—. Yo descanso en las comas.
8 La abejita iba al frente, con las alas ya secas, tan orgullosa que dos veces se pasó de calle.
10 ¶{H} corría debajo y pensaba en la cuenta que habían hecho por la tarde: si la llevamos, llegamos tarde. Estaba bien hecha. Solo le faltaba un número que no se podía saber hasta el final, y era el de amigas.
10 —Por poco no te vemos —le dijo.
10 —Por poco te confundo con un clavel —contestó la abeja—. Hemos tenido suerte l{HF:os/as} dos.`,
          en: `4 “And what brings you here so late?” asked the queen.
4 “Being late,” said {F}. “We left something down there.”
4! It was {thing}. The queen looked. “Just that?” she said.
4! She clapped, and a thousand bees stood in line.
6 “I need one who knows the way,” she said.
6 “I know the wrong one,” said the little bee. “It must be the other.”
6 Down they went with a buzz. They got in below, and at the sides, and wherever there was room. There was the silence of a deep breath. And then a fat, sweet sound, like an organ: mmmm!
6 Up it went! First by an inch. Next by a foot. Next, catch it if you can.
6 {X} ran ahead, arms out wide, like somebody who had planned it all.
6 “Mind the branch!” shouted {H}.
6 “What branch?” said a thousand voices. “Ow!”
8 They went over the garden, and over the wash house, and over a lady who was counting sheep to get to sleep. She counted a thousand and one, and then she was off.
8 “What if you get tired?” asked {F}.
8 “We take turns,” said one of them. “I have my rest at the commas.”
8 The little bee flew in front, with dry wings, and so proud that she missed the turning twice.
10 ¶{H} ran along below and thought of the sum that they had done that afternoon. If we take her, we are late. It was quite right. It only left out one number, which you cannot know until the end, and that was how many friends.
10 “We nearly did not see you,” said {H}.
10 “I nearly took you for a tulip,” said the bee. “We were both lucky.”`,
          alt: {
            es: '{H} y {F} corren de noche junto a {thing}, con una abeja.',
            en: '{H} and {F} run through the night by {thing}, with a bee.',
          },
          picture: {
            H: ['run', 'excited'],
            F: ['run', 'happy'],
            X: ['run', 'happy'],
            showsThing: true,
            props: ['bee', 'star'],
            time: 'night',
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡La abeja está en casa! ¡Bzzz!
0-2 {X} aplaude mucho.
0-2 {H} y {F} cantan.
2-2 La abejita baila en una flor.
4! {thing} aterrizó justo en su sitio. ¡Y empezó {event}!
4! Nadie preguntó por qué llegaban tarde.
4 Las abejas pusieron la música. Todo en la misma nota, pero qué nota.
6 —Yo creía que no nos daba tiempo —dijo {F}.
6 —A ti y a mí, no —dijo {H}—. A mil, sí.
8 La abejita se durmió en el ojal de {H}, y esta vez no se había confundido.
8 {X} le puso al lado un papel muy pequeño: «Frágil. No aplaudir».
10 ¶En aquella colmena hay desde entonces una puerta más, un poco más ancha, con un felpudo de tomillo. No la usa nadie. Es, dice la reina, para la visita.
4 Y si algún botón zumba, {H} se para siempre a mirar.`,
          en: `0-2! Buzz! Here comes {thing}!
0-2 {X} claps and claps.
0-2 {H} and {F} sing.
2-2 The little bee dances on a flower.
4! Down it came, just in its place: {thing}! Now for {event}!
4! Nobody asked why they were late.
4 The bees played the music. It was all one note, but what a note!
6 “I thought that there was no time,” said {F}.
6 “For you and me there was not,” said {H}. “For a thousand there was.”
8 The little bee fell asleep in a buttonhole, and this time it was not by mistake.
8 {X} stuck a very small note beside her: “Fragile. Do not clap.”
10 ¶There is one more door in that hive now, a bit wider than the rest, with a mat made of thyme. Nobody uses it. It is there, says the queen, for company.
4 And if ever a button buzzes, {H} always stops to look.`,
          alt: {
            es: '{H} y {F} celebran la fiesta con la abeja, junto a {thing}.',
            en: '{H} and {F} enjoy the party with the bee, by {thing}.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['cheer', 'happy'],
            X: ['hold', 'happy', 'pencil'],
            showsThing: true,
            props: ['bee', 'flower', 'lantern'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
