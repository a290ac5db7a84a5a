import { describe, expect, test } from 'bun:test'
import { openFaces } from '../../../src/adapters/typesetter/faces.ts'
import { composeBook } from '../../../src/adapters/typesetter/pages/compose-book.ts'
import type { BookPage, TextLine } from '../../../src/domain/page-model/page-model.ts'
import { PRINTER_PROFILES } from '../../../src/domain/printer-profiles.ts'
import { READER_AGE_PROFILES } from '../../../src/domain/reader-age.ts'
import { LANGUAGES, READER_AGES, valuesOf } from '../../../src/domain/vocabulary.ts'
import { FIXTURES } from '../../support/builders.ts'
import { aBook } from './support/stub-book.ts'

describe.each(valuesOf(READER_AGES))('the running text for readers of %s', (age) => {
  test('ends no paragraph with a stub, and next to no line with a word of one letter', async () => {
    const { textBoxMm } = READER_AGE_PROFILES[age]
    const paragraphs = (await everyBook(age)).flatMap((pages) => [...linesByBlock(pages).values()])
    const lasts = paragraphs.flatMap((lines) => (lines.length > 1 ? lines.slice(-1) : []))
    const others = paragraphs.flatMap((lines) => lines.slice(0, -1))

    expect(lasts.length).toBeGreaterThan(50)
    expect(lasts.filter(({ widthMm }) => widthMm < textBoxMm.width / 5).map(({ text }) => text)).toEqual([])
    expect(lasts.filter(({ text }) => !text.includes(' ')).map(({ text }) => text)).toEqual([])
    const weak = others.filter(({ text }) => /(^|\s)[¿¡«“(—]*\p{sc=Latin}$/u.test(text))
    expect(weak.length).toBeLessThanOrEqual(others.length / 500)
  })

  test('is indented from age 8: every paragraph but one with a raised letter', async () => {
    const { indentsParagraphs } = READER_AGE_PROFILES[age]
    for (const pages of await everyBook(age)) {
      const refrain = new Set(pages.flatMap(singing))
      for (const [block, lines] of linesByBlock(pages)) {
        if (refrain.has(block)) continue
        const [first, ...rest] = lines
        const isIndented = rest.length > 0 && (first?.xMm ?? 0) > Math.min(...rest.map(({ xMm }) => xMm)) + 3
        // A chapter that begins with a word raises its first letter; one that begins with a raya does not.
        const begins = /-p0-0$/u.test(block) && /^\p{L}/u.test(first?.text ?? '')
        if (rest.length > 0 && isOnOnePage(pages, block))
          expect([block, isIndented]).toEqual([block, indentsParagraphs && !begins])
      }
    }
  })
})

async function everyBook(age: (typeof AGES)[number]): Promise<(readonly BookPage[])[]> {
  const faces = await openFaces()
  const books: (readonly BookPage[])[] = []
  for (const fixture of FIXTURES)
    for (const language of valuesOf(LANGUAGES))
      books.push(
        composeBook(await aBook(fixture, { age, language }), faces, PRINTER_PROFILES['generic-210']).model.pages,
      )
  return books
}

const AGES = valuesOf(READER_AGES)

function textsOf(pages: readonly BookPage[]) {
  return pages.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' && /^chapter-\d+-p/u.test(item.block) ? [item] : [])),
  )
}

function linesByBlock(pages: readonly BookPage[]): Map<string, TextLine[]> {
  const blocks = new Map<string, TextLine[]>()
  for (const { block, lines } of textsOf(pages)) blocks.set(block, [...(blocks.get(block) ?? []), ...lines])
  return blocks
}

/** A left page and a right one do not begin at the same place. */
function isOnOnePage(pages: readonly BookPage[], block: string): boolean {
  return textsOf(pages).filter((item) => item.block === block).length === 1
}

function singing({ items }: BookPage): string[] {
  return items.flatMap((item) => (item.kind === 'text' && item.face === 'fredoka' ? [item.block] : []))
}
