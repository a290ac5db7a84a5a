import { useSetAtom, useStore } from 'jotai/react'
import { useCallback, useEffect, useState } from 'react'
import { pageOwner } from '../api/session.ts'
import { dropOldDrafts } from '../islands/drafts.ts'
import { takeDraftWish } from '../islands/log-out.ts'
import { EDITOR_COPY } from './copy.ts'
import type { EditingSession } from './editing-session.ts'
import { announcementAtom, bookAtom, hasRoomAtom, wordsAtom } from './editor-state.ts'
import { type LocalWords, localWordsKey, readLocalWords, writeLocalWords } from './local-words.ts'

const WRITE_AFTER_MS = 250

export type KeptWords = { offered: LocalWords | null; recover(): void; discard(): void }

/** Keeps what is typed in this browser until it is saved, and offers back what an earlier tab left. */
export function useKeptWords(session: EditingSession, bookId: number): KeptWords {
  const store = useStore()
  const setRoom = useSetAtom(hasRoomAtom)
  const announce = useSetAtom(announcementAtom)
  const key = localWordsKey(pageOwner(), bookId)
  const [offered, setOffered] = useState<LocalWords | null>(() => {
    dropOldDrafts(localStorage)
    return readLocalWords(localStorage, key)
  })

  const recover = useCallback(async () => {
    setOffered(null)
    if (!offered) return
    await session.reload(offered.changed)
    // It is seen where it is.
    const [first] = offered.changed
    if (first) await session.goTo(first.block)
    announce({ text: EDITOR_COPY.recovered })
  }, [offered, session, announce])
  const discard = useCallback(() => {
    localStorage.removeItem(key)
    setOffered(null)
  }, [key])

  // Who logs out elsewhere has already said what is to become of it.
  useEffect(() => {
    if (!offered) return
    const wish = takeDraftWish()
    if (wish) void recover().then(() => (wish === 'save' ? session.save() : undefined))
  }, [offered, recover, session])

  useEffect(() => {
    // Until the parent has decided about the old draft it is not written over.
    if (offered) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      clearTimeout(timer)
      timer = undefined
      setRoom(writeLocalWords(localStorage, key, store.get(wordsAtom), store.get(bookAtom)?.title ?? ''))
    }
    const stop = store.sub(wordsAtom, () => {
      timer ??= setTimeout(write, WRITE_AFTER_MS)
    })
    const now = () => {
      if (timer !== undefined) write()
    }
    addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      now()
      stop()
      removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [store, key, offered, setRoom])

  return { offered, recover: () => void recover(), discard }
}
