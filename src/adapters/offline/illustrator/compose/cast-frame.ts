import type { Pose, Scene } from '../../../../domain/scene.ts'
import type { IllustrationBrief } from '../../../../ports/illustrator.ts'
import { traitsOf } from '../props/prop-traits.ts'
import type { CastFrame } from './actor.ts'
import { shoreOf } from './camera.ts'
import type { Look } from './look-at.ts'

/** Feet may be out of the picture; what lies on the ground is not. */
export const LOWEST = 0.93

/** Where the cast may stand and how large, in pixels of a picture of this size. */
export function castFrame(
  { kind }: IllustrationBrief,
  scene: Scene,
  { camera, composition, staging }: Pick<Look, 'camera' | 'composition' | 'staging'>,
  width: number,
  height: number,
): CastFrame {
  const { ground, scale, tallest, approach, cropped } = camera
  return {
    width,
    height,
    ground: ground * height,
    scale: (scale * height) / 1536,
    tallest,
    approach,
    cropped,
    // Something large beside the cast needs a side of its own.
    span:
      kind === 'frontCover' ? 0.84 : kind === 'backCover' ? 0.56 : hasLarge(scene) && staging !== 'near' ? 0.64 : 0.9,
    stand: standOf(scene, composition),
    depth: composition.depth,
    shore: height - Math.max(width, height) * (1 - shoreOf(camera, composition)),
    staging,
    posed: kind === 'frontCover',
  }
}

function standOf(scene: Scene, { stand }: Look['composition']): number {
  return hasLarge(scene) ? Math.sign(stand || 1) * 0.2 : stand
}

function hasLarge({ props }: Scene): boolean {
  return props.some((prop) => traitsOf(prop).where === 'behind')
}

/** On a cover the first does what they do; beside them everybody stands: whoever leaps would make the others small. */
export function posingTogether(scene: Scene): Scene {
  const crowded = scene.cast.length > 2
  const pose = (one: Pose, i: number): Pose =>
    (i > 0 ? LEAPING.has(one) : one === 'swim') || (i > 0 && crowded && one === 'point')
      ? i % 2
        ? 'wave'
        : 'cheer'
      : one
  return { ...scene, cast: scene.cast.map((actor, i) => ({ ...actor, pose: pose(actor.pose, i) })) }
}
const LYING: ReadonlySet<Pose> = new Set<Pose>(['lie', 'sleep', 'swim'])
const LEAPING: ReadonlySet<Pose> = new Set<Pose>([...LYING, 'jump', 'fly', 'dance', 'run', 'walk', 'crouch'])
