import { test } from 'bun:test'
import { expectToSurviveKills } from './killed-product.ts'

/** Fifty times in `tests/storm/kill.storm.ts`. */
test(
  'a process killed a dozen times at random moments loses nothing it answered for, and repeats no step it had stored',
  () => expectToSurviveKills(12),
  120_000,
)
