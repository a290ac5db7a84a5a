import type { BookId, UserId } from '../domain/book.ts'
import { titleOf } from '../domain/book-info.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { withTrueAlts } from '../domain/picture-words/true-alts.ts'
import { withSaidFeatures } from '../domain/said-features.ts'
import { withStagings } from '../domain/staging.ts'
import { assembleStory, type Story, type StoryPlan } from '../domain/story.ts'
import type { Ports } from '../ports/index.ts'
import type { Json, RunContext } from '../ports/runner.ts'
import type { WritingOutcome, Written } from '../ports/story-writer.ts'
import type { Waiting } from '../ports/waiting.ts'
import { type PaidStepNeeds, paidStep } from './paid-step.ts'
import { withRetries } from './retry.ts'

export type WritingNeeds = Pick<Ports, 'writer' | 'answers'> &
  PaidStepNeeds & {
    /** Pauses before another try of what may pass, in milliseconds. */
    retryDelaysMs: readonly number[]
  }

type Input = {
  bookId: BookId
  info: CompleteBookInfo
  owner?: UserId
  /** Told of every chapter that is written, in whatever order they come. */
  onChapter?: (done: number, total: number) => Promise<void>
  waiting?: Waiting
}

/** Plan first, then all chapters side by side; each is a durable step of its own. */
export async function writeStory(
  needs: WritingNeeds,
  context: RunContext,
  { bookId, info, owner, onChapter = async () => {}, waiting }: Input,
): Promise<Story> {
  const { writer, retryDelaysMs } = needs
  const brief = { info: withoutPrivateParts(info), seed: `book:${bookId}` }
  // What was begun with other stories is begun anew: a chapter of one in a plan of another is no book.
  const told = writer.revision ? { ...brief, revision: writer.revision } : brief
  const write = <T extends Json>(
    name: string,
    input: unknown,
    work: (signal: AbortSignal) => Promise<WritingOutcome<T>>,
  ) =>
    paidStep(needs, context, { bookId, name, input, payerStep: name }, async (signal) => {
      const { value, by } = written(await withRetries(() => work(signal), retryDelaysMs, signal, waiting))
      return { value, by }
    })
  const onAccountOf = (step: string) => ({
    ...brief,
    waiting,
    ...(owner && { payer: { owner, book: bookId, step } }),
  })
  const { value: plan, by } = await write('plan', told, async (signal) =>
    toBeStaged(await writer.plan(onAccountOf('plan'), signal)),
  )
  let done = 0
  const chapters = await Promise.all(
    plan.chapters.map(async (_, index) => {
      const chapter = await write(`chapter/${index + 1}`, { brief: told, plan }, (signal) =>
        writer.chapter(onAccountOf(`chapter/${index + 1}`), plan, index + 1, signal),
      )
      await onChapter(++done, plan.chapters.length)
      return chapter
    }),
  )
  const hands = new Set([by, ...chapters.map((chapter) => chapter.by)])
  const story = assembleStory(
    titleOf(info),
    info.language,
    plan,
    chapters.map(({ value }) => value),
    hands.size > 1 ? 'both' : by,
  )
  if (!plan.isStaged) return story
  const seen = withSaidFeatures(info)
  return withTrueAlts(withStagings(story, seen.characters, brief.seed), seen)
}

/** Said in the plan, which is stored: what was begun by an older program keeps its pictures, which are paid for. */
function toBeStaged(outcome: WritingOutcome<StoryPlan>): WritingOutcome<StoryPlan> {
  return outcome.kind === 'written' ? { ...outcome, value: { ...outcome.value, isStaged: true } } : outcome
}

/** The dedication and the avatars take no part in the story: changing them must not write it anew. */
function withoutPrivateParts(info: CompleteBookInfo): CompleteBookInfo {
  return {
    ...info,
    dedication: '',
    characters: info.characters.map((character) => ({ ...character, avatars: [], selectedAvatar: null })),
  }
}

function written<T>(outcome: WritingOutcome<T>): Written<T> {
  if (outcome.kind === 'written') return outcome
  throw new DomainError('generation.failed', {
    message: 'No hemos podido escribir esta historia. Prueba a cambiar el campo libre o la moraleja.',
    needsChange: true,
  })
}
