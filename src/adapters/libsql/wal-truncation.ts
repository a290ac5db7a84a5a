import type { Client } from '@libsql/client'

/** Milliseconds that a statement waits for another process's write. */
export const BUSY_TIMEOUT_MS = 5000

const SOON_MS = 1000

/**
 * What was deleted is still readable in the write-ahead log until it is emptied into the database file. A server keeps its
 * own log: there this does nothing.
 */
export class WalTruncation {
  readonly #client: Client
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(client: Client) {
    this.#client = client
  }

  /** Empties the log; when another process is reading it, tries again soon. */
  async now(): Promise<void> {
    if (this.#client.protocol !== 'file' || this.#client.closed) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    // In one synchronous go, and without waiting: the wait for a long reader would stop the event loop.
    await this.#client.executeMultiple(
      `pragma busy_timeout = 0; pragma wal_checkpoint(truncate); pragma busy_timeout = ${BUSY_TIMEOUT_MS}`,
    )
    const { rows } = await this.#client.execute('pragma wal_checkpoint(passive)')
    if (rows[0]?.log !== 0) this.soon()
  }

  soon(): void {
    // A failure here is tried again: by the next removal, and at the latest when the database is closed.
    this.#timer ??= setTimeout(() => this.now().catch(() => this.soon()), SOON_MS)
  }

  /**
   * The last look before the database is closed: a file copied after a clean stop is whole without the log beside it. The
   * driver leaves the log as it is. While another process has the file open the log may stay, for that one to empty.
   */
  async close(): Promise<void> {
    await this.now().catch(() => {})
    clearTimeout(this.#timer)
  }
}
