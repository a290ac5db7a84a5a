import { picture } from '../../elements/furniture.ts'
import { room, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { lighter } from '../../kit/colour.ts'
import { card, circle, ellipse, n, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

export const museum: BackdropPainter = (stage) => {
  const { width: w, height: h, tone, accents } = stage
  const y = skirting(stage)
  const dino = `<g transform="translate(${n(w * 0.52)} ${n(y + 40)}) scale(1.05)">${stroke('M-330 -120Q-200 -250 0 -250Q120 -250 180 -350Q220 -420 300 -430', tone('#f3e6cc'), 24)}${stroke(Array.from({ length: 9 }, (_, i) => `M${n(-170 + i * 36)} -240q-10 60 6 ${n(110 - Math.abs(i - 4) * 12)}`).join(''), tone('#f3e6cc'), 13)}${stroke('M-130 -150L-150 -70L-120 -6M70 -150L90 -70L60 -6M-60 -150L-70 -60L-40 -6M120 -190L150 -80L130 -6', tone('#e6d6b8'), 18)}${sheet('M280 -470Q360 -490 410 -440L400 -408Q340 -390 286 -400Z', tone('#f3e6cc'), 4)}${circle(326, -444, 13, tone('#6b5a58'))}${stroke('M330 -404v16M352 -404v16M374 -406v16', tone('#fffaf0'), 7)}${stroke(Array.from({ length: 8 }, (_, i) => `M${n(-300 + i * 40)} ${n(-150 - Math.sin(i / 3.2) * 104)}l-6 -28`).join(''), tone('#f3e6cc'), 10)}</g>`
  const plinth = card(w * 0.24, y + 24, w * 0.56, 50, tone('#c9b79f'), 6)
  const vase = (x: number, c: string) =>
    card(x - 60, y - 110, 120, 190, tone('#f3e9d8'), 5) +
    `<g transform="translate(${n(x)} ${n(y - 110)})">${sheet('M-22 0Q-56 -40 -46 -90Q-40 -120 -18 -130V-150H18V-130Q40 -120 46 -90Q56 -40 22 0Z', c, 4)}${stroke('M-44 -76H44M-36 -50H36', lighter(c, 0.5), 8)}</g>`
  const ropes = [0.16, 0.38, 0.62, 0.84]
    .map(
      (k, i) =>
        rect(w * k - 7, y + 60, 14, 110, tone('#e0a83a'), 4) +
        circle(w * k, y + 56, 15, tone('#f4c64a')) +
        (i < 3 ? stroke(`M${n(w * k)} ${n(y + 74)}q${n(w * 0.11)} 70 ${n(w * 0.22)} 0`, tone('#b3202c'), 10) : ''),
    )
    .join('')
  return {
    back:
      room(stage, '#e3d3bf', '#c9b18f', 'plain', true) +
      panes(stage, skirting(stage)) +
      [0.04, 0.96]
        .map(
          (k) =>
            rect(w * k - 50, 0, 100, y, tone('#f3e9d8')) +
            stroke(`M${n(w * k - 20)} 60V${n(y - 60)}M${n(w * k + 20)} 60V${n(y - 60)}`, tone('#d9cab4'), 7) +
            card(w * k - 74, y - 50, 148, 52, tone('#f8f0e2'), 4),
        )
        .join('') +
      roomWindow(stage, w * seen(stage, 0.5, 0.2), 60, 330, 330, '', true) +
      picture(
        stage,
        w * seen(stage, 0.2, 0.48),
        seen(stage, 150, 250),
        seen(stage, 220, 300),
        seen(stage, 170, 230),
        0,
      ) +
      picture(stage, w * 0.8, 150, 200, 180, 2) +
      picture(stage, w * 0.82, 380, 140, 130, 1) +
      seen(stage, [0.12, 0.88], [0.62, 0.88])
        .map((k, i) => vase(w * k, i ? tone('#3f7ea6') : accents[0]))
        .join('') +
      nearer(plinth + dino, { x: w * 0.52, y: y + 74 }, seen(stage, 1, 0.72), { dx: w * seen(stage, 0, -0.26) }) +
      ropes +
      ellipse(w / 2, h * 0.88, w * 0.4, 110, tone('#b3544a')) +
      ellipse(w / 2, h * 0.88, w * 0.37, 96, tone('#c8695a')),
    front: '',
  }
}
