import type { Chapter, StoryPlan } from '../../../domain/story.ts'
import { countWords, foldName } from '../../../domain/text.ts'
import type { StoryBrief } from '../../../ports/story-writer.ts'
import { chapterOf } from './compose-chapter.ts'
import { coverScenes } from './compose-covers.ts'
import type { Avoided } from './lexicon/scares.ts'
import type { Wish } from './lexicon/wish.ts'
import { isForAge, readLines, sentencesOf } from './lines.ts'
import type { Both } from './plots/plot.ts'
import { wishPerson } from './plots/wish-lines.ts'
import { type Referents, realise } from './realise/realise.ts'
import { nothingToldYet } from './told.ts'
import { isPlaceOf, stageOf, type Tale, understand } from './understand.ts'

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
  const chapters = plans.map((_, index) => {
    const chapter = chapterOf(tale, index, told)
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

/** Whether the book is free of what it was to be kept free of, in words and pictures. */
function isKept(
  { scares, props, shown }: Avoided,
  { plot, plans }: Tale,
  chapters: readonly Chapter[],
  text: string,
): boolean {
  const scenes = chapters.flatMap(({ pages }) => pages.flatMap(({ scene }) => scene ?? []))
  const titles = chapters.map(({ title }) => title)
  const marks = [plot, ...plans.map(({ beat }) => beat)].flatMap((one) => one.scares ?? [])
  return (
    !scares.some((scare) => marks.includes(scare)) &&
    !scenes.some((scene) => scene.props.some((prop) => props.includes(prop))) &&
    !shown.test(foldName([text, ...titles, ...scenes.map(({ alt }) => alt)].join(' ')))
  )
}

/** A line with one choice in it, in all the ways in which the seed may have said it. */
function waysOf(line: string): string[] {
  const [all, options = ''] = /\[([^\]]+)\]/u.exec(line) ?? []
  return all === undefined ? [line] : options.split('/').map((option) => line.replace(all, () => option))
}

function textOf(chapters: readonly Chapter[]): string {
  return chapters
    .flatMap(({ pages }) => pages.flatMap(({ paragraphs }) => paragraphs))
    .join(' ')
    .toLocaleLowerCase('es')
}

/** Whether the first line of these that this age gets stands in a text in lower case. */
function isLineTold(lines: Both<string>, { age, tongue }: Tale, stage: Referents, text: string): boolean {
  const line = readLines(lines[tongue]).find((each) => isForAge(each, age))
  return waysOf(line?.text ?? '').some((way) => {
    const sentence = realise(way, stage, 'told')
    return sentence !== null && sentence !== '' && text.includes(sentence.toLocaleLowerCase('es'))
  })
}

/** Only what is really told counts as understood. */
function understoodOf(tale: Tale, chapters: readonly Chapter[]): string[] {
  const text = textOf(chapters)
  const isTold = (wish: Wish): boolean => {
    if (wish.kind === 'sight' && isPlaceOf(tale, wish)) return true
    if (wish.kind === 'food' || wish.kind === 'sight')
      return text.includes(wish.np[tale.tongue].toLocaleLowerCase('es'))
    const stage = stageOf(tale, 0)
    const people = { ...stage.people, X: wishPerson(wish, tale) }
    return [wish.setup, wish.climax, wish.end].some(
      (lines) => lines !== null && isLineTold(lines, tale, { ...stage, people }, text),
    )
  }
  return [
    ...tale.promises,
    ...tale.avoided.filter((one) => isKept(one, tale, chapters, text)).map(({ inSpanish }) => inSpanish),
    ...tale.wishes
      .filter(isTold)
      .map((wish) => `${wish.kind === 'fear' ? 'Tenemos en cuenta' : 'En el cuento aparece'}: ${wish.inSpanish}.`),
    ...(tale.isMoralUnderstood ? [`La moraleja se vive en la historia: ${tale.value.inSpanish}.`] : []),
  ].filter((line, index, all) => all.findIndex((other) => foldName(other) === foldName(line)) === index)
}
