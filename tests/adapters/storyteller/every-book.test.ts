import { test } from 'bun:test'
import { expectBooksForAnyFamily } from './any-family.ts'

/** Ten thousand others, anew each time: `bun run storm`. */
test('every input that the wizard lets pass gets a book that can be printed', () => expectBooksForAnyFamily(400, 14))
