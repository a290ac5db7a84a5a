import type { BookId } from '../../domain/book.ts'

type Kept<T> = { book: T; dataVersion: number | null }

/**
 * Books as they were read, by version: a version never changes, so it is parsed and checked once however often it is shown.
 * Frozen, because several readers share them. Forgets what was not asked for in a long time.
 */
export class ParsedBooks<T extends { id: BookId; version: number }> {
  readonly #limit: number
  readonly #byId = new Map<BookId, Kept<T>>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get(id: BookId, version: number): T | undefined {
    const kept = this.#byId.get(id)
    return kept?.book.version === version ? this.#asNewest(kept).book : undefined
  }

  /** The book that was found to be the current one when the database was at this version, which it still is. */
  unchanged(id: BookId, dataVersion: number | null): T | undefined {
    const kept = this.#byId.get(id)
    return kept && dataVersion !== null && kept.dataVersion === dataVersion ? this.#asNewest(kept).book : undefined
  }

  /** @param dataVersion of the database before the book was read; null: not known to be the current one */
  keep(book: T, dataVersion: number | null = null): T {
    this.#asNewest({ book: frozen(book), dataVersion })
    const [oldest] = this.#byId.keys()
    if (this.#byId.size > this.#limit && oldest !== undefined) this.#byId.delete(oldest)
    return book
  }

  forget(id: BookId): void {
    this.#byId.delete(id)
  }

  #asNewest(kept: Kept<T>): Kept<T> {
    this.#byId.delete(kept.book.id)
    this.#byId.set(kept.book.id, kept)
    return kept
  }
}

function frozen<T>(value: T): T {
  if (value && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) frozen(inner)
  }
  return value
}
