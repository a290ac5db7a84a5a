import { z } from 'zod'
import { type Hair, Looks } from '../../domain/character.ts'
import {
  FIGURE_KINDS,
  type FigureKind,
  type FigureWords,
  figureLooks,
  hairOfColour,
} from '../../domain/figure-looks.ts'
import {
  AGES,
  ANIMAL_COLOURS,
  type GarmentColour,
  type GarmentType,
  HAIR_COLOURS,
  HAIR_FORMS,
  HAIR_LENGTHS,
  SKINS,
  valuesOf,
} from '../../domain/vocabulary.ts'

/** Somebody of the story's own: how they look, in an editor's words. `as` is for image models, in English. */
export const FigureSpec = z
  .strictObject({
    as: z.string().min(3).max(120),
    is: z.enum(FIGURE_KINDS),
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
  const clothes = wears.map((one) => {
    const [type, garmentColour] = one.split(' ')
    return { type: type as GarmentType, colour: garmentColour as GarmentColour }
  })
  return figureLooks({ ...{ kind: is, age, colour, skin, clothes }, hairOf: (gender) => hairOf(hair, gender) })
}

/** As an editor writes it: `Looks` finds what is no word for hair. */
function hairOf(words: string | undefined, gender: string): Hair {
  if (words === 'bald') return hairOfColour('bald')
  const [colour = 'brown', length = 'short', form = 'straight', style] = words?.split(' ') ?? []
  return { colour, form, length, style: style ?? (gender === 'female' ? 'loose' : null) } as Hair
}

type Words = Pick<FigureWords, 'age' | 'colour' | 'skin'> & {
  is: FigureKind
  hair?: string | undefined
  wears: string[]
}
/** Words of `hair`, for who writes a story. */
export const HAIR_WORDS = [valuesOf(HAIR_COLOURS), valuesOf(HAIR_LENGTHS), valuesOf(HAIR_FORMS)] as const
