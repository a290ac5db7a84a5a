import type { Timers } from './timers.ts'

/** What of a browser's EventSource is used: tests give their own. */
export type EventSourceLike = {
  readonly readyState: number
  addEventListener(type: string, listener: (event: { data?: string; lastEventId?: string }) => void): void
  close(): void
}

export type Connection = 'connecting' | 'open' | 'down'

export type BookStreamEvent =
  | { type: 'connected' | 'heartbeat' }
  | { type: 'image_created'; s3_directory: string; s3_url: string }
  | { type: 'image_failed'; s3_directory: string; error: string }
  | { type: 'generation' }

type Options = {
  /** Address that resumes after the given event. */
  address(lastEventId: string): string
  openSource(address: string): EventSourceLike
  timers: Timers
  onConnection(connection: Connection): void
  onEvent(event: BookStreamEvent, lastEventId: string): void
}

const CLOSED = 2
export const RECONNECT_CHECK_MS = 3000
/** Three heartbeats of the server: a connection that slept with the laptop says nothing and reports no error. */
export const SILENCE_MS = 45_000
const TYPES = ['connected', 'heartbeat', 'image_created', 'image_failed', 'generation'] as const

/**
 * Follows a book's events. The browser reconnects by itself after a cut; when it has given up (an answer that is not a
 * stream) or the line is silent, a check every 3 s opens a new stream that resumes where the last one stopped.
 * @returns the way to stop
 */
export function followBook({ address, openSource, timers, onConnection, onEvent }: Options): () => void {
  let lastEventId = ''
  let heardAt = timers.now()
  let source = open()

  const stopChecking = timers.every(RECONNECT_CHECK_MS, () => {
    const silent = timers.now() - heardAt > SILENCE_MS
    if (source.readyState !== CLOSED && !silent) return
    source.close()
    onConnection('down')
    heardAt = timers.now()
    source = open()
  })

  return () => {
    stopChecking()
    source.close()
  }

  function open(): EventSourceLike {
    const opened = openSource(address(lastEventId))
    opened.addEventListener('error', () => {
      if (opened === source) onConnection('down')
    })
    for (const type of TYPES)
      opened.addEventListener(type, ({ data, lastEventId: id }) => {
        if (opened !== source) return
        heardAt = timers.now()
        if (id) lastEventId = id
        onConnection('open')
        const event = parse(type, data)
        if (event) onEvent(event, lastEventId)
      })
    return opened
  }
}

function parse(type: (typeof TYPES)[number], data: string | undefined): BookStreamEvent | null {
  if (type === 'connected' || type === 'heartbeat' || type === 'generation') return { type }
  try {
    const { s3_directory, s3_url, error }: Record<string, unknown> = JSON.parse(data ?? '')
    if (typeof s3_directory !== 'string') return null
    return type === 'image_created'
      ? { type, s3_directory, s3_url: String(s3_url ?? '') }
      : { type, s3_directory, error: String(error ?? '') }
  } catch {
    return null
  }
}
