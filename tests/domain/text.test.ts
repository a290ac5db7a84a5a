import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { countWords, wordLengths } from '../../src/domain/text.ts'

const pieces = fc.constantFrom('a', 'ñ', 'e\u0301', '😀', ' ', '\u00a0', '\u2003', '\u3000', '\n', '—', '¡')

test('words are what stands between white space of any kind, as long as a reader would count them', () => {
  fc.assert(
    fc.property(
      fc.array(pieces).map((some) => some.join('')),
      (text) => {
        const words = text.match(/\S+/gu) ?? []
        expect(countWords(text)).toBe(words.length)
        expect(wordLengths(text)).toEqual(words.map((word) => [...word].length))
      },
    ),
  )
})
