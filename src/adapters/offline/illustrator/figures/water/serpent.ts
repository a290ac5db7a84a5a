import type { Figure, FigureRequest, Point } from '../../figure.ts'
import type { HeadPlace, Outfit } from '../biped/biped.ts'
import { feelingOf } from '../biped/draw-biped.ts'
import { paper } from '../paper/colours.ts'
import { type Matrix, moved, placed, times } from '../paper/outline.ts'
import { oval, ribbon, through } from '../paper/shapes.ts'
import { Sheet } from '../paper/sheet.ts'
import { type Coat, drawHead, drawHeadBack, type HeadRow } from '../species/kit.ts'
import { BASILISK, HYDRA, SNAKE } from '../species/reptile-heads.ts'
import { paletteOf, wornBy } from '../species/upright.ts'
import { BENDS, type Bend } from './bends.ts'

type SerpentRow = {
  size: number
  head: HeadRow
  headSize: number
  thick: number
  necks: 1 | 3
  winged: boolean
  spines: boolean
}

const SERPENTS = {
  snake: { size: 0.8, head: SNAKE, headSize: 0.58, thick: 12, necks: 1, winged: false, spines: false },
  basilisk: { size: 1.1, head: BASILISK, headSize: 0.6, thick: 13, necks: 1, winged: true, spines: true },
  hydra: { size: 1.34, head: HYDRA, headSize: 0.48, thick: 13, necks: 3, winged: false, spines: true },
} satisfies Record<string, SerpentRow>

/** The other two heads of a hydra, from the first one: spread out over a coil, reared up behind a crawling one. */
const SIDE_HEADS: Record<Bend['form'], readonly (readonly [dx: number, dy: number, sway: number, tilt: number])[]> = {
  coil: [
    [-62, 22, 26, -12],
    [56, 34, -10, 12],
  ],
  wave: [
    [-86, -34, 14, -14],
    [-40, -58, 4, -6],
  ],
}

type Serpent = keyof typeof SERPENTS

export function isSerpent(species: string): species is Serpent {
  return Object.hasOwn(SERPENTS, species)
}

export function drawSerpent(species: Serpent, coat: Coat, request: FigureRequest): Figure {
  const row: SerpentRow = SERPENTS[species]
  const bend = BENDS[request.pose]
  const k = row.size * (coat.stage === 'baby' ? 0.58 : coat.stage === 'elderly' ? 0.96 : 1)
  const flip = request.facing === 'left' ? -1 : 1
  const frame: Matrix = [flip * k, 0, 0, k, 0, -bend.lift * 60 * k]
  const sheet = new Sheet(request.id, frame)
  const outfit = wornBy(request.character)
  const headSize = row.headSize * (coat.stage === 'baby' ? 1.3 : 1)
  const feeling = feelingOf(request)
  const context = { sheet, feeling, headwear: outfit.headwear }
  const root: Point = bend.form === 'coil' ? { x: 6, y: -34 } : { x: 34, y: -14 }
  const chin = { x: bend.head.x, y: bend.head.y + (coat.stage === 'elderly' ? 8 : 0) }
  const headFrame = placed(chin.x, chin.y, bend.tilt, headSize)
  let place: HeadPlace = { face: { x: 0, y: 0 }, mouth: { x: 0, y: 0 }, top: { x: 0, y: 0 } }

  const drawNeckTo = (end: Point, sway: number, thick: number) => {
    const path = through(
      [
        root,
        { x: root.x + (end.x - root.x) * 0.3 - sway, y: root.y + (end.y - root.y) * 0.36 },
        { x: end.x - sway * 0.9, y: root.y + (end.y - root.y) * 0.72 },
        { x: end.x - 2, y: end.y + 12 * headSize },
      ],
      3,
    )
    if (row.spines) drawSpines(sheet, path, coat, thick)
    drawBody(
      sheet,
      path,
      path.map((_, i) => thick * (1.06 - (0.24 * i) / path.length)),
      coat,
    )
    dressNeck(sheet, path, thick, outfit)
  }

  drawTail(sheet, bend, row, coat)
  if (row.necks === 3)
    for (const [dx, dy, sway, tilt] of SIDE_HEADS[bend.form]) {
      const end = { x: chin.x + dx, y: Math.min(-34, chin.y + dy) }
      drawNeckTo(end, sway, row.thick * 0.86)
      sheet.within(placed(end.x, end.y, tilt, headSize * 0.9), () => {
        drawHeadBack(row.head, { ...context, headwear: null }, coat)
        drawHead(row.head, { ...context, headwear: null }, coat)
      })
    }
  if (row.winged) drawWings(sheet, root, coat)
  sheet.within(headFrame, () => drawHeadBack(row.head, context, coat))
  if (bend.form === 'coil') drawCoils(sheet, row, coat, outfit)
  else drawWave(sheet, bend, row, coat, outfit)
  drawNeckTo(chin, bend.sway, row.thick)
  sheet.within(headFrame, () => {
    place = drawHead(row.head, context, coat)
  })
  if (bend.tip.x > 0) drawTail(sheet, bend, row, coat)

  const at = (point: Point) => moved(frame, point.x, point.y)
  const onHead = (point: Point) => moved(times(frame, headFrame), point.x, point.y)
  return {
    get svg() {
      return sheet.svg
    },
    bounds: sheet.bounds,
    element: bend.element,
    turned: false,
    anchors: {
      face: onHead(place.face),
      headTop: onHead(place.top),
      mouth: onHead(place.mouth),
      hand: at(bend.tip),
      otherHand: at({ x: root.x + 20, y: root.y }),
      back: bend.form === 'coil' ? at({ x: -22, y: -44 }) : at({ x: -20, y: -30 }),
      hip: at({ x: 0, y: -20 }),
    },
    shadow: { rx: (bend.form === 'coil' ? 52 : 110) * k, ry: 9 * k },
    palette: paletteOf(coat, outfit),
  }
}

