import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { clausesOf } from '../../../src/domain/understanding/clauses.ts'
import { wordsOf } from '../../../src/domain/understanding/hear.ts'

const FRAGMENTS = [
  'El yayo murió',
  ' y ',
  'no quiere',
  ', que no salgan ',
  'xfa',
  '. ',
  '\n- ',
  'ñ',
  '¿',
  'e\u0301l',
  'don’t',
  ' pero ',
  '3.5',
]
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 20 }).map((parts) => parts.join('')),
)

test('a quote is what stands in the text, in order, nothing twice, and every word is in one', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const clauses = clausesOf(text)
      let end = 0
      for (const { quote, from, to } of clauses) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        expect(text.slice(from, to)).toBe(quote)
        end = to
      }
      for (const word of wordsOf(text))
        expect(clauses.filter(({ from, to }) => from <= word.from && word.to <= to)).toHaveLength(1)
    }),
  )
})

test.each([
  ['Su abuelo (Tino) murió en marzo. Lo echa de menos.', ['Su abuelo (Tino) murió en marzo', 'Lo echa de menos']],
  ['Hay que gritar «¡Pimiento!» cada vez', ['Hay que gritar «¡Pimiento!» cada vez']],
  ['Dice siempre "sin prisa, lagartija". Es buena', ['Dice siempre "sin prisa, lagartija', 'Es buena']],
  ['Le gusta el mar (nadie sabe por qué)', ['Le gusta el mar', 'nadie sabe por qué']],
])('%s', (text, quotes) => expect(clausesOf(text).map(({ quote }) => quote)).toEqual(quotes))
