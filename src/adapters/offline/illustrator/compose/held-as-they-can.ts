import { type Character, isHuman } from '../../../../domain/character.ts'
import type { Scene } from '../../../../domain/scene.ts'
import { drawFigure } from '../figures/draw-figure.ts'
import { isNewborn } from '../figures/person/newborn.ts'

/** How much smaller than it is somebody may be drawn to lie in two arms. */
const MOST = 0.5

/**
 * Who holds whom so that both can. Who was just born cannot put arms round anybody or ride on a back: they are held. A
 * person too big for two arms is carried pick-a-back; a bear is hugged.
 */
export function heldAsTheyCan(scene: Scene, characters: readonly Character[]): Scene {
  const { interaction } = scene
  const from = characters.find(({ name }) => name === interaction?.from)
  const to = characters.find(({ name }) => name === interaction?.to)
  if (!interaction || !from || !to) return scene
  switch (interaction.kind) {
    case 'hug':
    case 'ride': {
      if (isNewborn(from) === isNewborn(to)) return scene
      const [bearer, borne] = isNewborn(from) ? [to, from] : [from, to]
      return { ...scene, interaction: { kind: 'carry', from: bearer.name, to: borne.name } }
    }
    case 'carry':
      if (isNewborn(to) || to.age === 'baby') return scene
      if (isHuman(to)) return { ...scene, interaction: { kind: 'ride', from: to.name, to: from.name } }
      return fits(to, from) ? scene : { ...scene, interaction: { ...interaction, kind: 'hug' } }
    default:
      return scene
  }
}

function fits(borne: Character, bearer: Character): boolean {
  const drawn = (character: Character, pose: 'sit' | 'stand') =>
    drawFigure({ character, pose, mood: 'calm', facing: 'front', gaze: null, id: 'm' })
  const little = drawn(borne, 'sit')
  const { hip, face } = drawn(bearer, 'stand').anchors
  return (little.anchors.hip.y - little.bounds.y) * MOST < (hip.y - face.y) * 0.66
}
