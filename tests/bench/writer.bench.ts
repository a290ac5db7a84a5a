/** What the storyteller costs: opening its archive, and a whole book, as a ratio to that same book as JSON a hundred times. */
import { composeBook } from '../../src/adapters/storyteller/compose.ts'
import { builtInLibrary } from '../../src/adapters/storyteller/library.ts'
import { READER_AGES, valuesOf } from '../../src/domain/vocabulary.ts'
import { FIXTURES, infoFixture } from '../support/builders.ts'

const SEEDS = 20
const ALLOWED_MS = 100

const opening = performance.now()
const library = await builtInLibrary().open()
console.log(`${library.stories.length} stories read in ${(performance.now() - opening).toFixed(1)} ms`)

for (const fixture of FIXTURES) {
  const times: number[] = []
  let base = 0
  for (const readerAge of valuesOf(READER_AGES))
    for (let seed = 1; seed <= SEEDS; seed++) {
      const info = { ...infoFixture(fixture), readerAge }
      const before = performance.now()
      const book = composeBook(library, { info, seed: `bench:${seed}` })
      times.push(performance.now() - before)
      const start = performance.now()
      for (let round = 0; round < 100; round++) JSON.parse(JSON.stringify(book))
      base += performance.now() - start
    }
  const sorted = times.toSorted((a, b) => a - b)
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  const sum = times.reduce((total, time) => total + time, 0)
  console.log(
    `${fixture}: ${median.toFixed(1)} ms a book, the slowest ${worst.toFixed(1)} ms (${(worst / ALLOWED_MS).toFixed(2)} of the ${ALLOWED_MS} ms allowed), ${(sum / base).toFixed(2)} of its JSON a hundred times`,
  )
}
