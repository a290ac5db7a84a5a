import type { createStore } from 'jotai/vanilla'
import { ApiError } from '../api/client.ts'
import { EDITOR_COPY } from './copy.ts'
import type { EditorApi, Laid, Saved } from './editor-api.ts'
import * as state from './editor-state.ts'
import { changedOf } from './local-words.ts'
import type { Typing } from './sheet.ts'
import { createTypedSteps } from './typed-steps.ts'
import {
  blockOf,
  editsOf,
  isChanged,
  joined,
  movedOn,
  type Place,
  rebased,
  textIn,
  type Words,
  withText,
} from './words.ts'

/** A pause in typing after which the pages are laid out again. */
export const PAUSE_MS = 120

export type EditingSession = ReturnType<typeof startEditing>
type Needs = {
  api: EditorApi
  store: ReturnType<typeof createStore>
  after(ms: number, act: () => void): () => void
  now(): number
}

/** The words of one book from opening the editor to leaving it: typed, laid out at every pause, saved, taken back. */
export function startEditing({ api, store, after, now }: Needs) {
  const { get, set } = store
  const steps = createTypedSteps(now)
  let caret = 0
  let isMoved = false
  let isComposing = false
  let cancelPause = () => {}
  let asking: AbortController | null = null
  /** Of the book whose texts are the base: what two tabs compare. */
  let edition: number | null = null

  return {
    open,
    show,
    typed,
    compose,
    joinBefore,
    moveOn,
    replace,
    rename,
    undo: () => step('undo'),
    redo: () => step('redo'),
    save,
    restore,
    reload,
    retry: () => lay(),
    moved,
    point,
    fail,
    stop,
  }

  /** The part of the book with this block, or with this page number; the first chapter otherwise. */
  async function open(at: { part?: string | null; page?: number | null; place?: Place | null }): Promise<void> {
    try {
      const first = at.part ?? 'chapter-1'
      const laid = await layPart(first)
      const own = at.page ? laid.parts.filter((part) => part.first <= (at.page ?? 0)).at(-1)?.part : null
      const part = own && own !== 'activities' && own !== 'colophon' ? own : first
      receive(part, part === first ? laid : await layPart(part))
      await remember()
      set(state.openingAtom, { kind: 'ready' })
      if (at.place) move(at.place, 0)
    } catch (error) {
      fail(error)
    }
  }

  async function show(part: string): Promise<void> {
    try {
      receive(part, await layPart(part))
      set(state.placeAtom, null)
      set(state.meaningAtom, null)
      if (isChanged(get(state.wordsAtom))) await lay()
    } catch (error) {
      refuse(error)
    }
  }

  /** As it is on the server: what is typed besides is laid upon it. */
  function layPart(part: string): Promise<Laid> {
    return api.lay(part, [])
  }

  function receive(part: string, laid: Laid): void {
    const isOther = edition !== null && edition !== laid.version
    const { base, now } = get(state.wordsAtom)
    const changed = Object.fromEntries(Object.entries(now).filter(([block, text]) => text !== base[block]))
    set(state.partAtom, part)
    set(state.wordsAtom, { base: { ...base, ...laid.texts }, now: { ...now, ...laid.texts, ...changed } })
    set(state.laidAtom, laid)
    edition ??= laid.version
    // Saved elsewhere since the other parts were read.
    if (isOther) void reload()
  }

  async function remember(): Promise<void> {
    const { original, can_undo, can_redo } = await api.history()
    set(state.originalAtom, original)
    set(state.stepsAtom, { undo: can_undo, redo: can_redo })
  }

  /** @param count of paragraphs that the text stands for: more than one until a new line has a place of its own */
  function typed(place: Place, text: string, at: number, count = 1): void {
    const tidy = place.paragraph === null ? text : text.replace(/[^\S\n]*\n[^\S\n]*/gu, '\n')
    change(withText(get(state.wordsAtom), place, tidy, count), place, at, blockOf(place))
    isMoved = false
    // A new line: the caret is in the paragraph that it begins.
    if (place.paragraph !== null && text.includes('\n')) {
      const lines = text.slice(0, at).split('\n')
      set(state.placeAtom, { ...place, paragraph: place.paragraph + lines.length - 1 })
      caret = lines.at(-1)?.trimStart().length ?? 0
      isMoved = true
    }
    laySoon()
  }

  function point(place: Place | null, at: number): void {
    // The caret is on its way elsewhere: this is where it was.
    if (isMoved) return
    set(state.placeAtom, place)
    caret = at
  }

  function compose(begins: boolean): void {
    isComposing = begins
    if (begins) cancelPause()
    else laySoon()
  }

  /** @returns where the two meet; null where there is none before */
  function joinBefore(place: Place): { block: string; offset: number } | null {
    const done = joined(get(state.wordsAtom), place)
    if (!done) return null
    change(done.words, done.place, done.offset, '')
    move(done.place, done.offset)
    return { block: blockOf(done.place), offset: done.offset }
  }

  function moveOn(place: Place): void {
    const done = movedOn(get(state.wordsAtom), place)
    if (!done) return
    change(done.words, done.place, 0, '')
    move(done.place, 0)
  }

  /** A text in the place of another: a suggestion, a proposal, the original. */
  function replace(place: Place, text: string): void {
    const words = get(state.wordsAtom)
    const isWhole = place.paragraph === null
    change(
      isWhole ? { ...words, now: { ...words.now, [place.container]: text } } : withText(words, place, text),
      place,
      0,
      '',
    )
    const first = isWhole && /-p\d+$|^dedication$/u.test(place.container) ? { ...place, paragraph: 0 } : place
    move(first, textIn(get(state.wordsAtom), first).length)
  }

  /** Somebody is called otherwise in the whole story. @param block `name-0` */
  function rename(block: string, to: string): void {
    const words = get(state.wordsAtom)
    change({ ...words, now: { ...words.now, [block]: to } }, get(state.placeAtom), caret, '')
    isMoved = true
    void lay()
  }

  function change(words: Words, place: Place | null, at: number, block: string): void {
    steps.keep({ words: get(state.wordsAtom), place: get(state.placeAtom), caret }, block)
    set(state.wordsAtom, words)
    set(state.placeAtom, place)
    set(state.savingAtom, 'idle')
    set(state.refusalAtom, null)
    set(state.typedStepsAtom, steps.counts())
    caret = at
  }

  function move(place: Place, at: number): void {
    set(state.placeAtom, place)
    caret = at
    isMoved = true
    void lay()
  }

  function laySoon(): void {
    cancelPause()
    if (!isComposing) cancelPause = after(PAUSE_MS, () => void lay())
  }

  async function lay(): Promise<void> {
    cancelPause()
    asking?.abort()
    const own = new AbortController()
    asking = own
    const place = get(state.placeAtom)
    try {
      const laid = await api.lay(get(state.partAtom), editsOf(get(state.wordsAtom), place), own.signal)
      if (own.signal.aborted || isComposing) return
      if (laid.version !== edition) return reload()
      set(state.offlineAtom, false)
      set(state.refusalAtom, null)
      const { consequence, level, remarks } = laid
      set(state.meaningAtom, isChanged(get(state.wordsAtom)) ? { text: consequence.text, level, remarks, place } : null)
      set(state.laidAtom, laid)
    } catch (error) {
      if (!own.signal.aborted) refuse(error)
    }
  }

  /** Where the caret is to go with the pages that come; null where it stays. */
  function moved(): Typing | null {
    const place = get(state.placeAtom)
    if (!isMoved || !place) return null
    isMoved = false
    return { block: blockOf(place), text: textIn(get(state.wordsAtom), place), caret, isMoved: true }
  }

  async function step(way: 'undo' | 'redo'): Promise<void> {
    const current = { words: get(state.wordsAtom), place: get(state.placeAtom), caret }
    const taken = way === 'undo' ? steps.undo(current) : steps.redo(current)
    if (taken) {
      set(state.wordsAtom, { base: current.words.base, now: { ...current.words.now, ...taken.words.now } })
      set(state.typedStepsAtom, steps.counts())
      set(state.announcementAtom, way === 'undo' ? EDITOR_COPY.undone : EDITOR_COPY.redone)
      const part = taken.place && partOf(blockOf(taken.place))
      if (part && part !== get(state.partAtom)) receive(part, await layPart(part))
      if (taken.place) return move(taken.place, taken.caret)
      return lay()
    }
    const isThere = get(state.stepsAtom)[way]
    if (!isThere || isChanged(get(state.wordsAtom))) return
    try {
      await saved(await api.step(way, edition ?? 0))
      set(state.announcementAtom, way === 'undo' ? EDITOR_COPY.undone : EDITOR_COPY.redone)
    } catch (error) {
      refuse(error)
    }
  }

  /** @returns whether all is on the server */
  async function save(): Promise<boolean> {
    const words = get(state.wordsAtom)
    const edits = editsOf(words)
    if (edits.length === 0) return true
    if (get(state.savingAtom) === 'saving') return false
    set(state.savingAtom, 'saving')
    const wish = get(state.wishAtom)
    try {
      const tells = wish && get(state.tellsWishAtom) ? [wish.id] : []
      const answer = await api.save(edition ?? 0, edits, tells)
      const told = answer.wishes?.find((one) => one.id === wish?.id)
      await saved(answer)
      set(state.savingAtom, 'saved')
      const isTold = told?.outcome === 'told' && told.by === 'parent'
      if (isTold) set(state.wishAtom, null)
      const isFinished = get(state.bookAtom)?.status === 'finished'
      set(
        state.announcementAtom,
        `${isFinished ? EDITOR_COPY.savedFinished : EDITOR_COPY.saved}${isTold ? ` ${EDITOR_COPY.wishTold}` : ''}`,
      )
      return true
    } catch (error) {
      set(state.savingAtom, 'idle')
      refuse(error)
      return false
    }
  }

  /** All that was typed before this answer is the book's now; what was typed meanwhile stays. */
  async function saved({ version }: Pick<Saved, 'version'>): Promise<void> {
    const before = get(state.wordsAtom)
    const laid = await layPart(get(state.partAtom))
    // Other parts are asked for again when they are looked at.
    const meanwhile = changedOf({ base: before.now, now: get(state.wordsAtom).now })
    const { words } = rebased(laid.texts, meanwhile)
    set(state.wordsAtom, words)
    set(state.laidAtom, laid)
    edition = Math.max(version, laid.version)
    set(state.meaningAtom, null)
    steps.forget()
    set(state.typedStepsAtom, steps.counts())
    await remember()
  }

  /** Words of before the first change, in the place of those of now. */
  async function restore(texts: Readonly<Record<string, string>>): Promise<void> {
    set(state.savingAtom, 'saving')
    try {
      const edits = Object.entries(texts).map(([block, text]) => ({ block, text }))
      await saved(await api.save(edition ?? 0, edits, []))
      set(state.savingAtom, 'saved')
      set(state.announcementAtom, EDITOR_COPY.saved)
    } catch (error) {
      set(state.savingAtom, 'idle')
      refuse(error)
    }
  }

  /** What is on the server now, and upon it what was typed here or kept in this browser. */
  async function reload(changed = changedOf(get(state.wordsAtom))): Promise<void> {
    set(state.conflictAtom, false)
    try {
      const parts = new Set([get(state.partAtom), ...changed.map(({ block }) => partOf(block))])
      let texts: Record<string, string> = {}
      let shown: Laid | null = null
      for (const part of parts) {
        const laid = await layPart(part)
        texts = { ...texts, ...laid.texts }
        if (part === get(state.partAtom)) shown = laid
      }
      const { words, lost } = rebased(texts, changed)
      set(state.wordsAtom, words)
      set(state.lostAtom, lost)
      if (shown) set(state.laidAtom, shown)
      edition = shown?.version ?? edition
      steps.forget()
      set(state.typedStepsAtom, steps.counts())
      await remember()
      await lay()
    } catch (error) {
      refuse(error)
    }
  }

  function refuse(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return
    if (error.isNetwork) set(state.offlineAtom, true)
    else if (error.code === 'book.modifiedElsewhere') set(state.conflictAtom, true)
    else set(state.refusalAtom, Object.values(error.fields)[0] ?? error.message)
  }

  function fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return
    const isNotYet = error.code === 'book.wrongStatus'
    const message = error.status === 404 ? error.message : EDITOR_COPY.failed
    set(state.openingAtom, isNotYet ? { kind: 'notYet' } : { kind: 'failed', message })
  }

  function stop(): void {
    cancelPause()
    asking?.abort()
  }
}

/** The part of the book where a text can be read. */
export function partOf(block: string): string {
  const [, chapter] = /^chapter-(\d+)-/u.exec(block) ?? /^alt-chapter_(\d+)\//u.exec(block) ?? []
  if (chapter) return `chapter-${chapter}`
  if (block.startsWith('dedication')) return 'dedication'
  if (block.startsWith('name-')) return 'cast'
  if (block === 'closing') return 'closing'
  return block === 'blurb' || block.endsWith('backcover') ? 'backCover' : 'frontCover'
}
