import type { Pose } from '../../../../../domain/scene.ts'
import { type Matrix, placed } from '../paper/outline.ts'
import type { Sheet } from '../paper/sheet.ts'
import { drawArm, handShape } from './arms.ts'
import type { Biped, HeadPlace } from './biped.ts'
import { drawBelow, drawTrunk } from './body.ts'
import type { Posture } from './poses.ts'
import type { Build, Joints, Skeleton } from './skeleton.ts'

/** Somebody set on the ground in a posture: what is painted. */
export type Body = { biped: Biped; bones: Skeleton; posture: Posture; headFrame: Matrix }

/** Who stoops does so away from the reader: the head is lower, and not to a side. */
export function buildBehind(build: Build): Build {
  return { ...build, stoop: 0, neck: build.neck - build.stoop * 0.4 }
}

type Four = [number, number, number, number]
/** Limbs that a side view shows at length go away from the reader here: upper and lower of the one ahead, then of the other. */
const LEGS: Partial<Record<Pose, Four>> = {
  walk: [9, 5, -8, -24],
  run: [30, 4, -16, -62],
  sit: [80, -104, -80, 104],
  kneel: [54, -84, -54, 84],
  crouch: [62, -44, -62, 44],
}
const ARMS: Partial<Record<Pose, Four>> = {
  walk: [30, 12, -24, 6],
  run: [52, -24, -48, -4],
  kneel: [26, 2, -26, -2],
  crouch: [34, 20, -34, -20],
}

/** The pose from behind: whoever is on the feet leans half as far, for the lean goes away too. A tail stays as it is. */
export function postureBehind(pose: Pose, posture: Posture, hasLegs: boolean): Posture {
  const [legs, arms] = [hasLegs ? LEGS[pose] : undefined, ARMS[pose]]
  const lying = Math.abs(posture.lean) > 50
  return {
    ...posture,
    tiptoe: false,
    ...(lying ? {} : { lean: posture.lean * 0.5, neck: posture.neck * 0.5, head: posture.head * 0.7 }),
    ...(legs ? { legAhead: { upper: legs[0], lower: legs[1] }, legBack: { upper: legs[2], lower: legs[3] } } : {}),
    ...(arms
      ? {
          ahead: { ...posture.ahead, upper: arms[0], lower: arms[1] },
          back: { ...posture.back, upper: arms[2], lower: arms[3] },
        }
      : {}),
  }
}

/** Glues the pieces from the furthest to the nearest, the back towards the reader. */
export function paintBehind(
  sheet: Sheet,
  { biped, bones, posture, headFrame }: Body,
  drawHead: () => HeadPlace,
): HeadPlace {
  const arms = [
    { joints: bones.back, shape: handShape(posture, false) },
    { joints: bones.ahead, shape: handShape(posture, true) },
  ]
  const [hidden, seen] = [true, false].map((before) =>
    arms.filter(({ joints }) => isBeforeBody(joints, bones, biped.build) === before),
  )
  biped.chair?.far(sheet, bones)
  for (const { joints, shape } of hidden ?? []) drawArm(sheet, biped, joints, shape)
  drawBelow(sheet, biped, bones, posture, 'behind')
  drawTrunk(sheet, biped, bones, 'behind')
  biped.chair?.near(sheet, bones)
  for (const { joints, shape } of seen ?? []) drawArm(sheet, biped, joints, shape)
  biped.away?.(sheet, bones, posture)
  if (biped.mantle) sheet.within(placed(bones.hip.x, bones.hip.y, bones.lean), () => biped.mantle?.(sheet, biped.build))
  let place: HeadPlace = { face: { x: 0, y: 0 }, mouth: { x: 0, y: 20 }, top: { x: 0, y: -50 } }
  sheet.within(headFrame, () => {
    place = drawHead()
  })
  return place
}

/** Whether a hand is before the face, or bent inwards before the breast, where the body hides it. */
function isBeforeBody([, elbow, wrist]: Joints, { hip, chest, head }: Skeleton, build: Build): boolean {
  if (Math.hypot(wrist.x - head.x, wrist.y - head.y) < build.head * 44) return true
  if (wrist.y > hip.y + build.hip * 0.6) return false
  const fromMiddle = ({ x, y }: Joints[0]) =>
    Math.abs(x - chest.x - ((hip.x - chest.x) * (y - chest.y)) / (hip.y - chest.y || 1))
  return fromMiddle(wrist) < Math.min(build.shoulder * 1.25, fromMiddle(elbow) + 3)
}
