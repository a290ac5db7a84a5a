import type { Beat } from '../plot.ts'

/** A guard who lets nobody pass without a laugh. */
export const goose: Beat = {
  id: 'goose',
  needs: ['beasts', 'ground'],
  titles: { es: ['¡Alto ahí!', 'La oca guardiana'], en: ['Stop right there!', 'The goose on guard'] },
  gift: {
    prop: 'feather',
    use: {
      es: '4 La pluma de la oca señaló de dónde venía el aire.',
      en: '4 The goose feather showed where the air came from.',
    },
  },
  moments: [
    {
      es: `0-2 ¡Cua, cua! ¡Alto!
0-2 Una oca mira a {H}.
4! —¡Alto! —dijo una oca {at}.
4 Llevaba un gorro de papel y una cara muy seria.
4 —Por aquí solo pasa quien me haga reír.
6 —¿Y si tenemos mucha prisa? —preguntó {F}.
6 —Entonces, hacedme reír deprisa.
8 La oca no se había reído desde el verano. Lo dijo con orgullo, como quien enseña una medalla.
10 Detrás de ella, el camino seguía tan tranquilo. Se podía rodear sin ninguna dificultad, pero nadie quiso herir sus sentimientos.`,
      en: `0-2 Honk, honk! Stop!
0-2 A goose looks at {H}.
4! “Stop!” said a goose {at}.
4 She had a paper hat and a very stern face.
4 “Only those who make me laugh may pass.”
6 “What if we are in a hurry?” asked {F}.
6 “Then make me laugh in a hurry.”
8 The goose had not laughed since summer. She said so with pride, like somebody with a medal.
10 Behind her the path went calmly on. You could have walked around her with no trouble at all, but nobody wished to hurt her feelings.`,
      alt: {
        es: '{H} y {F} se detienen ante una guardiana muy seria.',
        en: '{H} and {F} stop before a very stern guard.',
      },
      picture: { H: ['stand', 'surprised'], F: ['stand', 'worried'], props: ['duck', 'flag'], shot: 'wide' },
    },
    {
      es: `4 {H} hizo el pino. La oca bostezó.
4 {F} puso cara de pez. La oca se limó una uña.
4! Entonces {H} tropezó, y ¡plaf!, cayó en un charco.
4 —¡Cua! —dijo la oca—. ¡Cua, ja, ja!
6 Se reía como una trompeta que se cae por las escaleras. {H} se sentó en el charco, con barro hasta las cejas, y también se echó a reír.
6 —Lo has hecho sin querer —dijo la oca, secándose los ojos con un ala.
6 —Es que queriendo no me sale —contestó {H}.
6 {F} se tiró al charco de cabeza, por compañerismo. Después se tiró la oca, con gorro y todo.
8 —¿Por qué guardas este camino? —preguntó {F} cuando ya no quedaba casi agua en el charco.
8 La oca se puso seria, pero solo un poco.
8 —Porque por aquí pasa todo el mundo y nadie se para. Si los hago reír, se quedan un rato.
8 {H} pensó que era una razón triste para algo tan divertido. {X} debió de pensar lo mismo, porque invitó a la oca a la fiesta allí mismo.
8 —Anoche pasó alguien pequeño —recordó ella—. No me hizo reír. Me preguntó si yo tenía frío.
10 Se quedaron callad{HF:os/as}. No es una pregunta de ladrones. Los ladrones, si es que preguntan algo, preguntan la hora.
10 —¿Y lo tenías? —dijo por fin {F}.
10 —Un poco —reconoció la oca—. Me dejó una bufanda. Se la devolví por la mañana.
10 La pista era tan rara que {H} la repitió para sus adentros hasta aprendérsela.`,
      en: `4 {H} did a handstand. The goose gave a yawn.
4 {F} made a fish face. The goose looked at the sky.
4! Then {H} tripped and fell into a puddle. Splat!
4 “Honk!” went the goose. “Honk, ha, ha!”
6 It was the laugh of a trumpet falling down the stairs. {H} sat in the puddle, muddy from top to toe, and began to laugh too.
6 “You did not mean to do that,” said the goose, and dried her eyes on a wing.
6 “When I mean to, it never works,” said {H}.
6 {F} jumped into the puddle to be friendly. Then the goose jumped in, hat and all.
8 “Why do you guard this path?” asked {F}, when there was hardly any water left in the puddle.
8 The goose grew serious, but only a little.
8 “Everyone goes by, and no one stops. If I make them stay for a laugh, at least they stay.”
8 {H} thought it a sad reason for such a funny thing. {X} must have thought so too, and asked the goose to the party there and then.
8 “Somebody small came past last night,” she said. “They did not make me laugh. They asked me if I was cold.”
10 Nobody spoke. That is not what thieves ask. If thieves ask for anything, it is the time.
10 “And were you?” {F} said at last.
10 “A bit,” said the goose. “They lent me a scarf. I gave it back in the morning.”
10 It was such an odd clue that {H} said it over and over, silently, so as to learn it by heart.`,
      alt: { es: '{H} cae en un charco y todos se ríen.', en: '{H} lands in a puddle and everybody laughs.' },
      picture: { H: ['sit', 'happy'], F: ['jump', 'excited'], X: ['cheer', 'happy'], props: ['duck', 'bucket'] },
    },
    {
      es: `0-2 ¡Plaf! ¡Al charco!
2-2 La oca se ríe: ¡cua, cua!
4! —Podéis pasar —dijo la oca—. Y llevaos esto.
4 Era una pluma blanca, la más suave de todas.
4 —¡Vuelve pronto! —gritó—. ¡Y tropieza otra vez!
6 Caminaron goteando, dejando un rastro de barro detrás.
8 —Ahora las huellas raras son las nuestras —dijo {F}.
10 Al doblar la curva aún se oía la trompeta, escaleras abajo, feliz.
6 Y delante, ¿qué era aquel ruido?`,
      en: `0-2 Splat! Into the puddle!
2-2 The goose laughs: honk, honk!
4! “You may pass,” said the goose. “And take this.”
4 It was a white feather, the softest one of all.
4 “Come back soon!” she cried. “And trip again!”
6 They walked on, dripping, and left a trail of mud.
8 “Now we are the ones with the funny footprints,” said {F}.
10 Around the bend they could still hear the trumpet, going happily downstairs.
6 And up ahead, what was that noise?`,
      alt: { es: '{H} y {F} siguen su camino con una pluma blanca.', en: '{H} and {F} walk on with a white feather.' },
      picture: { H: ['walk', 'happy', 'feather'], F: ['walk', 'happy'], props: ['duck'], time: 'sunset' },
    },
  ],
}
