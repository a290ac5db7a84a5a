import { test } from 'bun:test'
import { expectBooksForAnyFamily } from './any-family.ts'

/** Ten thousand of them: `bun run storm`. */
test('every input that the wizard lets pass gets a book that can be printed', () => expectBooksForAnyFamily(400))
