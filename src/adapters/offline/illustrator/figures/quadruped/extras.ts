import type { Joints } from '../biped/skeleton.ts'
import { paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { along, around, limb, scallops, tufts } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Coat } from '../species/kit.ts'
import type { Quadruped } from './draw-quadruped.ts'

export type Extras = Pick<Quadruped, 'tail'> &
  Partial<Pick<Quadruped, 'farWing' | 'nearWing' | 'markings' | 'hump' | 'neckMarks' | 'mane'>>

export function patches(sheet: Sheet, coat: Coat): void {
  for (const [x, y, r] of [
    [-34, -12, 9],
    [-16, -16, 8],
    [2, -12, 9],
    [20, -16, 8],
    [34, -2, 8],
    [-26, 6, 8],
    [-8, 4, 8],
    [12, 5, 8],
    [-40, 10, 6],
    [26, 14, 6],
  ] as const)
    sheet.flat(scallops(around(x, y, r, r * 0.9, 0, 288, 5), 2.4), coat.dark.base, 0.75)
}

export function spine(sheet: Sheet, neck: Joints, coat: Coat, depth: number): void {
  const points = [0, 0.25, 0.5, 0.75, 1].map((t) => along(neck, t))
  sheet.cut(
    tufts(
      [...points.map(({ x, y }) => ({ x: x - depth, y })), ...points.toReversed().map(({ x, y }) => ({ x: x + 2, y }))],
      5,
    ),
    coat.dark,
  )
}

export function hairTail(sheet: Sheet, r: number, hex: string): void {
  const hair = paper(hex)
  sheet.cut(
    `M${-r * 0.6} ${-r * 0.6}Q${-r * 1.7} ${-r * 1.1} ${-r * 2} ${r * 0.2}Q${-r * 2.3} ${r * 1.4} ${-r * 1.7} ${r * 2.1}Q${-r * 1.6} ${r * 1.5} ${-r * 1.3} ${r * 1.2}Q${-r * 1.2} ${r * 0.2} ${-r * 0.7} ${-r * 0.1}Z`,
    hair,
  )
  sheet.line(`M${-r * 1.1} ${-r * 0.5}Q${-r * 1.8} ${r * 0.2} ${-r * 1.7} ${r * 1.4}`, hair.deep, 1.6, 0.35)
}

export function lionTail(sheet: Sheet, r: number, coat: Coat): void {
  sheet.cut(
    limb(
      [
        { x: -r * 0.8, y: -r * 0.3 },
        { x: -r * 2, y: -r * 0.1 },
        { x: -r * 1.8, y: -r * 1.4 },
      ],
      [4, 3.6, 3.2],
    ),
    coat.main,
  )
  sheet.cut(tufts(around(-r * 1.78, -r * 1.64, r * 0.3, r * 0.42, 0, 315, 8), 4), coat.dark)
}

export function feathered(hex: string): Pick<Extras, 'farWing' | 'nearWing'> {
  const feathers = paper(hex)
  const wing = (sheet: Sheet, tone: 'base' | 'shade') => {
    sheet.cut(
      'M8 -4Q-2 -50 -34 -78Q-54 -86 -68 -76Q-58 -72 -60 -64Q-66 -62 -72 -54Q-62 -54 -60 -48Q-66 -42 -66 -34Q-56 -36 -52 -32Q-54 -24 -50 -18Q-40 -22 -34 -18Q-32 -10 -24 -6Q-8 6 8 -4Z',
      feathers,
      tone,
    )
    sheet.line('M-60 -64Q-36 -60 -20 -44M-60 -48Q-40 -46 -24 -32M-52 -32Q-36 -32 -22 -20', feathers.deep, 1.6, 0.4)
    sheet.flat(
      'M4 -8Q-4 -46 -32 -68Q-14 -58 -8 -46Q-20 -52 -26 -50Q-8 -40 -8 -26Q-18 -32 -22 -28Q-10 -16 4 -8Z',
      feathers.light,
      0.7,
    )
  }
  return {
    farWing: (sheet) => sheet.within(placed(14, -14, 22, 0.94), () => wing(sheet, 'shade')),
    nearWing: (sheet) => sheet.within(placed(6, -12), () => wing(sheet, 'base')),
  }
}
