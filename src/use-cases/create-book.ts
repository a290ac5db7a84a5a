import { withOwnAvatars } from '../domain/avatar.ts'
import { type Book, newBookContent, type UserId } from '../domain/book.ts'
import { type BookInfo, newBookInfo } from '../domain/book-info.ts'
import type { Ports } from '../ports/index.ts'

type Input = { owner: UserId; type: string; info?: BookInfo; idempotencyKey?: string | undefined }

/** A new book has no avatars of its own yet: any that its info names are another book's and are left out. */
export async function createBook(
  { books, ids, clock }: Pick<Ports, 'books' | 'ids' | 'clock'>,
  { owner, type, info, idempotencyKey }: Input,
): Promise<Book> {
  const content = newBookContent(withOwnAvatars(info ?? newBookInfo(), []))
  const book = { id: ids.book(), owner, type, capability: ids.secret(), content, createdAt: clock.now().toISOString() }
  return books.create(book, idempotencyKey)
}
