import type { Language } from '../vocabulary.ts'
import type { Remark } from './remark.ts'

/** Typewriter's quotes, and in Spanish English ones. Inside «», “these” are right. */
export function remarkOnQuotes(text: string, language: Language): Remark | null {
  const isSpanish = language === 'español'
  const mended = isSpanish ? withSpanishQuotes(text) : withEnglishQuotes(text)
  if (mended === text) return null
  const message = isSpanish
    ? 'En español, las comillas de un libro son las angulares: «así».'
    : 'En un libro en inglés, las comillas y los apóstrofos son curvos: “so”, it’s.'
  const label = isSpanish ? 'Poner «»' : 'Ponerlos curvos'
  return { kind: 'quotes', message, ...(mended !== null && { fix: { label, text: mended } }) }
}

/** Two hyphens for a dash. */
export function remarkOnDashes(text: string): Remark | null {
  if (!text.includes('--')) return null
  const fix = { label: 'Poner «—»', text: text.replaceAll(/-{2,}/gu, '—') }
  return { kind: 'dashes', message: 'Dos guiones seguidos son, en un libro, una raya: «—».', fix }
}

/** Null: who can tell which of them opens and which closes. */
function withSpanishQuotes(text: string): string | null {
  if (!/["“”]/u.test(text)) return text
  const open: string[] = []
  let mended = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (!/["“”«»]/u.test(sign)) mended += sign
    else if (sign === '"' ? open.at(-1) === '"' : /[”»]/u.test(sign)) {
      if (open.pop() !== OPENED[sign] || (sign === '"' && /\s/u.test(text.charAt(at - 1)))) return null
      mended += open.length === 0 ? '»' : '”'
    } else {
      if (open.length > 1 || (sign === '"' && !mayOpen(text.charAt(at - 1), text.charAt(at + 1)))) return null
      mended += open.length === 0 ? '«' : '“'
      open.push(sign)
    }
  }
  return open.length === 0 ? mended : null
}

const OPENED: Readonly<Record<string, string>> = { '"': '"', '”': '“', '»': '«' }

function mayOpen(before: string, after: string): boolean {
  return /^[\s([—¿¡«“]?$/u.test(before) && /\S/u.test(after)
}

/** An opening quote stands after a space; whatever else is not one closes, or is an apostrophe. */
function withEnglishQuotes(text: string): string {
  let isOpen = false
  return text
    .replaceAll('"', (_, at: number) => {
      isOpen = !(isOpen && /\S$/u.test(text.slice(0, at))) && /(?:^|[\s([—–‘'-])$/u.test(text.slice(0, at))
      return isOpen ? '“' : '”'
    })
    .replaceAll(/'(?=(?:tis|twas|em|til|cause|round)(?!\p{L})|\d)/giu, '’')
    .replaceAll(/(?<=^|[\s([—–“])'(?=\S)/gu, '‘')
    .replaceAll("'", '’')
}
