import { parseArgs } from 'node:util'
import { BadUse } from './briefs.ts'

export const USAGE = `bun run evals [--only NAME,NAME] [--briefs N]   thirty briefs, or these, or so many of them
  --out DIR               where books and report go; given again, goes on there (out/evals/<date-time>)
  --judge MODEL           who judges (JUDGE_MODEL, or the author itself: STORY_MODEL)
  --baseline DIR          measures against the books of another run; else against scripts/evals/baseline
  --save-baseline         afterwards these books are the baseline
  --offline-baseline      writes the baseline with the offline engine, and ends: no model, no cost
  --at-once N             books at once (4)
  --max-usd X             what the whole run may cost, beside the caps of the product (BUDGET_…)
  --yes                   does not ask before it starts`

export type Arguments = {
  only: string[] | undefined
  briefs: number | undefined
  out: string | null
  judge: string | null
  baseline: string | null
  saveBaseline: boolean
  offlineBaseline: boolean
  atOnce: number
  maxUsd: number | null
  yes: boolean
  help: boolean
}

/** @throws BadUse that says what is wrong with them */
export function readArguments(args: readonly string[]): Arguments {
  const values = parsed(args)
  const number = (name: 'briefs' | 'at-once' | 'max-usd', isFit: (value: number) => boolean) => {
    const given = values[name]
    if (given === undefined) return undefined
    if (given.trim() === '' || !isFit(Number(given))) throw new BadUse(`--${name}: ${given} is no such number`)
    return Number(given)
  }
  const isCount = (value: number) => Number.isSafeInteger(value) && value > 0
  return {
    only: values.only?.split(',').filter(Boolean),
    briefs: number('briefs', isCount),
    out: values.out ?? null,
    judge: values.judge ?? null,
    baseline: values.baseline ?? null,
    saveBaseline: values['save-baseline'] ?? false,
    offlineBaseline: values['offline-baseline'] ?? false,
    atOnce: number('at-once', isCount) ?? 4,
    maxUsd: number('max-usd', (value) => value > 0 && Number.isFinite(value)) ?? null,
    yes: values.yes ?? false,
    help: values.help ?? false,
  }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ only: text, briefs: text, out: text, judge: text, baseline: text, 'at-once': text, 'max-usd': text },
        ...{ 'save-baseline': flag, 'offline-baseline': flag, yes: flag, help: flag },
      },
    }).values
  } catch (error) {
    throw new BadUse(error instanceof Error ? error.message : String(error))
  }
}
