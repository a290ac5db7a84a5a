import type { Age } from '../../../../../../domain/vocabulary.ts'
import { luminance, mix, type Paper } from '../../paper/colours.ts'
import { oval } from '../../paper/shapes.ts'
import type { Sheet } from '../../paper/sheet.ts'

type Eyes = { apart: number; y: number }
/** In head units: where the middle of the face is, and whether it is turned. */
type Face = { x: number; eyes: Eyes; turned: 0 | 1; age: Age }

/** Half axes of a lens, in head units: round on children, a little wider than high on the grown. */
const LENSES: Record<Age, { rx: number; ry: number }> = {
  baby: { rx: 14, ry: 13.6 },
  child: { rx: 14.4, ry: 13.8 },
  teenager: { rx: 13.8, ry: 12 },
  adult: { rx: 13.2, ry: 11.2 },
  elderly: { rx: 13, ry: 11.6 },
}

export function drawGlasses(sheet: Sheet, { x, eyes, turned, age }: Face, frame: string): void {
  const { rx, ry } = LENSES[age]
  const y = eyes.y + 1
  const lenses = [
    { x: x - eyes.apart, rx },
    { x: x + eyes.apart * (1 - 0.1 * turned), rx: rx * (1 - 0.08 * turned) },
  ]
  const [near = { x, rx }, far = { x, rx }] = lenses
  sheet.line(`M${near.x - rx} ${y - 2}L-46 ${y - 4}`, frame, 2.6)
  sheet.line(`M${far.x + far.rx} ${y - 2}L${turned ? 43 : 46} ${y - 4}`, frame, 2.6)
  for (const lens of lenses) {
    const shape = lensOf(lens.x, y, lens.rx, ry, age)
    sheet.flat(shape, '#FFFFFF', 0.14)
    sheet.line(
      `M${lens.x - lens.rx * 0.62} ${y - ry * 0.12}L${lens.x - lens.rx * 0.16} ${y - ry * 0.7}`,
      '#FFFFFF',
      1.8,
      0.75,
    )
    sheet.line(shape, frame, 3.3)
  }
  sheet.line(`M${near.x + rx} ${y - 2}Q${(near.x + far.x) / 2} ${y - 6.5} ${far.x - far.rx} ${y - 2}`, frame, 2.8)
}

function lensOf(x: number, y: number, rx: number, ry: number, age: Age) {
  if (age === 'baby' || age === 'child' || age === 'elderly') return oval(x, y, rx, ry)
  const [w, h] = [rx, ry]
  return `M${x - w} ${y - h * 0.5}Q${x - w * 0.94} ${y - h} ${x - w * 0.4} ${y - h}H${x + w * 0.4}Q${x + w * 0.94} ${y - h} ${x + w} ${y - h * 0.5}Q${x + w} ${y + h} ${x} ${y + h}Q${x - w} ${y + h} ${x - w} ${y - h * 0.5}Z`
}

const SPOTS = [
  [-8, -4],
  [-2, -6.5],
  [4, -4],
  [-5, 1],
  [1.5, -0.5],
  [6.5, 1.5],
  [-1.5, 4.5],
] as const

/** A handful on either cheek and two on the nose. */
export function drawFreckles(sheet: Sheet, { x, eyes, turned }: Face, skin: Paper): void {
  const light = luminance(skin.base)
  const colour =
    light < 0.42
      ? mix(skin.base, '#1E0D10', 0.55)
      : light < 0.62
        ? mix(skin.base, '#5A2812', 0.6)
        : mix(skin.base, '#9A4A22', 0.62)
  const spot = (cx: number, cy: number, r: number) => sheet.flat(oval(cx, cy, r, r * 0.88), colour, 0.85)
  for (const side of [-1, 1]) {
    const middle = x + side * 25 * (side === 1 ? 1 - 0.14 * turned : 1)
    SPOTS.forEach(([dx, dy], i) => {
      spot(middle + side * dx, eyes.y + 16 + dy, i % 3 === 1 ? 1.75 : 1.4)
    })
  }
  spot(x - 5, eyes.y + 7.5, 1.3)
  spot(x + 4.5, eyes.y + 7, 1.3)
}
