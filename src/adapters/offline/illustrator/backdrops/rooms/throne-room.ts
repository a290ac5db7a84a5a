import { room, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { card, circle, n, path, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

export const throneRoom: BackdropPainter = (stage) => {
  const { width: w, height: h, tone, accents } = stage
  const y = skirting(stage)
  const banner = (x: number, c: string) =>
    sheet(`M${n(x - 60)} 100h120v330l-60 -56l-60 56Z`, c, 6) +
    rect(x - 74, 88, 148, 18, tone('#e0a83a'), 8) +
    path(`M${n(x)} 190l16 34l36 4l-26 26l6 36l-32 -18l-32 18l6 -36l-26 -26l36 -4Z`, tone('#f4c64a'))
  const throne = `<g transform="translate(${n(w * 0.5)} ${n(y + 20)})">${[0, 1, 2].map((i) => card(-260 - i * 60, -40 + i * 34, 520 + i * 120, 36, tone(i % 2 ? '#cdbb9c' : '#dccbb0'), 5, 3)).join('')}${sheet('M-130 -40V-400Q-130 -450 -90 -450Q-60 -540 0 -560Q60 -540 90 -450Q130 -450 130 -400V-40Z', tone('#e0a83a'), 8)}${path('M-96 -60V-390Q-60 -480 0 -500Q60 -480 96 -390V-60Z', tone('#b3202c'))}${[-40, 0, 40].map((x, i) => circle(x, -330 + (i % 2) * 50, 11, tone('#f4c64a'))).join('')}${card(-150, -190, 60, 150, tone('#e0a83a'), 20, 4)}${card(90, -190, 60, 150, tone('#e0a83a'), 20, 4)}${card(-96, -140, 192, 70, tone('#c8433a'), 24, 4)}${circle(0, -528, 22, tone('#3f88b5'))}</g>`
  const column = (x: number) =>
    rect(x - 52, 0, 104, y + 10, tone('#efe3cd')) +
    stroke(`M${n(x - 22)} 80V${n(y - 50)}M${n(x + 22)} 80V${n(y - 50)}`, tone('#d6c6aa'), 8) +
    card(x - 76, y - 44, 152, 60, tone('#f8efdf'), 5) +
    card(x - 76, 0, 152, 60, tone('#e0a83a'), 5)
  return {
    back:
      room(stage, '#d9c3b8', '#cbb294', 'diamonds', true) +
      panes(stage, skirting(stage)) +
      seen(stage, [0.24, 0.76], [0.1, 0.28, 0.46])
        .map((k) => roomWindow(stage, w * k, 150, 200, 430, '', true))
        .join('') +
      seen(stage, [0.37, 0.63], [0.64, 0.92])
        .map((k) => banner(w * k, accents[0]))
        .join('') +
      nearer(
        sheet(
          `M${n(w * 0.38)} ${n(y + 80)}H${n(w * 0.62)}L${n(w * 0.8)} ${h + 10}H${n(w * 0.2)}Z`,
          tone('#b3202c'),
          5,
        ) +
          stroke(
            `M${n(w * 0.395)} ${n(y + 80)}L${n(w * 0.225)} ${h}M${n(w * 0.605)} ${n(y + 80)}L${n(w * 0.775)} ${h}`,
            tone('#f4c64a'),
            12,
          ) +
          throne,
        { x: w * 0.5, y: y + 80 },
        1,
        { dx: w * seen(stage, 0, 0.28) },
      ) +
      seen(stage, [0.1, 0.9], [0.37])
        .map((k) => column(w * k))
        .join('') +
      seen(stage, [0.24, 0.76], [0.2])
        .map(
          (k) =>
            rect(w * k - 8, y - 130, 16, 190, tone('#e0a83a'), 4) +
            [-34, 0, 34]
              .map(
                (dx) =>
                  rect(w * k + dx - 7, y - 190 + Math.abs(dx) * 0.6, 14, 50, tone('#fffaf0'), 4) +
                  (stage.light.lit ? circle(w * k + dx, y - 206 + Math.abs(dx) * 0.6, 40, '#ffe3a0', 0.3) : '') +
                  path(`M${n(w * k + dx)} ${n(y - 226 + Math.abs(dx) * 0.6)}q14 20 0 34q-14 -14 0 -34Z`, '#f9a03c'),
              )
              .join('') +
            stroke(`M${n(w * k - 34)} ${n(y - 126)}q34 40 68 0`, tone('#e0a83a'), 10),
        )
        .join(''),
    front: [-1, 1]
      .map((side) =>
        sheet(
          side < 0 ? `M-10 -10H170Q150 260 -10 420Z` : `M${w + 10} -10H${w - 170}Q${w - 150} 260 ${w + 10} 420Z`,
          accents[1],
          7,
        ),
      )
      .join(''),
  }
}
