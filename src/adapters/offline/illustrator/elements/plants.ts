import { darker } from '../kit/colour.ts'
import { circle, ellipse, n, path, place, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'

export function flower({ random, tone }: Stage, x: number, y: number, h: number, colour: string, depth = 0): string {
  const top = y - h
  const stem = stroke(
    `M${n(x)} ${n(y)}Q${n(x + random.between(-6, 6))} ${n(y - h * 0.5)} ${n(x)} ${n(top)}`,
    tone('#5f9350', depth),
    Math.max(3, h * 0.05),
  )
  const leaf = path(
    `M${n(x)} ${n(y - h * 0.2)}q${n(h * 0.24)} ${n(-h * 0.22)} ${n(h * 0.32)} ${n(-h * 0.06)}q${n(-h * 0.14)} ${n(h * 0.14)} ${n(-h * 0.32)} ${n(h * 0.06)}Z`,
    tone('#6ea55b', depth),
  )
  const petal = tone(colour, depth)
  const r = h * 0.2
  const kind = random.whole(0, 2)
  if (kind === 0)
    return `${stem}${leaf}${path(`M${n(x - r)} ${n(top - r * 0.8)}Q${n(x - r * 1.1)} ${n(top + r)} ${n(x)} ${n(top + r)}Q${n(x + r * 1.1)} ${n(top + r)} ${n(x + r)} ${n(top - r * 0.8)}L${n(x + r * 0.45)} ${n(top - r * 0.1)}L${n(x)} ${n(top - r)}L${n(x - r * 0.45)} ${n(top - r * 0.1)}Z`, petal)}`
  const petals = Array.from({ length: kind === 1 ? 5 : 8 }, (_, i, all = kind === 1 ? 5 : 8) => {
    const a = (i / all) * Math.PI * 2
    return circle(x + Math.cos(a) * r * 0.7, top + Math.sin(a) * r * 0.7, r * (kind === 1 ? 0.52 : 0.38), petal)
  })
  return stem + leaf + petals.join('') + circle(x, top, r * 0.42, tone('#f4c64a', depth))
}

export function tuft({ random, tone }: Stage, x: number, y: number, h: number, colour = '#6d9f4f', depth = 0): string {
  const blades = [-0.5, -0.2, 0.12, 0.42].map((k) => {
    const tip = x + k * h + random.between(-5, 5)
    return `M${n(x + k * h * 0.3 - h * 0.06)} ${n(y)}Q${n(x + k * h * 0.4)} ${n(y - h * 0.6)} ${n(tip)} ${n(y - h * random.between(0.7, 1))}Q${n(x + k * h * 0.5 + h * 0.06)} ${n(y - h * 0.5)} ${n(x + k * h * 0.3 + h * 0.08)} ${n(y)}Z`
  })
  return path(blades.join(''), tone(colour, depth))
}

export function fern(
  { tone }: Stage,
  x: number,
  y: number,
  h: number,
  turn: number,
  colour = '#4d8a58',
  depth = 0,
): string {
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const [at, l] = [-h * (0.12 + i * 0.095), h * 0.3 * (1 - i * 0.085)]
    return `M0 ${n(at)}q${n(l * 0.5)} ${n(-l * 0.5)} ${n(l)} ${n(-l * 0.2)}q${n(-l * 0.4)} ${n(l * 0.4)} ${n(-l)} ${n(l * 0.2)}ZM0 ${n(at)}q${n(-l * 0.5)} ${n(-l * 0.5)} ${n(-l)} ${n(-l * 0.2)}q${n(l * 0.4)} ${n(l * 0.4)} ${n(l)} ${n(l * 0.2)}Z`
  })
  const green = tone(colour, depth)
  return place(stroke(`M0 0V${n(-h)}`, darker(green, 0.2), 4) + path(leaves.join(''), green), x, y, 1, { turn })
}

export function cactus({ tone }: Stage, x: number, y: number, h: number, depth = 0): string {
  const green = tone('#6a9a62', depth)
  const body = stroke(
    `M${n(x)} ${n(y - h * 0.06)}V${n(y - h * 0.9)}M${n(x)} ${n(y - h * 0.36)}h${n(-h * 0.2)}v${n(-h * 0.22)}M${n(x)} ${n(y - h * 0.5)}h${n(h * 0.21)}v${n(-h * 0.2)}`,
    green,
    h * 0.13,
  )
  const ribs = stroke(`M${n(x)} ${n(y - h * 0.1)}V${n(y - h * 0.88)}`, darker(green, 0.18), 4)
  return (
    ellipse(x, y, h * 0.16, h * 0.03, '#2b2233', 0.15) +
    body +
    ribs +
    circle(x, y - h * 0.97, h * 0.045, tone('#e58fa6', depth))
  )
}

export function reeds(stage: Stage, x: number, y: number, h: number, depth = 0): string {
  const { random, tone } = stage
  const stems = [-0.2, -0.06, 0.08, 0.2].map((k) => {
    const [tx, ty] = [x + k * h * 1.4, y - h * random.between(0.7, 1)]
    return (
      stroke(`M${n(x + k * h)} ${n(y)}L${n(tx)} ${n(ty)}`, tone('#7a9a55', depth), 5) +
      stroke(`M${n(tx)} ${n(ty)}l${n(k * 8)} ${n(-h * 0.18)}`, tone('#8a5f3f', depth), 13)
    )
  })
  return stems.join('') + tuft(stage, x, y, h * 0.6, '#6d9f63', depth)
}

export function mushroom({ tone }: Stage, x: number, y: number, h: number, colour = '#c8433a', depth = 0): string {
  const cap = `M${n(x - h * 0.55)} ${n(y - h * 0.45)}Q${n(x - h * 0.5)} ${n(y - h)} ${n(x)} ${n(y - h)}Q${n(x + h * 0.5)} ${n(y - h)} ${n(x + h * 0.55)} ${n(y - h * 0.45)}Q${n(x)} ${n(y - h * 0.28)} ${n(x - h * 0.55)} ${n(y - h * 0.45)}Z`
  const dots = [
    [-0.26, -0.62, 0.09],
    [0.04, -0.8, 0.08],
    [0.28, -0.6, 0.07],
  ].map(([dx = 0, dy = 0, r = 0]) => circle(x + dx * h, y + dy * h, r * h, tone('#fff4e4', depth)))
  return (
    path(
      `M${n(x - h * 0.14)} ${n(y)}Q${n(x - h * 0.1)} ${n(y - h * 0.3)} ${n(x - h * 0.14)} ${n(y - h * 0.45)}h${n(h * 0.28)}Q${n(x + h * 0.1)} ${n(y - h * 0.3)} ${n(x + h * 0.16)} ${n(y)}Z`,
      tone('#f3e3cb', depth),
    ) +
    sheet(cap, tone(colour, depth), 4) +
    dots.join('')
  )
}
