import { ApiError } from './client.ts'

/** What is known of one answer of the server. `data` stays while it is asked for again, `error` until it is answered. */
export type QueryState<T> = { data: T | undefined; error: unknown; isFetching: boolean; fetchedAt: number }
type Ask<T> = (signal: AbortSignal) => Promise<T>
type Entry = {
  state: QueryState<unknown>
  ask: Ask<unknown> | null
  retries: number
  running: AbortController | null
  listeners: Set<() => void>
}
type Waiting = (ms: number) => Promise<unknown>

const UNKNOWN: QueryState<never> = { data: undefined, error: null, isFetching: false, fetchedAt: 0 }
const FIRST_WAIT_MS = 1000

export type QueryCache = ReturnType<typeof createQueryCache>

/**
 * The answers of the server that screens share, by key. Small on purpose: a general library for it was a tenth of all
 * that the list has to load before a parent sees a book.
 */
export function createQueryCache(wait: Waiting = (ms) => new Promise((resolve) => setTimeout(resolve, ms))) {
  const entries = new Map<string, Entry>()

  function entryOf(key: string): Entry {
    const known = entries.get(key)
    if (known) return known
    const entry: Entry = { state: UNKNOWN, ask: null, retries: 0, running: null, listeners: new Set() }
    entries.set(key, entry)
    return entry
  }

  function become(entry: Entry, change: Partial<QueryState<unknown>>): void {
    entry.state = { ...entry.state, ...change }
    for (const listener of entry.listeners) listener()
  }

  async function run(entry: Entry): Promise<void> {
    const { ask } = entry
    if (!ask) return
    entry.running?.abort()
    const control = new AbortController()
    entry.running = control
    become(entry, { isFetching: true })
    for (let tries = 0; ; tries += 1) {
      const answer = await ask(control.signal).then(
        (data) => ({ data }),
        (error: unknown) => ({ error }),
      )
      // Asked anew since, or nobody is left who wants to know.
      if (control.signal.aborted) return
      if ('data' in answer) {
        entry.running = null
        const data = keepUnchanged(entry.state.data, answer.data)
        return become(entry, { data, error: null, isFetching: false, fetchedAt: Date.now() })
      }
      const mayHelp = answer.error instanceof ApiError && answer.error.isPassing
      if (!mayHelp || tries >= entry.retries) {
        entry.running = null
        return become(entry, { error: answer.error, isFetching: false })
      }
      await wait(FIRST_WAIT_MS * 2 ** tries)
      if (control.signal.aborted) return
    }
  }

  return {
    /** The same object until something changes. */
    state: <T>(key: string) => (entries.get(key)?.state ?? UNKNOWN) as QueryState<T>,

    /** @param kept the answer outlives the screen that asked, which then shows it at once when it comes back */
    subscribe(key: string, listener: () => void, { kept }: { kept: boolean }): () => void {
      const entry = entryOf(key)
      entry.listeners.add(listener)
      return () => {
        entry.listeners.delete(listener)
        // Not at once: a screen that is drawn anew leaves and comes in the same breath.
        queueMicrotask(() => {
          if (entry.listeners.size > 0) return
          // Who comes back later wants to know how it is then.
          entry.running?.abort()
          entry.running = null
          entry.state = { ...entry.state, isFetching: false }
          if (!kept && entries.get(key) === entry) entries.delete(key)
        })
      }
    },

    /** Asks, or joins those who are asking. @param retries of a failure that may pass */
    async fetch<T>(key: string, ask: Ask<T>, { retries }: { retries: number }): Promise<void> {
      const entry = entryOf(key)
      Object.assign(entry, { ask, retries })
      if (!entry.running) await run(entry)
    },

    /** Something has changed on the server: an answer under way may be too old already. Asks only if somebody looks. */
    async refresh(key: string): Promise<void> {
      const entry = entries.get(key)
      if (entry && entry.listeners.size > 0) await run(entry)
    },

    change<T>(key: string, change: (data: T) => T): void {
      const entry = entries.get(key)
      if (entry && entry.state.data !== undefined) become(entry, { data: change(entry.state.data as T) })
    },
  }
}

/** The new answer with the old objects wherever they say the same: what has not changed is not drawn again. */
function keepUnchanged(before: unknown, after: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(after)) return before
  if (!Array.isArray(before) || !Array.isArray(after)) return after
  const known = new Map(before.map((item) => [JSON.stringify(item), item]))
  return after.map((item) => known.get(JSON.stringify(item)) ?? item)
}
