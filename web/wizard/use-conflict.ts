import { useAtom, useSetAtom, useStore } from 'jotai/react'
import { useState } from 'react'
import { readBookInfo, writeBookInfo } from '../../src/domain/book-info-wire.ts'
import { changeBook, createBook } from '../api/books.ts'
import { WIZARD_COPY } from './copy.ts'
import { bookAtom, infoAtom, openBookAtom } from './state/draft.ts'
import type { SaveMode, SaveOutcome } from './state/save.ts'
import { alertAtom, conflictAtom } from './state/save-state.ts'
import { forgetRemovalsAtom } from './state/undo.ts'

type ConflictNeeds = { save: (mode: SaveMode) => Promise<SaveOutcome>; forgetDraft: () => void }

/** The three ways out when another tab saved first. */
export function useConflict({ save, forgetDraft }: ConflictNeeds) {
  const store = useStore()
  const [theirs, setTheirs] = useAtom(conflictAtom)
  const open = useSetAtom(openBookAtom)
  const forgetRemovals = useSetAtom(forgetRemovalsAtom)
  const alert = useSetAtom(alertAtom)
  const [busy, setBusy] = useState(false)

  const keepMine = async () => {
    if (!theirs) return
    store.set(bookAtom, { id: theirs.id_book, version: theirs.version })
    setTheirs(null)
    await save('silent')
  }
  const takeTheirs = () => {
    if (!theirs) return
    open({ id: theirs.id_book, version: theirs.version }, readBookInfo(theirs.info))
    forgetRemovals()
    forgetDraft()
    setTheirs(null)
  }
  const keepBoth = async () => {
    if (!theirs) return
    setBusy(true)
    try {
      const info = writeBookInfo(store.get(infoAtom))
      const copy = await createBook(`beside-${theirs.id_book}-${theirs.version}`, info)
      // The same conflict answered twice makes one copy, and that may hold what was written the first time.
      if (copy !== null) await changeBook(copy, { info })
      takeTheirs()
      alert(WIZARD_COPY.conflict.copied)
    } catch {
      setTheirs(null)
      alert(WIZARD_COPY.save.messages.createFailed)
    } finally {
      setBusy(false)
    }
  }
  return { busy, keepMine, takeTheirs, keepBoth }
}
