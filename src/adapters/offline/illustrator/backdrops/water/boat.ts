import { bunting } from '../../elements/ornaments.ts'
import { gull, planks, waves } from '../../elements/waterside.ts'
import { card, circle, n, path, rect, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, seen } from '../../kit/view.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { islet } from './headland.ts'
import { SEA } from './shore.ts'

export const boat: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, accents, tone, random } = stage
  const mast = rect(w * 0.485, -20, 46, horizon + 400, tone('#a87547'), 0)
  const sail =
    sheet(
      `M${n(w * 0.53)} 40Q${n(w * 0.98)} ${n(horizon * 0.4)} ${n(w * 0.9)} ${n(horizon + 40)}Q${n(w * 0.7)} ${n(horizon + 90)} ${n(w * 0.53)} ${n(horizon + 40)}Z`,
      tone('#fbf2df'),
      10,
    ) +
    path(
      `M${n(w * 0.53)} ${n(horizon * 0.5)}Q${n(w * 0.7)} ${n(horizon * 0.56)} ${n(w * 0.905)} ${n(horizon * 0.62)}l6 70Q${n(w * 0.7)} ${n(horizon * 0.72)} ${n(w * 0.53)} ${n(horizon * 0.66)}Z`,
      accents[0],
    )
  const shrouds = stroke(
    `M${n(w * 0.5)} 0L${n(w * 0.06)} ${n(horizon + 250)}M${n(w * 0.5)} 0L${n(w * 0.18)} ${n(horizon + 250)}M${n(w * 0.165)} ${n(horizon + 60)}H${n(w * 0.285)}M${n(w * 0.23)} ${n(horizon - 90)}H${n(w * 0.335)}M${n(w * 0.3)} ${n(horizon - 240)}H${n(w * 0.385)}M${n(w * 0.11)} ${n(horizon + 180)}H${n(w * 0.225)}`,
    tone('#d9c08e'),
    7,
  )
  const rail =
    Array.from({ length: 13 }, (_, i) =>
      path(`M${n((i / 12) * w - 12)} ${n(horizon + 380)}q-12 -60 0 -120h24q12 60 0 120Z`, tone('#9a6a44')),
    ).join('') + card(-20, horizon + 236, w + 40, 34, tone('#7f5336'), 8)
  const wheel = `<g transform="translate(${n(w * 0.82)} ${n(horizon + 250)})">${path('M-22 150L-14 0H14L22 150Z', tone('#7f5336'))}${[0, 45, 90, 135].map((turn) => `<g transform="rotate(${turn})">${rect(-7, -112, 14, 224, tone('#96643c'), 7)}</g>`).join('')}<circle r="78" fill="none" stroke="${tone('#b07a4c')}" stroke-width="20"/>${circle(0, 0, 18, tone('#f4c64a'))}</g>`
  const barrel = (x: number, s: number) =>
    sheet(
      `M${n(x - 60 * s)} ${n(horizon + 420)}q-16 ${n(-80 * s)} 0 ${n(-150 * s)}h${n(120 * s)}q16 ${n(80 * s)} 0 ${n(150 * s)}Z`,
      tone('#a8744a'),
      6,
    ) +
    stroke(
      `M${n(x - 66 * s)} ${n(horizon + 420 - 40 * s)}h${n(132 * s)}M${n(x - 66 * s)} ${n(horizon + 420 - 110 * s)}h${n(132 * s)}`,
      tone('#6b5560'),
      9,
    )
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      waves(stage, horizon + 20, horizon + 260, SEA, 5) +
      gull(stage, w * 0.3, horizon * 0.3, 0.6) +
      sheet(ridge(random, w * 0.3, horizon + 6, 30, horizon + 60, 3), tone('#8fae94', 0.55)) +
      seen(stage, shrouds + sail + mast, islet(stage, w * 0.26, horizon + 70) + moved(shrouds + mast, w * 0.34)) +
      rail +
      planks(stage, horizon + 370, '#cda271') +
      barrel(w * seen(stage, 0.1, 0.93), 1) +
      barrel(w * seen(stage, 0.2, 0.72), 0.8) +
      moved(wheel, w * seen(stage, 0, -0.64)) +
      seen(stage, bunting(stage, -10, 60, w * 0.5, 20, 50), ''),
    front: stroke(`M${n(w * 0.02)} ${h + 10}q60 -110 150 -60t60 70`, tone('#e6d2a4'), 16),
  }
}
