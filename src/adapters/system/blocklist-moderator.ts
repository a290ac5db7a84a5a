import type { Moderator, TextsToModerate } from '../../ports/moderator.ts'
import { BLOCKED } from './blocked-words.ts'

/** The moderation that needs nobody: a list of words, found through the usual disguises. It reads no meaning. */
export class BlocklistModerator implements Moderator {
  async flagged(texts: TextsToModerate): Promise<string[]> {
    return Object.entries(texts).flatMap(([path, text]) => (isBlocked(text) ? [path] : []))
  }
}

const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${BLOCKED.map((entry) =>
    plain(entry).replace(/ /gu, '[^\\p{L}\\p{N}]+').replace(/\*$/u, '\\p{L}*'),
  ).join('|')})(?![\\p{L}\\p{N}])`,
  'u',
)

function isBlocked(text: string): boolean {
  return readings(plain(text)).some((reading) => PATTERN.test(reading))
}

/** Ways to read a text that hides a word: as it is, with digits for letters, s p e l l e d out, streeetched. */
function readings(text: string): string[] {
  const written = [text, joinedUp(text)]
  const read = [...written, ...written.map(withoutDigits)]
  return [...new Set([...read, ...read.flatMap((one) => [stretchedTo(1, one), stretchedTo(2, one)])])]
}

/** Lower case, one alphabet, no invisible characters, no accents but the tilde of ñ (and the dots of ü). */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}|\u034f|\ufe0f/gu, '')
    .toLowerCase()
    .replace(/[Ѐ-ӿͰ-Ͽ]/gu, (letter) => LOOKALIKES[letter] ?? letter)
    .normalize('NFD')
    .replace(/(?<!n)\u0303|[\u0300-\u0302\u0304-\u036f]/gu, (mark) => (mark === '\u0308' ? mark : ''))
    .replace(/(?<!u)\u0308/gu, '')
    .normalize('NFC')
}

const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [...'аеорсухкмтвнізјѕαεορυικντ'].map((letter, index) => [letter, [...'aeopcyxkmtbhizjsaeopuiknt'][index] ?? letter]),
)

const DIGITS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }

/** Only inside a word: `p0rno`, not `5 años`. */
function withoutDigits(text: string): string {
  return text.replace(/(?<=\p{L})[013457@$!]+|(?<![\p{L}\p{N}])[@$](?=\p{L}{2})/gu, (signs) =>
    [...signs].map((sign) => DIGITS[sign] ?? sign).join(''),
  )
}

/** `p u t a`, `p.u.t.a`, `p-u-t-a`: four or more lone letters with the same kind of gap are one word. */
function joinedUp(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])\p{L}(?:[\s.\-_*·]{1,2}\p{L}){3,}(?![\p{L}\p{N}])/gu, (word) =>
    word.replace(/[^\p{L}]/gu, ''),
  )
}

function stretchedTo(times: number, text: string): string {
  return text.replace(/(\p{L})\1{2,}/gu, (_, letter: string) => letter.repeat(times))
}
