import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { aBrowser } from '../../support/a-browser.ts'
import { letTimePass } from '../../support/browser-time.ts'
import { DESK, openAs, overflow, PHONE, violations } from '../../support/parent-browser.ts'
import { type ReviewServer, startReviewServer } from '../../support/review-server.ts'

let server: ReviewServer
const browser = aBrowser()
let book: Awaited<ReturnType<ReviewServer['aBookInReview']>>
const TIMEOUT = 60_000

beforeAll(async () => {
  server = await startReviewServer()
  book = await server.aBookInReview()
  await book.parent.api('POST', '/api/layout/create_layout', { id_book: book.id })
  await book.parent.api('PUT', `/api/books/info/${book.id}`, { status: 'finished' })
}, 60_000)
afterAll(async () => {
  await server?.stop()
})

async function aReader(options = {}, before: (page: Page) => Promise<unknown> = async () => {}) {
  const page = await openAs(browser, { url: server.url, parent: book.parent }, options)
  await before(page)
  await page.goto(`/tuzonaprivada/vercuento/${book.id}`)
  return page
}

/** Numbers of the pages that can be seen. */
async function pagesSeen(page: Page): Promise<number[]> {
  const pages = page.frameLocator('iframe').locator('.book-page')
  const seen: number[] = []
  for (let at = 0; at < (await pages.count()); at += 1) if (await pages.nth(at).isVisible()) seen.push(at + 1)
  return seen
}

describe.each([
  ['on a desk', DESK],
  ['on a phone', PHONE],
])('the reader %s', (_, size) => {
  test(
    'opens at the cover, counts its pages and goes on by arrow and key',
    async () => {
      const page = await aReader(size)
      await page.getByText('Portada', { exact: true }).waitFor()
      expect(await pagesSeen(page)).toEqual([1])
      expect(await page.getByRole('button', { name: 'Página anterior' }).getAttribute('aria-disabled')).toBe('true')

      await page.getByRole('button', { name: 'Página siguiente' }).click()
      await page.getByText(/^Página 1 de/u).waitFor()
      await page.keyboard.press('ArrowRight')
      await page.getByText(/^Página 2 de/u).waitFor()
      await page.keyboard.press('ArrowLeft')
      await page.getByText(/^Página 1 de/u).waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await violations(page)).toEqual([])
      expect(page.troubles).toEqual([])
    },
    TIMEOUT,
  )

  test(
    'at night and with large letters, and finds the place and the liking again',
    async () => {
      const page = await aReader(size)
      await page.getByText('Portada', { exact: true }).waitFor()
      await page.keyboard.press('PageDown')
      await page.getByRole('button', { name: 'De noche' }).click()
      await page.getByRole('button', { name: 'Letra grande' }).click()
      expect(await violations(page)).toEqual([])

      await page.reload()
      await page.getByText(/^Página 1 de/u).waitFor()
      await page.getByRole('button', { name: 'De noche', pressed: true }).waitFor()
      await page.getByRole('button', { name: 'Letra grande', pressed: true }).waitFor()
      expect(await page.frameLocator('iframe').locator('html').getAttribute('data-night')).not.toBeNull()
    },
    TIMEOUT,
  )
})

test(
  'a wide screen shows two facing pages: the picture beside its words',
  async () => {
    const page = await aReader({ reducedMotion: 'no-preference' })
    await page.getByText('Portada', { exact: true }).waitFor()
    const slider = page.getByRole('slider', { name: 'Ir a la página' })
    await slider.fill('6')

    // What is said of the opening is what is printed in it, on whichever page.
    const printed = page.frameLocator('iframe').locator('.folio').filter({ visible: true })
    await page.getByText(/^Página 5 de/u).waitFor()
    expect(await printed.allTextContents()).toEqual(['5'])
    await page.getByRole('button', { name: 'Página siguiente' }).click()
    await page.getByText(/^Página 6 de/u).waitFor()
    await printed.filter({ hasText: /^6$/u }).waitFor()
    await printed.filter({ hasText: /^5$/u }).waitFor({ state: 'detached' })
    expect(await printed.allTextContents()).toEqual(['6'])
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await page.getByText('Portada', { exact: true }).waitFor()
    await slider.fill('5')
    expect((await pagesSeen(page)).slice(-2)).toEqual([5, 6])
  },
  TIMEOUT,
)

test(
  'a finger turns the pages',
  async () => {
    const page = await aReader(PHONE)
    await page.getByText('Portada', { exact: true }).waitFor()
    const touch = await page.context().newCDPSession(page)
    const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(300) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(200) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

    await page.getByText(/^Página 1 de/u).waitFor()
  },
  TIMEOUT,
)

