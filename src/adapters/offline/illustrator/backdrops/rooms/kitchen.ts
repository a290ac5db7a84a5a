import { houseplant, tableTop } from '../../elements/furniture.ts'
import { room, rug, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { darker } from '../../kit/colour.ts'
import { card, circle, n, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter, Stage } from '../../kit/stage.ts'
import { moved, seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

/** The table where the family eats, laid. */
function dining(stage: Stage, x: number, y: number): string {
  const { tone, accents } = stage
  const stool = (at: number) =>
    rect(at - 52, y - 96, 12, 100, tone('#96643c')) +
    rect(at + 40, y - 96, 12, 100, tone('#96643c')) +
    card(at - 64, y - 110, 128, 22, accents[0], 8, 3)
  const laid =
    card(-150, -50, 74, 50, accents[1], 8, 2) +
    rect(-40, -10, 110, 10, tone('#fbefdc'), 5) +
    sheet('M-26 -10Q-20 -56 20 -58Q56 -56 58 -10Z', tone('#e6b566'), 2) +
    card(120, -58, 44, 58, tone('#f3ece0'), 8, 2)
  return stool(x - 260) + stool(x + 260) + tableTop(stage, x, y, 480, 190, '#c79a68', laid)
}

export const kitchen: BackdropPainter = (stage) => {
  const { width: w, identity, tone, accents } = stage
  const y = skirting(stage)
  const tiles = Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 14 }, (_, i) =>
      rect(i * 112 + 4, y - 360 + row * 56, 104, 48, tone((i + row) % 3 ? '#f6efe2' : '#d3e6e6'), 5),
    ).join(''),
  ).join('')
  const cabinets =
    card(-20, y - 190, w * 0.62, 230, tone(identity.pick(['#7fa9a0', '#a9c3d3', '#d9b27f'])), 6) +
    [0.02, 0.17, 0.32, 0.47]
      .map(
        (k) =>
          rect(w * k, y - 150, w * 0.13, 170, '#fffaf0', 6).replace('/>', ' fill-opacity=".35"/>') +
          circle(w * (k + 0.065), y - 130, 8, tone('#f4c64a')),
      )
      .join('') +
    card(-20, y - 214, w * 0.64, 30, tone('#c79a68'), 6)
  const stove =
    card(w * 0.7, y - 214, 250, 254, tone('#f3ece0'), 10) +
    rect(w * 0.7 + 28, y - 120, 194, 120, tone('#5a5566'), 10) +
    rect(w * 0.7 + 44, y - 104, 162, 88, stage.light.lit ? '#f9b25a' : tone('#7a7486'), 6) +
    [40, 100, 160, 210].map((dx) => circle(w * 0.7 + dx, y - 160, 13, tone('#b3202c'))).join('') +
    sheet(`M${n(w * 0.7 + 50)} ${n(y - 214)}v-80h140v80Z`, accents[0], 4) +
    rect(w * 0.7 + 40, y - 304, 160, 16, darker(accents[0], 0.2), 8) +
    circle(w * 0.7 + 120, y - 312, 12, tone('#f4c64a')) +
    stroke(
      `M${n(w * 0.7 + 90)} ${n(y - 336)}q-16 -30 4 -50t0 -50M${n(w * 0.7 + 150)} ${n(y - 336)}q-16 -30 4 -50t0 -50`,
      '#fffdf6',
      8,
      0.7,
    )
  const shelf =
    rect(w * 0.04, y - 500, w * 0.26, 18, tone('#a8744a'), 4) +
    [0.06, 0.1, 0.14, 0.18, 0.22, 0.26]
      .map(
        (k, i) =>
          card(
            w * k,
            y - 562,
            46,
            62,
            tone(['#e8695a', '#f4c64a', '#8fb556', '#c98a52', '#9cc0b8', '#e58fa6'][i] ?? '#e8695a'),
            10,
            2,
          ) + rect(w * k + 5, y - 576, 36, 16, tone('#fbefdc'), 4),
      )
      .join('')
  const pans =
    stroke(`M${n(w * 0.68)} ${n(y - 520)}H${n(w * 0.95)}`, tone('#6b5560'), 9) +
    [0.71, 0.79, 0.87]
      .map(
        (k, i) =>
          stroke(`M${n(w * k)} ${n(y - 516)}v56`, tone('#6b5560'), 7) +
          circle(w * k, y - 424 - i * 5, 40 - i * 5, tone(i === 1 ? '#c9744a' : '#7a7486')) +
          circle(w * k, y - 424 - i * 5, 30 - i * 5, tone(i === 1 ? '#d98a5c' : '#918ca0')),
      )
      .join('')
  const things =
    `<g transform="translate(${n(w * 0.1)} ${n(y - 214)})">${sheet('M-54 0q-20 -70 54 -72t54 72Z', accents[1], 3)}${circle(-18, -74, 22, tone('#e8695a'))}${circle(20, -76, 22, tone('#8fb556'))}${circle(0, -92, 22, tone('#f2a63c'))}</g>` +
    card(w * 0.2, y - 270, 80, 56, tone('#f3ece0'), 8) +
    houseplant(stage, w * 0.53, y - 214, 150)
  return {
    back:
      room(stage, '#f8e8c8', '#d9b894', 'plain', true) +
      rug(stage, accents[0], 0.3) +
      panes(stage, skirting(stage)) +
      seen(
        stage,
        tiles + roomWindow(stage, w * 0.42, y - 590, 290, 290, accents[0]) + shelf + pans + cabinets + things + stove,
        // The stove is between the cupboards, the table before the other wall.
        tiles +
          roomWindow(stage, w * 0.83, y - 590, 330, 330, accents[1]) +
          moved(pans, -w * 0.61) +
          moved(cabinets, -w * 0.3) +
          moved(cabinets, w * 0.63) +
          moved(stove, -w * 0.34) +
          moved(shelf, w * 0.33) +
          moved(things, w * 0.6),
        roomWindow(stage, w * 0.34, y - 560, 270, 300, accents[0]) +
          moved(shelf, w * 0.47, 40) +
          moved(cabinets, w * 0.66) +
          moved(things, w * 0.64) +
          dining(stage, w * 0.38, y + 100),
      ),
    front: '',
  }
}
