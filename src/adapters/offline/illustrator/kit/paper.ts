import type { Point } from '../figure.ts'
import type { Random } from './random.ts'

/** Cut paper in SVG: every function gives a fragment (or, where it says so, path data). Units are the picture's pixels. */

const SHADOW = '#2b2233'

export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${faint('fill', opacity)}/>`
}

export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${faint('stroke', opacity)}/>`
}

export function circle(x: number, y: number, r: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${faint('fill', opacity)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${faint('fill', opacity)}/>`
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const round = radius ? ` rx="${n(radius)}"` : ''
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round} fill="${fill}"/>`
}

/** Straight cuts: x, y, x, y… */
export function polygon(corners: readonly number[], fill: string): string {
  return path(outline(corners), fill)
}

export function outline(corners: readonly number[]): string {
  return `M${corners.map(n).join(' ')}Z`
}

/**
 * Light that is stronger towards its middle: `strength` more at each of the shares of the radii, greatest first. As rings
 * beside each other, not as ellipses on each other: to fill translucently is what costs most in a picture.
 */
export function glow(
  [x, y, rx, ry]: readonly [x: number, y: number, rx: number, ry: number],
  shares: readonly number[],
  fill: string,
  strength: number,
): string {
  const round = (share: number | undefined) => {
    if (!share) return ''
    const [a, b] = [n(rx * share), n(ry * share)]
    return `M${n(x - rx * share)} ${n(y)}a${a} ${b} 0 1 0 ${n(rx * share * 2)} 0a${a} ${b} 0 1 0 ${n(rx * share * -2)} 0Z`
  }
  const rings = shares.map((share, index) => {
    const opacity = Math.round((1 - (1 - strength) ** (index + 1)) * 1000) / 1000
    return `<path d="${round(share)}${round(shares[index + 1])}" fill="${fill}" fill-rule="evenodd" fill-opacity="${opacity}"/>`
  })
  return rings.join('')
}

/** A sheet of paper that lies a little above what is under it; with no lift it has no shadow. */
export function sheet(d: string, fill: string, lift = 7): string {
  if (lift === 0) return path(d, fill)
  return `<path d="${d}" fill="${SHADOW}" fill-opacity=".17" transform="translate(${n(lift * 0.5)} ${n(lift)})"/>${path(d, fill)}`
}

export function card(x: number, y: number, width: number, height: number, fill: string, radius = 6, lift = 6): string {
  const shade = rect(x + lift * 0.5, y + lift, width, height, SHADOW, radius).replace('/>', ' fill-opacity=".17"/>')
  return shade + rect(x, y, width, height, fill, radius)
}

/** Places a fragment: moved to (x, y), scaled, mirrored by a negative `flip`, turned in degrees. */
export function place(svg: string, x: number, y: number, scale = 1, { mirrored = false, turn = 0 } = {}): string {
  const turned = turn ? ` rotate(${n(turn)})` : ''
  const sx = Math.round((mirrored ? -scale : scale) * 1000) / 1000
  return `<g transform="translate(${n(x)} ${n(y)})${turned} scale(${sx} ${Math.round(scale * 1000) / 1000})">${svg}</g>`
}

export function group(svg: string, opacity: number): string {
  return `<g opacity="${n(opacity * 10) === '0' ? 0 : Math.round(opacity * 100) / 100}">${svg}</g>`
}

/** Path data through the points with scissors that never stop (Catmull-Rom). */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length
  const pointAt = (index: number) =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? { x: 0, y: 0 }
  let d = `M${n(pointAt(0).x)} ${n(pointAt(0).y)}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [p0, p1, p2, p3] = [pointAt(index - 1), pointAt(index), pointAt(index + 1), pointAt(index + 2)]
    d += `C${n(p1.x + (p2.x - p0.x) / 6)} ${n(p1.y + (p2.y - p0.y) / 6)} ${n(p2.x - (p3.x - p1.x) / 6)} ${n(p2.y - (p3.y - p1.y) / 6)} ${n(p2.x)} ${n(p2.y)}`
  }
  return closed ? `${d}Z` : d
}

/** Path data of land from edge to edge (and beyond): a hill line at y that swings by `bump`, closed at `bottom`. */
export function ridge(random: Random, width: number, y: number, bump: number, bottom: number, steps = 5): string {
  const points: Point[] = []
  for (let step = -1; step <= steps + 1; step++)
    points.push({ x: ((step + random.between(-0.2, 0.2)) * width) / steps, y: y + random.between(-bump, bump) })
  const last = points.at(-1)
  return `${smooth(points, false)}L${n(last?.x ?? width)} ${n(bottom)}L${n(points[0]?.x ?? 0)} ${n(bottom)}Z`
}

/** Path data of an uneven round. */
export function blob(random: Random, x: number, y: number, rx: number, ry: number, uneven = 0.08, corners = 9): string {
  const points: Point[] = []
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner / corners) * Math.PI * 2
    const reach = 1 + random.between(-uneven, uneven)
    points.push({ x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach })
  }
  return smooth(points)
}

/** Path data of a scalloped round: crowns of trees, clouds, bushes. */
export function scallop(random: Random, x: number, y: number, rx: number, ry: number, bumps = 9): string {
  const corners = Array.from({ length: bumps }, (_, bump) => {
    const angle = (bump / bumps) * Math.PI * 2 + 0.3
    const reach = 0.84 * (1 + random.between(-0.07, 0.07))
    return { x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach }
  })
  const [first = { x, y }] = corners
  const radius = (Math.PI * (rx + ry)) / bumps / 1.75
  let d = `M${n(first.x)} ${n(first.y)}`
  for (const to of [...corners.slice(1), first]) d += `A${n(radius)} ${n(radius)} 0 0 1 ${n(to.x)} ${n(to.y)}`
  return `${d}Z`
}

/** Of the paint, not of the shape: a shape's own opacity makes the renderer lay it on a canvas apart, three times as slow. */
function faint(paint: 'fill' | 'stroke', opacity: number): string {
  return opacity === 1 ? '' : ` ${paint}-opacity="${Math.round(opacity * 100) / 100}"`
}
