import type { Scene, SceneCast } from '../../../../domain/scene.ts'
import type { Point } from '../figure.ts'
import { isNewborn } from '../figures/person/newborn.ts'
import { type Actor, onPicture } from './actor.ts'

export function isBearer({ name }: SceneCast, { interaction, cast }: Scene): boolean {
  return interaction?.kind === 'carry' && interaction.from === name && cast.some((one) => one.name === interaction.to)
}

export function isBorne({ name }: SceneCast, { interaction, cast }: Scene): boolean {
  return interaction?.kind === 'carry' && interaction.to === name && cast.some((one) => one.name === interaction.from)
}

/** On a back or in somebody's arms, nobody sits in a wheelchair. */
export function isOff(cast: SceneCast, scene: Scene): boolean {
  return isBorne(cast, scene) || (scene.interaction?.kind === 'ride' && scene.interaction.from === cast.name)
}

/**
 * Whoever is carried is as small as two arms can hold: a newborn lies aslant before the breast, all others
 * upright, their backs to the bearer. Said again after the cast was moved, it puts them back.
 */
export function carry(actors: Actor[], scene: Scene): void {
  const bearer = actors.find(({ cast }) => isBearer(cast, scene))
  const borne = actors.find(({ cast }) => isBorne(cast, scene))
  if (!bearer || !borne || bearer === borne) return
  const { hip, face } = bearer.figure.anchors
  const { bounds, anchors } = borne.figure
  const breast = hip.y - face.y
  const side = bearer.facing === 'left' ? -1 : 1
  if (isNewborn(borne.character)) {
    borne.scale = bearer.scale * Math.min(1, (breast * 0.74) / bounds.height)
    borne.x = bearer.x + (hip.x + face.x) * 0.5 * bearer.scale - (bounds.x + bounds.width / 2) * borne.scale
    borne.y = bearer.y + (hip.y + breast * 0.06) * bearer.scale
  } else {
    borne.scale = bearer.scale * Math.min(1, (breast * 0.66) / (anchors.hip.y - bounds.y))
    borne.x = bearer.x + ((hip.x + face.x) * 0.5 + side * 3) * bearer.scale - anchors.face.x * borne.scale
    borne.y = bearer.y + (hip.y + breast * 0.02) * bearer.scale - anchors.hip.y * borne.scale
  }
  borne.aloft = true
  borne.layer = bearer.layer
}

/** Where the hands of a bearer are, on the picture: under who is carried and round them. */
export function bearingHands(bearer: Actor, borne: Actor): Point[] {
  const { bounds, anchors } = borne.figure
  const side = bearer.facing === 'left' ? -1 : 1
  if (isNewborn(borne.character)) {
    const middle = onPicture(bearer, bearer.figure.anchors.hip).x
    const foot = onPicture(borne, { x: 0, y: bounds.y + bounds.height }).y
    return [
      { x: middle + side * 7 * bearer.scale, y: foot - bounds.height * 0.16 * borne.scale },
      { x: middle - side * 9 * bearer.scale, y: foot - bounds.height * 0.3 * borne.scale },
    ]
  }
  const middle = onPicture(bearer, bearer.figure.anchors.hip).x
  const [hip, face] = [onPicture(borne, anchors.hip), onPicture(borne, anchors.face)]
  const belly = hip.y + (face.y - hip.y) * 0.14
  return [
    { x: middle + side * 5 * bearer.scale, y: belly + 3 * bearer.scale },
    { x: middle - side * 7 * bearer.scale, y: belly - 6 * bearer.scale },
  ]
}
