import { atom } from 'jotai/vanilla'
import type { WireBook } from '../../api/wire.ts'

/** Of the save modal: null while none is open. */
export const saveStepAtom = atom<{ percent: number; text: string } | null>(null)
/** The line that says how the last save went; empties itself in the view. */
export const messageAtom = atom<{ text: string; tone: 'info' | 'success' | 'error'; ms: number } | null>(null)
export const savedDialogAtom = atom(false)
/** Something is waiting for the connection to come back. */
export const isQueuedAtom = atom(false)
export const conflictAtom = atom<WireBook | null>(null)
/** Path in wire names → message, from the server or the domain. */
export const fieldErrorsAtom = atom<Readonly<Record<string, string>>>({})
/** What must be read: the title of an alert is always the same. */
export const alertAtom = atom<string | null>(null)
