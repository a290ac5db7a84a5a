import { foldName } from '../text.ts'
import type { AnsweredWish } from '../wish.ts'
import { blockIds } from './blocks.ts'

/** Words that say nothing of what a wish is about. */
const LEAST_LETTERS = 4

/**
 * Where a wish would fit: beside the part of it that is told, else on the page that speaks most of the same things, else in the
 * middle of the book, where something has happened already and something still can.
 * @param chapters texts of their pages
 * @returns the block of a paragraph
 */
export function placeForWish(
  { quote, evidence }: Pick<AnsweredWish, 'quote' | 'evidence'>,
  chapters: readonly (readonly string[])[],
): string | null {
  const [told] = evidence
  if (told) return blockIds.paragraph(told.chapter - 1, told.page - 1, 0)
  const wanted = new Set(wordsOf(quote))
  const pages = chapters.flatMap((texts, chapter) => texts.map((text, page) => ({ chapter, page, text })))
  const ranked = pages.map((page) => ({
    ...page,
    shared: wordsOf(page.text).filter((word) => wanted.has(word)).length,
  }))
  const [best] = ranked.toSorted((a, b) => b.shared - a.shared)
  const place = best && best.shared > 0 ? best : pages[Math.floor(pages.length / 2)]
  return place ? blockIds.paragraph(place.chapter, place.page, 0) : null
}

function wordsOf(text: string): string[] {
  return foldName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= LEAST_LETTERS)
}
