import type { Scene } from '../../../../domain/scene.ts'
import { n } from '../kit/paper.ts'
import type { Stage } from '../kit/stage.ts'
import type { Actor } from './actor.ts'
import { bedding, embraced, sleepsInBed } from './bed.ts'
import { isBearer, isBorne } from './carry.ts'
import { heldProp } from './held-prop.ts'
import { nesting, nestOf } from './nest.ts'
import { aboveTheLap, surroundings } from './within.ts'

/** The cast from the farthest to the nearest, with what lies under and over them, in their hands and in their arms. */
export function paintCast(actors: readonly Actor[], scene: Scene, stage: Stage): string[] {
  const bearer = actors.find(({ cast }) => isBearer(cast, scene))
  const borne = bearer && actors.find(({ cast }) => isBorne(cast, scene))
  return actors.map((actor) => {
    if (actor === borne) return ''
    if (actor === bearer && borne) return drawn(actor) + drawn(borne) + embraceOf(actor)
    if (actor.within) {
      const { under, over } = surroundings(actor, actor.within, stage)
      const cut = aboveTheLap(actor, drawn(actor), `lap-${actor.cast.name.length}-${Math.round(actor.x)}`)
      return under + cut + over + heldProp(actor, actors)
    }
    const nest = nestOf(actor, scene)
    if (!nest && !sleepsInBed(actor, scene)) return drawn(actor) + heldProp(actor, actors)
    const { under, over } = nest ? nesting(actor, nest, stage) : bedding(actor, stage)
    return under + drawn(actor) + over + (nest ? '' : embraced(actor))
  })
}

/** Neither in a bed or a bathtub nor in somebody's arms. */
export function isOnFoot(actor: Actor, scene: Scene): boolean {
  return actor.within === null && !sleepsInBed(actor, scene) && !nestOf(actor, scene) && !isBorne(actor.cast, scene)
}

export function drawn({ figure, x, y, scale }: Actor): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})">${figure.svg}</g>`
}

/** Arms over whom they hold. */
function embraceOf(actor: Actor): string {
  return drawn({ ...actor, figure: { ...actor.figure, svg: actor.figure.embrace ?? '' } })
}
