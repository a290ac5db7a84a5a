import { lighter } from '../kit/colour.ts'
import { card, circle, n, path, rect, sheet } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import type { Wall } from './where-it-belongs.ts'

/** How high a doorway is, in the figures' units: anybody goes through. */
const DOORWAY = { indoors: 212, outdoors: 196 }

/** A door in its frame, in the wall of a room or in the front of a house. Its foot's middle is at (x, y). */
export function doorway(x: number, y: number, scale: number, wall: Wall | null, { tone }: Stage): string {
  const k = (scale * (wall ? DOORWAY.indoors : DOORWAY.outdoors)) / 100
  const leaf = tone('#b5713f')
  const frame = tone('#fbefdc')
  const panels = [-82, -44]
    .flatMap((top) => [-17, 3].map((left) => rect(left, top, 14, 30, lighter(leaf, 0.16), 2)))
    .join('')
  const door =
    card(-26, -96, 52, 97, frame, 2, 1.2) +
    rect(-21, -91, 42, 91, leaf, 1.5) +
    panels +
    circle(15.5, -45, 2.6, '#f4c64a')
  const house =
    sheet('M-62 1V-122H62V1Z', tone('#f6e3c4'), 2) +
    path('M-68 -118L0 -146L68 -118V-110H-68Z', tone('#c8643c')) +
    rect(-30, 0, 60, 6, tone('#cdbfb0'), 1.5) +
    rect(36, -84, 18, 24, tone('#a9cfe0'), 1.5) +
    rect(-54, -84, 18, 24, tone('#a9cfe0'), 1.5)
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(k * 1000) / 1000})">${wall ? '' : house}${door}</g>`
}

/** Half of what a doorway takes of the width, in the figures' units. */
export function doorwayHalf(wall: Wall | null): number {
  return wall ? (DOORWAY.indoors / 100) * 28 : (DOORWAY.outdoors / 100) * 66
}
