import { tableTop } from '../../elements/furniture.ts'
import { room, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { lighter } from '../../kit/colour.ts'
import { card, circle, glow, n, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

export const train: BackdropPainter = (stage) => {
  const { width: w, tone, accents, light } = stage
  const y = skirting(stage)
  const seat = (x: number, flip: 1 | -1) =>
    `<g transform="translate(${n(x)} ${n(y + 110)}) scale(${flip} 1)">${sheet('M-110 0V-270Q-110 -310 -70 -310Q-34 -310 -34 -270V-110H120Q150 -110 150 -76V0Z', accents[0], 7)}${card(-40, -126, 186, 50, lighter(accents[0], 0.16), 20, 4)}${rect(-104, -290, 64, 50, tone('#fbefdc'), 14)}${rect(-90, 0, 24, 50, tone('#6b5560'))}${rect(110, 0, 24, 50, tone('#6b5560'))}</g>`
  const rack =
    rect(0, 150, w, 14, tone('#e0a83a'), 4) +
    [0.1, 0.36, 0.6, 0.84]
      .map(
        (k, i) =>
          card(w * k - 80, 62, 150, 88, tone(['#a8704a', '#3f7ea6', '#b3544a', '#6aa67f'][i] ?? '#a8704a'), 12) +
          stroke(`M${n(w * k - 30)} 62q24 -26 50 0`, tone('#6b4a36'), 8),
      )
      .join('')
  const windows = seen(stage, [0.2, 0.5, 0.8], [0.5, 0.85])
  const sliding =
    card(w * 0.04, y - 620, w * 0.2, 630, tone('#8f4a40'), 8) +
    rect(w * 0.07, y - 570, w * 0.14, 260, tone('#cfe6ee'), 12) +
    rect(w * 0.2, y - 260, 14, 90, tone('#e0a83a'), 6)
  return {
    back:
      room(stage, '#b5604f', '#a8845f', 'planks') +
      panes(stage, skirting(stage)) +
      rect(0, y - 200, w, 200, tone('#8f4a40')) +
      windows.map((k) => card(w * k - 190, 216, 380, 400, tone('#e0a83a'), 30)).join('') +
      windows.map((k) => roomWindow(stage, w * k, 240, 330, 350, tone('#f3d9a4'))).join('') +
      rack +
      Array.from(
        { length: 3 },
        (_, i) =>
          (light.lit ? glow([w * (0.35 + i * 0.3), 220, 84, 84], [1.2, 1, 0.8, 0.62, 0.44], '#ffe3a0', 0.08) : '') +
          circle(w * (0.35 + i * 0.3), 220, 26, light.lit ? '#fff0bd' : tone('#fffaf0')) +
          rect(w * (0.35 + i * 0.3) - 16, 176, 32, 24, tone('#e0a83a'), 5),
      ).join('') +
      seat(w * seen(stage, 0.12, 0.3), 1) +
      seat(w * seen(stage, 0.88, 0.7), -1) +
      seen(stage, '', sliding) +
      tableTop(
        stage,
        w * 0.5,
        y + 90,
        260,
        130,
        '#a8744a',
        `${card(-70, -46, 50, 46, '#fbefdc', 8, 2)}${stroke('M-20 -34q24 4 0 24', '#fbefdc', 7)}${rect(10, -20, 80, 20, '#3f7ea6', 4)}`,
      ) +
      sheet(
        `M${n(w * 0.3)} ${n(y + 150)}H${n(w * 0.7)}L${n(w * 0.86)} ${stage.height + 10}H${n(w * 0.14)}Z`,
        tone('#2f6b4f'),
        4,
      ) +
      stroke(
        `M${n(w * 0.32)} ${n(y + 150)}L${n(w * 0.17)} ${stage.height}M${n(w * 0.68)} ${n(y + 150)}L${n(w * 0.83)} ${stage.height}`,
        tone('#f4c64a'),
        9,
      ),
    front: '',
  }
}
