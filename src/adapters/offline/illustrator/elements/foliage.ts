import { darker } from '../kit/colour.ts'
import { n, path, place, stroke } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { flower, tuft } from './plants.ts'

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
