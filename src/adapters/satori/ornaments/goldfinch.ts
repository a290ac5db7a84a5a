import type { BoxMm, ShapeItem } from '../../../domain/page-model/page-model.ts'
import { CARMINE, GOLD, INK, PAPER } from '../../../domain/page-model/theme-palette.ts'
import { mix } from './paper.ts'
import { ellipse, outline, placed, shape } from './path.ts'

const SAND = '#D9B98A'
const BLACK = INK

/** The bird in a field of 100 × 80, looking right: its parts from tail to beak. */
const PARTS: readonly (readonly [d: string, fill: string])[] = [
  ['M 24 50 C 14 52 5 58 0 66 L 6 68 L 5 73 C 14 70 24 64 32 56 Z', BLACK],
  ['M 20 46 C 22 28 44 18 60 24 C 76 30 78 50 66 60 C 52 71 30 70 22 58 C 20 54 19.5 50 20 46 Z', SAND],
  ['M 40 66 C 48 72 62 68 68 58 C 62 62 52 64 40 66 Z', mix(SAND, PAPER, 0.6)],
  ['M 61 8 C 75 4 87 13 86 26 C 85 38 73 44 63 39 C 53 34 50 13 61 8 Z', PAPER],
  ['M 60 9 C 52 14 51 30 58 37 C 60 30 60 22 66 15 C 68 12 72 9 77 9.5 C 71 5 64 6 60 9 Z', BLACK],
  ['M 77 10 C 86 13 88 25 85 31 C 80 35 74 31 73 24 C 72 17 73 12 77 10 Z', CARMINE],
  ['M 86 20 L 98 24 L 86 28 Z', '#E8C9A0'],
  ['M 18 47 C 26 30 44 30 54 42 C 50 56 34 60 18 56 C 12 56 6 58 2 60 C 6 54 12 50 18 47 Z', BLACK],
  ['M 22 49 C 31 42 42 41 53 44 C 52 48 50 51 47 53 C 40 50 31 49 22 52 Z', GOLD],
]

/** Colorín, the goldfinch: mark of the house and last word of every tale. */
export function goldfinch(box: BoxMm, flip = false): ShapeItem[] {
  const place = placing(box, flip)
  return [
    ...legs().map((d) => outline(place(d), '#8A6A4A', 0.018 * box.width)),
    ...PARTS.map(([d, fill]) => shape(place(d), fill)),
    shape(place(ellipse(76.5, 20.5, 2.3)), BLACK),
    shape(place(ellipse(77.2, 19.8, 0.8)), PAPER),
  ]
}

/** The same bird in outline, to be coloured in. */
export function goldfinchOutline(box: BoxMm): ShapeItem[] {
  const place = placing(box, false)
  return [
    ...legs().map((d) => outline(place(d), INK, 0.8)),
    ...PARTS.map(([d]): ShapeItem => ({ ...outline(place(d), INK, 0.8), fill: '#FFFFFF' })),
    shape(place(ellipse(76.5, 20.5, 2.3)), INK),
  ]
}

function placing(box: BoxMm, flip: boolean): (d: string) => string {
  const scale = Math.min(box.width / 100, box.height / 80)
  const x = box.x + (box.width - 100 * scale) / 2 + (flip ? 100 * scale : 0)
  return (d) => placed(d, { x, y: box.y + (box.height - 80 * scale) / 2, scale, flip })
}

function legs(): string[] {
  return ['M 44 64 L 42 76 M 36 76.5 L 47 76.5', 'M 54 65 L 55 76 M 49 76.5 L 60 76.5']
}
