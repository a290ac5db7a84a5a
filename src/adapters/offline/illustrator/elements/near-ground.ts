import { darker, lighter } from '../kit/colour.ts'
import { ellipse, n, path, sheet, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'

/** A fallen trunk that lies across; x is its middle. */
export function fallen({ tone }: Stage, x: number, y: number): string {
  const bark = tone('#86604a', 0.04)
  return (
    ellipse(x, y + 6, 300, 22, '#2b2233', 0.14) +
    sheet(
      `M${n(x - 290)} ${n(y - 4)}Q${n(x)} ${n(y - 14)} ${n(x + 270)} ${n(y)}V${n(y - 84)}Q${n(x)} ${n(y - 100)} ${n(x - 290)} ${n(y - 96)}Z`,
      bark,
      6,
    ) +
    stroke(
      `M${n(x - 210)} ${n(y - 70)}h150M${n(x - 120)} ${n(y - 36)}h210M${n(x + 60)} ${n(y - 66)}h120`,
      darker(bark, 0.22),
      6,
      0.8,
    ) +
    sheet(`M${n(x + 20)} ${n(y - 88)}l70 -84l26 14l-40 78Z`, bark, 4) +
    ellipse(x + 270, y - 42, 24, 42, lighter(bark, 0.42)) +
    ellipse(x + 270, y - 42, 14, 26, lighter(bark, 0.24)) +
    path(`M${n(x - 290)} ${n(y - 96)}q70 -34 130 0q60 -22 90 6q-110 20 -220 6Z`, tone('#7ba657'))
  )
}

export function stump({ tone }: Stage, x: number, y: number): string {
  const bark = tone('#86604a', 0.04)
  return (
    ellipse(x, y + 4, 130, 18, '#2b2233', 0.14) +
    sheet(
      `M${n(x - 120)} ${n(y + 6)}Q${n(x - 80)} ${n(y - 20)} ${n(x - 80)} ${n(y - 110)}h160q0 90 44 116q-60 -14 -100 6q-60 -20 -144 -6Z`,
      bark,
      6,
    ) +
    ellipse(x, y - 112, 80, 24, lighter(bark, 0.42)) +
    stroke(
      `M${n(x - 50)} ${n(y - 112)}a50 14 0 1 0 100 0a50 14 0 1 0 -100 0M${n(x - 22)} ${n(y - 112)}a22 6 0 1 0 44 0a22 6 0 1 0 -44 0`,
      lighter(bark, 0.18),
      4,
    )
  )
}

/** Water that crosses from edge to edge, with stones to step on. */
export function brook({ tone, width: w, random }: Stage, y: number): string {
  const bank = (dy: number, thick: number) =>
    `M-20 ${n(y + dy)}C${n(w * 0.3)} ${n(y - 40 + dy)} ${n(w * 0.55)} ${n(y + 70 + dy)} ${n(w + 20)} ${n(y + 10 + dy)}V${n(y + 10 + dy + thick)}C${n(w * 0.55)} ${n(y + 90 + dy + thick)} ${n(w * 0.3)} ${n(y - 30 + dy + thick)} -20 ${n(y + dy + thick)}Z`
  const ripples = Array.from(
    { length: 7 },
    () => `M${n(random.between(0.04, 0.94) * w)} ${n(y + random.between(24, 66))}q20 -9 44 0`,
  )
  return (
    path(bank(-8, 106), tone('#dfe6c4', 0.1)) +
    path(bank(0, 86), tone('#6db8cc', 0.06)) +
    stroke(ripples.join(''), tone('#f2fafa'), 4, 0.7) +
    [0.38, 0.44, 0.5].map((k, i) => ellipse(w * k, y + 40 + i * 20, 36, 13, tone('#b5aea6'))).join('')
  )
}

/** A small lake between hills. */
export function tarn({ tone }: Stage, x: number, y: number): string {
  return (
    ellipse(x, y + 5, 390, 52, tone('#dfe6d4', 0.2)) +
    ellipse(x, y, 374, 44, tone('#78b8cc', 0.14)) +
    stroke(
      `M${n(x - 190)} ${n(y - 6)}h120M${n(x + 30)} ${n(y + 14)}h150M${n(x - 80)} ${n(y + 24)}h70`,
      tone('#f2fafa', 0.1),
      4,
      0.7,
    )
  )
}
