import type { Point } from '../../../figure.ts'
import type { Chair } from '../../biped/biped.ts'
import type { Build, Skeleton } from '../../biped/skeleton.ts'
import { type Paper, paper } from '../../paper/colours.ts'
import { oval } from '../../paper/shapes.ts'
import type { Sheet } from '../../paper/sheet.ts'
import { drawFarSide, drawNearSide, turnedIn } from './wheelchair-behind.ts'

/** The colours of the `wheelchair` that stands by itself: who sleeps has left this one beside the bed. */
export const FRAME = '#4F8FC0'
export const TYRE = '#4A4250'
export const RIM = '#D9DDE0'
const SPOKE = '#C3CACF'
export const CLOTH: Paper = paper('#C8635A')

/** What the hands do with the wheels. */
export type Push = 'fast' | 'slow' | 'rest' | null

/** How `wheelchair` looks at somebody of this build, seated as these bones are: an active chair, seen from its side. */
export function chairFor(build: Build, push: Push, tilt: number): Chair {
  return {
    tilt,
    behind: (sheet, bones) => drawBehind(sheet, measure(build, bones), build, bones, push),
    before: (sheet, bones) => drawWheel(sheet, measure(build, bones), false),
    hands: (bones) => {
      const { hub, rim } = measure(build, bones)
      const on = (degrees: number, dx = 0): Point => ({
        x: hub.x + dx + Math.sin((degrees * Math.PI) / 180) * rim,
        y: hub.y - Math.cos((degrees * Math.PI) / 180) * rim,
      })
      switch (push) {
        case 'fast':
          return { ahead: on(62, build.hip * 0.62), back: on(38) }
        case 'slow':
          return { ahead: on(48, build.hip * 0.62), back: on(12) }
        case 'rest':
          return { ahead: null, back: on(-4) }
        case null:
          return { ahead: null, back: null }
      }
    },
    turned: (bones) => turnedIn(build, bones, measure(build, bones), push),
    far: (sheet, bones) => drawFarSide(sheet, build, bones, measure(build, bones)),
    near: (sheet, bones) => drawNearSide(sheet, build, bones, measure(build, bones)),
  }
}

/** The footplate's height above the ground. */
export function clearanceOf(build: Build): number {
  return build.legR * 1.1
}

export type Measures = { hub: Point; wheel: number; rim: number; seat: number; foot: Point; knee: Point }

function measure(build: Build, { hip, legAhead, legBack }: Skeleton): Measures {
  const foot = {
    x: (legAhead[2].x + legBack[2].x) / 2,
    y: Math.max(legAhead[2].y, legBack[2].y) + build.foot * 0.42,
  }
  const ground = foot.y + clearanceOf(build)
  const wheel = Math.max(14, (ground - hip.y) * 0.73)
  return {
    hub: { x: hip.x - wheel * 0.36, y: ground - wheel },
    wheel,
    rim: wheel * 0.84,
    seat: hip.y + build.hip * 0.42,
    knee: legBack[1],
    foot,
  }
}

