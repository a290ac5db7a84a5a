import type { createStore } from 'jotai/vanilla'
import { EDITOR_COPY } from './copy.ts'
import { createCore } from './editing-core.ts'
import type { EditorApi, History } from './editor-api.ts'
import * as state from './editor-state.ts'
import { createKeeping } from './keeping.ts'
import { createLaying } from './laying.ts'
import type { Typing } from './sheet.ts'
import { createTypedSteps } from './typed-steps.ts'
import type { Place } from './words.ts'
import * as words from './words.ts'

export type EditingSession = ReturnType<typeof startEditing>
type Needs = {
  api: EditorApi
  store: ReturnType<typeof createStore>
  after(ms: number, act: () => void): () => void
  now(): number
}

/** The pages on the screen, for what cannot wait for the server. */
export type Drawing = {
  redraw(container: string, paragraphs: readonly string[], here: Place | null): void
  /** @returns whether there is such a text on these pages */
  putCaret(place: Place, offset: number): boolean
}

/** The words of one book from opening the editor to leaving it: typed, laid out at every pause, saved, taken back. */
export function startEditing({ api, store, after, now }: Needs) {
  const { get, set } = store
  const core = createCore(api, store)
  const steps = createTypedSteps(now)
  const laying = createLaying({ core, after, now, onOtherEdition: () => keeping.reload() })
  const { lay, laySoon } = laying
  const keeping = createKeeping({ core, steps, lay })
  let caret = 0
  /** The caret is to go where nobody put it: with the next pages. */
  let isMoved = false
  let drawing: Drawing | null = null

  return {
    open,
    show,
    typed,
    part,
    attach: (to: Drawing | null) => {
      drawing = to
    },
    compose: laying.compose,
    joinBefore,
    moveOn,
    replace,
    rename,
    undo: () => step('undo'),
    redo: () => step('redo'),
    save: keeping.save,
    restore: keeping.restore,
    reload: keeping.reload,
    retry: lay,
    moved,
    point,
    textOf: (block: string) => words.textIn(get(state.wordsAtom), words.placeOf(block)),
    fail: core.fail,
    stop: laying.stop,
    /** The caret goes on where it is. */
    stay: () => {
      const place = get(state.placeAtom)
      if (place) move(place, caret)
    },
    /** Where a text is: its part is opened, and the caret goes there. */
    goTo,
  }

  /** The part of the book with this block, or with this page number; the first chapter otherwise. */
  async function open(at: { part?: string | null; page?: number | null; place?: Place | null }): Promise<void> {
    try {
      const first = at.part ?? 'chapter-1'
      const laid = await core.layPart(first)
      const part = words.partAt(laid.parts, at.page ?? null) ?? first
      core.receive(part, part === first ? laid : await core.layPart(part))
      core.edition = laid.version
      await core.remember()
      set(state.pageAtom, at.page ?? null)
      set(state.openingAtom, { kind: 'ready' })
      if (at.place) move(at.place, 0)
    } catch (error) {
      core.fail(error)
    }
  }

  async function show(part: string): Promise<void> {
    try {
      const laid = await core.layPart(part)
      set(state.placeAtom, null)
      set(state.meaningAtom, null)
      set(state.partAtom, part)
      // Saved elsewhere since the other parts were read.
      if (laid.version !== core.edition) return keeping.reload()
      core.receive(part, laid)
      if (words.isChanged(get(state.wordsAtom))) await lay()
    } catch (error) {
      core.refuse(error)
    }
  }

  function typed(place: Place, text: string, at: number): void {
    // Several paragraphs come from a clipboard.
    if (place.paragraph !== null && text.includes('\n')) {
      const lines = text.slice(0, at).split('\n')
      const last = { ...place, paragraph: place.paragraph + lines.length - 1 }
      const tidy = text.replace(/[^\S\n]*\n[^\S\n]*/gu, '\n')
      restructure(words.withText(get(state.wordsAtom), place, tidy), last, lines.at(-1)?.trimStart().length ?? 0)
      return
    }
    change(words.withText(get(state.wordsAtom), place, text), place, at, words.blockOf(place))
    isMoved = false
    laySoon()
  }

  /** A paragraph becomes two. @param text as it stands there @param offset characters of it that stay */
  function part(place: Place, text: string, offset: number): void {
    // What is taken back goes there again; the browser may not have told yet where the caret is.
    point(place, offset)
    const done = words.parted(words.withText(get(state.wordsAtom), place, text), place, offset)
    if (done) restructure(done.words, done.place, 0)
  }

  function point(place: Place | null, at: number): void {
    // The caret is on its way elsewhere: this is where it was.
    if (isMoved) return
    set(state.placeAtom, place)
    caret = at
  }

  /** @returns whether there is one before it */
  function joinBefore(place: Place): boolean {
    const done = words.joined(get(state.wordsAtom), place)
    if (!done) return false
    point(place, 0)
    restructure(done.words, done.place, done.offset)
    return true
  }

  function moveOn(place: Place): void {
    const done = words.movedOn(get(state.wordsAtom), place)
    if (done) restructure(done.words, done.place, 0)
  }

  /** A text in the place of another: a suggestion, a proposal, the original. */
  function replace(place: Place, text: string): void {
    const changed = words.withText(get(state.wordsAtom), place, text)
    const first = words.firstOf(place)
    restructure(changed, first, words.textIn(changed, first).length)
  }

  /** Other words than those that a keyboard put on the page: they are put there at once, the pages follow. */
  function restructure(changed: words.Words, place: Place, at: number): void {
    const before = get(state.wordsAtom)
    change(changed, place, at, '')
    drawChanged(before, changed, place)
    move(place, at)
  }

  function drawChanged(before: words.Words, changed: words.Words, place: Place | null): void {
    for (const container of words.changedBetween(before, changed))
      drawing?.redraw(container, (changed.now[container] ?? '').split('\n'), place)
  }

  /** Somebody is called otherwise in the whole story. @param block `name-0` */
  function rename(block: string, to: string): void {
    change(words.withText(get(state.wordsAtom), words.placeOf(block), to), get(state.placeAtom), caret, '')
    isMoved = true
    void lay()
  }

  function change(changed: words.Words, place: Place | null, at: number, block: string): void {
    steps.keep({ words: get(state.wordsAtom), place: get(state.placeAtom), caret }, block)
    set(state.wordsAtom, changed)
    set(state.placeAtom, place)
    set(state.savingAtom, 'idle')
    set(state.refusalAtom, null)
    set(state.announcementAtom, { text: '' })
    set(state.typedStepsAtom, steps.counts())
    caret = at
  }

  function move(place: Place, at: number): void {
    set(state.placeAtom, place)
    caret = at
    // Where it is not on these pages yet, it goes there with the next ones.
    isMoved = !drawing?.putCaret(place, at)
    void lay()
  }

  /** Where the caret is to go with the pages that come; null where it stays. */
  function moved(): Typing | null {
    const place = get(state.placeAtom)
    if (!isMoved || !place) return null
    isMoved = false
    return { block: words.blockOf(place), text: words.textIn(get(state.wordsAtom), place), caret, isMoved: true }
  }

  async function step(way: 'undo' | 'redo'): Promise<void> {
    const current = { words: get(state.wordsAtom), place: get(state.placeAtom), caret }
    const taken = way === 'undo' ? steps.undo(current) : steps.redo(current)
    const said = way === 'undo' ? EDITOR_COPY.undone : EDITOR_COPY.redone
    try {
      if (taken) {
        set(state.wordsAtom, { base: current.words.base, now: { ...current.words.now, ...taken.words.now } })
        set(state.typedStepsAtom, steps.counts())
        const part = taken.place && words.partOf(words.blockOf(taken.place))
        if (part && part !== get(state.partAtom)) core.receive(part, await core.layPart(part))
        drawChanged(current.words, get(state.wordsAtom), taken.place)
        if (taken.place) move(taken.place, taken.caret)
        else await lay()
      } else if (get(state.stepsAtom)[way] && !words.isChanged(get(state.wordsAtom)))
        await showChanged(await keeping.saved(await api.step(way, core.edition ?? 0)), way)
      else return
      core.announce(said)
    } catch (error) {
      core.refuse(error)
    }
  }

  /** What was taken back or done again may stand in another part of the book. */
  async function showChanged({ edits }: History, way: 'undo' | 'redo'): Promise<void> {
    const of = edits.filter(({ undone }) => undone === (way === 'undo'))
    const saves = of.map(({ save }) => save)
    const last = way === 'undo' ? Math.min(...saves) : Math.max(...saves)
    const changed = of.find(({ save, block }) => save === last && words.partOf(block) !== null)
    if (changed) await goTo(changed.block)
  }

  async function goTo(block: string): Promise<void> {
    const part = words.partOf(block)
    if (part && part !== get(state.partAtom)) await show(part)
    const place = words.firstOf(words.placeOf(block))
    move(place, words.textIn(get(state.wordsAtom), place).length)
  }
}
