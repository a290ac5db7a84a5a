import type { PropName, Scene } from '../../../../domain/scene.ts'
import { lighter } from '../kit/colour.ts'
import { card, circle, n, path, rect, sheet } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { traitsOf } from '../props/prop-traits.ts'
import type { Span } from './free-spots.ts'

/** A wall that something may hang on or open in: pixels of the picture where it meets the floor and where its windows are, and how far it lets things shrink. */
export type Wall = { foot: number; shrink: number; windows: readonly Span[] }

/** What hangs on walls, indoors. */
export const HUNG: ReadonlySet<PropName> = new Set<PropName>([
  'picture',
  'mirror',
  'calendar',
  'clock',
  'blackboard',
  'photo-frame',
  'bell',
  'coat',
])
/** What lies flat, and how much of its height is seen. */
export const FLAT: Partial<Record<PropName, number>> = { puddle: 0.62, hole: 1, footprints: 0.5 }
/** What swims, where nothing else holds it. */
export const AFLOAT: ReadonlySet<PropName> = new Set<PropName>(['fish', 'duck'])

/** What one puts on a table, if there is one. */
const TABLEWARE: ReadonlySet<PropName> = new Set<PropName>([
  'letter',
  'book',
  'candle',
  'magnifier',
  'bell',
  'ring',
  'gem',
  'egg',
  'apple',
  'carrot',
  'bread',
  'cake',
  'cookie',
  'doughnut',
  'soup',
  'sandwich',
  'honey',
  'ice-cream',
  'teapot',
  'basket',
  'paintbrush',
  'pencil',
  'scissors',
  'thread',
  'puzzle',
  'chess',
  'potion',
  'crystal-ball',
  'trophy',
  'medal',
  'bauble',
  'radio',
  'microscope',
  'test-tube',
  'computer',
  'camera',
  'coin',
  'ticket',
  'spoon',
  'scroll',
  'saucepan',
  'map',
  'baby-bottle',
  'glasses',
  'glasses-case',
  'photo-frame',
  'tablet',
  'phone',
  'lunchbox',
  'birthday-cake',
  'mixing-bowl',
  'recipe',
  'fish-bowl',
  'plant-pot',
  'jar',
  'lantern',
  'night-light',
  'glue',
  'pot',
  'box',
])
/** How many find room on it. */
const ON_TABLE = 2
/** The board of the `table` as it is drawn: its height above the foot, and where on it things stand, in shares of its size. */
const BOARD = { height: 0.53, spots: [-0.2, 0.24] } as const

/** Which of a scene's things stand on its table, but for those upon others. */
export function laidOnTable({ props }: Scene, taken: ReadonlySet<PropName>): PropName[] {
  if (!props.includes('table')) return []
  return props.filter((prop) => TABLEWARE.has(prop) && !taken.has(prop)).slice(0, ON_TABLE)
}

/** What is in a tree where there is one: middle above the foot of the tree and size, in shares of its size. */
export const IN_TREE: Partial<Record<PropName, { x: number; y: number; size: number }>> = {
  nest: { x: 0.05, y: 0.6, size: 0.3 },
  bird: { x: -0.2, y: 0.82, size: 0.22 },
  apple: { x: 0.24, y: 0.42, size: 0.12 },
}
/** What is on a cake that has no candles of its own, and in a bathtub: likewise. */
const ON_CAKE = { x: -0.2, y: 0.46, size: 0.42 }
const IN_TUB = { x: -0.12, y: 0.52, size: 0.26 }

/** Who carries what: the things of the scene that are upon or in another one of it. */
export function uponWhat({ props }: Scene, held: ReadonlySet<PropName>): ReadonlyMap<PropName, readonly PropName[]> {
  const free = (prop: PropName) => props.includes(prop) && !held.has(prop)
  const upon = new Map<PropName, readonly PropName[]>()
  if (free('tree'))
    upon.set(
      'tree',
      props.filter((prop) => IN_TREE[prop] && free(prop)),
    )
  if (free('bathtub') && free('duck')) upon.set('bathtub', ['duck'])
  if (free('cake') && free('candle') && !free('birthday-cake')) upon.set('cake', ['candle'])
  return upon
}

/** The same thing is not there twice: a birthday cake has its candles, a bowl its fish. */
export function isPartOf(prop: PropName, { props }: Scene): boolean {
  return (prop === 'candle' && props.includes('birthday-cake')) || (prop === 'fish' && props.includes('fish-bowl'))
}

/** A thing upon another: its foot from that one's foot, and its size, in pixels. */
export type Upon = { prop: PropName; x: number; y: number; size: number }

/** Where what stands on a table of this size stands; `scale` in pixels a unit. */
export function onTable(things: readonly PropName[], size: number, scale: number): Upon[] {
  return things.map((prop, index) => ({
    prop,
    x: (BOARD.spots[index] ?? 0) * size,
    y: -BOARD.height * size,
    size: Math.min(traitsOf(prop).size * scale * 0.9, size * 0.42),
  }))
}

/** Where what is in a tree, a bathtub or on a cake of this size is. */
export function inOrOn(holder: PropName, things: readonly PropName[], size: number): Upon[] {
  return things.flatMap((prop) => {
    const at = holder === 'tree' ? IN_TREE[prop] : holder === 'bathtub' ? IN_TUB : ON_CAKE
    return at ? [{ prop, x: at.x * size, y: -at.y * size, size: at.size * size }] : []
  })
}

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
  // A wall of its own, as deep as a cupboard: no doorway is cut out of a fireplace or a window.
  const pier = wall
    ? rect(-43, -(y + 10) / k, 4, (y + 10) / k + 1, '#2b2233').replace('/>', ' fill-opacity=".1"/>') +
      rect(-40, -(y + 10) / k, 80, (y + 10) / k + 1, tone('#efe3d0')) +
      rect(-40, -4, 80, 5, tone('#fbf3e4'))
    : ''
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
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(k * 1000) / 1000})">${wall ? pier : house}${door}</g>`
}

/** Half of what a doorway takes of the width, in the figures' units. */
export function doorwayHalf(wall: Wall | null): number {
  return wall ? (DOORWAY.indoors / 100) * 28 : (DOORWAY.outdoors / 100) * 66
}

/** Where the middle of what hangs is, in pixels, and its size. */
export function hung(prop: PropName, wall: Wall, scale: number): { y: number; size: number } {
  const size = Math.min(wall.foot * 0.34, traitsOf(prop).size * 1.25 * scale * wall.shrink)
  return { y: Math.max(size * 0.8, wall.foot * 0.44), size }
}
