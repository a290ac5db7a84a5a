import type { Client, InStatement } from '@libsql/client'
import type { Book, BookId, BookStatus, UserId } from '../../domain/book.ts'
import { DomainError } from '../../domain/errors.ts'
import type { BookQuery, BookRepository, EditedBook, NewBook } from '../../ports/book-repository.ts'
import type { Clock } from '../../ports/clock.ts'
import { insertion } from './book-insertion.ts'
import { BookList, type BookPage } from './book-list.ts'
import { BOOK_COLUMNS, bookFrom, changedColumns } from './book-record.ts'
import type { DataVersion } from './data-version.ts'
import { eraseBooks } from './erasure.ts'
import { ParsedBooks } from './parsed-books.ts'
import { QueueByKey } from './queue-by-key.ts'
import { editsFrom, SELECT_EDITS, savingEdits } from './story-edits.ts'
import type { WalTruncation } from './wal-truncation.ts'

const IDEMPOTENCY_MS = 24 * 3_600_000

export class LibsqlBookRepository implements BookRepository {
  readonly #client: Client
  readonly #clock: Clock
  readonly #wal: WalTruncation
  readonly #dataVersion: DataVersion
  readonly #changes = new QueueByKey<BookId>()
  readonly #list: BookList
  readonly #parsed = new ParsedBooks<Book>(200)

  constructor(client: Client, clock: Clock, wal: WalTruncation, dataVersion: DataVersion) {
    this.#client = client
    this.#clock = clock
    this.#wal = wal
    this.#dataVersion = dataVersion
    this.#list = new BookList(client, dataVersion)
  }

