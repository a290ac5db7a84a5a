import { expect, test } from 'bun:test'
import { existsSync, mkdirSync } from 'node:fs'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { BookTypesetter } from '../../../src/adapters/typesetter/book-typesetter.ts'
import { readPdf } from './support/read-pdf.ts'
import { aBook } from './support/stub-book.ts'

/** Side of a golden page in pixels: enough to see a shift of a millimetre, small enough to keep. */
const SIDE = 420
const FOLDER = new URL('../../goldens/book/', import.meta.url).pathname

/** Pages of three books, one of every kind. Approving them is a person's act: `bun run goldens:approve`, and look. */
const PAGES = [
  ['lucia-y-el-dragon', 1, 'front-cover'],
  ['lucia-y-el-dragon', 2, 'dedication'],
  ['los-ocho-del-bosque', 3, 'cast-of-eight'],
  ['lucia-y-el-dragon', 4, 'title-page'],
  ['lucia-y-el-dragon', 6, 'chapter-opener'],
  ['maia-astronauta', 8, 'full-page-of-text'],
  ['lucia-y-el-dragon', 35, 'closing'],
  ['buenas-noches-osito', 11, 'maze'],
  ['lucia-y-el-dragon', 37, 'colophon'],
  ['lucia-y-el-dragon', 38, 'back-cover'],
] as const

test.each(PAGES)('%s, page %i looks as approved: %s', async (fixture, pageNumber, name) => {
  const { screenPdf } = await new BookTypesetter().bind(await aBook(fixture))
  const drawn = await draw(screenPdf, pageNumber)
  const file = `${FOLDER}${name}.png`
  if (process.env.GOLDENS === 'approve') {
    mkdirSync(FOLDER, { recursive: true })
    await Bun.write(file, drawn.toBuffer('image/png'))
  }

  expect([file, existsSync(file)]).toEqual([file, true])
  expect(await shareOfDifference(drawn, file)).toBeLessThan(0.002)
})

async function draw(pdf: Uint8Array, pageNumber: number) {
  const page = await (await readPdf(pdf)).getPage(pageNumber)
  const viewport = page.getViewport({ scale: SIDE / page.getViewport({ scale: 1 }).width })
  const canvas = createCanvas(SIDE, SIDE)
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
  await page.render({ canvas: null, canvasContext, viewport }).promise
  return canvas
}

/** Pixels that differ by more than edges do from one machine to another. */
async function shareOfDifference(drawn: Canvas, file: string): Promise<number> {
  const canvas = createCanvas(SIDE, SIDE)
  canvas.getContext('2d').drawImage(await loadImage(file), 0, 0)
  const wanted = canvas.getContext('2d').getImageData(0, 0, SIDE, SIDE).data
  const seen = drawn.getContext('2d').getImageData(0, 0, SIDE, SIDE).data
  let different = 0
  for (let i = 0; i < wanted.length; i += 4) {
    const distance = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((wanted[i + channel] ?? 0) - (seen[i + channel] ?? 0)),
      0,
    )
    if (distance > 96) different++
  }
  return different / (SIDE * SIDE)
}
