import {
  type Book,
  type BookId,
  type BookStatus,
  expectEdition,
  type UserId,
  withInfo,
  withSelections,
  withStatus,
} from '../domain/book.ts'
import type { BookInfo } from '../domain/book-info.ts'
import { type CompleteBookInfo, readyToGenerate } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import type { IllustrationKey } from '../domain/illustrations.ts'
import type { Ports } from '../ports/index.ts'
import { cancelGeneration } from './cancel-generation.ts'
import { leaveNothingOfGone } from './leave-nothing.ts'
import { expectModerated, moderateInfo } from './moderate-info.ts'
import { publishCovers } from './publish-covers.ts'
import { withGenerationBegun } from './start-generation.ts'

type Input = {
  owner: UserId
  bookId: BookId
  /** The one that the client saw; without it, whatever is there is changed. */
  edition?: number | undefined
  info?: BookInfo | undefined
  /** Which version of each illustration the parent keeps, of those that the book has. */
  selections?: ((book: Book) => Record<IllustrationKey, string>) | undefined
  /** By hand, for clients that go step by step: `generating` only marks the book. */
  status?: BookStatus | undefined
}

/**
 * What a parent changes, all of it or, when any of it is refused, nothing.
 * @throws DomainError `book.modifiedElsewhere`, `book.finished`, `book.wrongStatus`, `illustration.unknownVersion`,
 * `book.notReady`, `generation.textFlagged`
 */
export async function saveBook(
  needs: Pick<Ports, 'books' | 'files' | 'runner' | 'moderator' | 'clock'>,
  { owner, bookId, edition, info, selections, status }: Input,
): Promise<Book> {
  const edited = (book: Book): Book => {
    expectEdition(book, edition)
    const described = info ? withInfo(book, info) : book
    return selections ? withSelections(described, selections(described)) : described
  }
  // Tried first on the book as it is: nobody reads or cancels anything for a change that is refused.
  const tried = edited(await needs.books.get(owner, bookId))
  if (status === 'editing' && tried.status === 'generating') return cancelGeneration(needs, { owner, bookId })
  const isStarting = status === 'generating' && tried.status === 'editing'
  if (isStarting) await moderateInfo(needs, expectReady(tried))
  const book = await needs.books.change(owner, bookId, (book) => {
    const after = edited(book)
    if (status !== 'generating' || book.status !== 'editing') return status ? withStatusByHand(after, status) : after
    expectReady(after)
    expectModerated(after, isStarting ? tried.info : null)
    return withGenerationBegun(after, needs.clock.now())
  })
  if (selections) {
    await publishCovers(needs, book)
    await leaveNothingOfGone(needs, bookId)
  }
  return book
}

/** A call that asks for the book lacks something; a status that the book cannot have yet is a matter of its state. */
function expectReady({ info }: Book): CompleteBookInfo {
  try {
    return readyToGenerate(info)
  } catch (error) {
    if (error instanceof DomainError) throw new DomainError('book.notReady', error.details)
    throw error
  }
}

function withStatusByHand(book: Book, status: BookStatus): Book {
  // Back from generating only by cancelling what is under way.
  if (status === 'editing' && book.status !== 'editing') throw new DomainError('book.wrongStatus')
  return withStatus(book, status)
}
