import { expect, test } from 'bun:test'
import { sharingPairs, unlikeOf } from './shared-sentences.ts'

/** With everything in common that a form can have in common: `bun run storm two-families`. */
test('two families who ask for the same theme do not get the same book', async () => {
  const pairs = await sharingPairs()

  expect(pairs.length).toBeGreaterThan(30)
  expect(unlikeOf(pairs)).toBeGreaterThanOrEqual(0.95)
})
