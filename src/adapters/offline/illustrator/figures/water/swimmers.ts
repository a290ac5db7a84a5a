import type { Point } from '../../figure.ts'
import { paper } from '../paper/colours.ts'
import { oval } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Coat, HeadRow } from '../species/kit.ts'

/** A swimmer about 170 long, nose to the right, middle at the origin. */
export type SwimmerRow = {
  size: number
  body: string
  light: Point
  /** `level` is how much the face keeps upright when the body turns. */
  face: { x: number; y: number; size: number; level: number }
  head: HeadRow
  tail: { x: number; y: number; draw: (sheet: Sheet, coat: Coat) => void }
  fin: { x: number; y: number; long: number }
  behind?: (sheet: Sheet, coat: Coat) => void
  markings: (sheet: Sheet, coat: Coat) => void
}

const nothing = () => undefined

function flukes(sheet: Sheet, coat: Coat): void {
  sheet.layered(
    'M8 -7Q-10 -12 -22 -32Q-32 -38 -38 -28Q-38 -10 -22 0Q-38 10 -38 28Q-32 38 -22 32Q-10 12 8 7Z',
    coat.main,
    { x: -14, y: 0 },
    0.93,
  )
}

export const SWIMMERS = {
  dolphin: {
    size: 0.96,
    body: 'M88 12Q82 4 66 0Q58 -40 12 -42Q-38 -40 -78 -2Q-82 4 -76 6Q-44 14 -20 26Q16 42 52 28Q72 22 88 20Q94 16 88 12Z',
    light: { x: 0, y: -8 },
    face: { x: 36, y: -6, size: 0.6, level: 0.5 },
    head: {
      top: -62,
      eyes: { apart: 22, y: -6, rx: 8, ry: 9.6 },
      mouth: { y: 26, size: 0.86 },
      turn: 14,
      under: nothing,
      seat: { x: 4, y: -22, size: 0.74 },
    },
    tail: { x: -74, y: 2, draw: flukes },
    fin: { x: 4, y: 20, long: 32 },
    behind: (sheet, coat) =>
      sheet.layered('M-22 -34Q-34 -64 -54 -66Q-46 -46 -50 -24Z', coat.main, { x: -36, y: -40 }, 0.9),
    markings: (sheet, coat) => sheet.flat('M100 14Q70 12 50 22Q20 20 -12 22Q-50 16 -80 4L-60 60H90Z', coat.pale.base),
  },
  whale: {
    size: 1.34,
    body: 'M86 2C86 -46 40 -60 -2 -54C-44 -50 -66 -24 -96 -20Q-104 -14 -96 -8C-74 4 -62 24 -44 36Q-6 56 38 48C72 42 86 28 86 2Z',
    light: { x: 0, y: -6 },
    face: { x: 44, y: -8, size: 0.66, level: 0.7 },
    head: {
      top: -70,
      eyes: { apart: 32, y: -2, rx: 7.6, ry: 9 },
      mouth: { y: 16, size: 1.3 },
      turn: 6,
      cheeks: 8,
      under: nothing,
      seat: { x: -8, y: -34, size: 0.8 },
    },
    tail: {
      x: -94,
      y: -14,
      draw: (sheet, coat) =>
        sheet.layered(
          'M10 -6Q-4 -14 -8 -36Q-14 -50 -30 -46Q-38 -28 -22 -10Q-44 -12 -52 6Q-46 20 -28 14Q-8 10 8 8Z',
          coat.main,
          { x: -16, y: -6 },
          0.93,
        ),
    },
    fin: { x: 6, y: 30, long: 32 },
    behind: (sheet) => {
      const water = paper('#A9D8EA')
      sheet.cut(
        'M20 -52Q16 -74 18 -84Q8 -98 -6 -90Q-10 -82 -4 -78Q4 -82 10 -72Q12 -60 14 -50ZM24 -52Q28 -76 26 -86Q36 -100 50 -92Q54 -84 48 -80Q38 -84 34 -72Q32 -60 32 -50Z',
        water,
      )
    },
    markings: (sheet, coat) => {
      sheet.flat('M92 18Q50 28 10 20Q-30 16 -54 24L-40 80H92Z', coat.pale.base)
      for (const y of [28, 35, 42]) sheet.line(`M-34 ${y - 3}Q10 ${y + 3} 76 ${y - 5}`, coat.pale.deep, 1.6, 0.4)
    },
  },
  shark: {
    size: 1.1,
    body: 'M94 0Q74 -40 18 -40Q-36 -38 -84 -4Q-88 2 -82 6Q-40 30 8 36Q64 38 94 0Z',
    light: { x: 0, y: -6 },
    face: { x: 44, y: -6, size: 0.6, level: 0.5 },
    head: {
      top: -62,
      brow: 1.3,
      eyes: { apart: 24, y: -10, rx: 7.6, ry: 9 },
      mouth: null,
      turn: 12,
      under: nothing,
      over: ({ sheet, shift, mouth }) => {
        const down = mouth === 'frown' || mouth === 'tight' || mouth === 'wobble' || mouth === 'shout'
        const x = shift * 1.1
        const jaw = down
          ? `M${x - 27} 34Q${x} 2 ${x + 27} 34Q${x} 22 ${x - 27} 34Z`
          : mouth === 'soft' || mouth === 'smirk' || mouth === 'aside'
            ? `M${x - 26} 16Q${x} 32 ${x + 26} 16Q${x} 24 ${x - 26} 16Z`
            : `M${x - 28} 12Q${x} 20 ${x + 28} 12Q${x + 20} 40 ${x} 40Q${x - 20} 40 ${x - 28} 12Z`
        sheet.flat(jaw, '#7B2B38')
        sheet.clipped(jaw, () => {
          for (let i = -4; i <= 4; i++)
            sheet.flat(
              `M${x + i * 7 - 4} ${down ? 8 : 10}L${x + i * 7} ${down ? 27 : 25}L${x + i * 7 + 4} ${down ? 8 : 10}Z`,
              '#FFFAF0',
            )
        })
      },
      seat: { x: -4, y: -24, size: 0.74 },
    },
    tail: {
      x: -78,
      y: 0,
      draw: (sheet, coat) =>
        sheet.layered(
          'M10 -7Q-8 -14 -22 -48Q-32 -52 -36 -44Q-34 -18 -26 0Q-34 14 -32 30Q-26 38 -18 30Q-8 12 10 7Z',
          coat.main,
          { x: -18, y: -2 },
          0.93,
        ),
    },
    fin: { x: 2, y: 22, long: 36 },
    behind: (sheet, coat) =>
      sheet.layered('M8 -34Q-8 -72 -26 -76Q-24 -52 -32 -28Z', coat.main, { x: -14, y: -42 }, 0.9),
    markings: (sheet, coat) => {
      sheet.flat('M100 2Q70 10 44 12Q0 14 -84 6L-60 70H100Z', coat.pale.base)
      for (const x of [4, -3, -10]) sheet.line(`M${x} -10Q${x - 6} 2 ${x} 12`, coat.main.deep, 2.2, 0.55)
      sheet.flat(oval(-40, -14, 3), coat.main.deep, 0.3)
    },
  },
} satisfies Record<string, SwimmerRow>
