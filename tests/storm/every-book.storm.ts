import { test } from 'bun:test'
import { join } from 'node:path'
import { expectBookMade } from '../command/a-made-book.ts'
import { FIXTURES } from '../support/builders.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

test.each(FIXTURES)('the command makes %s: pictures, HTML and PDFs, and says what it made', (name) =>
  expectBookMade(name, join(aTemporaryFolder(), name)),
)
