import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { READER_AGE_PROFILES, wordBudget } from '../../../domain/reader-age.ts'
import type { Chapter, StoryPlan } from '../../../domain/story.ts'
import { cleanWords } from '../clean-words.ts'
import { prompt } from '../prompts.ts'
import type { Message } from '../question.ts'
import type { Beat } from './from-wire.ts'
import { dataJson, type StoryData } from './story-data.ts'
import { longNames, system } from './story-prompts.ts'

/** One chapter, with all before it in sight. */
export function chapterMessages(
  info: CompleteBookInfo,
  data: StoryData,
  plan: StoryPlan,
  beats: readonly Beat[],
  chapter: number,
  before: readonly Chapter[] = [],
): Message[] {
  const beat = beats[chapter - 1]
  if (!beat) throw new RangeError(`There is no chapter ${chapter}`)
  const refrain = refrainOf(plan, data)
  const task = prompt('chapter', {
    ...measuresOf(info, data),
    plan: planOf(plan, beats, data),
    data: dataJson({ ...data.book, ...askedOf([beat]), story_so_far: before.map((told) => hidden(told, data)) }),
    soFar: before.length > 0 ? `\n- ${prompt('so-far')}` : '',
    wishes: ordersOf([beat]),
    number: String(chapter),
    count: String(beats.length),
    title: titleOf(plan, chapter, data),
    visible: beat.visible.join(', '),
    refrain: refrain
      ? `The refrain comes ${times(beats.length)} in this chapter, word for word: ${refrain}`
      : 'There is no refrain.',
    position: positionOf(chapter, beats.length),
  })
  return [system(info, data), { role: 'user', text: task }]
}

/** All chapters of a short book in one go. */
export function proseMessages(
  info: CompleteBookInfo,
  data: StoryData,
  plan: StoryPlan,
  beats: readonly Beat[],
): Message[] {
  const refrain = refrainOf(plan, data)
  const task = prompt('prose', {
    ...measuresOf(info, data),
    plan: planOf(plan, beats, data),
    data: dataJson({ ...data.book, ...askedOf(beats) }),
    count: String(beats.length),
    refrain: refrain
      ? `The refrain comes ${times(beats.length)} in every chapter, word for word: ${refrain}`
      : 'There is no refrain.',
    wishes: ordersOf(beats),
    chapters: beats
      .map(
        (beat, index) =>
          `Chapter ${index + 1}, title: ${titleOf(plan, index + 1, data)}\nEverybody who takes part in it appears by id: ${beat.visible.join(', ')}.\n${positionOf(index + 1, beats.length)}`,
      )
      .join('\n\n'),
  })
  return [system(info, data), { role: 'user', text: task }]
}

function measuresOf(info: CompleteBookInfo, data: StoryData) {
  const { textPages, wordsPerChapter } = READER_AGE_PROFILES[info.readerAge]
  const pages = Array.from({ length: textPages }, (_, index) => index + 1)
  return {
    pages: String(textPages),
    budgets: pages.map((page) => `page ${page}: ${wordBudget(info.readerAge, page)}`).join(', '),
    counts: longNames(info, data),
    words: String(wordsPerChapter),
    mostWords: String(Math.floor(wordsPerChapter * 1.1)),
    dialogue: isOfDialogue(info)
      ? 'Let people speak: a fifth of the text or more is dialogue, each speech a paragraph of its own.'
      : 'A line of speech where it sounds well.',
  }
}

/** As it was decided, in ids; the parent's own words are not in it. */
function planOf(plan: StoryPlan, beats: readonly Beat[], data: StoryData): string {
  const [first] = beats
  const words = (text: string) => cleanWords(data.names.hide(text))
  const figures = plan.art?.figures.map(({ name, as }) => ({ name: words(name), as: words(as) }))
  const places = plan.art?.places.map(({ name, looks }) => ({ name: words(name), looks: words(looks) }))
  const chapters = beats.map((beat, index) => {
    const { title, goal, events, page_turn, place, visible } = beat
    return { chapter: index + 1, title, goal, events, page_turn, place, visible }
  })
  const { theme_object, moral_action, bible, premise } = first ?? {}
  const whole = {
    ...{ premise, theme_object, theme_object_looks: plan.art?.object && words(plan.art.object.looks), moral_action },
    ...{ refrain: refrainOf(plan, data), bible, figures, places, chapters },
    // What is printed under the last page: the words before it lead there, and do not say it.
    closing: words(plan.closing),
  }
  return JSON.stringify(whole, null, 1)
}

function refrainOf({ refrain }: StoryPlan, { names }: StoryData): string | null {
  return refrain ? names.hide(refrain) : null
}

/** Three times in a book at least: fewer is no refrain. */
function times(chapters: number): string {
  return chapters >= 3 ? 'once' : chapters === 2 ? 'twice' : 'three times'
}

function titleOf({ chapters }: StoryPlan, chapter: number, { names }: StoryData): string {
  return names.hide(chapters[chapter - 1]?.title ?? '')
}

/** A chapter that is written, in ids: whoever goes on reads it as it will be read. */
function hidden({ title, pages }: Chapter, { names }: StoryData) {
  const words = (text: string) => cleanWords(names.hide(text))
  return { title: words(title), pages: pages.map(({ paragraphs }) => paragraphs.map(words)) }
}

/** The parent's words are data, and stand where nothing is an order. */
function askedOf(beats: readonly Beat[]) {
  const told = beats.flatMap(({ wishes = [], chapter }) => wishes.map((wish) => ({ ...wish, chapter })))
  return { tell: told, never: beats[0]?.never ?? [] }
}

function ordersOf(beats: readonly Beat[]): string {
  return [
    ...(beats.some(({ wishes = [] }) => wishes.length > 0) ? [prompt('tell-wishes')] : []),
    ...(beats[0]?.never?.length ? [prompt('never')] : []),
  ]
    .map((line) => `\n- ${line}`)
    .join('')
}

function isOfDialogue({ readerAge }: CompleteBookInfo): boolean {
  return readerAge === '6-8' || readerAge === '8-10' || readerAge === '10+'
}

function positionOf(chapter: number, count: number): string {
  if (count === 1) return 'It is the whole story, from its opening to an ending that echoes it.'
  if (chapter === 1)
    return 'It opens the book: want and trouble are there on the first page; the end makes one turn the page.'
  if (chapter === count)
    return 'It ends the book: what was promised is kept, somebody does what solves it, and the last lines echo the opening without explaining it.'
  return 'It begins where the one before left off, without retelling, and ends on something open.'
}
