import { ceilingLamp, cupboard, tableTop } from '../../elements/furniture.ts'
import { room, rug, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { card, circle, n, path, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, nearer, seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

export const workshop: BackdropPainter = (stage) => {
  const { width: w, tone, accents } = stage
  const y = skirting(stage)
  const peg = card(w * 0.06, y - 540, w * 0.5, 290, tone('#d3a878'), 8, 7)
  const tool = (x: number, s: string) => `<g transform="translate(${n(w * x)} ${n(y - 500)})">${s}</g>`
  const tools =
    tool(0.12, `${rect(-9, 30, 18, 160, tone('#a8543f'), 6)}${card(-46, 0, 92, 40, tone('#8a8798'), 6, 3)}`) +
    tool(
      0.2,
      `${sheet('M-40 190L-16 0H16L40 190Z', tone('#b5b0b5'), 3)}${rect(-22, -10, 44, 60, tone('#a8744a'), 12)}`,
    ) +
    tool(
      0.29,
      `${stroke('M0 60V190', tone('#7f93a0'), 22)}${stroke('M-24 6q-6 44 24 50q30 -6 24 -50', tone('#7f93a0'), 18)}`,
    ) +
    tool(0.37, `${rect(-8, 60, 16, 130, tone('#b5b0b5'), 3)}${rect(-18, 0, 36, 76, tone('#b3202c'), 10)}`) +
    tool(
      0.46,
      `<circle r="52" cx="0" cy="60" fill="none" stroke="${tone('#e0a83a')}" stroke-width="24"/><circle r="22" cx="0" cy="150" fill="none" stroke="${tone('#e0a83a')}" stroke-width="14"/>`,
    )
  const gear = (x: number, gy: number, r: number, c: string) =>
    Array.from(
      { length: 10 },
      (_, i) =>
        `<g transform="translate(${n(x)} ${n(gy)}) rotate(${i * 36})">${rect(-r * 0.16, -r * 1.2, r * 0.32, r * 0.4, c, 4)}</g>`,
    ).join('') +
    circle(x, gy, r, c) +
    circle(x, gy, r * 0.4, tone('#e9d9bd'))
  const bench = tableTop(
    stage,
    w * 0.3,
    y + 90,
    w * 0.58,
    210,
    '#a8744a',
    `${card(-330, -90, 120, 90, '#c8433a', 8, 3)}${rect(-330, -56, 120, 10, '#8f1722')}${sheet('M-120 0v-40h70v-40h40v80Z', '#7f93a0', 3)}${rect(40, -30, 200, 30, '#d9b27f', 4)}${path('M250 0q-20 -40 10 -60q30 20 10 60Z', '#e6c99a')}${circle(320, -24, 24, '#f4b41a')}`,
  )
  return {
    back:
      room(stage, '#e9d9bd', '#b5a08a', 'bricks', true) +
      rug(stage, tone('#8f7f74'), 0.3) +
      panes(stage, skirting(stage)) +
      moved(peg + tools, w * seen(stage, 0, 0.36, 0.16)) +
      roomWindow(stage, w * seen(stage, 0.75, 0.22, 0.86), y - 560, seen(stage, 280, 380, 240), 320) +
      gear(
        w * seen(stage, 0.92, 0.05, 0.94),
        y - seen(stage, 320, 150, 120),
        seen(stage, 80, 110, 90),
        tone('#c9744a'),
      ) +
      gear(w * seen(stage, 0.985, 0.13, 0.86), y - seen(stage, 430, 60, 50), 56, tone('#e0a83a')) +
      seen(stage, bench, '', moved(bench, w * 0.18)) +
      cupboard(stage, w * seen(stage, 0.84, 0.84, 1.3), y + 60, 340, 260, '#6f8fa0', 2) +
      seen(stage, '', nearer(bench, { x: w * 0.3, y: y + 90 }, 0.86, { dx: w * 0.14 }), '') +
      `<g transform="translate(${n(w * seen(stage, 0.84, 0.84, 1.3))} ${n(y - 200)})">${card(-130, -100, 110, 100, tone('#c99a66'), 5)}${card(0, -70, 120, 70, accents[0], 5)}${circle(60, -96, 28, accents[1])}</g>` +
      ceilingLamp(stage, w * seen(stage, 0.3, 0.62, 0.46), 140, 1.1) +
      Array.from({ length: 9 }, (_, i) =>
        stroke(`M${n(w * (0.1 + i * 0.09))} ${n(y + 280 + (i % 3) * 60)}q10 -14 24 0`, tone('#e6cf9c'), 6),
      ).join(''),
    front: '',
  }
}
