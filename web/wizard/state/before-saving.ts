import { atom } from 'jotai/vanilla'
import { foldName } from '../../../src/domain/text.ts'
import { ApiError } from '../../api/client.ts'
import { WIZARD_COPY } from '../copy.ts'
import { keepCharacterAtom } from './characters.ts'
import { formsAtom, infoAtom } from './draft.ts'
import { keepPlaceAtom } from './places.ts'
import { keepRelationshipAtom } from './relationships.ts'
import type { SaveNeeds } from './save.ts'
import { alertAtom } from './save-state.ts'
import { removedCharactersAtom } from './undo.ts'

/** What stands in open forms goes into the book as far as it has come; a half-chosen relationship stays open. */
export const keepOpenFormsAtom = atom(null, (get, set): string | null => {
  const { place, relationship } = get(formsAtom)
  const isChosen = relationship?.from && relationship.to && relationship.type
  return (
    set(keepCharacterAtom) ??
    (place ? set(keepPlaceAtom, { nameless: true }) : null) ??
    (isChosen ? set(keepRelationshipAtom) : null)
  )
})

/** The pictures of characters that were taken out. A failure is said; the character stays out all the same. */
export const deleteFilesAtom = atom(null, async (get, set, needs: SaveNeeds, id: number): Promise<void> => {
  const removed = get(removedCharactersAtom)
  const present = new Set(get(infoAtom).characters.map(({ name }) => foldName(name)))
  for (const name of removed) {
    if (present.has(foldName(name))) continue
    try {
      await needs.deleteCharacterFiles(id, name)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401 || error.isNetwork) throw error
      if (error.status !== 404) set(alertAtom, WIZARD_COPY.characters.filesNotDeleted(name))
    }
  }
})
