import { fold } from './hear.ts'
import type { Companion } from './understood.ts'

/** Nouns of what goes along with a child, by what it is. */
const NOUNS: { manner: Companion['manner']; nouns: string }[] = [
  { manner: 'friend', nouns: 'amig[oa] (?:imaginari[oa]|invisible)|imaginary friend|pretend friend' },
  {
    manner: 'toy',
    nouns:
      'peluches?|osit[oa]s?|os[oa]|muñec[oa]s?|mantita|manta|trapito|doud[oóuú]|dudu|bunny|teddy(?: bear)?|bear|cuddly|stuffed \\p{L}+|jirafa|jirafita|elefante|mono|monito|burro|dino|toy \\p{L}+|conej[oa] de (?:trapo|peluche)|foca|owl|blankie|blanket',
  },
  {
    manner: 'pet',
    nouns:
      'perr(?:it)?[oa]s?|gat(?:it)?[oa]s?|cachorr[oa]|conej(?:it)?[oa]|h[aá]mster|cobaya|tortug(?:uit)?a|loro|periquito|canario|pez|poni|caballo|dog|puppy|cat|kitten|rabbit|hamster|tortoise|parrot|lab(?:rador)?|goldfish',
  },
]
/** Words after a noun that are no name. */
const SMALL =
  'de|del|a|al|y|e|con|que|en|para|como|es|se|va|ha|muy|and|with|for|in|to|is|the|had|has|was|who|must|su|el|la|no|le|lo|ya|suyo|vieja?|nuev[oa]|favorit[oa]|preferid[oa]|naranja|blanc[oa]|negr[oa]|grande|pequeñ[oa]|cuando|porque|desde|named|called|siempre|todo|toda|por|pero|un|una|dio|muri[oó]|died|goes|comes|everywhere'
const NO_NAME = new RegExp(`^(?:${SMALL}|lleva|duerme|sale|her|his|our|their)$`, 'iu')
const CAPITAL = /^\p{Lu}/u
const SOFT = /peluche|trapo|stuffed|toy/iu

type Pattern = { manner: Companion['manner']; sign: RegExp; isNameFirst: boolean; mayBeLower: boolean }
const PATTERNS: Pattern[] = NOUNS.flatMap(({ manner, nouns }) => patternsOf(manner, nouns))

/** Named toys, animals and imaginary friends of a text; who is already a character of the brief is none. */
export function companionsIn(text: string, people: readonly { name: string }[]): Companion[] {
  const found: Companion[] = []
  const known = new Set(people.map(({ name }) => fold(name)))
  for (const { manner, sign, isNameFirst, mayBeLower } of PATTERNS)
    for (const match of text.matchAll(sign)) {
      const [first = '', second = ''] = [match[1], match[2]]
      const [what, name] = isNameFirst ? [second, first] : [first, second]
      if (known.has(fold(name)) || NO_NAME.test(name) || (!mayBeLower && !CAPITAL.test(name))) continue
      known.add(fold(name))
      const around = text.slice(match.index, match.index + match[0].length + 22)
      found.push({ name, what, manner: manner === 'pet' && SOFT.test(around) ? 'toy' : manner })
    }
  return found
}

/** A name is a capital word or two; in lower case only after "su peluche", as a thumb writes it. */
function patternsOf(manner: Companion['manner'], nouns: string): Pattern[] {
  const noun = `(?<!\\p{L})((?i:${nouns}))(?!\\p{L})`
  const name = "(\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)?)"
  const adjective = `(?:\\s(?!(?:${SMALL})(?!\\p{L}))\\p{Ll}+)?`
  const owner = '(?:su|mi|nuestr[oa]|his|her|our)'
  return [
    {
      manner,
      sign: new RegExp(
        `${noun}(?:\\s\\p{Ll}+){0,5}?,?\\s(?:(?i:(?:que )?(?:él |ella )?(?:se llama|llama|llamad[oa]|is called|called|named|nombre))\\s|,\\s)["«“]?${name}`,
        'gu',
      ),
      isNameFirst: false,
      mayBeLower: false,
    },
    { manner, sign: new RegExp(`${noun}${adjective},?\\s["«“]?${name}`, 'gu'), isNameFirst: false, mayBeLower: false },
    {
      manner,
      sign: new RegExp(
        `(?i:${owner})\\s${noun}\\s(?!(?:${SMALL})(?!\\p{L}))(\\p{Ll}{2,12})(?=\\s(?:es|y|va|q|que|no|se|a|ha|is|goes)(?!\\p{L})|[,.]|$)`,
        'gu',
      ),
      isNameFirst: false,
      mayBeLower: true,
    },
    {
      manner,
      sign: new RegExp(`${name}["»”]?,?\\s(?:es\\s|is\\s)?(?i:su|mi|nuestr[oa]|un|una|his|her|our|a)\\s${noun}`, 'gu'),
      isNameFirst: true,
      mayBeLower: false,
    },
  ]
}
