import { Hono } from 'hono'
import { type BookId, Print, type UserId } from '../../domain/book.ts'
import { DomainError } from '../../domain/errors.ts'
import { Generation } from '../../domain/generation.ts'
import type { BookEvent } from '../../ports/event-log.ts'
import type { Ports } from '../../ports/index.ts'
import { authenticate } from '../../use-cases/sessions.ts'
import { withdrawReadyLetter } from '../../use-cases/write-ready-letter.ts'
import { bookIdOrNone, requireUser } from '../api.ts'
import type { AppEnv } from '../env.ts'
import { linkTo } from '../file-links.ts'
import { directoryOf } from '../wire-book.ts'
import { wireGeneration } from '../wire-generation.ts'
import { wirePrint } from '../wire-print.ts'

const HEARTBEAT_MS = 15_000

/** What an EventSource waits after a cut: its own habit, said because it remembers what it was told before. */
const RECONNECT_MS = 3000
const RETURN_MS = 30_000

type StreamOptions = {
  heartbeatMs?: number | undefined
  /** How many one user has open at once. */
  streamsOfUser?: number | undefined
}

export type EventStreams = {
  routes: Hono<AppEnv>
  /** How many are open now. */
  open(): number
  /** Ends every stream: `stop()` of a server waits for them otherwise. */
  close(): void
}

/** `GET /api/sse/book/{id}`: what happens to a book as it happens; `Last-Event-ID` resumes with nothing missed. */
export function eventRoutes(
  ports: Ports,
  { heartbeatMs = HEARTBEAT_MS, streamsOfUser = Number.POSITIVE_INFINITY }: StreamOptions = {},
): EventStreams {
  const open = new Set<() => void>()
  const openOf = createStreamsByUser(streamsOfUser)
  const encoder = new TextEncoder()
  const routes = new Hono<AppEnv>()
  routes.get('/api/sse/book/:bookId', requireUser(ports), async (c) => {
    const bookId = bookIdOrNone(c.req.param('bookId'))
    const [user, token] = [c.get('user'), c.get('token')]
    const { capability, generation } = await ports.books.get(user, bookId)
    // A letter about an end that was seen says nothing new. One that goes out all the same does no harm.
    const seen = (progress: Generation) => void withdrawReadyLetter(ports, bookId, progress).catch(() => {})
    const headers = {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'X-Accel-Buffering': 'no',
      Connection: 'keep-alive',
    }
    // The framework drops the body of a HEAD: a stream made for it would never end.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, headers)
    const resumeAfter = lastIdOf(c.req.header('Last-Event-ID') ?? c.req.query('last_event_id'))
    // Bun closes a connection after ten silent seconds.
    c.env?.server?.timeout(c.req.raw, 0)

    let end = () => {}
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        // Not what the client says it has seen: an id that is still to come would keep everything from it.
        let sent = 0
        let ended = false
        const write = (text: string) => {
          if (!ended) controller.enqueue(encoder.encode(text))
        }
        const tell = (event: BookEvent) => {
          if (event.id <= sent) return
          sent = event.id
          write(frame(event.type, wireEvent(event, capability), event.id))
          if (!ended && event.type === 'generation') seen(Generation.parse(event.data))
        }
        const waiting: BookEvent[] = []
        let replaying = true
        const unsubscribe = ports.events.subscribe(bookId, (event) => (replaying ? waiting.push(event) : tell(event)))
        const heartbeat = setInterval(async () => {
          // Whoever logged out, or lost the book, hears no more of it.
          if (await stillTheirs(ports, { user, token, bookId })) write(frame('heartbeat', {}))
          else stop()
        }, heartbeatMs)
        end = () => {
          ended = true
          clearInterval(heartbeat)
          unsubscribe()
          open.delete(stop)
          leave()
        }
        const stop = () => {
          if (ended) return
          end()
          controller.close()
        }
        open.add(stop)
        const leave = openOf.enter(user, () => {
          write(`retry: ${RETURN_MS}\n\n`)
          stop()
        })
        if (generation) seen(generation)
        write(`retry: ${RECONNECT_MS}\n${frame('connected', { book_id: bookId })}`)
        try {
          // Subscribed before reading what was missed, so that nothing falls between.
          if (resumeAfter !== null) for (const event of await ports.events.since(bookId, resumeAfter)) tell(event)
        } catch (error) {
          end()
          throw error
        }
        replaying = false
        for (const event of waiting) tell(event)
      },
      cancel: () => end(),
    })
    // A client that is gone before the answer begins cancels nothing.
    c.req.raw.signal.addEventListener('abort', () => end())
    if (c.req.raw.signal.aborted) end()
    return c.body(stream, 200, headers)
  })
  return {
    routes,
    open: () => open.size,
    close() {
      for (const stop of [...open]) stop()
    },
  }
}

/**
 * One stream too many ends the user's oldest, and not the new one: the new one is the tab that the parent has just opened
 * and looks at. The ended one comes back later by itself and misses nothing; until then tabs take turns, twice a minute.
 */
function createStreamsByUser(most: number) {
  const streams = new Map<UserId, Set<() => void>>()
  return {
    /** @returns what is to be called when the stream has ended */
    enter(user: UserId, giveWay: () => void): () => void {
      const own = streams.get(user) ?? new Set()
      streams.set(user, own.add(giveWay))
      const [oldest] = own
      if (own.size > most) oldest?.()
      return () => {
        own.delete(giveWay)
        if (own.size === 0) streams.delete(user)
      }
    },
  }
}

/** Null: from now on. What is no id of ours counts as none. */
function lastIdOf(given: string | undefined): number | null {
  return given !== undefined && /^\d{1,15}$/u.test(given) ? Number(given) : null
}

async function stillTheirs(
  ports: Ports,
  { user, token, bookId }: { user: UserId; token: string; bookId: BookId },
): Promise<boolean> {
  try {
    await authenticate(ports, token)
    await ports.books.get(user, bookId)
    return true
  } catch (error) {
    // A database that is busy for a moment ends no stream.
    return !(error instanceof DomainError)
  }
}

function frame(type: string, data: unknown, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

function wireEvent({ book, type, data }: BookEvent, capability: string): unknown {
  if (type === 'generation') return { id_book: book, ...wireGeneration(Generation.parse(data)) }
  if (type === 'print_ready') return { id_book: book, ...wirePrint(Print.parse(data), book, capability) }
  if (type === 'print_failed') return { id_book: book, ...(data as { profile: string; error: string }) }
  const { key, file, error } = data as { key: string; file?: string; error?: string }
  const place = { id_book: book satisfies BookId, s3_directory: directoryOf(book, key) }
  return type === 'image_created' ? { ...place, s3_url: linkTo(capability, file ?? '') } : { ...place, error }
}
