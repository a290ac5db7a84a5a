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

export type BoundBook = {
  html: string
  screenPdf: Uint8Array
  printPdf: Uint8Array
  /** Pages of the screen PDF, covers included. */
  pages: number
  /** What the checks found that does not stop the book: picture below 150 ppi, a glyph left out… in English, for the log. */
  notes: string[]
}

/** Turns story and pictures into a book: one page model, written as HTML, screen PDF and print PDF. */
export interface Typesetter {
  bind(input: BindingInput): Promise<BoundBook>
}
