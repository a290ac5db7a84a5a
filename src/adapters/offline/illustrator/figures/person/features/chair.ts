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
    before: () => {},
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
  // Wide and seen from its front: who sits in it hides its middle.
  armchair: (sheet, { rear, knee, seat, ground, top, r }) => {
    const [from, to] = [rear - r * 3.6, knee + r * 1.4]
    const [high, low] = [top - r * 5, ground - r * 0.7]
    for (const x of [from + r, to - r]) post(sheet, x, low - r, ground, r * 0.45, WOOD)
    sheet.cut(
      `M${from} ${low}V${high + r * 3}Q${from} ${high} ${from + r * 3} ${high}H${to - r * 3}Q${to} ${high} ${to} ${high + r * 3}V${low}Z`,
      CLOTH,
      'shade',
    )
    sheet.cut(`M${from} ${seat - r * 0.5}H${to}V${low}H${from}Z`, CLOTH)
    sheet.cut(`M${from} ${seat + r * 0.5}H${to}V${seat + r * 0.9}H${from}Z`, CLOTH, 'shade')
    for (const x of [from - r * 1.4, to - r * 1.2])
      sheet.cut(
        `M${x} ${low}V${seat - r * 2}Q${x} ${seat - r * 3.4} ${x + r * 1.3} ${seat - r * 3.4}T${x + r * 2.6} ${seat - r * 2}V${low}Z`,
        CLOTH,
      )
  },
}
