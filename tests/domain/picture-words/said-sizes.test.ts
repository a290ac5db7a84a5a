import { expect, test } from 'bun:test'
import { saidSizes } from '../../../src/domain/picture-words/said-sizes.ts'

test('what a description calls huge or tiny is known by its own word, in both languages', () => {
  const of = (alt: string) => Object.fromEntries(saidSizes(alt, ['cake', 'bird', 'box', 'tube', 'shoes', 'coat']))
  expect(of('Lucía lleva por la calle una tarta enorme.')).toEqual({ cake: 'huge' })
  expect(of('Reme señala un pájaro diminuto y Leo trae una caja enorme.')).toEqual({ bird: 'tiny', box: 'huge' })
  expect(of('Una vecina trae un tubo de cartón larguísimo.')).toEqual({ tube: 'huge' })
  expect(of('Unos zapatos enormes, en la clase.')).toEqual({ shoes: 'huge' })
  expect(of('Leo carries a huge red coat past a tiny bird.')).toEqual({ coat: 'huge', bird: 'tiny' })
  expect(of('Una caja y una tarta, en un salón enorme.')).toEqual({})
})
