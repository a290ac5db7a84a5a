import type { Worded } from './blocks.ts'
import { type AppliedEdit, withEditsAgain, withoutEdits } from './edits.ts'

/** A part of a save: what happened to one block. Parts with the same `n` are one save, which is taken back as a whole. */
export type StoryEdit = AppliedEdit & {
  /** The save, from 1. */
  n: number
  part: number
  at: string
  undone: boolean
}

/** A new save forgets what was taken back before it. */
export function withSave(edits: readonly StoryEdit[], applied: readonly AppliedEdit[], at: string): StoryEdit[] {
  const done = edits.filter(({ undone }) => !undone)
  const n = 1 + Math.max(0, ...done.map((edit) => edit.n))
  return [...done, ...applied.map((edit, part) => ({ ...edit, n, part, at, undone: false }))]
}

/** Takes the last save back. Null when there is none. */
export function withUndo(book: Worded, edits: readonly StoryEdit[]): { book: Worded; edits: StoryEdit[] } | null {
  const last = Math.max(0, ...edits.filter(({ undone }) => !undone).map(({ n }) => n))
  if (last === 0) return null
  return { book: withoutEdits(book, partsOf(edits, last)), edits: marked(edits, last, true) }
}

/** Does the first of the saves that were taken back again. Null when there is none. */
export function withRedo(book: Worded, edits: readonly StoryEdit[]): { book: Worded; edits: StoryEdit[] } | null {
  const undone = edits.filter((edit) => edit.undone).map(({ n }) => n)
  if (undone.length === 0) return null
  const first = Math.min(...undone)
  return { book: withEditsAgain(book, partsOf(edits, first)), edits: marked(edits, first, false) }
}

/** The book as its writer left it. */
export function originalOf(book: Worded, edits: readonly StoryEdit[]): Worded {
  return withoutEdits(
    book,
    edits.filter(({ undone }) => !undone),
  )
}

function partsOf(edits: readonly StoryEdit[], save: number): StoryEdit[] {
  return edits.filter(({ n }) => n === save)
}

function marked(edits: readonly StoryEdit[], save: number, undone: boolean): StoryEdit[] {
  return edits.map((edit) => (edit.n === save ? { ...edit, undone } : edit))
}
