import { darker, lighter } from '../../kit/colour.ts'
import { ellipse, n, path, sheet, stroke } from '../../kit/paper.ts'
import type { Stage } from '../../kit/stage.ts'
import { cover } from './beds.ts'
import type { Body, Furniture } from './rest.ts'

/** How far up the far edge is of what somebody lies on who is seen a little from above. */
function farEdge({ ground, asleep }: Body): number {
  return -(asleep ? ground * 1.5 : 15)
}

/** Spread out on the ground, its near edge towards the reader. */
function spread(from: number, to: number, far: number, colour: string, stripes: string): string {
  const [a, b] = [from - 14, to + 14]
  const slant = 10 - far * 0.3
  const bands = [0.12, 0.3, 0.5, 0.7, 0.88].map((share) => {
    const [top, low] = [a + slant + (b - a - 2 * slant) * share, a + (b - a) * share]
    return stroke(`M${n(top)} ${n(far)}L${n(low)} 12`, stripes, 5)
  })
  const fringe = Array.from({ length: 15 }, (_, i) => `M${n(a + ((b - a) * (i + 0.5)) / 15)} 12v5`).join('')
  const cloth = (low: number) => `M${n(a)} ${low}L${n(a + slant)} ${n(far + low - 12)}H${n(b - slant)}L${n(b)} ${low}Z`
  return (
    path(cloth(15), '#2b2233', 0.14) +
    stroke(fringe, lighter(colour, 0.4), 2) +
    path(cloth(12), colour) +
    bands.join('')
  )
}

const blanket: Furniture = {
  hip: ({ ground }) => ground,
  extent: ({ front, rear, ground, top }) => ({ front: front + 14, rear: rear + 14, top: top + ground }),
  draw: (body, stage) => {
    const { accents, tone } = stage
    const cream = tone('#fbefdc')
    return {
      under: spread(-body.rear, body.front, farEdge(body), accents[0], cream),
      over: body.asleep ? cover(body, stage, 0, -body.rear, { quilt: accents[1], dots: null }, 0.24) : '',
    }
  },
}

/** For a dog: nobody tucks it in. */
const rug: Furniture = {
  ...blanket,
  draw: (body, { accents, tone }) => ({
    under: spread(-body.rear, body.front, farEdge(body), accents[0], tone('#fbefdc')),
    over: '',
  }),
}

/** With a pillow: for who lies down in a room that has no bed. */
const mat: Furniture = {
  ...blanket,
  draw: (body, stage) => {
    const { accents, tone } = stage
    const { x } = body.face
    const pillow = sheet(`M${n(x - 34)} 4q-10 -28 26 -30q48 -4 44 26q-34 14 -70 4Z`, tone('#fffaf0'), 2)
    const under = spread(-body.rear, body.front, farEdge(body), tone('#8fb4c4'), tone('#a9cbd8')) + pillow
    return {
      under,
      over: body.asleep ? cover(body, stage, 0, -body.rear, { quilt: accents[0], dots: accents[1] }, 0.24) : '',
    }
  },
}

const HEAP = 13

function straws(from: number, to: number, y: number, colour: string, count: number): string {
  const d = Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * (i + 0.5)) / count
    const lean = ((i * 37) % 19) - 9
    return `M${n(x)} ${n(y + ((i * 13) % 7))}l${lean} ${-9 - ((i * 23) % 9)}`
  }).join('')
  return stroke(d, colour, 1.8)
}

