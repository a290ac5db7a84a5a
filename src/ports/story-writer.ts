import type { CompleteBookInfo } from '../domain/completeness.ts'
import type { Chapter, StoryPlan } from '../domain/story.ts'
import type { Cost } from './cost.ts'
import type { Payer } from './ledger.ts'
import type { Waiting } from './waiting.ts'

export type StoryBrief = {
  info: CompleteBookInfo
  /** Same seed and info, same story (for writers that can). */
  seed: string
  /** On whose account; absent where nobody pays (offline, samples). */
  payer?: Payer | undefined
  waiting?: Waiting | undefined
}

/** A refusal is an ordinary answer: `reason` is for the log, never for the parent. */
export type WritingOutcome<T> = Written<T> | { kind: 'refused'; reason: string }

/** `by`: a model's writer hands over to the offline one what no repair could save. */
export type Written<T> = { kind: 'written'; value: T; by: 'offline' | 'model'; cost: Cost }

/**
 * Writes the words of a book: one plan, then each chapter. What comes back has passed the same checks whoever wrote it.
 * The dedication takes no part in it.
 */
export interface StoryWriter {
  readonly kind: 'offline' | 'model'
  /** Another where the same brief would be told otherwise: part of the keys of steps. Empty where it stays. */
  readonly revision: string
  plan(brief: StoryBrief, signal: AbortSignal): Promise<WritingOutcome<StoryPlan>>
  /** @param chapter from 1 */
  chapter(brief: StoryBrief, plan: StoryPlan, chapter: number, signal: AbortSignal): Promise<WritingOutcome<Chapter>>
}
