import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@libsql/client'
import { migrate } from './migrate.ts'
import { BUSY_TIMEOUT_MS } from './wal-truncation.ts'

export type DatabaseAddress = { url: string; authToken?: string | null | undefined }

/**
 * A client on a migrated database.
 *
 * The driver for files is synchronous: a writer that waits for another connection of the same process stops the event
 * loop on which that other would commit. So there is one connection, and after the migrations nobody opens an interactive
 * transaction: a write is one statement or one `batch(…, 'write')`.
 */
export async function openDatabase({ url, authToken }: DatabaseAddress): Promise<Client> {
  const client = url.startsWith('file:') ? await openFile(url) : await openServer(url, authToken)
  try {
    await migrate(client)
  } catch (error) {
    client.close()
    throw error
  }
  return client
}

async function openFile(url: string): Promise<Client> {
  mkdirSync(dirname(url.replace(/^file:(\/\/)?/u, '').replace(/\?.*$/u, '')), { recursive: true })
  const { createClient } = await import('@libsql/client/sqlite3')
  const client = createClient({ url, timeout: BUSY_TIMEOUT_MS, concurrency: 1 })
  await withoutBusy(() => client.execute('pragma journal_mode = wal'))
  await client.execute('pragma synchronous = full')
  // What is deleted or overwritten leaves no bytes in the file (erasure); see WalTruncation for the log beside it.
  await client.execute('pragma secure_delete = on')
  await client.execute('pragma temp_store = memory')
  return client
}

async function openServer(url: string, authToken: string | null | undefined): Promise<Client> {
  const { createClient } = await import('@libsql/client')
  return createClient(authToken ? { url, authToken } : { url })
}

/** Turning a new file into WAL needs it alone, and does not wait for its turn: two processes may start at once. */
async function withoutBusy<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + BUSY_TIMEOUT_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > deadline || !(error instanceof Error && /SQLITE_BUSY|locked/u.test(error.message))) throw error
      await wait(20)
    }
  }
}
