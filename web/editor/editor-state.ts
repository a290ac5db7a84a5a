import { atom } from 'jotai/vanilla'
import type { AnsweredWish } from '../../src/domain/wish.ts'
import { isChanged, type LostText } from './changes.ts'
import type { Laid, Level, Remark } from './editor-api.ts'
import type { Place, Words } from './words.ts'

export type EditedBook = { id: number; status: string; title: string; language: string; wishes: AnsweredWish[] }
export type Opening = { kind: 'loading' } | { kind: 'ready' } | { kind: 'notYet' } | { kind: 'failed'; message: string }
export type Saving = 'idle' | 'saving' | 'saved'
/** What the words that were just typed mean. */
export type Meaning = {
  kind: string
  text: string
  level: { before: Level; after: Level } | null
  remarks: Remark[]
  /** Where it was typed; `block` and `text`: what the remarks are on. */
  place: Place | null
  block: string
  typed: string
}

export const openingAtom = atom<Opening>({ kind: 'loading' })
export const bookAtom = atom<EditedBook | null>(null)
export const laidAtom = atom<Laid | null>(null)
/** The part of the book on the screen. */
export const partAtom = atom('')
export const wordsAtom = atom<Words>({ base: {}, now: {} })
export const placeAtom = atom<Place | null>(null)
export const meaningAtom = atom<Meaning | null>(null)
export const savingAtom = atom<Saving>('idle')
export const offlineAtom = atom(false)
/** What has happened, besides what the words mean; each time anew, though it be the same. */
export const announcementAtom = atom<{ text: string }>({ text: '' })
/** What the server refuses, in words, and the text that it refuses where it is one; of a save until other words are typed. */
export const refusalAtom = atom<{ text: string; block: string | null; isOfSave: boolean } | null>(null)
/** Texts by block as they were written, where they are not any more; saved changes only. */
export const originalAtom = atom<Readonly<Record<string, string>>>({})
export const stepsAtom = atom({ undo: false, redo: false })
/** How many own steps can be taken back and done again before those of the server. */
export const typedStepsAtom = atom({ undo: 0, redo: 0 })
export const conflictAtom = atom(false)
/** What could not be put back on a text that changed elsewhere. */
export const lostAtom = atom<readonly LostText[]>([])
/** The wish that the parent came to tell. */
export const wishAtom = atom<AnsweredWish | null>(null)
/** Whether what was written tells it; null until the parent has said so. */
export const tellsWishAtom = atom<boolean | null>(null)
export const isAskingOfWishAtom = atom(false)
/** The page of the screen book that is to be seen first. */
export const pageAtom = atom<number | null>(null)
export const hasRoomAtom = atom(true)

export const isChangedAtom = atom((get) => isChanged(get(wordsAtom)))
export const canUndoAtom = atom((get) => get(typedStepsAtom).undo > 0 || (!get(isChangedAtom) && get(stepsAtom).undo))
export const canRedoAtom = atom((get) => get(typedStepsAtom).redo > 0 || (!get(isChangedAtom) && get(stepsAtom).redo))
