import { atom } from 'jotai/vanilla'
import {
  charactersWithoutAvatar,
  MISSING_FIELDS,
  missingItems,
  unprintableFields,
} from '../../../src/domain/completeness.ts'
import { WIZARD_COPY } from '../copy.ts'
import { keepCharacterAtom } from './characters.ts'
import { bookAtom, infoAtom } from './draft.ts'
import { type SaveNeeds, saveBookAtom } from './save.ts'
import { alertAtom } from './save-state.ts'

/** Names that the missing-avatars warning lists; null: not shown. */
export const missingAvatarsAtom = atom<readonly string[] | null>(null)
export const confirmGenerationAtom = atom(false)

/** The checks of product.md §5 in their order, then the silent save, then the question. */
export const askToGenerateAtom = atom(null, async (get, set, needs: SaveNeeds): Promise<void> => {
  const problem = set(keepCharacterAtom)
  if (problem) return set(alertAtom, problem)
  const info = get(infoAtom)
  const lacking = charactersWithoutAvatar(info)
  if (lacking.length > 0) {
    return set(
      missingAvatarsAtom,
      lacking.map((name) => name || WIZARD_COPY.characters.nameless),
    )
  }
  if (missingItems(info).length > 0) return set(alertAtom, MISSING_FIELDS)
  const [unprintable] = Object.values(unprintableFields(info))
  if (unprintable) return set(alertAtom, unprintable)
  if (get(bookAtom).id === null) return set(alertAtom, WIZARD_COPY.generate.noId)
  const outcome = await set(saveBookAtom, needs, 'silent')
  if (outcome === 'saved' || outcome === 'recreated') set(confirmGenerationAtom, true)
  else if (outcome === 'queued') set(alertAtom, WIZARD_COPY.generate.offline)
})
