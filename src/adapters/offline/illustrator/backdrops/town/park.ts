import { leafyCorner, meadowEdge } from '../../elements/foliage.ts'
import { flower } from '../../elements/plants.ts'
import { bench, lamp } from '../../elements/street-furniture.ts'
import { roundTree } from '../../elements/trees.ts'
import { circle, ellipse, n, path, rect, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { birds } from '../../light/sky.ts'
import { sprinkled, winding } from '../woods/paths.ts'
import { opened } from './square.ts'

export const park: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone, accents } = stage
  const kiosk = `<g transform="translate(${n(w * 0.66)} ${n(horizon + 150)})">${ellipse(0, 4, 170, 26, tone('#d9cbb0', 0.16))}${[-120, -60, 60, 120].map((x) => rect(x - 6, -170, 12, 172, tone('#fbf2e2', 0.14), 3)).join('')}${stroke('M-120 -50H-60M60 -50H120M-120 -20H-60M60 -20H120', tone('#fbf2e2', 0.14), 7)}${sheet('M-170 -164Q-60 -190 0 -286Q60 -190 170 -164Q0 -140 -170 -164Z', accents[0], 6)}${circle(0, -290, 13, tone('#f4c64a', 0.1))}${rect(-130, -6, 260, 14, tone('#c9bca8', 0.14), 4)}</g>`
  const pond =
    ellipse(w * 0.24, horizon + 240, 230, 46, tone('#dfe6c4')) +
    ellipse(w * 0.24, horizon + 238, 214, 38, tone('#78c0d0')) +
    [0.16, 0.3]
      .map(
        (k) =>
          `<g transform="translate(${n(k * w)} ${n(horizon + 232)})">${path('M-40 0Q-30 22 4 20Q40 18 34 -6Q20 6 6 -2Q4 -24 18 -40Q6 -54 -8 -40Q-14 -30 -8 -12Q-20 4 -40 0Z', tone('#fffaf0'))}${path('M16 -44l20 6l-20 6Z', tone('#f0a03c'))}${circle(8, -42, 3, '#2b2233')}</g>`,
      )
      .join('')
  return {
    back:
      opened(stage) +
      birds(stage, 3) +
      Array.from({ length: 11 }, (_, i) =>
        roundTree(stage, (i / 10) * w, horizon + 50, random.between(170, 280), 0.6, '#7fae6c'),
      ).join('') +
      sheet(ridge(random, w, horizon + 40, 14, h, 4), tone('#a9cb7e', 0.3)) +
      nearer(kiosk, { x: w * 0.66, y: horizon + 150 }, seen(stage, 1, 0.6, 1.6), {
        dx: w * seen(stage, 0, -0.42, -0.42),
        dy: seen(stage, 0, -50, 110),
      }) +
      seen(stage, pond, nearer(pond, { x: w * 0.24, y: horizon + 240 }, 1.7, { dx: w * 0.42 }), '') +
      roundTree(
        stage,
        w * seen(stage, 0.07, 0.12, 0.76),
        horizon + seen(stage, 250, 190, 230),
        seen(stage, 520, 340, 420),
        0.1,
        '#8fb556',
      ) +
      roundTree(stage, w * seen(stage, 0.93, 0.02, 0.95), horizon + 250, seen(stage, 560, 500, 640), 0.08) +
      sheet(ridge(random, w, horizon + 290, 14, h, 4), tone('#93bf60')) +
      seen(
        stage,
        winding(stage, w * 0.6, horizon + 294, '#ecd9ac', 0.9),
        '',
        winding(stage, w * 0.42, horizon + 294, '#ecd9ac', 0.9),
      ) +
      bench(stage, w * seen(stage, 0.84, 0.14, 0.62), horizon + seen(stage, 390, 390, 340), 240) +
      lamp(stage, w * seen(stage, 0.15, 0.32, 0.86), horizon + 380, 340) +
      Array.from({ length: 9 }, (_, i) =>
        flower(
          stage,
          w * (seen(stage, 0.04, 0.72, 0.03) + i * 0.024),
          horizon + 430 + (i % 3) * 16,
          66,
          ['#e8695a', '#f4c64a', '#9a8fc9'][i % 3] ?? '#e8695a',
        ),
      ).join('') +
      sprinkled(stage, horizon + 330, h - 50, ['#f6e7c2', '#e8695a'], '#74a64d', 22),
    front: meadowEdge(stage, ['#e8695a', '#f4c64a', '#9a8fc9'], '#5f9a4c') + leafyCorner(stage, 1, true),
  }
}
