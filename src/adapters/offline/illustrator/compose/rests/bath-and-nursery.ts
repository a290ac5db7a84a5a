import { darker, lighter } from '../../kit/colour.ts'
import { circle, ellipse, n, path, rect, sheet, stroke } from '../../kit/paper.ts'
import type { Body, Furniture } from './rest.ts'

/** Height of the tub's rim and half of its width, in the figure's units. */
const RIM = 56
const tubHalf = ({ half }: Body) => Math.max(66, half * 1.5 + 26)

/** Foam as high as the chest: circles along the rim, in shares of the half width; their radius and how far above the rim. */
const FOAM = [
  [-0.84, 7, 0],
  [-0.66, 11, 0],
  [-0.44, 12, 3],
  [-0.24, 13, 9],
  [0.02, 12, 11],
  [0.24, 13, 8],
  [0.44, 11, 2],
  [-0.34, 11, 0],
  [-0.1, 12, 0],
  [0.14, 12, 0],
  [0.32, 11, 0],
  [0.6, 8, 0],
] as const

/** Where in the water a duck swims and how large it is: from the hip away from the tap, and up from the ground. */
export function waterOf(body: Body): { x: number; y: number; size: number } {
  return { x: -tubHalf(body) * 0.66, y: -RIM, size: 34 }
}

/** `foamy`: somebody bathes in it; out of doors one sits in it as one sits in a boat. */
const tub = (foamy: boolean): Furniture => ({
  // The chin of whoever is small is above the foam.
  hip: ({ face, half }) => Math.max(RIM - 12, RIM + 22 + face.y + half * 0.9),
  hidesLegs: true,
  extent: (body) => ({ front: tubHalf(body) + 8, rear: tubHalf(body) + 8, top: RIM + 44 }),
  draw: (body, { tone }) => {
    const w = tubHalf(body)
    const [white, shade, rim] = [tone('#f7efe0'), tone('#e0d3c0'), tone('#c8635a')]
    const under =
      ellipse(0, 2, w * 0.86, 9, '#2b2233', 0.16) +
      stroke(`M${n(w - 12)} ${-RIM}V${-RIM - 32}q0 -12 -11 -12t-11 10v5`, tone('#8fa0ab'), 6) +
      ellipse(0, -RIM, w, 11, rim) +
      ellipse(0, -RIM + 1, w - 6, 7.5, tone(foamy ? '#a9d9e6' : '#d8c9b4'))
    const leg = (x: number) => path(`M${n(x - 6)} -14h12l-2 14q-4 4 -8 0Z`, tone('#c99a4c'))
    const belly = (from: number) =>
      `M${n(from)} ${-RIM}H${n(w - 2)}Q${n(w - 6)} -8 ${n(w * 0.62)} -8H${n(Math.max(from, -w * 0.62))}${from < 0 ? `Q${n(-w + 6)} -8 ${n(from)} ${-RIM}` : ''}Z`
    const foam = FOAM.map(([share, r, up], i) =>
      circle(w * share, -RIM - up - r * 0.2, r, tone(i % 2 ? '#f1f8f8' : '#fdfefb')),
    )
    const bubbles =
      circle(-w * 0.72, -RIM - 24, 4, tone('#e3f3f6'), 0.9) +
      circle(-w * 0.5, -RIM - 30, 2.6, tone('#e3f3f6'), 0.9) +
      circle(w * 0.4, -RIM - 24, 3, tone('#e3f3f6'), 0.9)
    const over =
      leg(-w * 0.56) +
      leg(w * 0.56) +
      (foamy ? foam.join('') + bubbles : '') +
      sheet(belly(-w + 2), white, 2) +
      path(belly(w * 0.34), shade, 0.55) +
      rect(-w - 3, -RIM - 1, w * 2 + 6, 8, rim, 4) +
      rect(-w - 1, -RIM + 0.5, w * 2 + 2, 2.4, lighter(rim, 0.3), 1.2)
    return { under, over }
  },
})

const bathtub = tub(true)
const dryBathtub = tub(false)

