import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../tests/support/browser.ts'
import { SAMPLE_BOOKS } from '../web/landing/sample-books.ts'

/**
 * Makes the landing page's sample books with the product itself (`bun run book` on `tests/fixtures/books`) and keeps a
 * picture of every page, with what it says. Run it when writer, illustrator or typesetter change, and look at the pages.
 */
const ROOT = path.resolve(import.meta.dir, '..')
const SAMPLES = path.join(ROOT, 'web/landing/samples')
const SIDE = 560
/** Chosen by reading: three books with three different plots. */
const SEEDS: Record<string, string> = {
  'lucia-y-el-dragon': 'río',
  'tom-and-the-night-train': 'tren',
  'buenas-noches-osito': 'pan',
}

const workshop = await mkdtemp(path.join(tmpdir(), 'colorin-samples-'))
const browser = await launchBrowser()
const pages: Record<string, { file: string; alt: string }[]> = {}
try {
  for (const { slug } of SAMPLE_BOOKS) {
    const out = path.join(workshop, slug)
    const input = path.join(ROOT, `tests/fixtures/books/${slug}.json`)
    const made = Bun.spawnSync([process.execPath, 'src/book.ts', input, '--out', out, '--seed', SEEDS[slug] ?? slug], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    if (made.exitCode !== 0) throw new Error(`${slug} was not made`)
    await rm(path.join(SAMPLES, slug), { recursive: true, force: true })
    // Without its script the book lies open: every page under the one before.
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: SIDE, height: SIDE + 64 } })
    const page = await context.newPage()
    await page.goto(pathToFileURL(path.join(out, 'rendered_book.html')).href)
    pages[slug] = await picturesOf(page, slug)
    await context.close()
  }
  await Bun.write(path.join(SAMPLES, 'pages.json'), `${JSON.stringify(pages, null, 2)}\n`)
} finally {
  await browser.close()
  await rm(workshop, { recursive: true, force: true })
}

async function picturesOf(page: Page, slug: string): Promise<{ file: string; alt: string }[]> {
  const kept: { file: string; alt: string }[] = []
  for (const article of await page.locator('.book-page').all()) {
    await article.scrollIntoViewIfNeeded()
    for (const image of await article.locator('img').all())
      await image.evaluate((element) => (element as HTMLImageElement).decode())
    const file = `samples/${slug}/${String(kept.length + 1).padStart(2, '0')}.webp`
    const picture = await new Bun.Image(await article.screenshot()).webp({ quality: 76 }).bytes()
    await Bun.write(path.join(ROOT, 'web/landing', file), picture)
    kept.push({ file, alt: await wordsOf(article) })
  }
  return kept
}

/** Alternative texts and words in reading order, without folios and ornaments. */
async function wordsOf(article: ReturnType<Page['locator']>): Promise<string> {
  const words = await article.evaluate((element) =>
    [...element.querySelectorAll('img, h1, h2, p')]
      .filter((one) => !one.closest('[aria-hidden]'))
      .map((one) =>
        (one instanceof HTMLImageElement ? one.alt : (one.textContent ?? ''))
          .replaceAll('\u2060', '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((words, at, all) => words && words !== all[at - 1])
      .join('. ')
      .replace(/([.!?…»])\. /g, '$1 '),
  )
  return words || 'Una página con un adorno.'
}
