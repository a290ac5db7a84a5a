import { gate } from '../../elements/castle-parts.ts'
import { meadowEdge } from '../../elements/foliage.ts'
import { bunting } from '../../elements/ornaments.ts'
import { flower } from '../../elements/plants.ts'
import { lighter } from '../../kit/colour.ts'
import { card, circle, ellipse, n, path, rect, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter, Stage } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { sprinkled } from '../woods/paths.ts'
import { opened } from './square.ts'

/** A basin with a jet, before the palace. */
function fountain({ tone }: Stage, x: number, y: number): string {
  return (
    sheet(`M${n(x - 230)} ${n(y)}q0 -46 230 -46t230 46q0 56 -230 56t-230 -56Z`, tone('#e3d6bd'), 6) +
    ellipse(x, y - 6, 200, 30, tone('#86c5d8')) +
    sheet(`M${n(x - 20)} ${n(y)}v-130h40v130Z`, tone('#f3e9d8'), 4) +
    ellipse(x, y - 130, 84, 18, tone('#f3e9d8')) +
    stroke(
      `M${n(x - 4)} ${n(y - 136)}q-70 -70 -96 100M${n(x + 4)} ${n(y - 136)}q70 -70 96 100M${n(x)} ${n(y - 136)}v-60`,
      tone('#e4f3f5'),
      8,
      0.85,
    )
  )
}

export const palace: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone, accents, light } = stage
  const y = horizon + 150
  const wall = tone('#f8e9d2', 0.12)
  const panes = [0.16, 0.25, 0.34, 0.66, 0.75, 0.84]
    .map((k) =>
      [0, 1]
        .map(
          (f) =>
            path(
              `M${n(w * k - 24)} ${n(y - 40 - f * 150)}v-66a24 24 0 0 1 48 0v66Z`,
              light.lit ? '#ffdf8a' : tone('#9cc4d2', 0.1),
            ) + stroke(`M${n(w * k - 34)} ${n(y - 36 - f * 150)}h68`, tone('#e0a83a', 0.1), 7),
        )
        .join(''),
    )
    .join('')
  const domes = [
    [0.12, 90],
    [0.88, 90],
    [0.5, 170],
  ]
    .map(
      ([k = 0, r = 0]) =>
        path(
          `M${n(w * k - r)} ${n(y - 350 - (r > 100 ? 70 : 0))}q${n(-r * 0.16)} ${n(-r * 1.1)} ${n(r)} ${n(-r * 1.6)}q${n(r * 1.16)} ${n(r * 0.5)} ${n(r)} ${n(r * 1.6)}Z`,
          accents[0],
        ) + circle(w * k, y - 350 - (r > 100 ? 70 : 0) - r * 1.65, 15, tone('#f4c64a')),
    )
    .join('')
  const steps = [0, 1, 2, 3]
    .map((i) =>
      card(
        w * (0.36 - i * 0.035),
        y - 6 + i * 30,
        w * (0.28 + i * 0.07),
        32,
        tone(i % 2 ? '#efe0c6' : '#f8ecd6'),
        4,
        3,
      ),
    )
    .join('')
  const hedge = (x: number) =>
    sheet(
      `M${n(x - 60)} ${n(horizon + 380)}Q${n(x - 50)} ${n(horizon + 180)} ${n(x)} ${n(horizon + 120)}Q${n(x + 50)} ${n(horizon + 180)} ${n(x + 60)} ${n(horizon + 380)}Z`,
      tone('#6d9f58'),
      6,
    ) + sheet(`M${n(x - 50)} ${n(horizon + 370)}h100l-14 70h-72Z`, tone('#d98a5c'), 4)
  return {
    back:
      opened(stage) +
      sheet(ridge(random, w, horizon - 10, 30, h, 4), tone('#a5c19b', 0.6)) +
      nearer(
        sheet(`M${n(w * 0.05)} ${n(y)}V${n(y - 350)}H${n(w * 0.95)}V${n(y)}Z`, wall, 8) +
          sheet(`M${n(w * 0.37)} ${n(y)}V${n(y - 420)}H${n(w * 0.63)}V${n(y)}Z`, lighter(wall, 0.3), 6) +
          domes +
          rect(w * 0.04, y - 366, w * 0.33, 24, tone('#e0a83a', 0.1), 6) +
          rect(w * 0.63, y - 366, w * 0.33, 24, tone('#e0a83a', 0.1), 6) +
          rect(w * 0.36, y - 436, w * 0.28, 24, tone('#e0a83a', 0.1), 6) +
          panes +
          [0.4, 0.45, 0.55, 0.6].map((k) => rect(w * k - 13, y - 400, 26, 400, tone('#fffaf0', 0.06), 8)).join('') +
          gate(stage, w * 0.5, y, 116, 210, 0.08) +
          circle(w * 0.5, y - 310, 42, light.lit ? '#ffdf8a' : tone('#9cc4d2')),
        { x: w * 0.5, y },
        seen(stage, 1, 0.6),
        { dx: w * seen(stage, 0, 0.1) },
      ) +
      rect(0, y, w, h, tone('#a9cb7c', 0.05)) +
      path(`M${n(w * 0.3)} ${n(y + 110)}h${n(w * 0.4)}L${w + 60} ${h}H-60Z`, tone('#f3e2bd')) +
      seen(stage, steps, '') +
      seen(stage, [0.12, 0.88, 0.24], [0.04, 0.96])
        .map((k) => hedge(w * k))
        .join('') +
      seen(stage, '', fountain(stage, w * 0.5, horizon + 400)) +
      sprinkled(stage, horizon + 420, h - 60, ['#e58fa6', '#fbefdc'], '#74a64d', 10) +
      Array.from({ length: 16 }, (_, i) =>
        flower(
          stage,
          i < 8 ? w * 0.01 + i * 30 : w * 0.86 + (i - 8) * 30,
          horizon + 480 + (i % 2) * 18,
          84,
          ['#e58fa6', '#f4c64a', '#e8695a'][i % 3] ?? '#e58fa6',
        ),
      ).join('') +
      bunting(stage, w * 0.04, y - 360, w * 0.37, y - 430, 60) +
      bunting(stage, w * 0.63, y - 430, w * 0.96, y - 360, 60),
    front: meadowEdge(stage, ['#e58fa6', '#f4c64a', '#fbefdc'], '#5f9a4c'),
  }
}
