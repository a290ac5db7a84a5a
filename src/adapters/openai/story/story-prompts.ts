import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { partOf } from '../../../domain/person-facts.ts'
import { READER_AGE_PROFILES, wordBudget } from '../../../domain/reader-age.ts'
import type { Chapter, StoryPlan } from '../../../domain/story.ts'
import type { Issue } from '../../../domain/story-checks/issue.ts'
import { countWords } from '../../../domain/text.ts'
import type { Wish } from '../../../domain/wish.ts'
import { cleanWords } from '../clean-words.ts'
import { prompt } from '../prompts.ts'
import type { Message } from '../text-model.ts'
import { AGE_CARDS, LANGUAGE_CARDS, THEME_CARDS } from './age-cards.ts'
import type { Beat } from './from-wire.ts'
import { wishesOf } from './reading.ts'
import { dataJson, type StoryData } from './story-data.ts'
import type { PlanParts } from './wire-story.ts'

/** Rules first, the same for every call of a book; then the book; the task last. */
export function planMessages(info: CompleteBookInfo, data: StoryData, wishes: readonly Wish[] = []): Message[] {
  const card = AGE_CARDS[info.readerAge]
  const task = prompt('plan', {
    chapters: String(info.chapters),
    pages: String(READER_AGE_PROFILES[info.readerAge].textPages),
    mostPeople: String(mostPeople(info)),
    refrain: card.refrain
      ? 'a line of at most 8 words, fun to say aloud, that comes back once in every chapter, word for word.'
      : 'null (readers of this age do not need one).',
    takePart: data.parts.hasFacts ? TAKE_PART.whoMay : TAKE_PART.everybody,
    premises: weighsPremises(info) ? `\n- ${prompt('premises')}` : '',
    wishes: wishes.length > 0 ? `\n- ${prompt('wishes')}` : '',
    placeLooks: data.placeIds.length > 0 ? `\n- ${prompt('place-looks')}` : '',
    data: dataJson({ ...data.book, ...wishesOf(wishes, data) }),
  })
  return [system(info, data), { role: 'user', text: task }]
}

export function chapterMessages(
  info: CompleteBookInfo,
  data: StoryData,
  plan: StoryPlan,
  beats: readonly Beat[],
  chapter: number,
  before: readonly Chapter[] = [],
): Message[] {
  const profile = READER_AGE_PROFILES[info.readerAge]
  const [first] = beats
  const beat = beats[chapter - 1]
  if (!first || !beat) throw new RangeError(`There is no chapter ${chapter}`)
  const { theme_object, moral_action, bible } = first
  const figures = plan.art?.figures.map(({ name, as }) => ({ name, as }))
  const chapters = beats.map(({ theme_object: _, moral_action: __, bible: ___, never: ____, ...rest }, index) => ({
    chapter: index + 1,
    ...rest,
  }))
  const refrain = plan.refrain ? data.names.hide(plan.refrain) : null
  const pages = Array.from({ length: profile.textPages }, (_, index) => index + 1)
  const task = prompt('chapter', {
    plan: JSON.stringify({ theme_object, moral_action, refrain, bible, figures, chapters }, null, 1),
    data: dataJson({ ...data.book, story_so_far: before.map((told) => hidden(told, data)) }),
    soFar: before.length > 0 ? `\n- ${prompt('so-far')}` : '',
    wishes: wishesOfChapter(beat),
    number: String(chapter),
    count: String(beats.length),
    title: data.names.hide(plan.chapters[chapter - 1]?.title ?? ''),
    pages: String(profile.textPages),
    budgets: pages.map((page) => `page ${page}: ${wordBudget(info.readerAge, page)}`).join(', '),
    counts: longNames(info, data),
    words: String(profile.wordsPerChapter),
    mostWords: String(Math.floor(profile.wordsPerChapter * 1.1)),
    dialogue: isOfDialogue(info)
      ? 'Let people speak: a fifth of the text or more is dialogue, each speech a paragraph of its own.'
      : 'A line of speech where it sounds well.',
    visible: beat.visible.join(', '),
    refrain: refrain ? `The refrain comes once in this chapter, word for word: ${refrain}` : 'There is no refrain.',
    position: positionOf(chapter, beats.length),
  })
  return [system(info, data), { role: 'user', text: task }]
}

