import { paper } from '../paper/colours.ts'
import { oval, tufts } from '../paper/shapes.ts'
import { bothSides, cheekFur, drawNose, mane, muzzle, pointedEars, roundEars, skull, whiskers } from './head-parts.ts'
import type { HeadRow, Kit } from './kit.ts'

const PINK = '#E58F92'

function stripesOnBrow({ sheet, coat }: Kit): void {
  sheet.flat('M-3 -45Q0 -22 3 -45ZM-16 -43Q-10 -26 -9 -44ZM16 -43Q10 -26 9 -44Z', coat.dark.base)
  for (const side of [-1, 1])
    sheet.flat(
      `M${side * 48} 4Q${side * 34} 6 ${side * 31} 9Q${side * 36} 11 ${side * 46} 12ZM${side * 46} 18Q${side * 36} 18 ${side * 32} 20Q${side * 36} 23 ${side * 43} 24ZM${side * 46} -14Q${side * 38} -10 ${side * 35} -7Q${side * 40} -5 ${side * 48} -6Z`,
      coat.dark.base,
    )
}

export const DOG: HeadRow = {
  top: -46,
  under: (kit) => {
    skull(kit, 46, 44)
    kit.sheet.flat(oval(-19 + kit.shift, -4, 16, 18), kit.coat.dark.base, 0.55)
    muzzle(kit, { y: 22, rx: 24, ry: 18, nose: 9.5, noseY: 11 })
  },
  over: (kit) =>
    bothSides(kit, () =>
      kit.sheet.layered(
        'M-28 -40Q-46 -46 -56 -26Q-68 6 -58 26Q-50 34 -43 22Q-38 0 -34 -16Z',
        kit.coat.dark,
        { x: -50, y: 0 },
        0.9,
      ),
    ),
  seat: { y: -8, size: 0.72 },
}

export const CAT: HeadRow = {
  top: -64,
  iris: '#7FA64A',
  eyes: { apart: 20, rx: 9, ry: 10 },
  mouth: { y: 26, size: 0.62 },
  under: (kit) => {
    pointedEars(kit, { x1: 47, y1: -8, x2: 10, y2: -38, tx: 43, ty: -66 })
    skull(kit, 50, 42, 4)
    kit.sheet.flat('M-3 -42Q0 -24 3 -42ZM-15 -40Q-9 -26 -9 -41ZM15 -40Q9 -26 9 -41Z', kit.coat.dark.base)
    kit.sheet.flat(oval(kit.shift - 8, 20, 13, 10), kit.coat.pale.base)
    kit.sheet.flat(oval(kit.shift + 8, 20, 13, 10), kit.coat.pale.base)
    drawNose(kit, kit.shift * 1.1, 13, 5, PINK)
    kit.sheet.line(`M${kit.shift * 1.1} 16V22`, kit.coat.nose, 1.6, 0.7)
  },
  over: (kit) => whiskers(kit, 18, kit.coat.nose),
}

export const RABBIT: HeadRow = {
  top: -110,
  seat: { y: -4, size: 0.68 },
  mouth: { y: 23, size: 0.56 },
  under: (kit) => {
    bothSides(kit, (far) => {
      kit.sheet.cut(
        far
          ? 'M-30 -34Q-44 -66 -30 -104Q-16 -110 -10 -92Q-6 -60 -10 -38Z'
          : 'M-30 -34Q-40 -70 -24 -108Q-10 -114 -6 -94Q-4 -60 -8 -38Z',
        kit.coat.main,
      )
      kit.sheet.flat(
        far
          ? 'M-24 -40Q-34 -66 -25 -95Q-16 -98 -14 -84Q-12 -60 -14 -42Z'
          : 'M-23 -40Q-31 -70 -20 -98Q-11 -100 -10 -86Q-9 -60 -12 -42Z',
        '#F0AFB0',
      )
    })
    skull(kit, 46, 42, 5)
    const { sheet, shift, coat } = kit
    sheet.flat(oval(shift - 10, 21, 14, 11), coat.pale.base)
    sheet.flat(oval(shift + 10, 21, 14, 11), coat.pale.base)
    drawNose(kit, shift * 1.1, 13, 5.4, PINK)
  },
  over: ({ sheet, shift, coat }) => {
    sheet.cut(
      `M${shift - 4.6} 27H${shift + 5.4}V34Q${shift + 5} 36 ${shift + 0.6} 35.4Q${shift - 4} 36 ${shift - 4.6} 34Z`,
      paper('#FFFAF0'),
    )
    sheet.line(`M${shift + 0.5} 28V35`, coat.nose, 0.9, 0.5)
  },
}

export const LION: HeadRow = {
  top: -72,
  seat: { y: -14, size: 0.86 },
  iris: '#9A5F24',
  back: (kit) => mane(kit, paper(kit.coat.dark.shade), 68, 66, 2, 15, 15, 'base'),
  under: (kit) => {
    mane(kit, kit.coat.dark, 57, 55, 0, 14, 13)
    roundEars(kit, 38, -38, 13, kit.coat.main, kit.coat.dark)
    skull(kit, 45, 42)
    muzzle(kit, { y: 22, rx: 23, ry: 17, nose: 9, noseY: 11 })
  },
}

export const TIGER: HeadRow = {
  top: -56,
  iris: '#8FA03A',
  under: (kit) => {
    roundEars(kit, 38, -36, 16, kit.coat.main, kit.coat.pale)
    cheekFur(kit, kit.coat.pale, 14, 56)
    skull(kit, 48, 43, 3)
    stripesOnBrow(kit)
    muzzle(kit, { y: 22, rx: 23, ry: 16, nose: 8.5, noseY: 11 })
  },
  over: (kit) => whiskers(kit, 20, kit.coat.nose),
}

