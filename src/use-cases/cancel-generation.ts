import { type Book, type BookId, type UserId, withStatus } from '../domain/book.ts'
import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'
import { runKeys } from './run-keys.ts'

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
  await runner.cancel(runKeys.generate(bookId))
  return book
}
