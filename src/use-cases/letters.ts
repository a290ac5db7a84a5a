import type { BookId } from '../domain/book.ts'
import type { BookStatus } from '../domain/book-status.ts'
import { LETTER_LIFE_MS, type Letter, type LetterTemplate, OPTIONAL_LETTERS, type TokenKind } from '../domain/letter.ts'
import type { Ports } from '../ports/index.ts'
import type { NewLetter, NewToken } from '../ports/outbox.ts'
import type { User } from '../ports/user-repository.ts'
import { contentHash } from './run-keys.ts'
import { hashToken } from './sessions.ts'

export const SEND_LETTERS = 'send-letters'

/** Whatever is due goes out soon, in whichever process. A letter that comes while a run ends waits for the next look. */
export async function sendSoon({ runner }: Pick<Ports, 'runner'>): Promise<void> {
  // What was done is done, and its letter written: every process looks for it every three seconds.
  await runner.enqueue({ key: 'letters/send', kind: SEND_LETTERS, input: null }).catch(() => {})
}

export function wants({ letters }: Pick<User, 'letters'>, template: LetterTemplate): boolean {
  return letters || !OPTIONAL_LETTERS.has(template)
}

/** To nobody yet. */
export function unaddressed(
  { ids, clock }: Pick<Ports, 'ids' | 'clock'>,
  letter: Letter,
): Omit<NewLetter, 'user' | 'to'> {
  const now = clock.now()
  return {
    id: ids.secret(),
    letter,
    dueAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + LETTER_LIFE_MS[letter.template]).toISOString(),
    createdAt: now.toISOString(),
  }
}

export function newLetter(
  needs: Pick<Ports, 'ids' | 'clock'>,
  { id, email }: Pick<User, 'id' | 'email'>,
  letter: Letter,
): NewLetter {
  return { ...unaddressed(needs, letter), user: id, to: email }
}

/** What the link in this letter proves, for as long as the letter is good. */
export function tokenOf(
  { links }: Pick<Ports, 'links'>,
  { id, user, expiresAt }: Pick<NewLetter, 'id' | 'user' | 'expiresAt'>,
  kind: TokenKind,
  email: string | null = null,
): NewToken {
  return { hash: hashToken(links.tokenOf(id)), user, kind, email, expiresAt }
}

/** A token stands in the fragment: no server, no log and no Referer sees it, and who only opens the link has used nothing. */
export function linkOf(
  { links }: Pick<Ports, 'links'>,
  { id, letter }: Pick<NewLetter, 'id' | 'letter'>,
  statusOfBook: BookStatus | null,
): string | null {
  switch (letter.template) {
    case 'new-password':
      return `${links.origin}/nueva-contrasena#${links.tokenOf(id)}`
    case 'confirm-address':
      return `${links.origin}/confirmar-correo#${links.tokenOf(id)}`
    case 'book-ready': {
      const screen = statusOfBook === 'finished' ? 'vercuento' : 'revision-imagenes'
      return `${links.origin}/tuzonaprivada/${screen}/${letter.bookId}`
    }
    default:
      return null
  }
}

/** The same for a making that a later process goes on with. @param begunAt ISO 8601 */
export function readyLetterId(bookId: BookId, begunAt: string): string {
  return `${readyLettersOf(bookId)}${contentHash(begunAt)}`
}

/** What the ids of letters about a book begin with. */
export function readyLettersOf(bookId: BookId): string {
  return `book-ready/${bookId}/`
}