const hay: Furniture = {
  hip: ({ ground }) => HEAP + ground,
  extent: ({ front, rear, ground, top }) => ({ front: front + 26, rear: rear + 26, top: top + ground + HEAP }),
  draw: (body, { tone }) => {
    const [from, to] = [-body.rear - 18, body.front + 18]
    const top = farEdge(body) - HEAP
    const straw = tone('#e3bd5f')
    const under =
      sheet(
        `M${n(from - 8)} 6Q${n(from - 2)} ${n(top)} ${n(from + 34)} ${n(top)}Q${n((from + to) / 2)} ${n(top * 1.25)} ${n(to - 30)} ${n(top)}Q${n(to + 4)} ${n(top * 0.9)} ${n(to + 8)} 6Q${n((from + to) / 2)} 14 ${n(from - 8)} 6Z`,
        darker(straw, 0.1),
        2,
      ) + straws(from + 20, to - 20, top + 4, lighter(straw, 0.2), 20)
    const over =
      path(
        `M${n(from - 8)} 7Q${n(from + 6)} -10 ${n(from + 40)} -5Q${n((from + to) / 2)} -14 ${n(to - 34)} -5Q${n(to + 2)} -10 ${n(to + 8)} 7Q${n((from + to) / 2)} 15 ${n(from - 8)} 7Z`,
        straw,
      ) +
      straws(from, to, 4, darker(straw, 0.16), 22) +
      straws(from + 8, to - 8, 7, lighter(straw, 0.3), 17)
    return { under, over }
  },
}

/** A round bed with a padded rim, for whoever has fur. */
const petBed: Furniture = {
  hip: ({ ground }) => ground + 7,
  extent: ({ front, rear, ground, top }) => ({ front: front + 20, rear: rear + 20, top: top + ground + 7 }),
  draw: (body, { tone, accents }) => {
    const [from, to] = [-body.rear - 4, body.front + 4]
    const middle = (from + to) / 2
    const half = (to - from) / 2
    const far = farEdge(body)
    const deep = Math.max(14, -far * 0.62)
    const cloth = accents[0]
    const rim = (y: number, deep: number) =>
      `M${n(from - 12)} ${n(y)}Q${n(middle)} ${n(y + deep)} ${n(to + 12)} ${n(y)}Q${n(to + 15)} ${n(y + 16)} ${n(to - 2)} ${n(y + 20)}Q${n(middle)} ${n(y + 20 + deep * 0.75)} ${n(from + 2)} ${n(y + 20)}Q${n(from - 15)} ${n(y + 16)} ${n(from - 12)} ${n(y)}Z`
    const under =
      ellipse(middle, 4, half + 18, 13, '#2b2233', 0.16) +
      ellipse(middle, far / 2 - 3, half + 14, deep + 6, darker(cloth, 0.16)) +
      ellipse(middle, far / 2 - 1, half + 5, deep, tone('#fbefdc'))
    return { under, over: sheet(rim(-12, 14), cloth, 1.6) + stroke(seam(from, to), lighter(cloth, 0.4), 1.6) }
  },
}

function seam(from: number, to: number): string {
  return `M${n(from - 4)} -4Q${n((from + to) / 2)} 9 ${n(to + 4)} -4`
}

/** A thick cushion that somebody sits on. */
const cushion: Furniture = {
  hip: ({ ground }) => ground + 9,
  extent: ({ front, rear, ground, top }) => ({
    front: Math.max(front, 34),
    rear: Math.max(rear, 38),
    top: top + ground + 9,
  }),
  draw: ({ rear }, stage) => ({ under: seatCushion(Math.max(30, rear * 0.9), stage), over: '' }),
}

function seatCushion(half: number, { accents, tone }: Stage): string {
  const cloth = accents[1]
  return (
    ellipse(0, 4, half + 8, 8, '#2b2233', 0.16) +
    sheet(
      `M${n(-half - 6)} -4Q${n(-half)} -18 0 -19Q${n(half)} -18 ${n(half + 6)} -4Q${n(half)} 7 0 8Q${n(-half)} 7 ${n(-half - 6)} -4Z`,
      cloth,
      2,
    ) +
    stroke(`M${n(-half - 4)} -4Q0 6 ${n(half + 4)} -4`, tone('#fbefdc'), 2)
  )
}

export const ON_THE_GROUND = { blanket, rug, mat, hay, 'pet-bed': petBed, cushion }
