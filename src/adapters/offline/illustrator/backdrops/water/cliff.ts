import { meadowEdge } from '../../elements/foliage.ts'
import { pine, roundTree } from '../../elements/trees.ts'
import { gull, sailboat, waves } from '../../elements/waterside.ts'
import { n, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { sprinkled } from '../woods/paths.ts'
import { headland } from './headland.ts'
import { SEA } from './shore.ts'

export const cliff: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, tone } = stage
  const surf = stroke(`M${n(w * 0.36)} ${n(horizon + 330)}q40 -30 80 -4t84 -8t90 6`, tone('#ffffff'), 11, 0.8)
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      sheet(
        `M${n(w * 0.62)} ${n(horizon + 40)}L${n(w * 0.66)} ${n(horizon - 110)}Q${n(w * 0.8)} ${n(horizon - 150)} ${n(w + 20)} ${n(horizon - 120)}V${n(horizon + 60)}Z`,
        tone('#a99a8c', 0.55),
      ) +
      waves(stage, horizon + 20, horizon + 360, SEA, 6) +
      headland(stage, seen(stage, -1, 1), horizon - seen(stage, 60, 220)) +
      roundTree(stage, w * seen(stage, 0.12, 0.86), horizon - seen(stage, 64, 222), 330, 0.08) +
      pine(stage, w * seen(stage, 0.24, 0.74), horizon - seen(stage, 58, 216), 240, 0.08) +
      surf +
      seen(stage, [0.46, 0.6], [0.3, 0.4])
        .map((k, i) =>
          sheet(
            `M${n(k * w - 46)} ${n(horizon + 320)}l30 ${n(-120 + i * 40)}l40 6l34 ${n(114 - i * 40)}Z`,
            tone('#a38d7b', 0.12),
            5,
          ),
        )
        .join('') +
      gull(stage, w * 0.66, horizon * 0.62, 0.7) +
      gull(stage, w * 0.5, horizon * 0.8, 0.45, true) +
      sailboat(
        stage,
        w * seen(stage, 0.8, 0.2),
        horizon + seen(stage, 90, 210),
        seen(stage, 0.6, 1.1),
        seen(stage, 0.3, 0.12),
      ) +
      sheet(
        `M-20 ${n(h + 10)}V${n(horizon + 380)}Q${n(w * 0.4)} ${n(horizon + 330)} ${n(w + 20)} ${n(horizon + 420)}V${n(h + 10)}Z`,
        tone('#9abf6c'),
        12,
      ) +
      sprinkled(stage, horizon + 420, h - 50, ['#9a8fc9', '#f6e7c2', '#e58fa6'], '#6fa04c', 34),
    front: meadowEdge(stage, ['#9a8fc9', '#f6e7c2'], '#5b944b'),
  }
}
