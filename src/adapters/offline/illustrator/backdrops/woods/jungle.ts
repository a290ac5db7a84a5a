import { leafyCorner } from '../../elements/foliage.ts'
import { palm, roundTree } from '../../elements/trees.ts'
import { darker } from '../../kit/colour.ts'
import { circle, ellipse, n, path, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { sprinkled } from './paths.ts'

export const jungle: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const big = (x: number, y: number, l: number, turn: number, colour: string, depth: number) => {
    const fill = tone(colour, depth)
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})">${sheet(`M0 0Q${n(l * 0.3)} ${n(-l * 0.36)} ${n(l)} ${n(-l * 0.05)}Q${n(l * 0.4)} ${n(l * 0.34)} 0 0Z`, fill, 5)}${stroke(`M0 0L${n(l * 0.9)} ${n(-l * 0.04)}M${n(l * 0.3)} -4l${n(l * 0.14)} ${n(-l * 0.12)}M${n(l * 0.3)} -2l${n(l * 0.16)} ${n(l * 0.1)}M${n(l * 0.55)} -6l${n(l * 0.12)} ${n(-l * 0.1)}M${n(l * 0.55)} -6l${n(l * 0.14)} ${n(l * 0.07)}`, darker(fill, 0.2), 4, 0.7)}</g>`
  }
  const clump = (x: number, y: number, l: number, depth: number) =>
    [-150, -120, -90, -60, -30]
      .map((turn, i) =>
        big(
          x,
          y,
          l * random.between(0.8, 1.1),
          turn + random.between(-8, 8),
          ['#4e8f5a', '#67a558', '#3c7b55', '#7fb25d', '#4b8a68'][i] ?? '#4e8f5a',
          depth,
        ),
      )
      .join('')
  const far = Array.from({ length: 9 }, (_, i) =>
    i % 3 === 1
      ? palm(stage, (i / 8) * w, horizon + 60, random.between(380, 520), 0.62)
      : roundTree(stage, (i / 8) * w, horizon + 40, random.between(330, 470), 0.66, '#5c9a6a'),
  ).join('')
  const vines = seen(stage, [0.12, 0.27, 0.45, 0.63, 0.82], [0.06, 0.16, 0.34]).map((k) => {
    const l = random.between(190, 420) * (Math.abs(k - 0.5) + 0.5)
    const leaves = Array.from({ length: 6 }, (_, i) =>
      ellipse(k * w + (i % 2 ? 15 : -15), (l * (i + 1)) / 6.5, 17, 9, tone('#5b9a54')),
    )
    return (
      stroke(`M${n(k * w)} -10q${n(random.between(-26, 26))} ${n(l / 2)} 0 ${n(l)}`, tone('#4a7d46'), 6) +
      leaves.join('') +
      circle(k * w, l, 15, stage.accents[0]) +
      circle(k * w, l, 6, tone('#f4c64a'))
    )
  })
  const mid = seen(stage, [0.06, 0.24, 0.76, 0.95], [0.1, 0.2, 0.34, 0.98])
    .map((k) => clump(k * w, horizon + 260, 230, 0.22))
    .join('')
  const falls = w * (stage.identity.between(0.4, 0.6) + seen(stage, 0, 0.26))
  const waterfall =
    sheet(
      `M${n(falls - 240)} ${n(horizon + 60)}L${n(falls - 150)} ${n(horizon - 190)}q140 -50 290 4L${n(falls + 240)} ${n(horizon + 60)}Z`,
      tone('#86907f', 0.45),
    ) +
    path(`M${n(falls - 62)} ${n(horizon - 205)}h118l22 270h-160Z`, tone('#cfeaf0', 0.15)) +
    stroke(
      `M${n(falls - 30)} ${n(horizon - 190)}v220M${n(falls + 8)} ${n(horizon - 170)}v210M${n(falls + 38)} ${n(horizon - 195)}v230`,
      '#ffffff',
      6,
      0.6,
    ) +
    ellipse(falls, horizon + 66, 200, 34, tone('#a9d9df', 0.1))
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      far +
      nearer(waterfall, { x: falls, y: horizon + 66 }, seen(stage, 1, 1.5), { dy: seen(stage, 0, 70) }) +
      sheet(ridge(random, w, horizon + 80, 12, h), tone('#86ae5f', 0.25)) +
      mid +
      sheet(ridge(random, w, horizon + 270, 16, h), tone('#a9b86a')) +
      ellipse(w / 2, h * 0.86, w * 0.42, 110, tone('#d9c893')) +
      vines.join('') +
      [0.13, 0.88].map((k) => clump(k * w, horizon + 380, 210, 0)).join('') +
      sprinkled(stage, horizon + 330, h - 70, ['#e8695a', '#f4c64a'], '#5c9a4e', 16),
    front:
      leafyCorner(stage, -1, true, ['#2f6b4f', '#4e8f5a', '#7fb25d']) +
      leafyCorner(stage, 1, true, ['#3c7b55', '#2f6b4f']) +
      leafyCorner(stage, -1, false, ['#2f6b4f', '#3c7b55']) +
      leafyCorner(stage, 1, false, ['#3c7b55', '#67a558']),
  }
}
