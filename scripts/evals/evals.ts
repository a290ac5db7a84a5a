import path from 'node:path'
import { OpenAiConnection } from '../../src/adapters/openai/connection.ts'
import type { OpenAiSettings } from '../../src/adapters/openai/settings.ts'
import { composeEngine } from '../../src/compose.ts'
import { type Config, ConfigError, readConfig } from '../../src/config.ts'
import { pooled } from '../../src/use-cases/pool.ts'
import { type Arguments, readArguments, USAGE } from './arguments.ts'
import { baselineIn, dropStale, offlineStory, saveBaseline } from './baseline.ts'
import { beforeStart } from './before-start.ts'
import { BadUse, BRIEFS, type Brief, briefsIn } from './briefs.ts'
import { type Desk, openDesk, stands } from './desk.ts'
import { type Estimate, estimateOf, linesOf } from './estimate.ts'
import { keyOf } from './judge.ts'
import { type House, type Outcome, outcomeOf, wishesIn } from './outcome.ts'
import { reportOf } from './report.ts'
import { OFFLINE, Words, type WordsOfBook, writeWhole } from './stored-book.ts'
import { withinBudget } from './within-budget.ts'

/** `bun run evals`. Exit code 0: a report stands; 1: no key, or no book at all; 2: not told well enough what to do. */
const NO_MODEL = `There is no model to judge: set OPENAI_API_KEY, or OPENAI_BASE_URL with STORY_MODEL (see src/config.ts).
Without one there is bun run evals --offline-baseline, which costs nothing.`

try {
  process.exit(await main(readArguments(Bun.argv.slice(2))))
} catch (error) {
  if (!(error instanceof BadUse || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exit(error instanceof ConfigError ? 1 : 2)
}

async function main(given: Arguments): Promise<0 | 1 | 2> {
  if (given.help) {
    console.log(USAGE)
    return 0
  }
  const briefs = await briefsIn(BRIEFS, given.only, given.briefs)
  const config = readConfig(process.env)
  const offline = await composeEngine({ ...config, ai: null })
  const offlineOf = (brief: Brief) => offlineStory(offline.writer, brief)
  if (given.offlineBaseline) {
    const books = await pooled(briefs, 2, async (brief) => {
      const story = Words.parse(await offlineOf(brief))
      return { name: brief.name, book: { of: brief.of, by: OFFLINE, story } }
    })
    await saveBaseline(books)
    await dropStale((await briefsIn(BRIEFS)).map(({ name }) => name))
    console.log(`${books.length} books of ${OFFLINE} are the baseline`)
    return 0
  }
  if (!config.ai?.storyModel) {
    console.error(NO_MODEL)
    return 1
  }
  const baselineOf = baselineIn(given.baseline, offlineOf)
  const out = given.out ?? path.join('out', 'evals', new Date().toISOString().slice(0, 19).replaceAll(':', '.'))
  const desk = await openDesk(out, config.ai.storyModel)
  try {
    const house = await openHouse(config, config.ai, desk, given)
    const baselines = await pooled(briefs, 2, baselineOf)
    const estimates = await pooled([...briefs.entries()], 2, ([at, brief]) =>
      estimated(house, config.ai, offline, brief, baselines[at] ?? null),
    )
    console.log(planInWords(given, config.ai, house, baselines, estimates))
    if (!given.yes && !process.stdin.isTTY) {
      console.error('Nobody is there to ask: add --yes to start.')
      return 2
    }
    if (!given.yes && !confirm('Start?')) return 2
    return await run(house, briefs, baselines, given)
  } finally {
    await desk.close()
  }
}

/** The trades of the product over one connection, as the product wires them, and the judge at the same door. */
async function openHouse(config: Config, ai: OpenAiSettings, desk: Desk, given: Arguments): Promise<House> {
  const ledger = given.maxUsd === null ? desk.ledger : await withinBudget(desk.ledger, given.maxUsd)
  const { services, writer, rewriter, wishReader, moderator } = await composeEngine(config, ledger, desk.answers)
  if (!(services instanceof OpenAiConnection)) throw new BadUse(NO_MODEL)
  const storyModel = ai.storyModel ?? ''
  const model = given.judge ?? (process.env.JUDGE_MODEL || storyModel)
  const { retryDelaysMs } = ai
  const judge = { connection: services, answers: desk.answers, context: desk.context, retryDelaysMs, model }
  return { desk, writer, rewriter, wishReader, moderator, storyModel, judge }
}

async function estimated(
  house: House,
  settings: OpenAiSettings | null,
  offline: Pick<House, 'writer'>,
  brief: Brief,
  baseline: WordsOfBook | null,
): Promise<{ estimate: Estimate; isWritten: boolean }> {
  if (!settings) throw new BadUse(NO_MODEL)
  const model = house.judge.model
  const book = await house.desk.book(brief.name, brief.of)
  const needs = { settings, judge: model, moderator: house.moderator, fallback: offline.writer }
  const lines = await linesOf(needs, {
    brief,
    wishes: await wishesIn(house, brief),
    sample: book?.story ?? (await offlineStory(offline.writer, brief)),
    baseline: baseline?.story ?? null,
    isWritten: book !== null,
    isJudged: (judgement) => book !== null && stands(house.desk.out, keyOf(brief, judgement, model)),
  })
  return { estimate: estimateOf(lines), isWritten: book !== null }
}

function planInWords(
  { maxUsd, atOnce }: Arguments,
  { caps }: OpenAiSettings,
  { desk, storyModel, judge }: House,
  baselines: readonly (WordsOfBook | null)[],
  estimates: readonly { estimate: Estimate; isWritten: boolean }[],
): string {
  return beforeStart({
    briefs: estimates.length,
    there: estimates.filter(({ isWritten }) => isWritten).length,
    ...{ out: desk.out, storyModel, judge: judge.model, baselines, atOnce },
    estimates: estimates.map(({ estimate }) => estimate),
    caps: { maxUsd, bookUsd: caps.bookUsd, dayUsd: Math.min(caps.accountDayUsd, caps.installationDayUsd) },
  })
}

async function run(
  house: House,
  briefs: readonly Brief[],
  baselines: readonly (WordsOfBook | null)[],
  { atOnce, saveBaseline: saves }: Arguments,
): Promise<0 | 1> {
  const { desk, storyModel, judge } = house
  const outcomes = await pooled([...briefs.entries()], atOnce, async ([at, brief]): Promise<Outcome> => {
    const outcome = await outcomeOf(house, brief, baselines[at] ?? null)
    const said = outcome.failure ?? outcome.comparison?.result ?? `not judged: ${outcome.unjudged[0]}`
    console.log(`${brief.name}: ${said}`)
    return outcome
  })
  const report = path.join(desk.out, 'report.md')
  await writeWhole(report, reportOf(outcomes, { storyModel, judge: judge.model, at: new Date() }))
  const books = outcomes.flatMap(({ brief, book }) => (book ? [{ name: brief.name, book }] : []))
  if (saves) await saveBaseline(books)
  console.log(`${books.length} of ${briefs.length} books; the report is ${report}`)
  return books.length > 0 ? 0 : 1
}
