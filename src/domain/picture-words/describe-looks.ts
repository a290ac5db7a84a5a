import { type Character, isHuman } from '../character.ts'
import { type Feature, isBaby } from '../person-facts.ts'
import {
  ANIMAL_COLOURS,
  ANIMAL_SPECIES,
  CREATURE_SPECIES,
  GARMENT_COLOURS,
  type GarmentColour,
  type GarmentType,
  HAIR_COLOURS,
  HAIR_FORMS,
  HEAD_GARMENTS,
  type Language,
  PEOPLE,
  type Species,
} from '../vocabulary.ts'

/** Letters of a description at most, the name apart. */
const MOST = 110

/**
 * What a portrait shows of somebody, for who cannot see it: `niña de pelo rizado castaño, con gafas y camiseta roja`. Only
 * what was chosen, since that is what is drawn; null of whom nothing is known but the name.
 */
export function describeLooks(character: Character, language: Language): string | null {
  const en = language === 'inglés'
  const noun = nounOf(character, en)
  if (!noun) return null
  if (!isHuman(character)) return noun
  const hair = hairOf(character, en)
  const opening = character.features?.includes('wheelchair')
    ? `${noun}${hair}${en ? ', in a wheelchair' : ', en silla de ruedas'}`
    : `${noun}${hair}`
  // As much of the rest as there is room for, the face before the clothes.
  const rest = [...featuresOf(character, en), ...clothesOf(character, en)]
  for (let kept = rest.length; kept > 0; kept--) {
    const whole = `${opening}, ${en ? 'with' : 'con'} ${listed(rest.slice(0, kept), en)}`
    if (whole.length <= MOST) return whole
  }
  return opening
}

function nounOf(character: Character, en: boolean): string | null {
  const { gender, age, species, colour } = character
  if (gender === 'male' || gender === 'female') {
    const known = isBaby(character) ? 'baby' : age
    if (!known) return null
    return en ? ENGLISH_PEOPLE[gender][known] : PEOPLE[gender][known].toLowerCase()
  }
  if (!species) return null
  if (en) return colour ? `${colour} ${englishSpecies(species)}` : englishSpecies(species)
  const word = { ...ANIMAL_SPECIES, ...CREATURE_SPECIES }[species].toLowerCase()
  return colour ? `${word} de color ${ANIMAL_COLOURS[colour].toLowerCase()}` : word
}

const ENGLISH_PEOPLE = {
  male: { baby: 'baby', child: 'boy', teenager: 'teenage boy', adult: 'man', elderly: 'elderly man' },
  female: { baby: 'baby', child: 'girl', teenager: 'teenage girl', adult: 'woman', elderly: 'elderly woman' },
} as const

function englishSpecies(species: Species): string {
  return species === 'bearPanda' ? 'panda' : species
}

/** Under a headscarf there is none to be seen. */
function hairOf({ hair, features = [] }: Character, en: boolean): string {
  const { colour, form } = hair
  if (features.includes('hijab')) return ''
  if (colour === 'bald' || form === 'bald') return en ? ' with no hair' : ' sin pelo'
  if (!colour) return ''
  if (en) return ` with ${form ? `${form} ` : ''}${colour} hair`
  return ` de pelo ${form ? `${HAIR_FORMS[form].toLowerCase()} ` : ''}${HAIR_COLOURS[colour].toLowerCase()}`
}

const FEATURE_WORDS: Readonly<Record<Exclude<Feature, 'wheelchair'>, readonly [es: string, en: string]>> = {
  glasses: ['gafas', 'glasses'],
  hearing_aid: ['audífono', 'a hearing aid'],
  prosthesis: ['prótesis', 'a prosthesis'],
  freckles: ['pecas', 'freckles'],
  hijab: ['hiyab', 'a hijab'],
}

function featuresOf({ features = [] }: Character, en: boolean): string[] {
  return features.flatMap((one) => (one === 'wheelchair' ? [] : [FEATURE_WORDS[one][en ? 1 : 0]]))
}

/** What is worn outermost, and on the head; a headscarf takes the place of a hat. */
function clothesOf({ clothes, features = [] }: Character, en: boolean): string[] {
  const outer = OUTERMOST.map((type) => clothes.find((one) => one.type === type)).find(Boolean)
  const head = features.includes('hijab') ? undefined : clothes.find(({ type }) => HEAD_GARMENTS.includes(type))
  return [outer, head].flatMap((one) => {
    if (!one) return []
    const [es, english, feminine] = GARMENT_WORDS[one.type]
    return [
      en ? `a${/^o/u.test(one.colour) ? 'n' : ''} ${one.colour} ${english}` : `${es} ${dyed(one.colour, feminine)}`,
    ]
  })
}

const OUTERMOST = ['trenchcoat', 'dress', 'tshirt'] as const satisfies readonly GarmentType[]

const GARMENT_WORDS: Readonly<Record<GarmentType, readonly [es: string, en: string, feminine: boolean]>> = {
  tshirt: ['camiseta', 'T-shirt', true],
  dress: ['vestido', 'dress', false],
  trousers: ['pantalón largo', 'pair of trousers', false],
  shorts: ['pantalón corto', 'pair of shorts', false],
  skirt: ['falda', 'skirt', true],
  trenchcoat: ['gabardina', 'trench coat', true],
  hat: ['sombrero', 'hat', false],
  cap: ['gorra', 'cap', true],
  beanie: ['gorro', 'woolly hat', false],
}

function dyed(colour: GarmentColour, feminine: boolean): string {
  const word = GARMENT_COLOURS[colour].toLowerCase()
  return feminine ? word.replace(/o$/u, 'a') : word
}

function listed(words: readonly string[], en: boolean): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  const and = en ? 'and' : /^h?i(?!e)/iu.test(last) ? 'e' : 'y'
  return `${words.slice(0, -1).join(', ')} ${and} ${last}`
}
