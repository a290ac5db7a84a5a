import type { PropName } from '../../../../domain/scene.ts'
import { foldName } from '../../../../domain/text.ts'
import type { Both } from '../plots/plot.ts'

/** Something a parent's free text asks for that a story without AI can give. */
export type Wish = { id: string; words: RegExp; inSpanish: string; prop: PropName | null } & (
  | { kind: 'food'; np: Both<string> }
  /** Stands somewhere on the way; `np` is a subject. */
  | { kind: 'sight'; np: Both<string> }
  | { kind: 'fear'; setup: Both<string>; climax: Both<string> }
)

const WISHES: readonly Wish[] = [
  food(
    'doughnuts',
    /rosquilla|donut|doughnut/u,
    'rosquillas',
    'unas rosquillas calientes',
    'some warm doughnuts',
    'doughnut',
  ),
  food('biscuits', /galleta|cookie|biscuit/u, 'galletas', 'unas galletas de avena', 'some oat biscuits', 'cookie'),
  food('cake', /tarta|pastel|bizcocho|\bcakes?\b/u, 'tarta', 'un trozo de tarta', 'a slice of cake', 'cake'),
  food(
    'sandwich',
    /bocadillo|sandwich/u,
    'un bocadillo para compartir',
    'un bocadillo partido en dos',
    'a sandwich cut in half',
    'sandwich',
  ),
  food('ice-cream', /helado|ice cream/u, 'helado', 'un helado de limón', 'a lemon ice cream', 'ice-cream'),
  food('soup', /\bsopa|\bsoup/u, 'sopa', 'un tazón de sopa', 'a bowl of soup', 'soup'),
  food('apple', /manzana|\bapples?\b/u, 'manzanas', 'una manzana muy roja', 'a bright red apple', 'apple'),
  food('honey', /\bmiel\b|honey/u, 'miel', 'un poco de miel', 'a little honey', 'honey'),
  food('bread', /\bpan\b|\bbread/u, 'pan', 'un pan recién hecho', 'a fresh loaf', 'bread'),
  sight('lighthouse', /\bfaro\b|lighthouse/u, 'el faro', 'la luz del faro', 'the lighthouse beam', null),
  sight('train', /\btren\b|\btrains?\b/u, 'el tren', 'un tren a lo lejos', 'a faraway train', 'train'),
  sight('rainbow', /arcoiris|arco iris|rainbow/u, 'el arcoíris', 'un arcoíris entero', 'a whole rainbow', 'rainbow'),
  sight('kite', /cometa|\bkites?\b/u, 'una cometa', 'una cometa roja', 'a red kite', 'kite'),
  sight('balloon', /globo|balloon/u, 'un globo', 'un globo amarillo', 'a yellow balloon', 'balloon'),
  sight('butterfly', /mariposa|butterfl/u, 'mariposas', 'una mariposa azul', 'a blue butterfly', 'butterfly'),
  sight(
    'bike',
    /bicicleta|\bbici\b|bicycle|\bbikes?\b/u,
    'una bicicleta',
    'una bicicleta verde',
    'a green bicycle',
    'bicycle',
  ),
  sight('ball', /pelota|balon|\bball\b/u, 'una pelota', 'una pelota perdida', 'a lost ball', 'ball'),
  sight('teddy', /peluche|teddy|osito de/u, 'un peluche', 'un viejo peluche', 'an old teddy', 'teddy'),
  sight('robot', /robot/u, 'un robot', 'un robot de hojalata', 'a tin robot', 'robot'),
  sight('rocket', /cohete|rocket/u, 'un cohete', 'un cohete de cartón', 'a cardboard rocket', 'rocket'),
  sight('frog', /\branas?\b|\bfrogs?\b/u, 'una rana', 'una rana muy seria', 'a very serious frog', 'frog'),
  sight('duck', /\bpatos?\b|\bducks?\b/u, 'un pato', 'un pato despistado', 'a puzzled duck', 'duck'),
  sight('bee', /abeja|\bbees?\b/u, 'abejas', 'una abeja trabajadora', 'a busy bee', 'bee'),
  sight('snail', /caracol|snail/u, 'un caracol', 'un caracol sin prisa', 'a slow snail', 'snail'),
  sight('snowman', /muneco de nieve|snowman/u, 'un muñeco de nieve', 'un muñeco de nieve', 'a snowman', 'snowman'),
  sight('map', /\bmapas?\b|\bmaps?\b/u, 'un mapa', 'un mapa arrugado', 'a crumpled map', 'map'),
  fear(
    'heights',
    /miedo a las alturas|vertigo|afraid of heights|fear of heights/u,
    'el miedo a las alturas',
    'A {H} no le gustaban nada las alturas.',
    '{H} did not like high places at all.',
    '{H} no miró abajo. Miró a {F}, y el suelo dejó de moverse.',
    '{H} did not look down. {H} looked at {F}, and the ground stopped swaying.',
  ),
  fear(
    'dark',
    /miedo a la oscuridad|afraid of the dark|fear of the dark/u,
    'el miedo a la oscuridad',
    'A {H} no le gustaba nada la oscuridad.',
    '{H} did not like the dark at all.',
    '{H} cerró los ojos. Su oscuridad, la de dentro, era más pequeña y más suya.',
    '{H} shut both eyes. The dark inside was smaller, and it was a friendly one.',
  ),
  fear(
    'water',
    /miedo al agua|afraid of water|fear of water/u,
    'el miedo al agua',
    'A {H} le daba respeto el agua.',
    '{H} was wary of water.',
    '{H} metió un pie. El agua le hizo cosquillas y nada más.',
    '{H} put one foot in. The water tickled, and that was all.',
  ),
  fear(
    'storm',
    /miedo a (las tormentas|los truenos)|afraid of (storms|thunder)/u,
    'el miedo a las tormentas',
    'A {H} los truenos le encogían el estómago.',
    'Thunder made {H} feel very small.',
    '{H} contó los segundos hasta el trueno. Contado, daba menos miedo.',
    '{H} counted up to the thunder. Counted, it was not so bad.',
  ),
]

export function wishesIn(freeText: string): Wish[] {
  const folded = foldName(freeText)
  return WISHES.filter(({ words }) => words.test(folded))
}

function food(id: string, words: RegExp, inSpanish: string, es: string, en: string, prop: PropName): Wish {
  return { id, words, inSpanish, prop, kind: 'food', np: { es, en } }
}

function sight(id: string, words: RegExp, inSpanish: string, es: string, en: string, prop: PropName | null): Wish {
  return { id, words, inSpanish, prop, kind: 'sight', np: { es, en } }
}

function fear(
  id: string,
  words: RegExp,
  inSpanish: string,
  es: string,
  en: string,
  esEnd: string,
  enEnd: string,
): Wish {
  const line = (text: string) => `4 ${text}`
  return {
    id,
    words,
    inSpanish,
    prop: null,
    kind: 'fear',
    setup: { es: line(es), en: line(en) },
    climax: { es: line(esEnd), en: line(enEnd) },
  }
}
