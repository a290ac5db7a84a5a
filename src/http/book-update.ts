import { z } from '@hono/zod-openapi'
import type { Book } from '../domain/book.ts'
import type { BookInfo } from '../domain/book-info.ts'
import { readBookInfo } from '../domain/book-info-wire.ts'
import { DomainError } from '../domain/errors.ts'
import { BACK_COVER, FRONT_COVER, type IllustrationKey } from '../domain/illustrations.ts'
import type { Ports } from '../ports/index.ts'
import { saveBook } from '../use-cases/save-book.ts'
import { invalidInput } from './errors.ts'
import { keyFromLink } from './file-links.ts'

const Selection = z.looseObject({ url_selected: z.string().optional(), urls: z.array(z.string()).optional() })
export const NewImages = z
  .record(z.string(), z.record(z.string(), z.record(z.string(), Selection)))
  .openapi('NewImages')

type Update = {
  info?: Record<string, unknown> | undefined
  status?: Book['status'] | undefined
  new_images?: z.infer<typeof NewImages> | undefined
  version?: number | undefined
}

/** What a client sends of a book, saved. @throws DomainError as `saveBook`, and `input.invalid` */
export async function updateBook(
  ports: Ports,
  { owner, bookId }: Pick<Book, 'owner'> & { bookId: Book['id'] },
  { info, status, new_images, version }: Update,
): Promise<Book> {
  // Somebody else's book is not there, whatever is wrong with the body.
  await ports.books.get(owner, bookId)
  if (!info && !new_images && !status)
    throw new DomainError('input.invalid', { fields: { info: 'Envía info, status o new_images' } })
  return saveBook(ports, {
    owner,
    bookId,
    edition: version,
    info: info && readInfo(info),
    selections: new_images && ((book) => selectionsFrom(book, new_images)),
    status,
  })
}

/** Aliases and all. @throws DomainError `input.invalid`, naming the fields under `info` */
export function readInfo(info: unknown): BookInfo {
  try {
    return readBookInfo(info, { toKey: keyFromLink, toLink: (key) => key })
  } catch (error) {
    if (error instanceof z.ZodError) throw invalidInput(error, 'info')
    throw error
  }
}

/** Only what is chosen is read from the client: it can neither add, drop nor reorder versions. */
function selectionsFrom(book: Book, images: z.infer<typeof NewImages>): Record<IllustrationKey, string> {
  const selections: Record<IllustrationKey, string> = {}
  for (const [chapter, pages] of Object.entries(images))
    for (const [page, places] of Object.entries(pages))
      for (const [image, { url_selected }] of Object.entries(places)) {
        const key = chapter === 'covers' ? coverKey(page) : `${chapter}/${page}/${image}`
        const file = url_selected ? keyFromLink(url_selected) : null
        if (file && book.illustrations[key]?.selected !== file) selections[key] = file
      }
  return selections
}

function coverKey(page: string): IllustrationKey {
  return page === 'backcover' ? BACK_COVER : FRONT_COVER
}
