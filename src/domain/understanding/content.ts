import type { SensitiveSubject } from '../wish.ts'
import type { TextLanguage } from './understood.ts'

/** What an editor says of a need, without its words. `label` is the Spanish chip; `person` what it makes of somebody's presence. */
export type Need = {
  label: string
  sensitive: SensitiveSubject | null
  person: 'died' | 'unborn' | 'other_household' | 'far' | null
}
/** By the need's id. */
export type Needs = Record<string, Need>

/** `stories/needs.yaml` as the build leaves it: words spelt by ear, weights trained. Plain JSON. */
export type UnderstandingContent = {
  needs: Needs
  cues: Record<TextLanguage, CompiledCues>
  weights: Weights
}

/**
 * Terms are words by ear with spaces between them, `*` after a word for any ending. A cue's groups must all be heard in a clause,
 * `none` must not. A term that begins with `@` is a group by name.
 */
export type CompiledCues = {
  groups: Record<string, string[]>
  sure: Cue[]
  ask: Cue[]
  idioms: Idiom[]
}
export type Cue = { need: string; all: string[][]; none: string[][] }
/** Words that are not meant as they are said: the `hide` terms fall silent where one of `before` follows soon; always, where it is empty. */
export type Idiom = { hide: string[]; before: string[] }

/**
 * A linear classifier: softmax of `bias + scale · weights · features`. `weights` is base64 of int8, row by feature; `idf` is base64
 * of uint8 in steps of `idfStep`; features are separated by spaces, in the order of the rows.
 */
export type Weights = {
  needs: string[]
  features: string
  idf: string
  idfStep: number
  weights: string
  scale: number
  bias: number[]
}
