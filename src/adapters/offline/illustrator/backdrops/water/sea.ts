import { gull, sailboat, waves } from '../../elements/waterside.ts'
import { card, n, path, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { SEA } from './shore.ts'

export const sea: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const raft = (y: number) =>
    Array.from({ length: 7 }, (_, i) =>
      card(w * 0.13 + random.between(-14, 14), y + i * 27, w * 0.74, 25, tone(i % 2 ? '#b98a5a' : '#c79a68'), 12, 3),
    ).join('') + stroke(`M${n(w * 0.24)} ${n(y - 4)}v196M${n(w * 0.76)} ${n(y - 4)}v196`, tone('#e6d2a4'), 12)
  const tail = `<g transform="translate(${n(w * 0.24)} ${n(horizon + 190)})">${path('M-30 20Q-20 -50 0 -78Q-46 -66 -78 -112Q-20 -118 4 -84Q26 -122 84 -110Q56 -66 10 -74Q22 -40 34 20Z', tone('#4d7f9d', 0.1))}</g>`
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      waves(stage, horizon, horizon + 190, SEA, 4) +
      sailboat(stage, w * random.between(0.66, 0.8), horizon + 70, 0.7, 0.22) +
      tail +
      gull(stage, w * 0.4, horizon * 0.6, 0.6) +
      gull(stage, w * 0.55, horizon * 0.5, 0.4, true) +
      waves({ ...stage }, horizon + 240, h - 190, SEA, 4) +
      raft(stage.ground - 70) +
      waves(stage, Math.min(h - 40, stage.ground + 130), h, SEA, 2),
    front: '',
  }
}
