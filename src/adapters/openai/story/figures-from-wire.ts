import { z } from 'zod'
import type { Figure } from '../../../domain/art.ts'
import { type Looks, Looks as LooksSchema } from '../../../domain/character.ts'
import { FIGURE_KINDS, figureLooks, hairOfColour } from '../../../domain/figure-looks.ts'
import {
  AGES,
  ANIMAL_COLOURS,
  GARMENT_COLOURS,
  GARMENTS,
  HAIR_COLOURS,
  SKINS,
  valuesOf,
} from '../../../domain/vocabulary.ts'
import { cleanWords } from '../clean-words.ts'
import { shortened } from './tidy.ts'

/** Somebody of the story's own, in few enough words to be the same for both illustrators. */
export const WireFigure = z.object({
  name: z.string(),
  as: z.string(),
  kind: z.enum(FIGURE_KINDS),
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

/** What does not go together (two hats, an age that a dragon has not) is left out, rather than the figure. */
function looksOf({ kind, age, colour, skin, hair, clothes }: WireFigure): Looks {
  const words = { kind, colour, skin, hairOf: () => hairOfColour(hair) }
  const tries = [
    { ...words, age, clothes },
    { ...words, age, clothes: [] },
    { ...words, clothes: [] },
  ].map((said) => LooksSchema.safeParse(figureLooks(said)))
  const looks = tries.find(({ success }) => success)?.data
  if (!looks) throw new RangeError(`Nobody looks like a ${kind}`)
  return looks
}
