import type { Beat } from '../../plot.ts'

/** A small ghost bumps into walls, being too polite to go through them with his eyes open. */
export const politeGhost: Beat = {
  id: 'polite-ghost',
  themes: ['fantasia', 'princesas'],
  needs: ['magic'],
  titles: {
    es: ['¡Pum! Perdón', 'El fantasma educado'],
    en: ['Bump! Sorry', 'The polite ghost'],
  },
  gift: {
    prop: 'blanket',
    use: {
      es: '4 {H} llevaba el pañuelo del fantasma. ¡Y los ojos bien abiertos!',
      en: '4 {H} had the ghost’s hanky. And {H} kept both eyes open!',
    },
  },
  moments: [
    {
      es: `0-2 ¡Pum! Un fantasma. ¡Perdón!
0-2 {H} y {F} dicen: ¡hola!
2-2 No asusta nada. ¡Solo se choca!
4! {At}, algo blanco chocó con la pared. ¡Pum!
4! —Perdón —le dijo a la pared.
4! Era un fantasma pequeño, con un chichón.
4 —Tendría que atravesarla —explicó—. Pero no me sale.
6 Llevaba la sábana llena de tiritas. Una era de ositos.
6 —Me parece feo entrar sin llamar —reconoció.
6 Y llamó con la frente. ¡Pum! La pared no dijo nada.
8 Los demás de su clase ya atravesaban armarios, suelos y hasta una vaca. Él no pasaba de las cortinas, y las cortinas no cuentan.
10 Cada noche llamaba a las puertas, una por una, y esperaba con mucha educación a que le dijeran «adelante». Como lo decían gritando, no entraba.`,
      en: `0-2 Bump! A ghost. Sorry!
0-2 {H} and {F} say hello.
2-2 He is not scary. He just bumps!
4! Something white bumped into the wall. Bump!
4! “Sorry,” it said to the wall.
4! It was a small ghost with a lump on his head.
4 “I should go through,” he said. “But I cannot do it.”
6 His sheet was covered in plasters. One had teddy bears on it.
6 “It feels rude not to knock,” he said.
6 So he knocked with his head. Bump! The wall said nothing.
8 The rest of his class could go through cupboards, floors and even a cow. He had got no further than curtains, and curtains do not count.
10 Each night he knocked on the doors, one by one, and waited very politely for a “Come in!” As it was always screamed, he never did.`,
      alt: {
        es: '{H} y {F} encuentran un bulto blanco junto a la pared.',
        en: '{H} and {F} find something small and white by the wall.',
      },
      picture: {
        H: ['crouch', 'surprised'],
        F: ['point', 'surprised'],
        props: ['blanket', 'bandage', 'candle'],
        time: 'night',
      },
    },
    {
      es: `4! —Yo te enseño —dijo {F}. Y chocó también. ¡Pum!
4 {X} puso un cojín en la pared.
4! {H} miró bien al fantasma. ¡Cerraba los ojos!
4 —Claro —dijo él—. Para no ver el golpe.
4! —Pues ábrelos y mira lo que hay detrás —dijo {H}.
6 —Detrás no se ve. Hay una pared.
6 —Entonces te lo cuento yo —dijo {H}, y dio la vuelta corriendo.
6 —¡Aquí hay una silla azul! —gritó desde el otro lado—. ¡Y una ventana! ¡Y un bizcocho!
6 —¿De qué? —preguntó el fantasma.
6 —¡De limón!
6 El fantasma abrió un ojo. Luego abrió el otro. Ya no miraba la pared. Miraba el bizcocho, que no se veía.
6 {F} contó hasta tres, y después hasta cuatro, que era mejor número.
6 {X} apretó los dientes por él.
6 Y esta vez no hubo pum. Hubo un flop, como de sábana que sale del agua.
6 —¡Estoy aquí! —gritó el fantasma—. ¡Y es verdad que hay una silla!
8 Volvió a pasar catorce veces, por gusto. A la quince se dejó dentro la tirita de los ositos.
8 —Que se la quede —decidió—. La pared también se ha llevado golpes.
8 {F} quiso saber qué se sentía por dentro.
8 —Fresquito —dijo él—. Y en medio hay un clavo, pero es muy simpático.
8 {X} palpó la pared, por si acaso. Seguía siendo de pared.
10 A lo mejor, pensó {H}, lo difícil nunca había sido el muro. Con los ojos cerrados, todo es pared. Con los ojos abiertos, es lo que hay entre tú y el bizcocho.
10 El fantasma ensayó también un «bu». Le salió tan suave que {F} contestó «gracias» sin darse cuenta.
10 Se repartieron el bizcocho. El trozo del fantasma se le veía bajar, despacito, hasta el borde de la sábana. Nadie hizo comentarios, y {F} lo recogió con una servilleta.`,
      en: `4! “I will show you,” said {F}, and bumped too. Bump!
4 {X} put a cushion on the wall.
4! {H} took a good look. The ghost shut his eyes!
4 “Of course,” he said. “So as not to see the bump.”
4! “Open them, and look at what is behind,” said {H}.
6 “You cannot see behind. There is a wall.”
6 “Then I will tell you what there is,” said {H}, and ran round to the other side.
6 “Here is a blue chair!” came the shout. “And a window! And a cake!”
6 “What kind of cake?” asked the ghost.
6 “Lemon!”
6 The ghost opened one eye. Then he opened the other. He did not look at the wall now. He looked at the cake, which he could not see.
6 {F} counted to three, and then to four, which is a better number.
6 {X} held on tight to nothing, to help.
6 And this time it did not go bump. It went flop, like a sheet coming out of the wash.
6 “I am here!” cried the ghost. “There really is a chair!”
8 He went to and fro fourteen times, just for fun. The fifteenth time, he left the teddy bear plaster inside.
8 “Let the wall keep it,” he said. “It has had some bumps too.”
8 {F} asked him what it was like in there.
8 “Cool,” he said. “There is a nail in the middle, but a very nice one.”
8 {X} felt the wall, just to check. It was still a wall.
10 It may be that the wall was never the hard part, thought {H}. With your eyes shut it is all wall. With your eyes open it is just what stands between you and the cake.
10 The ghost tried out a “boo” as well. It was so gentle that {F} said “thank you” by mistake.
10 They shared the cake. You could see his slice going down, little by little, to the hem of the sheet. Nobody said a word, and {F} picked it up in a napkin.`,
      alt: {
        es: '{H} llama desde el otro lado, junto a un bizcocho.',
        en: '{H} calls from the other side, next to a cake.',
      },
      picture: {
        H: ['wave', 'excited'],
        F: ['cheer', 'excited'],
        X: ['hold', 'worried', 'blanket'],
        props: ['cake', 'chair', 'candle', 'blanket'],
        time: 'night',
      },
    },
    {
      es: `0-2 ¡Flop! ¡Ya pasa la pared!
0-2 {X} dice: ¡bravo!
2-2 El fantasma come bizcocho. ¡Ñam!
4! El fantasma les dio un pañuelo. Era de su sábana.
4! —Para mirar lo que hay detrás —dijo.
4 Y se marchó por la pared. ¡Flop!
4 Luego sacó una mano y dijo adiós.
6 Al otro lado se oyó gritar a una señora. Después se oyó: «Perdón. ¿Se puede?».
6 —Adelante —dijo la señora, que no era mala persona.
6 {X} quiso pasar detrás de él. ¡Pum! Seguía sin salirle.
8 —Va a tardar en asustar a alguien —dijo {H}.
8 —Ojalá tarde muchísimo —dijo {F}.
8 En la pared quedó la tirita. No se ha caído nunca, y eso que la han pintado cuatro veces.
10 En las notas de aquel trimestre, su maestra escribió: «Atraviesa con soltura, saluda siempre y en sustos progresa adecuadamente».`,
      en: `0-2 Flop! Now he goes through!
0-2 {X} says: well done!
2-2 The ghost eats some cake. Yum!
4! The ghost gave them a hanky. It was cut from his sheet.
4! “It is to see what is behind,” he said.
4 And he left through the wall. Flop!
4 Then out came one hand, and waved.
6 On the other side a lady screamed. Then they heard, “Sorry. May I come in?”
6 “Do,” said the lady, who was quite nice really.
6 {X} tried to go after him. Bump! It still did not work.
8 “It will be a long time before he scares anyone,” said {H}.
8 “I hope it will be very long,” said {F}.
8 The plaster is still in the wall. It has never come off, though they have painted over it four times.
10 In his school report that term, his teacher wrote, “Goes through walls with ease, always says hello, and is coming along nicely with frights.”`,
      alt: {
        es: '{H} y {F} dicen adiós a la pared con un pañuelo blanco.',
        en: '{H} and {F} wave goodbye to the wall with a white hanky.',
      },
      picture: {
        H: ['wave', 'happy', 'blanket'],
        F: ['wave', 'happy'],
        X: ['stand', 'surprised'],
        props: ['candle', 'cake', 'bandage'],
        time: 'night',
      },
    },
  ],
}
