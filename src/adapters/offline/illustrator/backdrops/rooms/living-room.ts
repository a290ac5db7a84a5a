import { bookcase, ceilingLamp, houseplant, picture } from '../../elements/furniture.ts'
import { room, rug, skirting } from '../../elements/room.ts'
import { roomWindow } from '../../elements/room-window.ts'
import { isBehindSomebody } from '../../kit/clear.ts'
import { darker, lighter } from '../../kit/colour.ts'
import { card, circle, glow, n, path, rect, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, nearer, seen } from '../../kit/view.ts'
import { panes } from '../../light/staging.ts'

export const livingRoom: BackdropPainter = (stage) => {
  const { width: w, identity, tone, accents, light } = stage
  const y = skirting(stage)
  const x = w * 0.24
  const aside = seen(stage, 0, 0.54, 0.06)
  // Nobody stands in the fire.
  const burns = stage.view !== 2 && !isBehindSomebody(stage, x + w * aside, 150)
  const fire =
    card(x - 190, y - 330, 380, 360, tone('#e6d3bd'), 8) +
    Array.from({ length: 12 }, (_, i) =>
      rect(
        x - 176 + (i % 3) * 122 + (Math.floor(i / 3) % 2) * 20,
        y - 310 + Math.floor(i / 3) * 84,
        90,
        50,
        tone('#d3b79c'),
        8,
      ),
    ).join('') +
    path(`M${n(x - 110)} ${n(y + 30)}v-170a110 100 0 0 1 220 0v170Z`, tone('#5a4046')) +
    glow([x, y - 50, 82, 82], [1.2, 0.9, 0.6], '#f9b25a', 0.13) +
    path(`M${n(x)} ${n(y - 150)}q80 70 56 130t-112 0q-20 -50 14 -80q0 30 16 34q-6 -50 26 -84Z`, '#ee7f35') +
    path(`M${n(x + 4)} ${n(y - 90)}q40 40 26 80t-58 0q-8 -30 32 -80Z`, '#fbd165') +
    rect(x - 80, y + 4, 160, 24, tone('#86573a'), 10) +
    card(x - 220, y - 352, 440, 30, tone('#a8744a'), 6) +
    circle(x - 130, y - 388, 34, tone('#fffaf0')) +
    stroke(`M${n(x - 130)} ${n(y - 388)}v-20M${n(x - 130)} ${n(y - 388)}h14`, tone('#5a4650'), 5) +
    rect(x + 20, y - 410, 22, 58, tone('#f7edcf'), 4) +
    path(`M${n(x + 31)} ${n(y - 440)}q14 18 0 30q-14 -12 0 -30Z`, '#f9a03c') +
    houseplant(stage, x + 130, y - 352, 100)
  const sofa = `<g transform="translate(${n(w * 0.75)} ${n(y + 90)})">${rect(-230, 10, 30, 50, tone('#86573a'), 5)}${rect(210, 10, 30, 50, tone('#86573a'), 5)}${sheet('M-220 20V-180Q-220 -220 -170 -220H180Q230 -220 230 -180V20Z', accents[0], 7)}${stroke('M5 -210V-80', darker(accents[0], 0.2), 5)}${card(-210, -90, 216, 96, lighter(accents[0], 0.12), 24, 5)}${card(4, -90, 216, 96, lighter(accents[0], 0.12), 24, 5)}${card(-270, -130, 76, 170, darker(accents[0], 0.06), 32, 5)}${card(204, -130, 76, 170, darker(accents[0], 0.06), 32, 5)}${`<g transform="rotate(-12 -130 -130)">${card(-180, -176, 100, 96, accents[1], 18, 4)}</g>`}${`<g transform="rotate(10 120 -130)">${card(80, -170, 96, 92, tone('#fbefdc'), 18, 4)}</g>`}</g>`
  return {
    back:
      room(
        stage,
        identity.pick(['#e6d9c0', '#d9e3d6', '#f3d9c4']),
        '#c99b6c',
        identity.pick(['stripes', 'diamonds', 'plain']),
      ) +
      rug(stage, accents[0]) +
      panes(stage, skirting(stage)) +
      roomWindow(stage, w * seen(stage, 0.56, 0.2, 0.8), y - 540, seen(stage, 280, 360, 280), 380, accents[1]) +
      picture(stage, w * seen(stage, 0.24, 0.78, 0.5), y - 560, 190, 140, 2) +
      picture(stage, w * seen(stage, 0.78, 0.44, 0.3), y - 510, 150, 130, 1) +
      picture(stage, w * seen(stage, 0.9, 0.54, 0.96), y - 470, 110, 130, 0) +
      moved(burns ? fire : bookcase(stage, x, y + 20, 300, 420, 4), w * aside) +
      nearer(sofa, { x: w * 0.75, y: y + 90 }, seen(stage, 1, 0.9, 1), { dx: w * seen(stage, 0, -0.44, -0.05) }) +
      houseplant(stage, w * seen(stage, 0.46, 0.04, 0.95), y + 50, seen(stage, 220, 260, 300)) +
      (light.lit && burns
        ? glow([x + w * aside, y - 20, 280, 280], [1.25, 1.05, 0.85, 0.65, 0.45], '#f9b25a', 0.035)
        : '') +
      ceilingLamp(stage, w * seen(stage, 0.38, 0.6, 0.46), 120, 1),
    front: '',
  }
}
