import type { PropName } from '../../../../domain/scene.ts'
import { ON_THE_GROUND } from './sizes-on-the-ground.ts'

export type PropTraits = {
  /** In the figures' units: a standing adult is 200 high. */
  size: number
  /** Small things lie in front of the cast, big ones stand behind it, some float. */
  where: 'ground' | 'behind' | 'air'
}

const BIG: Partial<Record<PropName, number>> = {
  tree: 300,
  bus: 290,
  train: 290,
  'fire-engine': 280,
  plane: 260,
  boat: 250,
  rocket: 250,
  tractor: 240,
  'christmas-tree': 230,
  car: 230,
  tent: 210,
  camel: 210,
  'hospital-bed': 200,
  swing: 200,
  slide: 200,
  goal: 200,
  bed: 190,
  ladder: 190,
  door: 190,
  cow: 180,
  well: 180,
  fountain: 170,
  bathtub: 165,
  table: 150,
  bicycle: 150,
  sunflower: 150,
  blackboard: 150,
  snowman: 140,
  sleigh: 140,
  armchair: 140,
  boxes: 140,
  robot: 130,
  cot: 125,
  telescope: 120,
  pram: 120,
  'high-chair': 115,
  wheelchair: 110,
  chair: 105,
  wheel: 90,
}
const FLOATING: Partial<Record<PropName, number>> = {
  rainbow: 330,
  'hot-air-balloon': 190,
  cloud: 130,
  sun: 120,
  planet: 120,
  moon: 110,
  kite: 96,
  'spider-web': 96,
  satellite: 90,
  balloon: 84,
  speech: 70,
  star: 62,
  'music-note': 50,
  bird: 50,
  bat: 50,
  heart: 44,
  feather: 38,
  butterfly: 34,
  bee: 28,
}
/** Pencils, keys, cookies: a little larger than they are, or nobody would find them. */
const SMALL = 30

export function traitsOf(prop: PropName): PropTraits {
  const floating = FLOATING[prop]
  if (floating) return { size: floating, where: 'air' }
  const big = BIG[prop]
  if (big) return { size: big, where: 'behind' }
  return { size: ON_THE_GROUND[prop] ?? SMALL, where: 'ground' }
}

/** How big the same thing is in a hand: as it is, never hiding its holder. */
export function sizeInHand(prop: PropName): number {
  const { size } = traitsOf(prop)
  return Math.max(26, Math.min(84, size))
}

/** How much larger what is said to be huge is than it is, and what is said to be tiny. */
export const SIZES = { huge: 1.5, usual: 1, tiny: 0.66 } as const
