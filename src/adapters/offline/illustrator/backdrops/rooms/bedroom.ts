import { cupboard, picture } from '../../elements/furniture.ts'
import { bunting } from '../../elements/ornaments.ts'
import { room, rug, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { card, circle, glow, n, path, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, nearer, seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

export const bedroom: BackdropPainter = (stage) => {
  const { width: w, identity, tone, accents, light } = stage
  const y = skirting(stage)
  const wall = identity.pick(['#cfe0ea', '#f6dcc9', '#dfe6cc', '#e6d9ea'])
  const bed = `<g transform="translate(${n(w * 0.2)} ${n(y + 90)})">${sheet('M-290 40V-230Q-290 -262 -258 -262Q-226 -262 -226 -230V40Z', tone('#a8744a'), 6)}${card(-240, -70, 540, 130, tone('#c79a68'), 8)}${sheet('M-236 -70Q-236 -130 -190 -130H260Q296 -130 296 -90V-50H-236Z', tone('#fffaf0'), 4)}${sheet('M-60 -150Q100 -166 290 -140Q320 -130 312 20Q120 50 -70 24Z', accents[0], 6)}${[0, 1, 2, 3].map((i) => circle(0 + i * 80, -60 - (i % 2) * 44, 20, accents[1], 0.85)).join('')}${path('M-64 -152Q100 -168 290 -142L292 -112Q100 -136 -66 -120Z', tone('#fbefdc'))}${sheet('M-214 -112Q-220 -176 -150 -172Q-78 -176 -84 -124Q-140 -96 -214 -112Z', tone('#fdf3e2'), 4)}${rect(270, 20, 30, 50, tone('#a8744a'), 5)}</g>`
  const shelf =
    rect(w * 0.74, y - 380, 300, 18, tone('#a8744a'), 4) +
    circle(w * 0.78, y - 412, 32, tone('#c98a52')) +
    circle(w * 0.765, y - 440, 12, tone('#c98a52')) +
    circle(w * 0.795, y - 440, 12, tone('#c98a52')) +
    circle(w * 0.78, y - 406, 13, tone('#f3d9b4')) +
    rect(w * 0.82, y - 460, 24, 80, tone('#b3202c'), 3) +
    rect(w * 0.838, y - 444, 22, 64, tone('#f4b41a'), 3) +
    rect(w * 0.855, y - 470, 26, 90, tone('#3f7ea6'), 3) +
    path(`M${n(w * 0.9)} ${n(y - 380)}v-50l30 -40l30 40v50Z`, accents[1])
  const mobile =
    stroke(
      `M${n(w * 0.2)} -10v150m-90 20q90 -40 180 0M${n(w * 0.2 - 90)} 160v60M${n(w * 0.2)} 140v110M${n(w * 0.2 + 90)} 160v50`,
      tone('#8a7f78'),
      4,
    ) +
    circle(w * 0.2, 270, 24, tone('#f7edcf')) +
    circle(w * 0.2 - 90, 236, 18, accents[0]) +
    circle(w * 0.2 + 90, 226, 18, accents[1])
  const lampGlow = light.lit ? glow([w * 0.42, y - 160, 110, 110], [1.2, 1, 0.8, 0.62, 0.44], '#ffe3a0', 0.06) : ''
  const nightstand =
    card(w * 0.42 - 60, y - 70, 120, 110, tone('#b98a5a'), 6) +
    circle(w * 0.42, y - 14, 9, tone('#f4c64a')) +
    lampGlow +
    rect(w * 0.42 - 7, y - 130, 14, 60, tone('#6b5560')) +
    sheet(`M${n(w * 0.42 - 56)} ${n(y - 118)}l24 -84h64l24 84Z`, light.lit ? '#ffe9b0' : tone('#f9d9a0'), 4)
  return {
    back:
      room(stage, wall, '#d3a878', identity.pick(['stripes', 'dots', 'diamonds'])) +
      rug(stage, accents[0], 0.34) +
      panes(stage, skirting(stage)) +
      roomWindow(stage, w * seen(stage, 0.56, 0.7, 0.44), y - 520, seen(stage, 300, 380, 260), 340, accents[0]) +
      moved(shelf, w * seen(stage, 0, -0.68, -0.16)) +
      picture(stage, w * seen(stage, 0.35, 0.4, 0.88), y - 520, 130, 110, 0) +
      moved(nightstand, w * seen(stage, 0, 0, 0.14)) +
      cupboard(stage, w * seen(stage, 0.86, 0.17, 0.25), y + 40, 320, 250, '#e8d3b0', 2) +
      `<g transform="translate(${n(w * seen(stage, 0.86, 0.17, 0.31))} ${n(y - seen(stage, 210, 210, 1400))})">${rect(-120, -70, 70, 70, tone('#6aa6a0'), 5)}${rect(-44, -60, 60, 60, tone('#e8695a'), 5)}${rect(-86, -132, 60, 62, tone('#f4b41a'), 5)}${circle(80, -44, 44, tone('#3f88b5'))}${stroke('M80 0v-4M46 -60q34 24 70 4', tone('#8fba6c'), 9)}</g>` +
      (stage.bedless
        ? ''
        : nearer(bed, { x: w * 0.2, y: y + 90 }, seen(stage, 1, 1, 1.15), {
            dx: w * seen(stage, 0, 0.5, 0.62),
            dy: seen(stage, 0, 0, 40),
            flipped: stage.view === 2,
          })) +
      moved(mobile, w * seen(stage, 0, 0.3, 0.56)) +
      seen(stage, bunting(stage, w * 0.66, 60, w + 10, 40, 60), bunting(stage, -10, 60, w * 0.34, 50, 60), ''),
    front: '',
  }
}
