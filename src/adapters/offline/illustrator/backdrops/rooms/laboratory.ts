import { cupboard } from '../../elements/furniture.ts'
import { room, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { card, circle, ellipse, n, path, rect, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

export const laboratory: BackdropPainter = (stage) => {
  const { width: w, tone, accents } = stage
  const y = skirting(stage)
  const flask = (x: number, s: number, c: string) =>
    `<g transform="translate(${n(x)} 0) scale(${s})">${path('M-14 -130H14V-80L56 -8Q60 0 48 0H-48Q-60 0 -56 -8L-14 -80Z', '#eaf4f4', 0.85)}${path('M-34 -46H34L54 -8Q58 0 46 0H-46Q-58 0 -54 -8Z', c)}${circle(-8, -26, 7, '#fffaf0', 0.6)}${circle(12, -14, 5, '#fffaf0', 0.6)}${rect(-20, -138, 40, 12, '#c9c3bb', 5)}</g>`
  const tubes = `<g transform="translate(250 0)">${card(-90, -44, 180, 20, '#b98a5a', 4, 2)}${[-66, -22, 22, 66].map((x, i) => rect(x - 13, -100, 26, 100, '#eaf4f4', 13) + rect(x - 13, -60 + i * 6, 26, 60 - i * 6, ['#e8695a', '#6aa67f', '#f4b41a', '#9a6fb0'][i] ?? '#e8695a', 13)).join('')}</g>`
  const screen =
    card(w * 0.62, y - 540, 420, 260, tone('#5f6f80'), 14, 8) +
    rect(w * 0.62 + 22, y - 518, 376, 216, tone('#2f5f6b'), 8) +
    stroke(`M${n(w * 0.62 + 40)} ${n(y - 400)}h70l24 -70l40 120l34 -80l20 30h130`, tone('#8fe0b0'), 8) +
    [0, 1, 2]
      .map((i) => circle(w * 0.62 + 330, y - 490 + i * 30, 8, [accents[0], '#f4b41a', '#8fe0b0'][i] ?? '#f4b41a'))
      .join('')
  const robotArm =
    stroke(`M${n(w * 0.93)} ${n(y - 160)}v-110l-90 -70l-50 60`, tone('#e0913a'), 24) +
    circle(w * 0.93, y - 270, 24, tone('#5f6f80')) +
    circle(w * 0.93 - 90, y - 340, 22, tone('#5f6f80')) +
    stroke(`M${n(w * 0.93 - 140)} ${n(y - 280)}l-30 24M${n(w * 0.93 - 140)} ${n(y - 280)}l14 36`, tone('#5f6f80'), 12)
  const shelf =
    rect(w * 0.05, y - 420, w * 0.44, 18, tone('#8fa6ad'), 4) +
    `<g transform="translate(0 ${n(y - 420)})">${flask(w * 0.1, 0.7, accents[0])}${flask(w * 0.18, 0.55, tone('#6aa67f'))}${card(w * 0.23, -80, 70, 80, tone('#f3ece0'), 8, 2)}${flask(w * 0.34, 0.8, tone('#9a6fb0'))}${flask(w * 0.43, 0.6, '#f4b41a')}</g>`
  return {
    back:
      room(stage, '#dbe8e6', '#c3cfd0', 'plain', true) +
      panes(stage, skirting(stage)) +
      roomWindow(stage, w * seen(stage, 0.28, 0.74), y - 700, 420, 190) +
      moved(shelf, w * seen(stage, 0, 0.45)) +
      moved(screen, w * seen(stage, 0, -0.54)) +
      cupboard(stage, w * seen(stage, 0.26, 0.72), y + 50, w * 0.46, 220, '#a9c3cb', 4) +
      card(w * seen(stage, 0.01, 0.47), y - 190, w * 0.5, 28, tone('#f3f0e8'), 6) +
      `<g transform="translate(${n(w * seen(stage, 0.08, 0.54))} ${n(y - 190)})">${flask(0, 1.1, tone('#6db8cc'))}${flask(110, 0.9, accents[0])}${tubes}${`<g transform="translate(470 0)">${card(-50, -18, 110, 18, '#5f6f80', 5, 2)}${stroke('M40 -18q40 -70 -20 -110', '#5f6f80', 16)}${`<g transform="rotate(24 0 -110)">${rect(-18, -170, 36, 110, '#3f5a6b', 10)}${rect(-12, -60, 24, 26, '#e0a83a', 4)}</g>`}</g>`}</g>` +
      cupboard(stage, w * seen(stage, 0.82, 0.2), y + 60, 460, 220, '#c9d6d3', 3) +
      moved(robotArm, w * seen(stage, 0, -0.54)) +
      stroke(`M${n(w * 0.55)} -10v60h240v-60M${n(w * 0.6)} -10v100h300v-100`, tone('#a9b8bb'), 14) +
      ellipse(w / 2, stage.height * 0.87, w * 0.34, 100, tone('#e9efec')) +
      ellipse(w / 2, stage.height * 0.87, w * 0.3, 84, tone('#d3dedd')),
    front: '',
  }
}
