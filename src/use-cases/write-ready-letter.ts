import type { BookId } from '../domain/book.ts'
import type { Generation } from '../domain/generation.ts'
import { READY_LETTER_AFTER_MS, READY_LETTER_DELAY_MS } from '../domain/letter.ts'
import type { Ports } from '../ports/index.ts'
import { newLetter, readyLetterId, wants } from './letters.ts'

type Needs = Pick<Ports, 'books' | 'users' | 'outbox' | 'post' | 'ids' | 'clock'>

/**
 * A making that took long is told by letter, some seconds after its end. Written before anybody can hear of the end, so that
 * whoever sees it on a screen finds the letter to withdraw. Where only the operator would read it, none is.
 */
export async function writeReadyLetter(needs: Needs, bookId: BookId): Promise<void> {
  if (needs.post.kind !== 'smtp') return
  const book = await needs.books.find(bookId)
  const begunAt = book?.status === 'generating' ? book.generation?.begunAt : undefined
  const now = needs.clock.now().getTime()
  if (!book || !begunAt || now - Date.parse(begunAt) <= READY_LETTER_AFTER_MS) return
  const user = await needs.users.find(book.owner)
  if (!user || !wants(user, 'book-ready')) return
  const title = book.story?.title ?? book.info.title
  await needs.outbox.add({
    ...newLetter(needs, user, { template: 'book-ready', bookId, title }),
    id: readyLetterId(bookId, begunAt),
    dueAt: new Date(now + READY_LETTER_DELAY_MS).toISOString(),
  })
}

/** Somebody has seen the end. */
export async function withdrawReadyLetter(
  { outbox }: Pick<Ports, 'outbox'>,
  bookId: BookId,
  { begunAt, stage, done, total }: Generation,
): Promise<void> {
  if (begunAt && stage === 'layout' && done === total) await outbox.withdraw(readyLetterId(bookId, begunAt))
}
