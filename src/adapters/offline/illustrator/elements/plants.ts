import { darker, lighter } from '../kit/colour.ts'
import { circle, ellipse, n, path, place, scallop, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'

/** Plants stand on (x, y); `h` is their height. `depth` 0 near … 1 far. */
export function roundTree(stage: Stage, x: number, y: number, h: number, depth = 0, leaf = '#7fae5c'): string {
  const { random, tone } = stage
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

function leafMarks({ random }: Stage, x: number, y: number, rx: number, ry: number, colour: string): string {
  const marks = Array.from({ length: 7 }, () => {
    const [a, r] = [random.between(0, 6.28), Math.sqrt(random.next()) * 0.72]
    const s = rx * 0.07
    return `M${n(x + Math.cos(a) * rx * r - s)} ${n(y + Math.sin(a) * ry * r)}q${n(s)} ${n(s * 0.9)} ${n(s * 2)} 0`
  })
  return stroke(marks.join(''), colour, Math.max(2, rx * 0.02), 0.5)
}

export function pine(
  { random, tone }: Stage,
  x: number,
  y: number,
  h: number,
  depth = 0,
  leaf = '#4f8a67',
  snow = false,
): string {
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

export function palm({ random, tone }: Stage, x: number, y: number, h: number, depth = 0): string {
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

/** A leafy corner close to the reader. `side` −1 left, 1 right. */
export function leafyCorner(
  stage: Stage,
  side: -1 | 1,
  top: boolean,
  colours: readonly string[] = ['#3f7a4e', '#5b9350', '#2f6b4f'],
): string {
  const { random, tone, width, height } = stage
  const x = side < 0 ? 0 : width
  const y = top ? 0 : height
  const leaf = (l: number, fill: string) =>
    path(`M0 0Q${n(l * 0.42)} ${n(-l * 0.3)} ${n(l)} 0Q${n(l * 0.42)} ${n(l * 0.3)} 0 0Z`, fill) +
    stroke(`M${n(l * 0.1)} 0H${n(l * 0.86)}`, darker(fill, 0.2), 3, 0.6)
  const leaves = Array.from({ length: 6 }, (_, i) => {
    const turn = (side < 0 ? 0 : 180) + (top ? 1 : -1) * side * -1 * (i * 17 + random.between(-6, 6) - 4)
    const [ox, oy] = [x - side * random.between(-10, 50), y + (top ? 1 : -1) * random.between(-20, 40)]
    return place(
      leaf(random.between(130, 210) * (width / 1536), tone(colours[i % colours.length] ?? '#3f7a4e')),
      ox,
      oy,
      1,
      { turn },
    )
  })
  return leaves.join('')
}

/** Grass and flowers along the lower edge, thin in the middle where the cast stands. */
export function meadowEdge(stage: Stage, colours: readonly string[], grass = '#5f9350'): string {
  const { random, width, height } = stage
  let edge = ''
  for (let x = -10; x < width + 20; x += random.between(46, 78)) {
    const out = Math.abs(x / width - 0.5) * 2
    const h = 30 + out * out * 85
    edge += tuft(stage, x, height + 6, h * random.between(0.8, 1.25), grass)
    const colour = colours[random.whole(0, colours.length - 1)]
    if (colour && out > 0.45 && random.chance(0.45))
      edge += flower(stage, x + random.between(-16, 16), height + 8, h * random.between(1, 1.4), colour)
  }
  return edge
}
