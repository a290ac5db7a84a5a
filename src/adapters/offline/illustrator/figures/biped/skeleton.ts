import type { Point } from '../../figure.ts'
import type { Limb, Posture } from './poses.ts'

/** A body's measures in figure units. */
export type Build = {
  /** Figure units per head unit (a head is 96 head units wide). */
  head: number
  torso: number
  leg: number
  arm: number
  shoulder: number
  waist: number
  hip: number
  armR: number
  legR: number
  foot: number
  neck: number
  /** Forward stoop of the neck, degrees. */
  stoop: number
}

export type Joints = [Point, Point, Point]
export type Skeleton = {
  hip: Point
  /** Between the shoulders. */
  chest: Point
  head: Point
  lean: number
  headTilt: number
  ahead: Joints
  back: Joints
  legAhead: Joints
  legBack: Joints
}

/** Half the height of a head below its middle, in head units. */
const CHIN = 44

/** Puts the bones where the posture wants them, the lowest point on the ground (or as high above as it says). */
export function skeletonOf(build: Build, posture: Posture, sole: number): Skeleton {
  const hip = { x: 0, y: 0 }
  const up = (angle: number, length: number): Point => step({ x: 0, y: 0 }, 180 - angle, length)
  const chest = add(hip, up(posture.lean, build.torso))
  const neck = posture.neck + build.stoop
  const head = add(chest, up(neck, build.neck + CHIN * build.head * (0.96 - posture.sink)))
  const across = (side: number, width: number): Point => ({
    x: Math.cos(rad(posture.lean)) * width * side,
    y: Math.sin(rad(posture.lean)) * width * side,
  })
  const shoulder = (side: number) =>
    add(
      add(chest, across(side, build.shoulder - build.armR * 0.6)),
      up(posture.lean, -build.armR * (1.05 - posture.shrug)),
    )
  const hipJoint = (side: number) => add(hip, across(side, build.hip * 0.52))
  const bones = {
    ahead: bend(shoulder(1), posture.ahead, build.arm),
    back: bend(shoulder(-1), posture.back, build.arm),
    legAhead: bend(hipJoint(1), posture.legAhead, build.leg),
    legBack: bend(hipJoint(-1), posture.legBack, build.leg),
  }
  const lowest = Math.max(
    ...[bones.legAhead, bones.legBack].flatMap(([, knee, ankle]) => [knee.y + build.legR * 0.8, ankle.y + sole]),
    ...((Math.abs(posture.lean) > 50 || posture.seated) && posture.element === 'ground'
      ? [bones.ahead, bones.back].flatMap(([, elbow, wrist]) => [elbow.y + build.armR, wrist.y + build.armR])
      : []),
    hip.y + (posture.seated ? build.hip * 0.62 : build.legR),
    head.y + (Math.abs(posture.neck) > 40 ? CHIN * build.head * 0.92 : 0),
  )
  const centre = posture.seated ? (hip.x + head.x) / 2 : hip.x * 0.5 + (bones.legAhead[2].x + bones.legBack[2].x) / 4
  const lift = posture.lift * build.leg + (posture.tiptoe ? build.foot * 0.46 : 0)
  const settle = ({ x, y }: Point): Point => ({ x: x - centre, y: y - lowest - lift })
  const settled = (joints: Joints): Joints => [settle(joints[0]), settle(joints[1]), settle(joints[2])]
  return {
    hip: settle(hip),
    chest: settle(chest),
    head: settle(head),
    lean: posture.lean,
    headTilt: posture.head + build.stoop * 0.4,
    ahead: settled(bones.ahead),
    back: settled(bones.back),
    legAhead: settled(bones.legAhead),
    legBack: settled(bones.legBack),
  }
}

export function step(from: Point, angle: number, length: number): Point {
  return { x: from.x + Math.sin(rad(angle)) * length, y: from.y + Math.cos(rad(angle)) * length }
}

function bend(from: Point, { upper, lower }: Limb, length: number): Joints {
  const middle = step(from, upper, length * 0.52)
  return [from, middle, step(middle, lower, length * 0.48)]
}

function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}

function rad(degrees: number): number {
  return (degrees * Math.PI) / 180
}
