import type { Beat } from '../plot.ts'

/** A suitcase is too full of just-in-cases to shut, and at the bottom of it lies the one that helps. */
export const suitcase: Beat = {
  id: 'suitcase',
  titles: {
    es: ['Por si acaso', 'La maleta redonda', 'Siete jerséis y una trompeta'],
    en: ['Just in case', 'The round suitcase', 'Seven jumpers and a trumpet'],
  },
  gift: {
    prop: 'umbrella',
    use: {
      es: '4 Abrieron el paraguas de doña Pura, por si acaso. ¡Y era el caso!',
      en: '4 They put up Mrs Parr’s umbrella, just in case. And it was just the case!',
    },
  },
  moments: [
    {
      es: `0-2 Una maleta. ¡No cierra!
0-2 {H} se sienta encima.
2-2 ¡{F} también! ¡Uf, uf! No cierra.
4! {At}, doña Pura daba botes sobre una maleta.
4! —¡No cierra! —dijo—. ¡Y me voy en diez minutos!
4 —¿Qué lleva? —preguntó {F}.
4 —Lo justo. Y un poquito de por si acaso.
6 Se iba tres días a ver a su hermano.
6 Por los bordes asomaban una manga, media tarta y la boca de una trompeta.
8 La maleta había sido cuadrada. Ahora era redonda, y de vez en cuando se le escapaba un botón con un silbido.
10 Hay quien viaja con lo que va a usar y quien viaja con lo que podría pasar. De los segundos, doña Pura era la campeona.`,
      en: `0-2 A case. It will not shut!
0-2 {H} sits on it.
2-2 {F} sits on it too! Oof! It will not!
4! Mrs Parr jumped up and down on a suitcase {at}.
4! “It will not shut!” she said. “And I go in ten minutes!”
4 “What is in it?” asked {F}.
4 “Just what I need, and a bit of just in case.”
6 She was off to stay with her brother for three days.
6 A sleeve stuck out of the suitcase, and half a cake, and the end of a trumpet.
8 It had once been square. Now it was round, and from time to time a button shot off it with a ping.
10 Some people pack for what will happen, and some for what might. Mrs Parr could have packed for the whole country.`,
      alt: { es: '{H} se sienta junto a una maleta que no cierra.', en: '{H} sits by a suitcase that will not shut.' },
      picture: {
        H: ['sit', 'determined'],
        F: ['stand', 'surprised'],
        props: ['suitcase', 'trumpet', 'cake', 'scarf', 'umbrella'],
        shot: 'wide',
      },
    },
    {
      es: `4! {H} se sentó encima. {F} también. Nada.
4 {X} se lanzó con carrerilla. Tampoco.
4! —Hay que sacar algo —dijo {H}.
4 Sacaron siete jerséis. Eran por si hacía frío.
4 Sacaron un abanico. Era por si los jerséis daban calor.
6 —¿Y la trompeta? —preguntó {F}.
6 —Por si hay demasiado silencio.
6 —¿Y los tapones de los oídos?
6 —Por si toco la trompeta.
6 No había manera. Cada cosa tenía su por si acaso, y cada por si acaso traía a otro de la mano.
6 —Aquí hay un ladrillo —dijo {H}.
6 —Por si la maleta pesa poco y se me olvida que la llevo.
6 {X} se puso los siete jerséis, para hacer sitio, y ya no pudo bajar los brazos.
8 Salió un zapato suelto, por si doña Pura perdía uno.
8 —¿Y si pierde el otro? —preguntó {F}.
8 Doña Pura se puso blanca. Buscó un lápiz y se lo apuntó en la mano.
8 —¿Y alguna vez le ha hecho falta algo de todo esto? —preguntó {H}.
8 —Nunca —dijo ella, muy orgullosa—. Por eso sé que funciona.
8 Contra aquello no había nada que decir. Siguieron sacando.
10 ¶El montón de fuera ya era más alto que la maleta. A cada cosa que salía, doña Pura le echaba la mirada que se le echa a un amigo que se baja una estación antes. {H} empezó a posarlas con más cuidado.
10 —¿Y la tarta? —preguntó {F}, por preguntar.
10 —Por si es el cumpleaños de alguien.
10 —Siempre es el cumpleaños de alguien —dijo {F}. Y se quedaron un momento pensando en quién sería.
10 Entonces tocaron el fondo, que sonaba a hueco.`,
      en: `4! {H} sat on it. So did {F}. It was no use.
4 {X} took a run and a jump at it. No use at all.
4! “Take something out,” said {H}.
4 They took out seven jumpers, in case it was cold.
4 They took out a fan, in case the jumpers were too hot.
6 “And the trumpet?” asked {F}.
6 “In case it is too quiet.”
6 “And the ear plugs?”
6 “In case I play the trumpet.”
6 There was no end to it. Each thing was just in case, and each case had a case of its own.
6 “There is a brick in here,” said {H}.
6 “That is in case it is too light, and I forget that I have it with me.”
6 {X} put on all seven jumpers, to make room, and could not get both arms down again.
8 Out came one odd shoe, in case Mrs Parr should lose one.
8 “And what if you lose the other one?” asked {F}.
8 Mrs Parr went white. She found a pencil and wrote that on her hand.
8 “Have you ever needed any of it?” asked {H}.
8 “Never,” said Mrs Parr proudly. “That is how I know that it works.”
8 There was no answer to that. They went on taking things out.
10 ¶By now the heap outside was taller than the suitcase. Mrs Parr gave each thing the look that you give to a friend who gets off one stop before you do. {H} began to put them down more gently.
10 “And the cake?” asked {F}, just to ask.
10 “In case it is somebody’s birthday.”
10 “It is always somebody’s birthday,” said {F}. And for a moment they all wondered whose it was.
10 Then they got to the bottom, and it sounded hollow.`,
      alt: {
        es: '{H} y {F} sacan de la maleta una trompeta y una bufanda.',
        en: '{H} and {F} take a trumpet and a scarf out of the suitcase.',
      },
      picture: {
        H: ['reach', 'surprised', 'trumpet'],
        F: ['hold', 'thoughtful', 'scarf'],
        X: ['stand', 'surprised'],
        props: ['suitcase', 'cake', 'boots', 'umbrella'],
      },
    },
    {
      es: `0-2 ¡Otra maleta! ¡Clac!
0-2 {F} cierra una. {H}, otra.
0-2 {X} va detrás.
2-2 ¡Adiós, adiós! ¡Y feliz viaje!
4! En el fondo había... ¡otra maleta!
4 —Por si esta se quedaba pequeña —dijo doña Pura—. ¡Qué lista soy!
4! {H} y {F} llenaron las dos. ¡Clac! ¡Clac!
4 Doña Pura les regaló su paraguas, por si acaso.
6 Con una maleta en cada mano, doña Pura andaba derecha como una vela.
6 —¡Anda! —dijo—. ¡Y yo que creía que el mundo estaba inclinado!
8 {X} tardó lo suyo en salir de los jerséis. En el quinto apareció una galleta, sin duda por si acaso.
10 Doña Pura ya se había ido cuando se la oyó preguntar: «¿Y si se me abre una?». Luego se contestó con mucho alivio: «Pues me queda la otra».`,
      en: `0-2 One more case! Click!
0-2 {F} shuts one. {H} shuts one.
0-2 {X} waves.
2-2 Bye-bye! Have a good trip!
4! At the bottom was... a second suitcase!
4 “In case the first was too small,” said Mrs Parr. “How clever I am!”
4! {H} and {F} filled both of them. Click! Click!
4 And she gave them her umbrella, just in case.
6 With one case in each hand, Mrs Parr walked as straight as a ruler.
6 “Well I never!” she said. “And I always thought that the world was on a slope.”
8 {X} took a good while to get out of the jumpers. In the fifth there was a biscuit, just in case.
10 Mrs Parr had nearly gone when they heard her ask, “What if one of them bursts?” After a while she added, much relieved, “Then I have the other.”`,
      alt: {
        es: '{H} y {F} dicen adiós con un paraguas, junto a la maleta.',
        en: '{H} and {F} say goodbye with an umbrella, by the suitcase.',
      },
      picture: {
        H: ['wave', 'happy'],
        F: ['hold', 'happy', 'umbrella'],
        X: ['wave', 'happy'],
        props: ['suitcase', 'box', 'trumpet'],
      },
    },
  ],
}
