import { meadowEdge } from '../../elements/foliage.ts'
import { house } from '../../elements/houses.ts'
import { fence } from '../../elements/street-furniture.ts'
import { beacon, gull, sailboat, waves } from '../../elements/waterside.ts'
import { blob, ridge, sheet } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { sprinkled, winding } from '../woods/paths.ts'
import { headland, islet } from './headland.ts'
import { SEA } from './shore.ts'

export const lighthouse: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const x = w * seen(stage, 0.8, 0.32, 0.58)
  const own = house(stage, x + 170, horizon + 56, 170, {
    wall: '#fdf6ea',
    roof: '#3f7ea6',
    depth: 0.08,
    shutters: '#3f7ea6',
  })
  const point = seen(
    stage,
    () => headland(stage, 1, horizon + 60) + own + beacon(stage, x, horizon + 62, 560, 0.05),
    // At its foot: it leaves the picture at the top.
    () =>
      nearer(headland(stage, -1, horizon + 60), { x: 0, y: horizon + 60 }, 1.35, { dy: 120 }) +
      nearer(own, { x: x + 170, y: horizon + 56 }, 1.35, { dx: -400, dy: 122 }) +
      beacon(stage, x, horizon + 190, 1010),
    // From the village across the bay.
    () =>
      islet(stage, x, horizon + 120) +
      nearer(own, { x: x + 170, y: horizon + 56 }, 0.5, { dx: -90, dy: 8 }) +
      beacon(stage, x, horizon + 66, 330, 0.2),
  )()
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      waves(stage, horizon + 20, horizon + 300, SEA, 5) +
      sailboat(
        stage,
        w * seen(stage, 0.3, 0.74, 0.12),
        horizon + seen(stage, 70, 150, 190),
        seen(stage, 0.55, 0.9, 1.1),
        seen(stage, 0.34, 0.18, 0.1),
      ) +
      point +
      seen(
        stage,
        fence(stage, w * 0.7, w * 0.78, horizon + 66, 40),
        fence(stage, w * 0.36, w + 30, horizon + 400, 90),
        house(stage, w * 0.93, horizon + 400, 400, { wall: '#f3d3b4', roof: '#c8643c', shutters: '#3f7ea6' }),
      ) +
      gull(stage, w * 0.4, horizon * 0.5, 0.7) +
      gull(stage, w * 0.24, horizon * 0.66, 0.45, true) +
      sheet(ridge(random, w, horizon + 380, 24, h, 4), tone('#8fb865')) +
      seen(
        stage,
        winding(stage, w * 0.7, horizon + 384, '#ecd9ac', 0.8),
        winding(stage, w * 0.3, horizon + 384, '#ecd9ac', 0.8),
        '',
      ) +
      seen(stage, [0.08, 0.18], [0.88, 0.97], [0.05, 0.36])
        .map((k, i) =>
          sheet(blob(random, k * w, horizon + 380 + i * 10, 80 - i * 24, 44 - i * 12, 0.13, 7), tone('#b5a89a')),
        )
        .join('') +
      sprinkled(stage, horizon + 410, h - 50, ['#e58fa6', '#f6e7c2', '#f2c14e'], '#6fa04c', 26),
    front: meadowEdge(stage, ['#e58fa6', '#f6e7c2'], '#5b944b'),
  }
}
