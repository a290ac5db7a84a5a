import type { BookId } from '../domain/book.ts'
import type { Ports } from '../ports/index.ts'
import type { RunContext } from '../ports/runner.ts'
import { bind } from './bind-book.ts'
import { runKeys } from './run-keys.ts'

export const BIND_BOOK = 'bind-book'

/** Lays out again what was laid out from other words; until then those pages are served. */
export async function enqueueBinding({ runner }: Pick<Ports, 'runner'>, bookId: BookId): Promise<void> {
  await runner.enqueue({ key: runKeys.bind(bookId), kind: BIND_BOOK, input: { bookId } })
}

/** Until nothing is stale: a parent who goes on changing words joins this run. */
export async function rebindBook(
  needs: Pick<Ports, 'books' | 'files' | 'typesetter' | 'illustrator' | 'clock'>,
  { signal }: Pick<RunContext, 'signal'>,
  { bookId }: { bookId: BookId },
): Promise<void> {
  while (!signal.aborted) {
    const book = await needs.books.find(bookId)
    if (!book?.binding?.stale) return
    await bind(needs, { id: bookId })
  }
}
