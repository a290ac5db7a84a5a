import { describe, expect, test } from 'bun:test'
import { composeBook } from '../../src/adapters/storyteller/compose.ts'
import { builtInLibrary } from '../../src/adapters/storyteller/library.ts'
import { openFaces } from '../../src/adapters/typesetter/faces.ts'
import { setLines } from '../../src/adapters/typesetter/text/text-frame.ts'
import { lineBudget, linesNeeded } from '../../src/domain/page-fit.ts'
import { READER_AGE_PROFILES } from '../../src/domain/reader-age.ts'
import { LANGUAGES, READER_AGES, valuesOf } from '../../src/domain/vocabulary.ts'
import { infoFixture } from '../support/builders.ts'

const AGES = valuesOf(READER_AGES)

describe('the lines that a page needs', () => {
  test.each(AGES)('for readers of %s are hardly ever fewer than when it is set', async (age) => {
    const faces = await openFaces()
    const { fontSizePt: sizePt, leadPt, textBoxMm, indentsParagraphs } = READER_AGE_PROFILES[age]
    const face = indentsParagraphs ? 'literata' : 'andika'
    const style = { face, sizePt, leadPt } as const
    const set = pagesOf(age).map((paragraphs) => {
      const lines = paragraphs.reduce(
        (sum, text) => sum + setLines(faces, text, style, { widthMm: textBoxMm.width }).length,
        0,
      )
      const gaps = indentsParagraphs ? 0 : (paragraphs.length - 1) / 4
      return linesNeeded(age, paragraphs) - lines - gaps
    })

    expect(set.filter((spare) => spare < 0).length).toBeLessThanOrEqual(set.length * 0.06)
    expect(Math.min(...set)).toBeGreaterThanOrEqual(-1)
  })

  /** Type a point smaller, which the setter may take, makes room for one line more. */
  test.each(AGES)('a written page for %s has room for', (age) => {
    const over = pagesOf(age).filter(
      (paragraphs, index) =>
        linesNeeded(age, paragraphs) > lineBudget(age, (index % READER_AGE_PROFILES[age].textPages) + 1) + 1,
    )

    expect(over).toEqual([])
  })

  test('a page of many short answers is full before its words are', () => {
    const talk = Array.from({ length: 12 }, () => '—¿Y tú?')

    expect(linesNeeded('4-6', talk)).toBeGreaterThan(lineBudget('4-6', 2))
  })
})

const library = await builtInLibrary().open()

function pagesOf(readerAge: (typeof AGES)[number]): string[][] {
  return valuesOf(LANGUAGES).flatMap((language) =>
    ['one:1', 'one:2', 'one:3'].flatMap((seed) => {
      const info = { ...infoFixture('lucia-y-el-dragon'), readerAge, language, chapters: 5 }
      return composeBook(library, { info, seed }).chapters.flatMap(({ pages }) =>
        pages.map(({ paragraphs }) => paragraphs),
      )
    }),
  )
}
