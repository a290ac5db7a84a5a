/** What a parent typed and the server never got, in this browser under `bookDraft_{user}_{book}`: theirs and nobody else's. */
const PREFIX = 'bookDraft_'
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

type Store = Pick<Storage, 'getItem' | 'removeItem' | 'key' | 'length'>
/** `id` is empty for a book that the server does not have yet. */
export type UnsavedBook = { id: string; title: string }

/** @param id null: a book that the server does not have yet */
export function draftKey(userId: string, id: number | null): string {
  return `${draftsOf(userId)}${id ?? 'new'}`
}

/** The books of which this browser holds unsaved text of this parent, the one written last first. */
export function unsavedBooks(storage: Store, userId: string): UnsavedBook[] {
  const beginning = draftsOf(userId)
  return keysFrom(storage, beginning)
    .map((key) => ({ id: key.slice(beginning.length).replace('new', ''), ...headOf(storage, key) }))
    .toSorted((a, b) => b.writtenAt.localeCompare(a.writtenAt))
    .map(({ id, title }) => ({ id, title }))
}

export function forgetDrafts(storage: Store, userId: string): void {
  for (const key of keysFrom(storage, draftsOf(userId))) storage.removeItem(key)
}

/** Nobody's drafts are kept for ever, and what cannot be told whose it is for no time at all. */
export function dropOldDrafts(storage: Store, now: number = Date.now()): void {
  for (const key of keysFrom(storage, PREFIX)) {
    const age = now - Date.parse(headOf(storage, key).writtenAt)
    if (!(age < KEPT_MS) || key.startsWith(draftsOf(''))) storage.removeItem(key)
  }
}

function draftsOf(userId: string): string {
  return `${PREFIX}${userId}_`
}

function keysFrom(storage: Store, beginning: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.filter((key) => key.startsWith(beginning))
}

function headOf(storage: Store, key: string): { title: string; writtenAt: string } {
  try {
    const { info, writtenAt } = JSON.parse(storage.getItem(key) ?? '')
    return { title: String(info.title), writtenAt: String(writtenAt) }
  } catch {
    return { title: '', writtenAt: '' }
  }
}
