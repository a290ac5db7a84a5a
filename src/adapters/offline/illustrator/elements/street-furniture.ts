import { besideHeads } from '../kit/clear.ts'
import { darker } from '../kit/colour.ts'
import { card, glow, n, path, polygon, rect, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'

export function lamp(stage: Stage, at: number, y: number, h: number, depth = 0): string {
  const { tone, light } = stage
  const x = besideHeads(stage, at, h * 0.05)
  const iron = tone('#4a4656', depth)
  const shine = light.lit ? glow([x, y - h * 0.9, h * 0.2, h * 0.2], [1.2, 1, 0.8, 0.62, 0.44], '#ffe3a0', 0.1) : ''
  return (
    shine +
    rect(x - h * 0.016, y - h * 0.82, h * 0.032, h * 0.82, iron) +
    rect(x - h * 0.05, y - h * 0.06, h * 0.1, h * 0.06, iron, 3) +
    path(
      `M${n(x - h * 0.045)} ${n(y - h * 0.82)}l${n(-h * 0.025)} ${n(-h * 0.13)}h${n(h * 0.14)}l${n(-h * 0.025)} ${n(h * 0.13)}Z`,
      light.lit ? '#ffdf8a' : tone('#e8efe9', depth),
    ) +
    polygon([x - h * 0.085, y - h * 0.95, x, y - h * 1.02, x + h * 0.085, y - h * 0.95], iron)
  )
}

export function fence(
  { tone }: Stage,
  x1: number,
  x2: number,
  y: number,
  h: number,
  colour = '#fbf2e2',
  depth = 0,
): string {
  const wood = tone(colour, depth)
  const step = h * 0.46
  let d = ''
  for (let x = x1; x < x2; x += step)
    d += `M${n(x)} ${n(y)}v${n(-h * 0.86)}l${n(step * 0.28)} ${n(-h * 0.14)}l${n(step * 0.28)} ${n(h * 0.14)}v${n(h * 0.86)}Z`
  return (
    rect(x1 - 6, y - h * 0.7, x2 - x1 + 12, h * 0.12, darker(wood, 0.12), 3) +
    rect(x1 - 6, y - h * 0.34, x2 - x1 + 12, h * 0.12, darker(wood, 0.12), 3) +
    path(d, wood)
  )
}

export function bench({ tone }: Stage, x: number, y: number, w: number, depth = 0): string {
  const [wood, iron] = [tone('#b07a4c', depth), tone('#4a4656', depth)]
  return (
    rect(x - w * 0.42, y - w * 0.24, 8, w * 0.24, iron) +
    rect(x + w * 0.4, y - w * 0.24, 8, w * 0.24, iron) +
    card(x - w / 2, y - w * 0.25, w, w * 0.07, wood, 4, 3) +
    rect(x - w / 2, y - w * 0.5, w, w * 0.07, wood, 4) +
    rect(x - w / 2, y - w * 0.39, w, w * 0.07, darker(wood, 0.1), 4) +
    rect(x - w * 0.4, y - w * 0.5, 8, w * 0.3, iron) +
    rect(x + w * 0.38, y - w * 0.5, 8, w * 0.3, iron)
  )
}

/** A striped tent of a fair or circus. */
export function bigTop({ tone, accents }: Stage, x: number, y: number, w: number, h: number, depth = 0): string {
  const cream = tone('#fbefdc', depth)
  const stripes = 9
  const wall = Array.from({ length: stripes }, (_, i) =>
    rect(x - w / 2 + (i * w) / stripes, y - h * 0.42, w / stripes + 1, h * 0.42, i % 2 ? cream : accents[0]),
  ).join('')
  const roof = Array.from({ length: stripes }, (_, i) => {
    const [a, b] = [x - w * 0.56 + (i * w * 1.12) / stripes, x - w * 0.56 + ((i + 1) * w * 1.12) / stripes]
    return path(
      `M${n(x)} ${n(y - h)}Q${n(x + (a - x) * 0.36)} ${n(y - h * 0.64)} ${n(a)} ${n(y - h * 0.42)}a${n((b - a) / 2)} ${n((b - a) / 2.6)} 0 0 0 ${n(b - a)} 0Q${n(x + (b - x) * 0.36)} ${n(y - h * 0.64)} ${n(x)} ${n(y - h)}Z`,
      i % 2 ? cream : accents[0],
    )
  }).join('')
  const door = path(
    `M${n(x)} ${n(y - h * 0.38)}Q${n(x - w * 0.03)} ${n(y - h * 0.1)} ${n(x - w * 0.13)} ${n(y)}h${n(w * 0.26)}Q${n(x + w * 0.03)} ${n(y - h * 0.1)} ${n(x)} ${n(y - h * 0.38)}Z`,
    tone('#4a2f45', depth),
  )
  const flag =
    stroke(`M${n(x)} ${n(y - h)}v-60`, tone('#6b5560'), 5) + path(`M${n(x)} ${n(y - h - 60)}l70 20l-70 20Z`, accents[1])
  return (
    flag + sheet(`M${n(x - w / 2)} ${n(y)}v${n(-h * 0.42)}h${n(w)}v${n(h * 0.42)}Z`, accents[0], 9) + wall + door + roof
  )
}
