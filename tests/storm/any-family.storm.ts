import { test } from 'bun:test'
import { expectBooksForAnyFamily } from '../adapters/storyteller/any-family.ts'

test(
  'ten thousand inputs of the wizard’s each get a book that can be printed',
  () => expectBooksForAnyFamily(10_000),
  900_000,
)
