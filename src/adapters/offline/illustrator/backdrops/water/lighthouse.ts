import { meadowEdge } from '../../elements/foliage.ts'
import { house } from '../../elements/houses.ts'
import { fence } from '../../elements/street-furniture.ts'
import { beacon, gull, sailboat, waves } from '../../elements/waterside.ts'
import { blob, ridge, sheet } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { sprinkled, winding } from '../woods/paths.ts'
import { headland } from './headland.ts'
import { SEA } from './shore.ts'

export const lighthouse: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const x = w * 0.8
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      waves(stage, horizon + 20, horizon + 300, SEA, 5) +
      sailboat(stage, w * 0.3, horizon + 70, 0.55, 0.34) +
      headland(stage, 1, horizon + 60) +
      house(stage, x + 170, horizon + 56, 170, { wall: '#fdf6ea', roof: '#3f7ea6', depth: 0.08, shutters: '#3f7ea6' }) +
      beacon(stage, x, horizon + 62, 560, 0.05) +
      fence(stage, w * 0.7, w * 0.78, horizon + 66, 40) +
      gull(stage, w * 0.4, horizon * 0.5, 0.7) +
      gull(stage, w * 0.24, horizon * 0.66, 0.45, true) +
      sheet(ridge(random, w, horizon + 380, 24, h, 4), tone('#8fb865')) +
      winding(stage, w * 0.7, horizon + 384, '#ecd9ac', 0.8) +
      [0.08, 0.18]
        .map((k, i) =>
          sheet(blob(random, k * w, horizon + 380 + i * 10, 80 - i * 24, 44 - i * 12, 0.13, 7), tone('#b5a89a')),
        )
        .join('') +
      sprinkled(stage, horizon + 410, h - 50, ['#e58fa6', '#f6e7c2', '#f2c14e'], '#6fa04c', 26),
    front: meadowEdge(stage, ['#e58fa6', '#f6e7c2'], '#5b944b'),
  }
}
