import { PRICES_AS_OF, textPrice } from '../../src/domain/prices.ts'
import type { Estimate } from './estimate.ts'
import type { WordsOfBook } from './stored-book.ts'

/** How long a call takes, where nobody has measured it. */
const SECONDS_A_CALL = 20

type Plan = {
  briefs: number
  /** Books that are there from an earlier start. */
  there: number
  out: string
  storyModel: string
  judge: string
  baselines: readonly (WordsOfBook | null)[]
  /** Of every brief by itself. */
  estimates: readonly Estimate[]
  atOnce: number
  caps: { maxUsd: number | null; bookUsd: number; dayUsd: number }
}

/** What is about to be done, what it costs and how long it takes; some lines, said before anything is paid for. */
export function beforeStart(plan: Plan): string {
  const { briefs, there, storyModel, judge, estimates, caps } = plan
  const sum = (of: (one: Estimate) => number) => estimates.reduce((total, one) => total + of(one), 0)
  const unpriced = [...new Set([storyModel, judge])].filter((model) => !textPrice(model))
  const limits = [
    `${caps.bookUsd} $ a book and ${caps.dayUsd} $ a day (BUDGET_…)`,
    ...(caps.maxUsd === null ? [] : [`${caps.maxUsd} $ for the run (--max-usd)`]),
  ]
  const ofBooks = sum((one) => Math.min(one.mostUsd, caps.bookUsd))
  const mostUsd = caps.maxUsd === null ? ofBooks : Math.min(ofBooks, caps.maxUsd)
  return [
    `${briefs} briefs, ${plan.atOnce} at once${there > 0 ? `; the books of ${there} are there already` : ''}`,
    `stories by ${storyModel}, judged by ${judge}${storyModel === judge ? ' (the same: choose another with --judge)' : ''}`,
    `baseline: ${baselineInWords(plan.baselines)}`,
    `expected: ${sum(({ calls }) => calls)} calls, ${thousands(sum(({ tokens }) => tokens))} tokens, ${usd(sum((one) => one.usd))}, some ${minutes(plan)} min at ${SECONDS_A_CALL} s a call`,
    `at most:  ${sum(({ most }) => most)} calls, ${thousands(sum(({ mostTokens }) => mostTokens))} tokens, ${usd(mostUsd)}; the caps are ${limits.join(', and ')}`,
    unpriced.length > 0
      ? `Nobody knows what ${unpriced.join(' and ')} costs: it is reckoned as free, and no cap stops it.`
      : `Prices of ${PRICES_AS_OF}.`,
    `Started again with --out ${plan.out}, it goes on where it was and pays for nothing twice.`,
  ].join('\n')
}

function minutes({ estimates, atOnce }: Plan): number {
  const calls = estimates.map((one) => one.calls)
  // The calls of a book come one after the other: no number of lanes makes the longest shorter.
  const longest = Math.max(0, ...calls)
  const shared = calls.reduce((sum, one) => sum + one, 0) / atOnce
  return Math.ceil((Math.max(longest, shared) * SECONDS_A_CALL) / 60)
}

export function baselineInWords(baselines: readonly (WordsOfBook | null)[]): string {
  const by = Map.groupBy(
    baselines.flatMap((book) => book ?? []),
    (book) => book.by,
  )
  const parts = [...by].map(([name, books]) => `${books.length} ${books.length === 1 ? 'book' : 'books'} by ${name}`)
  return parts.length > 0 ? parts.join(', ') : 'none, so that nothing is compared'
}

function thousands(tokens: number): string {
  return `${Math.round(tokens / 1000)} thousand`
}

function usd(amount: number): string {
  return `${amount.toFixed(2)} $`
}
