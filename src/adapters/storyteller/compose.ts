import type { Chapter, StoryPlan } from '../../domain/story.ts'
import type { StoryBrief } from '../../ports/story-writer.ts'
import { chooseParts, type Part } from './choose.ts'
import { briefOf } from './fill.ts'
import type { Library } from './library.ts'
import { type ToldStory, tell } from './tell.ts'
import { answerWishes, wishesOf } from './wishes.ts'

export type ComposedBook = { plan: StoryPlan; chapters: Chapter[] }

/** The whole book from the brief alone: the same each time. */
export function composeBook({ stories, words }: Library, { info, seed }: StoryBrief): ComposedBook {
  const brief = briefOf(info, words)
  const wishes = wishesOf(brief)
  const parts = chooseParts(stories, brief, wishes, seed)
  const told = parts.map((part) => ({ part, spec: part.filled.story.spec, told: tell(part.filled, part.length) }))
  const [first] = told
  const last = told.at(-1)
  if (!first || !last) throw new RangeError('A book needs a story')
  const chapters = told.flatMap(({ told: one }) => (told.length > 1 ? inParts(one) : one.chapters))
  return {
    plan: {
      refrain: null,
      closing: last.told.closing,
      blurb: first.told.blurb,
      frontCover: first.told.frontCover,
      backCover: last.told.backCover,
      chapters: chapters.map(({ title }, index) => ({ title, outline: outlineOf(parts, index) })),
      ...answerWishes(told, wishes, brief),
    },
    chapters,
  }
}

/** The first chapter of each story of a collection bears its name. */
function inParts({ title, chapters }: ToldStory): Chapter[] {
  return chapters.map((chapter, index) => (index === 0 ? { ...chapter, part: title } : chapter))
}

/** Which chapter of which story the chapter at `index` of the book is. */
function outlineOf(parts: readonly Part[], index: number): string {
  let from = 0
  for (const { filled, length } of parts) {
    if (index < from + length) return JSON.stringify({ story: filled.story.id, chapter: index - from + 1, of: length })
    from += length
  }
  return ''
}
