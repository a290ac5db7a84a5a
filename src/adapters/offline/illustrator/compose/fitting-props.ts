import type { PropName, Scene, Setting } from '../../../../domain/scene.ts'
import { traitsOf } from '../props/prop-traits.ts'

/** What belongs in the sky does not hang in a room, what the place has is not there twice, and a close-up has no distance. */
export function withFittingProps(scene: Scene, indoor: boolean, cropped: boolean): Scene {
  const props = scene.props.filter(
    (prop) =>
      !(indoor && (CELESTIAL.has(prop) || OUTDOOR.has(prop))) &&
      !IN_PLACE[scene.setting]?.includes(prop) &&
      !(cropped && traitsOf(prop).size > LARGEST_NEAR),
  )
  return { ...scene, props }
}

/** A bus beside a face is a wall: in the figures' units. */
const LARGEST_NEAR = 200

const IN_PLACE: Partial<Record<Setting, readonly PropName[]>> = {
  bedroom: ['bed'],
  classroom: ['blackboard'],
  playground: ['swing', 'slide'],
  station: ['train'],
  train: ['train'],
  boat: ['boat'],
  forest: ['tree'],
  jungle: ['tree'],
  // Nothing grows there.
  space: ['tree'],
  moon: ['tree'],
  underwater: ['tree'],
  sky: ['tree'],
}
const CELESTIAL: ReadonlySet<PropName> = new Set(['moon', 'sun', 'rainbow', 'planet', 'satellite', 'hot-air-balloon'])
const OUTDOOR: ReadonlySet<PropName> = new Set([
  'tree',
  'tent',
  'campfire',
  'snowman',
  'sleigh',
  'car',
  'bus',
  'train',
  'tractor',
  'fire-engine',
  'boat',
  'plane',
  'swing',
  'slide',
  'sandcastle',
  'goal',
])
