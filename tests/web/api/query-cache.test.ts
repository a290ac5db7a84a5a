import { expect, test } from 'bun:test'
import { ApiError } from '../../../web/api/client.ts'
import { createQueryCache } from '../../../web/api/query-cache.ts'

const LOST = () => new ApiError('❌ Error de conexión. Verifica tu internet.', 0, 'network')
const REFUSED = () => new ApiError('Cuento no encontrado', 404, 'book.notFound')

/** A cache that somebody looks at, whose waits are over at once and written down. */
function watched({ kept = true } = {}) {
  const waits: number[] = []
  const cache = createQueryCache(async (ms) => void waits.push(ms))
  const leave = cache.subscribe('books', () => {}, { kept })
  return { cache, waits, leave, books: () => cache.state<unknown>('books') }
}

test('an answer that was lost on the way is asked for twice more, a little later each time', async () => {
  const { cache, waits, books } = watched()
  const answers = [LOST(), LOST(), ['Lucía y el dragón']]
  await cache.fetch('books', async () => take(answers), { retries: 2 })
  expect(books()).toMatchObject({ data: ['Lucía y el dragón'], error: null, isFetching: false })
  expect(waits).toEqual([1000, 2000])
})

test('a refusal is not argued with', async () => {
  const { cache, waits, books } = watched()
  await cache.fetch('books', async () => take([REFUSED()]), { retries: 2 })
  expect(books().error).toMatchObject({ status: 404 })
  expect(waits).toEqual([])
})

test('books that are known stay on the screen when a later question fails, and the failure goes with the next answer', async () => {
  const { cache, books } = watched()
  await cache.fetch('books', async () => ['Osito'], { retries: 0 })
  await cache.fetch('books', async () => take([REFUSED()]), { retries: 0 })
  expect(books()).toMatchObject({ data: ['Osito'], error: { status: 404 } })
  await cache.fetch('books', async () => ['Osito', 'Tom'], { retries: 0 })
  expect(books()).toMatchObject({ data: ['Osito', 'Tom'], error: null })
})

test('two who ask at once share one question', async () => {
  const { cache } = watched()
  let asked = 0
  const ask = async () => [++asked]
  await Promise.all([cache.fetch('books', ask, { retries: 0 }), cache.fetch('books', ask, { retries: 0 })])
  expect(asked).toBe(1)
})

test('an answer from before a deletion does not bring the book back', async () => {
  const { cache, books } = watched()
  const early = Promise.withResolvers<string[]>()
  const answers = [early.promise, Promise.resolve(['Tom'])]
  const first = cache.fetch('books', () => answers.shift() ?? Promise.resolve([]), { retries: 0 })
  await cache.refresh('books')
  early.resolve(['Osito', 'Tom'])
  await first
  expect(books()).toMatchObject({ data: ['Tom'], isFetching: false })
})

test('a book that has not changed stays the same object, so that its card is not drawn again', async () => {
  const { cache, books } = watched()
  await cache.fetch('books', async () => [{ id: 1 }, { id: 2, done: 3 }], { retries: 0 })
  const [before] = books().data as object[]
  await cache.fetch('books', async () => [{ id: 1 }, { id: 2, done: 4 }], { retries: 0 })
  const [same, changed] = books().data as object[]
  expect(same).toBe(before as object)
  expect(changed).toEqual({ id: 2, done: 4 })
})

test('the list is still there when the parent comes back to it; an opened book is asked for anew', async () => {
  for (const kept of [true, false]) {
    const { cache, leave, books } = watched({ kept })
    await cache.fetch('books', async () => ['Osito'], { retries: 0 })
    leave()
    await Promise.resolve()
    expect(books().data).toEqual(kept ? ['Osito'] : undefined)
  }
})

test('a question that nobody waits for any more is let go', async () => {
  const { cache, leave, books } = watched()
  const signals: AbortSignal[] = []
  const late = Promise.withResolvers<string[]>()
  const ask = (signal: AbortSignal) => {
    signals.push(signal)
    return late.promise
  }
  const asking = cache.fetch('books', ask, { retries: 0 })
  leave()
  await Promise.resolve()
  late.resolve(['Osito'])
  await asking
  expect(signals[0]?.aborted).toBe(true)
  expect(books()).toMatchObject({ data: undefined, isFetching: false })
})

function take(answers: unknown[]): unknown {
  const next = answers.shift()
  if (next instanceof Error) throw next
  return next
}
