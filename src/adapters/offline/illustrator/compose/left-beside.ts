import type { Scene } from '../../../../domain/scene.ts'
import type { Actor } from './actor.ts'
import { isBorne } from './carry.ts'
import { nestOf } from './nest.ts'

/** A wheelchair waits beside whoever lies or sleeps; the cot that somebody lies in is not there twice. */
export function withLeftBeside(scene: Scene, actors: readonly Actor[]): Scene {
  const waits = actors.some(
    ({ cast, character }) =>
      (cast.pose === 'lie' || cast.pose === 'sleep') &&
      character.features?.includes('wheelchair') &&
      !isBorne(cast, scene),
  )
  const cots = actors.some((actor) => nestOf(actor, scene) === 'cot')
  if (!waits && !cots) return scene
  const props = scene.props.filter((prop) => !(cots && prop === 'cot'))
  return { ...scene, props: waits ? [...new Set(['wheelchair' as const, ...props])] : props }
}
