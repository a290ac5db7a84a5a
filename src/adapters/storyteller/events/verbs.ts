import { z } from 'zod'
import { foldName } from '../../../domain/text.ts'
import { type Conjugated, conjugate, VERB_CLASSES, type VerbClass } from './conjugate.ts'

const list = z.string().transform((words) => words.split(/\s+/u).filter(Boolean))

/** `stories/verbs.yaml`. */
export const VerbLists = z.strictObject({
  ...(Object.fromEntries(VERB_CLASSES.map((name) => [name, list])) as Record<VerbClass, typeof list>),
  /** Told in the imperfect. */
  lasting: list,
  /** What goes wrong. */
  trouble: list,
  /** Written like a verb and none. */
  never: list,
  /** No verb after an article or a preposition. */
  both: list,
})
export type VerbLists = z.infer<typeof VerbLists>

export type Mood = 'present' | 'wish' | 'past' | 'lasting' | 'wished' | 'future'
/** A form as a parent writes it. `us`: of the family. */
export type VerbForm = { verb: Conjugated; mood: Mood; many: boolean; us: boolean }

/** The verbs that can be told, by every form in which a parent may write them. */
export class Verbs {
  readonly #forms = new Map<string, VerbForm>()
  readonly #byEar = new Map<string, VerbForm>()
  readonly #lasting: ReadonlySet<string>
  readonly #trouble: ReadonlySet<string>
  readonly #never: ReadonlySet<string>
  readonly #both: ReadonlySet<string>
  readonly #infinitives = new Map<string, Conjugated>()

  constructor(lists: VerbLists) {
    this.#lasting = new Set(lists.lasting)
    this.#trouble = new Set(lists.trouble)
    this.#never = new Set(lists.never)
    this.#both = new Set(lists.both)
    for (const kind of VERB_CLASSES) for (const infinitive of lists[kind]) this.#learn(conjugate(infinitive, kind))
  }

  #learn(verb: Conjugated): void {
    this.#infinitives.set(foldName(verb.infinitive), verb)
    const add = (form: string, mood: Mood, many: boolean, us = false) => {
      const known = { verb, mood, many, us }
      if (!this.#forms.has(form)) this.#forms.set(form, known)
      // `rompio`, `esta`: as phones write it; too short words mean too much without their accent.
      const bare = foldName(form)
      if (bare.length > 3 && !this.#byEar.has(bare)) this.#byEar.set(bare, known)
    }
    for (const mood of ['present', 'wish', 'past', 'lasting', 'wished'] as const) {
      add(verb[mood][0], mood, false)
      add(verb[mood][1], mood, true)
    }
    add(verb.presentUs, 'present', true, true)
    add(verb.wishUs, 'wish', true, true)
    add(`${verb.infinitive}á`, 'future', false)
    add(`${verb.infinitive}án`, 'future', true)
    add(`${verb.infinitive}emos`, 'future', true, true)
  }

  /** Null where the word is none, or where what stands before it makes it a noun. */
  formOf(word: string, before: string): VerbForm | null {
    if (this.#never.has(word)) return null
    if (NOMINAL.test(before) && (this.#both.has(word) || !CLITIC.test(before))) return null
    return this.#forms.get(word) ?? this.#byEar.get(word) ?? null
  }

  infinitive(word: string): Conjugated | null {
    return this.#infinitives.get(foldName(word)) ?? null
  }

  isLasting({ infinitive }: Conjugated): boolean {
    return this.#lasting.has(infinitive)
  }

  isTrouble({ infinitive }: Conjugated): boolean {
    return this.#trouble.has(infinitive)
  }
}

/** After these stands a noun; `la` and `lo` may be pronouns too. */
const NOMINAL =
  /^(?:el|la|los|las|un|una|unos|unas|su|sus|mi|mis|tu|tus|de|del|al|en|con|por|para|sin|cada|otr[oa]s?|much[oa]s?|primer[ao]?|gran|ese|esa|este|esta|dos|tres)$/u
const CLITIC = /^(?:la|lo|los|las)$/u
