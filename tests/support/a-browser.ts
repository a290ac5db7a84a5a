import { afterAll, afterEach, beforeAll } from 'bun:test'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { atTheEnd } from './at-the-end.ts'
import { launchBrowser } from './browser.ts'
import { UsedAgain } from './used-again.ts'

let launched: Promise<Browser> | null = null

/** One for all files of a process. A test that takes it along, or a crash, takes it from no other. */
async function theBrowser(): Promise<Browser> {
  if (!launched) atTheEnd(async () => (await launched)?.close())
  const browser = await launched?.catch(() => null)
  if (browser?.isConnected()) return browser
  launched = launchBrowser()
  return launched
}

/** The browser, for the tests of one file. Every window that a test opened is cleaned after it, and takes no more time. */
export function aBrowser(): Pick<Browser, 'newContext'> {
  const used: UsedAgain[] = []
  const free: UsedAgain[] = []
  beforeAll(theBrowser, 60_000)
  afterEach(async () => {
    for (const window of used.splice(0)) {
      const found = await window.clean()
      if (found === 'clean') free.push(window)
      // Seen of one whose two tabs were on their way at once. Its windows are not closed: they would not answer either.
      if (found === 'hangs') {
        launched = null
        free.length = 0
      }
    }
  })
  afterAll(async () => {
    for (const { context } of free.splice(0)) await context.close().catch(() => {})
  })
  return {
    async newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
      const at = free.findIndex((window) => window.suits(options))
      const [again] = at < 0 ? [] : free.splice(at, 1)
      const window = again ?? (await UsedAgain.open(await theBrowser(), options))
      used.push(window)
      await again?.resize(options)
      return window.context
    },
  }
}
