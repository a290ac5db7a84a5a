import type { Client, Row } from '@libsql/client'
import { z } from 'zod'
import type { BookId } from '../../domain/book.ts'
import type { Clock } from '../../ports/clock.ts'
import type { BookEvent, EventLog } from '../../ports/event-log.ts'
import type { Json } from '../../ports/runner.ts'

const KEPT_MS = 24 * 3_600_000
const AT_ONCE = 500

type Listener = (event: BookEvent) => void

const EventRow = z
  .object({
    id: z.number(),
    book: z.number(),
    type: z.enum(['image_created', 'image_failed', 'generation', 'print_ready', 'print_failed']),
    data: z.string().transform((text): Json => JSON.parse(text)),
    created_at: z.string(),
  })
  .transform(({ created_at, ...event }): BookEvent => ({ ...event, createdAt: created_at }))

/**
 * Subscribers hear every event once and in the order of ids, whichever process appended it: an event that directly follows
 * the last one told is told at once; otherwise the table is read from there. A slow look finds what others appended.
 */
export class LibsqlEventLog implements EventLog {
  readonly #client: Client
  readonly #clock: Clock
  readonly #listeners = new Map<BookId, Set<Listener>>()
  #lastTold: number
  #reading: Promise<void> | undefined
  readonly #look: ReturnType<typeof setInterval>

  /** @param lastId the newest event there is: subscribers hear what comes after it */
  private constructor(client: Client, clock: Clock, lastId: number, pollMs: number) {
    this.#client = client
    this.#clock = clock
    this.#lastTold = lastId
    // A look that fails is no loss: the next one reads from the same place.
    this.#look = setInterval(() => this.#tellNew().catch(() => {}), pollMs)
    this.#look.unref()
  }

  static async open(client: Client, clock: Clock, pollMs = 1000): Promise<LibsqlEventLog> {
    const { rows } = await client.execute("select seq from sqlite_sequence where name = 'events'")
    return new LibsqlEventLog(client, clock, Number(rows[0]?.seq ?? 0), pollMs)
  }

  async append(book: BookId, type: BookEvent['type'], data: Json): Promise<BookEvent> {
    const [, inserted] = await this.#client.batch(
      [
        { sql: 'delete from events where created_at <= ?', args: [this.#oldest()] },
        {
          sql: 'insert into events (book, type, data, created_at) values (?, ?, ?, ?) returning *',
          args: [book, type, JSON.stringify(data), this.#clock.now().toISOString()],
        },
      ],
      'write',
    )
    const event = EventRow.parse(inserted?.rows[0])
    if (event.id === this.#lastTold + 1 && !this.#reading) this.#tell(event)
    else await this.#tellNew()
    return event
  }

  async since(book: BookId, lastId: number): Promise<BookEvent[]> {
    const { rows } = await this.#client.execute({
      sql: 'select * from events where book = ? and id > ? and created_at > ? order by id',
      args: [book, lastId, this.#oldest()],
    })
    return rows.map((row: Row) => EventRow.parse(row))
  }

  subscribe(book: BookId, listener: Listener): () => void {
    const listeners = this.#listeners.get(book) ?? new Set()
    this.#listeners.set(book, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(book) === listeners) this.#listeners.delete(book)
    }
  }

  close(): void {
    clearInterval(this.#look)
    this.#listeners.clear()
  }

  /** Joined when under way, and then done once more: the reading under way may have begun before the caller's event. */
  async #tellNew(): Promise<void> {
    if (this.#reading) await this.#reading.catch(() => {})
    this.#reading ??= this.#readAndTell().finally(() => {
      this.#reading = undefined
    })
    await this.#reading
  }

  async #readAndTell(): Promise<void> {
    for (;;) {
      const { rows } = await this.#client.execute({
        sql: 'select * from events where id > ? order by id limit ?',
        args: [this.#lastTold, AT_ONCE],
      })
      for (const row of rows) this.#tell(EventRow.parse(row))
      if (rows.length < AT_ONCE) return
    }
  }

  #tell(event: BookEvent): void {
    if (event.id <= this.#lastTold) return
    this.#lastTold = event.id
    const listeners = this.#listeners.get(event.book) ?? new Set()
    for (const listener of [...listeners]) {
      try {
        listener(event)
      } catch {
        // A stream that broke. What happens to the book goes on; its reader comes back with the last id it has.
        listeners.delete(listener)
      }
    }
  }

  #oldest(): string {
    return new Date(this.#clock.now().getTime() - KEPT_MS).toISOString()
  }
}
