import type { Place, Texts } from './words.ts'

/** What a step changed as it was before it, and where the caret was. */
export type Step = { texts: Texts; place: Place | null; caret: number }

/** Of one text within so many ms: one step back. */
const TOGETHER_MS = 900
const MOST_STEPS = 300

/** What was typed and not saved yet, step by step: the browser's own list dies when the lines are laid anew. */
export function createTypedSteps(now: () => number) {
  let past: Step[] = []
  let future: Step[] = []
  let lastAt = Number.NEGATIVE_INFINITY
  let lastBlock = ''

  return {
    counts: () => ({ undo: past.length, redo: future.length }),
    /** @param before as it was; @param block where one types; empty: a step of its own */
    keep(before: Step, block: string): void {
      const at = now()
      future = []
      const isSameStep = block !== '' && block === lastBlock && at - lastAt < TOGETHER_MS
      ;[lastAt, lastBlock] = [at, block]
      if (!isSameStep) past = [...past, before].slice(-MOST_STEPS)
    },
    /** @param current what a step would bring back, as it is now */
    undo(current: (step: Step) => Step): Step | null {
      const step = past.at(-1)
      if (!step) return null
      past = past.slice(0, -1)
      future = [...future, current(step)]
      lastBlock = ''
      return step
    },
    redo(current: (step: Step) => Step): Step | null {
      const step = future.at(-1)
      if (!step) return null
      future = future.slice(0, -1)
      past = [...past, current(step)]
      lastBlock = ''
      return step
    },
    /** What is typed from here on is a step of its own. @returns what `forget` takes to leave the later ones */
    mark(): { last: Step | null } {
      lastBlock = ''
      return { last: past.at(-1) ?? null }
    },
    /** Those up to a mark; all of them where there is none, or it was taken back meanwhile. */
    forget(mark?: { last: Step | null }): void {
      const at = mark?.last ? past.indexOf(mark.last) : -1
      const isThere = mark !== undefined && (mark.last === null || at >= 0)
      past = isThere ? past.slice(at + 1) : []
      if (!isThere) future = []
      lastBlock = ''
    },
  }
}
