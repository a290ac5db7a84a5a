import { cactus, tuft } from '../../elements/plants.ts'
import { palm } from '../../elements/trees.ts'
import { blob, ellipse, n, path, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'

export const desert: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone } = stage
  const pyramid = (x: number, y: number, s: number, depth: number) =>
    sheet(`M${n(x - s)} ${n(y)}L${n(x)} ${n(y - s * 1.05)}L${n(x + s)} ${n(y)}Z`, tone('#e2bd7f', depth), 6) +
    path(`M${n(x)} ${n(y - s * 1.05)}L${n(x + s)} ${n(y)}H${n(x + s * 0.2)}Z`, tone('#c99c61', depth)) +
    stroke(
      [0.3, 0.55, 0.8]
        .map((k) => `M${n(x - s * k * 0.96)} ${n(y - s * 1.05 * (1 - k))}H${n(x + s * k * 0.25)}`)
        .join(''),
      tone('#c9a268', depth),
      4,
      0.6,
    )
  const mesa = (x: number, s: number) =>
    sheet(
      `M${n(x - s)} ${n(horizon + 60)}L${n(x - s * 0.7)} ${n(horizon - s * 0.8)}Q${n(x)} ${n(horizon - s * 0.9)} ${n(x + s * 0.66)} ${n(horizon - s * 0.78)}L${n(x + s)} ${n(horizon + 60)}Z`,
      tone('#c98763', 0.5),
      6,
    ) +
    stroke(
      `M${n(x - s * 0.74)} ${n(horizon - s * 0.5)}H${n(x + s * 0.72)}M${n(x - s * 0.82)} ${n(horizon - s * 0.2)}H${n(x + s * 0.82)}`,
      tone('#b07455', 0.5),
      9,
      0.6,
    )
  const landmark = identity.chance(0.5)
    ? pyramid(w * 0.3, horizon + 50, 300, 0.38) + pyramid(w * 0.53, horizon + 50, 180, 0.5)
    : mesa(w * 0.22, 230) + mesa(w * 0.52, 160)
  const oasis =
    ellipse(w * 0.78, horizon + 210, 210, 36, tone('#7ec3c6')) +
    ellipse(w * 0.78, horizon + 204, 170, 22, tone('#a9dcd8')) +
    palm(stage, w * 0.68, horizon + 205, 330, 0.08) +
    palm(stage, w * 0.9, horizon + 215, 400, 0.04) +
    tuft(stage, w * 0.64, horizon + 226, 50) +
    tuft(stage, w * 0.93, horizon + 232, 56)
  const waves = Array.from({ length: 16 }, () =>
    stroke(
      `M${n(random.between(0, w))} ${n(random.between(horizon + 280, h - 40))}q40 -14 80 0t80 0`,
      tone('#dcb277'),
      5,
      0.8,
    ),
  ).join('')
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      nearer(landmark, { x: w * 0.3, y: horizon + 50 }, seen(stage, 1, 1.5), { dx: w * seen(stage, 0, 0.4) }) +
      sheet(ridge(random, w, horizon + 40, 26, h, 3), tone('#efcf98', 0.3)) +
      sheet(ridge(random, w, horizon + 120, 34, h, 3), tone('#ebc487', 0.12)) +
      nearer(oasis, { x: w * 0.78, y: horizon + 210 }, seen(stage, 1, 0.7), {
        dx: w * seen(stage, 0, -0.56),
        dy: seen(stage, 0, -30),
      }) +
      sheet(ridge(random, w, horizon + 250, 34, h, 3), tone('#f0cd92')) +
      cactus(stage, w * seen(stage, 0.09, 0.9), horizon + 330, seen(stage, 250, 340)) +
      cactus(stage, w * seen(stage, 0.2, 0.56), horizon + 300, 140, 0.1) +
      sheet(ridge(random, w, horizon + 400, 26, h, 3), tone('#e9c181')) +
      waves +
      seen(stage, [0.86, 0.93], [0.12, 0.2])
        .map((k, i) =>
          sheet(blob(random, k * w, horizon + 390 + i * 34, 70 - i * 24, 40 - i * 12, 0.13, 7), tone('#c08a66')),
        )
        .join(''),
    front: [0.02, 0.08, 0.93, 0.99].map((k) => tuft(stage, k * w, h + 4, random.between(70, 120), '#a8a45c')).join(''),
  }
}
