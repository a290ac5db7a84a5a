import { statSync } from 'node:fs'
import type { Clock } from '../../ports/clock.ts'
import { DataVersion } from './data-version.ts'
import { pathOf } from './database-file.ts'
import { LibsqlBookRepository } from './libsql-book-repository.ts'
import { LibsqlEventLog } from './libsql-event-log.ts'
import { LibsqlLedger } from './libsql-ledger.ts'
import { LibsqlOutbox } from './libsql-outbox.ts'
import { LibsqlRunner, type RunnerOptions } from './libsql-runner.ts'
import { LibsqlUserRepository } from './libsql-user-repository.ts'
import { type DatabaseAddress, openDatabase } from './open-database.ts'
import { WalTruncation } from './wal-truncation.ts'

export type LibsqlOptions = DatabaseAddress & { clock: Clock } & RunnerOptions

/** Everything that the product keeps in its database, on one migrated client. Stop the runner before closing. */
export async function openLibsql({ url, authToken, clock, ...runnerOptions }: LibsqlOptions) {
  const client = await openDatabase({ url, authToken })
  const wal = new WalTruncation(client)
  const dataVersion = await DataVersion.open(client)
  const events = await LibsqlEventLog.open(client, clock, runnerOptions.pollMs)
  const file = openFileOf(url)
  return {
    books: new LibsqlBookRepository(client, clock, wal, dataVersion),
    users: new LibsqlUserRepository(client, clock, wal, dataVersion),
    runner: new LibsqlRunner(client, wal, runnerOptions),
    events,
    outbox: new LibsqlOutbox(client, wal),
    ledger: new LibsqlLedger(client, clock),
    /** @throws Error when the database does not answer, or its file is no longer where it was */
    async check(): Promise<void> {
      await client.execute('select 1 from users limit 1')
      if (file && statSync(file.path, { throwIfNoEntry: false })?.ino !== file.inode)
        throw new Error('the file is gone, or another')
    },
    async close(): Promise<void> {
      events.close()
      dataVersion.close()
      await wal.close()
      client.close()
    },
  }
}

/** SQLite goes on with a file that was taken away under it; what it then writes nobody finds. */
function openFileOf(url: string): { path: string; inode: number } | null {
  if (!url.startsWith('file:')) return null
  const path = pathOf(url)
  return { path, inode: statSync(path).ino }
}
