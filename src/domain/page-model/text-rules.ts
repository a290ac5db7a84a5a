import type { Language } from '../vocabulary.ts'

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
    .replace(/[\u00ad\u200b\u200e\u2060\ufeff]/gu, '')
    .replace(/\.{3,}/gu, '…')
    .replace(/\s+/gu, ' ')
    .replace(/^([—–-]) ?(?=[\p{L}¿¡«“])/u, '—')
    .replace(/([¿¡«“]) /gu, '$1')
    .replace(/ ([»”.,;:!?…])/gu, '$1')
    .trim()
}

/**
 * Apostrophes and quotes of a typewriter as a book has them: `O'Neill` → `O’Neill`, `"Rayo"` → «Rayo», in English “Rayo”. Sign
 * for sign, so that places in the text stay where they are; what is stored is not touched. A mark without its pair stays.
 */
export function typographicMarks(text: string, language: Language): string {
  const [open, close] = language === 'español' ? ['«', '»'] : ['“', '”']
  const inQuotes = language === 'español' && text.includes('«') ? ['“', '”'] : [open, close]
  return text
    .replace(/(?<![\p{L}\p{N}])"(?=\S)([^"]*\S)"(?![\p{L}\p{N}])/gu, `${inQuotes[0]}$1${inQuotes[1]}`)
    .replace(/(?<![\p{L}\p{N}])'(?=\p{L})([^']*[^\s'])'(?![\p{L}\p{N}])/gu, '‘$1’')
    .replace(/(?<=\p{L})'|'(?=\p{L}|\d\d(?!\d))/gu, '’')
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

/** Signs of Chinese and Japanese, which stand without spaces; Korean has them. */
const EAST_ASIAN = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3001-\u301f\u30fb\u30fc\uff01-\uff60]`
/** What may not begin a line there (closing marks, small kana, marks of length and repetition), and what may not end one. */
const NO_START = String.raw`[、。，．・：；？！」』）】〉》〕］｝’”»)\].,;:!?…ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〻ゝゞヽヾ]`
const NO_END = String.raw`[「『（【〈《〔［｛‘“«(\[¿¡]`
/** A name is not broken: it is as short as this. */
const LONGEST_NAME = 4

const LONG_RUN = new RegExp(`${EAST_ASIAN}{${LONGEST_NAME + 1}}`, 'u')
const BETWEEN_SIGNS = new RegExp(`(?<=${EAST_ASIAN})(?<!${NO_END})(?=${EAST_ASIAN})(?!${NO_START})`, 'u')

/** As `unbreakablePieces`, and between the signs of Chinese and Japanese; `spaced` pieces follow a space. */
export function piecesOf(paragraph: string): { text: string; spaced: boolean }[] {
  return unbreakablePieces(paragraph).flatMap((piece) =>
    (LONG_RUN.test(piece) ? piece.split(BETWEEN_SIGNS) : [piece]).map((text, i) => ({ text, spaced: i === 0 })),
  )
}

/** A word of one letter, with the marks before it: «y», «¿A», "I". What follows it is looked for at the end of its line. */
const ONE_LETTER = /(?:^|[\u00a0])[¿¡«“‘(—]*\p{sc=Latin}$/u

export function isOneLetter(piece: string): boolean {
  return ONE_LETTER.test(piece)
}

/** How many of a paragraph's lines may stay on a page with room for `room`: all, none, or a part with two on either side. */
export function linesKept(lines: number, room: number): number {
  if (lines <= room) return lines
  if (lines <= 3) return 0
  const kept = Math.min(room, lines - 2)
  return kept >= 2 ? kept : 0
}
