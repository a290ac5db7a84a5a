/** a b c d e f of a PDF: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number]
/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number]
/** Corners of closed outlines, x and y in turn. */
export type Outline = readonly Float64Array[]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** `first` applies before `then`. */
export function times(first: Matrix, then: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [A, B, C, D, E, F] = then
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

export function at([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** The box round a box that a matrix may have turned. */
export function boxOf(matrix: Matrix, [left, bottom, right, top]: Box): Box {
  const corners = [at(matrix, left, bottom), at(matrix, right, bottom), at(matrix, left, top), at(matrix, right, top)]
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

export function rectangle(matrix: Matrix, [left, bottom, right, top]: Box): Outline {
  const corners = [at(matrix, left, bottom), at(matrix, right, bottom), at(matrix, right, top), at(matrix, left, top)]
  return [Float64Array.from(corners.flat())]
}

export function bounds(outline: Outline): Box {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const corners of outline)
    for (let i = 0; i < corners.length; i += 2) {
      const [x, y] = [corners[i] ?? 0, corners[i + 1] ?? 0]
      if (x < left) left = x
      if (x > right) right = x
      if (y < bottom) bottom = y
      if (y > top) top = y
    }
  return [left, bottom, right, top]
}

export function common(one: Box, other: Box): Box {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ]
}

export function isWithin(box: Box, x: number, y: number): boolean {
  return x >= box[0] && y >= box[1] && x <= box[2] && y <= box[3]
}

/** By the winding number, or by its parity. */
export function contains(outline: Outline, x: number, y: number, evenOdd: boolean): boolean {
  let winding = 0
  for (const corners of outline) {
    const n = corners.length
    let [px, py] = [corners[n - 2] ?? 0, corners[n - 1] ?? 0]
    for (let i = 0; i < n; i += 2) {
      const cx = corners[i] ?? 0
      const cy = corners[i + 1] ?? 0
      if (py <= y !== cy <= y && x < px + ((y - py) / (cy - py)) * (cx - px)) winding += cy > py ? 1 : -1
      px = cx
      py = cy
    }
  }
  return evenOdd ? (winding & 1) !== 0 : winding !== 0
}
