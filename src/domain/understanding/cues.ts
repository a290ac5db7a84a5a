import type { CompiledCues, Cue, Idiom } from './content.ts'
import type { Word } from './hear.ts'
import { Terms } from './terms.ts'

/** A need whose cue was heard, with the places of its words in the clause. */
export type CueHit = { need: string; at: number[] }

/** A cue with its alternatives by their number. */
type KnownCue = { need: string; all: { list: number; isWho: boolean }[]; none: number[] }
type KnownIdiom = { hide: number; before: number | null }

/** The cues of one language. A word is looked up once for all cues, so that a thousand of them cost little more than ten. */
export class Cues {
  readonly #terms: Terms
  readonly #nets: Record<'sure' | 'ask', KnownCue[]>
  readonly #idioms: KnownIdiom[]

  /** Spelling by ear is Spanish: in English `its` would be `hits`. */
  constructor({ groups, sure, ask, idioms }: CompiledCues, spelling: 'heard' | 'plain') {
    this.#terms = new Terms(groups, spelling)
    const known = ({ need, all, none }: Cue): KnownCue => ({
      need,
      all: all.map((terms) => ({ list: this.#terms.learn(terms), isWho: terms.some((term) => term.startsWith('@')) })),
      none: none.map((terms) => this.#terms.learn(terms)),
    })
    this.#nets = { sure: sure.map(known), ask: ask.map(known) }
    this.#idioms = idioms.map(({ hide, before }: Idiom) => ({
      hide: this.#terms.learn(hide),
      before: before.length > 0 ? this.#terms.learn(before) : null,
    }))
  }

  /** Words that are only a manner of speaking fall silent; the places stay. */
  meant(words: readonly Word[]): readonly Word[] {
    const heard = this.#terms.heardIn(words)
    const silent = new Set<number>()
    for (const { hide, before } of this.#idioms) {
      const causes = before === null ? null : (heard.get(before) ?? [])
      for (const { at, length } of heard.get(hide) ?? []) {
        const end = at + length
        if (causes && !causes.some((cause) => cause.at >= end && cause.at <= end + 2)) continue
        for (let index = at; index < end; index++) silent.add(index)
      }
    }
    return silent.size === 0
      ? words
      : words.map((word, index) => (silent.has(index) ? { ...word, plain: '', heard: '' } : word))
  }

  /** Needs whose cues are all heard, each once. */
  needsIn(words: readonly Word[], net: 'sure' | 'ask'): CueHit[] {
    const heard = this.#terms.heardIn(words)
    const hits = new Map<string, CueHit>()
    for (const { need, all, none } of this.#nets[net]) {
      if (!all.every(({ list }) => heard.has(list)) || none.some((list) => heard.has(list))) continue
      // Who it is about says nothing of where it is said.
      const at = all.flatMap(({ list, isWho }) => (isWho ? [] : (heard.get(list)?.[0]?.at ?? [])))
      const hit = hits.get(need)
      if (hit) hit.at.push(...at)
      else hits.set(need, { need, at })
    }
    return [...hits.values()]
  }

  /** Where words of a group stand. */
  group(name: string, words: readonly Word[]): number[] {
    const places = this.#terms.groupIn(name, words).map(({ at }) => at)
    return [...new Set(places)].sort((a, b) => a - b)
  }
}
