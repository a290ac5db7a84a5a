import type { Beat } from '../plot.ts'

/** Half of two men carries a mirror as big as a door, and the other half has gone to lunch. */
export const mirror: Beat = {
  id: 'mirror',
  titles: { es: ['Un espejo con pies', 'La otra mitad'], en: ['A mirror with feet', 'The other half'] },
  gift: {
    prop: 'mirror',
    use: {
      es: '4 Con el espejito de Tito vieron lo que había detrás.',
      en: '4 In the small mirror from Toby they could see round the corner.',
    },
  },
  moments: [
    {
      es: `0-2 ¿Quién viene? ¡Soy yo!
0-2 {H} saluda. ¡Y saluda!
2-2 {F} saca la lengua. ¡El otro también!
4! {At}, {H} se encontró de frente con... ¡{H}!
4! Era un espejo grande como una puerta. ¡Y tenía pies!
4 —¿Hay alguien? —preguntó el espejo—. ¡No veo nada!
4 —Estamos aquí —dijo {F}—. Dos veces.
6 Detrás asomó una gorra. Era un chico que sudaba muchísimo.
6 —Somos dos para llevarlo —explicó—. El otro se fue a comer. Ayer.
8 Se llamaba Tito. Desde ayer no había podido soltarlo, ni dar la vuelta, ni rascarse.
10 Lo curioso es que todo el mundo se apartaba con mucha educación. Pero no se apartaban de Tito: se cedían el paso a sí mismos.`,
      en: `0-2 Who is that? It is me!
0-2 {H} waves. {H} waves too!
2-2 {F} sticks out a tongue. So does {F}!
4! Who should come along, {at}, but... {H}!
4! It was a mirror as big as a door. And it had feet!
4 “Is anybody there?” asked the mirror. “I cannot see a thing!”
4 “We are here,” said {F}, “twice.”
6 A cap looked out from behind. It was a boy, and he was very hot.
6 “It takes two of us,” he said. “The other one has gone to lunch. That was yesterday.”
8 His name was Toby. Since yesterday he had not been able to put it down, or to turn round, or to scratch.
10 The odd thing was that everybody made way with perfect manners. But they did not make way for Toby. They said “after you” to themselves.`,
      alt: { es: 'Un espejo enorme con pies se cruza con {H}.', en: 'A huge mirror on two feet meets {H}.' },
      picture: {
        H: ['wave', 'surprised'],
        F: ['point', 'surprised'],
        props: ['mirror'],
        shot: 'wide',
      },
    },
    {
      es: `4! —¿Adónde lo llevas? —preguntó {H}.
4 —No me acuerdo —dijo Tito, el chico que lo llevaba—. Lo ponía en el papel. El papel lo tiene el otro.
4! {F} cogió una punta. {H} cogió la de abajo.
4 {X} se puso delante para guiar, y se peinó.
6 —A la derecha —dijo {F}.
6 —¿A la mía o a la del espejo? —preguntó {H}.
6 No era ninguna tontería. En el espejo todo iba al revés, y cada vez que miraban, se equivocaban de pie.
6 —No miréis —aconsejó Tito—. Yo llevo un día sin mirar y voy muy bien.
6 Un perro pasó, se vio, se ladró y se hizo amigo.
6 {X} volvió diciendo que por allí venían unas personas cargadísimas con un espejo. Tuvieron que explicárselo.
8 —¿Y si lo dejamos en el suelo un momento? —propuso {F}.
8 A Tito se le iluminó la gorra. No se le había ocurrido. Cuando uno lleva mucho tiempo sujetando algo, deja de saber que se puede posar.
8 Lo posaron. Tito se rascó la nariz. Lloró un poco, de gusto.
8 —Nunca le había visto la cara —dijo luego, mirándose—. A este, digo. Parece buena persona.
10 ¶Se quedaron los tres mirando el espejo por delante. Es distinto que cruzárselo. Al cruzárselo, uno ve a alguien con prisa. Mirándolo sin hacer nada, van apareciendo otras cosas: la oreja de alguien de la familia, una manera de torcer la boca, dos amigos detrás.
10 —¿Os habéis fijado? —dijo {F}—. Salimos todos.
10 ¶Y entonces, en el espejo, muy al fondo y del revés, apareció un chico corriendo con un bocadillo y un papel en la mano.`,
      en: `4! “Where are you taking it?” asked {H}.
4 “I forget,” said Toby, the boy who had it. “It was on the paper. The other one has the paper.”
4! {F} took hold of one end. {H} took the bottom.
4 {X} stood in front to guide them, and combed.
6 “To the right,” said {F}.
6 “My right, or the right of the mirror?” asked {H}.
6 It was not a silly question. In the mirror it was all back to front. Each time they looked, they got the wrong foot.
6 “Do not look,” said Toby. “I have not looked for a day, and I am doing well.”
6 A cat came by, saw itself, and made a friend.
6 {X} came back to say that there were people over there with a mirror, poor things. It had to be explained.
8 “Shall we put it down for a moment?” said {F}.
8 The cap lit up. Toby had not thought of that. When you have held on to a thing for a long time, you no longer know that you can put it down.
8 They put it down. Toby scratched his nose. He cried a little, it felt so good.
8 “I had never seen his face,” he said, looking in. “This one here. He seems nice.”
10 ¶All three of them stood and looked at the mirror from the front. It is not like meeting one. When you meet one, you see somebody in a hurry. If you look and do nothing, other things turn up: one of your gran’s ears, a way of pulling a face, two friends behind you.
10 “Have you noticed?” said {F}. “We are all in it.”
10 ¶And then, in the mirror, a long way off and the wrong way round, there came a boy at a run. He had a sandwich and a paper.`,
      alt: { es: '{H} y {F} llevan un espejo con un chico.', en: '{H} and {F} help a boy to carry a big mirror.' },
      picture: {
        H: ['hold', 'determined', 'mirror'],
        F: ['hold', 'thoughtful'],
        X: ['point', 'happy'],
        props: ['mirror'],
      },
    },
    {
      es: `0-2 ¡Al suelo! ¡Uf, uf!
0-2 {F} se mira. ¡Guapísim{F:o/a}!
0-2 {X} baila delante.
2-2 ¡Viene otro chico! ¡Viene corriendo!
4! —¡Perdón! ¡Había postre! —gritó el otro chico, que llegaba corriendo.
4 Miraron el papel. El espejo era... ¡para allí mismo!
4! —Tomad —dijo Tito, y les dio un espejito redondo—. Pesa menos.
6 Colgaron el espejo. El sitio pareció el doble de grande, y la merienda, el doble de merienda.
6 —Se lo llevaba a usted a usted —le dijo {F} al espejo. Nadie lo entendió, pero sonaba bien.
8 {X} dijo adiós a todo el mundo, y todo el mundo del espejo le dijo adiós.
8 Tito se fue con las manos en los bolsillos. Hasta ese día no sabía que los tenía.
10 Un poco más allá, {H} sacó el espejito y miró por encima del hombro. Allí seguía el camino, del revés, como si volviera con ell{HF:os/as}.`,
      en: `0-2 Put it down! Oof, oof!
0-2 {F} has a look. How pretty!
0-2 {X} dances in front.
2-2 Here comes a boy! He runs!
4! “Sorry! There was pudding!” cried the other boy, and ran up.
4 They read the paper. The mirror was for... that very place!
4! “Here,” said Toby, and gave them a small round mirror. “It weighs less.”
6 They hung the big one up. The place looked twice as big, and tea looked like twice the tea.
6 “He was bringing you to you,” said {F} to the mirror. Nobody understood, but it sounded good.
8 {X} said goodbye to everybody, and everybody in the mirror said goodbye to {X}.
8 Toby went off with his hands in his pockets. Until that day he did not know that he had any.
10 A bit further on {H} got out the little mirror and looked back over one shoulder. There was the way, the wrong way round, as if it were coming home with them.`,
      alt: { es: '{H} se mira en un espejito redondo con {F}.', en: '{H} looks into a small round mirror with {F}.' },
      picture: {
        H: ['hold', 'happy', 'mirror'],
        F: ['stand', 'happy'],
        X: ['dance', 'happy'],
        props: ['mirror'],
      },
    },
  ],
}
