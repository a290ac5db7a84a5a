import { useAtomValue, useStore } from 'jotai/react'
import { useEffect } from 'react'
import { createBook } from '../api/books.ts'
import { pageOwner } from '../api/session.ts'
import { draftKey } from '../islands/drafts.ts'
import { newBookKey } from './new-book-key.ts'
import { bookAtom } from './state/draft.ts'
import { clearLocalDraft } from './state/local-draft.ts'
import type { SaveMode, SaveOutcome } from './state/save.ts'
import { isQueuedAtom } from './state/save-state.ts'

const AGAIN_MS = 15_000

/** What could not be sent goes as soon as the connection is back: first the book, if it has no id yet, then its text. */
export function useQueuedSave(save: (mode: SaveMode) => Promise<SaveOutcome>): void {
  const store = useStore()
  const queued = useAtomValue(isQueuedAtom)
  const { id } = useAtomValue(bookAtom)
  const waiting = queued || id === null
  useEffect(() => {
    if (!waiting) return
    let sending = false
    const send = async () => {
      if (sending || !navigator.onLine) return
      sending = true
      try {
        if (store.get(bookAtom).id === null) {
          const created = await createBook(newBookKey.take())
          if (created === null) return
          newBookKey.forget()
          store.set(bookAtom, { id: created, version: undefined })
          clearLocalDraft(localStorage, draftKey(pageOwner(), null))
        }
        await save('background')
      } catch {
        // Still nobody there: the next try is on its way.
      } finally {
        sending = false
      }
    }
    addEventListener('online', send)
    const timer = setInterval(send, AGAIN_MS)
    return () => {
      removeEventListener('online', send)
      clearInterval(timer)
    }
  }, [waiting, save, store])
}
