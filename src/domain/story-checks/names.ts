/**
 * A text with each of the given names as one word, for a name is one word to whom it belongs: `la abuela María del Mar` is
 * read at a glance. What is left counts words as a page or a sentence is measured.
 */
export function namesAsOne(text: string, names: readonly string[]): string {
  const pattern = anyOf(names)
  return pattern ? text.replaceAll(pattern, 'x') : text
}

/** And a list of them as one: `Ana, Leo y la abuela Rosa` makes no sentence hard. */
export function listsAsOne(text: string, names: readonly string[]): string {
  return namesAsOne(text, names).replaceAll(/(?<!\p{L})x(?:, x)*,? (?:y|e|and) x(?!\p{L})/gu, 'x')
}

/** As it stands in a sentence: `Abuela Rosa` is `la abuela Rosa`, and of `El Lobo` something is `del Lobo`. */
export function asWritten(name: string): RegExp {
  return written([name])
}

/** Which of the names stand in a text: `Ana María` is no mention of Ana. */
export function namedIn(text: string, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  let left = text
  for (const name of names.filter((one) => one.trim()).toSorted((a, b) => b.length - a.length)) {
    const without = left.replaceAll(asWritten(name), ' ')
    if (without !== left) found.add(name)
    left = without
  }
  return found
}

const MOST_KNOWN = 100
const known = new Map<string, RegExp | null>()

/** A book's names are looked for in each of its sentences: their pattern is made once. */
function anyOf(names: readonly string[]): RegExp | null {
  const key = names.join('\n')
  const found = known.get(key)
  if (found !== undefined) return found
  const longestFirst = names.filter((name) => name.trim()).toSorted((a, b) => b.length - a.length)
  const pattern = longestFirst.length > 0 ? written(longestFirst) : null
  if (known.size > MOST_KNOWN) known.clear()
  known.set(key, pattern)
  return pattern
}

function written(names: readonly string[]): RegExp {
  const literals = names.map((name) => {
    const bare = name.trim().replace(/^(?:el|la|los|las|the) (?=\S)/iu, '')
    return bare.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  })
  return new RegExp(`(?<!\\p{L})(?:(?:d?el|al|la|los|las|the) )?(?:${literals.join('|')})(?!\\p{L})`, 'giu')
}
