import { expect, test } from 'bun:test'
import { ATTACKS } from '../../support/attacks.ts'
import { attackedBooks } from './attacked-books.ts'

const books = attackedBooks()

/** One book for each of them is in `tests/storm/injection.storm.ts`. */
test('sixty attempts to command the models, five in a book, end in books like any other', async () => {
  const passing: string[] = []
  for (const attack of ATTACKS) if (!(await books.isFlagged(attack))) passing.push(attack)
  expect(passing.length).toBeGreaterThan(50)
  const packed = Array.from({ length: Math.ceil(passing.length / 5) }, (_, at) => {
    const [one = '', two = '', three = '', four = '', five = ''] = passing.slice(at * 5)
    return { additional_information: `${one}\n\n${two}\n\n${three}`, moral: four, place: five }
  })

  expect(await books.expectBooksLikeAnyOther(packed)).toBeGreaterThan(packed.length - 3)
})
