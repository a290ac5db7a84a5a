import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LETTER_ENDING } from './file-post.ts'

/** @param at when it was written; @param link null for a letter without one */
export type LyingLetter = { path: string; at: Date; to: string; subject: string; link: string | null }

/** What `FilePost` left in its folder, the newest first; empty where there is no folder. */
export async function readLetters(folder: string): Promise<LyingLetter[]> {
  const names = await readdir(folder).catch((error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const letters: LyingLetter[] = []
  for (const name of names.filter((name) => name.endsWith(LETTER_ENDING))) {
    const path = join(folder, name)
    letters.push({ path, ...readLetter(await readFile(path, 'latin1')) })
  }
  return letters.sort((a, b) => b.at.getTime() - a.at.getTime())
}

/** Reads the form that `messageOf` gives, and no other letter of the world: text first, quoted-printable. */
function readLetter(file: string): Omit<LyingLetter, 'path'> {
  const end = file.indexOf('\r\n\r\n')
  // A folded line begins with a space (RFC 5322 §2.2.3).
  const head = file.slice(0, end).replace(/\r\n[ \t]+/gu, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'imu').exec(head)?.[1]?.trim() ?? ''
  const text = decoded(file.slice(end).split(/^Content-Type: text\/html/imu)[0] ?? '')
  return {
    at: new Date(header('Date')),
    to: header('To'),
    subject: wordsOf(header('Subject')),
    link: /^https?:\/\/\S+$/mu.exec(text)?.[0] ?? null,
  }
}

/** `=?UTF-8?Q?…?=` (RFC 2047); the space between two such words is none. */
function wordsOf(header: string): string {
  return header
    .replace(/\?=\s+=\?/gu, '?==?')
    .replace(/=\?utf-8\?(q|b)\?([^?]*)\?=/giu, (_, form: string, words: string) =>
      form.toLowerCase() === 'b' ? Buffer.from(words, 'base64').toString('utf8') : decoded(words.replaceAll('_', ' ')),
    )
}

/** Quoted-printable (RFC 2045 §6.7). */
function decoded(text: string): string {
  const bytes = text
    .replace(/=\r?\n/gu, '')
    .replace(/=([\dA-F]{2})/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')
}
