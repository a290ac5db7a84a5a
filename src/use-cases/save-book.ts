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
import { readyToGenerate } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import type { IllustrationKey } from '../domain/illustrations.ts'
import type { Ports } from '../ports/index.ts'
import { cancelGeneration } from './cancel-generation.ts'
import { leaveNothingOfGone } from './leave-nothing.ts'
import { expectModerated, moderateBook } from './moderate-info.ts'
import { publishCovers } from './publish-covers.ts'

type Target = { owner: UserId; bookId: BookId; edition?: number | undefined }

/** @throws DomainError `book.modifiedElsewhere`, `book.finished`, `book.wrongStatus` */
export function saveInfo(
  { books }: Pick<Ports, 'books'>,
  { owner, bookId, edition, info }: Target & { info: BookInfo | ((book: Book) => BookInfo) },
): Promise<Book> {
  return books.change(owner, bookId, (book) => {
    expectEdition(book, edition)
    return withInfo(book, typeof info === 'function' ? info(book) : info)
  })
}

/** Which version of each illustration the parent keeps. */
export async function selectVersions(
  needs: Pick<Ports, 'books' | 'files'>,
  { owner, bookId, edition, selections }: Target & { selections: (book: Book) => Record<IllustrationKey, string> },
): Promise<Book> {
  const book = await needs.books.change(owner, bookId, (book) => {
    expectEdition(book, edition)
    return withSelections(book, selections(book))
  })
  await publishCovers(needs, book)
  await leaveNothingOfGone(needs, bookId)
  return book
}

/** Sets a status by hand, for clients that go step by step. Generating without the durable run only marks the book. */
export async function setStatus(
  needs: Pick<Ports, 'books' | 'runner' | 'moderator'>,
  { owner, bookId, edition, status }: Target & { status: BookStatus },
): Promise<Book> {
  const before = await needs.books.get(owner, bookId)
  expectEdition(before, edition)
  if (status === 'editing' && before.status === 'generating') return cancelGeneration(needs, { owner, bookId })
  const moderated = status === 'generating' ? await moderateBook(needs, { owner, bookId }) : null
  return needs.books.change(owner, bookId, (book) => {
    expectEdition(book, edition)
    if (status === 'generating' && book.status === 'editing') {
      readyToGenerate(book.info)
      expectModerated(book, moderated)
    }
    if (status === 'editing' && book.status !== 'editing') throw new DomainError('book.wrongStatus')
    return withStatus(book, status)
  })
}
