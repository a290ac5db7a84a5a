import type { Box, Point } from '../../figure.ts'

/** a b c d e f, as in SVG's matrix(): x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number]

/** A closed or open line as absolute cubics and straight lines: what the sheet transforms, measures and writes. */
export type Step =
  | { op: 'M' | 'L'; x: number; y: number }
  | { op: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { op: 'Z' }
export type Outline = readonly Step[]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Moves to (x, y), then turns clockwise by degrees, then scales: read from the inside out. */
export function placed(x: number, y: number, degrees = 0, scaleX = 1, scaleY = scaleX): Matrix {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY, x, y]
}

export function moved(matrix: Matrix, x: number, y: number): Point {
  const [a, b, c, d, e, f] = matrix
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

export function transformed(outline: Outline, matrix: Matrix): Outline {
  return outline.map((step) => {
    if (step.op === 'Z') return step
    const end = moved(matrix, step.x, step.y)
    if (step.op !== 'C') return { op: step.op, ...end }
    const first = moved(matrix, step.x1, step.y1)
    const second = moved(matrix, step.x2, step.y2)
    return { op: 'C', x1: first.x, y1: first.y, x2: second.x, y2: second.y, ...end }
  })
}

/** Outlines kept: a figure is drawn again once it is known where it looks, and most of its pieces are the same. Some 1 MB. */
const OUTLINES_KEPT = 1000
const outlines = new Map<string, Outline>()

/** Reads the part of SVG's path language that people write by hand: absolute M L H V C S Q T Z. */
export function outline(d: string): Outline {
  const known = outlines.get(d)
  if (known) return known
  if (outlines.size >= OUTLINES_KEPT) outlines.clear()
  const steps = stepsOf(d)
  outlines.set(d, steps)
  return steps
}

function stepsOf(d: string): Step[] {
  const steps: Step[] = []
  let [x, y, handleX, handleY] = [0, 0, 0, 0]
  for (const [, op = '', rest = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number)
    let read = 0
    const next = () => numbers[read++] ?? 0
    if (op === 'Z') steps.push({ op })
    while (read < numbers.length) {
      const [fromX, fromY] = [x, y]
      if (op === 'C' || op === 'S') {
        const first = op === 'C' ? { x: next(), y: next() } : { x: 2 * x - handleX, y: 2 * y - handleY }
        ;[handleX, handleY, x, y] = [next(), next(), next(), next()]
        steps.push({ op: 'C', x1: first.x, y1: first.y, x2: handleX, y2: handleY, x, y })
      } else if (op === 'Q' || op === 'T') {
        const control = op === 'Q' ? { x: next(), y: next() } : { x: 2 * x - handleX, y: 2 * y - handleY }
        ;[handleX, handleY, x, y] = [control.x, control.y, next(), next()]
        steps.push({
          op: 'C',
          x1: fromX + (2 / 3) * (control.x - fromX),
          y1: fromY + (2 / 3) * (control.y - fromY),
          x2: x + (2 / 3) * (control.x - x),
          y2: y + (2 / 3) * (control.y - y),
          x,
          y,
        })
      } else {
        if (op === 'H') x = next()
        else if (op === 'V') y = next()
        else [x, y] = [next(), next()]
        ;[handleX, handleY] = [x, y]
        steps.push({ op: op === 'M' ? 'M' : 'L', x, y })
      }
    }
  }
  return steps
}

/** SVG path data, to a tenth of a unit: finer than a pixel at any size we print. Relative, which is a third shorter. */
export function pathData(steps: Outline): string {
  let data = ''
  let [x, y, startX, startY] = [0, 0, 0, 0]
  // Tenths, as whole numbers, measured from the last point as written: rounding never adds up.
  for (const step of steps) {
    if (step.op === 'Z') {
      data += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const [endX, endY] = [tenths(step.x), tenths(step.y)]
    if (step.op === 'C')
      data += `c${tenthsText(tenths(step.x1) - x)}${after(tenths(step.y1) - y)}${after(tenths(step.x2) - x)}${after(tenths(step.y2) - y)}${after(endX - x)}${after(endY - y)}`
    else if (step.op === 'L') data += `l${tenthsText(endX - x)}${after(endY - y)}`
    else {
      data += `M${tenthsText(endX)}${after(endY)}`
      ;[startX, startY] = [endX, endY]
    }
    ;[x, y] = [endX, endY]
  }
  return data
}

function tenths(value: number): number {
  return Math.round(value * 10)
}

/** Written after another number: a minus parts the two by itself. */
function after(value: number): string {
  return value < 0 ? tenthsText(value) : ` ${tenthsText(value)}`
}

/** A number of tenths as a decimal, without the zero before its point. Most are small and come again: they are written once. */
function tenthsText(value: number): string {
  if (value < 0) return `-${tenthsText(-value)}`
  const known = texts[value]
  if (known !== undefined) return known
  const text = String(value / 10).replace(/^0\./, '.')
  if (value < TEXTS_KEPT) texts[value] = text
  return text
}
const TEXTS_KEPT = 2000
const texts: string[] = []

/** Exact bounds: a cubic is widest at its ends or where its derivative is zero. */
export function boundsOf(steps: Outline): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  let [x, y] = [0, 0]
  const include = (px: number, py: number) => {
    left = Math.min(left, px)
    right = Math.max(right, px)
    top = Math.min(top, py)
    bottom = Math.max(bottom, py)
  }
  for (const step of steps) {
    if (step.op === 'Z') continue
    include(step.x, step.y)
    if (step.op === 'C') {
      // A curve never leaves the hull of its four points: mostly they are inside already.
      if (Math.min(step.x1, step.x2) < left || Math.max(step.x1, step.x2) > right)
        for (const t of turningPoints(x, step.x1, step.x2, step.x)) include(cubic(x, step.x1, step.x2, step.x, t), y)
      if (Math.min(step.y1, step.y2) < top || Math.max(step.y1, step.y2) > bottom)
        for (const t of turningPoints(y, step.y1, step.y2, step.y)) include(x, cubic(y, step.y1, step.y2, step.y, t))
    }
    ;[x, y] = [step.x, step.y]
  }
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top }
}

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  const u = 1 - t
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
}

function turningPoints(a: number, b: number, c: number, d: number): number[] {
  const [p, q, r] = [-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a]
  if (Math.abs(p) < 1e-9) return Math.abs(q) < 1e-9 ? [] : [-r / q].filter((t) => t > 0 && t < 1)
  const root = q * q - 4 * p * r
  if (root < 0) return []
  return [(-q + Math.sqrt(root)) / (2 * p), (-q - Math.sqrt(root)) / (2 * p)].filter((t) => t > 0 && t < 1)
}
