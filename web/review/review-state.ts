import { atom } from 'jotai/vanilla'
import { REVIEW_COPY } from './copy.ts'
import type { Connection } from './event-stream.ts'
import { type Picture, picturesOf, type ReviewBook } from './review-book.ts'

export type Loading = { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; message: string; canRetry: boolean }
export type Binding = 'none' | 'asking' | 'layingOut' | 'finished'

export const loadingAtom = atom<Loading>({ kind: 'loading' })
export const bookAtom = atom<ReviewBook | null>(null)
export const connectionAtom = atom<Connection>('connecting')
/** The version that each carousel shows, by picture; a picture without one shows what goes into the book. */
export const shownAtom = atom<Readonly<Record<string, string>>>({})
export const regeneratingAtom = atom<ReadonlySet<string>>(new Set<string>())
/** Why the last redraw of a picture came to nothing. */
export const failuresAtom = atom<Readonly<Record<string, string>>>({})
/** Versions (addresses) whose picture is gone from the server: drawing one in its place costs nothing. */
export const lostAtom = atom<ReadonlySet<string>>(new Set<string>())
/** Pictures whose selection is on its way to the server. */
export const savingAtom = atom<ReadonlySet<string>>(new Set<string>())
/** Said by the live region. */
export const announcementAtom = atom('')
/** Shown as an alert dialog until it is read. */
export const alertAtom = atom<string | null>(null)
export const bindingAtom = atom<Binding>('none')
/** For the hidden panel: what came over the stream, newest first. */
export const eventsAtom = atom<readonly string[]>([])

export const remainingAttemptsAtom = atom((get) => {
  const { max, done } = get(bookAtom)?.attempts ?? { max: 0, done: 0 }
  return Math.max(0, max - done)
})

/** While live news is missing, what is being drawn has to be asked for. */
export const needsPollingAtom = atom((get) => get(connectionAtom) !== 'open' && get(regeneratingAtom).size > 0)

export const notesAtom = atom((get) => get(bookAtom)?.notes ?? {})

export const canCreatePdfAtom = atom((get) => get(bookAtom)?.status === 'verifying' && get(regeneratingAtom).size === 0)

/** What the server knows now. A redraw that ended while nobody was listening is noticed here. */
export const receiveBookAtom = atom(null, (get, set, book: ReviewBook) => {
  const before = get(regeneratingAtom)
  const known = get(bookAtom)
  set(bookAtom, book)
  set(regeneratingAtom, new Set(book.regenerating))
  if (!known) return
  for (const key of before) {
    if (book.regenerating.includes(key)) continue
    const versionsBefore = pictureAt(known, key)?.versions ?? []
    const arrived = pictureAt(book, key)?.versions.findLast((url) => !versionsBefore.includes(url))
    if (arrived) set(pictureArrivedAtom, { key, url: arrived })
    else set(redrawFailedAtom, { key, message: REVIEW_COPY.failedPicture })
  }
})

/** Appended to the versions and shown, but not chosen: that is the parent's. */
export const pictureArrivedAtom = atom(null, (get, set, { key, url }: { key: string; url: string }) => {
  const book = get(bookAtom)
  const picture = book && pictureAt(book, key)
  if (!book || !picture) return
  if (!picture.versions.includes(url))
    set(bookAtom, withPicture(book, { ...picture, versions: [...picture.versions, url] }))
  set(shownAtom, { ...get(shownAtom), [key]: url })
  set(regeneratingAtom, without(get(regeneratingAtom), key))
  set(announcementAtom, REVIEW_COPY.newVersion(placeOf(book, key)))
})

export const redrawFailedAtom = atom(null, (get, set, { key, message }: { key: string; message: string }) => {
  set(regeneratingAtom, without(get(regeneratingAtom), key))
  set(failuresAtom, { ...get(failuresAtom), [key]: message })
})

export const redrawStartedAtom = atom(null, (get, set, key: string) => {
  set(regeneratingAtom, new Set([...get(regeneratingAtom), key]))
  const { [key]: _, ...others } = get(failuresAtom)
  set(failuresAtom, others)
})

export const attemptsCountedAtom = atom(null, (get, set, remaining: number) => {
  const book = get(bookAtom)
  if (book) set(bookAtom, { ...book, attempts: { ...book.attempts, done: book.attempts.max - remaining } })
})

export const showVersionAtom = atom(null, (get, set, { key, url }: { key: string; url: string }) => {
  set(shownAtom, { ...get(shownAtom), [key]: url })
})

export const versionKeptAtom = atom(
  null,
  (get, set, { key, url, version }: { key: string; url: string; version: number }) => {
    const book = get(bookAtom)
    const picture = book && pictureAt(book, key)
    if (!book || !picture) return
    set(bookAtom, { ...withPicture(book, { ...picture, selected: url }), version })
    set(announcementAtom, REVIEW_COPY.savedSelection(placeOf(book, key)))
  },
)

export const bookFinishedAtom = atom(null, (get, set) => {
  const book = get(bookAtom)
  if (book) set(bookAtom, { ...book, status: 'finished' })
  set(bindingAtom, 'finished')
})

/** Index of the version that a carousel shows. */
export function shownIndex({ key, versions, selected }: Picture, shown: Readonly<Record<string, string>>): number {
  const at = versions.indexOf(shown[key] ?? selected)
  return at === -1 ? Math.max(0, versions.indexOf(selected)) : at
}

export function pictureAt(book: ReviewBook, key: string): Picture | undefined {
  return picturesOf(book).find((picture) => picture.key === key)
}

/** `Portada`, `Capítulo 2, página 3`: how a sentence calls a picture. */
export function placeOf(book: ReviewBook, key: string): string {
  const group = book.groups.find(({ pictures }) => pictures.some((picture) => picture.key === key))
  if (!group?.number) return key.includes('backcover') ? REVIEW_COPY.backCover : REVIEW_COPY.frontCover
  const page = pictureAt(book, key)?.page ?? 1
  return `${REVIEW_COPY.chapter(group.number)}, ${REVIEW_COPY.page(page).toLowerCase()}`
}

function withPicture(book: ReviewBook, changed: Picture): ReviewBook {
  const groups = book.groups.map((group) => ({
    ...group,
    pictures: group.pictures.map((picture) => (picture.key === changed.key ? changed : picture)),
  }))
  return { ...book, groups }
}

export function without(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...keys].filter((other) => other !== key))
}
