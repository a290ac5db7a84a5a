import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { OpenAiConnection } from './adapters/openai/connection.ts'
import { examine, type Finding, otherJsonForm } from './adapters/openai/examine.ts'
import { localServers } from './adapters/openai/local-servers.ts'
import { openOpenAi } from './adapters/openai/open-openai.ts'
import { endOf, PROFILES } from './adapters/openai/profiles.ts'
import type { OpenAiSettings } from './adapters/openai/settings.ts'
import { costOfTryOut, NOBODY, tryOut } from './adapters/openai/try-out.ts'
import { MemoryAnswers } from './adapters/system/memory-answers.ts'
import { MemoryLedger } from './adapters/system/memory-ledger.ts'
import { afterTryOut, beforeTryOut, doctorReport, NO_MODELS } from './command/doctor-report.ts'
import { serversReport } from './command/servers-report.ts'
import { composeEngine } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { inspectTrial } from './doctor-inspect.ts'
import { estimateBook, imagePrice, textPrice } from './domain/prices.ts'

const TRIAL_PICTURES = 200
const MOST_PICTURES = 2000

/**
 * `bun run doctor [--draw] [--ports=11434,…]`: what of the configured models works, what a book would cost, and which servers of
 * models answer on this machine. Exit code 1 when a configured one fails. `bun run doctor --inspect[=n] [--yes]` measures who looks
 * at pictures, and nothing else.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  strict: false,
  options: {
    ...{ draw: { type: 'boolean' }, ports: { type: 'string' } },
    ...{ inspect: { type: 'string' }, yes: { type: 'boolean' } },
  },
})
try {
  const { ai } = readConfig(process.env)
  const servers = await localServers(portsFrom(values.ports))
  if (!ai) {
    say([NO_MODELS, ...serversReport(servers, null)])
    process.exit(0)
  }
  if (values.inspect !== undefined) {
    const count = countFrom(values.inspect)
    if (count === null) {
      process.stderr.write(`--inspect: expected a whole number from 2 to ${MOST_PICTURES}\n`)
      process.exit(2)
    }
    process.exit(await inspectTrial(ai, { count, say: (line) => say([line]), goesOn }))
  }
  const findings = await examine(open(ai))
  const json = await otherJsonForm(findings, ai, open)
  const made = values.draw === true ? await makeOne(ai) : null
  say([report(ai, made ? withMade(findings, made.findings) : findings), ...(made?.said ?? [])])
  if (json) say([`Así sí responde: STORY_JSON=${json}`])
  say(serversReport(servers, ai.baseUrl))
  const all = [...findings, ...(made?.findings ?? [])]
  process.exit(all.some(({ state }) => state === 'fails') ? 1 : 0)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.lines.join('\n')}\n`)
  process.exit(1)
}

function open(ai: OpenAiSettings): OpenAiConnection {
  return new OpenAiConnection(ai, new MemoryLedger(), new MemoryAnswers())
}

function report(ai: OpenAiSettings, findings: readonly Finding[]): string {
  const storyModel = ai.storyModel ?? ''
  const imageModel = PROFILES[ai.server].image ? (ai.imageModel ?? '') : ''
  const estimate = estimateBook({
    ...{ storyModel, imageModel, quality: ai.imageQuality, size: ai.imageSize },
    ...{ characters: 3, pictures: 17 },
  })
  const hasPrices = textPrice(storyModel) !== null || imagePrice(imageModel) !== null
  const dated = findings.map((finding) => ({ ...finding, endsOn: finding.model ? endOf(finding.model) : null }))
  return doctorReport(dated, estimate, hasPrices)
}

/** A page and a picture, at most for what is said before: the budget holds it to that. */
async function makeOne(ai: OpenAiSettings): Promise<{ findings: Finding[]; said: string[] }> {
  const draws = ai.imageModel !== null && PROFILES[ai.server].image !== null
  const cost = costOfTryOut(ai, draws)
  say([beforeTryOut(cost, draws)])
  const caps = { bookUsd: cost.mostUsd, accountDayUsd: cost.mostUsd, installationDayUsd: cost.mostUsd }
  const { moderator, inspector, writer } = await composeEngine({ generationConcurrency: 1, ai: null })
  const offline = { moderator, inspector, writer, illustrator: NOBODY }
  const trades = openOpenAi({ ...ai, caps }, new MemoryLedger(), new MemoryAnswers(), offline)
  const { findings, text, picture } = await tryOut(ai, trades)
  let file: string | null = null
  if (picture) {
    file = join(await mkdtemp(join(tmpdir(), 'colorin-')), 'prueba.jpg')
    await writeFile(file, picture.jpeg)
  }
  const spent = findings.reduce((sum, { usd = 0 }) => sum + usd, 0)
  return { findings, said: [afterTryOut(text, file, spent)] }
}

/** What was made takes the place of what was left untried. */
function withMade(findings: readonly Finding[], made: readonly Finding[]): Finding[] {
  const isMade = ({ trade }: Finding) => made.some((one) => one.trade === trade)
  const first = findings.findIndex(isMade)
  return [...findings.slice(0, first), ...made, ...findings.slice(first).filter((finding) => !isMade(finding))]
}

function portsFrom(list: unknown): number[] | undefined {
  if (typeof list !== 'string') return undefined
  return list.split(',').flatMap((port) => (/^\d{1,5}$/u.test(port) && Number(port) < 65_536 ? [Number(port)] : []))
}

/** `--inspect` alone is the whole trial; a number is that many pictures. */
function countFrom(given: unknown): number | null {
  const count = typeof given === 'string' ? Number(given) : TRIAL_PICTURES
  return Number.isInteger(count) && count >= 2 && count <= MOST_PICTURES ? count : null
}

/** Where nobody sits before it, what was said of the cost is enough. */
function goesOn(): boolean {
  return values.yes === true || !process.stdin.isTTY || /^[sy]/iu.test(prompt('¿Seguir? (s/n)') ?? '')
}

function say(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
}
