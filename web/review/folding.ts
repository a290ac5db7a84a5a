import { atom } from 'jotai/vanilla'
import { type PictureGroup, picturesOf, type ReviewBook } from './review-book.ts'
import { bookAtom, failuresAtom, regeneratingAtom, shownAtom } from './review-state.ts'

/** A book of so many pictures is seen in a few turns of the wheel: nothing of it is folded. */
const SHORT_BOOK = 6
/** In a longer one the first chapters stand open, as far as this many pictures. */
const OPEN_PICTURES = 3

/** What the parent opened or folded by hand, by group. */
const byHandAtom = atom<Readonly<Record<string, boolean>>>({})

/** Keys of the chapters (and covers) that show their pictures. */
export const openGroupsAtom = atom((get): ReadonlySet<string> => {
  const book = get(bookAtom)
  if (!book) return new Set()
  const atFirst = openAtFirst(book)
  const byHand = get(byHandAtom)
  return new Set(book.groups.map(({ key }) => key).filter((key) => byHand[key] ?? atFirst.has(key)))
})

export const foldAtom = atom(null, (get, set, key: string, open: boolean) => {
  set(byHandAtom, { ...get(byHandAtom), [key]: open })
})

export const foldAllAtom = atom(null, (get, set, open: boolean) => {
  set(byHandAtom, Object.fromEntries((get(bookAtom)?.groups ?? []).map(({ key }) => [key, open])))
})

/** What a folded chapter still has to say of its pictures. */
export type GroupMarks = { regenerating: number; failed: number; newVersions: number }

export const marksAtom = atom((get) => {
  const [regenerating, failures, shown] = [get(regeneratingAtom), get(failuresAtom), get(shownAtom)]
  return ({ pictures }: PictureGroup): GroupMarks => {
    const still = pictures.filter(({ key }) => !regenerating.has(key))
    return {
      regenerating: pictures.length - still.length,
      failed: still.filter(({ key, versions }) => failures[key] || versions.length === 0).length,
      newVersions: still.filter(({ key, selected, versions }) => {
        const latest = versions.at(-1)
        return !failures[key] && latest !== selected && shown[key] === latest
      }).length,
    }
  }
})

function openAtFirst(book: ReviewBook): ReadonlySet<string> {
  const room = picturesOf(book).length <= SHORT_BOOK ? SHORT_BOOK : OPEN_PICTURES
  const open = new Set<string>()
  let pictures = 0
  for (const group of book.groups) {
    pictures += group.pictures.length
    if (open.size > 0 && pictures > room) break
    open.add(group.key)
  }
  return open
}
