import type { Setting } from '../../../../domain/scene.ts'
import { landmarksOf } from '../elements/landmarks.ts'
import { goldfinch } from '../elements/small-animals.ts'
import { place } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import type { Span } from './place-props.ts'

/** No bird gets there, or none that stands. */
const NO_BIRDS: ReadonlySet<Setting> = new Set(['underwater', 'space', 'moon', 'sky', 'spaceship', 'sea'])
const SPOTS = [0.07, 0.13, 0.19, 0.25, 0.5, 0.75, 0.81, 0.87, 0.93]

/**
 * What else is there, where nobody stands before it: a thing or two of the place, and somewhere the goldfinch of the house,
 * a game for those who look closely.
 */
export function bystanders(stage: Stage, taken: readonly Span[], setting: Setting, birds: boolean): string {
  const { width, height, ground, random } = stage
  const all = [...taken]
  const claim = (room: number): number | null => {
    const free = SPOTS.map((spot) => spot * width).filter((x) =>
      all.every(({ from, to }) => x + room < from || x - room > to),
    )
    const x = free[random.whole(0, Math.max(0, free.length - 1))] ?? null
    if (x !== null) all.push({ from: x - room, to: x + room })
    return x
  }
  const scale = height / 1536
  const standing = landmarksOf(stage, setting).map((svg) => {
    const x = claim(width * 0.075)
    return x === null ? '' : place(svg, x, ground - height * random.between(0.02, 0.07), scale * 0.92)
  })
  const perch = !birds || NO_BIRDS.has(setting) ? null : claim(width * 0.03)
  if (perch === null) return standing.join('')
  const mirrored = random.chance(perch > width / 2 ? 0.25 : 0.75)
  return standing.join('') + goldfinch(perch, ground - height * random.between(0, 0.03), scale * 1.7, mirrored)
}
