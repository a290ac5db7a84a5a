import type { BoxMm, ShapeItem } from '../../../domain/page-model/page-model.ts'
import { CARMINE, GOLD, INK, PAPER } from '../../../domain/page-model/theme-palette.ts'
import { ellipse, outline, placed, shape } from './path.ts'

const SAND = '#DFB488'
const CREAM = '#FFF8EC'
const LEGS = '#9A5B4A'
const BLACK = INK

/** The site's own bird (`web/ui/goldfinch`) in a field of 100 × 80, looking right: its parts from tail to wing. */
const PARTS: readonly (readonly [d: string, fill: string])[] = [
  [
    'M 30 45.5 C 20 50 10 57.5 3.5 66 C 2.5 67.5 4 68.5 5.5 68 L 12.5 66 L 10.5 73 C 10 74.5 11 75.5 12.5 75 C 22 71 31 65 38.5 58 Z',
    BLACK,
  ],
  [
    'M 47 25.5 C 42 36.5 31 45.5 18 50 C 24.5 61 37.5 67.5 51.5 67 C 71.5 66.5 86.5 50.5 85.5 30 C 85 19 47 25.5 47 25.5 Z',
    SAND,
  ],
  [
    'M 85.5 33.5 C 84 53 69.5 66.5 51.5 67 C 45.5 67 39.5 66 34 63.5 C 44 63.5 54 60.5 62 54 C 71.5 46.5 75 36 85.5 33.5 Z',
    CREAM,
  ],
  [
    'M 83.5 23 L 93.5 23.5 C 94.5 23.5 94.5 24 94 25 C 92 27.5 88.5 29 84 28.5 C 82.5 27 82.5 24.5 83.5 23 Z',
    '#C99A69',
  ],
  [
    'M 84.5 15 C 89.5 15.5 93.5 18.5 95.5 22 C 96 23 95.5 23.5 94.5 23.5 L 84.5 24 C 82.5 21 82.5 17.5 84.5 15 Z',
    '#F3D9B1',
  ],
  [ellipse(65, 21.5, 21), CREAM],
  [
    'M 74.75 2.85 C 67.17 -1.15 57.93 -0.15 51.38 5.38 C 44.84 10.91 42.32 19.86 45 28 C 44.5 33.5 46.5 38 49.5 40.5 C 53 38 54 33.5 54 28 C 54.5 18.5 58 12 66 9 C 70.5 7.5 73.5 5.5 74.75 2.85 Z',
    BLACK,
  ],
  [
    'M 73.5 2.3 C 79.84 5.08 84.4 10.8 85.7 17.59 C 86.99 24.38 84.86 31.38 80 36.3 C 72.5 38 62 32 61.5 21 C 61 12 66 4.5 73.5 2.3 Z',
    CARMINE,
  ],
  [
    'M 59 34 C 54.5 29 45.5 29 38.5 35 C 29 43 19 49.5 7.5 53.5 C 6 54 6 55.5 7.5 56 C 12.5 58 19.5 59 27.5 58.5 C 45.5 57.5 62.5 47 59 34 Z',
    BLACK,
  ],
  [
    'M 52.5 38 C 46 43.5 35.5 48.5 25 51 C 23.5 51.5 23 52.5 23.5 54 L 24.5 57 C 25 58 26 58.5 27.5 58.5 C 40 56.5 51 50.5 56.5 42.5 C 58 38.5 55.5 35.5 52.5 38 Z',
    GOLD,
  ],
]
const DOTS = [
  [10, 62.5],
  [16.5, 67],
  [15, 54.25],
  [19.25, 55.25],
] as const

/** Colorín, the goldfinch: mark of the house and last word of every tale. */
export function goldfinch(box: BoxMm, flip = false): ShapeItem[] {
  const place = placing(box, flip)
  return [
    ...legs().map((d) => outline(place(d), LEGS, 0.026 * box.width)),
    ...PARTS.map(([d, fill]) => shape(place(d), fill)),
    ...DOTS.map(([x, y]) => shape(place(ellipse(x, y, 1.4)), PAPER)),
    shape(place(ellipse(69.5, 19, 4.75)), BLACK),
    shape(place(ellipse(71.25, 17.25, 1.65)), PAPER),
  ]
}

/** The same bird in outline, to be coloured in. */
export function goldfinchOutline(box: BoxMm): ShapeItem[] {
  const place = placing(box, false)
  return [
    ...legs().map((d) => outline(place(d), INK, 0.8)),
    ...PARTS.map(([d]): ShapeItem => ({ ...outline(place(d), INK, 0.8), fill: '#FFFFFF' })),
    shape(place(ellipse(69.5, 19, 4.75)), INK),
    shape(place(ellipse(71.25, 17.25, 1.65)), '#FFFFFF'),
  ]
}

function placing(box: BoxMm, flip: boolean): (d: string) => string {
  const scale = Math.min(box.width / 100, box.height / 80)
  const x = box.x + (box.width - 100 * scale) / 2 + (flip ? 100 * scale : 0)
  return (d) => placed(d, { x, y: box.y + (box.height - 80 * scale) / 2, scale, flip })
}

function legs(): string[] {
  return ['M 49 65.5 L 48 75.5 M 42.5 78 L 48 75.5 L 53.5 77.5', 'M 61 64.5 L 62 74.5 M 56.5 77 L 62 74.5 L 67.5 76.5']
}
