import { afterAll, beforeAll, setDefaultTimeout } from 'bun:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { PagesSettings } from '../../../src/http/pages/index.ts'
import { aBrowser } from '../../support/a-browser.ts'
import { hurry } from '../../support/browser-time.ts'
import { openPublicSite } from '../../support/public-site.ts'

// Registering and logging in wait two seconds each before they lead on, and the machine may be busy.
setDefaultTimeout(60_000)

type Options = BrowserContextOptions & { width?: number; height?: number }

/** A site on a real port and a browser, for the tests of one file. */
export function aPublicSite(settings: Partial<PagesSettings> = {}) {
  const browser = aBrowser()
  let server: { url: string; stop(): void }

  beforeAll(async () => {
    server = (await openPublicSite(settings)).listen()
  }, 60_000)
  afterAll(async () => {
    server?.stop()
  })

  return {
    /** A page of a browser that has never been here. What goes wrong in its scripts fails the test that asks `troubles`. */
    async visit(path: string, { width = 1280, height = 800, ...options }: Options = {}) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width, height },
        // What goes through a service worker escapes a test's own routes.
        serviceWorkers: 'block',
        ...options,
      })
      await hurry(context)
      const page = await context.newPage()
      const troubles: string[] = []
      page.on('pageerror', (error) => troubles.push(String(error)))
      await page.goto(path)
      return Object.assign(page, { troubles })
    },
  }
}

/** Nothing to scroll sideways, and no text pushed out of the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
