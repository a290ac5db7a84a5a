import { type Hair, NO_HAIR } from './character.ts'
import {
  type Age,
  ANIMAL_SPECIES,
  type AnimalColour,
  CREATURE_SPECIES,
  type GarmentColour,
  type GarmentType,
  type Skin,
  valuesOf,
} from './vocabulary.ts'

const PEOPLE = {
  man: ['male', 'adult'],
  woman: ['female', 'adult'],
  boy: ['male', 'child'],
  girl: ['female', 'child'],
} as const

/** What somebody of a story's own may be. */
export const FIGURE_KINDS = [
  ...(['man', 'woman', 'boy', 'girl'] as const),
  ...valuesOf(ANIMAL_SPECIES),
  ...valuesOf(CREATURE_SPECIES),
] as const
export type FigureKind = (typeof FIGURE_KINDS)[number]

export type FigureWords = {
  kind: FigureKind
  age?: Age | null | undefined
  /** Of an animal or a creature. */
  colour?: AnimalColour | null | undefined
  skin?: Skin | null | undefined
  /** Of a person; `gender` tells what is usual where nothing is said. */
  hairOf(gender: 'male' | 'female'): Hair
  clothes: readonly { type: GarmentType; colour: GarmentColour }[]
}

/** Few words about somebody as looks, the rest as is usual. Unchecked: `Looks` says what does not go together. */
export function figureLooks({ kind, age, colour, skin, hairOf, clothes }: FigureWords) {
  if (!(kind in PEOPLE))
    return {
      ...{
        gender: kind in ANIMAL_SPECIES ? ('animal' as const) : ('imaginary_creature' as const),
        age: age ?? 'adult',
      },
      ...{ species: kind, colour: colour ?? 'brown', skin: null, hair: NO_HAIR, eyes: null, clothes: [] },
    }
  const [gender, usual] = PEOPLE[kind as keyof typeof PEOPLE]
  return {
    ...{ gender, age: age ?? usual, species: null, colour: null, skin: skin ?? 'light' },
    ...{ hair: hairOf(gender), eyes: 'brown' as const, clothes: [...clothes] },
  }
}

/** Without hair, or of this colour and as it comes. */
export function hairOfColour(colour: Hair['colour']): Hair {
  if (colour === 'bald') return { colour, form: 'bald', length: null, style: null }
  return { colour: colour ?? 'brown', form: 'straight', length: 'short', style: null }
}
