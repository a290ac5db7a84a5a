import { house } from '../../elements/houses.ts'
import { tarn } from '../../elements/near-ground.ts'
import { pine } from '../../elements/trees.ts'
import { circle, ellipse, n, path, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter, Stage } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { peak } from './peak.ts'

export const snow: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const white = '#f4f8fb'
  const home = stage.identity.between(0.62, 0.74)
  const cabin = w * seen(stage, home, home - 0.46, home + 0.12)
  const trees = (count: number, y: number, low: number, high: number, depth: number) =>
    Array.from({ length: count }, (_, i) =>
      pine(
        stage,
        ((i + 0.5) / count) * w + random.between(-50, 50),
        y + random.between(-12, 22),
        random.between(low, high),
        depth,
        '#4f8a7a',
        true,
      ),
    ).join('')
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      peak(
        stage,
        w * seen(stage, 0.25, 0.72, 0.46),
        horizon + 60,
        800 * seen(stage, 1, 1.3, 1.1),
        420 * seen(stage, 1, 1.4, 0.8),
        0.6,
        '#9aa6c2',
      ) +
      peak(
        stage,
        w * seen(stage, 0.62, 0.3, 0.05),
        horizon + 60,
        700,
        340 * seen(stage, 1, 0.6, 1.5),
        0.68,
        '#9aa6c2',
      ) +
      sheet(ridge(random, w, horizon + 10, 24, h, 4), tone('#dfe9f2', 0.3)) +
      trees(12, horizon + 50, 110, 170, 0.5) +
      sheet(ridge(random, w, horizon + 90, 24, h, 4), tone('#e6eef5', 0.15)) +
      trees(seen(stage, 5, 3, 7), horizon + 160, 230, 320, 0.22) +
      house(stage, cabin, horizon + seen(stage, 230, 330, 150), seen(stage, 250, 430, 150), {
        wall: '#a3714c',
        roof: '#8f4a3e',
        depth: 0.05,
        snow: true,
        shutters: '#2f6b4f',
      }) +
      sheet(ridge(random, w, horizon + 240, 18, h, 4), tone(white, 0.05)) +
      seen(stage, '', '', tarn(stage, w * 0.4, horizon + 320)) +
      seen(stage, [0.05, 0.95], [0.78, 0.92], [0.03, 0.13])
        .map((k, i) => pine(stage, k * w, horizon + 400, 470 + seen(stage, 0, -90, 200) * i, 0, '#3f7d6a', true))
        .join('') +
      sheet(ridge(random, w, horizon + 400, 26, h, 4), tone('#fbfdfe')) +
      Array.from({ length: 9 }, () =>
        stroke(
          `M${n(random.between(0.08, 0.92) * w)} ${n(random.between(horizon + 450, h - 60))}q40 -16 90 0`,
          tone('#d3e0ec'),
          6,
        ),
      ).join('') +
      snowHeap(stage, w * seen(stage, 0.15, 0.6, 0.88), horizon + 440),
    front:
      path(`${ridge(random, w, h - 26, 12, h + 10, 5)}`, tone('#ffffff')) +
      [0.03, 0.1, 0.9, 0.98].map((k) => pine(stage, k * w, h + 30, 130, 0, '#4f8a7a', true)).join(''),
  }
}

function snowHeap({ tone }: Stage, x: number, y: number): string {
  return (
    ellipse(x, y + 4, 90, 14, '#2b2233', 0.1) +
    [
      [-50, 0],
      [0, 0],
      [50, 0],
      [-25, -38],
      [25, -38],
      [0, -74],
    ]
      .map(
        ([dx = 0, dy = 0]) =>
          circle(x + dx, y - 22 + dy, 27, tone('#d5e2ee')) + circle(x + dx - 3, y - 26 + dy, 24, tone('#ffffff')),
      )
      .join('')
  )
}
