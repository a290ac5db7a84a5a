import { type Change, changesOf, editsOf, followed, isChanged, rebased, settled } from './changes.ts'
import { EDITOR_COPY } from './copy.ts'
import type { EditingCore } from './editing-core.ts'
import type { History, Laid, Saved } from './editor-api.ts'
import * as state from './editor-state.ts'
import type { createTypedSteps } from './typed-steps.ts'
import { type Place, partOf, type Texts } from './words.ts'

type Needs = {
  core: EditingCore
  steps: ReturnType<typeof createTypedSteps>
  lay(): Promise<void>
  move(place: Place, caret: number): void
  caret(): number
}

/** Texts of one edition are read within so many tries: somebody may be saving all the while. */
const TRIES = 3

/** What is typed becomes the server's, and what the server has becomes what is typed upon. */
export function createKeeping({ core, steps, lay, move, caret }: Needs) {
  const { api, get, set } = core
  /** One after the other: what two presses ask of the server. */
  let turn: Promise<unknown> = Promise.resolve()
  return {
    save: () => inTurn(save),
    restore: (texts: Texts) => inTurn(() => restore(texts)),
    step: (way: 'undo' | 'redo') => inTurn(() => step(way)),
    reload,
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const own = turn.then(work)
    turn = own.catch(() => {})
    return own
  }

  /** @returns whether all that was typed until now is on the server */
  async function save(): Promise<boolean> {
    const words = get(state.wordsAtom)
    if (!isChanged(words)) return true
    const wish = get(state.wishAtom)
    if (wish && get(state.tellsWishAtom) === null) {
      set(state.isAskingOfWishAtom, true)
      return false
    }
    const tells = wish && get(state.tellsWishAtom) ? [wish.id] : []
    const mark = steps.mark()
    const answer = await ask(() => api.save(core.edition ?? 0, editsOf(words), tells))
    if (!answer) return false
    set(state.wordsAtom, settled(get(state.wordsAtom), words.now))
    core.edition = answer.version
    const isRenamed = changesOf(words).some(({ block }) => block.startsWith('name-'))
    forget(isRenamed ? undefined : mark)
    const told = answer.wishes?.find((one) => one.id === wish?.id)
    const isTold = told?.outcome === 'told' && told.by === 'parent'
    if (isTold) set(state.wishAtom, null)
    set(state.tellsWishAtom, null)
    const isFinished = get(state.bookAtom)?.status === 'finished'
    const said = isFinished ? EDITOR_COPY.savedFinished : EDITOR_COPY.saved
    await settle(isTold ? `${said} ${EDITOR_COPY.wishTold}` : said)
    return true
  }

  /** Words of before the first change, in the place of those of now. */
  async function restore(texts: Texts): Promise<void> {
    const edits = Object.entries(texts).map(([block, text]) => ({ block, text }))
    if (await ask(() => api.save(core.edition ?? 0, edits, []))) await settle(EDITOR_COPY.saved)
  }

  /** A save is taken back or done again. @returns null where there is none */
  async function step(way: 'undo' | 'redo'): Promise<History | null> {
    if (!get(state.stepsAtom)[way] || isChanged(get(state.wordsAtom))) return null
    const answer = await ask(() => api.step(way, core.edition ?? 0), '')
    return answer && settle('')
  }

  /** @returns null where it was refused, which is said then */
  async function ask(work: () => Promise<Saved>, before: string = EDITOR_COPY.refused): Promise<Saved | null> {
    set(state.savingAtom, 'saving')
    set(state.refusalAtom, null)
    try {
      return await work()
    } catch (error) {
      set(state.savingAtom, 'idle')
      core.refuse(error, before)
      return null
    }
  }

  /** It is on the server: what that made of it is read; what was typed meanwhile stays. */
  async function settle(said: string): Promise<History | null> {
    set(state.offlineAtom, false)
    set(state.meaningAtom, null)
    set(state.savingAtom, isChanged(get(state.wordsAtom)) ? 'idle' : 'saved')
    if (said) core.announce(isChanged(get(state.wordsAtom)) ? EDITOR_COPY.savedBefore : said)
    try {
      return await read()
    } catch (error) {
      // Nothing is lost: it is read with the next pages.
      core.refuse(error)
      return null
    }
  }

  /** What is on the server now, and upon it what was typed here or kept in this browser. @returns whether it could be had */
  async function reload(kept: readonly Change[] = []): Promise<boolean> {
    set(state.conflictAtom, false)
    try {
      await read(kept)
    } catch (error) {
      core.refuse(error)
      return false
    }
    forget()
    // What was about to be saved is not.
    if (isChanged(get(state.wordsAtom))) core.announce(EDITOR_COPY.reloaded)
    return true
  }

  /** @throws ApiError */
  async function read(kept: readonly Change[] = []): Promise<History> {
    const read = await readParts(kept)
    const before = get(state.wordsAtom)
    const texts: Texts = Object.assign({}, ...[...read.values()].map((laid) => laid.texts))
    const { words, lost } = rebased(texts, before, [...changesOf(before), ...kept])
    const [first] = read.values()
    const shown = read.get(get(state.partAtom))
    core.edition = first?.version ?? core.edition
    set(state.wordsAtom, words)
    if (lost.length > 0) set(state.lostAtom, [...get(state.lostAtom), ...lost])
    if (shown) core.present(() => set(state.laidAtom, shown))
    follow(before.now, words.now)
    if (isChanged(words)) void lay()
    return core.remember()
  }

  /** The part on the screen and those with words that are not saved, of one edition. */
  async function readParts(kept: readonly Change[]): Promise<Map<string, Laid>> {
    for (let tries = 1; ; tries++) {
      const changed = [...changesOf(get(state.wordsAtom)), ...kept].flatMap(({ block }) => partOf(block) ?? [])
      const read = new Map<string, Laid>()
      for (const part of new Set([get(state.partAtom), ...changed])) read.set(part, await core.layPart(part))
      const editions = new Set([...read.values()].map(({ version }) => version))
      if (editions.size === 1 || tries === TRIES) return read
    }
  }

  /** Empty paragraphs are no more: the one where one types has another number. */
  function follow(before: Texts, now: Texts): void {
    const place = get(state.placeAtom)
    const moved = place && followed(place, caret(), before, now)
    if (moved) move(moved.place, moved.caret)
  }

  function forget(mark?: ReturnType<typeof steps.mark>): void {
    steps.forget(mark)
    set(state.typedStepsAtom, steps.counts())
  }
}
