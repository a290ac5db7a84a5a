import type { BoxMm, ShapeItem } from '../../../domain/page-model/page-model.ts'
import { ellipse, type Point, polygon, shape } from './path.ts'

/** A sheet of cut paper: the sheet and, under it, its short warm shadow. Flat colours, since a press wants no transparency. */
export function sheet(d: string, colour: string, ground: string): ShapeItem[] {
  return [{ ...shape(d, shade(ground)), shift: { x: 0.5, y: 0.9 } }, shape(d, colour)]
}

/** A torn edge: uneven steps along the four sides. The same seed tears the same way. */
export function tornRectangle(box: BoxMm, seed: string, roughness = 0.7): string {
  const random = randomOf(seed)
  const points: Point[] = []
  const side = (from: Point, to: Point) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const steps = Math.max(4, Math.round(length / 3))
    const [nx, ny] = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length]
    for (let i = 0; i < steps; i++) {
      const along = (i + (i === 0 ? 0 : (random() - 0.5) * 0.7)) / steps
      const out = (random() - 0.5) * 2 * roughness
      points.push([
        tenth(from[0] + (to[0] - from[0]) * along + nx * out),
        tenth(from[1] + (to[1] - from[1]) * along + ny * out),
      ])
    }
  }
  const { x, y, width, height } = box
  side([x, y], [x + width, y])
  side([x + width, y], [x + width, y + height])
  side([x + width, y + height], [x, y + height])
  side([x, y + height], [x, y])
  return polygon(points)
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** A round piece cut by hand: never quite a circle. */
export function cutDisc(cx: number, cy: number, radius: number, seed: string, uneven = 0.025): string {
  const random = randomOf(seed)
  const wobble = () => radius * (1 + (random() - 0.5) * 2 * uneven)
  return ellipse(cx, cy, wobble(), wobble())
}

/** Numbers in [0, 1) that depend on the seed alone (FNV-1a into mulberry32). */
export function randomOf(seed: string): () => number {
  let state = 2_166_136_261
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Mixes two colours written `#RRGGBB`; `share` of the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, i: number) => Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16)
  const mixed = [0, 1, 2].map((i) => Math.round(channel(first, i) * (1 - share) + channel(second, i) * share))
  return `#${mixed
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`
}

/** The colour of a shadow on this ground. */
export function shade(ground: string): string {
  return mix(ground, '#4A3322', 0.2)
}
