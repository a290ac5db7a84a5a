import { type Book, printToTake } from '../domain/book.ts'
import { writeBookInfo } from '../domain/book-info-wire.ts'
import { fileKeys } from '../domain/file-keys.ts'
import {
  BACK_COVER,
  FRONT_COVER,
  type Illustration,
  type IllustrationKey,
  type IllustrationSet,
  isCover,
} from '../domain/illustrations.ts'
import type { Feature } from '../domain/person-facts.ts'
import type { BookRepository, BookSummary } from '../ports/book-repository.ts'
import { linksOf, linkTo } from './file-links.ts'
import { wireGeneration } from './wire-generation.ts'
import { wireOutput } from './wire-output.ts'

/** A book as product.md §7 and decisions.md §4 shape it. */
export function wireBook(book: Book) {
  return {
    ...wireHead(book, Boolean(book.illustrations[FRONT_COVER]?.selected)),
    info: writeBookInfo(book.info, linksOf(book)),
    output: book.story ? wireOutput(book.story) : null,
    images: wireImages(book, (versions) => ({ image_list: versions })),
    new_images: wireImages(book, (versions) => ({ urls: versions })),
    covers: wireCovers(book),
    max_verify_attempts: book.maxAttempts,
    done_verify_attempts: book.doneAttempts,
    regenerating: Object.entries(book.illustrations).flatMap(([key, { regenerating }]) =>
      regenerating ? [directoryOf(book.id, key)] : [],
    ),
    version_notes: wireVersionNotes(book),
    wishes: book.story?.wishes ?? null,
    ...wireAvatarFeatures(book),
    binding: book.binding
      ? {
          pages: book.binding.pages,
          words: book.binding.words,
          minutes: book.binding.minutes,
          ...(book.binding.stale && { stale: true as const }),
        }
      : null,
  }
}

/** A book as the bytes of its answer, kept as long as the book itself, which is frozen: mostly it is read again unchanged. */
export function bookBytes(book: Book, form: 'whole' | 'summary'): Uint8Array<ArrayBuffer> {
  const kept = books[form].get(book)
  if (kept) return kept
  const { output, images, new_images, ...summary } = wireBook(book)
  const wire = form === 'summary' ? summary : { ...summary, output, images, new_images }
  const bytes = new TextEncoder().encode(JSON.stringify({ success: true, version: book.edition, book: wire }))
  books[form].set(book, bytes)
  return bytes
}

const books = {
  whole: new WeakMap<Book, Uint8Array<ArrayBuffer>>(),
  summary: new WeakMap<Book, Uint8Array<ArrayBuffer>>(),
}

/** As in the list: counts and the fields it shows; the items of arrays cut to their names. */
export function wireSummary(book: BookSummary) {
  const info = writeBookInfo(book.info, linksOf(book))
  return {
    ...wireHead(book, book.hasFrontCover),
    info: {
      ...info,
      characters: info.characters.map(({ name }) => ({ name })),
      places: info.places.map(({ name }) => ({ name })),
      counts: {
        characters: info.characters.length,
        places: info.places.length,
        relationships: info.character_relationships.length,
      },
    },
    max_verify_attempts: book.maxAttempts,
    done_verify_attempts: book.doneAttempts,
  }
}

type BookPage = Awaited<ReturnType<BookRepository['list']>>

/** A page of the list as the bytes of its answer, kept for as long as the page itself: it is mostly read again unchanged. */
export function pageBytes(page: BookPage): Uint8Array<ArrayBuffer> {
  const kept = pages.get(page)
  if (kept) return kept
  const answer = { success: true, books: page.books.map(wireSummary), total: page.total, next_cursor: page.nextCursor }
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  pages.set(page, bytes)
  return bytes
}

const pages = new WeakMap<BookPage, Uint8Array<ArrayBuffer>>()

/** `books/12/final_images/chapter_1/page_1/image_1`: parts 4 to 6 name the place. Covers are `covers/frontcover/image_1`. */
export function directoryOf(id: Book['id'], key: IllustrationKey): string {
  return `books/${id}/final_images/${isCover(key) ? `${key}/image_1` : key}`
}

