import type { Place, Words } from './words.ts'

export type Step = { words: Words; place: Place | null; caret: number }

/** Of one paragraph within so many ms: one step back. */
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
    undo(current: Step): Step | null {
      const step = past.at(-1)
      if (!step) return null
      past = past.slice(0, -1)
      future = [...future, current]
      lastBlock = ''
      return step
    },
    redo(current: Step): Step | null {
      const step = future.at(-1)
      if (!step) return null
      future = future.slice(0, -1)
      past = [...past, current]
      lastBlock = ''
      return step
    },
    forget(): void {
      past = []
      future = []
      lastBlock = ''
    },
  }
}
