import type { Beat } from '../../plot.ts'

/** The smallest lady in the world lifts a piano with a broom, and shows how. */
export const lever: Beat = {
  id: 'lever',
  themes: ['aprendizaje', 'divertido'],
  titles: {
    es: ['La señora más fuerte del mundo', 'Un piano y una escoba', 'Más lejos pesa menos'],
    en: ['The strongest lady in the world', 'A piano and a broom', 'Further off weighs less'],
  },
  gift: {
    prop: 'broom',
    use: {
      es: '4 Hicieron palanca con la escoba de doña Tina. ¡Hop! ¡Se movió!',
      en: '4 They pushed down on the broom from Mrs Tiny. Hup! It moved!',
    },
  },
  moments: [
    {
      es: `0-2! ¡Un piano! ¡Cómo pesa!
0-2 {H} empuja. ¡Uf! {F} empuja. ¡Uf!
2-2 ¡No se mueve! ¡Ni un poquito!
4! {at} había un piano en medio del paso.
4! {H} empujó. {F} empujó. ¡Nada!
4 —¡Quitad! —dijo una vocecita—. ¡Que lo levanto yo!
4 Era una señora más bajita que una silla.
6 —Soy Tina, la mujer más fuerte del mundo —dijo, y enseñó un brazo como un fideo.
6 {F} no quiso reírse. Tosió un poco, por educación.
8 —Os veo la tos —dijo doña Tina—. Todo el mundo tose. Y luego, todo el mundo se calla.
10 El piano era negro y tremendo, de los que tienen patas de león. Debajo asomaba la esquina de un sombrero que, por lo visto, era de ella.`,
      en: `0-2 A piano! It is so heavy!
0-2 {H} pushes. Oof! {F} pushes.
2-2 It will not move! Not one bit!
4! There was a piano in the way {at}.
4! {H} pushed. {F} pushed. No good!
4 “Mind out!” said a little voice. “I will lift it!”
4 It was a lady no taller than a chair.
6 “I am Mrs Tiny, the strongest lady in the world,” she said. She had arms like noodles.
6 {F} did not want to laugh, and gave a small cough, to be polite.
8 “I can see that cough,” said Mrs Tiny. “They all cough. And then they all go quiet.”
10 The piano was black and vast, the kind with the feet of a lion. From under it stuck the corner of a hat that seemed to be hers.`,
      alt: { es: '{H} y {F} empujan con todas sus fuerzas.', en: '{H} and {F} push with all their might.' },
      picture: {
        H: ['reach', 'determined'],
        F: ['reach', 'worried'],
        props: ['music-note', 'hat', 'broom'],
        shot: 'medium',
      },
    },
    {
      es: `4! Doña Tina metió el palo de una escoba debajo del piano.
4 Debajo del palo puso una piedra, muy cerca.
4! Y apretó por la otra punta, con un dedo. ¡El piano subió!
4 {X} miró el dedo por los dos lados.
4 —¿Es magia? —preguntó {F}.
4 —Es palanca —dijo doña Tina.
6 —¿Puedo yo? —pidió {H}. Cogió la escoba por la mitad y apretó. Ni pío.
6 —Más lejos —dijo ella—. Vete a la punta.
6 {H} se fue a la punta y apretó otra vez. ¡Arriba!
6 —¡Pesa menos que mi almohada! —dijo.
6 —Cuanto más lejos empujas, menos pesa —explicó doña Tina—. A cambio, tienes que bajar más.
6 {X} quiso ver cuánto aguantaba y se sentó en el piano. El piano subió igual, con {X} y todo, y sonó un do.
6 Probaron con la piedra lejos. Pesaba una barbaridad. Probaron con la piedra cerca. Se levantaba con el codo.
6 {F} rescató el sombrero. Estaba plano como una tortita.
6 Luego levantaron el piano una vez, y otra, y otra, solo por oírlo bajar. ¡Dong!
8 Movieron el piano un palmo. Luego, otro. Cada palmo sonaba una nota distinta, y en el séptimo ya tarareaban todos.
8 —¿Y con un elefante? —preguntó {H}.
8 —Con una escoba más larga.
8 —¿Y con una montaña?
8 —No me tientes.
8 —¿Y siempre ha sido tan fuerte? —preguntó {F}.
8 —De pequeña no llegaba a ningún sitio —dijo doña Tina—. Los grandes me decían «quita, que tú no puedes». Así que me puse a mirar cómo se podía.
8 {X} apuntó el orden de las notas. Era una nana, y alguien bostezó.
10 —Hubo un sabio —contó doña Tina— que dijo que, con un palo bien largo y un sitio donde apoyarlo, movería el mundo.
10 —¿Y lo movió? —preguntó {H}.
10 —No encontró el palo. Pero fíjate que dijo «un sitio donde apoyarlo». De eso la gente se olvida. Se acuerda de la fuerza, y se le pasa la piedra.`,
      en: `4! Mrs Tiny put the end of a broom under the piano.
4 Under the broom she put a stone, very close.
4! Then she pushed down on the far end with one finger. Up it went!
4 {X} looked at the finger from both sides.
4 “Is it magic?” asked {F}.
4 “It is a lever,” said Mrs Tiny.
6 “May I try?” asked {H}, and took the broom by the middle, and pushed. Not a peep.
6 “Further off,” she said. “Go to the end.”
6 {H} went to the end and pushed again. Up!
6 “It weighs less than my pillow!” said {H}.
6 “The further off you push, the less it weighs,” said Mrs Tiny. “But you have to push it further down.”
6 {X} sat on the piano to see how much it could take. Up it went just the same, {X} and all, and played a C.
6 They tried it with the stone far away. It weighed a ton. They tried it with the stone close up. You could lift it with one elbow.
6 {F} got the hat out. It was as flat as a pancake.
8 They moved the piano along by a foot. Then by one more. Each foot played a new note, and at the seventh they were all humming.
8 “What about an elephant?” asked {H}.
8 “You need a longer broom.”
8 “And a mountain?”
8 “Do not tempt me.”
8 “Have you always been so strong?” asked {F}.
8 “When I was small I could not reach a thing,” said Mrs Tiny. “The big ones told me, ‘Mind out, you cannot do it.’ So I had a look at how it could be done.”
8 {X} wrote down the notes. It was a lullaby, and somebody yawned.
10 “There was a wise man,” said Mrs Tiny. “Give me a long stick, he said, and a place to rest it, and I will move the world.”
10 “Did he?” asked {H}.
10 “He never found the stick. But mark that he said ‘a place to rest it’. People forget that bit. They remember the strength, and they miss the stone.”`,
      alt: {
        es: '{H} aprieta una escoba apoyada en una piedra.',
        en: '{H} pushes down on a broom that rests on a stone.',
      },
      picture: {
        H: ['hold', 'excited', 'broom'],
        F: ['crouch', 'surprised', 'hat'],
        X: ['sit', 'surprised'],
        props: ['stone', 'music-note'],
      },
    },
    {
      es: `0-2! Una escoba. Un dedo. ¡Hop!
0-2 ¡El piano sube! ¡Din, don!
0-2! {X} ríe.
0-2 ¡Otra vez!
2-2! {H} puede. {F} puede. ¡Hop, hop!
4! El paso quedó libre. ¡Hop!
4! Doña Tina les regaló la escoba.
4 —Para cuando algo pese demasiado —dijo—. Y la piedra la encontráis en cualquier sitio.
4 {F} probó a levantar a {H}. ¡Y pudo!
4 Luego {H} levantó a {F}. ¡Hop!
6 {X} quiso subir también, y luego no quería bajar.
6 Doña Tina se puso el sombrero plano, que le sentaba mejor, y se sentó al piano. No llegaba a las teclas.
6 —¡Un momento! —dijo. Y con otra escoba y otra piedra subió el taburete, y ella con él.
8 Tocó flojito, con un dedo. El mismo.
8 —¿Y no se cansa nunca? —preguntó {H}.
8 —Se cansa la piedra —dijo ella, y siguió tocando.
10 Desde la curva todavía se oía la música. {F} llevaba la escoba al hombro y miraba las cosas grandes del camino, una tras otra, como quien les va diciendo: «Contigo también podría».`,
      en: `0-2! One broom. One finger. Hup!
0-2 Up goes the piano! Ding, dong!
0-2! {X} laughs.
2-2! {H} can do it. {F} can too!
4! The way was clear. Hup!
4! Mrs Tiny gave them the broom.
4 “It is for when a thing is too heavy,” she said. “You can find a stone anywhere.”
4 {F} tried to lift {H} with it. It worked!
6 {X} asked to be lifted too, and would not come down.
6 Mrs Tiny put on the flat hat, which suited her, and sat down to play. She could not reach the keys.
6 “Just a moment!” she said. With one more broom and one more stone she lifted up the stool, and herself with it.
8 She played softly, with one finger. It was the same one.
8 “Do you never get tired?” asked {H}.
8 “The stone does,” she said, and played on.
10 From the bend they could still hear the music. {F} had the broom on one shoulder, and gave each big thing along the road a long, calm look. It was the look of somebody who could lift that as well.`,
      alt: {
        es: '{H} y {F} se van con una escoba al hombro.',
        en: '{H} and {F} walk off with a broom.',
      },
      picture: {
        H: ['walk', 'happy'],
        F: ['walk', 'proud', 'broom'],
        X: ['cheer', 'happy'],
        props: ['music-note', 'stone', 'hat'],
        shot: 'wide',
      },
    },
  ],
}
