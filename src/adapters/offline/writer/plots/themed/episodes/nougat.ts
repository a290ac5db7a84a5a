import type { Beat } from '../../plot.ts'

/** A nougat so hard that nothing will break it, until somebody stops hitting it. */
export const nougat: Beat = {
  id: 'nougat',
  themes: ['navidad'],
  titles: {
    es: ['El turrón que no se partía', 'Duro como una acera'],
    en: ['The nougat that would not break', 'As hard as a pavement'],
  },
  gift: {
    prop: 'box',
    use: {
      es: '4 {H} y {F} se metieron un trozo de turrón en la boca. ¡Eso da fuerzas!',
      en: '4 {H} and {F} each had a bit of the nougat. It made them strong!',
    },
  },
  moments: [
    {
      es: `0-2 ¡Pum, pum! ¡Qué duro!
0-2 {H} muerde. {F} muerde. ¡Ay!
2-2 Es un turrón. ¡No se parte!
4! ¡Pum! ¡Pam! {at} alguien daba golpes.
4! Era doña Asunción. Quería partir un turrón.
4 —Es del duro —explicó—. Del duro, duro. Del que suena.
6 Ya había roto un martillo, dos sillas y la promesa de no decir palabrotas. Bueno, solo decía «caramba», pero muy alto.
6 El turrón estaba sobre la mesa, tan tranquilo, con todas sus almendras.
8 —Me lo regalaron hace once Navidades —dijo, sin apartar la vista de él—. Cada año lo intento. Y cada año gana él.
10 Le había cogido cariño, la verdad. En marzo lo usaba de pisapapeles, y en agosto, para que no se cerrara la puerta. Pero al llegar diciembre se le pasaba y volvía a coger el martillo.`,
      en: `0-2 Bang, bang! It is so hard!
0-2 {H} bites. {F} bites. Ow!
2-2 It is a sweet. It will not break!
4! Bang! Crash! There was a dreadful noise.
4! It was old Mrs Almond. She was trying to break some nougat.
4 “It’s the hard kind,” she said. “The very hard kind.”
6 She had broken a hammer, two chairs, and her word not to say rude words.
6 The nougat sat on the table, quite calm, nuts and all.
8 “I got it eleven Christmases ago,” she said. “Each year I have a go at it. And each year it wins.”
10 To tell the truth, she had grown fond of it. In March it held down her papers, and in August it held the door. But then came December, and she picked up the hammer once more.`,
      alt: {
        es: '{H} y {F} miran un turrón que nadie consigue partir.',
        en: '{H} and {F} look at a nougat that nobody can break.',
      },
      picture: { H: ['stand', 'surprised'], F: ['point', 'surprised'], props: ['hammer', 'table', 'box'] },
    },
    {
      es: `4 Lo tiraron al suelo. Se rompió el suelo.
4! Le dieron con una piedra. Se rompió la piedra.
4 {X} le dio un mordisco. ¡Se quedó con la boca en forma de O!
4! —¿Y si no le pegamos? —dijo {F}.
4-4! Lo pusieron cerca de la estufa. Y esperaron.
6 Doña Asunción bajó el martillo. En once años no se le había ocurrido.
6 —¿Y qué se hace, si no?
6 —Esperar —dijo {H}—. Y soplar.
6 Lo pusieron al lado de la estufa. Se sentaron en corro. {F} le echaba el aliento. {H} le contaba chistes.
6 El turrón empezó a brillar un poco. Después sudó. Una almendra se movió, como quien cambia de postura.
6 —¿Le falta mucho? —preguntaba doña Asunción cada medio minuto.
6 —Si se lo preguntamos, se pone nervioso —dijo {F}.
6 {X} le cantó un villancico muy bajito, con palmaditas en la tapa.
8 —Esto es perder el tiempo —dijo doña Asunción, pero acercó la silla.
8 —Claro —dijo {F}—. Hay cosas que solo se ablandan perdiendo el tiempo.
8 Mientras esperaban, les contó lo del primer año. Se lo había traído su hermana en el tren, envuelto en una bufanda. Desde entonces la hermana vivía lejos, y el turrón era lo único que quedaba de aquella tarde.
8 Nadie dijo nada. La estufa, por discreción, se puso a hacer ruiditos.
8 {X} apartó el martillo con el pie y lo escondió debajo de la mesa.
10 —A lo mejor no se partía —dijo {H}— porque usted no quería que se acabara.
10 Doña Asunción lo pensó con los ojos puestos en las brasas. Era una explicación que no salía en ningún recetario. Pero le encajaba tan bien que se le escapó un suspiro, y el suspiro, que era de los calientes, fue a dar justo encima del turrón.
10 ¡Cric!, se oyó.`,
      en: `4 They dropped it on the floor. The floor broke.
4! They hit it with a stone. The stone broke.
4 {X} took a bite and went about with an O for a mouth.
4! “What if we don’t hit it?” said {F}.
4-4! They put it close to the stove. And they waited.
6 Mrs Almond put the hammer down. She had not thought of that in eleven years.
6 “Then what do we do?”
6 “We wait,” said {H}. “And we blow.”
6 They put it next to the stove and sat in a ring. {F} breathed on it. {H} told it jokes.
6 The nougat began to shine a bit. Then it went damp. One nut moved, like somebody turning over in bed.
6 “Is it nearly done?” Mrs Almond asked every half minute.
6 “If we ask, it gets nervous,” said {F}.
6 {X} sang it a carol, very softly, and patted the lid in time.
8 “This is a waste of time,” said Mrs Almond, and pulled up her chair.
8 “It is,” said {F}. “Some things only get soft if you waste time on them.”
8 As they waited, she told them about the first year. Her sister had brought it on the train, wrapped in a scarf. Now her sister lived far off, and the nougat was all that was left of that day.
8 Nobody spoke. The stove, to be tactful, made some small noises.
8 {X} pushed the hammer under the table with one foot.
10 “It may be that it would not break,” said {H}, “because you did not want it to be over.”
10 Mrs Almond thought about that, with her eyes on the coals. It was not in any cookery book. But it fitted so well that she gave a sigh. It was a warm one, and it went right down on the nougat.
10 Crick! they heard.`,
      alt: {
        es: '{H} y {F} se sientan en corro y le echan el aliento al turrón.',
        en: '{H} and {F} sit in a ring and breathe on the nougat.',
      },
      picture: {
        H: ['sit', 'calm'],
        F: ['sit', 'happy'],
        X: ['sit', 'happy'],
        props: ['box', 'campfire', 'hammer'],
        shot: 'close',
      },
    },
    {
      es: `0-2 Sopla, sopla. ¡Cric!
0-2 {H} y {F} comen.
0-2 {X} chupa.
2-2 ¡El turrón se ha partido! ¡Está blandito!
4! ¡Cric! El turrón se partió solo.
4! Salieron trozos para todos. ¡Estaba buenísimo!
4 Doña Asunción cerró los ojos para que durara más.
4 —Llevaos un poco en la caja —dijo.
6 Guardó dos trozos aparte. Uno era para ella. El otro lo envolvió en una bufanda.
6 —Mañana cojo el tren —dijo—. Once años son muchos años para un turrón.
6 Y guardó el martillo en el cajón de los calcetines, por si aprendía a estarse quieto.
8 —¿Y el martillo? —preguntó {F}, con la boca pegada.
8 —Mmm —contestó todo el mundo. Con aquel turrón no se podía hablar. Había un «mmm» de qué rico y un «mmm» de dame más. También había un «mmm» de se me ha pegado una muela.
10 Estuvieron así un buen rato, masticando y asintiendo, y fue una de las mejores conversaciones que habían tenido nunca.`,
      en: `0-2 Blow, blow. Crick!
0-2 {H} eats. {F} eats.
0-2 {X} licks.
2-2 It broke all by itself! It is soft!
4! Crick! The nougat broke by itself.
4! There was a bit for each of them. It was so good!
4 Mrs Almond shut her eyes to make it last.
4 “Take some in the box,” she said.
6 She put two bits aside. One was for her. She wrapped the other in a scarf.
6 “I’m taking the train tomorrow,” she said. “Eleven years is a long time for a nougat.”
6 And she put the hammer in her sock drawer, where it might learn to lie still.
8 “What about the hammer?” asked {F}, as far as anybody could tell.
8 “Mmm,” they all said. You could not talk with that nougat. You could only say “mmm” in different ways: one for good, one for more, and one for stuck to a tooth.
10 So they sat for a good while, chewing and nodding, and it was one of the best talks that they had ever had.`,
      alt: {
        es: '{H} y {F} prueban el turrón y guardan un trozo en una caja.',
        en: '{H} and {F} taste the nougat and pack some in a box.',
      },
      picture: { H: ['hold', 'happy', 'box'], F: ['sit', 'happy'], X: ['cheer', 'happy'], props: ['table', 'scarf'] },
    },
  ],
}
