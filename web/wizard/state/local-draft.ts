import { atom } from 'jotai/vanilla'
import { BookInfo } from '../../../src/domain/book-info.ts'
import type { DraftWish } from '../../islands/log-out.ts'
import type { Forms } from './draft.ts'

/** What was typed and not saved, as it stands in this browser: survives a crash of the tab, a lost session and a log-out elsewhere. */
export type LocalDraft = {
  info: BookInfo
  forms: Forms
  /** Of the book when the draft was begun. */
  version: number | undefined
  /** ISO */
  writtenAt: string
  /** Which tab wrote it: another one does not clear it. */
  tab: string
}

/** What the parent already said about the draft, where they came from; null: they are asked. */
export const draftWishAtom = atom<DraftWish | null>(null)

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

export function readLocalDraft(storage: Storage, key: string): LocalDraft | null {
  try {
    const draft: LocalDraft | null = JSON.parse(storage.getItem(key) ?? 'null')
    return draft && BookInfo.safeParse(draft.info).success ? draft : null
  } catch {
    return null
  }
}

/** @returns false when the browser has no room or forbids it */
export function writeLocalDraft(storage: Storage, key: string, draft: LocalDraft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** @param tab only a draft that this tab wrote goes; without it any */
export function clearLocalDraft(storage: Storage, key: string, tab?: string): void {
  if (tab && readLocalDraft(storage, key)?.tab !== tab) return
  storage.removeItem(key)
}
