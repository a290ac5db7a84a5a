import { mix, type Paper, paper } from '../paper/colours.ts'
import { around, tufts } from '../paper/shapes.ts'
import { bothSides, skull } from './head-parts.ts'
import type { Draw, Kit } from './kit.ts'

const GOLD = paper('#F2B632')

/** Heads of birds from behind: crests and feathers, no beak. */
export const BIRD_NAPES = {
  bird: (kit) => {
    for (const [x, a] of [
      [-8, -14],
      [0, 0],
      [8, 16],
    ] as const)
      kit.sheet.cut(`M${x - 5} -38Q${x + a - 8} -56 ${x + a} -66Q${x + a + 6} -54 ${x + 5} -38Z`, kit.coat.dark)
    skull(kit, 46, 44)
    down(kit, kit.coat.main)
  },
  eagle: (kit) => {
    const white = paper(mix('#FBF5EA', kit.coat.main.base, 0.06))
    kit.sheet.cut(tufts(around(0, 4, 49, 48, 0, 342, 15), 9), white, 'shade')
    skull(kit, 45, 42, 0, white)
    down(kit, white)
  },
  owl: (kit) => {
    bothSides(kit, () => kit.sheet.cut('M-46 -16Q-52 -48 -46 -66Q-28 -58 -14 -42Z', kit.coat.dark))
    skull(kit, 50, 44)
    kit.sheet.cut('M-30 -37Q0 -12 30 -37Q16 -46 0 -46Q-16 -46 -30 -37Z', kit.coat.dark)
    down(kit, kit.coat.main)
  },
  parrot: (kit) => {
    const { sheet, coat } = kit
    sheet.cut('M6 -38Q34 -52 36 -72Q16 -68 0 -44Z', paper('#4FA0C8'))
    sheet.cut('M4 -40Q18 -66 10 -84Q-6 -70 -8 -42Z', GOLD)
    sheet.cut('M0 -40Q-8 -62 -24 -66Q-24 -50 -12 -38Z', coat.dark)
    skull(kit, 45, 44)
    down(kit, coat.main)
  },
  penguin: (kit) => {
    skull(kit, 47, 45)
    down(kit, kit.coat.main)
  },
  phoenix: (kit) => {
    const { sheet, coat } = kit
    sheet.cut(
      'M-30 -20Q-70 -30 -72 -66Q-56 -52 -48 -52Q-56 -70 -40 -88Q-34 -66 -22 -58Q-20 -82 0 -96Q2 -72 12 -60Q22 -74 36 -76Q30 -58 34 -44Q44 -50 54 -46Q44 -30 34 -18Z',
      paper('#F0722E'),
    )
    skull(kit, 45, 43)
    // Flames grow down to the nape.
    sheet.cut(
      'M-26 -30Q-22 -60 -12 -66Q-8 -54 0 -76Q8 -54 14 -66Q24 -56 26 -30Q20 0 8 6Q4 18 0 26Q-4 18 -8 6Q-20 0 -26 -30Z',
      GOLD,
    )
    sheet.cut('M-14 -30Q-10 -50 0 -58Q10 -50 14 -30Q10 -8 0 6Q-10 -8 -14 -30Z', paper('#F0722E'))
    sheet.line('M-30 14Q-24 21 -18 14M18 14Q24 21 30 14M-12 30Q-6 37 0 30Q6 37 12 30', coat.main.deep, 1.8, 0.35)
  },
} satisfies Record<string, Draw>

/** Small feathers in rows. */
function down({ sheet }: Kit, paperOf: Paper): void {
  sheet.line(
    'M-28 -6Q-22 2 -16 -6M-6 -6Q0 2 6 -6M16 -6Q22 2 28 -6M-18 12Q-12 20 -6 12M6 12Q12 20 18 12M-28 26Q-22 33 -16 26M-6 30Q0 37 6 30M16 26Q22 33 28 26',
    paperOf.deep,
    1.8,
    0.32,
  )
}
