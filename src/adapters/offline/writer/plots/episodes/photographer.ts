import type { Beat } from '../plot.ts'

/** A photographer in whose pictures everybody looks frightened finds out what comes after the click. */
export const photographer: Beat = {
  id: 'photographer',
  titles: { es: ['¡Patata!', 'La foto que salió movida'], en: ['Say cheese!', 'The picture that moved'] },
  gift: {
    prop: 'camera',
    use: {
      es: '4 Miraron la foto de Violeta, tan torcida y tan contenta, y siguieron.',
      en: '4 They looked at the photo from Violet, and laughed, and went on.',
    },
  },
  moments: [
    {
      es: `0-2 ¡Mira aquí! ¡Patata!
0-2 {F} no se mueve. Nada.
2-2 {H} pone cara de estatua. ¡Clic!
4! {At} una fotógrafa paraba a todo el mundo.
4! —¡Patata! —gritaba. ¡Clic!
4 Luego miraba la foto y se ponía triste.
4 —Otra vez —decía—. Otra cara de susto.
6 Se llamaba Violeta, y tenía las paredes llenas de gente tiesa como tablas.
6 —¿Están en un dentista? —preguntó {F}.
8 —Están en un cumpleaños —dijo Violeta—. Por eso no duermo.
10 Había fotografiado bodas, bautizos y una cabra premiada. La que mejor había salido era la cabra, porque no sabía que era una foto.`,
      en: `0-2 Look here! Say cheese!
0-2 {F} does not move at all.
2-2 {H} looks like a stone. Click!
4! A lady with a camera stopped everyone {at}.
4! “Cheese!” she cried. Click!
4 Then she looked at the picture and was sad.
4 “There it is again,” she said. “That scared face.”
6 Her name was Violet, and her walls were full of people as stiff as boards.
6 “Are they at the dentist?” asked {F}.
8 “They are at a birthday,” said Violet. “That is why I cannot sleep.”
10 She had taken weddings, babies and a goat that won a prize. The goat had come out best of all, since it did not know that it was a picture.`,
      alt: {
        es: 'Una fotógrafa triste mira su cámara ante {H}.',
        en: 'A sad photographer looks at her camera by {H}.',
      },
      picture: {
        H: ['stand', 'surprised'],
        F: ['stand', 'calm'],
        props: ['camera', 'chair'],
        shot: 'wide',
      },
    },
    {
      es: `4! —Déjeme probar —dijo {H}. Y {F} se sentó en la silla.
4! ¡Clic! {F} salió con cara de calabacín.
4 {X} salió con los ojos cerrados. Tres veces.
4-4! Entonces la silla hizo: ¡prrrt! ¡Qué risa le dio a {F}!
6 —¿Por qué ponéis esa cara? —preguntó la fotógrafa.
6 —Es la de salir bien —dijo {F}.
6 —¿Y cuándo la pones?
6 —Solo cuando me miran así.
6 La fotógrafa se dejó caer en la silla. La silla, que era vieja, dijo «prrrt».
6 Hubo un silencio.
6 —He sido yo —dijo la silla. O no: lo dijo {H}, poniendo voz de silla.
6 A {F} se le escapó la risa por la nariz. A la fotógrafa se le escapó por los hombros. Se rieron tanto que la cámara, al caerse, hizo clic ella sola.
6 {X} volvió a cerrar los ojos, esta vez de tanto reír.
8 Miraron la foto. Estaba torcida. A {H} le faltaba media oreja, {F} salía borros{F:o/a} y de Violeta solo se veía un zapato en el aire.
8 —Es malísima —dijo Violeta.
8 Se quedó callada. Acercó la foto a la luz.
8 —Es la mejor que he hecho en mi vida.
8 —No estábamos preparad{HF:os/as} —dijo {H}.
8 —Ya —dijo Violeta—. Ni yo tampoco.
10 ¶Se puso a recordar todas las fotos que había tirado por movidas. Un niño que se iba corriendo. Una novia que estornudaba. Un abuelo que, justo después del clic, cuando ya creía que había pasado, por fin sonreía.
10 —Siempre llegaba un segundo antes —murmuró.
10 ¶—Pues espere usted un segundo más —dijo {F}—. Diga «patata», haga como que ya está y entonces dispare.
10 Violeta miró a {F} como se mira a quien acaba de inventar la rueda.`,
      en: `4! “Let me try,” said {H}. So {F} sat down on the chair.
4! Click! {F} came out like a marrow.
4 {X} came out with both eyes shut. Three times.
4-4! Then the chair went parp! And {F} had to laugh.
6 “Why do you make that face?” asked the photographer.
6 “It is the one for looking nice,” said {F}.
6 “And when do you use it?”
6 “Just when somebody looks at me like that.”
6 The photographer fell into the chair. It was an old chair, and it said “prrrt”.
6 There was a silence.
6 “That was me,” said the chair. Or rather {H} said it, in the voice of a chair.
6 {F} gave a snort. The photographer’s shoulders shook. They all laughed so much that the camera fell down and clicked by itself.
6 {X} had both eyes shut again, this time from laughing.
8 They looked at the picture. It was crooked. {H} had half an ear missing, {F} was a blur, and of Violet there was only one shoe in the air.
8 “It is dreadful,” said Violet.
8 She went quiet. She held the picture up to the light.
8 “It is the best one of my whole life.”
8 “We were not ready,” said {H}.
8 “No,” said Violet. “And nor was I.”
10 ¶She began to recall all those that she had thrown away because somebody moved. There was a boy running off. There was a bride who sneezed. There was an old man who just after the click, when he thought that it was over, smiled at last.
10 “I was always one second too soon,” she murmured.
10 ¶“Then wait for one more,” said {F}. “Say cheese, act as if it were over, and then do it.”
10 Violet looked at {F} as you look at somebody who has just invented the wheel.`,
      alt: { es: '{H} y {F} se parten de risa ante la cámara.', en: '{H} and {F} burst out laughing at the camera.' },
      picture: {
        H: ['jump', 'happy'],
        F: ['dance', 'happy'],
        X: ['cheer', 'happy'],
        props: ['camera', 'chair'],
        shot: 'close',
      },
    },
    {
      es: `0-2 ¡Ja, ja! ¡Clic!
0-2 {H} salta. {F} ríe.
0-2 {X} hace el pino.
2-2 ¡Esta foto sí! ¡Esta sí!
4! —¡Patata! —dijo la fotógrafa. Nadie hizo caso. ¡Clic!
4! Salieron riendo, y un poco movid{HF:os/as}.
4 —Quedáosla —dijo—. Y la cámara pequeña también.
6 —¿No le hace falta? —preguntó {H}.
6 —Tengo que volver a hacer la ciudad entera —dijo la fotógrafa, feliz—. Voy a tardar años.
8 {X} preguntó si la foto de los ojos cerrados también valía. Era, al parecer, la más elegante.
8 Detrás se oía: «¡Patata! Ya está. ¡Ahora!». Y carcajadas.
10 {H} guardó la foto con cuidado de no doblarla. Luego la dobló un poco. Así parecía más de verdad.`,
      en: `0-2 Ha, ha, ha! Click!
0-2 {H} jumps. {F} laughs.
0-2 {X} does a handstand.
2-2 This is the one! This one!
4! “Cheese!” said the photographer. They took no notice. Click!
4! They came out laughing, and a bit of a blur.
4 “Keep it,” she said, “and the small camera too.”
6 “Do you not need it?” asked {H}.
6 “I have to do the whole town again,” said the photographer happily. “It will take me years.”
8 {X} asked if the one with both eyes shut would count. It was, they said, the most elegant of all.
8 Behind them they could hear: “Cheese! All done. Now!” And laughter.
10 {H} put the picture away with care, so as not to bend it. Then {H} bent it a little. It looked more real like that.`,
      alt: { es: '{H} y {F} saltan y ríen en la foto.', en: '{H} and {F} jump and laugh for the picture.' },
      picture: {
        H: ['jump', 'happy'],
        F: ['cheer', 'happy'],
        X: ['dance', 'happy'],
        props: ['camera', 'heart'],
        shot: 'medium',
      },
    },
  ],
}
