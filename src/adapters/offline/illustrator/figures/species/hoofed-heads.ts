import { paper } from '../paper/colours.ts'
import { around, oval, scallops, tufts } from '../paper/shapes.ts'
import { bothSides, horns, pointedEars, skull } from './head-parts.ts'
import type { HeadRow, Kit } from './kit.ts'

const BONE = paper('#F1E3C4')

export const ELEPHANT: HeadRow = {
  top: -46,
  mouth: null,
  eyes: { apart: 20, y: -8, rx: 7, ry: 8 },
  cheeks: 7,
  under: (kit) => {
    const { sheet, coat } = kit
    bothSides(kit, () => {
      sheet.layered('M-34 -34Q-74 -58 -92 -22Q-100 20 -74 38Q-52 44 -36 22Z', coat.main, { x: -58, y: -8 }, 0.94)
      sheet.flat('M-46 -22Q-70 -38 -80 -14Q-84 14 -68 26Q-54 28 -44 12Z', '#EBA6A0', 0.75)
    })
    skull(kit, 44, 44)
  },
  over: ({ sheet, coat, shift }) => {
    for (const side of [-1, 1])
      sheet.cut(
        `M${shift + side * 15} 26Q${shift + side * 22} 44 ${shift + side * 30} 44Q${shift + side * 26} 34 ${shift + side * 24} 22Z`,
        BONE,
      )
    const trunk = `M${shift - 15} 4Q${shift - 17} 50 ${shift + 2} 70Q${shift + 18} 84 ${shift + 36} 72Q${shift + 40} 62 ${shift + 32} 58Q${shift + 20} 64 ${shift + 17} 48Q${shift + 14} 30 ${shift + 15} 4Q${shift} -6 ${shift - 15} 4Z`
    sheet.shadow(trunk, 0, 3, 0.12)
    sheet.cut(trunk, coat.main)
    for (const y of [20, 32, 44])
      sheet.line(
        `M${shift - 11 + y * 0.04} ${y}Q${shift + 1} ${y + 5} ${shift + 12} ${y - 1}`,
        coat.main.deep,
        1.6,
        0.4,
      )
  },
}

export const RHINOCEROS: HeadRow = {
  top: -52,
  eyes: { apart: 24, y: -12, rx: 6.8, ry: 7.8 },
  mouth: { y: 41, size: 0.8 },
  turn: 11,
  under: (kit) => {
    const { sheet, coat, shift } = kit
    bothSides(kit, () => sheet.cut('M-44 -24Q-54 -50 -40 -56Q-26 -52 -24 -36Z', coat.main, 'shade'))
    skull(kit, 43, 40)
    const snout = `M${shift - 34} 6Q${shift - 38} 52 ${shift} 54Q${shift + 38} 52 ${shift + 34} 6Q${shift} -12 ${shift - 34} 6Z`
    sheet.shadow(snout, 0, 2, 0.1)
    sheet.layered(snout, coat.main, { x: shift - 8, y: 20 }, 0.94)
    for (const side of [-1, 1]) sheet.flat(oval(shift + side * 20, 34, 4, 3), coat.main.deep, 0.8)
  },
  over: ({ sheet, shift }) => {
    sheet.layered(
      `M${shift - 13} 26Q${shift - 2} 6 ${shift + 14} -30Q${shift + 20} 6 ${shift + 15} 26Q${shift} 32 ${shift - 13} 26Z`,
      BONE,
      { x: shift, y: 18 },
      0.9,
    )
    sheet.cut(`M${shift - 8} 4Q${shift - 2} -6 ${shift + 3} -16Q${shift + 7} -4 ${shift + 6} 4Z`, BONE)
  },
}

