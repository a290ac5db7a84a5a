import type { Stage } from './stage.ts'

/** Somebody's head where a stage is painted: its middle and half of its width, in that stage's pixels. */
export type Head = { x: number; y: number; r: number }

type Before = Pick<Stage, 'heads'>

/** Whether somebody stands before something at x, `half` as wide to either side. */
export function isBehindSomebody({ heads = [] }: Before, x: number, half: number): boolean {
  return heads.some((head) => Math.abs(head.x - x) < head.r + half)
}

/** As near to x as a trunk or a post, `half` as wide to either side, does not grow out of a head. */
export function besideHeads(stage: Before, x: number, half: number): number {
  const heads = stage.heads ?? []
  const hit = heads.find((head) => Math.abs(head.x - x) < head.r * INNER + half)
  if (!hit) return x
  const away = hit.r + half
  const sides = x < hit.x ? [hit.x - away, hit.x + away] : [hit.x + away, hit.x - away]
  const free = sides.find((side) => heads.every((head) => Math.abs(head.x - side) >= head.r * INNER + half - 0.5))
  return free ?? x
}

/** Only what is behind the middle of a head seems to grow out of it. */
const INNER = 0.72

export function isBeforeAFace({ heads = [] }: Before, x: number, y: number, room: number): boolean {
  return heads.some((head) => Math.hypot(head.x - x, head.y - y) < head.r + room)
}
