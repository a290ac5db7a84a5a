import { gate, rampart, tower } from '../../elements/castle-parts.ts'
import { meadowEdge } from '../../elements/foliage.ts'
import { tarn } from '../../elements/near-ground.ts'
import { fence } from '../../elements/street-furniture.ts'
import { bush, pine, roundTree } from '../../elements/trees.ts'
import { n, ridge, sheet } from '../../kit/paper.ts'
import type { BackdropPainter, Stage } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'
import { birds } from '../../light/sky.ts'
import { sprinkled, winding } from '../woods/paths.ts'
import { opened } from './square.ts'

export const castle: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone } = stage
  const roof = stage.theme === 'princesas' ? '#d98aa8' : identity.pick(['#b5543f', '#4f7f8f', '#6f5a86'])
  const place = identity.between(0.44, 0.56)
  const x = w * seen(stage, place, place - 0.2, place + 0.24)
  return {
    back:
      opened(stage) +
      birds(stage, 4) +
      sheet(ridge(random, w, horizon - 80, 60, h, 3), tone('#a3b8b0', 0.72)) +
      sheet(
        `M-20 ${h}V${n(horizon + 140)}Q${n(w * 0.3)} ${n(horizon + 120)} ${n(x - 330)} ${n(horizon + 20)}Q${n(x)} ${n(horizon - 40)} ${n(x + 330)} ${n(horizon + 30)}Q${n(w * 0.8)} ${n(horizon + 120)} ${n(w + 20)} ${n(horizon + 120)}V${h}Z`,
        tone('#a5c583', 0.34),
        6,
      ) +
      castleRock(
        stage,
        x,
        horizon + seen(stage, 50, 150, 20),
        seen(stage, 1.08, 1.6, 0.56),
        seen(stage, 0.22, 0.12, 0.4),
        '#d6c8b6',
        roof,
      ) +
      seen(stage, '', '', tarn(stage, w * 0.3, horizon + 220)) +
      Array.from({ length: 8 }, (_, i) =>
        seen(stage, i === 3 || i === 4, i < 5, i > 4)
          ? ''
          : roundTree(stage, w * (0.02 + i * 0.138), horizon + 140 + (i % 2) * 20, random.between(150, 220), 0.26),
      ).join('') +
      winding(stage, x, horizon + seen(stage, 52, 152, 22), '#ecd9ac', seen(stage, 0.75, 1, 0.4)) +
      roundTree(stage, w * seen(stage, 0.06, 0.92, 0.1), horizon + 330, seen(stage, 430, 560, 620), 0.05, '#8fb556') +
      pine(
        stage,
        w * seen(stage, 0.94, 0.8, 0.02),
        horizon + seen(stage, 330, 260, 330),
        seen(stage, 450, 320, 400),
        0.05,
      ) +
      sheet(ridge(random, w, horizon + 330, 22, h, 4), tone('#8fba5c')) +
      seen(
        stage,
        winding(stage, w * 0.5, horizon + 335, '#ecd9ac', 1),
        winding(stage, w * 0.36, horizon + 335, '#ecd9ac', 1),
        fence(stage, w * 0.44, w + 30, horizon + 390, 110, '#c99a66'),
      ) +
      bush(stage, w * seen(stage, 0.12, 0.02, 0.2), horizon + 400, 210, 0, '#6fa557', '#e58fa6') +
      bush(stage, w * seen(stage, 0.9, 0.72, 0.98), horizon + 410, 200, 0, '#7fae58', '#f4c64a') +
      sprinkled(stage, horizon + 360, h - 50, ['#e58fa6', '#f6e7c2', '#f4c64a'], '#6fa04c', 28),
    front: meadowEdge(stage, ['#e58fa6', '#f4c64a'], '#5f9a4c'),
  }
}

function castleRock(stage: Stage, x: number, y: number, s: number, depth: number, stone: string, roof: string): string {
  return (
    tower(stage, x - 190 * s, y, 96 * s, 330 * s, { stone, roof, depth }) +
    tower(stage, x + 190 * s, y, 96 * s, 330 * s, { stone, roof, depth }) +
    tower(stage, x - 70 * s, y - 60 * s, 84 * s, 440 * s, { stone, roof, depth, flag: false }) +
    tower(stage, x + 74 * s, y - 60 * s, 100 * s, 540 * s, { stone, roof, depth }) +
    rampart(stage, x - 200 * s, x + 200 * s, y, 210 * s, stone, depth) +
    gate(stage, x, y, 104 * s, 150 * s, depth)
  )
}
