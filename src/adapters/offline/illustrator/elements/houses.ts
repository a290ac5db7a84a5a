import { darker, mix } from '../kit/colour.ts'
import { circle, ellipse, n, path, rect, scallop, sheet, stroke } from '../kit/paper.ts'
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
