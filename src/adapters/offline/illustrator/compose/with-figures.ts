import { type Character, newCharacter } from '../../../../domain/character.ts'
import type { Scene } from '../../../../domain/scene.ts'
import type { IllustrationBrief } from '../../../../ports/illustrator.ts'

/** Most that a picture has room for. */
const MOST = 4

/** The story's own figures are drawn like everybody else, from their looks, under a name that no character has. */
export function withFigures(brief: IllustrationBrief): IllustrationBrief {
  const { scene, characters } = brief
  const { figures = [], cast, interaction, ...rest } = scene
  if (figures.length === 0) return brief
  const nameOf = (who: string) => (figures.some(({ id }) => id === who) ? hidden(who) : who)
  const drawn: Scene = {
    ...rest,
    cast: [...cast, ...figures.map(({ id, pose, mood, holding }) => ({ name: hidden(id), pose, mood, holding }))].slice(
      0,
      MOST,
    ),
    interaction: interaction && { ...interaction, from: nameOf(interaction.from), to: nameOf(interaction.to) },
  }
  const asCharacters = figures.map(({ id, looks }): Character => ({ ...newCharacter(), ...looks, name: hidden(id) }))
  return { ...brief, scene: drawn, characters: [...characters, ...asCharacters] }
}

/** Names are trimmed at the door: none begins with a space. */
function hidden(id: string): string {
  return ` ${id}`
}
