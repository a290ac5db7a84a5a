import type { BookInfo } from '../domain/book-info.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import type { IllustrationKey } from '../domain/illustrations.ts'
import type { Story } from '../domain/story.ts'

export type BookPicture = {
  /** Baseline JPEG: goes into the PDFs as it is. */
  jpeg: Uint8Array
  /** Link of the WebP relative to `books/{id}/rendered_book.html`. */
  link: string
  width: number
  height: number
  illustrator: 'offline' | 'model'
}

export type BindingInput = {
  story: Story
  info: CompleteBookInfo
  /** The chosen picture of every illustration of the story, covers included. */
  illustrations: ReadonlyMap<IllustrationKey, BookPicture>
  /** Chosen avatars by character name, for the page that presents the cast. */
  avatars: ReadonlyMap<BookInfo['characters'][number]['name'], BookPicture>
  /** Calendar day of the edition, `2026-11-21`. Same input, same bytes. */
  editionDate: string
}

/** What a printer's own check would look at, for the order and for the log. */
export type Preflight = {
  profile: string
  /** Interior pages, and whether the printer takes a book of that length without padding it out. */
  interiorPages: number
  isPrintable: boolean
  /** Size of the trimmed page and of the flat cover. */
  trimMm: number
  coverMm: { width: number; height: number; spine: number }
  /** Lowest pixels per printed inch of any picture on the pages and on the cover. */
  lowestPpi: number
}

export type BoundBook = {
  html: string
  screenPdf: Uint8Array
  /** For the press: interior pages, preceded by the flat cover where the printer wants one file. */
  printPdf: Uint8Array
  /** The flat cover (back, spine, front) where the printer wants it apart; null where it is in `printPdf`. */
  coverPdf: Uint8Array | null
  preflight: Preflight
  /** Pages of the screen PDF, covers included. */
  pages: number
  /** What the checks found that does not stop the book: picture below 150 ppi, a glyph left out… in English, for the log. */
  notes: string[]
}

/** Turns story and pictures into a book: one page model, written as HTML, screen PDF and print PDF. */
export interface Typesetter {
  bind(input: BindingInput): Promise<BoundBook>
}
