import type { StoryPage } from '../../../domain/story.ts'
import { sentencesOf as spokenIn } from '../../../domain/story-checks/sentences.ts'
import { countWords } from '../../../domain/text.ts'
import { sentencesOf } from './lines.ts'

/** Longer ones are noticed when they come again. */
const LONGEST_TWICE = 8

/** Pages without the long sentences that the book has said before: long names can make one of a short running joke. */
export function saidOnce(pages: readonly StoryPage[], said: Set<string>): StoryPage[] {
  return pages.map((page) => {
    const paragraphs = page.paragraphs.flatMap((paragraph) => {
      const kept = sentencesOf(paragraph).filter((sentence) => {
        const words = spokenIn(sentence).join(' ')
        if (countWords(words) <= LONGEST_TWICE) return true
        const isNew = !said.has(words)
        said.add(words)
        return isNew
      })
      return kept.length > 0 ? [kept.join(' ')] : []
    })
    return paragraphs.length > 0 ? { ...page, paragraphs } : page
  })
}
