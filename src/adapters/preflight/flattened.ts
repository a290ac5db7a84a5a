import type { Operation } from './content-tokens.ts'
import { at, type Matrix, type Outline } from './geometry.ts'

const STEPS = 8

/** Path operators as corners on the sheet; curves in so many steps. */
export function flattened(path: readonly Operation[], ctm: Matrix): Outline {
  const outlines: Float64Array[] = []
  let corners: number[] = []
  let [x, y] = [0, 0]
  const end = () => {
    if (corners.length >= 6) outlines.push(Float64Array.from(corners))
    corners = []
  }
  const to = (px: number, py: number) => {
    ;[x, y] = [px, py]
    corners.push(...at(ctm, px, py))
  }
  const curve = (x1: number, y1: number, x2: number, y2: number, x3: number, y3: number) => {
    const [x0, y0] = [x, y]
    for (let i = 1; i <= STEPS; i++) {
      const t = i / STEPS
      const s = 1 - t
      const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      to(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)
    }
  }
  for (const { operator, operands } of path) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = operands.map((one) => (typeof one === 'number' ? one : 0))
    if (operator === 'm') {
      end()
      to(a, b)
    } else if (operator === 'l') to(a, b)
    else if (operator === 'c') curve(a, b, c, d, e, f)
    else if (operator === 'v') curve(x, y, a, b, c, d)
    else if (operator === 'y') curve(a, b, c, d, c, d)
    else if (operator === 're') {
      end()
      to(a, b)
      to(a + c, b)
      to(a + c, b + d)
      to(a, b + d)
      end()
    }
  }
  end()
  return outlines
}
