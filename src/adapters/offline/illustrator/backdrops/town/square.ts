import { darker, lighter } from '../../kit/colour.ts'
import { ellipse, n, sheet } from '../../kit/paper.ts'
import type { Stage } from '../../kit/stage.ts'
import { sky } from '../../light/sky.ts'
import { weatherBehind } from '../../light/weather.ts'

export function opened(stage: Stage): string {
  return sky(stage) + weatherBehind(stage)
}

/** Cobbles in rows, larger towards the reader. */
export function cobbles(stage: Stage, from: number, colour: string): string {
  const { width: w, height: h, random, tone } = stage
  const stone = tone(colour)
  let marks = ''
  for (let row = 0; row < 7; row++) {
    const k = (row / 7) ** 1.3
    const y = from + 24 + (h - from) * k
    const size = 26 + k * 60
    for (let x = random.between(-20, 20); x < w; x += size * random.between(1.5, 2.6))
      marks += ellipse(
        x,
        y + random.between(-8, 8),
        size * 0.42,
        size * 0.16,
        random.chance(0.5) ? darker(stone, 0.08) : lighter(stone, 0.16),
      )
  }
  return sheet(`M-10 ${n(from)}H${w + 10}V${h + 10}H-10Z`, stone, 6) + marks
}
