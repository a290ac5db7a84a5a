import { luminance, mix, type Paper, paper } from '../paper/colours.ts'
import { around, oval, tufts } from '../paper/shapes.ts'
import { bothSides, skull } from './head-parts.ts'
import type { Coat, HeadRow, Kit } from './kit.ts'

const HORN = paper('#EFA03A')
const GOLD = paper('#F2B632')
const OPEN = new Set(['laugh', 'beam', 'round', 'shout', 'yawn'])
const DOWN = new Set(['frown', 'wobble', 'tight', 'shout'])

/** A beak says what a mouth says: open or shut, its corners up or down. */
function beak(
  { sheet, shift, mouth }: Kit,
  { y, wide, long, hook = 0, horn = HORN }: { y: number; wide: number; long: number; hook?: number; horn?: Paper },
): void {
  const x = shift * 1.2
  const corner = DOWN.has(mouth) ? 4 : -3
  const tip = { x: x + shift * 0.7, y: y + long }
  if (OPEN.has(mouth)) {
    const jaw = `M${x - wide * 0.8} ${y + 2}Q${x - wide * 0.5} ${y + long + 9} ${tip.x} ${tip.y + 8}Q${x + wide * 0.6} ${y + long + 9} ${x + wide * 0.8} ${y + 2}Z`
    sheet.cut(jaw, paper('#B4464A'))
    sheet.cut(
      `M${x - wide * 0.62} ${y + long * 0.8}Q${tip.x} ${y + long + 14} ${x + wide * 0.66} ${y + long * 0.8}Q${tip.x} ${y + long + 5} ${x - wide * 0.62} ${y + long * 0.8}Z`,
      horn,
      'shade',
    )
  }
  const upper = `M${x - wide} ${y + corner * 0.5}Q${x - wide * 0.6} ${y - wide * 0.72} ${x} ${y - wide * 0.72}Q${x + wide * 0.7} ${y - wide * 0.72} ${x + wide} ${y + corner * 0.5}Q${x + wide * 0.7} ${y + long * 0.46} ${tip.x + hook * 0.3} ${tip.y + hook}Q${x - wide * 0.5} ${y + long * 0.66} ${x - wide} ${y + corner * 0.5}Z`
  sheet.shadow(upper, 0, 2, 0.12)
  sheet.layered(upper, horn, { x: x - wide * 0.2, y: y }, 0.9)
  for (const side of [-1, 1]) {
    sheet.flat(oval(x + side * wide * 0.3, y - wide * 0.3, 1.5, 1.1), horn.deep)
    sheet.line(
      `M${x + side * wide} ${y + corner * 0.5}L${x + side * (wide + 4)} ${y + corner * 1.6}`,
      horn.deep,
      1.8,
      0.8,
    )
  }
}

