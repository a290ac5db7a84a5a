import { darker } from '../../kit/colour.ts'
import { blob, circle, ellipse, n, path, ridge, sheet } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { stars } from '../../light/sky.ts'

export const cave: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone, light } = stage
  // The way out: before us, far off at one side, or high above.
  const mouth = seen(
    stage,
    { x: w / 2, y: h * 0.5, size: 1 },
    { x: w * 0.24, y: h * 0.44, size: 0.62 },
    { x: w * 0.68, y: h * 0.24, size: 0.7 },
  )
  const rock = (colour: string, reach: number) => {
    const hole = blob(identity, mouth.x, mouth.y, w * reach * mouth.size, h * reach * 0.9 * mouth.size, 0.1, 11)
    return `<path fill-rule="evenodd" d="M-10 -10H${w + 10}V${h + 10}H-10Z${hole}" fill="${tone(colour)}"/>`
  }
  const spike = (x: number, y: number, l: number, colour: string) =>
    sheet(
      `M${n(x - l * 0.2)} ${n(y)}Q${n(x - l * 0.04)} ${n(y + l * 0.4)} ${n(x)} ${n(y + l)}Q${n(x + l * 0.05)} ${n(y + l * 0.4)} ${n(x + l * 0.22)} ${n(y)}Z`,
      tone(colour),
      5,
    )
  const crystals = (x: number, y: number, s: number, colour: string) =>
    circle(x, y - s * 0.5, s * 1.3, colour, 0.14) +
    [
      [-0.5, 0.7, -22],
      [0, 1.15, 0],
      [0.45, 0.8, 20],
    ]
      .map(
        ([dx = 0, l = 1, turn = 0]) =>
          `<g transform="translate(${n(x + dx * s)} ${n(y)}) rotate(${turn})">${path(`M${n(-s * 0.2)} 0V${n(-s * l * 0.75)}L0 ${n(-s * l)}L${n(s * 0.2)} ${n(-s * l * 0.75)}V0Z`, colour)}${path(`M0 0V${n(-s * l)}L${n(s * 0.2)} ${n(-s * l * 0.75)}V0Z`, darker(colour, 0.2))}</g>`,
      )
      .join('')
  const glow = light.time === 'night' ? ['#7fd0d8', '#b79ae0'] : ['#8fd8d0', '#e9b6d0']
  return {
    back:
      path(`M0 0H${w}V${h}H0Z`, tone('#59495f')) +
      ellipse(mouth.x, mouth.y - h * 0.08 * mouth.size, w * 0.34, h * 0.33, light.sky[2] ?? '#b7dff0') +
      (light.time === 'night'
        ? stars({ ...stage, width: w }, h * 0.7, 30)
        : circle(mouth.x + w * 0.08, mouth.y - h * 0.2 * mouth.size, 60, '#fbe7a6')) +
      path(
        blob(identity, mouth.x - w * 0.08, mouth.y + h * seen(stage, 0.12, 0.12, 0.2), w * 0.2, h * 0.1, 0.1),
        tone('#8fb58a', 0.4),
      ) +
      path(
        blob(identity, mouth.x + w * 0.12, mouth.y + h * seen(stage, 0.14, 0.14, 0.22), w * 0.2, h * 0.1, 0.1),
        tone('#7aa67c', 0.3),
      ) +
      rock('#a08f92', 0.31) +
      rock('#85747f', 0.36) +
      rock('#6f5f70', 0.42) +
      seen(
        stage,
        [0.1, 0.22, 0.31, 0.68, 0.8, 0.92],
        [0.46, 0.56, 0.7, 0.78, 0.9, 0.97],
        [0.04, 0.14, 0.2, 0.3, 0.42, 0.94],
      )
        .map((k, i) => spike(k * w, -6, random.between(140, 260) * (i % 2 ? 1 : 0.7), i % 2 ? '#85747f' : '#77677a'))
        .join('') +
      sheet(ridge(random, w, horizon + 200, 14, h, 5), tone('#8b7a80')) +
      ellipse(
        w * seen(stage, 0.3, 0.66, 0.36),
        horizon + 270,
        180 * seen(stage, 1, 1.9, 1.3),
        26 * seen(stage, 1, 1.4, 1.2),
        tone('#7fb6c0'),
        0.8,
      ) +
      sheet(ridge(random, w, horizon + 330, 22, h, 5), tone('#9c8a88')) +
      crystals(
        w * seen(stage, 0.1, 0.86, 0.14),
        horizon + 350,
        seen(stage, 110, 230, 150),
        tone(glow[0] ?? '#8fd8d0'),
      ) +
      crystals(w * seen(stage, 0.9, 0.7, 0.26), horizon + 330, seen(stage, 130, 110, 240), tone(glow[1] ?? '#e9b6d0')) +
      crystals(w * seen(stage, 0.78, 0.06, 0.92), horizon + 300, seen(stage, 66, 90, 80), tone(glow[0] ?? '#8fd8d0')) +
      [0.2, 0.7].map((k) => sheet(blob(random, k * w, horizon + 400, 60, 30, 0.15, 7), tone('#83727c'))).join(''),
    front: [0.02, 0.12, 0.9, 1]
      .map((k) =>
        sheet(
          `M${n(k * w - 90)} ${h + 10}L${n(k * w - 10)} ${n(h - random.between(70, 150))}L${n(k * w + 90)} ${h + 10}Z`,
          tone('#574759'),
          5,
        ),
      )
      .join(''),
  }
}
