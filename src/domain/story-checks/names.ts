/**
 * A text with each of the given names as one word, for a name is one word to whom it belongs: `la abuela María del Mar` is
 * read at a glance. What is left counts words as a page or a sentence is measured.
 */
export function namesAsOne(text: string, names: readonly string[]): string {
  const longestFirst = names.filter((name) => name.trim()).toSorted((a, b) => b.length - a.length)
  return longestFirst.reduce((left, name) => left.replaceAll(asWritten(name), 'x'), text)
}

/** And a list of them as one: `Ana, Leo y la abuela Rosa` makes no sentence hard. */
export function listsAsOne(text: string, names: readonly string[]): string {
  return namesAsOne(text, names).replaceAll(/(?<!\p{L})x(?:, x)*,? (?:y|e|and) x(?!\p{L})/gu, 'x')
}

/** As it stands in a sentence: `Abuela Rosa` is `la abuela Rosa`, and of `El Lobo` something is `del Lobo`. */
export function asWritten(name: string): RegExp {
  const bare = name.trim().replace(/^(?:el|la|los|las|the) (?=\S)/iu, '')
  const literal = bare.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  return new RegExp(`(?<!\\p{L})(?:(?:d?el|al|la|los|las|the) )?${literal}(?!\\p{L})`, 'giu')
}
