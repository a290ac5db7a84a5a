import { expect, test } from 'bun:test'
import { createCanvas } from '@napi-rs/canvas'
import { BookTypesetter } from '../../../src/adapters/typesetter/book-typesetter.ts'
import { type DrawnLine, drawnPages, readPdf } from './support/read-pdf.ts'
import { aBook } from './support/stub-book.ts'

const typesetter = new BookTypesetter()

/** Share of pixels darker than the paper in the band of a line, from its baseline to the height of an x. */
async function inkOf(pdf: Uint8Array, pageNumber: number, lines: readonly DrawnLine[]): Promise<number[]> {
  const page = await (await readPdf(pdf)).getPage(pageNumber)
  const viewport = page.getViewport({ scale: 1 })
  const canvas = createCanvas(viewport.width, viewport.height)
  const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D
  await page.render({ canvas: null, canvasContext, viewport }).promise
  return lines.map(({ x, baseline, width, size }) => {
    const band = canvas
      .getContext('2d')
      .getImageData(
        Math.floor(x),
        Math.floor(viewport.height - baseline - size * 0.5),
        Math.ceil(width),
        Math.ceil(size * 0.5),
      )
    let dark = 0
    for (let i = 0; i < band.data.length; i += 4) if ((band.data[i] ?? 255) < 130) dark++
    return dark / (band.data.length / 4)
  })
}

// A font may be broken so that its text is found and copied, and yet nothing of it is seen.
test.each([
  ['Andika', 'lucia-y-el-dragon', '4-6'],
  ['Literata', 'maia-astronauta', '10+'],
] as const)('every line set in %s leaves ink on the page', async (_, fixture, age) => {
  const { screenPdf } = await typesetter.bind(await aBook(fixture, { age, chapters: 1 }))
  const pages = await drawnPages(screenPdf)

  for (const number of [6, 8]) {
    const lines = pages[number - 1]?.lines.filter(({ text }) => !/^\d+$/u.test(text) && !/^Cap/u.test(text)) ?? []
    const inks = await inkOf(screenPdf, number, lines)

    expect(lines.length).toBeGreaterThan(1)
    for (const [i, ink] of inks.entries()) {
      expect([lines[i]?.text, ink > 0.08]).toEqual([lines[i]?.text, true])
      expect([lines[i]?.text, ink < 0.7]).toEqual([lines[i]?.text, true])
    }
  }
})
