import type { BookInfo } from '../domain/book-info.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import type { IllustrationKey } from '../domain/illustrations.ts'
import type { PageKind } from '../domain/page-model/page-model.ts'
import type { PrinterProfileId } from '../domain/printer-profiles.ts'
import type { Story } from '../domain/story.ts'
import type { PressExpectation, PressFiles } from './preflight.ts'

/** What the page composition has to know of a picture. */
export type PlacedPicture = {
  /** Link of the WebP relative to `books/{id}/rendered_book.html`. */
  link: string
  width: number
  height: number
  illustrator: 'offline' | 'model'
  /** Kept as vectors as well: the press can have it as large as it wants. */
  isVector?: true
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

export type BoundBook = {
  html: string
  screenPdf: Uint8Array
  /** Pages of the screen PDF, covers included. */
  pages: number
  /** What the checks found that does not stop the book: a glyph left out, type set smaller… in English, for the log. */
  notes: string[]
}

/** `jpegAt`: baseline, as near to so many pixels across as the picture has; what is no vector comes as it is. */
export type PressPicture = PlacedPicture & { jpegAt(widthPx: number): Promise<Uint8Array> }
export type PressInput = Composition<PressPicture>

export type PrintedBook = PressFiles & Omit<PressExpectation, 'profile'>

/** Turns story and pictures into a book: one page model, written as HTML, screen PDF and print PDF. */
export interface Typesetter {
  bind(input: BindingInput): Promise<BoundBook>
  /** The files for one printer: pictures at 300 pixels an inch where they are vectors, as they are elsewhere. */
  print(input: PressInput, profile: PrinterProfileId): Promise<PrintedBook>
  /** The pages of a part as `bind` would set them, its line breaks included, within a few milliseconds. */
  lay(input: Composition, part: string): Promise<LaidBook>
}
