import type { createStore } from 'jotai/vanilla'
import { redrawRefusal } from '../../src/domain/redraw-refusal.ts'
import { ApiError } from '../api/client.ts'
import { REVIEW_COPY } from './copy.ts'
import { type BookStreamEvent, type EventSourceLike, followBook } from './event-stream.ts'
import { ImagesUnavailable, type ReviewApi } from './review-api.ts'
import { keyOfDirectory, type Picture } from './review-book.ts'
import * as state from './review-state.ts'
import type { Timers } from './timers.ts'

export const POLL_MS = 15_000
export const REFRESH_AFTER_EVENT_MS = 1000
export const LAYOUT_AT_LEAST_MS = 5000
const EVENTS_KEPT = 50

type Needs = {
  api: ReviewApi
  store: ReturnType<typeof createStore>
  timers: Timers
  /** Address of the stream, resuming after the given event. */
  streamAddress(lastEventId: string): string
  openSource(address: string): EventSourceLike
}

export type ReviewSession = ReturnType<typeof startReview>

/** The review of one book from opening the screen to leaving it: loads, listens, polls when deaf, and acts for the parent. */
export function startReview({ api, store, timers, streamAddress, openSource }: Needs) {
  const { get, set } = store
  /** Grows with everything that happens here, so that an answer asked for earlier does not undo it. */
  let happened = 0
  /** Redraws that the server has not taken on yet: what it answers meanwhile knows nothing of them. */
  let beingAsked = 0
  let cancelRefresh = () => {}
  let wasDown = false
  /** One selection after another: each names the version that the one before was answered. */
  let selections = Promise.resolve()
  let stopped = false

  const stopFollowing = followBook({
    address: streamAddress,
    openSource,
    timers,
    onConnection(connection) {
      if (get(state.connectionAtom) === connection) return
      set(state.connectionAtom, connection)
      if (connection === 'down') wasDown = true
      else if (wasDown) set(state.announcementAtom, REVIEW_COPY.connectionBack)
    },
    onEvent: hear,
  })
  const stopPolling = timers.every(POLL_MS, () => {
    if (get(state.needsPollingAtom)) void refresh()
  })
  void load()

  return { load, keep, regenerate, createPdf, stop }

  async function load(): Promise<void> {
    set(state.loadingAtom, { kind: 'loading' })
    try {
      set(state.receiveBookAtom, await api.load())
      set(state.loadingAtom, { kind: 'ready' })
    } catch (error) {
      // Without a session the browser is on its way to /login.
      if (error instanceof ApiError && error.status === 401) return
      const isGone = error instanceof ApiError && error.status === 404
      set(state.loadingAtom, { kind: 'failed', message: loadingMessageOf(error), canRetry: !isGone })
    }
  }

  /** Silent: what cannot be had now comes with the next event or poll. */
  async function refresh(): Promise<void> {
    const asked = happened
    const book = await api.load().catch(() => null)
    if (!book || stopped) return
    if (asked !== happened || beingAsked > 0) refreshSoon()
    else set(state.receiveBookAtom, book)
  }

  function refreshSoon(): void {
    cancelRefresh()
    cancelRefresh = timers.after(REFRESH_AFTER_EVENT_MS, () => void refresh())
  }

  function hear(event: BookStreamEvent, id: string): void {
    set(state.eventsAtom, [`${id} ${JSON.stringify(event)}`, ...get(state.eventsAtom)].slice(0, EVENTS_KEPT))
    if (event.type === 'heartbeat') return
    if (event.type === 'image_created') {
      happened += 1
      set(state.pictureArrivedAtom, { key: keyOfDirectory(event.s3_directory), url: event.s3_url })
    }
    if (event.type === 'image_failed') {
      happened += 1
      set(state.redrawFailedAtom, {
        key: keyOfDirectory(event.s3_directory),
        message: event.error || REVIEW_COPY.failedPicture,
      })
    }
    refreshSoon()
  }

  function keep(picture: Picture, url: string): Promise<void> {
    const { key } = picture
    set(state.savingAtom, new Set([...get(state.savingAtom), key]))
    selections = selections.then(async () => {
      try {
        const version = await api.keep(picture, url, get(state.bookAtom)?.version ?? 0)
        happened += 1
        set(state.versionKeptAtom, { key, url, version })
      } catch (error) {
        set(state.alertAtom, REVIEW_COPY.selectionFailed(messageOf(error)))
        await refresh()
      } finally {
        set(state.savingAtom, state.without(get(state.savingAtom), key))
      }
    })
    return selections
  }

  /** @returns whether the server took it on */
  async function regenerate(picture: Picture, wish: string): Promise<boolean> {
    const book = get(state.bookAtom)
    if (!book || get(state.regeneratingAtom).has(picture.key)) return false
    // A stand-in is not what the parent was promised, and a lost picture is our loss: these cost nothing.
    const isFree =
      picture.versions.every((url) => book.notes[url]?.standIn) ||
      picture.versions.some((url) => get(state.lostAtom).has(url))
    if (!isFree && get(state.remainingAttemptsAtom) === 0) {
      set(state.alertAtom, REVIEW_COPY.noAttemptsLeft)
      return false
    }
    const refusal = redrawRefusal({
      hasPrompt: picture.scene !== null,
      hasCharacter: picture.hasCharacter,
      hasCharacters: book.characters.length > 0,
    })
    if (refusal) {
      set(state.alertAtom, REVIEW_COPY.regenerationFailed(refusal))
      return false
    }
    beingAsked += 1
    happened += 1
    set(state.redrawStartedAtom, picture.key)
    try {
      const remaining = await api.regenerate(picture, wish, book.characters)
      set(state.attemptsCountedAtom, remaining)
      return true
    } catch (error) {
      set(state.regeneratingAtom, state.without(get(state.regeneratingAtom), picture.key))
      set(state.alertAtom, REVIEW_COPY.regenerationFailed(messageOf(error)))
      refreshSoon()
      return false
    } finally {
      beingAsked -= 1
      happened += 1
    }
  }

  /** Lays out, shows that for five seconds at least, and closes the book. */
  async function createPdf(): Promise<void> {
    set(state.bindingAtom, 'layingOut')
    const shownLongEnough = new Promise<void>((resolve) => timers.after(LAYOUT_AT_LEAST_MS, resolve))
    try {
      await selections
      await Promise.all([api.layOut(), shownLongEnough])
      await api.finish(get(state.bookAtom)?.version ?? 0)
      // A book that was asked for before, and comes after, is not finished yet: it is asked for again.
      happened += 1
      set(state.bookFinishedAtom)
    } catch (error) {
      set(state.bindingAtom, 'none')
      set(state.alertAtom, REVIEW_COPY.pdfFailed(messageOf(error)))
      refreshSoon()
    }
  }

  function stop(): void {
    stopped = true
    cancelRefresh()
    stopPolling()
    stopFollowing()
  }
}

function loadingMessageOf(error: unknown): string {
  if (error instanceof ImagesUnavailable) return REVIEW_COPY.imagesFailed
  return error instanceof ApiError && error.status === 404 ? error.message : REVIEW_COPY.loadFailed
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
