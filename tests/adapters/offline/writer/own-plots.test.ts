import { expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import { PLOTS } from '../../../../src/adapters/offline/writer/plots/index.ts'
import type { CompleteBookInfo } from '../../../../src/domain/completeness.ts'
import { THEMES, type Theme, valuesOf } from '../../../../src/domain/vocabulary.ts'
import { aCompleteInfo } from '../../../support/builders.ts'

const TWENTY_BOOKS = Array.from({ length: 20 }, (_, index) => `book:${index}`)

test('a Christmas book can tell the Christmas story', () => {
  expect(plotsTold('navidad')).toContain('thirteenth')
})

test.each(valuesOf(THEMES))('a book about %s never tells a story that belongs to other themes', (theme) => {
  const foreign = PLOTS.filter(({ themes }) => themes && !themes.includes(theme)).map(({ id }) => id)

  expect(plotsTold(theme).filter((id) => foreign.includes(id))).toEqual([])
})

test.each(['ciencia ficcion', 'aventura', 'princesas'] as const)('a book about %s is no Christmas book', (theme) => {
  expect(plotsTold(theme)).not.toContain('thirteenth')
})

function plotsTold(theme: Theme): string[] {
  return TWENTY_BOOKS.map((seed) => plotOf(aCompleteInfo({ theme, chapters: 1 }), seed))
}

function plotOf(info: CompleteBookInfo, seed: string): string {
  return JSON.parse(composeBook({ info, seed }).plan.chapters[0]?.outline ?? '{}').plot
}
