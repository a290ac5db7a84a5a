import { ApiError } from '../api/client.ts'
import type { EditingCore } from './editing-core.ts'
import type { Laid } from './editor-api.ts'
import * as state from './editor-state.ts'
import { editsOf, isChanged, placeOf } from './words.ts'

/** A pause in typing after which the pages are laid out again. */
const PAUSE_MS = 120
const LATER_MS = 2000

type Needs = {
  core: EditingCore
  after(ms: number, act: () => void): () => void
  /** The book was saved elsewhere: these pages are not of the texts that are typed upon. */
  onOtherEdition(): Promise<void>
}

/** The pages follow what is typed: at every pause, never while a word is being composed, the last answer alone. */
export function createLaying({ core, after, onOtherEdition }: Needs) {
  const { api, get, set } = core
  let isComposing = false
  let cancelPause = () => {}
  let asking: AbortController | null = null
  return { lay, laySoon, compose, stop }

  function compose(begins: boolean): void {
    isComposing = begins
    if (begins) cancelPause()
    else laySoon()
  }

  function laySoon(): void {
    cancelPause()
    if (!isComposing) cancelPause = after(PAUSE_MS, () => void lay())
  }

  async function lay(): Promise<void> {
    cancelPause()
    asking?.abort()
    const own = new AbortController()
    asking = own
    const place = get(state.placeAtom)
    try {
      const { laid, refusal } = await laidAsFarAsItFits(own.signal)
      if (own.signal.aborted || isComposing) return
      if (laid.version !== core.edition) return onOtherEdition()
      set(state.offlineAtom, false)
      set(state.refusalAtom, null)
      if (refusal) core.refuse(refusal)
      const { consequence, level, remarks } = laid
      set(state.meaningAtom, isChanged(get(state.wordsAtom)) ? { text: consequence.text, level, remarks, place } : null)
      set(state.laidAtom, laid)
    } catch (error) {
      if (own.signal.aborted) return
      // Nothing was refused: who types so much is answered a little later.
      if (error instanceof ApiError && error.status === 429) cancelPause = after(LATER_MS, () => void lay())
      else core.refuse(error)
    }
  }

  /** A text that no page can hold is left out, so that the others are seen where they will stand. */
  async function laidAsFarAsItFits(signal: AbortSignal): Promise<{ laid: Laid; refusal: ApiError | null }> {
    const edits = editsOf(get(state.wordsAtom), get(state.placeAtom))
    const part = get(state.partAtom)
    try {
      return { laid: await api.lay(part, edits, signal), refusal: null }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { fields } = error
      const fitting = edits.filter(({ block }) => !(block in fields))
      // Where one types it stays as it stands: its own pages would lose it.
      const isHere = Object.keys(fields).some((block) => placeOf(block).container === get(state.placeAtom)?.container)
      if (fitting.length === edits.length || isHere) throw error
      return { laid: await api.lay(part, fitting, signal), refusal: error }
    }
  }

  function stop(): void {
    cancelPause()
    asking?.abort()
  }
}
