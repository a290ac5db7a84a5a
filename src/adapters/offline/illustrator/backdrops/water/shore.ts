import { circle, ellipse, n, path, ridge } from '../../kit/paper.ts'
import type { Stage } from '../../kit/stage.ts'

export const SEA = ['#5fb0cb', '#4fa3c2', '#6bbad1', '#4598b9'] as const

export const FRESH = ['#7cc0cf', '#6bb4c8', '#8acbd6'] as const

/** Sand along the lower part with shells, pebbles and the edge of the foam. */
export function shore(stage: Stage, y: number, sand = '#f3dcae'): string {
  const { width: w, height: h, random, tone } = stage
  const line = ridge(random, w, y, 22, h + 10, 4)
  const pebbles = Array.from({ length: 16 }, (_, i) =>
    ellipse(
      random.between(0, w),
      random.between(y + 70, h - 20),
      12,
      7,
      tone(['#e2c48f', '#cdb79a', '#f0e4cc'][i % 3] ?? '#e2c48f'),
    ),
  ).join('')
  return (
    path(line, tone('#fdfaf0')).replace('/>', ' transform="translate(0 -16)"/>') +
    path(line, tone('#e6c890')).replace('/>', ' transform="translate(0 4)"/>') +
    path(line, tone(sand)).replace('/>', ' transform="translate(0 26)"/>') +
    pebbles
  )
}

export function starfish({ tone }: Stage, x: number, y: number, s: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(14) scale(${s})">${path('M0 -30Q8 -10 28 -10Q14 4 18 26Q0 14 -18 26Q-14 4 -28 -10Q-8 -10 0 -30Z', tone('#e8894f'))}${circle(0, -12, 3, tone('#f6c69a'))}${circle(-9, 4, 3, tone('#f6c69a'))}${circle(9, 4, 3, tone('#f6c69a'))}</g>`
}
