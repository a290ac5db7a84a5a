/** A word is a run of non-space characters. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0
}

/** Characters are code points, so that an accent or an emoji counts as a reader would count it. */
export function countCharacters(text: string): number {
  return [...text].length
}

/** Nothing that a reader would see: space, and signs that take none (zero-width spaces, marks of direction). */
export function isBlank(text: string): boolean {
  return !/[^\s\p{C}]/u.test(text)
}

/**
 * Accents, case, forms of the same letter, invisible signs and outer space aside: how names are compared. `Íñigo ` and
 * `inigo` are one name, since nobody could tell two such apart in the book.
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLocaleLowerCase('es')
    .trim()
    .replace(/\s+/gu, ' ')
}
