import type { Setting } from '../../../../domain/scene.ts'
import { foreground } from '../elements/foreground.ts'
import { n } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import { type Actor, onPicture } from './actor.ts'
import type { SeenThing } from './place-props.ts'

/** Something near at an edge, where no face is close to it and nothing of the scene behind it. */
export function inFront(
  side: 'left' | 'right' | null,
  actors: readonly Actor[],
  things: readonly SeenThing[],
  stage: Stage,
  setting: Setting,
  lift: number,
) {
  if (!side) return ''
  const near = actors.some((actor) => {
    const { x } = onPicture(actor, actor.figure.anchors.face)
    return (side === 'left' ? x : stage.width - x) < stage.width * 0.26
  })
  // Boughs reach farther in than curtains, where the sky is.
  const hides = things.some(
    ({ x, y, size }) =>
      (side === 'left' ? x : stage.width - x) < stage.width * (y < stage.height * 0.4 ? 0.5 : 0.17) + size * 0.4,
  )
  return near || hides ? '' : `<g transform="translate(0 ${n(lift)})">${foreground(setting, side, stage)}</g>`
}
