import type { Plot } from '../plot.ts'
import { noBrakesRetold } from '../retold/no-brakes.ts'

/** A robot waiter without brakes comes by every nine minutes, with the thing on its tray. Beside whoever keeps pace it stands still. */
export const noBrakes: Plot = {
  id: 'no-brakes',
  retold: noBrakesRetold,
  themes: ['ciencia ficcion', 'vehiculos'],
  needs: [],
  refrains: {
    es: ['¡Que viene Rodolfo!', '¡Ring! ¡Otra vuelta!'],
    en: ['Here comes Trundle!', 'Ring! Round again!'],
  },
  blurb: {
    es: 'Rodolfo es un robot camarero con seis ruedas y ningún freno. Pasa cada nueve minutos y no se para nunca. Encima de la bandeja lleva {thing}, y hace falta para {event}. {H} y {F} han probado con cajas, con una cuerda y con muy buenos modales. ¡Ring! ¡Y otra vuelta!',
    en: 'Trundle is a robot waiter with six wheels and no brakes. It comes by every nine minutes and it never stops. On its tray is {thing}, and that is needed for {event}. {H} and {F} have tried boxes, a rope and very good manners. Ring! And round again it goes!',
  },
  setup: {
    id: 'no-brakes/setup',
    titles: {
      es: ['Era una mesa', 'Cada nueve minutos', 'Un camarero sin freno'],
      en: ['It was a table', 'Every nine minutes', 'A waiter with no brakes'],
    },
    moments: [
      {
        es: `0-2 ¡Rueda, Rodolfo! ¡Rueda!
0-2 {F} deja algo encima. ¡Adiós!
2-2 ¡Vuelve, Rodolfo! Pero Rodolfo no para. ¡Ring!
4-4! {at} pasaba cada nueve minutos Rodolfo, el robot camarero. ¡No tenía freno!
4-4! {F} le puso encima {thing}. ¡Y Rodolfo se fue!
6! {at} pasaba cada nueve minutos Rodolfo, un robot camarero. Era plano como una mesa y no tenía freno. {F} le puso encima {thing}. ¡Y Rodolfo se fue!
4 —¡Ring! —hizo, y se perdió de vista.
6 Repartía bocadillos, cartas y tazas de chocolate. Quien quería algo lo tomaba al vuelo.
6 —Cuando me acerqué era una mesa —dijo {F}—. Luego ya no.
8 Su inventora había pensado en todo: la bandeja, el timbre, el pañito. Solo se le olvidó que alguna vez habría que parar.
10 Nueve minutos son pocos para hacer un bizcocho y muchísimos para quedarse mirando el sitio por donde acaba de irse algo.`,
        en: `0-2 Roll, Trundle! Roll!
0-2 {F} puts it on top. Bye-bye!
2-2 Come back, Trundle! But it does not stop. Ring!
4-4! Trundle was a robot waiter {at}. It had no brakes! It came by every nine minutes.
4-4! {F} put {thing} on top. And off it went!
6! Trundle was a robot waiter {at}. It was as flat as a table, and it had no brakes. It came by every nine minutes. {F} put {thing} on top. And off it went!
4 “Ring!” it went, and was gone.
6 It took round sandwiches, letters and cups of tea. If you wanted one, you had to be quick.
6 “It was a table when I got here,” said {F}. “Then it was not.”
8 The lady who built it had thought of it all, the tray, the bell and the little cloth. She just forgot that it might have to stop.
10 Nine minutes is not enough to bake a cake. But it is a very long time to stand and look at the place where something has just gone.`,
        alt: {
          es: 'Un robot con ruedas se aleja con {thing}. {F} se asusta y {H} lo señala.',
          en: 'A robot on wheels goes off with {thing}. {F} stares and {H} points.',
        },
        picture: {
          H: ['point', 'surprised'],
          F: ['reach', 'surprised'],
          props: ['robot', 'teapot', 'clock'],
          showsThing: true,
        },
      },
      {
        es: `4! A la vuelta siguiente pusieron una barrera de cajas.
4! Rodolfo la rodeó y tocó el timbre. ¡Ring!
4! Después probaron con una cuerda. ¡Se l{HF:os/as} llevó de paseo!
4 {X} se tumbó delante. Rodolfo le dejó una carta en la tripa.
4! —Por favor, Rodolfo, para —pidió {F}.
4 Rodolfo hizo «ring», pero no paró.
4 —¡Es que no sabe! —dijo {H}.
6 Probaron a esperarlo con las manos abiertas. ¡Zas! Llegaron tarde por un segundo.
6 —Pues empezamos un segundo antes —dijo {F}.
6 A la otra vuelta agarraron, con muchísima puntería, un bocadillo de atún.
6 No era que Rodolfo corriera. Iba a paso de abuela con la compra. Pero una abuela que no se para nunca es muy difícil de alcanzar si te quedas quiet{HF:o/a}.
6 {X} le hizo señas de guardia, con silbato. Rodolfo le sirvió un chocolate.
6 Le dejaron una nota en la bandeja: «Cuando puedas, para». Volvió con otra debajo: «Lo mismo le pido yo, Benito».
6 —¿Y nunca se ha parado? —le preguntaron a una señora con una taza.
6 —Una vez —dijo ella—. Pero luego resultó que era otro.
8 ¶{H} hizo un horario. Tenían nueve minutos para pensar y medio segundo para actuar.
8 —Es justo al revés de como vivo yo —dijo {F}.
8 —¿Y no se le gasta la pila?
8 —Se la cambia un muchacho sobre la marcha —explicó la señora—. Un chico muy ágil.
8 Lo dijo sorbiendo el chocolate y nadie le hizo caso. A veces lo más importante se dice así.
8 {X} calculó cuántas vueltas llevaría Rodolfo desde que nació, y tuvo que tumbarse.
10 ¶{F} volvió a leer la nota de Benito. La letra era de alguien que lleva mucho tiempo pidiendo lo mismo. No servía de nada, pero daba gusto saber que al otro lado de la vuelta había un tal Benito.
10 —¿Le contestamos? —preguntó {H}.
10 —Ponle «ánimo» —dijo {F}—. Y que el atún está muy bueno.`,
        en: `4! The next time round they put a wall of boxes in its way.
4! Trundle went round it and rang its bell. Ring!
4! Then they tried a rope. It took them for a walk!
4 {X} lay down in its way, and was given a letter.
4! “Please stop, Trundle,” said {F}.
4 Trundle went “ring”, but it did not stop.
4 “It does not know how!” said {H}.
6 They tried to catch it with open arms. Swish! They were too late by a second.
6 “So let’s start a second sooner,” said {F}.
6 The next time round, with a very good aim, they caught a tuna sandwich.
6 It was not that Trundle was fast. It went like somebody’s gran with her shopping. But a gran who never stops is hard to catch if you just stand there.
6 {X} blew a whistle, like a policeman. Trundle served {X.him} tea.
6 They left a note on the tray that said “Please stop”. It came back with a line below, “I keep asking, Ben”.
6 “Has it never stopped?” they asked a lady with a cup.
6 “It did once,” she said. “But it turned out to be another one.”
8 ¶{H} wrote out a timetable. They had nine minutes to think and half a second to do it.
8 “I am used to the other way round,” said {F}.
8 “Does the battery never run out?”
8 “There is a boy who puts in a new one on the go,” said the lady. “A very nimble boy.”
8 She said it into her tea, and nobody took it in. It is how people often say the most important things.
8 {X} tried to work out how many times Trundle had been round, and had to lie down.
10 ¶{F} read Ben’s note again. It was the hand of somebody who has been asking for the same thing for a very long time. It was no help at all, but it was nice to know that round the other side there was somebody called Ben.
10 “Shall we write back?” asked {H}.
10 “Tell him to keep his chin up,” said {F}. “And that the tuna is very good.”`,
        alt: {
          es: '{H} y {F} intentan parar al robot con cajas y una cuerda.',
          en: '{H} and {F} try to stop the robot with boxes and a rope.',
        },
        picture: {
          H: ['run', 'determined', 'rope'],
          F: ['reach', 'surprised'],
          X: ['lie', 'surprised', 'letter'],
          props: ['robot', 'boxes', 'sandwich'],
          shot: 'wide',
        },
      },
      {
        es: `0-2 ¡Ring, ring! ¡Rodolfo no para!
0-2 {H} corre. {F} corre. ¡Uf!
0-2 {X} dice: ¡para!
2-2 Da otra vuelta. ¡Y otra! ¡Ring!
4! —No hay manera de pararlo —dijo {F}.
4! —Pues lo esperaremos en otro sitio —dijo {H}.
4 Dibujaron la vuelta de Rodolfo. Era un redondel muy grande.
4! Y se pusieron en camino con un reloj y una cesta.
4 Faltaban muy pocas vueltas para {event}.
6 Antes de salir escribieron todo lo que no servía, para no repetirlo: cajas, cuerda, manos abiertas, educación.
6 —La educación la dejaría —dijo {F}—. No lo para, pero toca el timbre de otra manera.
8 La señora de la taza les prestó su reloj. Era de los que atrasan, pero poco y siempre igual.
8 —¿Y si nos cruzamos con él? —preguntó {F}.
8 —Saludamos —dijo {H}—. Y miramos bien por dónde se queda solo.
10 Es raro perseguir a alguien que no huye. Rodolfo no escapaba de nadie. Tenía sitio de sobra y muy buena voluntad, y lo único que le faltaba en el mundo era un pedal.
4! Detrás sonaba ya: ¡ring, ring!`,
        en: `0-2 Ring, ring! It will not stop!
0-2 {H} runs. {F} runs. Phew!
0-2 {X} says: stop!
2-2 Round it goes. And round again! Ring!
4! “There is no way to stop it,” said {F}.
4! “Then we will wait for it somewhere else,” said {H}.
4 They drew the way that Trundle went. It was a great big ring.
4! And off they went with a watch and a basket.
4 It would soon be time for {event}.
6 Before they left, they made a list of all that was no use: boxes, rope, open arms, manners.
6 “I would keep the manners,” said {F}. “It rings in a nicer way.”
8 The lady with the cup lent them her watch. It ran slow, but only a bit, and always by the same amount.
8 “What if we meet it?” asked {F}.
8 “We wave,” said {H}. “And we look for a good place to try again.”
10 It is odd to chase somebody who is not running away. Trundle was not trying to escape. It had plenty of room and the best of hearts, and all it lacked in the whole world was a pedal.
4! And there it was behind them: ring, ring!`,
        alt: {
          es: '{H} y {F} se ponen en camino con un reloj y una cesta.',
          en: '{H} and {F} set off with a watch and a basket.',
        },
        picture: {
          H: ['walk', 'determined', 'clock'],
          F: ['walk', 'happy', 'basket'],
          X: ['wave', 'happy'],
          props: ['robot', 'map'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'no-brakes/setback',
    titles: {
      es: ['Un poco más de peso', 'La montaña con ruedas', 'Diez, once, doce'],
      en: ['A bit more weight', 'A mountain on wheels', 'Ten, eleven, twelve'],
    },
    moments: [
      {
        es: `0-2 ¡Una caja! ¡Otra caja!
0-2 Rodolfo pesa mucho. ¡Uf!
2-2 {F} pone otra. ¡Qué despacio va!
4! {F} le puso a Rodolfo una caja al pasar. ¡Y fue más despacio!
4! —¡Cuanto más pesa, menos corre! —dijo {H}.
4! A cada vuelta le ponían algo más.
4 ¡Tenía que acabar parándose!
6 Le pusieron tres cajas, un sillón pequeño y los libros gordos de toda la vecindad. Tardó diez minutos en volver. Luego, once.
8 La gente colaboraba muchísimo. Un señor trajo una piedra que guardaba para una ocasión.
10 {H} llevaba la cuenta en una hoja, con dos columnas y una curva. Era una curva preciosa. Si seguía así, según sus cálculos, Rodolfo se pararía el martes.`,
        en: `0-2 A box! One more box!
0-2 Trundle is heavy. Phew!
2-2 {F} puts on more. It is so slow now!
4! {F} put a box on Trundle as it went by. It slowed down!
4! “The more it has on, the less it runs!” said {H}.
4! So each time round they put on a bit more.
4 In the end it would have to stop!
6 They put on three boxes, an armchair, and the fat books of all the people there. It took ten minutes to come round. Then it took eleven.
8 People were a great help. One man brought a stone that he had been keeping for a special day.
10 {H} kept the score on a sheet of paper, with two rows and a curve. It was a lovely curve. If it went on like that, by those sums, Trundle would stop on Tuesday.`,
        alt: {
          es: '{F} carga una caja en el robot y {H} hace cuentas.',
          en: '{F} loads a box onto the robot and {H} does sums.',
        },
        picture: {
          H: ['think', 'excited', 'pencil'],
          F: ['reach', 'determined', 'box'],
          props: ['robot', 'box', 'armchair', 'book'],
        },
      },
      {
        es: `4! Rodolfo iba ya cargado como una montaña. ¡Pero no paraba!
4! Y ahora tardaba veinte minutos en dar la vuelta.
4! —¡Lo hemos puesto peor! —dijo {F}.
4 Entre tanto bulto, ya no se veía {thing}.
4 {X} buscaba sus gafas. Iban en la montaña también.
4! Hubo que quitarlo todo, cosa a cosa.
6 Como solo pasaba cada veinte minutos, salía a una cosa por vuelta. La primera fue la piedra, y se la devolvieron al señor, que la abrazó.
6 —Más despacio no es lo mismo que quieto —dijo {H}.
6 —Es incluso lo contrario —dijo {F}—. Es más rato lejos.
6 El sillón fue lo peor. Lo agarraron a la vez, cada cual por un brazo. Sin darse cuenta, anduvieron un buen trecho al lado de Rodolfo, discutiendo por dónde sacarlo.
6 {X} iba sentad{X:o/a} en el sillón y opinaba que no corría prisa.
6 Cuando salió, Rodolfo dio un saltito y volvió a los nueve minutos, silbando por las juntas.
8 ¶—¿Te has fijado? —dijo {H}, con el sillón encima.
8 —¿En qué?
8 —En que con el sillón nos ha dado tiempo. Y con los bocadillos, nunca.
8 {F} lo pensó, pero pesaba demasiado para pensarlo bien.
8 —Será porque es más grande —dijo.
8 {X} se bajó del sillón con mucha dignidad y lo dejó todo apuntado.
10 ¶{H} miró la hoja. La curva seguía siendo preciosa. Pocas cosas hay tan tristes como una cuenta bien hecha que no sirve para nada.
10 —¿La tiramos? —preguntó {F}.
10 —No —dijo {H}—. Está bien. Lo que estaba mal era lo que le preguntábamos.
10 Y la guardó en la cesta, debajo de la tortilla, donde se guardan las cosas que todavía no han encontrado su pregunta.`,
        en: `4! By now Trundle was loaded up like a mountain. But it did not stop!
4! And now it took twenty minutes to come round.
4! “We have made it worse!” said {F}.
4 You could not even see {thing} under the heap.
4 {X} was looking for some glasses. They were on the heap too.
4! It all had to come off, bit by bit.
6 As it only came by every twenty minutes, they got off one thing each time. The stone was first. They gave it back to the man, and he hugged it.
6 “Slower is not the same as still,” said {H}.
6 “It is worse,” said {F}. “It is away for longer.”
6 The armchair was the hard one. They each took hold of one arm. They walked quite a way at Trundle’s side, and could not agree on which way was out.
6 {X} sat in the armchair, and was in no hurry.
6 When it came off, Trundle gave a hop. The next time it took nine minutes again, and it whistled.
8 ¶“Did you see that?” said {H}, under the armchair.
8 “See what?”
8 “We had time for the armchair. We never have time for a sandwich.”
8 {F} thought about it, but the chair was too heavy to think well.
8 “It must be because it is bigger,” said {F}.
8 {X} got down from the chair, head high, and made a note of it.
10 ¶{H} looked at the sheet of paper. It was still a lovely curve. Few things are as sad as a sum that is quite right and no use at all.
10 “Shall we throw it out?” asked {F}.
10 “No,” said {H}. “There is nothing wrong with it. We just asked it the wrong thing.”
10 So it went into the basket, under the pie, along with other things that had not found their question yet.`,
        alt: {
          es: '{H} y {F} descargan un sillón del robot sin dejar de andar.',
          en: '{H} and {F} unload a chair from the robot as they walk.',
        },
        picture: {
          H: ['walk', 'determined'],
          F: ['walk', 'determined'],
          X: ['sit', 'surprised'],
          props: ['robot', 'armchair', 'boxes', 'stone', 'book'],
        },
      },
      {
        es: `0-2 ¡Fuera cajas! ¡Fuera!
0-2 Rodolfo da un saltito. ¡Ring!
0-2 {X} saluda.
2-2 {H} y {F} están muy cansad{HF:os/as}. ¡Otra vuelta!
4! Al final solo quedaba {thing} en la bandeja.
4! Rodolfo pasó ligerito. ¡Ring!
4 —Estamos como al principio —suspiró {F}.
4 —No —dijo {H}—. Al principio no estábamos cansad{HF:os/as}.
4 Y se sentaron en el sillón, a ver si se les ocurría algo.
6 Desde el sillón, Rodolfo pasaba deprisa. Pero lo que llevaba en la bandeja no se movía ni una pizca. Ni un bocadillo se caía.
6 —Qué bien se va ahí encima —dijo {F}.
6 {X} contó los bocadillos para comprobarlo, y luego contó uno menos.
8 —Pues los bocadillos van a la misma velocidad que él —dijo {H}, y se quedó con la boca abierta.
8 Lo tenía en la punta de la lengua. Era algo de bocadillos.
10 A lo lejos, por el otro lado del redondel, un tal Benito dejó otra nota en la bandeja. Llegaría en cuatro minutos y medio. Decía: «Gracias, estaba buenísimo».
4! ¡Que viene otra vez! ¿Y qué harían ahora?`,
        en: `0-2 Off with the boxes! Off!
0-2 Trundle gives a hop. Ring!
0-2 {X} waves.
2-2 {H} and {F} are so tired. Round again!
4! At last there was only {thing} on the tray.
4! Trundle rolled by as light as air. Ring!
4 “We are back where we began,” sighed {F}.
4 “No,” said {H}. “When we began we were not tired.”
4 And they sat down in the armchair, to have a think.
6 From the armchair Trundle looked quick. But the things on its tray did not move one bit. No sandwich ever fell off.
6 “It must be a smooth ride up there,” said {F}.
6 {X} counted the sandwiches, to make sure, and then counted one less.
8 “The sandwiches go at the same speed as Trundle,” said {H}, with an open mouth.
8 There it was, right on the tip of the tongue. It was something about sandwiches.
10 Far off, round the other side, somebody called Ben left one more note on the tray. It would get there in four and a half minutes. It said that the tuna was lovely.
4! Here it comes again! And what now?`,
        alt: {
          es: '{H} y {F} descansan en un sillón mientras pasa el robot.',
          en: '{H} and {F} rest in a chair as the robot goes by.',
        },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['sit', 'sleepy'],
          X: ['hold', 'happy', 'sandwich'],
          showsThing: true,
          props: ['robot', 'armchair', 'sandwich'],
        },
      },
    ],
  },
  climax: {
    id: 'no-brakes/climax',
    titles: {
      es: ['Al mismo paso', 'La última vuelta', 'Está quieto'],
      en: ['In step', 'The last time round', 'It is standing still'],
    },
    moments: [
      {
        es: `0-2 ¡Que viene! ¡Que viene!
0-2 {H} a un lado. {F} al otro.
2-2 ¿Quién tiene la culpa? ¡Tú! ¡No, tú!
4! Solo quedaba una vuelta antes de {event}.
4! {H} se puso a un lado. {F}, al otro.
4! ¡Ring! Pasó Rodolfo, y se les escapó por en medio.
4 —¡Era para ti! —dijo {H}.
6 —¡Era para ti! —dijo {F}—. ¡Yo estaba explicándote una cosa!
6 —¿Qué cosa?
8 Y {F}, por no gritar, echó a andar para contársela de cerca. {H} echó a andar también, porque no le gusta que le den la razón de lejos.
10 Hay conversaciones que no se pueden tener de pie. Piden andar. La gente que discute bien gasta muchísimo zapato.`,
        en: `0-2 Here it comes! Here it comes!
0-2 {H} this side. {F} that side.
2-2 Who got it wrong? You did! No, you!
4! It was the very last time round. Next came {event}.
4! {H} stood on one side, and {F} stood on the other.
4! Ring! Trundle went past, right between them.
4 “That was yours!” said {H}.
6 “It was yours!” said {F}. “I was in the middle of telling you something!”
6 “Telling me what?”
8 {F} did not like to shout, and began to walk so as to tell it close up. {H} began to walk too, for an argument is no good from far off.
10 There are some talks that you cannot have standing still. You have to walk them. People who argue well get through a great many shoes.`,
        alt: {
          es: '{H} y {F} se echan la culpa junto al robot.',
          en: '{H} and {F} blame each other beside the robot.',
        },
        picture: {
          H: ['point', 'angry'],
          F: ['point', 'surprised'],
          props: ['robot', 'clock', 'teapot'],
          showsThing: true,
        },
      },
      {
        es: `4-4! {H} y {F} andaban al lado de Rodolfo, discutiendo. ¡Así estaba quieto!
6! {H} y {F} andaban al lado de Rodolfo, discutiendo.
4 Anda que te anda, {F} se apoyó en la bandeja.
6! —¡Mira! ¡Si vamos a su paso, está quieto! —dijo {H}.
4 {X} iba detrás, resoplando, con la cesta.
4 —¡Y eso que no para! —dijo {F}.
4 Los bocadillos no se movían. Rodolfo tampoco.
6 Se miraron por encima del chocolate. Los pies andaban. Las ruedas rodaban. Y en medio, tranquila como en un salón, estaba la bandeja.
6 —Di algo —susurró {F}—. Lo que sea. No te pares.
6 —Buenas tardes —dijo {H}, muy bajito, para no descolocar nada.
6 Probaron. Si iban más despacio, Rodolfo se marchaba hacia delante. Si iban más deprisa, se quedaba atrás. Si iban igual, igual, igual, no había nadie en el mundo tan quieto como Rodolfo.
6 {X} llegó sin aliento, se puso a la par y tomó su primer chocolate sin quemarse.
6 —Treinta años intentando pararlo —dijo {H}— y bastaba con acompañarlo.
8 ¶—Por eso no se le cae ni un bocadillo —dijo {F}—. Viajan con él.
8 —Y por eso el muchacho de la pila es tan ágil —dijo {H}.
8 —Ágil no. ¡Lo que pasa es que va a su lado!
8 De pronto todo lo que habían visto aquel día tenía sentido.
8 {X} saludó con la taza a la gente que se quedaba quieta. Desde allí, la que se movía era la gente.
10 ¶Para quienes miraban desde fuera, aquello eran dos que andaban junto a un trasto. Para {H} y {F}, en cambio, el mundo entero se había puesto en marcha hacia atrás, con sus sillas y sus señores. Lo único firme era una mesa.
4! Faltaba levantar {thing}, ¡y sin perder el paso!`,
        en: `4-4! {H} and {F} walked beside Trundle, and argued. In step with them, it stood still!
6! {H} and {F} walked beside Trundle, and argued.
4 They went on and on. {F} leaned on the tray.
6! “Look! In step with us, it stands still!” said {H}.
4 {X} came up behind with the basket, puffing hard.
4 “And it has not stopped at all!” said {F}.
4 The cups did not move. Trundle did not move.
6 They looked at each other over the tea. Their feet walked. The wheels rolled. And in the middle, as calm as you like, was the tray.
6 “Say something,” whispered {F}. “Anything. But do not stop.”
6 “Good afternoon,” said {H} very softly, so as not to upset it.
6 They tried it out. If they went slower, Trundle pulled ahead. If they went faster, it fell behind. If they went just the same, nobody in the world was as still as Trundle.
6 {X} fell in beside them, and had the first cup of tea that did not spill.
6 “Thirty years of trying to stop it,” said {H}, “and you just had to keep it company.”
8 ¶“That is why no sandwich ever falls off,” said {F}. “They travel with it.”
8 “And that is why the boy with the battery is so nimble,” said {H}.
8 “He is not nimble. He just walks next to it!”
8 All at once everything that they had seen that day made sense.
8 {X} raised a cup to the people who stood still. From here it was they who were moving.
10 ¶To anybody looking on, it was two people walking next to a cart. But to {H} and {F} the whole world had begun to slide backwards, with its chairs and its gentlemen. The one firm thing in it was a table.
4! Now they had to lift {thing} off, and keep in step!`,
        alt: {
          es: '{H} y {F} andan al paso del robot, cada cual a un lado.',
          en: '{H} and {F} walk in step with the robot, one on each side.',
        },
        picture: {
          H: ['walk', 'surprised'],
          F: ['walk', 'excited'],
          X: ['walk', 'surprised', 'basket'],
          props: ['robot', 'teapot', 'sandwich'],
          showsThing: true,
        },
      },
      {
        es: `0-2 Un paso, otro paso. ¡Arriba!
0-2 {H} tira. {F} tira.
0-2 {X} cuenta: ¡uno, dos!
2-2 ¡Ya está! ¡Gracias, Rodolfo! ¡Ring, ring!
4 —Izquierda, derecha, izquierda... —contaba {H}.
4! —¡Ahora! —dijo {F}. Y tiraron a la vez.
4! ¡Ya estaba! ¡Sin parar a Rodolfo ni un poquito!
4 —¡Ring! —hizo él, y siguió su camino.
4 Era el «ring» más contento que le habían oído.
6 La señora de la taza dejó de sorber. Llevaba toda la vida cazando el chocolate al vuelo, con las mangas perdidas.
6 —¿Andando? —dijo—. ¿Era andando?
6 {X} le ofreció el brazo y se la llevó a probarlo.
8 Alguien contó los segundos que habían ido a su lado. Cuarenta y dos. Hasta entonces, el récord era medio.
8 —Y podrían haber sido más —dijo {F}—. Se estaba muy a gusto.
10 En la bandeja quedó una marca limpia, redonda, en medio del polvo de tantas vueltas. Rodolfo se alejó con ella puesta, como quien se ha quitado el sombrero para saludar.`,
        en: `0-2 One step, one more. And up!
0-2 {H} lifts. {F} lifts.
0-2 {X} counts: one, two!
2-2 Got it! Thank you, Trundle! Ring, ring!
4 “Left, right, left...” said {H}.
4! “Now!” said {F}. They both lifted at once.
4! They had it! And Trundle was still on its way!
4 “Ring!” it went, and rolled on.
4 It was the happiest ring that they had ever heard.
6 The lady with the cup forgot to sip. She had been catching her tea on the run all her life, with wet sleeves.
6 “You walk?” she said. “You just walk?”
6 {X} took her by the arm, and they went off to try it.
8 Somebody had timed how long they were at its side. It was forty-two seconds. Until then the record was half of one.
8 “It could have been more,” said {F}. “It was so nice there.”
10 There was a clean round mark on the tray, in all the dust of so many rounds. Trundle rolled off with it, like somebody who has just raised his hat.`,
        alt: {
          es: '{H} y {F} tienen ya {thing} y el robot sigue su camino.',
          en: '{H} and {F} have {thing} at last. The robot rolls on.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['wave', 'happy'],
          X: ['walk', 'happy'],
          props: ['robot', 'teapot', 'heart'],
          showsThing: true,
        },
      },
    ],
  },
  resolution: {
    id: 'no-brakes/resolution',
    titles: {
      es: ['La fiesta que andaba', 'Un sitio para Rodolfo', 'Tres vueltas y media'],
      en: ['The party that walked', 'A place for Trundle', 'Three times round'],
    },
    moments: [
      {
        es: `0-2 ¡Todo listo! ¡Qué bien!
0-2 ¿Y Rodolfo? ¡Ring! ¡Ya pasó!
2-2 Rodolfo no tiene fiesta. {H} piensa. ¡Oh!
4! Llegaron a tiempo. {event} podía empezar.
4! ¡Ring! Rodolfo pasó con los bocadillos y siguió de largo.
4! —Nunca ha estado en una fiesta entera —dijo {H}.
4 —Solo en un trocito cada nueve minutos —dijo {F}.
6 Lo habían visto todos los años, pero nadie lo había pensado. Rodolfo llevaba la merienda a todas las fiestas, y no se quedaba en ninguna.
8 —Porque no puede pararse —dijo la señora de la taza.
8 {H} y {F} se miraron. Ya sabían qué se hace con quien no puede pararse.
10 A veces una idea llega como Rodolfo: pasa, hace «ring» y, si no echas a andar con ella, no vuelve en nueve minutos.`,
        en: `0-2 All is ready! Hooray!
0-2 And Trundle? Ring! It is gone!
2-2 Trundle has no party. {H} thinks. Oh!
4! They were in time. They could start {event}.
4! Ring! Trundle came by with the sandwiches, and rolled on.
4! “It has never been to a whole party,” said {H}.
4 “It just gets a bit every nine minutes,” said {F}.
6 They had seen it there year after year, and nobody had given it a thought. Trundle brought the tea to all the parties, and stayed at none.
6 “It cannot stop,” said the lady with the cup.
8 {H} and {F} looked at each other. By now they knew what to do about somebody who cannot stop.
10 Sometimes an idea is like Trundle. It comes by, it goes “ring”, and if you do not start walking, you will not see it for another nine minutes.`,
        alt: {
          es: '{H} y {F} miran cómo pasa el robot, que no se queda a la fiesta.',
          en: '{H} and {F} watch the robot go by. It cannot stay for the party.',
        },
        picture: {
          H: ['think', 'thoughtful'],
          F: ['point', 'sad'],
          props: ['robot', 'sandwich', 'balloon'],
        },
      },
      {
        es: `4! —¡Todo el mundo en marcha! —gritó {F}.
4! Cuando volvió Rodolfo, la fiesta entera echó a andar a su lado.
4! Pusieron {thing} otra vez en la bandeja, ¡pero aposta!
4 {X} llevaba los globos y marcaba el paso.
4! Cantaron, brindaron y no se cayó nada.
4 ¡Fue la primera fiesta que dio tres vueltas!
6 Al principio hubo tropezones. Un señor iba como en un desfile. Una niña iba a saltos. Dos tías se paraban a saludar y tenían que correr.
6 —¡Izquierda, derecha! —cantaba {H}, y poco a poco les fue saliendo.
6 {X} enseñaba a los que llegaban tarde. Era fácil: subirse a la conversación y no bajarse.
6 Los músicos tocaron andando, y la música, por una vez, no se quedaba en ningún sitio. La tarta se partió a la altura de la primera curva y se acabó en la segunda.
6 —¿Cómo se sienta uno? —preguntó el señor del desfile.
6 —Por turnos —dijo {F}—. Y muy poquito.
8 ¶A media vuelta encontraron a alguien junto a un montón de notitas.
8 —¿Benito? —preguntó {H}.
8 —¿«Cuando puedas, para»? —dijo él.
8 Se conocían muchísimo. Benito dejó el lápiz, se puso el sombrero y echó a andar sin preguntar adónde.
8 {X} le pasó un bocadillo por encima del timbre, sin estirarse nada.
8 —Treinta años viéndolo venir —dijo Benito—. Nunca lo había visto estar.
10 ¶Vista desde lejos, la fiesta era una cosa redonda y luminosa que avanzaba despacio, con una mesa en medio. Nadie sabía quién seguía a quién.
10 {F} puso la mano en la bandeja. Estaba tibia, de las tazas.
10 —Se ha parado —murmuró, con los pies andando.
10 —Sí —dijo {H}—. Nos hemos parado con él.
10 Y dieron otra vuelta más, la de no tener prisa.`,
        en: `4! “Everybody, start walking!” cried {F}.
4! When Trundle came back, the whole party fell in beside it.
4! They put {thing} back on the tray, this time on purpose!
4 {X} had the balloons, and kept the step.
4! They sang, and drank, and did not spill a drop.
4 No party had ever gone round three times!
6 To begin with they tripped a lot. One man walked as if on parade. One girl skipped. Two aunts stopped to say hello, and had to run.
6 “Left, right!” sang {H}, and bit by bit they got the hang of it.
6 {X} taught those who came late. It was easy. You got on at the talk, and you did not get off.
6 The band played on the march, and for once the music did not stay in one place. They cut the cake at the first bend, and by the second it was gone.
6 “How does one sit down?” asked the man on parade.
6 “In turns,” said {F}. “And not for long.”
8 ¶Half way round they met somebody with a big heap of notes.
8 “Ben?” asked {H}.
8 “Please-stop?” said he.
8 They knew each other very well. Ben put down his pencil, put on his hat and walked along, and did not ask where.
8 {X} passed him a sandwich over the bell, and did not even have to stretch.
8 “For thirty years I have seen it come and go,” said Ben. “I never saw it be.”
10 ¶From far off, the party was a round, bright thing that moved slowly, with a table in the middle. Nobody could have said who was following whom.
10 {F} laid a hand on the tray. It was warm from the cups.
10 “It has stopped,” murmured {F}, with both feet walking.
10 “Yes,” said {H}. “We have all stopped with it.”
10 And they went round once more, just to be in no hurry.`,
        alt: {
          es: '{H} y {F} andan con el robot, que lleva globos y {thing}.',
          en: '{H} and {F} walk along with the robot, with balloons and {thing}.',
        },
        picture: {
          H: ['walk', 'happy'],
          F: ['walk', 'excited', 'cake'],
          X: ['walk', 'proud', 'balloon'],
          showsThing: true,
          props: ['robot', 'balloon', 'music-note'],
          shot: 'wide',
        },
      },
      {
        es: `0-2! ¡Ring, ring! ¡Rodolfo tiene amigos!
0-2 {X} anda a su lado.
0-2 {H} y {F} meriendan. ¡Ñam, ñam!
2-2 Un paso, otro paso. ¡Gracias, Rodolfo! ¡Ring!
4! Ahora nadie intenta parar a Rodolfo.
4 Quien quiere merendar da un paseo con él.
4! —¿Y esto qué es? —preguntó un día un niño nuevo.
4 {H} y {F} se echaron a reír.
6 El niño había dejado su gorro en la bandeja. ¡Ring! Y se alejaba.
6 —¡Era una mesa! —gritó el niño.
6 {X} miró el reloj: ya iba a caer en la cuenta.
8 —Y lo sigue siendo —le dijo {F}—. Anda y no te pares.
8 —¿Hasta cuándo?
8 —Hasta que esté quieto.
8 —¿Rodolfo?
8 —No. Todo lo demás.
10 Echaron a andar l{HF:os/as} tres, cada vez menos deprisa, hasta que el gorro se quedó quieto del todo delante de sus narices. Después ya no hubo que decir nada.
4! Rodolfo es una mesa estupenda, ¡y solo hay que andar!`,
        en: `0-2! Ring, ring! Trundle has friends!
0-2 {X} walks beside it.
0-2 {H} and {F} walk and eat. Yum!
2-2 One step, one more. Thank you, Trundle! Ring!
4! Now nobody tries to stop Trundle.
4 If you want your tea, you go for a walk with it.
4! “What is that?” asked a new boy one day.
4 {H} and {F} had to laugh.
6 He had put his hat on the tray. Ring! There it went.
6 “It was a table!” cried the boy.
6 {X} looked at the watch. He would get it soon.
8 “And it still is,” said {F}. “Just walk, and keep on.”
8 “How long for?”
8 “Until it is still.”
8 “Trundle?”
8 “No. All the rest.”
10 Off they went, all three of them, less and less fast, until the hat stood quite still right under their noses. After that there was no need to say a thing.
4! Trundle is a very fine table, and you just have to walk!`,
        alt: {
          es: '{H} y {F} meriendan andando al lado del robot.',
          en: '{H} and {F} walk along with the robot and have their tea.',
        },
        picture: {
          H: ['walk', 'happy', 'sandwich'],
          F: ['walk', 'happy'],
          X: ['walk', 'happy'],
          props: ['robot', 'hat', 'teapot'],
        },
      },
    ],
  },
}
