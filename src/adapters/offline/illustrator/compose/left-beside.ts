import type { PropName, Scene } from '../../../../domain/scene.ts'
import type { Actor } from './actor.ts'
import { isBorne } from './carry.ts'
import { nestOf } from './nest.ts'

/** A wheelchair waits beside whoever lies or sleeps; what somebody lies or sits in or on is not there twice. */
export function withLeftBeside(scene: Scene, actors: readonly Actor[]): Scene {
  const waits = actors.some(
    ({ cast, character, within }) =>
      (within !== null || cast.pose === 'lie' || cast.pose === 'sleep') &&
      character.features?.includes('wheelchair') &&
      !isBorne(cast, scene),
  )
  const cots = actors.some((actor) => nestOf(actor, scene) === 'cot')
  const taken = new Set<PropName>([
    ...(cots ? (['cot'] as const) : []),
    ...actors.flatMap(({ restsOn }) => restsOn ?? []),
  ])
  if (!waits && taken.size === 0) return scene
  const props = scene.props.filter((prop) => !taken.has(prop))
  return { ...scene, props: waits ? [...new Set(['wheelchair' as const, ...props])] : props }
}
