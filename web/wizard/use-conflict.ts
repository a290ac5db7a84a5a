import { useAtom, useSetAtom, useStore } from 'jotai/react'
import { useState } from 'react'
import { readBookInfo, type WireBookInfo, writeBookInfo } from '../../src/domain/book-info-wire.ts'
import { changeBook, duplicateBook, getBook } from '../api/books.ts'
import { ApiError } from '../api/client.ts'
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
    open({ id: theirs.id_book, version: theirs.version }, readBookInfo(theirs.info), theirs.avatar_features)
    forgetRemovals()
    forgetDraft()
    setTheirs(null)
  }
  const keepBoth = async () => {
    if (!theirs) return
    setBusy(true)
    try {
      // A duplicate, not a new book: that has copies of the avatars. The same conflict answered twice makes one.
      const { id: copy } = await duplicateBook(theirs.id_book, `beside-${theirs.version}`)
      if (copy === null) throw new ApiError(WIZARD_COPY.save.messages.createFailed, 0, 'unreadable')
      const before = await getBook(copy)
      const info = withAvatarsOfCopy(writeBookInfo(store.get(infoAtom)), theirs.info, before.info)
      const version = (await changeBook(copy, { info, version: before.version })) ?? undefined
      if (theirs.status === 'editing') takeTheirs()
      else {
        open({ id: copy, version }, readBookInfo(info), before.avatar_features)
        forgetRemovals()
        forgetDraft()
        setTheirs(null)
      }
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

/** Mine, naming in the copy the pictures that it named in the book. What the book did not know the copy has not got. */
export function withAvatarsOfCopy(mine: WireBookInfo, book: WireBookInfo, copy: WireBookInfo): WireBookInfo {
  const renamed = new Map(
    book.characters.flatMap(({ image_url }, at) =>
      image_url.map((url, nth) => [url, copy.characters[at]?.image_url[nth]] as const),
    ),
  )
  return {
    ...mine,
    characters: mine.characters.map((each) => ({
      ...each,
      image_url: each.image_url.flatMap((url) => renamed.get(url) ?? []),
      image_url_selected: renamed.get(each.image_url_selected) ?? '',
    })),
  }
}
