import type { Pose } from '../../../../../domain/scene.ts'
import type { Figure, FigureRequest, Point } from '../../figure.ts'
import type { Outfit } from '../biped/biped.ts'
import { feelingOf } from '../biped/draw-biped.ts'
import { paper } from '../paper/colours.ts'
import { boundsOf, type Matrix, moved, outline, placed, times, transformed } from '../paper/outline.ts'
import { oval } from '../paper/shapes.ts'
import { Sheet } from '../paper/sheet.ts'
import { type Coat, drawHead } from '../species/kit.ts'
import { paletteOf, wornBy } from '../species/upright.ts'
import { SWIMMERS, type SwimmerRow } from './swimmers.ts'

type Swimmer = keyof typeof SWIMMERS

/** Nose down (positive) or up, degrees; fins in degrees from straight down; a splash where there is no sea. */
type Glide = {
  turn: number
  near: number
  far: number
  tail: number
  lift: number
  base: boolean
  element: Figure['element']
}

const GLIDES: Record<Pose, Glide> = {
  stand: g(-20, 20, -26),
  walk: g(-6, -34, -20, { tail: 14 }),
  run: g(-12, -64, -50, { tail: -20, lift: 0.16 }),
  jump: g(-44, -40, -70, { tail: 26, lift: 0.7 }),
  sit: g(-58, 12, -12, { tail: 52 }),
  wave: g(-40, 128, -20, { tail: 12 }),
  point: g(-24, 84, -30),
  reach: g(-66, 116, 60, { tail: 20 }),
  hold: g(-34, 62, 44),
  cheer: g(-70, 140, -120, { tail: 30 }),
  think: g(-30, 100, -10, { tail: -12 }),
  kneel: g(4, 30, 0, { tail: -26 }),
  lie: g(2, 64, 50, { tail: -8 }),
  dance: g(-78, 110, -60, { tail: -40 }),
  crouch: g(16, 40, 10, { tail: -34 }),
  fly: g(-28, -50, -80, { tail: 20, lift: 1.1, base: false, element: 'air' }),
  swim: g(-4, -20, -50, { tail: 10, lift: 0.2, base: false, element: 'water' }),
  sleep: g(8, 14, 0, { tail: 10 }),
}

export function isSwimmer(species: string): species is Swimmer {
  return Object.hasOwn(SWIMMERS, species)
}

/** Whales, dolphins and sharks: a body that turns as a whole, fins for hands, and a splash to stand on. */
export function drawSwimmer(species: Swimmer, coat: Coat, request: FigureRequest): Figure {
  const row: SwimmerRow = SWIMMERS[species]
  const glide = GLIDES[request.pose]
  const mirror: Matrix = request.facing === 'left' ? [-1, 0, 0, 1, 0, 0] : [1, 0, 0, 1, 0, 0]
  const sheet = new Sheet(request.id, mirror)
  const outfit = wornBy(request.character)
  const k = row.size * (coat.stage === 'baby' ? 0.56 : 1)
  const droop = coat.stage === 'elderly' ? 5 : 0
  const turned = placed(0, 0, glide.turn + droop, k)
  const box = boundsOf(transformed(outline(row.body), turned))
  const sunk = glide.base ? 8 * k : 0
  const frame = placed(0, sunk - (box ? box.y + box.height : 0) - glide.lift * 60 * k, glide.turn + droop, k)
  const feeling = feelingOf(request)

  if (glide.base) splash(sheet, k, 'back')
  let place = { face: { x: 0, y: 0 }, mouth: { x: 0, y: 0 }, top: { x: 0, y: 0 } }
  const young = coat.stage === 'baby' ? 1.2 : 1
  const headFrame = placed(row.face.x, row.face.y, -(glide.turn + droop) * row.face.level, row.face.size * young)
  const drawBody = () =>
    sheet.within(frame, () => {
      sheet.within(placed(row.tail.x, row.tail.y, glide.tail), () => row.tail.draw(sheet, coat))
      sheet.within(placed(row.fin.x + 8, row.fin.y + 2, -glide.far), () => fin(sheet, row.fin.long * 0.9, coat, true))
      row.behind?.(sheet, coat)
      sheet.layered(row.body, coat.main, row.light, 0.955)
      sheet.clipped(row.body, () => {
        row.markings(sheet, coat)
        dress(sheet, outfit)
      })
      sheet.line(row.body, coat.main.edge, 1)
      sheet.within(headFrame, () => {
        place = drawHead(row.head, { sheet, feeling, headwear: outfit.headwear }, coat)
      })
      sheet.within(placed(row.fin.x, row.fin.y, -glide.near), () => fin(sheet, row.fin.long, coat, false))
    })
  if (glide.base && glide.lift < 0.5) sheet.above(4 * k, drawBody)
  else drawBody()
  if (glide.base) splash(sheet, k, 'front')

  const whole = times(mirror, frame)
  const at = ({ x, y }: Point) => moved(whole, x, y)
  const onHead = ({ x, y }: Point) => moved(times(whole, headFrame), x, y)
  const tip = (angle: number, dx: number): Point => {
    const turn = (angle * Math.PI) / 180
    return { x: row.fin.x + dx + Math.sin(turn) * row.fin.long, y: row.fin.y + Math.cos(turn) * row.fin.long }
  }
  return {
    get svg() {
      return sheet.svg
    },
    bounds: sheet.bounds,
    element: glide.element,
    turned: false,
    anchors: {
      face: onHead(place.face),
      headTop: onHead(place.top),
      mouth: onHead(place.mouth),
      hand: at(tip(glide.near, 0)),
      otherHand: at(tip(glide.far, 8)),
      back: at({ x: -14, y: -44 }),
      hip: at({ x: -30, y: 0 }),
    },
    shadow: { rx: 56 * k, ry: 9 * k },
    palette: paletteOf(coat, outfit),
  }
}

