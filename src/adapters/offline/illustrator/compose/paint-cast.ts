import type { Scene } from '../../../../domain/scene.ts'
import type { Stage } from '../kit/stage.ts'
import { type Actor, withActor } from './actor.ts'
import { afloatOver } from './afloat.ts'
import { isBearer, isBorne } from './carry.ts'
import { embraced, heldProp, stringsOf } from './held-prop.ts'
import { nesting, nestOf } from './nest.ts'
import { surroundings } from './rests/settle.ts'

/** The cast from the farthest to the nearest, with what lies under and over them, in their hands and in their arms. */
export function paintCast(actors: readonly Actor[], scene: Scene, stage: Stage): string[] {
  const bearer = actors.find(({ cast }) => isBearer(cast, scene))
  const borne = bearer && actors.find(({ cast }) => isBorne(cast, scene))
  const people = actors.map((actor) => {
    if (actor === borne) return ''
    if (actor === bearer && borne) return drawn(actor) + drawn(borne) + embraceOf(actor)
    if (actor.within) {
      const { under, over } = surroundings(actor, actor.within, stage)
      const inHand = actor.cast.pose === 'sleep' ? embraced(actor) : heldProp(actor, actors)
      return under + drawn(actor) + over + inHand
    }
    if (actor.afloat || isInPond(actor, scene)) return drawn(actor) + heldProp(actor, actors) + waves(actor, stage)
    const nest = nestOf(actor, scene)
    if (!nest) return drawn(actor) + heldProp(actor, actors)
    const { under, over } = nesting(actor, nest, stage)
    return under + drawn(actor) + over
  })
  return [...people, stringsOf(actors)]
}

/** On land a swimmer has a pond of their own. */
function isInPond({ figure, aloft }: Actor, { setting }: Scene): boolean {
  return figure.element === 'water' && !aloft && setting !== 'underwater'
}

function waves({ x, y, scale, figure: { bounds } }: Actor, stage: Stage): string {
  const half = (bounds.width / 2) * scale
  return afloatOver(x + (bounds.x + bounds.width / 2) * scale, y - bounds.height * scale * 0.12, half, stage)
}

/** Neither in or on anything nor in somebody's arms. */
export function isOnFoot(actor: Actor, scene: Scene): boolean {
  return actor.within === null && !actor.afloat && !nestOf(actor, scene) && !isBorne(actor.cast, scene)
}

export function drawn(actor: Actor): string {
  return withActor(actor, actor.figure.svg)
}

/** Arms over whom they hold. */
function embraceOf(actor: Actor): string {
  return withActor(actor, actor.figure.embrace ?? '')
}
