import { type Character, isHuman } from '../../../src/domain/character.ts'
import { WIZARD_COPY } from '../copy.ts'

/** What nobody has to choose, and a child would still look wrong with: said before it is drawn. */
export function looksLeftOpen(character: Character): string[] {
  if (!isHuman(character)) return []
  const { skin, eyes, clothes } = character
  const { skin: skinName, eyes: eyesName, clothes: clothesName } = WIZARD_COPY.characters
  const open = [skin === null && skinName, eyes === null && eyesName, clothes.length === 0 && clothesName]
  return open.flatMap((name) => (name ? [name.toLowerCase()] : []))
}
