import { afterEach, beforeAll } from 'bun:test'
import type { Browser, BrowserContext } from 'playwright-core'
import { atTheEnd } from './at-the-end.ts'
import { launchBrowser } from './browser.ts'

let launched: Promise<Browser> | null = null

/** One for all files of a process. A test that takes it along, or a crash, takes it from no other. */
async function theBrowser(): Promise<Browser> {
  if (!launched) atTheEnd(async () => (await launched)?.close())
  const browser = await launched?.catch(() => null)
  if (browser?.isConnected()) return browser
  launched = launchBrowser()
  return launched
}

/** The browser, for the tests of one file. Every window that a test opened is closed after it, and takes no more time. */
export function aBrowser(): Pick<Browser, 'newContext'> {
  const contexts: BrowserContext[] = []
  beforeAll(theBrowser, 60_000)
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close().catch(() => {})
  })
  return {
    async newContext(options) {
      const context = await (await theBrowser()).newContext(options)
      contexts.push(context)
      return context
    },
  }
}
