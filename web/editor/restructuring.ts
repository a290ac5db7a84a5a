import { seenParagraphs, withSeen } from './changes.ts'
import type { EditingCore } from './editing-core.ts'
import * as state from './editor-state.ts'
import type { createPointing } from './pointing.ts'
import type { Place, Words } from './words.ts'
import * as words from './words.ts'

type Needs = {
  core: EditingCore
  pointing: ReturnType<typeof createPointing>
  /** Other words, a step of their own. */
  change(changed: Words, place: Place | null, caret: number, block: string): void
  lay(): Promise<void>
}

/** Words that a browser does not put on the page itself: they are drawn at once, and the pages laid out for them. */
export function createRestructuring({ core: { get }, pointing, change, lay }: Needs) {
  return { put, part, joinBefore, joinAfter, moveOn, replace, mend, draw }

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
    pointing.finish()
    const before = get(state.wordsAtom)
    change(changed, place, at, '')
    draw(before, place)
    pointing.moveTo(place, at)
    void lay()
  }

  function draw(before: Words, place: Place | null): void {
    const now = get(state.wordsAtom)
    for (const container of words.changedBetween(before, now))
      pointing.redraw(container, seenParagraphs(now, container), place)
  }
}
