import { hashOf } from './random.ts'
import type { Stage } from './stage.ts'

/** From where a place is seen. Its things stay the same; where they stand, how near they are and what is before them does not. */
export type View = 0 | 1 | 2

/** What belongs to the view the stage is seen from; a place of two views knows no third. */
export function seen<T>({ view }: Pick<Stage, 'view'>, first: T, second: T, third: T = first): T {
  return [first, second, third][view] ?? first
}

/**
 * The pages of one place take turns: neighbours never share a view, and when all views have been seen they come again
 * mirrored. `turn` is which picture of the book it is, null where nobody counts.
 */
export function viewOf(
  place: string,
  seed: string,
  turn: number | null,
  views: 2 | 3,
): { view: View; mirrored: boolean } {
  const chosen = turn === null ? hashOf(`${seed}|view`) : turn + (hashOf(place) % views)
  const view = (chosen % views) as View
  return { view, mirrored: Math.floor(chosen / views) % 2 === 1 }
}

/** A fragment somewhere else. */
export function moved(svg: string, dx: number, dy = 0): string {
  return `<g transform="translate(${Math.round(dx)} ${Math.round(dy)})">${svg}</g>`
}

/** A fragment that stands at (x, y), nearer or farther by `scale`, its foot moved by (dx, dy); `flipped` turns it round. */
export function nearer(
  svg: string,
  { x, y }: { x: number; y: number },
  scale: number,
  { dx = 0, dy = 0, flipped = false } = {},
): string {
  return `<g transform="translate(${Math.round(x + dx)} ${Math.round(y + dy)}) scale(${flipped ? -scale : scale} ${scale}) translate(${-Math.round(x)} ${-Math.round(y)})">${svg}</g>`
}
