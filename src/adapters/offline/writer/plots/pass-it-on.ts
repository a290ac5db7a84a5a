import type { Plot } from './plot.ts'
import { passItOnRetold } from './retold/pass-it-on.ts'

/** What is asked for along a line changes in each kind mouth in the same way; to get the right thing, the wrong one must go in. */
export const passItOn: Plot = {
  id: 'pass-it-on',
  retold: passItOnRetold,
  needs: [],
  refrains: { es: ['¡Pásalo, pásalo!', '¡De boca en boca!'], en: ['Pass it on!', 'Hand it on!'] },
  blurb: {
    es: 'Para {event}, las cosas van de mano en mano y las palabras, de boca en boca. Pero {H} y {F} dicen una cosa en una punta de la fila y en la otra entienden otra muy distinta. Nadie lo hace con mala idea: cada boca pone un poquito. ¿Y si hubiera que decirlo mal para que llegue bien?',
    en: 'For {event}, things go from hand to hand and words go down the line. But what {H} and {F} say at one end comes out as something else at the other. Nobody means any harm: each mouth just helps a bit. What if you had to say it wrong to get it right?',
  },
  setup: {
    id: 'pass-it-on/setup',
    titles: {
      es: ['Una y llegan cuatro', 'La fila', 'Por si acaso'],
      en: ['Ask for one', 'The long line', 'Just in case'],
    },
    moments: [
      {
        es: `0-2 {H} pide una manzana. ¡Una, dos, tres, cuatro!
2-2 {F} las cuenta. ¡Son cuatro manzanas!
4! Había una fila muy larga {at}.
4 Era para {event}.
4-4! {H} pidió una manzana. Doña Porsi pidió dos, por si acaso. Don Doble pidió el doble. ¡Llegaron cuatro!
6! {H} pidió una manzana por la fila.
6! —Y otra por si acaso —dijo doña Porsi.
6! —¡El doble! —dijo don Doble.
6! Llegaron cuatro.
6 —Yo he pedido una —dijo {H}.
6 —Lo he oído —dijo {F}, con dos en cada brazo—. Has dicho «una» con todas las letras.
6 En la otra punta esperaba doña Remigia con las cajas. Allí guardaba {thing}, que se pediría lo último.
8 Nadie podía salirse a mirar: por cualquier hueco se habría caído la vajilla.
10 Tres manzanas de más no son un problema. Son el principio de uno, que siempre viene colorado y sonriente.`,
        en: `0-2 {H} asks for an apple. One, two, three, four!
2-2 {F} counts them. That is four apples!
4! There was a long line {at}.
4 It was for {event}.
4-4! {H} asked for one apple. Mrs Spare made it two, just in case. Mr Double made it four!
6! {H} asked the line for one apple.
6! “And one just in case,” said Mrs Spare.
6! “Twice that!” said Mr Double.
6! They got four.
6 “I asked for one,” said {H}.
6 “I heard you,” said {F} from behind the apples. “You said it very well.”
6 At the far end was Mrs Box with all her boxes. In one of them lay {thing}, which would be asked for last.
8 Nobody could step out and look, or the plates would have dropped through the gap.
10 Three apples too many are not a problem. They are the start of one, and it always turns up with red cheeks and a smile.`,
        alt: {
          es: '{H} alarga la mano y {F} recibe una manzana, entre cestas y cajas.',
          en: '{H} reaches out and {F} gets an apple, among baskets and boxes.',
        },
        picture: {
          H: ['reach', 'surprised'],
          F: ['hold', 'surprised', 'apple'],
          props: ['apple', 'basket', 'boxes'],
          shot: 'wide',
        },
      },
      {
        es: `4! Pidieron una silla. ¡Cuatro sillas!
4 Pidieron un paraguas. ¡Cuatro paraguas!
4 {X} se metió debajo de todos.
4! —Pida solo uno —le dijo {F} a doña Porsi.
4! —Solo uno —dijo ella—. Y otro por si acaso.
6 Doña Porsi llevaba dos relojes en la muñeca. Uno era para la hora, y el otro, por si acaso.
6 —¿Y usted, don Doble? —preguntó {H}.
6 Don Doble era un señor grande, con los brazos siempre abiertos.
6 —Yo no añado nada, nada —dijo—. Yo redondeo, redondeo.
6 {X} pidió una miga, para ver qué pasaba. Llegaron cuatro, muy bien puestas en un plato.
6 Sobre el montón de sillas creció un montón de paraguas. Sobre el montón de paraguas se sentó {F}.
6 —¿Qué se ve desde ahí? —preguntó {H}.
6 —Que sobra casi todo.
8 ¶Mandaron un recado por la fila: «Por favor, que nadie añada nada».
8 —Que nadie añada nada, por favor —dijo doña Porsi—. Y gracias, por si acaso.
8 —Por favor, por favor, gracias, gracias —dijo don Doble.
8 La respuesta tardó un rato en volver. Doña Remigia estaba emocionada: en cuarenta años con sus cajas, nadie la había tratado con tanta educación.
8 —¿Y lo de no añadir? —preguntó {H}.
8 —Se ha debido de caer por el camino —dijo {F}.
10 ¶Lo difícil era que no lo hacían por fastidiar. Doña Porsi añadía una porque de pequeña, en un cumpleaños, se había quedado sin silla. Don Doble doblaba porque, según él, una cosa se da con la mano, pero dos se dan con los brazos.
10 —No te puedes enfadar con alguien porque no quiera que te falte —dijo {F}.
10 —No —dijo {H}, apartando un paraguas—. Pero tampoco te puedes sentar.`,
        en: `4! They asked for a chair. Four chairs!
4 They asked for a brush. Four brushes!
4 {X} tried to sweep with all of them at once.
4! “Please ask for just one,” {F} told Mrs Spare.
4! “Just one,” she said. “And one just in case.”
6 Mrs Spare had two watches on. One was to tell the time, and one was just in case.
6 “And you, Mr Double?” asked {H}.
6 Mr Double was a big man with wide open arms.
6 “I add nothing, nothing,” he said. “I just round it up, up.”
6 {X} asked for one crumb, as a test. Four crumbs came, set out nicely on a plate.
6 There was a heap of chairs. On the chairs was a heap of brushes. On the brushes sat {F}.
6 “What can you see from up there?” asked {H}.
6 “Too much of everything.”
8 ¶They sent a note by word of mouth. It said, “Please do not add a thing.”
8 “Please do not add a thing,” said Mrs Spare. “And thank you, just in case.”
8 “Please, please, thank you, thank you,” said Mr Double.
8 It was some time before they heard back. Mrs Box was deeply moved. In forty years with her boxes, nobody had ever been so polite to her.
8 “And what about not adding things?” asked {H}.
8 “I think that bit fell off on the way,” said {F}.
10 ¶The hard part was that they did not do it to be a nuisance. Mrs Spare added one because once, at a birthday when she was small, they had been a chair short, and it was hers. Mr Double held that one thing is given with the hand, but two are given with the arms.
10 “You cannot be cross with people for not wanting you to go without,” said {F}.
10 “No,” said {H}, from under a brush. “But you cannot sit down, either.”`,
        alt: {
          es: '{F} se sienta entre cajas, una silla y una cesta, y {H} se asombra.',
          en: '{F} sits among boxes, a chair and a basket, and {H} is amazed.',
        },
        picture: {
          H: ['stand', 'surprised'],
          F: ['sit', 'worried'],
          X: ['hold', 'happy'],
          props: ['chair', 'boxes', 'basket'],
        },
      },
      {
        es: `0-2 {F} pide una silla. ¡Una, dos, tres, cuatro!
0-2 {X} se sienta.
2-2 ¡{H} se sienta en dos a la vez!
4! Tenían cuatro cosas de cada. ¡No cabía ni una más!
4! —Aún falta pedir {thing} —dijo {F}.
4! —Y en el mundo solo hay {lo:uno/una} —dijo {H}.
4 La fila paró a descansar, y se fueron a pensar.
6 —En una fila solo se piensa lo que piensa el de delante —explicó {H}.
6 {X} se llevó una manzana. Y otra por si acaso, porque esas cosas se pegan.
8 Doña Porsi les dijo adiós con una mano. Don Doble, con las dos.
8 —Tiene que haber una manera de pedir una cosa y que llegue una —dijo {F}—. No puede ser tan raro.
8 —Por esta fila —dijo {H}—, es rarísimo.
10 Nadie sabe lo que cuesta conseguir un «uno» hasta que lo necesita. {H} fue contando lo que veía: una nariz, un ombligo, una risa de {F}. Lo mejor venía todo de uno en uno, y nunca por encargo.`,
        en: `0-2 {F} asks for a chair. One, two, three, four!
0-2 {X} sits down.
2-2 {H} sits on two of them at once!
4! They had four of each thing. It was far too much!
4! “And we still need {thing},” said {F}.
4! “There is just one of that in the world,” said {H}.
4 The line had a rest, and they went off to think.
6 “In a line you can only think what the one in front is thinking,” said {H}.
6 {X} took an apple along. And one just in case, for such things are catching.
8 Mrs Spare waved goodbye with one hand. Mr Double used both.
8 “There must be a way to ask for one and get one,” said {F}. “It cannot be so very rare.”
8 “In this line,” said {H}, “it is.”
10 You never know how hard it is to get a “one” until you need it. On the way {H} counted what there was to see: a nose, a tummy button, a laugh from {F}. All the best things came one at a time, and none of them had been ordered.`,
        alt: {
          es: '{H} y {F} se van a pensar y dejan atrás una silla y unas cajas.',
          en: '{H} and {F} go off to think, and leave a chair and boxes behind.',
        },
        picture: {
          H: ['walk', 'thoughtful'],
          F: ['walk', 'worried'],
          X: ['hold', 'happy', 'apple'],
          props: ['chair', 'boxes', 'apple'],
          shot: 'wide',
        },
      },
    ],
  },
  setback: {
    id: 'pass-it-on/setback',
    titles: {
      es: ['Mil ciento once', 'Un palito de nada', 'La mitad de la mitad'],
      en: ['One thousand one hundred and eleven', 'A very small stick', 'Half of a half'],
    },
    moments: [
      {
        es: `0-2 {H} pide medio bollo. ¡Uno, dos y tres!
2-2 ¡Qué raro! {F} se come uno.
4! La fila empezó otra vez {at}.
4! —¡Pediremos la mitad! —dijo {H}.
4! Pidieron medio bollo. Llegaron tres.
6 —Medio y uno, uno y medio —contó {F}—. Y el doble, tres. Está bien.
6 —Está fatal —dijo {H}, con la boca llena.
8 Probaron a no pedir ninguno. «Ninguno, y uno por si acaso», dijo doña Porsi. Don Doble lo dobló, y llegaron otros dos.
10 Era la primera vez que {H} no pedía nada y le daban de más. Habrá quien se pase la vida, pensó, esperando una fila como aquella.`,
        en: `0-2 {H} asks for half a bun. One, two, three!
2-2 How odd! {F} eats one up.
4! The line began again {at}.
4! “Let’s ask for half!” said {H}.
4! They asked for half a bun. They got three.
6 “A half and one is one and a half,” said {F}. “Twice that is three. It is quite right.”
6 “It is quite wrong,” said {H}, with a full mouth.
8 So they asked for none. “None, and one just in case,” said Mrs Spare. Mr Double doubled it, and they got two more.
10 Never before had {H} asked for nothing and been given too much. Some people, it seemed, must wait all their lives for a line like that.`,
        alt: {
          es: '{H} tiene un bollo y {F} piensa, entre una cesta y una caja.',
          en: '{H} holds a bun and {F} thinks, by a basket and a box.',
        },
        picture: {
          H: ['hold', 'surprised', 'bread'],
          F: ['think', 'thoughtful'],
          props: ['bread', 'box', 'basket'],
        },
      },
      {
        es: `4! —¿Y si lo escribimos? —dijo {F}.
4! Querían un garbanzo. Escribieron un 1. Doña Porsi puso otro 1 al lado, por si acaso. Y don Doble lo copió todo otra vez: ¡1111!
4 {X} abrió la boca y ya no pudo cerrarla.
6 —Yo no he sumado nada —dijo doña Porsi—. Solo he puesto un palito.
6 —Y yo solo lo he copiado, copiado —dijo don Doble.
6 En el papel se leía, con muy buena letra, mil ciento once.
6 Los garbanzos llegaron de mano en mano, de uno en uno. Alguien los iba contando en voz alta.
6 —Trescientos cuatro —decía—. Trescientos cinco...
6 {X} se durmió en el seiscientos y se despertó en el mil.
6 Llenaron los platos, las tazas y las botas. Llenaron hasta el gorro de don Doble, que tenía dos.
8 ¶—¿Y si paramos? —preguntó {F} en el setecientos.
8 —Si paramos, se quedan a medias —dijo {H}—. Y por medio bollo ya has visto lo que pasa.
8 Doña Remigia mandó a decir que no le quedaba ni un garbanzo. Preguntó si eran para una sopa. Don Doble contestó que para dos.
10 ¶Lo raro era mirar aquel papel. No había en él ni una mentira. Cada cual había puesto lo suyo, con buena letra y mejor intención, y entre todos casi los entierran en garbanzos.
10 —Un garbanzo solo no hace ruido —dijo {F}—. ¿Te has fijado? Mil ciento once suenan a aplauso.
10 Y era verdad. Cada vez que alguien movía un pie, el montón aplaudía.`,
        en: `4! “What if we write it down?” said {F}.
4! They wanted one pea. They wrote a 1. Mrs Spare put a 1 next to it, just in case. And Mr Double wrote it all out twice: 1111!
4 {X} stood with open mouth and could not shut it.
6 “I did not add a thing,” said Mrs Spare. “It was just one small stick.”
6 “And I just made a copy, a copy,” said Mr Double.
6 There it was in a very neat hand: one thousand one hundred and eleven.
6 The peas came from hand to hand, one at a time. Somebody counted them out loud.
6 “Three hundred and four,” he said. “Three hundred and five...”
6 {X} fell asleep at six hundred and woke up at a thousand.
6 They filled the plates, and the cups, and the boots. They filled the hat of Mr Double. He had two.
8 ¶“What if we stop?” asked {F} at seven hundred.
8 “Then it will be half done,” said {H}. “And you saw what came of half a bun.”
8 Mrs Box sent word that she had not one pea left. Was it for a soup? Mr Double told her that it was for two.
10 ¶The odd thing was that piece of paper. There was not one lie on it. They had each put down their bit, in a neat hand and with a good heart. Between them they had very nearly buried two friends in peas.
10 “One pea makes no noise,” said {F}. “But have you noticed? A thousand of them sound like clapping.”
10 And it was true. Each time that somebody moved a foot, the heap clapped.`,
        alt: {
          es: '{H} y {F} miran un papel; alrededor se llenan cestas, botas y cubos.',
          en: '{H} and {F} look at a note while baskets, boots and pails fill up.',
        },
        picture: {
          H: ['hold', 'surprised', 'letter'],
          F: ['reach', 'worried'],
          X: ['stand', 'surprised'],
          props: ['letter', 'basket', 'boots', 'bucket'],
        },
      },
      {
        es: `0-2 ¡Garbanzos! ¡Más garbanzos!
0-2 {H} se ríe. {F} también.
0-2 {X} coge uno.
2-2 ¿Quién quiere mil garbanzos?
4! Se sentaron encima de los garbanzos.
4! —Hablando no sale —dijo {F}—. Y escribiendo, tampoco.
4! —Y ahora toca pedir {thing} —dijo {H}.
4 La fila los miraba y esperaba.
6 Doña Porsi consultó sus dos relojes. Los dos decían que era tardísimo.
6 {X} guardó un garbanzo de recuerdo. Uno solo, que ya era mérito.
8 —Si lo pedimos, cuatro. Si lo escribimos, mil ciento once. Si nos callamos, dos —contó {F}.
8 —O sea, cualquier número menos el que hace falta —dijo {H}.
10 Era un número tan pequeño que daba un poco de risa. {H} lo dibujó con el dedo entre los garbanzos: un palito de nada. Visto así, no parecía tan difícil.`,
        en: `0-2 Peas! So many peas!
0-2 {H} laughs. {F} laughs too.
0-2 {X} takes one.
2-2 Who wants a thousand peas?
4! They sat down on top of the peas.
4! “It is no good saying it,” said {F}. “And it is no good writing it.”
4! “And now we need {thing},” said {H}.
4 The whole line looked at them and waited.
6 Mrs Spare checked both of her watches. Both said that it was very late.
6 {X} kept a pea to remember it by. Just the one, which took some doing.
8 “Say one, and it is four. Write one, and it is a thousand. Ask for none, and it is two,” said {F}.
8 “So we can have any number but the right one,” said {H}.
10 It was such a small number that it made you want to laugh. {H} drew it among the peas with one finger, a little stick, no more. It did not look so very hard.`,
        alt: {
          es: '{H} y {F} piensan, sentad{HF:os/as} entre cestas llenas.',
          en: '{H} and {F} sit and think among full baskets.',
        },
        picture: {
          H: ['sit', 'thoughtful'],
          F: ['sit', 'worried'],
          X: ['crouch', 'happy'],
          props: ['basket', 'bucket', 'boots', 'box'],
        },
      },
    ],
  },
  climax: {
    id: 'pass-it-on/climax',
    titles: {
      es: ['El doble de nada', 'Cero, por favor', 'Media vuelta y media vuelta'],
      en: ['Twice nothing', 'None, please', 'A half turn and a half turn'],
    },
    moments: [
      {
        es: `0-2 Falta una cosa. ¡Solo una!
0-2 {H} la pide. ¡No llega!
2-2 {F} la pide también. ¡Tampoco!
4! Ya casi era {event}. Solo faltaba {thing}.
4-4! {H} pidió {lo:uno/una} por la fila. «¡No hay tant{lo:os/as}!», contestaron desde las cajas.
6! —{lo:Uno/Una}, por favor —dijo {H} por la fila.
6! Doña Porsi sumó. Don Doble dobló.
6! —¡No hay tant{lo:os/as}! —contestaron desde las cajas.
6 Doña Remigia había dicho que no tenía cuatro. Por don Doble ya eran ocho, y por doña Porsi, nueve.
6 —¡Nueve! —gimió {F}—. ¡Si solo queremos {lo:uno/una}!
8 Lo pidieron más claro. Lo pidieron más despacio. Volvió siempre el mismo no, y cada vez más grande.
10 Y allí seguía {thing}, en su caja de la otra punta. {lo:Lo/La} habían pedido ya en todas las cantidades, menos en la suya.`,
        en: `0-2 We need one thing. Just one!
0-2 {H} asks for it. No!
2-2 {F} asks for it too. No!
4! It was nearly time for {event}. They still needed {thing}.
4-4! {H} asked the line for one. “There are not that many!” came the answer.
6! “One, please,” {H} told the line.
6! Mrs Spare added. Mr Double doubled.
6! “There are not that many!” came the answer.
6 Mrs Box had said that she did not have four. Mr Double had made it eight, and Mrs Spare made it nine.
6 “Nine!” groaned {F}. “But we only want one!”
8 They asked more clearly. They asked more slowly. The same “no” came back, and each time it had grown.
10 And there it still lay, {thing}, in its box at the far end. It had been asked for by now in every number but its own.`,
        alt: {
          es: '{H} pide algo con la mano y {F} piensa, junto a una caja.',
          en: '{H} asks with one hand out and {F} thinks, beside a box.',
        },
        picture: {
          H: ['reach', 'determined'],
          F: ['think', 'worried'],
          props: ['box', 'clock', 'chair'],
        },
      },
      {
        es: `4! —¡Pidamos cero! —dijo {F}. Pero así llegaban dos.
6 —Cero y uno, uno. Y el doble, dos —contó {H}.
4! —¡Que se cambien de sitio! —dijo {H}. Pero así llegaban tres.
6 —Dos veces uno, dos, y otro más, tres —contó {F}.
4! ¿Y las dos cosas a la vez? ¡Entonces llegaba {lo:uno/una}!
4 {X} contó hacia atrás hasta quedarse sin números.
6 —Primero don Doble, que el doble de nada es nada —dijo {F} muy deprisa.
6 —Y luego doña Porsi —dijo {H}—. ¡Nada, y una por si acaso!
6 No era la idea de {F}, ni era la de {H}. Era lo que salía al juntarlas.
6 Y doña Porsi y don Doble se cambiaron de sitio sin tirar ni una taza.
8 Ella dio media vuelta con su montón de platos. Él dio la otra media. Fue casi un baile.
8 —¿Y por aquí se oye igual? —preguntó doña Porsi, que nunca había cambiado de vecino.
8 —Usted no haga nada distinto —le pidió {H}—. Lo de siempre, que lo hace usted muy bien.
8 A doña Porsi se le subieron los colores. Llevaba toda la vida oyendo que no hacía falta.
8 —¿Y yo? ¿Y yo? —preguntó don Doble.
8 —Usted igual —dijo {F}—. El doble. Con todas sus fuerzas.
8 Toda la fila se inclinó un poco para escuchar, y los platos se inclinaron con ella.
10 ¶{H} repasó la cuenta una vez más. Tenía algo de truco y no lo era. Los mismos números, las mismas manos, la misma buena voluntad. Solo había cambiado quién iba antes.
10 —¿Y si sale mal? —susurró {F}.
10 —Saldrán cero, o dos, o tres —dijo {H}—. Ya somos especialistas.`,
        en: `4! “Let’s ask for none!” said {F}. But then they would get two.
6 “None and one is one. Twice one is two,” said {H}.
4! “Let them change places!” said {H}. But then they would get three.
6 “Twice one is two, and one more is three,” said {F}.
4! What if they did both? Then they would get one!
4 {X} counted backwards and ran out of numbers.
6 “Mr Double goes first. Twice none is none,” said {F} very fast.
6 “And Mrs Spare comes next,” said {H}. “None, and one just in case!”
6 It was not {F}’s idea, and it was not {H}’s. It was what you got if you put them together.
6 So Mrs Spare and Mr Double changed places, and did not drop one cup.
8 She did half a turn with her pile of plates. He did the other half. It was nearly a dance.
8 “Can you hear as well from here?” asked Mrs Spare, who had never had a new neighbour.
8 “You must not do anything new,” said {H}. “Just do what you always do. You do it so well.”
8 Mrs Spare went pink. All her life she had been told that there was no need.
8 “And me? And me?” asked Mr Double.
8 “The same as ever,” said {F}. “Twice, and as hard as you can.”
8 The whole line leaned in to listen, and the plates leaned with it.
10 ¶{H} went over the sum once more. It looked like a trick, and it was not one. They were the same numbers, the same hands and the same good will. All that had changed was who came first.
10 “What if it goes wrong?” whispered {F}.
10 “Then it will be two, or three, or four,” said {H}. “We are used to those.”`,
        alt: {
          es: '{H} y {F} hacen una cuenta a la vez, muy junt{HF:os/as}.',
          en: '{H} and {F} do a sum together, heads close.',
        },
        picture: {
          H: ['point', 'excited'],
          F: ['think', 'excited'],
          X: ['point', 'thoughtful'],
          props: ['box', 'clock', 'teapot'],
          shot: 'close',
        },
      },
      {
        es: `0-2 {H} dice: ¡ninguna! ¡Y llega una! ¡Solo una!
0-2 {X} aplaude.
2-2 {F} la ve venir. ¡Qué bien!
4-4! Se cambiaron de sitio, y {H} pidió cero. ¡Y llegó {lo:uno/una}!
6! —Ningun{lo:o/a} —pidió {H}, y se callaron hasta las cucharas.
6! —El doble de nada es nada —dijo don Doble.
6! —Y {lo:uno/una} por si acaso —dijo doña Porsi. ¡{lo:Uno/Una}! ¡Por fin era {lo:uno/una}!
6 La palabra corrió por toda la fila. Era tan redonda que nadie le quiso añadir nada.
6 {X} la siguió con la mirada de punta a punta.
8 —{lo:Uno/Una} —decía cada cual, muy bajito, como quien pasa una pompa de jabón.
8 En la otra punta hubo un silencio. Luego se oyó abrir una caja.
10 Doña Remigia contaría después que le habían pedido montañas de cosas, y hasta una montaña. Pero nunca la había puesto tan contenta un número tan delgado.`,
        en: `0-2 {H} says: none! And they get one! Just one!
0-2 {X} claps.
2-2 {F} sees it come. Hooray!
4-4! They changed places, and {H} asked for none. And they got one!
6! “None,” said {H}, and even the spoons were quiet.
6! “Twice none is none,” said Mr Double.
6! “And just in case, one,” said Mrs Spare. One! At last it was one!
6 The word ran all the way down the line. It was so neat that nobody wished to add to it.
6 {X} watched it go by from end to end.
8 “One,” they each said, very softly, as if they were handing on a soap bubble.
8 At the far end there was a hush. Then they heard a box being opened.
10 Mrs Box used to say later that she had been asked for mountains of things, and once for a mountain. But no number had ever made her so happy as that thin little one.`,
        alt: {
          es: '{H} y {F} celebran que por fin han pedido bien.',
          en: '{H} and {F} cheer: at last they have asked for it right.',
        },
        picture: {
          H: ['cheer', 'happy'],
          F: ['jump', 'excited'],
          X: ['cheer', 'happy'],
          props: ['boxes', 'chair', 'basket'],
        },
      },
    ],
  },
  resolution: {
    id: 'pass-it-on/resolution',
    titles: {
      es: ['No sobró nada', 'Cuatro abrazos', 'Diez y uno, once'],
      en: ['Nothing left over', 'Four hugs', 'Ten and one is eleven'],
    },
    moments: [
      {
        es: `0-2 ¡Ya viene! ¡De mano en mano!
0-2 {H} espera. {F} espera.
2-2 ¡Ya está aquí! ¡Solo hay una!
4 Y {thing} llegó de mano en mano, sin ninguna prisa.
4 Doña Porsi miró si venía otr{lo:o/a}, por si acaso. No venía.
4 Entre {H} y {F} {lo:lo/la} pusieron en el centro.
6 Nadie respiró hasta que estuvo en su sitio. Un{lo:o/a} sol{lo:o/a}. Quedaba muy bien.
6 —¿Le falta algo? —preguntó {H}.
6 —Nada —dijo doña Porsi, más sorprendida que nadie.
8 {lo:Lo/La} había mirado por delante y por detrás, y hasta había consultado los dos relojes.
10 Don Doble aplaudió. Aplaudir, por suerte, es lo único que no se puede hacer con una mano sola, y ahí él llevaba la razón desde el principio.`,
        en: `0-2 Here it comes! Hand to hand!
0-2 {H} waits. {F} waits.
2-2 Here it is! There is just one!
4 So {thing} came from hand to hand, in no hurry at all.
4 Mrs Spare looked for one more, just in case. There was none.
4 {H} and {F} set it down in the middle.
6 Nobody took a breath until it was in its place. There was one of it. It looked just right.
6 “Does it need something else?” asked {H}.
6 “Nothing,” said Mrs Spare, and nobody was more surprised.
8 She had looked at the front and at the back, and even at both of her watches.
10 Mr Double clapped. Clapping, luckily, is the one thing that cannot be done with one hand, and there he had been right all along.`,
        alt: {
          es: '{H} y {F} ponen {thing} en el centro, con mucho cuidado.',
          en: '{H} and {F} set down {thing} in the middle, with great care.',
        },
        picture: {
          H: ['hold', 'proud'],
          F: ['reach', 'happy'],
          showsThing: true,
          props: ['box', 'chair'],
        },
      },
      {
        es: `4! Entonces llegaron los invitados. ¡Qué fila traían!
4! —¿A cuántos invitamos? —preguntó {H}.
4! —A diez —dijo {F}—. Por la fila.
4! Diez y uno, once. Y el doble, veintidós. ¡Y veintidós vinieron!
4 {X} corrió a por las sillas.
6! —¡Qué vergüenza! —dijo una señora—. Somos muchísimos.
6! —Sois los justos —dijo {H}, y lo dijo con la mano en una silla.
6 Hicieron falta todas: las cuatro de antes, las cuatro de después y hasta las cuatro que cojeaban. También las manzanas, partidas por la mitad.
6 Al último invitado, un abuelo muy bajito, no le llegó asiento. Miró alrededor y fue a quedarse de pie.
6 —Una silla —pidió doña Porsi—. Y otra por si acaso.
6 {X} la trajo de muy atrás, del fondo del montón.
8 La segunda se quedó al lado, y no se sentó nadie. El abuelo puso allí su gorro, y se le notó que hacía tiempo que no tenía dónde ponerlo.
8 —¿Lo ven? —dijo doña Porsi, con los ojos brillantes—. Nunca es para nada.
8 Don Doble daba a todos la bienvenida dos veces, una al llegar y otra cuando ya se les había olvidado.
8 —¿Siempre sois tan generosos aquí? —preguntó una niña.
8 —Aquí, si pides una cosa, te dan cuatro —dijo {F}.
8 —¿Y si no pides nada?
8 —Dos —dijo {H}, que lo sabía de buena tinta.
10 ¶Doña Remigia llegó la última, sin cajas. Nadie la había visto nunca de pie ni sin polvo. Se quedó mirando {thing}, sol{lo:o/a} en el centro de tanta gente.
10 —Yo creía que lo vuestro era una equivocación —dijo—. Cuatro de todo. Y resulta que erais pocos.
10 —Ella lo sabía —dijo {F}, y señaló a doña Porsi, que contaba a los invitados por si faltaba alguno.`,
        en: `4! Then the guests came. What a lot of guests!
4! “How many did we ask?” said {H}.
4! “Ten,” said {F}. “Down the line.”
4! Ten and one is eleven. Twice that is twenty-two. And twenty-two came!
4 {X} ran to get the chairs.
6! “Oh dear,” said a lady. “There are so many of us.”
6! “There are just enough,” said {H}, with one hand on a chair.
6 They needed all of them: the first four, the next four and the four that wobbled. They needed the apples too, cut in half.
6 The last guest was a very short grandad. There was no seat for him. He looked about, and was ready to stand.
6 “One chair,” called Mrs Spare. “And one just in case.”
6 {X} got it from the back, at the very bottom of the heap.
8 The second one stood next to it, and nobody sat there. The grandad laid his cap on it. You could see that it was a long time since he had had a place for it.
8 “You see?” said Mrs Spare, with bright eyes. “It is never for nothing.”
8 Mr Double gave out welcomes. Everybody got two of them, one at once and one when they had forgotten about the first.
8 “Are you always so generous here?” asked a girl.
8 “If you ask for one thing here, you get four,” said {F}.
8 “What if you ask for nothing?”
8 “Two,” said {H}, who knew.
10 ¶Mrs Box came last, without her boxes. Nobody had ever seen her standing up, or without dust. She looked for a long time at {thing}, one small thing among so many people.
10 “I thought that you had made a mistake,” she said. “Four of everything. And now it turns out that you were short.”
10 “She knew,” said {F}, and looked at Mrs Spare, who was counting the guests in case one was missing.`,
        alt: {
          es: '{H} y {F} reciben a los invitados y les dan una silla.',
          en: '{H} and {F} welcome the guests and give them chairs.',
        },
        picture: {
          H: ['wave', 'happy'],
          F: ['point', 'happy'],
          X: ['run', 'happy'],
          showsThing: true,
          props: ['chair', 'apple', 'table'],
          shot: 'wide',
        },
      },
      {
        es: `0-2! Un abrazo, por favor. ¡Uno, dos, tres, cuatro!
0-2 {X} da el más fuerte.
2-2 {H} y {F} los guardan todos.
4! Empezó {event}, y no sobró nada.
4! Doña Porsi y don Doble volvieron a su orden de siempre.
6 El otro solo servía para pedir una cosa en el mundo, y esa ya la tenían.
6 {X} se comió la última media manzana.
8 Cuando se fue la gente, la fila seguía allí, sin platos y sin saber qué hacer con las manos.
10 Para algunas cosas hay que echar bien las cuentas. Para otras es mejor no tocar nada, ponerse al principio de la fila y hablar muy bajito.
4! —Un abrazo, por favor —pidió {H} por la fila. Llegaron cuatro.`,
        en: `0-2! One hug, please. One, two, three, four!
0-2 {X} gives a big one.
2-2 {H} and {F} keep all the hugs.
4! It was time for {event}. Nothing was left over.
4! Mrs Spare and Mr Double went back to their own places.
6 The new way was only good for one thing in the world, and now they had that.
6 {X} ate the last half of the last apple.
8 When the guests had gone the line was still there, with no plates, and no idea what to do with its hands.
10 Some things need a careful sum. With others it is best to change nothing, to stand at the front of the line, and to speak very low.
4! “One hug, please,” {H} told the line. And they got four.`,
        alt: { es: '{H} y {F} se dan un abrazo en la noche.', en: '{H} and {F} hug in the night.' },
        picture: {
          H: ['reach', 'happy'],
          F: ['reach', 'happy'],
          X: ['cheer', 'happy'],
          together: ['hug', 'H', 'F'],
          props: ['heart', 'chair'],
          time: 'night',
        },
      },
    ],
  },
}
