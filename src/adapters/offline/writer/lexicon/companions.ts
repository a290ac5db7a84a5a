import type { BookInfo } from '../../../../domain/book-info.ts'
import type { PropName } from '../../../../domain/scene.ts'
import { foldName } from '../../../../domain/text.ts'
import type { Both, Tongue } from '../plots/plot.ts'
import type { Wish } from './wish.ts'

/** A toy comes along; a pet stays at home and hears it all afterwards; a friend nobody sees has ideas. */
type Manner = 'toy' | 'pet' | 'friend'
type Noun = { words: string; es: string; en: string; manner: Manner; prop?: PropName }

const NOUNS: readonly Noun[] = [
  noun('amigo imaginario', 'el amigo imaginario', 'the imaginary friend', 'friend'),
  noun('amiga imaginaria|imaginary friend', 'la amiga imaginaria', 'the imaginary friend', 'friend'),
  noun(
    'peluche|\\p{Ll}+ de peluche|osito|teddy bear|teddy|cuddly toy|soft toy|stuffed \\p{Ll}+|toy \\p{Ll}+',
    'el peluche',
    'the teddy',
    'toy',
    'teddy',
  ),
  noun('muñeca|doll', 'la muñeca', 'the doll', 'toy', 'toy'),
  noun('muñeco', 'el muñeco', 'the doll', 'toy', 'toy'),
  noun('mantita|manta|trapito|doudou|dudú|blanket|blankie', 'la mantita', 'the blanket', 'toy', 'blanket'),
  noun('perro|perrito|cachorro|dog|puppy', 'el perro', 'the dog', 'pet'),
  noun('perra|perrita|cachorra', 'la perra', 'the dog', 'pet'),
  noun('gato|gatito|cat|kitten', 'el gato', 'the cat', 'pet'),
  noun('gata|gatita', 'la gata', 'the cat', 'pet'),
  noun('conejo|conejito|rabbit|bunny', 'el conejo', 'the rabbit', 'pet'),
  noun('coneja|conejita', 'la coneja', 'the rabbit', 'pet'),
  noun('hámster|hamster', 'el hámster', 'the hamster', 'pet'),
  noun('tortuga|tortoise|turtle', 'la tortuga', 'the tortoise', 'pet'),
  noun('loro|periquito|canario|parrot|budgie', 'el loro', 'the parrot', 'pet'),
  noun('pez|goldfish', 'el pez', 'the fish', 'pet'),
  noun('caballo|poni|pony|horse', 'el poni', 'the pony', 'pet'),
]

/** Between a noun and its name: *peluche viejo de trapo*; not *el perro de Lucía*, who is somebody else. */
const NOT_FILLER = 'de|del|a|y|e|con|que|en|para|como|es|se|al|of|and|with|for|in|to|is|the'
const FILLER = `(?:\\s+(?!(?:${NOT_FILLER})\\b)\\p{Ll}+){0,2}?`
const NAMED = '(?:se\\s+llama|llamad[oa]|is\\s+called|called|named)'
/** `se llama como su abuelo` gives no name. */
const NAME = "(?!(?:como|igual|as[ií]|el|la|los|las|un|una|after|like|the|an?)\\b)\\p{L}[\\p{L}'’-]{1,19}"
const CAPITAL = "\\p{Lu}[\\p{L}'’-]{1,19}"

/**
 * Toys, pets and invisible friends that the free text calls by a name (`su peluche Coco`, `a dog called Rex`, `Coco, su
 * peluche`): what a child looks for first in a book of their own. Whoever is a character already is none.
 */
export function companionsIn({ freeText, characters }: Pick<BookInfo, 'freeText' | 'characters'>): Wish[] {
  const taken = new Set(characters.map(({ name }) => foldName(name)))
  return NOUNS.flatMap((one) => {
    const name = namesOf(one, freeText).find((found) => !taken.has(foldName(found)))
    return name === undefined ? [] : [{ one, name }]
  })
    .slice(0, MOST)
    .map(({ one, name }, turn) => companion(one, name, turn))
}

/** More would crowd the first page. */
const MOST = 2

function namesOf({ words }: Noun, text: string): string[] {
  const called = new RegExp(`(?<!\\p{L})(?:${words})${FILLER},?\\s+(?:que\\s+)?${NAMED}\\s+["«“]?(${NAME})`, 'iu')
  const capital = new RegExp(`(?<!\\p{L})(?:${anyCase(words)})${FILLER},?\\s+["«“]?(${CAPITAL})`, 'u')
  const before = new RegExp(
    `(${CAPITAL})["»”]?,\\s+(?:su|mi|nuestr[oa]|el|la|her|his|my|our|their|the)\\s+(?:${words})(?!\\p{L})`,
    'u',
  )
  return [called, capital, before].flatMap((pattern) => {
    const found = pattern.exec(text)?.[1]
    return found ? [found.slice(0, 1).toLocaleUpperCase('es') + found.slice(1)] : []
  })
}

