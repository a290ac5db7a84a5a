import { besideHeads } from '../kit/clear.ts'
import { darker, lighter } from '../kit/colour.ts'
import { circle, n, path, place, scallop, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'

/** Plants stand on (x, y); `h` is their height. `depth` 0 near … 1 far. */
export function roundTree(stage: Stage, at: number, y: number, h: number, depth = 0, leaf = '#7fae5c'): string {
  const { random, tone } = stage
  const x = besideHeads(stage, at, h * 0.06)
  const [green, bark] = [tone(leaf, depth), tone('#8a6247', depth)]
  const w = h * random.between(0.3, 0.38)
  const lean = random.between(-0.03, 0.03) * h
  const trunk = `M${n(x - h * 0.05)} ${n(y)}Q${n(x - h * 0.025)} ${n(y - h * 0.25)} ${n(x + lean - h * 0.03)} ${n(y - h * 0.5)}L${n(x + lean + h * 0.03)} ${n(y - h * 0.5)}Q${n(x + h * 0.03)} ${n(y - h * 0.22)} ${n(x + h * 0.06)} ${n(y)}Z`
  const branch = stroke(`M${n(x + lean * 0.6)} ${n(y - h * 0.34)}l${n(h * 0.1)} ${n(-h * 0.12)}`, bark, h * 0.022)
  const [cx, cy] = [x + lean, y - h * 0.66]
  const crown = sheet(scallop(random, cx, cy, w, h * 0.32, 11), darker(green, 0.1), h * 0.02)
  const light = path(scallop(random, cx - w * 0.12, cy - h * 0.05, w * 0.76, h * 0.23, 9), green)
  const top = path(scallop(random, cx - w * 0.22, cy - h * 0.1, w * 0.42, h * 0.13, 7), lighter(green, 0.13))
  const marks = depth > 0.6 ? '' : leafMarks(stage, cx, cy, w, h * 0.3, darker(green, 0.22))
  return path(trunk, bark) + branch + crown + light + top + marks
}

export function pine(
  stage: Stage,
  at: number,
  y: number,
  h: number,
  depth = 0,
  leaf = '#4f8a67',
  snow = false,
): string {
  const { random, tone } = stage
  const x = besideHeads(stage, at, h * 0.04)
  const green = tone(leaf, depth)
  const w = h * random.between(0.25, 0.31)
  const tiers = [0, 1, 2, 3].map((tier) => {
    const base = y - h * (0.1 + tier * 0.2)
    const reach = w * (1 - tier * 0.2)
    const top = base - h * 0.34
    const scoop = reach / 2
    const skirt = `M${n(x - reach)} ${n(base)}Q${n(x - reach * 0.3)} ${n(base - h * 0.15)} ${n(x)} ${n(top)}Q${n(x + reach * 0.3)} ${n(base - h * 0.15)} ${n(x + reach)} ${n(base)}q${n(-scoop / 2)} ${n(h * 0.035)} ${n(-scoop)} 0t${n(-scoop)} 0t${n(-scoop)} 0t${n(-scoop)} 0Z`
    const cap = snow
      ? path(
          `M${n(x - reach * 0.34)} ${n(top + h * 0.16)}Q${n(x - reach * 0.1)} ${n(top + h * 0.08)} ${n(x)} ${n(top)}Q${n(x + reach * 0.1)} ${n(top + h * 0.08)} ${n(x + reach * 0.34)} ${n(top + h * 0.16)}q${n(-reach * 0.17)} ${n(h * 0.03)} ${n(-reach * 0.34)} 0t${n(-reach * 0.34)} 0Z`,
          tone('#f8fbff', depth * 0.6),
        )
      : ''
    return sheet(skirt, tier % 2 ? green : darker(green, 0.09), h * 0.012) + cap
  })
  return (
    path(`M${n(x - h * 0.03)} ${n(y)}h${n(h * 0.06)}v${n(-h * 0.15)}h${n(-h * 0.06)}Z`, tone('#7b5540', depth)) +
    tiers.join('')
  )
}

export function palm(stage: Stage, at: number, y: number, h: number, depth = 0): string {
  const { random, tone } = stage
  const x = besideHeads(stage, at, h * 0.06)
  const lean = random.between(0.1, 0.22) * h * (random.chance(0.5) ? 1 : -1)
  const [tx, ty] = [x + lean, y - h]
  const trunk = `M${n(x - h * 0.045)} ${n(y)}Q${n(x + lean * 0.1)} ${n(y - h * 0.6)} ${n(tx - h * 0.02)} ${n(ty)}h${n(h * 0.04)}Q${n(x + lean * 0.2 + h * 0.05)} ${n(y - h * 0.5)} ${n(x + h * 0.05)} ${n(y)}Z`
  const frond = (turn: number, l: number, fill: string) =>
    place(
      path(
        `M0 0Q${n(l * 0.5)} ${n(-l * 0.34)} ${n(l)} ${n(l * 0.12)}Q${n(l * 0.78)} ${n(-l * 0.02)} ${n(l * 0.72)} ${n(l * 0.1)}Q${n(l * 0.6)} ${n(-l * 0.06)} ${n(l * 0.46)} ${n(l * 0.06)}Q${n(l * 0.36)} ${n(-l * 0.06)} 0 0Z`,
        fill,
      ),
      tx,
      ty,
      1,
      { turn },
    )
  const green = tone('#5f9e5d', depth)
  const fronds = [-165, -128, -62, -20, 18, 150].map((turn, i) =>
    frond(turn + random.between(-8, 8), h * random.between(0.36, 0.46), i % 2 ? green : darker(green, 0.12)),
  )
  const rings = [0.2, 0.4, 0.6, 0.8].map(
    (k) => `M${n(x + lean * k * k - h * 0.026)} ${n(y - h * k)}q${n(h * 0.026)} ${n(h * 0.02)} ${n(h * 0.052)} 0`,
  )
  return (
    path(trunk, tone('#b58a5c', depth)) +
    stroke(rings.join(''), tone('#8c6844', depth), 4) +
    fronds.join('') +
    circle(tx - 10, ty + 8, h * 0.024, tone('#7a5236', depth)) +
    circle(tx + 12, ty + 10, h * 0.024, tone('#8a6040', depth))
  )
}

export function bush(stage: Stage, x: number, y: number, w: number, depth = 0, leaf = '#6fa557', dots = ''): string {
  const { random, tone } = stage
  const green = tone(leaf, depth)
  const body = (cx: number, rx: number, ry: number) => `${scallop(random, cx, y - ry * 0.7, rx, ry, 9)}`
  const berries = dots
    ? Array.from({ length: 7 }, () =>
        circle(x + random.between(-0.38, 0.38) * w, y - random.between(0.08, 0.4) * w, w * 0.03, tone(dots, depth)),
      ).join('')
    : ''
  return (
    sheet(body(x + w * 0.18, w * 0.32, w * 0.22), darker(green, 0.12), 5) +
    sheet(body(x - w * 0.12, w * 0.36, w * 0.27), green, 5) +
    path(body(x - w * 0.18, w * 0.2, w * 0.16), lighter(green, 0.1)) +
    berries
  )
}

function leafMarks({ random }: Stage, x: number, y: number, rx: number, ry: number, colour: string): string {
  const marks = Array.from({ length: 7 }, () => {
    const [a, r] = [random.between(0, 6.28), Math.sqrt(random.next()) * 0.72]
    const s = rx * 0.07
    return `M${n(x + Math.cos(a) * rx * r - s)} ${n(y + Math.sin(a) * ry * r)}q${n(s)} ${n(s * 0.9)} ${n(s * 2)} 0`
  })
  return stroke(marks.join(''), colour, Math.max(2, rx * 0.02), 0.5)
}
