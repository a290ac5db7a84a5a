import { type Book, type BookId, type UserId, withStatus } from '../domain/book.ts'
import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'
import { GENERATE_BOOK } from './generate-book.ts'
import { PARTS, runKeys } from './run-keys.ts'

/** Back to editing with all that is already made kept for the next try. */
export async function cancelGeneration(
  { books, runner }: Pick<Ports, 'books' | 'runner'>,
  { owner, bookId }: { owner: UserId; bookId: BookId },
): Promise<Book> {
  const book = await books.change(owner, bookId, (book) => {
    if (book.status === 'editing') return book
    if (book.status !== 'generating') throw new DomainError('book.wrongStatus')
    return { ...withStatus(book, 'editing'), generation: null }
  })
  await cancelMaking({ runner }, bookId)
  // Started again by another tab in between: its run was the one just cancelled, and shall go on.
  if ((await books.find(bookId))?.status === 'generating')
    await runner.enqueue({ key: runKeys.generate(bookId), kind: GENERATE_BOOK, input: { bookId } })
  return book
}

/** The whole line, and its parts for clients that go step by step. */
export async function cancelMaking({ runner }: Pick<Ports, 'runner'>, bookId: BookId): Promise<void> {
  for (const key of [runKeys.generate(bookId), ...PARTS.map((part) => runKeys.part(bookId, part))])
    await runner.cancel(key)
}