  async create(book: NewBook, idempotencyKey?: string): Promise<Book> {
    if (idempotencyKey === undefined) {
      const { rowsAffected } = await this.#client.execute(insertion(book))
      this.#dataVersion.moved()
      if (rowsAffected === 0) throw new DomainError('book.tooMany')
      return this.get(book.owner, book.id)
    }
    const now = this.#clock.now()
    const named = { owner: book.owner, key: idempotencyKey }
    const results = await this.#client.batch(
      [
        {
          sql: 'delete from idempotency_keys where created_at <= ?',
          args: [new Date(now.getTime() - IDEMPOTENCY_MS).toISOString()],
        },
        insertion(book, named),
        {
          sql: `insert into idempotency_keys (owner, key, book, created_at)
            select ?, ?, id, ? from books where id = ? on conflict do nothing`,
          args: [book.owner, idempotencyKey, now.toISOString(), book.id],
        },
        {
          sql: `select ${BOOK_COLUMNS} from books
            where id = (select book from idempotency_keys where owner = ? and key = ?)`,
          args: [book.owner, idempotencyKey],
        },
      ],
      'write',
    )
    this.#dataVersion.moved()
    const row = results[3]?.rows[0]
    if (!row) throw new DomainError('book.tooMany')
    return this.#parsed.keep(bookFrom(row))
  }

  async get(owner: UserId, id: BookId): Promise<Book> {
    const dataVersion = this.#dataVersion.read()
    const known = this.#parsed.unchanged(id, dataVersion)
    // Another family's book is looked for like one that does not exist, and takes as long.
    const book = known?.owner === owner ? known : await this.#read(dataVersion, 'id = ? and owner = ?', [id, owner])
    if (!book) throw new DomainError('book.notFound')
    return book
  }

  async find(id: BookId): Promise<Book | null> {
    const dataVersion = this.#dataVersion.read()
    return this.#parsed.unchanged(id, dataVersion) ?? this.#read(dataVersion, 'id = ?', [id])
  }

  list(owner: UserId, query: BookQuery = {}): Promise<BookPage> {
    return this.#list.page(owner, query)
  }

  async change(owner: UserId, id: BookId, change: (book: Book) => Book): Promise<Book> {
    const changed = await this.#change(id, async () => {
      const book = await this.get(owner, id)
      return { before: book, after: change(book) }
    })
    if (!changed) throw new DomainError('book.notFound')
    return changed
  }

  async changeAny(id: BookId, change: (book: Book) => Book): Promise<Book | null> {
    return this.#change(id, async () => {
      const book = await this.find(id)
      return book && { before: book, after: change(book) }
    })
  }

  async edits(owner: UserId, id: BookId): Promise<EditedBook> {
    for (;;) {
      const book = await this.get(owner, id)
      const { rows } = await this.#client.execute({ sql: SELECT_EDITS, args: [id] })
      // Saved between the two, also by another process in this very turn: they would not belong together.
      this.#dataVersion.moved()
      if ((await this.get(owner, id)).version === book.version) return { book, edits: editsFrom(rows) }
    }
  }

  async changeWords(owner: UserId, id: BookId, change: (edited: EditedBook) => EditedBook): Promise<Book> {
    const changed = await this.#change(id, async () => {
      const before = await this.edits(owner, id)
      const after = change(before)
      return { before: before.book, after: after.book, besides: savingEdits(before, after.edits) }
    })
    if (!changed) throw new DomainError('book.notFound')
    return changed
  }

  async remove(owner: UserId, id: BookId): Promise<void> {
    const erased = await this.#client.batch(eraseBooks('id = ? and owner = ?', [id, owner]), 'write')
    this.#dataVersion.moved()
    if (erased.at(-1)?.rowsAffected !== 1) throw new DomainError('book.notFound')
    this.#parsed.forget(id)
    this.#list.forget(id)
    this.#wal.soon()
  }

  async withStatus(status: BookStatus): Promise<BookId[]> {
    const { rows } = await this.#client.execute({
      sql: 'select id from books where status = ? order by id',
      args: [status],
    })
    return rows.map(({ id }) => Number(id))
  }

  async withStaleBinding(): Promise<BookId[]> {
    const sql = `select id from books where json_extract(binding, '$.stale') order by id`
    const { rows } = await this.#client.execute(sql)
    return rows.map(({ id }) => Number(id))
  }

  async #read(dataVersion: number | null, condition: string, args: [BookId] | [BookId, UserId]): Promise<Book | null> {
    const [id] = args
    const current = await this.#client.execute({ sql: `select version from books where ${condition}`, args })
    if (!current.rows[0]) return null
    const parsed = this.#parsed.get(id, Number(current.rows[0].version))
    if (parsed) return this.#parsed.keep(parsed, dataVersion)
    const { rows } = await this.#client.execute({ sql: `select ${BOOK_COLUMNS} from books where ${condition}`, args })
    return rows[0] ? this.#parsed.keep(bookFrom(rows[0]), dataVersion) : null
  }

  /**
   * Written only where the version is still the one that was read, else read and changed again: `change` is pure. Changes
   * of one book queue within the process, so that only another process's change costs a second try.
   */
  #change(
    id: BookId,
    attempt: () => Promise<{ before: Book; after: Book; besides?: InStatement[] } | null>,
  ): Promise<Book | null> {
    return this.#changes.run(id, async () => {
      for (;;) {
        const found = await attempt()
        if (!found || found.after === found.before) return found?.before ?? null
        const saved = await this.#save(found.before, found.after, found.besides)
        if (saved) return saved
      }
    })
  }

  /** @param besides what is kept only together with the book, guarded by its version of before */
  async #save(before: Book, after: Book, besides: InStatement[] = []): Promise<Book | null> {
    const columns = Object.entries({
      ...changedColumns(after, before),
      version: before.version + 1,
      updated_at: this.#clock.now().toISOString(),
    })
    const update = {
      sql: `update books set ${columns.map(([name]) => `${name} = ?`).join(', ')}
        where id = ? and version = ? returning ${BOOK_COLUMNS}`,
      args: [...columns.map(([, value]) => value), before.id, before.version],
    }
    const results =
      besides.length > 0
        ? await this.#client.batch([...besides, update], 'write')
        : [await this.#client.execute(update)]
    this.#dataVersion.moved()
    const row = results.at(-1)?.rows[0]
    return row ? this.#parsed.keep(bookFrom(row)) : null
  }
}
