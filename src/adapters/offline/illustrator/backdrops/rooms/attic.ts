import { bookcase } from '../../elements/furniture.ts'
import { bunting } from '../../elements/ornaments.ts'
import { room, rug, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { darker } from '../../kit/colour.ts'
import { card, circle, n, path, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

export const attic: BackdropPainter = (stage) => {
  const { width: w, height: h, tone, accents } = stage
  const y = skirting(stage)
  const slope = (side: 1 | -1) => {
    const x = (k: number) => (side < 0 ? w * k : w * (1 - k))
    return (
      sheet(`M${n(x(-0.02))} -10H${n(x(0.36))}L${n(x(-0.02))} ${n(y - 120)}Z`, tone('#a8784f'), 8) +
      stroke(
        [0.1, 0.2, 0.3].map((k) => `M${n(x(k))} -10L${n(x(-0.02))} ${n((k + 0.02) * (y - 120) * 2.6)}`).join(''),
        tone('#8a5f3f'),
        6,
      )
    )
  }
  const trunk = (x: number, s: number, c: string) =>
    card(x - 120 * s, y + 60 - 120 * s, 240 * s, 130 * s, tone(c), 8) +
    sheet(`M${n(x - 124 * s)} ${n(y + 60 - 116 * s)}q0 -70 124 -70t${n(124 * s)} 70Z`, darker(tone(c), 0.1), 4) +
    rect(x - 20 * s, y + 60 - 134 * s, 40 * s, 46 * s, tone('#f4c64a'), 5)
  const web = stroke(
    `M${n(w * 0.86)} 120L${n(w + 10)} 60M${n(w * 0.88)} 200L${n(w + 10)} 180M${n(w * 0.84)} 60L${n(w)} -10M${n(w * 0.9)} 60q4 60 30 110M${n(w * 0.95)} 40q0 60 20 120`,
    '#fffaf0',
    3,
    0.6,
  )
  const mannequin = `<g transform="translate(${n(w * 0.66)} ${n(y + 60)})">${stroke('M0 0V-120M-50 0L0 -40L50 0', tone('#7f5336'), 10)}${sheet('M-56 -120Q-40 -200 -66 -270Q-20 -310 0 -312Q20 -310 66 -270Q40 -200 56 -120Q0 -100 -56 -120Z', accents[0], 6)}${circle(0, -326, 13, tone('#7f5336'))}</g>`
  return {
    back:
      room(stage, '#d9b98c', '#b98a5a', 'planks') +
      rug(stage, accents[1], 0.32) +
      panes(stage, skirting(stage)) +
      roomWindow(
        stage,
        w * seen(stage, 0.5, 0.68),
        y - seen(stage, 600, 560),
        seen(stage, 260, 220),
        seen(stage, 300, 280),
        '',
        true,
      ) +
      path(
        `M${n(w * 0.42)} ${n(y - 240)}L${n(w * 0.3)} ${n(h * 0.9)}H${n(w * 0.76)}L${n(w * 0.58)} ${n(y - 240)}Z`,
        '#fff3cf',
        0.14,
      ) +
      slope(-1) +
      seen(stage, slope(1), '') +
      rect(0, 96, w, 40, tone('#8a5f3f'), 6) +
      web +
      bookcase(
        stage,
        w * seen(stage, 0.29, 0.88),
        y + 30,
        seen(stage, 220, 320),
        seen(stage, 300, 480),
        seen(stage, 3, 4),
        '#8a5f3f',
      ) +
      moved(mannequin, w * seen(stage, 0, -0.24)) +
      trunk(w * seen(stage, 0.14, 0.1), 1.1, '#9a6640') +
      trunk(w * seen(stage, 0.87, 0.26), seen(stage, 1.3, 1), '#7f5f6a') +
      card(w * seen(stage, 0.76, 0.52), y - 230, 120, 100, tone('#c99a66'), 5) +
      `<g transform="translate(${n(w * 0.12)} ${n(y - 130)})">${circle(0, -60, 60, tone('#6db0c4'))}${path('M-40 -80q30 -40 60 -10q-10 40 -40 30ZM10 -40q30 -10 36 14q-20 24 -36 10Z', tone('#8fb56a'))}${stroke('M-66 -20q66 66 130 0M0 0v40M-40 40h80', tone('#a8744a'), 9)}</g>` +
      card(w * seen(stage, 0.4, 0.58), y - 60, 120, 90, tone('#c99a66'), 5) +
      bunting(stage, w * 0.24, 190, w * 0.76, 190, 70, 'bulbs'),
    front: '',
  }
}
