import { printableClass } from '../printable-signs.ts'
import { listed, type Remark } from './remark.ts'

/** What a face of the books has, or the typesetter makes plain or takes out by itself. */
const printed = () => String.raw`[${printableClass()}\s\p{Cc}\p{Cf}\p{Cs}\p{Co}\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`
/** An emoji with all that belongs to it: tone of skin, joined ones, flags. */
const EMOJI = String.raw`\p{RI}\p{RI}|\p{ExtPict}(?:[\ufe0f\u{e0020}-\u{e007f}]|\p{EMod}|\u200d\p{ExtPict})*`
let unprintedSigns: string | null = null
/** Made when the first paragraph is looked at: the class is long. */
function unprintedPattern(): string {
  unprintedSigns ??= `(?!${printed()})(?:${EMOJI}|.)`
  return unprintedSigns
}
/** Marks of direction, controls, halves of signs; not those that the typesetter takes out by itself. */
const INVISIBLE = String.raw`(?![\s\u00ad\u200b\u200d\u2060\ufeff\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}]`

/** As many as a parent takes in at a glance. */
const MOST_NAMED = 3

/** Emoji and rare scripts, which no font of the books has, and signs that nobody sees. */
export function remarksOnSigns(text: string): Remark[] {
  return [unprinted(text), invisible(text)].filter((remark) => remark !== null)
}

function unprinted(text: string): Remark | null {
  const signs = [...new Set(text.match(new RegExp(unprintedPattern(), 'gu')) ?? [])]
  if (signs.length === 0) return null
  const named = signs.length > MOST_NAMED ? [...signs.slice(0, MOST_NAMED), 'algún signo más'] : signs
  const message =
    signs.length === 1
      ? `${signs[0]} no se puede imprimir: en el libro no saldrá.`
      : `${listed(named)} no se pueden imprimir: en el libro no saldrán.`
  return {
    kind: 'unprintable',
    message,
    fix: { label: signs.length === 1 ? 'Quitarlo' : 'Quitarlos', text: without(text, unprintedPattern()) },
  }
}

function invisible(text: string): Remark | null {
  if (!new RegExp(INVISIBLE, 'u').test(text)) return null
  const message = 'Hay algún signo invisible, quizá de un texto pegado: en el libro no pinta nada.'
  return { kind: 'unprintable', message, fix: { label: 'Quitarlo', text: without(text, INVISIBLE) } }
}

/** With the space that stood before a sign, where it would be one too many. */
function without(text: string, signs: string): string {
  return text
    .replace(
      new RegExp(String.raw`^\s*(?:${signs})+[\s,;:]*|[^\S\n](?:${signs})+(?=[\s.,;:!?…»”]|$)|${signs}`, 'gu'),
      '',
    )
    .trim()
}
