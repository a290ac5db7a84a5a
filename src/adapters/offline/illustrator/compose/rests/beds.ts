import { darker, lighter } from '../../kit/colour.ts'
import { circle, n, path, rect, sheet, stroke } from '../../kit/paper.ts'
import type { Stage } from '../../kit/stage.ts'
import type { Body, Furniture } from './rest.ts'

/** Height of the mattress above the floor, in the figure's units. */
const MATTRESS = 44

type Frame = { post: string; board: string; quilt: string; dots: string | null }

const woodenFrame = ({ tone, accents }: Stage): Frame => ({
  post: darker(tone('#a8744a'), 0.14),
  board: tone('#a8744a'),
  quilt: accents[0],
  dots: accents[1],
})
const hospitalFrame = ({ tone }: Stage): Frame => ({
  post: tone('#9fb0bc'),
  board: tone('#b9c7d1'),
  quilt: tone('#7fb9ad'),
  dots: null,
})

/** Somebody lies in it, the head at the front. */
function lyingBed(frameOf: (stage: Stage) => Frame): Furniture {
  const ends = ({ rear, front }: Body) => ({ from: -rear - 16, to: front + 18 })
  return {
    hip: ({ ground }) => MATTRESS + ground,
    extent: (body) => ({ front: body.front + 42, rear: body.rear + 34, top: 140 }),
    draw: (body, stage) => {
      const { from, to } = ends(body)
      const frame = frameOf(stage)
      const { tone } = stage
      const under = `<g transform="translate(0 ${-MATTRESS})">${
        post(to, -74, frame) +
        post(from, -22, frame) +
        rect(from - 4, 20, to - from + 8, 16, frame.board, 3) +
        sheet(
          `M${n(from)} 24V2Q${n(from)} -6 ${n(from + 10)} -6H${n(to - 10)}Q${n(to)} -6 ${n(to)} 2V24Z`,
          tone('#fdf3e2'),
          2,
        ) +
        sheet(
          `M${n(to - 74)} 0Q${n(to - 84)} -30 ${n(to - 40)} -34Q${n(to + 2)} -38 ${n(to - 4)} -4Q${n(to - 40)} 8 ${n(to - 74)} 0Z`,
          tone('#fffaf0'),
          2,
        )
      }</g>`
      return { under, over: cover(body, stage, MATTRESS, from, frame, 1) }
    },
  }
}

function post(x: number, top: number, { post: colour }: Frame): string {
  return sheet(`M${n(x - 12)} ${MATTRESS}V${top}Q${n(x + 2)} ${top - 20} ${n(x + 16)} ${top}V${MATTRESS}Z`, colour, 3)
}

/** A quilt up to the chin of who lies with the head at the front, `y` above the ground. `deep`: how far over the edge it hangs. */
export function cover(
  { face, half, ground }: Body,
  { tone }: Stage,
  y: number,
  from: number,
  { quilt, dots }: Pick<Frame, 'quilt' | 'dots'>,
  deep: number,
): string {
  const neck = face.x - half * 0.86
  const top = -Math.max(36, ground * 2.2)
  const low = 28 * deep
  const shape = `M${n(from - 4)} ${n(low)}V0Q${n(from - 4)} ${n(top * 0.98)} ${n(from + 22)} ${n(top)}Q${n((from + neck) / 2)} ${n(top * 1.1)} ${n(neck - 6)} ${n(top)}Q${n(neck + 10)} ${n(top * 0.5)} ${n(neck + 2)} ${n(low - 2)}Q${n((from + neck) / 2)} ${n(low + 8 * deep)} ${n(from - 4)} ${n(low)}Z`
  const fold = `M${n(neck - 20)} ${n(top)}Q${n(neck - 2)} ${n(top * 0.98)} ${n(neck + 4)} ${n(top * 0.84)}Q${n(neck + 14)} ${n(top * 0.4)} ${n(neck + 4)} ${n(low - 2)}L${n(neck - 14)} ${n(low + 1)}Q${n(neck - 2)} ${n(top * 0.4)} ${n(neck - 20)} ${n(top)}Z`
  const spots = [0.18, 0.42, 0.66, 0.86].flatMap((share, i) => {
    const x = from + (neck - from) * share
    const below = (i % 2 ? 14 * deep : -14) + top * 0.12
    return dots ? [circle(x, i % 2 ? -6 : 8 * deep, 5, dots, 0.85), circle(x + 4, below, 5, dots, 0.85)] : []
  })
  const folded = path(fold, lighter(tone('#fbefdc'), 0.1))
  return `<g transform="translate(0 ${-y})">${sheet(shape, quilt, 3)}${spots.join('')}${folded}</g>`
}

