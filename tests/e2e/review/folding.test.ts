import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { aBrowser } from '../../support/a-browser.ts'
import { openAs, overflow, PHONE, violations } from '../../support/parent-browser.ts'
import { type ReviewServer, startReviewServer } from '../../support/review-server.ts'

let server: ReviewServer
const browser = aBrowser()
let book: Awaited<ReturnType<ReviewServer['aBookInReview']>>

beforeAll(async () => {
  server = await startReviewServer({ knownStory: false })
  book = await server.aBookInReview({}, 'los-ocho-del-bosque')
}, 120_000)
afterAll(async () => {
  await server?.stop()
})

async function openReview(options = {}, { parent, id } = book) {
  const page = await openAs(browser, { url: server.url, parent }, options)
  await page.goto(`/tuzonaprivada/revision-imagenes/${id}`)
  await page.getByRole('article', { name: 'Portada', exact: true }).waitFor()
  return page
}

const chapter = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Capítulo ${number}: `, 'u') })
const headOf = (page: Page, number: number) =>
  chapter(page, number).getByRole('heading', { level: 2 }).getByRole('button')

test('the review of ten chapters is no higher than 4,000 px, and each folded one says how many pictures it has', async () => {
  const page = await openReview()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4000)
  for (const number of [2, 10]) {
    expect(await headOf(page, number).getAttribute('aria-expanded')).toBe('false')
    await chapter(page, number).getByText('2 imágenes').waitFor()
  }
  expect(await chapter(page, 1).getByRole('article').count()).toBe(2)
  expect(await violations(page)).toEqual([])
})

test('the keyboard opens a chapter and folds it again, and a jump to one opens it', async () => {
  const page = await openReview()
  await headOf(page, 3).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('article', { name: 'Capítulo 3, página 1' }).waitFor()
  await page.keyboard.press('Space')
  await page.getByRole('article', { name: 'Capítulo 3, página 1' }).waitFor({ state: 'hidden' })
  expect(await headOf(page, 3).evaluate((head) => head === document.activeElement)).toBe(true)

  await page.getByRole('navigation', { name: 'Ir a' }).getByRole('link', { name: 'Capítulo 10' }).press('Enter')
  await page.getByRole('article', { name: 'Capítulo 10, página 1' }).waitFor()
  await headOf(page, 10).and(page.locator(':visible')).waitFor()
  expect(await headOf(page, 10).evaluate((head) => head.getBoundingClientRect().top < innerHeight / 2)).toBe(true)

  await page.getByRole('button', { name: 'Abrir todo' }).press('Enter')
  expect(await page.getByRole('article').count()).toBe(22)
  await page.getByRole('button', { name: 'Plegar todo' }).press('Enter')
  expect(await page.getByRole('article').count()).toBe(0)
})

test('a chapter folded over a picture that is being drawn says so, and then that it did not come or that it came', async () => {
  // A book of its own: a picture more is a row more for whoever measures the other, in whatever order they come.
  const page = await openReview(PHONE, await server.aBookInReview({}, 'los-ocho-del-bosque'))
  const card = page.getByRole('article', { name: 'Capítulo 1, página 1' })
  server.hand.fails = true
  let draw = server.holdPencil()
  await card.getByRole('button', { name: 'Regenerar' }).click()
  await card.getByRole('button', { name: 'Regenerando…' }).waitFor()
  await headOf(page, 1).press('Enter')
  await card.waitFor({ state: 'hidden' })
  await chapter(page, 1).getByText('Regenerando 1 imagen…').waitFor()
  draw()
  await chapter(page, 1).getByText('1 imagen no ha salido').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  server.hand.fails = false

  draw = server.holdPencil()
  await headOf(page, 1).press('Enter')
  await card.getByRole('button', { name: 'Regenerar' }).click()
  await headOf(page, 1).press('Enter')
  await chapter(page, 1).getByText('Regenerando 1 imagen…').waitFor()
  draw()
  await chapter(page, 1).getByText('1 versión nueva').waitFor()
  await headOf(page, 1).press('Enter')
  await card.getByText('Versión 2 de 2').waitFor()
})
