import bidiFactory from 'bidi-js'

/** Letters of the scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const LETTERS_RIGHT_TO_LEFT =
  /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu

let bidi: ReturnType<typeof bidiFactory> | null = null

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/**
 * A paragraph runs from right to left when its first letter does and most others too: a Spanish sentence that begins with
 * a name in Arabic stays a Spanish sentence.
 */
export function isRightToLeft(paragraph: string): boolean {
  const [first] = paragraph.match(/\p{L}/u) ?? ['']
  if (!hasRightToLeft(first)) return false
  const back = paragraph.match(LETTERS_RIGHT_TO_LEFT)?.length ?? 0
  return back > 2 * ((paragraph.match(/\p{L}/gu)?.length ?? 0) - back)
}

/** Embedding levels of UAX #9, one for each UTF-16 unit of a line; odd ones run from right to left. */
export function levelsOf(line: string, rightToLeft: boolean): number[] {
  bidi ??= bidiFactory()
  const marked = rightToLeft ? line : namesApart(line)
  const levels = bidi.getEmbeddingLevels(marked, rightToLeft ? 'rtl' : 'ltr').levels
  return [...levels].filter((_, at) => marked[at] !== TO_THE_RIGHT)
}

/** Rule L2: from the order of reading to that of drawing. */
export function asDrawn<T extends { level: number }>(parts: readonly T[]): T[] {
  const drawn = [...parts]
  const highest = Math.max(0, ...parts.map(({ level }) => level))
  for (let level = highest; level > 0; level--)
    for (let start = 0; start < drawn.length; start++) {
      let end = start
      while ((drawn[end]?.level ?? -1) >= level) end++
      if (end > start) drawn.splice(start, end - start, ...drawn.slice(start, end).reverse())
      start = Math.max(start, end)
    }
  return drawn
}

const TO_THE_RIGHT = '\u200e'
const END_OF_NAME =
  /(?<=[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])(?=\s*[^\s\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])/gu

/**
 * In a Spanish sentence every name from right to left stands by itself, as if isolated: two in a row keep the order of the
 * sentence, and a number or a stop behind one stays behind it. A line from right to left is as it was.
 */
export function namesApart(line: string): string {
  return hasRightToLeft(line) ? line.replace(END_OF_NAME, TO_THE_RIGHT) : line
}
