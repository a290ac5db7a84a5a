import { palm } from '../../elements/trees.ts'
import { beacon, gull, sailboat, waves } from '../../elements/waterside.ts'
import { card, circle, n, path, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, nearer, seen } from '../../kit/view.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { islet } from './headland.ts'
import { SEA } from './shore.ts'

export const sea: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const drift = random.between(0.66, 0.8)
  const raft = (y: number) =>
    Array.from({ length: 7 }, (_, i) =>
      card(w * 0.13 + random.between(-14, 14), y + i * 27, w * 0.74, 25, tone(i % 2 ? '#b98a5a' : '#c79a68'), 12, 3),
    ).join('') + stroke(`M${n(w * 0.24)} ${n(y - 4)}v196M${n(w * 0.76)} ${n(y - 4)}v196`, tone('#e6d2a4'), 12)
  const ring = (x: number) =>
    circle(x, stage.ground + 40, 44, tone('#c8433a')) + circle(x, stage.ground + 40, 22, tone('#4fa3c2'))
  const floats = ring(w * 0.08) + ring(w * 0.94)
  const crates =
    card(w * 0.15, stage.ground - 130, 130, 110, tone('#c99a66'), 5) +
    stroke(`M${n(w * 0.15)} ${n(stage.ground - 90)}h130`, tone('#96643c'), 6)
  const tail = `<g transform="translate(${n(w * 0.24)} ${n(horizon + 190)})">${path('M-30 20Q-20 -50 0 -78Q-46 -66 -78 -112Q-20 -118 4 -84Q26 -122 84 -110Q56 -66 10 -74Q22 -40 34 20Z', tone('#4d7f9d', 0.1))}</g>`
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      waves(stage, horizon, horizon + 190, SEA, 4) +
      seen(
        stage,
        sailboat(stage, w * drift, horizon + 70, 0.7, 0.22) + tail,
        islet(stage, w * 0.76, horizon + 70) +
          palm(stage, w * 0.72, horizon + 24, 260, 0.24) +
          palm(stage, w * 0.8, horizon + 30, 200, 0.28) +
          sailboat(stage, w * (drift - 0.5), horizon + 170, 1.3, 0.1),
        islet(stage, w * 0.2, horizon + 80) +
          beacon(stage, w * 0.2, horizon + 36, 260, 0.28) +
          moved(tail, w * 0.5, 20),
      ) +
      gull(stage, w * seen(stage, 0.4, 0.44, 0.7), horizon * seen(stage, 0.6, 0.36, 0.5), seen(stage, 0.6, 0.8, 0.5)) +
      gull(stage, w * 0.55, horizon * 0.5, 0.4, true) +
      waves({ ...stage }, horizon + 240, h - 190, SEA, 4) +
      seen(
        stage,
        raft(stage.ground - 70),
        nearer(raft(stage.ground - 70), { x: w / 2, y: stage.ground }, 1, { flipped: true }) + floats,
        raft(stage.ground - 70) + crates,
      ) +
      waves(stage, Math.min(h - 40, stage.ground + 130), h, SEA, 2),
    front: '',
  }
}
