import type { Setting } from '../../../../domain/scene.ts'
import { darker, lighter } from '../kit/colour.ts'
import { blob, card, circle, ellipse, n, path, rect, sheet, stroke } from '../kit/paper.ts'
import type { Random } from '../kit/random.ts'
import type { Stage } from '../kit/stage.ts'
import { fern, flower, mushroom, tuft } from './plants.ts'
import { hedgehog, hen, rabbit, squirrel } from './small-animals.ts'

type Landmark = (stage: Stage, x: number, y: number) => string

const WOODLAND: readonly Landmark[] = [log, stump, boulders, toadstools, hedgehog, squirrel, signpost]
const GRASSLAND: readonly Landmark[] = [boulders, flowers, rabbit, signpost, puddle, hedgehog, wheelbarrow]
const STREETS: readonly Landmark[] = [puddle, planter, crates, signpost]
const SANDS: readonly Landmark[] = [boulders, driftwood, starfish]

/** What may stand about outdoors; where nothing is listed, the place is as its painter left it. */
const FOUND: Partial<Record<Setting, readonly Landmark[]>> = {
  forest: WOODLAND,
  jungle: [log, boulders, toadstools],
  mountain: [boulders, log, rabbit, flowers, signpost],
  meadow: GRASSLAND,
  river: GRASSLAND,
  lake: [log, boulders, flowers, rabbit],
  cliff: [boulders, flowers, signpost],
  lighthouse: [boulders, flowers, signpost, rabbit, crates],
  park: [puddle, flowers, planter, squirrel, signpost],
  garden: [flowers, wheelbarrow, hedgehog, planter],
  farm: [hen, crates, wheelbarrow, hen, flowers],
  castle: [boulders, flowers, signpost, stump],
  ruins: [boulders, log, flowers, rabbit],
  bridge: [flowers, boulders, log],
  road: [signpost, boulders, flowers],
  playground: [puddle, planter, flowers],
  village: [planter, crates, puddle, hen],
  city: STREETS,
  street: STREETS,
  market: [crates, crates, planter, hen],
  station: [crates, planter],
  harbour: [crates, puddle],
  beach: SANDS,
  island: SANDS,
  desert: [boulders, boulders],
}

/** One or two of them, drawn about the origin, for the caller to place: other ones in every picture. */
export function landmarksOf(stage: Stage, setting: Setting): string[] {
  const found = FOUND[setting] ?? []
  const { random } = stage
  const first = random.whole(0, Math.max(0, found.length - 1))
  const count = random.chance(0.5) ? 2 : 1
  return Array.from({ length: count }, (_, i) => found[(first + i * 3) % found.length]?.(stage, 0, 0) ?? '').filter(
    Boolean,
  )
}

function contact(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r * 0.17, '#2b2233', 0.16)
}

function log(stage: Stage, x: number, y: number): string {
  const bark = stage.tone('#86604a')
  return (
    contact(x, y, 150) +
    sheet(
      `M${n(x - 130)} ${n(y - 70)}Q${n(x)} ${n(y - 84)} ${n(x + 120)} ${n(y - 72)}V${n(y - 2)}Q${n(x)} ${n(y + 8)} ${n(x - 130)} ${n(y)}Z`,
      bark,
      6,
    ) +
    stroke(`M${n(x - 90)} ${n(y - 48)}h110M${n(x - 60)} ${n(y - 22)}h150`, darker(bark, 0.22), 5, 0.7) +
    ellipse(x + 120, y - 36, 26, 37, stage.tone('#d9b48a')) +
    ellipse(x + 120, y - 36, 15, 23, stage.tone('#c39a6c')) +
    fern(stage, x - 116, y + 4, 90, -14)
  )
}

function stump(stage: Stage, x: number, y: number): string {
  const bark = stage.tone('#7d5a46')
  return (
    contact(x, y, 100) +
    sheet(
      `M${n(x - 60)} ${n(y - 92)}Q${n(x - 58)} ${n(y - 20)} ${n(x - 92)} ${n(y)}H${n(x + 94)}Q${n(x + 58)} ${n(y - 20)} ${n(x + 60)} ${n(y - 92)}Z`,
      bark,
      6,
    ) +
    ellipse(x, y - 92, 60, 20, stage.tone('#dcb98f')) +
    ellipse(x, y - 92, 36, 11, stage.tone('#c49c6e')) +
    mushroom(stage, x + 92, y + 4, 46, '#d98b3a') +
    tuft(stage, x - 80, y + 4, 60)
  )
}

function boulders(stage: Stage, x: number, y: number): string {
  const { random, tone } = stage
  const stone = tone('#a79d97')
  return (
    contact(x, y, 120) +
    sheet(blob(random, x - 20, y - 44, 82, 52, 0.1, 8), stone, 7) +
    path(blob(random, x - 38, y - 64, 40, 20, 0.1, 7), lighter(stone, 0.2)) +
    sheet(blob(random, x + 72, y - 22, 44, 28, 0.1, 7), darker(stone, 0.08), 5) +
    tuft(stage, x - 100, y + 2, 58) +
    tuft(stage, x + 24, y + 4, 46)
  )
}

