import type { Beat } from '../plot.ts'

/** A cloud that is afraid of being high up sits on the ground and cries. */
export const cloud: Beat = {
  id: 'cloud',
  needs: ['magic', 'ground'],
  titles: {
    es: ['La nube que no quería subir', 'Lluvia para uno'],
    en: ['The cloud that would not go up', 'Rain for one'],
  },
  gift: {
    prop: 'umbrella',
    use: {
      es: '4 Abrieron el paraguas de la nube y el viento ya no pudo con ell{HF:os/as}.',
      en: '4 They put up the cloud’s umbrella, and the wind could not stop them.',
    },
  },
  moments: [
    {
      es: `0-2 ¡Plic, ploc! ¡Llueve!
0-2 Solo llueve sobre {H}.
2-2 ¡Qué nube tan bajita!
4! {at} llovía. ¡Pero solo en un sitio!
4! Una nube pequeña lloraba sentada en el suelo.
4 —¿Qué haces aquí abajo? —preguntó {H}.
4 —Es que el cielo está muy alto —dijo la nube.
6 —Pero si eres una nube —dijo {F}—. ¡Tu sitio es el cielo!
6 —Ya lo sé —dijo ella, y lloró un poco más—. Por eso me da tanta vergüenza.
8 Cada vez que lloraba, pedía perdón por el agua. Y cada vez que pedía perdón, lloraba. Así había llenado ya un charco bastante hondo.
10 {H} pensó que conocía a más de una persona así, aunque con menos agua.`,
      en: `0-2 Plip, plop! Rain!
0-2 It rains just on {H}.
2-2 What a low little cloud!
4! It was raining {at}. But it only rained in one spot!
4! A small cloud sat on the ground and cried.
4 “What are you doing down here?” asked {H}.
4 “The sky is so very high,” said the cloud.
6 “But you are a cloud,” said {F}. “You live in the sky!”
6 “I know,” she said, and cried some more. “That is why I feel so silly.”
8 Each time she cried, she said sorry for the water. And each time she said sorry, she cried. By now she had made quite a deep puddle.
10 {H} knew one or two people just like that, though not quite so wet.`,
      alt: { es: '{H} encuentra una nube que llora en el suelo.', en: '{H} finds a cloud that cries on the ground.' },
      picture: { H: ['kneel', 'surprised'], F: ['stand', 'worried'], props: ['cloud'], weather: 'rain', shot: 'close' },
    },
    {
      es: `4! —Subiremos poco a poco —dijo {H}—. Primero, a una caja.
4! La nube se subió a la caja. Tembló. No pasó nada.
4 {X} la secó con un pañuelo.
4! Después se subió a la cabeza de {F}. ¡Qué mojadura! ¡Pero ya estaba más alta!
6 —No mires abajo —dijo {F}, con agua hasta las cejas.
6 —Abajo es lo único que conozco —contestó la nube.
6 Buscaron un sitio sin techo y sin ramas, y {H} le enseñó el truco: mirar de frente. De frente, la altura no se nota.
6 La nube miró de frente. Subió un palmo. Subió otro. A cada palmo veía algo nuevo: un tejado rojo, un gato dormido, un trozo de azul.
6 {X} cantó para animarla, y la nube subía al compás: una nota, un palmo.
6 —¡Estoy arriba! —gritó de pronto—. ¡Y no me he caído!
6 —Las nubes no se caen —dijo {F}—. Las nubes llueven.
8 Le hizo tanta gracia que tronó. Fue un trueno pequeñísimo, como cuando se cierra un cajón. La nube pidió perdón; luego lo pensó mejor y lo retiró.
8 —¿Qué se ve desde ahí? —preguntó {H}.
8 —¡Mi charco! —contestó—. ¡Qué grande es! ¿Todo eso lo he hecho yo sola?
8 En el charco se bañaban ya tres gorriones, con mucho jabón y ninguna vergüenza.
8 {X} aplaudió y pidió otro trueno. La nube tronó dos veces y se puso colorada por los bordes.
10 Desde abajo parecía otra. Se había estirado, tenía los bordes dorados y hasta un poco de barriga. Las demás nubes le hicieron sitio sin decir nada, que es como hacen sitio las nubes.
10 —¿Ya no tienes miedo? —le gritó {H}.
10 —¡Muchísimo! —contestó ella desde lo alto—. ¡Pero qué vistas!
10 —De lejos, la gente cree que las nubes no pensamos en nada —añadió al cabo de un rato—. Y es al revés. Tenemos el día entero.`,
      en: `4! “We will go up bit by bit,” said {H}. “First, get on a box.”
4! The cloud got on the box. She shook. All was well.
4 {X} dried her with a hanky.
4! Next she sat on {F}’s head. It was so wet! But it was high!
6 “Do not look down,” said {F}, with wet eyes and a wet nose.
6 “Down is all I know,” said the cloud.
6 They found a spot with no roof and no trees.
6 “Look straight ahead,” said {H}. “Then you cannot tell how high you are.”
6 The cloud looked straight ahead. She went up a bit. She went up a bit more. Each time she saw something new: a red roof, a cat asleep, a patch of blue.
6 {X} sang to cheer her on, and up she went: one note, one hop.
6 “I am up!” she cried all at once. “And I did not fall!”
6 “Clouds do not fall,” said {F}. “Clouds rain.”
8 That was so funny that she thundered. It was a very small thunder, like a drawer being shut. The cloud said sorry; then she thought again and took it back.
8 “What can you see up there?” asked {H}.
8 “My puddle!” she said. “It is so big! Did I do all that?”
8 Three sparrows were having a bath in it by now, and they were not shy at all.
8 {X} clapped and asked for more thunder. The cloud thundered twice and went pink at the edges.
10 From below she looked like somebody else. She had stretched, she had a rim of gold and even a bit of a tummy. The other clouds made room and said nothing, which is how clouds make room.
10 “Are you not afraid now?” shouted {H}.
10 “Terribly!” she called down from on high. “But what a view!”
10 “People think that clouds have nothing on their minds,” she added after a while. “It is just the other way. We have all day.”`,
      alt: { es: 'La nube se sube a la cabeza de {F}.', en: 'The cloud sits on the head of {F}.' },
      picture: {
        H: ['point', 'happy'],
        F: ['stand', 'surprised'],
        X: ['cheer', 'happy'],
        props: ['cloud', 'box'],
        weather: 'rain',
      },
    },
    {
      es: `0-2 ¡Arriba, nube! ¡Más arriba!
0-2 {X} sopla fuerte.
0-2 {F} dice adiós.
2-2 {F} está muy mojad{F:o/a}.
4! Ya en el cielo, la nube dejó caer un paraguas. ¡Plof!
4 —Es para el viento —dijo—. ¡Y perdón por el agua!
4 —¡No pidas perdón! —rieron {H} y {F}.
6 —¡Perdón por pedir perdón! —gritó la nube.
6 Se sacudieron el agua y echaron a andar. Chof, chof, chof, decían los pies.
6 La nube l{HF:os/as} acompañó un buen trecho, muy despacito, dando sombra.
8 {X} abrió el paraguas a pleno sol, por probar, y anduvo el resto del camino con mucha elegancia.
8 De vez en cuando caía una sola gota sobre la cabeza de {F}. No hacía falta mirar arriba: era un saludo.
10 {F} fingía enfadarse. Pero cuando la gota tardaba en caer, miraba.
10 Y la nube, que desde allí lo veía todo, tardaba a propósito.
10 Así llegaron al siguiente recodo: con el sol en la cara, la sombra en la espalda y un hombro, solo uno, perfectamente mojado.`,
      en: `0-2 Up, cloud! Up, up!
0-2 {X} gives a big puff.
0-2 {F} waves bye-bye.
2-2 {F} is very wet.
4! Up in the sky, the cloud let an umbrella drop. Plop!
4 “It is for the wind,” she said. “And sorry for the rain!”
4 “Do not be sorry!” they laughed.
6 “Sorry for being sorry!” called the cloud.
6 They shook off the water and set out. Squelch, squelch, squelch, went their feet.
6 The cloud came with them for quite a way, very slowly, to give them shade.
8 {X} put up the umbrella in bright sunshine, just to try it, and walked on with great style.
8 Now and then one single drop fell on {F}’s head. There was no need to look up. It was a way of saying hello.
10 {F} pretended to be cross. But when the drop was late, {F} looked up.
10 And the cloud, who could see it all from there, was late on purpose.
10 So they came to the next bend, with sun on their faces, shade on their backs and one shoulder, just one, quite wet.`,
      alt: { es: 'La nube sube y {H} recoge un paraguas.', en: 'The cloud floats up and {H} picks up an umbrella.' },
      picture: {
        H: ['hold', 'happy', 'umbrella'],
        F: ['wave', 'happy'],
        X: ['walk', 'proud'],
        props: ['cloud'],
        shot: 'wide',
      },
    },
  ],
}
