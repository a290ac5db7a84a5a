import type { Figure, FigureRequest, Point } from '../../figure.ts'
import type { HeadPlace, Outfit } from '../biped/biped.ts'
import { feelingOf } from '../biped/draw-biped.ts'
import { POSTURES } from '../biped/poses.ts'
import { step } from '../biped/skeleton.ts'
import { type Matrix, moved, placed, times } from '../paper/outline.ts'
import { oval, ribbon, through } from '../paper/shapes.ts'
import { Sheet } from '../paper/sheet.ts'
import { type Coat, drawHead, type HeadRow } from '../species/kit.ts'
import { paletteOf, wornBy } from '../species/upright.ts'

const HEAD: HeadRow = {
  top: -98,
  eyes: { apart: 21, y: -2, rx: 10, ry: 11.6 },
  iris: '#D39A2E',
  mouth: { y: 28, size: 0.9 },
  seat: { y: -42, size: 0.9 },
  under: ({ sheet, coat }) => {
    const mantle =
      'M0 -98C44 -98 60 -62 54 -26Q66 10 48 32Q28 52 0 52Q-28 52 -48 32Q-66 10 -54 -26C-60 -62 -44 -98 0 -98Z'
    sheet.layered(
      'M-40 -62Q-76 -66 -78 -36Q-62 -24 -50 -30ZM40 -62Q76 -66 78 -36Q62 -24 50 -30Z',
      coat.dark,
      { x: 0, y: -46 },
      0.98,
    )
    sheet.shadow(mantle, 0, 3, 0.12)
    sheet.layered(mantle, coat.main, { x: -8, y: -24 }, 0.955)
    for (const [x, y, r] of [
      [-26, -64, 8],
      [4, -78, 6],
      [28, -58, 9],
      [-38, -38, 5],
      [10, -52, 4],
    ] as const)
      sheet.flat(oval(x, y, r, r * 0.86), coat.dark.base, 0.5)
  },
}

/** Two tentacles do what arms do; the other four stand, trail or dance with the pose. */
export function drawKraken(coat: Coat, request: FigureRequest): Figure {
  const posture = POSTURES[request.pose]
  const k = coat.stage === 'baby' ? 0.6 : coat.stage === 'elderly' ? 1.06 : 1.14
  const flip = request.facing === 'left' ? -1 : 1
  const drop = posture.seated ? 12 : request.pose === 'crouch' || request.pose === 'kneel' ? 18 : 0
  const reach = posture.lift > 0 ? 74 : 58
  const frame: Matrix = [flip * k, 0, 0, k, 0, -posture.lift * 60 * k]
  const sheet = new Sheet(request.id, frame)
  const outfit = wornBy(request.character)
  const lean = posture.lean * 0.24
  const root: Point = { x: 0, y: -52 + drop }
  const headFrame = times(placed(root.x + lean * 0.8, root.y - 22, lean + posture.head * 0.6), placed(0, 0, 0, 0.74))
  let place: HeadPlace = { face: { x: 0, y: 0 }, mouth: { x: 0, y: 0 }, top: { x: 0, y: 0 } }

  const floor = (x: number, curl: number): Point[] =>
    posture.lift > 0
      ? through([
          { x: root.x + x * 0.2, y: root.y },
          { x: root.x + x * 0.5 - lean, y: root.y + reach * 0.5 },
          { x: root.x + x * 0.7 - lean * 2 + curl * 8, y: root.y + reach * 0.9 },
          { x: root.x + x * 0.8 - lean * 2 - curl * 6, y: root.y + reach * 1.1 },
        ])
      : through([
          { x: root.x + x * 0.2, y: root.y },
          { x: root.x + x * 0.56, y: root.y + 26 - drop * 0.4 },
          { x: root.x + x * 0.9, y: -9 },
          { x: root.x + x * 1.18, y: -9 - (curl > 0 ? 3 : 0) },
          { x: root.x + x * 1.28, y: -20 - curl * 7 },
        ])
  const gait = posture.legAhead.upper * 0.24
  for (const [x, curl] of [
    [-62, 1],
    [66, 0],
  ] as const)
    tentacle(sheet, floor(x + gait, curl), coat, true, outfit)
  const arm = (side: 1 | -1): Point[] => {
    const { upper, lower } = side === 1 ? posture.ahead : posture.back
    const start = { x: root.x + side * 22, y: root.y - 4 }
    const raised = Math.abs(upper) > 70
    const elbow = step(start, raised ? upper * 0.86 : upper * 1.4 + side * 30, 40)
    const wrist = step(elbow, raised ? lower : lower * 1.1 + side * 20, 40)
    return through([
      start,
      elbow,
      { x: wrist.x, y: Math.min(wrist.y, -9) },
      { x: wrist.x + side * 9, y: Math.min(wrist.y - 8, -14) },
    ])
  }
  const [ahead, back] = [arm(1), arm(-1)]
  tentacle(sheet, back, coat, false, outfit)
  for (const [x, curl] of [
    [-34, 0],
    [36, 1],
  ] as const)
    tentacle(sheet, floor(x - gait, curl), coat, false, outfit)
  sheet.within(headFrame, () => {
    place = drawHead(HEAD, { sheet, feeling: feelingOf(request), headwear: outfit.headwear }, coat)
  })
  collar(sheet, root, lean, outfit)
  tentacle(sheet, ahead, coat, false, outfit)

  const at = (point: Point) => moved(frame, point.x, point.y)
  const onHead = (point: Point) => moved(times(frame, headFrame), point.x, point.y)
  const last = (path: readonly Point[]) => path[path.length - 1] ?? root
  return {
    get svg() {
      return sheet.svg
    },
    bounds: sheet.bounds,
    element: posture.element,
    turned: false,
    anchors: {
      face: onHead(place.face),
      headTop: onHead(place.top),
      mouth: onHead(place.mouth),
      hand: at(last(ahead)),
      otherHand: at(last(back)),
      back: null,
      hip: at(root),
    },
    shadow: { rx: 74 * k, ry: 10 * k },
    palette: paletteOf(coat, outfit),
  }
}

