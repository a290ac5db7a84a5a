/** A typed text and what of it stands on each line; `glue` parts a line from the next: a space, or nothing in a cut word. */
export type RawLine = { text: string; glue: string }

const DASH = /[-–—]/u
const QUOTE = /["“”«»‘’']/u

/**
 * Ends the lines of a text where the typesetter ends them. The typesetter tidies what it sets (spaces, rayas, three points);
 * here every sign stays as it was typed, so that the caret stays where it is.
 * @param lines as they are set
 */
export function rawLines(text: string, lines: readonly string[]): RawLine[] {
  let at = 0
  const result: RawLine[] = []
  lines.forEach((line, index) => {
    const from = at
    for (const sign of line) if (!/\s/u.test(sign)) at = after(text, at, sign)
    const isLast = index === lines.length - 1
    if (isLast) at = text.length
    const glue = !isLast && /\s/u.test(text[at] ?? '') ? (text[at] ?? '') : ''
    result.push({ text: text.slice(from, at), glue })
    at += glue.length
  })
  return result.length > 0 ? result : [{ text, glue: '' }]
}

/** Behind the place where a set sign stands in what was typed; what no page bears is passed over. */
function after(text: string, from: number, sign: string): number {
  for (let at = from; at < text.length && at < from + MOST_PASSED; at++) {
    if (sign === '…' && text.startsWith('...', at)) return at + 3
    if (text.startsWith(sign, at)) return at + sign.length
    const typed = text[at] ?? ''
    if (sign === '—' && DASH.test(typed)) return text.startsWith('--', at) ? at + 2 : at + 1
    if (QUOTE.test(sign) && QUOTE.test(typed)) return at + 1
    if (typed.normalize('NFD').charAt(0) === sign.normalize('NFD').charAt(0)) return at + 1
  }
  return from
}

/** A run of signs that no font has. */
const MOST_PASSED = 60
