import { tuft } from '../../elements/plants.ts'
import { blob, n, path, sheet, stroke } from '../../kit/paper.ts'
import type { Stage } from '../../kit/stage.ts'

/** A rock that stands in the sea, its flat top some 60 pixels above the water at y. */
export function islet({ tone, random }: Stage, x: number, y: number): string {
  return (
    sheet(blob(random, x, y + 10, 250, 76, 0.08, 9), tone('#9c8573', 0.2), 6) +
    sheet(blob(random, x, y - 24, 200, 40, 0.07, 9), tone('#b59c86', 0.2), 4) +
    path(blob(random, x, y - 46, 172, 22, 0.06, 9), tone('#8fb865', 0.2)) +
    stroke(`M${n(x - 270)} ${n(y + 60)}q60 -24 120 0t120 0t120 0t120 0`, tone('#f4fbfb', 0.1), 9, 0.8)
  )
}

export function headland(stage: Stage, side: 1 | -1, top: number): string {
  const { width: w, height: h, tone, random } = stage
  const x = (k: number) => (side > 0 ? w * (1 - k) : w * k)
  const rock = `M${n(x(-0.02))} ${n(top)}L${n(x(0.3))} ${n(top + 6)}L${n(x(0.36))} ${n(top + 120)}L${n(x(0.33))} ${n(top + 230)}L${n(x(0.42))} ${n(top + 390)}V${n(h)}H${n(x(-0.02))}Z`
  return (
    sheet(rock, tone('#b59c86', 0.1), 10) +
    path(
      `M${n(x(0.3))} ${n(top + 6)}L${n(x(0.36))} ${n(top + 120)}L${n(x(0.33))} ${n(top + 230)}L${n(x(0.42))} ${n(top + 390)}H${n(x(0.26))}L${n(x(0.25))} ${n(top + 160)}Z`,
      tone('#9c8573', 0.1),
    ) +
    stroke(
      `M${n(x(0.04))} ${n(top + 110)}L${n(x(0.2))} ${n(top + 130)}M${n(x(0.02))} ${n(top + 240)}L${n(x(0.22))} ${n(top + 260)}`,
      tone('#957d6a', 0.1),
      7,
    ) +
    sheet(
      `M${n(x(-0.02))} ${n(top + 46)}V${n(top - 14)}Q${n(x(0.16))} ${n(top - 30)} ${n(x(0.31))} ${n(top + 4)}q${n(-8 * side)} 40 ${n(24 * side)} 30q${n(14 * side)} 26 ${n(40 * side)} 8q${n(20 * side)} 20 ${n(50 * side)} 4Z`,
      tone('#8fb865', 0.06),
      5,
    ) +
    tuft(stage, x(0.2), top, 40) +
    tuft(stage, x(0.1), top - 8, 34 + random.between(0, 8))
  )
}
