import type { PropName } from '../../../../domain/scene.ts'

export type PropTraits = {
  /** In the figures' units: a standing adult is 200 high. */
  size: number
  /** Small things lie in front of the cast, big ones stand behind it, some float. */
  where: 'ground' | 'behind' | 'air'
}

const BIG: Partial<Record<PropName, number>> = {
  tree: 260,
  'christmas-tree': 230,
  tent: 200,
  car: 190,
  bus: 240,
  train: 240,
  tractor: 210,
  'fire-engine': 240,
  boat: 220,
  plane: 210,
  rocket: 230,
  bed: 190,
  table: 130,
  chair: 100,
  snowman: 150,
  sleigh: 150,
  ladder: 160,
  bicycle: 150,
  robot: 130,
  telescope: 110,
  sunflower: 120,
  wheel: 90,
  cow: 180,
  door: 190,
  fountain: 150,
  armchair: 140,
  boxes: 150,
  camel: 190,
  well: 170,
}
const FLOATING: Partial<Record<PropName, number>> = {
  star: 62,
  moon: 110,
  sun: 120,
  kite: 96,
  balloon: 84,
  'hot-air-balloon': 190,
  butterfly: 42,
  bee: 34,
  rainbow: 330,
  cloud: 130,
  'music-note': 50,
  heart: 44,
  speech: 70,
  planet: 120,
  satellite: 90,
  feather: 44,
  bird: 56,
  'spider-web': 96,
  bat: 56,
}
const ON_THE_GROUND: Partial<Record<PropName, number>> = {
  chest: 84,
  campfire: 84,
  drum: 66,
  guitar: 84,
  bucket: 56,
  basket: 62,
  pot: 64,
  box: 70,
  computer: 66,
  mirror: 76,
  gift: 62,
  backpack: 66,
  teddy: 62,
  cake: 58,
  rope: 52,
  blanket: 78,
  anchor: 80,
  'crystal-ball': 58,
  umbrella: 84,
  'watering-can': 56,
  footprints: 60,
  duck: 50,
  frog: 42,
  fish: 46,
  nest: 58,
  flower: 58,
  seed: 44,
  mushroom: 48,
  stone: 56,
  flag: 110,
  broom: 104,
  spade: 70,
  mouse: 34,
  snail: 34,
  ladybug: 26,
  coin: 30,
  ring: 30,
  microscope: 70,
  beetle: 36,
  goat: 100,
  sheep: 92,
  cat: 72,
  dog: 84,
  picture: 84,
  sign: 92,
  coat: 88,
  hole: 84,
  bow: 40,
  scroll: 58,
  saucepan: 66,
  cushion: 64,
  suitcase: 84,
}
const SMALL = 46

export function traitsOf(prop: PropName): PropTraits {
  const floating = FLOATING[prop]
  if (floating) return { size: floating, where: 'air' }
  const big = BIG[prop]
  if (big) return { size: big, where: 'behind' }
  return { size: ON_THE_GROUND[prop] ?? SMALL, where: 'ground' }
}

/** How big the same thing is in a hand: never hiding its holder. */
export function sizeInHand(prop: PropName): number {
  const { size } = traitsOf(prop)
  return Math.max(40, Math.min(74, size * 0.85))
}
