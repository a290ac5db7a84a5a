import type { Pose, Scene } from '../../../../domain/scene.ts'

/** What says the same with the body: any of a row may stand for another. */
const ALIKE: readonly (readonly Pose[])[] = [
  ['stand', 'wave', 'think'],
  ['point', 'reach'],
  ['cheer', 'jump'],
  ['walk', 'run'],
]

/** A redraw shows the same moment with other bodies, where nobody holds anything or does something with somebody. */
export function otherPoses(scene: Scene, attempt: number): Scene {
  if (attempt === 1 || scene.interaction) return scene
  return {
    ...scene,
    cast: scene.cast.map((member, index) => {
      const row = member.holding === null ? ALIKE.find((poses) => poses.includes(member.pose)) : undefined
      const pose = row?.[(row.indexOf(member.pose) + attempt - 1 + index) % row.length]
      return pose ? { ...member, pose } : member
    }),
  }
}
