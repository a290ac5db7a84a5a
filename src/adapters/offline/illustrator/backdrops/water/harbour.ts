import { block } from '../../elements/city-blocks.ts'
import { bunting } from '../../elements/ornaments.ts'
import { beacon, gull, planks, rowingBoat, sailboat, waves } from '../../elements/waterside.ts'
import { card, n, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { headland } from './headland.ts'
import { SEA } from './shore.ts'

export const harbour: BackdropPainter = (stage) => {
  const { width: w, horizon, identity, tone } = stage
  const colours = ['#e9b872', '#e08a7d', '#9cc0b8', '#f2d9a0', '#c98f76', '#a9b8d6']
  const row = Array.from({ length: 7 }, (_, i) =>
    block(
      stage,
      w * (seen(stage, 0.04, -0.1) + i * seen(stage, 0.155, 0.1)),
      horizon + 70,
      210,
      identity.between(240, 350),
      colours[(i + identity.whole(0, 5)) % 6] ?? '#e9b872',
      0.32,
    ),
  ).join('')
  const bollard = (x: number) =>
    sheet(`M${n(x - 26)} ${n(stage.horizon + 420)}v-56q-16 -20 26 -24q42 4 26 24v56Z`, tone('#5a5566'), 5)
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      seen(
        stage,
        '',
        nearer(headland(stage, 1, horizon - 30), { x: w, y: horizon + 90 }, 0.8) +
          beacon(stage, w * 0.88, horizon - 20, 330, 0.16),
      ) +
      row +
      rect(0, horizon + 62, w, 40, tone('#bdae9c', 0.2)) +
      waves(stage, horizon + 100, horizon + 330, SEA, 4) +
      sailboat(stage, w * seen(stage, 0.18, 0.62), horizon + seen(stage, 210, 250), seen(stage, 1.15, 1.9), 0.08) +
      sailboat(stage, w * seen(stage, 0.82, 0.4), horizon + seen(stage, 190, 130), seen(stage, 1, 0.5), 0.12) +
      rowingBoat(stage, w * seen(stage, 0.52, 0.14), horizon + 270, seen(stage, 0.8, 1.2)) +
      gull(stage, w * 0.5, horizon * 0.5, 0.6) +
      gull(stage, w * 0.36, horizon * 0.36, 0.45, true) +
      planks(stage, horizon + 390, '#c9a67c') +
      bollard(w * 0.1) +
      bollard(w * 0.9) +
      stroke(`M${n(w * 0.1)} ${n(horizon + 390)}q150 60 330 -90`, tone('#e6d2a4'), 9) +
      card(w * seen(stage, 0.8, 0.7), horizon + 340, 110, 90, tone('#b98a5a'), 6) +
      stroke(
        `M${n(w * seen(stage, 0.8, 0.7))} ${n(horizon + 370)}h110M${n(w * seen(stage, 0.8, 0.7))} ${n(horizon + 400)}h110`,
        tone('#96643c'),
        5,
      ) +
      bunting(stage, -10, horizon * 0.5, w * 0.5, horizon * 0.42, 60),
    front: '',
  }
}
