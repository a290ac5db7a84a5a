import { expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import { PLOTS } from '../../../../src/adapters/offline/writer/plots/index.ts'
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

function plotsTold(theme: Theme): string[] {
  return TWENTY_BOOKS.map((seed) => {
    const { plan } = composeBook({ info: aCompleteInfo({ theme, chapters: 1 }), seed })
    return JSON.parse(plan.chapters[0]?.outline ?? '{}').plot
  })
}
