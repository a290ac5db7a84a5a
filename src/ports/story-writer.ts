import type { Direction } from '../domain/art.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import type { Chapter, Story, StoryPlan } from '../domain/story.ts'
import type { AnsweredWish, Wish } from '../domain/wish.ts'
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
  /** What the parent asks for; absent where the writer reads it from `info` by itself. */
  wishes?: readonly Wish[] | undefined
}

/**
 * A refusal is an ordinary answer, and so is that nothing that came could be printed: `reason` is for the log, never for the
 * parent.
 */
export type WritingOutcome<T> = Written<T> | { kind: 'refused' | 'hopeless'; reason: string }

/** What an editor would have put otherwise: a page, from 1 within its chapter, and what is to change on it. */
export type EditorsRemark = { chapter: number; page: number; change: string }

/** `by`: an older program's plan may be of the offline writer, under a model. */
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
  /** @param chapter from 1 @param before the chapters before it, where the plan is told in order */
  chapter(
    brief: StoryBrief,
    plan: StoryPlan,
    chapter: number,
    signal: AbortSignal,
    before?: readonly Chapter[],
  ): Promise<WritingOutcome<Chapter>>
  /** All chapters of a short book in one go, as many as the plan has. Absent where they are written one by one. */
  chapters?(brief: StoryBrief, plan: StoryPlan, signal: AbortSignal): Promise<WritingOutcome<Chapter[]>>
  /** What whoever reads the whole would have written otherwise, the gravest first. Absent where nobody needs to. */
  review?(brief: StoryBrief, story: Story, signal: AbortSignal): Promise<WritingOutcome<EditorsRemark[]>>
  /**
   * What became of the plan's wishes, as the finished words show it. Absent where the plan knows it already.
   * @param story its `wishes` are those of the plan
   */
  answer?(brief: StoryBrief, story: Story, signal: AbortSignal): Promise<WritingOutcome<AnsweredWish[]>>
  /** Scenes for the pages of a finished story that have none, and for its covers. Absent where chapters bring their own. */
  direct?(brief: StoryBrief, story: Story, signal: AbortSignal): Promise<WritingOutcome<Direction>>
}
