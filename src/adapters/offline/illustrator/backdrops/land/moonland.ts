import { mix } from '../../kit/colour.ts'
import { blob, circle, ellipse, n, path, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter, Stage } from '../../kit/stage.ts'
import { moved, nearer, seen } from '../../kit/view.ts'
import { stars } from '../../light/sky.ts'

export const moonland: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone } = stage
  const grey = (colour: string) => mix(tone(colour), colour, 0.7)
  const craters = Array.from({ length: 12 }, () => {
    const y = random.between(horizon + 170, h - 40)
    const r = 22 + ((y - horizon) / (h - horizon)) * 72
    const x = random.between(0, w)
    return (
      ellipse(x, y, r, r * 0.3, grey('#b3ab9c')) + ellipse(x + 3, y + r * 0.06, r * 0.84, r * 0.21, grey('#cfc8b8'))
    )
  })
  const earth =
    circle(w * 0.76, h * 0.22, 150, '#8fc5e0', 0.16) +
    circle(w * 0.76, h * 0.22, 116, '#4f9cc4') +
    path(blob(stage.identity, w * 0.74, h * 0.19, 58, 40, 0.3), '#8fba5c') +
    path(blob(stage.identity, w * 0.79, h * 0.27, 34, 26, 0.3), '#8fba5c') +
    stroke(`M${n(w * 0.71)} ${n(h * 0.225)}q40 -16 70 0M${n(w * 0.75)} ${n(h * 0.16)}q34 -8 56 4`, '#fdfbf4', 11, 0.9)
  const lander = `<g transform="translate(${n(w * 0.2)} ${n(horizon + 230)})">${stroke('M-80 0L-44 -64M80 0L44 -64M0 0V-60', '#8a8798', 8)}${sheet('M-64 -60H64L48 -150H-48Z', '#f0cf87', 5)}${sheet('M-40 -150Q-40 -216 0 -220Q40 -216 40 -150Z', '#e8e4da', 5)}${circle(0, -176, 19, '#4f7f98')}${circle(0, -176, 13, '#bfe3f2')}${foot(-90, -4)}${foot(70, -4)}</g>`
  const flagpole =
    stroke(`M${n(w * 0.36)} ${n(horizon + 240)}v-150`, '#d8d3c8', 6) +
    path(`M${n(w * 0.36)} ${n(horizon + 92)}q50 -16 100 4v58q-50 -18 -100 -4Z`, stage.accents[0])
  return {
    back:
      path(`M0 0H${w}V${h}H0Z`, '#1a1c40') +
      path(ridge(random, w, h * 0.2, 40, h, 3), '#222550') +
      path(ridge(random, w, h * 0.36, 40, h, 3), '#2c2f5f') +
      stars(stage, h * 0.6, 80) +
      nearer(earth, { x: w * 0.76, y: h * 0.22 }, seen(stage, 1, 1.8, 0.62), {
        dx: w * seen(stage, 0, -0.5, -0.24),
        dy: h * seen(stage, 0.06, 0.1, 0.1),
      }) +
      sheet(ridge(random, w, horizon + 10, 46, h, 5), grey('#a9a3a0')) +
      sheet(ridge(random, w, horizon + 110, 30, h, 4), grey('#c3bcae')) +
      seen(
        stage,
        '',
        rim(stage, 0.84, horizon + 130, 700, 330, grey('#b3ab9c')),
        rim(stage, 0.12, horizon + 130, 900, 430, grey('#b3ab9c')),
      ) +
      nearer(lander, { x: w * 0.2, y: horizon + 230 }, seen(stage, 1, 0.6, 1.5), {
        dx: w * seen(stage, 0, 0.34, 0.62),
        dy: seen(stage, 0, -70, 60),
      }) +
      moved(flagpole, w * seen(stage, 0, -0.16, 0.08)) +
      sheet(ridge(random, w, horizon + 250, 26, h, 4), grey('#ded7c6')) +
      craters.join(''),
    front: [0.03, 0.95].map((k) => sheet(blob(random, k * w, h, 110, 60, 0.12, 8), grey('#b3ab9c'))).join(''),
  }
}

/** A mountain at the edge of a crater: (x as a share of the width, foot, how wide and how high). */
function rim({ width }: Stage, at: number, y: number, wide: number, high: number, colour: string): string {
  const x = width * at
  return (
    sheet(
      `M${n(x - wide / 2)} ${n(y)}Q${n(x - wide * 0.2)} ${n(y - high)} ${n(x)} ${n(y - high)}T${n(x + wide / 2)} ${n(y)}Z`,
      colour,
      8,
    ) +
    path(
      `M${n(x)} ${n(y - high)}Q${n(x + wide * 0.2)} ${n(y - high)} ${n(x + wide / 2)} ${n(y)}H${n(x + wide * 0.12)}Q${n(x + wide * 0.1)} ${n(y - high * 0.6)} ${n(x)} ${n(y - high)}Z`,
      '#2b2233',
      0.16,
    )
  )
}

function foot(x: number, y: number): string {
  return `<rect x="${x}" y="${y}" width="20" height="8" rx="3" fill="#8a8798"/>`
}
