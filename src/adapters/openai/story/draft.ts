import type { z } from 'zod'
import type { Issue } from '../../../domain/story-checks/issue.ts'
import type { Cost } from '../../../ports/cost.ts'
import type { Payer } from '../../../ports/ledger.ts'
import { ProviderFailure } from '../../../ports/provider-failure.ts'
import type { Written } from '../../../ports/story-writer.ts'
import type { Waiting } from '../../../ports/waiting.ts'
import type { OpenAiConnection } from '../connection.ts'
import { Refusal } from '../failures.ts'
import type { Message } from '../question.ts'
import { ask, type Said } from '../text-model.ts'
import type { TextTask } from '../way-of-asking.ts'
import { needsRepair, weightOf } from './check-parts.ts'
import { readAnswer } from './read-answer.ts'
import { repairMessages } from './story-prompts.ts'

/** @typeParam W what the model answers @typeParam T what we make of it */
export type Drafting<W, T> = {
  model: string
  payer: Payer | null
  waiting: Waiting | undefined
  /** As of a `Question`. */
  isPassing?: boolean
  messages: readonly Message[]
  schema: { name: string; json: Record<string, unknown> }
  maxTokens: number
  task: TextTask
  parse: z.ZodType<W>
  convert(wire: W): T
  check(value: T, wire: W): Promise<Issue[]>
  notes(issues: readonly Issue[]): string
  /** Measures that a text may miss where nothing better came. */
  isLoose?(issue: Issue): boolean
}

/** What is to be written, whoever pays for it; `wordsOf` are read as what parents write is. */
export type WritingTask<W, T> = Omit<
  Drafting<W, T>,
  'model' | 'payer' | 'waiting' | 'maxTokens' | 'notes' | 'check' | 'isPassing'
> & {
  maxTokens?: number
  check(value: T, wire: W): Issue[]
  wordsOf(value: T): string[]
}

export type Drafted<T> =
  | Written<T>
  | { kind: 'refused'; reason: string }
  /** Nothing that came could be printed. */
  | { kind: 'hopeless'; reason: string }

type Attempt<T> = { value: T | null; issues: Issue[]; notes: string; answer: string }

const REPAIRS = 2

/**
 * Asks, checks, has at most two repairs made that name only what failed, and then has it written anew once; of all attempts
 * the best is kept. What it costs is bounded: four answers, and one more each for a refusal and for one that was cut.
 */
export async function draft<W, T>(
  connection: OpenAiConnection,
  drafting: Drafting<W, T>,
  signal: AbortSignal,
): Promise<Drafted<T>> {
  const costs: Cost[] = []
  const attempts: Attempt<T>[] = []
  const patience = { refusals: 1, cuts: 1 }
  try {
    for (let round = 0; round <= REPAIRS + 1; round++) {
      const last = attempts.at(-1)
      const isRepair = last && round <= REPAIRS
      const messages = isRepair ? repairMessages(drafting.messages, last.answer, last.notes) : drafting.messages
      const attempt = await judged(
        drafting,
        await askedPatiently(connection, drafting, messages, patience, costs, signal),
      )
      attempts.push(attempt)
      if (attempt.value !== null && !needsRepair(attempt.issues)) break
    }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', reason: error.message }
    // A repair that could not be asked for does not cost what is already good enough.
    if (!(error instanceof ProviderFailure) || !printable(attempts, drafting)) throw error
  }
  const value = printable(attempts, drafting)
  return value === null
    ? { kind: 'hopeless', reason: `no ${drafting.schema.name} that came could be printed` }
    : { kind: 'written', value, by: 'model', cost: sumOf(costs) }
}

/** A refusal is asked once again unchanged; an answer that was cut gets twice the room once. */
async function askedPatiently<W, T>(
  connection: OpenAiConnection,
  { model, payer, waiting, isPassing, schema, maxTokens, task }: Drafting<W, T>,
  messages: readonly Message[],
  patience: { refusals: number; cuts: number },
  costs: Cost[],
  signal: AbortSignal,
): Promise<Said> {
  let room = maxTokens
  for (;;) {
    try {
      const said = await ask(
        connection,
        { model, payer, waiting, isPassing, messages, schema, maxTokens: room, task },
        signal,
      )
      costs.push(said.cost)
      if (!said.cut || patience.cuts-- <= 0) return said
      room *= 2
    } catch (error) {
      if (!(error instanceof Refusal) || patience.refusals-- <= 0) throw error
    }
  }
}

async function judged<W, T>(drafting: Drafting<W, T>, { text }: Said): Promise<Attempt<T>> {
  const read = readAnswer(text, drafting.parse)
  // What is no JSON is not sent back: it may be long, and teaches nothing.
  if ('problem' in read) return { value: null, issues: [], notes: `- ${read.problem}`, answer: '{}' }
  const value = drafting.convert(read.value)
  const issues = await drafting.check(value, read.value)
  return { value, issues, notes: drafting.notes(issues), answer: text }
}

/** The best of what came without a hard fault; else of what only misses measures that it may miss. */
function printable<W, T>(attempts: readonly Attempt<T>[], { isLoose }: Drafting<W, T>): T | null {
  const isGood = (tolerates: (issue: Issue) => boolean) => (attempt: Attempt<T>) =>
    attempt.value !== null && attempt.issues.every((issue) => issue.weight !== 'hard' || tolerates(issue))
  const strict = attempts.filter(isGood(() => false))
  const good = strict.length > 0 || !isLoose ? strict : attempts.filter(isGood(isLoose))
  const [best] = good.toSorted((a, b) => weightOf(a.issues) - weightOf(b.issues))
  return best?.value ?? null
}

export function sumOf(costs: readonly Cost[]): Cost {
  return costs.reduce((sum, cost) => ({
    model: cost.model,
    inputTokens: sum.inputTokens + cost.inputTokens,
    outputTokens: sum.outputTokens + cost.outputTokens,
    images: 0,
    usd: sum.usd + cost.usd,
  }))
}
