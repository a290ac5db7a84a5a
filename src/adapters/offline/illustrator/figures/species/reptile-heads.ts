import { paper } from '../paper/colours.ts'
import { oval, tufts } from '../paper/shapes.ts'
import { bothSides, horns, mane, pointedEars, skull } from './head-parts.ts'
import type { HeadRow, Kit } from './kit.ts'

const BONE = paper('#F4E6C6')

function snout({ sheet, coat, shift }: Kit, wide: number, long: number): void {
  const x = shift * 1.3
  const shape = `M${x - wide * 0.86} 4Q${x - wide * 1.1} ${long} ${x} ${long + 2}Q${x + wide * 1.1} ${long} ${x + wide * 0.86} 4Q${x} -12 ${x - wide * 0.86} 4Z`
  sheet.shadow(shape, 0, 2.4, 0.1)
  sheet.cut(shape, coat.pale)
  for (const side of [-1, 1]) sheet.flat(oval(x + side * wide * 0.34, 12, 2.8, 2.2), coat.main.deep)
}

function fangs({ sheet, shift }: Kit, y: number, wide: number): void {
  const x = shift * 1.3
  for (const side of [-1, 1])
    sheet.flat(`M${x + side * wide} ${y}L${x + side * (wide - 3)} ${y + 8}L${x + side * (wide - 6)} ${y}Z`, '#FFFAF0')
}

