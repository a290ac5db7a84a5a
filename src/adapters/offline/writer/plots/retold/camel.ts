import type { Plot } from '../plot.ts'

/** The same camel for two: this time both want to go in front, until the whole parade has to go backwards. */
export const camelRetold: NonNullable<Plot['retold']> = {
  setup: [
    {
      id: 'camel/setup/bed',
      titles: {
        es: ['Una joroba en la cama', 'Cuarenta y medio de fiebre', '¿Quién va delante?'],
        en: ['A hump in bed', 'Who goes in front?', 'A broom for a neck'],
      },
      moments: [
        {
          es: `0-2 ¡Un camello malito!
0-2 {H} y {F} miran.
2-2 ¡Cómo asoma la joroba! Está en la cama.
4! Alguien había puesto una cama {at}. ¡Y en la cama había un camello!
4! Llevaba bufanda y termómetro. Era el camello de Melchor, el rey mago.
4 —Tres días sin moverse —dijo el rey—. ¡Y la cabalgata es esta noche!
6 Las patas se salían por los cuatro lados. La joroba levantaba la colcha como una tienda de campaña.
6 En esa joroba viajaban los caramelos. Y los caramelos no saben andar solos.
8 El termómetro marcaba cuarenta y medio. Nadie sabía si eso, en un camello, era fiebre o era simpatía.
10 Un paje le calentaba los pies en un barreño, de dos en dos, porque no cabían más. Mientras se templaban los de delante se enfriaban los de detrás, que es lo malo de ser tan largo.`,
          en: `0-2 A poorly camel!
0-2 {H} and {F} look.
2-2 Look at the hump! It is in bed.
4! There was a bed {at}. And in the bed there was a camel!
4! It had a scarf and a red nose. It belonged to one of the Three Kings.
4 “Three days in bed!” said the old king. “And our parade is tonight!”
6 In Spain the Kings bring the gifts, and they ride through the streets the night before.
6 The sweets always travel in that hump. Sweets cannot walk by themselves.
8 Its feet stuck out on all four sides. The hump held up the quilt like the pole of a tent.
10 A page was warming its feet in a tub, two by two, as there was no room for more. By the time the front ones were warm the back ones were cold, which is the trouble with being so long.`,
          alt: {
            es: 'Hay un camello junto a una cama, y {H} y {F} lo miran.',
            en: 'There is a camel by a bed, and {H} and {F} stare.',
          },
          picture: {
            H: ['stand', 'surprised'],
            F: ['point', 'surprised'],
            props: ['camel', 'bed', 'scarf', 'crown'],
            time: 'sunset',
          },
        },
        {
          es: `4! —¿Y ahora quién lleva los caramelos? —preguntó Melchor.
4! —¡Nosotr{HF:os/as}! —dijeron {H} y {F}.
4! Se taparon con la colcha. Una escoba hizo de cuello y una bota, de hocico.
4 {X} rellenó la joroba: un caramelo dentro y otro en la boca.
4 ¡Catapún! El camello se sentó encima de sí mismo.
6 —Delante voy yo —dijo {H}.
6 —Delante voy yo —dijo {F}—. Tengo cara de ir delante.
6 —¿Y qué cara es esa?
6 —La que llega primero.
6 {X} tiró una moneda para decidirlo. Cayó en el barreño, y el camello no quiso levantar las patas.
6 Lo echaron a piedra, papel o tijera. L{HF:os/as} dos sacaron piedra. L{HF:os/as} dos sacaron papel. Siete veces seguidas sacaron lo mismo, que para eso sí se ponían de acuerdo.
6 A la octava ganó {F}. A {H} le tocó la cola, que era el cordón de una cortina.
8 —Desde aquí solo se ve colcha —dijo {H}, ya dentro.
8 —Pues disfrútala, que es de flores.
8 Dieron una vuelta de prueba. La escoba entró por una puerta, y la cola, por la de al lado. La joroba se quedó fuera, pensándoselo.
8 {X} silbó para ver si el camello acudía. Acudió la mitad.
10 Andar con cuatro patas parece sencillo, porque las vacas lo hacen sin estudiar. Pero las de una vaca son las cuatro del mismo parecer. Allí había dos que querían ir a la derecha y otras dos que querían ir delante, estuviera donde estuviera.
10 El camello de la cama abrió un ojo y l{HF:os/as} vio pasar hacia un lado. Abrió el otro, y ya pasaban hacia el contrario. Pidió, con mucha educación, que le volvieran a tomar la temperatura.`,
          en: `4! “Who will carry the sweets now?” asked the king.
4! “We will!” said {H} and {F}.
4! They got under the quilt. A broom was the neck. A boot was the nose.
4 {X} filled up the hump, one sweet in and one sweet eaten.
4 Thump! The camel sat down on itself.
6 “I go in front,” said {H}.
6 “I go in front,” said {F}. “I have a front sort of face.”
6 “What sort is that?”
6 “The sort that gets there first.”
6 {X} tossed a coin to settle it. It fell in the tub, and the camel would not lift its feet.
6 They tried rock, paper, scissors. Both were rock. Both were paper. Seven times they did just the same, since that was something they could agree on.
6 The eighth time it was {F} who won. So {H} got the tail, which was a curtain cord.
8 “All I can see is quilt,” said {H} from inside.
8 “Enjoy it. It has flowers.”
8 They went for a short walk. The broom took one door and the tail took the next. The hump stayed outside to think it over.
8 {X} gave a whistle to see if the camel would come. Half of it came.
10 It looks easy to walk on four legs, because cows can do it with no lessons. But all the legs of a cow are of one mind. Here there were two that wished to go to the right, and two that wished to go in front, wherever that might be.
10 The camel in bed opened one eye and saw them go past to the left. It opened the other, and they were going past to the right. It asked them, very politely, to see how hot its forehead was.`,
          alt: {
            es: '{H} y {F} hacen un camello con una colcha y una escoba.',
            en: '{H} and {F} make a camel out of a quilt and a broom.',
          },
          picture: {
            H: ['crouch', 'thoughtful', 'rope'],
            F: ['hold', 'excited', 'broom'],
            X: ['hold', 'happy', 'box'],
            props: ['blanket', 'boots', 'bed'],
            shot: 'medium',
          },
        },
        {
          es: `0-2 {F}, delante. {H}, detrás. ¡Arre!
0-2 {X} ríe: ¡ja, ja!
2-2 ¡Qué camello tan raro! Tiene flores.
4! Melchor colgó {thing} en la punta de la escoba.
4! —Ahí va la cabeza —dijo—. Por si se os olvida.
4 —¿Y si quiero llevar{lo:lo/la} yo? —preguntó la cola, que era {H}.
4 Nadie oyó a la cola. Pasa mucho.
6 Quedaba la tarde entera para aprender a andar. Metieron el camello en una mochila y se fueron a ensayar por ahí.
6 {X} puso cascabeles en las botas, dos y dos, para saber cuál llegaba tarde.
8 —En la primera esquina cambiamos —dijo {H}.
8 —En la primera no —dijo {F}—. En la última.
8 Desde la cama, alguien levantó una pata y les deseó suerte. Luego la metió corriendo, que hacía frío.
10 Melchor los vio alejarse y contó con los dedos: dos voces, dos cabezas, dos ideas de dónde estaba delante. «Con una joroba», pensó, «tendrá que bastar».`,
          en: `0-2 {F} in front. {H} behind. Off we go!
0-2 {X} laughs: ha, ha!
2-2 What a funny camel! It has flowers.
4! The old king hung {thing} on the tip of the broom.
4! “This end is the head,” he said. “In case you forget.”
4 “What if I want to carry that?” said the tail, who was {H}.
4 Nobody heard the tail. That happens to tails.
6 They had until nightfall to learn how to walk. So they put the camel in a backpack, and went off to practise.
6 {X} put bells on the boots, two and two, to find out which of them was late.
8 “We change places at the first corner,” said {H}.
8 “Not the first,” said {F}. “The last.”
8 Somebody put a foot out of bed and waved it for luck. Then it went in again, fast, out of the cold.
10 The king watched them go and counted on his fingers. There were two voices, two heads, and two ideas of where the front was. One hump, he thought, would have to do for all that.`,
          alt: {
            es: '{H} y {F} se van a ensayar con una escoba y {thing}.',
            en: '{H} and {F} go off to practise with a broom and {thing}.',
          },
          picture: {
            H: ['walk', 'thoughtful', 'backpack'],
            F: ['walk', 'proud', 'broom'],
            X: ['wave', 'happy'],
            showsThing: true,
            props: ['bed'],
            time: 'sunset',
            shot: 'wide',
          },
        },
      ],
    },
  ],
  setback: [
    {
      id: 'camel/setback/two-hearts',
      titles: { es: ['Dos corazones', 'Un camello de baja'], en: ['Two hearts', 'A camel on sick leave'] },
      moments: [
        {
          es: `0-2 {F} tira. {H} tira. ¡Patapum!
0-2 ¿Quién viene? ¡La veterinaria!
2-2 Quiere ver la lengua del camello.
4! {H} y {F} ensayaban {at}. ¡Pasó una veterinaria!
4! —Este camello anda fatal —dijo—. A ver, saca la lengua.
4 Por delante salió una lengua. ¡Y por detrás salió otra!
6 La veterinaria se limpió las gafas. Luego miró debajo de la cola y la lengua ya no estaba.
6 —Será el cansancio —murmuró, y abrió el maletín.
8 Llevaba veinte años curando cabras, gallinas y un loro que se creía persona. Persona que se creyera camello, ninguna.
10 Debajo de la colcha, dos voces muy bajitas discutían de quién había sido la idea. Desde fuera sonaba a tripas.`,
          en: `0-2 {F} pulls. {H} pulls. Bump!
0-2 Who is here? It is the vet!
2-2 She wants to see its tongue.
4! {H} and {F} were practising {at}. Along came a vet!
4! “This camel walks very badly,” she said. “Put out your tongue.”
4 A tongue came out in front. And one came out behind!
6 The vet wiped her glasses. She looked under the tail again, and now there was no tongue.
6 “I must be tired,” she said, and opened her bag.
8 In twenty years she had cured goats, hens and a parrot who took himself for a person. She had never had a person who took himself for a camel.
10 Under the quilt two very small voices argued about whose idea this was. From outside it sounded like a tummy.`,
          alt: {
            es: '{H} se agacha con la colcha y {F} lleva la escoba, junto a un estetoscopio.',
            en: '{H} bends down with the quilt and {F} holds the broom, by a stethoscope.',
          },
          picture: {
            H: ['crouch', 'worried', 'blanket'],
            F: ['stand', 'surprised', 'broom'],
            props: ['stethoscope', 'blanket'],
            time: 'sunset',
          },
        },
        {
          es: `4! La veterinaria puso la oreja delante: ¡pum, pum!
4! La puso detrás: ¡pumpumpum!
4 —Tiene dos corazones —dijo—. ¡Y no van a la vez! A la cama.
4 {X} preguntó si valía una siesta.
4! —¡No podemos! —dijo {H}—. ¡Hay cabalgata!
6 —¿Quién ha hablado? —preguntó ella.
6 —La barriga —dijo {F} por delante.
6 —La barriga no sabe lo de la cabalgata.
6 —Es una barriga muy enterada —dijo {H} por detrás.
6 La veterinaria escribió en un papel: «Reposo». Así que ya había un camello en la cama y otro que iba de camino.
6 {X} hizo cuentas: faltaba un camello para sustituir al que sustituía.
8 —Si me hubieras dejado ir delante… —susurró {H}.
8 —Si no tiraras de mí… —susurró {F}.
8 Se callaron, cada cual con su enfado y con media colcha. Se estaba muy mal allí dentro. Y, como no hablaba nadie, se oyó algo: un pum por un lado y otro pum por el otro.
8 —¿Ese eres tú? —preguntó {H}.
8 —Ese soy yo. ¿Y ese otro?
10 No se les había ocurrido escuchar. Uno iba con prisa, como quien sube escaleras. El otro iba a saltos, como quien las baja. {F} respiró hondo para esperar, y {H} respiró hondo para alcanzar.
10 No hizo falta que mandara nadie. A la cuarta vez respiraron a la vez, y la colcha entera subió y bajó como una sola panza, con flores y todo.
10 {X} lo vio desde fuera y no dijo nada, que también es una forma de ayudar.`,
          en: `4! The vet put her ear to the front. Thump, thump!
4! She put it to the back. Thumpety thump!
4 “It has two hearts,” she said, “and they are out of step! Bed.”
4 {X} asked if a nap would do.
4! “We can’t!” said {H}. “There is a parade!”
6 “Who said that?” asked the vet.
6 “My tummy,” said {F} in front.
6 “Tummies do not know about parades.”
6 “It is a very clever tummy,” said {H} behind.
6 The vet wrote one word on a slip: rest. So now there was one camel in bed, and one more on its way there.
6 {X} worked it out. They were short of a camel to stand in for the camel that stood in.
8 “If I had gone in front…” whispered {H}.
8 “If you did not pull…” whispered {F}.
8 They both went quiet, each with a sulk and half a quilt. It was no fun in there. And since nobody spoke, they could hear it: a thump on one side, and a thump on the other.
8 “Is that you?” asked {H}.
8 “That is me. So who is the other one?”
10 They had never thought of listening. One was in a rush, like feet going upstairs. The other hopped, like feet coming down. {F} took a deep breath to wait, and {H} took a deep breath to catch up.
10 Nobody had to be in charge of it. By the fourth time they were breathing as one, and all of the quilt went up and down like a single tummy, flowers and all.
10 {X} saw it from outside and said nothing, which is one more way to help.`,
          alt: {
            es: '{H} y {F} se sientan con la colcha y escuchan callad{HF:os/as}.',
            en: '{H} and {F} sit with the quilt, silent, and listen.',
          },
          picture: {
            H: ['sit', 'thoughtful', 'blanket'],
            F: ['sit', 'thoughtful'],
            X: ['stand', 'calm'],
            props: ['stethoscope', 'heart', 'heart'],
            time: 'sunset',
            together: ['face-to-face', 'H', 'F'],
          },
        },
        {
          es: `0-2 ¡Pum, pum! Un corazón. ¡Y otro!
0-2 {H} ríe. {F} ríe.
0-2 {X} escucha.
2-2 ¡Van a la vez! ¡Qué bien!
4-6! Debajo de la colcha, {H} y {F} se dieron la mano.
4! La veterinaria escuchó otra vez. ¡Pum, pum! ¡Pum, pum! ¡Los dos a la vez!
4 —Está curado —dijo—. Ya se puede levantar.
4! Y rompió el papel. ¡La cabalgata iba a empezar!
6 Luego escribió otro: «Un caramelo. Mejor dos». Dio uno por delante y otro por detrás, y guiñó un ojo.
6 —Ya decía yo —dijo, y se fue tan contenta.
8 {X} quiso saber si ella se lo había creído. Nadie supo contestar, pero el caramelo era de los que se dan a los niños valientes.
8 A lo lejos empezaba a sonar una trompeta, que probaba siempre la misma nota.
10 —Tienes un corazón muy ruidoso —dijo {F} mientras doblaban la colcha.
10 —Es para que lo encuentres —dijo {H}.`,
          en: `0-2 Thump, thump! One heart. And one more!
0-2 {H} laughs. {F} laughs.
0-2 {X} listens.
2-2 They go in step! How good!
4-6! Under the quilt, {H} and {F} held hands.
4! The vet had one more listen. Thump, thump! Thump, thump! They were in step!
4 “It is cured,” she said. “It can get up.”
4! And she tore up the slip. It was nearly time for the parade!
6 Then she wrote a new one: one sweet. She put in one more word, and it was “each”. She gave one to the front and one to the back.
6 “I thought as much,” she said with a wink, and off she went.
8 {X} wished to know if she had been fooled. Nobody could say, but they were the kind of sweets that brave children get.
8 Far away a trumpet was trying out one note, over and over again.
10 “You have a very loud heart,” said {F}, as they folded up the quilt.
10 “That is so you can find it,” said {H}.`,
          alt: {
            es: '{H} y {F} doblan la colcha y se ríen.',
            en: '{H} and {F} fold up the quilt and laugh.',
          },
          picture: {
            H: ['hold', 'happy', 'blanket'],
            F: ['cheer', 'happy'],
            X: ['stand', 'happy'],
            props: ['trumpet', 'star'],
            time: 'sunset',
          },
        },
      ],
    },
  ],
  climax: [
    {
      id: 'camel/climax/backwards',
      titles: {
        es: ['Un camello con dos delantes', 'Marcha atrás', 'El callejón'],
        en: ['A camel with two fronts', 'In reverse', 'The narrow lane'],
      },
      moments: [
        {
          es: `0-2 ¡Tarará! ¡Ya sale la cabalgata!
0-2 {F} va primero. {H}, después.
2-2 ¡Arriba la colcha! ¡Vamos, camello!
4! ¡Tarará! La cabalgata ya salía de {place}.
4! {F} se metió delante, con la escoba. {H} se metió detrás, con la cola.
4 —¿Ya es la última esquina? —preguntó {H}.
4 —Si aún no hemos pasado la primera —dijo {F}.
6 Melchor se subió con cuidado. La mitad de delante dijo «uf». La de detrás dijo «uf» un poco más tarde.
8 Por las orillas esperaban abuelos con bolsas, niños con paraguas del revés y un señor con una olla. Quien sabe de cabalgatas no va con las manos vacías.
10 Los camellos de los otros dos reyes se apartaron un poco. No era desprecio: es que nunca habían visto a un compañero con costuras, con ramos de flores y tan animado por dentro.`,
          en: `0-2 Toot, toot! Here is the parade!
0-2 First {F}. Then {H}.
2-2 Up with the quilt! Go, camel, go!
4! Toot, toot! The parade set off from {place}.
4! {F} went in front, with the broom. {H} went behind, with the tail.
4 “Is this the last corner?” asked {H}.
4 “It is not even the first,” said {F}.
6 The old king got on, with care. The front half said “oof”. A moment later so did the back half.
8 On both sides stood grandads with bags, children with upturned umbrellas and a man with a cooking pot. People who know about parades do not come with empty hands.
10 The two other camels moved over a bit. They did not mean to be rude. It was just that they had never met a colleague with seams, a pattern of roses and so much going on inside.`,
          alt: {
            es: '{F} y {H} se preparan con la colcha y {thing} para la cabalgata.',
            en: '{F} and {H} get ready for the parade with the quilt and {thing}.',
          },
          picture: {
            H: ['crouch', 'excited', 'blanket'],
            F: ['hold', 'excited', 'broom'],
            showsThing: true,
            props: ['trumpet', 'star', 'lantern'],
            time: 'night',
            shot: 'wide',
          },
        },
        {
          es: `4! {F} y {H} hacían de camello, con una colcha.
4! ¡Y se metieron en un callejón sin salida!
4 Detrás se había metido toda la cabalgata. Delante iba {F}, con {thing} en la escoba.
4 {X} llamó a la pared, por si abría alguien.
4! —¡Atrás! —gritó Melchor. Pero los camellos no saben ir hacia atrás.
6 Era una calle con forma de embudo, de las que engañan. A la derecha había una pared, a la izquierda otra y enfrente la tercera.
6 —¿Y si damos la vuelta? —preguntó {F}.
6 No cabía. Lo intentó el camello de Gaspar y se quedó de lado, como un libro en una estantería.
6 Los niños esperaban los caramelos en la plaza. Y la plaza quedaba al otro lado, detrás de la cola.
6 {X} preguntó cómo se dice «perdón, hay que salir» en camello. Se dice «mmm». No hizo efecto.
8 —Los nuestros nunca han ido marcha atrás —dijo un paje—. Vienen así de fábrica.
8 Entonces la cola se levantó, y por debajo salió una cara muy colorada. Era la de {H}.
8 —Pues yo la plaza la tengo delante —dijo.
8 —La tienes detrás —dijo {F}.
8 —La tienes detrás tú. ¡Yo la tengo delante!
8 Se hizo un silencio. Toda la tarde se habían peleado por saber quién iba primero. Y resultaba que eso dependía de hacia dónde se fuera.
10 {F} miró {thing}, que brillaba en la punta de la escoba. Le había costado ocho partidas. Le gustaba mucho ir delante: se ve todo, y todo el mundo te ve a ti.
10 También miró la pared. Allí delante ya no había nada más que ver.
10 —Toma —dijo por fin, y metió la mano por debajo de la colcha.`,
          en: `4! {F} and {H} were still the camel, in a quilt.
4! They walked into a lane with no way out.
4 The whole parade had come in after them. In front was {F}, with {thing} on the broom.
4 {X} knocked on the wall, in case somebody was in.
4! “Go back!” cried the king. But camels do not know how to go backwards.
6 It was a lane like a funnel, the kind that fools you. There was a wall on the right, a wall on the left and a wall in front.
6 “What if we turn round?” asked {F}.
6 There was no room. One camel tried it, and got stuck sideways like a book on a shelf.
6 The children were waiting for their sweets in the square. And the square was at the other end, behind the tail.
6 {X} asked what is the camel for “sorry, we need to get out”. It is “mmm”. It did no good.
8 “Ours have never gone in reverse,” said a page. “They are not made with one.”
8 Then the tail went up, and from under it came a very red face. It was {H}.
8 “But I have got the square in front of me,” said {H}.
8 “You have got it behind you,” said {F}.
8 “You have got it behind you. I have got it in front!”
8 There was a silence. All day long they had fought over who went first. And it turned out to depend on where you were going.
10 {F} looked up at {thing}, bright at the tip of the broom. It had taken eight goes to win. It was nice to be in front, where you see it all and they all see you.
10 Then {F} looked at the wall. There was nothing left to see in front.
10 “Here,” said {F} at last, and put a hand in under the quilt.`,
          alt: {
            es: '{H} señala la salida con la colcha en la mano y {F} sujeta la escoba.',
            en: '{H} points the way out, quilt in hand, and {F} holds the broom.',
          },
          picture: {
            H: ['point', 'excited', 'blanket'],
            F: ['hold', 'worried', 'broom'],
            X: ['reach', 'thoughtful'],
            showsThing: true,
            props: ['lantern', 'crown'],
            time: 'night',
          },
        },
        {
          es: `0-2 ¡Al revés! ¡Vamos al revés!
0-2 {H}, delante. {F}, detrás.
0-2 {X} grita: ¡caramelos!
2-2 Cae uno rojo. Cae uno azul. ¡Ñam!
4 {F} le dio {thing} a {H}.
4! ¡Ahora la cola era la cabeza!
4! —Uno, dos… ¡joroba! —dijeron. Y el camello salió al revés.
4 Los otros camellos cerraron los ojos y salieron detrás.
4 ¡Plaf! En la plaza se abrió la joroba. ¡Caramelos para todo el mundo!
6 Melchor iba sentado mirando hacia el callejón. Saludaba a los que ya había saludado.
6 {X} iba el último, que de pronto era el primero, y no sabía qué cara poner.
8 —¿Qué ves? —preguntó {F} desde atrás.
8 —Gente, faroles y un señor con una olla en la cabeza —dijo {H}—. Por el camino te lo cuento.
10 En cada esquina se pasaban la cabeza: ahora tú, ahora yo. Nadie en la plaza supo decir nunca hacia dónde miraba aquel camello. Pero iba todo él para el mismo sitio.
6 Y en eso, por el fondo de la plaza, llegó rodando una cama.`,
          en: `0-2 Back! Back we go!
0-2 {H} in front. {F} behind.
0-2 {X} calls out: sweets!
2-2 Here is a red one. Here is a blue one. Yum!
4 {F} gave {thing} to {H}.
4! Now the tail was the head!
4! “One, two, hump!” they said. And out went the camel, the other way round.
4 The other camels shut their eyes and came too.
4 Splat! In the square the hump burst. There were sweets for all!
6 The old king sat facing the lane. He waved at all the people whom he had waved at before.
6 {X} was last, which all of a sudden was first, and had no face ready for it.
8 “What do you see?” asked {F} from behind.
8 “People, lamps and a man with a pot on his head,” said {H}. “I will tell you as we go.”
10 At each corner they handed the head over: now you, now me. Nobody in the square could ever say which way that camel was facing. But all of it was going to the same place.
6 And just then, from the far end of the square, a bed came rolling in.`,
          alt: {
            es: '{F} y {H} se cambian el sitio con la escoba y la colcha, junto a {thing}.',
            en: '{F} and {H} change places with the broom and the quilt, by {thing}.',
          },
          picture: {
            H: ['reach', 'excited', 'blanket'],
            F: ['reach', 'happy', 'broom'],
            X: ['cheer', 'excited'],
            showsThing: true,
            props: ['star', 'lantern', 'umbrella'],
            time: 'night',
            together: ['give', 'F', 'H'],
            shot: 'wide',
          },
        },
      ],
    },
  ],
  resolution: [
    {
      id: 'camel/resolution/bed',
      titles: {
        es: ['La cama con ruedas', 'Lo que se despide', 'Huellas que entran'],
        en: ['The bed on wheels', 'How things say goodbye', 'Prints going in'],
      },
      moments: [
        {
          es: `0-2 ¡Rueda una cama! ¿Quién va dentro?
0-2 {F} sale. {H} sale.
2-2 ¡Hola, camello! ¿Estás mejor?
4! Dos pajes empujaban una cama con ruedas. Dentro iba el camello enfermo.
4! —Lo he oído desde la almohada —dijo el camello—. ¿De verdad habéis ido hacia atrás?
4 —Un rato {H} y un rato yo —dijo {F}.
6 El camello se quitó el termómetro de la boca, para hablar mejor, y se lo dio a Melchor. Melchor no supo dónde ponérselo.
6 —Siglos llevo yendo hacia delante —dijo—. Y siempre me he preguntado qué habría para el otro lado.
8 Se había puesto calcetines en las cuatro patas. En uno ponía «lunes», en otro «martes», y los otros dos eran jueves.
10 Hay que decir que un camello en la cama impone poco. Pero se incorporó, se estiró, y la plaza entera se acordó de golpe de lo alto que es un camello cuando va en serio.`,
          en: `0-2 A bed on wheels! Who is in it?
0-2 Out comes {F}. Out comes {H}.
2-2 Hello, camel! Are you better?
4! Two pages were pushing a bed on wheels. In it was the camel with the cold.
4! “I heard it from my pillow,” said the camel. “Did you really go backwards?”
4 “A bit of it {H} did, and a bit I did,” said {F}.
6 The camel sat up in its nightcap, to be heard better. The page fell off the end.
6 “I have been going forwards for hundreds of years,” it said. “I have always wondered what the other way is like.”
8 There were socks on all four of its feet. One of them said Monday, one said Tuesday, and the other two were both Thursday.
10 It must be said that a camel in bed is not much of a sight. But it sat up, and it stretched, and all at once the whole square remembered how tall a camel is when it means it.`,
          alt: { es: '{H} y {F} saludan a un camello y su cama.', en: '{H} and {F} greet a camel and its bed.' },
          picture: {
            H: ['wave', 'surprised'],
            F: ['stand', 'happy'],
            props: ['camel', 'bed', 'scarf', 'lantern'],
            time: 'night',
          },
        },
        {
          es: `4! —¿Me enseñáis? —pidió el camello.
4! {F} se puso delante. {H} se puso detrás. Y el camello, en medio.
4 —Yo miro por ti —dijo {H}—. Tú solo cuenta.
4! El camello dio un pasito hacia atrás. ¡Y otro! ¡Y otro!
4 {X} iba apartando las macetas.
6 —¿Qué tal? —preguntó {F}.
6 —Las cosas no vienen —dijo el camello, maravillado—. ¡Se despiden!
6 Y era verdad. La fuente se despidió, se despidieron los balcones y se despidió el señor de la olla, que además saludó con la tapa.
6 Los otros dos camellos pidieron la vez. Melchor, Gaspar y Baltasar esperaron de pie, con las coronas en la mano, porque delante de alguien que aprende no se mira el reloj.
6 {X} dio clases en la esquina a quien no alcanzaba. Un niño salió marcha atrás hasta su casa.
8 —¿Y cuál es el truco? —preguntó Melchor.
8 —Que haya alguien detrás —dijo el camello— y que te fíes.
8 {F} se quedó mirando a {H}, que había pasado media noche sin ver nada, con la cola en la mano, sin soltarla.
8 —La próxima vez eliges tú —dijo.
8 —Elijo por la mitad —dijo {H}.
8 {X} devolvió la escoba a su sitio, pero con un lazo, porque una escoba que ha sido camello no vuelve a barrer igual.
10 Los Reyes tenían mil balcones por delante. O por detrás, según. Antes de irse arroparon al camello con la colcha de flores, hasta la barbilla.
10 A quien preguntaba quién había ido delante, {H} le señalaba a {F} y {F} le señalaba a {H}. Lo hacían a la vez, sin contar ni nada.`,
          en: `4! “Will you teach me?” asked the camel.
4! {F} stood in front. {H} stood behind. In the middle stood the camel.
4 “I will look for you,” said {H}. “You just count.”
4! The camel took a step back. And one more! And one more!
4 {X} moved the flower pots out of the way.
6 “How is it?” asked {F}.
6 “Things do not come,” said the camel in wonder. “They wave goodbye!”
6 And so they did. The fountain said goodbye, and so did the lamps, and so did the man with the pot, who waved the lid as well.
6 The other two camels asked to be next. The Three Kings stood and waited, crowns in hand, as one does not look at the clock when somebody is learning.
6 {X} gave lessons in the corner to the small ones. One boy went home in reverse.
8 “What is the trick of it?” asked the old king.
8 “There has to be somebody behind you,” said the camel, “and you have to trust them.”
8 {F} looked at {H}, who had held on to that tail for half the night, with nothing to see, and had not let go.
8 “Next time you may choose,” said {F}.
8 “I choose half,” said {H}.
8 {X} put the broom back where it belonged, with a bow on it, since a broom that has been a camel never sweeps in quite the same way.
10 The Kings still had a thousand windows in front of them. Or behind them, as you like. Before they left they tucked the camel in with the flowery quilt, right up to the chin.
10 If anybody asked who had been in front, {H} pointed at {F} and {F} pointed at {H}. They did it at the same time, and did not even count.`,
          alt: {
            es: '{F} anda hacia atrás, {H} señala y un camello mira.',
            en: '{F} walks backwards, {H} points and a camel looks on.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['walk', 'happy'],
            X: ['dance', 'happy'],
            props: ['camel', 'blanket', 'crown', 'star'],
            time: 'night',
            shot: 'wide',
          },
        },
        {
          es: `0-2! ¡El camello trajo {thing}!
0-2 {H} lo ve. {F} lo ve.
0-2 {X} da palmas.
2-2 ¡Adiós, joroba! ¡Hasta otro año!
4! ¡Toda la cabalgata salió hacia atrás!
4 Y por la mañana, en los zapatos, estaba {thing}.
4 La etiqueta decía: «Para la cabeza».
4 —Es para ti —dijo {H}.
4 —No, para ti —dijo {F}.
6 Y se {lo:lo/la} pasaron de mano en mano hasta la hora de comer.
6 {X} encontró un cascabel en el desayuno y lo puso en la puerta, para saber quién llegaba tarde.
8 También había una colcha nueva, con un agujero para mirar delante y otro para mirar detrás.
10 Al vaso de los camellos le faltaba el agua, y al lado quedaba un calcetín en el que ponía «jueves». El jueves siguiente, por si acaso, dejaron la ventana abierta.
4! —¡Las huellas del camello entran y ninguna sale! —dijo {F}—. ¡Se fue hacia atrás!`,
          en: `0-2! The camel left {thing}!
0-2 {H} can see. {F} can see.
0-2 {X} claps.
2-2 Bye, hump! See you next year!
4! The whole parade had gone backwards!
4 And in the morning, by the shoes, was {thing}.
4 On the label it said: For the head.
4 “It is for you,” said {H}.
4 “No, for you,” said {F}.
6 And it went from hand to hand until lunch.
6 {X} found a bell at breakfast and put it on the door, to find out who was late.
8 There was a new quilt as well. It had one hole to look forwards and one to look back.
10 The water for the camels was gone, and beside the glass lay a sock that said Thursday. On the next Thursday they left the window open, just in case.
4! “The camel’s prints come in, and none go out!” said {F}. “It left backwards!”`,
          alt: {
            es: '{H} y {F} ven {thing} y unas huellas junto a la puerta.',
            en: '{H} and {F} see {thing}, and prints by the door.',
          },
          picture: {
            H: ['point', 'happy'],
            F: ['stand', 'surprised'],
            X: ['cheer', 'happy'],
            showsThing: true,
            props: ['door', 'footprints', 'gift', 'boots'],
            time: 'day',
          },
        },
      ],
    },
  ],
}
