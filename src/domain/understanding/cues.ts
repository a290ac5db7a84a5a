import type { CompiledCues, Cue } from './content.ts'
import type { Word } from './hear.ts'

type Term = { words: { heard: string; isStem: boolean }[] }
/** Of a cue's or group's terms, where in the clause they were heard. */
type Heard = ReadonlyMap<string, number[]>

/** A need whose cue was heard, with the places of its words in the clause. */
export type CueHit = { need: string; at: number[] }

/** The cues of one language. A word is looked up once for all cues, so that a thousand of them cost no more than ten. */
export class Cues {
  readonly #terms = new Map<string, Term>()
  readonly #whole = new Map<string, string[]>()
  readonly #stems = new Map<string, string[]>()
  readonly #stemLengths: number[]

  constructor(readonly content: CompiledCues) {
    const { groups, sure, ask, idioms } = content
    for (const terms of Object.values(groups)) this.#learn(terms)
    for (const { all, none } of [...sure, ...ask]) for (const terms of [...all, ...none]) this.#learn(terms)
    for (const { hide, before } of idioms) for (const terms of [hide, before]) this.#learn(terms)
    this.#stemLengths = [...new Set([...this.#stems.keys()].map(({ length }) => length))].sort((a, b) => a - b)
  }

  /** Words that are only a manner of speaking fall silent; the places stay. */
  meant(words: readonly Word[]): Word[] {
    const heard = this.#hear(words)
    const silent = new Set<number>()
    for (const { hide, before } of this.content.idioms) {
      const cause = before.flatMap((term) => heard.get(term) ?? [])
      for (const term of hide)
        for (const at of heard.get(term) ?? []) {
          const length = this.#terms.get(term)?.words.length ?? 1
          if (before.length > 0 && !cause.some((place) => place >= at + length && place <= at + length + 2)) continue
          for (let index = at; index < at + length; index++) silent.add(index)
        }
    }
    return words.map((word, index) => (silent.has(index) ? { ...word, plain: '', heard: '' } : word))
  }

  /** Needs whose cues are all heard, each once. */
  needsIn(words: readonly Word[], net: 'sure' | 'ask'): CueHit[] {
    const heard = this.#hear(words)
    const hits = new Map<string, CueHit>()
    for (const cue of this.content[net]) {
      const at = this.#placesOf(cue, heard)
      if (!at) continue
      const hit = hits.get(cue.need)
      if (hit) hit.at.push(...at)
      else hits.set(cue.need, { need: cue.need, at })
    }
    return [...hits.values()]
  }

  /** Where words of a group stand. */
  group(name: string, words: readonly Word[]): number[] {
    const heard = this.#hear(words)
    return [...new Set((this.content.groups[name] ?? []).flatMap((term) => heard.get(term) ?? []))].sort(
      (a, b) => a - b,
    )
  }

  #placesOf({ all, none }: Cue, heard: Heard): number[] | null {
    const places: number[] = []
    for (const terms of all) {
      const at = this.#firstOf(terms, heard)
      if (at === null) return null
      // Who it is about says nothing of where it is said.
      if (!terms.some((term) => term.startsWith('@'))) places.push(at)
    }
    return none.some((terms) => this.#firstOf(terms, heard) !== null) ? null : places
  }

  #firstOf(terms: readonly string[], heard: Heard): number | null {
    let first: number | null = null
    for (const term of terms) {
      const at = term.startsWith('@')
        ? this.#firstOf(this.content.groups[term.slice(1)] ?? [], heard)
        : (heard.get(term)?.[0] ?? null)
      if (at !== null && (first === null || at < first)) first = at
    }
    return first
  }

  #learn(terms: readonly string[]): void {
    for (const term of terms) {
      if (term.startsWith('@') || this.#terms.has(term)) continue
      const words = term.split(' ').map((word) => ({ heard: word.replace('*', ''), isStem: word.endsWith('*') }))
      this.#terms.set(term, { words })
      const [first] = words
      if (!first) continue
      const index = first.isStem ? this.#stems : this.#whole
      index.set(first.heard, [...(index.get(first.heard) ?? []), term])
    }
  }

  #hear(words: readonly Word[]): Heard {
    const heard = new Map<string, number[]>()
    for (const [at, word] of words.entries()) {
      if (word.heard === '') continue
      const candidates = [...(this.#whole.get(word.heard) ?? [])]
      for (const length of this.#stemLengths)
        if (length <= word.heard.length) candidates.push(...(this.#stems.get(word.heard.slice(0, length)) ?? []))
      for (const term of candidates) {
        const isHeard = this.#terms.get(term)?.words.every(({ heard, isStem }, index) => {
          const said = words[at + index]?.heard
          return said !== undefined && (isStem ? said.startsWith(heard) : said === heard)
        })
        if (isHeard) heard.set(term, [...(heard.get(term) ?? []), at])
      }
    }
    return heard
  }
}
