import { meadowEdge } from '../../elements/foliage.ts'
import { fence } from '../../elements/street-furniture.ts'
import { circle, ellipse, n, path, rect, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, nearer, seen } from '../../kit/view.ts'
import { sprinkled, winding } from '../woods/paths.ts'
import { opened } from './square.ts'

export const farm: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, tone, light } = stage
  const x = w * 0.7
  const y = horizon + 170
  const barn =
    sheet(`M${n(x - 190)} ${n(y)}v-190l60 -110l130 -70l130 70l60 110v190Z`, tone('#b9443a', 0.08), 8) +
    stroke([-140, -90, -40, 40, 90, 140].map((dx) => `M${n(x + dx)} ${n(y)}v-200`).join(''), tone('#98342e', 0.08), 4) +
    sheet(
      `M${n(x - 214)} ${n(y - 176)}l70 -134l144 -80l144 80l70 134l-26 8l-62 -116l-126 -68l-126 68l-62 116Z`,
      tone('#6b4a4a', 0.08),
      5,
    ) +
    rect(x - 70, y - 150, 140, 150, tone('#fbefdc', 0.08), 4) +
    rect(x - 60, y - 140, 120, 140, tone('#8a382f', 0.08)) +
    stroke(`M${n(x - 60)} ${n(y - 140)}l120 140M${n(x + 60)} ${n(y - 140)}l-120 140`, tone('#fbefdc', 0.08), 9) +
    rect(x - 32, y - 280, 64, 66, light.lit ? '#ffdf8a' : tone('#5d3d2f', 0.08), 4) +
    `<path d="M${n(x - 32)} ${n(y - 280)}h64v66h-64Z" fill="none" stroke="${tone('#fbefdc', 0.08)}" stroke-width="9"/>`
  const silo =
    sheet(`M${n(x + 230)} ${n(y)}v-300a60 60 0 0 1 120 0v300Z`, tone('#cfc9c2', 0.12), 6) +
    stroke([60, 130, 200].map((dy) => `M${n(x + 230)} ${n(y - dy)}h120`).join(''), tone('#aaa49f', 0.12), 5)
  const crops = Array.from({ length: 7 }, (_, i) =>
    stroke(
      `M${n(w * 0.02 + i * 70)} ${n(horizon + 210)}Q${n(w * 0.01 + i * 60)} ${n(horizon + 140)} ${n(w * 0.16 + i * 26)} ${n(horizon + 60)}`,
      tone(i % 2 ? '#d9b65c' : '#e9cb74', 0.2),
      22,
    ),
  ).join('')
  const hay = (hx: number, hy: number, r: number) =>
    circle(hx + 4, hy - r + 8, r, '#2b2233', 0.15) +
    circle(hx, hy - r, r, tone('#e6c063')) +
    stroke(
      `M${n(hx - r * 0.6)} ${n(hy - r)}a${n(r * 0.6)} ${n(r * 0.6)} 0 1 1 ${n(r * 0.6)} ${n(r * 0.6)}M${n(hx - r * 0.3)} ${n(hy - r)}a${n(r * 0.3)} ${n(r * 0.3)} 0 1 1 ${n(r * 0.3)} ${n(r * 0.3)}`,
      tone('#c79b45'),
      5,
    )
  const hen = (hx: number, hy: number, s: number, c: string) =>
    `<g transform="translate(${n(hx)} ${n(hy)}) scale(${s})">${stroke('M-6 -4V16M10 -4V16', tone('#e0913a'), 5)}${sheet('M-46 -50Q-44 -10 0 -6Q36 -8 36 -46Q40 -70 28 -78Q12 -84 8 -60Q-16 -40 -46 -50Z', tone(c), 3)}${path('M18 -80q4 -14 10 -2q8 -8 6 6Z', tone('#c8333f'))}${path('M36 -66l16 6l-16 6Z', tone('#f0a03c'))}${circle(26, -66, 3.5, '#2b2233')}</g>`
  const cow = `<g transform="translate(${n(w * 0.38)} ${n(horizon + 176)}) scale(.9)">${path('M-70 0v-50h18V0ZM40 0v-50h18V0Z', tone('#e8ddd0', 0.1))}${sheet('M-90 -96Q-84 -120 -40 -116H40Q76 -116 76 -80Q76 -40 50 -40H-60Q-90 -44 -90 -96Z', tone('#fdf6ea', 0.1), 4)}${path('M-50 -114q40 -4 44 24q-30 26 -54 0ZM20 -80q30 -20 50 4q-6 34 -34 30Z', tone('#5a4650', 0.1))}${sheet('M64 -124q34 -18 52 10q10 44 -14 50q-34 2 -40 -26Z', tone('#fdf6ea', 0.1), 3)}${ellipse(98, -74, 22, 14, tone('#eab6a8', 0.1))}${circle(82, -104, 4, '#2b2233')}${stroke('M-90 -90q-22 24 -14 56', tone('#e8ddd0', 0.1), 6)}</g>`
  return {
    back:
      opened(stage) +
      sheet(ridge(random, w, horizon - 40, 40, h, 3), tone('#a9c48c', 0.62)) +
      sheet(ridge(random, w, horizon + 40, 12, h, 3), tone('#c3d07f', 0.35)) +
      moved(crops, w * seen(stage, 0, 0.5, 0.18), seen(stage, 0, 0, 20)) +
      nearer(barn, { x, y }, seen(stage, 1, 1.5, 0.6), {
        dx: w * seen(stage, 0, -0.44, -0.56),
        dy: seen(stage, 0, 80, -50),
      }) +
      nearer(silo, { x: x + 290, y }, seen(stage, 1, 0.9, 0.6), {
        dx: w * seen(stage, 0, -0.36, -0.58),
        dy: seen(stage, 0, 10, -50),
      }) +
      sheet(ridge(random, w, horizon + 170, 10, h, 4), tone('#a3c66e', 0.08)) +
      nearer(cow, { x: w * 0.38, y: horizon + 176 }, seen(stage, 1, 0.8, 1.7), {
        dx: w * seen(stage, 0, 0.34, 0.32),
        dy: seen(stage, 0, 10, 90),
        flipped: stage.view === 1,
      }) +
      fence(
        stage,
        w * seen(stage, -0.02, 0.52, -0.02),
        w * seen(stage, 0.58, 1.03, 1.03),
        horizon + seen(stage, 250, 260, 290),
        seen(stage, 110, 110, 140),
        '#c99a66',
      ) +
      sheet(ridge(random, w, horizon + 270, 14, h, 4), tone('#93bc5f')) +
      seen(
        stage,
        winding(stage, w * 0.7, horizon + 276, '#e6cf9c', 0.9),
        winding(stage, w * 0.3, horizon + 276, '#e6cf9c', 0.9),
        '',
      ) +
      hay(w * seen(stage, 0.09, 0.88, 0.05), horizon + 390, seen(stage, 78, 110, 130)) +
      hay(w * seen(stage, 0.2, 0.76, 0.94), horizon + 400, seen(stage, 56, 66, 70)) +
      hen(w * seen(stage, 0.86, 0.2, 0.2), horizon + 400, 0.9, '#fdf6ea') +
      hen(w * seen(stage, 0.93, 0.12, 0.82), horizon + 430, 0.75, '#c98a52') +
      sprinkled(stage, horizon + 320, h - 50, ['#e8695a', '#f6e7c2'], '#74a64d', 22),
    front: meadowEdge(stage, ['#e8695a', '#f4c64a'], '#5f9a4c'),
  }
}
