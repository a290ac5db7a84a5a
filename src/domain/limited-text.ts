import { z } from 'zod'
import { countCharacters, countWords } from './text.ts'

type Bounds = { characters: number; words?: number }

/**
 * A text of a parent. Characters are code points, as in JSON Schema; what checks the bound also describes it.
 * @param what begins the sentence of a refusal: `La moraleja`
 */
export function limitedText(what: string, { characters, words = Number.POSITIVE_INFINITY }: Bounds) {
  return z
    .string()
    .refine((text) => countWords(text) <= words, `${what} admite ${words} palabras`)
    .refine((text) => countCharacters(text) <= characters, `${what} admite ${characters} caracteres`)
    .meta({ maxLength: characters, ...(Number.isFinite(words) && { description: `At most ${words} words` }) })
}
