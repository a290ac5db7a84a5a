import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { partOf } from '../../../domain/person-facts.ts'
import { READER_AGE_PROFILES } from '../../../domain/reader-age.ts'
import type { Issue } from '../../../domain/story-checks/issue.ts'
import { countWords } from '../../../domain/text.ts'
import type { Wish } from '../../../domain/wish.ts'
import { prompt } from '../prompts.ts'
import type { Message } from '../question.ts'
import { AGE_CARDS, LANGUAGE_CARDS, THEME_CARDS } from './age-cards.ts'
import { dataJson, type StoryData, wishesOf } from './story-data.ts'
import type { PlanParts } from './wire-story.ts'

/** Rules first, the same for every call of a book; then the book; the task last. */
export function planMessages(info: CompleteBookInfo, data: StoryData, wishes: readonly Wish[] = []): Message[] {
  const card = AGE_CARDS[info.readerAge]
  const task = prompt('plan', {
    chapters: String(info.chapters),
    pages: String(READER_AGE_PROFILES[info.readerAge].textPages),
    mostPeople: String(mostPeople(info)),
    events: READER_AGE_PROFILES[info.readerAge].wordsPerChapter < FEW_WORDS ? '1 to 3' : '3 to 6',
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

/** Words of a chapter in which no more than three things happen. */
const FEW_WORDS = 60
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
    tender: parts.isTender ? `\n\n# What is hard\n\n${prompt('tender')}` : '',
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
