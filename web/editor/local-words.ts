import { draftKey } from '../islands/drafts.ts'
import { type Change, changesOf, isChanged } from './changes.ts'
import type { Words } from './words.ts'

/** What was typed and not saved, in this browser. `info.title` and `writtenAt` are what the drafts of the wizard are known by. */
export type LocalWords = {
  info: { title: string }
  writtenAt: string
  changed: Change[]
}

/**
 * Beside the draft of the wizard, under its parent's name: it goes when they log out. One a tab: two of them do not write over
 * each other's.
 */
export function localWordsKey(user: string, book: number, tab: string): string {
  return `${beginningOf(user, book)}${tab}`
}

/** This tab keeps its words, and says so for as long as it is open. */
export function holdLocalWords(key: string): () => void {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  void navigator.locks?.request(key, () => held)
  return letGo
}

/** What tabs that are no more left of a book, the latest first. */
export async function keptWords(
  storage: Storage,
  user: string,
  book: number,
): Promise<{ key: string; kept: LocalWords }[]> {
  const beginning = beginningOf(user, book)
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const isOpen = new Set(held.map(({ name }) => name))
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(beginning) && !isOpen.has(key))
    .flatMap((key) => {
      const kept = readLocalWords(storage, key)
      return kept ? [{ key, kept }] : []
    })
    .toSorted((a, b) => b.kept.writtenAt.localeCompare(a.kept.writtenAt))
}

function beginningOf(user: string, book: number): string {
  return `${draftKey(user, book)}_words_`
}

function readLocalWords(storage: Storage, key: string): LocalWords | null {
  try {
    const kept: LocalWords | null = JSON.parse(storage.getItem(key) ?? 'null')
    return kept && Array.isArray(kept.changed) && kept.changed.length > 0 ? kept : null
  } catch {
    return null
  }
}

/** @returns false when the browser has no room or forbids it */
export function writeLocalWords(storage: Storage, key: string, words: Words, title: string): boolean {
  try {
    if (!isChanged(words)) storage.removeItem(key)
    else
      storage.setItem(
        key,
        JSON.stringify({ info: { title }, writtenAt: new Date().toISOString(), changed: changesOf(words) }),
      )
    return true
  } catch {
    return false
  }
}
