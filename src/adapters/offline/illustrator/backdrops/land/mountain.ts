import { meadowEdge } from '../../elements/foliage.ts'
import { house } from '../../elements/houses.ts'
import { tarn } from '../../elements/near-ground.ts'
import { pine } from '../../elements/trees.ts'
import { blob, ridge, sheet } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { birds, sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { sprinkled, winding } from '../woods/paths.ts'
import { peak } from './peak.ts'

export const mountain: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone } = stage
  const peaks = [
    peak(stage, w * seen(stage, 0.18, 0.8, 0.12), horizon + 60, 760, seen(stage, 460, 360, 700), 0.62),
    peak(stage, w * seen(stage, 0.86, 0.98, 0.95), horizon + 60, 820, seen(stage, 520, 430, 640), 0.6),
    peak(
      stage,
      w * (identity.between(0.45, 0.58) - seen(stage, 0, 0.24, 0)),
      horizon + 70,
      980 * seen(stage, 1, 1.4, 0.6),
      690 * seen(stage, 1, 1.12, 0.42),
      seen(stage, 0.42, 0.34, 0.7),
    ),
  ]
  const pines = Array.from({ length: 11 }, (_, i) =>
    pine(
      stage,
      (i / 10) * w + random.between(-40, 40),
      horizon + random.between(110, 150),
      random.between(130, 200),
      0.35,
    ),
  ).join('')
  const near = seen(stage, [0.04, 0.13, 0.9, 0.98], [0.74, 0.84, 0.95], [0.03])
    .map((k) =>
      pine(stage, k * w, horizon + random.between(290, 330), random.between(380, 470) * seen(stage, 1, 0.9, 1.6), 0.04),
    )
    .join('')
  const rocks = seen(stage, [0.24, 0.78, 0.84], [0.3, 0.36, 0.9], [0.2, 0.86, 0.94])
    .map((k, i) =>
      sheet(
        blob(
          random,
          k * w,
          horizon + 390 + i * 20,
          (80 - i * 12) * seen(stage, 1, 0.8, 1.9),
          (46 - i * 6) * seen(stage, 1, 0.8, 1.9),
          0.14,
          7,
        ),
        tone('#a29d9c'),
      ),
    )
    .join('')
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      birds(stage, 3) +
      peaks.join('') +
      sheet(ridge(random, w, horizon + 40, 26, h, 4), tone('#8fae86', 0.45)) +
      pines +
      sheet(ridge(random, w, horizon + 150, 24, h, 4), tone('#93b673', 0.2)) +
      seen(stage, '', '', tarn(stage, w * 0.5, horizon + 190)) +
      house(stage, w * seen(stage, 0.7, 0.14, 0.82), horizon + seen(stage, 220, 330, 196), seen(stage, 170, 330, 110), {
        wall: '#b98a5e',
        roof: '#8a4f3f',
        depth: 0.16,
        shutters: '#f3e3cb',
      }) +
      seen(
        stage,
        winding(stage, w * 0.66, horizon + 226, '#e6d5ad', 0.6),
        winding(stage, w * 0.4, horizon + 170, '#e6d5ad', 0.6),
        '',
      ) +
      near +
      sheet(ridge(random, w, horizon + 350, 24, h, 4), tone('#7fa75a')) +
      rocks +
      sprinkled(stage, horizon + 380, h - 50, ['#f6e7c2', '#9a8fc9', '#e8695a'], '#6a9a4c', 26),
    front: meadowEdge(stage, ['#f6e7c2', '#9a8fc9'], '#55894c'),
  }
}
