import { z } from 'zod'
import type { CompleteBookInfo } from '../../../domain/completeness.ts'
import { numberedSentences } from '../../../domain/confirmed-wish.ts'
import type { Story } from '../../../domain/story.ts'
import { checkSaidFacts, SAID_FACTS } from '../../../domain/story-checks/check-said-facts.ts'
import { checkStory } from '../../../domain/story-checks/check-story.ts'
import type { EditorsRemark } from '../../../ports/story-writer.ts'
import { cleanWords } from '../clean-words.ts'
import { prompt } from '../prompts.ts'
import type { Message } from '../question.ts'
import { AGE_CARDS } from './age-cards.ts'
import type { WritingTask } from './draft.ts'
import { dataJson, type StoryData, wishesOf } from './story-data.ts'
import { strictSchema } from './wire-story.ts'

export const WireRemarks = z.object({
  remarks: z.array(z.object({ sentence: z.number(), problem: z.string(), change: z.string() })),
})
export type WireRemarks = z.infer<typeof WireRemarks>

export function editingTask(
  story: Story,
  info: CompleteBookInfo,
  data: StoryData,
): WritingTask<WireRemarks, EditorsRemark[]> {
  return {
    messages: editorMessages(story, info, data),
    task: 'editing',
    schema: { name: 'editing', json: strictSchema(WireRemarks) },
    parse: WireRemarks,
    convert: (wire) => remarksFrom(wire, story, info, data),
    check: () => [],
    wordsOf: () => [],
  }
}

function editorMessages(story: Story, info: CompleteBookInfo, data: StoryData): Message[] {
  const words = (text: string) => cleanWords(data.names.hide(text))
  const sentences = numberedSentences(story).map(({ chapter, page, text }, index) => ({
    ...{ number: index + 1, chapter, page },
    text: words(text),
  }))
  const refrain = story.refrain ? words(story.refrain) : null
  const book = {
    ...data.book,
    ...wishesOf(story.wishes ?? [], data),
    refrain,
    closing: words(story.closing),
    sentences,
  }
  return [
    { role: 'user', text: prompt('editor', { readers: AGE_CARDS[info.readerAge].readers, data: dataJson(book) }) },
  ]
}

/** What rules find in the whole goes first: it is sure. Of sentences that there are not nothing is said. */
function remarksFrom({ remarks }: WireRemarks, story: Story, info: CompleteBookInfo, data: StoryData): EditorsRemark[] {
  const sentences = numberedSentences(story)
  const said = remarks.flatMap(({ sentence, problem, change }): EditorsRemark[] => {
    const at = sentences[sentence - 1]
    const words = cleanWords(data.names.reveal(`${problem}: ${change}`))
    return at && change.trim() ? [{ chapter: at.chapter, page: at.page, change: words }] : []
  })
  return [...found(story, info), ...said]
}

/** Chapters were looked at one by one: a sentence of one may stand in another. */
function found(story: Story, info: CompleteBookInfo): EditorsRemark[] {
  const sentences = numberedSentences(story)
  return [...checkStory(story, info), ...checkSaidFacts(story, info)].flatMap(
    ({ id, weight, path, message }): EditorsRemark[] => {
      if (id === 'sentence.repeated') {
        const at = sentences.findLast(({ text }) => letters(text) === letters(message))
        return at
          ? [{ chapter: at.chapter, page: at.page, change: `This stands on an earlier page already: ${message}` }]
          : []
      }
      const [, chapter, page] = /^chapters\[(\d+)\]\.pages\[(\d+)\]/u.exec(path) ?? []
      // Its pictures are thought of when its words are finished.
      const isGrave = weight === 'hard' || SAID_FACTS.has(id)
      if (!isGrave || chapter === undefined || id === 'page.scene') return []
      const change =
        id === 'sentences.tooLong' ? `Too long to be heard: say it in shorter sentences. ${message}` : message
      return [{ chapter: Number(chapter) + 1, page: Number(page) + 1, change }]
    },
  )
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
