import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { hurry } from './browser-time.ts'
import type { Parent } from './server.ts'

export { violations } from './axe.ts'

type Options = BrowserContextOptions & {
  width?: number
  height?: number
  /** See `hurry`. */
  polls?: boolean
}

export const DESK = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true }

/** A page of a browser where this parent is logged in. `troubles` collects what goes wrong in its scripts. */
export async function openAs(
  browser: Pick<Browser, 'newContext'>,
  { url, parent }: { url: string; parent: Pick<Parent, 'token' | 'user'> | null },
  { width = DESK.width, height = DESK.height, polls = false, ...options }: Options = {},
) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    locale: 'es-ES',
    reducedMotion: 'reduce',
    // What goes through a service worker escapes a test's own routes.
    serviceWorkers: 'block',
    ...options,
  })
  await hurry(context, { polls })
  if (parent)
    await context.addInitScript(
      ([token, user]) => {
        localStorage.setItem('token', token)
        localStorage.setItem('user', user)
      },
      [parent.token, JSON.stringify(parent.user)] as const,
    )
  const page = await context.newPage()
  // Below the limit of a test: a test that runs out of time takes the shared browser with it.
  page.setDefaultTimeout(30_000)
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(String(error)))
  return Object.assign(page, { troubles })
}

/** Pixels that could be scrolled sideways. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
