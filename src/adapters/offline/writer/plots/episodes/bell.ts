import type { Beat } from '../plot.ts'

/** A door that opens to the right question. */
export const bell: Beat = {
  id: 'bell',
  needs: ['magic'],
  titles: { es: ['La puerta que preguntaba', 'Tres preguntas'], en: ['The door that asked', 'Three questions'] },
  gift: {
    prop: 'bell',
    use: {
      es: '4 Tocaron la campanilla, y el eco dijo hasta dónde llegaba el hueco.',
      en: '4 They rang the bell, and the echo told them how deep it was.',
    },
  },
  moments: [
    {
      es: `0-2 Una puerta. Toc, toc.
0-2 {H} llama otra vez.
4! {At} había una puerta pequeña. ¡Y hablaba!
4 —Toc, toc —dijo la puerta.
4 —¿Quién es? —preguntó {H}, muy sorprendid{H:o/a}.
6 —Eso me toca decirlo a mí —se quejó la puerta—. Empezamos otra vez.
8 Era una puerta vieja, de las que crujen antes de que nadie las toque.
10 No había pared a los lados. Aun así, a nadie le pareció correcto entrar por donde no era.`,
      en: `0-2 A door. Knock, knock.
0-2 {H} knocks again.
4! There was a small door {at}. And it could talk!
4 “Knock, knock,” said the door.
4 “Who is there?” asked {H}, very surprised.
6 “That is my line,” the door complained. “Let’s start again.”
8 It was an old door, the kind that creaks before anyone touches it.
10 There was no wall on either side. Even so, it did not seem right to go in any other way.`,
      alt: { es: '{H} llama a una puerta pequeña que habla.', en: '{H} knocks at a small door that talks.' },
      picture: {
        H: ['reach', 'surprised'],
        F: ['stand', 'thoughtful'],
        props: ['door', 'bell', 'key'],
        shot: 'medium',
      },
    },
    {
      es: `4 —Una pregunta y os abro —dijo la puerta—. ¿Qué pesa más, un gracias o una piedra?
4 —¡Una piedra! —dijo {F}.
4 —No —dijo la puerta.
4! —Gracias por esperar —dijo {H} por fin. ¡Y la puerta se abrió!
6 —Nadie me lo había dicho nunca —crujió la puerta, con la voz llena de serrín—. Me empujan, me cierran, me dan portazos. Y yo, ahí, de pie.
6 {F} le quitó una telaraña de la esquina. {H} le echó una gota de aceite en cada bisagra.
6 —¿Mejor así?
6 La puerta se movió adelante y atrás sin un solo ruido. Estaba tan contenta que se olvidó de las otras dos preguntas.
8 —Ayer vino alguien con prisa —contó—. Llevaba algo envuelto en lana. También me dio las gracias, ahora que lo pienso. En voz muy baja, para no despertar a quien dormía dentro del bulto.
8 —¿Alguien dormía? —preguntó {H}.
8 —Respiraba despacito. Yo de respirar no entiendo, pero de escuchar, sí.
8 {X} apuntó la frase palabra por palabra. Aquello cambiaba las cosas, aunque nadie sabía todavía en qué dirección.
10 Antes de irse, {F} quiso saber las otras dos preguntas. La puerta se las dijo en un susurro, y no las repetiremos aquí, porque una puerta tiene derecho a sus secretos.
10 Solo se puede contar que la tercera no tenía respuesta y que, según la puerta, esa era la gracia.`,
      en: `4 “One question first,” said the door. “Which weighs more, a stone or a thank you?”
4 “A stone!” said {F}.
4 “No,” said the door.
4! “Thank you for waiting,” said {H} at last. And the door opened!
6 “Nobody ever said that to me before,” said the door in a sawdust voice. “They push me, they shut me, they slam me. And I just stand there.”
6 {F} took a cobweb off one corner. {H} put a drop of oil on each hinge.
6 “Is that better?”
6 The door swung to and fro and made no sound at all. It was so happy that it forgot the other two questions.
8 “Somebody came by in a hurry,” it told them. “They had something wrapped in wool. They said thank you too, now I think of it. They said it softly, so as not to wake the one asleep in the bundle.”
8 “Somebody was asleep?” asked {H}.
8 “Breathing ever so slowly. I know little about breathing, but I know about listening.”
8 {X} wrote it down word for word. It changed things, although nobody could yet say which way.
10 Before they left, {F} wanted to hear the other two questions. The door whispered them, and we will not repeat them here, since a door has a right to its secrets.
10 All we can say is that the third one had no answer, and that, so the door said, was the whole point of it.`,
      alt: {
        es: '{H} arregla la puerta y {F} le quita una telaraña.',
        en: '{H} mends the door and {F} clears a cobweb.',
      },
      picture: {
        H: ['reach', 'calm'],
        F: ['reach', 'happy'],
        X: ['sit', 'thoughtful', 'pencil'],
        props: ['spider-web', 'door', 'bell', 'thread'],
      },
    },
    {
      es: `0-2 ¡Gracias! ¡Clin, clin!
2-2 La puerta se abre.
4! Detrás de la puerta colgaba una campanilla.
4 —Para vosotr{HF:os/as} —dijo la puerta—. ¡Clin, clin!
4 Al sonar la campanilla, alguien contestó a lo lejos...
6 Fue un ruidito, nada más. Como un estornudo muy pequeño.
8 —¡Salud! —dijo la puerta, que era muy educada.
10 Y luego se cerró sola, suavemente, para que no entrara el frío.`,
      en: `0-2 Thank you! Ting, ting!
2-2 The door opens wide.
4! A little bell hung behind the door.
4 “For you,” said the door. “Ting, ting!”
4 And when the bell rang, something answered from far away...
6 It was only a small noise. It was like a very tiny sneeze.
8 “Bless you!” said the door, which had good manners.
10 Then it closed by itself, gently, to keep the cold out.`,
      alt: { es: '{H} hace sonar una campanilla y {F} escucha.', en: '{H} rings a little bell and {F} listens.' },
      picture: {
        H: ['hold', 'excited', 'bell'],
        F: ['think', 'surprised'],
        props: ['music-note'],
        together: ['face-to-face', 'H', 'F'],
      },
    },
  ],
}
