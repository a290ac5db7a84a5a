import type { Point } from '../../../figure.ts'
import { pushing } from '../../biped/reaching.ts'
import type { Build, Joints, Skeleton } from '../../biped/skeleton.ts'
import { paper } from '../../paper/colours.ts'
import { oval } from '../../paper/shapes.ts'
import type { Sheet } from '../../paper/sheet.ts'
import { CLOTH, FRAME, type Measures, type Push, RIM, TYRE } from './wheelchair.ts'

/** Half the distance between the big wheels at the hub; they lean in above. */
const apart = (build: Build) => build.hip * 1.62

/** The legs hang before the seat; hands that push or rest are on the rims. */
export function turnedIn(build: Build, bones: Skeleton, { hub, rim, foot, seat }: Measures, push: Push): Skeleton {
  const leg = (side: 1 | -1): Joints => {
    const x = bones.hip.x + side * build.hip * 0.46
    return [
      { x, y: bones.hip.y },
      { x: x + side * 0.8, y: (seat + foot.y) / 2 },
      { x, y: foot.y - build.foot * 0.42 },
    ]
  }
  const on = (side: 1 | -1): Point => ({
    x: bones.hip.x + side * apart(build) * 0.97,
    y: hub.y - rim * (push === 'fast' ? 0.7 : 0.92),
  })
  const seated = { ...bones, legAhead: leg(1), legBack: leg(-1) }
  // A hand that is raised or points is free.
  const low = bones.ahead[2].y > (bones.chest.y + bones.hip.y) / 2
  return pushing(seated, build, { ahead: push && low ? on(1) : null, back: push ? on(-1) : null }, 'out')
}

/** Footplate and small wheels, before whoever sits there. */
export function drawFarSide(sheet: Sheet, build: Build, { hip }: Skeleton, { foot, hub, wheel, seat }: Measures): void {
  const w = wheel * 0.085
  sheet.line(`M${hip.x - build.hip} ${foot.y + 1.4}H${hip.x + build.hip}`, TYRE, w * 1.5)
  for (const side of [-1, 1]) {
    const [x, r] = [hip.x + side * build.hip * 1.05, wheel * 0.18]
    sheet.line(`M${x} ${seat}V${hub.y + wheel - r * 2}`, FRAME, w * 1.2)
    sheet.flat(oval(x, hub.y + wheel - r, r * 0.5, r), TYRE)
  }
}

/** Seat, back and handles, and the big wheels either side of them. */
export function drawNearSide(
  sheet: Sheet,
  build: Build,
  { hip, chest }: Skeleton,
  { hub, wheel, rim, seat }: Measures,
): void {
  const w = wheel * 0.085
  const half = build.hip * 1.2
  const top = hip.y + (chest.y - hip.y) * 0.6
  sheet.line(
    `M${hip.x - half * 0.9} ${seat + 7}L${hip.x + apart(build) * 0.9} ${hub.y + 2}M${hip.x + half * 0.9} ${seat + 7}L${hip.x - apart(build) * 0.9} ${hub.y + 2}`,
    paper(FRAME).deep,
    w * 1.3,
  )
  sheet.line(`M${hip.x - apart(build)} ${hub.y}H${hip.x + apart(build)}`, FRAME, w * 1.4)
  for (const side of [-1, 1]) {
    const x = hip.x + side * apart(build)
    const tilted = (r: number, wide: number) => oval(x, hub.y, wide, r)
    sheet.cut(tilted(wheel, wheel * 0.17), { ...paper(TYRE), base: TYRE })
    sheet.line(`M${x - side * wheel * 0.04} ${hub.y - wheel * 0.72}V${hub.y + wheel * 0.72}`, RIM, wheel * 0.05, 0.55)
    sheet.line(oval(x + side * wheel * 0.15, hub.y, wheel * 0.07, rim), FRAME, wheel * 0.07)
    sheet.flat(oval(x + side * wheel * 0.16, hub.y, wheel * 0.08, wheel * 0.13), '#F4C64A')
  }
  const back = `M${hip.x - half} ${top}Q${hip.x} ${top + 5} ${hip.x + half} ${top}L${hip.x + half * 0.94} ${seat + 4}Q${hip.x} ${seat + 9} ${hip.x - half * 0.94} ${seat + 4}Z`
  sheet.shadow(back, 0.8, 2.4, 0.14)
  sheet.layered(back, CLOTH, { x: hip.x - half * 0.2, y: (top + seat) / 2 }, 0.94)
  sheet.line(
    `M${hip.x - half * 0.8} ${top + 8}Q${hip.x} ${top + 13} ${hip.x + half * 0.8} ${top + 8}`,
    CLOTH.deep,
    1.2,
    0.5,
  )
  for (const side of [-1, 1]) {
    const x = hip.x + side * half
    sheet.line(`M${x - side * half * 0.05} ${seat + 7}L${x} ${top - 4}`, FRAME, w * 1.5)
    sheet.line(`M${x} ${top - 3}L${x + side * 1.5} ${top - 9}`, TYRE, w * 2.3)
  }
}
