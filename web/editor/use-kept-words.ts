import { useSetAtom, useStore } from 'jotai/react'
import { useCallback, useEffect, useState } from 'react'
import { pageOwner } from '../api/session.ts'
import { dropOldDrafts } from '../islands/drafts.ts'
import { takeDraftWish } from '../islands/log-out.ts'
import { EDITOR_COPY } from './copy.ts'
import type { EditingSession } from './editing-session.ts'
import { announcementAtom, bookAtom, hasRoomAtom, wordsAtom } from './editor-state.ts'
import { holdLocalWords, keptWords, type LocalWords, localWordsKey, writeLocalWords } from './local-words.ts'

const WRITE_AFTER_MS = 250
const TAB = crypto.randomUUID()

export type KeptWords = { offered: LocalWords | null; isFailed: boolean; recover(): void; discard(): void }

/** Keeps what is typed in this browser until it is saved, and offers back what an earlier tab left. */
export function useKeptWords(session: EditingSession, bookId: number): KeptWords {
  const store = useStore()
  const setRoom = useSetAtom(hasRoomAtom)
  const announce = useSetAtom(announcementAtom)
  const key = localWordsKey(pageOwner(), bookId, TAB)
  const [found, setFound] = useState<Awaited<ReturnType<typeof keptWords>>[number] | null>(null)
  const [isFailed, setFailed] = useState(false)
  const offered = found?.kept ?? null

  useEffect(() => {
    dropOldDrafts(localStorage)
    void keptWords(localStorage, pageOwner(), bookId).then(([first]) => setFound(first ?? null))
    return holdLocalWords(key)
  }, [key, bookId])

  const discard = useCallback(() => {
    if (found) localStorage.removeItem(found.key)
    setFound(null)
  }, [found])
  const recover = useCallback(async () => {
    if (!found) return
    const [first] = found.kept.changed
    // Where the book cannot be had, it stays where it is, and is offered again.
    const isPut = await session.reload(found.kept.changed)
    setFailed(!isPut)
    if (!isPut) return
    localStorage.setItem(key, JSON.stringify(found.kept))
    if (found.key !== key) localStorage.removeItem(found.key)
    setFound(null)
    // It is seen where it is.
    if (first) await session.goTo(first.block)
    announce({ text: EDITOR_COPY.recovered })
  }, [found, key, session, announce])

  // Who logs out elsewhere has already said what is to become of it.
  useEffect(() => {
    if (!offered) return
    const wish = takeDraftWish()
    if (wish) void recover().then(() => (wish === 'save' ? session.save() : undefined))
  }, [offered, recover, session])

  useEffect(() => {
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
  }, [store, key, setRoom])

  return { offered, isFailed, recover: () => void recover(), discard }
}
