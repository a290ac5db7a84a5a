import { EDITOR_COPY } from './copy.ts'
import type { EditingCore } from './editing-core.ts'
import type { History, Laid, Saved } from './editor-api.ts'
import * as state from './editor-state.ts'
import { changedOf, type LocalWords } from './local-words.ts'
import type { createTypedSteps } from './typed-steps.ts'
import { editsOf, partOf, rebased, type Texts } from './words.ts'

type Needs = { core: EditingCore; steps: ReturnType<typeof createTypedSteps>; lay(): Promise<void> }

/** What is typed becomes the server's, and what the server has becomes what is typed upon. */
export function createKeeping({ core, steps, lay }: Needs) {
  const { api, get, set } = core
  return { save, saved, restore, reload }

  /** @returns whether all is on the server */
  async function save(): Promise<boolean> {
    const edits = editsOf(get(state.wordsAtom))
    if (edits.length === 0) return true
    const wish = get(state.wishAtom)
    if (wish && get(state.tellsWishAtom) === null) {
      set(state.isAskingOfWishAtom, true)
      return false
    }
    const tells = wish && get(state.tellsWishAtom) ? [wish.id] : []
    return send(async () => {
      const answer = await api.save(core.edition ?? 0, edits, tells)
      await saved(answer)
      const told = answer.wishes?.find((one) => one.id === wish?.id)
      const isTold = told?.outcome === 'told' && told.by === 'parent'
      if (isTold) set(state.wishAtom, null)
      set(state.tellsWishAtom, null)
      const isFinished = get(state.bookAtom)?.status === 'finished'
      return [isFinished ? EDITOR_COPY.savedFinished : EDITOR_COPY.saved, ...(isTold ? [EDITOR_COPY.wishTold] : [])]
    })
  }

  /** Words of before the first change, in the place of those of now. */
  async function restore(texts: Texts): Promise<void> {
    const edits = Object.entries(texts).map(([block, text]) => ({ block, text }))
    await send(async () => {
      await saved(await api.save(core.edition ?? 0, edits, []))
      return [EDITOR_COPY.saved]
    })
  }

  /** @param work answers what is to be said of it */
  async function send(work: () => Promise<string[]>): Promise<boolean> {
    if (get(state.savingAtom) === 'saving') return false
    set(state.savingAtom, 'saving')
    set(state.refusalAtom, null)
    try {
      const said = await work()
      set(state.savingAtom, 'saved')
      core.announce(said.join(' '))
      return true
    } catch (error) {
      set(state.savingAtom, 'idle')
      core.refuse(error, EDITOR_COPY.refused)
      return false
    }
  }

  /** All that was typed before this answer is the book's now; what was typed meanwhile stays. */
  async function saved({ version }: Pick<Saved, 'version'>): Promise<History> {
    const before = get(state.wordsAtom)
    const laid = await core.layPart(get(state.partAtom))
    core.edition = Math.max(version, laid.version)
    // Other parts are read again when they are looked at.
    const meanwhile = changedOf({ base: before.now, now: get(state.wordsAtom).now })
    const { words, lost } = rebased(laid.texts, meanwhile)
    set(state.wordsAtom, words)
    set(state.lostAtom, lost)
    set(state.laidAtom, laid)
    set(state.meaningAtom, null)
    set(state.offlineAtom, false)
    steps.forget()
    set(state.typedStepsAtom, steps.counts())
    return core.remember()
  }

  /** What is on the server now, and upon it what was typed here or kept in this browser. */
  async function reload(changed: LocalWords['changed'] = changedOf(get(state.wordsAtom))): Promise<void> {
    set(state.conflictAtom, false)
    try {
      const shownPart = get(state.partAtom)
      let texts: Texts = {}
      let shown: Laid | null = null
      for (const part of new Set([shownPart, ...changed.flatMap(({ block }) => partOf(block) ?? [])])) {
        const laid = await core.layPart(part)
        texts = { ...texts, ...laid.texts }
        if (part === shownPart) shown = laid
      }
      const { words, lost } = rebased(texts, changed)
      set(state.wordsAtom, words)
      set(state.lostAtom, lost)
      if (shown) set(state.laidAtom, shown)
      core.edition = shown?.version ?? core.edition
      steps.forget()
      set(state.typedStepsAtom, steps.counts())
      await core.remember()
      await lay()
      // What was about to be saved is not.
      if (changed.length > 0) core.announce(EDITOR_COPY.reloaded)
    } catch (error) {
      core.refuse(error)
    }
  }
}
