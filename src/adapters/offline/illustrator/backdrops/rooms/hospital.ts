import { ceilingLamp, cupboard, houseplant } from '../../elements/furniture.ts'
import { room, rug, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { card, circle, n, path, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

export const hospital: BackdropPainter = (stage) => {
  const { width: w, tone, accents } = stage
  const y = skirting(stage)
  const bed = `<g transform="translate(${n(w * 0.24)} ${n(y + 110)})">${stroke('M-280 40V-210M290 40V-120', tone('#a9bcc3'), 16)}${stroke('M-280 -200H-270M-280 -140h0', tone('#a9bcc3'), 10)}${card(-280, -60, 570, 40, tone('#c9d6da'), 8)}${sheet('M-270 -60Q-274 -120 -230 -120H270Q290 -110 288 -60Z', tone('#fffdf8'), 4)}${sheet('M-70 -140Q100 -156 284 -130L292 -20Q100 0 -76 -20Z', tone('#9fcbc4'), 5)}${path('M-72 -140Q100 -156 284 -130L286 -100Q100 -124 -74 -108Z', tone('#fffdf8'))}${sheet('M-256 -110Q-262 -166 -190 -164Q-120 -166 -122 -118Q-190 -94 -256 -110Z', tone('#ffffff'), 4)}${circle(-250, 56, 20, tone('#6b7a86'))}${circle(260, 56, 20, tone('#6b7a86'))}</g>`
  const monitor =
    stroke(`M${n(w * 0.5)} ${n(y + 60)}V${n(y - 200)}M${n(w * 0.5 - 50)} ${n(y + 64)}h100`, tone('#a9bcc3'), 12) +
    card(w * 0.5 - 90, y - 330, 180, 140, tone('#7f93a0'), 12) +
    rect(w * 0.5 - 74, y - 314, 148, 92, tone('#2f5f6b'), 6) +
    stroke(`M${n(w * 0.5 - 64)} ${n(y - 264)}h36l14 -34l20 60l16 -40l10 14h32`, '#8fe0b0', 5)
  const heart = path(
    `M${n(w * 0.82)} ${n(y - 400)}q-110 -70 -70 -130q44 -44 70 10q26 -54 70 -10q40 60 -70 130Z`,
    tone('#e08a8f'),
  )
  return {
    back:
      room(stage, '#d9ebe6', '#d3d9d3', 'plain', true) +
      rug(stage, tone('#9fcbc4'), 0.32) +
      panes(stage, skirting(stage)) +
      rect(0, y - 260, w, 26, tone('#9fcbc4')) +
      roomWindow(stage, w * seen(stage, 0.3, 0.66), y - 600, 320, 300, tone('#f6dcc9')) +
      moved(card(w * 0.72, y - 570, 300, 220, tone('#fffaf0'), 8) + heart, w * seen(stage, 0, -0.48)) +
      moved(bed, w * seen(stage, 0, 0.5)) +
      moved(monitor, w * seen(stage, 0, -0.06)) +
      cupboard(stage, w * seen(stage, 0.84, 0.17), y + 60, 330, 240, '#fffaf0', 2) +
      `<g transform="translate(${n(w * seen(stage, 0.8, 0.13))} ${n(y - 180)})">${rect(-90, -70, 60, 70, accents[0], 8)}${rect(-14, -90, 50, 90, tone('#6db8cc'), 8)}${rect(-4, -106, 30, 18, tone('#fffaf0'), 4)}</g>` +
      houseplant(stage, w * seen(stage, 0.93, 0.25), y - 180, 140) +
      [0.1, 0.16, 0.22]
        .map(
          (k, i) =>
            circle(
              w * k * 0.6 + 20,
              170 + i * 50,
              40,
              [accents[0], tone('#f4b41a'), tone('#6db8cc')][i] ?? accents[0],
            ) + stroke(`M${n(w * k * 0.6 + 20)} ${n(212 + i * 50)}q10 100 -20 ${n(220 - i * 40)}`, tone('#a9bcc3'), 3),
        )
        .join('') +
      ceilingLamp(stage, w * 0.56, 110, 0.9),
    front: '',
  }
}