export const BIRD: HeadRow = {
  top: -62,
  mouth: null,
  eyes: { apart: 19, y: -4, rx: 8.4, ry: 10 },
  under: (kit) => {
    const { sheet, coat } = kit
    for (const [x, a] of [
      [-8, -14],
      [0, 0],
      [8, 16],
    ] as const)
      sheet.cut(`M${x - 5} -38Q${x + a - 8} -56 ${x + a} -66Q${x + a + 6} -54 ${x + 5} -38Z`, coat.dark)
    skull(kit, 46, 44)
    const { shift } = kit
    sheet.flat(
      `M${shift - 30} 8Q${shift - 16} -4 ${shift} 6Q${shift + 16} -4 ${shift + 30} 8Q${shift + 24} 40 ${shift} 41Q${shift - 24} 40 ${shift - 30} 8Z`,
      coat.pale.base,
    )
  },
  over: (kit) => beak(kit, { y: 13, wide: 10, long: 13 }),
}
export const EAGLE: HeadRow = {
  top: -50,
  mouth: null,
  brow: 1.5,
  iris: '#D39A1E',
  cheeks: 5,
  eyes: { apart: 21, y: -6, rx: 8, ry: 8.6 },
  under: (kit) => {
    const { sheet, coat, shift } = kit
    const white = paper(mix('#FBF5EA', coat.main.base, 0.06))
    sheet.cut(
      tufts(
        [
          { x: -34, y: -34 },
          { x: -10, y: -46 },
          { x: 14, y: -46 },
          { x: 36, y: -34 },
          { x: 48, y: -6 },
          { x: 46, y: 20 },
          { x: 34, y: 40 },
          { x: 12, y: 50 },
          { x: -12, y: 50 },
          { x: -34, y: 40 },
          { x: -46, y: 20 },
          { x: -48, y: -6 },
        ],
        9,
      ),
      white,
      'shade',
    )
    skull(kit, 45, 42, 0, white)
    for (const side of [-1, 1])
      sheet.flat(
        `M${shift + side * 9} -12Q${shift + side * 24} -24 ${shift + side * 38} -14Q${shift + side * 26} -17 ${shift + side * 9} -12Z`,
        coat.dark.base,
      )
  },
  over: (kit) => beak(kit, { y: 13, wide: 15, long: 17, hook: 8, horn: GOLD }),
}
export const OWL: HeadRow = {
  top: -64,
  mouth: null,
  iris: '#D98E1E',
  turn: 6,
  eyes: { apart: 20, y: -4, rx: 12, ry: 12.6 },
  cheeks: null,
  under: (kit) => {
    const { sheet, coat, shift } = kit
    bothSides(kit, () => sheet.cut('M-46 -16Q-52 -48 -46 -66Q-28 -58 -14 -42Z', coat.dark))
    skull(kit, 50, 44)
    sheet.cut('M-34 -36Q-14 -40 0 -22Q14 -40 34 -36Q20 -20 0 -4Q-20 -20 -34 -36Z', coat.dark)
    for (const side of [-1, 1]) {
      const x = shift * 0.9 + side * 20
      sheet.cut(tufts(around(x, -2, 21, 22, 0, 345, 14), 4), coat.pale)
      sheet.line(oval(x, -3, 16, 17), coat.main.shade, 2, 0.7)
    }
  },
  over: (kit) => beak(kit, { y: 11, wide: 7, long: 13 }),
}
export const PARROT: HeadRow = {
  top: -70,
  mouth: null,
  turn: 8,
  eyes: { apart: 21, y: -8, rx: 7.6, ry: 8.8 },
  cheeks: 5,
  under: (kit) => {
    const { sheet, coat, shift } = kit
    const [one, two] = [paper('#F2B632'), paper('#4FA0C8')]
    sheet.cut('M-6 -38Q-34 -52 -36 -72Q-16 -68 0 -44Z', two)
    sheet.cut('M-4 -40Q-18 -66 -10 -84Q6 -70 8 -42Z', one)
    sheet.cut('M0 -40Q8 -62 24 -66Q24 -50 12 -38Z', coat.dark)
    skull(kit, 45, 44)
    for (const side of [-1, 1]) sheet.flat(oval(shift + side * 21, -6, 15, 16), mix('#FFFAF0', coat.main.base, 0.08))
    for (const side of [-1, 1])
      sheet.line(`M${shift + side * 13} 6Q${shift + side * 22} 11 ${shift + side * 32} 4`, coat.main.shade, 1.6, 0.7)
  },
  over: (kit) => beak(kit, { y: 13, wide: 16, long: 21, hook: 9, horn: paper('#4A4148') }),
}
/** A penguin's white front; on a white penguin, a golden one. */
export function penguinBib({ main }: Coat): string {
  return luminance(main.base) > 0.85 ? '#F6D9A4' : '#FDF7EC'
}

export const PENGUIN: HeadRow = {
  top: -46,
  mouth: null,
  eyes: { apart: 18, y: -2, rx: 8, ry: 9.6 },
  under: (kit) => {
    skull(kit, 47, 45)
    const { sheet, shift, coat } = kit
    sheet.flat(
      `M${shift} -14Q${shift - 10} -32 ${shift - 28} -24Q${shift - 44} -12 ${shift - 36} 14Q${shift - 26} 40 ${shift} 42Q${shift + 26} 40 ${shift + 34} 14Q${shift + 40} -12 ${shift + 26} -24Q${shift + 10} -32 ${shift} -14Z`,
      penguinBib(coat),
    )
  },
  over: (kit) => beak(kit, { y: 13, wide: 10, long: 9 }),
}
export const PHOENIX: HeadRow = {
  top: -86,
  mouth: null,
  lashes: true,
  iris: '#C2571E',
  eyes: { apart: 20, y: -4, rx: 8.6, ry: 10 },
  back: ({ sheet }) => {
    sheet.cut(
      'M-30 -20Q-70 -30 -72 -66Q-56 -52 -48 -52Q-56 -70 -40 -88Q-34 -66 -22 -58Q-20 -82 0 -96Q2 -72 12 -60Q22 -74 36 -76Q30 -58 34 -44Q44 -50 54 -46Q44 -30 34 -18Z',
      paper('#F0722E'),
    )
    sheet.cut(
      'M-26 -22Q-50 -34 -50 -54Q-38 -46 -32 -44Q-34 -58 -24 -68Q-16 -54 -10 -48Q-8 -66 2 -76Q4 -58 10 -48Q18 -56 26 -58Q24 -44 26 -32Z',
      GOLD,
    )
  },
  under: (kit) => {
    const { sheet, coat, shift } = kit
    skull(kit, 45, 43)
    sheet.flat(
      `M${shift - 32} 6Q${shift - 16} -6 ${shift} 4Q${shift + 16} -6 ${shift + 32} 6Q${shift + 24} 40 ${shift} 41Q${shift - 24} 40 ${shift - 32} 6Z`,
      mix(coat.main.base, '#FFE3A0', 0.7),
    )
  },
  over: (kit) => beak(kit, { y: 13, wide: 11, long: 14, hook: 4, horn: GOLD }),
}
