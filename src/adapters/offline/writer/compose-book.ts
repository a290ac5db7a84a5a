import type { Chapter, StoryPlan } from '../../../domain/story.ts'
import { countWords } from '../../../domain/text.ts'
import type { StoryBrief } from '../../../ports/story-writer.ts'
import { chapterOf } from './compose-chapter.ts'
import { coverScenes } from './compose-covers.ts'
import { sentencesOf } from './lines.ts'
import type { Both } from './plots/plot.ts'
import { realise } from './realise/realise.ts'
import { saidOnce } from './said-once.ts'
import { nothingToldYet } from './told.ts'
import { stageOf, type Tale, understand } from './understand.ts'
import { isLineTold, missedOf, textOf, understoodOf } from './understood.ts'

export type ComposedBook = { plan: StoryPlan; chapters: Chapter[] }

/** Books in the making: each chapter is asked for by itself, and needs the whole. Some kilobytes each. */
const REMEMBERED_BOOKS = 16
const remembered = new Map<string, ComposedBook>()

/** The whole book at once, some milliseconds: any chapter can be had again from the brief alone. */
export function composeBook({ info, seed }: StoryBrief): ComposedBook {
  const key = JSON.stringify([seed, info])
  const book = remembered.get(key) ?? composed(understand({ info, seed }))
  remembered.delete(key)
  remembered.set(key, book)
  for (const oldest of remembered.keys()) if (remembered.size > REMEMBERED_BOOKS) remembered.delete(oldest)
  return structuredClone(book)
}

function composed(tale: Tale): ComposedBook {
  const { plot, plans, tongue, valueWay, refrain } = tale
  const told = nothingToldYet(tale)
  const kept = new Set<Both<string>>()
  const said = new Set<string>()
  const chapters = plans.map((_, index) => {
    const { title, pages } = chapterOf(tale, index, told)
    const chapter = { title, pages: saidOnce(pages, said) }
    // What a full page gave up was never given: nobody can use it later.
    told.owed = told.owed.filter(({ lines, person }) => {
      const stage = stageOf(tale, index)
      const isNow = isLineTold(lines, tale, { ...stage, people: { ...stage.people, X: person } }, textOf([chapter]))
      return isNow || kept.has(lines)
    })
    for (const { lines } of told.owed) kept.add(lines)
    return chapter
  })
  const say = (template: string, chapter: number, about: string) =>
    realise(template, stageOf(tale, chapter), about) ?? ''
  return {
    plan: {
      refrain,
      closing: say(valueWay.closing[tongue], plans.length - 1, 'closing'),
      blurb: shortened(say(plot.blurb[tongue], 0, 'blurb')),
      ...coverScenes(tale),
      chapters: chapters.map(({ title }, index) => ({
        title,
        outline: JSON.stringify({ plot: plot.id, beat: plans[index]?.beat.id, kind: plans[index]?.kind }),
      })),
      understood: understoodOf(tale, chapters),
      missed: missedOf(tale, chapters),
    },
    chapters,
  }
}

/** A back cover has room for sixty words; long names and things take their sentence with them, not the last, which asks. */
function shortened(blurb: string): string {
  const sentences = sentencesOf(blurb)
  while (countWords(sentences.join(' ')) > 60 && sentences.length > 2) sentences.splice(-2, 1)
  return sentences.join(' ')
}
