import { OpenAiConnection } from './adapters/openai/connection.ts'
import { examine } from './adapters/openai/examine.ts'
import { endOf } from './adapters/openai/profiles.ts'
import { MemoryAnswers } from './adapters/system/memory-answers.ts'
import { MemoryLedger } from './adapters/system/memory-ledger.ts'
import { doctorReport, NO_MODELS } from './command/doctor-report.ts'
import { ConfigError, readConfig } from './config.ts'
import { estimateBook, imagePrice, textPrice } from './domain/prices.ts'

/** `bun run doctor [--draw]`: what of the configured models works, and what a book would cost. Exit code 1 when one fails. */
try {
  const { ai } = readConfig(process.env)
  if (!ai) {
    process.stdout.write(`${NO_MODELS}\n`)
    process.exit(0)
  }
  const connection = new OpenAiConnection(ai, new MemoryLedger(), new MemoryAnswers())
  const findings = await examine(connection, { draw: process.argv.includes('--draw') })
  const storyModel = ai.storyModel ?? ''
  const imageModel = connection.profile.image ? (ai.imageModel ?? '') : ''
  const estimate = estimateBook({
    ...{ storyModel, imageModel, quality: ai.imageQuality, size: ai.imageSize },
    ...{ characters: 3, pictures: 17 },
  })
  const hasPrices = textPrice(storyModel) !== null || imagePrice(imageModel) !== null
  const dated = findings.map((finding) => ({ ...finding, endsOn: finding.model ? endOf(finding.model) : null }))
  process.stdout.write(`${doctorReport(dated, estimate, hasPrices)}\n`)
  process.exit(findings.some(({ state }) => state === 'fails') ? 1 : 0)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.lines.join('\n')}\n`)
  process.exit(1)
}
