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
  const { hip, mouth, face } = rider.figure.anchors
  if (back) {
    rider.x = steed.x + (back.x * steed.scale - hip.x * rider.scale)
    rider.y = steed.y + (back.y + 6) * steed.scale - hip.y * rider.scale
    // Towards the tail, until neither head hides the other.
    const steedFace = steed.x + steed.figure.anchors.face.x * steed.scale
    const away = Math.sign(rider.x + face.x * rider.scale - steedFace) || 1
    const room = (halfHead(rider) * rider.scale + halfHead(steed) * steed.scale) * 0.78
    const gap = Math.abs(rider.x + face.x * rider.scale - steedFace)
    const level = steed.y + steed.figure.anchors.face.y * steed.scale
    const isLevel = level > rider.y + face.y * rider.scale - room && level < rider.y + (hip.y + 30) * rider.scale
    if (isLevel && gap < room) rider.x += away * Math.min(room - gap, rider.figure.bounds.height * rider.scale * 0.35)
  } else {
    // Pick-a-back: cheek to cheek, looking over a shoulder.
    const behind = steed.facing === 'left' ? 1 : -1
    const apart = halfHead(steed) * 0.72 * steed.scale + halfHead(rider) * 0.5 * rider.scale
    rider.x = steed.x + steed.figure.anchors.face.x * steed.scale + behind * apart - face.x * rider.scale
    rider.y = steed.y + (steed.figure.anchors.face.y - halfHead(steed) * 0.42) * steed.scale - mouth.y * rider.scale
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
