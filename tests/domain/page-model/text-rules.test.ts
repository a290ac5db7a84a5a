import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { lineEnds, linesKept, tidyText, unbreakablePieces } from '../../../src/domain/page-model/text-rules.ts'

describe('text is tidied before it is set', () => {
  test.each([
    ['— Hola —dijo Ana.', '—Hola —dijo Ana.'],
    ['- ¿Vienes?', '—¿Vienes?'],
    ['¿ Quién llama ?', '¿Quién llama?'],
    ['Espera... ya voy', 'Espera… ya voy'],
    ['dos  espacios\ny un salto ', 'dos espacios y un salto'],
    ['Cafe\u0301', 'Café'],
    ['« Hola »', '«Hola»'],
  ])('%j is set as %j', (typed, set) => {
    expect(tidyText(typed)).toBe(set)
  })
})

describe('lines may not break', () => {
  test('beside a raya that stands alone', () => {
    expect(unbreakablePieces('uno — dos')).toEqual(['uno\u00a0—\u00a0dos'])
  })

  test('after an opening mark or before a closing one', () => {
    expect(unbreakablePieces('dijo ( sí ) y')).toEqual(['dijo', '(\u00a0sí\u00a0)', 'y'])
  })
})

describe('the ends of lines', () => {
  test('leave no word alone on the last line if it can be helped', () => {
    // Three words of 4 and one of 3 in a measure of 14: greedily "aaaa bbbb cccc" and a lone "ddd".
    expect(lineEnds([4, 4, 4, 3], 1, () => 14)).toEqual([2, 4])
  })

  test('never use more lines than are needed', () => {
    expect(lineEnds([5, 5, 5, 5], 1, () => 23)).toEqual([4])
  })

  test('keep every line within its measure, whatever the words', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }), (widths) => {
        const ends = lineEnds(widths, 3, (line) => (line === 0 ? 44 : 50))
        const lines = ends.map((end, i) => widths.slice(ends[i - 1] ?? 0, end))

        expect(lines.flat()).toEqual(widths)
        lines.forEach((line, i) => {
          const width = line.reduce((sum, one) => sum + one, 0) + 3 * (line.length - 1)
          expect(width).toBeLessThanOrEqual(i === 0 ? 44 : 50)
        })
      }),
    )
  })
})

describe('a paragraph at the foot of a page', () => {
  test('of three lines is never split', () => {
    expect([0, 1, 2, 3].map((room) => linesKept(3, room))).toEqual([0, 0, 0, 3])
  })

  test('leaves at least two lines on either side', () => {
    expect([1, 2, 3, 4, 5].map((room) => linesKept(5, room))).toEqual([0, 2, 3, 3, 5])
  })
})
