import { circle, n, path, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { pine } from './trees.ts'

/** A string of pennants or bulbs between two points, hanging by `sag`. */
export function bunting(
  stage: Stage,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  kind: 'pennants' | 'bulbs' = 'pennants',
  size = 34,
): string {
  const { tone, accents, light } = stage
  const colours = [accents[0], tone('#fbefdc'), accents[1], tone('#6aa6a0')]
  const at = (t: number) => ({ x: x1 + (x2 - x1) * t, y: y1 + (y2 - y1) * t + 4 * sag * t * (1 - t) })
  const count = Math.max(3, Math.round(Math.abs(x2 - x1) / (size * 1.9)))
  const pieces = Array.from({ length: count }, (_, i) => {
    const { x, y } = at((i + 0.5) / count)
    const colour = colours[i % colours.length] ?? accents[0]
    if (kind === 'bulbs')
      return (
        (light.lit ? circle(x, y + size * 0.45, size * 0.75, '#ffe3a0', 0.3) : '') +
        circle(x, y + size * 0.4, size * 0.3, light.lit ? '#ffdf8a' : colour)
      )
    return path(`M${n(x - size * 0.5)} ${n(y - 2)}h${n(size)}l${n(-size * 0.5)} ${n(size * 1.15)}Z`, colour)
  })
  const middle = at(0.5)
  return (
    stroke(
      `M${n(x1)} ${n(y1)}Q${n(middle.x)} ${n(y1 + (y2 - y1) / 2 + 2 * sag)} ${n(x2)} ${n(y2)}`,
      tone('#6b5560'),
      4,
    ) + pieces.join('')
  )
}

/** What a theme hangs over any place: Christmas garlands, a princess's pennants, a party's flags. */
export function garlands(stage: Stage, indoor: boolean): string {
  const { width, theme, tone, random } = stage
  if (theme === 'navidad') {
    const tree = indoor
      ? ''
      : pine(stage, width * random.pick([0.07, 0.93]), stage.height * 0.8, 420, 0.05, '#3f7a5c', true)
    const branch = Array.from({ length: 26 }, (_, i) => {
      const t = i / 25
      const [x, y] = [t * width, 26 + Math.sin(t * Math.PI * 3) * 12]
      return `M${n(x - 26)} ${n(y - 30)}l26 ${n(54 + (i % 3) * 8)}l30 ${n(-56)}Z`
    })
    const baubles = Array.from({ length: 11 }, (_, i) =>
      circle(
        width * (0.05 + i * 0.09),
        60 + (i % 2) * 22,
        15,
        tone(['#b3202c', '#f4b41a', '#f8f1e2'][i % 3] ?? '#b3202c'),
      ),
    )
    return tree + path(branch.join(''), tone('#3f7a5c')) + baubles.join('')
  }
  if (theme === 'princesas' && random.chance(0.8))
    return bunting(stage, -20, 30, width * 0.5, 20, 60) + bunting(stage, width * 0.5, 20, width + 20, 34, 60)
  return ''
}
