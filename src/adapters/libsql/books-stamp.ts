import type { Client } from '@libsql/client'

/**
 * Whether any book may have changed since a moment ago, without reading books: this process counts its own writes, and
 * SQLite's `data_version` moves when another process commits to the file. A libSQL server offers no such number.
 */
export class BooksStamp {
  readonly #client: Client
  #written = 0

  constructor(client: Client) {
    this.#client = client
  }

  /** To be called after every write that touches books. */
  move(): void {
    this.#written += 1
  }

  /** Equal stamps: nothing changed between them. Null: not to be known. */
  async read(): Promise<string | null> {
    if (this.#client.protocol !== 'file') return null
    const written = this.#written
    const { rows } = await this.#client.execute('pragma data_version')
    return `${written}/${rows[0]?.data_version}`
  }
}
