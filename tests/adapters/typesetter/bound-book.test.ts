import { describe, expect, test } from 'bun:test'
import { BookTypesetter } from '../../../src/adapters/typesetter/book-typesetter.ts'
import { INNER_SAFE_MM, PAGE_MM, SAFE_MM } from '../../../src/domain/page-model/page-model.ts'
import { interiorPages } from '../../../src/domain/page-model/page-order.ts'
import { tidyText } from '../../../src/domain/page-model/text-rules.ts'
import { READER_AGE_PROFILES } from '../../../src/domain/reader-age.ts'
import { LANGUAGES, READER_AGES, valuesOf } from '../../../src/domain/vocabulary.ts'
import { FIXTURES } from '../../support/builders.ts'
import { type DrawnPage, drawnPages, mm } from './support/read-pdf.ts'
import { aBook } from './support/stub-book.ts'

const typesetter = new BookTypesetter()
const everyBook = FIXTURES.flatMap((fixture) =>
  valuesOf(READER_AGES).flatMap((age) => valuesOf(LANGUAGES).map((language) => [fixture, age, language] as const)),
)

describe.each(everyBook)('%s for readers of %s in %s', (fixture, age, language) => {
  const bound = once(async () => {
    const input = await aBook(fixture, { age, language })
    const book = await typesetter.bind(input)
    return { input, book, pages: await drawnPages(book.screenPdf) }
  })

  test('has the pages that its chapters need, in whole sheets, and two covers', async () => {
    const { input, book, pages } = await bound()
    const { textPages, illustratedPages } = READER_AGE_PROFILES[age]
    const ofChapters = input.story.chapters.length * (textPages + illustratedPages.length)

    expect(pages.length).toBe(interiorPages(ofChapters, 0) + 2)
    expect(book.pages).toBe(pages.length)
    expect(book.notes.filter((note) => !/^type set (0\.5|1) pt smaller to fit$/u.test(note))).toEqual([])
  })

  test('tells every word of the story once and in order', async () => {
    const { input, pages } = await bound()
    const story = input.story.chapters.flatMap((chapter) => chapter.pages.flatMap(({ paragraphs }) => paragraphs))
    const expected = wordsOf(story.map(tidyText).join(' '))
    const size = bodySizeOf(pages, READER_AGE_PROFILES[age].fontSizePt)
    const drawn = wordsOf(
      runningText(pages, size)
        .map(({ text }) => text)
        .join(' '),
    )

    expect(drawn).toEqual(expected)
  })

  test('keeps every word inside the safe area', async () => {
    const { pages } = await bound()
    pages.forEach((page, index) => {
      // Interior page 1 is a right one and stands second in the file, after the cover.
      const isCover = index === 0 || index === pages.length - 1
      const [left, right] = isCover
        ? [SAFE_MM, SAFE_MM]
        : index % 2 === 1
          ? [INNER_SAFE_MM, SAFE_MM]
          : [SAFE_MM, INNER_SAFE_MM]
      for (const line of page.lines) {
        expect(mm(line.x)).toBeGreaterThanOrEqual(left - 0.01)
        expect(mm(line.x + line.width)).toBeLessThanOrEqual(PAGE_MM - right + 0.01)
        expect(mm(line.baseline)).toBeGreaterThanOrEqual(SAFE_MM)
        expect(mm(line.baseline + line.size * 0.7)).toBeLessThanOrEqual(PAGE_MM - SAFE_MM + 0.01)
      }
    })
  })

  test('breaks no line where Spanish and English forbid it', async () => {
    const { pages } = await bound()
    for (const { text } of pages.flatMap(({ lines }) => lines)) {
      expect(text).not.toMatch(/[¿¡«“(]\s*$/u)
      expect(text).not.toMatch(/(^|\s)[—–-]\s*$/u)
      expect(text).not.toMatch(/^[»”.,;:!?…)]/u)
      expect(text).not.toMatch(/^—\s/u)
    }
  })
})

/** Made when the first test wants it, whichever that is. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter(Boolean)
}

/** Type may be up to a point smaller than the age's, but is one size in a chapter. */
function bodySizeOf(pages: readonly DrawnPage[], wanted: number): (size: number) => boolean {
  const sizes = new Set(pages.flatMap(({ lines }) => lines.map(({ size }) => size)))
  expect([...sizes].some((size) => size <= wanted && size >= wanted - 1)).toBe(true)
  return (size) => size <= wanted && size >= wanted - 1
}

/** The lines of the chapters: between the third interior page and the closing. */
function runningText(pages: readonly DrawnPage[], isBody: (size: number) => boolean): DrawnPage['lines'] {
  const last = pages.findLastIndex(({ lines }) => lines.some(({ text }) => text === 'FIN' || text === 'The End'))
  return pages
    .slice(4, last)
    .flatMap(({ lines }) =>
      lines.filter(({ size, text }) => isBody(size) && !/^(\d+|(Capítulo|Chapter) \d+)$/u.test(text)),
    )
}
