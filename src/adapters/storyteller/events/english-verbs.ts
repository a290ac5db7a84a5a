import { z } from 'zod'

const list = z.string().transform((words) => words.split(/\s+/u).filter(Boolean))

/** `english` of `stories/verbs.yaml`. */
export const EnglishVerbLists = z.strictObject({
  /** `base:past`. */
  irregular: list,
  regular: list,
  lasting: list,
  trouble: list,
  turns: z.array(z.tuple([z.string(), z.string()])),
})
export type EnglishVerbLists = z.infer<typeof EnglishVerbLists>

/** A verb as it was found, and as it is told. */
export type EnglishVerb = { base: string; past: string }

/** The English verbs that can be told, by the forms in which a parent writes them. */
export class EnglishVerbs {
  readonly #bases = new Map<string, EnglishVerb>()
  readonly #pasts = new Map<string, EnglishVerb>()
  readonly #gerunds = new Map<string, EnglishVerb>()
  readonly #lasting: ReadonlySet<string>
  readonly #trouble: ReadonlySet<string>
  /** Patterns and what stands there instead, in words of the past. */
  readonly turns: readonly (readonly [RegExp, string])[]

  constructor({ irregular, regular, lasting, trouble, turns }: EnglishVerbLists) {
    this.turns = turns.map(([from, to]) => [
      // One that begins at a comma stands behind a letter.
      new RegExp(from.startsWith('(?<=') ? from : `(?<!\\p{L})${from}${from.endsWith(')') ? '' : '(?!\\p{L})'}`, 'u'),
      to,
    ])
    this.#lasting = new Set(lasting)
    this.#trouble = new Set(trouble)
    const pairs = irregular.map((pair) => pair.split(':') as [string, string])
    for (const [base, past] of [...pairs, ...regular.map((one) => [one, regularPast(one)] as const)]) {
      const verb = { base, past }
      this.#bases.set(base, verb)
      this.#pasts.set(past, verb)
      this.#gerunds.set(gerund(base), verb)
    }
  }

  /** Of the present: `lets`, `cries`, `are`, `doesn't`; null where the word is none that is known. */
  ofPresent(word: string): EnglishVerb | null {
    const fixed = FIXED[word]
    if (fixed) return { base: 'be', past: fixed }
    if (!word.endsWith('s')) return null
    const bases = [word.replace(/ies$/u, 'y'), word.replace(/(?<=(?:sh|ch|ss|x|o|z))es$/u, ''), word.replace(/s$/u, '')]
    return bases.map((base) => this.#bases.get(base)).find(Boolean) ?? null
  }

  /** `they walk`. */
  ofBase(word: string): EnglishVerb | null {
    return this.#bases.get(word) ?? null
  }

  /** The parent tells it in the past already. */
  ofPast(word: string): EnglishVerb | null {
    const verb = this.#pasts.get(word)
    return verb ? { base: verb.base, past: word } : null
  }

  /** `baking`. */
  ofGerund(word: string): EnglishVerb | null {
    return this.#gerunds.get(word) ?? null
  }

  isLasting(base: string): boolean {
    return this.#lasting.has(base)
  }

  isTrouble(base: string): boolean {
    return this.#trouble.has(base)
  }
}

const FIXED: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
  "isn't": "wasn't",
  "aren't": "weren't",
  "doesn't": "didn't",
  "don't": "didn't",
  "won't": "wouldn't",
  will: 'would',
  can: 'could',
  "it's": 'it was',
  "he's": 'he was',
  "she's": 'she was',
  "that's": 'that was',
  "what's": 'what was',
  "who's": 'who was',
  "there's": 'there was',
  "they're": 'they were',
  "they've": 'they had',
  "can't": "couldn't",
  "hasn't": "hadn't",
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`
  return isDoubled(base) ? `${base}${base.at(-1)}ed` : `${base}ed`
}

function gerund(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/[^e]e$/u.test(base) && base.length > 2) return `${base.slice(0, -1)}ing`
  return isDoubled(base) ? `${base}${base.at(-1)}ing` : `${base}ing`
}

/** `hop`, `hug`, `swim`: one vowel and one consonant at the end of a short word. */
function isDoubled(base: string): boolean {
  return /^[^aeiou]*[aeiou][bdgmnprt]$/u.test(base) && base.length < 5
}
