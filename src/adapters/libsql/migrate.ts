import type { Client, Transaction } from '@libsql/client'
import { migrations } from './migrations.macro.ts' with { type: 'macro' }

const known = migrations()

type Migration = (typeof known)[number]

/** Brings the tables up to date in one transaction; of two processes that start at once, one waits and finds it done. */
export async function migrate(client: Client): Promise<void> {
  if ((await pending(client)).length === 0) return
  const transaction = await client.transaction('write')
  try {
    await transaction.execute('create table if not exists migrations (tag text primary key, applied_at text not null)')
    for (const { tag, statements } of await pending(transaction)) {
      for (const statement of statements) await transaction.execute(statement)
      await transaction.execute({
        sql: 'insert into migrations (tag, applied_at) values (?, ?)',
        args: [tag, new Date().toISOString()],
      })
    }
    await transaction.commit()
  } finally {
    transaction.close()
  }
}

async function pending(database: Client | Transaction): Promise<Migration[]> {
  const { rows: tables } = await database.execute(
    "select 1 from sqlite_master where type = 'table' and name = 'migrations'",
  )
  if (tables.length === 0) return known
  const { rows } = await database.execute('select tag from migrations')
  const applied = new Set(rows.map(({ tag }) => tag))
  return known.filter(({ tag }) => !applied.has(tag))
}
