import { z } from 'zod'
import type { Figure } from '../../../domain/art.ts'
import { type Looks, Looks as LooksSchema, NO_HAIR } from '../../../domain/character.ts'
import {
  AGES,
  ANIMAL_COLOURS,
  ANIMAL_SPECIES,
  agesOf,
  CREATURE_SPECIES,
  GARMENT_COLOURS,
  GARMENTS,
  HAIR_COLOURS,
  isHumanGender,
  SKINS,
  valuesOf,
} from '../../../domain/vocabulary.ts'
import { cleanWords } from '../clean-words.ts'
import { shortened } from './tidy.ts'

const PEOPLE = {
  man: ['male', 'adult'],
  woman: ['female', 'adult'],
  boy: ['male', 'child'],
  girl: ['female', 'child'],
} as const
const KINDS = ['man', 'woman', 'boy', 'girl', ...valuesOf(ANIMAL_SPECIES), ...valuesOf(CREATURE_SPECIES)] as const

/** Somebody of the story's own, in few enough words to be the same for both illustrators. */
export const WireFigure = z.object({
  name: z.string(),
  as: z.string(),
  kind: z.enum(KINDS),
  age: z.enum(valuesOf(AGES)),
  /** Of an animal or a creature. */
  colour: z.enum(valuesOf(ANIMAL_COLOURS)).nullable(),
  skin: z.enum(valuesOf(SKINS)).nullable(),
  hair: z.enum(valuesOf(HAIR_COLOURS)).nullable(),
  clothes: z.array(z.object({ type: z.enum(valuesOf(GARMENTS)), colour: z.enum(valuesOf(GARMENT_COLOURS)) })),
})
export type WireFigure = z.infer<typeof WireFigure>

/** More would crowd out the parent's own people. */
const MOST_FIGURES = 3

export function figuresFromWire(wire: readonly WireFigure[], say: (text: string) => string): Figure[] {
  return wire
    .filter(({ name, as }) => name.trim() && as.trim())
    .slice(0, MOST_FIGURES)
    .map((figure, index) => ({
      id: `FIG_${index + 1}`,
      name: shortened(say(figure.name), 60),
      as: shortened(cleanWords(figure.as), 120),
      looks: looksOf(figure),
    }))
}

/** What does not go together (two hats) is left out, rather than the figure. */
function looksOf({ kind, age, colour, skin, hair, clothes }: WireFigure): Looks {
  const human = kind in PEOPLE ? PEOPLE[kind as keyof typeof PEOPLE] : null
  const [gender, usual] = human ?? [kind in ANIMAL_SPECIES ? 'animal' : 'imaginary_creature', 'adult']
  const outside = human
    ? { species: null, colour: null, skin: skin ?? 'light', hair: hairOf(hair), eyes: 'brown' }
    : { species: kind, colour: colour ?? 'brown', skin: null, hair: NO_HAIR, eyes: null }
  const looks = { gender, age: agesOf(gender).includes(age) ? age : usual, ...outside }
  const dressed = LooksSchema.safeParse({ ...looks, clothes: isHumanGender(gender) ? clothes : [] })
  return dressed.success ? dressed.data : LooksSchema.parse({ ...looks, clothes: [] })
}

function hairOf(colour: WireFigure['hair']) {
  if (colour === 'bald') return { colour, form: 'bald', length: null, style: null }
  return { colour: colour ?? 'brown', form: 'straight', length: 'short', style: null }
}
