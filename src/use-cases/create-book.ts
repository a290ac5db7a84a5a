import { withOwnAvatars } from '../domain/avatar.ts'
import { type Book, newBookContent, type UserId } from '../domain/book.ts'
import { type BookInfo, newBookInfo } from '../domain/book-info.ts'
import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'

type Input = { owner: UserId; type: string; info?: BookInfo; idempotencyKey?: string | undefined }

/** A new book has no avatars of its own yet: any that its info names are another book's and are left out. */
export async function createBook(
  { books, users, ids, clock }: Pick<Ports, 'books' | 'users' | 'ids' | 'clock'>,
  { owner, type, info, idempotencyKey }: Input,
): Promise<Book> {
  const content = newBookContent(withOwnAvatars(info ?? newBookInfo(), []))
  const book = { id: ids.book(), owner, type, capability: ids.secret(), content, createdAt: clock.now().toISOString() }
  return ofLivingOwner({ books, users }, await books.create(book, idempotencyKey))
}

/** A book made while its owner's account was being erased goes with it. @throws DomainError `session.missing` */
export async function ofLivingOwner({ books, users }: Pick<Ports, 'books' | 'users'>, book: Book): Promise<Book> {
  if (await users.find(book.owner)) return book
  await books.remove(book.owner, book.id)
  throw new DomainError('session.missing')
}
