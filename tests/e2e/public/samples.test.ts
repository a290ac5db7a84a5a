import { expect, test } from 'bun:test'
import { aPublicSite } from './visitor.ts'

const site = aPublicSite()

async function firstBook(options: Parameters<typeof site.visit>[1]) {
  const page = await site.visit('/', { reducedMotion: 'reduce', ...options })
  const book = page.getByRole('article', { name: 'Lucía y el dragón que no sabía volar' })
  await book.scrollIntoViewIfNeeded()
  return { page, book, status: book.getByRole('status'), on: book.getByRole('button', { name: 'Página siguiente' }) }
}

test('on a desk a sample book shows two pages at a time', async () => {
  const { book, status, on } = await firstBook({ width: 1280 })
  expect(await status.textContent()).toMatch(/^Página 1 de \d+$/u)
  await on.click()
  expect(await status.textContent()).toMatch(/^Página 3 de \d+$/u)
  await book.getByRole('button', { name: 'Página anterior' }).click()
  expect(await status.textContent()).toMatch(/^Página 1 de/u)
})

test('on a phone it shows one, and the arrow keys turn it', async () => {
  const { page, book, status } = await firstBook({ width: 390 })
  await book.locator('[data-strip]').focus()
  await page.keyboard.press('ArrowRight')
  expect(await status.textContent()).toMatch(/^Página 2 de/u)
})

test('its last page is the last', async () => {
  const { page, book, status } = await firstBook({ width: 390 })
  const pages = await book.locator('img').count()
  await book.locator('[data-strip]').focus()
  for (let turned = 0; turned < pages + 3; turned++) await page.keyboard.press('ArrowRight')
  expect(await status.textContent()).toBe(`Página ${pages} de ${pages}`)
  expect(await book.getByRole('button', { name: 'Página siguiente' }).getAttribute('aria-disabled')).toBe('true')
})

test('every page says what is on it', async () => {
  const { book } = await firstBook({ width: 1280 })
  const words = await book.locator('img').evaluateAll((pages) => pages.map((page) => page.getAttribute('alt') ?? ''))
  expect(words.filter((alt) => alt.length < 12)).toEqual([])
  expect(words.join(' ')).toContain('Capítulo 1')
})

test('without script the pages are there to scroll', async () => {
  const { book, on } = await firstBook({ width: 390, javaScriptEnabled: false })
  expect(await on.count()).toBe(0)
  expect(await book.locator('[data-strip]').evaluate((strip) => strip.scrollWidth > strip.clientWidth)).toBe(true)
})
