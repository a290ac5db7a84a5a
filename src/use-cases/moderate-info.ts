import { isDeepStrictEqual } from 'node:util'
import type { Book, BookId, UserId } from '../domain/book.ts'
import type { BookInfo } from '../domain/book-info.ts'
import { readyToGenerate } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'

/**
 * Reads a draft that is about to be made, whole and as it is now.
 * @returns the text that was read; null where the book is no draft
 * @throws DomainError `book.notFound`, `book.incomplete`, `book.missingAvatars`, `generation.textFlagged`
 */
export async function moderateBook(
  needs: Pick<Ports, 'books' | 'moderator'>,
  { owner, bookId }: { owner: UserId; bookId: BookId },
): Promise<BookInfo | null> {
  const { status, info } = await needs.books.get(owner, bookId)
  if (status !== 'editing') return null
  await moderateInfo(needs, readyToGenerate(info))
  return info
}

/** What was written while the moderator read has not been read. @throws DomainError `book.modifiedElsewhere` */
export function expectModerated(book: Book, moderated: BookInfo | null): void {
  if (book.status === 'editing' && !isDeepStrictEqual(book.info, moderated))
    throw new DomainError('book.modifiedElsewhere')
}

/** A moderator bounds its own waiting. */
export const NO_HURRY = new AbortController().signal

/** @throws DomainError `generation.textFlagged`, naming the fields */
export async function moderateInfo({ moderator }: Pick<Ports, 'moderator'>, info: BookInfo): Promise<void> {
  const flagged = await moderator.flagged(textsOf(info), NO_HURRY)
  if (flagged.length === 0) return
  const fields = Object.fromEntries(
    flagged.map((path) => [
      path,
      'Este texto contiene algo que no podemos poner en un libro infantil. Cámbialo, por favor.',
    ]),
  )
  throw new DomainError('generation.textFlagged', { fields })
}

/** Everything that a parent writes freely, by the path of its field. */
export function textsOf(info: BookInfo): Record<string, string> {
  const entries: [string, string][] = [
    ['title', info.title],
    ['moral', info.moral],
    ['freeText', info.freeText],
    ['dedication', info.dedication],
    ...info.characters.flatMap(({ name, hobbies }, index): [string, string][] => [
      [`characters.${index}.name`, name],
      [`characters.${index}.hobbies`, hobbies.join(', ')],
    ]),
    ...info.places.flatMap(({ name, description }, index): [string, string][] => [
      [`places.${index}.name`, name],
      [`places.${index}.description`, description],
    ]),
  ]
  return Object.fromEntries(entries.filter(([, text]) => text.trim()))
}
