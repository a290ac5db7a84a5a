import { meadowEdge } from '../../elements/foliage.ts'
import { brook } from '../../elements/near-ground.ts'
import { fence } from '../../elements/street-furniture.ts'
import { bush, roundTree } from '../../elements/trees.ts'
import { lighter } from '../../kit/colour.ts'
import { circle, n, path, ridge, sheet } from '../../kit/paper.ts'
import type { BackdropPainter, Stage } from '../../kit/stage.ts'
import { nearer, seen } from '../../kit/view.ts'
import { birds, sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'
import { sprinkled, winding } from './paths.ts'

export const meadow: BackdropPainter = (stage) => {
  const { width: w, height: h, horizon, random, identity, tone } = stage
  const trees = seen(stage, [0.08, 0.19, 0.9], [0.66, 0.8, 0.95], [0.1])
    .map((k) =>
      roundTree(
        stage,
        k * w + random.between(-30, 30),
        horizon + 130,
        random.between(260, 400) * seen(stage, 1, 0.8, 1.7),
        0.25,
        k > 0.5 ? '#8fb556' : '#77a860',
      ),
    )
    .join('')
  const home = identity.between(0.6, 0.74)
  const cottage = w * seen(stage, home, home - 0.44, 0.84)
  const size = seen(stage, 1, 1.75, 0.62)
  const blooms = ['#e8695a', '#f6e7c2', '#f2c14e', stage.theme === 'princesas' ? '#e58fa6' : '#9a8fc9']
  return {
    back:
      sky(stage) +
      weatherBehind(stage) +
      birds(stage, 4) +
      sheet(ridge(random, w, horizon - 90, 46, h, 3), tone('#a5bfa0', 0.75)) +
      sheet(ridge(random, w, horizon - 10, 34, h, 4), tone('#a9c58a', 0.5)) +
      Array.from({ length: 7 }, (_, i) =>
        roundTree(
          stage,
          w * (seen(stage, 0.1, 0.5, 0.02) + i * seen(stage, 0.13, 0.08, 0.07)),
          horizon + 20,
          random.between(80, 130),
          0.6,
          '#7ba66b',
        ),
      ).join('') +
      nearer(mill(stage, cottage, horizon + 50), { x: cottage, y: horizon + 60 }, size, {
        dy: seen(stage, 0, 60, -20),
      }) +
      sheet(ridge(random, w, horizon + 80, 26, h, 4), tone('#a7c86f', 0.25)) +
      trees +
      winding(stage, cottage, horizon + 90, '#ecd9ac', 0.7) +
      seen(stage, '', brook(stage, horizon + 190), fence(stage, w * 0.3, w + 30, horizon + 290, 120, '#c99a66')) +
      sheet(ridge(random, w, horizon + 300, 26, h, 4), tone('#8fba5c')) +
      seen(
        stage,
        winding(stage, w * 0.5, horizon + 300, '#ecd9ac', 0.9),
        '',
        winding(stage, w * 0.6, horizon + 300, '#ecd9ac', 0.9),
      ) +
      bush(stage, w * seen(stage, 0.06, 0.88, 0.03), horizon + 330, 200, 0, '#7fae58', '#e8695a') +
      bush(stage, w * seen(stage, 0.95, 0.98, 0.16), horizon + 320, 220, 0, '#6fa557') +
      sprinkled(stage, horizon + 120, h - 60, blooms, '#7aa850', 44),
    front: meadowEdge(stage, blooms, '#5f9a4c'),
  }
}

/** A windmill on the next hill. */
function mill({ tone, light, accents, random }: Stage, x: number, y: number): string {
  const sails = [0, 90, 180, 270].map(
    (turn) =>
      `<g transform="translate(${n(x)} ${n(y - 190)}) rotate(${n(turn + 20 + random.between(0, 60))})">${path('M-4 0h8v-120h-8ZM4 -40h34v-84H4Z', tone('#f3e3cb', 0.2))}</g>`,
  )
  const pane = light.lit ? '#ffd772' : tone('#5f7f92', 0.2)
  return (
    sheet(
      `M${n(x - 58)} ${n(y + 30)}L${n(x - 36)} ${n(y - 180)}h72L${n(x + 58)} ${n(y + 30)}Z`,
      tone('#fbefdc', 0.25),
      6,
    ) +
    sheet(`M${n(x - 48)} ${n(y - 172)}Q${n(x)} ${n(y - 262)} ${n(x + 48)} ${n(y - 172)}Z`, accents[0], 5) +
    path(`M${n(x - 16)} ${n(y + 30)}v-46a16 18 0 0 1 32 0v46Z`, tone('#8a5f45', 0.2)) +
    circle(x, y - 96, 14, pane) +
    sails.join('') +
    circle(x, y - 190, 9, lighter(tone('#8a5f45', 0.2)))
  )
}
