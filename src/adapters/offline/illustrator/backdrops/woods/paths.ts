import { flower, tuft } from '../../elements/plants.ts'
import { n, path } from '../../kit/paper.ts'
import type { Stage } from '../../kit/stage.ts'
import { seen } from '../../kit/view.ts'

/** A winding path from the reader to (toX, toY). */
export function winding(stage: Stage, toX: number, toY: number, colour: string, w = 1): string {
  const { width, height, random, tone } = stage
  const side = random.chance(0.5) ? 1 : -1
  const swing = random.between(0.12, 0.22) * width * seen(stage, side, -0.7, 0.7)
  // It comes from the reader, from the left or from the right.
  const foot = width * seen(stage, 0.5, 0.12, 0.9)
  const d = `M${n(foot - 250 * w)} ${n(height + 10)}C${n(foot - 200 * w + swing)} ${n(height - 150)} ${n(toX + swing - 60 * w)} ${n(toY + 190)} ${n(toX - 10)} ${n(toY)}h20C${n(toX + swing + 70 * w)} ${n(toY + 190)} ${n(foot + 210 * w + swing)} ${n(height - 150)} ${n(foot + 270 * w)} ${n(height + 10)}Z`
  return path(d, tone(colour, 0.1))
}

/** Tufts and flowers sprinkled over the land between two heights. */
export function sprinkled(
  stage: Stage,
  from: number,
  to: number,
  colours: readonly string[],
  grass = '#6d9f4f',
  count = 26,
): string {
  const { random, width } = stage
  // With a horizon as low as on a back cover there is no such ground.
  if (to <= from) return ''
  const spots = Array.from({ length: count }, () => ({
    x: random.between(0, width),
    y: random.between(from, to),
  })).sort((a, b) => a.y - b.y)
  return spots
    .map(({ x, y }, index) => {
      const near = (y - from) / Math.max(1, to - from)
      const h = 18 + near * 34
      const colour = colours[index % Math.max(1, colours.length)]
      return (
        tuft(stage, x, y, h, grass, 0.35 - near * 0.35) +
        (colour && index % 2 ? flower(stage, x + 20, y + 4, h * 1.25, colour, 0.3 - near * 0.3) : '')
      )
    })
    .join('')
}
