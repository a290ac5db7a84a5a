import { PRINTABLE_SIGNS } from './printable-signs.gen.ts'
import { type SignRanges, signRanges } from './sign-ranges.ts'

/** An emoji with all that belongs to it: tone of skin, joined ones, flags, keycaps. */
const EMOJI = String.raw`\p{RI}\p{RI}|[0-9#*]\ufe0f?\u20e3|\p{ExtPict}(?:[\ufe0f\u{e0020}-\u{e007f}]|\p{EMod}|\u200d\p{ExtPict})*`
/** White space, and what the typesetter takes out by itself: nobody misses it. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{NChar}]$|^[\ufe00-\ufe0f]$|^[\u{e0100}-\u{e01ef}]$/u

let ranges: SignRanges | null = null

/** Whether some face of the books has a sign. @param sign one code point */
export function isPrintable(sign: string): boolean {
  ranges ??= signRanges(PRINTABLE_SIGNS)
  return UNSEEN.test(sign) || ranges(sign.codePointAt(0) ?? 0)
}

/** Every sign of the faces as the inside of a class of a regular expression with the flag `u`. */
export function printableClass(): string {
  const edges: number[] = []
  for (const step of PRINTABLE_SIGNS.split(' ')) edges.push((edges.at(-1) ?? 0) + Number.parseInt(step, 36))
  const hex = (sign: number) => `\\u{${sign.toString(16)}}`
  return edges.flatMap((from, i) => (i % 2 === 0 ? [`${hex(from)}-${hex((edges[i + 1] ?? 0) - 1)}`] : [])).join('')
}

/** Signs that no face of the books has, each once, in the order of the text; emoji are left out of it, not refused. */
export function unprintableSigns(text: string): string[] {
  return [...new Set(withoutEmoji(text).normalize('NFC'))].filter((sign) => !isPrintable(sign))
}

/** ♥ and ☺ are signs of a face; what only a screen can show goes, with the space that would be one too many. */
export function withoutEmoji(text: string): string {
  return text.replace(new RegExp(EMOJI, 'gu'), (emoji) =>
    isPrintable([...emoji][0] ?? '') && !/\u20e3$/u.test(emoji) ? emoji : '',
  )
}

export function hasEmoji(text: string): boolean {
  return withoutEmoji(text) !== text
}

const MOST_NAMED = 3

/** What a parent reads at a field with such signs; null where every sign can be printed. */
export function unprintableProblem(text: string): string | null {
  const signs = unprintableSigns(text)
  if (signs.length === 0) return null
  const named = signs.slice(0, MOST_NAMED).map((sign) => `«${sign}»`)
  const more = signs.length > MOST_NAMED ? ' y otros signos' : ''
  const it = signs.length === 1 ? 'escríbelo de otra manera' : 'escríbelos de otra manera'
  return `No tenemos letra para ${named.join(', ')}${more}: en el libro no saldría. Por favor, ${it}.`
}
