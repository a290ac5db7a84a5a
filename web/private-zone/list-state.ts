import { atom } from 'jotai/vanilla'

export type ViewMode = 'card' | 'list'
export type SortBy = 'date' | 'title'
export type SortOrder = 'asc' | 'desc'

/** A preference under the key that product.md §3 names, as a bare word. */
function rememberedAtom<T extends string>(key: string, allowed: readonly [T, ...T[]]) {
  const current = atom<T>(read(key, allowed))
  return atom(
    (get) => get(current),
    (_get, set, value: T) => {
      set(current, value)
      try {
        localStorage.setItem(key, value)
      } catch {
        // A full or forbidden store costs the memory of a preference, nothing else.
      }
    },
  )
}

function read<T extends string>(key: string, allowed: readonly [T, ...T[]]): T {
  const stored = globalThis.localStorage?.getItem(key)
  return allowed.find((value) => value === stored) ?? allowed[0]
}

export const viewModeAtom = rememberedAtom<ViewMode>('booksViewMode', ['card', 'list'])
export const sortByAtom = rememberedAtom<SortBy>('booksSortBy', ['date', 'title'])
export const sortOrderAtom = rememberedAtom<SortOrder>('booksSortOrder', ['desc', 'asc'])
export const searchAtom = atom('')
