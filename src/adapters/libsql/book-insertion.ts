import type { InStatement } from '@libsql/client'
import type { Book, UserId } from '../../domain/book.ts'
import { LIMITS } from '../../domain/limits.ts'
import type { NewBook } from '../../ports/book-repository.ts'
import { changedColumns } from './book-record.ts'

/** Inserts nothing when the owner has as many as there may be, or has already used the idempotency key. */
export function insertion(book: NewBook, unless?: { owner: UserId; key: string }): InStatement {
  const { id, owner, type, capability, createdAt, content } = book
  const first: Book = {
    ...content,
    id,
    owner,
    type,
    capability,
    createdAt,
    updatedAt: createdAt,
    status: 'editing',
    purchased: false,
    version: 1,
  }
  const columns = Object.entries({
    ...changedColumns(first),
    id,
    owner,
    version: 1,
    created_at: createdAt,
    updated_at: createdAt,
  })
  const guard = unless ? 'and not exists (select 1 from idempotency_keys where owner = ? and key = ?)' : ''
  return {
    sql: `insert into books (${columns.map(([name]) => name).join(', ')})
      select ${columns.map(() => '?').join(', ')} where (select count(*) from books where owner = ?) < ? ${guard}`,
    args: [
      ...columns.map(([, value]) => value),
      owner,
      LIMITS.booksPerAccount,
      ...(unless ? [unless.owner, unless.key] : []),
    ],
  }
}
