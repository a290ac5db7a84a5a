import { compose } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { serve } from './serve.ts'

try {
  const config = readConfig(process.env)
  const composition = await compose(config)
  await serve(config, composition)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  for (const line of error.lines) process.stderr.write(`colorin: ${line}\n`)
  process.exit(1)
}