function drawTail(sheet: Sheet, { form, tip }: Bend, { thick }: SerpentRow, coat: Coat): void {
  if (form === 'wave') return
  const side = Math.sign(tip.x)
  const path = through([
    { x: side * 26, y: -14 },
    { x: side * 50, y: -12 },
    { x: tip.x * 0.94, y: tip.y * 0.4 - 6 },
    tip,
  ])
  drawBody(
    sheet,
    path,
    path.map((_, i) => thick * (0.86 - (0.68 * i) / path.length)),
    coat,
  )
}

function drawBody(sheet: Sheet, path: readonly Point[], radii: readonly number[], coat: Coat): void {
  const shape = ribbon(path, radii)
  sheet.cut(shape, coat.main)
  sheet.clipped(shape, () => {
    sheet.flat(
      ribbon(
        path.map(({ x, y }, i) => ({ x: x + (radii[i] ?? 0) * 0.5, y: y + (radii[i] ?? 0) * 0.45 })),
        radii.map((r) => r * 0.52),
      ),
      coat.pale.base,
    )
    path.forEach(({ x, y }, i) => {
      const r = radii[i] ?? 0
      if (i % 3 === 1) sheet.flat(oval(x - r * 0.5, y - r * 0.4, r * 0.34), coat.dark.base, 0.75)
    })
  })
}

/** Three rings, the widest below: drawn from the ground up. */
function drawCoils(sheet: Sheet, { thick }: SerpentRow, coat: Coat, outfit: Outfit): void {
  const cloth = outfit.bottom?.paper ?? outfit.dress?.paper ?? null
  for (const [i, [rx, y]] of (
    [
      [48, -12],
      [38, -27],
      [27, -40],
    ] as const
  ).entries()) {
    const ring = `M${-rx} ${y}Q${-rx - 3} ${y - thick} ${-rx * 0.7} ${y - thick * 0.9}Q0 ${y - thick * 0.3} ${rx * 0.7} ${y - thick * 0.9}Q${rx + 3} ${y - thick} ${rx} ${y}Q${rx * 0.9} ${y + thick} 0 ${y + thick}Q${-rx * 0.9} ${y + thick} ${-rx} ${y}Z`
    sheet.shadow(ring, 0, 2.6, 0.12)
    sheet.layered(ring, cloth && i === 0 ? cloth : coat.main, { x: -6, y: y + 1 }, 0.94)
    if (cloth && i === 0) continue
    for (const share of [-0.66, -0.22, 0.22, 0.66])
      sheet.flat(
        oval(rx * share, y + thick * (0.2 + 0.24 * (1 - Math.abs(share))), thick * 0.3, thick * 0.22),
        coat.dark.base,
        0.75,
      )
  }
}

function drawWave(sheet: Sheet, { tip }: Bend, { thick }: SerpentRow, coat: Coat, outfit: Outfit): void {
  const high = tip.y < -24 ? 12 : 0
  const path = through([
    tip,
    { x: -88, y: -12 - high },
    { x: -58, y: -34 - high },
    { x: -28, y: -13 },
    { x: 2, y: -32 },
    { x: 33, y: -14 },
  ])
  drawBody(
    sheet,
    path,
    path.map((_, i) => thick * (0.24 + Math.min(0.82, (i / path.length) * 1.7))),
    coat,
  )
  const cloth = outfit.bottom?.paper ?? outfit.dress?.paper
  if (cloth)
    sheet.cut(
      ribbon(
        path.slice(9, 16),
        path.slice(9, 16).map(() => thick * 1.12),
      ),
      cloth,
    )
}

/** A jersey is a muff round the neck; a coat a longer one with a collar and buttons. */
function dressNeck(sheet: Sheet, path: readonly Point[], thick: number, { top, dress, coat }: Outfit): void {
  const cloth = coat ?? top?.paper ?? dress?.paper
  if (!cloth) return
  const part = path.slice(coat ? 2 : 4, 10)
  sheet.cut(
    ribbon(
      part,
      part.map(() => thick * 1.16),
    ),
    cloth,
  )
  if (coat)
    for (const { x, y } of [part[2], part[4]].filter((point) => point !== undefined))
      sheet.flat(oval(x + 3, y, 2.2), coat.deep)
}

function drawSpines(sheet: Sheet, path: readonly Point[], coat: Coat, thick: number): void {
  path.forEach(({ x, y }, i) => {
    if (i % 3 !== 1) return
    sheet.cut(`M${x - thick * 0.4} ${y - 7}L${x - thick - 9} ${y - 6}L${x - thick * 0.4} ${y + 7}Z`, coat.dark)
  })
}

function drawWings(sheet: Sheet, root: Point, coat: Coat): void {
  const skin = paper(coat.dark.base)
  for (const side of [1, -1])
    sheet.within(placed(root.x - 4, root.y - 12, 0, side * (side === 1 ? 0.8 : 1), 1), () => {
      sheet.layered(
        'M0 0Q-18 -36 -58 -40Q-62 -22 -60 -8Q-52 -14 -46 -4Q-40 -12 -32 0Q-26 -6 -18 8Q-8 10 0 8Z',
        skin,
        { x: -30, y: -12 },
        0.92,
      )
      sheet.line('M-2 2Q-22 -32 -58 -40M-52 -38Q-48 -20 -46 -4M-46 -36Q-34 -18 -32 0', skin.light, 1.8, 0.7)
    })
}
