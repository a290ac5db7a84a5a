import { foldName } from '../../../../domain/text.ts'
import type { Both } from '../plots/plot.ts'
import { VALUES } from './value-table.ts'

/** A moral as something that is done: the lines of the climax in which somebody does it, and how the book closes. */
export type ValueWay = { act: Both<string>; closing: Both<string> }

/** What a moral is about, the words by which it is found, and the ways in which it can be lived. */
export type Value = { id: string; words: RegExp; inSpanish: string; ways: readonly [ValueWay, ...ValueWay[]] }

/** The first whose words stand in the parent's moral; the last one serves when none does. */
export function moralValueOf(moral: string): { value: Value; recognised: boolean } {
  const folded = foldName(moral)
  const found = VALUES.find(({ words }) => words.test(folded))
  return { value: found ?? VALUES.at(-1) ?? VALUES[0], recognised: found !== undefined }
}
