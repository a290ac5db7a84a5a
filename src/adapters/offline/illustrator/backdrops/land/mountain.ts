import { meadowEdge } from '../../elements/foliage.ts'
import { house } from '../../elements/houses.ts'
import { pine } from '../../elements/trees.ts'
import { blob, ridge, sheet } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { birds, sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { sprinkled, winding } from '../woods/paths.ts'
import { peak } from './peak.ts'

export const mountain: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone } = stage
  const peaks = [
    peak(stage, w * 0.18, horizon + 60, 760, 460, 0.62),
    peak(stage, w * 0.86, horizon + 60, 820, 520, 0.6),
    peak(stage, w * identity.between(0.45, 0.58), horizon + 70, 980, 690, 0.42),
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
  const near = [0.04, 0.13, 0.9, 0.98]
    .map((k) => pine(stage, k * w, horizon + random.between(290, 330), random.between(380, 470), 0.04))
    .join('')
  const rocks = [0.24, 0.78, 0.84]
    .map((k, i) =>
      sheet(blob(random, k * w, horizon + 390 + i * 20, 80 - i * 12, 46 - i * 6, 0.14, 7), tone('#a29d9c')),
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
      house(stage, w * 0.7, horizon + 220, 170, {
        wall: '#b98a5e',
        roof: '#8a4f3f',
        depth: 0.16,
        shutters: '#f3e3cb',
      }) +
      winding(stage, w * 0.66, horizon + 226, '#e6d5ad', 0.6) +
      near +
      sheet(ridge(random, w, horizon + 350, 24, h, 4), tone('#7fa75a')) +
      rocks +
      sprinkled(stage, horizon + 380, h - 50, ['#f6e7c2', '#9a8fc9', '#e8695a'], '#6a9a4c', 26),
    front: meadowEdge(stage, ['#f6e7c2', '#9a8fc9'], '#55894c'),
  }
}
