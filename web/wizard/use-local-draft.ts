import { useSetAtom, useStore } from 'jotai/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type BookInfo, newBookInfo } from '../../src/domain/book-info.ts'
import { pageOwner } from '../api/session.ts'
import { draftKey, dropOldDrafts } from '../islands/drafts.ts'
import { bookAtom, changeFormsAtom, changeInfoAtom, formsAtom, hasUnsavedChangesAtom, infoAtom } from './state/draft.ts'
import { isSame } from './state/is-same.ts'
import { clearLocalDraft, type LocalDraft, readLocalDraft, writeLocalDraft } from './state/local-draft.ts'

const WRITE_AFTER_MS = 250

/** Keeps what is typed in this browser until it is saved, and offers back what an earlier tab left. */
export function useLocalDraft({ id }: { id: number | null }) {
  const store = useStore()
  const changeInfo = useSetAtom(changeInfoAtom)
  const changeForms = useSetAtom(changeFormsAtom)
  const [offered, setOffered] = useState<LocalDraft | null>(() => findDraft(id, store.get(infoAtom)))
  const [hasRoom, setHasRoom] = useState(true)
  const undecided = offered !== null
  const writeNow = useRef(() => {})

  useEffect(() => {
    // Until the parent has decided about the old draft it is not written over.
    if (undecided) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let lastKey: string | undefined
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      const key = keyOf(store.get(bookAtom).id)
      // The book has been created anew meanwhile.
      if (lastKey && lastKey !== key) clearLocalDraft(localStorage, lastKey, TAB)
      lastKey = key
      if (!store.get(hasUnsavedChangesAtom)) return clearLocalDraft(localStorage, key, TAB)
      const written = writeLocalDraft(localStorage, key, {
        info: store.get(infoAtom),
        forms: store.get(formsAtom),
        version: store.get(bookAtom).version,
        writtenAt: new Date().toISOString(),
        tab: TAB,
      })
      setHasRoom(written)
    }
    const later = () => {
      timer ??= setTimeout(write, WRITE_AFTER_MS)
    }
    const stops = [infoAtom, formsAtom, hasUnsavedChangesAtom].map((each) => store.sub(each, later))
    // Only what is not written yet: a draft that was thrown away in another tab does not come back by this.
    const now = () => {
      if (timer !== undefined) write()
    }
    writeNow.current = now
    addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      now()
      for (const stop of stops) stop()
      removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [store, undecided])

  const recover = useCallback(() => {
    if (!offered) return
    changeInfo(offered.info)
    changeForms(offered.forms)
    // The version of then: if the book has moved on since, saving shows both.
    store.set(bookAtom, (book) => ({ ...book, version: offered.version ?? book.version }))
    // From here on it is this tab's: saving clears it.
    writeLocalDraft(localStorage, keyOf(store.get(bookAtom).id), { ...offered, tab: TAB })
    clearLocalDraft(localStorage, keyOf(null))
    setOffered(null)
  }, [offered, changeInfo, changeForms, store])

  const discard = useCallback(() => {
    clearLocalDraft(localStorage, keyOf(store.get(bookAtom).id))
    clearLocalDraft(localStorage, keyOf(null))
    setOffered(null)
  }, [store])

  const keepNow = useCallback(() => writeNow.current(), [])

  return { offered, recover, discard, keepNow, hasRoom }
}

const TAB = crypto.randomUUID()

function keyOf(id: number | null): string {
  return draftKey(pageOwner(), id)
}

/** What this browser has of the book; for an empty one also what was begun before the server could give it an id. */
function findDraft(id: number | null, info: BookInfo): LocalDraft | null {
  dropOldDrafts(localStorage)
  return worthOffering(keyOf(id), info) ?? (isSame(info, newBookInfo()) ? worthOffering(keyOf(null), info) : null)
}

function worthOffering(key: string, info: BookInfo): LocalDraft | null {
  const draft = readLocalDraft(localStorage, key)
  if (!draft) return null
  const hasForms = Object.values(draft.forms).some((form) => form !== null)
  return hasForms || !isSame(draft.info, info) ? draft : null
}
