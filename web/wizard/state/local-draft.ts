import { BookInfo } from '../../../src/domain/book-info.ts'
import type { Forms } from './draft.ts'

/** What was typed and not saved, as it stands in this browser: survives a crash of the tab and a lost session. */
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

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** @param id null: a book that the server does not have yet */
export function draftKey(userId: string, id: number | null): string {
  return `bookDraft_${userId}_${id ?? 'new'}`
}

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
