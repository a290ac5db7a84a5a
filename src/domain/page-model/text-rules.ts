/** Where a line of a children's book may end, and how its marks are glued. Pure; knows no font. */

/** Opening marks that may not end a line, and closing ones that may not begin it. */
const OPENERS = /[¿¡«“‘([]$/u
const CLOSERS = /^[»”’)\].,;:!?…]/u
const RAYA_ALONE = /^—+$/u

/**
 * Straightens what a writer or a parent typed: one space between words, no space after an opening mark or before a closing
 * one, a dialogue's raya on its first word, three points as one sign. Composed accents.
 */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b\u2060\ufeff]/gu, '')
    .replace(/\.{3,}/gu, '…')
    .replace(/\s+/gu, ' ')
    .replace(/^([—–-]) ?(?=[\p{L}¿¡«“])/u, '—')
    .replace(/([¿¡«“]) /gu, '$1')
    .replace(/ ([»”.,;:!?…])/gu, '$1')
    .trim()
}

/** The pieces of a paragraph between which lines may break; a lone raya sticks to both neighbours. */
export function unbreakablePieces(paragraph: string): string[] {
  const pieces: string[] = []
  let glue = false
  for (const word of paragraph.split(' ').filter(Boolean)) {
    const last = pieces.at(-1)
    if (last !== undefined && (glue || CLOSERS.test(word) || RAYA_ALONE.test(word)))
      pieces[pieces.length - 1] = `${last}\u00a0${word}`
    else pieces.push(word)
    glue = RAYA_ALONE.test(word) || OPENERS.test(word)
  }
  return pieces
}

/**
 * Best ends of the lines of one paragraph: as few lines as possible, then an even right edge, never a last line of one
 * word where another division exists. `widths` are the pieces' widths, `measure(line)` the width of a line from 0.
 * @returns index after the last piece of every line
 */
export function lineEnds(widths: readonly number[], space: number, measure: (line: number) => number): number[] {
  const count = widths.length
  type Way = { cost: number; lines: number; from: number }
  const best: (Way | undefined)[] = [{ cost: 0, lines: 0, from: -1 }]
  for (let end = 1; end <= count; end++) {
    let width = -space
    for (let start = end - 1; start >= 0; start--) {
      width += (widths[start] ?? 0) + space
      const before = best[start]
      if (!before) continue
      const available = measure(before.lines)
      // A piece wider than the line stands alone; the caller has made sure that this cannot be.
      if (width > available && start < end - 1) break
      const slack = Math.max(0, available - width) / available
      const isLast = end === count
      const isStub = isLast && start === end - 1 && count > 1
      const cost = before.cost + (isLast ? 0 : slack * slack) + (isStub ? 100 : 0)
      const lines = before.lines + 1
      const known = best[end]
      if (!known || lines < known.lines || (lines === known.lines && cost < known.cost))
        best[end] = { cost, lines, from: start }
    }
  }
  const ends: number[] = []
  for (let end = count; end > 0; end = best[end]?.from ?? 0) ends.unshift(end)
  return ends
}

/** How many of a paragraph's lines may stay on a page with room for `room`: all, none, or a part with two on either side. */
export function linesKept(lines: number, room: number): number {
  if (lines <= room) return lines
  if (lines <= 3) return 0
  const kept = Math.min(room, lines - 2)
  return kept >= 2 ? kept : 0
}
