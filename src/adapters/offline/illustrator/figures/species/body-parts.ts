import type { Build, Skeleton } from '../biped/skeleton.ts'
import { mix, type Paper, paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import { atBack, atHip, type Behind } from './body-row.ts'
import type { Coat } from './kit.ts'

export type Tail = { path: string; tip?: string; tone?: 'main' | 'dark' }

export function tail({ path, tip, tone = 'main' }: Tail, tipPaper: 'pale' | 'dark' = 'pale'): Behind {
  return (sheet, bones, build, coat) =>
    atHip(sheet, bones, build, () => {
      sheet.cut(path, tone === 'main' ? coat.main : coat.dark)
      if (tip) sheet.clipped(path, () => sheet.flat(tip, coat[tipPaper].base))
    })
}

export const BUSHY =
  'M-14 -2Q-34 14 -52 2Q-76 -16 -70 -52Q-66 -66 -58 -72Q-56 -58 -48 -50Q-34 -36 -36 -24Q-28 -14 -12 -14Z'

export const THIN = 'M-14 -4Q-40 6 -50 -14Q-56 -36 -46 -52Q-40 -56 -38 -48Q-46 -34 -40 -20Q-32 -6 -14 -12Z'

export const THICK = 'M-8 -26Q-30 -16 -46 4Q-62 16 -82 14Q-88 18 -80 24Q-50 32 -26 22Q-10 16 0 10Z'

export function stripes(sheet: Sheet, build: Build, coat: Coat): void {
  const { torso, hip } = build
  for (const share of [0.8, 0.58, 0.36, 0.14])
    for (const side of [-1, 1]) {
      const y = -torso * share
      sheet.flat(
        `M${side * hip * 1.3} ${y - 4}Q${side * hip * 0.7} ${y + 1} ${side * hip * 0.5} ${y + 2}Q${side * hip * 0.7} ${y + 5} ${side * hip * 1.3} ${y + 5}Z`,
        coat.dark.base,
      )
    }
}

export function spots(sheet: Sheet, build: Build, coat: Coat): void {
  const { torso, hip } = build
  for (const [x, y, r] of [
    [-0.7, 0.8, 4],
    [-0.8, 0.45, 5],
    [0.85, 0.62, 4],
    [-0.75, 0.15, 4],
    [0.85, 0.25, 5],
  ] as const)
    sheet.flat(oval(x * hip, -torso * y, r * (hip / 22)), coat.main.deep, 0.5)
}

export function collar(hex: string) {
  return (sheet: Sheet, build: Build): void => {
    const w = build.shoulder * 0.72
    const band = paper(hex)
    sheet.cut(
      `M${-w} ${-build.torso - 3}Q0 ${-build.torso + w * 0.5} ${w} ${-build.torso - 3}L${w} ${-build.torso + 2}Q0 ${-build.torso + w * 0.86} ${-w} ${-build.torso + 2}Z`,
      band,
    )
    sheet.cut(oval(0, -build.torso + w * 0.68, w * 0.24), paper('#F4C454'))
  }
}

/** Spines down the back, for those who have them. */
export function backSpines(sheet: Sheet, bones: Skeleton, build: Build, coat: Coat): void {
  sheet.within(placed(bones.hip.x, bones.hip.y, bones.lean), () => {
    for (const share of [0.12, 0.42, 0.72, 1]) {
      const [x, y, s] = [-build.hip * 0.9 + build.hip * 0.12 * share, -build.torso * share, build.torso * 0.2]
      sheet.cut(
        `M${x + s * 0.4} ${y - s * 0.8}Q${x - s} ${y - s * 0.5} ${x - s * 0.9} ${y}Q${x - s * 0.3} ${y + s * 0.3} ${x + s * 0.4} ${y + s * 0.8}Z`,
        coat.dark,
      )
    }
  })
}

export function loincloth(sheet: Sheet, build: Build, hide: Paper): void {
  const h = build.hip + 1
  sheet.cut(
    `M${-h} ${-build.torso * 0.16}Q0 ${-build.torso * 0.06} ${h} ${-build.torso * 0.16}L${h + 2} ${build.hip * 0.5}L${h * 0.5} ${build.hip * 0.34}L${h * 0.1} ${build.hip * 0.72}L${-h * 0.4} ${build.hip * 0.36}L${-h - 2} ${build.hip * 0.5}Z`,
    hide,
  )
  sheet.flat(oval(0, -build.torso * 0.08, build.torso * 0.07), '#F4C454')
}

export function torn(sheet: Sheet, build: Build): void {
  const h = build.hip + 1.4
  const blue = paper('#5C6F94')
  sheet.cut(
    `M${-build.waist - 1} ${-build.torso * 0.22}Q0 ${-build.torso * 0.12} ${build.waist + 1} ${-build.torso * 0.22}L${h + 1} ${build.hip * 0.44}L${h * 0.7} ${build.hip * 0.7}L${h * 0.4} ${build.hip * 0.4}L0 ${build.hip * 0.36}L${-h * 0.3} ${build.hip * 0.7}L${-h * 0.66} ${build.hip * 0.4}L${-h} ${build.hip * 0.66}Z`,
    blue,
  )
}

export function batWings(sheet: Sheet, bones: Skeleton, build: Build, coat: Coat): void {
  const skin = paper(mix(coat.main.base, '#F4B860', 0.45))
  atBack(sheet, bones, build, () => {
    for (const side of [1, -1])
      sheet.within(placed(0, 6, 0, side * (side === 1 ? 0.84 : 1), 1), () => {
        sheet.layered(
          'M-8 0Q-30 -46 -74 -52Q-80 -30 -78 -8Q-68 -16 -60 -6Q-54 -14 -44 -2Q-36 -6 -30 12Q-18 8 -8 18Z',
          skin,
          { x: -40, y: -16 },
          0.93,
        )
        sheet.line(
          'M-8 2Q-32 -44 -74 -52M-70 -50Q-64 -28 -60 -6M-66 -50Q-50 -24 -44 -2M-60 -48Q-36 -18 -30 12',
          coat.main.shade,
          3,
        )
        sheet.cut(oval(-74, -53, 3.4), coat.main)
      })
  })
}
