import { type Book, type BookId, type UserId, withStatus } from '../domain/book.ts'
import { readyToGenerate } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import type { Generation } from '../domain/generation.ts'
import type { Ports } from '../ports/index.ts'
import { GENERATE_BOOK } from './generate-book.ts'
import { leaveNothingOfGone } from './leave-nothing.ts'
import { expectModerated, moderateBook } from './moderate-info.ts'
import { runKeys } from './run-keys.ts'

/**
 * Starts the book's one generation, or joins it.
 * @param engine `offline`: begun anew without a model
 * @throws DomainError when something is missing or not acceptable
 */
export async function startGeneration(
  needs: Pick<Ports, 'books' | 'runner' | 'moderator' | 'files' | 'clock'>,
  { owner, bookId, engine }: { owner: UserId; bookId: BookId; engine?: 'offline' | undefined },
): Promise<Book> {
  const moderated = await moderateBook(needs, { owner, bookId })
  const book = await needs.books.change(owner, bookId, (book) => {
    if (book.status === 'generating') return book
    readyToGenerate(book.info)
    expectModerated(book, moderated)
    return withGenerationBegun(book, needs.clock.now(), engine)
  })
  await needs.runner.enqueue({ key: runKeys.generate(bookId), kind: GENERATE_BOOK, input: { bookId } })
  if (await leaveNothingOfGone(needs, bookId)) throw new DomainError('book.notFound')
  return book
}

/** From the first chapter on: what an earlier try came to, or failed of, is not told any more. */
export function withGenerationBegun(book: Book, now: Date, engine?: 'offline'): Book {
  const total = book.info.chapters ?? 1
  const begun: Generation = {
    stage: 'story',
    done: 0,
    total,
    error: null,
    begunAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
  const generation = engine ? { ...begun, engine } : begun
  return { ...withStatus(book, 'generating'), generation }
}
