import type { Clock } from '../../ports/clock.ts'
import { DataVersion } from './data-version.ts'
import { LibsqlBookRepository } from './libsql-book-repository.ts'
import { LibsqlEventLog } from './libsql-event-log.ts'
import { LibsqlLedger } from './libsql-ledger.ts'
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
  return {
    books: new LibsqlBookRepository(client, clock, wal, dataVersion),
    users: new LibsqlUserRepository(client, clock, wal, dataVersion),
    runner: new LibsqlRunner(client, wal, runnerOptions),
    events,
    ledger: new LibsqlLedger(client, clock),
    async close(): Promise<void> {
      events.close()
      wal.close()
      dataVersion.close()
      client.close()
    },
  }
}
