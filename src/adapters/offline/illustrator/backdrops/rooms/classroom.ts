import { cupboard, houseplant, tableTop } from '../../elements/furniture.ts'
import { bunting } from '../../elements/ornaments.ts'
import { room, rug, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { card, circle, n, path, rect, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

export const classroom: BackdropPainter = (stage) => {
  const { width: w, tone, accents } = stage
  const y = skirting(stage)
  const board =
    card(w * 0.28, y - 560, w * 0.46, 330, tone('#a8744a'), 8, 8) +
    rect(w * 0.28 + 20, y - 540, w * 0.46 - 40, 290, tone('#3f6b5c'), 4) +
    stroke(`M${n(w * 0.36)} ${n(y - 330)}l70 -90l60 90M${n(w * 0.36 + 20)} ${n(y - 330)}v-26`, '#fbf6e6', 6, 0.8) +
    stroke(
      `M${n(w * 0.54)} ${n(y - 420)}a44 44 0 1 0 1 0M${n(w * 0.54)} ${n(y - 490)}v30M${n(w * 0.6)} ${n(y - 430)}h24M${n(w * 0.48)} ${n(y - 430)}h-24`,
      '#f9d97a',
      6,
      0.85,
    ) +
    stroke(
      `M${n(w * 0.64)} ${n(y - 300)}q0 -90 30 -120M${n(w * 0.64)} ${n(y - 340)}q26 -20 40 0M${n(w * 0.645)} ${n(y - 370)}q-26 -20 -40 0`,
      '#bfe0b0',
      6,
      0.85,
    ) +
    rect(w * 0.42, y - 240, 90, 14, tone('#fbefdc'), 4)
  const desk = (x: number, s: number) =>
    tableTop(
      stage,
      x,
      y + 110 * s,
      300 * s,
      150 * s,
      '#d9a86c',
      `${rect(-90, -22, 84, 22, '#3f7ea6', 3)}${rect(-80, -42, 74, 20, '#e8695a', 3)}${card(30, -60, 40, 60, '#f4c64a', 6, 2)}${stroke('M40 -60l-8 -36M52 -60l4 -42M62 -60l14 -30', '#b3202c', 6)}`,
    )
  const poster = (x: number, inside: string) => card(x - 80, y - 520, 160, 210, tone('#fffaf0'), 4) + inside
  return {
    back:
      room(stage, '#e9e3c6', '#d3ac7c', 'plain') +
      rug(stage, accents[0], 0.36) +
      panes(stage, skirting(stage)) +
      moved(board, w * seen(stage, 0, -0.16, 0.06)) +
      moved(
        poster(
          w * 0.12,
          Array.from({ length: 9 }, (_, i) =>
            circle(
              w * 0.12 - 46 + (i % 3) * 46,
              y - 470 + Math.floor(i / 3) * 56,
              17,
              tone(['#e8695a', '#f4c64a', '#6aa67f', '#3f88b5', '#9a6fb0'][i % 5] ?? '#e8695a'),
            ),
          ).join(''),
        ),
        w * seen(stage, 0, 0.54, 0.8),
      ) +
      seen(stage, [0.87], [0.84], [0.24])
        .map((k) => roomWindow(stage, w * k, y - 560, seen(stage, 250, 330, 170), 330, accents[0]))
        .join('') +
      moved(cupboard(stage, w * 0.12, y + 40, 300, 200, '#7fa9a0', 3), w * seen(stage, 0, 0.74, 0.74)) +
      `<g transform="translate(${n(w * seen(stage, 0.07, 0.82, 0.82))} ${n(y - 164)})">${circle(0, -60, 54, tone('#5fa9c4'))}${path('M-34 -80q26 -34 50 -8q-10 34 -34 26Z', tone('#8fb56a'))}${stroke('M-58 -36q40 60 104 20M0 -4v10M-36 6h72', tone('#a8744a'), 8)}</g>` +
      houseplant(stage, w * seen(stage, 0.19, 0.94, 0.94), y - 160, 130) +
      seen(stage, desk(w * 0.86, 1.1), [0.1, 0.32].map((k) => desk(w * k, 1)).join(''), desk(w * 0.36, 1)) +
      seen(
        stage,
        bunting(stage, -10, 60, w * 0.5, 50, 70) + bunting(stage, w * 0.5, 50, w + 10, 60, 70),
        '',
        bunting(stage, w * 0.17, 60, w + 10, 50, 90),
      ),
    front: '',
  }
}
