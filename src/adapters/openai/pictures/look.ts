import type { Character } from '../../../domain/character.ts'
import { isHumanGender } from '../../../domain/vocabulary.ts'
import { featuresInWords } from '../facts-in-words.ts'

const AGES: Record<string, string> = {
  baby: 'toddler',
  child: 'kid',
  teenager: 'teenager',
  adult: 'grown-up',
  elderly: 'elderly',
}
const SKINS = { light: 'light skin', tan: 'light brown skin', deep_tan: 'brown skin', dark: 'dark brown skin' } as const
const HAIR_LENGTHS = { short: 'short', medium: 'medium-length', shoulder: 'shoulder-length', long: 'long' } as const
const HAIR_STYLES = {
  loose: 'worn loose',
  bun: 'in a bun',
  braid: 'in a braid',
  pigtails: 'in two pigtails',
  ponytail: 'in a ponytail',
  bangs: 'with a fringe',
} as const
const SPECIES: Record<string, string> = {
  bearPanda: 'panda bear',
  mermaid: 'mermaid wearing a top',
  chupacabra: 'friendly chupacabra',
  medusa: 'friendly medusa with little snakes for hair',
}

/**
 * Somebody as the wizard describes them, the same words every time. Ages are kinds of figures, not numbers, and everybody is
 * dressed: image models take offence at less.
 */
export function lookOf(character: Character): string {
  const { gender, age, species, colour, clothes } = character
  const worn = clothes.map(({ type, colour }) => `${colour} ${type === 'tshirt' ? 'T-shirt' : type}`)
  if (gender && !isHumanGender(gender)) {
    const kind = SPECIES[species ?? ''] ?? species ?? 'animal'
    const size = age === 'baby' ? 'small young ' : age === 'elderly' ? 'old ' : ''
    return [`a friendly ${size}${colour ?? ''} ${kind}`.replace(/\s+/gu, ' '), ...wearing(worn)].join(', ')
  }
  const person = `${AGES[age ?? ''] ?? 'kid'} ${gender === 'female' ? 'girl' : 'boy'}`
  const grown = { adult: ['man', 'woman'], elderly: ['elderly man', 'elderly woman'] } as const
  const named = age === 'adult' || age === 'elderly' ? grown[age][gender === 'female' ? 1 : 0] : person
  return [
    `a storybook ${named}`,
    ...(character.skin ? [SKINS[character.skin]] : []),
    // Nothing is seen of it.
    ...(character.features?.includes('hijab') ? [] : hairOf(character)),
    ...(character.eyes ? [`${character.eyes} eyes`] : []),
    ...featuresInWords(character),
    ...(worn.length > 0 ? wearing(worn) : ['wearing simple everyday clothes']),
  ].join(', ')
}

function hairOf({ hair }: Character): string[] {
  if (hair.colour === 'bald') return ['bald']
  const words = [
    hair.length ? HAIR_LENGTHS[hair.length] : '',
    hair.form && hair.form !== 'bald' ? hair.form : '',
    hair.colour ?? '',
  ]
  const described = words.filter(Boolean).join(' ')
  return described ? [`${described} hair${hair.style ? ` ${HAIR_STYLES[hair.style]}` : ''}`] : []
}

function wearing(worn: readonly string[]): string[] {
  return worn.length > 0 ? [`wearing ${worn.join(' and ')}`] : []
}
