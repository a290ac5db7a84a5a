import { Hono } from 'hono'
import type { BookId } from '../../domain/book.ts'
import { Generation } from '../../domain/book.ts'
import { DomainError } from '../../domain/errors.ts'
import type { BookEvent } from '../../ports/event-log.ts'
import type { Ports } from '../../ports/index.ts'
import { requireUser } from '../api.ts'
import type { AppEnv } from '../env.ts'
import { linkTo } from '../file-links.ts'
import { directoryOf, wireGeneration } from '../wire-book.ts'

const HEARTBEAT_MS = 15_000

export type EventStreams = {
  routes: Hono<AppEnv> /** Ends every stream: `stop()` of a server waits for them otherwise. */
  close(): void
}

/** `GET /api/sse/book/{id}`: what happens to a book as it happens; `Last-Event-ID` resumes with nothing missed. */
export function eventRoutes(ports: Ports): EventStreams {
  const open = new Set<() => void>()
  const encoder = new TextEncoder()
  const routes = new Hono<AppEnv>()
  routes.get('/api/sse/book/:bookId', requireUser(ports), async (c) => {
    const bookId = Number(c.req.param('bookId'))
    if (!Number.isSafeInteger(bookId)) throw new DomainError('book.notFound')
    const { capability } = await ports.books.get(c.get('user'), bookId)
    const lastId = Number(c.req.header('Last-Event-ID') ?? c.req.query('last_event_id') ?? Number.NaN)
    // Bun closes a connection after ten silent seconds.
    c.env?.server?.timeout(c.req.raw, 0)

    let end = () => {}
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        let sent = Number.isSafeInteger(lastId) ? lastId : 0
        const write = (text: string) => controller.enqueue(encoder.encode(text))
        const tell = (event: BookEvent) => {
          if (event.id <= sent) return
          sent = event.id
          write(frame(event.type, wireEvent(event, capability), event.id))
        }
        const waiting: BookEvent[] = []
        let replaying = true
        const unsubscribe = ports.events.subscribe(bookId, (event) => (replaying ? waiting.push(event) : tell(event)))
        const heartbeat = setInterval(() => write(frame('heartbeat', {})), HEARTBEAT_MS)
        end = () => {
          clearInterval(heartbeat)
          unsubscribe()
          open.delete(stop)
        }
        const stop = () => {
          end()
          controller.close()
        }
        open.add(stop)
        write(frame('connected', { book_id: bookId }))
        // Subscribed before reading what was missed, so that nothing falls between.
        if (Number.isSafeInteger(lastId)) for (const event of await ports.events.since(bookId, lastId)) tell(event)
        replaying = false
        for (const event of waiting) tell(event)
      },
      cancel: () => end(),
    })
    return c.body(stream, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'X-Accel-Buffering': 'no',
      Connection: 'keep-alive',
    })
  })
  return {
    routes,
    close() {
      for (const stop of [...open]) stop()
    },
  }
}

function frame(type: string, data: unknown, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

function wireEvent({ book, type, data }: BookEvent, capability: string): unknown {
  if (type === 'generation') return { id_book: book, ...wireGeneration(Generation.parse(data)) }
  const { key, file, error } = data as { key: string; file?: string; error?: string }
  const place = { id_book: book satisfies BookId, s3_directory: directoryOf(book, key) }
  return type === 'image_created' ? { ...place, s3_url: linkTo(capability, file ?? '') } : { ...place, error }
}
