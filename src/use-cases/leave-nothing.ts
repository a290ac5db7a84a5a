import type { BookId } from '../domain/book.ts'
import { fileKeys } from '../domain/file-keys.ts'
import type { Ports } from '../ports/index.ts'
import { runKeys } from './run-keys.ts'

/**
 * After work on a book whose owner may have deleted it meanwhile: what the work left behind goes too. A removal takes the
 * record first and everything else after, so that whoever looks here either finds no record, or has written early enough
 * for the removal to find it.
 * @returns whether the book is gone
 */
export async function leaveNothingOfGone(
  { books, files, runner }: Pick<Ports, 'books' | 'files'> & Partial<Pick<Ports, 'runner'>>,
  bookId: BookId,
): Promise<boolean> {
  if (await books.find(bookId)) return false
  await files.remove(await files.list(fileKeys.book(bookId)))
  await runner?.forget(runKeys.book(bookId))
  return true
}

/** Does the work, and then leaves nothing of a book that went in its midst, whether or not the work came to its end. */
export async function unlessGone<T>(
  needs: Parameters<typeof leaveNothingOfGone>[0],
  bookId: BookId,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } finally {
    await leaveNothingOfGone(needs, bookId)
  }
}
