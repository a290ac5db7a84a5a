import { openLibsql } from './adapters/libsql/open-libsql.ts'
import { SystemClock } from './adapters/system/system-clock.ts'
import { costReport } from './command/cost-report.ts'
import { ConfigError, readConfig } from './config.ts'
import { refusedDatabase } from './refusals.ts'

const DAY_MS = 86_400_000

/** `bun run cost [days]`: what books cost, by the ledger, and what a month would. */
try {
  const config = readConfig(process.env)
  const days = Math.max(1, Number(process.argv[2] ?? 30) || 30)
  const clock = new SystemClock()
  const store = await openLibsql({ ...config.database, clock }).catch((error) => {
    throw refusedDatabase(error, config)
  })
  const entries = await store.ledger.entries(new Date(clock.now().getTime() - days * DAY_MS))
  process.stdout.write(`${costReport(entries, days)}\n`)
  await store.close()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.lines.join('\n')}\n`)
  process.exit(1)
}
