import type { PropName } from '../../../../domain/scene.ts'
import type { Stage } from '../kit/stage.ts'
import { drawProp } from '../props/draw-prop.ts'
import { traitsOf } from '../props/prop-traits.ts'
import type { Actor } from './actor.ts'
import { faceBelow, freeSpot, type Span, shadow } from './free-spots.ts'
import { inOrOn, tabletop } from './where-it-belongs.ts'

type OnIt = { prop: PropName; svg: string; x: number; y: number; size: number }

/** The table at whose far side somebody is, close up, and what stands on it, from the farthest to the nearest; `props` grows by it. */
export function closeTable(
  served: readonly PropName[],
  carried: ReadonlyMap<PropName, readonly PropName[]>,
  actors: readonly Actor[],
  { taken, props }: { taken: readonly Span[]; props: Span[] },
  stage: Stage,
  scale: number,
): OnIt[] {
  const { width, height, random } = stage
  const board = tabletop(stage)
  const onIt: OnIt[] = [{ prop: 'table', svg: board.svg, x: width / 2, y: height, size: board.depth }]
  for (const prop of served) {
    const size = Math.min(traitsOf(prop).size * scale * 0.8, height * 0.2)
    const faces = actors.flatMap((actor) => faceBelow(actor, board.foot - size))
    const x = freeSpot(taken, props, faces, size, size * 0.5 + width * 0.06, width, random)
    props.push({ from: x - size / 2, to: x + size / 2 })
    onIt.push({
      prop,
      svg: shadow(x, board.foot, size * 0.36) + drawProp(prop, x, board.foot, size),
      x,
      y: board.foot,
      size,
    })
    for (const on of inOrOn(prop, carried.get(prop) ?? [], size)) {
      const [at, y] = [x + on.x, board.foot + on.y]
      onIt.push({ prop: on.prop, svg: drawProp(on.prop, at, y, on.size), x: at, y, size: on.size })
    }
  }
  return onIt
}
