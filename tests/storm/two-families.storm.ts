import { expect, test } from 'bun:test'
import type { CompleteBookInfo } from '../../src/domain/completeness.ts'
import { THEMES, valuesOf } from '../../src/domain/vocabulary.ts'
import { sharingPairs, unlikeOf } from '../adapters/storyteller/shared-sentences.ts'

const ALIKE: Partial<CompleteBookInfo> = { readerAge: '4-6', chapters: 5 }

test.each<[string, Partial<CompleteBookInfo>[]]>([
  ['the theme that each asked for', [{}]],
  ['one theme for all', valuesOf(THEMES).map((theme) => ({ theme }))],
  ['one theme, age and length for all', valuesOf(THEMES).map((theme) => ({ theme, ...ALIKE }))],
])(
  'with %s, nineteen of twenty pairs of families share less than a fifth of their sentences',
  async (what, all) => {
    const pairs = []
    for (const [turn, as] of all.entries()) pairs.push(...(await sharingPairs({ as, seed: String(turn) })))
    const most = new Map(pairs.toSorted((a, b) => a.share - b.share).map((pair) => [`${pair.one} ${pair.other}`, pair]))
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`
    const worst = [...most.values()].toSorted((a, b) => b.share - a.share).slice(0, 3)
    const named = worst.map(({ one, other, share }) => `${one} and ${other} ${percent(share)}`).join(', ')
    console.log(`${what}: ${percent(unlikeOf(pairs))} of ${pairs.length} pairs; most alike: ${named}`)

    expect(unlikeOf(pairs)).toBeGreaterThanOrEqual(0.95)
  },
  600_000,
)
