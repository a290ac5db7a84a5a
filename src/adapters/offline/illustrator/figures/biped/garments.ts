import type { Point } from '../../figure.ts'
import { type Paper, paper } from '../paper/colours.ts'
import type { Outline } from '../paper/outline.ts'
import { limb, oval, polygon } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Motif } from './biped.ts'
import { type Build, type Joints, type Skeleton, step } from './skeleton.ts'

/** The trunk in its own frame: hip at the origin, shoulders at -torso. `ease` is how much wider than the body. */
export function trunk(build: Build, ease = 0, hem = 4): string {
  const { torso, shoulder, waist, hip } = build
  const [s, w, h] = [shoulder + ease * 0.5, waist + ease, hip + ease]
  const top = -torso - ease * 0.4
  return `M${-s * 0.42} ${top - 1}C${-s * 0.8} ${top} ${-s} ${top + 3} ${-s} ${top + torso * 0.2}C${-s} ${-torso * 0.6} ${-w} ${-torso * 0.55} ${-w} ${-torso * 0.38}C${-w} ${-torso * 0.2} ${-h} ${-torso * 0.15} ${-h} ${hem}Q${-h * 0.5} ${hem + 3.5} 0 ${hem + 3.5}Q${h * 0.5} ${hem + 3.5} ${h} ${hem}C${h} ${-torso * 0.15} ${w} ${-torso * 0.2} ${w} ${-torso * 0.38}C${w} ${-torso * 0.55} ${s} ${-torso * 0.6} ${s} ${top + torso * 0.2}C${s} ${top + 3} ${s * 0.8} ${top} ${s * 0.42} ${top - 1}Q0 ${top + 3} ${-s * 0.42} ${top - 1}Z`
}

export function drawShirt(sheet: Sheet, build: Build, cloth: Paper, motif: Motif, flesh: Paper): void {
  const shape = trunk(build, 1.6, 3)
  sheet.cut(shape, cloth)
  sheet.clipped(shape, () => {
    sheet.flat(
      `M${build.hip * 0.72} ${-build.torso - 6}Q${build.hip * 0.98} ${-build.torso * 0.4} ${build.hip * 0.5} 12H60V${-build.torso - 6}Z`,
      cloth.shade,
    )
    drawMotif(sheet, build, cloth, motif)
  })
  const neck = build.shoulder * 0.44
  sheet.flat(`M${-neck} ${-build.torso - 2}Q0 ${-build.torso + neck * 0.95} ${neck} ${-build.torso - 2}Z`, flesh.shade)
  sheet.line(
    `M${-neck} ${-build.torso - 1}Q0 ${-build.torso + neck} ${neck} ${-build.torso - 1}`,
    cloth.deep,
    1.8,
    0.75,
  )
}

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

export function drawLegwear(
  sheet: Sheet,
  build: Build,
  joints: Joints,
  cloth: Paper,
  reach: number,
  far: boolean,
): void {
  const r = build.legR
  const radii = reach > 0.7 ? [r * 1.3, r * 1.2, r * 1.12] : [r * 1.32, r * 1.4, r * 1.4]
  const shape = limb(joints, radii, 0, reach)
  sheet.cut(shape, cloth, far ? 'shade' : 'base')
}

export function drawYoke(sheet: Sheet, build: Build, cloth: Paper): void {
  const h = build.hip + 1
  sheet.cut(
    `M${-build.waist - 1} ${-build.torso * 0.25}L${-h} 3Q${-h} ${build.hip * 0.55} ${-h * 0.3} ${build.hip * 0.5}Q0 ${build.hip * 0.35} ${h * 0.3} ${build.hip * 0.5}Q${h} ${build.hip * 0.55} ${h} 3L${build.waist + 1} ${-build.torso * 0.25}Z`,
    cloth,
  )
}

export function drawSleeve(
  sheet: Sheet,
  build: Build,
  joints: Joints,
  cloth: Paper,
  reach: number,
  far: boolean,
): void {
  const r = build.armR
  const radii = reach > 0.7 ? [r * 1.5, r * 1.4, r * 1.35] : [r * 1.5, r * 1.5, r * 1.3]
  const shape = limb(joints, radii, 0, reach)
  sheet.cut(shape, cloth, far ? 'shade' : 'base')
}

