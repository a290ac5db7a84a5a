import { expect, test } from 'bun:test'
import { composeBook } from '../../../../src/adapters/offline/writer/compose-book.ts'
import { aCompleteInfo, aGirl } from '../../../support/builders.ts'

/** What a companion finds on the way, and how it helps in the end. */
const FINDS = [
  ['un palo estupendo', '¡Qué buen palo!'],
  ['una pluma algo mordida', 'de qué lado venía el aire'],
] as const

test('nothing helps in the end that a full page has left out before', () => {
  const books = (['6-8', '8-10', '10+'] as const).flatMap((readerAge) =>
    [2, 3, 5].flatMap((chapters) =>
      Array.from({ length: 20 }, (_, seed) => {
        const info = aCompleteInfo({ characters: [aGirl('Zulema')], theme: 'animales', readerAge, chapters })
        const told = composeBook({ info, seed: `book:${seed}` }).chapters
        return told.flatMap(({ pages }) => pages.flatMap(({ paragraphs }) => paragraphs)).join(' ')
      }),
    ),
  )
  for (const [found, used] of FINDS) {
    const helped = books.filter((text) => text.includes(used))
    expect(helped.length).toBeGreaterThan(0)
    expect(helped.filter((text) => !text.includes(found))).toEqual([])
  }
})

test('nothing is found that can help no more', () => {
  for (const readerAge of ['6-8', '8-10', '10+'] as const)
    for (let seed = 0; seed < 40; seed++) {
      const info = aCompleteInfo({ characters: [aGirl('Zulema')], theme: 'animales', readerAge, chapters: 3 })
      const last = composeBook({ info, seed: `book:${seed}` }).chapters.at(-1)
      const text = last?.pages.flatMap(({ paragraphs }) => paragraphs).join(' ') ?? ''

      expect(FINDS.filter(([found]) => text.includes(found))).toEqual([])
    }
})
