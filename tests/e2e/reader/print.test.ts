import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { aBrowser } from '../../support/a-browser.ts'
import { DESK, openAs, overflow, PHONE, violations } from '../../support/parent-browser.ts'
import { type ReviewServer, startReviewServer } from '../../support/review-server.ts'

let server: ReviewServer
const browser = aBrowser()
beforeAll(async () => {
  server = await startReviewServer()
}, 60_000)
afterAll(async () => {
  await server?.stop()
})

async function aFinishedBook() {
  const book = await server.aBookInReview()
  await book.parent.api('POST', '/api/layout/create_layout', { id_book: book.id })
  await book.parent.api('PUT', `/api/books/info/${book.id}`, { status: 'finished' })
  return book
}

describe.each([
  ['on a desk', DESK],
  ['on a phone', PHONE],
])('printing %s', (name, size) => {
  test('a parent chooses a printer from the book, waits, reads what was checked and downloads', async () => {
    const book = await aFinishedBook()
    const page = await openAs(browser, { url: server.url, parent: book.parent }, size)
    await page.goto(`/tuzonaprivada/vercuento/${book.id}`)
    await page.getByRole('button', { name: 'Descargar' }).click()
    await page.getByRole('menuitem', { name: 'Imprimir' }).click()
    await page.getByText('Todavía no hay archivos para esta imprenta.').waitFor()
    expect(await violations(page)).toEqual([])

    await page.getByRole('radio', { name: /Cloudprinter/u }).check({ force: true })
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-1.png`, fullPage: true })
    await page.getByRole('button', { name: 'Preparar para imprenta' }).click()
    await page.getByText('Listo para la imprenta').waitFor({ timeout: 60_000 })
    expect(await page.getByText('Las imágenes se ven nítidas').isVisible()).toBe(true)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-2.png`, fullPage: true })

    for (const file of ['Descargar el interior', 'Descargar la cubierta']) {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: file }).click()
      expect((await download).suggestedFilename()).toEndWith('.pdf')
    }
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
    expect(page.troubles).toEqual([])
  }, 90_000)
})

test('words that were changed since are told of, and nothing of before is offered', async () => {
  const { id, parent } = await aFinishedBook()
  await parent.printed(id, 'cloudprinter-hc-210')
  await server.ports.runner.drain()
  const { version } = await parent.book(id)
  const edits = [{ block: 'title', text: 'La noche azul' }]
  expect((await parent.api('PATCH', `/api/books/${id}/story`, { edition: version, edits })).status).toBe(200)
  await server.ports.runner.drain()

  const page = await openAs(browser, { url: server.url, parent }, PHONE)
  await page.goto(`/tuzonaprivada/imprimir/${id}`)
  await page.getByText('«La noche azul»').waitFor()
  await page.getByText('Has cambiado el cuento desde entonces').waitFor()
  expect(await page.getByRole('link', { name: /Descargar/u }).count()).toBe(0)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Preparar para imprenta' }).click()
  await page.getByRole('link', { name: 'Descargar el interior' }).waitFor({ timeout: 60_000 })
}, 90_000)
