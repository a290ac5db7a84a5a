import { leafyCorner, meadowEdge } from '../../elements/foliage.ts'
import { roundTree } from '../../elements/trees.ts'
import { darker, lighter } from '../../kit/colour.ts'
import { ellipse, n, path, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter, Stage } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { sprinkled } from '../woods/paths.ts'

export const ruins: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const beam = sheet(
    `M${n(w * 0.52)} ${n(horizon - 226)}h${n(w * 0.38)}v46h${n(-w * 0.36)}l-16 -14Z`,
    tone('#d9cbb0', 0.12),
    6,
  )
  const arch = `<path d="M${n(w * 0.12)} ${n(horizon + 130)}V${n(horizon - 90)}a120 120 0 0 1 240 0V${n(horizon + 130)}h-60V${n(horizon - 80)}a60 60 0 0 0 -120 0V${n(horizon + 130)}Z" fill="${tone('#d6c8ad', 0.25)}"/>`
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      sheet(ridge(random, w, horizon - 40, 34, h, 4), tone('#a3bf98', 0.65)) +
      Array.from({ length: 8 }, (_, i) =>
        roundTree(stage, (i / 7) * w, horizon + 20, random.between(130, 210), 0.55),
      ).join('') +
      sheet(ridge(random, w, horizon + 60, 18, h, 4), tone('#a9c07c', 0.28)) +
      nearer(arch, { x: w * 0.12 + 120, y: horizon + 130 }, seen(stage, 1, 1.6), {
        dx: w * seen(stage, 0, 0.48),
        dy: seen(stage, 0, 60),
      }) +
      seen(stage, [0.56, 0.71, 0.86], [0.08, 0.22])
        .map((k) => column(stage, w * k, horizon + 150, 330, false, 0.12))
        .join('') +
      seen(stage, beam, column(stage, w * 0.36, horizon + 160, 300, true, 0.12)) +
      sheet(ridge(random, w, horizon + 230, 20, h, 4), tone('#9ab669', 0.08)) +
      column(stage, w * seen(stage, 0.06, 0.95), horizon + 340, 420, true, 0) +
      sheet(`M${n(w * 0.72)} ${n(horizon + 330)}l40 -60l190 20l20 60Z`, tone('#e3d6bd'), 6) +
      ellipse(w / 2, h * 0.87, w * 0.4, 110, tone('#d9cda8')) +
      [0.34, 0.5, 0.66]
        .map((k) => stroke(`M${n(k * w)} ${n(h * 0.82)}l30 70M${n(k * w - 60)} ${n(h * 0.86)}h120`, tone('#c2b48e'), 4))
        .join('') +
      sprinkled(stage, horizon + 300, h - 50, ['#e8695a', '#f6e7c2'], '#7a9f4e', 26),
    front: leafyCorner(stage, 1, true) + meadowEdge(stage, ['#f6e7c2', '#e8695a'], '#6a944c'),
  }
}

/** A fluted column with ivy, whole or broken. */
function column({ tone }: Stage, x: number, y: number, s: number, broken: boolean, depth: number): string {
  const stone = tone('#e3d6bd', depth)
  const l = broken ? s * 0.6 : s
  const flutes = stroke(
    [-0.05, 0, 0.05].map((k) => `M${n(x + k * s)} ${n(y - 20)}v${n(-l + 40)}`).join(''),
    darker(stone, 0.14),
    5,
  )
  const head = broken
    ? path(
        `M${n(x - s * 0.1)} ${n(y - l)}l${n(s * 0.06)} ${n(-s * 0.07)}l${n(s * 0.05)} ${n(s * 0.04)}l${n(s * 0.06)} ${n(-s * 0.05)}l${n(s * 0.03)} ${n(s * 0.1)}Z`,
        stone,
      )
    : path(
        `M${n(x - s * 0.17)} ${n(y - l - s * 0.07)}h${n(s * 0.34)}l${n(-s * 0.05)} ${n(s * 0.09)}h${n(-s * 0.24)}Z`,
        stone,
      )
  return (
    sheet(`M${n(x - s * 0.11)} ${n(y)}V${n(y - l)}H${n(x + s * 0.11)}V${n(y)}Z`, stone, 6) +
    flutes +
    head +
    sheet(`M${n(x - s * 0.16)} ${n(y + 8)}v-24h${n(s * 0.32)}v24Z`, lighter(stone, 0.1), 3) +
    stroke(`M${n(x + s * 0.09)} ${n(y - l * 0.9)}q-26 40 -6 90t-20 90`, tone('#6d9f52', depth), 7) +
    [0.3, 0.5, 0.7].map((k) => ellipse(x + s * 0.06, y - l * k, 13, 8, tone('#7fb05e', depth))).join('')
  )
}
