import { expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import { SPARE_LINES } from '../../../../src/adapters/offline/writer/plots/spare-lines.ts'
import { THEMES, valuesOf } from '../../../../src/domain/vocabulary.ts'
import { aCompleteInfo, aGirl } from '../../../support/builders.ts'

/** What of each quiet line does not depend on who is in it. */
const QUIET = SPARE_LINES.flat().flatMap(({ es }) => {
  const [longest = ''] = es
    .replace(/^\S+ /u, '')
    .split(/\{[^}]+\}|\[[^\]]+\]/u)
    .sort((a, b) => b.length - a.length)
  return longest.length > 20 ? [longest.trim()] : []
})

test.each(['6-8', '8-10', '10+'] as const)(
  'what could stand in any story stands on one page in eight at the most, for %s',
  (readerAge) => {
    const pages = valuesOf(THEMES).flatMap((theme) => {
      const info = aCompleteInfo({ characters: [aGirl('Zulema')], theme, readerAge, chapters: 5 })
      return composeBook({ info, seed: 'book:7' }).chapters.flatMap((chapter) => chapter.pages)
    })
    const text = pages.flatMap(({ paragraphs }) => paragraphs).join('\n')
    const found = QUIET.filter((line) => text.includes(line)).map((line) => text.split(line).length - 1)

    expect(found.reduce((sum, count) => sum + count, 0)).toBeLessThan(pages.length / 8)
  },
)
