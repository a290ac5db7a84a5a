import type { InStatement } from '@libsql/client'

/** Everything that the database keeps about the books that a condition on `books` names, the books last. */
export function eraseBooks(condition: string, args: (string | number)[]): InStatement[] {
  const ids = `select id from books where ${condition}`
  return [
    { sql: `delete from events where book in (${ids})`, args },
    { sql: `delete from idempotency_keys where book in (${ids})`, args },
    { sql: `delete from story_edits where book in (${ids})`, args },
    {
      // A ready letter says the title of a book.
      sql: `delete from outbox where id in (select outbox.id from (select id as book from books where ${condition})
        cross join outbox on outbox.id >= 'book-ready/' || book || '/' and outbox.id < 'book-ready/' || book || '0')`,
      args,
    },
    { sql: `delete from steps where key in (${keysOfBooks('steps', condition)})`, args },
    { sql: `delete from runs where key in (${keysOfBooks('runs', condition)})`, args },
    { sql: `delete from books where ${condition}`, args },
  ]
}

/** Runs and steps of a book are named `book:{id}/…`; `0` is the character after `/`. Found along the key's index. */
function keysOfBooks(table: 'steps' | 'runs', condition: string): string {
  return `select ${table}.key from books cross join ${table}
    on ${table}.key >= 'book:' || books.id || '/' and ${table}.key < 'book:' || books.id || '0'
    where ${condition}`
}
