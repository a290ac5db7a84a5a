import type { Point } from '../../figure.ts'
import type { Posture } from './poses.ts'
import type { Build, Joints, Skeleton } from './skeleton.ts'

/** Bends the arm on each target's side until its grip is there, or as near as it gets. Targets as drawn facing right. */
export function reaching(
  bones: Skeleton,
  posture: Posture,
  build: Build,
  targets: readonly Point[],
): { bones: Skeleton; posture: Posture } {
  let bent = { bones, posture }
  for (const target of targets) {
    const arm = target.x >= bent.bones.chest.x ? 'ahead' : 'back'
    // An arm that goes up would vanish behind the head.
    const layer = target.y < bones.chest.y ? 'over' : 'front'
    bent = {
      bones: { ...bent.bones, [arm]: bentTo(bones[arm][0], target, build) },
      posture: { ...bent.posture, finger: false, [arm]: { ...posture[arm], layer } },
    }
  }
  return bent
}

/** The hands that push, where they do. */
export function pushing(
  bones: Skeleton,
  build: Build,
  { ahead, back }: { ahead: Point | null; back: Point | null },
  elbows: 'hang' | 'out' = 'hang',
): Skeleton {
  return {
    ...bones,
    ...(ahead ? { ahead: bentTo(bones.ahead[0], ahead, build, elbows === 'out' ? 1 : null) } : {}),
    ...(back ? { back: bentTo(bones.back[0], back, build, elbows === 'out' ? -1 : null) } : {}),
  }
}

/** Two bones from the shoulder to the target; the elbow hangs, or points to a side. */
function bentTo(shoulder: Point, target: Point, build: Build, side: 1 | -1 | null = null): Joints {
  const upper = build.arm * 0.52
  const wrist = build.arm * 0.48
  const lower = wrist + build.armR * 0.7
  const [dx, dy] = [target.x - shoulder.x, target.y - shoulder.y]
  const wanted = Math.hypot(dx, dy) || 1
  const far = Math.min(upper + lower - 0.5, Math.max(Math.abs(upper - lower) + 4, wanted))
  const along = Math.atan2(dy, dx)
  const bend = Math.acos(Math.max(-1, Math.min(1, (upper ** 2 + far ** 2 - lower ** 2) / (2 * upper * far))))
  const elbows = [along + bend, along - bend].map((angle) => ({
    x: shoulder.x + Math.cos(angle) * upper,
    y: shoulder.y + Math.sin(angle) * upper,
  }))
  const rank = ({ x, y }: Point) => (side === null ? y : x * side)
  const elbow = elbows.reduce((one, other) => (rank(other) > rank(one) ? other : one))
  const end = { x: shoulder.x + (dx / wanted) * far, y: shoulder.y + (dy / wanted) * far }
  const length = Math.hypot(end.x - elbow.x, end.y - elbow.y) || 1
  return [
    shoulder,
    elbow,
    { x: elbow.x + ((end.x - elbow.x) / length) * wrist, y: elbow.y + ((end.y - elbow.y) / length) * wrist },
  ]
}
