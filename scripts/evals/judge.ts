import type { z } from 'zod'
import type { OpenAiConnection } from '../../src/adapters/openai/connection.ts'
import { Refusal } from '../../src/adapters/openai/failures.ts'
import type { Message } from '../../src/adapters/openai/question.ts'
import { readAnswer } from '../../src/adapters/openai/story/read-answer.ts'
import { strictSchema } from '../../src/adapters/openai/story/wire-story.ts'
import { ask } from '../../src/adapters/openai/text-model.ts'
import { DomainError } from '../../src/domain/errors.ts'
import type { Story } from '../../src/domain/story.ts'
import type { Wish } from '../../src/domain/wish.ts'
import type { AnswerJournal } from '../../src/ports/answer-journal.ts'
import type { Payer } from '../../src/ports/ledger.ts'
import type { Json, RunContext } from '../../src/ports/runner.ts'
import { paidStep } from '../../src/use-cases/paid-step.ts'
import { withRetries } from '../../src/use-cases/retry.ts'
import { runKeys } from '../../src/use-cases/run-keys.ts'
import type { Brief } from './briefs.ts'
import { comparisonMessages, rubricMessages } from './judged-data.ts'
import { rubricProblem, WireComparison, WireRubric } from './rubric.ts'
import type { Words } from './stored-book.ts'

export const OWNER = 'evals'
export const JUDGE_TOKENS = 8000
/** Answers of the wrong form: a judge who gives another has judged nothing. */
const TRIES = 2

export type JudgeNeeds = {
  connection: OpenAiConnection
  answers: AnswerJournal
  context: RunContext
  retryDelaysMs: readonly number[]
  model: string
}

/** One call of a judge: `step` as the ledger calls it. */
export type Judgement<T> = {
  step: string
  messages: Message[]
  schema: z.ZodType<T>
  name: string
  problem(value: T): string | null
}

export function rubricOf({ info }: Brief, wishes: readonly Wish[], story: Story): Judgement<WireRubric> {
  return {
    ...{ step: 'judge/rubric', name: 'rubric', schema: WireRubric },
    messages: rubricMessages(info, wishes, story),
    problem: (value) => rubricProblem(value, wishes.length),
  }
}

/** @param order which of the two calls: 1 shows the book as A, 2 as B */
export function comparisonOf({ info }: Brief, book: Words, baseline: Words, order: 1 | 2): Judgement<WireComparison> {
  const [a, b] = order === 1 ? [book, baseline] : [baseline, book]
  return {
    ...{ step: `judge/comparison/${order}`, name: 'comparison', schema: WireComparison },
    messages: comparisonMessages(info, a, b),
    problem: () => null,
  }
}

export function keyOf({ bookId }: Brief, { step, messages }: Judgement<unknown>, model: string): string {
  return runKeys.step(bookId, step, inputOf(messages, model))
}

/**
 * A durable step of its own; another book, prompt or judge is another.
 * @throws DomainError `generation.failed` where the judge refuses or says nothing of use @throws ProviderFailure
 */
export function judged<T extends Json>(needs: JudgeNeeds, { bookId }: Brief, judgement: Judgement<T>): Promise<T> {
  const { context, model, retryDelaysMs } = needs
  const { step, messages } = judgement
  const part = { bookId, name: step, input: inputOf(messages, model), payerStep: step }
  return paidStep(needs, context, part, (signal) =>
    withRetries(() => answered(needs, { owner: OWNER, book: bookId, step }, judgement, signal), retryDelaysMs, signal),
  )
}

async function answered<T>(
  { connection, model }: JudgeNeeds,
  payer: Payer,
  { messages, name, schema, problem }: Judgement<T>,
  signal: AbortSignal,
): Promise<T> {
  let said = ''
  for (let tried = 0; tried < TRIES; tried++) {
    const question = { payer, model, messages, maxTokens: JUDGE_TOKENS, schema: { name, json: strictSchema(schema) } }
    const answer = await ask(connection, question, signal).catch((error) => {
      throw error instanceof Refusal ? failed('the judge refused') : error
    })
    const read = readAnswer(answer.text, schema)
    const wrong = 'problem' in read ? read.problem : problem(read.value)
    if ('value' in read && wrong === null) return read.value
    said = wrong ?? ''
  }
  throw failed(`the judge gave no answer of use: ${said}`)
}

function failed(message: string): DomainError {
  return new DomainError('generation.failed', { message })
}

function inputOf(messages: readonly Message[], model: string) {
  return { model, messages: [...messages] }
}
