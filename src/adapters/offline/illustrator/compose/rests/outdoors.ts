import { darker, lighter } from '../../kit/colour.ts'
import { circle, ellipse, n, path, rect, sheet, stroke } from '../../kit/paper.ts'
import type { Furniture } from './rest.ts'

const PLANK = 34

/** Somebody swings: the frame stands around them. */
const swing: Furniture = {
  hip: ({ ground }) => PLANK + ground,
  extent: ({ front, rear, half, ground, top }) => ({
    front: Math.max(front, half) + 24,
    rear: Math.max(rear, half) + 24,
    top: PLANK + ground + top + 26,
  }),
  draw: ({ front, rear, half, ground, top }, { tone, accents }) => {
    const [from, to] = [-Math.max(rear, half) - 12, Math.max(front, half) + 12]
    const high = -(PLANK + ground + top + 20)
    const [wood, rope] = [tone('#c98a3c'), tone('#6b5560')]
    const leg = (x: number, lean: number, colour: string) => stroke(`M${n(x)} ${n(high)}L${n(x + lean)} 2`, colour, 6)
    const under =
      ellipse(0, 3, 34, 6, '#2b2233', 0.16) +
      leg(from, 9, darker(wood, 0.2)) +
      leg(to, -9, darker(wood, 0.2)) +
      leg(from, -10, wood) +
      leg(to, 10, wood) +
      rect(from - 8, high - 5, to - from + 16, 9, accents[0], 4.5) +
      stroke(`M-22 ${n(high)}V${-PLANK}M24 ${n(high)}V${-PLANK}`, rope, 2.6)
    const plank = sheet(`M-30 ${-PLANK - 1}H32q3 0 3 3t-3 3H-30q-3 0 -3 -3t3 -3Z`, accents[1], 2)
    return { under: under + plank, over: '' }
  },
}

const SLED = 20

const sleigh: Furniture = {
  hip: ({ ground }) => SLED + ground,
  extent: ({ front, rear, ground, top }) => ({ front: front + 26, rear: rear + 16, top: top + ground + SLED }),
  draw: ({ front, rear }, { tone, accents }) => {
    const [from, to] = [-rear - 8, front + 6]
    const [wood, iron] = [tone('#dcae6f'), accents[0]]
    const runner = (y: number, colour: string) =>
      stroke(`M${n(from - 4)} ${y}H${n(to)}Q${n(to + 20)} ${y} ${n(to + 16)} ${y - 26}`, colour, 4.5)
    const under =
      ellipse((from + to) / 2, 3, (to - from) / 2 + 10, 7, '#2b2233', 0.14) +
      runner(-4, darker(iron, 0.24)) +
      [0.12, 0.5, 0.86].map((k) => rect(from + (to - from) * k, -SLED, 5, SLED, darker(wood, 0.26))).join('') +
      sheet(`M${n(from)} ${-SLED - 2}H${n(to + 8)}v7H${n(from)}Z`, wood, 2) +
      stroke(`M${n(from + 4)} ${-SLED + 1}H${n(to + 4)}`, darker(wood, 0.16), 1.4)
    return { under, over: runner(2, iron) }
  },
}

/** The pedals turn so high above the ground. */
const PEDALS = 13

const bicycle: Furniture = {
  hip: ({ low }) => low + PEDALS,
  extent: ({ low, hand, top }) => {
    const wheel = (low + PEDALS) * 0.44
    return { front: hand.x + wheel * 1.6, rear: wheel * 2.1, top: top + low + PEDALS }
  },
  draw: ({ low, hand }, { tone, accents }) => {
    const hip = low + PEDALS
    const r = hip * 0.44
    const [rear, front] = [-r * 1.05, hand.x + r * 0.5]
    const grip = hand.y - hip
    const crank = { x: (rear + front) * 0.42, y: -r * 0.86 }
    const [tyre, steel] = [tone('#4a4250'), tone('#c3cacf')]
    const wheel = (x: number) => {
      const spokes = Array.from({ length: 6 }, (_, i) => {
        const [dx, dy] = [Math.cos((i * Math.PI) / 6) * r * 0.9, Math.sin((i * Math.PI) / 6) * r * 0.9]
        return `M${n(x - dx)} ${n(-r - dy)}L${n(x + dx)} ${n(-r + dy)}`
      }).join('')
      return (
        stroke(spokes, steel, 1.1) +
        `<circle cx="${n(x)}" cy="${n(-r)}" r="${n(r - 2)}" fill="none" stroke="${tyre}" stroke-width="4"/>` +
        circle(x, -r, 3.4, tyre)
      )
    }
    const stem = { x: hand.x - 2, y: grip + 4 }
    const tubes = `M${n(rear)} ${n(-r)}L${n(crank.x)} ${n(crank.y)}L${n(-5)} ${n(-hip + 9)}L${n(rear)} ${n(-r)}M${n(-3)} ${n(-hip + 18)}L${n(stem.x)} ${n(stem.y + 12)}L${n(crank.x)} ${n(crank.y)}M${n(stem.x - 2)} ${n(stem.y)}L${n(front)} ${n(-r)}`
    const under =
      ellipse((rear + front) / 2, 3, (front - rear) / 2 + r * 0.6, 6, '#2b2233', 0.16) +
      wheel(rear) +
      wheel(front) +
      stroke(tubes, accents[0], 4.6) +
      circle(crank.x, crank.y, 6, lighter(tyre, 0.3)) +
      path(`M-18 ${n(-hip + 4)}Q-6 ${n(-hip + 1)} 12 ${n(-hip + 5)}Q4 ${n(-hip + 12)} -14 ${n(-hip + 11)}Z`, tyre)
    const bar = stroke(`M${n(stem.x - 3)} ${n(stem.y + 1)}q4 -5 ${n(7)} -4`, tyre, 5)
    return { under, over: bar }
  },
}

export const OUTDOORS = { swing, sleigh, bicycle }
