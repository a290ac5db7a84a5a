import { z } from 'zod'
import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { confirmedWish, numberedSentences } from '../../../domain/confirmed-wish.ts'
import type { Story } from '../../../domain/story.ts'
import { type Issue, soft } from '../../../domain/story-checks/issue.ts'
import type { AnsweredWish } from '../../../domain/wish.ts'
import { cleanWords } from '../clean-words.ts'
import { prompt } from '../prompts.ts'
import type { Message } from '../question.ts'
import type { WritingTask } from './draft.ts'
import { dataJson, type StoryData, wishesOf } from './story-data.ts'
import { strictSchema } from './wire-story.ts'

/** Wishes and sentences are spoken of by number: names are ids on the way, so that quoting would find nothing. */
export const WireReading = z.object({
  wishes: z.array(z.object({ number: z.number(), told: z.boolean(), sentences: z.array(z.number()) })),
})
export type WireReading = z.infer<typeof WireReading>

export function readingTask(
  story: Story,
  info: CompleteBookInfo,
  data: StoryData,
): WritingTask<WireReading, AnsweredWish[]> {
  return {
    messages: readingMessages(story, data),
    task: 'reading',
    schema: { name: 'reading', json: strictSchema(WireReading) },
    parse: WireReading,
    convert: (wire) => answersFrom(wire, story, info, data),
    check: (_, wire) => checkReading(wire, story),
    wordsOf: () => [],
  }
}

/** A reader who has not seen how the book was planned, and only says what stands in it. */
export function readingMessages(story: Story, data: StoryData): Message[] {
  const sentences = numberedSentences(story).map(({ text }, index) => ({
    number: index + 1,
    text: cleanWords(data.names.hide(text)),
  }))
  return [
    { role: 'user', text: prompt('reading', { data: dataJson({ ...wishesOf(story.wishes ?? [], data), sentences }) }) },
  ]
}

/** What the reader found, as far as the book bears it out; a wish of which they said nothing is missed. */
export function answersFrom(
  { wishes }: WireReading,
  story: Story,
  info: CompleteBookInfo,
  data: StoryData,
): AnsweredWish[] {
  const people = info.characters.map(({ name }) => name)
  const asked = wishesOf(story.wishes ?? [], data).wishes
  return (story.wishes ?? []).map((wish, index) => {
    const read = wishes.find(({ number }) => number === index + 1)
    // Of what never reached the model nothing is told.
    const isTold = read?.told && asked[index]?.asked !== ''
    return confirmedWish(wish, isTold ? read.sentences : [], story, people)
  })
}

/** Of a reading that is to be asked for again: wishes without an answer, sentences that there are not. */
export function checkReading({ wishes }: WireReading, story: Story): Issue[] {
  const count = numberedSentences(story).length
  const silent = (story.wishes ?? []).filter((_, index) => !wishes.some(({ number }) => number === index + 1))
  const invented = wishes.flatMap(({ sentences }) => sentences.filter((number) => number < 1 || number > count))
  const empty = wishes.filter(({ told, sentences }) => told && sentences.length === 0)
  // Both are asked for once more; what then is still so counts for nothing.
  return [
    ...silent.map(() => soft('wish.silent', 'wishes', 'Every wish needs an answer')),
    ...[...invented, ...empty].flatMap(() => [
      soft(
        'sentence.unknown',
        'wishes',
        `Sentences have numbers from 1 to ${count}, and what is told has one at least`,
      ),
      soft('sentence.unknown', 'wishes', 'A number of no sentence shows nothing'),
    ]),
  ]
}
