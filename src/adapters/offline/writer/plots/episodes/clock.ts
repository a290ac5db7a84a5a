import type { Beat } from '../plot.ts'

/** A clock stops, and the time with it, since it sees no point in going round. */
export const clock: Beat = {
  id: 'clock',
  needs: ['magic'],
  titles: {
    es: ['Las cuatro menos cuatro', 'El reloj que no quería seguir'],
    en: ['Four minutes to four', 'The clock that would not go on'],
  },
  gift: {
    prop: 'bell',
    use: {
      es: '4 ¡Ding! El timbre del reloj les dijo el momento justo.',
      en: '4 Ding! The chime of the clock told them just when to go.',
    },
  },
  moments: [
    {
      es: `0-2 Tic, tac. Tic, tac. ¡Alto!
0-2 {H} mira. {F} no se mueve.
2-2 El reloj se ha parado.
4! {at} había un reloj muy alto. Tic, tac, tic. ¡Y se paró!
4! Se paró todo. Una hoja se quedó quieta en el aire.
4 {F} se quedó con un pie en alto.
4 —¡No puedo bajarlo! —dijo.
6 {H} sí podía moverse, pero muy despacio, como dentro de un tarro de miel.
6 Eran las cuatro menos cuatro. ¡Iban a ser las cuatro menos cuatro para siempre!
8 Delante de la nariz de {F} colgaba una mosca con cara de no entender nada.
10 Al principio tenía su gracia. Después {H} pensó en {event}, que ya no llegaría nunca, y dejó de tenerla.`,
      en: `0-2 Tick, tock. Tick, tock. Stop!
0-2 {H} looks. {F} cannot move.
2-2 The clock has stopped.
4! There was a tall clock {at}. Tick, tock, tick. And it stopped!
4! It all stopped. A leaf hung still in the air.
4 {F} had one foot up.
4 “I cannot put it down!” said {F}.
6 {H} could still move, but very slowly, as if in a jar of honey.
6 It was four minutes to four. It was going to be four minutes to four for ever!
8 In front of {F}’s nose hung a fly, and the fly could not make it out at all.
10 At first it was quite funny. Then {H} thought of {event}, which would now never come, and it was not funny any more.`,
      alt: {
        es: 'El reloj se para y {F} se queda con un pie en alto.',
        en: 'The clock stops and {F} is stuck on one foot.',
      },
      picture: { H: ['stand', 'surprised'], F: ['dance', 'worried'], props: ['clock', 'leaf'], shot: 'wide' },
    },
    {
      es: `4! —¿Por qué te paras? —preguntó {H}.
4! —¿Para qué voy a seguir? —dijo el reloj—. Doy vueltas y siempre llego al mismo sitio.
4 {X} le dio cuerda. ¡Nada!
4 —¿Y no quieres saber qué pasa a las cinco? —dijo {H}.
4 El reloj levantó una aguja.
4 —¿A las cinco? ¿Qué pasa?
4-4 —¡Que hay merienda! —dijo {H}.
6 {H} no lo sabía. Nadie lo sabe. Pero ya no podía echarse atrás.
6 —A las cinco hay merienda —empezó—. Y a las cinco y cuarto, {F} se pone un calcetín en la cabeza.
6 —¿Yo? —dijo {F}, con el pie en alto—. ¿Por qué?
6 —Eso no se sabe hasta las cinco y media.
6 El reloj se rascó una rueda. Hacía años que nadie le contaba nada. La gente lo miraba, decía «¡qué tarde!» y se iba corriendo.
6 {X} añadió que a las seis menos diez siempre cantaba. El reloj quiso saber qué canción.
6 Algo crujió por dentro. Tic. Una pausa muy larga. Tac.
8 La mosca se llevó tal alegría que chocó con la nariz de {F}. El pie bajó por fin, y con él bajaron la hoja, el polvo y medio estornudo.
8 —Es que yo solo veo números —se quejó el reloj—. Doce. Me los sé de memoria.
8 —Los números son las puertas —dijo {F}, frotándose la pierna—. Lo bueno está dentro.
8 {X} le limpió con mucho cuidado los dos agujeros del ocho.
10 El reloj quiso entonces que se lo contaran todo: qué había pasado a las nueve, a las diez, aquella vez a las once y cuarto. Salieron una caída, tres discusiones y un bocadillo olvidado. Ninguna hora resultó igual a la de al lado.
10 —Pues sí que dan de sí —murmuró, mirándose las agujas con otro respeto.
10 {F} propuso ponerle un espejo enfrente, para que viera pasar a la gente. El reloj dijo que lo pensaría hacia las siete.`,
      en: `4! “Why did you stop?” asked {H}.
4! “Why should I go on?” said the clock. “I go round and end up in the same place.”
4 {X} wound it up. Nothing!
4 “But what about five o’clock?” said {H}.
4 The clock put up one hand.
4 “Five o’clock? What happens then?”
4-4 “We have tea!” said {H}.
6 {H} did not know. Nobody does. But it was too late to stop now.
6 “At five there is tea,” said {H}. “And at a quarter past five {F} puts a sock on {F.his} head.”
6 “Me?” said {F}, with one foot up. “Why?”
6 “You cannot know that until half past.”
6 The clock scratched a wheel. Nobody had told it a thing for years. People looked at it, said “So late!” and ran off.
6 {X} added that ten to six was singing time. The clock wished to know which song.
6 Something creaked inside. Tick. Then came a very long wait. Tock.
8 The fly was so glad that it bumped into {F}’s nose. The foot came down at last, and so did the leaf, the dust and half a sneeze.
8 “I only ever see numbers,” the clock complained. “There are twelve. I know them by heart.”
8 “The numbers are just the doors,” said {F}, with one stiff leg. “The good part is inside.”
8 With great care, {X} cleaned both the holes in the eight.
10 Then the clock wished to hear it all: what had gone on at nine, at ten, and that time at a quarter past eleven. There had been one fall, three quarrels and a lost sandwich. No hour was like the one next door.
10 “There is a lot in them,” it murmured, and looked at its own hands with a new respect.
10 {F} offered to hang up a mirror, so that it could watch the people go by. The clock said that it would think about that at about seven.`,
      alt: { es: '{H} habla con el reloj mientras {F} espera.', en: '{H} talks to the clock while {F} waits.' },
      picture: { H: ['point', 'thoughtful'], F: ['stand', 'worried'], X: ['wave', 'happy'], props: ['clock', 'gear'] },
    },
    {
      es: `0-2 ¡Tic, tac! ¡Tic, tac!
0-2 {F} baja el pie.
0-2 {X} marca el paso.
2-2 El reloj está contento. ¡Ding!
4! El reloj ya no quería parar. ¡Tic, tac, tic, tac!
4 —Llevaos mi timbre —dijo—. Suena justo cuando toca.
4 —¿Y ahora qué toca? —preguntó {F}.
4 ¡Ding! Tocaba irse.
6 —¿A qué hora volvéis? —gritó el reloj desde lejos.
6 —¡A una que no te esperes! —contestó {H}.
6 Se oyó una risa llena de ruedecitas.
8 {X} iba delante y marcaba el paso: la izquierda con el tic, la derecha con el tac.
8 A las cinco en punto merendaron. A las cinco y cuarto, {F} se puso un calcetín en la cabeza, porque una promesa es una promesa.
8 El timbre les recordó beber, descansar y volver a beber. Cada vez que sonaba, alguien daba un salto, y casi siempre era {F}.
10 A las cinco y media, tal como estaba anunciado, se supo por qué: abrigaba las orejas de maravilla.
10 —Alguien debería contárselo al reloj —dijo {F}, que ya no se lo quitó en toda la tarde.`,
      en: `0-2 Tick, tock! Tick, tock!
0-2 {F} can move.
0-2 {X} beats the time.
2-2 The clock is happy. Ding!
4! The clock did not want to stop now. Tick, tock, tick, tock!
4 “Take my chime,” it said. “It rings at just the right time.”
4 “The right time for what?” asked {F}.
4 Ding! It was time to go.
6 “What time will you be back?” called the clock.
6 “A time you do not expect!” said {H}.
6 There was a laugh full of little wheels.
8 {X} went in front to beat the time: left foot on the tick, right foot on the tock.
8 At five o’clock they had tea. At a quarter past five {F} wore a sock as a hat, since a promise is a promise.
8 The chime told them when to drink, when to rest and when to drink again. Each time somebody jumped, and it was nearly always {F}.
10 At half past five, just as planned, they found out why. It was wonderful for keeping your ears warm.
10 “Somebody ought to tell the clock,” said {F}, and kept it on for the rest of the day.`,
      alt: {
        es: '{H} y {F} se marchan con el timbre del reloj.',
        en: '{H} and {F} walk off with the chime of the clock.',
      },
      picture: {
        H: ['walk', 'happy', 'bell'],
        F: ['walk', 'happy'],
        X: ['walk', 'proud'],
        props: ['clock'],
        shot: 'wide',
      },
    },
  ],
}
