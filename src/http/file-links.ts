import type { Book } from '../domain/book.ts'
import type { FileLinks } from '../domain/book-info-wire.ts'

/** `/files/{capability}/books/{id}/…`: relative, so that a link outlives a change of origin. */
export function linkTo(capability: string, key: string): string {
  return `/files/${capability}/${key}`
}

/** Links are compared by storage key: a link with an older capability still names its file. */
export function keyFromLink(link: string): string | null {
  const path = URL.canParse(link) ? new URL(link).pathname : link
  return /^\/?(?:files\/[^/]+\/)?(books\/\d+\/[^?#]+)$/u.exec(path)?.[1] ?? null
}

export function linksOf(book: Pick<Book, 'capability'>): FileLinks {
  return { toKey: keyFromLink, toLink: (key) => linkTo(book.capability, key) }
}
