import { areInSocks } from '../../../../domain/picture-words/in-socks.ts'
import type { Scene } from '../../../../domain/scene.ts'
import type { Figure, Point } from '../figure.ts'
import { type Actor, onPicture } from './actor.ts'
import { isBearer, isBorne, isOff } from './carry.ts'
import { figureIn } from './rests/settle.ts'

/** Partners look into each other's eyes; the rest look at the one the scene is about. Hands go where they touch. */
export function withGaze(
  actor: Actor,
  actors: readonly Actor[],
  scene: Scene,
  index: number,
  hands: readonly Point[],
): Figure {
  const { interaction } = scene
  const partner =
    interaction &&
    (actor.cast.name === interaction.from
      ? interaction.to
      : actor.cast.name === interaction.to
        ? interaction.from
        : null)
  const target = actors.find(({ cast }) => cast.name === (partner ?? scene.cast[0]?.name))
  const looks = target && target !== actor && interaction?.kind !== 'ride'
  if (!looks && hands.length === 0) return actor.figure
  const from = onPicture(actor, actor.figure.anchors.face)
  const to = looks ? onPicture(target, target.figure.anchors.face) : null
  const gaze = to && { x: (to.x - from.x) / actor.scale, y: (to.y - from.y) / actor.scale }
  const reach = hands.map(({ x, y }) => ({ x: (x - actor.x) / actor.scale, y: (y - actor.y) / actor.scale }))
  const { character, facing, cast, seat, asleep } = actor
  const how = {
    seat,
    asleep,
    holds: cast.holding !== null,
    inSocks: areInSocks(scene.alt),
    cradled: isBorne(cast, scene),
    aside: isOff(cast, scene) || actor.within !== null,
    embraces: isBearer(cast, scene),
  }
  const request = { character, pose: cast.pose, mood: cast.mood, facing, gaze, reach, ...how, id: `f${index}` }
  return figureIn(request, actor.within?.rest ?? null).figure
}
