import type { LedgerEntry } from '../../src/ports/ledger.ts'
import type { Outcome } from './outcome.ts'
import { CRITERIA, type Criterion, OUTCOMES, type Result, type WishOutcome } from './rubric.ts'

export type Spent = { calls: number; tokensIn: number; tokensOut: number; usd: number; ms: number; lost: number }

export type Figures = {
  briefs: number
  written: number
  judged: number
  means: Record<Criterion, number | null>
  wishes: Record<WishOutcome, number>
  unconfirmed: number
  results: Record<Result, number>
  /** Two-sided sign test over wins and losses; null where there is neither. */
  p: number | null
  writing: Spent
  judging: Spent
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const rubrics = outcomes.flatMap(({ rubric }) => rubric ?? [])
  const wishes = rubrics.flatMap((rubric) => rubric.wishes)
  const results = outcomes.flatMap(({ comparison }) => comparison?.result ?? [])
  const count = (result: Result) => results.filter((one) => one === result).length
  const entries = outcomes.flatMap((outcome) => outcome.entries)
  return {
    briefs: outcomes.length,
    written: outcomes.filter(({ book }) => book).length,
    judged: rubrics.length,
    means: byName(keysOf(CRITERIA), (name) => meanOf(rubrics.map(({ marks }) => marks[name].score))),
    wishes: byName(OUTCOMES, (name) => wishes.filter(({ outcome }) => outcome === name).length),
    unconfirmed: wishes.filter(({ unconfirmed }) => unconfirmed).length,
    results: { win: count('win'), tie: count('tie'), loss: count('loss') },
    p: signTest(count('win'), count('loss')),
    writing: spentIn(entries.filter((entry) => !isJudging(entry))),
    judging: spentIn(entries.filter(isJudging)),
  }
}

/** Of a call whose end nobody saw, the worst that it can have cost. `lost`: paid for, perhaps, and nobody has the answer. */
export function spentIn(entries: readonly LedgerEntry[]): Spent {
  const sum = (of: (entry: LedgerEntry) => number) => entries.reduce((total, entry) => total + of(entry), 0)
  return {
    calls: entries.length,
    tokensIn: sum(({ textTokensIn }) => textTokensIn),
    tokensOut: sum(({ tokensOut }) => tokensOut),
    usd: sum(({ usd, worstUsd }) => usd ?? worstUsd),
    ms: sum(({ ms }) => ms),
    lost: entries.filter(({ outcome }) => outcome === 'lost' || outcome === 'aborted').length,
  }
}

export function isJudging({ payer }: LedgerEntry): boolean {
  return payer?.step.startsWith('judge/') ?? false
}

/** Answers to one part of a book beyond its first: something in that was to be put right. */
export function repairsIn(entries: readonly LedgerEntry[]): Map<string, number> {
  const answers = entries.filter((entry) => !isJudging(entry) && entry.outcome === 'ok')
  const parts = Map.groupBy(answers, ({ payer }) => payer?.step ?? '')
  return new Map([...parts].flatMap(([step, all]) => (all.length > 1 ? [[step, all.length - 1]] : [])))
}

/** How likely so uneven a share of wins and losses is where neither book is better. */
export function signTest(wins: number, losses: number): number | null {
  const all = wins + losses
  if (all === 0) return null
  let ways = 1
  let tail = 0
  for (let k = 0; k <= Math.min(wins, losses); k++) {
    tail += ways
    ways = (ways * (all - k)) / (k + 1)
  }
  return Math.min(1, (2 * tail) / 2 ** all)
}

export function keysOf<T extends string>(named: Record<T, unknown>): T[] {
  return Object.keys(named) as T[]
}

function meanOf(all: readonly number[]): number | null {
  return all.length === 0 ? null : all.reduce((sum, one) => sum + one, 0) / all.length
}

function byName<N extends string, T>(names: readonly N[], of: (name: N) => T): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, T>
}
