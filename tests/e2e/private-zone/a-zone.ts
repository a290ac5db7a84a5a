import { afterAll, beforeAll, expect, setDefaultTimeout } from 'bun:test'
import type { Page } from 'playwright-core'
import type { Book } from '../../../src/domain/book.ts'
import { aBrowser } from '../../support/a-browser.ts'
import { violations } from '../../support/axe.ts'
import { hurry } from '../../support/browser-time.ts'
import { type Parent, startServer, type TestServer } from '../../support/server.ts'

export const DESK = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }
/** For `describe.each`: everything works on a desk and on a phone. */
export const SCREENS = [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const

/** The real product and a browser for the tests of one file. */
export function aZone(options: Parameters<typeof startServer>[0] = {}) {
  let server: TestServer
  const browser = aBrowser()
  // Of the file that asks for a zone: a browser may take its time.
  setDefaultTimeout(30_000)
  beforeAll(async () => {
    server = await startServer(options)
  })
  afterAll(async () => {
    await server?.stop()
  })
  return {
    get url() {
      return server.url
    },
    get server() {
      return server
    },
    parent: () => server.parent(),
    /** A book of the parent as the server has it, changed by hand where a state is hard to reach. */
    async aBook(parent: Parent, info: Record<string, unknown> = {}, changes: Partial<Book> = {}): Promise<number> {
      const { body } = await parent.api('POST', '/api/books', { type: 'personalizado', info })
      if (Object.keys(changes).length > 0)
        await server.ports.books.changeAny(body.id_book, (book) => ({ ...book, ...changes }))
      return body.id_book
    },
    change: (id: number, change: (book: Book) => Book) => server.ports.books.changeAny(id, change),
    /** A page of a browser where this parent is logged in. An error of the page fails the test. */
    async visit(
      parent: Parent | null,
      path: string,
      viewport: { width: number; height: number } = DESK,
    ): Promise<Page> {
      const context = await browser.newContext({
        viewport,
        locale: 'es-ES',
        reducedMotion: 'reduce',
        hasTouch: viewport.width < 768,
        // What goes through a service worker escapes a test's own routes.
        serviceWorkers: 'block',
      })
      await hurry(context, { typing: path.includes('/crearcuento/') })
      if (parent)
        await context.addInitScript(
          ([token, user]) => {
            if (sessionStorage.getItem('seeded')) return
            sessionStorage.setItem('seeded', '1')
            localStorage.setItem('token', token)
            localStorage.setItem('user', user)
          },
          [parent.token, JSON.stringify(parent.user)] as const,
        )
      const page = await context.newPage()
      page.on('pageerror', (error) => console.error(error))
      await page.goto(server.url + path)
      return page
    },
  }
}

/** The list can be used: the loading modal is gone. */
export async function listIsReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Crear/u }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
}

/** How far the page can be pushed sideways, px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
