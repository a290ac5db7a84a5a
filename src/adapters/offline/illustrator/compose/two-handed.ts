import type { Pose, PropName } from '../../../../domain/scene.ts'
import type { Point } from '../figure.ts'
import { sizeInHand } from '../props/prop-traits.ts'
import type { Actor } from './actor.ts'

/** What one carries before oneself in both arms. */
const BULKY: ReadonlySet<PropName> = new Set<PropName>([
  'box',
  'boxes',
  'tin',
  'chest',
  'gift',
  'cake',
  'birthday-cake',
  'saucepan',
  'pot',
  'soup',
  'mixing-bowl',
  'plant-pot',
  'fish-bowl',
  'blanket',
  'cushion',
  'drum',
  'picture',
  'photo-frame',
  'radio',
  'computer',
  'tube',
  'puzzle',
  'chess',
])
const WITH_BOTH: ReadonlySet<Pose> = new Set<Pose>(['hold', 'stand', 'sit', 'walk', 'kneel'])

/** Where something bulky is held and both hands with it, in the figure's own units; null for what one hand holds. */
export function graspOf({ cast: { holding, pose }, figure, facing, within, ofHeld }: Actor): Grasp | null {
  const { arms } = figure
  if (!holding || !BULKY.has(holding) || !WITH_BOTH.has(pose) || !arms || figure.turned || within) return null
  const size = sizeInHand(holding) * ofHeld
  const [one, other] = arms.shoulders
  const ahead = facing === 'left' ? -1 : facing === 'right' ? 1 : 0
  const x = (one.x + other.x) / 2 + ahead * arms.length * 0.18
  const belly = (one.y + other.y) / 2 + arms.length * 0.6
  const foot = Math.max(belly + size * 0.45, figure.anchors.mouth.y + 5 + size)
  const apart = Math.min(size * 0.46, arms.length * 0.8)
  const height = foot - size * 0.36
  return {
    size,
    foot: { x, y: foot },
    hands: [
      { x: x - apart, y: height },
      { x: x + apart, y: height },
    ],
  }
}

export type Grasp = { size: number; foot: Point; hands: readonly [Point, Point] }
