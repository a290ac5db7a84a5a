import type { Beat } from '../plot.ts'

/** Twins bite the larger half of a biscuit until both are gone. One is to cut, the other to choose. */
export const halves: Beat = {
  id: 'halves',
  titles: {
    es: ['La mitad más grande', 'Ñam, ñam, ñam', 'Dos mitades iguales'],
    en: ['The bigger half', 'Munch, munch, munch', 'Two equal halves'],
  },
  gift: {
    prop: 'cookie',
    use: {
      es: '4 Se comieron la galleta de los gemelos. {F} partió y {H} eligió.',
      en: '4 They ate the twins’ biscuit. {F} cut, and {H} chose.',
    },
  },
  moments: [
    {
      es: `0-2 Una galleta. ¡Qué grande!
0-2 ¡Crac! {H} tiene media.
2-2 {F} tiene media. ¡Es más pequeña!
4! {At} dos gemelos se repartían una galleta enorme.
4! —Tu mitad es más grande —dijo Gil.
4 —Pues la muerdo —dijo Blas. ¡Ñam!
4 Y entonces fue más grande la de Gil.
6 Gil mordió la suya. ¡Ñam! Blas tuvo que morder otra vez. ¡Ñam!
6 —¿Lleváis mucho así? —preguntó {F}.
6 —Vamos por la cuarta galleta —dijeron, con la boca llena.
8 Querían que todo fuera justo. Tenían los mismos zapatos y las mismas pecas. Si a uno le salía una de más, el otro se la pintaba.
10 Alrededor había una regla, una balanza y un hilo con nudos. Lo que no había era ni una miga. Las migas también las repartían.`,
      en: `0-2 A biscuit. It is so big!
0-2 Crack! {H} gets half.
2-2 {F} gets half. It is not so big!
4! The twins had a huge biscuit to share {at}.
4! “Your half is bigger,” said Ned.
4 “Then I will bite it,” said Ted. Munch!
4 And now the other half was bigger.
6 So Ned bit his. Munch! So Ted bit his once more. Munch!
6 “How long has this gone on?” asked {F}.
6 “It is our fourth biscuit,” they said, with their mouths full.
8 They wanted it all to be fair. They had the same shoes and the same freckles. If one twin got a new freckle, the other had it painted on.
10 All about them lay a ruler, a pair of scales and a thread with knots in it. There was not one crumb. They shared out the crumbs as well.`,
      alt: {
        es: '{H} mira con sorpresa una galleta enorme y {F} la señala.',
        en: '{H} looks at a huge biscuit in surprise and {F} points at it.',
      },
      picture: {
        H: ['stand', 'surprised'],
        F: ['point', 'thoughtful'],
        props: ['cookie', 'pencil', 'thread', 'box'],
        shot: 'wide',
      },
    },
    {
      es: `4! {H} midió las mitades. ¡Una era más larga! ¡Ñam!
4 {F} miró por el canto. ¡Una era más gorda! ¡Ñam!
4 {X} hizo de juez y pidió un trocito, para juzgar mejor.
4! Ya solo quedaban dos migas. ¡Ñam! ¡Ñam!
6 —Empate —dijo Gil, muy triste.
6 —¿Y os ha gustado? —preguntó {F}.
6 Los gemelos se miraron. No se habían fijado. Estaban demasiado ocupados con la del otro.
6 —¿Quién ha partido? —preguntó {H}.
6 —Yo —dijo Gil.
6 —¿Y quién ha elegido?
6 —Yo también. Primero parto y luego elijo.
6 —Y luego protesto yo —dijo Blas—. Nos turnamos. A la siguiente le toca a él protestar.
6 {X} propuso repartir por kilos, por letras o por edad. Los gemelos se llevaban cuatro minutos, y casi hubo que separarlos.
8 Quedaba una sola galleta en la caja: la quinta y última. Los dos la miraron con ganas y con miedo.
8 {H} y {F} se fueron aparte a pensar. No hacía falta una regla de medir. Hacía falta otra clase de regla.
8 —¿Y si parte uno que no come? —dijo {F}.
8 —Entonces no tendrá cuidado.
8 —¿Y si elige uno que no ha partido?
8 Se quedaron muy quiet{HF:os/as}, como cuando pasa por el aire algo delicado.
10 ¶Repetían la frase por dentro, al derecho y al revés, buscándole el agujero. Toda norma tiene uno, y por él suele escaparse la galleta. A esta no se lo encontraban. Si el que partía hacía trampa, se la hacía a sí mismo.
10 —Es demasiado fácil —dijo {F}—. Ya lo habría pensado alguien.
10 —Alguien sí —dijo {H}—. Pero no con la boca llena.`,
      en: `4! {H} measured them. One half was longer! Munch!
4 {F} looked at them from the side. One was fatter! Munch!
4 {X} was the judge, and asked for a bit to judge by.
4! Now there were only two crumbs. Munch! Munch!
6 “It is a draw,” said Ned, very sadly.
6 “But did you like it?” asked {F}.
6 The twins looked at each other. They had not noticed. They had been too busy with the other half.
6 “Who cut it?” asked {H}.
6 “I did,” said Ned.
6 “And who chose?”
6 “So did I. First I cut and then I choose.”
6 “And then I get cross,” said Ted. “We take turns. Next time he is the cross one.”
6 {X} said to share by weight, or by name, or by age. One twin was older, by four minutes, and it nearly ended in tears.
8 There was one biscuit left in the box. It was the fifth and the last. The twins looked at it as if it might go off.
8 {H} and {F} went to one side to think. They did not need a better ruler. They needed a better rule.
8 “What if somebody cuts who does not eat?” said {F}.
8 “Then nobody is careful.”
8 “What if somebody chooses who did not cut?”
8 They both stood quite still, as you do when something rare flies past.
10 ¶They said it over to themselves, forwards and backwards, and felt for the hole. Each rule has a hole, and that is where the biscuit gets out. In this one they could not find it. If you cut it badly, you were the one who paid.
10 “It is too easy,” said {F}. “Somebody must have thought of it.”
10 “Somebody did,” said {H}. “But not with a full mouth.”`,
      alt: {
        es: '{H} mide las mitades de la galleta y {F} mira.',
        en: '{H} measures the halves of the biscuit, and {F} looks on.',
      },
      picture: {
        H: ['kneel', 'determined', 'pencil'],
        F: ['think', 'thoughtful'],
        X: ['stand', 'proud'],
        props: ['cookie', 'thread', 'box'],
        shot: 'close',
      },
    },
    {
      es: `0-2 ¡Otra galleta! ¡Crac!
0-2 {F} parte. {H} elige. ¡Ñam!
0-2 {X} pide un trocito.
2-2 ¡Las dos mitades son iguales!
4! Sacaron la última galleta.
4! —Que uno parta —dijo {H}— ¡y que elija el otro!
4 Blas partió despacito. ¡Si partía mal, Gil cogería la grande!
4 Le salieron dos mitades iguales, iguales.
6 Gil no sabía cuál elegir. Eligió con los ojos cerrados. ¡Ñam! Y, por primera vez, no miró la del otro.
6 —¡Sabe a canela! —dijeron a la vez.
8 {X} apuntó la norma en la caja: «Uno parte y otro elige». Debajo dibujó una boca.
8 Los gemelos les dieron su media miga de reserva y una galleta pequeña que había en el fondo.
10 Al rato los oyeron discutir otra vez, ahora por quién partía. «Tú parte el turno», decía uno, «y yo elijo».`,
      en: `0-2 One more! Crack!
0-2 {F} cuts. {H} picks. Munch!
0-2 {X} asks for a bit.
2-2 The two halves are just the same!
4! They took out the last biscuit.
4! “One of you cuts,” said {H}, “and the other chooses!”
4 Ted cut it very slowly. If he did it badly, Ned would take the big bit!
4 The halves came out just the same.
6 Ned did not know which to choose. He did it with his eyes shut. Munch! And for once he did not look at the other half.
6 “It has ginger in it!” they both said.
8 {X} wrote the rule on the box: “One cuts and one chooses.” Under it went a picture of a mouth.
8 The twins gave them a small biscuit that lay at the bottom, and half of a spare crumb.
10 A bit later they could hear the twins at it again, about who should cut. “You split the turns,” said one of them, “and I will choose.”`,
      alt: {
        es: '{H} y {F} celebran que las dos mitades son iguales.',
        en: '{H} and {F} cheer: the two halves are equal.',
      },
      picture: {
        H: ['point', 'happy'],
        F: ['cheer', 'happy'],
        X: ['stand', 'proud', 'pencil'],
        props: ['cookie', 'box', 'heart'],
      },
    },
  ],
}
