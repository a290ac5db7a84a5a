import { describe, expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import type { CompleteBookInfo } from '../../../../src/domain/completeness.ts'
import { sentencesOf } from '../../../../src/domain/story-checks/sentences.ts'
import { READER_AGES, valuesOf } from '../../../../src/domain/vocabulary.ts'
import { FIXTURES, infoFixture } from '../../../support/builders.ts'

/** Books of one account follow each other like this. */
const COUNTED = Array.from({ length: 20 }, (_, index) => `book:${index + 1}`)
const ANY = ['abeja', 'zorro', 'x9q', 'kiwi', 'luna', 'mar', 'p-77a', 'hola', 'qwe', 'tren', 'm1n', 'vaca', 'zz', 'ñu']

/** Of the shorter book's sentences, as many as any two of twenty books of one input may have in common. */
const MOST = 0.35

describe('one input told twenty times', () => {
  test.each([...FIXTURES])(
    '%s never comes out as the same book',
    (fixture) => {
      for (const readerAge of valuesOf(READER_AGES)) {
        const shares = sharesOf({ ...infoFixture(fixture), readerAge }, COUNTED)

        expect(Math.max(...shares)).toBeLessThan(MOST)
      }
    },
    30_000,
  )

  test.each([...FIXTURES])('%s shares little whatever the seeds', (fixture) => {
    const shares = sharesOf(infoFixture(fixture), ANY)

    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(MOST)
  })

  test('books made one after the other never have one plot', () => {
    for (const fixture of FIXTURES) {
      const plots = COUNTED.map((seed) => plotOf(infoFixture(fixture), seed))
      plots.slice(1).forEach((plot, index) => {
        expect(plot).not.toBe(plots[index])
      })
    }
  })
})

function sharesOf(info: CompleteBookInfo, seeds: readonly string[]): number[] {
  const told = seeds.map((seed) => sentencesTold(info, seed))
  return told.flatMap((one, index) => told.slice(index + 1).map((other) => shareOf(one, other)))
}

function sentencesTold(info: CompleteBookInfo, seed: string): ReadonlySet<string> {
  const { chapters } = composeBook({ info, seed })
  return new Set(chapters.flatMap(({ pages }) => pages.flatMap(({ paragraphs }) => paragraphs.flatMap(sentencesOf))))
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((sentence) => other.has(sentence)).length
  return common / Math.min(one.size, other.size)
}

function plotOf(info: CompleteBookInfo, seed: string): string {
  return JSON.parse(composeBook({ info, seed }).plan.chapters[0]?.outline ?? '{}').plot
}
