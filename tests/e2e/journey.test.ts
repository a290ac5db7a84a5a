import { test } from 'bun:test'
import { aBrowser } from '../support/a-browser.ts'
import { aNewcomer, makeABook } from './parents-journey.ts'

const browser = aBrowser()
const start = aNewcomer()
const root = new URL('../..', import.meta.url).pathname

// The same with the compiled binary: `binary.test.ts`.
test('a parent makes a book from the landing page to the last page, with `bun start`', async () => {
  await makeABook(browser, await start([process.execPath, 'scripts/start.ts'], root))
}, 180_000)
