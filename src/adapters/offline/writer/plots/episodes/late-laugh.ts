import type { Beat } from '../plot.ts'

/** A man laughs four minutes after each joke, and by then his sister has always gone. Somebody must make her wait. */
export const lateLaugh: Beat = {
  id: 'late-laugh',
  titles: {
    es: ['La risa que llegaba tarde', 'Cuatro minutos justos'],
    en: ['The laugh that came late', 'Four minutes exactly'],
  },
  gift: {
    prop: 'speech',
    use: {
      es: '4 Se acordaron de Hilario, les dio la risa, y se fueron los nervios.',
      en: '4 They thought of Hilary, and laughed, and felt a lot braver.',
    },
  },
  moments: [
    {
      es: `0-2 {H} hace una mueca. Nada.
0-2 {F} hace otra. ¡Nada!
2-2 El señor está muy serio. ¿No se ríe?
4! {At}, Gala le contaba un chiste a su hermano Hilario.
4! Él no se rio. Ni un poco. Ella se fue, muy triste.
4! Y al cabo de un rato él soltó: «¡JA, JA, JA!».
4 Pero su hermana ya no estaba.
6 —Es que me río tarde —explicó Hilario—. Los chistes me tienen que bajar.
6 —¿Y ella lo sabe? —preguntó {F}.
6 —Nunca se queda lo bastante.
8 Gala era cómica de profesión. Se reía con ella todo el mundo, menos la persona que más le importaba.
10 Hilario tenía una cara larga y formal, de las que se ponen en las monedas. Por dentro, al parecer, era una fiesta, pero con mucha cola en la entrada.`,
      en: `0-2 {H} pulls a face. Nothing.
0-2 {F} pulls a face. Nothing!
2-2 He is so serious. Will he not laugh?
4! Gala was telling her brother Hilary a joke {at}.
4! He did not laugh. Not a bit. Off she went, very sad.
4! And some time later he went, “HA, HA, HA!”
4 But by then his sister was gone.
6 “I laugh late,” Hilary told them. “A joke has such a long way to go in me.”
6 “Does she know?” asked {F}.
6 “She never stays long enough.”
8 Jokes were Gala’s job. They made everybody laugh, except for the one who mattered most.
10 Hilary had a long, grave face, such as you see on coins. Inside, it seems, there was a party, but with a very long queue to get in.`,
      alt: {
        es: '{H} y {F} hacen muecas para que alguien se ría.',
        en: '{H} and {F} pull faces to make somebody laugh.',
      },
      picture: {
        H: ['dance', 'happy'],
        F: ['wave', 'surprised'],
        props: ['speech', 'chair', 'hat'],
        shot: 'wide',
      },
    },
    {
      es: `4! {H} le contó un chiste. {F} miró un reloj.
4 —¿Qué le dice un pez a otro? ¡Nada!
4 Hilario siguió tan serio como un armario.
4 {X} se rio por él, para que no quedara mal.
4! Pasó un minuto. Pasaron cuatro. «¡JA, JA, JA!»
6 —¡Cuatro minutos justos! —dijo {F}, apuntándolo.
6 Lo probaron con otro, y con otro. {H} sabía muchos y {F} los estropeaba todos.
6 Luego {F} tropezó y se hizo daño en un dedo.
6 —¡JA, JA, JA! —hizo Hilario—. Perdón. Es el de antes.
6 —¿El del pez?
6 —El del pez no. El de la cebra.
6 Y así supieron que las risas le llegaban en fila, cada una a su hora, sin colarse.
6 {X} contó uno larguísimo y esperó el resultado con los dedos cruzados. Era malo. Tardó cinco.
8 —¿Y si Gala esperase cuatro minutos? —dijo {H}.
8 —No puede —dijo Hilario—. Nadie puede. ¿Has esperado alguna vez cuatro minutos delante de una cara como la mía?
8 Lo probaron. Al primer minuto apetecía pedir perdón. Al segundo, marcharse. Al tercero, {F} empezó a dudar de todos los chistes que había contado en su vida.
8 —Ya veo —dijo {F}—. Es un sitio donde hace mucho frío.
10 ¶Lo que no se ve parece que no está. Pero a esa misma hora, por dentro de Hilario, bajaba un chiste con su sombrero y su maletín, saludando a todo el mundo. No se había perdido. Venía de camino, sencillamente, y el camino era largo.
10 —Hay que traer a Gala —dijo {H}—. Y que no mire la cara. Que mire el reloj.`,
      en: `4! {H} told him a joke. {F} looked at a watch.
4 “What is brown and sticky? A stick!”
4 Hilary looked as merry as a wardrobe.
4 {X} laughed for him, so as not to be rude.
4! One minute went by, and then four. “HA, HA, HA!”
6 “Four minutes exactly!” said {F}, and wrote it down.
6 They tried with one more, and one more. {H} knew a lot of jokes, and {F} could spoil them all.
6 Then {F} tripped, and stubbed a toe.
6 “HA, HA, HA!” went Hilary. “Sorry. It is from before.”
6 “Is it the one about the stick?”
6 “No. It is the one about the zebra.”
6 So now they knew. His laughs stood in a queue, each with its own time, and did not push.
6 {X} told him a very long one, and waited with fingers crossed. It was a bad one. It took five.
8 “What if Gala waited for four minutes?” said {H}.
8 “She cannot,” said Hilary. “Nobody can. Have you ever sat for four minutes in front of a face like this?”
8 They tried it. After one minute you wanted to say sorry. After two you wanted to leave. After three, {F} began to doubt every joke that {F.he} had ever told.
8 “I see,” said {F}. “It is very cold in there.”
10 ¶What you cannot see does not seem to be there. But at that very moment a joke was on its way down inside Hilary. It had its hat and its little case, and said good day to everyone. It was not lost. It was just coming, and it had far to come.
10 “We must fetch Gala,” said {H}. “And she is not to look at his face. She must look at the watch.”`,
      alt: {
        es: '{H} cuenta un chiste y {F} mira el reloj.',
        en: '{H} tells a joke, and {F} looks at the watch.',
      },
      picture: {
        H: ['point', 'happy'],
        F: ['hold', 'thoughtful', 'clock'],
        X: ['cheer', 'happy'],
        props: ['fish', 'speech', 'chair'],
      },
    },
    {
      es: `0-2 Espera, espera, espera… ¡JA!
0-2 {H} ríe. {F} ríe.
0-2 {X} rueda de risa.
2-2 ¡El señor serio también! ¡JA, JA!
4! {H} y {F} trajeron a Gala. Contó su mejor chiste.
4! —Espera —dijo {F}—. Mira el reloj.
4 Uno. Dos. Tres. Gala casi lloraba. Cuatro...
4! —¡JA, JA, JA, JA! —hizo Hilario, y se cayó de la silla.
6 Gala no sabía si reír o enfadarse. Hizo las dos cosas.
6 —¿Siempre? —preguntó ella—. ¿Con todos?
6 —Con todos —dijo él—. Es que salías corriendo.
8 {X} pidió que contaran otro, y se pidió sitio para dentro de cuatro minutos.
8 Gala se sentó a su lado. Tenía veinte años de risas atrasadas por oír, y ninguna prisa.
10 Ya estaban lejos cuando oyeron otra carcajada tremenda, y nadie había dicho nada. «El de la cebra», calculó {F}.`,
      en: `0-2 Wait, wait, wait... HA!
0-2 {H} laughs. {F} laughs.
0-2 {X} rolls about.
2-2 And he laughs too! HA, HA!
4! {H} and {F} fetched Gala. She told her best joke.
4! “Wait,” said {F}. “Look at the watch.”
4 One. Two. Three. Gala was close to tears. Four...
4! “HA, HA, HA, HA!” went Hilary, and fell off his chair.
6 “Always?” she asked. “At all of them?”
6 “At all of them,” he said. “You were always off like a shot.”
8 {X} asked for one more, and booked a seat for four minutes later.
8 Gala sat down next to him. She had twenty years of laughs to catch up on, and no hurry at all.
10 They were far away when they heard a huge laugh, and nobody had said a thing. “That was the zebra,” said {F}, who had worked it out.`,
      alt: {
        es: '{H} y {F} se ríen a carcajadas junto al reloj.',
        en: '{H} and {F} roar with laughter beside the watch.',
      },
      picture: {
        H: ['cheer', 'happy'],
        F: ['jump', 'happy'],
        X: ['lie', 'happy'],
        props: ['clock', 'chair', 'heart'],
      },
    },
  ],
}
