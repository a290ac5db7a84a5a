import type { Beat } from '../plot.ts'

/** A knot that gets tighter the more it is pulled comes undone when it is pushed. */
export const knot: Beat = {
  id: 'knot',
  titles: { es: ['El nudo más gordo', 'Cuanto más se tira'], en: ['The biggest knot', 'The more you pull'] },
  gift: {
    prop: 'rope',
    use: {
      es: '4 La cuerda de Remedios, ya sin nudos, llegó hasta arriba.',
      en: '4 The rope from Ruby had no knots left, and it reached.',
    },
  },
  moments: [
    {
      es: `0-2 Un nudo. ¡Qué gordo!
0-2 {H} tira. {F} tira.
2-2 ¡No se suelta! ¡Tira más, más!
4! {At} una señora tiraba de la cuerda de su carrito. Tiraba y tiraba.
4! En medio de la cuerda había un nudo como una calabaza.
4 —¿Ayudamos? —preguntó {H}.
4 —¡Tirad! —dijo doña Remedios—. ¡Tirad todos!
6 Tiraron. El nudo hizo «ñic» y se quedó más pequeño y más duro.
6 —Así llevo toda la mañana —dijo ella, muy satisfecha.
8 Al otro lado del nudo estaba su carrito de la compra. Iba atado, muy bien atado, a una argolla, para que no se lo llevara nadie. Y no se lo había llevado nadie. Ni ella.
10 Doña Remedios tenía brazos de marinero y paciencia de cinco minutos. La paciencia se le había gastado a las nueve y seis.`,
      en: `0-2 A knot. It is so big!
0-2 {H} pulls. {F} pulls.
2-2 It will not move! Pull, pull, pull!
4! A lady was pulling at a rope {at}. She pulled and pulled.
4! In the middle of the rope was a knot like a pumpkin.
4 “Can we help?” asked {H}.
4 “Pull!” said Mrs Ruby. “All of you, pull!”
6 They pulled. The knot said “eek” and got smaller and harder.
6 “It has been like that all morning,” she said, quite pleased with it.
8 Beyond the knot stood her shopping trolley. She had tied it up, and tied it well, so that nobody should go off with it. And nobody had. Nor had she.
10 Mrs Ruby had the arms of a sailor, and patience for five minutes. It had run out at six minutes past nine.`,
      alt: { es: 'Una señora tira de una cuerda con un nudo enorme.', en: 'A lady pulls at a rope with a huge knot.' },
      picture: {
        H: ['reach', 'determined'],
        F: ['reach', 'determined'],
        props: ['rope', 'basket', 'ring'],
        shot: 'wide',
      },
    },
    {
      es: `4! Tiraron otra vez. El nudo se puso como una naranja. Tiraron más. ¡Como una nuez!
4 {X} se cayó de espaldas con todas sus fuerzas.
4! —Esperad —dijo {H}—. ¿Y si no tiramos?
4 —¿No tirar? —dijo doña Remedios—. ¿Y qué se hace con una cuerda, si no?
4-4! {H} y {F} la aflojaron poquito a poco.
6 {F} acercó la nariz al nudo. Era un lío precioso. Entraba por arriba, daba tres vueltas, se arrepentía y salía por donde nadie lo esperaba.
6 —Este nudo parece enfadado —dijo {F}.
6 —¡Y yo! —dijo doña Remedios.
6 —Pues a lo mejor es por eso.
6 {H} cogió la cuerda por los dos lados y, en lugar de separar las manos, las juntó. El nudo abrió un ojo. Era un hueco pequeñito, como para meter un dedo.
6 —¡Se ha movido! —gritó {F}—. ¡Que nadie tire!
6 Pero ya estaba tirando doña Remedios, de la alegría. ¡Ñic! Vuelta a la nuez.
8 —Perdón —dijo ella—. Es que, en cuanto veo una cuerda, se me van los brazos.
8 —Siéntese encima de ellos —propuso {F}.
8 Se sentó. Así, con las manos bajo el delantal, se puso a mirar, que era una cosa que no había probado.
8 {X} le contó chistes para que no se levantara.
8 {H} empujaba por un lado y {F} por el otro: un poquito de cuerda para dentro, un poquito más. El nudo se fue poniendo ancho y blando, como alguien que por fin se sienta.
10 ¶Es una lástima que no se vea desde fuera en qué momento empieza a soltarse un nudo. Durante un buen rato se hace todo bien y no pasa nada. Y precisamente entonces es cuando dan ganas de dar un tirón.
10 —Mi hermana y yo estamos así —dijo de pronto doña Remedios—. Desde Navidad.
10 —¿Y quién tira? —preguntó {H}.
10 —Las dos —dijo ella, mirando el nudo con la cabeza ladeada.`,
      en: `4! They pulled again. The knot was like an orange. They pulled some more. It was like a nut!
4 {X} fell over backwards, with might and main.
4! “Wait,” said {H}. “What if we do not pull?”
4 “Not pull?” said Mrs Ruby. “Then what is a rope for?”
4-4! {H} and {F} let it go loose, bit by bit.
6 {F} put {F.his} nose to the knot. It was a lovely mess. It went in at the top, three times round, and came out where nobody expected it.
6 “It looks cross,” said {F}.
6 “So am I!” said Mrs Ruby.
6 “Then that may be why.”
6 {H} took the rope on both sides and pushed it in, not out. The knot opened one eye. It was a tiny gap, just enough for a finger.
6 “It moved!” cried {F}. “Nobody pull!”
6 But Mrs Ruby was pulling already, for joy. Eek! It was a nut again.
8 “Sorry,” she said. “When I see a rope my arms run away with me.”
8 “Then sit on them,” said {F}.
8 She sat on them. And with both hands under her apron she had a look, which was a thing she had not tried.
8 {X} told her jokes, so that she would not get up.
8 {H} pushed on one side and {F} on the other, a little bit of rope, and then a little bit more. The knot grew wide and soft, like somebody who sits down at last.
10 ¶It is a pity that you cannot tell from outside when a knot begins to give. For a long time you do it all right and nothing happens. And it is just then that you long to give it a tug.
10 “My sister and I are like that,” said Mrs Ruby all at once, “since Christmas.”
10 “And who pulls?” asked {H}.
10 “We both do,” she said, and looked at the knot with her head on one side.`,
      alt: { es: '{H} y {F} aflojan el nudo con mucho cuidado.', en: '{H} and {F} loosen the knot with great care.' },
      picture: {
        H: ['kneel', 'determined', 'rope'],
        F: ['crouch', 'thoughtful', 'rope'],
        X: ['sit', 'surprised'],
        props: ['basket', 'rope'],
        shot: 'close',
      },
    },
    {
      es: `0-2 Empuja, empuja. ¡Ya!
0-2 {H} suelta la cuerda.
0-2 {X} dice: ¡olé!
2-2 ¡Se fue el nudo! ¡Qué cuerda tan larga!
4! El nudo dio un suspiro y se deshizo. ¡Plof!
4! —Para vosotr{HF:os/as} —dijo doña Remedios, y les dio la cuerda.
4 —¿Y el carrito? —preguntó {F}.
4 —Ese no lo ato más. ¡Que venga quien quiera!
6 Dentro llevaba melocotones. Repartió hasta que el carrito pesó la mitad.
8 {X} hizo un lazo con la punta de la cuerda, y todos dijeron a la vez: «¡No tires!».
8 —Tengo que hacer una visita —anunció doña Remedios, y se fue hacia casa de su hermana.
10 Iba ensayando por el camino. Juntaba las manos en lugar de separarlas, y a cada paso parecía que algo, en alguna parte, se aflojaba un poco.`,
      en: `0-2 Push, push, push. There!
0-2 {H} lets the rope go.
0-2 {X} says: bravo!
2-2 The knot is gone! What a long rope!
4! The knot gave a sigh and came undone. Plop!
4! “It is for you,” said Mrs Ruby, and gave them the rope.
4 “And the trolley?” asked {F}.
4 “I will not tie it up again. Let them all come!”
6 It was full of peaches. She gave them out until the trolley weighed half as much.
8 {X} tied a bow in the end of the rope, and they all said at once: “Do not pull!”
8 “I have a call to make,” said Mrs Ruby, and set off to see her sister.
10 She rehearsed as she went. She put her hands together and not apart, and at each step something, somewhere, seemed to give a little.`,
      alt: {
        es: 'La señora regala la cuerda sin nudo a {H} y {F}.',
        en: 'The lady gives {H} and {F} the rope, knot gone.',
      },
      picture: {
        H: ['hold', 'happy', 'rope'],
        F: ['cheer', 'happy'],
        X: ['cheer', 'happy'],
        props: ['basket', 'apple', 'rope'],
      },
    },
  ],
}
