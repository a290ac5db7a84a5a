import { bookcase, ceilingLamp, tableTop } from '../../elements/furniture.ts'
import { room, rug, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { darker, lighter } from '../../kit/colour.ts'
import { card, circle, glow, n, path, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

export const library: BackdropPainter = (stage) => {
  const { width: w, tone, accents, identity } = stage
  const y = skirting(stage)
  const ladder =
    stroke(
      `M${n(w * 0.72)} ${n(y + 30)}L${n(w * 0.77)} ${n(y - 640)}M${n(w * 0.79)} ${n(y + 30)}L${n(w * 0.83)} ${n(y - 640)}`,
      tone('#c79a68'),
      16,
    ) +
    stroke(
      [0.1, 0.25, 0.4, 0.55, 0.7, 0.85]
        .map((k) => `M${n(w * (0.72 + 0.05 * k))} ${n(y + 30 - 670 * k)}H${n(w * (0.79 + 0.04 * k))}`)
        .join(''),
      tone('#b3804f'),
      12,
    )
  const armchair = `<g transform="translate(${n(w * 0.12)} ${n(y + 150)})">${sheet('M-130 0V-230Q-120 -290 0 -290T130 -230V0Z', accents[0], 7)}${card(-110, -120, 220, 90, lighter(accents[0], 0.16), 30, 5)}${card(-160, -150, 66, 160, darker(accents[0], 0.08), 30, 5)}${card(94, -150, 66, 160, darker(accents[0], 0.08), 30, 5)}${[-60, 0, 60].map((x) => circle(x, -210, 8, darker(accents[0], 0.3))).join('')}</g>`
  return {
    back:
      room(stage, '#d9c4a0', '#a8744a', 'plain') +
      rug(stage, accents[1], 0.36) +
      panes(stage, skirting(stage)) +
      bookcase(stage, w * seen(stage, 0.16, 0.5, 0.34), y + 20, seen(stage, 400, 620, 420), 740, 6, '#8a5f3f') +
      roomWindow(
        stage,
        w * seen(stage, 0.5, 0.14, 0.62),
        y - 640,
        seen(stage, 300, 260, 220),
        520,
        identity.chance(0.5) ? accents[1] : '',
        true,
      ) +
      bookcase(
        stage,
        w * seen(stage, 0.85, 0.9, 0.88),
        y + 20,
        seen(stage, 420, 300, 380),
        seen(stage, 740, 420, 740),
        seen(stage, 6, 3, 6),
        '#8a5f3f',
      ) +
      bookcase(stage, w * seen(stage, 0.5, 0.14, 0.62), y + 20, 280, 110, 1, '#8a5f3f') +
      moved(ladder, w * seen(stage, 0, -0.2, -0.5)) +
      moved(armchair, w * seen(stage, 0, 0.74, 0.56)) +
      tableTop(
        stage,
        w * seen(stage, 0.9, 0.16, 0.94),
        y + 190,
        280,
        140,
        '#8a5f3f',
        `${rect(-100, -26, 120, 26, '#b3202c', 4)}${rect(-90, -50, 108, 24, '#2f6b4f', 4)}${rect(-96, -74, 100, 24, '#f4b41a', 4)}${stage.light.lit ? glow([70, -80, 84, 84], [1.2, 1, 0.8, 0.62, 0.44], '#ffe3a0', 0.09) : ''}${rect(64, -60, 10, 60, '#6b5560')}${path('M30 -56l16 -54h46l16 54Z', '#2f6b4f')}`,
      ) +
      seen(stage, [0.33, 0.67], [0.5], [0.5, 0.8])
        .map((k) => ceilingLamp(stage, w * k, 130, 0.9))
        .join(''),
    front: '',
  }
}
