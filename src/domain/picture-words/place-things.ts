import type { PropName, Setting } from '../scene.ts'
import { INDOORS } from './settings.ts'

type Tongue = 'es' | 'en'

/** What stands in a place and stays there, with the words that a parent has for it; each may stand in the plural. */
const FIXTURES: readonly { prop: PropName; outdoors?: true; es: string; en: string }[] = [
  {
    prop: 'tree',
    outdoors: true,
    es: 'árbol|higuera|limonero|naranjo|morera|manzano|cerezo|encina|roble|olivo|nogal|palo de mango|castaño|almendro|sauce',
    en: 'tree|oak|willow|chestnut',
  },
  { prop: 'fountain', outdoors: true, es: 'fuente', en: 'fountain' },
  { prop: 'well', outdoors: true, es: 'pozo', en: 'well' },
  { prop: 'swing', outdoors: true, es: 'columpio', en: 'swing' },
  { prop: 'slide', outdoors: true, es: 'tobogán|tobogane', en: 'slide' },
  { prop: 'goal', outdoors: true, es: 'portería', en: 'goalpost' },
  { prop: 'tomato-plant', outdoors: true, es: 'tomatera|tomate', en: 'tomato plant|tomatoe' },
  { prop: 'sunflower', outdoors: true, es: 'girasol|girasole', en: 'sunflower' },
  { prop: 'plant-pot', es: 'maceta|geranio|tiesto', en: 'flowerpot|plant pot|geranium' },
  { prop: 'sheep', outdoors: true, es: 'oveja', en: 'sheep' },
  { prop: 'goat', outdoors: true, es: 'cabra', en: 'goat' },
  { prop: 'boat', outdoors: true, es: 'barca|barquita', en: 'rowing boat' },
  { prop: 'clock', es: 'reloj|reloje', en: 'clock' },
  { prop: 'bell', es: 'campana', en: 'bell' },
  { prop: 'radio', es: 'radio', en: 'radio' },
  { prop: 'fish-bowl', es: 'pecera', en: 'fish bowl|goldfish bowl' },
  { prop: 'mirror', es: 'espejo', en: 'mirror' },
  { prop: 'watering-can', es: 'regadera', en: 'watering can' },
  { prop: 'armchair', es: 'sillón|sillone|mecedora|butaca', en: 'armchair|rocking chair' },
  { prop: 'telescope', es: 'telescopio', en: 'telescope' },
]
const MOST = 2
const FOUND: Readonly<Record<Tongue, readonly RegExp[]>> = {
  es: FIXTURES.map(({ es }) => asWord(es, 'sin|ni|no hay|no tiene')),
  en: FIXTURES.map(({ en }) => asWord(en, 'no|without')),
}

function asWord(words: string, unless: string): RegExp {
  return new RegExp(`(?<!(?:^|\\P{L})(?:${unless}) (?:un |una |a |an )?)(?<!\\p{L})(?:${words})s?(?!\\p{L})`, 'iu')
}

/** What the parent says stands in a place (`con una higuera y un pozo`), at most two, where the place has room for it. */
export function thingsOfPlace(description: string, setting: Setting, tongue: Tongue): PropName[] {
  const isIndoors = INDOORS.has(setting)
  return FIXTURES.flatMap(({ prop, outdoors }, index) => {
    const at = FOUND[tongue][index]?.exec(description)?.index
    return at === undefined || (outdoors && isIndoors) ? [] : [{ prop, at }]
  })
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST)
    .map(({ prop }) => prop)
}
