/** Marks of direction, invisible signs and controls: nobody types them, and nobody would see them in a book. */
const UNSEEN =
  /(?<!\p{ExtPict}\p{EMod}?\ufe0f?)\u200d|[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffd]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu

/**
 * A text as it is kept: composed, a line a paragraph, no empty line, one space between words, none of the signs that only
 * a keyboard or a clipboard puts there. A phone's own quotes and double hyphens become the book's in Spanish.
 */
export function storedText(typed: string, language: 'español' | 'inglés'): string {
  return typed
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replace(UNSEEN, '')
    .replace(CONTROLS, '')
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/gu, ' ').trim())
    .filter(Boolean)
    .map(language === 'español' ? inSpanish : inEnglish)
    .join('\n')
}

function inSpanish(line: string): string {
  return line
    .replace(/-{2,3}/gu, '—')
    .replace(/“([^“”]*)”/gu, '«$1»')
    .replace(/"([^"]*)"/gu, '«$1»')
}

function inEnglish(line: string): string {
  return line.replace(/"([^"]*)"/gu, '“$1”').replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
}