function tentacle(sheet: Sheet, path: readonly Point[], coat: Coat, far: boolean, outfit: Outfit): void {
  const radii = path.map((_, i) => 12 * (1.1 - (0.72 * i) / path.length))
  const shape = ribbon(path, radii)
  sheet.shadow(shape, 1, 2.4, 0.09)
  sheet.cut(shape, coat.main, far ? 'shade' : 'base')
  sheet.clipped(shape, () => {
    path.forEach(({ x, y }, i) => {
      const r = radii[i] ?? 0
      if (i > 2 && i % 2 === 0) sheet.flat(oval(x, y + r * 0.6, r * 0.42, r * 0.34), coat.pale.base)
    })
  })
  const { bottom, top } = outfit
  const cloth = outfit.coat ?? bottom?.paper ?? outfit.dress?.paper ?? top?.paper
  const long = outfit.coat || bottom?.kind === 'trousers' ? 9 : bottom?.kind === 'shorts' ? 7 : 0
  if (cloth && long > 0) {
    const part = path.slice(0, long)
    sheet.cut(
      ribbon(
        part,
        part.map((_, i) => (radii[i] ?? 0) * 1.16),
      ),
      cloth,
      far ? 'shade' : 'base',
    )
  }
}

/** What others wear on the body, a kraken wears as a wide collar or a skirt under its chin. */
function collar(sheet: Sheet, root: Point, lean: number, { top, dress, bottom, coat }: Outfit): void {
  const cloth = coat ?? dress?.paper ?? (bottom?.kind === 'skirt' ? bottom.paper : null)
  sheet.within(placed(root.x + lean * 0.4, root.y, lean), () => {
    if (cloth) {
      sheet.cut(
        'M-34 -4Q0 18 34 -4Q48 14 52 30Q40 24 32 32Q22 24 12 34Q0 26 -12 34Q-22 24 -32 32Q-40 24 -52 30Q-48 14 -34 -4Z',
        cloth,
      )
      if (coat) for (const y of [14, 24]) sheet.flat(oval(0, y, 2.4), coat.deep)
      else sheet.line('M-47 24Q0 36 47 24', cloth.light, 2)
    }
    const shirt = top?.paper
    if (shirt) sheet.cut('M-37 -8Q0 16 37 -8Q42 0 40 8Q0 32 -40 8Q-42 0 -37 -8Z', shirt)
  })
}
