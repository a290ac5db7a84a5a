import { tuft } from '../../elements/plants.ts'
import { palm } from '../../elements/trees.ts'
import { gull, hut, rowingBoat, sailboat, waves } from '../../elements/waterside.ts'
import { n, path, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, nearer, seen } from '../../kit/view.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { headland } from './headland.ts'
import { SEA, shore, starfish } from './shore.ts'

export const beach: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, accents, tone } = stage
  const parasol = (x: number, y: number, s: number) =>
    stroke(`M${n(x)} ${n(y)}l${n(s * 0.12)} ${n(-s)}`, tone('#a87547'), 9) +
    `<g transform="translate(${n(x + s * 0.12)} ${n(y - s)}) rotate(8)">${[0, 1, 2, 3, 4].map((i) => path(`M0 ${n(-s * 0.1)}Q${n((-0.72 + i * 0.29) * s * 0.7)} ${n(-s * 0.06)} ${n((-0.72 + i * 0.29) * s)} ${n(s * 0.3)}q${n(s * 0.14)} ${n(s * 0.07)} ${n(s * 0.29)} 0Q${n((-0.43 + i * 0.29) * s * 0.7)} ${n(-s * 0.06)} 0 ${n(-s * 0.1)}Z`, i % 2 ? tone('#fbefdc') : accents[0])).join('')}</g>`
  const castle = `<g transform="translate(${n(w * 0.84)} ${n(horizon + 420)})">${['M-90 0V-60H-50V0Z', 'M50 0V-60H90V0Z', 'M-56 0V-44H56V0Z', 'M-26 -40V-100H26V-40Z'].map((d) => sheet(d, tone('#dcb676'), 4)).join('')}${path('M-94 -60l24 -30l24 30ZM46 -60l24 -30l24 30ZM-30 -100l30 -36l30 36Z', tone('#c99c5c'))}${path('M-12 0v-20a12 12 0 0 1 24 0V0Z', tone('#a87d48'))}${stroke('M0 -136v-40', tone('#8a6247'), 4)}${path('M0 -176l34 12l-34 12Z', accents[1])}</g>`
  const resting =
    parasol(w * 0.2, horizon + 400, 250) +
    path(`M${n(w * 0.14)} ${n(horizon + 396)}h230l40 56h-290Z`, tone('#6aa6a0')) +
    path(`M${n(w * 0.16)} ${n(horizon + 410)}h222l10 14h-240Z`, tone('#fbefdc'))
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      sheet(ridge(random, w, horizon + 6, 10, horizon + 60, 6), tone('#9db9a8', 0.72)) +
      waves(stage, horizon + 20, horizon + 210, SEA, 5) +
      sailboat(
        stage,
        w * (random.between(0.56, 0.74) - seen(stage, 0, 0.36, 0.1)),
        horizon + seen(stage, 60, 150, 60),
        seen(stage, 0.62, 1.05, 0.5),
        0.3,
      ) +
      seen(
        stage,
        sailboat(stage, w * 0.3, horizon + 36, 0.32, 0.55),
        '',
        nearer(headland(stage, 1, horizon + 30), { x: w, y: horizon + 60 }, 0.62),
      ) +
      gull(stage, w * 0.32, horizon * 0.62, 0.6) +
      gull(stage, w * 0.46, horizon * 0.74, 0.4, true) +
      seen(
        stage,
        shore(stage, horizon + 250) + palm(stage, w * 0.07, horizon + 390, 520) + resting + castle,
        shore(stage, horizon + 300) +
          [0.78, 0.92]
            .map((k, i) => hut(stage, w * k, horizon + 400 + i * 20, 250, i ? stage.accents[1] : accents[0]))
            .join('') +
          moved(castle, -w * 0.7, 20),
        shore(stage, horizon + 210, '#f0d6a4') +
          rowingBoat(stage, w * 0.17, horizon + 380, 1.5) +
          palm(stage, w * 0.86, horizon + 350, 620) +
          palm(stage, w * 0.96, horizon + 400, 460),
      ) +
      starfish(stage, w * 0.68, h - 110, 1) +
      starfish(stage, w * 0.12, h - 70, 0.8),
    front: [0.02, 0.96].map((k) => tuft(stage, k * w, h + 4, 120, '#a9b56a')).join(''),
  }
}
