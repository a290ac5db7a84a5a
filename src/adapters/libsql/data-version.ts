import type { Client } from '@libsql/client'
import type Database from 'libsql'

/**
 * Whether anything may have been written since a moment ago, asked without reading any of it: SQLite's `data_version` moves
 * for one connection when another, of this process or of any other, commits to the file. Hence a connection of its own,
 * with one statement prepared for good, that never writes and never waits (5 µs; through the client 11 µs).
 */
export class DataVersion {
  readonly #database: Database.Database | null
  readonly #ask: Database.Statement | undefined
  #thisTurn: { version: number | null } | null = null

  private constructor(database: Database.Database | null) {
    this.#database = database
    this.#ask = database?.prepare('pragma data_version').raw()
  }

  /** A libSQL server offers no such number, and a database in memory has no second connection. */
  static async open(client: Client): Promise<DataVersion> {
    if (client.protocol !== 'file') return new DataVersion(null)
    const { rows } = await client.execute("select file from pragma_database_list where name = 'main'")
    if (!rows[0]?.file) return new DataVersion(null)
    const { default: Libsql } = await import('libsql')
    return new DataVersion(new Libsql(String(rows[0].file)))
  }

  /**
   * To be read before what it is to vouch for. Equal numbers: nothing was written between them. Null: not to be known.
   *
   * Asked once a turn of the event loop: every request handled in this turn was sent before it, so that all of them may be
   * answered with what was true when it began.
   */
  read(): number | null {
    if (!this.#ask) return null
    if (!this.#thisTurn) {
      this.#thisTurn = { version: this.#fromFile() }
      setImmediate(() => this.moved())
    }
    return this.#thisTurn.version
  }

  /** To be called after every write of this process that touches what is remembered. */
  moved(): void {
    this.#thisTurn = null
  }

  close(): void {
    this.#database?.close()
  }

  #fromFile(): number | null {
    try {
      const row = this.#ask?.get()
      return Array.isArray(row) ? Number(row[0]) : null
    } catch {
      // Busy with another process's recovery: whoever asks looks for itself, and waits there.
      return null
    }
  }
}
