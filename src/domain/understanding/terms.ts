import type { Word } from './hear.ts'

/** Where in a clause an alternative was heard, and over how many words. */
export type Place = { at: number; length: number }
/** Of lists of alternatives, by number: the places of those that were heard. */
export type HeardLists = ReadonlyMap<number, readonly Place[]>

/** A word of a term: said whole, begun, or any word of a group. */
type TermWord = { heard: string; isStem: boolean; group: string | null }
/** Its words are parted when its first is heard: most terms of the content never are. */
type Term = { written: string; words: TermWord[] | null; lists: number[] }

/** The end of a clause, in cues: `ya_no_está_$`. */
const END = '$'

/** Finds terms in words: one look-up a word, however many the terms. */
export class Terms {
  readonly #terms = new Map<string, Term>()
  readonly #whole = new Map<string, Term[]>()
  readonly #stems = new Map<string, Term[]>()
  /** Of each group: its words, its own list, and the lists that name it. */
  readonly #groups = new Map<string, { words: TermWord[]; list: number; lists: number[] }>()
  #lists = 0
  #heard = new WeakMap<readonly Word[], HeardLists>()
  #longestStem = 0

  constructor(
    groups: Readonly<Record<string, string[]>>,
    readonly spelling: 'heard' | 'plain',
  ) {
    for (const [name, terms] of Object.entries(groups))
      this.#groups.set(name, {
        words: terms.filter((term) => !term.includes(' ')).map(termWord),
        list: this.learn(terms),
        lists: [],
      })
  }

  /** The number of a list of alternatives. */
  learn(terms: readonly string[]): number {
    const list = this.#lists++
    for (const term of terms)
      if (term.startsWith('@') && !term.includes(' ')) this.#groups.get(term.slice(1))?.lists.push(list)
      else this.#termOf(term).lists.push(list)
    return list
  }

  heardIn(words: readonly Word[]): HeardLists {
    const before = this.#heard.get(words)
    if (before) return before
    const heard = new Map<number, Place[]>()
    const note = (list: number, place: Place) => {
      const places = heard.get(list)
      if (places) places.push(place)
      else heard.set(list, [place])
    }
    const said = [...words.map((word) => word[this.spelling]), END]
    for (const [at, word] of said.entries())
      for (const term of this.#startingWith(word)) {
        term.words ??= term.written.split(' ').map(termWord)
        const { length } = term.words
        if (term.words.every((one, index) => this.#isSaid(one, said[at + index])))
          for (const list of term.lists) note(list, { at, length })
      }
    for (const { list, lists } of this.#groups.values())
      for (const place of heard.get(list) ?? []) for (const other of lists) note(other, place)
    this.#heard.set(words, heard)
    return heard
  }

  groupIn(name: string, words: readonly Word[]): readonly Place[] {
    const group = this.#groups.get(name)
    return (group && this.heardIn(words).get(group.list)) ?? []
  }

  *#startingWith(word: string): Generator<Term> {
    if (word === '') return
    yield* this.#whole.get(word) ?? []
    for (let length = 1; length <= Math.min(word.length, this.#longestStem); length++)
      yield* this.#stems.get(word.slice(0, length)) ?? []
  }

  #isSaid({ heard, isStem, group }: TermWord, said: string | undefined): boolean {
    if (said === undefined) return false
    if (group !== null) return this.#groups.get(group)?.words.some((word) => this.#isSaid(word, said)) ?? false
    return isStem ? said.startsWith(heard) : said === heard
  }

  #termOf(written: string): Term {
    const known = this.#terms.get(written)
    if (known) return known
    const term: Term = { written, words: null, lists: [] }
    this.#terms.set(written, term)
    const space = written.indexOf(' ')
    const first = termWord(space < 0 ? written : written.slice(0, space))
    for (const start of first.group === null ? [first] : (this.#groups.get(first.group)?.words ?? []))
      this.#index(start, term)
    return term
  }

  #index({ heard, isStem }: TermWord, term: Term): void {
    const index = isStem ? this.#stems : this.#whole
    const terms = index.get(heard)
    if (terms) terms.push(term)
    else index.set(heard, [term])
    if (isStem) this.#longestStem = Math.max(this.#longestStem, heard.length)
  }
}

function termWord(word: string): TermWord {
  const isStem = word.endsWith('*')
  return { heard: isStem ? word.slice(0, -1) : word, isStem, group: word.startsWith('@') ? word.slice(1) : null }
}
