import type { PropName } from '../../../../domain/scene.ts'
import { ellipse } from '../kit/paper.ts'
import type { Random } from '../kit/random.ts'
import { type Actor, halfHead, onPicture } from './actor.ts'

/** A part of the picture's width, in pixels. */
export type Span = { from: number; to: number }
export type Aloft = { x: number; y: number; size: number }

export const SHINING: ReadonlySet<PropName> = new Set(['sun', 'moon', 'star'])
/** What is far up: over roofs and masts, not before them. */
const HIGH: ReadonlySet<PropName> = new Set([...SHINING, 'planet', 'satellite', 'cloud'])
/** Where the middle of what floats may be, as shares of the height. */
const OVERHEAD: readonly [number, number] = [0.15, 0.42]
const HIGH_UP: readonly [number, number] = [0.12, 0.19]

/** Between which heights, as shares of the picture's, something floats. On a cover the title is up there. */
export function reachOf(prop: PropName, titled: boolean): readonly [number, number] {
  return HIGH.has(prop) && !titled ? HIGH_UP : OVERHEAD
}

/** Where something floats: over the cast with room around it, clear of what floats already. */
export function inTheAir(
  size: number,
  reach: readonly [number, number],
  actors: readonly Actor[],
  aloft: readonly Aloft[],
  width: number,
  height: number,
  random: Random,
): { x: number; y: number } {
  const spots = Array.from({ length: 18 }, () => ({
    x: random.between(0.15, 0.85) * width,
    y: random.between(...reach) * height + size * 0.4,
  }))
  const roomAt = ({ x, y }: { x: number; y: number }) => {
    const fromCast = actors.map((actor) => {
      const { bounds } = actor.figure
      const middle = actor.x + (bounds.x + bounds.width / 2) * actor.scale
      const dx = Math.max(0, Math.abs(x - middle) - (bounds.width * actor.scale) / 2 - size / 2)
      return dx + Math.max(0, actor.y + bounds.y * actor.scale - y)
    })
    const fromOthers = aloft.map((one) =>
      Math.max(0, Math.hypot(x - one.x, y - one.size / 2 - (one.y - size / 2)) - (size + one.size) * 0.6),
    )
    return Math.min(...fromCast, ...fromOthers.map((gap) => gap * 2), 260)
  }
  return spots.reduce((one, other) => (roomAt(other) > roomAt(one) ? other : one))
}

export function halo(x: number, y: number, size: number): string {
  return (
    ellipse(x, y, size * 0.86, size * 0.86, '#fff3c9', 0.16) + ellipse(x, y, size * 0.66, size * 0.66, '#fff3c9', 0.2)
  )
}

/** The face's span where it reaches below `top`. */
export function faceBelow(actor: Actor, top: number): Span[] {
  const { x, y } = onPicture(actor, actor.figure.anchors.face)
  const half = halfHead(actor) * actor.scale * 0.8
  return y + half > top ? [{ from: x - half, to: x + half }] : []
}

export function spanOf({ x, figure, scale }: Actor): Span {
  return { from: x + figure.bounds.x * scale, to: x + (figure.bounds.x + figure.bounds.width) * scale }
}

/** The place with most room; beside the protagonist rather than far from it. */
export function freeSpot(
  taken: readonly Span[],
  props: readonly Span[],
  hidden: readonly Span[],
  size: number,
  edge: number,
  width: number,
  random: Random,
): number {
  const middle = taken[0] ? (taken[0].from + taken[0].to) / 2 : width / 2
  const spots = Array.from({ length: 27 }, (_, index) => edge + (index * (width - 2 * edge)) / 26)
  const overlap = (x: number, spans: readonly Span[]) =>
    spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, x + size / 2) - Math.max(from, x - size / 2)), 0)
  const costOf = (x: number) =>
    overlap(x, taken) * 4 + overlap(x, props) * 9 + overlap(x, hidden) * 40 + Math.abs(x - middle) * 0.25
  const offset = random.between(-14, 14)
  return spots.reduce((best, spot) => (costOf(spot) < costOf(best) ? spot : best)) + offset
}

export function shadow(x: number, y: number, rx: number): string {
  return ellipse(x, y, rx, rx * 0.2, '#2b2233', 0.18)
}

/** How much of something so wide lies within the spans, as a share. */
export function shareOf(x: number, size: number, spans: readonly Span[]): number {
  const within = spans.map(({ from, to }) => Math.max(0, Math.min(to, x + size / 2) - Math.max(from, x - size / 2)))
  return Math.min(1, within.reduce((sum, one) => sum + one, 0) / size)
}
