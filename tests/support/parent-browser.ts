import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Parent } from './server.ts'

type Options = BrowserContextOptions & { width?: number; height?: number }

export const DESK = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844, hasTouch: true, isMobile: true }

/** A page of a browser where this parent is logged in. `troubles` collects what goes wrong in its scripts. */
export async function openAs(
  browser: Pick<Browser, 'newContext'>,
  { url, parent }: { url: string; parent: Pick<Parent, 'token' | 'user'> | null },
  { width = DESK.width, height = DESK.height, ...options }: Options = {},
) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    locale: 'es-ES',
    reducedMotion: 'reduce',
    ...options,
  })
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
  page.setDefaultTimeout(15_000)
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(String(error)))
  return Object.assign(page, { troubles })
}

/** What axe has to say of the page as it stands, animations over. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const { violations } = await here.run({ runOnly: tags })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}

/** Pixels that could be scrolled sideways. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
