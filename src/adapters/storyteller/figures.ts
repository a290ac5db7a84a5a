import { z } from 'zod'
import { Looks, NO_HAIR } from '../../domain/character.ts'
import {
  AGES,
  ANIMAL_COLOURS,
  ANIMAL_SPECIES,
  CREATURE_SPECIES,
  type GarmentColour,
  type GarmentType,
  HAIR_COLOURS,
  HAIR_FORMS,
  HAIR_LENGTHS,
  SKINS,
  valuesOf,
} from '../../domain/vocabulary.ts'

const PEOPLE = {
  man: ['male', 'adult'],
  woman: ['female', 'adult'],
  boy: ['male', 'child'],
  girl: ['female', 'child'],
} as const
const people = ['man', 'woman', 'boy', 'girl'] as const
const animals = valuesOf(ANIMAL_SPECIES)
const creatures = valuesOf(CREATURE_SPECIES)

/** Somebody of the story's own: how they look, in an editor's words. `as` is for image models, in English. */
export const FigureSpec = z
  .strictObject({
    as: z.string().min(3).max(120),
    is: z.enum([...people, ...animals, ...creatures]),
    age: z.enum(valuesOf(AGES)).optional(),
    colour: z.enum(valuesOf(ANIMAL_COLOURS)).optional(),
    skin: z.enum(valuesOf(SKINS)).optional(),
    /** `white short straight`, or `bald`. */
    hair: z.string().optional(),
    /** `dress green`. */
    wears: z.array(z.string()).default([]),
  })
  .transform((spec, context) => {
    const parsed = Looks.safeParse(looksOf(spec))
    if (parsed.success) return { as: spec.as, looks: parsed.data }
    for (const { path, message } of parsed.error.issues)
      context.addIssue({ code: 'custom', path: path[0] === 'clothes' ? ['wears'] : [String(path[0])], message })
    return z.NEVER
  })
export type FigureSpec = z.infer<typeof FigureSpec>

function looksOf({ is, age, colour, skin, hair, wears }: Words) {
  const human = is in PEOPLE ? PEOPLE[is as keyof typeof PEOPLE] : null
  const nobody = { species: null, colour: null, skin: null, hair: NO_HAIR, eyes: null, clothes: [] }
  if (!human)
    return {
      ...nobody,
      gender: (animals as readonly string[]).includes(is) ? 'animal' : 'imaginary_creature',
      age: age ?? 'adult',
      species: is,
      colour: colour ?? 'brown',
    }
  const [gender, usual] = human
  const clothes = wears.map((one) => {
    const [type, garmentColour] = one.split(' ')
    return { type: type as GarmentType, colour: garmentColour as GarmentColour }
  })
  return {
    ...nobody,
    gender,
    age: age ?? usual,
    skin: skin ?? 'light',
    hair: hairOf(hair, gender),
    eyes: 'brown',
    clothes,
  }
}

function hairOf(words: string | undefined, gender: string) {
  if (words === 'bald') return { colour: 'bald', form: 'bald', length: null, style: null }
  const [colour = 'brown', length = 'short', form = 'straight', style] = words?.split(' ') ?? []
  return { colour, form, length, style: style ?? (gender === 'female' ? 'loose' : null) }
}

type Words = {
  is: string
  age?: string | undefined
  colour?: string | undefined
  skin?: string | undefined
  hair?: string | undefined
  wears: string[]
}
/** Words of `hair`, for who writes a story. */
export const HAIR_WORDS = [valuesOf(HAIR_COLOURS), valuesOf(HAIR_LENGTHS), valuesOf(HAIR_FORMS)] as const