/** `Perro` opens a sentence as well; the name's own capital has to stay one. */
function anyCase(words: string): string {
  return words
    .split('|')
    .map((word) =>
      /^\p{L}/u.test(word) ? `[${word.slice(0, 1)}${word.slice(0, 1).toLocaleUpperCase('es')}]${word.slice(1)}` : word,
    )
    .join('|')
}

function companion({ es, en, manner, prop }: Noun, name: string, turn: number): Wish {
  const { first, setup, climax, end } = LINES[manner]
  const own = es.replace(/^(el|la) /u, 'su ')
  const say = (line: string) =>
    line.replaceAll('#', name).replaceAll('@own', own).replaceAll('@es', es).replaceAll('@en', en)
  const told = (line: Both<string>, youngest?: Both<string>): Both<string> => {
    const of = (tongue: Tongue) =>
      [...(youngest ? [`0-2 ¶ ${say(youngest[tongue])}`] : []), `4 ¶ ${say(line[tongue])}`].join('\n')
    return { es: of('es'), en: of('en') }
  }
  const mine = (ways: readonly Both<string>[]) => ways[turn % Math.max(1, ways.length)]
  const [inClimax, atEnd] = [mine(climax), mine(end)]
  return {
    id: `companion:${foldName(name)}`,
    kind: 'event',
    words: new RegExp(`(?<!\\p{L})${foldName(name).replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'u'),
    inSpanish: `${name}, ${es}`,
    setup: told(mine(setup) ?? setup[0], first),
    climax: inClimax ? told(inClimax) : null,
    end: atEnd ? told(atEnd) : null,
    ...(prop && { prop }),
  }
}

/** The youngest age's line, then from four years on: one way for each companion of a book. */
type Lines = {
  setup: readonly [Both<string>, ...Both<string>[]]
  climax: readonly Both<string>[]
  end: readonly Both<string>[]
  first: Both<string>
}

const LINES: Record<Manner, Lines> = {
  toy: {
    first: { es: '# viene también.', en: '# comes too.' },
    setup: [
      { es: '{H} llevaba a #, @own, por si acaso.', en: '{H} had # @en too, just in case.' },
      { es: 'También iba #, @own, en el mejor sitio.', en: '# @en came as well, in the best seat.' },
    ],
    climax: [
      {
        es: '{H} miró a #. # ni pestañeó, y eso daba ánimos.',
        en: '{H} looked at #. # did not even blink, and that helped.',
      },
      { es: '{H} apretó a #. # aguantó, que para eso estaba.', en: '{H} gave # a squeeze. # took it well.' },
    ],
    end: [
      { es: '# no dijo nada, como siempre, pero se le notaba.', en: '# said nothing, as ever, but you could tell.' },
      { es: 'Aquella noche, # se durmió antes que nadie.', en: 'That night # was the first to go to sleep.' },
    ],
  },
  pet: {
    first: { es: '# espera en casa.', en: '# waits at home.' },
    setup: [
      {
        es: '#, @es de {H}, se había quedado en casa, cuidando la siesta.',
        en: '# @en had stayed behind, to look after a nap.',
      },
      { es: 'En casa, #, @es de {H}, seguía durmiendo.', en: 'At home, # @en was still asleep.' },
    ],
    climax: [],
    end: [
      {
        es: '{H} se lo contó todo a #, que no se perdió ni una palabra.',
        en: '{H} told # all about it, and # did not miss a word.',
      },
      {
        es: '# escuchó la historia entera. {H} tuvo que contarla dos veces.',
        en: '# heard the whole story. {H} had to tell it twice.',
      },
    ],
  },
  friend: {
    first: { es: '# viene también. ¡Chist!', en: '# comes too. Hush!' },
    setup: [
      { es: 'Con {H} iba también #, @es, que no se veía.', en: '# came along too. # was @en, so nobody saw.' },
      { es: 'También estaba #, @es, aunque no se notara.', en: '# was there too, @en, though you could not tell.' },
    ],
    climax: [{ es: '# tuvo una idea. La dijo {H}, claro.', en: '# had an idea. It was {H} who said it, of course.' }],
    end: [
      {
        es: '# dijo que lo había hecho casi todo. {H} no lo discutió.',
        en: '# claimed to have done most of it. {H} let it pass.',
      },
      { es: '# se fue a dormir sin hacer ruido, como había venido.', en: '# went off to bed as quietly as ever.' },
    ],
  },
}

function noun(words: string, es: string, en: string, manner: Manner, prop?: PropName): Noun {
  return { words, es, en, manner, ...(prop && { prop }) }
}
