import type { PropName, Scene, Setting } from '../../../../domain/scene.ts'
import { traitsOf } from '../props/prop-traits.ts'
import { isPartOf } from './where-it-belongs.ts'

/** What belongs in the sky does not hang in a room, what the place has is not there twice, and a close-up has no distance. */
export function withFittingProps(scene: Scene, indoor: boolean, cropped: boolean, bedless = false): Scene {
  const props = scene.props.filter(
    (prop) =>
      !(indoor && (CELESTIAL.has(prop) || OUTDOOR.has(prop))) &&
      (!IN_PLACE[scene.setting]?.includes(prop) || isNeeded(prop, scene) || (bedless && prop === 'bed')) &&
      !isPartOf(prop, scene) &&
      !(cropped && traitsOf(prop).size > LARGEST_NEAR),
  )
  return { ...scene, props }
}

/** What is in a tree needs one near by, and a bed that nobody lies in is the room's. */
function isNeeded(prop: PropName, { props }: Scene): boolean {
  return prop === 'tree' && props.includes('nest')
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
