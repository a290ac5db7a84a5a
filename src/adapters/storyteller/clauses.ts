import { foldName } from '../../domain/text.ts'
import type { Tongue } from './format.ts'
import type { Words } from './words.ts'

/** What somebody says in one breath: its words that mean something, folded and in order, and whether it denies. */
export type Clause = {
  text: string
  content: readonly string[]
  isDenied: boolean
  /** With what its words begin, a bit a letter; what is no plain letter shares bits with some. */
  initials?: number
}

export class ClauseReader {
  readonly #small: Readonly<Record<Tongue, ReadonlySet<string>>>
  readonly #negative: ReadonlySet<string>

  readonly #chatter: readonly RegExp[]
  readonly #alike: readonly (readonly [string, string])[]

  constructor({ small, negative, alike, chatter }: Words) {
    this.#chatter = chatter.map((pattern) => new RegExp(pattern, 'u'))
    const setOf = (list: string) => new Set(list.split(/\s+/u))
    // `sea` says nothing in Spanish.
    this.#small = { es: setOf(small.es), en: setOf(small.en) }
    this.#negative = new Set(negative.map(foldName))
    this.#alike = alike.map(([es, en]) => [foldName(es), foldName(en)])
  }

  readonly #known = { es: new Map<string, Clause>(), en: new Map<string, Clause>() }

  /** Examples are read for every clause of a parent's: each once. */
  phrase(text: string, tongue: Tongue): Clause {
    const known = this.#known[tongue].get(text) ?? this.read(text, tongue)
    this.#known[tongue].set(text, known)
    return known
  }

  read(text: string, tongue: Tongue): Clause {
    const words = wordsOf(text)
    const content = words.filter((word) => !this.#small[tongue].has(word) && !this.#negative.has(word))
    return {
      text,
      content,
      isDenied: words.some((word) => this.#negative.has(word)),
      initials: content.reduce((all, word) => all | (1 << word.charCodeAt(0)), 0),
    }
  }

  /** `Hola, somos de Puebla`, `muchas gracias`: asks for nothing. */
  isChatter(text: string): boolean {
    const bare = foldName(text).replaceAll(/[’]/gu, "'")
    return this.#chatter.some((pattern) => pattern.test(bare))
  }

  /** The same words in the other language; none where one of them is not known. */
  inOtherLanguage(words: readonly string[]): string[] {
    const others = words.map((word) =>
      this.#alike.flatMap(([es, en]) => (isLike(es, word) ? [en] : isLike(en, word) ? [es] : [])),
    )
    return others.every((found) => found.length > 0) ? others.flat() : []
  }
}

export function wordsOf(text: string): string[] {
  return (
    foldName(text)
      .replaceAll(/['’]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** In any inflection: by their beginnings. */
export function isLike(one: string, other: string): boolean {
  if (one === other) return true
  // Nearly all pairs end here: what is like begins alike.
  if (one.charCodeAt(0) !== other.charCodeAt(0)) return false
  const [a, b] = [stem(one), stem(other)]
  return isFormOf(one, b) || isFormOf(other, a)
}

/** `papá`, `papás`, and no `papel`: a short stem takes an ending and no more. */
function isFormOf(word: string, stem: string): boolean {
  if (stem.length < 3 || !word.startsWith(stem)) return false
  return stem.length > 3 || /^(?:[aeio]|an|en|on|ar|er|ir|ió|io|ía|ia|a?ba|ito|ita)?s?$/u.test(word.slice(stem.length))
}

const MOST_STEMS = 20_000
const stems = new Map<string, string>()

function stem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const cut = word.length <= 4 ? word.replace(/[aeo]?s?$/u, '') : word.slice(0, word.length === 5 ? 4 : 5)
  // Words of parents' come without end.
  if (stems.size > MOST_STEMS) stems.clear()
  stems.set(word, cut)
  return cut
}

/**
 * The words with which a clause says what an example phrase says: each of its words in its order, with or without a `no`
 * alike. Null where it does not say it.
 */
export function saying(clause: Clause, phrase: Clause): string[] | null {
  if (clause.isDenied !== phrase.isDenied || phrase.content.length === 0) return null
  // What is like begins alike, so most end here: thousands are asked for a book.
  if ((phrase.initials ?? 0) & ~(clause.initials ?? -1)) return null
  const used: string[] = []
  let from = 0
  for (const word of phrase.content) {
    const at = clause.content.findIndex((mine, index) => index >= from && isLike(mine, word))
    if (at < 0) return null
    used.push(clause.content[at] ?? '')
    from = at + 1
  }
  return used
}
