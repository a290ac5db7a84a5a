import type { Scene } from '../../../../domain/scene.ts'
import { type Actor, halfHead } from './actor.ts'

/** Whoever is carried lies at the other's breast, small enough for two arms, its face clear of the other's. */
export function carry(actors: Actor[], { interaction }: Scene): void {
  if (interaction?.kind !== 'carry') return
  const bearer = actors.find(({ cast }) => cast.name === interaction.from)
  const borne = actors.find(({ cast }) => cast.name === interaction.to)
  if (!bearer || !borne) return
  const { hip, face } = bearer.figure.anchors
  const breast = (hip.y - face.y) * bearer.scale
  borne.scale = Math.min(borne.scale, (breast * 1.2) / borne.figure.bounds.height)
  const side = bearer.facing === 'left' ? -1 : 1
  borne.x = bearer.x + side * halfHead(bearer) * 0.5 * bearer.scale
  borne.y = bearer.y + (hip.y + 6) * bearer.scale
  borne.aloft = true
  borne.layer = 1
}