export const GIRAFFE: HeadRow = {
  top: -76,
  lashes: true,
  eyes: { apart: 22, y: -8 },
  mouth: { y: 38, size: 0.66 },
  seat: { y: -2, size: 0.66 },
  under: (kit) => {
    const { sheet, coat, shift } = kit
    bothSides(kit, () => {
      sheet.cut('M-36 -18Q-66 -34 -68 -12Q-58 2 -36 -4Z', coat.main)
      sheet.flat('M-42 -14Q-58 -22 -60 -11Q-54 -3 -42 -7Z', '#F0B7A4')
      sheet.line('M-14 -36L-17 -66', coat.main.shade, 8)
      sheet.cut(oval(-17, -69, 7.5, 7), coat.dark)
    })
    skull(kit, 40, 42)
    for (const [x, y, r] of [
      [-24, -28, 7],
      [4, -34, 6],
      [26, -24, 6],
      [-34, 2, 5],
    ] as const)
      sheet.flat(scallops(around(x, y, r, r * 0.9, 0, 300, 6), 2), coat.dark.base, 0.75)
    const snout = oval(shift * 1.2, 31, 27, 20)
    sheet.shadow(snout, 0, 2, 0.08)
    sheet.cut(snout, coat.pale)
    for (const side of [-1, 1]) sheet.flat(oval(shift * 1.3 + side * 11, 25, 3.2, 4), coat.main.deep)
  },
}

function equine(kit: Kit, ears = true): void {
  const { sheet, coat, shift } = kit
  if (ears) pointedEars(kit, { x1: 36, y1: -26, x2: 12, y2: -38, tx: 30, ty: -72 })
  skull(kit, 41, 42)
  const snout = `M${shift - 25} 6Q${shift - 33} 50 ${shift * 1.2} 52Q${shift + 33} 50 ${shift + 25} 6Q${shift} -10 ${shift - 25} 6Z`
  sheet.shadow(snout, 0, 2, 0.08)
  sheet.cut(snout, coat.pale)
  for (const side of [-1, 1]) sheet.flat(oval(shift * 1.25 + side * 13, 30, 3.4, 4.4), coat.pale.deep, 0.8)
}

export const HORSE: HeadRow = {
  top: -70,
  eyes: { apart: 23, y: -8 },
  mouth: { y: 41, size: 0.66 },
  seat: { y: -4, size: 0.66 },
  back: ({ sheet, coat }) => sheet.cut('M4 -52Q-40 -56 -50 -10Q-60 30 -52 74Q-36 60 -30 30Z', coat.dark, 'shade'),
  under: (kit) => {
    equine(kit)
    kit.sheet.flat(
      `M${kit.shift - 6} -30Q${kit.shift} -38 ${kit.shift + 7} -30Q${kit.shift + 8} -10 ${kit.shift + 5} 4H${kit.shift - 4}Q${kit.shift - 8} -10 ${kit.shift - 6} -30Z`,
      kit.coat.pale.base,
    )
  },
  over: ({ sheet, coat, headwear }) => {
    if (!headwear)
      sheet.cut(
        'M-18 -50Q6 -60 20 -44Q22 -30 12 -16Q12 -28 4 -32Q4 -22 -5 -16Q-4 -28 -10 -32Q-14 -24 -24 -20Q-22 -38 -18 -50Z',
        coat.dark,
      )
  },
}

export const CAMEL: HeadRow = {
  top: -54,
  lashes: true,
  eyes: { apart: 21, y: -8, ry: 8 },
  mouth: { y: 38, size: 0.78 },
  under: (kit) => {
    const { sheet, coat, shift } = kit
    bothSides(kit, () => sheet.cut('M-32 -30Q-48 -50 -36 -56Q-22 -52 -20 -40Z', coat.main, 'shade'))
    skull(kit, 38, 42)
    sheet.cut(scallops(around(0, -42, 20, 10, -100, 240, 10), 7), coat.dark)
    const snout = `M${shift - 22} 8Q${shift - 38} 20 ${shift - 30} 40Q${shift - 10} 54 ${shift + 4} 50Q${shift + 36} 52 ${shift + 33} 26Q${shift + 30} 12 ${shift + 22} 6Q${shift} -4 ${shift - 22} 8Z`
    sheet.shadow(snout, 0, 2, 0.08)
    sheet.cut(snout, coat.pale)
    sheet.line(
      `M${shift + 2} 24V34M${shift - 10} 20Q${shift - 7} 16 ${shift - 4} 20M${shift + 8} 20Q${shift + 11} 16 ${shift + 14} 20`,
      coat.main.deep,
      2.2,
    )
  },
}

