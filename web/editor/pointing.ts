import type { EditingCore } from './editing-core.ts'
import * as state from './editor-state.ts'
import type { Spot } from './pieces.ts'
import { blockOf, type Place } from './words.ts'

/** The pages on the screen, for what cannot wait for the server. */
export type Drawing = {
  /** A word that is being composed stands as it is. */
  finish(): void
  redraw(container: string, paragraphs: readonly string[], here: Place | null): void
  /** @returns whether there is such a text on these pages */
  putCaret(place: Place, offset: number): boolean
}

/** Where one types: where the browser's caret is, and where it is to go. */
export function createPointing({ get, set }: EditingCore) {
  let caret = 0
  /** The caret is to go where nobody put it: with the next pages. */
  let isMoved = false
  let drawing: Drawing | null = null
  return {
    attach(to: Drawing | null): void {
      drawing = to
    },
    finish: (): void => drawing?.finish(),
    redraw: (container: string, paragraphs: readonly string[], place: Place | null): void =>
      drawing?.redraw(container, paragraphs, place),
    point,
    set: setTo,
    moveTo,
    /** The caret goes on where it is. */
    stay(): void {
      const place = get(state.placeAtom)
      if (place) moveTo(place, caret)
    },
    /** It goes there again with the next pages. */
    goWithPages(): void {
      isMoved = true
    },
    caret: () => caret,
    spot,
    moved,
  }

  /** The browser tells where it is. */
  function point(place: Place | null, at: number): void {
    // The caret is on its way elsewhere: this is where it was.
    if (isMoved) return
    setTo(place, at)
  }

  /** What is typed tells where it is. */
  function setTo(place: Place | null, at: number): void {
    isMoved = false
    const before = get(state.placeAtom)
    // Who only goes on in a text changes nothing that is seen.
    if ((place && blockOf(place)) !== (before && blockOf(before))) set(state.placeAtom, place)
    caret = at
  }

  function moveTo(place: Place, at: number): void {
    setTo(place, at)
    // Where it is not on these pages yet, it goes there with the next ones.
    isMoved = !drawing?.putCaret(place, at)
  }

  function spot(): Spot | null {
    const place = get(state.placeAtom)
    return place && { block: blockOf(place), caret, anchor: caret }
  }

  /** Where the caret is to go with the pages that come; null where it stays. */
  function moved(): Spot | null {
    if (!isMoved) return null
    isMoved = false
    return spot()
  }
}
