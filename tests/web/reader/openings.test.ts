import { describe, expect, test } from 'bun:test'
import { pageAfter, pagesInView } from '../../../web/reader/openings.ts'

/** The openings met when paging from the cover to the end. */
function readThrough(count: number, twoUp: boolean): number[][] {
  const met = [pagesInView(1, count, twoUp)]
  for (let page = 1; ; ) {
    const next = pageAfter(page, 1, count, twoUp)
    if (next === page) return met
    met.push(pagesInView(next, count, twoUp))
    page = next
  }
}

describe('two facing pages', () => {
  test('the covers lie alone and every page is met once', () => {
    expect(readThrough(8, true)).toEqual([[1], [2], [3, 4], [5, 6], [7], [8]])
  })

  test('a page asked for by number comes with the one it faces', () => {
    expect(pagesInView(6, 22, true)).toEqual([5, 6])
    expect(pagesInView(5, 22, true)).toEqual([5, 6])
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 22, 23])('a book of %i pages can be read forwards and backwards', (count) => {
    const forwards = readThrough(count, true)
    expect(forwards.flat()).toEqual(Array.from({ length: count }, (_, at) => at + 1))
    for (const [at, opening] of forwards.entries()) {
      if (at === 0) continue
      expect(pagesInView(pageAfter(opening[0] ?? 0, -1, count, true), count, true)).toEqual(forwards[at - 1] ?? [])
    }
  })
})

test('one page at a time goes one by one and stops at both ends', () => {
  expect(readThrough(3, false)).toEqual([[1], [2], [3]])
  expect(pageAfter(1, -1, 3, false)).toBe(1)
})

test('a kept place beyond the book opens at its last page', () => {
  expect(pagesInView(40, 22, false)).toEqual([22])
  expect(pagesInView(Number.NaN, 22, false)).toEqual([1])
})
