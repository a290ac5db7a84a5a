import { meadowEdge } from '../../elements/foliage.ts'
import { reeds } from '../../elements/plants.ts'
import { pine } from '../../elements/trees.ts'
import { rowingBoat, waves } from '../../elements/waterside.ts'
import { card, circle, n, path, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, seen } from '../../kit/view.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { peak } from '../land/peak.ts'
import { sprinkled } from '../woods/paths.ts'
import { FRESH } from './shore.ts'

export const lake: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const jetty =
    Array.from({ length: 9 }, (_, i) => {
      const k = i / 8
      const y = horizon + 150 + k * 230
      const half = 46 + k * 66
      const x = w * 0.7 - k * 20
      return card(x - half, y, half * 2, 22 + k * 6, tone(i % 2 ? '#b98a5a' : '#c79a68'), 4, 3)
    }).join('') +
    stroke(
      `M${n(w * 0.7 - 50)} ${n(horizon + 160)}v-44M${n(w * 0.7 + 46)} ${n(horizon + 160)}v-44`,
      tone('#96643c'),
      12,
    )
  const lily = (x: number, y: number, s: number) =>
    path(
      `M${n(x)} ${n(y)}L${n(x + s)} ${n(y - s * 0.12)}A${n(s)} ${n(s * 0.3)} 0 1 1 ${n(x + s * 0.86)} ${n(y + s * 0.16)}Z`,
      tone('#6fa863'),
    ) + circle(x - s * 0.1, y - s * 0.12, s * 0.16, tone('#f6d3de'))
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      peak(stage, w * seen(stage, 0.24, 0.1), horizon + 50, 700, seen(stage, 360, 560), 0.64) +
      peak(stage, w * seen(stage, 0.58, 0.72), horizon + 50, 820, seen(stage, 450, 250), 0.58) +
      peak(stage, w * 0.94, horizon + 50, 560, 280, 0.66) +
      Array.from({ length: 16 }, (_, i) =>
        pine(stage, (i / 15) * w + random.between(-20, 20), horizon + 40, random.between(110, 190), 0.42),
      ).join('') +
      waves(stage, horizon + 36, horizon + 330, FRESH, 5) +
      path(`M${n(w * 0.34)} ${n(horizon + 60)}l120 90l110 -90Z`, tone('#8d9fae', 0.3), 0.3) +
      rowingBoat(
        stage,
        w * (random.between(0.3, 0.4) + seen(stage, 0, 0.36)),
        horizon + seen(stage, 180, 270),
        seen(stage, 0.9, 1.5),
        '#c8433a',
      ) +
      moved(jetty, w * seen(stage, 0, -0.5), seen(stage, 0, 30)) +
      [
        [0.16, 270, 46],
        [0.26, 310, 58],
        [0.9, 300, 50],
        [0.52, 300, 40],
      ]
        .map(([k = 0, dy = 0, s = 0]) => lily(w * k, horizon + dy, s))
        .join('') +
      reeds(stage, w * 0.06, horizon + 380, 210) +
      reeds(stage, w * 0.94, horizon + 390, 190) +
      sheet(ridge(random, w, horizon + 380, 22, h, 4), tone('#8ab45d')) +
      sprinkled(stage, horizon + 410, h - 50, ['#f6e7c2', '#e8695a'], '#6fa04c', 22),
    front: meadowEdge(stage, ['#f6e7c2', '#9a8fc9'], '#5b944b'),
  }
}
