import type { Plot } from '../plot.ts'
import { camelRetold } from '../retold/camel.ts'

/** A camel of the Three Kings has a cold. Two stand in for it under one blanket, and the halves do not agree. */
export const camel: Plot = {
  id: 'camel',
  retold: camelRetold,
  themes: ['navidad'],
  needs: ['magic', 'ground'],
  refrains: {
    es: ['¡Uno, dos, joroba!', '¡Izquierda, derecha, joroba!'],
    en: ['One, two, hump!', 'Left, right, hump!'],
  },
  blurb: {
    es: 'Es la tarde de Reyes y el camello de Melchor tiene un catarro tremendo. ¡Sin joroba no hay caramelos! {H} y {F} se meten debajo de una manta: una mitad delante y otra detrás. Solo falta que las dos mitades vayan para el mismo lado.',
    en: 'The Three Kings are here, but one of their camels has a dreadful cold. No hump, no sweets! So {H} and {F} creep under a blanket, one half in front and one half behind. Now the two halves just have to walk the same way.',
  },
  setup: {
    id: 'camel/setup',
    titles: {
      es: ['¡Achís!', 'Un camello con bufanda', 'Se necesita camello'],
      en: ['Atishoo!', 'A camel in a scarf', 'Camel wanted'],
    },
    moments: [
      {
        es: `0-2 ¡Achís! Es un camello.
0-2 {H} trae una manta.
2-2 El camello se va a la cama.
4! Era la tarde de Reyes {at}. ¡Y alguien estornudó!
4! Era el camello del rey Melchor. ¡Achís!
4 —Tiene catarro —dijo Melchor—. Hoy no puede salir en la cabalgata.
6 Fue un estornudo de camello, o sea, de lado. A un paje se le dio la vuelta el gorro con la cabeza dentro.
6 Los caramelos iban en la joroba. Sin joroba no había caramelos.
8 Todo el mundo cree que en la joroba hay agua. Lo cuentan los camellos, para que nadie les pida un caramelo.
10 Melchor miró el cielo, miró el reloj y miró al camello. Llevaba dos mil años saliendo a su hora, y no era noche para empezar a llegar tarde.`,
        en: `0-2 Atishoo! It is a camel.
0-2 {H} brings a rug.
2-2 The camel must go to bed.
4! In Spain the Three Kings bring gifts by camel. Tonight was the night!
4! But {at} one camel had a cold. Atishoo!
4 “Not one step,” said the old king. “Off to bed.”
6 It was a camel sneeze, so it went sideways. It spun a page’s hat right round, with his head in it.
6 And the sweets for the parade were in the hump. No hump, no sweets.
8 People think that there is water in the hump. The camels tell them so, to be left in peace with the sweets.
10 The king looked at the sky, and at the clock, and at the camel. He had been on time for two thousand years, and this was not a good night to begin being late.`,
        alt: {
          es: '{H} y {F} traen una manta para un camello acatarrado.',
          en: '{H} and {F} bring a rug for a camel with a cold.',
        },
        picture: {
          H: ['hold', 'worried', 'blanket'],
          F: ['stand', 'surprised'],
          props: ['camel', 'blanket', 'scarf', 'crown'],
          time: 'sunset',
        },
      },
      {
        es: `4! —¿Dónde encuentro yo otro camello? —suspiró Melchor.
4! —Aquí —dijo {H}—. Somos camello y medio.
4! Cogieron una manta marrón y dos cojines. {H} se puso delante. {F} se puso detrás.
4 {X} pintó unas pestañas muy largas.
4 ¡Uy! Las patas de atrás pisaron a las de delante.
6 Los cojines eran la joroba. Los llenaron de caramelos hasta que no cerraba el botón.
6 —¿Qué ves? —preguntó {H}.
6 —Tu espalda —dijo {F}—. ¿Y tú?
6 —Todo.
6 —Qué bien vivís los de delante —dijo {F}.
6 {X} quiso probar si aguantaba un rey y se subió con cuidado. El camello se sentó por detrás y siguió de pie por delante.
6 Ensayaron dando vueltas. La mitad de delante giró para un lado. La de atrás, que no se había enterado, giró para el otro. Salió un camello larguísimo, con una arruga en el medio.
6 —Hay que contar —dijo {H}—. ¡Uno, dos y, en la joroba, paso!
6 —¿Y si cuento yo? —preguntó {F}.
6 —Tú no ves.
6 —Para contar no hace falta ver.
8 Melchor los miraba de lejos, con una mano en la barba. Había visto camellos cojos, camellos tímidos y uno que se mareaba en los puentes. Ninguno discutía consigo mismo.
8 —De frente da el pego —dijo por fin—. Procurad que nadie os mire de lado.
8 El camello de verdad asomó el hocico desde su manta. Los vio chocar, caerse y levantarse por partes. Cerró los ojos muy despacio.
8 {X} le puso otra bufanda, porque un cuello así pide dos.
10 —¿Ha dicho algo? —susurró {F}.
10 —Ha dicho «ay» —contestó {H}—. Pero puede que sea la garganta.
10 La verdad es que de camellos sabían poco. Sabían que tienen dos filas de pestañas, que mastican de lado y que, cuando no quieren andar, no andan. Esto último ya lo hacían igual que los buenos.
10 Tampoco habían caído en que la mitad de atrás lleva la cola. {F} la descubrió sin querer, tirando de ella, y ya no hubo quien se la quitara de las manos.`,
        en: `4! “Where can I find a camel now?” sighed the king.
4! “Here,” said {H}. “We make one. One and a bit.”
4! They took a brown rug and two cushions. {H} went in front. {F} went behind.
4 {X} painted some long, long lashes.
4 Oops! The back feet stood on the front feet.
6 The cushions were the hump. They filled them with sweets until the button would not shut.
6 “What can you see?” asked {H}.
6 “Your back,” said {F}. “You?”
6 “All of it.”
6 “It’s all right for some,” said {F}.
6 {X} climbed up, with care, to test if it would hold a king. The camel sat down at the back and stayed standing at the front.
6 They practised going round. The front half turned one way. The back half had not been told, and turned the other. It made a very long camel with a crease in the middle.
6 “We must count,” said {H}. “One, two, and on the hump we step!”
6 “What if I do the counting?” asked {F}.
6 “But you can’t see.”
6 “You don’t need to see to count.”
8 The old king watched from afar, with a hand in his beard. He had known lame camels, shy camels, and one that got dizzy on bridges. None of them had ever had a row with itself.
8 “From the front it will do,” he said at last. “Try not to let them see you from the side.”
8 The real camel put its nose out of the rug. It saw them bump, fall down and get up in parts. It closed its eyes, very slowly.
8 {X} gave it one more scarf, since a neck like that needs two.
10 “Did it say something?” whispered {F}.
10 “It said ‘ow’,” said {H}. “But that may be its throat.”
10 The truth is that they did not know much about camels. They knew that camels have two rows of lashes, chew sideways and, when they do not want to walk, do not walk. They could do that last part as well as any.
10 Nor had they thought that the back half comes with the tail. {F} found it by accident, by pulling it, and from then on nobody else was allowed to touch it.`,
        alt: {
          es: '{H} y {F} ensayan con una manta, un{HF:o/a} delante y otr{HF:o/a} detrás.',
          en: '{H} and {F} practise with a rug, one in front and one behind.',
        },
        picture: {
          H: ['walk', 'determined', 'blanket'],
          F: ['crouch', 'surprised', 'blanket'],
          X: ['reach', 'happy', 'paintbrush'],
          props: ['crown', 'box'],
          shot: 'medium',
        },
      },
      {
        es: `0-2 {H}, delante. {F}, detrás. ¡Hop!
0-2 {X} cuenta: uno, dos.
2-2 Una manta para dos. ¡Cuidado con la cola!
4! —La cabalgata sale cuando se haga de noche —dijo Melchor.
4! Del cuello de su camello nuevo colgó {thing}.
4 —Vamos ensayando por el camino —dijo {H}.
4 Doblaron el camello y se lo llevaron debajo del brazo.
6 Por detrás se oía estornudar. A cada estornudo, una ventana se cerraba sola.
6 {X} les apuntó los pasos en un papel: pata, pata, pata, pata. Por si se olvidaban del orden.
6 —¿Y si sale mal? —preguntó {F}.
6 —Si sale mal, somos dos medios camellos —dijo {H}—. Eso no lo tiene nadie.
8 {F} practicaba la cola. La movía a la izquierda para decir que sí y a la derecha para decir que también.
8 Un perro se les quedó mirando, muy serio, y prefirió cambiar de acera.
10 Desdoblado, el camello medía más que l{HF:os/as} dos junt{HF:os/as}. Doblado, cabía debajo de un brazo. Hay pocas cosas que se puedan decir al mismo tiempo de un camello y de un paraguas.`,
        en: `0-2 {H} in front. {F} behind. Hop!
0-2 {X} counts: one, two.
2-2 One rug for two. Mind the tail!
4! “The parade begins when it gets dark,” said the king.
4! He hung {thing} on the neck of his new camel.
4 “We can practise on the way,” said {H}.
4 They folded the camel and took it with them under one arm.
6 Behind them they could hear the sneezes. At each one, a window shut by itself.
6 {X} wrote down the steps for them: foot, foot, foot, foot. It was in case they forgot the order.
6 “And if it goes wrong?” asked {F}.
6 “Then we are two half camels,” said {H}. “Nobody has one of those.”
8 {F} was busy with the tail. It went left to say yes, and right to say yes as well.
8 A dog gave them a long, grave look and thought it best to cross the road.
10 Unfolded, the camel was longer than the two of them put end to end. Folded, it went under one arm. There are not many things that you can say both of a camel and of an umbrella.`,
        alt: {
          es: '{H} y {F} se van con la manta del camello, junto a {thing}.',
          en: '{H} and {F} set off with the camel rug and {thing}.',
        },
        picture: {
          H: ['walk', 'excited', 'blanket'],
          F: ['walk', 'happy', 'rope'],
          X: ['wave', 'happy'],
          showsThing: true,
          props: ['star'],
          time: 'sunset',
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'camel/setback',
    titles: { es: ['Medio camello', '¡Ras!'], en: ['Half a camel', 'Rrrip!'] },
    moments: [
      {
        es: `0-2 ¡Ras! Se rompe la manta.
0-2 {H}, aquí. {F}, allí.
2-2 ¡Medio camello! ¡Y otro medio!
4! El camello ensayaba {at}. Una mitad quería ir por aquí y la otra por allá.
4 —¡Por aquí! —dijo {H}.
4 —¡Por allá! —dijo {F}.
4! Y la manta hizo: ¡ras!
6 Se rompió por la mitad, justo donde nadie mandaba.
6 Ahora había un camello que se acababa de pronto, y otro que no empezaba.
8 —Pues yo solo voy mejor —dijo la mitad de delante.
8 —Pues yo también —dijo la de atrás, y se fue de espaldas, con la cola muy tiesa.
10 Desde lejos parecía un acuerdo. De cerca eran dos mantas sin saber qué hacer con el frío que les entraba por el lado nuevo.`,
        en: `0-2 Rip! The rug is in two.
0-2 {H} here. {F} there.
2-2 Half a camel! And half a camel!
4! The camel had a practice walk {at}. Half of it went left. Half of it went right.
4 “This way!” said {H}.
4 “That way!” said {F}.
4! And the rug went rrrip!
6 It tore in the middle, in the very place where nobody was in charge.
6 Now there was one camel that ended too soon, and one that did not begin.
8 “I walk better by myself,” said the front half.
8 “So do I,” said the back half, and it left, tail up, the wrong way round.
10 From far off it might have looked like an agreement. From close by it was two rugs with a draught on the new side.`,
        alt: {
          es: 'La manta se rompe y {H} y {F} se quedan con media cada un{HF:o/a}.',
          en: 'The rug tears, and {H} and {F} each hold a half.',
        },
        picture: {
          H: ['stand', 'angry', 'blanket'],
          F: ['stand', 'angry', 'blanket'],
          props: ['blanket'],
          shot: 'wide',
          time: 'sunset',
        },
      },
      {
        es: `4 {H} echó a andar. Le faltaban dos patas y una cola.
4! {F} echó a andar. Le faltaba la cabeza. ¡Pum! Se dio con una pared.
4 {X} le preguntó al camello dónde tenía el resto.
4! —Se me ha perdido —dijo {F}, muy bajito.
6 A {H} tampoco le iba mucho mejor. Quiso sentarse como los camellos, primero por detrás. No tenía detrás. Se cayó de espaldas.
6 —¿Quién cuenta? —preguntó al aire.
6 No contestó nadie. Uno, dos… y la joroba se la había quedado la otra mitad.
6 —Medio camello no es un camello pequeño —dijo {X}—. Es media cosa.
6 Entonces {H} oyó, al otro lado de la esquina, una voz que conocía. Iba contando pasos sola. Se perdía siempre en el tres, porque en el tres le tocaba a {H}.
6 {H} se asomó. Allí estaba {F}, dando vueltas alrededor de una farola y pidiéndole perdón cada vez.
8 —Eso no soy yo —dijo {H}.
8 —Ya lo sé —dijo {F} debajo de la manta—. Pero se deja llevar muy bien.
8 Se quedaron un rato call{HF:ados/adas}. La cola hizo un saludo pequeñito, de los que no comprometen.
8 —¿Tienes frío? —preguntó {H}.
8 —Solo por delante.
8 —Yo solo por detrás.
8 {X} dijo que aquello, cosido, daba justo un camello sin frío.
10 Se sentaron a coser. Ni {H} ni {F} sabían, así que cosieron a la vez, cada cual desde su punta, para encontrarse en el medio. Usaron el único hilo que había, y era rojo.
10 —Se va a notar —dijo {F}.
10 —Mejor. Así sabemos por dónde no hay que tirar.
10 Fue una costura horrible, con dos estilos distintos. Al darle un tirón para probarla, no se movió ni un pelo. Era, con diferencia, la parte más fuerte de todo el camello.`,
        en: `4 {H} set off. There were two feet and a tail missing.
4! {F} set off. There was no head. Bump! That was a wall.
4 {X} asked the camel where the rest of it was.
4! “I lost it,” said {F} in a small voice.
6 {H} did not do much better. A camel sits down back end first. There was no back end. {H} fell flat.
6 “Who is counting?” {H} asked the air.
6 The air did not say. One, two… and the other half had taken the hump.
6 “Half a camel is not a small camel,” said {X}. “It is half a thing.”
6 Then, from round the corner, came a voice that {H} knew. It was counting steps all by itself. It always got lost at three, since three was where {H} came in.
6 {H} peeped round. There was {F}, going round and round a lamp post, and saying sorry to it each time.
8 “That is not me,” said {H}.
8 “I know,” said {F} from under the rug. “But it’s very easy to get on with.”
8 They said nothing for a while. The tail gave a tiny wave, the kind that promises nothing.
8 “Are you cold?” asked {H}.
8 “Only in front.”
8 “I am only cold behind.”
8 {X} said that, sewn up, it came to exactly one warm camel.
10 They sat down to sew. Neither of them knew how, so they sewed at the same time, one from each end, to meet in the middle. They used the only thread there was, and it was red.
10 “It will show,” said {F}.
10 “Good. Then we will know where not to pull.”
10 It was an awful seam, in two different styles. They gave it a tug to test it, and it did not move by a hair. It was by far the strongest part of the whole camel.`,
        alt: {
          es: '{H} y {F} se encuentran y cosen la manta con hilo rojo.',
          en: '{H} and {F} meet again and sew the rug with red thread.',
        },
        picture: {
          H: ['sit', 'calm', 'thread'],
          F: ['sit', 'happy', 'blanket'],
          X: ['point', 'thoughtful'],
          props: ['scissors', 'thread'],
          time: 'sunset',
          together: ['face-to-face', 'H', 'F'],
        },
      },
      {
        es: `0-2 ¡Te he encontrado!
0-2 {F} cose. {H} cose.
0-2 {X} aplaude.
2-2 Ya hay un camello entero. ¡Y suenan los tambores!
4! El camello volvía a estar entero. ¡Y más fuerte!
4 En el medio tenía una costura roja, como una sonrisa.
4! Entonces se oyeron los tambores. ¡Bum, bum, bum!
6 —Es la cabalgata —dijo {F}—. ¡Y todavía no nos sale el giro!
6 —Nos sale medio —dijo {H}.
6 Se miraron y les entró la risa. Medio giro ya era algo.
8 {X} guardó la aguja en el gorro y echó a correr delante de todos. ¡Paso! ¡Que viene un camello!
8 El cielo se había puesto morado. En cada balcón empezaba a haber una cara, y en cada cara, dos ojos muy abiertos.
10 Antes de meterse debajo, {F} tocó la costura con un dedo. No dijo nada. Pero esa vez la cola se puso en marcha antes que las patas, y eso en un camello es buena señal.`,
        en: `0-2 There you are!
0-2 {F} sews. {H} sews.
0-2 {X} claps.
2-2 Now the camel is whole. Boom, boom, go the drums!
4! The camel was whole again. It was stronger too!
4 It had a red seam in the middle, like a smile.
4! Then they heard drums. Boom, boom, boom!
6 “That’s the parade,” said {F}. “And we still can’t do the turn!”
6 “We can do half of it,” said {H}.
6 They looked at each other and had to laugh. Half a turn was a start.
8 {X} stuck the needle in a hat and ran ahead of them, shouting that people should make way for a camel.
8 The sky had gone purple. There was a face at every window by now, and in every face two very round eyes.
10 Before they got underneath, {F} touched the seam with one finger. Nothing was said. But this time the tail set off before the feet did, and in a camel that is a good sign.`,
        alt: {
          es: '{H} y {F} corren con la manta cosida hacia los tambores.',
          en: '{H} and {F} run with the mended rug towards the drums.',
        },
        picture: {
          H: ['run', 'excited', 'blanket'],
          F: ['run', 'happy'],
          X: ['run', 'excited'],
          props: ['drum', 'star'],
          time: 'sunset',
          shot: 'wide',
        },
      },
    ],
  },
  climax: {
    id: 'camel/climax',
    titles: {
      es: ['La cabalgata', 'Un camello que discute', 'Cuatro patas y dos opiniones'],
      en: ['The parade', 'A camel in two minds', 'Four feet and two opinions'],
    },
    moments: [
      {
        es: `0-2 ¡Bum, bum! ¡La cabalgata!
0-2 {H} va delante. {F} va detrás.
2-2 ¡Qué oscuro está aquí dentro!
4! Se hizo de noche. La cabalgata salía de {place}.
4! Había faroles, tambores y niños subidos a hombros.
4 {H} y {F} se metieron en el camello.
6 Dentro estaba oscuro y olía a lana. {F} llevaba un caramelo en la boca, para darse valor.
6 —Si te pierdes, tira de la cola —dijo {H}.
8 Los otros dos camellos los miraron de arriba abajo. Uno levantó una ceja. Los camellos tienen las cejas hechas para eso.
10 Melchor se colocó la corona. Llevaba una hora diciendo que no estaba nervioso. Se lo había dicho a los pajes, a los camellos y a un buzón.`,
        en: `0-2 Boom, boom! The parade!
0-2 {H} in front. {F} behind.
2-2 It is so dark in here!
4! Now it was dark. The parade set off from {place}.
4! There were lamps and drums and children up on shoulders.
4 {H} and {F} got into the camel.
6 It was dark in there, and it smelled of wool. {F} had one sweet to suck, for courage.
6 “If you get lost, pull the tail,” said {H}.
8 The two other camels looked them up and down. One of them raised an eyebrow. Camels have just the eyebrows for it.
10 The old king put his crown straight. He had been saying for an hour that he was not nervous. He had said it to the pages, to the camels and to a letter box.`,
        alt: {
          es: '{H} y {F} se preparan con la manta entre faroles y tambores.',
          en: '{H} and {F} get ready with the rug among lamps and drums.',
        },
        picture: {
          H: ['hold', 'excited', 'blanket'],
          F: ['stand', 'worried', 'blanket'],
          showsThing: true,
          props: ['lantern', 'drum'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `4! {H} y {F} hacían de camello debajo de una manta. ¡Pero cada mitad tiraba para un lado!
4 {X} empujaba la joroba para que no se cayera.
6 En la primera curva, delante giró. Detrás siguió recto. El camello quedó cruzado en la calle, como una puerta.
6 La banda venía tocando y no frenó a tiempo. ¡Bum, chin, pof!
6 —¿Por qué se pelea solo? —preguntó una niña.
6 —Es que está pensando —dijo su padre.
6 —¡Caramelos! —gritó un niño. Y luego lo gritó la calle entera.
6 Pero el botón de la joroba estaba arriba del todo. Desde abajo no llegaba nadie.
8 —Hay que saltar —dijo {H}.
8 —¿Cuándo? —dijo {F}.
8 —¡Ahora! No, ahora. ¡Ahora!
8 Saltó delante, y detrás no. Saltó detrás, y delante ya estaba abajo. Parecía un columpio con pestañas.
8 Detrás ya se había parado todo: la banda, los pajes, otros dos camellos y una carroza con forma de zapato.
8 {X} pidió un aplauso, para ganar tiempo. Se lo dieron.
8 —Yo veo, pero no sé cuándo empujas —dijo {H} por fin.
8 —Y yo empujo, pero no sé adónde —dijo {F}.
8 Llevaban toda la tarde mandando a la vez. Nunca se les había ocurrido repartírselo.
10 —Tú cuentas —dijo {H}—. Yo miro.
10 Dicho así parecía poca cosa. Pero la mitad de delante acababa de dar la mitad del mando, que es lo que más cuesta llevar y lo que más cuesta soltar.
10 La cola se levantó muy despacio. Media calle pensó que era el final del número. La otra media, que entendía de camellos, se apartó un poco.`,
        en: `4! {H} and {F} were the camel, under a rug. But each half pulled its own way!
4 {X} held on to the hump, so that it would not fall.
6 At the first bend, the front turned. The back went straight on. The camel got stuck across the street, like a door.
6 The band came along and could not stop in time. Boom, ting, oof!
6 “Why is it fighting with itself?” asked a girl.
6 “It is having a think,” said her dad.
6 “Sweets!” shouted a boy. Then the whole street shouted it.
6 But the button of the hump was on the very top. Nobody could get to it.
8 “We have to jump,” said {H}.
8 “When?” said {F}.
8 “Now! No, now. Now!”
8 The front jumped and the back did not. The back jumped, and the front was down again. It looked like a see-saw with eyelashes.
8 {X} asked for a round of applause, to gain time, and got one.
8 “I can see, but I don’t know when you push,” said {H} at last.
8 “And I can push, but I don’t know where to,” said {F}.
8 All day long they had both been in charge. It had never crossed their minds to share it out.
10 “You count,” said {H}, “and I will look.”
10 It did not sound like much. But the front half had just given away half of being the boss, which is the hardest thing to carry and the hardest to put down.
10 The tail went up, very slowly. Half the street thought that it was the end of the act. The other half, who knew about camels, took one step back.`,
        alt: {
          es: 'El camello de {H} y {F} se atasca en medio de la cabalgata.',
          en: 'The camel of {H} and {F} gets stuck in the parade.',
        },
        picture: {
          H: ['walk', 'worried', 'blanket'],
          F: ['crouch', 'determined', 'blanket'],
          X: ['reach', 'worried'],
          props: ['drum', 'trumpet', 'lantern'],
          time: 'night',
        },
      },
      {
        es: `0-2 ¡Uno, dos y hop!
0-2 {H} salta. {F} salta.
0-2 {X} aplaude.
2-2 Se abre el botón. ¡Llueven caramelos! ¡Plic, plic, plic!
4! —¡Uno, dos, joroba! —contó {F}. ¡Y saltaron a la vez!
4-4! Un botón del camello se abrió. ¡Llovieron caramelos!
6! El botón se abrió. ¡Llovieron caramelos!
4 Llovieron rojos, verdes y amarillos. ¡Plic, plic, plic!
4 El camello bailó calle abajo.
6 Ahora sí que giraba. Giraba entero, con las cuatro patas en el mismo baile.
6 {X} abrió un paraguas, le dio la vuelta y lo llenó.
6 —¡Es el mejor camello que he visto! —gritó la niña.
8 Hasta la banda se había puesto a tocar al paso del camello, que era un paso que no existía: uno, dos, joroba.
8 Los otros camellos lo probaron en la esquina, cuando creían que no miraba nadie.
10 Melchor lanzaba caramelos a dos manos y se le torcía la corona. Ya no miraba el reloj.
8 Y entonces, detrás de todos, al final de la cabalgata, alguien estornudó de lado.`,
        en: `0-2 One, two and hop!
0-2 {H} jumps. {F} jumps.
0-2 {X} claps.
2-2 Pop goes the button. It rains sweets! Plip, plip, plop!
4! “One, two, hump!” called {F}. And they both jumped!
4! The button popped. It rained sweets!
4 There were red ones, green ones and yellow ones. Plip, plip, plop!
4 The camel danced down the street.
6 Now it could turn. All of it turned, with all its feet in one dance.
6 {X} put up an umbrella, upside down, and filled it.
6 “That is the best camel I ever saw!” cried the girl.
8 Even the band began to play in step with the camel. It was a step that nobody knew: one, two, hump.
8 The other camels tried it on the corner, when they thought that no one was looking.
10 The old king threw sweets with both hands, and his crown slid over one ear. He was not looking at the clock any more.
8 And then, behind them all, at the very end of the parade, somebody sneezed sideways.`,
        alt: {
          es: '{H} y {F} saltan a la vez y todo el mundo aplaude.',
          en: '{H} and {F} jump at the same time, and everybody claps.',
        },
        picture: {
          H: ['jump', 'excited', 'blanket'],
          F: ['jump', 'happy', 'blanket'],
          X: ['cheer', 'excited', 'umbrella'],
          props: ['star', 'lantern', 'drum'],
          time: 'night',
          shot: 'wide',
        },
      },
    ],
  },
  resolution: {
    id: 'camel/resolution',
    titles: {
      es: ['El otro camello', 'Un camello sin botones', 'Agua para los camellos'],
      en: ['The other camel', 'A camel with no buttons', 'Water for the camels'],
    },
    moments: [
      {
        es: `0-2 ¡Achís! ¿Quién viene?
0-2 {H} mira. {F} mira. ¡Es otro camello!
2-2 Este camello es de verdad. ¡Y respira!
4! ¡Achís! Al final de la cabalgata venía otro camello, con bufanda.
4! —Qué bien hecho está —dijo {F}—. ¿Por dónde se abre?
4 Buscó los botones. ¡No tenía!
6 Buscó la cremallera. Miró debajo. Le contó las patas, y todas eran suyas.
6 —¡Y qué pestañas! —dijo—. ¿Quién te las ha pintado?
6 El camello masticó de lado y no dijo nada.
6 —{F!} —dijo {H}, muy bajito—. Este respira.
8 Era el camello de Melchor. Se había levantado de la cama, porque con aquel jaleo no había quien durmiera, y quería saber quién era él.
10 Los tambores se callaron de uno en uno. Dos filas de pestañas se acercaron hasta quedar a un palmo. De tan cerca, un camello de verdad es muchísimo camello.`,
        en: `0-2 Atishoo! Who is that?
0-2 {H} looks. {F} looks.
2-2 It is a real camel! It is so big!
4! Atishoo! At the back there was one more camel, in a scarf.
4! “It is so well made,” said {F}. “How do you get in?”
4 {F} looked for buttons. It had none!
6 {F} looked for a zip. {F} looked underneath, and counted its legs. They were all its own.
6 “{F!},” said {H}, very softly. “This one is breathing.”
8 It was the king’s own camel. It had got up, as nobody could sleep in all that noise, and it wished to know who was being it.
10 Two rows of lashes came closer, until they were an inch away. From as near as that, a real camel is a great deal of camel.`,
        alt: {
          es: '{H} y {F} se encuentran con un camello de verdad.',
          en: '{H} and {F} come face to face with a real camel.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['reach', 'surprised'],
          props: ['camel', 'scarf', 'blanket', 'lantern'],
          time: 'night',
        },
      },
      {
        es: `4 El camello l{HF:os/as} miró por delante. L{HF:os/as} miró por detrás.
4! —La cola —dijo por fin—, muy bien.
4 {F} se puso colorad{F:o/a} de gusto.
4! —¡Sois el mejor camello suplente de mi vida! —dijo Melchor.
4 {X} repartió pañuelos, para el camello y para los emocionados.
6 —¿Y la cabeza? —preguntó {H}.
6 —La cabeza va justita —dijo el camello—. Pero la cola me ha enseñado cosas.
6 Luego pidió que le explicaran lo de «uno, dos, joroba». Lo probó. Tenía cuatro patas y ninguna discutía, así que le salió a la primera. Le supo a poco.
6 —Es más divertido con dos opiniones —reconoció.
6 Melchor les devolvió la manta, doblada con mucho respeto. Dentro había quedado un caramelo. Era de los de limón, que son los valientes.
6 Aquella noche el camello iba a encontrarse un vaso de agua en cada casa.
6 —¿Y la prefieres fría o del tiempo? —preguntó {F}.
6 —Del tiempo —dijo el camello—. Y con pañuelo, si puede ser.
6 {X} lo apuntó enseguida, pañuelo incluido.
8 Los Reyes tenían que irse. Quedaban mil balcones, y en cada balcón había unos zapatos esperando, muy juntos, con la punta hacia fuera.
8 —¿Os acercamos a casa? —preguntó Melchor.
8 Y así fue como el camello de dos volvió a casa montado en un camello de uno. Iban en el mismo orden de siempre, una mitad delante y otra detrás. Esta vez {F} pidió ver algo.
8 {X} iba al lado diciendo que nadie mirara hacia abajo, y mirando.
10 Desde arriba se veía todo: los faroles, las ventanas, la calle llena de papelitos de colores. {H} lo fue contando despacio, sin dejarse nada, aunque {F} podía verlo también.
10 —¿Por qué me lo cuentas, si lo estoy viendo? —preguntó {F}.
10 —Por costumbre —dijo {H}.
10 La verdad es que {F} lo veía mejor así. Hay cosas que necesitan dos ojos y cosas que necesitan cuatro, y las segundas suelen ser las bonitas.`,
        en: `4 The camel looked at them from the front. It looked at them from the back.
4! “The tail,” it said at last, “is very good.”
4 {F} went pink with joy.
4! “You are the best spare camel I ever had!” said the king.
4 {X} gave out hankies, some for the camel and some for the rest.
6 “What about the head?” asked {H}.
6 “The head will just about do,” said the camel. “But I have learned a thing or two from the tail.”
6 Then it asked about “one, two, hump”. It had a go. It had four legs and not one of them argued, so it got it right at once. It was a bit of a let-down.
6 “It is more fun in two minds,” said the camel.
6 The king gave them back the rug, folded with great respect. There was one sweet left in it. It was a lemon one, and those are for the brave.
6 In Spain, that night, there is water for the camels in each house.
6 “Do you like it cold, or not so cold?” asked {F}.
6 “Not so cold,” said the camel. “And with a hanky, if you can.”
6 {X} wrote that down, hanky and all.
8 The Kings had to go. There were still a thousand balconies to visit. On each one stood a pair of shoes, side by side, toes out.
8 “May we drop you off?” asked the king.
8 And that is how the camel for two went home on top of a camel for one. They sat as they always did, one half in front and one half behind. This time the back half asked to see.
8 {X} walked beside them and told them not to look down, and looked down.
10 From up there you could see it all: the lamps, the windows, the street full of bright bits of paper. {H} described it slowly and left nothing out, although {F} could see it too.
10 “Why tell me, when I am looking at it?” asked {F}.
10 “Habit,” said {H}.
10 The truth is that {F} saw it better that way. Some things take two eyes and some take four, and the second sort are mostly the lovely ones.`,
        alt: {
          es: '{H} y {F} vuelven a casa bajo las estrellas con su manta.',
          en: '{H} and {F} go home under the stars with their rug.',
        },
        picture: {
          H: ['sit', 'happy', 'blanket'],
          F: ['sit', 'proud'],
          X: ['walk', 'happy'],
          props: ['star', 'gift', 'crown'],
          time: 'night',
          shot: 'wide',
        },
      },
      {
        es: `0-2! ¡Cuántos regalos! {H} hace: ¡achís!
0-2 {F} trae la manta.
0-2 {X} ríe.
2-2 Ya es de día. ¡Salud, {H!}!
4! Fue la mejor cabalgata del mundo. Por la mañana, los zapatos estaban llenos.
4 {X} encontró un paraguas nuevo, ya lleno.
4 El vaso de los camellos estaba vacío.
6 Y al lado había un pañuelo, ¡usado!
6 Para {H} había unas gafas de ver lejos. Para {F} había unas botas, y estaban forradas de lana de camello.
6 Y para l{HF:os/as} dos había un paquete largo, y una nota: «Por si estornudo otra vez».
8 Dentro estaba {thing}, y un botón de joroba de repuesto.
8 —El año que viene pido delante —dijo {F}.
8 —Delante se pasa mucho frío en la nariz —contestó {H}, y quiso decir otra cosa, pero no pudo.
10 Fue subiendo desde muy abajo. {H} cerró los ojos, abrió la boca y se agarró a la mesa con todo lo que tenía.
4! Entonces, {H} hizo «¡achís!». Y {F} fue a por la manta: hoy le tocaba hacer de {H}.`,
        en: `0-2! Gifts! {H} goes: atishoo!
0-2 {F} brings the rug.
0-2 {X} laughs.
2-2 It is day. Bless you, {H!}!
4! It was the best parade there ever was. When day came, the shoes were full.
4 {X} got a new umbrella, and it was full.
4 The camels’ water was gone.
6 And beside it lay a hanky. It had been used!
6 There was a spyglass for {H}, to see from afar. There were boots for {F}, with camel wool inside.
6 And there was one long parcel for both, with a note: “In case I sneeze again.”
8 In it was {thing}, and one spare button for a hump.
8 “Next year I’ll go in front,” said {F}.
8 “It is cold for your nose in front,” said {H}, and tried to say one thing more, but could not.
10 It came up from a long way down. {H} shut both eyes, opened wide and held on to the table with everything there was to hold with.
4! Then {H} went “atishoo!” And {F} got the rug. Today it was {F.his} turn to be {H}.`,
        alt: {
          es: '{H} estornuda entre regalos y {F} le trae una manta.',
          en: '{H} sneezes among the gifts and {F} brings a rug.',
        },
        picture: {
          H: ['sit', 'surprised'],
          F: ['hold', 'happy', 'blanket'],
          X: ['stand', 'happy'],
          showsThing: true,
          props: ['gift', 'boots'],
          time: 'day',
        },
      },
    ],
  },
}
