import type { CompleteBookInfo } from '../completeness.ts'
import { lineBudget, linesNeeded } from '../page-fit.ts'
import { READER_AGE_PROFILES, wordBudget } from '../reader-age.ts'
import type { Story } from '../story.ts'
import { countWords } from '../text.ts'
import { hard, type Issue, soft } from './issue.ts'
import { listsAsOne, namesAsOne } from './names.ts'
import { sentencesOf, wordsIn } from './sentences.ts'

/** Counts of chapters, pages, pictures and words; lengths of sentences. */
export function checkShape(story: Story, info: CompleteBookInfo): Issue[] {
  const profile = READER_AGE_PROFILES[info.readerAge]
  const issues: Issue[] = []
  const names = [...info.characters, ...info.places].map(({ name }) => name)
  if (story.chapters.length !== info.chapters)
    issues.push(hard('chapters.count', 'chapters', `${story.chapters.length} chapters instead of ${info.chapters}`))
  story.chapters.forEach(({ title, pages }, index) => {
    const path = `chapters[${index}]`
    if (!title.trim()) issues.push(hard('chapter.noTitle', path, 'No title'))
    if (pages.length !== profile.textPages)
      issues.push(hard('pages.count', path, `${pages.length} pages instead of ${profile.textPages}`))
    pages.forEach(({ paragraphs, scene }, page) => {
      const pagePath = `${path}.pages[${page}]`
      const words = countWords(namesAsOne(paragraphs.join(' '), names))
      if (words === 0) issues.push(hard('page.empty', pagePath, 'No words'))
      if (words > wordBudget(info.readerAge, page + 1))
        issues.push(
          hard('page.tooManyWords', pagePath, `${words} words, room for ${wordBudget(info.readerAge, page + 1)}`),
        )
      const [lines, room] = [linesNeeded(info.readerAge, paragraphs), lineBudget(info.readerAge, page + 1)]
      if (lines > room)
        issues.push(
          soft('page.tooManyLines', pagePath, `${lines.toFixed(1)} lines, room for ${room}: join short paragraphs`),
        )
      if ((scene !== null) !== profile.illustratedPages.includes(page + 1))
        issues.push(hard('page.scene', pagePath, scene ? 'A picture too many' : 'No picture'))
    })
    const text = pages.flatMap(({ paragraphs }) => paragraphs)
    const words = countWords(namesAsOne(text.join(' '), names))
    if (words < profile.wordsPerChapter * 0.7)
      issues.push(soft('chapter.tooShort', path, `${words} words of ${profile.wordsPerChapter}`))
    if (words > profile.wordsPerChapter * 1.1)
      issues.push(soft('chapter.tooLong', path, `${words} words of ${profile.wordsPerChapter}`))
    const sentences = text.flatMap(sentencesOf).map((sentence) => listsAsOne(sentence, names))
    const lengths = sentences.map(wordsIn)
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
    if (mean > profile.meanWordsPerSentence)
      issues.push(soft('sentences.mean', path, `${mean.toFixed(1)} words a sentence`))
  })
  issues.push(...longSentences(story, info, names))
  const blurb = countWords(namesAsOne(story.blurb, names))
  if (blurb > 60) issues.push(hard('blurb.tooLong', 'blurb', `${blurb} words`))
  if (!story.closing.trim()) issues.push(hard('closing.empty', 'closing', 'No closing'))
  return issues
}

/** One sentence in twenty may pass the maximum: prose in which none does is a list. */
const MAY_BE_LONG = 20

function longSentences(story: Story, { readerAge }: CompleteBookInfo, names: readonly string[]): Issue[] {
  const { maxWordsPerSentence } = READER_AGE_PROFILES[readerAge]
  const sentences = story.chapters.flatMap(({ pages }, index) =>
    pages
      .flatMap(({ paragraphs }) => paragraphs.flatMap(sentencesOf))
      .map((sentence) => ({ path: `chapters[${index}]`, text: listsAsOne(sentence, names) })),
  )
  const long = sentences.filter(({ text }) => wordsIn(text) > maxWordsPerSentence)
  const weigh = long.length <= Math.max(1, sentences.length / MAY_BE_LONG) ? soft : hard
  return long.map(({ path, text }) => weigh('sentences.tooLong', path, `${wordsIn(text)} words: ${text}`))
}
