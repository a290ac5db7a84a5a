import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { BookTypesetter } from '../../../src/adapters/typesetter/book-typesetter.ts'
import { pdfObjects } from '../../adapters/typesetter/support/read-pdf.ts'
import { aBook } from '../../adapters/typesetter/support/stub-book.ts'
import { launchBrowser } from '../../support/browser.ts'
import { aTemporaryFolder } from '../../support/temporary-folder.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a parent who prints the book from the browser gets each page once, pictures and all', async () => {
  const page = await opened('lucia-y-el-dragon')
  const articles = await page.locator('article.book-page').count()
  await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0))

  const printed = await pdfObjects(await page.pdf({ preferCSSPageSize: true, printBackground: true }))

  expect(printed.pages.length).toBe(articles)
  const [cover] = printed.pages
  expect(cover?.box('MediaBox').map(Math.round)).toEqual([0, 0, 595, 595])
  await page.close()
})

test.each([1280, 390])('no words stick out of their page at %d pixels, and nothing scrolls sideways', async (width) => {
  const page = await opened('maia-astronauta', width)

  const out = await page.evaluate(() => {
    const isOutside = (inner: DOMRect, outer: DOMRect) =>
      inner.left < outer.left - 0.5 || inner.right > outer.right + 0.5 || inner.bottom > outer.bottom + 0.5
    return [...document.querySelectorAll<HTMLElement>('article')].flatMap((article) => {
      article.hidden = false
      const outer = article.getBoundingClientRect()
      return [...article.querySelectorAll('h2,p,.line')]
        .filter((box) => isOutside(box.getBoundingClientRect(), outer))
        .map(({ textContent }) => textContent)
    })
  })

  expect(out).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await page.close()
})

async function opened(fixture: Parameters<typeof aBook>[0], width = 1280): Promise<Page> {
  const input = await aBook(fixture)
  const { html } = await new BookTypesetter().bind(input)
  const folder = aTemporaryFolder()
  for (const { link, jpeg } of [...input.illustrations.values(), ...input.avatars.values()]) {
    mkdirSync(dirname(join(folder, link)), { recursive: true })
    await Bun.write(join(folder, link), jpeg)
  }
  await Bun.write(join(folder, 'rendered_book.html'), html)
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  await page.goto(`file://${folder}/rendered_book.html`)
  return page
}
