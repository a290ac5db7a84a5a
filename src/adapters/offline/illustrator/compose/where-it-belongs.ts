import type { PropName, Scene } from '../../../../domain/scene.ts'
import { lighter } from '../kit/colour.ts'
import { n, rect, sheet } from '../kit/paper.ts'
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
export const FLAT: Partial<Record<PropName, number>> = {
  puddle: 0.62,
  hole: 1,
  footprints: 0.5,
  letter: 0.56,
  map: 0.56,
  scroll: 0.6,
  recipe: 0.56,
  ticket: 0.6,
  book: 0.62,
}
/** What is long lies on its side: degrees. */
export const TIPPED: Partial<Record<PropName, number>> = {
  pencil: 78,
  paintbrush: 78,
  spoon: 78,
  hammer: 80,
  wrench: 80,
}
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
  'cup',
  'tin',
  'potato',
  'call-button',
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
  cat: { x: -0.1, y: 0.56, size: 0.3 },
}
/** What is on a cake that has no candles of its own, and in a bathtub: likewise. */
const ON_CAKE = { x: -0.2, y: 0.46, size: 0.42 }
const IN_TUB = { x: -0.12, y: 0.52, size: 0.26 }
/** Where on a seat a fly sits. */
const ON_SEAT: Partial<Record<PropName, { x: number; y: number; size: number }>> = {
  armchair: { x: 0.04, y: 0.42, size: 0.13 },
  chair: { x: 0, y: 0.48, size: 0.18 },
}

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
  const seat = (['armchair', 'chair'] as const).find(free)
  if (seat && free('fly')) upon.set(seat, ['fly'])
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

/** Close up, the table at whose far side somebody is: its board along the lower edge. `foot`: where things stand on it, in pixels. */
export function tabletop({ width, height, tone }: Stage): { svg: string; foot: number; depth: number } {
  const top = height * 0.885
  const wood = tone('#b07a4e')
  const svg =
    sheet(`M-20 ${n(top)}H${n(width + 20)}V${n(height + 20)}H-20Z`, wood, 5) +
    rect(-20, top, width + 40, height * 0.012, lighter(wood, 0.18), 0) +
    [0.35, 0.68].map((share) => rect(-20, top + (height - top) * share, width + 40, 3, lighter(wood, 0.1), 0)).join('')
  return { svg, foot: top + height * 0.045, depth: height - top }
}

/** Where what is in a tree, a bathtub or on a cake of this size is. */
export function inOrOn(holder: PropName, things: readonly PropName[], size: number): Upon[] {
  return things.flatMap((prop) => {
    const at = holder === 'tree' ? IN_TREE[prop] : holder === 'bathtub' ? IN_TUB : (ON_SEAT[holder] ?? ON_CAKE)
    return at ? [{ prop, x: at.x * size, y: -at.y * size, size: at.size * size }] : []
  })
}

/** Where the middle of what hangs is, in pixels, and its size. */
export function hung(prop: PropName, wall: Wall, scale: number): { y: number; size: number } {
  const size = Math.min(wall.foot * 0.34, traitsOf(prop).size * 1.25 * scale * wall.shrink)
  return { y: Math.max(size * 0.8, wall.foot * 0.44), size }
}
