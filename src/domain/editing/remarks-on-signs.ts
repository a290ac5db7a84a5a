import { listed, type Remark } from './remark.ts'

/**
 * Signs that the books' fonts have, beside Latin and Cyrillic letters and accents: some Greek ones and symbols, read from
 * Andika, which sets what the other faces lack. Of white space and compatibility forms the typesetter makes plain ones.
 */
const SYMBOLS = String.raw`!-\u02ff\u0387\u0393\u0394\u0398\u039e\u03a0\u03a8\u03a9\u03b1-\u03b4\u03b8\u03bb\u03bc\u03c0\u03c1\u03c3\u03c6\u03c7\u03c9\u03d1\u03f4\u1d00-\u1dbf\u2010-\u2030\u2032-\u203c\u203f-\u2041\u2044\u2053\u2057\u2070-\u20bf\u20e5\u20ec-\u20ef\u210c\u2113\u2116-\u2117\u211f\u2122-\u2123\u2126\u212d\u2135\u214f-\u2189\u2190-\u219b\u21a8\u21d0-\u21d5\u2202-\u2206\u220f\u2211-\u2213\u2219-\u221a\u221e\u2225-\u2226\u222b\u2234-\u2235\u223c\u2248\u225f-\u2262\u2264-\u2265\u2282-\u2287\u2308-\u230b\u231c-\u231f\u2329-\u232a\u239b-\u23ad\u2423\u25ca\u25cc\u2640\u2642\u266d\u266f\u2713\u274d\u27e6-\u27e9\u2c88\u2e00-\u2e3b\ua700-\ua7ff\ua92e\uab65\ufe20-\ufe23\ufffc\ufffd\u{1088e}\u{1d40c}\u{1d504}-\u{1d519}`
const PRINTED = String.raw`(?![\uff00-\uffef])[${SYMBOLS}\p{sc=Latn}\p{sc=Cyrl}\p{sc=Zinh}\s\p{Cc}\p{Cf}\p{Cs}\p{Co}]`
/** An emoji with all that belongs to it: tone of skin, joined ones, flags. */
const EMOJI = String.raw`\p{RI}\p{RI}|\p{ExtPict}(?:[\ufe0f\u{e0020}-\u{e007f}]|\p{EMod}|\u200d\p{ExtPict})*`
const UNPRINTED = `(?!${PRINTED})(?:${EMOJI}|.)`
/** Marks of direction, controls, halves of signs; not those that the typesetter takes out by itself. */
const INVISIBLE = String.raw`(?![\s\u00ad\u200b\u200d\u2060\ufeff\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}]`

/** As many as a parent takes in at a glance. */
const MOST_NAMED = 3

/** Emoji and foreign scripts, which no font of the books has, and signs that nobody sees. */
export function remarksOnSigns(text: string): Remark[] {
  return [unprinted(text), invisible(text)].filter((remark) => remark !== null)
}

function unprinted(text: string): Remark | null {
  const signs = [...new Set(text.match(new RegExp(UNPRINTED, 'gu')) ?? [])]
  if (signs.length === 0) return null
  const named = signs.length > MOST_NAMED ? [...signs.slice(0, MOST_NAMED), 'algún signo más'] : signs
  const message =
    signs.length === 1
      ? `${signs[0]} no se puede imprimir: en el libro no saldrá.`
      : `${listed(named)} no se pueden imprimir: en el libro no saldrán.`
  return {
    kind: 'unprintable',
    message,
    fix: { label: signs.length === 1 ? 'Quitarlo' : 'Quitarlos', text: without(text, UNPRINTED) },
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
