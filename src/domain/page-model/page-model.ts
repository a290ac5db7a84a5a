import type { IllustrationKey } from '../illustrations.ts'

/**
 * A bound book as drawing instructions: made once, then written as HTML, screen PDF and print PDF, so that the three can
 * never disagree on a line break. Millimetres on a square page of `PAGE_MM`, y downwards, origin at the trimmed corner.
 */
export const PAGE_MM = 210
/** Art and coloured paper reach this far beyond the trim. */
export const OVERSCAN_MM = 5
/** Nothing that matters stands nearer to the trim than this; at the spine, nearer than `INNER_SAFE_MM`. */
export const SAFE_MM = 12.7
export const INNER_SAFE_MM = 18
export const MM_PER_PT = 25.4 / 72
/** Kept plain on the back cover for a printer’s code: millimetres, from the right and lower edge of its board. */
export const PLAIN_CORNER = { width: 55, height: 35, margin: 6.5 } as const

export type BoxMm = { x: number; y: number; width: number; height: number }

/** Flat colour: `d` knows only absolute M, L, C and Z. Ornament always; readers who cannot see skip it. */
export type ShapeItem = {
  kind: 'shape'
  d: string
  /** Moved by so much: a shadow is its sheet again, a little lower. */
  shift: { x: number; y: number } | null
  fill: string | null
  stroke: { colour: string; widthMm: number; dash: readonly number[] | null } | null
  /** Left out on screens; see `screenPages`. */
  printOnly?: true
}

export type PictureRef = { kind: 'illustration'; key: IllustrationKey } | { kind: 'avatar'; name: string }

/** `box` is where the whole picture lies, undistorted; `clip` (a path like a shape's) what is seen of it. */
export type PictureItem = {
  kind: 'picture'
  picture: PictureRef
  box: BoxMm
  clip: string | null
  /** What is read aloud; null where the picture merely repeats one that was already described. */
  alt: string | null
  /** Runs off the page: a cover's printer may need more of it. */
  bleeds: boolean
}

/** One word or run of words in one face. Glyphs in the order of drawing, offsets and advances in units of the face. */
export type TextRun = {
  face: string
  text: string
  /** From the line's left end. */
  xMm: number
  widthMm: number
  glyphs: readonly { id: number; cluster: number; advance: number; dx: number; dy: number }[]
  /** A raised first letter: larger by `scale`, in a colour of its own; `word` is what it begins, the next run the rest of it. */
  initial?: { scale: number; colour: string; word: string }
  /** Drawn backwards: clusters fall while the pen goes right. */
  rightToLeft?: true
}

/** `text` is the line as it is read, without the space that parts it from the next. */
export type TextLine = { xMm: number; baselineMm: number; widthMm: number; text: string; runs: readonly TextRun[] }

export type TextRole = 'bookTitle' | 'heading' | 'subheading' | 'paragraph' | 'artifact'

export type TextItem = {
  kind: 'text'
  /** Lines that bear the same block are one paragraph, even on two pages. */
  block: string
  role: TextRole
  /** Face of the style; a run in another one stands in for it. */
  face: string
  sizePt: number
  leadMm: number
  colour: string
  align: 'left' | 'centre'
  lines: readonly TextLine[]
}

export type PageItem = ShapeItem | PictureItem | TextItem

export const PAGE_KINDS = [
  'frontCover',
  'dedication',
  'cast',
  'titlePage',
  'art',
  'text',
  'closing',
  'activity',
  'colophon',
  'backCover',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

export type BookPage = {
  kind: PageKind
  /** Which half of the open book; covers count as right (front) and left (back). */
  side: 'left' | 'right'
  /** Number printed on the page; null on covers, art and front matter. */
  folio: number | null
  /** Part of the book that it belongs to: pages with the same `part` are read as one section. */
  part: string
  /** Colour of the bare paper. */
  paper: string
  /** Paint order, which is also the order of reading. */
  items: readonly PageItem[]
  /** The box that running text had to stay in; null on pages without any. */
  textBox: BoxMm | null
  /** Filler that only this printer's minimum asks for; left out on screens. */
  printOnly: boolean
}

/** An entry of the table of contents: a part of the book and what it is called. */
export type BookPart = { part: string; title: string }

export type PageModel = {
  title: string
  author: string
  locale: 'es-ES' | 'en-GB'
  parts: readonly BookPart[]
  pages: readonly BookPage[]
}
