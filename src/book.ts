import { parseArgs } from 'node:util'
import * as z from 'zod'
import { es } from 'zod/locales'
import { COPY } from './command/copy.ts'
import { makeBookCommand } from './command/make-book.ts'
import { composeEngine } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'

/** `bun run book <info.json> --out <dir>`: the product without its server. */
z.config(es())
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  strict: false,
  options: { out: { type: 'string' }, print: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean' } },
})
const [input] = positionals
const { out, seed, print } = values
if (values.help) {
  process.stdout.write(`${COPY.usage}\n`)
} else if (!input || typeof out !== 'string') {
  process.stderr.write(`${COPY.usage}\n`)
  process.exit(2)
} else {
  try {
    const engine = await composeEngine(readConfig(process.env))
    process.exit(
      await makeBookCommand(engine, {
        input,
        out,
        seed: typeof seed === 'string' ? seed : null,
        print: typeof print === 'string' ? print : 'generic-210',
      }),
    )
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.lines.join('\n')}\n`)
    process.exit(1)
  }
}
