import type { Scene } from '../../../../domain/scene.ts'
import type { Point } from '../figure.ts'
import { type Actor, halfHead } from './actor.ts'

/** The rider's hips come down on the other's back; on two legs it is a piggyback, the rider looking over a shoulder. */
export function mount(actors: Actor[], { interaction }: Scene): void {
  if (interaction?.kind !== 'ride') return
  const rider = actors.find(({ cast }) => cast.name === interaction.from)
  const steed = actors.find(({ cast }) => cast.name === interaction.to)
  if (!rider || !steed) return
  const back = backOf(steed)
  // A small friend can carry only in a story: it grows a little, and its rider shrinks a little.
  const ratio = (steed.figure.bounds.height * steed.scale) / (rider.figure.bounds.height * rider.scale)
  if (ratio < 1.25) {
    steed.scale *= Math.min(1.55, Math.max(1.2, 1.25 / ratio))
    rider.scale *= 0.84
  }
  const { hip, mouth } = rider.figure.anchors
  if (back) {
    rider.x = steed.x + (back.x * steed.scale - hip.x * rider.scale)
    rider.y = steed.y + (back.y + 6) * steed.scale - hip.y * rider.scale
  } else {
    const behind = steed.facing === 'left' ? 1 : -1
    rider.x = steed.x + behind * halfHead(steed) * 0.62 * steed.scale
    rider.y = steed.y + (steed.figure.anchors.headTop.y - 2) * steed.scale - (mouth.y + 14) * rider.scale
  }
  rider.aloft = true
  rider.layer = back ? 1 : -1
}

/** Where a rider sits: on a back of four legs, or between the wings of whoever flies; null where it is carried pick-a-back. */
function backOf({ figure, cast }: Actor): Point | null {
  if (figure.anchors.back) return figure.anchors.back
  if (cast.pose !== 'fly' || !figure.arms) return null
  const [one, other] = figure.arms.shoulders
  const { hip } = figure.anchors
  return { x: hip.x * 0.6 + (one.x + other.x) * 0.2, y: hip.y * 0.6 + (one.y + other.y) * 0.2 - 14 }
}
