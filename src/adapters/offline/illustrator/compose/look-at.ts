import type { Scene, Shot, Staging } from '../../../../domain/scene.ts'
import { stagingsFor } from '../../../../domain/staging.ts'
import type { IllustrationBrief } from '../../../../ports/illustrator.ts'
import { BACKDROPS } from '../backdrops/backdrops.ts'
import {
  anotherShot,
  type Camera,
  type Composition,
  cameraOf,
  compositionOf,
  nearerCameraOf,
  TO_THE_KNEES,
} from './camera.ts'

/** From where a moment is seen. `nearer` is the camera that is taken where nothing is cut by it. */
export type Look = {
  staging: Staging | null
  shot: Shot
  composition: Composition
  camera: Camera
  nearer: Camera | null
}

const FROM_ABOVE: Camera = {
  ground: 0.9,
  scale: 3.9,
  tallest: 0.5,
  approach: 1.4,
  cropped: false,
  zoom: 1,
  spread: 1.1,
}
const FROM_BELOW: Camera = {
  ground: 0.92,
  scale: 4.9,
  tallest: 0.7,
  approach: 1.6,
  cropped: false,
  zoom: 1.05,
  spread: 1,
}
/** Somebody small where the place is wide. */
const FAR_OFF: Camera = {
  ground: 0.8,
  scale: 1.8,
  tallest: 0.27,
  approach: 1.25,
  cropped: false,
  zoom: 1,
  spread: 1.34,
}

/** `scene` is the brief's as it is drawn, after the parent's wish: who asks for a distance gets that. */
export function lookAt(brief: IllustrationBrief, scene: Scene): Look {
  const cover = brief.kind !== 'page'
  const isAsked = scene.shot !== brief.scene.shot || (brief.wish !== null && (brief.attempt ?? 1) === 1)
  const shot = cover ? 'wide' : isAsked ? scene.shot : anotherShot(scene, brief)
  const staging = cover || scene.shot !== brief.scene.shot ? null : stagingOf(brief, scene)
  const composition = compositionOf(brief)
  const usual = cameraOf(brief, shot, composition)
  switch (staging) {
    case null:
      return {
        staging,
        shot,
        composition,
        camera: usual,
        nearer: cover ? null : nearerCameraOf(scene, shot, composition),
      }
    case 'near':
      return {
        staging,
        shot: 'medium',
        composition,
        camera: cameraOf(brief, 'medium', composition),
        nearer: TO_THE_KNEES,
      }
    case 'above':
      return {
        staging,
        shot: 'wide',
        composition: { ...composition, horizon: 0.16, zoom: 1.04, stand: composition.stand * 0.4, depth: 0, rise: 0 },
        camera: FROM_ABOVE,
        nearer: null,
      }
    case 'low':
      return {
        staging,
        shot: 'medium',
        // A wall needs some floor before it, and near land begins behind the feet.
        composition: {
          ...composition,
          horizon: BACKDROPS[scene.setting].indoor ? 0.61 : 0.64,
          zoom: 1.04,
          depth: 0.4,
          rise: 0,
        },
        camera: FROM_BELOW,
        nearer: null,
      }
    case 'far':
      return {
        staging,
        shot: 'wide',
        composition: { ...composition, horizon: 0.46, zoom: 1, stand: Math.sign(composition.stand || 1) * 0.14 },
        camera: FAR_OFF,
        nearer: null,
      }
    case 'deep':
    case 'shoulder': {
      const level = { ...composition, horizon: 0.5, stand: 0, rise: 0, frame: null }
      return { staging, shot: 'wide', composition: level, camera: cameraOf(brief, 'wide', level), nearer: null }
    }
    case 'hands':
      return { staging, shot: 'close', composition, camera: cameraOf(brief, 'close', composition), nearer: null }
    case 'behind':
    case 'group':
      return { staging, shot, composition, camera: usual, nearer: null }
  }
}

/** A redraw looks from elsewhere: the next of the ways in which nothing of the moment is lost. */
function stagingOf({ attempt = 1, characters }: IllustrationBrief, scene: Scene): Staging | null {
  if (!scene.staging) return null
  const ways = stagingsFor(scene, characters)
  const at = Math.max(0, ways.indexOf(scene.staging))
  return ways[(at + attempt - 1) % ways.length] ?? 'group'
}
