import { expect, test } from 'bun:test'
import { placeForWish } from '../../../src/domain/editing/place-for-wish.ts'

const chapters = [
  ['Lucía abrió la puerta.', 'El perro dormía en la alfombra.'],
  ['Llovía.', 'Salieron al patio.'],
]

test('a wish is told where half of it is, where its things are, or in the middle of the book', () => {
  const evidence = [{ chapter: 2, page: 2, text: 'Salieron al patio.' }]
  expect(placeForWish({ quote: 'que salgan a jugar', evidence }, chapters)).toBe('chapter-2-p1-0')
  expect(placeForWish({ quote: 'que el perro se llame Tobi', evidence: [] }, chapters)).toBe('chapter-1-p1-0')
  expect(placeForWish({ quote: 'colecciona chapas', evidence: [] }, chapters)).toBe('chapter-2-p0-0')
  expect(placeForWish({ quote: 'colecciona chapas', evidence: [] }, [])).toBeNull()
})
