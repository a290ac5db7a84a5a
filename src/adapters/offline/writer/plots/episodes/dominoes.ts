import type { Beat } from '../plot.ts'

/** Ten thousand dominoes stand in the way, and somebody has to sneeze. */
export const dominoes: Beat = {
  id: 'dominoes',
  titles: { es: ['Diez mil fichas', 'Que nadie estornude'], en: ['Ten thousand dominoes', 'Nobody sneeze'] },
  gift: {
    prop: 'puzzle',
    use: {
      es: '4 La ficha de Nora, metida en una grieta, no se movió.',
      en: '4 They wedged in the domino from Nora, and it did not slip.',
    },
  },
  moments: [
    {
      es: `0-2 Una fila. ¡Qué larga!
0-2 {H} no la toca. ¡Chsss!
2-2 ¡Cuidado, {F!}, cuidado! No respires.
4! {At} el suelo estaba lleno de fichas de dominó, de pie.
4! —¡Quietos! —susurró una niña—. ¡Ni un paso!
4 Se llamaba Nora. Llevaba tres días poniéndolas en fila.
6 —¿Cuántas son? —preguntó {F}, sin mover los labios.
6 —Nueve mil novecientas noventa y nueve —dijo Nora.
8 Las fichas daban vueltas, hacían una espiral, subían una escalerita y pasaban por debajo de una silla. Y cortaban el camino entero.
10 Hay silencios que no se parecen a ningún otro. Aquel era el de diez mil cosas a punto de caerse.`,
      en: `0-2 A row. What a long row!
0-2 {H} does not touch it. Shh!
2-2 Careful, {F!}, careful! Hold your breath.
4! The floor was full of dominoes {at}, all on end.
4! “Stop!” whispered a girl. “Not one step!”
4 She was called Nora. It had taken her three days.
6 “How many are there?” asked {F}, without moving a lip.
6 “Nine thousand, nine hundred and ninety-nine,” said Nora.
8 They went in curls and in a spiral, up a little stair and under a chair. And they went right across the way.
10 There are silences that are not like any other. This was the silence of ten thousand things about to fall over.`,
      alt: {
        es: 'Una fila larguísima de fichas corta el paso a {H}.',
        en: 'A very long row of dominoes stops {H} and {F}.',
      },
      picture: {
        H: ['crouch', 'surprised'],
        F: ['stand', 'worried'],
        props: ['puzzle', 'chair', 'box'],
        shot: 'wide',
      },
    },
    {
      es: `4! —¿Y por qué no las tiras? —susurró {H}.
4! —Falta una. La última —dijo Nora, a punto de llorar—. Sin la última no vale.
4 {X} se quedó a la pata coja, por si acaso.
4! Entonces a {F} le picó la nariz. Mucho. ¡Muchísimo!
6 —No —dijo Nora.
6 —A... a... —dijo {F}.
6 {H} le puso un dedo debajo de la nariz. El estornudo se paró a pensarlo.
6 —Piensa en otra cosa —susurró {H}—. Piensa en un bocadillo.
6 —¿De qué?
6 —De pimienta no.
6 El estornudo bajó, subió, bajó. Se quedó a vivir en el entrecejo.
6 Mientras tanto, {H} miró por el suelo. Miró debajo de la silla, detrás de la caja y en el bolsillo de Nora.
6 {X}, a la pata coja, notaba una cosa dura en la suela del zapato.
8 —¿Qué haces con la última cuando la encuentras? —preguntó {H}, para que nadie pensara en narices.
8 —La pongo. Y luego empujo la primera.
8 —¿Y luego?
8 —Luego se caen todas. —Nora se quedó un momento callada—. Son tres días para un minuto.
8 —¿Y merece la pena? —dijo {F}, con voz de pinza.
8 —No lo sé —confesó Nora—. Nunca he tenido con quien verlo.
10 ¶Se entiende mejor una cosa cuando la dice alguien que no puede moverse. {H} pensó en todo lo que se prepara con tanto cuidado y que, al final, dura lo que dura una vela. Cumpleaños. Castillos de arena. Las tortitas.
10 ¶Y entonces {H} miró abajo, y allí estaba, entre sus propios pies, en el único sitio donde no se mira porque es de donde se mira.`,
      en: `4! “Why do you not push it?” whispered {H}.
4! “One is missing, the last one,” said Nora, close to tears. “Without it, it does not count.”
4 {X} stood on one leg, just in case.
4! Then {F} had an itch. A nose itch. A big one!
6 “No,” said Nora.
6 “Ah... ah...” said {F}.
6 {H} put a finger under that nose. The sneeze stopped to think.
6 “Think of something else,” {H} whispered. “Think of a sandwich.”
6 “What is in it?”
6 “Not pepper.”
6 The sneeze went down, and up, and down. It settled between the eyes.
6 In the meantime {H} looked about. It was not below the chair, or behind the box, or in Nora’s pocket.
6 {X}, on one leg, could feel something hard under one shoe.
8 “What do you do with the last one when you find it?” asked {H}, so that nobody should think of noses.
8 “I put it down, and then I push the first.”
8 “And then?”
8 “Then they all fall over.” Nora was quiet for a moment. “It is three days for one minute.”
8 “Is it worth it?” said {F}, in a voice like a peg.
8 “I do not know,” said Nora. “I have never had anyone to see it with.”
10 ¶You take a thing in better when you cannot move. {H} thought of all that people make with such care, and that lasts in the end about as long as a candle. Birthdays. Sandcastles. Pancakes.
10 ¶And then {H} looked down, and there it was between two feet. It is the one place where you do not look, since it is the place that you look from.`,
      alt: {
        es: '{F} va a estornudar junto a miles de fichas.',
        en: '{F} is about to sneeze beside the dominoes.',
      },
      picture: {
        H: ['reach', 'worried'],
        F: ['stand', 'surprised'],
        X: ['stand', 'worried'],
        props: ['puzzle', 'chair'],
        shot: 'close',
      },
    },
    {
      es: `0-2 ¡Aaa… chís! ¡Tac, tac!
0-2 {F} estornuda. ¡Ups!
0-2 {X} mira: ¡oooh!
2-2 ¡Caen todas! ¡Qué bonito es!
4! —¡Aquí está! —dijo {H}, con la ficha en la mano. Nora la puso.
4! —¡Aaachís! —dijo {F} por fin.
4 ¡Tac, tac, tac, tac! Cayeron diez mil.
4 Fue lo más bonito que habían oído nunca.
6 —¡Otra vez! —gritó Nora—. ¡Y ahora ponéis vosotr{HF:os/as} las de la esquina!
6 Les regaló la ficha que faltaba. Así siempre faltaría, y tendrían que volver.
8 {X} confesó, ya con los dos pies en el suelo, que por poco la había notado.
8 —Salud —le dijo Nora a {F}, con mucho respeto.
10 Al alejarse aún oían el ruidito de alguien que empezaba de nuevo. Una. Dos. Tres.`,
      en: `0-2 Ah... choo! Click, click!
0-2 {F} sneezes. Oops!
0-2 {X} says: oh!
2-2 They all fall! It is so pretty!
4! “Here it is!” said {H}. Nora put it in its place.
4! “Ah-choo!” said {F} at last.
4 Click, click, click, click! Down went ten thousand.
4 It was the best sound that they had ever heard.
6 “Again!” cried Nora. “And now you can do the corner!”
6 She gave them the one that had been missing. That way it would always be missing, and they would have to come back.
8 {X}, on two feet now, owned up to having very nearly noticed it.
8 “Bless you,” said Nora to {F}, with great respect.
10 As they went they could still hear the small noise of somebody who begins all over again. One. Two. Three.`,
      alt: { es: 'Las fichas caen en fila y {F} estornuda.', en: 'The dominoes fall in a row as {F} sneezes.' },
      picture: {
        H: ['cheer', 'excited'],
        F: ['jump', 'surprised'],
        X: ['cheer', 'happy'],
        props: ['puzzle', 'chair', 'box'],
        shot: 'wide',
      },
    },
  ],
}
