import type { CompleteBookInfo } from '../../../../domain/completeness.ts'
import type { PropName, Setting } from '../../../../domain/scene.ts'
import { foldName } from '../../../../domain/text.ts'
import type { Skin } from './plot.ts'

/** Words of a title → what the book is about: the wanted thing is of that. First match wins. */
const TITLE_SKINS: readonly (readonly [words: RegExp, skin: Skin])[] = [
  [
    /\bluna\b|\bmoon\b/u,
    skin(
      'el farol de la luna|m',
      'the moon lantern',
      'lantern',
      'la noche de luna llena',
      'Full Moon Night',
      'Sin el farol, la luna se queda a oscuras.',
      'Without the lantern, the moon stays dark.',
      ['tower', 'forest', 'village'],
    ),
  ],
  [
    /\btren(es|ecito)?\b|locomotora|\btrains?\b/u,
    skin(
      'la campana del tren|f',
      'the train bell',
      'bell',
      'la salida del tren',
      'the night departure',
      'Sin la campana, el tren no puede salir.',
      'Without the bell, the train cannot leave.',
      ['station', 'train', 'village'],
    ),
  ],
  [
    /cohete|astronaut|marte|\brockets?\b|\bmars\b/u,
    skin(
      'la válvula del cohete|f',
      'the rocket valve',
      'gear',
      'el lanzamiento',
      'the launch',
      'Sin la válvula, el cohete no despega.',
      'Without the valve, the rocket cannot lift off.',
      ['laboratory', 'workshop', 'city'],
    ),
  ],
  [
    /buenas noches|dormir|dormilon|good ?night|bedtime|sleep/u,
    skin(
      'la manta suave|f',
      'the soft blanket',
      'blanket',
      'el cuento de buenas noches',
      'the bedtime story',
      'Sin la manta, nadie duerme bien.',
      'Without the blanket, nobody sleeps well.',
      ['bedroom', 'garden', 'forest'],
    ),
  ],
  [
    /cumple|birthday/u,
    skin(
      'la tarta de cumpleaños|f',
      'the birthday cake',
      'cake',
      'la fiesta de cumpleaños',
      'the birthday party',
      'Sin la tarta, no hay velas que soplar.',
      'Without the cake, there are no candles to blow out.',
      ['kitchen', 'garden', 'village'],
    ),
  ],
  [
    /\bnavidad\b|papa noel|reyes magos|christmas|santa/u,
    skin(
      'la estrella del árbol|f',
      'the tree star',
      'star',
      'la Nochebuena',
      'Christmas Eve',
      'Sin la estrella, el árbol se queda a oscuras.',
      'Without the star, the tree stays dark.',
      ['snow', 'village', 'living-room'],
    ),
  ],
  [
    /tesoro|pirata|treasure|pirate/u,
    skin(
      'el cofre del tesoro|m',
      'the treasure chest',
      'chest',
      'el día del tesoro',
      'Treasure Day',
      'Sin el cofre, el tesoro no tiene casa.',
      'Without the chest, the treasure has no home.',
      ['beach', 'island', 'harbour'],
    ),
  ],
  [
    /\bfaro\b|lighthouse/u,
    skin(
      'la lámpara del faro|f',
      'the lighthouse lamp',
      'bulb',
      'la noche de las barcas',
      'the night of the boats',
      'Sin la lámpara, las barcas no ven la costa.',
      'Without the lamp, the boats cannot see the shore.',
      ['lighthouse', 'cliff', 'harbour'],
    ),
  ],
  [
    /futbol|partido|football|\bgoal\b/u,
    skin(
      'la pelota de la final|f',
      'the match ball',
      'ball',
      'la gran final',
      'the big final',
      'Sin la pelota, no hay partido.',
      'Without the ball, there is no match.',
      ['park', 'playground', 'village'],
    ),
  ],
  [
    /violin|piano|guitarra|orquesta|concierto|concert|orchestra|guitar/u,
    skin(
      'el violín pequeño|m',
      'the little violin',
      'violin',
      'el concierto',
      'the concert',
      'Sin el violín, el concierto se queda en silencio.',
      'Without the violin, the concert falls silent.',
      ['theatre', 'park', 'village'],
    ),
  ],
  [
    /\bestrellas?\b|\bstars?\b/u,
    skin(
      'la estrella de papel|f',
      'the paper star',
      'star',
      'la noche de las estrellas',
      'the Night of Stars',
      'Sin la estrella, falta una luz en la plaza.',
      'Without the star, one light is missing.',
      ['meadow', 'mountain', 'village'],
    ),
  ],
  [
    /\bmar\b|sirena|ballena|\bsea\b|ocean|mermaid|whale/u,
    skin(
      'la caracola azul|f',
      'the blue shell',
      'shell',
      'la fiesta del mar',
      'the Sea Festival',
      'Sin la caracola, nadie oye la canción del mar.',
      'Without the shell, nobody hears the song of the sea.',
      ['beach', 'harbour', 'island'],
    ),
  ],
  [
    /\bcole(gio)?\b|escuela|\bclase\b|school/u,
    skin(
      'la campana del recreo|f',
      'the school bell',
      'bell',
      'la fiesta del cole',
      'the school fair',
      'Sin la campana, nadie sabe cuándo es el recreo.',
      'Without the bell, nobody knows when to play.',
      ['classroom', 'playground', 'library'],
    ),
  ],
  [
    /coche|carrera|\bcars?\b|\brace\b/u,
    skin(
      'la rueda de repuesto|f',
      'the spare wheel',
      'wheel',
      'la gran carrera',
      'the great race',
      'Sin la rueda, nadie sale a la carretera.',
      'Without the wheel, nobody can set off.',
      ['road', 'workshop', 'village'],
    ),
  ],
  [
    /\blibros?\b|biblioteca|\bbooks?\b|library/u,
    skin(
      'el libro más viejo|m',
      'the oldest book',
      'book',
      'la noche de los cuentos',
      'Story Night',
      'Sin el libro, no hay cuento esta noche.',
      'Without the book, there is no story tonight.',
      ['library', 'attic', 'classroom'],
    ),
  ],
  [
    /jardin|\bflor(es)?\b|huerto|garden|flower/u,
    skin(
      'la regadera verde|f',
      'the green watering can',
      'watering-can',
      'la fiesta de las flores',
      'the flower show',
      'Sin la regadera, las flores pasan sed.',
      'Without the can, the flowers go thirsty.',
      ['garden', 'park', 'meadow'],
    ),
  ],
  [
    /princesa|princess|reina|\bqueen\b|castillo|castle/u,
    skin(
      'la corona pequeña|f',
      'the little crown',
      'crown',
      'la fiesta del castillo',
      'the castle party',
      'Sin la corona, la fiesta no puede empezar.',
      'Without the crown, the party cannot begin.',
      ['castle', 'garden', 'palace'],
    ),
  ],
]

/** What the book's own title promises; null when it promises nothing we know. */
export function titleSkin({ title }: Pick<CompleteBookInfo, 'title'>): Skin | null {
  const folded = foldName(title)
  return TITLE_SKINS.find(([words]) => words.test(folded))?.[1] ?? null
}

function skin(
  es: `${string}|${Skin['gender']}`,
  en: string,
  prop: PropName,
  esEvent: string,
  enEvent: string,
  esStake: string,
  enStake: string,
  settings: readonly [Setting, ...Setting[]],
): Skin {
  const [thing = '', gender] = es.split('|')
  return {
    thing: { es: thing, en },
    gender: gender === 'f' ? 'f' : 'm',
    prop,
    event: { es: esEvent, en: enEvent },
    stake: { es: esStake, en: enStake },
    settings,
  }
}