function toadstools(stage: Stage, x: number, y: number): string {
  return (
    contact(x, y, 80) +
    mushroom(stage, x - 34, y, 96) +
    mushroom(stage, x + 34, y + 4, 66, '#d98b3a') +
    mushroom(stage, x + 78, y + 2, 44) +
    tuft(stage, x, y + 8, 44)
  )
}

function flowers(stage: Stage, x: number, y: number): string {
  const colours = ['#e8695a', '#f2c14e', '#e58fa6', '#9a8fc9', '#fbefdc'] as const
  return [-96, -52, -8, 38, 82]
    .map((dx, i) => flower(stage, x + dx, y + (i % 2) * 14, stage.random.between(84, 132), colours[i] ?? '#e8695a'))
    .concat(tuft(stage, x - 30, y + 14, 70), tuft(stage, x + 60, y + 12, 60))
    .join('')
}

function signpost(stage: Stage, x: number, y: number): string {
  const wood = stage.tone('#a8744a')
  const arm = (top: number, to: 1 | -1, length: number) =>
    sheet(
      `M${n(x - 20 * to)} ${n(top)}h${n(length * to)}l${n(24 * to)} 23l${n(-24 * to)} 23h${n(-length * to)}Z`,
      lighter(wood, 0.16),
      4,
    )
  return (
    contact(x, y, 46) +
    rect(x - 9, y - 210, 18, 210, wood, 4) +
    arm(y - 196, 1, 100) +
    arm(y - 136, -1, 84) +
    tuft(stage, x, y + 4, 48)
  )
}

function puddle({ tone, light }: Stage, x: number, y: number): string {
  return (
    ellipse(x, y - 10, 130, 25, tone('#6b86a0'), 0.45) +
    ellipse(x + 4, y - 12, 118, 20, light.sky[2] ?? '#b7dff0', 0.8) +
    stroke(`M${n(x - 50)} ${n(y - 15)}h56M${n(x + 26)} ${n(y - 8)}h34`, '#fffdf6', 4, 0.6)
  )
}

function planter(stage: Stage, x: number, y: number): string {
  const { tone, random } = stage
  const blooms = [-44, -16, 14, 44].map((dx, i) =>
    flower(stage, x + dx, y - 66, random.between(70, 96), i % 2 ? '#f2c14e' : '#e8695a'),
  )
  return contact(x, y, 100) + blooms.join('') + card(x - 76, y - 76, 152, 76, tone('#b07a4c'), 8, 5)
}

function crates({ tone }: Stage, x: number, y: number): string {
  const box = (left: number, base: number, size: number) =>
    card(left, base - size, size, size, tone('#c99a66'), 5, 4) +
    stroke(
      `M${n(left)} ${n(base - size * 0.66)}h${size}M${n(left)} ${n(base - size * 0.33)}h${size}`,
      tone('#a87547'),
      5,
    )
  return contact(x, y, 130) + box(x - 110, y, 104) + box(x + 4, y + 4, 92) + box(x - 64, y - 104, 84)
}

function wheelbarrow({ tone, accents }: Stage, x: number, y: number): string {
  const wood = tone('#8a6247')
  return (
    contact(x, y, 130) +
    stroke(`M${n(x + 40)} ${n(y - 60)}L${n(x + 150)} ${n(y - 78)}M${n(x + 66)} ${n(y - 46)}V${n(y - 4)}`, wood, 11) +
    [-50, -14, 22].map((dx) => circle(x + dx, y - 108, 26, tone(dx ? '#8fb556' : '#f2a63c'))).join('') +
    sheet(`M${n(x - 96)} ${n(y - 108)}H${n(x + 74)}L${n(x + 50)} ${n(y - 38)}H${n(x - 56)}Z`, accents[0], 6) +
    circle(x - 70, y - 28, 29, wood) +
    circle(x - 70, y - 28, 15, tone('#d9b48a'))
  )
}

function driftwood(stage: Stage, x: number, y: number): string {
  const wood = stage.tone('#b59c82')
  return (
    contact(x, y, 120) +
    sheet(
      `M${n(x - 130)} ${n(y - 6)}Q${n(x - 40)} ${n(y - 46)} ${n(x + 60)} ${n(y - 34)}L${n(x + 126)} ${n(y - 70)}L${n(x + 132)} ${n(y - 52)}L${n(x + 86)} ${n(y - 20)}Q${n(x)} ${n(y + 4)} ${n(x - 130)} ${n(y - 6)}Z`,
      wood,
      5,
    ) +
    stroke(`M${n(x - 76)} ${n(y - 16)}Q${n(x)} ${n(y - 34)} ${n(x + 60)} ${n(y - 20)}`, darker(wood, 0.2), 4, 0.7)
  )
}

function starfish({ tone, random }: Stage, x: number, y: number): string {
  return star(random, x, y - 14, 46, tone('#e8845a')) + star(random, x + 120, y - 2, 30, tone('#f2b84e'))
}

function star(random: Random, x: number, y: number, r: number, colour: string): string {
  const turn = random.between(0, 1)
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(i / 10) * Math.PI * 2 + turn, i % 2 ? r * 0.45 : r]
    return `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach * 0.55)}`
  })
  return sheet(`M${points.join('L')}Z`, colour, 4)
}
