import type { Client } from '@libsql/client'
import { z } from 'zod'
import type { BookId, UserId } from '../../domain/book.ts'
import { DomainError } from '../../domain/errors.ts'
import { foldName } from '../../domain/text.ts'
import type { BookQuery, BookSummary } from '../../ports/book-repository.ts'
import { SUMMARY_COLUMNS, summaryFrom } from './book-record.ts'
import type { DataVersion } from './data-version.ts'
import { ParsedBooks } from './parsed-books.ts'

export type BookPage = { books: BookSummary[]; total: number; nextCursor: string | null }

const MOST_PAGES = 1000
const SORT_COLUMNS = { date: 'created_at', title: 'title_order' } as const
const PageRows = z.array(z.object({ id: z.number(), version: z.number(), position: z.string() }))
const Position = z.tuple([z.enum(['date', 'title']), z.enum(['asc', 'desc']), z.string(), z.number()])

/**
 * The lists of all families. A page goes along an index from where the one before ended: it costs the same in a large
 * database as in a small one.
 */
export class BookList {
  readonly #client: Client
  readonly #dataVersion: DataVersion
  readonly #parsed = new ParsedBooks<BookSummary>(2000)
  readonly #pages = new Map<string, { dataVersion: number; page: BookPage }>()

  constructor(client: Client, dataVersion: DataVersion) {
    this.#client = client
    this.#dataVersion = dataVersion
  }

  /** The page as it was a moment ago where nothing was written since, else read anew. */
  async page(owner: UserId, query: BookQuery): Promise<BookPage> {
    const dataVersion = this.#dataVersion.read()
    const key = JSON.stringify([owner, query])
    const kept = this.#pages.get(key)
    if (kept && kept.dataVersion === dataVersion) return kept.page
    const page = await this.#read(owner, query)
    if (this.#pages.size >= MOST_PAGES) this.#pages.clear()
    // Written while it was read: the next look sees another version.
    if (dataVersion !== null) this.#pages.set(key, { dataVersion, page })
    return page
  }

  async #read(owner: UserId, query: BookQuery): Promise<BookPage> {
    const { sort = 'date', order = 'desc', limit, cursor } = query
    const column = SORT_COLUMNS[sort]
    const search = foldName(query.search ?? '')
    const matching = search ? 'owner = ? and instr(title_folded, ?) > 0' : 'owner = ?'
    const matchingArgs = search ? [owner, search] : [owner]
    const position = cursor === undefined ? null : positionFrom(cursor, sort, order)
    const after = position ? `and (${column}, id) ${order === 'asc' ? '>' : '<'} (?, ?)` : ''
    const found = await this.#client.execute({
      sql: `select id, version, ${column} as position from books where ${matching} ${after}
        order by ${column} ${order}, id ${order} limit ?`,
      args: [...matchingArgs, ...(position ?? []), limit === undefined ? -1 : limit + 1],
    })
    const rows = PageRows.parse(found.rows.slice(0, limit))
    const last = rows.at(-1)
    const more = last !== undefined && rows.length < found.rows.length
    return {
      books: await this.#summaries(rows),
      // A list that is all there needs no counting.
      total: limit === undefined && !position ? rows.length : await this.#count(matching, matchingArgs),
      nextCursor: more ? cursorAt([sort, order, last.position, last.id]) : null,
    }
  }

  async #count(matching: string, args: string[]): Promise<number> {
    const { rows } = await this.#client.execute({ sql: `select count(*) as total from books where ${matching}`, args })
    return Number(rows[0]?.total ?? 0)
  }

  forget(id: BookId): void {
    this.#parsed.forget(id)
  }

  async #summaries(rows: { id: BookId; version: number }[]): Promise<BookSummary[]> {
    const unread = rows.filter(({ id, version }) => !this.#parsed.get(id, version)).map(({ id }) => id)
    const read = new Map<BookId, BookSummary>()
    if (unread.length > 0) {
      const { rows: records } = await this.#client.execute({
        sql: `select ${SUMMARY_COLUMNS} from books where id in (select value from json_each(?))`,
        args: [JSON.stringify(unread)],
      })
      for (const record of records.map(summaryFrom)) read.set(record.id, this.#parsed.keep(record))
    }
    // Not found twice: removed between the two looks.
    return rows.flatMap(({ id, version }) => read.get(id) ?? this.#parsed.get(id, version) ?? [])
  }
}

function cursorAt(position: z.infer<typeof Position>): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** @throws DomainError `input.invalid` for what is no cursor of this order */
function positionFrom(cursor: string, sort: string, order: string): [string, number] {
  const [cursorSort, cursorOrder, value, id] = parsed(cursor)
  if (cursorSort !== sort || cursorOrder !== order) throw new DomainError('input.invalid')
  return [value, id]
}

function parsed(cursor: string): z.infer<typeof Position> {
  try {
    return Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    throw new DomainError('input.invalid')
  }
}
