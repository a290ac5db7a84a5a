/**
 * Interior pages of a book: dedication, cast and title page; the chapters; closing and colophon; filled up to whole sheets
 * of four and to what the printer takes at least. The chapters begin on a left page because the front matter has three.
 */
export const FRONT_MATTER_PAGES = 3
export const BACK_MATTER_PAGES = 2
/** A book that would need more fillers than this is not offered in print. */
export const MOST_FILLER_PAGES = 8

export function interiorPages(chapterPages: number, minimum: number): number {
  const needed = FRONT_MATTER_PAGES + chapterPages + BACK_MATTER_PAGES
  return Math.max(minimum, 4 * Math.ceil(needed / 4))
}

export function fillerPages(chapterPages: number, minimum: number): number {
  return interiorPages(chapterPages, minimum) - FRONT_MATTER_PAGES - chapterPages - BACK_MATTER_PAGES
}
