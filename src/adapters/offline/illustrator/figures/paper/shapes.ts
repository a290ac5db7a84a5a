import type { Point } from '../../figure.ts'
import { type Outline, outline, type Step } from './outline.ts'

export function oval(cx: number, cy: number, rx: number, ry = rx): Outline {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523]
  return [
    { op: 'M', x: cx - rx, y: cy },
    { op: 'C', x1: cx - rx, y1: cy - ky, x2: cx - kx, y2: cy - ry, x: cx, y: cy - ry },
    { op: 'C', x1: cx + kx, y1: cy - ry, x2: cx + rx, y2: cy - ky, x: cx + rx, y: cy },
    { op: 'C', x1: cx + rx, y1: cy + ky, x2: cx + kx, y2: cy + ry, x: cx, y: cy + ry },
    { op: 'C', x1: cx - kx, y1: cy + ry, x2: cx - rx, y2: cy + ky, x: cx - rx, y: cy },
    { op: 'Z' },
  ]
}

/** A closed curve through the points, as scissors would go round them. */
export function blob(points: readonly Point[]): Outline {
  const at = (i: number) => points[(i + points.length) % points.length] ?? { x: 0, y: 0 }
  const steps: Step[] = [{ op: 'M', ...at(0) }]
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    steps.push({
      op: 'C',
      x1: from.x + (to.x - before.x) / 6,
      y1: from.y + (to.y - before.y) / 6,
      x2: to.x - (after.x - from.x) / 6,
      y2: to.y - (after.y - from.y) / 6,
      x: to.x,
      y: to.y,
    })
  }
  return [...steps, { op: 'Z' }]
}

/** Points on an ellipse, degrees clockwise from twelve o'clock. */
export function around(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    return { x: cx + rx * Math.sin(angle), y: cy - ry * Math.cos(angle) }
  })
}

/** A closed outline whose every side bulges: curls, clouds of hair, wool. */
export function scallops(points: readonly Point[], bulge: number): Outline {
  return edged(points, bulge, (_from, peak, to) => `Q${peak.x} ${peak.y} ${to.x} ${to.y}`)
}

/** A closed outline whose every side comes to a point: tufts of fur, feathers, manes. */
export function tufts(points: readonly Point[], depth: number): Outline {
  return edged(points, depth, (from, peak, to) => {
    const near = { x: (from.x + peak.x * 3) / 4, y: (from.y + peak.y * 3) / 4 }
    return `L${near.x} ${near.y}Q${peak.x} ${peak.y} ${(peak.x * 3 + to.x) / 4} ${(peak.y * 3 + to.y) / 4}L${to.x} ${to.y}`
  })
}

/**
 * A limb: a smooth band along start, bend and end, with a radius at each, rounded at both ends.
 * `from` and `to` (0–1) cut a piece of it: a sleeve, a sock.
 */
export function limb(joints: readonly Point[], radii: readonly number[], from = 0, to = 1): Outline {
  const [start, bend, end] = [joints[0], joints[1], joints[2]]
  if (!start || !bend || !end) return []
  const [r0 = 1, r1 = 1, r2 = 1] = radii
  const control = { x: 2 * bend.x - (start.x + end.x) / 2, y: 2 * bend.y - (start.y + end.y) / 2 }
  const count = Math.max(3, Math.round(6 * (to - from)) + 1)
  const [left, right]: [Point[], Point[]] = [[], []]
  for (let i = 0; i < count; i++) {
    const t = from + ((to - from) * i) / (count - 1)
    const u = 1 - t
    const x = u * u * start.x + 2 * u * t * control.x + t * t * end.x
    const y = u * u * start.y + 2 * u * t * control.y + t * t * end.y
    const [dx, dy] = [
      u * (control.x - start.x) + t * (end.x - control.x),
      u * (control.y - start.y) + t * (end.y - control.y),
    ]
    const length = Math.hypot(dx, dy) || 1
    const r = t < 0.5 ? r0 + (r1 - r0) * t * 2 : r1 + (r2 - r1) * (t * 2 - 1)
    const [nx, ny] = [(-dy / length) * r, (dx / length) * r]
    left.push({ x: x + nx, y: y + ny })
    right.unshift({ x: x - nx, y: y - ny })
    const cap = r * 0.55
    if (i === 0 && from === 0) right.push({ x: x - (dx / length) * cap, y: y - (dy / length) * cap })
    if (i === count - 1 && to === 1) left.push({ x: x + (dx / length) * cap, y: y + (dy / length) * cap })
  }
  const loop = [...left, ...right]
  // The start cap was pushed last on the right side before the others were put in front of it: it closes the loop.
  return blob(loop)
}

/** A long band along many points, with a radius at each: snakes and tentacles. Both ends are round. */
export function ribbon(points: readonly Point[], radii: readonly number[]): Outline {
  const [left, right]: [Point[], Point[]] = [[], []]
  points.forEach((point, i) => {
    const before = points[i - 1] ?? point
    const after = points[i + 1] ?? point
    const [dx, dy] = [after.x - before.x, after.y - before.y]
    const length = Math.hypot(dx, dy) || 1
    const r = radii[i] ?? 1
    const [nx, ny] = [(-dy / length) * r, (dx / length) * r]
    left.push({ x: point.x + nx, y: point.y + ny })
    right.unshift({ x: point.x - nx, y: point.y - ny })
    const cap = { x: (dx / length) * r * 0.6, y: (dy / length) * r * 0.6 }
    if (i === 0) right.push({ x: point.x - cap.x, y: point.y - cap.y })
    if (i === points.length - 1) left.push({ x: point.x + cap.x, y: point.y + cap.y })
  })
  return blob([...left, ...right])
}

/** Points on a smooth line through the given ones: `count` between each two. */
export function through(points: readonly Point[], count = 4): Point[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] ?? { x: 0, y: 0 }
  const result: Point[] = []
  for (let i = 0; i < points.length - 1; i++)
    for (let j = 0; j < count; j++) {
      const t = j / count
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      const mixed = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
      result.push({ x: mixed(a.x, b.x, c.x, d.x), y: mixed(a.y, b.y, c.y, d.y) })
    }
  return [...result, at(points.length - 1)]
}

/** The point at t (0–1) on a limb's centre line. */
export function along(joints: readonly Point[], t: number): Point {
  const [start, bend, end] = [joints[0], joints[1], joints[2]]
  if (!start || !bend || !end) return { x: 0, y: 0 }
  const control = { x: 2 * bend.x - (start.x + end.x) / 2, y: 2 * bend.y - (start.y + end.y) / 2 }
  const u = 1 - t
  return {
    x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
    y: u * u * start.y + 2 * u * t * control.y + t * t * end.y,
  }
}

export function polygon(points: readonly Point[]): Outline {
  return [...points.map(({ x, y }, i): Step => ({ op: i === 0 ? 'M' : 'L', x, y })), { op: 'Z' }]
}

function edged(
  points: readonly Point[],
  depth: number,
  side: (from: Point, peak: Point, to: Point) => string,
): Outline {
  const first = points[0] ?? { x: 0, y: 0 }
  let d = `M${first.x} ${first.y}`
  points.forEach((from, i) => {
    const to = points[(i + 1) % points.length] ?? first
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const length = Math.hypot(dx, dy) || 1
    const peak = { x: (from.x + to.x) / 2 + (dy / length) * depth, y: (from.y + to.y) / 2 - (dx / length) * depth }
    d += side(from, peak, to)
  })
  return outline(`${d}Z`)
}
