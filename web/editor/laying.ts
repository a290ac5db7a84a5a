import { ApiError } from '../api/client.ts'
import { editsOf, isChanged } from './changes.ts'
import type { EditingCore } from './editing-core.ts'
import type { Laid } from './editor-api.ts'
import * as state from './editor-state.ts'
import { type Edit, type Place, placeOf } from './words.ts'

/** A pause in typing after which the pages are laid out again; who makes none sees them this often. */
const PAUSE_MS = 120
const MOST_WAIT_MS = 500
/** Until it is tried again where the server asked for patience, or nothing could be reached. */
const LATER_MS = 2000
const OFFLINE_MS = 5000

type Needs = {
  core: EditingCore
  after(ms: number, act: () => void): () => void
  now(): number
  /** The book was saved elsewhere: these pages are not of the texts that are typed upon. */
  onOtherEdition(): Promise<void>
}

/** Pages, and which text was the last of those that they were laid out for: the one that is remarked on. */
type Answer = { laid: Laid; refusal: ApiError | null; last: Edit | undefined }

/** The pages follow what is typed: at every pause, never while a word is being composed, the last answer alone. */
export function createLaying({ core, after, now, onOtherEdition }: Needs) {
  const { api, get, set } = core
  let cancelPause = () => {}
  let asking: AbortController | null = null
  /** Since when something is typed that was not laid out. */
  let waitsSince: number | null = null
  return { lay, laySoon, compose, stop }

  function compose(begins: boolean): void {
    cancelPause()
    core.compose(begins)
    if (!begins) laySoon()
  }

  function laySoon(): void {
    cancelPause()
    waitsSince ??= now()
    if (core.isComposing()) return
    if (now() - waitsSince > MOST_WAIT_MS) void lay()
    else cancelPause = after(PAUSE_MS, () => void lay())
  }

  async function lay(): Promise<void> {
    cancelPause()
    asking?.abort()
    const own = new AbortController()
    asking = own
    waitsSince = null
    const place = get(state.placeAtom)
    const { base } = get(state.wordsAtom)
    try {
      const answer = await laidAsFarAsItFits(own.signal)
      if (own.signal.aborted) return
      const { version } = answer.laid
      // Asked before a save was answered, or answered after it was kept: what comes after the save shows it. The server may
      // have laid these edits on the texts that the save made of them: of its edition, and yet not what is typed upon now.
      const isOfOtherTexts = get(state.wordsAtom).base !== base
      if (get(state.savingAtom) === 'saving' || version < (core.edition ?? 0) || isOfOtherTexts) return laySoon()
      if (version !== core.edition) return await onOtherEdition()
      core.present(() => show(answer, place))
    } catch (error) {
      if (own.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      // Nothing was refused: who types so much is answered a little later.
      if (error.status !== 429) core.refuse(error)
      if (error.status === 429 || error.isNetwork)
        cancelPause = after(error.isNetwork ? OFFLINE_MS : LATER_MS, () => void lay())
    }
  }

  function show({ laid, refusal, last }: Answer, place: Place | null): void {
    set(state.offlineAtom, false)
    if (!get(state.refusalAtom)?.isOfSave) set(state.refusalAtom, null)
    if (refusal) core.refuse(refusal)
    const { consequence, level, remarks } = laid
    const of = { block: last?.block ?? '', typed: last?.text ?? '' }
    set(state.meaningAtom, isChanged(get(state.wordsAtom)) ? { ...consequence, level, remarks, place, ...of } : null)
    set(state.laidAtom, laid)
  }

  /** A text that no page can hold is left out, so that the others are seen where they will stand. */
  async function laidAsFarAsItFits(signal: AbortSignal): Promise<Answer> {
    const edits = editsOf(get(state.wordsAtom), get(state.placeAtom))
    const part = get(state.partAtom)
    try {
      return { laid: await api.lay(part, edits, signal), refusal: null, last: edits.at(-1) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { fields } = error
      const fitting = edits.filter(({ block }) => !(block in fields))
      // Where one types it stays as it stands until it fits.
      const isHere = Object.keys(fields).some((block) => placeOf(block).container === get(state.placeAtom)?.container)
      if (fitting.length === edits.length || isHere) throw error
      return { laid: await api.lay(part, fitting, signal), refusal: error, last: fitting.at(-1) }
    }
  }

  function stop(): void {
    cancelPause()
    asking?.abort()
  }
}