/** A chapter that is written, in ids: whoever goes on reads it as it will be read. */
function hidden({ title, pages }: Chapter, { names }: StoryData) {
  const words = (text: string) => cleanWords(names.hide(text))
  return { title: words(title), pages: pages.map(({ paragraphs }) => paragraphs.map(words)) }
}

function wishesOfChapter({ wishes = [], never = [] }: Beat): string {
  const lines = [
    ...(wishes.length > 0 ? [prompt('tell-wishes', { wishes: JSON.stringify(wishes) })] : []),
    ...(never.length > 0 ? [`Nowhere in the book, in words or pictures: ${JSON.stringify(never)}`] : []),
  ]
  return lines.map((line) => `\n- ${line}`).join('')
}

/** @param answer what the model said before, for it to change */
export function repairMessages(messages: readonly Message[], answer: string, notes: string): Message[] {
  return [...messages, { role: 'assistant', text: answer }, { role: 'user', text: prompt('repair', { issues: notes }) }]
}

/** Names go back to ids: a note may quote the text it is about. */
export function notesOf(issues: readonly Issue[], data: StoryData): string {
  return issues
    .slice(0, 12)
    .map(({ path, id, message }) => `- ${path}, ${id}: ${data.names.hide(message)}`)
    .join('\n')
}

/** A book of one or two chapters has room for one thing. */
const CHAPTERS_TO_WEIGH = 3

function weighsPremises({ chapters }: CompleteBookInfo): boolean {
  return chapters >= CHAPTERS_TO_WEIGH
}

export function planParts(info: CompleteBookInfo, wishes: readonly Wish[]): PlanParts {
  return { weighsPremises: weighsPremises(info), hasWishes: wishes.length > 0 }
}

const TAKE_PART = {
  everybody: 'Everybody in the list takes part in at least one chapter; protagonists in most',
  whoMay:
    'Everybody in the list takes part in at least one chapter, but who cannot act by their facts: of them the story speaks, and they are on no cover; protagonists take part in most',
} as const

/** Who writes, for whom and how: what stands first in every call of a book. */
export function system(info: CompleteBookInfo, { parts }: StoryData): Message {
  const card = AGE_CARDS[info.readerAge]
  const profile = READER_AGE_PROFILES[info.readerAge]
  const text = prompt('writer', {
    language: LANGUAGE_CARDS[info.language],
    readers: card.readers,
    devices: card.devices,
    theme: THEME_CARDS[info.theme],
    maxSentence: String(profile.maxWordsPerSentence),
    meanSentence: String(profile.meanWordsPerSentence),
    facts: parts.hasFacts ? `\n\n${prompt('facts')}` : '',
    examples: card.examples[info.language].map((example) => `> ${example.replaceAll('\n', '\n> ')}`).join('\n\n'),
  })
  return { role: 'system', text }
}

/** A baby's chapter of 28 words has no room for eight; but everybody has to be somewhere. */
function mostPeople({ characters: all, chapters, readerAge }: CompleteBookInfo): number {
  const characters = all.filter((character) => partOf(character).acts)
  const room = Math.max(2, Math.floor(READER_AGE_PROFILES[readerAge].wordsPerChapter / 10))
  return Math.max(1, Math.min(characters.length, Math.max(room, Math.ceil(characters.length / chapters))))
}

/** An id is one word; the name that takes its place may be more. */
export function longNames({ characters }: CompleteBookInfo, data: StoryData): string {
  const long = characters
    .map(({ name }) => data.names.idOf(name))
    .map((id) => `${id} as ${countWords(data.names.reveal(id))}`)
    .filter((count) => !count.endsWith(' 1'))
  return long.length > 0 ? ` Count ${long.join(', ')} words.` : ''
}

function isOfDialogue({ readerAge }: CompleteBookInfo): boolean {
  return readerAge === '6-8' || readerAge === '8-10' || readerAge === '10+'
}

function positionOf(chapter: number, count: number): string {
  if (count === 1) return 'It is the whole story, from its opening to an ending that echoes it.'
  if (chapter === 1)
    return 'It opens the book: want and trouble are there on the first page; the end makes one turn the page.'
  if (chapter === count)
    return 'It ends the book: the hero solves it alone, and the last lines echo the opening without explaining it.'
  return 'It begins where the one before left off, without retelling, and ends on something open.'
}
