import { expect, test } from 'bun:test'
import { newBookInfo } from '../../../src/domain/book-info.ts'
import { differences } from '../../../web/wizard/differences.ts'
import { aGirl } from '../../support/builders.ts'

const lucia = aGirl('Lucía')
const book = {
  ...newBookInfo(),
  characters: [lucia, aGirl('Nora')],
  places: [{ name: 'El faro', description: 'Alto' }],
}

test('two versions that say the same part nowhere', () => {
  expect(differences(book, structuredClone(book))).toEqual([])
})

test('of a character that is in both, only what parts them is told', () => {
  const theirs = { ...book, characters: [{ ...lucia, eyes: 'green' as const, hobbies: ['nadar'] }, aGirl('Nora')] }
  const mine = { ...book, characters: [{ ...lucia, eyes: 'blue' as const, hobbies: [] }, aGirl('Nora')] }
  expect(differences(mine, theirs)).toEqual([
    {
      section: 'characters',
      mine: 'Lucía (ojos azules; aficiones sin elegir), Nora',
      theirs: 'Lucía (ojos verdes; aficiones nadar), Nora',
    },
  ])
})

test('a character that only one version has is named', () => {
  const theirs = { ...book, characters: [lucia] }
  expect(differences(book, theirs)).toMatchObject([{ mine: 'Lucía, Nora', theirs: 'Lucía' }])
})

test('a place is told with its description where that is what parts them', () => {
  const theirs = { ...book, places: [{ name: 'El faro', description: 'Alto y blanco' }] }
  expect(differences(book, theirs)).toMatchObject([{ mine: 'El faro (Alto)', theirs: 'El faro (Alto y blanco)' }])
})
