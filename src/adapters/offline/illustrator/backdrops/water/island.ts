import { leafyCorner } from '../../elements/foliage.ts'
import { bush, palm } from '../../elements/trees.ts'
import { sailboat, waves } from '../../elements/waterside.ts'
import { blob, n, path, sheet } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { cloud, sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { starfish } from './shore.ts'

export const island: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const far = `<g>${sheet(`M${n(w * 0.6)} ${n(horizon + 40)}Q${n(w * 0.68)} ${n(horizon - 60)} ${n(w * 0.74)} ${n(horizon - 190)}h70Q${n(w * 0.86)} ${n(horizon - 40)} ${n(w * 0.96)} ${n(horizon + 40)}Z`, tone('#7f9a86', 0.5), 6)}${path(`M${n(w * 0.735)} ${n(horizon - 180)}h80l10 30l-26 -8l-20 26l-24 -22l-36 10Z`, tone('#e8894f', 0.3))}${cloud(stage, w * 0.77, horizon - 250, 150, tone('#f3ece0', 0.2))}</g>`
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      nearer(far, { x: w * 0.74, y: horizon + 40 }, seen(stage, 1, 1.7), { dx: w * seen(stage, 0, -0.46) }) +
      waves(stage, horizon + 20, horizon + 270, ['#5fc0c4', '#4fb0bd', '#74cfcc'], 5) +
      sailboat(
        stage,
        w * seen(stage, 0.32, 0.76),
        horizon + seen(stage, 70, 190),
        seen(stage, 0.5, 1),
        seen(stage, 0.36, 0.12),
      ) +
      sheet(
        `M-20 ${n(h + 10)}V${n(horizon + 380)}Q${n(w * 0.2)} ${n(horizon + 230)} ${n(w * 0.5)} ${n(horizon + 250)}Q${n(w * 0.86)} ${n(horizon + 236)} ${n(w + 20)} ${n(horizon + 400)}V${n(h + 10)}Z`,
        tone('#f6e2b4'),
        12,
      ) +
      palm(stage, w * seen(stage, 0.08, 0.9), horizon + 380, seen(stage, 560, 680)) +
      palm(stage, w * seen(stage, 0.2, 0.78), horizon + 330, 400, 0.08) +
      palm(
        stage,
        w * seen(stage, 0.92, 0.66),
        horizon + seen(stage, 370, 290),
        seen(stage, 500, 300),
        seen(stage, 0, 0.14),
      ) +
      bush(stage, w * 0.13, horizon + 400, 230, 0, '#6fa557', '#e8695a') +
      bush(stage, w * 0.9, horizon + 410, 210, 0, '#7fae58') +
      path(blob(random, w * 0.5, h * 0.86, w * 0.36, 100, 0.06), tone('#efd49c')) +
      starfish(stage, w * 0.22, h - 120, 1) +
      starfish(stage, w * 0.8, h - 90, 0.8) +
      sheet(blob(random, w * 0.72, horizon + 330, 54, 26, 0.12, 7), tone('#b5aea6')),
    front: leafyCorner(stage, -1, true, ['#5f9e5d', '#3f7a4e']) + leafyCorner(stage, 1, true, ['#4a8d52', '#5f9e5d']),
  }
}
