import type { Seat } from '../../../figure.ts'
import type { Chair } from '../../biped/biped.ts'
import type { Build, Skeleton } from '../../biped/skeleton.ts'
import { type Paper, paper } from '../../paper/colours.ts'
import type { Sheet } from '../../paper/sheet.ts'

const WOOD = paper('#B07A4E')
const PLANKS = paper('#9C6B45')
const IRON = paper('#5B5763')
const CLOTH = paper('#C8635A')

/** What somebody who sits, as these bones do, sits on, seen from its side: shares of the body's own measures. */
export function seatUnder(seat: Seat, build: Build): Chair {
  return {
    tilt: 0,
    behind: (sheet, bones) => BEHIND[seat](sheet, measure(build, bones)),
    before: (sheet, bones) => BEFORE[seat]?.(sheet, measure(build, bones)),
    hands: () => ({ ahead: null, back: null }),
    turned: (bones) => bones,
    far: (sheet, bones) => BEHIND[seat](sheet, measure(build, bones)),
    near: () => {},
  }
}

type Measures = { rear: number; knee: number; seat: number; ground: number; top: number; r: number }

function measure(build: Build, { hip, chest, legAhead, legBack }: Skeleton): Measures {
  return {
    rear: hip.x - build.hip * 1.25,
    knee: Math.max(legAhead[1].x, legBack[1].x) - build.legR,
    seat: hip.y + build.hip * 0.4,
    ground: Math.max(legAhead[2].y, legBack[2].y) + build.foot * 0.42,
    top: hip.y + (chest.y - hip.y) * 0.92,
    r: build.legR,
  }
}

const post = (sheet: Sheet, x: number, top: number, foot: number, wide: number, wood: Paper) =>
  sheet.cut(`M${x - wide} ${top}H${x + wide}L${x + wide * 0.8} ${foot}H${x - wide * 0.8}Z`, wood)

const BEHIND: Readonly<Record<Seat, (sheet: Sheet, at: Measures) => void>> = {
  chair: (sheet, { rear, knee, seat, ground, top, r }) => {
    const wide = r * 0.42
    post(sheet, rear + wide, top - r, ground, wide, WOOD)
    // The rails of its back, which is half turned to the reader.
    for (const y of [top - r * 0.6, top + r * 1.5])
      sheet.cut(`M${rear} ${y}L${rear + r * 4} ${y + r * 0.3}V${y + r * 1.3}L${rear} ${y + r}Z`, WOOD, 'shade')
    post(sheet, knee - wide, seat, ground, wide, WOOD)
    sheet.cut(`M${rear - 1} ${seat - r * 0.35}H${knee + 2}V${seat + r * 0.5}H${rear - 1}Z`, WOOD)
  },
  bench: (sheet, { rear, knee, seat, ground, top, r }) => {
    const [from, to] = [rear - r * 4.6, knee + r * 4.6]
    for (const x of [from + r * 2, to - r * 2]) post(sheet, x, top + r, ground, r * 0.34, IRON)
    for (const y of [top + r * 0.4, top + r * 2.1])
      sheet.cut(`M${from} ${y}H${to}V${y + r * 1.1}H${from}Z`, PLANKS, 'shade')
    sheet.cut(`M${from - r} ${seat - r * 0.4}H${to + r}V${seat + r * 0.6}H${from - r}Z`, PLANKS)
  },
  armchair: (sheet, { rear, knee, seat, ground, top, r }) => {
    const back = rear - r * 2.6
    sheet.cut(
      `M${back} ${ground - r * 0.8}V${top}Q${back} ${top - r * 3} ${back + r * 2.6} ${top - r * 3}Q${rear + r * 4.6} ${top - r * 3} ${rear + r * 4.4} ${top}V${ground - r * 0.8}Z`,
      CLOTH,
      'shade',
    )
    for (const x of [back + r, knee - r * 0.6]) post(sheet, x, ground - r * 1.4, ground, r * 0.4, WOOD)
    sheet.cut(`M${back} ${seat - r * 0.2}H${knee + r * 0.4}V${ground - r * 0.8}H${back}Z`, CLOTH)
  },
}

/** The near arm of an armchair, over the body. */
const BEFORE: Partial<Record<Seat, (sheet: Sheet, at: Measures) => void>> = {
  armchair: (sheet, { rear, knee, seat, ground, r }) =>
    sheet.cut(
      `M${rear - r * 1.2} ${ground - r * 0.9}V${seat - r * 1.2}Q${rear - r * 1.2} ${seat - r * 2.2} ${rear} ${seat - r * 2.2}H${knee - r * 2.6}Q${knee - r * 1.4} ${seat - r * 2.2} ${knee - r * 1.4} ${seat - r}V${ground - r * 0.9}Z`,
      CLOTH,
    ),
}
