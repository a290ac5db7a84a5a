import type { createStore } from 'jotai/vanilla'
import { isChanged, seenIn, seenParagraphs } from './changes.ts'
import { createCore } from './editing-core.ts'
import type { EditorApi } from './editor-api.ts'
import * as state from './editor-state.ts'
import { createKeeping } from './keeping.ts'
import { createLaying } from './laying.ts'
import { createPointing } from './pointing.ts'
import { createRestructuring } from './restructuring.ts'
import { createTakingBack } from './taking-back.ts'
import { createTypedSteps } from './typed-steps.ts'
import type { Place, Words } from './words.ts'
import * as words from './words.ts'

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
  const core = createCore(api, store)
  const steps = createTypedSteps(now)
  const pointing = createPointing(core)
  const { caret, moveTo } = pointing
  const laying = createLaying({ core, after, now, onOtherEdition: async () => void (await keeping.reload()) })
  const { lay, laySoon } = laying
  const keeping = createKeeping({ core, steps, lay, move: moveTo, caret })
  const restructuring = createRestructuring({ core, pointing, change, lay })
  const { draw } = restructuring
  const { undo, redo } = createTakingBack({ core, steps, keeping, pointing, draw, showPart, lay, goTo })
  /** The part that was asked for last: an earlier answer that comes later is not shown. */
  let showing = 0

  return {
    open,
    show,
    typed,
    put: restructuring.put,
    part: restructuring.part,
    joinBefore: restructuring.joinBefore,
    joinAfter: restructuring.joinAfter,
    moveOn: restructuring.moveOn,
    replace: restructuring.replace,
    mend: restructuring.mend,
    rename,
    goTo,
    undo,
    redo,
    save: keeping.save,
    restore: keeping.restore,
    reload: keeping.reload,
    compose: laying.compose,
    present: core.present,
    retry: lay,
    stop: laying.stop,
    attach: pointing.attach,
    point: pointing.point,
    moved: pointing.moved,
    spot: pointing.spot,
    stay: () => {
      pointing.stay()
      void lay()
    },
    wording: {
      textOf: (block: string) => seenIn(get(state.wordsAtom), words.placeOf(block)),
      paragraphsOf: (container: string) => seenParagraphs(get(state.wordsAtom), container),
    },
    fail: core.fail,
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
      await showPart(part)
      if (isChanged(get(state.wordsAtom))) await lay()
    } catch (error) {
      core.refuse(error)
    }
  }

  /** @throws ApiError */
  async function showPart(part: string): Promise<void> {
    const own = ++showing
    const laid = await core.layPart(part)
    if (own !== showing) return
    set(state.placeAtom, null)
    set(state.meaningAtom, null)
    set(state.partAtom, part)
    // Saved elsewhere since the other parts were read.
    if (laid.version > (core.edition ?? 0) && get(state.savingAtom) !== 'saving') await keeping.reload()
    else core.receive(part, laid)
  }

  /** What the browser put on the page itself. */
  function typed(place: Place, text: string, at: number): void {
    // A word that was composed is told once more when it is there.
    if (text === seenIn(get(state.wordsAtom), place)) pointing.set(place, at)
    else {
      change(words.withText(get(state.wordsAtom), place, text), place, at, words.blockOf(place))
      laySoon()
    }
  }

  /** Somebody is called otherwise in the whole story. @param block `name-0` */
  function rename(block: string, to: string): void {
    change(words.withText(get(state.wordsAtom), words.placeOf(block), to), get(state.placeAtom), caret(), '')
    pointing.goWithPages()
    void lay()
  }

  function change(changed: Words, place: Place | null, at: number, block: string): void {
    const before = get(state.wordsAtom)
    const texts = words.changedBetween(before, changed).map((one) => [one, before.now[one] ?? ''])
    steps.keep({ texts: Object.fromEntries(texts), place: get(state.placeAtom), caret: caret() }, block)
    set(state.wordsAtom, changed)
    if (get(state.savingAtom) !== 'saving') set(state.savingAtom, 'idle')
    set(state.refusalAtom, null)
    set(state.announcementAtom, { text: '' })
    set(state.typedStepsAtom, steps.counts())
    pointing.set(place, at)
  }

  function move(place: Place, at: number): void {
    moveTo(place, at)
    void lay()
  }

  /** Where a text is: its part is opened, and the caret goes there. */
  async function goTo(block: string): Promise<void> {
    const part = words.partOf(block)
    if (part && part !== get(state.partAtom)) await show(part)
    const place = words.firstOf(words.placeOf(block))
    move(place, words.textIn(get(state.wordsAtom), place).length)
  }
}
