import { blockFrom } from '../domain/editing/blocks.ts'
import { placeForWish } from '../domain/editing/place-for-wish.ts'
import { type Story, withWordsOn } from '../domain/story.ts'
import type { AnsweredWish } from '../domain/wish.ts'

/** Pages that are written again for what a parent must find: more would be another book. */
const MOST_MENDED = 3

type Readers = {
  /** What became of the story's wishes; null where nobody could tell. @param round from 1 */
  read(story: Story, round: number): Promise<AnsweredWish[] | null>
  /** A page with the wish in it; null where it could not be written. */
  rewrite(story: Story, at: { chapter: number; page: number }, wish: AnsweredWish): Promise<string[] | null>
}

/**
 * A finished story is read as its parent will, by somebody who has not seen how it was planned. What must be told and is not
 * gets a page written again, and the whole is read once more. What is missing then is said to be.
 */
export async function withAnsweredWishes(story: Story, { read, rewrite }: Readers): Promise<Story> {
  const first = await read(story, 1)
  if (!first) return { ...story, wishes: null }
  const missing = first.filter(
    ({ weight, outcome, kind }) => weight === 'must' && outcome === 'missed' && kind !== 'avoid',
  )
  let mended = story
  for (const wish of missing.slice(0, MOST_MENDED)) {
    const at = pageFor(wish, mended)
    const paragraphs = at && (await rewrite({ ...mended, wishes: first }, at, wish))
    if (at && paragraphs) mended = withWordsOn(mended, at, paragraphs)
  }
  if (mended === story) return { ...story, wishes: first }
  const second = await read(mended, 2)
  // Words of which nobody said what they tell are not put in the place of others.
  return second ? { ...mended, wishes: second } : { ...story, wishes: first }
}

function pageFor(wish: AnsweredWish, { chapters }: Story): { chapter: number; page: number } | null {
  const texts = chapters.map(({ pages }) => pages.map(({ paragraphs }) => paragraphs.join(' ')))
  const block = blockFrom(placeForWish(wish, texts) ?? '')
  return block?.kind === 'paragraph' ? { chapter: block.chapter + 1, page: block.page + 1 } : null
}
