import { darker, lighter, mix } from '../kit/colour.ts'
import { circle, n, path, rect, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { window } from './houses.ts'

/** A round tower with battlements or a pointed roof. */
export function tower(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  { stone = '#cdbfae', roof = '', depth = 0, flag = true } = {},
): string {
  const { tone, accents } = stage
  const wall = tone(stone, depth)
  const top = y - h
  const bricks = [0.15, 0.32, 0.5, 0.68, 0.84]
    .map((k, i) => rect(x + (i % 2 ? -0.36 : 0.08) * w, top + h * k, w * 0.24, w * 0.1, darker(wall, 0.1), 3))
    .join('')
  const crown = roof
    ? sheet(
        `M${n(x - w * 0.66)} ${n(top)}Q${n(x - w * 0.14)} ${n(top - w * 0.5)} ${n(x)} ${n(top - w * 1.25)}Q${n(x + w * 0.14)} ${n(top - w * 0.5)} ${n(x + w * 0.66)} ${n(top)}Q${n(x)} ${n(top + w * 0.14)} ${n(x - w * 0.66)} ${n(top)}Z`,
        tone(roof, depth),
        5,
      )
    : sheet(
        `M${n(x - w * 0.62)} ${n(top + w * 0.12)}v${n(-w * 0.36)}h${n(w * 0.24)}v${n(w * 0.16)}h${n(w * 0.26)}v${n(-w * 0.16)}h${n(w * 0.24)}v${n(w * 0.16)}h${n(w * 0.26)}v${n(-w * 0.16)}h${n(w * 0.24)}v${n(w * 0.36)}Z`,
        lighter(wall, 0.1),
        4,
      )
  const pole = top - (roof ? w * 1.22 : w * 0.2)
  const banner = flag
    ? stroke(`M${n(x)} ${n(pole)}v${n(-w * 0.62)}`, tone('#6b5560', depth), 4) +
      path(
        `M${n(x)} ${n(pole - w * 0.62)}q${n(w * 0.3)} ${n(-w * 0.1)} ${n(w * 0.62)} ${n(w * 0.14)}q${n(-w * 0.3)} ${n(w * 0.04)} ${n(-w * 0.62)} ${n(w * 0.16)}Z`,
        mix(accents[0], stage.light.haze, depth * 0.4),
      )
    : ''
  return (
    banner +
    sheet(`M${n(x - w / 2)} ${n(y)}L${n(x - w * 0.46)} ${n(top)}h${n(w * 0.92)}L${n(x + w / 2)} ${n(y)}Z`, wall, 6) +
    path(`M${n(x + w * 0.2)} ${n(top)}h${n(w * 0.26)}L${n(x + w / 2)} ${n(y)}h${n(-w * 0.28)}Z`, darker(wall, 0.09)) +
    bricks +
    window(stage, x, top + h * 0.18, w * 0.2, w * 0.36, depth, true) +
    (h > w * 2.4 ? window(stage, x, top + h * 0.52, w * 0.2, w * 0.36, depth, true) : '') +
    crown
  )
}

/** A battlemented wall from x1 to x2 whose foot is at y. */
export function rampart(
  { tone }: Stage,
  x1: number,
  x2: number,
  y: number,
  h: number,
  stone = '#cdbfae',
  depth = 0,
): string {
  const wall = tone(stone, depth)
  const tooth = h * 0.16
  let d = `M${n(x1)} ${n(y)}V${n(y - h)}`
  for (let x = x1; x < x2 - tooth * 2; x += tooth * 2) d += `h${n(tooth)}v${n(-tooth)}h${n(tooth)}v${n(tooth)}`
  d += `H${n(x2)}V${n(y)}Z`
  let bricks = ''
  for (let row = 0; row < 4; row++)
    for (let x = x1 + 30 + (row % 2) * 60; x < x2 - 50; x += 150)
      bricks += rect(x, y - h * (0.82 - row * 0.22), 46, h * 0.08, darker(wall, 0.09), 3)
  return sheet(d, wall, 7) + bricks
}

export function gate({ tone }: Stage, x: number, y: number, w: number, h: number, depth = 0): string {
  const arch = (k: number) =>
    `M${n(x - (w / 2) * k)} ${n(y)}v${n(-h + w / 2)}a${n((w / 2) * k)} ${n((w / 2) * k)} 0 0 1 ${n(w * k)} 0V${n(y)}Z`
  return (
    path(arch(1.24), tone('#b3a492', depth)) +
    path(arch(1), tone('#7a523c', depth)) +
    stroke(
      `M${n(x)} ${n(y)}v${n(-h)}M${n(x - w * 0.25)} ${n(y)}v${n(-h * 0.93)}M${n(x + w * 0.25)} ${n(y)}v${n(-h * 0.93)}M${n(x - w / 2)} ${n(y - h * 0.35)}h${n(w)}`,
      tone('#5d3d2f', depth),
      5,
    ) +
    circle(x - w * 0.08, y - h * 0.35, 7, tone('#f4c64a', depth)) +
    circle(x + w * 0.08, y - h * 0.35, 7, tone('#f4c64a', depth))
  )
}
