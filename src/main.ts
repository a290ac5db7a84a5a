import pino from 'pino'
import { compose } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { DomainError } from './domain/errors.ts'
import { serve } from './serve.ts'

try {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel })
  const composition = await compose(config, {}, (error, run) => {
    // A rule's sentence may name a child; its code does not.
    const reason = error instanceof DomainError ? error.code : error instanceof Error ? error.message : 'unknown'
    log.error({ run, reason }, 'a run failed')
  })
  await serve(config, composition, log)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  for (const line of error.lines) process.stderr.write(`colorin: ${line}\n`)
  process.exit(1)
}