test(
  'both PDFs can be taken home and the whole HTML opened',
  async () => {
    const page = await aReader()
    await page.getByRole('button', { name: 'Descargar', exact: true }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Descargar PDF' }).click()
    expect((await downloading).suggestedFilename()).toEndWith('.pdf')

    const whole = page.getByRole('link', { name: 'Ver versión HTML completa' })
    const response = await page.request.get((await whole.getAttribute('href')) ?? '')
    expect(await response.text()).toContain('book-page')
  },
  TIMEOUT,
)

describe('other books', () => {
  const showing = (html: string) => (page: Page) =>
    page.route('**/rendered_book.html', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><body>${html}` }),
    )

  test.each([
    ['data-page', '<p data-page="1">uno</p><p data-page="2">dos</p><p class="page">no</p>', 2],
    ['.page', '<div class="page">1</div><div class="page">2</div><div class="page">3</div>', 3],
    ['.layout-page', '<div class="layout-page">1</div><div class="layout-page">2</div>', 2],
  ])(
    'marked by %s are counted by it',
    async (_, html, count) => {
      const page = await aReader({}, showing(html))
      await page.getByText(`Página 1 de ${count}`).waitFor()
    },
    TIMEOUT,
  )

  test(
    'without marks are scrolled a screenful at a time',
    async () => {
      const page = await aReader(PHONE, showing('<div style="height:3000px">largo</div>'))
      await page.getByText(/^Página 1 de [4-9]$/u).waitFor()
      await page.getByRole('button', { name: 'Página siguiente' }).click()
      await page.getByText(/^Página 2 de/u).waitFor()
      expect(
        await page
          .frameLocator('iframe')
          .locator('html')
          .evaluate((root) => root.scrollTop),
      ).toBeGreaterThan(200)
    },
    TIMEOUT,
  )

  test(
    'that cannot be read are shown whole, and it is said',
    async () => {
      const page = await aReader({}, (page) =>
        page.route('**/api/books/info/**', async (route) => {
          const answer = await route.fetch()
          const body = await answer.json()
          body.book.rendered_url = body.book.rendered_url.replace(/^/u, server.url.replace('127.0.0.1', 'localhost'))
          await route.fulfill({ response: answer, json: body })
        }),
      )
      await page.getByText('No podemos pasar las páginas aquí').waitFor()
      expect(await page.getByRole('button', { name: 'Página siguiente' }).count()).toBe(0)
    },
    TIMEOUT,
  )
})

describe('a book that cannot be had', () => {
  test(
    'that is not there or not yours says so and leads back',
    async () => {
      const page = await openAs(browser, { url: server.url, parent: await server.parent() })
      await page.goto(`/tuzonaprivada/vercuento/${book.id}`)
      await page.getByRole('alert').getByText('Cuento no encontrado o no tienes permisos para verlo').waitFor()
      expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(0)
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Volver', exact: true }).click()
      await page.waitForURL('**/tuzonaprivada')
    },
    TIMEOUT,
  )

  test(
    'because the server is in trouble says so, and trying again works',
    async () => {
      const page = await aReader({}, (page) =>
        page.route('**/api/books/info/**', (route) => route.fulfill({ status: 500, body: '{"success":false}' })),
      )
      await page.getByRole('alert').getByText('HTTP 500: Internal Server Error').waitFor()
      await page.unroute('**/api/books/info/**')
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await page.getByText('Portada', { exact: true }).waitFor()
    },
    TIMEOUT,
  )

  test.each([
    [200, { success: false }, 'No se pudo cargar el cuento.', ''],
    [200, { success: false, error: 'Hoy no.' }, 'No se pudo cargar el cuento.', ''],
    [403, { success: false, error: 'No es cosa tuya.', code: 'x' }, 'HTTP 403: Forbidden', 'No es cosa tuya.'],
    [409, { success: false, error: 'Ahora no.' }, 'HTTP 409: Conflict', 'Ahora no.'],
    [503, {}, 'HTTP 503: Service Unavailable', ''],
  ])(
    'answered with %i %j is explained',
    async (status, json, message, reason) => {
      const page = await aReader({}, (page) =>
        page.route('**/api/books/info/**', (route) => route.fulfill({ status, json })),
      )
      await page.getByRole('heading', { name: message, exact: true }).waitFor()
      const alert = page.getByRole('alert')
      expect((await alert.locator('p').allTextContents()).join('')).toBe(reason)
      await alert.getByRole('button', { name: 'Volver', exact: true }).waitFor()
    },
    TIMEOUT,
  )

  test(
    'without a session says so and goes to the login',
    async () => {
      const page = await openAs(browser, { url: server.url, parent: null })
      await page.goto(`/tuzonaprivada/vercuento/${book.id}`)
      await page.getByText('No estás autenticado. Por favor, inicia sesión.').waitFor()
      await letTimePass(page)
      await page.waitForURL('**/login')
    },
    TIMEOUT,
  )

  test(
    'that is still being filled in leads to its editor',
    async () => {
      const { id } = await book.parent.aReadyBook('buenas-noches-osito')
      const page = await openAs(browser, { url: server.url, parent: book.parent })
      await page.goto(`/tuzonaprivada/vercuento/${id}`)
      await page.getByRole('link', { name: 'Seguir editando' }).waitFor()
    },
    TIMEOUT,
  )
})
