import { bunting } from '../../elements/ornaments.ts'
import { tuft } from '../../elements/plants.ts'
import { bigTop } from '../../elements/street-furniture.ts'
import { circle, ellipse, n, path, rect, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { opened } from './square.ts'

export const circus: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone, accents, light } = stage
  const ferris = `<g transform="translate(${n(w * 0.16)} ${n(horizon - 60)})">${stroke('M0 0L-100 230M0 0L100 230', tone('#8a8798', 0.2), 12)}<circle r="190" fill="none" stroke="${tone('#e8dccb', 0.2)}" stroke-width="10"/>${Array.from(
    { length: 8 },
    (_, i) => {
      const a = (i / 8) * 6.283 + 0.2
      const [x, y] = [Math.cos(a) * 190, Math.sin(a) * 190]
      return (
        stroke(`M0 0L${n(x)} ${n(y)}`, tone('#e8dccb', 0.2), 5) +
        path(`M${n(x - 24)} ${n(y)}h48q0 40 -24 40t-24 -40Z`, i % 2 ? accents[0] : accents[1]) +
        (light.lit ? circle(x, y, 11, '#ffe3a0') : '')
      )
    },
  ).join('')}</g>`
  const ring =
    ellipse(w * 0.5, h * 0.86, w * 0.54, 200, tone('#c8433a')) +
    ellipse(w * 0.5, h * 0.855, w * 0.5, 178, tone('#fbefdc')) +
    ellipse(w * 0.5, h * 0.86, w * 0.48, 166, tone('#e9c98f')) +
    Array.from({ length: 18 }, (_, i) => {
      const a = Math.PI * (1 + (i + 0.5) / 18)
      return circle(w * 0.5 + Math.cos(a) * w * 0.52, h * 0.86 + Math.sin(a) * 189, 10, tone('#f4b41a'))
    }).join('')
  const podium = (x: number, s: number, c: string) =>
    sheet(
      `M${n(x - 80 * s)} ${n(horizon + 340)}L${n(x - 60 * s)} ${n(horizon + 340 - 90 * s)}h${n(120 * s)}L${n(x + 80 * s)} ${n(horizon + 340)}Z`,
      c,
      5,
    ) +
    ellipse(x, horizon + 340 - 90 * s, 60 * s, 13 * s, tone('#fbefdc')) +
    [-36, 0, 36]
      .map((dx) =>
        path(
          `M${n(x + dx * s)} ${n(horizon + 340 - 64 * s)}l${n(8 * s)} ${n(18 * s)}l${n(18 * s)} 0l${n(-14 * s)} ${n(12 * s)}l${n(6 * s)} ${n(18 * s)}l${n(-18 * s)} ${n(-10 * s)}l${n(-18 * s)} ${n(10 * s)}l${n(6 * s)} ${n(-18 * s)}l${n(-14 * s)} ${n(-12 * s)}l${n(18 * s)} 0Z`,
          tone('#f4b41a'),
          0.9,
        ),
      )
      .slice(1, 2)
      .join('')
  return {
    back:
      opened(stage) +
      nearer(ferris, { x: w * 0.16, y: horizon + 170 }, seen(stage, 1, 1.3), { dx: w * seen(stage, 0, 0.64) }) +
      sheet(ridge(random, w, horizon + 60, 14, h, 4), tone('#a9c57d', 0.35)) +
      bigTop(stage, w * seen(stage, 0.58, 0.26), horizon + 250, seen(stage, 900, 640), seen(stage, 640, 480), 0.05) +
      bigTop(
        { ...stage, accents: [accents[1], accents[0]] },
        w * seen(stage, 0.12, 0.62),
        horizon + 250,
        300,
        230,
        0.15,
      ) +
      sheet(ridge(random, w, horizon + 240, 8, h, 4), tone('#d9c08a')) +
      podium(w * seen(stage, 0.13, 0.07), seen(stage, 1, 0.7), accents[0]) +
      podium(w * seen(stage, 0.88, 0.92), seen(stage, 0.9, 1.3), accents[1]) +
      ring +
      seen(
        stage,
        bunting(stage, -10, 180, w * 0.58, horizon - 380, 60, 'pennants', 40) +
          bunting(stage, w * 0.58, horizon - 380, w + 10, 200, 60, 'pennants', 40),
        bunting(stage, w * 0.26, horizon - 220, w + 10, 200, 60, 'pennants', 40),
      ) +
      bunting(stage, w * 0.14, horizon + 20, w * 0.98, horizon - 10, 40, 'bulbs'),
    front:
      Array.from({ length: 14 }, () => {
        const x = random.between(0, w)
        return rect(
          x,
          random.between(20, 300),
          15,
          9,
          random.pick([accents[0], accents[1], '#6aa6a0', '#fbefdc'] as const),
          3,
        )
      }).join('') + tuft(stage, w * 0.02, h, 60, '#b89a5a'),
  }
}
