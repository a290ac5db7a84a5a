import { houseplant } from '../../elements/furniture.ts'
import { room, rug, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { darker, lighter } from '../../kit/colour.ts'
import { card, circle, ellipse, n, path, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter, Stage } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

/** Tiles up to a border, at half the height of the wall. */
function tiles({ width: w, tone }: Stage, y: number): string {
  const top = y - 400
  const [white, blue, grout] = [tone('#f4f4ea'), tone('#cfe3e4'), tone('#dfe3dc')]
  let laid = rect(-10, top, w + 20, 400, grout)
  for (let row = 0; row < 5; row++)
    for (let i = -1; i * 92 < w + 92; i++)
      laid += rect(i * 92 + (row % 2) * 46 + 3, top + 22 + row * 76, 86, 70, (i * 3 + row * 2) % 7 ? white : blue, 5)
  return laid + rect(-10, top - 10, w + 20, 34, tone('#8fbcc0'), 4)
}

/** A basin on its foot, a mirror and a shelf with a cup of toothbrushes above it. */
function basin({ tone, accents }: Stage, x: number, y: number): string {
  const white = tone('#fbf6ec')
  return (
    circle(x, y - 480, 108, tone('#c79a68')) +
    circle(x, y - 480, 92, tone('#d7ecef')) +
    stroke(`M${n(x - 50)} ${n(y - 470)}l70 -76M${n(x - 14)} ${n(y - 440)}l56 -60`, '#ffffff', 11, 0.55) +
    card(x - 110, y - 330, 220, 18, tone('#c79a68'), 6, 4) +
    sheet(`M${n(x + 40)} ${n(y - 330)}l-6 -52h48l-6 52Z`, accents[1], 3) +
    stroke(`M${n(x + 50)} ${n(y - 370)}l-14 -62M${n(x + 66)} ${n(y - 370)}l14 -58`, accents[0], 9) +
    rect(x - 86, y - 366, 60, 36, tone('#e9b3a8'), 10) +
    sheet(`M${n(x - 34)} ${n(y + 40)}l14 -190h40l14 190Z`, darker(white, 0.08), 4) +
    stroke(`M${n(x)} ${n(y - 206)}v-40q0 -22 24 -22t24 16`, tone('#8fa0ab'), 14) +
    sheet(
      `M${n(x - 130)} ${n(y - 208)}H${n(x + 130)}Q${n(x + 116)} ${n(y - 118)} ${n(x + 30)} ${n(y - 112)}H${n(x - 30)}Q${n(x - 116)} ${n(y - 118)} ${n(x - 130)} ${n(y - 208)}Z`,
      white,
      5,
    ) +
    rect(x - 140, y - 222, 280, 22, lighter(white, 0.5), 10)
  )
}

function towels({ tone, accents }: Stage, x: number, y: number): string {
  const towel = (dx: number, long: number, colour: string) =>
    sheet(`M${n(x + dx)} ${n(y - 330)}h84v${long}h-84Z`, colour, 4) +
    rect(x + dx, y - 330 + long - 40, 84, 14, lighter(colour, 0.5))
  return (
    rect(x - 130, y - 342, 260, 14, tone('#8fa0ab'), 7) + towel(-108, 170, accents[0]) + towel(16, 140, tone('#f6e3b8'))
  )
}

function laundry({ tone }: Stage, x: number, y: number): string {
  const straw = tone('#d3a86c')
  const weave = [0, 1, 2, 3, 4].map((i) => `M${n(x - 78 + i * 3)} ${n(y - 20 - i * 32)}H${n(x + 78 - i * 3)}`).join('')
  return (
    ellipse(x, y + 34, 100, 14, '#2b2233', 0.14) +
    path(`M${n(x - 60)} ${n(y - 150)}q30 -50 66 -26q40 -30 62 26Z`, tone('#e9b3a8')) +
    sheet(`M${n(x - 74)} ${n(y - 150)}H${n(x + 74)}L${n(x + 88)} ${n(y + 34)}H${n(x - 88)}Z`, straw, 5) +
    stroke(weave, darker(straw, 0.14), 5)
  )
}

/** Where there is a bathtub at home. */
export const bathroom: BackdropPainter = (stage) => {
  const { width: w, identity, accents } = stage
  const y = skirting(stage)
  const wall = identity.pick(['#f1dcc9', '#d8e6ea', '#e6e2d0'])
  return {
    back:
      room(stage, wall, '#d9d2c2', 'plain', true) +
      rug(stage, accents[0], 0.3) +
      panes(stage, skirting(stage)) +
      tiles(stage, y) +
      roomWindow(stage, w * seen(stage, 0.5, 0.74, 0.3), y - 720, 250, 250, accents[1]) +
      basin(stage, w * seen(stage, 0.8, 0.3, 0.68), y + 30) +
      towels(stage, w * seen(stage, 0.22, 0.52, 0.92), y - 10) +
      laundry(stage, w * seen(stage, 0.94, 0.9, 0.08), y + 60) +
      houseplant(stage, w * seen(stage, 0.06, 0.68, 0.48), y + 50, 250),
    front: '',
  }
}
