import { darker } from '../../kit/colour.ts'
import { n, path, sheet } from '../../kit/paper.ts'
import type { Stage } from '../../kit/stage.ts'

/** A peak with a lit side and a snow cap. */
export function peak(
  { tone }: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  colour = '#8d8aa6',
  capped = true,
): string {
  const rock = tone(colour, depth)
  const [lx, rx] = [x - w / 2, x + w / 2]
  const cap = capped
    ? path(
        `M${n(x - w * 0.13)} ${n(y - h * 0.7)}L${n(x)} ${n(y - h)}L${n(x + w * 0.15)} ${n(y - h * 0.68)}l${n(-w * 0.07)} ${n(h * 0.05)}l${n(-w * 0.06)} ${n(-h * 0.07)}l${n(-w * 0.06)} ${n(h * 0.08)}l${n(-w * 0.05)} ${n(-h * 0.07)}Z`,
        tone('#fbfaf4', depth * 0.5),
      )
    : ''
  return (
    sheet(
      `M${n(lx)} ${n(y)}L${n(x - w * 0.22)} ${n(y - h * 0.52)}L${n(x - w * 0.16)} ${n(y - h * 0.6)}L${n(x)} ${n(y - h)}L${n(x + w * 0.2)} ${n(y - h * 0.58)}L${n(x + w * 0.26)} ${n(y - h * 0.53)}L${n(rx)} ${n(y)}Z`,
      rock,
      6,
    ) +
    path(
      `M${n(x)} ${n(y - h)}L${n(x + w * 0.2)} ${n(y - h * 0.58)}L${n(x + w * 0.26)} ${n(y - h * 0.53)}L${n(rx)} ${n(y)}H${n(x + w * 0.06)}L${n(x + w * 0.12)} ${n(y - h * 0.4)}L${n(x + w * 0.02)} ${n(y - h * 0.62)}Z`,
      darker(rock, 0.14),
    ) +
    cap
  )
}
