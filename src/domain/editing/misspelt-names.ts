import { foldName } from '../text.ts'

/** `typed`: as it stands in the text, `right`: as it would stand there; `name`: the character's, `to`: that name as typed. */
export type MisspeltName = { typed: string; right: string; name: string; to: string }

type Word = { text: string; start: number; end: number; isFirst: boolean }

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’](?=\p{L}{2})[\p{L}\p{M}\p{N}]+|-[\p{L}\p{M}\p{N}]+)*/gu
/** Behind which any word is written large. */
const BEGINNING = /(?:^|\n|[.!?…:]["»”’)]*\s+|[—–«“"‘'¿¡(]\s*|(?:^|\s)-+\s*)$/u

/** Shorter names have too many neighbours: `Ana`, `Ane`. */
const SHORTEST = 4
/** Words written large that are one letter away from many a name, and which nobody has misspelt. Folded. */
const OTHER_WORDS = new Set(
  `abuela abuelo hermana hermano prima primo mama papa grandma grandpa marte luna tierra reyes
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august`.split(/\s+/u),
)
/** Words that differ from a name in an accent alone, where they begin a sentence. As they are written. */
const FIRST_WORDS = new Set('mía mías mia mío río rió tía tío día más sí tú él mí té sé dé qué tomás tomas'.split(' '))

/** Words that are a character's name but for case, accents or one letter, each once. Other characters' names are not. */
export function misspeltNames(text: string, names: readonly string[]): MisspeltName[] {
  const words = wordsOf(text)
  const longestFirst = names
    .map((name) => ({ name, parts: wordsOf(name) }))
    .filter(({ parts }) => parts.length > 0)
    .toSorted((a, b) => b.parts.length - a.parts.length)
  const known = new Set(longestFirst.flatMap(({ parts }) => parts.map((part) => part.text)))
  const taken = new Set<Word>()
  const found = new Map<string, MisspeltName>()
  // What is right is nobody else's name misspelt: first all those, then the others.
  for (const isRight of [true, false])
    for (const { name, parts } of longestFirst)
      for (let at = 0; at + parts.length <= words.length; at++) {
        const here = words.slice(at, at + parts.length)
        if (here.some((word) => taken.has(word))) continue
        const differing = here.map((word, index) => differenceOf(word, parts[index]?.text ?? '', known))
        if (!isMatch(differing, isRight)) continue
        for (const word of here) taken.add(word)
        if (isRight) continue
        const one = misspelt(text, name, here, parts, differing)
        found.set(`${one.typed} ${name}`, one)
      }
  return [...found.values()]
}

type Difference = 'none' | 'form' | 'letter' | 'other'

function isMatch(differing: readonly Difference[], isRight: boolean): boolean {
  if (isRight) return differing.every((difference) => difference === 'none')
  const letters = differing.filter((difference) => difference === 'letter').length
  return letters <= 1 && !differing.includes('other')
}

/** Whether a word is that of a name, the same in another form, or one letter away. */
function differenceOf({ text, isFirst }: Word, right: string, known: ReadonlySet<string>): Difference {
  // `la abuela Rosa` is Abuela Rosa, and who is called Sol may see the sun.
  if (text.slice(1) === right.slice(1) && text.charAt(0).toLowerCase() === right.charAt(0).toLowerCase()) return 'none'
  const isShouted = text.length > 1 && text === text.toUpperCase()
  if (!/^\p{Lu}/u.test(text) || isShouted || known.has(text)) return 'other'
  const [folded, name] = [foldName(text), foldName(right)]
  if (folded === name) return isFirst && FIRST_WORDS.has(text.toLowerCase()) ? 'other' : 'form'
  if (isFirst || name.length < SHORTEST || folded.length < SHORTEST || OTHER_WORDS.has(folded)) return 'other'
  // `los Pablos` are two of them.
  return folded !== `${name}s` && isOneLetterAway(folded, name) ? 'letter' : 'other'
}

function isOneLetterAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

function misspelt(
  text: string,
  name: string,
  here: readonly Word[],
  parts: readonly Word[],
  differing: readonly Difference[],
): MisspeltName {
  const [first, last] = [here[0]?.start ?? 0, here.at(-1)?.end ?? 0]
  const swap = (from: readonly Word[], to: readonly Word[], whole: string, shift: number) =>
    from.reduceRight(
      (left, { start, end }, index) =>
        differing[index] === 'none'
          ? left
          : left.slice(0, start - shift) + (to[index]?.text ?? '') + left.slice(end - shift),
      whole,
    )
  const typed = text.slice(first, last)
  return { typed, right: swap(here, parts, typed, first), name, to: swap(parts, here, name, 0) }
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word.normalize('NFC'),
    start: index,
    end: index + word.length,
    isFirst: BEGINNING.test(text.slice(0, index)),
  }))
}
