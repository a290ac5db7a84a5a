import { draftKey } from '../islands/drafts.ts'
import { isChanged, type Texts, type Words } from './words.ts'

/** What was typed and not saved, in this browser. `info.title` and `writtenAt` are what the drafts of the wizard are known by. */
export type LocalWords = {
  info: { title: string }
  writtenAt: string
  changed: { block: string; before: string; text: string }[]
}

/** Beside the draft of the wizard, under its parent's name: it goes when they log out. */
export function localWordsKey(user: string, book: number): string {
  return `${draftKey(user, book)}_words`
}

export function readLocalWords(storage: Storage, key: string): LocalWords | null {
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
        JSON.stringify({ info: { title }, writtenAt: new Date().toISOString(), changed: changedOf(words) }),
      )
    return true
  } catch {
    return false
  }
}

/** What was changed upon which text. */
export function changedOf({ base, now }: Words): LocalWords['changed'] {
  const blocks = Object.keys(now).filter((block) => now[block] !== base[block])
  return blocks.map((block) => ({ block, before: base[block] ?? '', text: now[block] ?? '' }))
}

export function isStillBase(base: Texts, changed: LocalWords['changed']): boolean {
  return changed.every(({ block, before }) => base[block] === undefined || base[block] === before)
}
