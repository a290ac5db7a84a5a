import { useAtom, useSetAtom } from 'jotai/react'
import { useEffect } from 'react'
import { logOut } from '../islands/log-out.ts'
import { WIZARD_COPY } from './copy.ts'
import { draftWishAtom, type LocalDraft } from './state/local-draft.ts'
import type { SaveMode, SaveOutcome } from './state/save.ts'
import { messageAtom } from './state/save-state.ts'

type Draft = { offered: LocalDraft | null; recover: () => void; discard: () => void }
type Needs = { draft: Draft; settled: boolean; save: (mode: SaveMode) => Promise<SaveOutcome> }

/**
 * Who was asked about unsaved text while logging out elsewhere is not asked again here: it is recovered, and if they want
 * so saved, and then they are logged out. @returns true while that is still to come
 */
export function useDraftWish({ draft, settled, save }: Needs): boolean {
  const [wish, setWish] = useAtom(draftWishAtom)
  const setMessage = useSetAtom(messageAtom)
  const { recover, discard } = draft
  useEffect(() => {
    if (wish === null || !settled) return
    setWish(null)
    recover()
    if (wish === 'edit') return setMessage({ text: WIZARD_COPY.recover.recovered, tone: 'success', ms: 3000 })
    void save('silent').then((outcome) => {
      if (outcome !== 'saved' && outcome !== 'recreated') return
      // Whichever tab wrote it.
      discard()
      logOut()
    })
  }, [wish, settled, recover, discard, save, setWish, setMessage])
  return wish !== null
}
