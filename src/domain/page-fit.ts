import { READER_AGE_PROFILES } from './reader-age.ts'
import { wordLengths } from './text.ts'
import type { ReaderAge } from './vocabulary.ts'

/** As near as paragraphs without indents may stand, in lines. */
const LEAST_GAP = 0.25
/** Of the characters that fit a line on the average: words with many wide letters need more room. */
const SAFE_SHARE = 0.98
/** What an indent takes of a line, in characters. */
const INDENT = 3

/**
 * Lines that paragraphs take as they will be set, gaps included. Reckoned in characters, so that whoever writes can know it
 * without the fonts: against set pages it is one line short on one page of twenty at the most, and never by two.
 */
export function linesNeeded(age: ReaderAge, paragraphs: readonly string[]): number {
  const { charactersPerLine, indentsParagraphs } = READER_AGE_PROFILES[age]
  const lines = paragraphs.map((text, index) =>
    linesOf(text, charactersPerLine * SAFE_SHARE, indentsParagraphs && index > 0),
  )
  const gaps = indentsParagraphs ? 0 : Math.max(0, paragraphs.length - 1) * LEAST_GAP
  return lines.reduce((sum, count) => sum + count, 0) + gaps
}

/** Lines that the given text page (from 1) of a chapter has room for; the first bears the title, which may take two. */
export function lineBudget(age: ReaderAge, page: number): number {
  const { roomLines } = READER_AGE_PROFILES[age]
  return page === 1 ? roomLines.opener : roomLines.page
}

/** Words broken as they come. */
function linesOf(text: string, charactersPerLine: number, isIndented: boolean): number {
  let lines = 1
  let used = isIndented ? INDENT : 0
  for (const length of wordLengths(text)) {
    if (used > 0 && used + 1 + length > charactersPerLine) {
      lines += 1
      used = length
    } else used += (used > 0 ? 1 : 0) + length
  }
  return lines
}
