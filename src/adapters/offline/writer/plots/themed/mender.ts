import type { Plot } from '../plot.ts'
import { menderRetold } from '../retold/mender.ts'

/** At night somebody mends what is broken. The clues squeak by in full daylight from the first page. */
export const mender: Plot = {
  id: 'mender',
  retold: menderRetold,
  themes: ['misterioso'],
  refrains: { es: ['¡Ñic, ñic, ñic!', '¿Quién lo arregló?'], en: ['Squeak, squeak, squeak!', 'Who mended it?'] },
  blurb: {
    es: 'Es el caso más raro del mundo: no falta nada. Al contrario. Cada noche, alguien arregla lo que estaba roto y deja un lacito rojo. ¿Quién será? Huele a menta, ata con la izquierda y no quiere que le den las gracias. Y entonces se rompe {thing}...',
    en: 'It is the oddest case in the world: nothing is missing. Each night somebody mends what was broken, and leaves a red bow. Who can it be? Somebody who smells of mint, ties with the left hand and does not want to be thanked. And then {thing} gets broken...',
  },
  setup: {
    id: 'mender/setup',
    titles: {
      es: ['No falta nada', 'La taza que amaneció entera', 'Un lacito rojo'],
      en: ['Nothing is missing', 'The cup that got better', 'A red bow'],
    },
    moments: [
      {
        es: `0-2! ¡Crac! Mi taza. ¡Pobre tacita!
0-2 Por la noche: ¡ñic, ñic!
2-2 ¡Ya está curada! ¿Quién ha sido?
4! {at}, {H} tenía una taza rota. Una mañana amaneció entera.
4! Llevaba un lacito rojo en el asa y olía a menta.
4 —Buenos días —dijo doña Inés, y pasó con su carrito. ¡Ñic, ñic!
6 —Qué caso tan raro —dijo {H}—. No nos falta nada. ¡Nos sobra un asa!
6 —¿Se os ha roto algo? —preguntó doña Inés, chupando un caramelo.
6 —Al revés —suspiró {F}.
8 Era la tercera vez aquella semana. Primero, un botón. Después, la pata de una silla. Siempre de noche, y siempre con lazo.
10 Contra los ladrones hay cerrojos. Contra quien entra, cose un dobladillo y se va de puntillas, no se ha inventado nada.`,
        en: `0-2! Crack! My cup. Poor cup!
0-2 In the night: squeak, squeak!
2-2 Now it is better! Who was it?
4! {H} had a broken cup {at}. One morning it was whole again.
4! It had a red bow, and it smelled of mint.
4 “Good morning,” said Mrs Peg, going by with her cart. Squeak!
6 “What an odd case,” said {H}. “Nothing is missing. We have a handle too many!”
6 “Have you broken something?” asked Mrs Peg, with a sweet in her cheek.
6 “The other way round,” sighed {F}.
8 It was the third time that week. First it had been a button. Then it had been the leg of a chair. It was always at night, and there was always a bow.
10 You can lock out a thief. But if somebody comes in, sews up a hem and tiptoes away, there is no lock in the world for that.`,
        alt: {
          es: '{H} enseña a {F} una taza arreglada con un lazo rojo.',
          en: '{H} shows {F} a mended cup with a red bow.',
        },
        picture: {
          H: ['hold', 'surprised', 'magnifier'],
          F: ['point', 'surprised'],
          props: ['bow', 'teapot', 'wheel'],
          shot: 'medium',
        },
      },
      {
        es: `4! No era solo la taza. ¡Pasaba por todas partes!
4 —Mi puerta ya no chirría —dijo un señor—. ¡No puedo dormir!
4 —Mi silla ya no cojea —dijo una señora—. ¡Me mareo!
4! Apuntaron las pistas: lazo rojo, menta y un ruido, ñic.
4 {X} olió la taza, la silla y al señor.
6 —Ata al revés —dijo {F}, mirando el lazo con la lupa—. La lazada cae hacia la izquierda.
6 —Alguien zurdo —apuntó {H}—. Zurdo, mañoso y mentolado.
6 Interrogaron a todo el mundo. El panadero solo sabía pegar migas. La maestra era zurda, pero olía a tiza.
6! Doña Inés se paró un momento y les ofreció caramelos con la mano izquierda.
6 —¿Y usted ha visto algo raro, doña Inés? —preguntó {H}, con la boca llena.
6 —Yo no veo nada sin las gafas —dijo ella—. Y las gafas las tengo rotas desde el invierno.
6 —Tome un lazo, a ver si hay suerte —bromeó {F}.
6 Ella se puso colorada y se marchó a toda prisa. ¡Ñic, ñic, ñic!
6 {X} confesó enseguida. Le dieron un botón para que lo cosiera y se cosió a la mesa.
8 —¿Por qué no se deja ver? —preguntó {F}—. Si fuera yo, lo iría contando.
8 —Eso es lo más misterioso de todo —dijo {H}—. Quien hace algo malo se esconde. Pero ¿quién se esconde para hacer algo bueno?
8 {F} mordió el caramelo. Hizo «crac», y por un momento toda la boca le supo a pista. Luego se le pasó.
8 {X} puso un cartel: «Se busca. Recompensa: las gracias». No se presentó nadie.
10 El señor de la puerta se echó un poco de sal en las bisagras, a escondidas, para volver a oírla. No funcionó. Estaba arreglada con un cariño tan terco que no había manera de estropearla. {H} lo apuntó: además de zurdo y mentolado, el culpable trabajaba de maravilla.`,
        en: `4! It was not just the cup. It was all over!
4 “My door has no creak,” said a man. “I cannot sleep!”
4 “My chair does not wobble,” said a lady. “It makes me giddy!”
4! They wrote down the clues: a red bow, mint, and a squeak.
4 {X} sniffed the cup, and the chair, and the man.
6 “It is tied the wrong way round,” said {F}, with the magnifier on the bow. “The loop falls to the left.”
6 “So they are left-handed,” wrote {H}. “Left-handed, clever and minty.”
6 They questioned them all. The baker could only stick crumbs. The teacher used her left hand, but she smelled of chalk.
6! Mrs Peg stopped, and held out a bag of sweets in her left hand.
6 “Have you seen anything odd, Mrs Peg?” asked {H} with a full mouth.
6 “I see nothing at all with no glasses,” she said. “Mine have been broken since the winter.”
6 “Put a bow on them, and you may be lucky,” joked {F}.
6 She went pink and left in a hurry. Squeak, squeak, squeak!
6 {X} owned up at once, was given a button, and was soon sewn to the table.
8 “Why will they not be seen?” asked {F}. “If it were me, I would tell everyone.”
8 “That is the biggest mystery of all,” said {H}. “People hide to do bad things. But who would hide to do a good one?”
8 {F} bit the sweet. It went crack, and for a moment a whole mouth tasted of clue. Then it was gone.
8 {X} put up a sign: “Wanted. Reward: thanks”. Nobody came forward.
10 In secret the man rubbed some salt into his hinges, so that he could hear his door again. It did not work. It had been mended with such stubborn love that there was no way to spoil it. {H} wrote it down. Left-handed, minty and, what is more, extremely good at it.`,
        alt: {
          es: '{H} y {F} buscan pistas con una lupa.',
          en: '{H} and {F} look for clues with a magnifier.',
        },
        picture: {
          H: ['crouch', 'thoughtful', 'magnifier'],
          F: ['point', 'thoughtful', 'pencil'],
          X: ['hold', 'surprised', 'thread'],
          props: ['bow', 'chair', 'thread'],
        },
      },
      {
        es: `0-2! ¿Quién cura las cosas? ¿Tú?
0-2! {X} huele.
0-2 {F} huele. ¡Mmm, menta!
0-2 ¡Un lazo rojo!
2-2! {H} encuentra otro lazo. ¡Y otro!
2-2 ¡Ñic! ¿Qué suena?
4! —Vamos a seguir los lazos —dijo {H}.
4! Y se pusieron en camino, con la lupa y tres caramelos.
4 Había un lazo en una valla. Había un lazo en una regadera.
4 Hasta un paraguas viejo tenía uno, muy elegante.
6 Las cosas arregladas parecían más contentas que las nuevas, como quien ha estado enfermo y ya sale.
6 {F} iba contando lazos. Siete, ocho, nueve. ¿Es que aquella persona no dormía nunca?
6 {X} se ató un lazo en el dedo para no olvidar a qué habían venido. Luego no se acordaba de para qué era el lazo.
8 —¿Qué le diremos cuando la encontremos? —preguntó {F}.
8 —¿«La»? —dijo {H}—. ¿Por qué has dicho «la»?
8 —A la persona —contestó {F}, y l{HF:os/as} dos se quedaron pensando.
10 Detrás de la esquina, algo hizo «ñic» y se calló de golpe, como se calla quien oye hablar de sí mismo.`,
        en: `0-2! Who mends it? Is it you?
0-2! {X} sniffs.
0-2 {F} sniffs. Mmm, mint!
0-2 A red bow!
2-2! {H} finds a bow! And one more!
4! “Let’s follow the bows,” said {H}.
4! So they set out with the magnifier and three sweets.
4 There was a bow on a fence. There was a bow on a watering can.
4 An old umbrella had one too, very smart.
6 Each mended thing looked happier than a new one, as you do when you get well again.
6 {F} counted the bows. Seven, eight, nine. When did this person sleep?
6 {X} tied a bow round one finger, not to forget, and forgot what for.
8 “What will we say to her when we find her?” asked {F}.
8 “Her?” said {H}. “Why did you say her?”
8 “I do not know,” said {F}, and they both thought about it for a while.
10 Round the corner something went “squeak” and then stopped at once, as you do when you hear people talk about you.`,
        alt: {
          es: '{H} y {F} siguen un rastro de lazos rojos.',
          en: '{H} and {F} follow a trail of red bows.',
        },
        picture: {
          H: ['walk', 'excited', 'magnifier'],
          F: ['walk', 'happy'],
          X: ['walk', 'thoughtful'],
          props: ['bow', 'thread', 'watering-can', 'umbrella'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'mender/setback',
    titles: {
      es: ['La trampa del paraguas', 'Con los ojos abiertos', 'Nos han arreglado'],
      en: ['The umbrella trap', 'Eyes wide open', 'We have been mended'],
    },
    moments: [
      {
        es: `0-2 Un paraguas roto. ¡Una trampa!
0-2 {H} se esconde. {F} también.
2-2 Chsss. ¿Quién vendrá? Chsss. Silencio.
4! {at} pusieron una trampa: un paraguas roto.
4! —Vendrá de noche a arreglarlo —dijo {H}—. ¡Y l{HF:os/as} dos estaremos despiert{HF:os/as}!
4 Se escondieron detrás de un saco.
6 Abrieron mucho los ojos. Los abrieron tanto que les entró frío por ahí.
6 —Yo vigilo por la izquierda —susurró {F}—. Y tú, por lo demás.
6 Luego {F} empezó a contar ovejas, por hacer algo.
8 Fue un error de principiante. Iba por la número nueve cuando las ovejas se tumbaron. {H} quiso despertarlas, pero no encontró dónde había dejado los ojos.
10 A las doce, la pareja de detectives más atenta de la comarca roncaba a dúo: media en sol y media en fa.`,
        en: `0-2! A broken umbrella. A trap!
0-2 {H} hides. {F} hides. Shhh!
2-2 Who will come? Shhh. So quiet.
4! They set a trap {at}: a broken umbrella.
4! “They will come at night to mend it,” said {H}. “And we will be awake!”
4 They hid behind a sack.
6 They kept their eyes wide open. They kept them so wide that the cold got in.
6 “I will watch the left,” whispered {F}. “You watch the rest.”
6 Then {F} began to count sheep, to have something to do.
8 It was a beginner’s mistake. At number nine the sheep lay down. {H} tried to wake them, but could not find a pair of eyes to do it with.
10 By midnight the two sharpest detectives for miles around were snoring a duet, one in G and the other in F.`,
        alt: {
          es: '{H} y {F} vigilan escondidos un paraguas roto.',
          en: '{H} and {F} hide and watch a broken umbrella.',
        },
        picture: {
          H: ['crouch', 'determined', 'magnifier'],
          F: ['crouch', 'sleepy'],
          props: ['umbrella', 'moon', 'star'],
          time: 'night',
        },
      },
      {
        es: `4! Cuando abrieron los ojos, ya era de día.
4! ¡El paraguas estaba arreglado! Y con lazo.
4 —¡Nos hemos dormido! —gritó {H}.
4 {X} también, pero de pie, y no se le notaba.
4 Entonces {F} se miró. ¡Llevaba un botón nuevo!
4-4 Y tenían una manta por encima. ¡Olía a menta!
6 {H} tenía cosido el agujero del bolsillo, el que perdía canicas. Y los cordones, atados con doble nudo.
6 Y alguien les había echado una manta por encima, y la manta olía a menta.
6 —No ha caído en la trampa —dijo {F}—. ¡Hemos caído nosotr{HF:os/as}!
6 {X} se encontró un remiendo en el codo, en forma de corazón. Se lo estuvo mirando todo el día.
6 Se quedaron un rato debajo de la manta. Se estaba muy bien. Era difícil sentirse mal detective con los pies tan calientes.
6 —Podía habernos despertado —dijo {H}.
6 —O haberse escapado sin más —dijo {F}—. Y se quedó a coserte el bolsillo.
6 En el suelo había dos rayas finas, una al lado de la otra.
6 —Ruedas —dijo {H}—. Dos ruedas muy secas. ¡Ñic!
8 —¿Y por qué no se las arregla? —preguntó {F}—. Con lo bien que se le da.
8 {H} miró el remiendo, miró las rayas y lo entendió un poquito.
8 —Porque eso es suyo —dijo—. Y lo suyo siempre lo deja para luego.
8 {X} metió la mano en el saco y sacó tres caramelos de menta, colocados en fila, uno para cada desayuno.
8 {F} guardó el papel del suyo, bien alisado, entre las páginas del cuaderno. Era verde, con una letra pequeña: la inicial de una tienda que ya no existía.
10 {H} pensó en todas las veces que algo había aparecido arreglado en su vida sin que se preguntara por quién. Una rodillera. Una cremallera. Un enfado. Puede que en el mundo haya más gente de noche de la que parece.
10 —La vamos a encontrar —dijo—. Pero ya no para pillarla.
10 —Ahora has dicho «la» tú —dijo {F}.`,
        en: `4! When they opened their eyes it was day.
4! The umbrella was mended! It had a bow and all.
4 “We fell asleep!” cried {H}.
4 So did {X}, but standing up, so it did not show.
4 Then {F} looked down. There was a new button!
4-4 And over them lay a blanket. It smelled of mint!
6 {H} found that the hole in one pocket had been sewn up, the one that lost marbles. And there was a double knot in each lace.
6 Somebody had put a blanket over them, and it smelled of mint.
6 “They did not fall into the trap,” said {F}. “We did!”
6 {X} had a patch on one elbow, like a heart, and looked at it all day.
6 They stayed under the blanket for a bit. It was so nice. It is hard to feel like a bad detective when your feet are so warm.
6 “They could have woken us up,” said {H}.
6 “Or just run away,” said {F}. “But they stayed to sew up your pocket.”
6 On the ground were two thin lines, side by side.
6 “Wheels,” said {H}. “Two wheels that need some oil. Squeak!”
8 “Then why not mend them?” asked {F}. “They are so good at it.”
8 {H} looked at the button, looked at the lines, and nearly saw.
8 “Those are their own,” said {H}. “And you always leave your own for later.”
8 {X} felt in the sack and took out three mint sweets in a row, one for each breakfast.
8 {F} smoothed out the wrapper and put it in the notebook. It was green, with a small letter on it, from a shop that was not there any more.
10 {H} thought of all the times that something had turned up mended, and nobody had asked who did it. A knee. A zip. A quarrel. There may be more night people in the world than you would think.
10 “We will find her,” said {H}. “But not to catch her now.”
10 “This time it was you who said her,” said {F}.`,
        alt: {
          es: '{H} y {F} despiertan con el paraguas arreglado.',
          en: '{H} and {F} wake up and find the umbrella mended.',
        },
        picture: {
          H: ['sit', 'surprised', 'umbrella'],
          F: ['sit', 'surprised', 'blanket'],
          X: ['stand', 'sleepy'],
          props: ['bow', 'thread', 'footprints'],
          time: 'dawn',
        },
      },
      {
        es: `0-2! ¡Se duermen! ¡Zzz, zzz!
0-2 Alguien trae una manta. ¡Ñic!
0-2! {X} ronca.
0-2 ¡Qué calentito!
2-2! ¡Arriba! ¡El paraguas está curado! ¡Oh!
4! —¡Sigamos las ruedas! —dijo {H}.
4! Las rayas subían, torcían y volvían a subir.
4 A lo lejos se oía: ¡ñic, ñic!
4 —Llevaremos {thing} de camino —dijo {F}—. ¡Es para {event}!
4 —¡Con cuidado!
6 {F} llevaba {thing} en brazos y no quitaba ojo a las rayas. Eso son dos cosas a la vez. Una sobraba.
6 —¡Qué cerca estamos! —decía—. ¡Huele a menta!
6 {X} dijo «cuidado» justo a tiempo, pero lo dijo mirando hacia otro lado.
8 —¿Tú sabes llevar una cosa y pensar en otra? —preguntó {H}.
8 —De toda la vida —dijo {F}.
8 El camino tenía piedras. Una de ellas llevaba años esperando a alguien que no mirara al suelo.
10 Las piedras son muy pacientes. Es casi lo único que hacen, y con el tiempo han llegado a hacerlo mejor que nadie.`,
        en: `0-2! They fell asleep! Zzz, zzz!
0-2 Who brings a blanket? Squeak!
0-2! {X} snores.
0-2 So warm!
2-2! Wake up! The umbrella is mended! Oh!
4! “Follow those wheels!” said {H}.
4! The lines went up, and round, and up again.
4 Far away it went: squeak, squeak!
4 “We can take {thing},” said {F}. “It is for {event}!”
4 “Careful!”
6 {F} had {thing} in both arms and both eyes on the lines. It was one thing too many.
6 “We are so close!” said {F}. “I can smell mint!”
6 {X} said “mind out” at just the right time, but said it to a tree.
8 “Can you hold one thing and think of another?” asked {H}.
8 “I always do,” said {F}.
8 There were stones on the way. One of them had waited all its life for somebody who did not look down.
10 Stones are very patient. It is nearly all they do, and over the years they have become better at it than anybody.`,
        alt: {
          es: '{H} y {F} siguen dos rayas de ruedas cuesta arriba.',
          en: '{H} and {F} follow two wheel tracks uphill.',
        },
        picture: {
          H: ['point', 'excited', 'magnifier'],
          F: ['walk', 'happy'],
          X: ['walk', 'worried'],
          props: ['stone', 'footprints'],
          showsThing: true,
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'mender/climax',
    titles: {
      es: ['¡Crac!', 'Una luz en lo alto', 'Contar hasta cien'],
      en: ['Crack!', 'A light up high', 'Counting to a hundred'],
    },
    moments: [
      {
        es: `0-2! ¡Crac! ¡Oh, no! ¡Se rompió!
0-2 {F} llora. {H} da besos.
2-2 ¿Quién lo cura? Escucha: ¡ñic, ñic!
4! {F} tropezó {at}. ¡CRAC! Se rompió {thing}.
4! Y ya casi era la hora de {event}.
6 —Ha sido sin querer —dijo {F}.
4 —¡Hay que encontrar a quien arregla las cosas! —dijo {H}.
6 {stake}
6 Pensaron en las pistas, todas juntas. Menta. Un lazo a la izquierda. Y un ruido...
6 ¡Ñic, ñic!, sonó muy lejos, cuesta arriba.
8 Se miraron. De golpe recordaron una mano izquierda que les ofrecía caramelos.
10 —¡Pero si nos saludaba todas las mañanas! —dijo {H}. Así es como se esconden las mejores pistas: dan los buenos días.`,
        en: `0-2 Crack! Oh no! It broke!
0-2 {F} cries. {H} gives a hug.
2-2 Who can mend it? Listen: squeak, squeak!
4! {F} tripped {at}. CRACK! That was the end of {thing}.
4! And it was nearly time for {event}.
6 “I did not mean to,” said {F}.
4 “We must find the one who mends things!” said {H}.
6 {stake}
6 They thought of all the clues at once. Mint. A bow to the left. And a noise...
6 Squeak, squeak, it went, far off and up the hill.
8 They looked at each other. All at once they could see it: a left hand, with a bag of sweets.
10 “But she said good morning to us every day!” said {H}. That is how the best clues hide. They say good morning.`,
        alt: {
          es: 'Se ha roto {thing}, y {H} consuela a {F}.',
          en: 'Something is broken, and {H} comforts {F}.',
        },
        picture: {
          H: ['kneel', 'calm'],
          F: ['sit', 'sad'],
          props: ['stone', 'thread'],
          showsThing: true,
          time: 'sunset',
          together: ['hug', 'H', 'F'],
        },
      },
      {
        es: `4! Se había roto {thing}. ¿Quién podría arreglar{lo:lo/la}?
4 {X} iba recogiendo los pedacitos en un pañuelo.
4! Siguieron el ruido: ¡ñic, ñic! Era doña Inés, con su carrito.
4 —¿Yo? —dijo ella—. Si me miran, me tiemblan las manos.
6 Hacía frío y oscurecía. Arriba, en una caseta, había una luz, hilo rojo y cien cosas esperando.
6 —Yo tenía una tienda —contó doña Inés—. La gente dejó de venir. Decían que lo arreglado es feo y que lo nuevo es mejor.
6 —¡No es verdad! —dijo {F}.
6 —Como de noche no me ve nadie, nadie me lo dice.
6 Se puso a buscar sus gafas. Seguían rotas. Sin ellas no veía ni el hilo.
6 —Entonces, seremos sus ojos y sus manos —dijo {H}—. Usted dice y nosotr{HF:os/as} hacemos.
6 —Primero se limpia bien —dijo ella—. Luego, poca cola. Casi nada. Lo que pega es la paciencia.
6 {H} juntó las dos mitades. {F} dio vueltas al hilo. Ahora había que apretar y contar hasta cien.
8 —Veintiuno, veintidós... —decía {F}—. ¿Y si contamos de dos en dos?
8 —La cola cuenta de uno en uno —dijo doña Inés.
8 {X} sostenía la lámpara y la respiración. A la altura del sesenta tuvo que elegir, y eligió la lámpara.
8 En el setenta les dolían los dedos. En el ochenta, los codos. Nadie soltó.
10 Entonces el viento se coló por una rendija y apagó la luz. Siguieron contando a oscuras, todos a la vez. La voz de doña Inés, que había empezado siendo un hilo, sonaba cada vez más a cuerda.
10 Era la primera vez en años que trabajaba acompañada. Tardó en darse cuenta de que no le temblaba nada.`,
        en: `4! CRACK! Now {thing} was broken. Who could mend it?
4 {X} put the little bits in a hanky.
4! They went after the noise: squeak, squeak! It was Mrs Peg and her cart.
4 “Me?” she said. “When people look at me, my hands shake.”
6 It was cold and it was getting dark. At the top was a hut with a lamp, red thread and a hundred things in a row.
6 “I had a shop once,” said Mrs Peg. “They stopped coming. They said that mended is ugly and new is best.”
6 “That is not true!” said {F}.
6 “At night nobody sees me, so nobody can say it.”
6 She felt about for her glasses. They were still broken. Without them she could not see the thread.
6 “Then we will be your eyes and hands,” said {H}. “You say it, and we do it.”
6 “First you clean it,” she said. “Then you need some glue. Hardly any. What sticks is patience.”
6 {H} held the two halves. {F} wound the thread. Now they had to press, and count to a hundred.
8 “Twenty-one, twenty-two,” said {F}. “Can we count in twos?”
8 “The glue counts in ones,” said Mrs Peg.
8 {X} was holding the lamp and a breath, and at sixty had to choose, and chose the lamp.
8 At seventy their fingers hurt. At eighty it was their elbows. Nobody let go.
10 Then the wind came in through a crack and blew out the light. They went on counting in the dark, all together. Mrs Peg had begun with a voice as thin as a thread, and with each number it was more like a rope.
10 It was years since she had worked with somebody beside her. It was some time before she saw that nothing was shaking.`,
        alt: {
          es: '{H} aprieta, {F} ata el hilo y juntos cuentan hasta cien.',
          en: '{H} presses, {F} ties the thread, and they count to a hundred.',
        },
        picture: {
          H: ['hold', 'determined'],
          F: ['hold', 'determined', 'thread'],
          X: ['hold', 'worried', 'lantern'],
          props: ['table', 'candle', 'wheel'],
          showsThing: true,
          time: 'night',
        },
      },
      {
        es: `0-2! Aprieta, aprieta. Uno, dos, tres...
0-2 {F} hace un lazo rojo.
0-2! {X} da luz.
0-2 Un poco más.
2-2! {H} no suelta. ¡No suelta, no!
4-6! {H} y {F} apretaron bien y contaron.
4! —¡Noventa y nueve... y cien! —dijeron.
4 Doña Inés hizo el lazo con la mano izquierda.
4 Nadie se atrevía a mirar.
4 —Soltad despacito —dijo ella.
4-4 Un dedo. Otro dedo. Otro más.
4 {F} cerró los ojos muy fuerte.
6 —¿Y si se cae? —susurró {F}.
6 —Pues lo cogemos —dijo {H}—. Para eso somos dos.
6 {H} levantó un dedo. Luego otro. Luego todos.
6 Fuera dejó de soplar el viento, como si también contara.
6 {X} miró primero con un ojo, que es mirar a medias.
8 Algo hizo «cric». Era {F}, que llevaba un buen rato sin mover el cuello.
8 —Si no aguanta, probamos otra vez —dijo {H}.
8 —Otros cien —dijo doña Inés—. A mí me sobran. Tengo cientos guardados desde que cerré la tienda.
10 En la caseta no se oía más que a los relojes arreglados, una pared entera, andando todos de puntillas. Ninguno quería ser el que rompiera aquel silencio, que era lo único que allí nadie sabía pegar.`,
        en: `0-2! Press, press. One, two, three...
0-2 {F} ties a red bow.
0-2! {X} has the lamp.
0-2 A bit more.
2-2! {H} does not let go! Not yet!
4-6! {H} and {F} pressed hard and counted.
4! “Ninety-nine... a hundred!” they said.
4 Mrs Peg tied the bow with her left hand.
4 Nobody dared to look.
4 “Let go slowly,” she said.
4-4 One finger. One more. One more.
4 {F} had both eyes shut tight.
6 “What if it falls?” whispered {F}.
6 “Then we catch it,” said {H}. “That is why there are two of us.”
6 {H} lifted one finger. Then one more. Then all of them.
6 {X} looked with one eye first, since that is just half a look.
8 Something went “creak”. It was {F}, who had not moved for a very long time.
8 “If it does not hold, we will do it again,” said {H}.
8 “That is a hundred more,” said Mrs Peg. “I have plenty. I have been saving them up since I shut the shop.”
10 In the hut there was no sound but the mended clocks, a whole wall of them, all going on tiptoe. Not one of them wished to break that silence, which was the one thing there that nobody knew how to glue.`,
        alt: {
          es: '{H} suelta despacio y {F} contiene la respiración.',
          en: '{H} lets go slowly while {F} holds a breath.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['kneel', 'worried', 'thread'],
          X: ['stand', 'scared', 'lantern'],
          props: ['clock', 'table'],
          showsThing: true,
          time: 'night',
          shot: 'close',
        },
      },
    ],
  },
  resolution: {
    id: 'mender/resolution',
    titles: {
      es: ['Aguanta', 'Las gracias, todas juntas', '¿Quién habrá sido?'],
      en: ['It holds', 'All the thanks at once', 'Now who could that be?'],
    },
    moments: [
      {
        es: `0-2! ¡Aguanta! ¡Ya no está rot{lo:o/a}!
0-2 {H} da un beso. ¡Muac!
2-2 ¡Gracias, doña Inés! ¡Gracias, gracias y gracias!
4! ¡Aguantaba! {thing} estaba como antes, y con un lazo rojo.
4 Se veía la raya del roto, fina como un pelo.
4 —¿Queda feo? —preguntó doña Inés, bajito.
4 —¡Queda mejor! —dijo {F}.
6 —Ahora tiene historia —dijo {H}—. Antes solo tenía polvo.
6 Doña Inés pasó el dedo por la raya, despacito, como quien lee.
8 —Siempre creí que había que disimularla —dijo.
8 —¿La raya? —dijo {F}—. ¡Si es lo que mejor nos ha salido!
8 Doña Inés fue a decir algo, pero se le rompió la voz. Por suerte, aquella noche estaba entre gente que sabía esperar hasta cien.
10 Hay lugares donde las grietas se rellenan con oro, para que se vean. Ella había usado hilo del número seis, y el efecto era el mismo.`,
        en: `0-2 It holds! It is better! Hooray!
0-2 {H} gives a kiss. Mwah!
2-2 Thank you, Mrs Peg! Thank you, thank you!
4! It held! Now {thing} was whole, with a red bow.
4 You could see the line, as thin as a hair.
4 “Is it ugly?” asked Mrs Peg.
4 “It is better!” said {F}.
6 “Now it has a story,” said {H}. “It just had dust before.”
6 Mrs Peg ran a finger along the line, slowly, as if it were a word.
8 Mrs Peg was going to speak, but her voice broke. Luckily she was with people who knew how to wait for a hundred.
10 There are places where they fill the cracks with gold, so that you can see them. She had used number six thread, and it looked just as fine.`,
        alt: {
          es: '{H} y {F} celebran: {thing} tiene un lazo rojo.',
          en: '{H} and {F} cheer: {thing} has a red bow.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['point', 'happy'],
          showsThing: true,
          props: ['bow', 'thread', 'lantern', 'heart'],
          time: 'night',
        },
      },
      {
        es: `4! Bajaron todos juntos, con el carrito. ¡Ñic, ñic, ñic!
4! —Era ella —dijo {H} a la gente—. ¡Ella lo arregla todo!
4 {X} empezó a aplaudir y ya no hubo quien parara aquello.
4 —¡Gracias por mi silla! —decían.
4 —¡Y por mi taza! —dijo {H}.
4 Doña Inés no sabía adónde mirar.
6 El señor de la puerta se acercó el último, con el sombrero en la mano.
6 —¿Y usted me podría poner otra vez el chirrido? —preguntó—. Uno pequeño. Para dormir.
6 —Claro que sí —dijo doña Inés—. ¿Agudo o grave?
6 Se rieron tanto que a la señora se le cayó la silla, y la silla no cojeó.
6 Luego fueron trayendo cosas: un calcetín sin talón, un tambor sin fondo, un tren sin una rueda. Nadie quería uno nuevo.
6 —De noche no —dijo {F}—. Ahora, de día. Y a la vista.
6 —¿Delante de todos? —preguntó ella.
6 —De todos los que quieran aprender —dijo {H}.
6 {X} colgó un cartel que decía «Se busca», y debajo puso: «Encontrada».
8 Doña Inés se sentó en una mesa, en medio de todos. Le temblaron las manos un momento. {H} se puso a un lado y {F} se puso al otro. Dejaron de temblar.
8 —¿Me enseña? —preguntó una niña.
8 —Primero se limpia —dijo doña Inés—. Luego, poca cola.
8 Y un montón de voces, sin que nadie lo mandara, empezó a contar hasta cien.
8 {X} contó hasta ciento cuatro, por si alguno se había saltado números.
10 {F} sacó el papel verde del caramelo y se lo dio. La letra pequeñita era una I. Doña Inés la reconoció enseguida: era de su tienda, de cuando tenía letrero.
10 —Pues ya tiene usted letrero otra vez —dijo {H}. Y lo ataron al carrito, con un lazo, hacia la izquierda.`,
        en: `4! They all went down with the cart. Squeak, squeak, squeak!
4! “It was her,” {H} told the people. “She mends it all!”
4 {X} began to clap, and after that there was no stopping it.
4 “Thank you for my chair!” they called.
4 “And for my cup!” said {H}.
4 Mrs Peg did not know where to look.
6 The man with the door came last, with his hat in his hand.
6 “Could you put my creak back in?” he asked. “Just a small one. To sleep by.”
6 “Of course,” said Mrs Peg. “High or low?”
6 They laughed so much that the lady’s chair fell over, and it did not wobble when it did.
6 Then they brought her things: a sock with no heel, a drum with no end. Nobody wanted a new one.
6 “No more nights,” said {F}. “By day now, where we can see you.”
6 “With all of them there?” she asked.
6 “All those who want to learn,” said {H}.
6 {X} hung up a sign that said “Wanted”, and wrote below it: “Found”.
8 Mrs Peg sat down at a table with all of them round her. For a moment her hands shook. {H} stood on one side and {F} stood on the other. The shaking stopped.
8 “Will you teach me?” asked a girl.
8 “First you clean it,” said Mrs Peg. “Then you need some glue.”
8 And a lot of voices, though nobody had told them to, began to count to a hundred.
8 {X} counted to a hundred and four, in case anybody had left some out.
10 {F} still had a green sweet wrapper, and held it out. The tiny letter on it was a P. Mrs Peg knew it at once. It came from her own shop, from the days when she had a sign.
10 “Well, now you have a sign again,” said {H}. And they tied it to the cart with a bow, to the left.`,
        alt: { es: '{H} y {F} celebran entre cosas arregladas.', en: '{H} and {F} cheer among mended things.' },
        picture: {
          H: ['point', 'proud'],
          F: ['cheer', 'happy'],
          X: ['cheer', 'happy'],
          props: ['bow', 'wheel', 'chair', 'drum', 'thread'],
        },
      },
      {
        es: `0-2! ¡Ñic, ñic! ¡Todo está curado!
0-2 {H} cose. {F} cose.
0-2! {X} cose.
0-2 ¡Qué lazos tan bonitos!
2-2! ¿Y el carrito? ¡Chsss! ¡Una sorpresa!
4! ¡Y empezó {event}! ¡Qué bonito lazo llevaba {thing}!
4-4 Por la noche, {H} y {F} engrasaron el carrito.
6 Aquella noche, {H} y {F} no se acostaron todavía.
6 A la mañana siguiente, el carrito tenía aceite en las ruedas.
6 Del manillar colgaban las gafas de doña Inés, enteras, con un lazo rojo. La lazada caía hacia la derecha.
6 —¿Quién habrá sido? —preguntó {H}, con aceite hasta las cejas.
6 {X} silbaba mirando al cielo. Le asomaba un destornillador.
8 Doña Inés se puso las gafas y l{HF:os/as} miró de arriba abajo.
8 —Un misterio —dijo—. Y de los buenos.
10 Hubo que acostumbrarse al silencio. Los primeros días, la gente no sabía cuándo saludar.
4! Como el carrito ya no sonaba, doña Inés lo cantó ella: ¡ñic, ñic, ñic!`,
        en: `0-2! Squeak! It is all mended!
0-2 {H} sews. {F} sews.
0-2! {X} sews.
0-2 What pretty bows!
2-2! And the cart? Shhh! It is a surprise!
4! It was time for {event}! How fine the bow looked on {thing}!
4-4 That night {H} and {F} put oil on the cart.
6 That night {H} and {F} did not go to bed just yet.
6 The next day there was oil on the wheels of the cart.
6 On the handle hung Mrs Peg’s glasses, mended, with a red bow. The loop fell to the right.
6 “Now who could that be?” asked {H}, all over oil.
6 {X} looked at the sky and whistled, with a screwdriver sticking out behind.
8 Mrs Peg put on her glasses and looked them up and down.
8 “It is a mystery,” she said. “And a good one.”
10 The silence took some getting used to. For the first few days, people did not know when to say good morning.
4! The cart made no noise now, so Mrs Peg sang it: squeak, squeak, squeak!`,
        alt: {
          es: '{H} y {F} disimulan junto a un carrito engrasado.',
          en: '{H} and {F} look innocent beside a well-oiled cart.',
        },
        picture: {
          H: ['stand', 'proud', 'wrench'],
          F: ['wave', 'happy'],
          X: ['stand', 'happy'],
          showsThing: true,
          props: ['bow', 'wheel', 'thread', 'sun'],
          shot: 'wide',
        },
      },
    ],
  },
}