function fin(sheet: Sheet, long: number, coat: Coat, far: boolean): void {
  sheet.layered(
    `M-9 -3Q-15 ${long * 0.6} -5 ${long}Q3 ${long + 3} 8 ${long * 0.84}Q14 ${long * 0.4} 10 -3Q0 -8 -9 -3Z`,
    far ? coat.dark : coat.main,
    { x: -2, y: long * 0.3 },
    0.9,
  )
}

/** Clothes are bands round the body: a jersey before the fins, trousers towards the tail. */
function dress(sheet: Sheet, { top, dress: frock, bottom, coat }: Outfit): void {
  const band = (from: number, to: number, cloth: { base: string; shade: string; deep: string }) => {
    sheet.flat(`M${from} -90Q${from - 10} 0 ${from} 90H${to}Q${to + 10} 0 ${to} -90Z`, cloth.base)
    sheet.flat(`M${from - 4} 12Q${(from + to) / 2} 32 ${to + 4} 16V90H${from}Z`, cloth.shade)
    sheet.line(`M${from} -90Q${from - 10} 0 ${from} 90`, cloth.deep, 3, 0.5)
  }
  if (bottom) band(-74, bottom.kind === 'shorts' ? -46 : bottom.kind === 'skirt' ? -38 : -28, bottom.paper)
  if (bottom?.kind === 'skirt')
    for (const x of [-70, -60, -50]) sheet.line(`M${x} -60Q${x - 6} 0 ${x} 60`, bottom.paper.deep, 2, 0.5)
  if (top) band(-22, 10, top.paper)
  if (frock) {
    band(-58, 10, frock.paper)
    for (const x of [-50, -40]) sheet.line(`M${x} -60Q${x - 8} 0 ${x} 60`, frock.paper.light, 3)
  }
  if (coat) {
    band(-44, 12, coat)
    sheet.flat('M-16 -80Q-24 0 -16 80H-8Q-16 0 -8 -80Z', coat.deep)
    for (const y of [-6, 10]) sheet.flat(oval(2, y, 3), coat.deep)
  }
}

const WATER = paper('#A9D8EA')

function splash(sheet: Sheet, k: number, layer: 'back' | 'front'): void {
  sheet.within(placed(-10 * k, 0, 0, k * 1.52, k * 1.14), () => {
    if (layer === 'back') {
      sheet.cut(oval(0, -4, 62, 12), WATER, 'shade')
      sheet.cut('M-44 -6Q-62 -22 -58 -36Q-46 -26 -36 -8ZM40 -6Q60 -18 62 -32Q48 -26 32 -8Z', WATER)
      return
    }
    sheet.cut(
      'M-62 -4Q-54 -14 -44 -6Q-34 -16 -22 -6Q-10 -14 2 -5Q14 -15 26 -6Q38 -14 48 -5Q56 -11 62 -4Q58 8 0 8Q-58 8 -62 -4Z',
      WATER,
    )
    sheet.line('M-38 1Q-20 4 -6 2M12 2Q28 4 40 0', '#FFFFFF', 2.4, 0.75)
    for (const [x, y, r] of [
      [-70, -26, 3.4],
      [72, -22, 3],
      [-52, -46, 2.4],
    ] as const)
      sheet.cut(oval(x, y, r, r * 1.2), WATER)
  })
}

function g(turn: number, near: number, far: number, rest: Partial<Glide> = {}): Glide {
  return { turn, near, far, tail: 0, lift: 0, base: true, element: 'ground', ...rest }
}
