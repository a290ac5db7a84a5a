import type { Beat } from '../plot.ts'

/** Two snails at war over one leaf: peace is made, and a rope is given. */
export const rope: Beat = {
  id: 'rope',
  scares: ['fights'],
  needs: ['beasts', 'ground'],
  titles: {
    es: ['La guerra de los caracoles', 'Una hoja para dos'],
    en: ['The war of the snails', 'One leaf for two'],
  },
  gift: {
    prop: 'rope',
    use: {
      es: '4 Ataron la cuerda de los caracoles con un buen nudo.',
      en: '4 They tied the snails’ rope with a good strong knot.',
    },
  },
  moments: [
    {
      es: `0-2 Dos caracoles gritan. ¡Mío! ¡Mío!
0-2 {H} los mira.
4 —¡Es mía! —se oyó una voz {at}.
4 —¡No, mía! —gritó otra.
4 Eran dos caracoles. Tiraban de la misma hoja.
6 Tiraban muy fuerte, pero como eran caracoles no se notaba casi nada.
8 La hoja era una hoja cualquiera. A su alrededor había, por lo menos, otras cuatrocientas iguales.
10 Por lo visto llevaban allí desde el martes. Uno de ellos decía que desde el lunes, y también discutían por eso.`,
      en: `0-2 Two snails shout. Mine! Mine!
0-2 {H} looks at them.
4 “It is mine!” cried a voice.
4 “No, mine!” cried another.
4 They were two snails. They were pulling at one leaf.
6 They pulled very hard, but since they were snails it hardly showed.
8 It was a leaf like any other. All around it were four hundred more, at the very least.
10 They had been there since Tuesday. One of them said Monday, and they were arguing about that too.`,
      alt: {
        es: '{H} encuentra a dos caracoles que tiran de una hoja.',
        en: '{H} finds two snails pulling at one leaf.',
      },
      picture: { H: ['crouch', 'surprised'], F: ['stand', 'thoughtful'], props: ['snail', 'leaf'], shot: 'close' },
    },
    {
      es: `4 —¿Por qué la queréis? —preguntó {H}.
4 —¡Para la sombra! —dijo uno.
4 —¡Para la merienda! —dijo el otro.
4 —¡Entonces cabéis los dos! —rio {F}.
6 Los caracoles se miraron con mucha desconfianza y muy despacio.
6 {H} lo explicó con las manos: primero, la sombra; después, con el sol ya bajo, la merienda. La hoja era la misma. Lo que cambiaba era la hora.
6 —No se nos había ocurrido —dijo el primer caracol.
6 —A mí sí —dijo el segundo—, pero no me escuchabas.
6 Y se pusieron rojos, que en un caracol es dificilísimo de ver.
8 —Perdón —murmuró uno.
8 —Perdón tú —contestó el otro, y estuvieron a punto de empezar de nuevo.
8 {X} tosió con mucha educación, y la cosa no pasó de ahí.
8 Mientras hablaban, {F} vio algo raro en el barro. Las huellas pasaban justo al lado de la hoja, sin pisarla. Quien fuera había dado un rodeo para no molestar a dos caracoles enfadados.
10 —Un ladrón con modales —dijo {H}, pensativ{H:o/a}.
10 —O no es un ladrón —contestó {F}.
10 Era la segunda vez que la idea salía a pasear aquel día, y esta vez nadie la mandó de vuelta a casa. Se quedó allí, callada, mientras los caracoles hacían las paces a su ritmo. Tardaron hasta la hora de cenar.`,
      en: `4 “What do you want it for?” asked {H}.
4 “For the shade!” said one.
4 “For my tea!” said the other.
4 “Then it will do for both!” laughed {F}.
6 The snails looked at each other with no trust at all, and very slowly.
6 {H} made it plain: first came the shade, and then, with the sun low, came the tea. It was the same leaf. Only the time was not the same.
6 “We never thought of that,” said the first snail.
6 “I did,” said the second, “but you would not listen.”
6 And they both went red, which is very hard to see on a snail.
8 “Sorry,” one of them muttered.
8 “No, I am sorry,” said the other, and they very nearly started all over again.
8 {X} gave a polite cough, and that was the end of it.
8 While they talked, {F} saw something odd in the mud. The footprints went right past the leaf and never touched it. Whoever it was had gone the long way round, just to let two cross snails be.
10 “A thief with good manners,” {H} said slowly.
10 “Or not a thief,” said {F}.
10 It was the second time that day that the idea had gone for a walk, and this time nobody sent it home. It stayed with them, quiet, while the snails made peace at their own speed. That took until supper.`,
      alt: { es: '{H} ayuda a los caracoles a hacer las paces.', en: '{H} helps the snails to make peace.' },
      picture: {
        H: ['kneel', 'calm'],
        F: ['stand', 'happy'],
        X: ['sit', 'happy'],
        props: ['snail', 'leaf', 'footprints'],
      },
    },
    {
      es: `0-2 ¡Para los dos! ¡Ñam, ñam!
2-2 Ahora están contentos.
4 —¡Gracias! —dijeron los caracoles—. Esto es para vosotr{HF:os/as}.
4 Era una cuerda fina, muy fuerte.
4 Pero las huellas se perdían detrás de una roca...
6 —¿Para qué queríais una cuerda? —preguntó {F}.
6 —Para las carreras —contestaron, muy serios.
8 {H} consiguió no reírse hasta la primera curva.
10 Después ya no pudo más, y la risa les duró casi un kilómetro.`,
      en: `0-2 Enough for two! Yum, yum!
2-2 Now they are happy.
4 “Thank you!” said the snails. “This is for you.”
4 It was a rope, thin but very strong.
4 But the prints went on behind a rock...
6 “What did you need a rope for?” asked {F}.
6 “For racing,” they said, very gravely.
8 {H} managed not to laugh until the first bend.
10 After that it was hopeless, and the laughing lasted for almost a mile.`,
      alt: {
        es: 'Los caracoles despiden a {H} y {F}, que llevan una cuerda.',
        en: 'The snails wave off {H} and {F}, who have a rope.',
      },
      picture: {
        H: ['hold', 'happy', 'rope'],
        F: ['wave', 'happy'],
        props: ['snail', 'stone'],
        together: ['face-to-face', 'H', 'F'],
      },
    },
  ],
}
