import { darker, lighter, mix } from '../kit/colour.ts'
import { card, circle, ellipse, n, path, polygon, rect, scallop, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'

/** Buildings stand on (x, y), x their middle; `w` and `h` in pixels. `depth` 0 near … 1 far. */
export function pane({ light, tone }: Stage, depth = 0): string {
  return light.lit ? mix('#ffd772', light.haze, depth * 0.25) : tone('#9cc4d2', depth)
}

export function window(stage: Stage, x: number, y: number, w: number, h: number, depth = 0, arched = false): string {
  const frame = stage.tone('#fff6e6', depth)
  const glass = pane(stage, depth)
  const r = arched ? w / 2 : 3
  const glow = stage.light.lit && depth < 0.6 ? ellipse(x, y + h / 2, w * 0.95, h * 0.8, '#ffe3a0', 0.2) : ''
  const sill = rect(x - w * 0.66, y + h, w * 1.32, Math.max(4, h * 0.09), frame, 2)
  const shape = arched
    ? `M${n(x - w / 2)} ${n(y + h)}v${n(-h + r)}a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0v${n(h - r)}Z`
    : `M${n(x - w / 2)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
  return (
    glow +
    `<path d="${shape}" fill="${glass}" stroke="${frame}" stroke-width="${n(Math.max(3, w * 0.1))}"/>` +
    stroke(`M${n(x)} ${n(y)}v${n(h)}M${n(x - w / 2)} ${n(y + h * 0.5)}h${n(w)}`, frame, Math.max(2, w * 0.06)) +
    sill
  )
}

export type HouseLook = {
  wall: string
  roof: string
  floors?: number
  depth?: number
  chimney?: boolean
  shutters?: string
  snow?: boolean
  boxes?: boolean
}

export function house(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  { wall, roof, floors = 1, depth = 0, chimney = true, shutters, snow = false, boxes = true }: HouseLook,
): string {
  const { tone } = stage
  const storey = w * 0.42
  const h = storey * (floors + 0.35)
  const [paper, tiles] = [tone(wall, depth), tone(roof, depth)]
  const top = y - h
  const peak = top - w * 0.42
  const doorW = w * 0.19
  const doorX = x - w * 0.2
  const door =
    path(
      `M${n(doorX - doorW / 2)} ${n(y)}v${n(-storey * 0.62)}a${n(doorW / 2)} ${n(doorW / 2)} 0 0 1 ${n(doorW)} 0V${n(y)}Z`,
      tone('#8a5a40', depth),
    ) +
    circle(doorX + doorW * 0.28, y - storey * 0.36, w * 0.013, tone('#f4c64a', depth)) +
    rect(doorX - doorW * 0.7, y - 5, doorW * 1.4, 7, tone('#cdb79a', depth), 2)
  let windows = ''
  for (let floor = 0; floor < floors; floor++)
    for (const side of floor === 0 ? [0.22] : [-0.22, 0.22]) {
      const [wx, wy, ww, wh] = [x + side * w, y - storey * (floor + 0.92), w * 0.17, storey * 0.46]
      if (shutters)
        windows +=
          rect(wx - ww * 1.0, wy, ww * 0.42, wh, tone(shutters, depth), 2) +
          rect(wx + ww * 0.58, wy, ww * 0.42, wh, tone(shutters, depth), 2)
      windows += window(stage, wx, wy, ww, wh, depth)
      if (boxes)
        windows +=
          rect(wx - ww * 0.62, wy + wh + 3, ww * 1.24, w * 0.04, tone('#a8704a', depth), 2) +
          [-0.4, -0.12, 0.16, 0.42]
            .map((k, i) =>
              circle(
                wx + k * ww,
                wy + wh + 1,
                w * 0.024,
                tone(['#e8695a', '#f4c64a', '#e58fa6'][i % 3] ?? '#e8695a', depth),
              ),
            )
            .join('')
    }
  const attic =
    circle(x, top - w * 0.13, w * 0.062, tone('#fff6e6', depth)) +
    circle(x, top - w * 0.13, w * 0.046, pane(stage, depth))
  const smoke =
    chimney && depth < 0.5
      ? path(scallop(stage.random, x + w * 0.3, peak - w * 0.1, w * 0.07, w * 0.05, 6), tone('#f6f1e6', 0.2), 0.75) +
        path(scallop(stage.random, x + w * 0.38, peak - w * 0.22, w * 0.1, w * 0.06, 6), tone('#f6f1e6', 0.2), 0.6)
      : ''
  const stack = chimney
    ? rect(x + w * 0.2, peak + w * 0.04, w * 0.1, w * 0.28, darker(paper, 0.24)) +
      rect(x + w * 0.185, peak + w * 0.02, w * 0.13, w * 0.05, tiles)
    : ''
  const eave = w * 0.6
  const roofD = `M${n(x - eave)} ${n(top + w * 0.03)}L${n(x - w * 0.05)} ${n(peak)}Q${n(x)} ${n(peak - w * 0.03)} ${n(x + w * 0.05)} ${n(peak)}L${n(x + eave)} ${n(top + w * 0.03)}Q${n(x + eave * 0.97)} ${n(top + w * 0.07)} ${n(x + eave * 0.9)} ${n(top + w * 0.06)}H${n(x - eave * 0.9)}Q${n(x - eave * 0.97)} ${n(top + w * 0.07)} ${n(x - eave)} ${n(top + w * 0.03)}Z`
  const rows = [0.3, 0.55, 0.8].map((k) => {
    const [yy, half] = [peak + (top - peak) * k, eave * k * 0.92]
    let d = `M${n(x - half)} ${n(yy)}`
    const count = Math.max(3, Math.round(half / (w * 0.06)))
    for (let i = 0; i < count; i++) d += `q${n(half / count)} ${n(w * 0.035)} ${n((half * 2) / count)} 0`
    return d
  })
  const cap = snow
    ? path(
        `M${n(x - eave)} ${n(top + w * 0.02)}L${n(x)} ${n(peak - w * 0.03)}L${n(x + eave)} ${n(top + w * 0.02)}q${n(-w * 0.08)} ${n(w * 0.05)} ${n(-w * 0.14)} ${n(-w * 0.03)}q${n(-w * 0.1)} ${n(w * 0.05)} ${n(-w * 0.18)} ${n(-w * 0.07)}q${n(-w * 0.14)} 0 ${n(-w * 0.28)} ${n(-w * 0.05)}t${n(-w * 0.26)} ${n(w * 0.06)}q${n(-w * 0.1)} ${n(w * 0.1)} ${n(-w * 0.16)} ${n(w * 0.05)}q${n(-w * 0.1)} ${n(w * 0.08)} ${n(-w * 0.18)} ${n(w * 0.04)}Z`,
        tone('#f8fbff', depth * 0.7),
      )
    : stroke(rows.join(''), darker(tiles, 0.2), Math.max(2, w * 0.012), 0.55)
  return (
    smoke +
    stack +
    sheet(
      `M${n(x - w / 2)} ${n(y)}V${n(top)}L${n(x)} ${n(peak + w * 0.06)}L${n(x + w / 2)} ${n(top)}V${n(y)}Z`,
      paper,
      w * 0.025,
    ) +
    rect(x - w / 2, y - w * 0.06, w, w * 0.06, darker(paper, 0.14)) +
    attic +
    windows +
    door +
    sheet(roofD, tiles, w * 0.02) +
    cap
  )
}

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

export function lamp({ tone, light }: Stage, x: number, y: number, h: number, depth = 0): string {
  const iron = tone('#4a4656', depth)
  const glow = light.lit
    ? circle(x, y - h * 0.9, h * 0.24, '#ffe3a0', 0.22) + circle(x, y - h * 0.9, h * 0.14, '#ffe3a0', 0.35)
    : ''
  return (
    glow +
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
