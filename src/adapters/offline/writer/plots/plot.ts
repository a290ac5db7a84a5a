import type { Interaction, Mood, Pose, PropName, Setting, Shot, TimeOfDay, Weather } from '../../../../domain/scene.ts'
import type { Theme } from '../../../../domain/vocabulary.ts'
import type { Need } from '../lexicon/needs.ts'
import type { Scare } from '../lexicon/scares.ts'

export type Tongue = 'es' | 'en'
export type Both<T> = { readonly [tongue in Tongue]: T }

/** Whom a plot can name: the hero, the partner (always there) and whoever has the chapter's third voice, if anybody. */
export type RoleKey = 'H' | 'F' | 'X'

export type Posture = readonly [pose: Pose, mood: Mood, holding?: PropName]

/** What the picture of a moment shows. The setting comes from the chapter's place. */
export type Picture = {
  H?: Posture
  F?: Posture
  X?: Posture
  together?: readonly [Interaction, from: RoleKey, to: RoleKey]
  props?: readonly PropName[]
  /** The wanted thing stands in the picture too. */
  showsThing?: boolean
  shot?: Shot
  time?: TimeOfDay
  weather?: Weather
}

/**
 * A third of a chapter, with its picture. `es` and `en` are lines in the notation of README.md: one line a sentence or
 * two, each opened by the youngest reader age that gets it.
 */
export type Moment = { es: string; en: string; alt: Both<string>; picture: Picture }

/** A chapter's worth of story: how it opens, what happens, and the pull at its end. */
export type Beat = {
  id: string
  titles: Both<readonly [string, ...string[]]>
  moments: readonly [Moment, Moment, Moment]
  /** What the children take along; the climax uses it. */
  gift?: Gift
  /** The id of the one plot whose trail it belongs to; without it, it can happen in any. */
  only?: string
  /** The only themes it suits; without them, any. */
  themes?: readonly Theme[]
  needs?: readonly Need[]
  /** What may frighten a small listener in it, where its words do not say so themselves. */
  scares?: readonly Scare[]
}

export type Gift = { prop: PropName; use: Both<string> }

/** The chapters that every telling of a plot has. */
export type Part = 'setup' | 'setback' | 'climax' | 'resolution'

export type Plot = {
  id: string
  setup: Beat
  setback: Beat
  climax: Beat
  resolution: Beat
  /** Short enough for the youngest: at most 4 words. */
  refrains: Both<readonly [string, ...string[]]>
  blurb: Both<string>
  /** The only themes it suits; without them, it serves any through its skin. */
  themes?: readonly Theme[]
  needs?: readonly Need[]
  scares?: readonly Scare[]
  /** Of what kind the wanted thing should not be, for the story has one of its own. */
  unlike?: readonly PropName[]
  /** The same told otherwise: each beat begins and ends where the first of its kind does, for those that are told in one way alone stand between. */
  retold?: { readonly [part in Part]?: readonly Beat[] }
  /** Another plot whose own episodes fit this one too, by id. */
  sharesEpisodesOf?: string
}

/** What a theme puts into a plot: the thing that is wanted and why. Noun phrases carry their article. */
export type Skin = {
  thing: Both<string>
  /** Grammatical gender of the Spanish thing. */
  gender: 'm' | 'f'
  prop: PropName
  /** The occasion that waits for it. */
  event: Both<string>
  /** A sentence: what happens without it. */
  stake: Both<string>
  /** Where it happens when the parent names no place. */
  settings: readonly [Setting, ...Setting[]]
}
