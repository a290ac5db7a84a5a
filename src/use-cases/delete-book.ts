import type { BookId, UserId } from '../domain/book.ts'
import { fileKeys } from '../domain/file-keys.ts'
import type { Ports } from '../ports/index.ts'
import { cancelMaking } from './cancel-generation.ts'
import { readyLettersOf } from './letters.ts'
import { runKeys } from './run-keys.ts'

type Needs = Pick<Ports, 'books' | 'files' | 'runner' | 'outbox' | 'post'>

/** Work under way is cancelled first, so that nothing is drawn for a book that is gone. */
export async function deleteBook(needs: Needs, { owner, bookId }: { owner: UserId; bookId: BookId }): Promise<void> {
  await needs.books.get(owner, bookId)
  await cancelMaking(needs, bookId)
  const about = (await needs.outbox.of(owner)).filter(({ id }) => id.startsWith(readyLettersOf(bookId)))
  await needs.books.remove(owner, bookId)
  await removeTraces(needs, bookId)
  // The book is gone whatever becomes of a folder's files, and who sweeps takes those in a week.
  await needs.post.forget({ ids: about.map(({ id }) => id) }).catch(() => {})
}

/** Everything of a book but its record, which goes before: files, runs and their stored steps. */
export async function removeTraces({ files, runner }: Pick<Ports, 'files' | 'runner'>, bookId: BookId): Promise<void> {
  await runner.forget(runKeys.book(bookId))
  await files.remove(await files.list(fileKeys.book(bookId)))
}
