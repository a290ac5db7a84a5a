import { expect, test } from 'bun:test'
import { namedIn } from '../../../src/domain/story-checks/names.ts'

test.each([
  ['Ana María saltó el charco.', ['Ana', 'Ana María'], ['Ana María']],
  ['Ana María saltó y Ana se rio.', ['Ana', 'Ana María'], ['Ana', 'Ana María']],
  ['Anabel no es ella.', ['Ana'], []],
  ['La abuela Rosa dormía.', ['Abuela Rosa'], ['Abuela Rosa']],
  ['Vino el lobo del cuento.', ['El Lobo'], ['El Lobo']],
  ['Olía a rosas.', ['Rosa'], []],
  ['Nadie.', ['', ' '], []],
])('%s names, of %p, %p', (text, names, expected) => {
  expect([...namedIn(text, names)].toSorted()).toEqual(expected)
})
