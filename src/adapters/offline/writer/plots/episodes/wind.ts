import type { Beat } from '../plot.ts'

/** A wind that takes everything, and a way to go with it. */
export const wind: Beat = {
  id: 'wind',
  scares: ['storm'],
  needs: ['magic', 'ground'],
  titles: { es: ['El viento juguetón', '¡Agárrate fuerte!'], en: ['The playful wind', 'Hold on tight!'] },
  gift: {
    prop: 'kite',
    use: {
      es: '4 El viento les dio un empujoncito por la espalda.',
      en: '4 The wind gave them a little push from behind.',
    },
  },
  moments: [
    {
      es: `0-2 ¡Fiuuu! ¡Qué viento!
0-2 Todo vuela. {H} se agarra.
4 ¡Fiuuu! Un viento enorme l{HF:os/as} esperaba {at}.
4 Volaban hojas, volaban papeles, ¡volaba hasta un calcetín!
4 —¡Agárrate, {F!}! —gritó {H}.
6 Para dar un paso hacia delante había que dar dos hacia atrás.
8 No era un viento malo. Era uno de esos vientos jóvenes que no saben la fuerza que tienen y la prueban con todo el mundo.
10 El calcetín pasó una segunda vez, en dirección contraria, como si se le hubiera olvidado algo.`,
      en: `0-2 Whoosh! What a wind!
0-2 Things fly. {H} holds on.
4 Whoosh! A great big wind was waiting for them.
4 Leaves flew, papers flew, and even a sock flew by!
4 “Hold on, {F!}!” cried {H}.
6 To take one step forward, you had to take two steps back.
8 It was not a bad wind. It was one of those young winds that do not know how strong they are and try it out on everyone.
10 The sock came past again, going the other way, as if it had forgotten something.`,
      alt: { es: 'Un viento muy fuerte empuja a {H} y a {F}.', en: 'A strong wind pushes {H} and {F} about.' },
      picture: {
        H: ['walk', 'determined'],
        F: ['reach', 'surprised'],
        props: ['leaf', 'kite'],
        weather: 'wind',
        shot: 'wide',
      },
    },
    {
      es: `4 Empujaron con la espalda. Nada.
4 Gatearon por el suelo. ¡Nada!
4! Entonces {F} vio una cometa enganchada.
4 —¡No le gusta que peleemos! —dijo {H}—. ¡Quiere jugar!
6 Soltaron la cometa. El viento dio un silbido de sorpresa, la levantó hasta las nubes y se olvidó de empujar.
6 Arriba, la cometa dibujaba círculos, ochos y una cosa que parecía un pez.
6 —Nadie juega nunca con él —dijo {F}—. Todo el mundo cierra la ventana.
6 —Pues hoy no —dijo {H}, y dio tres vueltas con los brazos abiertos.
8 Jugaron hasta quedarse sin aliento. El viento no se quedó sin aliento, claro; le sobraba. Pero se volvió suave, les ordenó el pelo a su manera y empezó a soplar justo hacia donde ell{HF:os/as} iban.
8 —¿Tú has visto pasar a alguien? —le preguntó {H}, sintiéndose un poco ridícul{H:o/a}.
8 El viento levantó del suelo una pelusa azul y la puso, con mucho cuidado, sobre la nariz de {F}.
10 {X} aseguró que los vientos no contestan preguntas. El viento le quitó el gorro a alguien que pasaba, por si quedaba alguna duda.
10 Nadie volvió a discutirlo. Guardaron la pelusa junto a las demás pistas y echaron a andar. Tenían la sensación rarísima de que alguien enorme y transparente caminaba de puntillas detrás.`,
      en: `4 They pushed with their backs. Nothing.
4 They crept along the ground. Nothing!
4! Then {F} saw a kite that was stuck.
4 “It does not want to fight!” said {H}. “It wants to play!”
6 They let the kite go. The wind gave a whistle of surprise, took it up to the clouds and forgot all about pushing.
6 Up there the kite drew circles, and eights, and a thing that looked like a fish.
6 “Nobody ever plays with it,” said {F}. “They all shut their windows.”
6 “Not today,” said {H}, and spun around three times.
8 They played until they were out of breath. The wind was not out of breath, of course, having plenty to spare. But it grew soft, and it began to blow just the way they were going.
8 “Have you seen anybody pass?” {H} asked it, feeling a bit silly.
8 The wind picked a scrap of blue fluff off the ground and set it down, with great care, on {F}’s nose.
10 {X} was quite sure that winds do not answer questions. The wind took the hat off somebody in the distance, in case of doubt.
10 Nobody argued after that. They put the fluff away with the other clues and set off. It felt as if somebody big and clear as glass was tiptoeing along behind.`,
      alt: { es: '{H} hace volar una cometa y {F} la señala.', en: '{H} flies a kite and {F} points at it.' },
      picture: {
        H: ['run', 'excited', 'kite'],
        F: ['point', 'happy'],
        X: ['cheer', 'happy'],
        props: ['cloud'],
        weather: 'wind',
        shot: 'wide',
      },
    },
    {
      es: `0-2 ¡Vuela, cometa! ¡Fiuuu!
2-2 El viento se ríe.
4 Ahora el viento soplaba a favor. ¡Casi volaban!
4 Y de pronto, ¡zas!, se paró en seco.
6 Delante había una huella nueva. Todavía tenía agua dentro.
6 —Está cerca —dijo {F} en voz muy baja.
8 El viento, que nunca había sido capaz de callarse, aguantó la respiración.
10 Y ell{HF:os/as}, por no ser menos, la aguantaron también.`,
      en: `0-2 Fly, kite! Whoosh!
2-2 The wind is laughing.
4 Now the wind was behind them. They nearly flew!
4 And then, all at once, it stopped.
6 Ahead of them was a new print. There was still water in it.
6 “It is close,” {F} said very softly.
8 The wind, which had never once been able to keep quiet, held its breath.
10 And so, not to be outdone, did they.`,
      alt: { es: '{H} y {F} encuentran una huella fresca.', en: '{H} and {F} find a fresh print.' },
      picture: {
        H: ['crouch', 'surprised'],
        F: ['point', 'excited'],
        props: ['footprints', 'kite'],
        together: ['point-to', 'F', 'H'],
      },
    },
  ],
}
