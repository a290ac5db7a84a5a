import type { Plot } from './plot.ts'
import { inventionRetold } from './retold/invention.ts'

/** A machine to carry the thing goes only backwards; turned round, it climbs what nothing else could. */
export const invention: Plot = {
  id: 'invention',
  retold: inventionRetold,
  needs: ['ground'],
  refrains: { es: ['¡Traca, traca, tras!', '¡Una vez más!'], en: ['Clank, clank, clunk!', 'One more go!'] },
  blurb: {
    es: '{H} y {F} han inventado una máquina para llevar {thing}. Tiene cuatro ruedas, un embudo y un solo defecto: va hacia atrás. ¿Llegarán a tiempo para {event}?',
    en: '{H} and {F} have built a machine to carry {thing}. It has four wheels, a funnel and just one fault: it goes backwards. Can it be there in time for {event}?',
  },
  setup: {
    id: 'invention/setup',
    titles: {
      es: ['La máquina', 'Cuatro ruedas y un embudo', 'Prueba número uno'],
      en: ['The machine', 'Four wheels and a funnel', 'Test number one'],
    },
    moments: [
      {
        es: `0-2 ¡Una máquina! Traca, traca.
0-2! Es para {thing}.
2-2 Tiene cuatro ruedas. ¡Brum, brum!
4! {H} y {F} construyeron una máquina {at}.
4 Tenía cuatro ruedas y un embudo.
4! Iba a llevar {thing}. ¡Era para {event}!
4 —El año pasado se nos cayó en la sopa —dijo {F}.
6 {stake}
6 Por eso, este año nadie se atrevía a llevar nada en brazos. ¡Y menos, cerca de una olla!
6 —Con ruedas es imposible que se caiga —decía {H}—. Casi imposible.
8 {H} llevaba tres semanas dibujando ruedas. Las había en los cuadernos, en las servilletas y, sin querer, en una pared.
10 Los inventos empiezan siempre igual: alguien mira una cosa que se hace así de toda la vida y pregunta por qué. La pregunta era de {H}. El embudo era de {F}, y nadie sabía para qué servía. Quedaba bien.`,
        en: `0-2 A machine! Clank!
0-2! It is for {thing}.
2-2 It has four big wheels. Vroom!
4! {H} and {F} built a machine {at}.
4 It had four wheels and a funnel.
4! It would carry {thing}. It was for {event}.
4 “Last year it fell in the soup,” said {F}.
6 {stake}
6 So this year nobody dared to carry it by hand. And nobody dared at all if there was a pot about!
6 “On wheels it cannot fall,” said {H}. “Or hardly ever.”
8 For three weeks {H} had drawn wheels all over the place. They were in notebooks, on napkins and once, by mistake, on the wall.
10 All inventions start the same way: somebody looks at a thing that has always been done like that, and asks why. The question came from {H}. The funnel came from {F}, and nobody knew what it was for. It looked nice.`,
        alt: {
          es: '{H} y {F} enseñan su máquina con cuatro ruedas.',
          en: '{H} and {F} show off their machine on four wheels.',
        },
        picture: {
          H: ['hold', 'proud', 'wrench'],
          F: ['point', 'excited'],
          props: ['gear', 'wheel', 'box'],
          showsThing: true,
        },
      },
      {
        es: `4! {H} bajó la palanca. La máquina tosió... ¡y salió hacia atrás!
4 —¡Para, para! —gritó {F}.
4 ¡Cataplum! Chocó contra un montón de cajas.
4 {X} se tapó la boca, pero se le oyó la risa igual.
6 —Es un fallo pequeñito —dijo {H}, y cambió una rueda de sitio.
6 Segunda prueba. La máquina dio un brinco y escupió tres tornillos por el embudo. Luego volvió a irse de espaldas, todavía más deprisa.
6 —¡Ah, para eso servía! —dijo {F}, muy content{F:o/a} con su embudo.
6 —Las mías iban hacia delante —comentó {X}, que no había hecho ninguna.
6 Pero al cabo de un rato {X} buscó los tres tornillos. Los devolvió limpios y contados.
6 Probaron a darle un empujón, a cantarle y a ponerle la palanca del revés. Con la palanca del revés, la máquina tocó el claxon. Claxon no le habían puesto.
8 ¶{H} apuntó en el cuaderno: «Prueba uno, hacia atrás; prueba dos, hacia atrás, pero con más alegría».
8 —Vamos a ver qué funciona —propuso {F}—. Las ruedas funcionan. El motor funciona. El ruido funciona muchísimo.
8 —Lo único que falla es el lado —dijo {H}.
8 El sol ya iba alto. Si la desmontaban entera, no llegarían a tiempo. Si no la desmontaban, habría que empujarla todo el camino, y era un camino con sus subidas y sus bajadas.
10 ¶Un fallo que ocurre una vez es mala suerte. Cuando ocurre dos veces, exactamente igual, empieza a parecer una opinión. {H} sospechaba que aquella máquina tenía las suyas.
10 —Es cabezota —dijo {F}, apretando una tuerca—. Le dices una cosa y hace la contraria.
10 —Yo no la hice cabezota.
10 —No —admitió {F}—. Le habrá salido a alguien de la familia.
10 {H} fue a contestar, lo pensó mejor y siguió engrasando la palanca con toda la dignidad que permite tener aceite en la nariz.`,
        en: `4! {H} pulled the lever. The machine gave a cough... and shot off backwards!
4 “Stop, stop!” cried {F}.
4 Crash! It ran into a heap of boxes.
4 {X} tried not to laugh, and laughed all the same.
6 “It is just a small fault,” said {H}, and moved one wheel.
6 It was time for the second test. The machine hopped and spat three screws out of the funnel. Then it went backwards again, only faster.
6 “Oh, so that is what it is for!” said {F} with pride.
6 “Mine used to go forwards,” said {X}, who had never made one.
6 But after a while {X} found the three screws and gave them back, clean and counted.
6 They tried a push. They tried a song. They put the lever on upside down, and the machine honked a horn. They had not given it a horn.
8 ¶{H} wrote in the notebook, “Test one, backwards; test two, backwards, but in a better mood.”
8 “Let’s see what works,” said {F}. “The wheels work. The motor works. The noise works very well.”
8 “All that is wrong is the direction,” said {H}.
8 The sun was high by now. If they took it all to bits, they would be late. If they did not, they would have to push it the whole way. And it was a way with plenty of ups and downs.
10 ¶A fault that happens once is bad luck. When it happens twice, in just the same way, it starts to look like an opinion. This machine seemed to have a few.
10 “It is stubborn,” said {F}, and tightened a nut. “You tell it one thing and it does the other.”
10 “I did not make it stubborn.”
10 “No,” said {F}. “It must run in the family.”
10 {H} thought of an answer and thought again. Then it was back to the lever, with as much dignity as you can have with oil on your nose.`,
        alt: {
          es: 'La máquina va hacia atrás y {H} y {F} corren detrás.',
          en: 'The machine goes backwards and {H} and {F} run after it.',
        },
        picture: {
          H: ['run', 'surprised'],
          F: ['reach', 'worried'],
          X: ['cheer', 'happy'],
          props: ['gear', 'wheel', 'box'],
          shot: 'wide',
        },
      },
      {
        es: `0-2 ¡Uy! Va hacia atrás.
0-0 ¡Para, para!
2-2 ¡Para, máquina! ¡Para! ¡Cataplum!
0-2 {H} y {F} empujan.
2-2 {X} empuja también.
4! Ataron {thing} encima, con tres nudos.
4 —Empujamos y ya está —dijo {H}.
4 —¿Todo el camino? —dijo {F}.
4! ¡Y allá fueron! Chirriaba una rueda: ¡ñic, ñic, ñic!
6 {F} ató detrás una lata vacía. Con la lata y la rueda, aquello ya casi era una orquesta.
6 {X} les dio una bolsa con tuercas de repuesto. Dentro iba también un bocadillo, por si a la máquina le entraba hambre.
8 —Tú tranquil{H:o/a} —dijo {F}—. Seguro que por el camino se le pasa.
8 La máquina, como respuesta, soltó un tornillo más. Rodó hasta los pies de {H} y se quedó allí, muy quieto, como quien espera que le pregunten.
10 ¶{H} se guardó el tornillo. De todas las piezas que pensaba llevar en el bolsillo aquel día, esa era la más pequeña y la que más pesaba.`,
        en: `0-2 Oops! It goes backwards.
0-0 Stop, stop!
2-2 Stop, machine! Stop! Crash!
0-2 {H} and {F} push it.
2-2 {X} gives it a push.
4! They tied {thing} on top with three knots.
4 “We will just push it,” said {H}.
4 “The whole way?” said {F}.
4! And off they went! One wheel sang: eek, eek, eek!
6 {F} tied an empty tin on behind. With the tin and the wheel it was nearly a band.
6 {X} gave them a bag of spare nuts. There was a sandwich in it too, in case the machine got hungry.
8 “Do not worry,” said {F}. “It will get over it on the way.”
8 The machine replied by dropping one more screw. It rolled right up to {H} and lay there, very still, like somebody waiting to be asked.
10 ¶{H} put the screw away. Of all the bits that would travel in that pocket that day, it was the smallest, and it weighed the most.`,
        alt: {
          es: '{H} y {F} empujan la máquina con {thing} encima.',
          en: '{H} and {F} push the machine with {thing} on top.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['reach', 'happy'],
          X: ['wave', 'happy'],
          props: ['wheel', 'gear', 'rope'],
          showsThing: true,
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'invention/setback',
    titles: {
      es: ['Veintitrés piezas', 'Sobra una'],
      en: ['Twenty-three pieces', 'One too many'],
    },
    moments: [
      {
        es: `0-2 ¡Crac! Se rompe.
0-2 {H} se sienta. ¡Ay!
0-0 ¡Catacrac!
2-2 Hay piezas por todas partes. ¡Qué lío!
4! Pasó {at}. La máquina tembló. ¡Crac, crac, cataplás!
4! Se rompió en veintitrés piezas.
4 Una rueda siguió sola un rato y se tumbó.
6 {F} sujetó {thing} en el último segundo. No se había hecho ni un rasguño.
6 —Ay —dijo la máquina. O quizá fue {H}.
8 El embudo cayó de pie, que es como caen los gatos y los embudos. Lo demás cayó de cualquier manera. Había tornillos hasta en los zapatos.
10 Lo peor no fue el estruendo. Lo peor fue el silencio de después, con una sola tuerca dando vueltas en el suelo, cada vez más despacio, hasta pararse. A nadie se le ocurrió nada que decir, y eso que eran gente de mucho hablar.`,
        en: `0-2 Crack! It breaks.
0-2 {H} sits down. Oh no!
0-0 Crash, bang!
2-2 There are bits all over. What a mess!
4! The machine shook {at}. Crack, crack, crash!
4! It fell into twenty-three pieces.
4 One wheel went on alone for a bit and lay down.
6 {F} caught {thing} at the very last second. There was not a scratch on it.
6 “Ouch,” said the machine. Or it may have been {H}.
8 The funnel landed on its feet, as cats and funnels do. The rest of it landed anyhow. There were screws even in their shoes.
10 The crash was not the worst of it. The worst was the hush that came after, with one last nut going round and round on the ground, slower and slower, until it stopped. Nobody could think of a thing to say, and they were people who talked a lot.`,
        alt: {
          es: 'La máquina se ha roto y {H} mira las piezas.',
          en: 'The machine has broken and {H} looks at the pieces.',
        },
        picture: {
          H: ['sit', 'sad'],
          F: ['hold', 'worried'],
          props: ['gear', 'wheel', 'wrench', 'hammer'],
          shot: 'wide',
          weather: 'clouds',
        },
      },
      {
        es: `4 —No sirvo para inventar —dijo {H}, y tiró la llave inglesa.
4! {F} no dijo nada. Recogió una pieza. Y otra. Y otra.
4 —Una tuerca —contaba—. Un muelle. Un botón mío...
4 {X} trajo la rueda que se había escapado.
6 {H} miraba al suelo. Es lo que se hace para no llorar.
6 —¿Sabes por qué me gusta esta máquina? —dijo {F}—. Porque nadie sabe lo que va a hacer. Ni ella.
6 —Va hacia atrás. Eso es lo único que hace.
6 —Pues lo hace muy bien.
6 A {H} se le escapó media sonrisa. Con media tuvo bastante para coger el destornillador.
6 Montaron la máquina otra vez, pieza por pieza. Al terminar, en el suelo quedaba un muelle.
6 —Siempre sobra una —dijo {X}, con voz de experiencia.
8 ¶Lo buscaron en el dibujo. Allí estaba el muelle, con una flecha y tres signos de admiración. Nadie recordaba la razón.
8 —¿La desmontamos? —preguntó {F}.
8 {H} bajó la palanca, solo por ver. El motor arrancó a la primera. No tosía. Ronroneaba, igual que un gato encima de una manta.
8 —Le hacía daño —dijo {H}, con el muelle en la palma—. Llevaba todo el día quejándose y yo le apretaba las tuercas.
10 ¶Se quedaron escuchando aquel ruido nuevo. No es fácil oír a una máquina, ni a nadie, cuando uno ya ha decidido lo que tiene que decir.
10 —Perdona —le dijo {H} al embudo, a falta de una cara mejor.
10 Hay que reconocer que, desde fuera, la escena tenía poco de científica. Pero {F} se puso a recoger las herramientas sin reírse, y en aquel momento no había en el mundo una amistad más científica que aquella.`,
        en: `4 “I am no good at this,” said {H}, and dropped the spanner.
4! {F} did not speak. {F} picked up a bit. Then one more. Then one more.
4 “A nut,” said {F}. “A spring. A button of mine...”
4 {X} brought back the wheel that had run away.
6 {H} looked very hard at the ground. That is how you stop a tear.
6 “Do you know why I like this machine?” said {F}. “Nobody knows what it will do. It does not know either.”
6 “It goes backwards. That is all it does.”
6 “But it does it so well.”
6 {H} gave half a smile. Half was enough to pick up the screwdriver again.
6 They built the machine a second time, bit by bit. When they were done there was a spring left on the ground.
6 “There is always one left,” said {X}, like an expert.
8 ¶They looked it up in the drawing. The spring was there, with an arrow and three exclamation marks, and nobody could remember why.
8 “Shall we take it apart?” asked {F}.
8 {H} pulled the lever, just to see. The motor started first time. It did not cough. It purred, like a cat on a blanket.
8 “The spring hurt it,” said {H}. “It has been telling us all day, and I just tightened the nuts.”
10 ¶They stood and listened to the new sound. It is not easy to hear a machine, or anyone else, when you know already what it is going to say.
10 “I am sorry,” {H} told the funnel, for want of a better face.
10 It must be said that from the outside there was not much science in it. But {F} put the tools away and did not laugh, and just then there was not a more scientific friendship in the world.`,
        alt: {
          es: '{F} recoge piezas y anima a {H}.',
          en: '{F} picks up the pieces and cheers up {H}.',
        },
        picture: {
          H: ['sit', 'thoughtful', 'wrench'],
          F: ['kneel', 'calm', 'gear'],
          X: ['hold', 'calm', 'wheel'],
          props: ['hammer', 'box'],
        },
      },
      {
        es: `0-2 Una pieza. Dos piezas. ¡Tres!
0-2 {X} trae una rueda.
0-2 ¡Ya está! ¡Ya anda!
2-2 ¡Corre, {H!}, que se va!
4! {H} bajó la palanca. ¡La máquina ronroneó!
4 —¡Funciona! —gritó {F}.
4! Y salió disparada. Hacia atrás, claro.
4 Corrieron detrás, muert{HF:os/as} de risa.
8 {H} se guardó el muelle en el bolsillo, junto al tornillo. Todavía no sabía para qué, pero nunca se tira una pieza que ha dolido.
6 —¡Espera! ¡Que no sabes el camino! —gritaba {F}.
6 La máquina les sacaba ventaja. Nunca había corrido tanto. Hasta el embudo silbaba.
8 —¿Y cómo la paramos? —preguntó {F}, sin aliento.
8 —Eso venía en la página siguiente —dijo {H}.
8 —¿Y por qué no la hicimos?
8 —Porque se nos acabó la servilleta.
10 ¶La alcanzaron en un recodo, donde se había parado sola a esperar, con {thing} encima y una mariposa en el embudo. No parecía cansada. Parecía, más bien, que quería enseñarles algo.
10 El camino empezaba a subir, y las primeras luces de la tarde se encendían arriba, muy lejos.`,
        en: `0-2 One bit. Two bits. Three!
0-2 {X} finds a wheel.
0-2 It goes! It goes!
2-2 Run, {H!}, it will get away!
4! {H} pulled the lever. The machine purred!
4 “It works!” cried {F}.
4! And off it shot. Backwards, of course.
4 They ran after it and could not stop laughing.
8 {H} put the spring in a pocket, next to the screw. There was no use for it yet, but you never throw out a piece that hurt.
6 “Wait! You do not know the way!” shouted {F}.
6 The machine was ahead of them. It had never run so well. Even the funnel whistled.
8 “How do we stop it?” panted {F}.
8 “That was on the next page,” said {H}.
8 “And why did we not do that page?”
8 “We ran out of napkin.”
10 ¶They caught up with it at a bend. It had stopped by itself to wait, with {thing} on top and a butterfly on the funnel. It did not look tired. It looked as if it had something to show them.
10 The way had begun to climb, and the first lights of the evening were coming on, high up and far away.`,
        alt: {
          es: '{H} y {F} corren felices detrás de la máquina.',
          en: '{H} and {F} run happily after the machine.',
        },
        picture: {
          H: ['run', 'happy'],
          F: ['run', 'excited'],
          X: ['run', 'happy'],
          props: ['wheel', 'gear', 'cloud'],
          time: 'sunset',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'invention/climax',
    titles: { es: ['La última cuesta', 'Cuesta arriba'], en: ['The last hill', 'Uphill'] },
    moments: [
      {
        es: `0-2 ¡Qué cuesta tan alta!
0-2 {H} y {F} empujan.
0-0 ¡Uf!
2-2 La máquina no sube. ¡Uf, uf, uf!
4! Junto a {place} empezaba la última cuesta. ¡Era altísima!
4 Arriba había un hueco entre las piedras. Detrás se oía música.
4! Estaban a punto de empezar. ¡Y faltaba {thing}!
6 La rueda que chirriaba dejó de chirriar. También ella miraba la cuesta.
6 —¿Tú crees que podrá? —preguntó {F}.
6 —Con carrerilla —dijo {H}, que no lo creía.
8 —Hemos subido cosas peores —dijo {F}. No era verdad, pero sonó bien.
10 Hay cuestas que se suben con las piernas y cuestas que se suben con la cabeza. De momento, a {H} le dolían las dos cosas. El sol, que no empujaba nada, bajaba sin ningún esfuerzo por el otro lado.`,
        en: `0-2 What a high hill!
0-2 {H} and {F} push.
0-0 Phew!
2-2 It will not go up. Phew!
4! The last hill, by {place}, was so high!
4 At the top was a gap between the stones. They could hear music.
4! It was about to start. And {thing} was not there yet!
6 The wheel that squeaked went quiet. It was looking at the hill too.
6 “Do you think it can do it?” asked {F}.
6 “With a run-up,” said {H}, and hoped so.
8 “We have been up worse,” said {F}. It was not true, but it sounded good.
10 Some hills you climb with your legs and some with your head. Just then {H} had an ache in both. The sun, which had nothing to push, was going down the other side with no trouble at all.`,
        alt: {
          es: '{H} y {F} miran una cuesta muy empinada.',
          en: '{H} and {F} look up at a very steep hill.',
        },
        picture: {
          H: ['point', 'worried'],
          F: ['stand', 'surprised'],
          props: ['wheel', 'gear', 'stone'],
          showsThing: true,
          time: 'sunset',
          shot: 'wide',
        },
      },
      {
        es: `4! La máquina no quería subir. ¡Solo sabía ir hacia atrás!
4 {X} puso el hombro y empujó con todas sus fuerzas.
6 Subieron tres pasos. La máquina bajó cuatro.
6 Subieron cinco. La máquina se lo pensó y bajó seis.
6 —Así llegaremos ayer —dijo {F}.
6 Ataron una cuerda y tiraron desde arriba. La cuerda aguantó, los nudos aguantaron y {thing} ni se movió. Lo que no aguantó fue la cuesta: se deshacía en piedrecitas bajo los pies.
6 —¿Y si la dejamos aquí y corremos? —propuso {X}.
6 {H} miró {thing} y se acordó de la sopa. No. Había que llegar con máquina y todo.
8 [Probaron de lado, probaron en zigzag y probaron a pedírselo por favor./Probaron con carrerilla, probaron en zigzag y probaron a no mirarla.] La máquina ronroneaba, encantada de la vida, y resbalaba otra vez hasta abajo.
8 Arriba, la música se paró un momento, como cuando alguien pregunta si falta gente.
8 —Nos van a oír llegar —dijo {F}—. Por lo menos, la lata.
8 —Primero hay que llegar —dijo {H}, y escupió una piedrecita.
10 ¶Lo intentaron once veces. A la doce, {F} se sentó en mitad de la cuesta y se puso a comer. Un inventor sin merienda, decía, es solo alguien con las manos sucias.
10 Fue entonces, con la cara contra el metal caliente y los pies enterrados en piedras, cuando {H} dejó de empujar. No por cansancio, aunque también. Es que se le había ocurrido una cosa tan sencilla que daba vergüenza decirla en voz alta.`,
        en: `4! The machine would not go up. It could only go backwards!
4 {X} put a shoulder to it and pushed like mad.
6 They went up three steps. The machine rolled down four.
6 They went up five. The machine thought it over and rolled down six.
6 “Like this we will be there yesterday,” said {F}.
6 They tied on a rope and pulled from above. The rope held and the knots held. It was the hill that gave way, in little stones, under their feet.
6 “Could we leave it here and run?” asked {X}.
6 {H} looked at {thing} and thought of the soup. No. They had to get there, machine and all.
8 [They tried it sideways, they tried it in zigzags, and they tried saying please./They tried it with a run, they tried it in zigzags, and they tried not looking.] The machine purred, pleased with life, and slid back to the bottom.
8 Up above, the music stopped for a moment, as if somebody had asked who was missing.
8 “They will hear us come,” said {F}. “They will hear the tin, at least.”
8 “We have to get there first,” said {H}, and spat out a small stone.
10 ¶They tried it eleven times. On the twelfth {F} sat down in the middle of the hill and began to eat. An inventor without a snack, said {F}, is just somebody with dirty hands.
10 It was then, with one cheek on the hot metal and both feet deep in stones, that {H} stopped pushing. It was not because of being tired, or not only. It was because of a thought so simple that it was hard to say out loud.`,
        alt: {
          es: '{H} y {F} empujan la máquina cuesta arriba.',
          en: '{H} and {F} push the machine uphill.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['reach', 'determined', 'rope'],
          X: ['reach', 'determined'],
          props: ['wheel', 'gear', 'stone'],
          showsThing: true,
          time: 'sunset',
        },
      },
      {
        es: `0-2 ¡Le damos la vuelta!
0-2 ¡Sube! ¡Sube, sube!
0-0 ¡Traca, traca!
2-2 ¡Va hacia atrás y sube! ¡Sube como una cabra!
2-2 {F} grita: ¡arriba!
4 —Si solo va hacia atrás... —empezó {H}.
4! ¡Le dieron la vuelta! ¡Y subió!
4 ¡Ñic, ñic, ñic! ¡Como una cabra!
6 —¡Tres semanas mirándola del revés! —gritó {F}.
6 Montaron de un salto. Iban de espaldas, con las piernas colgando.
6 La lata saltaba, el embudo silbaba y {thing} brillaba como el primer día.
8 Y como iban de espaldas, vieron lo que nadie ve al subir. Vieron el camino, y a quienes venían detrás.
8 —¡Mira cuánta gente! —dijo {F}—. ¿De dónde han salido?
8 —De todas las veces que hicimos ruido —dijo {H}.
8 Saludaron. Abajo saludaron todos a la vez, y alguien se cayó de la risa.
10 ¶Eran muchos. Habían oído la lata, habían dejado lo que estaban haciendo y empujaban el aire con las manos, como si ayudara. Quizá ayudaba.`,
        en: `0-2 They turn it round!
0-2 Up it goes! Up, up!
0-0 Clank, clank!
2-2 It goes up backwards, just like a goat!
2-2 {F} cries: up we go!
4 “If it only goes backwards...” {H} began.
4! They turned it round! And up it went!
4 Eek, eek, eek! It went like a goat!
6 “Three weeks, and we had it back to front!” cried {F}.
6 They jumped on. They sat facing the wrong way, with their legs hanging down.
6 The tin jumped, the funnel whistled and {thing} looked as good as new.
8 And since they faced the wrong way, they saw what nobody sees on the way up. They saw the whole road, and the ones who came behind.
8 “Look at all those people!” said {F}. “Where did they come from?”
8 “From each time we made a noise,” said {H}.
8 They waved. Down below they all waved back, and somebody fell over laughing.
10 ¶There were a lot of them. They had heard the tin, they had dropped what they were doing, and they were pushing at the air with both hands, as if it helped. Perhaps it did.`,
        alt: {
          es: '{H} y {F} suben la cuesta sentad{HF:os/as} de espaldas.',
          en: '{H} and {F} ride up the hill facing backwards.',
        },
        picture: {
          H: ['sit', 'happy'],
          F: ['sit', 'excited'],
          props: ['wheel', 'gear', 'stone', 'flag'],
          showsThing: true,
          shot: 'wide',
          time: 'sunset',
        },
      },
    ],
  },
  resolution: {
    id: 'invention/resolution',
    titles: {
      es: ['Entrar de espaldas', 'La olla de la sopa', 'Todos a bordo'],
      en: ['In we go, backwards', 'The soup pot', 'All aboard'],
    },
    moments: [
      {
        es: `0-2 ¡Cuidado con la sopa!
0-2 {H} frena. ¡Uf!
0-0 ¡Por los pelos!
2-2 ¡Ni una gota! ¡Ha faltado poco!
4! La máquina pasó por el hueco, de espaldas.
4! ¡Iba directa a la olla de la sopa!
4 —¡El freno! —gritó {F}. No había freno.
6 La gente se apartó. Un señor levantó el cucharón, muy digno, como si fuera un guardia.
6 —¡Otra vez la sopa no! —gritó alguien del año pasado.
8 {H} buscó en el bolsillo. Un tornillo no servía para frenar nada. Un muelle, en cambio...
10 A veces la pieza que sobra es la que faltaba, solo que no le ha llegado la hora. Había, eso sí, que acertar a la primera, y {H} no había acertado a la primera en toda su vida de inventor{H:/a}.`,
        en: `0-2 Look out, the soup!
0-2 {H} stops it. Phew!
0-0 That was close!
2-2 Not one drop! But that was close!
4! The machine went through the gap, backwards.
4! It was heading right for the soup pot!
4 “The brake!” cried {F}. There was no brake.
6 People jumped aside. A man held up his spoon, very grand, as if he were a policeman.
6 “Not the soup again!” cried somebody who had been there last year.
8 {H} felt in one pocket. You cannot stop a thing with a screw. But with a spring...
10 Sometimes the piece left over is the one that was missing, only its time has not come. The trouble was that it had to work first time. In a whole life of inventing, {H} had never had a thing work first time.`,
        alt: {
          es: 'La máquina de {H} y {F} va directa a una olla.',
          en: 'The machine of {H} and {F} heads for a big pot.',
        },
        picture: {
          H: ['reach', 'surprised'],
          F: ['reach', 'scared'],
          showsThing: true,
          props: ['saucepan', 'soup', 'wheel', 'gear'],
          time: 'sunset',
          shot: 'wide',
        },
      },
      {
        es: `4! {H} encajó un muelle en la rueda. ¡Boing!
4! La máquina se paró a un dedo de la olla.
4 Arriba, {thing} se balanceó. Una vez. Dos veces. ¡Y se quedó quiet{lo:o/a}!
4 —Este año la sopa sabrá solo a sopa —dijo {X}.
6 Alguien empezó a aplaudir. Después nadie supo decir quién.
6 —¿Por qué va hacia atrás? —preguntó un niño muy pequeño.
6 {H} abrió la boca para explicar lo del fallo. Miró a {F}. La cerró.
6 —Para ver a los que vienen detrás —dijo.
6 Al niño le pareció lo más normal del mundo. ¿Podía montar? Claro que podía. También quiso montar su hermana. Y el del cucharón. Y una señora que había dicho que no, de ninguna manera.
6 {X} se puso a organizar la cola y se coló la primera vez y la tercera.
8 Dieron vueltas hasta que se encendieron los faroles. Como nadie veía adónde iba, se fiaban de quien tenían delante, que en realidad era detrás.
8 —Podríamos arreglarla para que fuera hacia delante —dijo {F}—. Ya sé cómo.
8 —Yo también —dijo {H}.
8 Ninguna mano se acercó a la caja de herramientas.
10 ¶Más tarde {H} abrió el cuaderno y buscó la página de las pruebas. Debajo de «hacia atrás, pero con más alegría» quedaba sitio para una línea. La pensó un buen rato.
10 «Prueba tres», escribió por fin: «no estaba mal hecha, estaba mal mirada».
10 {F} lo leyó por encima, le corrigió una falta y dibujó al lado un embudo, muy pequeño, con alas.`,
        en: `4! {H} jammed a spring in the wheel. Boing!
4! The machine stopped an inch from the pot.
4 Up on top, {thing} rocked. Once. Twice. And then it was still!
4 “This year the soup will taste of soup,” said {X}.
6 Somebody began to clap. Later nobody could say who it was.
6 “Why does it go backwards?” asked a very small boy.
6 {H} was about to tell him all about the fault. Then came a look at {F}, and a new idea.
6 “So that you can see who comes behind you,” said {H}.
6 The boy thought that made sense. Could he have a ride? Of course he could. His sister had one too. So did the man with the spoon. So did a lady who had said that she would not, not ever.
6 {X} took charge of the queue, and pushed in twice.
8 Round and round they went until the lamps were lit. Nobody could see where they were going. They had to trust whoever was in front, which was really behind.
8 “We could mend it so that it goes forwards,” said {F}. “I know how now.”
8 “So do I,” said {H}.
8 Not one hand went near the toolbox.
10 ¶Later on {H} opened the notebook and found the page of tests. Under “backwards, but in a better mood” there was room for one more line. It took a good while to think of.
10 “Test three,” {H} wrote at last, “not made wrong, only looked at wrong.”
10 {F} read it, put one spelling right and drew a funnel next to it, a very small one, with wings.`,
        alt: {
          es: 'La máquina se para junto a la olla y {H} y {F} respiran.',
          en: 'The machine stops by the pot and {H} and {F} breathe again.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['cheer', 'excited'],
          X: ['jump', 'happy'],
          showsThing: true,
          props: ['saucepan', 'soup', 'wheel', 'gear'],
          time: 'sunset',
        },
      },
      {
        es: `0-2! ¡Ya está aquí {thing}!
0-2 {X} da palmas.
0-2 {F} baila. {H} baila.
2-2 ¿Quieres sopa? ¡Hay sopa para todos!
2-2 La máquina ronca: traca, traca.
4! Por fin, {thing} estaba en su sitio. Y la sopa, en la olla.
4! ¡Y empezó {event}! Hubo sopa para todos.
6 La máquina durmió aquella noche en el mejor rincón. Le pusieron una manta y le dejaron fuera el embudo.
6 Hubo quien dijo que roncaba. {F} lo apuntó en el cuaderno, en la lista de cosas que funcionaban.
8 —Mañana la arreglamos —dijo {F}, bostezando.
8 —¿Arreglar qué? —contestó {H}.
8 ¶Por lo que se cuenta, ya hay quien ha construido otra igual. Todavía no ha conseguido que vaya hacia atrás.
10 ¶{H} pensó en todo lo que aún estaba por inventar: un despertador que dejara dormir, un paraguas para tres, una llave que abriera los lunes.
10 Y se volvieron a casa caminando de espaldas, para no perderse ni una sola luz.
4 A lo lejos sonó un claxon. ¡Moc, moc!`,
        en: `0-2! Here it is: {thing}!
0-2 {X} claps.
0-2 {F} dances. {H} dances.
2-2 Do you like soup? There is soup for all!
2-2 The machine snores: clank, clank.
4! At last, {thing} was in its place. So was the soup.
4! Now it was time for {event}! There was soup for all.
6 The machine slept in the best corner that night. They put a blanket on it and left the funnel out.
6 Some said that it snored. {F} put that in the notebook, on the list of things that worked.
8 “We will mend it tomorrow,” said {F} with a yawn.
8 “Mend what?” said {H}.
8 ¶Somebody has built one just like it since then, so people say. So far it will not go backwards.
10 ¶{H} thought of all there was still to invent: a clock that let you sleep, an umbrella for three, a key to open Mondays.
10 And they walked home backwards, so as not to miss a single light.
4 Far away a horn went: honk, honk!`,
        alt: {
          es: '{H} y {F} celebran junto a la máquina, con {thing}.',
          en: '{H} and {F} celebrate beside the machine, with {thing}.',
        },
        picture: {
          H: ['dance', 'happy'],
          F: ['cheer', 'happy'],
          X: ['dance', 'happy'],
          showsThing: true,
          props: ['wheel', 'gear', 'balloon', 'soup'],
          time: 'night',
          shot: 'wide',
          together: ['high-five', 'H', 'F'],
        },
      },
    ],
  },
}