/** The illustration that a directory names; null when it is not of this book. */
export function keyFromDirectory(id: Book['id'], directory: string): IllustrationKey | null {
  const prefix = `books/${id}/final_images/`
  if (!directory.startsWith(prefix)) return null
  const key = directory.slice(prefix.length).replace(/\/+$/u, '')
  return key.startsWith('covers/') ? key.replace(/\/image_1$/u, '') : key
}

const byNumber = new Intl.Collator('en', { numeric: true })

export function wireImages<T>(
  { capability, illustrations }: { capability: string; illustrations: IllustrationSet },
  versionsField: (urls: string[]) => T,
) {
  const chapters: Record<string, Record<string, Record<string, T & { url_selected: string }>>> = {}
  // Pictures arrive in any order; a reader finds them in the book's.
  const inOrder = Object.entries(illustrations).sort(([a], [b]) => byNumber.compare(a, b))
  for (const [key, illustration] of inOrder) {
    const [chapter, page, image] = key.split('/')
    if (isCover(key) || !chapter || !page || !image) continue
    const pages = chapters[chapter] ?? {}
    chapters[chapter] = pages
    const images = pages[page] ?? {}
    pages[page] = images
    images[image] = {
      ...versionsField(urlsOf(capability, illustration)),
      url_selected: selectedUrl(capability, illustration),
    }
  }
  return chapters
}

function wireCovers({ capability, illustrations }: Book) {
  const cover = (key: IllustrationKey) => {
    const illustration = illustrations[key]
    return illustration
      ? { image_1: { urls: urlsOf(capability, illustration), url_selected: selectedUrl(capability, illustration) } }
      : null
  }
  return { frontcover: cover(FRONT_COVER), backcover: cover(BACK_COVER) }
}

/** Of every version: the wish it was drawn from, who drew it, and whether it stands in for a picture that a model would not or could not draw. */
function wireVersionNotes({ capability, illustrations }: Book) {
  return Object.values(illustrations)
    .flatMap(({ versions }) => versions)
    .map(({ file, wish, illustrator, standIn = null }) => ({
      url: linkTo(capability, file),
      wish,
      illustrator,
      stand_in: standIn,
    }))
}

/** With which features avatars were drawn, by their address; only where there are any. */
function wireAvatarFeatures({ avatars, capability }: Book): { avatar_features?: Record<string, Feature[]> } {
  const drawn = avatars.flatMap(({ file, features }) =>
    features ? [[linkTo(capability, file), features] as const] : [],
  )
  return drawn.length > 0 ? { avatar_features: Object.fromEntries(drawn) } : {}
}

function wireHead(book: Omit<BookSummary, 'hasFrontCover'>, hasFrontCover: boolean) {
  const link = (key: string) => linkTo(book.capability, key)
  return {
    id_book: book.id,
    id_user: book.owner,
    status: book.status,
    purchased: book.purchased,
    type: book.type,
    created_at: book.createdAt,
    updated_at: book.updatedAt,
    version: book.edition,
    // The query changes with the book, so that a browser shows a new cover without asking each time.
    cover_url: hasFrontCover ? `${link(fileKeys.frontCover(book.id))}?v=${book.version}` : null,
    rendered_url: book.binding ? link(fileKeys.renderedHtml(book.id)) : null,
    pdf_url: book.binding ? link(fileKeys.screenPdf(book.id)) : null,
    print_pdf_url: printUrl(book),
    generation: wireGeneration(book.generation),
  }
}

/** Of the last print of the book as it is; null where there is none. */
export function printUrl(book: Pick<Book, 'id' | 'capability' | 'binding' | 'prints'>): string | null {
  const print = printToTake(book)
  return print && linkTo(book.capability, fileKeys.printPdf(book.id, print.profile))
}

function urlsOf(capability: string, { versions }: Illustration): string[] {
  return versions.map(({ file }) => linkTo(capability, file))
}

function selectedUrl(capability: string, { selected }: Illustration): string {
  return selected ? linkTo(capability, selected) : ''
}
