/** A word is a run of non-space characters. */
export function countWords(text: string): number {
  return wordLengths(text).length
}

/** Of each word, in characters. In one pass, for a writer who fits pages asks thousands of times. */
export function wordLengths(text: string): number[] {
  const lengths: number[] = []
  let length = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (isSpace(unit)) {
      if (length > 0) lengths.push(length)
      length = 0
    }
    // Of a surrogate pair only the first half counts.
    else if (unit < 0xdc00 || unit > 0xdfff) length += 1
  }
  if (length > 0) lengths.push(length)
  return lengths
}

/** White space beyond ASCII, as `\s` has it. */
const UNUSUAL_SPACES: ReadonlySet<number> = new Set([
  0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a, 0x2028, 0x2029,
  0x202f, 0x205f, 0x3000, 0xfeff,
])

function isSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 9 && unit <= 13) || (unit >= 0xa0 && UNUSUAL_SPACES.has(unit))
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
  // Most words have no accent: a tenth of the time.
  if (PLAIN.test(name)) return name.toLowerCase()
  return name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/gu, ' ')
}

const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/u
