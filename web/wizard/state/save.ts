import { atom } from 'jotai/vanilla'
import { BookInfo } from '../../../src/domain/book-info.ts'
import { readBookInfo, type WireBookInfo, writeBookInfo } from '../../../src/domain/book-info-wire.ts'
import { ApiError } from '../../api/client.ts'
import type { WireBook } from '../../api/wire.ts'
import { WIZARD_COPY } from '../copy.ts'
import { deleteFilesAtom, keepOpenFormsAtom } from './before-saving.ts'
import { avatarFeaturesAtom, bookAtom, infoAtom, savedInfoAtom } from './draft.ts'
import { isSame } from './is-same.ts'
import { refusalText } from './refused-fields.ts'
import {
  alertAtom,
  conflictAtom,
  fieldErrorsAtom,
  isQueuedAtom,
  messageAtom,
  savedDialogAtom,
  saveStepAtom,
} from './save-state.ts'
import { forgetRemovalsAtom } from './undo.ts'

/** What saving needs from the outside; tests pass their own. */
export type SaveNeeds = {
  changeBook(id: number, change: { info: WireBookInfo; version?: number }): Promise<number | null>
  createBook(idempotencyKey: string, info: WireBookInfo): Promise<number | null>
  getBook(id: number): Promise<WireBook>
  deleteCharacterFiles(id: number, name: string): Promise<void>
  wait(ms: number): Promise<void>
}

/** `background`: tried again by itself, so only success is worth a word. */
export type SaveMode = 'explicit' | 'silent' | 'background'
export type SaveOutcome = 'saved' | 'recreated' | 'invalid' | 'conflict' | 'queued' | 'failed'

const SAVED_PAUSE_MS = 800
const FAILED_PAUSE_MS = 1500
const STEP_MS = 140

/** Saves the whole book, forms that stand open included. Explicitly (with its modal and one more try) or silently. */
export const saveBookAtom = atom(null, async (_get, set, needs: SaveNeeds, mode: SaveMode): Promise<SaveOutcome> => {
  const outcome = await set(tryToSaveAtom, needs, mode, mode === 'explicit')
  return outcome === 'retry' ? ((await set(tryToSaveAtom, needs, mode, false)) as SaveOutcome) : outcome
})

const tryToSaveAtom = atom(
  null,
  async (get, set, needs: SaveNeeds, mode: SaveMode, mayRetry: boolean): Promise<SaveOutcome | 'retry'> => {
    const step = async (percent: number, text: string) => {
      if (mode !== 'explicit') return
      set(saveStepAtom, { percent, text })
      await needs.wait(STEP_MS)
    }
    const say = (text: string, tone: 'info' | 'success' | 'error') => {
      if (mode !== 'background' || tone === 'success') set(messageAtom, { text, tone, ms: 3000 })
    }
    const { steps, messages } = WIZARD_COPY.save
    const { id, version } = get(bookAtom)
    const problem = set(keepOpenFormsAtom)
    if (problem) {
      set(alertAtom, problem)
      return 'invalid'
    }
    if (id === null) return 'queued'

    say(messages.saving, 'info')
    await step(0, messages.saving)
    await step(20, steps.validating)
    const info = get(infoAtom)
    const checked = BookInfo.safeParse(info)
    if (!checked.success) {
      set(saveStepAtom, null)
      set(alertAtom, checked.error.issues[0]?.message ?? messages.failed)
      return 'invalid'
    }
    await step(40, steps.people)
    try {
      await set(deleteFilesAtom, needs, id)
      await step(70, steps.sending)
      const wire = writeBookInfo(info)
      const next = await needs.changeBook(id, { info: wire, ...(version !== undefined && { version }) })
      await step(90, steps.finishing)
      set(bookAtom, { id, version: next ?? undefined })
      set(savedInfoAtom, info)
      return await finish('saved')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) return await recreate()
      if (error.status === 401) {
        set(saveStepAtom, null)
        return 'failed'
      }
      // Changed elsewhere, or already being made: either way there are two versions to choose between.
      if (error.code === 'book.modifiedElsewhere' || error.code === 'book.wrongStatus') {
        set(saveStepAtom, null)
        set(messageAtom, null)
        const theirs = await needs.getBook(id).catch(() => null)
        if (!theirs) return await fail(error)
        set(conflictAtom, theirs)
        return 'conflict'
      }
      return await fail(error)
    }

    async function finish(outcome: 'saved' | 'recreated'): Promise<SaveOutcome> {
      set(isQueuedAtom, false)
      set(fieldErrorsAtom, {})
      set(forgetRemovalsAtom)
      if (mode === 'explicit') {
        set(saveStepAtom, { percent: 100, text: steps.done })
        await needs.wait(SAVED_PAUSE_MS)
        set(saveStepAtom, null)
        set(savedDialogAtom, true)
      }
      say(messages.saved, 'success')
      return outcome
    }

    async function fail(error: ApiError): Promise<SaveOutcome | 'retry'> {
      if (error.isPassing && mayRetry) {
        set(saveStepAtom, { percent: 70, text: steps.retrying })
        await needs.wait(FAILED_PAUSE_MS)
        return 'retry'
      }
      set(saveStepAtom, null)
      if (error.isPassing) {
        set(isQueuedAtom, true)
        say(error.isNetwork ? messages.failed : messages.updateFailed, 'error')
        return 'queued'
      }
      set(fieldErrorsAtom, error.fields)
      say(messages.updateFailed, 'error')
      set(alertAtom, refusalText(error, get(infoAtom)))
      return 'failed'
    }

    /** The book is gone from the server: it becomes a new one, without the avatars that went with it. */
    async function recreate(): Promise<SaveOutcome> {
      try {
        const info = writeBookInfo(get(infoAtom))
        const newId = await needs.createBook(`again-${id}`, info)
        if (newId === null) throw new ApiError(messages.createFailed, 0, 'unreadable')
        let book = await needs.getBook(newId)
        // An earlier try whose answer was lost may have made it, with what was written then.
        if (!isSame(withoutAvatars(book.info), withoutAvatars(info))) {
          await needs.changeBook(newId, { info, version: book.version })
          book = await needs.getBook(newId)
        }
        const fresh = readBookInfo(book.info)
        const lost = get(infoAtom)
          .characters.filter(({ avatars }, at) => avatars.length > (fresh.characters[at]?.avatars.length ?? 0))
          .map(({ name }) => name)
        set(infoAtom, fresh)
        set(savedInfoAtom, fresh)
        set(bookAtom, { id: newId, version: book.version })
        set(avatarFeaturesAtom, book.avatar_features ?? {})
        set(alertAtom, WIZARD_COPY.save.recreated(lost))
        const outcome = await finish('recreated')
        set(savedDialogAtom, false)
        return outcome
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        set(saveStepAtom, null)
        set(isQueuedAtom, error.isPassing)
        say(messages.createFailed, 'error')
        return error.isPassing ? 'queued' : 'failed'
      }
    }
  },
)

function withoutAvatars({ characters, ...info }: WireBookInfo) {
  return { ...info, characters: characters.map((each) => ({ ...each, image_url: [], image_url_selected: '' })) }
}
