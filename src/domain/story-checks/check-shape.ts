import type { CompleteBookInfo } from '../completeness.ts'
import { lineBudget, linesNeeded } from '../page-fit.ts'
import { READER_AGE_PROFILES, wordBudget } from '../reader-age.ts'
import type { Story } from '../story.ts'
import { countWords } from '../text.ts'
import { hard, type Issue, soft } from './issue.ts'
import { namesAsOne } from './names.ts'

/** Counts of chapters, pages, pictures and words. */
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
  })
  const blurb = countWords(namesAsOne(story.blurb, names))
  if (blurb > 60) issues.push(hard('blurb.tooLong', 'blurb', `${blurb} words`))
  if (!story.closing.trim()) issues.push(hard('closing.empty', 'closing', 'No closing'))
  return issues
}
