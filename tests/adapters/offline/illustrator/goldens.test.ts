import { expect, test } from 'bun:test'
import { existsSync, mkdirSync } from 'node:fs'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { Resvg } from '@resvg/resvg-js'
import { type ContactSheet, SHEETS } from './sheets.ts'

const FOLDER = new URL('../../../goldens/illustrator/', import.meta.url).pathname
/** Side of the blocks that are compared, in pixels: the approved sheets are packed with loss, which evens out. */
const BLOCK = 4
/** Share of a cell's blocks that may differ by `SEEN` (0–255): edges vary from one processor to another, shapes do not. */
const TOLERANCE = 0.015
const SEEN = 10
/** Difference of a cell's mean colour that an eye sees, 0–255. */
const TINT = 2.5

/** Whoever changes a drawing looks at the sheet and approves it: `bun run goldens:approve`. */
test.each(Object.keys(SHEETS))('the sheet of %s looks as approved', async (name) => {
  const sheet = SHEETS[name]?.()
  if (!sheet) throw new Error(`no sheet of ${name}`)
  const drawn = await draw(sheet)
  const file = `${FOLDER}${name}.webp`
  if (process.env.GOLDENS === 'approve') {
    mkdirSync(FOLDER, { recursive: true })
    await Bun.write(file, drawn.toBuffer('image/webp', 84))
  }

  expect([file, existsSync(file)]).toEqual([file, true])
  expect(await changedCells(sheet, drawn, file)).toEqual([])
})

async function draw({ side, columns, cells }: ContactSheet): Promise<Canvas> {
  const canvas = createCanvas(columns * side, Math.ceil(cells.length / columns) * side)
  const paint = canvas.getContext('2d')
  for (const [i, { svg }] of cells.entries()) {
    const options = { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: side } } as const
    const png = new Resvg(svg, options).render().asPng()
    paint.drawImage(await loadImage(png), (i % columns) * side, Math.floor(i / columns) * side)
  }
  return canvas
}

async function changedCells({ side, columns, cells }: ContactSheet, drawn: Canvas, file: string): Promise<string[]> {
  const approved = createCanvas(drawn.width, drawn.height)
  approved.getContext('2d').drawImage(await loadImage(file), 0, 0)
  return cells.flatMap(({ title }, i) => {
    const at = [(i % columns) * side, Math.floor(i / columns) * side, side, side] as const
    const wanted = approved.getContext('2d').getImageData(...at).data
    const seen = drawn.getContext('2d').getImageData(...at).data
    const [one, other] = [blocksOf(wanted, side), blocksOf(seen, side)]
    const changed = one.filter((grey, j) => Math.abs(grey - (other[j] ?? 0)) > SEEN).length
    return changed / one.length > TOLERANCE || tintsApart(wanted, seen) > TINT ? [title] : []
  })
}

/** Mean grey of every block, 0–255. */
function blocksOf(pixels: Uint8ClampedArray, side: number): number[] {
  const across = side / BLOCK
  const sums = new Array<number>(across * across).fill(0)
  for (let at = 0; at < side * side; at++) {
    const block = Math.floor(at / side / BLOCK) * across + Math.floor((at % side) / BLOCK)
    const [r = 0, g = 0, b = 0] = pixels.subarray(at * 4, at * 4 + 3)
    sums[block] = (sums[block] ?? 0) + (r * 0.299 + g * 0.587 + b * 0.114) / BLOCK ** 2
  }
  return sums
}

/** Greatest difference of the cells' mean red, green and blue. */
function tintsApart(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  const sums = [0, 0, 0]
  for (let at = 0; at < one.length; at++)
    if (at % 4 < 3) sums[at % 4] = (sums[at % 4] ?? 0) + (one[at] ?? 0) - (other[at] ?? 0)
  return Math.max(...sums.map((sum) => Math.abs(sum) / (one.length / 4)))
}