export const DINOSAUR: HeadRow = {
  top: -50,
  eyes: { apart: 21, y: -12 },
  mouth: { y: 31, size: 1 },
  turn: 11,
  under: (kit) => {
    const { sheet, coat } = kit
    for (const [x, y] of [
      [-34, -34],
      [-18, -46],
      [2, -50],
    ] as const)
      sheet.cut(
        `M${x - 9} ${y + 12}Q${x - 8} ${y - 8} ${x - 2} ${y - 12}Q${x + 8} ${y - 4} ${x + 9} ${y + 10}Z`,
        coat.dark,
      )
    skull(kit, 46, 44, 12)
    for (const [x, y, r] of [
      [-30, -22, 5],
      [-36, -6, 4],
      [28, -30, 4],
    ] as const)
      sheet.flat(oval(x, y, r), coat.main.deep, 0.5)
    snout(kit, 34, 45)
  },
  over: (kit) => fangs(kit, 34, 17),
}
export const CROCODILE: HeadRow = {
  top: -56,
  eyes: { apart: 23, y: -30, rx: 8.4, ry: 9 },
  mouth: { y: 34, size: 1.2 },
  iris: '#8A9A2A',
  turn: 12,
  seat: { y: -16, size: 0.6 },
  under: (kit) => {
    const { sheet, coat, shift } = kit
    for (const side of [-1, 1]) sheet.cut(oval(shift + side * 22, -32, 16, 17), coat.main)
    skull(kit, 42, 34)
    const x = shift * 1.5
    const jaw = `M${x - 36} 0Q${x - 46} 50 ${x} 52Q${x + 46} 50 ${x + 36} 0Q${x} -20 ${x - 36} 0Z`
    sheet.shadow(jaw, 0, 2.4, 0.1)
    sheet.layered(jaw, coat.main, { x: x - 6, y: 16 }, 0.95)
    for (const side of [-1, 1]) {
      sheet.cut(oval(x + side * 13, 4, 6.6, 5), coat.main, 'light')
      sheet.flat(oval(x + side * 13, 4, 2.6, 2), coat.main.deep)
    }
  },
  over: ({ sheet, shift }) => {
    const x = shift * 1.5
    for (const dx of [-30, -20, 20, 30])
      sheet.flat(
        `M${x + dx - 4} ${33 - Math.abs(dx) * 0.14}L${x + dx} ${42 - Math.abs(dx) * 0.14}L${x + dx + 4} ${33 - Math.abs(dx) * 0.14}Z`,
        '#FFFAF0',
      )
  },
}
export const DRAGON: HeadRow = {
  top: -78,
  eyes: { apart: 20, y: -8, rx: 8.6, ry: 10 },
  mouth: { y: 33, size: 0.86 },
  iris: '#C98A1E',
  turn: 10,
  under: (kit) => {
    const { sheet, coat } = kit
    horns(kit, { x: 22, y: -36, tx: 36, ty: -80, w: 14, bend: -10, paper: BONE })
    bothSides(kit, () => sheet.cut('M-38 -16Q-62 -34 -70 -22Q-62 -14 -66 -4Q-56 0 -56 10Q-44 12 -36 6Z', coat.dark))
    skull(kit, 45, 42, 6)
    sheet.cut('M-7 -42Q-8 -56 0 -62Q8 -56 7 -42Q0 -38 -7 -42Z', coat.dark)
    snout(kit, 29, 45)
  },
  over: (kit) => fangs(kit, 36, 14),
}
export const BASILISK: HeadRow = {
  top: -76,
  eyes: { apart: 21, y: -8, rx: 8.4, ry: 9.6 },
  iris: '#D0A020',
  mouth: { y: 30, size: 0.86 },
  turn: 10,
  under: (kit) => {
    const { sheet, coat } = kit
    const comb = paper('#C8404A')
    sheet.cut('M-26 -32Q-34 -60 -20 -62Q-14 -60 -12 -52Q-10 -76 2 -78Q12 -74 10 -54Q18 -66 28 -58Q34 -46 24 -32Z', comb)
    bothSides(kit, () => {
      sheet.cut('M-40 -22Q-66 -34 -74 -14Q-62 -10 -70 4Q-56 6 -60 20Q-46 18 -36 10Z', coat.dark)
      sheet.line('M-42 -14L-66 -16M-42 -6L-62 3M-40 2L-54 14', coat.main.light, 2, 0.6)
    })
    skull(kit, 45, 42, 4)
    snout(kit, 27, 42)
    sheet.cut(
      `M${kit.shift - 5} 43Q${kit.shift - 10} 60 ${kit.shift + 1} 62Q${kit.shift + 11} 60 ${kit.shift + 7} 43Z`,
      comb,
    )
  },
  over: (kit) => fangs(kit, 33, 13),
}
export const SNAKE: HeadRow = {
  top: -40,
  eyes: { apart: 22, y: -12, rx: 8.6, ry: 10 },
  mouth: { y: 16, size: 1.1 },
  iris: '#8A8A2A',
  turn: 9,
  seat: { y: 0, size: 0.7 },
  under: (kit) => {
    const { sheet, shift } = kit
    sheet.line(`M${shift + 4} 30V46M${shift + 4} 46L${shift - 2} 54M${shift + 4} 46L${shift + 10} 54`, '#C8404A', 3.4)
    skull(kit, 48, 38, 8)
    sheet.flat(`M-10 -38Q0 -20 10 -38ZM-28 -34Q-24 -24 -18 -36ZM28 -34Q24 -24 18 -36Z`, kit.coat.dark.base, 0.8)
    for (const side of [-1, 1]) sheet.flat(oval(shift * 1.3 + side * 5, 4, 1.9, 1.5), kit.coat.main.deep)
  },
}
export const HYDRA: HeadRow = {
  top: -58,
  eyes: { apart: 20, y: -8, rx: 8.6, ry: 9.8 },
  mouth: { y: 29, size: 0.92 },
  iris: '#C24B3A',
  turn: 10,
  under: (kit) => {
    const { sheet, coat } = kit
    bothSides(kit, () => sheet.cut('M-36 -22Q-58 -46 -66 -36Q-58 -26 -64 -14Q-54 -12 -54 0Q-44 2 -36 -4Z', coat.dark))
    sheet.cut('M-12 -40Q-14 -56 -4 -60Q2 -54 2 -44Q8 -56 16 -54Q18 -44 12 -38Z', coat.dark)
    skull(kit, 45, 41, 5)
    snout(kit, 29, 41)
  },
  over: (kit) => fangs(kit, 32, 14),
}
export const YETI: HeadRow = {
  top: -60,
  eyes: { apart: 19, y: -4 },
  mouth: { y: 28, size: 0.9 },
  brow: 1.5,
  iris: '#3E7FAF',
  back: (kit) => mane(kit, kit.coat.main, 58, 56, 0, 18, 12, 'shade'),
  under: (kit) => {
    mane(kit, kit.coat.main, 50, 49, -2, 16, 9)
    const { sheet, shift } = kit
    const face = paper('#9CC3D8')
    sheet.cut(
      `M${shift - 34} -4Q${shift - 36} -26 ${shift - 18} -24Q${shift} -18 ${shift + 18} -24Q${shift + 36} -26 ${shift + 33} -4Q${shift + 38} 36 ${shift} 38Q${shift - 38} 36 ${shift - 34} -4Z`,
      face,
    )
    sheet.flat(oval(shift * 1.2, 12, 8, 5), face.deep)
    sheet.cut(
      tufts(
        [
          { x: -18, y: -46 },
          { x: 0, y: -56 },
          { x: 18, y: -46 },
          { x: 12, y: -30 },
          { x: -12, y: -30 },
        ],
        10,
      ),
      kit.coat.main,
    )
  },
  over: ({ sheet, shift }) => {
    for (const side of [-1, 1])
      sheet.flat(
        `M${shift * 1.15 + side * 11} 31L${shift * 1.15 + side * 8} 22L${shift * 1.15 + side * 5} 31Z`,
        '#FFFAF0',
      )
  },
}
export const CHUPACABRA: HeadRow = {
  top: -70,
  eyes: { apart: 20, y: -4, rx: 12, ry: 13.5 },
  iris: '#C2413A',
  sclera: '#FFEFC2',
  mouth: { y: 31, size: 0.7 },
  brow: 0.8,
  under: (kit) => {
    const { sheet, coat } = kit
    for (const [x, y, t] of [
      [-30, -32, -24],
      [-14, -42, -10],
      [4, -44, 4],
      [22, -38, 18],
    ] as const)
      sheet.cut(`M${x - 8} ${y + 8}L${x + t * 0.4} ${y - 26}L${x + 9} ${y + 6}Z`, coat.dark)
    pointedEars(kit, { x1: 46, y1: -12, x2: 28, y2: -32, tx: 70, ty: -44 })
    skull(kit, 46, 42, -6)
    for (const side of [-1, 1]) sheet.flat(oval(kit.shift * 1.2 + side * 4, 19, 1.9, 2.4), coat.main.deep)
  },
  over: (kit) => fangs(kit, 31, 8),
}