function drawBehind(sheet: Sheet, at: Measures, build: Build, { hip, chest }: Skeleton, push: Push): void {
  const { hub, wheel, seat, foot, knee } = at
  if (push === 'slow' || push === 'fast') drawHaste(sheet, at, push)
  drawWheel(sheet, { ...at, hub: { x: hub.x + build.hip * 0.62, y: hub.y - 1.5 } }, true)
  const w = wheel * 0.085
  const rear = hip.x - build.hip * 1.02
  const top = hip.y + (chest.y - hip.y) * 0.6
  const lean = (chest.x - hip.x) * 0.2
  // Canes and handles, then the cloth between them.
  sheet.line(
    `M${rear} ${seat + 3}L${rear - 3 + lean} ${top}Q${rear - 4 + lean} ${top - 5} ${rear - 10 + lean} ${top - 4}`,
    TYRE,
    w * 1.4,
  )
  sheet.cut(
    `M${rear - 1} ${seat + 3}L${rear - 4.5 + lean} ${top + 2}Q${rear - 4 + lean} ${top - 2} ${rear + 1 + lean} ${top - 1}L${hip.x + build.hip * 0.5 + lean} ${top + 2}V${seat + 3}Z`,
    CLOTH,
    'shade',
  )
  const far = { x: knee.x + build.hip * 0.9, y: seat + 4 }
  const tube = (x: number, dx: number, colour: string) =>
    sheet.line(
      `M${x - build.leg * 0.34} ${seat + 4}H${x - 3}Q${x + 3} ${seat + 5} ${x + 3.5} ${seat + 12}L${foot.x + dx} ${foot.y + 1}`,
      colour,
      w * 1.3,
    )
  tube(far.x, build.foot * 0.5, paper(FRAME).deep)
  drawCaster(sheet, { x: knee.x + build.hip * 0.5, y: hub.y + wheel }, wheel * 0.17, seat)
  sheet.cut(
    `M${rear - 1} ${seat - 3}H${knee.x - 2}Q${knee.x + 3} ${seat - 2} ${knee.x + 2} ${seat + 4}H${rear - 1}Z`,
    CLOTH,
  )
  tube(knee.x, -build.foot * 0.3, FRAME)
  sheet.line(`M${hub.x} ${hub.y}L${hip.x + build.hip * 0.4} ${seat + 5}H${knee.x - 4}`, FRAME, w * 1.3)
  drawCaster(sheet, { x: knee.x - build.hip * 0.1, y: hub.y + wheel }, wheel * 0.19, seat)
  sheet.line(`M${foot.x - build.foot * 0.9} ${foot.y + 1.4}H${foot.x + build.foot * 1.5}`, TYRE, w * 1.5)
}

function drawCaster(sheet: Sheet, ground: Point, r: number, seat: number): void {
  sheet.line(`M${ground.x - r * 0.4} ${seat + 6}V${ground.y - r * 2.2}L${ground.x} ${ground.y - r}`, FRAME, r * 0.55)
  sheet.flat(oval(ground.x, ground.y - r, r), TYRE)
  sheet.flat(oval(ground.x, ground.y - r, r * 0.42), RIM)
}

function drawWheel(sheet: Sheet, { hub, wheel, rim }: Measures, far: boolean): void {
  const r = wheel - wheel * 0.06
  const spokes = Array.from({ length: 9 }, (_, i) => {
    const angle = (i * Math.PI) / 9 + 0.17
    const [dx, dy] = [Math.cos(angle) * r * 0.94, Math.sin(angle) * r * 0.94]
    return `M${hub.x - dx} ${hub.y - dy}L${hub.x + dx} ${hub.y + dy}`
  })
  sheet.line(spokes.join(''), SPOKE, wheel * 0.03, far ? 0.6 : 0.95)
  sheet.line(oval(hub.x, hub.y, r * 0.93), RIM, wheel * 0.06)
  sheet.line(oval(hub.x, hub.y, r), far ? '#5E5564' : TYRE, wheel * 0.12)
  if (far) return
  sheet.line(oval(hub.x, hub.y, rim), FRAME, wheel * 0.07)
  sheet.line(
    `M${hub.x - rim * 0.8} ${hub.y - rim * 0.6}Q${hub.x - rim * 0.45} ${hub.y - rim} ${hub.x + rim * 0.1} ${hub.y - rim}`,
    '#FFFFFF',
    wheel * 0.025,
    0.7,
  )
  sheet.cut(oval(hub.x, hub.y, wheel * 0.17), paper(FRAME))
  sheet.flat(oval(hub.x, hub.y, wheel * 0.07), '#F4C64A')
}

/** A little wind behind the wheels. */
function drawHaste(sheet: Sheet, { hub, wheel }: Measures, moving: 'slow' | 'fast'): void {
  const back = hub.x - wheel * 1.14
  for (const [share, long] of moving === 'fast'
    ? ([
        [0.5, 0.5],
        [0.05, 0.72],
        [-0.42, 0.44],
      ] as const)
    : ([
        [0.3, 0.3],
        [-0.2, 0.42],
      ] as const)) {
    const y = hub.y + wheel * share
    sheet.line(
      `M${back} ${y}Q${back - wheel * long * 0.5} ${y - 2} ${back - wheel * long} ${y}`,
      '#6B5560',
      wheel * 0.06,
      0.4,
    )
  }
}
