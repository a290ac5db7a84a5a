import type { Setting } from '../../../../domain/scene.ts'
import { goldfinch } from '../elements/goldfinch.ts'
import { landmarksOf } from '../elements/landmarks.ts'
import { place } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import type { Span } from './free-spots.ts'
import type { PlacedProps } from './place-props.ts'

/** No bird gets there, or none that stands. */
const NO_BIRDS: ReadonlySet<Setting> = new Set(['underwater', 'space', 'moon', 'sky', 'spaceship', 'sea'])
const SPOTS = [0.07, 0.13, 0.19, 0.25, 0.5, 0.75, 0.81, 0.87, 0.93]

/**
 * What else is there, where nobody stands before it: a thing or two of the place. And somewhere the goldfinch of the house,
 * a game for those who look closely: beside the cast, or before its feet.
 */
export function bystanders(
  stage: Stage,
  { taken, things }: Pick<PlacedProps, 'taken' | 'things'>,
  /** Who is so near that their feet are out of the picture. */
  near: readonly Span[],
  setting: Setting,
  birds: boolean,
): { behind: string; before: string } {
  const { width, height, ground, random } = stage
  const all = [...taken]
  const claim = (room: number, spans: readonly Span[]): number | null => {
    const free = SPOTS.map((spot) => spot * width).filter((x) =>
      spans.every(({ from, to }) => x + room < from || x - room > to),
    )
    const x = free[random.whole(0, Math.max(0, free.length - 1))] ?? null
    if (x !== null) all.push({ from: x - room, to: x + room })
    return x
  }
  const scale = height / 1536
  const standing = landmarksOf(stage, setting).map((svg) => {
    const x = claim(width * 0.075, all)
    return x === null ? '' : place(svg, x, ground - height * random.between(0.02, 0.07), scale * 0.92)
  })
  const behind = standing.join('')
  if (!birds || NO_BIRDS.has(setting)) return { behind, before: '' }
  const size = scale * 0.84
  const turned = (x: number) => random.chance(x > width / 2 ? 0.75 : 0.25)
  const beside = claim(width * 0.03, all)
  if (beside !== null)
    return {
      behind: behind + goldfinch(beside, ground - height * random.between(0, 0.03), size, turned(beside)),
      before: '',
    }
  const before = claim(width * 0.035, [...things, ...near])
  return { behind, before: before === null ? '' : goldfinch(before, height * 0.962, size, turned(before)) }
}
