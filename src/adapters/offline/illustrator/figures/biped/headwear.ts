import { paper } from '../paper/colours.ts'
import { placed } from '../paper/outline.ts'
import { around, oval, scallops } from '../paper/shapes.ts'
import type { Sheet } from '../paper/sheet.ts'
import type { Headwear } from './biped.ts'

/** Where a hat sits, in head units: on people at (0, 0) with size 1; smaller and higher between an animal's ears. */
export type Seat = { x: number; y: number; size: number; turned: 0 | 1 }

/** Draws what is worn on the head; returns how high it reaches, in head units. */
export function drawHeadwear(sheet: Sheet, wear: Headwear, seat: Seat): number {
  sheet.within(placed(seat.x, seat.y, 0, seat.size), () => WEARS[wear.kind](sheet, wear, seat.turned))
  const reach = { hat: -82, cap: -66, beanie: -86 }[wear.kind]
  return seat.y + reach * seat.size
}

const WEARS: Record<Headwear['kind'], (sheet: Sheet, wear: Headwear, turned: 0 | 1) => void> = {
  hat: (sheet, { paper: felt }) => {
    sheet.within(placed(0, 0, -3), () => {
      sheet.shadow('M-44 -24Q0 -12 44 -24Q40 -12 0 -8Q-40 -12 -44 -24Z', 0, 3, 0.12)
      sheet.cut(oval(0, -27, 73, 13), felt, 'shade')
      sheet.layered(
        'M-42 -27C-46 -62 -38 -80 -14 -80Q-4 -74 4 -76Q14 -81 24 -78C40 -70 46 -54 43 -27Q0 -16 -42 -27Z',
        felt,
        { x: -20, y: -50 },
        0.93,
      )
      const band = paper(felt.deep)
      sheet.cut('M-43 -38Q0 -26 43.6 -38Q44.2 -32 43.6 -26Q0 -14 -43 -26Q-43.6 -32 -43 -38Z', band)
      sheet.cut('M-73 -28Q-40 -12 0 -13Q40 -12 73 -28Q70 -14 0 -10Q-70 -14 -73 -28Z', felt)
    })
  },
  cap: (sheet, { paper: cloth }, turned) => {
    const dome = 'M-52 -16C-56 -48 -40 -67 0 -67C40 -67 56 -48 52 -16Q0 -32 -52 -16Z'
    sheet.layered(dome, cloth, { x: -14, y: -42 }, 0.94)
    sheet.line(turned ? 'M8 -66Q22 -48 20 -25' : 'M0 -66Q3 -46 0 -25', cloth.edge, 1.6)
    sheet.line('M-10 -66Q-34 -52 -36 -22', cloth.edge, 1.6)
    sheet.flat(oval(turned ? 6 : 0, -67, 5.6, 3.6), cloth.deep)
    if (turned) {
      sheet.shadow('M-6 -26Q24 -30 46 -24Q46 -12 40 -13Q24 -17 -6 -16Z', 0, 4, 0.14)
      sheet.cut('M-8 -27Q36 -37 80 -18Q86 -11 76 -9Q36 -20 -8 -16Q-14 -21 -8 -27Z', cloth, 'shade')
      sheet.line('M0 -24Q36 -30 68 -17', cloth.light, 1.6, 0.7)
    } else {
      sheet.shadow('M-42 -20Q0 -4 42 -20Q40 -6 0 -4Q-40 -6 -42 -20Z', 0, 4, 0.14)
      sheet.cut('M-44 -22Q0 -42 44 -22Q52 -10 40 -9Q0 -22 -40 -9Q-52 -10 -44 -22Z', cloth, 'shade')
      sheet.line('M-34 -19Q0 -31 34 -19', cloth.light, 1.6, 0.7)
    }
  },
  beanie: (sheet, { paper: wool }) => {
    sheet.cut(scallops(around(1, -76, 12.5, 11.5, 0, 330, 9), 5), wool, 'light')
    sheet.layered('M-51 -24C-54 -58 -34 -72 0 -72C34 -72 54 -58 51 -24Q0 -42 -51 -24Z', wool, { x: -14, y: -46 }, 0.95)
    for (const x of [-30, -11, 9, 28])
      sheet.line(`M${x} -${40 + (30 - Math.abs(x)) * 0.2}Q${x * 0.85} -56 ${x * 0.5} -68`, wool.edge, 1.8)
    sheet.cut('M-54 -34Q0 -55 54 -34Q57 -24 54 -15Q0 -35 -54 -15Q-57 -24 -54 -34Z', wool, 'light')
    for (let i = -5; i <= 5; i++) {
      const x = i * 9.6
      const lift = 10 * (1 - (x / 54) ** 2)
      sheet.line(`M${x} ${-34 - lift + 3}L${x * 1.01} ${-17 - lift}`, wool.edge, 1.7)
    }
  },
}
