import type { createStore } from 'jotai/vanilla'
import { ApiError } from '../api/client.ts'
import { changesOf, rebased } from './changes.ts'
import { EDITOR_COPY } from './copy.ts'
import type { EditorApi, History, Laid } from './editor-api.ts'
import * as state from './editor-state.ts'
import { placeName } from './place-name.ts'
import { type Place, partOf, placeOf } from './words.ts'

/** What typing and keeping have in common: the texts of the server, the edition they are of, and what it refuses. */
export type EditingCore = ReturnType<typeof createCore>

export function createCore(api: EditorApi, { get, set }: Pick<ReturnType<typeof createStore>, 'get' | 'set'>) {
  let isComposing = false
  let waiting: (() => void)[] = []
  return {
    api,
    get,
    set,
    /** Of the book whose texts are the base: what two tabs compare. Null before any was read. */
    edition: null as number | null,
    /** Whether a word is being composed: until it is there its page is left alone. */
    isComposing: () => isComposing,
    compose,
    present,
    layPart,
    receive,
    remember,
    refuse,
    announce,
    fail,
  }

  function compose(begins: boolean): void {
    isComposing = begins
    if (begins) return
    const acts = waiting
    waiting = []
    for (const act of acts) act()
  }

  /** Puts other pages on the screen, as soon as that is possible. */
  function present(act: () => void): void {
    if (isComposing) waiting.push(act)
    else act()
  }

  /** As it is on the server: what is typed besides is laid upon it. */
  async function layPart(part: string): Promise<Laid> {
    const laid = await api.lay(part, [])
    // Names are words of the book too, and stand in every part.
    const names = laid.names.map((name, at) => [`name-${at}`, name])
    return { ...laid, texts: { ...laid.texts, ...Object.fromEntries(names) } }
  }

  /** A part that is opened: what was typed in it before and not saved stays. */
  function receive(part: string, laid: Laid): void {
    const words = get(state.wordsAtom)
    set(state.partAtom, part)
    set(state.wordsAtom, rebased(laid.texts, words, changesOf(words)).words)
    set(state.laidAtom, laid)
    set(state.offlineAtom, false)
  }

  async function remember(): Promise<History> {
    const history = await api.history()
    const { original, can_undo, can_redo } = history
    set(state.originalAtom, original)
    set(state.stepsAtom, { undo: can_undo, redo: can_redo })
    return history
  }

  /** @param before what is to be said first: that nothing was saved */
  function refuse(error: unknown, before = ''): void {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) {
      // The way to log in opens by itself.
      if (before) set(state.refusalAtom, { text: `${before} ${EDITOR_COPY.signedOut}`, block: null, isOfSave: true })
    } else if (error.isNetwork) {
      set(state.offlineAtom, true)
      if (before) set(state.refusalAtom, { text: `${before} ${EDITOR_COPY.offline}`, block: null, isOfSave: false })
    } else if (error.code === 'book.modifiedElsewhere') set(state.conflictAtom, true)
    else {
      const { text, block } = refusalOf(error, get(state.placeAtom))
      set(state.refusalAtom, { text: [before, text].filter(Boolean).join(' '), block, isOfSave: before !== '' })
    }
  }

  function announce(text: string): void {
    set(state.announcementAtom, { text })
  }

  function fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return
    const isNotYet = error.code === 'book.wrongStatus'
    const message = error.status === 404 ? error.message : EDITOR_COPY.failed
    set(state.openingAtom, isNotYet ? { kind: 'notYet' } : { kind: 'failed', message })
  }
}

/** In words, and where it is unless one types there. */
function refusalOf({ fields, message }: ApiError, here: Place | null): { text: string; block: string | null } {
  const [first] = Object.entries(fields)
  if (!first) return { text: message, block: null }
  const [block, why] = first
  if (partOf(block) === null) return { text: why, block: null }
  const isHere = here !== null && placeOf(block).container === here.container
  return { text: isHere ? why : `${placeName(block)}: ${why}`, block }
}
