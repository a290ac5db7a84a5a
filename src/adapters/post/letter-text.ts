import { LETTER_LIFE_MS, type Letter, type LetterTemplate } from '../../domain/letter.ts'
import accountErased from './templates/account-erased.md' with { type: 'text' }
import addressChanging from './templates/address-changing.md' with { type: 'text' }
import bookReady from './templates/book-ready.md' with { type: 'text' }
import confirmAddress from './templates/confirm-address.md' with { type: 'text' }
import newPassword from './templates/new-password.md' with { type: 'text' }
import passwordChanged from './templates/password-changed.md' with { type: 'text' }

const TEMPLATES: Record<LetterTemplate, string> = {
  'new-password': newPassword,
  'password-changed': passwordChanged,
  'confirm-address': confirmAddress,
  'address-changing': addressChanging,
  'book-ready': bookReady,
  'account-erased': accountErased,
}

export type Paragraph = { kind: 'words' | 'loud'; words: string } | { kind: 'link'; label: string }
/** What a letter says, before it is laid out. `small`: who writes, and why. */
export type LetterText = { subject: string; paragraphs: Paragraph[]; small: string[] }

/**
 * A file of `templates/`, read: `# ` its subject, paragraphs between empty lines, `[label]` the link, `**what is meant to be
 * seen**`, below `---` the small print. What fills a `{{slot}}` is never read for any of these, and stays on one line.
 */
export function letterText(letter: Letter): LetterText {
  const [body = '', small = ''] = TEMPLATES[letter.template].split(/^---$/mu)
  const [heading = '', ...paragraphs] = paragraphsOf(body)
  const fill = (words: string) => filled(words, letter)
  return {
    // Never filled: nothing that anybody wrote stands in a header.
    subject: heading.replace(/^# /u, ''),
    paragraphs: paragraphs.map((words) => {
      const label = /^\[(.+)\]$/u.exec(words)?.[1]
      if (label !== undefined) return { kind: 'link', label }
      const loud = /^\*\*(.+)\*\*$/u.exec(words)?.[1]
      return loud === undefined ? { kind: 'words', words: fill(words) } : { kind: 'loud', words: fill(loud) }
    }),
    small: paragraphsOf(small).map(fill),
  }
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/u).flatMap((paragraph) => paragraph.trim() || [])
}

function filled(words: string, letter: Letter): string {
  const slots: Record<string, string> = { life: lifeInWords(LETTER_LIFE_MS[letter.template]) }
  for (const [name, value] of Object.entries(letter))
    slots[name] = String(value).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return words.replace(/\{\{(\w+)\}\}/gu, (_, slot: string) => {
    const value = slots[slot]
    if (value === undefined) throw new RangeError(`A letter ${letter.template} has no ${slot}`)
    return value
  })
}

function lifeInWords(ms: number): string {
  const minutes = ms / 60_000
  return minutes % 60 === 0 ? `${minutes / 60} horas` : `${minutes} minutos`
}
