import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@libsql/client'
import { DatabaseFault, faultOfFile, faultOfServer } from './database-fault.ts'
import { checkPages, closedFile, pathOf } from './database-file.ts'
import { migrate } from './migrate.ts'
import { sayingWhenFull } from './saying-when-full.ts'
import { BUSY_TIMEOUT_MS } from './wal-truncation.ts'

const SERVER_TIMEOUT_MS = 10_000

export type DatabaseAddress = { url: string; authToken?: string | null | undefined }

/**
 * A client on a migrated database.
 *
 * The driver for files is synchronous: a writer that waits for another connection of the same process stops the event
 * loop on which that other would commit. So there is one connection, and after the migrations nobody opens an interactive
 * transaction: a write is one statement or one `batch(…, 'write')`.
 *
 * @throws DatabaseFault where the installation is at fault, rather than the product
 */
export async function openDatabase({ url, authToken }: DatabaseAddress): Promise<Client> {
  const [open, faultOf] = url.startsWith('file:') ? [openFile, faultOfFile] : [openServer, faultOfServer]
  try {
    return sayingWhenFull(await open(url, authToken))
  } catch (error) {
    throw faultOf(error) ?? error
  }
}

async function openFile(url: string): Promise<Client> {
  const path = pathOf(url)
  closedFile(path)
  const { createClient } = await import('@libsql/client/sqlite3')
  const client = createClient({ url, timeout: BUSY_TIMEOUT_MS, concurrency: 1 })
  return closedOnFailure(client, async () => {
    await withoutBusy(() => client.execute('pragma journal_mode = wal'))
    await client.execute('pragma synchronous = full')
    // What is deleted or overwritten leaves no bytes in the file (erasure); see WalTruncation for the log beside it.
    await client.execute('pragma secure_delete = on')
    await client.execute('pragma temp_store = memory')
    await withoutBusy(() => checkPages(client, path))
    await migrate(client)
  })
}

async function openServer(url: string, authToken: string | null | undefined): Promise<Client> {
  const { createClient } = await import('@libsql/client')
  const client = createClient(authToken ? { url, authToken } : { url })
  return closedOnFailure(client, async () => {
    // The migrations are its first call: whether it answers costs no other.
    const silence = new AbortController()
    const silent = wait(SERVER_TIMEOUT_MS, null, { signal: silence.signal, ref: false }).then(() => {
      throw new DatabaseFault('unreachable', `no answer in ${SERVER_TIMEOUT_MS / 1000} s`)
    })
    silent.catch(() => {})
    await Promise.race([migrate(client), silent]).finally(() => silence.abort())
  })
}

async function closedOnFailure(client: Client, prepare: () => Promise<void>): Promise<Client> {
  try {
    await prepare()
    return client
  } catch (error) {
    client.close()
    throw error
  }
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
