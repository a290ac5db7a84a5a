import { darker, lighter } from '../../kit/colour.ts'
import { blob, circle, ellipse, n, path, ridge, sheet } from '../../kit/paper.ts'
import type { BackdropPainter, Stage } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { spark, stars } from '../../light/sky.ts'

export const space: BackdropPainter = (stage) => {
  const { width: w, height: h, random, identity, accents } = stage
  const ink = ['#1c1f45', '#23264f', '#2b2d5c', '#353568']
  const bands = ink.map((colour, i) => path(ridge(random, w, (i * h) / 4 - 60, 60, h, 3), colour)).join('')
  const far = { ...stage, light: { ...stage.light } }
  const globe = (x: number, y: number, r: number, colour: string, ringed: boolean) => {
    const hoop = (front: boolean) =>
      `<path d="M${n(x - r * 1.6)} ${n(y)}A${n(r * 1.6)} ${n(r * 0.44)} 0 0 ${front ? 0 : 1} ${n(x + r * 1.6)} ${n(y)}" transform="rotate(-16 ${n(x)} ${n(y)})" fill="none" stroke="#f3dca4" stroke-width="${n(r * 0.13)}"/>`
    return (
      (ringed ? hoop(false) : '') +
      circle(x + 5, y + 9, r, '#11122c', 0.4) +
      circle(x, y, r, colour) +
      path(
        `M${n(x - r * 0.92)} ${n(y - r * 0.38)}q${n(r * 0.9)} ${n(r * 0.3)} ${n(r * 1.84)} 0q${n(r * 0.09)} ${n(r * 0.3)} ${n(r * 0.08)} ${n(r * 0.42)}q${n(-r)} ${n(r * 0.3)} ${n(-r * 2)} 0q0 ${n(-r * 0.2)} ${n(r * 0.08)} ${n(-r * 0.42)}Z`,
        lighter(colour, 0.22),
      ) +
      path(
        `M${n(x + r * 0.5)} ${n(y - r * 0.866)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r * 0.2)} ${n(y + r * 0.98)}A${n(r * 1.2)} ${n(r * 1.2)} 0 0 0 ${n(x + r * 0.5)} ${n(y - r * 0.866)}Z`,
        darker(colour, 0.24),
      ) +
      (ringed ? hoop(true) : '')
    )
  }
  const comet = `<g transform="translate(${n(w * seen(stage, 0.55, 0.6, 0.94))} ${n(h * seen(stage, 0.14, 0.1, 0.12))}) rotate(${n(random.between(-24, -12))})">${path('M0 0L-260 -18L-220 0L-250 16Z', '#bfe3f2', 0.45)}${spark(0, 0, 26)}</g>`
  // The ground is round, or falls away to one side.
  const base = seen(
    stage,
    `M-60 ${h + 10}Q${w / 2} ${n(h * 0.56)} ${w + 60} ${h + 10}Z`,
    `M-60 ${n(h * 0.66)}Q${n(w * 0.5)} ${n(h * 0.74)} ${w + 60} ${n(h * 0.9)}V${h + 10}H-60Z`,
    `M-60 ${n(h * 0.8)}Q${n(w * 0.3)} ${n(h * 0.68)} ${n(w * 0.6)} ${n(h * 0.78)}T${w + 60} ${n(h * 0.7)}V${h + 10}H-60Z`,
  )
  const craters = [
    [0.3, 0.87, 70],
    [0.62, 0.84, 54],
    [0.5, 0.94, 90],
    [0.76, 0.93, 60],
    [0.18, 0.95, 50],
  ].map(
    ([kx = 0, ky = 0, r = 0]) =>
      ellipse(w * kx, h * ky, r, r * 0.3, '#a08a72') + ellipse(w * kx + 4, h * ky + 6, r * 0.86, r * 0.22, '#b8a287'),
  )
  const hill = stage.identity.pick(['#cbb497', '#b7a7c8', '#a9c0b0'])
  return {
    back:
      path(`M0 0H${w}V${h}H0Z`, '#181a3c') +
      bands +
      stars(far, h * 0.95, 90) +
      path(blob(random, w * 0.3, h * 0.3, w * 0.3, h * 0.1, 0.2), '#4b4380', 0.5) +
      comet +
      globe(
        w * (identity.between(0.16, 0.24) + seen(stage, 0, 0.56, 0.3)),
        h * seen(stage, 0.31, 0.4, 0.36),
        118 * seen(stage, 1, 1.9, 0.6),
        identity.pick(['#e8695a', '#e9a13b']),
        true,
      ) +
      globe(
        w * seen(stage, 0.84, 0.2, 0.1),
        h * seen(stage, 0.38, 0.3, 0.42),
        84 * seen(stage, 1, 0.6, 2.4),
        '#3aa6b9',
        false,
      ) +
      globe(w * seen(stage, 0.62, 0.4, 0.8), h * seen(stage, 0.46, 0.5, 0.44), 36, accents[1], false) +
      rocketAt(stage, w * seen(stage, 0.38, 0.22, 0.76), h * seen(stage, 0.5, 0.52, 0.24), seen(stage, 0.9, 1.3, 1.1)) +
      sheet(base, hill, 10) +
      craters.join('').replaceAll('#a08a72', darker(hill, 0.2)).replaceAll('#b8a287', darker(hill, 0.1)),
    front: '',
  }
}

function rocketAt({ random, accents }: Stage, x: number, y: number, s: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(14, 34))}) scale(${s})">${path('M-13 60Q0 130 13 60Z', '#f4b41a')}${path('M-30 20L-52 66L-22 56ZM30 20L52 66L22 56Z', '#b3202c')}${sheet('M0 -92Q44 -40 26 58H-26Q-44 -40 0 -92Z', '#fbefdc', 4)}${path('M0 -92Q22 -66 28 -38H-28Q-22 -66 0 -92Z', accents[0])}${circle(0, -6, 15, '#5f7f92')}${circle(0, -6, 10, '#bfe3f2')}</g>`
}
