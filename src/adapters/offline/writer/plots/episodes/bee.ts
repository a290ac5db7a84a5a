import type { Beat } from '../plot.ts'

/** Somebody small is stuck, and there is no time: they stop all the same. */
export const bee: Beat = {
  id: 'bee',
  needs: ['beasts', 'ground'],
  titles: { es: ['Una abeja en apuros', 'Una parada muy dulce'], en: ['A bee in trouble', 'A very sweet stop'] },
  gift: {
    prop: 'honey',
    use: {
      es: '4 Con miel en los pies, las piedras ya no resbalaban.',
      en: '4 With honey on their feet, the stones did not slip.',
    },
  },
  moments: [
    {
      es: `0-2 Bzzz. Bzzz. ¡Ay!
0-2 Una abeja no puede volar.
4! —Bzzz, ¡socorro! —se oyó {at}.
4 Una abeja tenía las alas pegadas de miel.
4 —No tenemos tiempo —dijo {F}—. ¿O sí?
6 Las huellas seguían adelante. La abeja se quedaba atrás.
8 {H} miró el camino. Miró a la abeja. Hay decisiones que se toman con los pies, y los suyos ya se habían parado.
10 —Solo un minuto —dijo. Todos sabían que no iba a ser un minuto.`,
      en: `0-2 Buzz. Buzz. Oh no!
0-2 A bee cannot fly.
4! “Buzz! Help!” said a voice {at}.
4 A bee had honey all over her wings.
4 “We have no time,” said {F}. “Or have we?”
6 The footprints went on. The bee would be left behind.
8 {H} looked at the way ahead. {H} looked at the bee. Some things are decided by the feet, and those feet had already stopped.
10 “Just a minute,” said {H}. They all knew that it would not be a minute.`,
      alt: { es: '{H} encuentra una abeja con las alas pegajosas.', en: '{H} finds a bee with sticky wings.' },
      picture: {
        H: ['kneel', 'worried'],
        F: ['stand', 'thoughtful'],
        props: ['bee', 'honey', 'flower'],
        shot: 'close',
      },
    },
    {
      es: `4 {F} trajo agua en una hoja. {H} sopló muy, muy suave.
4 Un ala se soltó. Después, la otra.
4! —¡Bzzz! —cantó la abeja—. ¡Vuelo, vuelo, vuelo!
4 Y dio tres vueltas alrededor de {H}.
6 —He oído lo que decíais —zumbó—. Desde arriba se ve muy bien. ¿Os echo una mano? Bueno, no tengo manos. ¿Os echo una antena?
6 Subió tan alto que se volvió un punto. Cuando bajó, hablaba tan deprisa que se comía las palabras.
6 —Hay un tejado de musgo. Y una ventanita. Y humo de chimenea, pero del flaquito, del que casi no calienta.
6 —¿Y quién vive allí? —preguntó {F}.
6 —No sé. Pero tose.
8 {H} repitió la palabra en voz baja. Nadie había contado con una tos. Una tos no encaja con las historias de ladrones: encaja con las de sopa, mantas y termómetros.
8 —Habrá que llevar algo caliente —dijo {F}.
8 —Habrá que llevar algo dulce —corrigió la abeja, y fue a buscar a sus hermanas.
8 {X} ayudó a llenar un tarro entero, gota a gota, sin que se perdiera ninguna.
10 El minuto duró media tarde. Si uno lo cuenta en huellas, perdieron muchas; si lo cuenta de otra manera, sabían bastante más que antes de pararse.
10 —Mira que si llegamos a pasar de largo —dijo {F}.
10 {H} no contestó. Estaba viendo volar a la abeja, que firmaba en el aire con muchísima floritura.`,
      en: `4 {F} got some water in a leaf. {H} blew, oh so softly.
4 One wing came free. Then came the other.
4! “Buzz!” sang the bee. “I can fly, fly, fly!”
4 And she flew around {H} three times.
6 “I heard what you said,” she buzzed. “You can see a lot from up there. Shall I lend you a hand? Well, I have no hands. Shall I lend you a feeler?”
6 She went up so high that she was only a dot. When she came down she spoke so fast that she swallowed half the words.
6 “There is a roof of moss. And a little window. And smoke, but the thin kind that is hardly warm.”
6 “And who lives there?” asked {F}.
6 “I do not know. But they have a cough.”
8 {H} said the word again softly. Nobody had thought of a cough. A cough does not belong in a story about thieves. It belongs with soup and blankets.
8 “We should bring something hot,” said {F}.
8 “You should bring something sweet,” the bee put in, and went to call her sisters.
8 {X} helped to fill a whole jar, drop by drop, and not one was lost.
10 The minute took half the afternoon. If you count in footprints, they lost a lot of them; if you count some other way, they knew much more than before.
10 “Just think, we might have walked by,” said {F}.
10 {H} did not answer. The bee was signing her name on the air, with a great many curls.`,
      alt: { es: '{H} sopla con cuidado para liberar a la abeja.', en: '{H} blows gently to free the bee.' },
      picture: {
        H: ['kneel', 'calm', 'leaf'],
        F: ['hold', 'happy', 'bucket'],
        X: ['cheer', 'happy'],
        props: ['bee', 'flower'],
      },
    },
    {
      es: `0-2 ¡Bzzz! ¡Ya vuela!
2-2 Adiós, abeja. Bzzz, bzzz.
4! La abeja les dio un tarro de miel. ¡Mmm!
4 —Seguid mi zumbido —dijo—. ¡Bzzz, por aquí!
4 Y echaron a correr detrás de aquel ruidito.
6 De vez en cuando la abeja se paraba en una flor, por educación.
8 El sol ya estaba bajo, y el tarro brillaba como un farol.
10 Pesaba bastante. Las cosas dulces también pesan, pero se llevan mejor.`,
      en: `0-2 Buzz! Now she can fly!
2-2 Goodbye, bee. Buzz, buzz.
4! The bee gave them a jar of honey. Yum!
4 “Follow my buzz,” she said. “This way!”
4 And off they ran, after that small sound.
6 Now and then the bee would stop at a flower, to be polite.
8 The sun was low by now, and the jar shone like a lamp.
10 It was quite heavy. Sweet things are heavy too, but you mind them less.`,
      alt: {
        es: '{H} y {F} corren detrás de la abeja con un tarro de miel.',
        en: '{H} and {F} run after the bee with a jar of honey.',
      },
      picture: {
        H: ['run', 'happy', 'honey'],
        F: ['run', 'excited'],
        props: ['bee', 'flower'],
        time: 'sunset',
        shot: 'wide',
      },
    },
  ],
}
