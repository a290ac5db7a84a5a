import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { createQueryCache } from './query-cache.ts'

export const queries = createQueryCache()

const RETRIES = 2
/** An answer this young is not asked for again only because the parent comes back to the tab. */
const FRESH_MS = 5_000

type Options<T> = {
  /** The answer outlives the screen, and is asked for again when the parent comes back to it. */
  kept?: boolean
  retries?: number
  enabled?: boolean
  /** Asks again every so many ms while the tab is seen; null stops. */
  pollMs?: (data: T | undefined) => number | null
}

/** An answer of the server under its key, asked for when the screen appears. */
export function useQuery<T>(
  key: string,
  ask: (signal: AbortSignal) => Promise<T>,
  { kept = false, retries = RETRIES, enabled = true, pollMs }: Options<T> = {},
) {
  const question = useRef(ask)
  question.current = ask
  const subscribe = useCallback((listener: () => void) => queries.subscribe(key, listener, { kept }), [key, kept])
  const state = useSyncExternalStore(subscribe, () => queries.state<T>(key))
  const refetch = useCallback(
    () => queries.fetch(key, (signal) => question.current(signal), { retries }),
    [key, retries],
  )

  useEffect(() => {
    if (enabled) void refetch()
  }, [enabled, refetch])

  const every = pollMs?.(state.data) ?? null
  useEffect(() => {
    if (every === null) return
    const timer = setInterval(() => document.hidden || void refetch(), every)
    return () => clearInterval(timer)
  }, [every, refetch])

  useEffect(() => {
    if (!kept) return
    const comeBack = () => {
      const isOld = Date.now() - queries.state(key).fetchedAt > FRESH_MS
      if (!document.hidden && isOld) void refetch()
    }
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('online', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('online', comeBack)
    }
  }, [key, kept, refetch])

  const { data, error, isFetching } = state
  return { data, error, isFetching, isError: error !== null, isPending: data === undefined && error === null, refetch }
}