const HIGH_SEAT = 50

const highChair: Furniture = {
  hip: () => HIGH_SEAT + 4,
  hidesLegs: true,
  extent: ({ half }) => ({ front: half + 22, rear: half + 14, top: HIGH_SEAT + 52 }),
  draw: ({ half }, { tone, accents }) => {
    const [wood, dark] = [tone('#c99a66'), tone('#a87547')]
    const w = half * 0.82
    const back = -half * 0.5
    const under =
      ellipse(2, 2, w + 16, 8, '#2b2233', 0.16) +
      stroke(
        `M${n(back - 4)} ${-HIGH_SEAT}L${n(back - 14)} 0M${n(w - 6)} ${-HIGH_SEAT}L${n(w + 6)} 0`,
        darker(dark, 0.2),
        6,
      ) +
      sheet(
        `M${n(-w - 2)} ${-HIGH_SEAT + 4}V-84Q${n(-w - 2)} -98 ${n(-w + 14)} -98H${n(w - 14)}Q${n(w + 2)} -98 ${n(w + 2)} -84V${-HIGH_SEAT + 4}Z`,
        wood,
        2,
      ) +
      path(`M${n(-w + 6)} ${-HIGH_SEAT}V-82q0 -9 9 -9H${n(w - 15)}q9 0 9 9V${-HIGH_SEAT}Z`, accents[0])
    const over =
      stroke(`M${n(-w)} ${-HIGH_SEAT + 8}L${n(-w - 10)} 2M${n(w)} ${-HIGH_SEAT + 8}L${n(w + 10)} 2`, wood, 7) +
      stroke(`M${n(-w - 5)} -20H${n(w + 5)}`, dark, 5) +
      rect(-w - 4, -HIGH_SEAT - 1, w * 2 + 8, 12, dark, 5) +
      sheet(
        `M${n(-w - 10)} -66H${n(w + 20)}Q${n(w + 26)} -66 ${n(w + 26)} -61.500T${n(w + 20)} -57H${n(-w - 10)}Q${n(-w - 15)} -57 ${n(-w - 15)} -61.500T${n(-w - 10)} -66Z`,
        lighter(wood, 0.2),
        2,
      )
    return { under, over }
  },
}

const COT_FLOOR = 40

const pram: Furniture = {
  hip: () => COT_FLOOR + 4,
  hidesLegs: true,
  extent: ({ half, top }) => ({ front: half + 54, rear: half + 26, top: COT_FLOOR + Math.max(96, top + 12) }),
  draw: ({ half, top }, { tone, accents }) => {
    const [cloth, wheel] = [accents[0], tone('#5a4650')]
    const [rear, front] = [-half - 12, half + 20]
    const high = -COT_FLOOR - top - 6
    const wheels = (x: number) => circle(x, -12, 12, wheel) + circle(x, -12, 6, tone('#d6cdc4'))
    const under =
      ellipse((rear + front) / 2, 2, (front - rear) / 2, 8, '#2b2233', 0.16) +
      stroke(`M${n(front - 4)} -58L${n(front + 16)} -92h14`, wheel, 4.5) +
      sheet(
        `M${n(rear)} -54V${n(high + 34)}Q${n(rear)} ${n(high)} ${n(rear + 40)} ${n(high)}Q${n(half + 4)} ${n(high)} ${n(half + 8)} ${n(high + 30)}L${n(half * 0.4)} -54Z`,
        darker(cloth, 0.12),
        2,
      ) +
      stroke(
        `M${n(rear + 22)} ${n(high + 6)}L${n(rear + 30)} -56M${n(rear + 48)} ${n(high + 3)}L${n(rear + 46)} -56`,
        darker(cloth, 0.28),
        2,
      )
    const over =
      stroke(
        `M${n(rear + 14)} -24L${n(rear + 10)} -12M${n(front - 14)} -24L${n(front - 10)} -12M${n(rear + 16)} -20H${n(front - 16)}`,
        wheel,
        4,
      ) +
      sheet(
        `M${n(rear)} -58H${n(front)}Q${n(front)} -22 ${n(front - 26)} -20H${n(rear + 26)}Q${n(rear)} -22 ${n(rear)} -58Z`,
        cloth,
        2,
      ) +
      sheet(
        `M${n(-half * 0.5)} -62Q${n(front * 0.5)} -76 ${n(front + 2)} -60Q${n(front + 2)} -42 ${n(front - 8)} -38Q${n(half * 0.3)} -40 ${n(-half * 0.5)} -62Z`,
        tone('#fbefdc'),
        2,
      ) +
      rect(rear - 3, -62, front - rear + 6, 7, accents[1], 3) +
      wheels(rear + 8) +
      wheels(front - 8)
    return { under, over }
  },
}

