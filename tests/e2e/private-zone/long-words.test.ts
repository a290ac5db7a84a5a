import { expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { aZone, listIsReady, overflow, PHONE } from './a-zone.ts'

const zone = aZone()
/** 33 letters, nowhere to break. */
const LONG = 'Supercalifragilisticoespialidosos'
const TITLE = `${LONG} ${LONG} y el faro`

test('a word of 33 letters fits a phone: cards, rows, details, the question before deleting, review and reader', async () => {
  const parent = await zone.parent()
  const { id } = await parent.aReadyBook('buenas-noches-osito', { story_title: TITLE, moral: LONG })
  await parent.api('POST', `/api/books/${id}/generate`, {})
  await parent.generated(id)
  await parent.api('POST', '/api/layout/create_layout', { id_book: id })
  await zone.aBook(parent, { story_title: TITLE, additional_information: LONG.repeat(3) })
  const page = await zone.visit(parent, '/tuzonaprivada', PHONE)
  await listIsReady(page)
  await expectFit(page)
  await page.getByRole('textbox', { name: 'Buscar por título' }).fill(`${LONG}${LONG}`)
  await page.getByText(/^Ningún cuento se titula/u).waitFor()
  await expectFit(page)
  await page.getByRole('textbox', { name: 'Buscar por título' }).fill('')
  await page.getByRole('button', { name: 'Vista de lista' }).click()
  await page.getByText('Ver Detalles').nth(1).click()
  await page.getByText('Ver Detalles').first().click()
  await page.getByText(LONG.repeat(3)).waitFor()
  await expectFit(page)
  await page.getByRole('button', { name: 'Más opciones' }).first().click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').waitFor()
  await expectFit(page)

  await page.goto(`${zone.url}/tuzonaprivada/revision-imagenes/${id}`)
  await page.getByRole('article').first().waitFor()
  await expectFit(page)
  await page.goto(`${zone.url}/tuzonaprivada/vercuento/${id}`)
  await page.getByText('Portada', { exact: true }).waitFor()
  await expectFit(page)
})

test.each([
  [1280, 900],
  [390, 844],
])('at %d px the reader shows the whole title', async (width, height) => {
  const parent = await zone.parent()
  const story_title =
    'Las muy largas aventuras de Osito y de su abuela en el bosque de los relojes que nunca dan la hora'
  const { id } = await parent.aReadyBook('buenas-noches-osito', { story_title })
  await parent.api('POST', `/api/books/${id}/generate`, {})
  await parent.generated(id)
  const page = await zone.visit(parent, `/tuzonaprivada/vercuento/${id}`, { width, height })
  await page.getByText('Portada', { exact: true }).waitFor()
  const title = page.getByRole('heading', { level: 1, name: story_title })
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  expect(await overflow(page)).toBe(0)
})

/** Nothing to push sideways, and no text whose end is out of its window or of the box that clips it. */
async function expectFit(page: Page): Promise<void> {
  expect(await overflow(page)).toBe(0)
  const outside = await page.evaluate(() => {
    const out: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node
      if (!parent?.checkVisibility() || parent.closest('.visually-hidden, nav.review-jump__ways, .skip-link')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      if (width > 1 && (left < 0 || right > innerWidth)) out.push(`${node.textContent}: ${left}–${right}`)
    }
    return out
  })
  expect(outside).toEqual([])
}
