import { bench } from '../../elements/street-furniture.ts'
import { pine } from '../../elements/trees.ts'
import { card, circle, n, path, rect, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, seen } from '../../kit/view.ts'
import { cobbles, opened } from './square.ts'

export const station: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, tone, accents, light } = stage
  const roof =
    path(
      `M-10 -10H${w + 10}V180Q${n(w * 0.75)} 60 ${n(w * 0.5)} 170Q${n(w * 0.25)} 60 -10 180Z`,
      tone('#8a4f4a', 0.06),
    ) +
    Array.from({ length: 18 }, (_, i) => {
      const x = (i / 17) * w
      return path(
        `M${n(x - 44)} ${n(170 - Math.abs(Math.sin((x / w) * Math.PI * 2)) * 80)}h88v34l-22 -10l-22 10l-22 -10l-22 10Z`,
        tone('#fbefdc', 0.06),
      )
    }).join('')
  const posts = seen(stage, [0.06, 0.5, 0.94], [0.5])
    .map(
      (k) =>
        rect(w * k - 13, 120, 26, horizon + 270, tone('#4f6f66', 0.04)) +
        stroke(`M${n(w * k)} 250q-100 -10 -120 -110M${n(w * k)} 250q100 -10 120 -110`, tone('#4f6f66', 0.04), 11) +
        rect(w * k - 24, horizon + 350, 48, 40, tone('#3f5a53'), 4),
    )
    .join('')
  const clock =
    circle(w * 0.73, 320, 66, tone('#4f6f66')) +
    circle(w * 0.73, 320, 54, tone('#fffaf0')) +
    stroke(`M${n(w * 0.73)} 320v-36M${n(w * 0.73)} 320l26 14`, '#2b2233', 7) +
    rect(w * 0.73 - 6, 170, 12, 90, tone('#4f6f66'))
  const carriage = (x: number) =>
    sheet(`M${n(x)} ${n(horizon + 250)}v-190q0 -30 30 -30h470q30 0 30 30v190Z`, accents[0], 7) +
    rect(x, horizon + 170, 530, 16, tone('#f4c95d')) +
    [30, 150, 290, 410]
      .map((dx) => rect(x + dx, horizon + 70, 90, 84, light.lit ? '#ffe3a0' : tone('#bfe0ea'), 8))
      .join('') +
    [80, 200, 330, 450]
      .map(
        (dx) => circle(x + dx, horizon + 256, 34, tone('#4a4656')) + circle(x + dx, horizon + 256, 14, tone('#b5a795')),
      )
      .join('')
  const engine = `<g transform="translate(${n(w * 0.16)} ${n(horizon + 256)})">${sheet('M-150 -20V-150H90V-20Z', tone('#3f5a6b'), 6)}${sheet('M90 -20V-230H200V-20Z', accents[0], 6)}${rect(112, -204, 66, 70, light.lit ? '#ffe3a0' : tone('#bfe0ea'), 6)}${rect(78, -250, 134, 24, tone('#4a4656'), 8)}${sheet('M-126 -150V-220H-146L-128 -250H-76L-58 -220H-78V-150Z', tone('#4a4656'), 4)}${path('M-40 -150a32 32 0 0 1 64 0Z', tone('#f4c64a'))}${circle(-150, -90, 24, tone('#f4c64a'))}${path('M-150 -20L-210 14H-120Z', tone('#b3202c'))}${[-90, 0, 140].map((x) => circle(x, -6, 44, tone('#b3202c')) + circle(x, -6, 30, tone('#4a4656')) + circle(x, -6, 11, tone('#f4c64a'))).join('')}${circle(-104, -310, 40, tone('#fdfaf2'), 0.85)}${circle(-50, -370, 56, tone('#fdfaf2'), 0.75)}${circle(30, -420, 68, tone('#fdfaf2'), 0.6)}</g>`
  const luggage =
    card(w * 0.82, horizon + 380, 150, 96, tone('#a8704a'), 10) +
    card(w * 0.835, horizon + 310, 118, 72, accents[1], 8) +
    stroke(`M${n(w * 0.82 + 50)} ${n(horizon + 380)}q24 -26 48 0`, tone('#6b4a36'), 8)
  return {
    back:
      opened(stage) +
      sheet(ridge(stage.random, w, horizon + 20, 30, h, 4), tone('#a5c19b', 0.55)) +
      Array.from({ length: 7 }, (_, i) => pine(stage, (i / 6) * w, horizon + 90, 170, 0.45)).join('') +
      rect(0, horizon + 250, w, 120, tone('#a39a97')) +
      stroke(`M0 ${n(horizon + 296)}H${w}`, tone('#6f6a74'), 10) +
      seen(
        stage,
        carriage(w * 0.34) + carriage(w * 0.71) + engine,
        carriage(w * -0.16) + carriage(w * 0.21) + moved(engine, w * 0.62),
      ) +
      cobbles(stage, horizon + 350, '#d9c7a8') +
      rect(0, horizon + 350, w, 16, tone('#f4c95d')) +
      roof +
      posts +
      moved(clock, w * seen(stage, 0, -0.46)) +
      moved(luggage, w * seen(stage, 0, -0.78)) +
      bench(stage, w * seen(stage, 0.16, 0.82), horizon + 470, 250),
    front: '',
  }
}
