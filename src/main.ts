import pino from 'pino'
import { compose } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { DomainError } from './domain/errors.ts'
import { serve } from './serve.ts'

try {
  const config = readConfig(process.env)
  const log = pino({ level: config.logLevel })
  const composition = await compose(
    config,
    {},
    (error, run) => log.error({ run, reason: reasonOf(error) }, 'a run failed'),
    (told) => log.info(told, 'a letter'),
  )
  await serve(config, composition, log)
} catch (error) {
  const lines = error instanceof ConfigError ? error.lines : [`the start failed: ${reasonOf(error)}`]
  for (const line of lines) process.stderr.write(`colorin: ${line}\n`)
  // What no setting explains is a fault of ours, and is looked for by its stack.
  if (!(error instanceof ConfigError || error instanceof DomainError)) throw error
  process.exit(1)
}

/** A rule's sentence is Spanish and may name a child; its code is neither. */
function reasonOf(error: unknown): string {
  return error instanceof DomainError ? error.code : error instanceof Error ? error.message : 'unknown'
}
