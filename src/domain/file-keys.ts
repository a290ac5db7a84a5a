import type { BookId } from './book.ts'
import type { IllustrationKey } from './illustrations.ts'
import type { PrinterProfileId } from './printer-profiles.ts'

/** Storage keys, as product.md names them. `n` counts versions from 1. */
export const fileKeys = {
  book: (id: BookId) => `books/${id}/`,
  /** What models answered, as it came, until the part of the book it is for stands. Never linked, served or exported. */
  raw: (id: BookId) => `books/${id}/raw/`,
  isRaw: (key: string) => /^books\/\d+\/raw\//.test(key),
  characters: (id: BookId) => `books/${id}/characters/`,
  avatar: (id: BookId, avatarId: string) => `books/${id}/characters/${avatarId}.webp`,
  illustration: (id: BookId, key: IllustrationKey, version: string) =>
    key.startsWith('covers/')
      ? `books/${id}/covers/${key.slice('covers/'.length)}-${version}.webp`
      : `books/${id}/final_images/${key}/${version}.webp`,
  /** A picture that other pictures of the book are drawn after; no part of the book itself. */
  sheet: (id: BookId, sheet: string, version: string) => `books/${id}/sheets/${sheet}-${version}.webp`,
  isPromptOfSheet: (key: string) => /^books\/\d+\/sheets\/[^/]+\.prompt\.txt$/.test(key),
  /** From 1; 0 where the key names none. */
  attemptOf: (illustration: string) => Number(/[/-]v(\d+)-[^/]*$/.exec(illustration)?.[1] ?? 0),
  /** The same picture as JPEG, for the PDFs: made once, beside the WebP. */
  jpegOf: (webp: string) => webp.replace(/\.webp$/, '.jpg'),
  /** What the picture was drawn from, where that is vectors: SVG, gzipped. For the press alone. */
  vectorOf: (webp: string) => webp.replace(/\.webp$/, '.svg.gz'),
  /** Covers and avatars are shown in lists as well. */
  isListed: (file: string) => /^books\/\d+\/(?:covers|characters)\//.test(file),
  /** The same picture small, for lists; of a link as well, whose query stays. */
  thumbnailOf: (webp: string) => webp.replace(/\.webp(?=\?|$)/, '.thumb.webp'),
  isVector: (key: string) => key.endsWith('.svg.gz'),
  /** What the illustrator delivered, untouched, and what it was asked: kept beside the WebP where a model drew it. */
  originalOf: (webp: string, contentType: string) =>
    webp.replace(/\.webp$/, `.original.${contentType.replace(/^image\//, '').replace('jpeg', 'jpg')}`),
  provenanceOf: (webp: string) => webp.replace(/\.webp$/, '.provenance.json'),
  /** Apart from the rest of the provenance, for it is not kept as long. */
  promptOf: (webp: string) => webp.replace(/\.webp$/, '.prompt.txt'),
  /** The key of the WebP that a kept file belongs to. */
  webpOf: (key: string) =>
    key.replace(/(?:\.original\.\w+|\.provenance\.json|\.prompt\.txt|\.thumb\.webp|\.svg\.gz|\.jpg)$/, '.webp'),
  /** The chosen front cover, at the address where the list looks for it. */
  frontCover: (id: BookId) => `books/${id}/covers/frontcover.webp`,
  backCover: (id: BookId) => `books/${id}/covers/backcover.webp`,
  renderedHtml: (id: BookId) => `books/${id}/rendered_book.html`,
  screenPdf: (id: BookId) => `books/${id}/book.pdf`,
  /** What the files of the layout are made from, and their fingerprints. */
  layoutRecord: (id: BookId) => `books/${id}/layout.json`,
  /** For one printer: made when asked for. */
  printPdf: (id: BookId, profile: PrinterProfileId) => `books/${id}/print/${profile}/book-print.pdf`,
  /** Where the printer wants the cover apart from the interior. */
  coverPdf: (id: BookId, profile: PrinterProfileId) => `books/${id}/print/${profile}/book-cover.pdf`,
  /** What the check of those files found. */
  preflight: (id: BookId, profile: PrinterProfileId) => `books/${id}/print/${profile}/preflight.json`,
  /** What every layout wrote before print was made when asked for: for a printer of no choice, and checked by nobody. */
  unaskedPrint: (id: BookId) => [
    `books/${id}/book-print.pdf`,
    `books/${id}/book-cover.pdf`,
    `books/${id}/book-print.json`,
  ],
} as const
