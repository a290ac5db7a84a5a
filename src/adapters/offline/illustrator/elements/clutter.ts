import type { Setting } from '../../../../domain/scene.ts'
import { isBehindSomebody } from '../kit/clear.ts'
import { lighter } from '../kit/colour.ts'
import { card, circle, ellipse, n, path, rect, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { houseplant } from './furniture.ts'
import { skirting } from './room.ts'

type Thing = (stage: Stage, x: number, y: number) => string

/** What may lie on the floor of a room; where nothing is listed, nobody leaves anything about. */
const LEFT_ABOUT: Partial<Record<Setting, readonly Thing[]>> = {
  bedroom: [books, ball, blocks, cushion],
  'living-room': [books, ball, blocks, plant, cushion],
  kitchen: [plant, crate],
  attic: [books, ball, crate, cushion],
  classroom: [books, ball, blocks, plant],
  library: [books, books, plant, cushion],
  workshop: [crate, crate, books],
  laboratory: [books, crate, plant],
  museum: [plant],
  hospital: [plant],
  shop: [crate, plant],
  'throne-room': [cushion, plant],
  theatre: [crate],
}

/** What somebody left on the floor today: two or three things at the sides, other ones in every picture of a room. */
export function clutter(stage: Stage, setting: Setting): string {
  const { width: w, random } = stage
  const things = LEFT_ABOUT[setting] ?? []
  const y = skirting(stage)
  const spots = [0.06, 0.15, 0.85, 0.94]
    .filter(() => random.chance(0.62))
    .filter((k) => !isBehindSomebody(stage, w * k, 80))
  return spots
    .map((k) => things[random.whole(0, things.length - 1)]?.(stage, w * k, y + random.between(150, 300)) ?? '')
    .join('')
}

function shade(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r * 0.16, '#2b2233', 0.16)
}

function books({ tone, random }: Stage, x: number, y: number): string {
  const colours = ['#b3202c', '#3f7ea6', '#f4b41a', '#2f6b4f', '#9a6fb0'] as const
  const pile = [0, 1, 2, 3].map((i) => {
    const wide = random.between(96, 130)
    return rect(x - wide / 2 + random.between(-9, 9), y - 24 - i * 25, wide, 24, tone(random.pick(colours)), 4)
  })
  return shade(x, y, 74) + pile.join('')
}

function ball({ tone, accents }: Stage, x: number, y: number): string {
  return `${shade(x, y, 52)}${circle(x, y - 46, 46, accents[0])}${path(`M${n(x - 46)} ${n(y - 46)}a46 46 0 0 1 92 0q-46 24 -92 0Z`, tone('#fbefdc'))}${circle(x, y - 88, 8, accents[1])}`
}

function blocks({ tone, accents }: Stage, x: number, y: number): string {
  return (
    shade(x, y, 78) +
    card(x - 65, y - 62, 62, 62, tone('#6aa6a0'), 6, 3) +
    card(x - 1, y - 62, 62, 62, accents[0], 6, 3) +
    card(x - 36, y - 124, 62, 62, accents[1], 6, 3) +
    circle(x - 34, y - 31, 15, tone('#fbefdc')) +
    path(`M${n(x + 15)} ${n(y - 16)}l15 -30l15 30Z`, tone('#fbefdc'))
  )
}

function plant(stage: Stage, x: number, y: number): string {
  return shade(x, y, 64) + houseplant(stage, x, y, 250)
}

function cushion({ tone, accents }: Stage, x: number, y: number): string {
  return (
    shade(x, y, 92) +
    sheet(
      `M${n(x - 88)} ${n(y - 8)}Q${n(x - 104)} ${n(y - 62)} ${n(x)} ${n(y - 66)}Q${n(x + 104)} ${n(y - 62)} ${n(x + 88)} ${n(y - 8)}Q${n(x)} ${n(y + 12)} ${n(x - 88)} ${n(y - 8)}Z`,
      lighter(accents[1], 0.12),
      4,
    ) +
    circle(x, y - 40, 9, tone('#fbefdc'))
  )
}

function crate({ tone }: Stage, x: number, y: number): string {
  return (
    shade(x, y, 84) +
    card(x - 74, y - 84, 148, 84, tone('#c99a66'), 5, 4) +
    stroke(`M${n(x - 74)} ${n(y - 54)}h148M${n(x - 74)} ${n(y - 26)}h148`, tone('#a87547'), 5) +
    circle(x - 30, y - 92, 24, tone('#e8695a')) +
    rect(x + 6, y - 122, 36, 40, tone('#3f88b5'), 5)
  )
}
