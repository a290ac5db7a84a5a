import type { BookInfo } from '../domain/book-info.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import type { IllustrationKey } from '../domain/illustrations.ts'
import type { PageKind } from '../domain/page-model/page-model.ts'
import type { Story } from '../domain/story.ts'

/** What the page composition has to know of a picture. */
export type PlacedPicture = {
  /** Link of the WebP relative to `books/{id}/rendered_book.html`. */
  link: string
  width: number
  height: number
  illustrator: 'offline' | 'model'
}

/** `jpeg` is baseline: it goes into the PDFs as it is. */
export type BookPicture = PlacedPicture & { jpeg: Uint8Array }

export type Composition<P extends PlacedPicture = PlacedPicture> = {
  story: Story
  info: CompleteBookInfo
  /** The chosen picture of every illustration of the story, covers included. */
  illustrations: ReadonlyMap<IllustrationKey, P>
  /** Chosen avatars by character name, for the page that presents the cast. */
  avatars: ReadonlyMap<BookInfo['characters'][number]['name'], P>
  /** Calendar day of the edition, `2026-11-21`. Same input, same bytes. */
  editionDate: string
}
export type BindingInput = Composition<BookPicture>

/** A page of the book on screens. */
export type LaidPage = {
  /** From 1, covers counted. */
  number: number
  /** The number printed on it. */
  folio: number | null
  side: 'left' | 'right'
  kind: PageKind
  /** How wide its running text may be; null where there is none. */
  measureMm: number | null
  /** An `article` as in the rendered book: what can be changed bears its block as `data-block`. */
  html: string
}

export type LaidBook = {
  /** The parts of the book in order, what they are called, and the number of their first page. */
  parts: { part: string; title: string; first: number }[]
  /** Of the part that was asked for: `chapter-2`, `frontCover`, `dedication`, `cast`, `titlePage`, `closing`, `backCover`. */
  pages: LaidPage[]
  /** Pages of the screen PDF, covers included. */
  total: number
  /** Points by which all running text is set smaller, so that the words keep to their pages. */
  shrinkPt: number
  /** Points of the smallest of its texts that a parent can change. */
  smallestPt: number
  /** Lines of the part that stand on a later page than the one they were written for. */
  carried: number
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
  /** The pages of a part as `bind` would set them, its line breaks included, within a few milliseconds. */
  lay(input: Composition, part: string): Promise<LaidBook>
}