export const BEAR: HeadRow = {
  top: -56,
  eyes: { apart: 18, rx: 7, ry: 8.2 },
  under: (kit) => {
    roundEars(kit, 37, -37, 17)
    skull(kit, 49, 45)
    muzzle(kit, { y: 20, rx: 23, ry: 19, nose: 10, noseY: 8 })
  },
}

export const WOLF: HeadRow = {
  top: -72,
  iris: '#D39A2E',
  brow: 1.3,
  eyes: { rx: 7.6, ry: 8 },
  mouth: { y: 32, size: 0.68 },
  under: (kit) => {
    pointedEars(kit, { x1: 42, y1: -20, x2: 9, y2: -38, tx: 34, ty: -76, inner: kit.coat.dark.base })
    cheekFur(kit, kit.coat.main, 12, 64)
    skull(kit, 45, 43)
    const { sheet, shift, coat } = kit
    sheet.flat(
      `M${-40 + shift * 0.4} 8Q-24 0 ${-6 + shift} 8Q${shift} 2 ${6 + shift} 8Q${24 + shift} 0 ${42} 8Q36 40 ${shift} 44Q-34 40 ${-40 + shift * 0.4} 8Z`,
      coat.pale.base,
    )
    sheet.flat('M-7 -43Q0 -8 7 -43Z', coat.dark.base, 0.8)
    muzzle(kit, { y: 24, rx: 18, ry: 17, nose: 9, noseY: 12, paper: coat.main })
  },
}

export const FOX: HeadRow = {
  top: -78,
  iris: '#9A6A22',
  mouth: { y: 31, size: 0.6 },
  under: (kit) => {
    pointedEars(kit, { x1: 46, y1: -12, x2: 8, y2: -36, tx: 40, ty: -82, tip: true, inner: kit.coat.pale.base })
    const { sheet, shift, coat } = kit
    const head =
      'M0 -42C32 -42 48 -24 52 2Q58 10 62 12Q46 30 24 38Q10 46 0 46Q-10 46 -24 38Q-46 30 -62 12Q-58 10 -52 2C-48 -24 -32 -42 0 -42Z'
    sheet.shadow(head, 0.5, 3.4, 0.11)
    sheet.layered(head, coat.main, { x: -6, y: -6 }, 0.96)
    sheet.clipped(head, () =>
      sheet.flat(`M-66 6Q-34 2 ${-12 + shift} 14Q${shift} 2 ${12 + shift} 14Q38 2 66 6V60H-66Z`, coat.pale.base),
    )
    drawNose(kit, shift * 1.3, 18, 8)
    sheet.line(`M${shift * 1.3} 23V29`, coat.nose, 1.7, 0.7)
  },
}

export const PANDA: HeadRow = {
  top: -56,
  eyes: { apart: 19, y: -1, rx: 7.4, ry: 8.4 },
  brow: 0.001,
  under: (kit) => {
    roundEars(kit, 38, -36, 17, kit.coat.dark, kit.coat.dark)
    skull(kit, 51, 45, 3)
    const { sheet, shift, coat } = kit
    for (const side of [-1, 1]) {
      const x = shift + side * (19 - (side === 1 ? kit.turned * 1.5 : 0))
      sheet.flat(
        `M${x - side * 9} -12Q${x} -18 ${x + side * 11} -6Q${x + side * 18} 8 ${x + side * 12} 14Q${x + side * 2} 18 ${x - side * 8} 10Q${x - side * 13} 0 ${x - side * 9} -12Z`,
        coat.dark.base,
      )
    }
    muzzle(kit, { y: 24, rx: 17, ry: 13, nose: 8, noseY: 15 })
  },
}

export const KANGAROO: HeadRow = {
  top: -86,
  mouth: { y: 34, size: 0.6 },
  eyes: { apart: 20, y: -8 },
  seat: { y: -4, size: 0.66 },
  under: (kit) => {
    pointedEars(kit, { x1: 36, y1: -22, x2: 8, y2: -38, tx: 36, ty: -90 })
    const { sheet, shift, coat } = kit
    skull(kit, 40, 40)
    const snout = `M${shift - 24} 2Q${shift - 27} 42 ${shift * 1.2} 47Q${shift + 27} 42 ${shift + 24} 2Q${shift} -14 ${shift - 24} 2Z`
    sheet.shadow(snout, 0, 2, 0.08)
    sheet.cut(snout, coat.pale)
    drawNose(kit, shift * 1.3, 20, 10)
  },
}

export const WEREWOLF: HeadRow = {
  ...WOLF,
  top: -66,
  iris: '#E0B53A',
  brow: 1.8,
  back: (kit) => mane(kit, kit.coat.dark, 60, 56, 4, 17, 11),
  under: (kit) => {
    WOLF.under(kit)
    kit.sheet.cut(
      tufts(
        [
          { x: -30, y: -34 },
          { x: -12, y: -48 },
          { x: 12, y: -48 },
          { x: 30, y: -34 },
          { x: 10, y: -30 },
          { x: -10, y: -30 },
        ],
        9,
      ),
      kit.coat.dark,
    )
  },
  over: ({ sheet, shift }) =>
    sheet.flat(
      `M${shift - 9} 34L${shift - 6} 42L${shift - 3} 35ZM${shift + 5} 35L${shift + 8} 42L${shift + 11} 34Z`,
      '#FFFAF0',
    ),
}
