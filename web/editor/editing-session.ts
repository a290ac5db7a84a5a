import type { createStore } from 'jotai/vanilla'
import { isChanged, seenIn, withSeen } from './changes.ts'
import { createCore } from './editing-core.ts'
import type { EditorApi } from './editor-api.ts'
import * as state from './editor-state.ts'
import { createKeeping } from './keeping.ts'
import { createLaying } from './laying.ts'
import { createPointing } from './pointing.ts'
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
  const { undo, redo } = createTakingBack({ core, steps, keeping, draw, showPart, move: moveTo, lay, goTo, caret })
  /** The part that was asked for last: an earlier answer that comes later is not shown. */
  let showing = 0

  return {
    open,
    show,
    typed,
    put,
    part,
    joinBefore,
    joinAfter,
    moveOn,
    replace,
    mend,
    rename,
    goTo,
    undo,
    redo,
    save: keeping.save,
    restore: keeping.restore,
    reload: keeping.reload,
    compose: laying.compose,
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
    change(words.withText(get(state.wordsAtom), place, text), place, at, words.blockOf(place))
    laySoon()
  }

  /** A text that a key, a clipboard or a press makes of another: its lines are paragraphs. */
  function put(place: Place, text: string, at: number): void {
    if (place.paragraph === null) {
      restructure(words.withText(get(state.wordsAtom), place, text), place, at)
      return
    }
    const before = text.slice(0, at).split('\n')
    const last = { ...place, paragraph: place.paragraph + before.length - 1 }
    const tidy = text.replace(/[^\S\n]*\n[^\S\n]*/gu, '\n')
    const own = before.at(-1) ?? ''
    restructure(inSeen(place, tidy), last, before.length > 1 ? own.trimStart().length : own.length)
  }

  /** A text in its place, those beside it as they are seen: they may get other numbers. */
  function inSeen(place: Place, text: string): Words {
    return words.withText(withSeen(get(state.wordsAtom), place.container), place, text)
  }

  /** A paragraph becomes two. @param text as it stands there @param offset characters of it that stay */
  function part(place: Place, text: string, offset: number): void {
    // What is taken back goes there again; the browser may not have told yet where the caret is.
    pointing.point(place, offset)
    const done = words.parted(inSeen(place, text), place, offset)
    if (done) restructure(done.words, done.place, 0)
  }

  /** @returns whether there is one before it */
  function joinBefore(place: Place): boolean {
    const done = words.joined(withSeen(get(state.wordsAtom), place.container), place)
    if (done) restructure(done.words, done.place, done.offset)
    return done !== null
  }

  /** @returns whether there is one after it, in the same page's text */
  function joinAfter({ container, paragraph }: Place): boolean {
    const count = words.paragraphsIn(get(state.wordsAtom), container).length
    return paragraph !== null && paragraph + 1 < count && joinBefore({ container, paragraph: paragraph + 1 })
  }

  function moveOn(place: Place): void {
    const next = words.nextPage(get(state.wordsAtom), place.container)
    const seen = withSeen(get(state.wordsAtom), place.container)
    const done = words.movedOn(next ? withSeen(seen, next) : seen, place)
    if (done) restructure(done.words, done.place, 0)
  }

  /** A text in the place of another: a proposal, the original. */
  function replace(place: Place, text: string): void {
    const changed = inSeen(place, text)
    const first = words.firstOf(place)
    restructure(changed, first, words.textIn(changed, first).length)
  }

  /** What was remarked on is mended; where it is another text by now it is remarked on anew. */
  function mend(place: Place, before: string, after: string): void {
    if (words.textIn(get(state.wordsAtom), place) === before) replace(place, after)
    else void lay()
  }

  /** Other words than those that a keyboard put on the page: they are put there at once, the pages follow. */
  function restructure(changed: Words, place: Place, at: number): void {
    const before = get(state.wordsAtom)
    change(changed, place, at, '')
    draw(before, place)
    move(place, at)
  }

  function draw(before: Words, place: Place | null): void {
    const now = get(state.wordsAtom)
    for (const container of words.changedBetween(before, now))
      pointing.redraw(container, seenParagraphs(now, container), place)
  }

  function seenParagraphs(all: Words, container: string): string[] {
    return words.paragraphsIn(withSeen(all, container), container)
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
