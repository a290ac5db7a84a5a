import type { SensitiveSubject } from '../wish.ts'

/** `out`: must not be in the book. `overcome`: a fear or habit that is to be lost in it. */
export type Polarity = 'in' | 'out' | 'overcome'

/** `sure`: words that say it were found. `asked`: likely enough to ask the parent, never to tell unasked. `score` is 0 to 1. */
export type FoundNeed = {
  need: string
  confidence: 'sure' | 'asked'
  score: number
  sensitive: SensitiveSubject | null
}

/**
 * One thing that a parent wrote: `quote` is `text.slice(from, to)`. `out` are the things to stay out, as written, without their
 * article; empty unless the polarity is `out`. `suggestions` are up to five needs, likeliest first, for chips.
 */
export type UnderstoodClause = {
  quote: string
  from: number
  to: number
  polarity: Polarity
  out: string[]
  needs: FoundNeed[]
  suggestions: string[]
  /** Null where its words do not say. */
  language: TextLanguage | null
}

/**
 * Somebody who is not there as the others are. `who` is the parent's word, empty where none was said (then it is asked);
 * `character` is the name of the brief's character who is meant; `clause` counts from 0.
 */
export type FoundPresence = {
  who: string
  character: string | null
  presence: 'died' | 'unborn' | 'other_household' | 'far' | 'baby'
  confidence: 'sure' | 'asked'
  clause: number
}

/** A named toy, animal or imaginary friend; `what` is the noun that the parent used. */
export type Companion = { name: string; what: string; manner: 'toy' | 'pet' | 'friend' }

export type Understood = { clauses: UnderstoodClause[]; presences: FoundPresence[]; companions: Companion[] }

/** Somebody of the brief, as far as understanding has to know. */
export type KnownPerson = { name: string; isHero: boolean }

export type TextLanguage = 'es' | 'en'
