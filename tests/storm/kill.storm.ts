import { test } from 'bun:test'
import { expectToSurviveKills } from '../e2e/killed-product.ts'

test(
  'a process killed fifty times at random moments loses nothing it answered for, and repeats no step it had stored',
  () => expectToSurviveKills(50),
  600_000,
)
