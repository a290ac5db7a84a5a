import type { Chapter, StoryPlan } from '../../domain/story.ts'
import type { StoryBrief } from '../../ports/story-writer.ts'
import { briefOf } from './brief.ts'
import { type ChosenPart, chooseParts } from './choose.ts'
import { halvesTogether } from './half-told.ts'
import type { Library } from './library.ts'
import { type ToldStory, tell } from './tell.ts'
import { answerWishes } from './wishes.ts'

export type ComposedBook = { plan: StoryPlan; chapters: Chapter[] }

/** The whole book from the brief alone: the same each time. */
export function composeBook(library: Library, { info, seed }: StoryBrief): ComposedBook {
  const brief = briefOf(info, library)
  const parts = chooseParts(library.stories, brief, seed)
  let from = 0
  const told = parts.map(({ filled, length }) => {
    const part = { filled, told: tell(filled, length), from }
    from += length
    return part
  })
  const [first] = told
  const last = told.at(-1)
  if (!first || !last) throw new RangeError('A book needs a story')
  const chapters = told.flatMap(({ told: one }) => (told.length > 1 ? inParts(one) : one.chapters))
  return {
    plan: {
      refrain: null,
      // A collection comes round: its last words are of its first story.
      closing: told.length > 1 ? `${last.told.closing} ${first.told.echo}`.trim() : last.told.closing,
      blurb: first.told.blurb,
      frontCover: first.told.frontCover,
      backCover: last.told.backCover,
      chapters: chapters.map(({ title }, index) => ({ title, outline: outlineOf(parts, index) })),
      wishes: halvesTogether(
        answerWishes(told, brief),
        brief.wishes.map(({ clause }) => clause.content.length),
        info.freeText,
      ),
    },
    chapters,
  }
}

/** The first chapter of each story of a collection bears its name. */
function inParts({ title, chapters }: ToldStory): Chapter[] {
  return chapters.map((chapter, index) => (index === 0 ? { ...chapter, part: title } : chapter))
}

/** Which chapter of which story the chapter at `index` of the book is. */
function outlineOf(parts: readonly ChosenPart[], index: number): string {
  let from = 0
  for (const { filled, length } of parts) {
    if (index < from + length) return JSON.stringify({ story: filled.story.id, chapter: index - from + 1, of: length })
    from += length
  }
  return ''
}
