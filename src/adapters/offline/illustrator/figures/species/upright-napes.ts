import { paper } from '../paper/colours.ts'
import { around, oval, scallops } from '../paper/shapes.ts'
import type { BODIES } from './bodies.ts'
import { bothSides, cheekFur, horns, mane, pointedEars, roundEars, skull } from './head-parts.ts'
import type { Draw, Kit } from './kit.ts'

type Upright = keyof typeof BODIES

const BONE = paper('#F4E6C6')

/** Heads from behind: their ears' backs, their outline, their markings, and no face. */
export const NAPES: Record<Upright, Draw> = {
  dog: (kit) => {
    skull(kit, 46, 44)
    strands(kit)
    bothSides(kit, () =>
      kit.sheet.layered(
        'M-28 -40Q-46 -46 -56 -26Q-68 6 -58 26Q-50 34 -43 22Q-38 0 -34 -16Z',
        kit.coat.dark,
        { x: -50, y: 0 },
        0.9,
      ),
    )
  },
  cat: (kit) => {
    pointedEars(kit, { x1: 47, y1: -8, x2: 10, y2: -38, tx: 43, ty: -66 })
    skull(kit, 50, 42, 4)
    kit.sheet.flat('M-3 -42Q0 -4 3 -42ZM-17 -39Q-11 -10 -10 -41ZM17 -39Q11 -10 10 -41Z', kit.coat.dark.base)
  },
  rabbit: (kit) => {
    bothSides(kit, () => kit.sheet.cut('M-30 -34Q-42 -70 -26 -107Q-12 -113 -7 -94Q-5 -60 -8 -38Z', kit.coat.main))
    skull(kit, 46, 42, 5)
    strands(kit)
  },
  lion: (kit) => {
    mane(kit, paper(kit.coat.dark.shade), 68, 66, 2, 15, 15)
    roundEars(kit, 38, -46, 13)
    mane(kit, kit.coat.dark, 57, 55, 2, 14, 13)
    mane(kit, kit.coat.dark, 36, 36, 6, 11, 10, 'shade')
  },
  tiger: (kit) => {
    roundEars(kit, 38, -36, 16)
    cheekFur(kit, kit.coat.pale, 14, 56)
    skull(kit, 48, 43, 3)
    bothSides(kit, () =>
      kit.sheet.flat(
        'M0 -43Q-2 -24 -5 -43ZM-48 -12Q-30 -12 -18 -4Q-32 -6 -47 -3ZM-48 6Q-32 6 -22 14Q-34 12 -46 15ZM-43 23Q-30 22 -22 28Q-32 28 -38 31Z',
        kit.coat.dark.base,
      ),
    )
  },
  bear: (kit) => {
    roundEars(kit, 37, -37, 17)
    skull(kit, 49, 45)
    strands(kit)
  },
  wolf: (kit) => {
    pointedEars(kit, { x1: 42, y1: -20, x2: 9, y2: -38, tx: 34, ty: -76 })
    cheekFur(kit, kit.coat.main, 12, 64)
    skull(kit, 45, 43)
    kit.sheet.flat('M-10 -42Q-7 -6 0 34Q7 -6 10 -42Q0 -46 -10 -42Z', kit.coat.dark.base, 0.8)
  },
  fox: (kit) => {
    pointedEars(kit, { x1: 46, y1: -12, x2: 8, y2: -36, tx: 40, ty: -82, tip: true })
    const head =
      'M0 -42C32 -42 48 -24 52 2Q58 10 62 12Q46 30 24 38Q10 46 0 46Q-10 46 -24 38Q-46 30 -62 12Q-58 10 -52 2C-48 -24 -32 -42 0 -42Z'
    kit.sheet.shadow(head, 0.5, 3.4, 0.11)
    kit.sheet.layered(head, kit.coat.main, { x: -6, y: -6 }, 0.96)
    strands(kit)
  },
  bearPanda: (kit) => {
    roundEars(kit, 38, -36, 17, kit.coat.dark)
    skull(kit, 51, 45, 3)
    strands(kit)
  },
  kangaroo: (kit) => {
    pointedEars(kit, { x1: 36, y1: -22, x2: 8, y2: -38, tx: 36, ty: -90 })
    skull(kit, 40, 40)
    strands(kit)
  },
  dinosaur: (kit) => {
    skull(kit, 46, 44, 8)
    for (const [x, y, r] of [
      [-32, -14, 5],
      [-26, 12, 4],
      [30, -20, 4],
      [28, 10, 5],
    ] as const)
      kit.sheet.flat(oval(x, y, r), kit.coat.main.deep, 0.5)
    plates(kit, [-46, -22, 4, 30])
  },
  crocodile: (kit) => {
    for (const side of [-1, 1]) kit.sheet.cut(oval(side * 22, -32, 16, 17), kit.coat.main)
    skull(kit, 45, 38)
    for (const [x, y] of [
      [-14, -12],
      [14, -12],
      [-12, 12],
      [12, 12],
    ] as const)
      kit.sheet.cut(oval(x, y, 7, 5.4), kit.coat.main, 'shade')
  },
  minotaur: (kit) => {
    horns(kit, { x: 34, y: -26, tx: 58, ty: -82, w: 18, bend: -24, paper: BONE })
    bothSides(kit, () => kit.sheet.cut('M-38 -14Q-68 -22 -66 -2Q-54 10 -38 2Z', kit.coat.main, 'shade'))
    skull(kit, 44, 44)
    kit.sheet.cut(
      scallops([...around(0, -20, 36, 28, -104, 104, 9), { x: 20, y: 20 }, { x: 0, y: 30 }, { x: -20, y: 20 }], 9),
      kit.coat.dark,
    )
  },
  werewolf: (kit) => {
    pointedEars(kit, { x1: 42, y1: -20, x2: 9, y2: -38, tx: 34, ty: -76 })
    cheekFur(kit, kit.coat.main, 12, 64)
    skull(kit, 45, 43)
    mane(kit, kit.coat.dark, 44, 42, 6, 15, 12)
    mane(kit, kit.coat.dark, 24, 26, 12, 9, 9, 'shade')
  },
  yeti: (kit) => {
    mane(kit, kit.coat.main, 58, 56, 0, 18, 12, 'shade')
    mane(kit, kit.coat.main, 50, 49, -2, 16, 9)
    for (const [x, y] of [
      [-18, -22],
      [14, -14],
      [-8, 6],
      [20, 14],
      [-24, 20],
    ] as const)
      kit.sheet.line(`M${x - 6} ${y}L${x} ${y + 8}L${x + 6} ${y}`, kit.coat.main.deep, 2.4, 0.35)
  },
  chupacabra: (kit) => {
    pointedEars(kit, { x1: 46, y1: -12, x2: 28, y2: -32, tx: 70, ty: -44 })
    skull(kit, 46, 42, -6)
    plates(kit, [-46, -22, 4, 28])
  },
  dragon: (kit) => {
    horns(kit, { x: 22, y: -36, tx: 36, ty: -80, w: 14, bend: -10, paper: BONE })
    bothSides(kit, () =>
      kit.sheet.cut('M-38 -16Q-62 -34 -70 -22Q-62 -14 -66 -4Q-56 0 -56 10Q-44 12 -36 6Z', kit.coat.dark),
    )
    skull(kit, 45, 42, 6)
    plates(kit, [-46, -22, 4, 28])
  },
}

/** Fur as it grows: down from the crown, and a little towards the nape. */
function strands({ sheet, coat }: Kit): void {
  sheet.line(
    'M-8 -30Q-7 -22 -9 -16M0 -33Q1 -24 0 -17M8 -30Q9 -22 10 -15M-12 14Q-8 22 -9 28M1 18Q3 25 1 31M13 13Q11 21 11 27',
    coat.main.deep,
    1.8,
    0.3,
  )
}

/** What of a spine a head has, one plate below the other. */
function plates({ sheet, coat }: Kit, heights: readonly number[]): void {
  for (const y of heights) sheet.cut(`M0 ${y - 16}Q11 ${y - 2} 0 ${y + 12}Q-11 ${y - 2} 0 ${y - 16}Z`, coat.dark)
}