/** A bed that nobody lies in, standing on the origin, and how wide it is: in the figure's units. */
export function emptyBed(stage: Stage): { svg: string; wide: number } {
  const [from, to] = [-118, 106]
  const frame = woodenFrame(stage)
  const { tone } = stage
  const svg =
    post(to, -74, frame) +
    rect(from - 4, 20, to - from + 8, 16, frame.board, 3) +
    sheet(`M${from} 24V2Q${from} -6 ${from + 10} -6H${to - 10}Q${to} -6 ${to} 2V24Z`, tone('#fdf3e2'), 2) +
    sheet(
      `M${to - 66} 0Q${to - 72} -30 ${to - 36} -34Q${to - 2} -36 ${to - 6} -2Q${to - 36} 6 ${to - 66} 0Z`,
      tone('#fffaf0'),
      2,
    ) +
    sheet(
      `M${from - 4} 30V0Q${from} -14 ${from + 20} -13Q-20 -22 ${to - 84} -12Q${to - 72} -8 ${to - 74} 29Q0 35 ${from - 4} 30Z`,
      frame.quilt,
      3,
    ) +
    [0.14, 0.38, 0.62, 0.86]
      .map((share, i) => circle(from + (to - 84 - from) * share, i % 2 ? 4 : 16, 5, frame.dots ?? frame.quilt, 0.85))
      .join('') +
    path(
      `M${to - 100} -13Q${to - 88} -16 ${to - 78} -11Q${to - 66} -4 ${to - 72} 29L${to - 92} 31Q${to - 88} 0 ${to - 100} -13Z`,
      lighter(tone('#fbefdc'), 0.1),
    ) +
    post(from, -22, frame)
  return { svg: `<g transform="translate(0 ${-MATTRESS})">${svg}</g>`, wide: to - from + 60 }
}

/** From the hip of who sits up in it to the foot of the bed. */
const LEGS = 112

/** A bed seen from its side: who sits in it leans on the pillow at its head, the legs under the quilt. */
const sittingUp: Furniture = {
  hip: () => MATTRESS + 6,
  hidesLegs: true,
  extent: ({ half }) => ({ front: LEGS + 26, rear: half + 40, top: 134 }),
  draw: ({ half }, stage) => {
    const { tone } = stage
    const frame = woodenFrame(stage)
    const head = -half - 22
    const under =
      post(head, -82, frame) +
      sheet(
        `M${n(head + 10)} 6Q${n(head + 2)} -52 ${n(head + 34)} -56Q${n(head + 66)} -52 ${n(head + 60)} 6Z`,
        tone('#fffaf0'),
        2,
      )
    const quilt = `M-24 6Q-20 -16 12 -14Q${n(LEGS * 0.5)} -26 ${LEGS} -8Q${n(LEGS + 10)} 2 ${n(LEGS + 4)} 34H-28Q-34 16 -24 6Z`
    const dots = [0.1, 0.34, 0.58, 0.82].map((share, i) =>
      circle(LEGS * share, i % 2 ? 2 : 20, 5, frame.dots ?? frame.quilt, 0.85),
    )
    const over =
      post(LEGS + 10, -26, frame) +
      rect(head, 16, LEGS - head, 20, frame.board, 3) +
      sheet(`M${n(head + 6)} 20V2H${LEGS}V20Z`, tone('#fdf3e2'), 2) +
      sheet(quilt, frame.quilt, 3) +
      dots.join('')
    const raised = (svg: string) => `<g transform="translate(0 ${-MATTRESS})">${svg}</g>`
    return { under: raised(under), over: raised(over) }
  },
}

/** Seat of a sofa above the floor. */
const SOFA = 34

const sofa: Furniture = {
  hip: ({ ground }) => SOFA + ground,
  extent: ({ front, rear }) => ({ front: front + 34, rear: rear + 34, top: 106 }),
  draw: (body, stage) => {
    const { tone, accents } = stage
    const [from, to] = [-body.rear - 8, body.front + 8]
    const cloth = accents[0]
    const arm = (x: number) =>
      sheet(`M${n(x - 13)} -6V-52Q${n(x - 13)} -64 ${n(x)} -64Q${n(x + 13)} -64 ${n(x + 13)} -52V-6Z`, cloth, 2)
    const middle = (from + to) / 2
    const under =
      [from, to].map((x) => rect(x - 5, -8, 10, 10, tone('#86573a'), 2)).join('') +
      sheet(
        `M${n(from - 8)} -8V-84Q${n(from - 8)} -104 ${n(from + 12)} -104H${n(to - 12)}Q${n(to + 8)} -104 ${n(to + 8)} -84V-8Z`,
        darker(cloth, 0.08),
        3,
      ) +
      stroke(`M${n(middle)} -100V${-SOFA}`, darker(cloth, 0.22), 2) +
      sheet(
        `M${n(from)} -6V${-SOFA + 4}Q${n(middle)} ${-SOFA - 8} ${n(to)} ${-SOFA + 4}V-6Z`,
        lighter(cloth, 0.14),
        2,
      ) +
      sheet(`M${n(body.face.x - 30)} ${-SOFA}q-8 -26 24 -30q40 -4 38 26q-30 14 -62 4Z`, accents[1], 2) +
      arm(from - 8) +
      arm(to + 8)
    return {
      under,
      over: body.asleep ? cover(body, stage, SOFA, from + 6, { quilt: accents[1], dots: null }, 0.4) : '',
    }
  },
}

export const BEDS = {
  bed: lyingBed(woodenFrame),
  'hospital-bed': lyingBed(hospitalFrame),
  'in-bed': sittingUp,
  sofa,
}