/** The body of a coat, over the shirt; its sleeves come with the arms. */
export function drawCoat(sheet: Sheet, build: Build, cloth: Paper): void {
  const { torso, shoulder, waist, hip } = build
  const shape = trunk(build, 3.6, 2)
  const gap = waist * 0.3
  sheet.cut(shape, cloth)
  sheet.clipped(shape, () => {
    sheet.flat(`M${hip * 0.5} ${-torso - 8}Q${hip} ${-torso * 0.4} ${hip * 0.45} 14H70V${-torso - 8}Z`, cloth.shade)
  })
  sheet.line(`M${gap * 0.4} ${-torso * 0.55}L${gap * 0.5} 5`, cloth.deep, 1.4, 0.8)
  // Lapels.
  sheet.cut(
    `M${-shoulder * 0.46} ${-torso - 3}L${-shoulder * 0.62} ${-torso * 0.74}L${gap * 0.4} ${-torso * 0.5}L${-shoulder * 0.1} ${-torso * 0.9}Z`,
    cloth,
    'light',
  )
  sheet.cut(
    `M${shoulder * 0.46} ${-torso - 3}L${shoulder * 0.66} ${-torso * 0.74}L${gap * 0.4} ${-torso * 0.5}L${shoulder * 0.16} ${-torso * 0.9}Z`,
    cloth,
    'light',
  )
}

/** The belt hides where the coat's body meets its skirt. */
export function drawBelt(sheet: Sheet, { torso, waist }: Build, cloth: Paper): void {
  const gap = waist * 0.3
  const belt = paper(cloth.deep)
  sheet.cut(
    polygon([
      { x: -waist - 4, y: -torso * 0.3 },
      { x: waist + 4, y: -torso * 0.3 },
      { x: waist + 4.5, y: -torso * 0.16 },
      { x: -waist - 4.5, y: -torso * 0.16 },
    ]),
    belt,
  )
  sheet.flat(oval(gap * 0.5, -torso * 0.23, torso * 0.07), '#F2D27A')
  for (const y of [-torso * 0.42, -torso * 0.02]) sheet.flat(oval(-gap * 0.5, y, torso * 0.035), cloth.deep)
}

export function drawMotif(sheet: Sheet, build: Build, cloth: Paper, motif: Motif): void {
  const { torso, hip } = build
  const y = -torso * 0.52
  const size = torso * 0.15
  if (motif === 'stripes')
    for (const share of [0.72, 0.48, 0.24, 0])
      sheet.flat(
        `M-60 ${-torso * share}Q0 ${-torso * share + 5} 60 ${-torso * share}V${-torso * share + torso * 0.1}Q0 ${-torso * share + torso * 0.1 + 5} -60 ${-torso * share + torso * 0.1}Z`,
        cloth.light,
      )
  if (motif === 'dots')
    for (const [x, share] of [
      [-0.5, 0.7],
      [0.1, 0.56],
      [0.6, 0.76],
      [-0.6, 0.3],
      [0.5, 0.3],
      [0, 0.1],
    ] as const)
      sheet.flat(oval(x * hip, -torso * share, torso * 0.055), cloth.light)
  if (motif === 'pocket')
    sheet.cut(
      `M${hip * 0.15} ${y}H${hip * 0.65}V${y + size * 1.5}Q${hip * 0.4} ${y + size * 2.1} ${hip * 0.15} ${y + size * 1.5}Z`,
      cloth,
      'light',
    )
  if (motif === 'heart')
    sheet.flat(
      `M0 ${y + size * 1.3}C${-size * 2} ${y} ${-size} ${y - size * 1.4} 0 ${y - size * 0.3}C${size} ${y - size * 1.4} ${size * 2} ${y} 0 ${y + size * 1.3}Z`,
      cloth.light,
    )
  if (motif === 'star') sheet.flat(polygon(star(0, y, size * 1.4)), cloth.light)
}

export function star(cx: number, cy: number, r: number): Point[] {
  return Array.from({ length: 10 }, (_, i) => step({ x: cx, y: cy }, 180 - i * 36, i % 2 === 0 ? r : r * 0.46))
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
