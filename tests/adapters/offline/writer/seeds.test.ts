import { describe, expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import type { CompleteBookInfo } from '../../../../src/domain/completeness.ts'
import { sentencesOf } from '../../../../src/domain/story-checks/sentences.ts'
import { FIXTURES, infoFixture } from '../../../support/builders.ts'

/** Books of one account follow each other like this. */
const SEEDS = Array.from({ length: 5 }, (_, index) => `book:${index + 1}`)
/** Without magic, and on the moon, fewer plots and episodes remain. */
const MOST: Readonly<Record<string, number>> = { 'maia-astronauta': 0.5 }

describe('one input told twice, with two seeds', () => {
  test.each([...FIXTURES])('%s shares few sentences', (fixture) => {
    const told = SEEDS.map((seed) => sentencesTold(infoFixture(fixture), seed))
    const shares = told.flatMap((one, index) => told.slice(index + 1).map((other) => shareOf(one, other)))

    expect(shares).toHaveLength(10)
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(MOST[fixture] ?? 0.35)
  })

  test('books made one after the other never have one plot', () => {
    for (const fixture of FIXTURES) {
      const plots = SEEDS.map((seed) => plotOf(infoFixture(fixture), seed))
      plots.slice(1).forEach((plot, index) => {
        expect(plot).not.toBe(plots[index])
      })
    }
  })
})

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
