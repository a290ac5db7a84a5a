import { expect, test } from 'bun:test'
import { attackedBooks } from '../e2e/models/attacked-books.ts'
import { ATTACKS } from '../support/attacks.ts'

const books = attackedBooks()

test('sixty attempts to command the models end in sixty books like any other', async () => {
  const attacks = ATTACKS.map((attack) => ({ additional_information: attack, moral: attack, place: attack }))

  expect(await books.expectBooksLikeAnyOther(attacks)).toBeGreaterThan(50)
})
