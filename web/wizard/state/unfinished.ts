import { atom } from 'jotai/vanilla'
import { missingFields } from '../../../src/domain/character.ts'
import { lacksAvatar } from '../../../src/domain/completeness.ts'
import { canGenerateAtom, formsAtom, infoAtom } from './draft.ts'

/** A character that the six items of the ring are silent about, and the story still cannot be made with. */
export type Unfinished = { index: number; name: string; lacks: 'answers' | 'avatar' }

/** Empty until the ring is full: before that its own items are what is missing. The open form counts as it stands. */
export const unfinishedAtom = atom((get): readonly Unfinished[] => {
  if (!get(canGenerateAtom)) return []
  const { character: form } = get(formsAtom)
  return get(infoAtom).characters.flatMap((kept, index): Unfinished[] => {
    const character = form?.index === index ? form.character : kept
    const { name } = character
    if (missingFields(character).length > 0) return [{ index, name, lacks: 'answers' }]
    return lacksAvatar(character) ? [{ index, name, lacks: 'avatar' }] : []
  })
})
