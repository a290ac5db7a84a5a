import { describe, expect, test } from 'bun:test'
import { openFaces } from '../../../src/adapters/typesetter/faces.ts'
import { composeBook } from '../../../src/adapters/typesetter/pages/compose-book.ts'
import { coverSheet } from '../../../src/adapters/typesetter/press/cover-sheet.ts'
import type { BoxMm, PageItem } from '../../../src/domain/page-model/page-model.ts'
import { THEME_PALETTES } from '../../../src/domain/page-model/theme-palette.ts'
import {
  bearsSpineText,
  coverSpread,
  PRINTER_PROFILE_IDS,
  PRINTER_PROFILES,
  type PrinterProfileId,
} from '../../../src/domain/printer-profiles.ts'
import { aBook } from './support/stub-book.ts'

const CASES = PRINTER_PROFILE_IDS.flatMap((id) => [24, 38, 100].map((pages) => [id, pages] as const))

/** The flat cover's layers, every item with the box that it takes up in millimetres of the sheet. */
async function laidOut(id: PrinterProfileId, pages: number, title = '') {
  const [faces, profile] = [await openFaces(), PRINTER_PROFILES[id]]
  const book = await aBook('lucia-y-el-dragon')
  const input = title ? { ...book, story: { ...book.story, title } } : book
  const { model } = composeBook(
    {
      ...input,
      illustrations: new Map([...input.illustrations].map(([key, one]) => [key, { ...one, isVector: true }])),
    },
    faces,
    profile,
  )
  const sheet = coverSheet(model, profile, pages, { faces, palette: THEME_PALETTES[input.info.theme] })
  const layers = sheet.pages.map(({ page, xMm, yMm, scale }) =>
    page.items.map((item) => {
      const { x, y, width, height } = boxOf(item)
      return { item, box: { x: xMm + x * scale, y: yMm + y * scale, width: width * scale, height: height * scale } }
    }),
  )
  const [back = [], front = [], , spine = []] = layers
  const spread = coverSpread(profile, pages)
  const { panelWidthMm: width, panelHeightMm: height } = profile.cover
  const board = (x: number): BoxMm => ({ x, y: spread.panelY, width, height })
  const spineMm = profile.cover.spineMm(pages)
  return {
    sheet,
    profile,
    spread,
    spineMm,
    back,
    front,
    spine,
    boards: { back: board(spread.backX), front: board(spread.frontX) },
  }
}

function boxOf(item: PageItem): BoxMm {
  if (item.kind === 'picture') return item.box
  const points: [number, number][] =
    item.kind === 'shape'
      ? [...item.d.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)].map(([, x, y]) => [Number(x), Number(y)])
      : item.lines.flatMap(({ xMm, baselineMm, widthMm }): [number, number][] => [
          [xMm, baselineMm - item.leadMm * 0.7],
          [xMm + widthMm, baselineMm + item.leadMm * 0.3],
        ])
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const right = ({ x, width }: BoxMm) => x + width
const bottom = ({ y, height }: BoxMm) => y + height

describe.each(CASES)('the cover for %s of %i pages', (id, pages) => {
  test('shows its pictures to the edge of the sheet and below the strip over the spine', async () => {
    const { sheet, back, front, spine, spread } = await laidOut(id, pages)
    const pictureOf = (layer: typeof back) => layer.find(({ item }) => item.kind === 'picture')?.box as BoxMm
    const strip = spine[0]?.box as BoxMm

    for (const box of [pictureOf(back), pictureOf(front)]) {
      expect(box.y).toBeLessThanOrEqual(0.01)
      expect(bottom(box)).toBeGreaterThanOrEqual(spread.heightMm - 0.01)
    }
    expect(pictureOf(back).x).toBeLessThanOrEqual(0.01)
    expect(right(pictureOf(back))).toBeGreaterThan(strip.x + 1)
    expect(right(pictureOf(front))).toBeGreaterThanOrEqual(sheet.widthMm - 0.01)
    expect(pictureOf(front).x).toBeLessThan(right(strip) - 1)
  })

  test('changes its colour nowhere within two millimetres of a fold', async () => {
    const { spine, spread, spineMm, profile } = await laidOut(id, pages)
    const strip = spine[0]?.box as BoxMm
    const folds = [spread.spineX, spread.spineX + spineMm]
    const hinges = [spread.backX + profile.cover.panelWidthMm, spread.frontX]

    expect(strip.y).toBeLessThan(0)
    expect(bottom(strip)).toBeGreaterThan(spread.heightMm)
    for (const edge of [strip.x, right(strip)])
      for (const fold of [...folds, ...hinges]) expect(Math.abs(edge - fold)).toBeGreaterThan(1.9)
  })

  test('keeps everything of value on the boards, away from the hinges', async () => {
    const { back, front, boards } = await laidOut(id, pages)
    for (const [layer, board] of [
      [back, boards.back],
      [front, boards.front],
    ] as const)
      for (const { item, box } of layer) {
        if (item.kind === 'picture') continue
        const inside = [box.x - board.x, right(board) - right(box), box.y - board.y, bottom(board) - bottom(box)]
        expect(Math.min(...inside)).toBeGreaterThan(item.kind === 'text' ? 7 : 5)
      }
  })

  test('has a plain field of 55 × 35 mm at the lower right of the back', async () => {
    const { back, boards } = await laidOut(id, pages)
    const field = back.find(({ item }) => 'printOnly' in item)?.box as BoxMm

    expect([field.width, field.height]).toEqual([expect.closeTo(55, 1), expect.closeTo(35, 1)])
    expect(right(boards.back) - right(field)).toBeCloseTo(6.5, 1)
    expect(bottom(boards.back) - bottom(field)).toBeCloseTo(6.5, 1)
    for (const { item, box } of back) if (item.kind === 'text') expect(bottom(box)).toBeLessThan(field.y)
  })

  test('has on its spine what fits there with 1.6 mm to spare, words only where a printer takes them', async () => {
    const { spine, spread, spineMm, profile, boards } = await laidOut(id, pages)
    for (const { box } of spine.slice(1)) {
      expect(box.x).toBeGreaterThanOrEqual(spread.spineX + 1.6 - 0.05)
      expect(right(box)).toBeLessThanOrEqual(spread.spineX + spineMm - 1.6 + 0.05)
      expect(box.y).toBeGreaterThan(boards.back.y + 10)
      expect(bottom(box)).toBeLessThan(bottom(boards.back) - 10)
    }
    const hasTitle = spine.slice(1).some(({ box }) => box.height > 60)
    expect(hasTitle).toBe(bearsSpineText(profile, pages))
  })
})

test('a title of a hundred letters stands above the bird of the spine, or not at all', async () => {
  for (const title of ['x', 'El faro que cantaba a la luna '.repeat(4).slice(0, 104), 'M'.repeat(104)]) {
    const { spine } = await laidOut('lulu-hc-216', 100, title)
    const [, ...shapes] = spine
    const lettering = shapes.filter(({ item }) => item.kind === 'shape' && item.fill === THEME_PALETTES.aventura.deep)
    const bird = shapes.filter((one) => !lettering.includes(one))
    expect(bird.length).toBeGreaterThan(5)
    for (const { box } of lettering) expect(bottom(box)).toBeLessThan(Math.min(...bird.map((one) => one.box.y)) - 4)
  }
})
