import type { BookId } from '../../domain/book.ts'

/**
 * Books as they were read, by version: a version never changes, so it is parsed and checked once however often it is shown.
 * Frozen, because several readers share them. Forgets what was not asked for in a long time.
 */
export class ParsedBooks<T extends { id: BookId; version: number }> {
  readonly #limit: number
  readonly #byId = new Map<BookId, T>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get(id: BookId, version: number): T | undefined {
    const book = this.#byId.get(id)
    if (book?.version !== version) return undefined
    this.#byId.delete(id)
    this.#byId.set(id, book)
    return book
  }

  keep(book: T): T {
    this.#byId.delete(book.id)
    this.#byId.set(book.id, frozen(book))
    const [oldest] = this.#byId.keys()
    if (this.#byId.size > this.#limit && oldest !== undefined) this.#byId.delete(oldest)
    return book
  }

  forget(id: BookId): void {
    this.#byId.delete(id)
  }
}

function frozen<T>(value: T): T {
  if (value && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) frozen(inner)
  }
  return value
}
