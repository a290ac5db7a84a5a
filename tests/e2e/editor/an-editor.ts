import { afterAll, beforeAll, expect, setDefaultTimeout } from 'bun:test'
import type { Locator, Page } from 'playwright-core'
import { aBrowser } from '../../support/a-browser.ts'
import { violations } from '../../support/axe.ts'
import { type ReviewServer, startReviewServer } from '../../support/review-server.ts'
import type { Parent } from '../../support/server.ts'

export const DESK = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

export type OpenBook = Awaited<ReturnType<ReviewServer['aBookInReview']>>

/** The real product and a browser for the tests of one file; every book has the same three short chapters. */
export function anEditor(options: Parameters<typeof startReviewServer>[0] = {}) {
  let server: ReviewServer
  const browser = aBrowser()
  setDefaultTimeout(40_000)
  beforeAll(async () => {
    server = await startReviewServer(options)
  })
  afterAll(() => server?.stop())
  return {
    get url() {
      return server.url
    },
    get server() {
      return server
    },
    aBook: (...changes: Parameters<ReviewServer['aBookInReview']>) => server.aBookInReview(...changes),
    async finished({ parent, id }: Pick<OpenBook, 'parent' | 'id'>): Promise<void> {
      await parent.api('POST', '/api/layout/create_layout', { id_book: id })
      expect((await parent.api('PUT', `/api/books/info/${id}`, { status: 'finished' })).status).toBe(200)
    },
    /** The editor of a book, where its pages can be typed on. An error of the page fails the test. */
    async open(
      { parent, id }: { parent: Parent; id: number },
      {
        at = '',
        viewport = DESK,
        isPhone = viewport.width < 768,
      }: { at?: string; viewport?: typeof DESK; isPhone?: boolean } = {},
    ): Promise<Page> {
      const context = await browser.newContext({
        viewport,
        locale: 'es-ES',
        reducedMotion: 'reduce',
        hasTouch: isPhone,
        isMobile: isPhone,
        serviceWorkers: 'block',
      })
      await context.addInitScript(
        ([token, user]) => {
          if (!location.protocol.startsWith('http') || sessionStorage.getItem('seeded')) return
          sessionStorage.setItem('seeded', '1')
          localStorage.setItem('token', token)
          localStorage.setItem('user', user)
        },
        [parent.token, JSON.stringify(parent.user)] as const,
      )
      const page = await context.newPage()
      page.on('pageerror', (error) => console.error(error))
      await page.goto(`${server.url}/tuzonaprivada/corregir/${id}${at}`)
      await page.locator('.editor-page [data-block]').first().waitFor()
      return page
    },
  }
}

export const blockOn = (page: Page, block: string): Locator => page.locator(`.editor-page [data-block="${block}"]`)
export const status = (page: Page): Locator => page.locator('#editor-status')

/** What stands in a text as a reader sees it: its lines. */
export function linesIn(page: Page, block: string): Promise<string[]> {
  return blockOn(page, block)
    .locator('.line')
    .evaluateAll((lines) => lines.map((line) => (line.textContent ?? '').trim()))
}

export async function textIn(page: Page, block: string): Promise<string> {
  const texts = await blockOn(page, block).evaluateAll((elements) =>
    elements.map(({ textContent }) => textContent ?? ''),
  )
  // A line bears the space that parts it from the next, on whatever page that is.
  return texts.join('').replace(/\s+/gu, ' ').trim()
}

/** A text stands on the pages: its signs are those that were typed, on whatever lines. */
export async function expectText(page: Page, block: string, text: string | RegExp): Promise<void> {
  const isSeen = typeof text === 'string' ? (now: string) => now === text : (now: string) => text.test(now)
  await within(
    () => textIn(page, block),
    isSeen,
    (now) => expect(now).toBe(String(text)),
  )
}

/** The pages have been laid out for what was typed: a text stands on the lines that the server gave it. */
export async function expectLines(page: Page, block: string, lines: readonly string[]): Promise<void> {
  await within(
    () => linesIn(page, block),
    (now) => now.join('\n') === lines.join('\n'),
    (now) => expect(now).toEqual([...lines]),
  )
}

async function within<T>(read: () => Promise<T>, isSo: (now: T) => boolean, fail: (now: T) => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    const now = await read()
    if (isSo(now)) return
    if (tries > 100) return fail(now)
    await Bun.sleep(50)
  }
}

/** The caret at the end of a text. */
export async function goToEnd(page: Page, block: string): Promise<void> {
  await blockOn(page, block).click()
  await page.keyboard.press('Control+End')
}

export async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/story') && answer.request().method() === 'PATCH',
  )
  await page.getByRole('button', { name: 'Guardar' }).click()
  expect((await saved).status()).toBe(200)
  await page.getByRole('button', { name: 'Guardar', disabled: true }).waitFor()
}

/** Texts are saved as from another tab. */
export async function savedElsewhere({ parent, id }: Pick<OpenBook, 'parent' | 'id'>, texts: Record<string, string>) {
  const { version } = await parent.book(id)
  const edits = Object.entries(texts).map(([block, text]) => ({ block, text }))
  expect((await parent.api('PATCH', `/api/books/${id}/story`, { edition: version, edits })).status).toBe(200)
}

type Wait = number | Promise<unknown>
const waited = async (wait: Wait = 0) => void (await (typeof wait === 'number' ? Bun.sleep(wait) : wait))

/** How the network is to a page: what is asked arrives or is answered later (ms, or when something has happened), with another status, or not at all. */
export type Network = { before?: Wait; after?: Wait; status?: number; isLost?: boolean }

/** @param lay of layouts with words of their own; @param read of those without; @param save of saves. Each until it is set anew. */
export async function network(page: Page, of: { lay?: Network; read?: Network; save?: Network }): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/books/**', async (route) => {
    const request = route.request()
    const isLay = request.url().endsWith('/lay')
    const hasWords = isLay && request.postDataJSON().edits.length > 0
    const how = isLay ? of[hasWords ? 'lay' : 'read'] : request.method() === 'PATCH' ? of.save : undefined
    try {
      await waited(how?.before)
      if (how?.isLost) return await route.abort('connectionfailed')
      const { status } = how ?? {}
      if (status) return await route.fulfill({ status, json: { success: false, error: 'Ahora no.', code: 'internal' } })
      if (!how?.after) return await route.continue()
      const response = await route.fetch()
      await waited(how.after)
      await route.fulfill({ response })
    } catch {
      // Who asked has gone on to something else.
    }
  })
}

/** Where the caret is: the text that it stands in, up to it. */
export function beforeCaret(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { focusNode, focusOffset = 0 } = getSelection() ?? {}
    const element = document.activeElement
    if (!element || !focusNode || !element.contains(focusNode)) return ''
    const range = document.createRange()
    range.selectNodeContents(element)
    range.setEnd(focusNode, focusOffset)
    return range.toString()
  })
}

/** Paragraphs of a page, from 1, as the server has them. */
export async function stored(
  { parent, id }: Pick<OpenBook, 'parent' | 'id'>,
  chapter = 1,
  page = 1,
): Promise<string[]> {
  const { output } = await parent.book(id)
  return output[`chapter_${chapter}`][`page_${page}`].text.split('\n')
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
}