const POTTY = 20

const potty: Furniture = {
  hip: ({ ground }) => POTTY + ground * 0.4,
  extent: ({ front, rear, top }) => ({ front, rear: rear + 6, top: top + POTTY }),
  draw: ({ rear }, { tone }) => {
    const w = Math.max(24, rear * 0.95)
    const [green, dark] = [tone('#7fb98f'), tone('#5a9270')]
    const under =
      ellipse(0, 2, w + 6, 6, '#2b2233', 0.16) +
      sheet(`M${n(-w)} ${-POTTY}q-2 -32 ${n(w)} -32t${n(w)} 32Z`, dark, 2) +
      ellipse(0, -POTTY, w + 4, 7, lighter(green, 0.3))
    const over =
      sheet(
        `M${n(-w - 2)} ${-POTTY - 1}Q0 ${-POTTY + 9} ${n(w + 2)} ${-POTTY - 1}Q${n(w)} -7 ${n(w - 8)} -5L${n(w - 2)} 2H${n(-w + 2)}L${n(-w + 8)} -5Q${n(-w)} -7 ${n(-w - 2)} ${-POTTY - 1}Z`,
        green,
        2,
      ) + stroke(`M${n(-w - 2)} ${-POTTY}Q0 ${-POTTY + 10} ${n(w + 2)} ${-POTTY}`, lighter(green, 0.35), 4)
    return { under, over }
  },
}

const ARMCHAIR = 30

/** For a cat or a cub; people's own is drawn with them. */
const armchair: Furniture = {
  hip: ({ ground }) => ARMCHAIR + ground,
  extent: ({ front, rear, ground, top }) => ({
    front: Math.max(front, rear) + 24,
    rear: Math.max(front, rear) + 24,
    top: Math.max(ARMCHAIR + ground + top * 0.7, 84),
  }),
  draw: ({ front, rear, ground, top }, { tone, accents }) => {
    const w = Math.max(front, rear) + 6
    const high = -Math.max(ARMCHAIR + ground + top * 0.7, 84)
    const cloth = accents[0]
    const arm = (x: number) =>
      sheet(`M${n(x - 12)} -4V-46Q${n(x - 12)} -58 ${n(x)} -58T${n(x + 12)} -46V-4Z`, darker(cloth, 0.06), 2)
    const under =
      ellipse(0, 2, w + 18, 8, '#2b2233', 0.16) +
      [-w, w].map((x) => rect(x - 5, -6, 10, 8, tone('#86573a'), 2)).join('') +
      sheet(
        `M${n(-w)} -6V${n(high + 22)}Q${n(-w)} ${n(high)} ${n(-w + 24)} ${n(high)}H${n(w - 24)}Q${n(w)} ${n(high)} ${n(w)} ${n(high + 22)}V-6Z`,
        cloth,
        3,
      ) +
      sheet(`M${n(-w)} -4V${-ARMCHAIR}Q0 ${-ARMCHAIR - 10} ${n(w)} ${-ARMCHAIR}V-4Z`, lighter(cloth, 0.16), 2)
    return { under, over: arm(-w - 6) + arm(w + 6) }
  },
}

export const BATH_AND_NURSERY = { bathtub, 'dry-bathtub': dryBathtub, 'high-chair': highChair, pram, potty, armchair }
