import type { Pose } from '../../../../../../domain/scene.ts'
import type { Limb, Posture } from '../../biped/poses.ts'
import type { Build } from '../../biped/skeleton.ts'
import { chairFor, clearanceOf, type Push } from './wheelchair.ts'

/** Out of the chair: in bed, in the water. */
const ASIDE: ReadonlySet<Pose> = new Set<Pose>(['lie', 'sleep', 'swim'])

export function sitsInChair(pose: Pose): boolean {
  return !ASIDE.has(pose)
}

type Upper = Pick<Posture, 'lean' | 'head' | 'ahead' | 'back'>

/** What arms and back do in the chair where the pose on two legs says it otherwise. */
const UPPER: Partial<Record<Pose, Upper>> = {
  stand: u(-2, 0, [10, 60, 'front'], [-22, 34, 'front']),
  sit: u(-4, 4, [22, 70, 'front'], [-34, -4, 'front']),
  walk: u(8, -2, [24, 30, 'behind'], [-20, 10, 'front']),
  run: u(20, -10, [40, 40, 'behind'], [-30, 30, 'front']),
  kneel: u(16, 4, [48, 74, 'front'], [20, 52, 'front']),
  crouch: u(26, 6, [40, 46, 'front'], [14, 34, 'front']),
  dance: u(-8, 10, [118, 98, 'over'], [-84, -140, 'over']),
  fly: u(8, -8, [104, 122, 'over'], [-104, -122, 'over']),
}
/** Front wheels in the air, for joy. */
const TILTS: Partial<Record<Pose, number>> = { jump: -11, dance: -9, fly: -7 }

const PUSHES: Partial<Record<Pose, Push>> = {
  walk: 'slow',
  run: 'fast',
  stand: 'rest',
  sit: 'rest',
  wave: 'rest',
  point: 'rest',
  reach: 'rest',
}

/** The same pose from the chair: legs on the footplate, back and arms as the pose wants them. */
export function seated(pose: Pose, posture: Posture, build: Build): Posture {
  const upper = UPPER[pose] ?? posture
  const lean = Math.max(-8, Math.min(26, upper.lean))
  return {
    ...posture,
    ...upper,
    lean,
    neck: lean * 0.6,
    legAhead: { upper: 88, lower: 14 },
    legBack: { upper: 84, lower: 8 },
    // The footplate is a little above the ground.
    lift: (clearanceOf(build) + (pose === 'fly' ? build.leg * 0.5 : 0)) / build.leg,
    element: pose === 'fly' ? 'air' : 'ground',
    seated: true,
  }
}

export function chairIn(pose: Pose, build: Build) {
  return chairFor(build, PUSHES[pose] ?? null, TILTS[pose] ?? 0)
}

type Arm = [upper: number, lower: number, layer: Posture['ahead']['layer']]

function u(lean: number, head: number, ahead: Arm, back: Arm): Upper {
  const arm = ([upper, lower, layer]: Arm): Limb & Pick<Posture['ahead'], 'layer'> => ({ upper, lower, layer })
  return { lean, head, ahead: arm(ahead), back: arm(back) }
}
