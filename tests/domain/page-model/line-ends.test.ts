import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { type LinePiece, lineEnds } from '../../../src/domain/page-model/line-ends.ts'

const words = (...widths: number[]): LinePiece[] => widths.map((width) => ({ width, gap: 1, isWeak: width === 1 }))
const linesOf = (pieces: readonly LinePiece[], ends: readonly number[]) =>
  ends.map((end, i) => pieces.slice(ends[i - 1] ?? 0, end))
const widthOf = (line: readonly LinePiece[]) =>
  line.reduce((sum, { width, gap }, i) => sum + width + (i > 0 ? gap : 0), 0)

describe('the ends of lines', () => {
  test('leave no word alone on the last line if it can be helped', () => {
    // Three words of 4 and one of 3 in a measure of 14: greedily "aaaa bbbb cccc" and a lone "ddd".
    expect(lineEnds(words(4, 4, 4, 3), () => 14)).toEqual([2, 4])
  })

  test('leave at least a fifth of the measure on the last line', () => {
    // Greedily the last line is "e e", 3 of 20.
    const pieces = words(6, 6, 6, 1, 1)
    expect(lineEnds(pieces, () => 20).at(-2)).toBe(2)
  })

  test('are no words of one letter', () => {
    // Greedily "aaaaaa y" and then the rest.
    expect(lineEnds(words(6, 1, 6, 6), () => 15)).toEqual([1, 4])
  })

  test('are a word of one letter rather than a last line of one word, or one line more', () => {
    expect(lineEnds(words(7, 1, 7, 5), () => 13)).toEqual([2, 4])
    expect(lineEnds(words(6, 1, 9), () => 9)).toEqual([2, 3])
  })

  test('never use more lines than are needed', () => {
    expect(lineEnds(words(5, 5, 5, 5), () => 23)).toEqual([4])
  })

  test('a paragraph of one word is one line', () => {
    expect(lineEnds(words(5), () => 40)).toEqual([1])
    expect(lineEnds([], () => 40)).toEqual([])
  })

  test('keep every line within its measure, whatever the words', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }), (widths) => {
        const pieces = widths.map((width) => ({ width, gap: 3, isWeak: width < 4 }))
        const lines = linesOf(
          pieces,
          lineEnds(pieces, (line) => (line === 0 ? 44 : 50)),
        )

        expect(lines.flat()).toEqual(pieces)
        lines.forEach((line, i) => {
          expect(widthOf(line)).toBeLessThanOrEqual(i === 0 ? 44 : 50)
        })
      }),
    )
  })

  test('are the best of all that there are', () => {
    const measure = (line: number) => (line === 0 ? 16 : 20)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 9 }), (widths) => {
        const pieces = words(...widths)
        const faults = (ends: readonly number[]) => {
          const lines = linesOf(pieces, ends)
          const last = lines.at(-1) ?? []
          const isShort = lines.length > 1 && (last.length === 1 || widthOf(last) < measure(lines.length - 1) / 5)
          return [lines.length, Number(isShort), lines.slice(0, -1).filter((line) => line.at(-1)?.isWeak).length]
        }
        const all = waysToBreak(pieces, measure).map(faults)
        const best = all.toSorted(
          (a, b) => (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0),
        )

        expect(faults(lineEnds(pieces, measure))).toEqual(best[0] ?? [])
      }),
    )
  })
})

/** Every way to part the pieces into lines that fit. */
function waysToBreak(pieces: readonly LinePiece[], measure: (line: number) => number): number[][] {
  const ways: number[][] = []
  const go = (from: number, ends: number[]) => {
    if (from === pieces.length) ways.push(ends)
    for (let end = from + 1; end <= pieces.length; end++) {
      if (widthOf(pieces.slice(from, end)) > measure(ends.length) && end > from + 1) break
      go(end, [...ends, end])
    }
  }
  go(0, [])
  return ways
}
