import type { Client } from '@libsql/client'
import { z } from 'zod'
import type { UserId } from '../../domain/book.ts'
import { DomainError } from '../../domain/errors.ts'
import { foldName } from '../../domain/text.ts'
import type { BookQuery, BookSummary } from '../../ports/book-repository.ts'
import { SUMMARY_COLUMNS, summaryFrom } from './book-record.ts'

export type BookPage = { books: BookSummary[]; total: number; nextCursor: string | null }

const SORT_COLUMNS = { date: 'created_at', title: 'title_order' } as const
const Position = z.tuple([z.enum(['date', 'title']), z.enum(['asc', 'desc']), z.string(), z.number()])

/** Goes along an index from where the page before ended: a page costs the same in a large database as in a small one. */
export async function listBooks(client: Client, owner: UserId, query: BookQuery): Promise<BookPage> {
  const { sort = 'date', order = 'desc', limit, cursor } = query
  const column = SORT_COLUMNS[sort]
  const search = foldName(query.search ?? '')
  const matching = search ? 'owner = ? and instr(title_folded, ?) > 0' : 'owner = ?'
  const matchingArgs = search ? [owner, search] : [owner]
  const position = cursor === undefined ? null : positionFrom(cursor, sort, order)
  const after = position ? `and (${column}, id) ${order === 'asc' ? '>' : '<'} (?, ?)` : ''
  const [page, count] = await client.batch(
    [
      {
        sql: `select ${SUMMARY_COLUMNS}, ${column} as position from books where ${matching} ${after}
          order by ${column} ${order}, id ${order} limit ?`,
        args: [...matchingArgs, ...(position ?? []), limit === undefined ? -1 : limit + 1],
      },
      { sql: `select count(*) as total from books where ${matching}`, args: matchingArgs },
    ],
    'read',
  )
  const rows = page?.rows.slice(0, limit) ?? []
  const last = rows.at(-1)
  const more = last !== undefined && rows.length < (page?.rows.length ?? 0)
  return {
    books: rows.map(summaryFrom),
    total: Number(count?.rows[0]?.total ?? 0),
    nextCursor: more ? cursorAt([sort, order, String(last.position), Number(last.id)]) : null,
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
