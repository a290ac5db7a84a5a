import path from 'node:path'
import { launchBrowser } from '../tests/support/browser.ts'
import { generated } from '../tests/support/generating.ts'
import { openAs } from '../tests/support/parent-browser.ts'
import { startServer } from '../tests/support/server.ts'

/** Takes the README's pictures, of a book that the product makes without a key. Run it when screens or pages change. */
const OUT = path.resolve(import.meta.dir, '../docs/pictures')
const server = await startServer({ fullPictures: true })
const parent = await server.parent()
const browser = await launchBrowser()
try {
  const { id } = await parent.aReadyBook('lucia-y-el-dragon')
  await generated(parent, id)
  const review = await openAs(browser, { url: server.url, parent }, { width: 1280, height: 860 })
  await review.goto(`/tuzonaprivada/revision-imagenes/${id}`)
  await review
    .getByRole('link', { name: 'Capítulo 1' })
    .or(review.getByRole('button', { name: 'Capítulo 1' }))
    .first()
    .click()
  await review.waitForLoadState('networkidle')
  await keep('review', await review.screenshot())

  await parent.api('POST', '/api/layout/create_layout', { id_book: id })
  await server.ports.runner.drain()
  const { rendered_url: address } = await parent.book(id)
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 640, height: 704 } })
  const book = await context.newPage()
  await book.goto(new URL(address, server.url).href)
  const pages = await book.locator('.book-page').all()
  const spread = await Promise.all(
    pages.slice(4, 6).map(async (page) => {
      await page.scrollIntoViewIfNeeded()
      return `<img src="data:image/png;base64,${(await page.screenshot()).toString('base64')}">`
    }),
  )
  const both = await browser.newPage({ viewport: { width: 1280, height: 640 } })
  await both.setContent(`<style>body{margin:0;display:flex}img{width:640px}</style>${spread.join('')}`)
  await keep('spread', await both.screenshot())
} finally {
  await browser.close()
  await server.stop()
}

async function keep(name: string, png: Uint8Array): Promise<void> {
  await Bun.write(path.join(OUT, `${name}.webp`), await new Bun.Image(png).webp({ quality: 82 }).bytes())
}
