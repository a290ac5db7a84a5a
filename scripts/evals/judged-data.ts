import { cleanWords } from '../../src/adapters/openai/clean-words.ts'
import type { Message } from '../../src/adapters/openai/question.ts'
import { dataJson, storyData } from '../../src/adapters/openai/story/story-data.ts'
import type { CompleteBookInfo } from '../../src/domain/completeness.ts'
import { numberedSentences } from '../../src/domain/confirmed-wish.ts'
import type { Story } from '../../src/domain/story.ts'
import type { Wish } from '../../src/domain/wish.ts'
import comparison from './prompts/comparison.md' with { type: 'text' }
import rubric from './prompts/rubric.md' with { type: 'text' }
import type { Words } from './stored-book.ts'

/*
 * What a judge sees: ids for names, no dedication, and nothing of who wrote a book, when, or what its writer says of it.
 */

export function rubricMessages(info: CompleteBookInfo, wishes: readonly Wish[], story: Story): Message[] {
  const { book, hide } = seen(info)
  const data = {
    asked: book,
    wishes: wishes.map(({ quote, kind, weight }, index) => ({ number: index + 1, asked: hide(quote), kind, weight })),
    book: {
      title: hide(story.title),
      chapters: story.chapters.map(({ title }) => hide(title)),
      sentences: numberedSentences(story).map(({ chapter, page, text }, index) => ({
        ...{ number: index + 1, chapter, page },
        text: hide(text),
      })),
      closing: hide(story.closing),
    },
  }
  return [message(rubric, info, data)]
}

export function comparisonMessages(info: CompleteBookInfo, a: Words, b: Words): Message[] {
  const { book, hide } = seen(info)
  const read = ({ title, refrain, chapters, closing }: Words) => ({
    title: hide(title),
    refrain: refrain && hide(refrain),
    chapters: chapters.map((chapter) => ({
      title: hide(chapter.title),
      pages: chapter.pages.map(({ paragraphs }) => hide(paragraphs.join(' '))),
    })),
    closing: hide(closing),
  })
  return [message(comparison, info, { asked: book, A: read(a), B: read(b) })]
}

/** A judge’s sentence with people’s names in it again, for whoever reads the report. */
export function withNames(info: CompleteBookInfo, text: string): string {
  return storyData(info).names.reveal(text)
}

function seen(info: CompleteBookInfo) {
  const { names, book } = storyData(info)
  return { book, hide: (text: string) => cleanWords(names.hide(text)) }
}

function message(text: string, info: CompleteBookInfo, data: Record<string, unknown>): Message {
  const slots: Record<string, string> = {
    age: info.readerAge,
    language: info.language === 'inglés' ? 'British English' : 'the Spanish of Spain',
    data: dataJson(data),
  }
  // One pass: what is filled in is never read again for slots.
  return { role: 'user', text: text.trim().replace(/\{\{(\w+)\}\}/gu, (_, slot: string) => slots[slot] ?? '') }
}
