import type { BoxMm, ShapeItem } from '../../../domain/page-model/page-model.ts'

export type Point = readonly [x: number, y: number]

/** Numbers to a hundredth of a millimetre: finer than any press, and short in the file. */
export const n = (value: number): string => String(Math.round(value * 100) / 100)
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`

export function shape(d: string, fill: string): ShapeItem {
  return { kind: 'shape', d, shift: null, fill, stroke: null }
}

export function outline(d: string, colour: string, widthMm: number, dash: readonly number[] | null = null): ShapeItem {
  return { kind: 'shape', d, shift: null, fill: null, stroke: { colour, widthMm, dash } }
}

export function polygon(points: readonly Point[]): string {
  return `M ${points.map(at).join(' L ')} Z`
}

export function polyline(points: readonly Point[]): string {
  return `M ${points.map(at).join(' L ')}`
}

/** A closed curve through all the points (Catmull-Rom). */
export function blob(points: readonly Point[]): string {
  return `${throughRing(points)} Z`
}

/** An open curve through the points, its ends included. */
export function curve(points: readonly Point[]): string {
  const first = points[0]
  return first ? `M ${at(first)}${segments(points)}` : ''
}

/** The curve's segments alone, to go on from where a path is. */
export function segments(points: readonly Point[]): string {
  return points
    .slice(0, -1)
    .map((p, i) => cubic(points[i - 1] ?? p, p, points[i + 1] ?? p, points[i + 2] ?? points[i + 1] ?? p))
    .join('')
}

export function ellipse(cx: number, cy: number, rx: number, ry: number = rx): string {
  const k = 0.5523
  const to = (...points: Point[]) => ` C ${points.map(at).join(' ')}`
  return `M ${at([cx + rx, cy])}${to([cx + rx, cy + k * ry], [cx + k * rx, cy + ry], [cx, cy + ry])}${to(
    [cx - k * rx, cy + ry],
    [cx - rx, cy + k * ry],
    [cx - rx, cy],
  )}${to([cx - rx, cy - k * ry], [cx - k * rx, cy - ry], [cx, cy - ry])}${to(
    [cx + k * rx, cy - ry],
    [cx + rx, cy - k * ry],
    [cx + rx, cy],
  )} Z`
}

export function rectangle({ x, y, width, height }: BoxMm): string {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])
}

export function roundRectangle({ x, y, width, height }: BoxMm, radius: number): string {
  const k = radius * 0.4477
  const right = x + width
  const bottom = y + height
  const corner = (a: Point, b: Point, c: Point) => ` C ${at(a)} ${at(b)} ${at(c)}`
  return `M ${at([x + radius, y])} L ${at([right - radius, y])}${corner(
    [right - k, y],
    [right, y + k],
    [right, y + radius],
  )} L ${at([right, bottom - radius])}${corner(
    [right, bottom - k],
    [right - k, bottom],
    [right - radius, bottom],
  )} L ${at([x + radius, bottom])}${corner([x + k, bottom], [x, bottom - k], [x, bottom - radius])} L ${at([
    x,
    y + radius,
  ])}${corner([x, y + k], [x + k, y], [x + radius, y])} Z`
}

export type Placement = { x: number; y: number; scale?: number; degrees?: number; flip?: boolean }

/** Moves a path (absolute M, L, C, Z): turned and scaled about its own origin, then shifted. */
export function placed(d: string, { x, y, scale = 1, degrees = 0, flip = false }: Placement): string {
  const cos = Math.cos((degrees * Math.PI) / 180) * scale
  const sin = Math.sin((degrees * Math.PI) / 180) * scale
  const side = flip ? -1 : 1
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px, py) =>
    at([x + side * Number(px) * cos - Number(py) * sin, y + side * Number(px) * sin + Number(py) * cos]),
  )
}

/** For small things: a tenth of a millimetre is all that a press or an eye can tell. */
export function tenths(d: string): string {
  return d.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10))
}

function throughRing(points: readonly Point[]): string {
  const count = points.length
  const p = (i: number): Point => points[(i + count) % count] ?? [0, 0]
  return `M ${at(p(0))}${points.map((_, i) => cubic(p(i - 1), p(i), p(i + 1), p(i + 2))).join('')}`
}

function cubic(before: Point, from: Point, to: Point, after: Point): string {
  const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
  const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
  return ` C ${at(c1)} ${at(c2)} ${at(to)}`
}