export const UNICORN_HORN = paper('#F4C454')

export function magicHorse(maneHex: string): HeadRow {
  const hair = paper(maneHex)
  return {
    top: -104,
    lashes: true,
    iris: '#5A7FC0',
    eyes: { apart: 22, y: -6, rx: 8.6, ry: 9.8 },
    mouth: { y: 40, size: 0.62 },
    seat: { y: -4, size: 0.66 },
    back: ({ sheet }) =>
      sheet.cut(
        scallops(
          [
            { x: 0, y: -54 },
            { x: 8, y: -30 },
            { x: -24, y: 20 },
            { x: -34, y: 60 },
            { x: -50, y: 84 },
            { x: -60, y: 56 },
            { x: -62, y: 24 },
            { x: -58, y: -8 },
            { x: -46, y: -34 },
            { x: -24, y: -52 },
          ],
          12,
        ),
        hair,
        'shade',
      ),
    under: (kit) => equine(kit),
    over: ({ sheet, shift, headwear }) => {
      if (!headwear)
        sheet.cut(
          'M-22 -46Q-2 -64 22 -46Q34 -34 28 -12Q22 -28 8 -32Q-2 -20 -16 -14Q-38 -8 -42 14Q-48 -24 -22 -46Z',
          hair,
        )
      const x = shift * 0.6
      sheet.layered(
        `M${x - 9} -38L${x + 4} -102L${x + 11} -38Q${x} -33 ${x - 9} -38Z`,
        UNICORN_HORN,
        { x: x - 2, y: -50 },
        0.9,
      )
      sheet.line(
        `M${x - 6} -50L${x + 8} -56M${x - 3} -64L${x + 7} -70M${x - 1} -78L${x + 5} -83`,
        UNICORN_HORN.deep,
        1.7,
        0.55,
      )
    },
  }
}

export function pegasusHead(maneHex: string): HeadRow {
  const row = magicHorse(maneHex)
  const hair = paper(maneHex)
  return {
    ...row,
    top: -72,
    over: ({ sheet, headwear }) => {
      if (!headwear)
        sheet.cut(
          tufts(
            [
              { x: -30, y: -36 },
              { x: -6, y: -54 },
              { x: 18, y: -46 },
              { x: 26, y: -24 },
              { x: 6, y: -30 },
              { x: -14, y: -22 },
            ],
            8,
          ),
          hair,
        )
    },
  }
}

export const MINOTAUR: HeadRow = {
  top: -86,
  brow: 1.3,
  eyes: { apart: 20, y: -8, rx: 7.4, ry: 8.4 },
  mouth: { y: 40, size: 0.72 },
  under: (kit) => {
    horns(kit, { x: 34, y: -26, tx: 58, ty: -82, w: 18, bend: -24, paper: BONE })
    const { sheet, coat, shift } = kit
    bothSides(kit, () => sheet.cut('M-38 -14Q-68 -22 -66 -2Q-54 10 -38 2Z', coat.main, 'shade'))
    skull(kit, 44, 44)
    sheet.cut(scallops(around(0, -38, 24, 14, -100, 240, 11), 9), coat.dark)
    const snout = oval(shift * 1.2, 30, 30, 20)
    sheet.shadow(snout, 0, 2, 0.08)
    sheet.cut(snout, coat.pale)
    for (const side of [-1, 1]) sheet.flat(oval(shift * 1.3 + side * 13, 23, 4, 4.6), coat.nose, 0.8)
  },
  over: ({ sheet, shift }) =>
    sheet.line(
      `M${shift * 1.3 - 7} 27Q${shift * 1.3 - 7} 38 ${shift * 1.3} 38Q${shift * 1.3 + 7} 38 ${shift * 1.3 + 7} 27`,
      '#E8B93C',
      3,
    ),
}
