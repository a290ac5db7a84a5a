import { isChanged } from './changes.ts'
import { EDITOR_COPY } from './copy.ts'
import type { EditingCore } from './editing-core.ts'
import type { History } from './editor-api.ts'
import * as state from './editor-state.ts'
import type { createKeeping } from './keeping.ts'
import type { createPointing } from './pointing.ts'
import type { createTypedSteps, Step } from './typed-steps.ts'
import { blockOf, type Place, partOf, type Words } from './words.ts'

type Needs = {
  core: EditingCore
  steps: ReturnType<typeof createTypedSteps>
  keeping: ReturnType<typeof createKeeping>
  pointing: ReturnType<typeof createPointing>
  /** Other words are put on the pages. */
  draw(before: Words, place: Place | null): void
  showPart(part: string): Promise<void>
  lay(): Promise<void>
  goTo(block: string): Promise<void>
}

/** What was typed is taken back step by step, then what was saved, save by save; and done again. */
export function createTakingBack({ core, steps, keeping, pointing, draw, showPart, lay, goTo }: Needs) {
  const { get, set } = core
  /** Saves that were taken back after what was typed upon them: they come again before it. */
  let behind = 0
  return { undo: () => step('undo'), redo: () => step('redo') }

  async function step(way: 'undo' | 'redo'): Promise<void> {
    pointing.finish()
    try {
      const isSavedFirst = way === 'redo' && behind > 0 && get(state.stepsAtom).redo && !isChanged(get(state.wordsAtom))
      const done = (isSavedFirst ? null : takeTyped(way)) ?? takeSaved(way)
      if (await done) core.announce(way === 'undo' ? EDITOR_COPY.undone : EDITOR_COPY.redone)
    } catch (error) {
      core.refuse(error)
    }
  }

  function takeTyped(way: 'undo' | 'redo'): Promise<true> | null {
    const before = get(state.wordsAtom)
    const place = get(state.placeAtom)
    const now = (step: Step): Step => {
      const texts = Object.keys(step.texts).map((block) => [block, before.now[block] ?? ''])
      return { texts: Object.fromEntries(texts), place, caret: pointing.caret() }
    }
    const taken = way === 'undo' ? steps.undo(now) : steps.redo(now)
    if (!taken) return null
    set(state.wordsAtom, { ...before, now: { ...before.now, ...taken.texts } })
    set(state.typedStepsAtom, steps.counts())
    return showTyped(before, taken)
  }

  async function showTyped(before: Words, { place, caret }: Step): Promise<true> {
    const part = place && partOf(blockOf(place))
    if (part && part !== get(state.partAtom)) await showPart(part)
    draw(before, place)
    if (place) pointing.moveTo(place, caret)
    void lay()
    return true
  }

  async function takeSaved(way: 'undo' | 'redo'): Promise<boolean> {
    const history = await keeping.step(way)
    if (!history) return false
    behind = Math.max(0, behind + (way === 'undo' ? 1 : -1))
    await goToChanged(history, way)
    return true
  }

  /** What was taken back or done again may stand in another part of the book. */
  async function goToChanged({ edits }: History, way: 'undo' | 'redo'): Promise<void> {
    const of = edits.filter(({ undone }) => undone === (way === 'undo'))
    const saves = of.map(({ save }) => save)
    const last = way === 'undo' ? Math.min(...saves) : Math.max(...saves)
    const changed = of.find(({ save, block }) => save === last && partOf(block) !== null)
    if (changed) await goTo(changed.block)
  }
}
