import { meadowEdge } from '../../elements/foliage.ts'
import { house } from '../../elements/houses.ts'
import { flower } from '../../elements/plants.ts'
import { fence } from '../../elements/street-furniture.ts'
import { bush, roundTree } from '../../elements/trees.ts'
import { circle, ellipse, n, path, ridge, sheet, stroke } from '../../kit/paper.ts'
import type { BackdropPainter } from '../../kit/stage.ts'
import { moved, nearer, seen } from '../../kit/view.ts'
import { sprinkled, winding } from '../woods/paths.ts'
import { ROOFS } from './facades.ts'
import { opened } from './square.ts'

export const garden: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone, accents } = stage
  const arch =
    stroke(
      `M${n(w * 0.24)} ${n(horizon + 260)}V${n(horizon - 40)}q0 -130 130 -130t130 130V${n(horizon + 260)}`,
      tone('#fbf2e2'),
      20,
    ) +
    Array.from({ length: 22 }, (_, i) => {
      const a = Math.PI * (i / 21)
      const [x, y] = [w * 0.24 + 130 - Math.cos(a) * 132, horizon - 40 - Math.sin(a) * 132]
      return (
        circle(x, y + random.between(-8, 8), 21, tone('#6da257')) +
        (i % 2 ? circle(x + 4, y, 13, tone('#e58fa6')) + circle(x + 4, y, 5, tone('#f6d27a')) : '')
      )
    }).join('')
  const bed = (x: number, y: number, width: number) =>
    Array.from({ length: Math.round(width / 34) }, (_, i) =>
      flower(
        stage,
        x + i * 34 + random.between(-6, 6),
        y + (i % 2) * 14,
        random.between(74, 112),
        ['#e8695a', '#f4c64a', '#e58fa6', '#9a8fc9', '#fbefdc'][i % 5] ?? '#e8695a',
      ),
    ).join('')
  const sunflowers = Array.from({ length: 5 }, (_, i) => {
    const [x, y, l] = [w * 0.72 + i * 66, horizon + 200, 260 + (i % 2) * 50]
    return (
      stroke(`M${n(x)} ${n(y)}q8 ${n(-l / 2)} 0 ${n(-l)}`, tone('#5f9350'), 10) +
      path(`M${n(x)} ${n(y - l * 0.4)}q50 -40 70 0q-40 26 -70 0Z`, tone('#6ea55b')) +
      Array.from(
        { length: 12 },
        (_, p) =>
          `<g transform="translate(${n(x)} ${n(y - l)}) rotate(${p * 30})">${ellipse(0, -40, 11, 22, tone('#f4b41a'))}</g>`,
      ).join('') +
      circle(x, y - l, 27, tone('#7a4f34'))
    )
  }).join('')
  return {
    back:
      opened(stage) +
      sheet(ridge(random, w, horizon - 30, 30, h, 4), tone('#a5c48f', 0.6)) +
      Array.from({ length: 7 }, (_, i) =>
        roundTree(stage, (i / 6) * w, horizon + 50, random.between(190, 270), 0.5),
      ).join('') +
      house(stage, w * seen(stage, 0.56, 0.2, 0.84), horizon + seen(stage, 180, 270, 110), seen(stage, 330, 560, 210), {
        wall: '#fbefdc',
        roof: identity.pick(ROOFS),
        depth: 0.16,
        shutters: '#6b9e6a',
      }) +
      sheet(ridge(random, w, horizon + 150, 10, h, 4), tone('#a5ca74', 0.12)) +
      moved(seen(stage, sunflowers, sunflowers, sunflowers), w * seen(stage, 0, -0.16, -0.7), seen(stage, 0, 20, 60)) +
      fence(stage, w * seen(stage, 0.62, 0.44, 0.72), w + 40, horizon + 240, 130) +
      seen(
        stage,
        fence(stage, -20, w * 0.22, horizon + 240, 130),
        '',
        fence(stage, -20, w * 0.46, horizon + 240, 130),
      ) +
      nearer(arch, { x: w * 0.24 + 130, y: horizon + 260 }, seen(stage, 1, 0.8, 1.3), {
        dx: w * seen(stage, 0, 0.54, 0.26),
      }) +
      sheet(ridge(random, w, horizon + 250, 10, h, 4), tone('#95c163')) +
      winding(stage, w * seen(stage, 0.33, 0.16, 0.6), horizon + 258, '#ecd9ac', 0.8) +
      bush(stage, w * seen(stage, 0.07, 0.95, 0.94), horizon + 330, 250, 0, '#6fa557', '#e58fa6') +
      bed(w * seen(stage, 0.66, 0.4, -0.01), horizon + seen(stage, 380, 340, 400), w * 0.36) +
      bed(w * seen(stage, -0.01, 0.82, 0.8), horizon + 440, w * 0.2) +
      sprinkled(stage, horizon + 300, h - 60, ['#f6e7c2'], '#74a64d', 16) +
      `<g transform="translate(${n(w * 0.87)} ${n(horizon + 470)})">${path('M-40 0V-60H40V0ZM40 -46Q76 -56 66 -18T40 -10V-20Q56 -20 54 -36L40 -34ZM-40 -30L-84 -66L-92 -58L-40 -8Z', accents[0])}</g>`,
    front: meadowEdge(stage, ['#e8695a', '#f4c64a', '#e58fa6', '#9a8fc9'], '#5f9a4c'),
  }
}
