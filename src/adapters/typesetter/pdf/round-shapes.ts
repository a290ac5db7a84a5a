/** A circle of radius 1 about the origin, in operators: kept once, drawn wherever something is round. */
export const UNIT_CIRCLE =
  '1 0 m 1 .5523 .5523 1 0 1 c -.5523 1 -1 .5523 -1 0 c -1 -.5523 -.5523 -1 0 -1 c .5523 -1 1 -.5523 1 0 c f'

/** How far a control point of a quarter of a circle is from its end, as a share of the radius. */
const ROUND = 0.5523
/** Millimetres: small drawings keep to tenths, so that their ellipses are not quite. */
const NEARLY = 0.13

/**
 * The matrix (a b c d e f) that makes of the unit circle what the path draws, turned and flattened as it may be; null where
 * it is no ellipse. Round things are a third of all drawing in a book, and this is a fifth as long.
 */
export function ellipseOf(d: string): string | null {
  if (!QUARTERS.test(d)) return null
  const p = d.match(/-?[\d.]+/g)?.map(Number) ?? []
  const at = (i: number): [number, number] => [p[i * 2] ?? 0, p[i * 2 + 1] ?? 0]
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy], [ex, ey]] = [at(0), at(3), at(6), at(9), at(12)]
  const [mx, my] = [(ax + bx + cx + dx) / 4, (ay + by + cy + dy) / 4]
  const [ux, uy, vx, vy] = [(ax - cx) / 2, (ay - cy) / 2, (bx - dx) / 2, (by - dy) / 2]
  const corner = (s: number, t: number): [number, number] => [mx + s * ux + t * vx, my + s * uy + t * vy]
  const wanted = [
    corner(1, 0),
    corner(1, ROUND),
    corner(ROUND, 1),
    corner(0, 1),
    corner(-ROUND, 1),
    corner(-1, ROUND),
    corner(-1, 0),
    corner(-1, -ROUND),
    corner(-ROUND, -1),
    corner(0, -1),
    corner(ROUND, -1),
    corner(1, -ROUND),
  ]
  const isRound = wanted.every(([x, y], i) => Math.hypot(x - at(i)[0], y - at(i)[1]) < NEARLY)
  if (!isRound || Math.hypot(ex - ax, ey - ay) > NEARLY) return null
  return [ux, uy, vx, vy, mx, my].map((value) => String(Math.round(value * 100) / 100)).join(' ')
}

const QUARTERS = /^M [-\d. ]+(?:C [-\d. ]+){4}Z$/
