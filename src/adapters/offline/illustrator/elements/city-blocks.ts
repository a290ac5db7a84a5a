import { darker } from '../kit/colour.ts'
import { circle, n, path, polygon, rect, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { pane, window } from './houses.ts'

/** A town block with rows of windows and a shop under it when near. */
export function block(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  depth = 0,
  shop = false,
): string {
  const { tone, random, accents } = stage
  const wall = tone(colour, depth)
  const roof = random.whole(0, 2)
  const crown =
    roof === 0
      ? polygon(
          [x - w / 2 - 6, y - h, x - w * 0.3, y - h - w * 0.22, x + w * 0.3, y - h - w * 0.22, x + w / 2 + 6, y - h],
          tone('#a5645a', depth),
        )
      : roof === 1
        ? rect(x - w / 2 - 7, y - h - 14, w + 14, 20, darker(wall, 0.2), 4) +
          rect(x - w * 0.12, y - h - 52, w * 0.16, 40, tone('#a5846c', depth))
        : path(
            `M${n(x - w / 2)} ${n(y - h)}v-24h${n(w * 0.25)}q${n(w * 0.25)} -56 ${n(w * 0.5)} 0h${n(w * 0.25)}v24Z`,
            wall,
          )
  const columns = Math.max(2, Math.round(w / 70))
  const rows = Math.max(2, Math.floor((h - (shop ? 150 : 60)) / 105))
  let windows = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [wx, wy, ww] = [
        x - w / 2 + ((column + 0.5) * w) / columns,
        y - h + 34 + row * 105,
        Math.min(40, (w / columns) * 0.56),
      ]
      windows +=
        depth > 0.5
          ? rect(
              wx - ww / 2,
              wy,
              ww,
              54,
              stage.light.lit && !random.chance(0.35) ? pane(stage, depth) : tone('#7f9fae', depth),
              3,
            )
          : window(stage, wx, wy, ww, 56, depth, roof === 2)
      if (depth < 0.4 && row === 1)
        windows += stroke(
          `M${n(wx - ww * 0.8)} ${n(wy + 44)}h${n(ww * 1.6)}M${n(wx - ww * 0.8)} ${n(wy + 44)}v24M${n(wx - ww * 0.4)} ${n(wy + 44)}v24M${n(wx)} ${n(wy + 44)}v24M${n(wx + ww * 0.4)} ${n(wy + 44)}v24M${n(wx + ww * 0.8)} ${n(wy + 44)}v24M${n(wx - ww * 0.8)} ${n(wy + 68)}h${n(ww * 1.6)}`,
          tone('#4d4a58', depth),
          3,
        )
    }
  const front = shop
    ? shopFront(stage, x, y, w * 0.86, accents[random.whole(0, 1)] ?? accents[0], depth)
    : rect(x - 22, y - 74, 44, 74, tone('#7c5442', depth), 4)
  return sheet(`M${n(x - w / 2)} ${n(y)}v${n(-h)}h${n(w)}v${n(h)}Z`, wall, 7) + crown + windows + front
}

export function shopFront(stage: Stage, x: number, y: number, w: number, colour: string, depth = 0): string {
  const { tone } = stage
  return (
    rect(x - w / 2, y - 120, w, 120, tone('#7c5a4c', depth), 4) +
    rect(x - w * 0.46, y - 92, w * 0.56, 74, pane(stage, depth), 3) +
    rect(x + w * 0.18, y - 92, w * 0.24, 92, tone('#a8704a', depth), 3) +
    rect(x + w * 0.21, y - 86, w * 0.18, 48, pane(stage, depth), 2) +
    [-0.36, -0.2, -0.04]
      .map((k, i) => circle(x + k * w, y - 30, 13, tone(['#e8695a', '#f4c64a', '#6aa67f'][i] ?? '#f4c64a', depth)))
      .join('') +
    awning(stage, x, y - 124, w * 1.08, 40, colour)
  )
}

/** A striped awning whose upper edge is at (x, y). */
export function awning({ tone }: Stage, x: number, y: number, w: number, h: number, colour: string): string {
  const stripes = Math.max(5, Math.round(w / 36) | 1)
  const step = w / stripes
  const cream = tone('#fbefdc')
  return (
    Array.from({ length: stripes }, (_, i) =>
      path(
        `M${n(x - w / 2 + i * step)} ${n(y)}h${n(step)}v${n(h)}a${n(step / 2)} ${n(step / 2)} 0 0 1 ${n(-step)} 0Z`,
        i % 2 ? cream : colour,
      ),
    ).join('') + rect(x - w / 2, y - 5, w, 8, darker(colour, 0.2), 3)
  )
}
