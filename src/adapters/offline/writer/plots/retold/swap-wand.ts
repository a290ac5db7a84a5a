import type { Plot } from '../plot.ts'

/** The same wand: its rule stands on its label, so the label is swapped with an echo, which says all things twice. */
export const swapWandRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'swap-wand/setup/tickle',
      titles: {
        es: ['Cosquillas en el pomo', 'Un gato a cuadros', 'La varita de una vez'],
        en: ['A ticklish doorknob', 'The checked cat', 'Just once'],
      },
      moments: [
        {
          es: `0-2 ¡Una puerta se ríe! ¡Ja, ja!
0-2 {H} coge una varita. ¡Clin!
2-2 La abeja: ¡pom! El tambor: ¡bzzz!
4! {H} y {F} vieron una puerta. ¡Solo se abría de risa!
4! {F} le hizo cosquillas. ¡Ja, ja! Se abrió.
4! Dentro había una varita. ¡Clin! La abeja hizo pom.
4 ¡Y el tambor hizo bzzz!
6 Era una varita de palo, sin adornos, con una etiqueta de cartón: «No hace nada, solo cambia».
6 —Pues ya es hacer —dijo {F}, mirando a la abeja.
8 Antes le habían contado siete chistes. Con el del elefante, la puerta había movido un poco el marco, pero solo por educación.
10 La abeja se posó en el tambor para pensar. Era un tambor modesto, de desfile, y toda la vida había soñado con zumbar sin que se le cayera nadie encima.`,
          en: `0-2 A door laughs! Ha, ha!
0-2 {H} finds a wand. Ting!
2-2 The bee: boom! The drum: buzzz!
4! {H} and {F} saw a door. It had to laugh to open!
4! {F} tickled its knob. Ha, ha! It opened.
4! In there was a wand. Ting! The bee went boom.
4 And the drum went buzz!
6 It was a plain stick of a wand, with a cardboard label: “Makes nothing, only swaps.”
6 “That is plenty,” said {F}, looking at the bee.
8 They had told the door seven jokes first. At the one about the elephant its frame had moved a little, but that was just good manners.
10 The bee sat down on the drum to think. It was a modest drum, from a band, and all its life it had dreamed of a hum that nobody had to hit.`,
          alt: {
            es: '{F} le hace cosquillas a una puerta y {H} tiene una varita.',
            en: '{F} tickles a door and {H} has a wand.',
          },
          picture: { H: ['hold', 'excited', 'wand'], F: ['reach', 'happy'], props: ['door', 'bee', 'drum', 'key'] },
        },
        {
          es: `4! Luego hicieron más cambios. ¡Un gato a cuadros y un mantel atigrado!
4 {X} cambió de sombra con un perchero.
4! —Ahora, al contrario —dijo {F}. ¡Y la varita se quedó muda!
4! No hacía el mismo cambio dos veces.
6 Por detrás de la etiqueta lo ponía, en letra muy pequeña: «El mismo cambio, nunca dos veces».
6 —¿Y el gato? —preguntó {H}.
6 —De momento, a cuadros —dijo {F}.
6 Al gato no le parecía mal. Se tumbó en un suelo de baldosas y no lo encontró nadie en toda la tarde.
6 El mantel, en cambio, se estiraba en la mesa y no dejaba poner los platos.
6 Sin querer, también cambiaron el olor de una panadera por el de un pescadero. La panadería se llenó de gatos. A la pescadería fue la gente a desayunar.
6 {X} saludaba a todo el mundo con su sombra de cuatro ganchos. Le colgaron dos bufandas.
6 —Hay que parar —dijo {H}.
6 —Uno más —dijo {F}—. Uno pequeñito.
8 Fue el de la nieve por la espuma. Desde entonces hay un monte donde se esquía con burbujas y una bañera en la que conviene entrar con gorro.
8 {X} hizo un muñeco de espuma. Estornudaron los dos.
8 —Nadie se ha quedado sin nada —dijo {H}—. Pero nadie encuentra lo suyo.
10 Lo peor de una varita así es lo fácil que resulta. Cuando uno quiere darse cuenta, ya no mira las cosas: mira por qué las cambiaría. {H} se descubrió mirando a {F} de aquella manera. Le habría venido tan bien un poco de su risa... Escondió la varita detrás de la espalda.
10 —¿Qué estabas pensando? —preguntó {F}.
10 —Que así estás bien —dijo {H}.`,
          en: `4! Then they made some more swaps: a checked cat, and a tablecloth with stripes!
4 {X} swapped shadows with a coat stand.
4! “Now do it back,” said {F}. The wand just lay there!
4! It did no swap a second time.
6 It said so on the back of the label, in tiny letters: “Never the same swap twice.”
6 “What about the cat?” asked {H}.
6 “Checked, for now,” said {F}.
6 The cat did not mind. It lay down on a tiled floor, and nobody could find it all afternoon.
6 The tablecloth, though, lay on the table and stretched, and would not let them put the plates on.
6 By mistake they swapped the smell of the baker for the smell of the fish man. The baker’s was full of cats. At the fish shop, people came in for breakfast.
6 {X} had a shadow with four hooks on it now. Two scarves were hung up there.
6 “We have to stop,” said {H}.
6 “One more,” said {F}. “A little one.”
8 It was snow for bubble bath. Ever since, there has been a mountain that pops when you ski, and a bath that you need a hat for.
8 {X} made a man of foam. They both sneezed.
8 “It is all still there,” said {H}, “but nobody can find what is theirs.”
10 The trouble with a wand like that is how easy it is. Before you know it, you do not look at things any more. You look at what you could get for them. {H} looked at {F} like that, just for a moment. It would be so nice to have a bit of that laugh... And then the wand went behind a back.
10 “What were you thinking?” asked {F}.
10 “That you are fine as you are,” said {H}.`,
          alt: {
            es: '{H} prueba la varita y {F} señala, junto a un gato y una abeja.',
            en: '{H} tries the wand and {F} points, by a cat and a bee.',
          },
          picture: {
            H: ['hold', 'surprised', 'wand'],
            F: ['point', 'excited'],
            X: ['walk', 'surprised', 'scarf'],
            props: ['cat', 'table', 'bee', 'bread'],
          },
        },
        {
          es: `0-2! ¡Clin! ¡Flota {thing}!
0-2 {X} salta y no llega.
2-2 Sube como un globo. ¡Oh, no!
4! Para {event} hacía falta {thing}. ¡Y pesaba muchísimo!
4! {H} le cambió el peso por el de un globo. ¡Y flotó!
4 {F} agarró la cuerda del globo y la ató deprisa.
4! Y se fueron a preguntar cómo se deshace un cambio.
6 El globo se quedó en el suelo. No hubo quien lo levantara.
6 {X} le dio una patadita y se quedó a la pata coja.
6 —No se puede deshacer —dijo {H}—. Lo pone en la etiqueta.
6 —Ahí no pone que no se pueda preguntar —dijo {F}.
8 La puerta se despidió con una risa floja. Llevaba muchos años viendo salir a gente con esa varita, y casi toda volvía andando deprisa.
8 —¿Nos dejas algún consejo? —le preguntó {H}. Pero a la puerta solo le salía «ja».
10 Caminaban con la cuerda en la mano, y {thing} iba arriba, dándose importancia. Las cosas que pesan no suelen viajar así. Se le notaba en que no sabía adónde mirar.`,
          en: `0-2! Ting! Up floats {thing}!
0-2 {X} hops. Too high!
2-2 Up it goes, like a balloon. Oh no!
4! For {event} they had to fetch {thing}. It weighed a ton!
4! {H} gave it the weight of a balloon. And it floated!
4 {F} took the balloon string and tied it on, just in time.
4! And off they went to ask how you undo a swap.
6 The balloon lay on the ground. Nobody could lift it.
6 {X} gave it a kick, and hopped about on one leg.
6 “You cannot undo it,” said {H}. “The label says so.”
6 “It does not say that you cannot ask,” said {F}.
8 The door said goodbye with a weak sort of laugh. For years it had watched people go out with that wand, and most of them came back walking fast.
8 “Have you any advice?” asked {H}. But all that the door could say was “ha”.
10 They walked along with the string, and over their heads {thing} looked very grand. Heavy things do not often travel like that. You could tell that it did not know where to look.`,
          alt: {
            es: '{H} señala hacia arriba con la varita y {F} sujeta un hilo.',
            en: '{H} points up with the wand and {F} holds a thread.',
          },
          picture: {
            H: ['point', 'surprised', 'wand'],
            F: ['hold', 'surprised', 'thread'],
            X: ['jump', 'surprised'],
            props: ['thread'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'swap-wand/setback/counter',
      titles: {
        es: ['Cambios y devoluciones', '¿Trae el tique?'],
        en: ['Exchanges and returns', 'Have you got the receipt?'],
      },
      moments: [
        {
          es: `0-2 Una ventanilla. ¡Ding, ding!
0-2 {H} pide: ¡al contrario, por favor!
2-2 La señora dice: ¡no, no y no!
4! Llegaron a una ventanilla. Ponía: «Cambios».
4! —¿Traen el tique? —preguntó la señora.
4! Solo traían la etiqueta. La señora la leyó.
4 —Imposible —dijo—. ¡El siguiente!
6 Se llamaba doña Remedios. Tenía un sello que decía «no» y otro, por estrenar, que decía «sí».
6 —¿Y no hay nadie más a quien preguntar? —dijo {F}.
6 —Sí. Yo por las tardes —dijo doña Remedios—. Y digo lo mismo.
8 Detrás había una cola larguísima. Todos habían pasado alguna vez por la puerta de la risa. Un señor maullaba. Una niña proyectaba la sombra de un autobús.
10 Llevaban tanto tiempo esperando que habían hecho amistades. El del maullido y un gato que hablaba en latín se turnaban para traer el café.`,
          en: `0-2 A counter. Ding, ding!
0-2 {H} asks: back, please!
2-2 The lady says: no, no, no!
4! They came to a counter. The sign said: Exchanges.
4! “Have you got the receipt?” asked the lady.
4! They just had the label. The lady read it.
4 “Impossible,” she said. “Next!”
6 Her name was Mrs Stamp. She had one stamp that said “no”, and one, still in its box, that said “yes”.
6 “Is there nobody else to ask?” said {F}.
6 “There is me after lunch,” said Mrs Stamp. “I say the same.”
8 There was a very long queue. They had all been through the laughing door at some time. One man was mewing. One girl had the shadow of a bus.
10 They had waited for so long that they had made friends. The man who mewed and a cat who spoke Latin took turns to fetch the coffee.`,
          alt: {
            es: '{H} y {F} preguntan en una ventanilla con una varita.',
            en: '{H} and {F} ask at a counter and show a wand.',
          },
          picture: {
            H: ['hold', 'worried', 'wand'],
            F: ['stand', 'worried', 'thread'],
            props: ['sign', 'bell', 'letter', 'table'],
          },
        },
        {
          es: `4! —A ver esa varita —dijo la señora. Y la probó. ¡Clin!
4! ¡Ahora ella decía «sí», y {H} decía «no»!
4 —¿Nos ayuda? —preguntó {F}.
4 —¡Sí! —dijo la señora, con espanto.
4 {X} aprovechó y le pidió seis caramelos. Dijo que sí.
4! Pero no sabía cómo ayudar. ¡Nadie lo sabía!
6 —¿Te pasa algo, {H!}? —preguntó {F}.
6 —No —dijo {H}, que quería decir que sí.
6 Los de la cola se acercaron todos a la vez. ¿Me lo cambia? ¡Sí! ¿Y a mí? ¡Sí! Doña Remedios sellaba con los ojos cerrados, y al señor que maullaba le tocó un mugido.
6 {X} sujetó el sello del «sí», que echaba humo.
6 {F} tuvo que hablar por l{HF:os/as} dos. No es fácil: hay que mirar muy bien a la otra persona.
6 —Dice que no —explicaba—. Pero mirad qué ojos. Es que sí.
8 Les dieron un cubo por cabeza, como cuando hay hipo, para que respiraran dentro. A veces funciona.
8 —Síííí —dijo doña Remedios en el suyo.
8 —Sí, sí —contestó el cubo, desde el fondo.
8 {X} se quedó escuchando el cubo con una ceja levantada. No dijo nada, pero la ceja sí.
10 A media tarde se les había pasado: hay cambios mal hechos que duran lo que un hipo. El «no» volvió solo a su dueña, como vuelven los paraguas que nadie quiere. Doña Remedios lo probó con cuidado. Después miró el otro sello.
10 —Hacía veintidós años que no decía que sí —murmuró—. No sabía que diera tanto calor en las orejas.`,
          en: `4! “Let me see that wand,” said the lady. She tried it. Ting!
4! Now she said “yes” to all of it, and {H} said “no”!
4 “Will you help us?” asked {F}.
4 “Yes!” said the lady in horror.
4 {X} was quick, and asked her for six sweets. She said yes.
4! But she did not know how to help. Nobody did!
6 “Is something wrong, {H!}?” asked {F}.
6 “No,” said {H}, who meant yes.
6 The whole queue came up at once. Can I have mine back? Yes! Can I? Yes! Mrs Stamp stamped with her eyes shut, and the man who mewed got a moo.
6 {X} held on to the “yes” stamp, which was smoking.
6 {F} had to speak for both. It is not easy. You have to look hard at the other one.
6 “That was a no,” {F} told them. “But look at those eyes. It means yes.”
8 They were given a bucket each to breathe into, as you do for hiccups. Sometimes it works.
8 “Yessss,” said Mrs Stamp into hers.
8 “Yes, yes,” said the bucket, from the bottom.
8 {X} listened to the bucket with one eyebrow up, and did not say a word. The eyebrow did.
10 By teatime it had worn off, for a swap that is badly done lasts as long as hiccups. The “no” went back to its owner by itself, like an umbrella that nobody wants. Mrs Stamp tried it, with care. Then she looked at the other stamp.
10 “I had not said yes for twenty-two years,” she murmured. “I never knew that it made your ears so warm.”`,
          alt: {
            es: '{F} señala con apuro a {H}, con una varita y un cubo al lado.',
            en: '{F} points at {H} in alarm, by a wand and a bucket.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['point', 'worried'],
            X: ['crouch', 'thoughtful'],
            props: ['bucket', 'wand', 'bucket', 'letter'],
          },
        },
        {
          es: `0-2 ¡Ay! ¡La cuerda se suelta!
0-2 {F} corre. ¡Sube, sube!
0-2 {X} corre también.
2-2 ¡Adiós, adiós! ¡Ya está muy lejos!
4! Y con el jaleo se soltó la cuerda. ¡Nooo!
4! {thing} subió, subió y subió.
4! —Nos llevamos un cubo —dijo {F}, muy seri{F:o/a}—. Para pensar.
4 Y salieron corriendo detrás.
6 —¡Digo que sí! —gritó doña Remedios por la ventanilla—. ¡Que lo conseguís!
6 Fue su primer «sí» de los suyos. Le salió un poco torcido.
6 {X} cogió otro cubo, porque pensar entre varios da sed.
8 Desde abajo, aquello ya no era más grande que un botón. {H} no le quitaba ojo, por miedo a que se perdiera en lo azul.
10 Correr mirando hacia arriba tiene su ciencia. Uno se fía de los pies. {F} se fiaba, además, de la mano de {H}, que tiraba para un lado cada vez que venía una farola.`,
          en: `0-2 Oh no! The string slips!
0-2 {F} runs. Up, up it goes!
0-2 {X} runs too.
2-2 Bye-bye! It is so far away!
4! And in all that fuss the string slipped. Oh no!
4! Up and up and up went {thing}.
4! “We will take a bucket,” said {F}. “To think with.”
4 And they ran after it.
6 “I say yes!” Mrs Stamp called from her counter. “Yes, you can do it!”
6 It was the first yes of her own. It came out a bit crooked.
6 {X} took one more bucket, since thinking is thirsty work.
8 From the ground it was no bigger than a button now. {H} did not look away once, for fear of losing it in the blue.
10 There is an art to running with your nose in the air. You have to trust your feet. {F} trusted the hand of {H} as well, which gave a tug at each lamp post.`,
          alt: {
            es: '{F} corre con un cubo y {H} señala hacia arriba con la varita.',
            en: '{F} runs with a bucket and {H} points up with the wand.',
          },
          picture: {
            H: ['point', 'worried', 'wand'],
            F: ['run', 'determined', 'bucket'],
            X: ['run', 'surprised'],
            props: ['thread'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'swap-wand/climax/echo',
      titles: {
        es: ['El eco del cubo', '¡Otra vez, otra vez!', 'A la tercera, clin'],
        en: ['The echo in the bucket', 'Again, again!', 'Third time, ting'],
      },
      moments: [
        {
          es: `0-2 {F} grita en un cubo: ¡hola!
0-2 El cubo dice: ¡hola, hola!
2-2 {H} grita: ¡otra! El cubo: ¡otra, otra!
4! {thing} flotaba muy arriba. ¡Y no sabían deshacerlo!
4! {F} metió la cabeza en un cubo y gritó: «¡Nooo!».
4! —Nooo, nooo —dijo el cubo. ¡Tenía eco!
4 {H} miró el cubo. Miró la varita.
6 —El eco lo hace todo otra vez —dijo despacio—. Y ella, nunca.
6 —¡Pues que cambien! —dijo {F}, desde dentro del cubo—. Cambien, cambien...
8 Era un eco pequeño, de cubo de fregar. Llevaba allí dentro toda la vida, repitiendo lo que le echaban: agua, agua; ay, ay.
10 —Pero la varita no se puede tocar a sí misma —dijo {H}.
10 Lo intentó de todas las maneras. La dobló, la puso ante un cristal, le hizo una trampa con la sombra. Es como querer morderse los dientes.`,
          en: `0-2 {F} shouts in a bucket: hello!
0-2 The bucket says: hello, hello!
2-2 {H} shouts: more! The bucket: more, more!
4! Up and away went {thing}. Nobody could undo the swap!
4! {F} looked into a bucket and shouted, “Nooo!”
4! “Nooo, nooo,” said the bucket. It had an echo!
4 {H} looked at the bucket. Then {H} looked at the wand.
6 “An echo does it all again,” said {H} slowly. “And this never does.”
6 “Then swap them!” said {F} in the bucket. “Swap them, swap them...”
8 It was a small echo, out of a mop bucket. It had been in there all its life, giving back what it got: splash, splash; ouch, ouch.
10 “But a wand cannot touch itself,” said {H}.
10 It was no use trying. You could bend it, or hold it up to a window, or play tricks with its shadow. It was like trying to bite your own teeth.`,
          alt: {
            es: '{F} grita dentro de un cubo, y {H} piensa con la varita.',
            en: '{F} shouts into a bucket, and {H} thinks, with the wand.',
          },
          picture: { H: ['think', 'surprised', 'wand'], F: ['crouch', 'excited', 'bucket'], props: ['bucket'] },
        },
        {
          es: `4! Con el peso de un globo, {thing} flotaba. ¡Y la varita nunca repetía!
4! —El eco del cubo lo repite todo —dijo {F}—. ¡Cámbialo por la etiqueta!
4 La etiqueta era la que decía «nunca».
4 {X} la sujetaba con dos dedos.
4 Pero había que tocar el eco mientras sonaba. ¡Y duraba poquísimo!
6 —¡Hola! —gritó {F} en el cubo.
6 —Hola... —dijo el eco. ¡Clin! Tarde. La varita dio en el cubo y en un zapato, y cambiaron de color.
6 —¡Más largo! —pidió {H}.
6 —¡Holaaa! —gritó {F}.
6 ¡Clin! Tarde también. A {H} se le quedaron las orejas del color del cubo.
6 —Estás muy {H:guapo/guapa} —dijo {F}.
6 —Grita y calla —dijo {H}.
6 Arriba, {thing} era ya como una lenteja.
6 {X} tenía ganas de estornudar y se las aguantó por la etiqueta.
8 El eco tampoco ayudaba. Era tímido, y en cuanto notaba la varita se encogía en el fondo.
8 —Es que tú esperas a oírlo —pensó {F} en voz alta—. Y cuando lo oyes, ya se está yendo. Tienes que tocar un poco antes.
8 —¿Y cómo sé cuándo es antes?
8 —Me miras a mí. Antes del eco voy yo.
8 {X} pidió silencio a los pájaros, que por lo general no hacen caso. Aquella vez hicieron.
10 {H} dejó de mirar el cubo y miró a {F}. Vio cómo llenaba el pecho. Vio el grito antes de que fuera un grito, asomado a los ojos, cogiendo carrerilla. Hay cosas que no se oyen llegar si no conoce uno muy bien a quien las dice.
10 —A la tercera —dijo {F}, con el aire ya dentro, y no pudo decir más, porque se le habría escapado.`,
          en: `4! As light as a balloon, up floated {thing}. And the wand did no swap twice!
4! “The echo in the bucket says it all twice,” said {F}. “Swap it with the label!”
4 It was the label that said “never”.
4 {X} held it still.
4 But you had to tap the echo while you could hear it. It was so short!
6 “Hello!” shouted {F} into the bucket.
6 “Hello...” said the echo. Ting! Too late. The wand hit the bucket and a shoe, and they swapped colours.
6 “Make it longer!” begged {H}.
6 “Hellooo!” shouted {F}.
6 Ting! Too late again. Now {H} had bucket-coloured ears.
6 “They suit you,” said {F}.
6 “Just shout,” said {H}.
6 High up, no bigger than a pea, was {thing}.
6 {X} was dying to sneeze, and did not, for the sake of the label.
8 The echo was no help. It was shy, and when it felt the wand come near it shrank to the bottom.
8 “You wait till you hear it,” said {F}, thinking aloud. “By then it is on its way out. You have to tap it just before.”
8 “How do I know when is before?”
8 “Look at me. I am what comes before.”
8 {X} asked the birds to hush. They do not listen as a rule. This time they did.
10 So {H} did not look at the bucket, but at {F}. You could see the breath go in. You could see the shout before it was a shout, looking out of the eyes and getting ready to jump. There are things that you never hear coming, unless you know somebody very well.
10 “Third time lucky,” said {F}, full of air, and could not say more, or it would all have got out.`,
          alt: {
            es: '{F} grita en un cubo, y {H} acerca la varita.',
            en: '{F} shouts into a bucket. {H} is ready with the wand.',
          },
          picture: {
            H: ['reach', 'determined', 'wand'],
            F: ['crouch', 'excited'],
            X: ['hold', 'worried', 'letter'],
            together: ['face-to-face', 'H', 'F'],
            props: ['bucket'],
          },
        },
        {
          es: `0-2 {F} grita: ¡hola! {H} toca: ¡clin!
0-2 ¡Abajo, abajo! ¡Ya baja!
0-2 {X} aplaude.
2-2 La abeja: ¡bzzz! El tambor: ¡pom!
4! {F} gritó: «¡Otra vez!». {H} tocó el eco y la etiqueta. ¡Clin!
4! ¡Y la varita repitió ella sola todos los cambios!
4! {thing} bajó despacito.
4 La abeja hizo bzzz. El tambor hizo pom.
6 En la etiqueta, las letras se movieron como hormigas. Ahora decía: «El mismo cambio, otra vez, otra vez».
6 Clin: el gato, atigrado. Clin: el pan, a pan. Clin, clin, clin: cada cosa se fue a su casa, y algunas, corriendo.
6 {X} recuperó su sombra y le quitó las dos bufandas.
8 —¿Y tus orejas? —preguntó {F}.
8 —Otra vez aburridas —dijo {H}, que se había visto en un charco y se gustaba.
10 El globo fue el último. Recobró lo poco que pesaba, se despegó del suelo con un suspiro y pasó rozando lo que había sido él durante un día entero. No se dijeron nada. Pero subió más despacio que otros globos.`,
          en: `0-2 {F} shouts: hello! {H} taps: ting!
0-2 Down, down! It is coming down!
0-2 {X} claps.
2-2 The bee: buzzz! The drum: boom!
4! {F} shouted, “Again!” {H} tapped the echo and the label. Ting!
4! And the wand did all the swaps again, by itself!
4! Gently down came {thing}.
4 The bee went buzz. The drum went boom.
6 On the label the letters ran about like ants. Now it said: “The same swap, again, again.”
6 Ting: stripes for the cat. Ting: bread for the baker. Ting, ting, ting: off they all went home, and some of them ran.
6 {X} got that shadow back, and took off the two scarves.
8 “What about your ears?” asked {F}.
8 “Dull again,” said {H}, who had seen them in a puddle and liked them.
10 The balloon came last. It got back the little that it weighed, let go of the ground and brushed past what it had been for a whole day. They did not speak. But it went up more slowly than other balloons.`,
          alt: {
            es: '{H} toca un cubo con la varita, y baja {thing}.',
            en: '{H} taps a bucket with the wand. Down comes {thing}.',
          },
          picture: {
            H: ['reach', 'excited', 'wand'],
            F: ['cheer', 'excited'],
            X: ['cheer', 'happy'],
            showsThing: true,
            props: ['bucket', 'bee', 'drum', 'balloon'],
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'swap-wand/resolution/jokes',
      titles: {
        es: ['Buenas tardes, cubo', 'El chiste del elefante', 'Un eco con ideas propias'],
        en: ['Good afternoon, bucket', 'The elephant joke', 'An echo with ideas'],
      },
      moments: [
        {
          es: `0-2 {H} grita en el cubo: ¡hola!
0-2 El cubo dice: ¡buenas tardes!
2-2 {F} se ríe. ¡El cubo habla solo!
4! Todo estaba en su sitio. ¡Todo, menos el eco!
4! —¡Hola! —gritó {H} en el cubo.
4! —Buenas tardes —contestó el eco.
4 ¡Ya no repetía nada! {F} miró dentro, por si había alguien.
6 —Yo he dicho «hola» —le explicó {H}—. Tú tienes que decir «hola».
6 —Pero si ya lo has dicho tú —dijo el eco—. Y muy bien.
6 —¡Adiós! —probó {F}.
6 —¿Tan pronto? —dijo el eco—. Pero si acabo de empezar.
8 Tenía la voz un poco ronca, de no haberla usado nunca para lo suyo. Al principio elegía las palabras de una en una, como quien elige bombones.
10 —Toda la vida diciendo lo de otros —explicó—. No me quejo, se aprende mucho. Lo que pasa es que nadie se queda a oír el final, porque creen que se lo saben.`,
          en: `0-2 {H} shouts in the bucket: hello!
0-2 The bucket says: good afternoon!
2-2 {F} laughs. The bucket can talk!
4! All was as it should be. All but the echo!
4! “Hello!” shouted {H} into the bucket.
4! “Good afternoon,” said the echo.
4 It did not say things twice! {F} looked in to see who it was.
6 “I said hello,” {H} told it. “So you have to say hello.”
6 “But you have just said it,” said the echo. “You said it very well.”
6 “Goodbye!” {F} tried.
6 “So soon?” said the echo. “But I have only just begun.”
8 Its voice was a bit rusty, having never been used for anything of its own. It picked its words one by one, as you pick chocolates.
10 “All my life I have said what others said,” it told them. “I am not complaining. You learn a lot. It is just that nobody stays for the end, since they think that they know it.”`,
          alt: {
            es: '{H} habla con un cubo, y {F} se ríe.',
            en: '{H} talks to a bucket, and {F} laughs.',
          },
          picture: {
            H: ['crouch', 'surprised', 'wand'],
            F: ['cheer', 'happy'],
            showsThing: true,
            props: ['bucket', 'bee', 'drum'],
          },
        },
        {
          es: `4! —¿Y qué quieres decir tú? —le preguntó {F} al eco.
4! —¡Chistes! —dijo el eco—. ¡Me sé miles!
4 {X} le pidió uno, y el eco no sabía a quién contárselo.
4! —¡Yo sé de una puerta! —dijo {H}.
4 Y colgaron el cubo del pomo de la puerta.
6 —Van dos y se cae el de en medio —dijo el eco.
6 La puerta se rio tanto que se abrió y se cerró once veces.
6 Desde entonces ya no hay que hacerle cosquillas. Si alguien quiere pasar, espera al final del chiste y entra con la risa.
6 La varita la dejaron donde estaba, detrás.
6 —¿Y si alguien la coge? —preguntó {H}.
6 —Ahora se puede descambiar —dijo {F}—. Qué alivio.
6 Cosa curiosa: desde que se puede deshacer, casi nadie hace nada. La gente la agita, ve a su vecino con su nariz, se ríe y la devuelve.
6 {X} es quien apunta las narices, por si alguna se despista.
8 Doscientas personas recobraron lo suyo de golpe. Un señor ladró de contento, aunque no le tocaba. Una niña quiso que le repitieran lo de la sombra de autobús, que en verano se agradece mucho.
6 —¿Te sabes el del elefante? —le preguntó {F} al eco.
6 El eco contó el del elefante. La puerta movió un poco el marco, por educación.
8 {X} fue la única persona que se rio, pero estuvo riéndose hasta el jueves.
10 A veces, por la noche, el eco se calla y {H} se preocupa. Luego mete la cabeza en el cubo y entiende lo que pasa. Está escuchando. Lleva tanto tiempo oyendo las cosas para repetirlas que todavía le asombra poder oírlas para nada.
10 —Di algo —le pide {H}.
10 —Espera —contesta el eco—. Está lloviendo muy bien.`,
          en: `4! “And what would you like to say?” {F} asked the echo.
4! “Jokes!” said the echo. “I know a thousand!”
4 {X} asked for one, but the echo wanted a big crowd.
4! “I know a door!” said {H}.
4 And they hung the bucket on the knob of the laughing door.
6 “Knock, knock,” said the echo.
6 The door laughed so hard at that that it opened and shut eleven times.
6 Nobody has to tickle it now. You wait for the end of the joke, and go in on the laugh.
6 The wand they left where it was, behind it.
6 “What if somebody takes it?” asked {H}.
6 “They can swap back now,” said {F}. “What a relief.”
6 It is a funny thing. Now that you can undo it, hardly anybody does it. They wave it, see their own nose on a neighbour, laugh, and put it back.
6 {X} writes down the noses, in case one goes astray.
8 Two hundred people got back what was theirs, all at once. One man barked for joy, and it was not even his bark. One girl asked to have the shadow of a bus again. It is very nice in summer.
6 “Do you know the one about the elephant?” {F} asked the echo.
6 The echo told the one about the elephant. The door moved its frame a little, out of good manners.
8 {X} was the only one who laughed, but was still laughing on Thursday.
10 Some nights the echo goes quiet, and {H} begins to worry. It takes one look into the bucket to see what it is. It is listening. For so long it has heard things just to give them back, and it is still amazed that you can hear them for nothing.
10 “Say something,” begs {H}.
10 “Hush,” says the echo. “It is raining so well.”`,
          alt: {
            es: '{H} lleva un cubo a una puerta y {F} se ríe.',
            en: '{H} takes a bucket to a door and {F} laughs.',
          },
          picture: {
            H: ['reach', 'happy', 'bucket'],
            F: ['cheer', 'happy'],
            X: ['hold', 'happy', 'letter'],
            props: ['door', 'bucket', 'wand', 'key'],
          },
        },
        {
          es: `0-2! ¡Ya está abajo {thing}!
0-2 {X} salta. ¡Pom, pom!
0-2 La puerta se ríe: ¡ja, ja!
2-2 El cubo canta: ¡la, la, la!
4 ¡Y por fin fue {event}! Por si acaso, {H} ató {thing}.
4 {X} le dio al tambor. ¡Pom, pom!
4 La abeja zumbó un solo. ¡Qué bien zumbaba!
6 El gato, atigrado otra vez, se tumbó en el mantel de cuadros. Los dos se miraron de reojo.
6 —¿Tú cambiarías algo? —preguntó {F}.
6 —El final del chiste del elefante —dijo {H}.
8 Al despedirse, todo el mundo gritó «¡adiós!» dentro del cubo. El eco contestó a cada uno una cosa distinta y se acordó de todos los nombres.
10 La puerta se quedó entornada. Por la rendija salía una franja de luz, y de vez en cuando, con mucha discreción, una carcajada.
4! Por la noche, el cubo contó un chiste muy bajito. Y la puerta: ¡ja, ja, ja!`,
          en: `0-2! Safe at last: {thing}!
0-2 {X} dances. Boom, boom!
0-2 The door laughs: ha, ha!
2-2 The bucket sings: dum-di-dum!
4 At last came {event}! To be safe, {H} tied down {thing}.
4 {X} beat the drum. Boom, boom!
4 The bee buzzed a solo. She was so good at it!
6 The cat had its stripes back, and lay down on the checked cloth. They looked at each other sideways.
6 “Is there anything that you would swap?” asked {F}.
6 “The end of the elephant joke,” said {H}.
8 When they left, they all shouted “Goodbye!” into the bucket. The echo had something different for each of them, and knew all their names.
10 The door stayed ajar. A strip of light came out at the crack, and now and then, very discreetly, a laugh.
4! That night the bucket told a joke, very softly. And the door went: ha, ha, ha!`,
          alt: {
            es: '{H} y {F} bailan en la fiesta, junto a {thing}.',
            en: '{H} and {F} dance at the party, beside {thing}.',
          },
          picture: {
            H: ['dance', 'happy'],
            F: ['dance', 'happy'],
            X: ['hold', 'happy', 'drum'],
            showsThing: true,
            props: ['bucket', 'bee', 'balloon', 'music-note'],
            time: 'night',
            shot: 'wide',
          },
        },
      ],
    },
  ],
}
