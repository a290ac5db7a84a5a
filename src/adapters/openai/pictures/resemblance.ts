import type { Character } from '../../../domain/character.ts'
import { AGES, HAIR_LENGTHS, isHumanGender, SKINS, valuesOf } from '../../../domain/vocabulary.ts'
import { likeColours } from './like-colours.ts'
import { SEEN_FEATURES, type SeenFigure } from './sighting.ts'

/** From here on, somebody looks like themselves. */
export const ALIKE = 0.7
/** What nobody could take for them, however well the rest fits. */
const SOMEBODY_ELSE = 0.4

/** `decides`: where it differs outright, it is somebody else. */
type Trait = { weight: number; likeness: number; decides: boolean }

/** Creatures that are painted as people are. */
const HUMANLIKE = new Set([
  'mermaid',
  'fairy',
  'elf',
  'dwarf',
  'goblin',
  'giant',
  'nymph',
  'medusa',
  'vampire',
  'troll',
])
/** Species that are told apart by little. */
const KIN: readonly (readonly string[])[] = [
  ['dog', 'wolf', 'fox', 'werewolf', 'chupacabra'],
  ['cat', 'lion', 'tiger', 'sphinx'],
  ['bird', 'parrot', 'eagle', 'phoenix', 'owl'],
  ['griffin', 'eagle', 'phoenix'],
  ['dolphin', 'whale', 'shark'],
  ['dinosaur', 'crocodile', 'dragon', 'basilisk', 'hydra'],
  ['unicorn', 'pegasus'],
  ['horse', 'centaur', 'pegasus'],
  ['bear', 'yeti'],
]

/**
 * From 0 to 1. What the parent left open does not count, nor what is not seen: hair under a hat, a face from behind.
 * @param isTinted night, sunset or memory: colours are not what they are
 */
export function resemblance(figure: SeenFigure, character: Character, isTinted = false): number {
  const { gender } = character
  const ofBody = gender && isHumanGender(gender) ? ofPerson : ofBeast
  // Of whom it is not even said what they are, anybody may be it.
  const body = gender === null ? [] : ofBody(figure, character, isTinted)
  const traits = [...body, ...ofClothes(figure, character, isTinted)]
  if (traits.length === 0) return 1
  const whole = traits.reduce((sum, { weight }) => sum + weight, 0)
  const score = traits.reduce((sum, { weight, likeness }) => sum + weight * likeness, 0) / whole
  return traits.some(({ likeness, decides }) => decides && likeness === 0) ? Math.min(score, SOMEBODY_ELSE) : score
}

function ofPerson(figure: SeenFigure, { age, hair, skin, features = [] }: Character, isTinted: boolean): Trait[] {
  const traits: Trait[] = [{ weight: 3, likeness: Number(figure.kind === 'person'), decides: true }]
  const { hair_colour: colour, hair_length: length } = figure
  const isHairSeen = !features.includes('hijab')
  if (hair.colour && colour && isHairSeen)
    traits.push({ weight: 3, likeness: likeColours(colour, hair.colour), decides: !isTinted })
  if (hair.length && length && isHairSeen)
    traits.push({ weight: 1, likeness: near(HAIR_LENGTHS, length, hair.length), decides: false })
  if (skin && figure.skin) traits.push({ weight: 1, likeness: near(SKINS, figure.skin, skin), decides: !isTinted })
  if (age && figure.age) traits.push({ weight: 1, likeness: near(AGES, figure.age, age), decides: true })
  for (const feature of SEEN_FEATURES)
    if (features.includes(feature) && figure.features)
      traits.push({ weight: 2, likeness: Number(figure.features.includes(feature)), decides: feature !== 'glasses' })
  return traits
}

function ofBeast(figure: SeenFigure, { species, colour }: Character, isTinted: boolean): Trait[] {
  const isHumanlike = HUMANLIKE.has(species ?? '')
  const traits: Trait[] = [{ weight: 2, likeness: Number(figure.kind !== 'person' || isHumanlike), decides: true }]
  if (species && figure.species)
    traits.push({
      weight: 4,
      likeness: likeSpecies(figure.species, species),
      decides: !(isHumanlike && figure.species === 'other'),
    })
  if (colour && figure.body_colour)
    traits.push({ weight: 2, likeness: likeColours(figure.body_colour, colour), decides: !isTinted })
  return traits
}

/** Of what is meant, how much is worn: shorts by the shorts, where there are any. In none of its colours is another dress. */
function ofClothes({ clothes: worn }: SeenFigure, { clothes }: Character, isTinted: boolean): Trait[] {
  if (clothes.length === 0 || !worn || worn.length === 0) return []
  const likeness = clothes.map(({ type, colour }) => {
    const same = worn.filter((seen) => seen.type === type)
    return Math.max(...(same.length > 0 ? same : worn).map((seen) => likeColours(seen.colour, colour)))
  })
  const mean = likeness.reduce((sum, one) => sum + one, 0) / clothes.length
  return [{ weight: clothes.length, likeness: mean, decides: !isTinted }]
}

function likeSpecies(seen: string, meant: string): number {
  if (seen === meant) return 1
  return KIN.some((group) => group.includes(seen) && group.includes(meant)) ? 0.6 : 0
}

/** The same or a neighbour: where one length ends and the next begins is anybody's guess. */
function near<T extends string>(order: Readonly<Record<T, string>>, seen: T, meant: T): number {
  const values = valuesOf(order)
  return Number(Math.abs(values.indexOf(seen) - values.indexOf(meant)) <= 1)
}
