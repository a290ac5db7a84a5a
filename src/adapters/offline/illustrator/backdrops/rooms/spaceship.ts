import { skirting } from '../../elements/room.ts'
import { lighter } from '../../kit/colour.ts'
import { card, circle, ellipse, n, path, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, nearer, seen } from '../../kit/view.ts'
import { stars } from '../../light/sky.ts'

export const spaceship: BackdropPainter = (stage) => {
  const { width: w, height: h, tone, accents } = stage
  const y = skirting(stage)
  const port = `<clipPath id="port"><rect x="${n(w * 0.16)}" y="110" width="${n(w * 0.68)}" height="470" rx="180"/></clipPath><g clip-path="url(#port)">${rect(0, 0, w, 700, '#1d2147')}${path(`M0 330Q${n(w / 2)} 240 ${w} 360V700H0Z`, '#2b2f60')}${stars(stage, 640, 70)}${circle(w * 0.66, 300, 120, accents[0])}${path(`M${n(w * 0.66 - 118)} 280q110 40 236 0q4 20 2 44q-110 30 -238 4Z`, lighter(accents[0], 0.25))}${circle(w * 0.3, 230, 50, '#3aa6b9')}${circle(w * 0.45, 470, 26, '#f4b41a')}</g><rect x="${n(w * 0.16)}" y="110" width="${n(w * 0.68)}" height="470" rx="180" fill="none" stroke="${tone('#a9bcc9')}" stroke-width="42"/>${Array.from(
    { length: 14 },
    (_, i) => {
      const k = (i + 0.5) / 14
      return circle(w * (0.24 + k * 0.52), i % 2 ? 110 : 580, 8, tone('#6b7f90'))
    },
  ).join('')}`
  const desk =
    sheet(
      `M${n(w * 0.04)} ${n(y + 60)}L${n(w * 0.12)} ${n(y - 110)}H${n(w * 0.88)}L${n(w * 0.96)} ${n(y + 60)}Z`,
      tone('#6f8a9e'),
      8,
    ) +
    path(`M${n(w * 0.12)} ${n(y - 110)}H${n(w * 0.88)}L${n(w * 0.9)} ${n(y - 60)}H${n(w * 0.1)}Z`, tone('#8fa9ba')) +
    Array.from({ length: 22 }, (_, i) =>
      circle(w * (0.14 + i * 0.034), y - 84, 9, ['#e8695a', '#f4b41a', '#8fe0b0', '#6db8cc'][i % 4] ?? '#f4b41a'),
    ).join('') +
    [0.2, 0.44, 0.68]
      .map(
        (k, i) =>
          rect(w * k, y - 40, w * 0.14, 76, tone('#24424f'), 8) +
          [
            stroke(`M${n(w * k + 14)} ${n(y)}q30 -40 60 0t60 0t50 -10`, '#8fe0b0', 5),
            circle(w * k + w * 0.07, y - 2, 26, '#3aa6b9') + circle(w * k + w * 0.07, y - 2, 12, '#8fe0b0'),
            [0, 1, 2, 3, 4].map((b) => rect(w * k + 20 + b * 34, y + 20 - b * 9, 22, 8 + b * 9, '#f4b41a', 2)).join(''),
          ][i],
      )
      .join('') +
    [0.37, 0.61]
      .map(
        (k) =>
          stroke(`M${n(w * k)} ${n(y + 10)}l20 -70`, tone('#4a5a68'), 12) + circle(w * k + 20, y - 64, 18, accents[0]),
      )
      .join('')
  // Through two round windows, or beside the hatch.
  const round = (x: number, inside: string) =>
    circle(x, 340, 232, tone('#a9bcc9')) +
    circle(x, 340, 196, '#1d2147') +
    inside +
    Array.from({ length: 10 }, (_, i) =>
      circle(x + Math.cos(i * 0.628) * 214, 340 + Math.sin(i * 0.628) * 214, 8, tone('#6b7f90')),
    ).join('')
  const rounds =
    round(w * 0.27, circle(w * 0.27 + 40, 370, 92, accents[0]) + circle(w * 0.27 - 90, 250, 14, '#f4b41a')) +
    round(w * 0.73, circle(w * 0.73 - 60, 290, 60, '#3aa6b9') + circle(w * 0.73 + 70, 420, 22, '#f4b41a'))
  const hatch =
    card(w * 0.08, y - 560, w * 0.24, 566, tone('#8fa9ba'), 60) +
    card(w * 0.1, y - 532, w * 0.2, 538, tone('#dfe8ec'), 50) +
    stroke(`M${n(w * 0.2)} ${n(y - 532)}V${n(y)}`, tone('#8fa9ba'), 8) +
    rect(w * 0.13, y - 420, w * 0.05, 120, '#1d2147', 20) +
    rect(w * 0.22, y - 420, w * 0.05, 120, '#1d2147', 20) +
    rect(w * 0.11, y - 200, w * 0.18, 40, tone('#f4b41a'), 4)
  return {
    back:
      rect(0, 0, w, h, tone('#c9d6dd')) +
      Array.from({ length: 7 }, (_, i) => stroke(`M${n((i * w) / 6)} 0V${n(y)}`, tone('#b3c3cc'), 6)).join('') +
      seen(stage, '', hatch) +
      moved(
        seen(stage, port, nearer(port, { x: w * 0.84, y: 580 }, 0.62, { dx: w * 0.06, dy: -40 }), rounds),
        0,
        Math.max(0, y - 860),
      ) +
      seen(stage, [0.06, 0.94], [0.4], [0.06, 0.5])
        .map(
          (k) =>
            card(w * k - 60, 180, 120, 260, tone('#dfe8ec'), 20) +
            [0, 1, 2]
              .map((i) => circle(w * k, 230 + i * 74, 22, ['#e8695a', '#f4b41a', '#8fe0b0'][i] ?? '#f4b41a'))
              .join(''),
        )
        .join('') +
      sheet(`M-10 ${n(y)}H${w + 10}V${h + 10}H-10Z`, tone('#9fb3bf'), 0) +
      stroke(
        [-3, -2, -1, 0, 1, 2, 3].map((i) => `M${n(w / 2 + i * 200)} ${n(y)}L${n(w / 2 + i * 330)} ${h}`).join('') +
          `M0 ${n(y + 130)}H${w}M0 ${n(y + 320)}H${w}`,
        tone('#87a0ae'),
        5,
      ) +
      seen(
        stage,
        desk,
        nearer(desk, { x: w * 0.96, y: y + 60 }, 0.66, { dx: w * 0.03 }),
        nearer(desk, { x: w * 0.5, y: y + 60 }, 0.8),
      ) +
      stroke(`M-10 60H${w + 10}`, tone('#a9bcc9'), 40) +
      Array.from({ length: 12 }, (_, i) =>
        circle((i + 0.5) * (w / 12), 60, 10, i % 3 ? tone('#e8f0f2') : '#f4b41a'),
      ).join('') +
      ellipse(w / 2, h * 0.88, w * 0.36, 104, tone('#b9cad3')) +
      ellipse(w / 2, h * 0.88, w * 0.3, 82, accents[1], 0.6),
    front: '',
  }
}
