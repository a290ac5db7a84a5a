import type { Language } from '../../../domain/vocabulary.ts'

/** Puts right without a model what needs none: marks, spaces, quotes, contractions. What it does not know, the checks find. */
export function tidy(text: string, language: Language): string {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\ufe0f/gu, '')
    .replace(/\*\*|__|^#+\s*/gmu, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
    .replace(/[\u0000-\u001f\u007f\u200b\u2060\ufeff\ufffd]/gu, ' ')
    .replace(/\.\.\./gu, '…')
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.;:…?!])/gu, '$1')
    .trim()
  return language === 'inglés' ? english(plain) : spanish(plain)
}

function spanish(text: string): string {
  return text
    .replace(/^(?:--|[-–—―])\s*/u, '—')
    .replace(/\s(?:--|[-–—―])\s?(?=\S)/gu, ' —')
    .replace(/(?<=\p{L})(?:--|[-–―])(?=[.,;:…?!])/gu, '—')
    .replace(/["“]([^"“”]*)["”]/gu, '«$1»')
    .replace(/(?<!\p{L})a el(?!\p{L})/gu, 'al')
    .replace(/(?<!\p{L})de el(?!\p{L})/gu, 'del')
}

function english(text: string): string {
  return text
    .replace(/(?<=^|[\s(—])"|"(?=\p{L})/gu, '“')
    .replace(/"/gu, '”')
    .replace(/(?<=\p{L})'(?=\p{L}|\s|$|[.,!?])/gu, '’')
    .replace(/(?<=^|[\s(])'/gu, '‘')
    .replace(/'/gu, '’')
    .replace(/^—\s*/u, '')
}

/** At most so many characters, ended at a word. */
export function shortened(text: string, most: number): string {
  if ([...text].length <= most) return text
  const words = text.split(' ')
  let kept = ''
  for (const word of words) {
    const longer = kept ? `${kept} ${word}` : word
    if ([...longer].length > most - 1) break
    kept = longer
  }
  return `${kept.replace(/[,;:]$/u, '')}.`
}
