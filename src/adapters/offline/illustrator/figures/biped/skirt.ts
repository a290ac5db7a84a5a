import type { Point } from '../../figure.ts'
import type { Paper } from '../paper/colours.ts'
import type { Outline } from '../paper/outline.ts'
import type { Sheet } from '../paper/sheet.ts'
import { type Build, type Joints, type Skeleton, step } from './skeleton.ts'

/** The part of a dress or skirt below the waist: it follows the legs, wherever they go. */
export function drawSkirt(
  sheet: Sheet,
  build: Build,
  bones: Skeleton,
  cloth: Paper,
  reach: number,
  flare: number,
): void {
  const { outline, hem } = skirtOutline(build, bones, reach, flare)
  sheet.cut(outline, cloth)
  sheet.clipped(outline, () => {
    const [from, , to] = hem
    const { hip } = bones
    for (const share of [0.3, 0.68]) {
      const x = from.x + (to.x - from.x) * share
      const y = from.y + (to.y - from.y) * share
      sheet.line(
        `M${hip.x + (x - hip.x) * 0.3} ${hip.y + (y - hip.y) * 0.3}L${x} ${y + 4}`,
        cloth.shade,
        build.hip * 0.16,
      )
    }
  })
  sheet.line(curve(hem), cloth.deep, build.hip * 0.1, 0.6)
}

type Hem = [Point, Point, Point]

export function skirtOutline(
  build: Build,
  bones: Skeleton,
  reach: number,
  flare: number,
): { outline: Outline; hem: Hem } {
  const legs = [bones.legBack, bones.legAhead].toSorted((a, b) => angleOf(a) - angleOf(b))
  const [low, high] = [legs[0] ?? bones.legBack, legs[1] ?? bones.legAhead]
  const length = build.leg * reach
  const side = (leg: Joints, sign: number): Point => {
    const angle = angleOf(leg)
    const end =
      length <= build.leg * 0.52
        ? step(leg[0], angle, length)
        : step(leg[1], angleBetween(leg[1], leg[2]), length - build.leg * 0.52)
    // Cloth swings out from a leg that hangs, and lies close on one that is lifted.
    const swing = flare * Math.max(0.12, Math.cos((angle * Math.PI) / 180) ** 3)
    const point = step(end, angle + sign * 90, build.legR * 1.25 + swing)
    return { x: point.x, y: Math.min(point.y, -1) }
  }
  const [left, right] = [side(low, -1), side(high, 1)]
  const turn = (bones.lean * Math.PI) / 180
  const waist = (x: number, y: number): Point => ({
    x: bones.hip.x + Math.cos(turn) * x - Math.sin(turn) * y,
    y: bones.hip.y + Math.sin(turn) * x + Math.cos(turn) * y,
  })
  const w = build.waist + 2
  const [a, b] = [waist(-w, -build.torso * 0.28), waist(w, -build.torso * 0.28)]
  const [c, d] = [waist(-build.hip - 3, 2), waist(build.hip + 3, 2)]
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  const drop = step(middle, (angleOf(low) + angleOf(high)) / 2, length * 0.14)
  const hem: Hem = [left, drop, right]
  const p = ({ x, y }: Point) => ({ x, y })
  const outline: Outline = [
    { op: 'M', ...p(a) },
    { op: 'C', x1: c.x, y1: c.y, x2: c.x * 0.6 + left.x * 0.4, y2: c.y * 0.6 + left.y * 0.4, ...p(left) },
    { op: 'C', ...handles(left, drop, right), ...p(right) },
    { op: 'C', x1: d.x * 0.6 + right.x * 0.4, y1: d.y * 0.6 + right.y * 0.4, x2: d.x, y2: d.y, ...p(b) },
    { op: 'Z' },
  ]
  return { outline, hem }
}

function handles(from: Point, through: Point, to: Point) {
  return { x1: through.x * 0.8 + from.x * 0.2, y1: through.y, x2: through.x * 0.8 + to.x * 0.2, y2: through.y }
}

function curve([from, through, to]: Hem): Outline {
  return [
    { op: 'M', x: from.x, y: from.y },
    { op: 'C', ...handles(from, through, to), x: to.x, y: to.y },
  ]
}

function angleOf(leg: Joints): number {
  return angleBetween(leg[0], leg[1])
}

function angleBetween(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI
}
