import type { Book, BookId, UserId } from '../domain/book.ts'
import { DomainError } from '../domain/errors.ts'
import { isCover } from '../domain/illustrations.ts'
import type { Ports } from '../ports/index.ts'
import type { RunContext } from '../ports/runner.ts'
import { engineOf } from './engine-of.ts'
import { makeStory } from './generate-book.ts'
import type { GenerationNeeds } from './generation-needs.ts'
import { leaveNothingOfGone } from './leave-nothing.ts'
import { makeIllustrations } from './make-illustrations.ts'
import { publishCovers } from './publish-covers.ts'
import { type Part, runKeys } from './run-keys.ts'
import { waitingNotice } from './waiting-notice.ts'

export type { Part }

export const RUN_PART = 'run-part'

/**
 * One part of a generation, for clients that go step by step: the same durable steps as the whole, started or joined.
 * @throws DomainError `book.wrongStatus` unless the book is being generated (or is past it: then what is there is answered)
 */
export async function runPart(
  needs: Pick<Ports, 'books' | 'runner' | 'files'>,
  { owner, bookId, part }: { owner: UserId; bookId: BookId; part: Part },
): Promise<Book> {
  const { books, runner } = needs
  const book = await books.get(owner, bookId)
  if (book.status === 'editing') throw new DomainError('book.wrongStatus')
  if (part !== 'story' && !book.story) throw new DomainError('book.wrongStatus')
  if (book.status !== 'generating') return book
  const key = runKeys.part(bookId, part)
  await runner.enqueue({ key, kind: RUN_PART, input: { bookId, part } })
  if (await leaveNothingOfGone(needs, bookId)) throw new DomainError('book.notFound')
  const state = await runner.finished(key)
  if (state === 'failed') throw new DomainError('generation.failed')
  if (state === 'cancelled') throw new DomainError('book.wrongStatus')
  return books.get(owner, bookId)
}

export async function performPart(
  given: GenerationNeeds,
  context: RunContext,
  { bookId, part }: { bookId: BookId; part: Part },
): Promise<void> {
  const needs = engineOf(given, await given.books.find(bookId))
  needs.services.askAnew()
  const waiting = waitingNotice(needs, bookId, needs.busyNoticeMs)
  const story = await makeStory(needs, context, { bookId, waiting })
  if (part === 'story') return
  await makeIllustrations(needs, context, {
    bookId,
    story,
    wanted: (key) => isCover(key) === (part === 'covers'),
    waiting,
  })
  const book = await needs.books.find(bookId)
  if (book && part === 'covers') await publishCovers(needs, book)
}
