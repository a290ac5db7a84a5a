import type { BookId, UserId } from '../domain/book.ts'
import { titleOf } from '../domain/book-info.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { withoutWhatIsShown } from '../domain/confirmed-wish.ts'
import { DomainError } from '../domain/errors.ts'
import { withTrueAlts } from '../domain/picture-words/true-alts.ts'
import { isWrittenAtOnce } from '../domain/reader-age.ts'
import { withSaidFeatures } from '../domain/said-features.ts'
import { withStagings } from '../domain/staging.ts'
import { assembleStory, pagesWithoutScene, type Story, type StoryPlan, withDirection } from '../domain/story.ts'
import type { Wish } from '../domain/wish.ts'
import type { Ports } from '../ports/index.ts'
import type { RunContext } from '../ports/runner.ts'
import type { StoryBrief, WritingOutcome, Written } from '../ports/story-writer.ts'
import type { Waiting } from '../ports/waiting.ts'
import { finishStory } from './finish-story.ts'
import { type PaidStepNeeds, paidStep } from './paid-step.ts'
import { withRetries } from './retry.ts'
import { type WriteStep, writeChapters } from './write-chapters.ts'

/** `wishReader` and `rewriter` are absent where nobody asks for anything: in samples and benches. */
export type WritingNeeds = Pick<Ports, 'writer' | 'answers'> &
  Partial<Pick<Ports, 'wishReader' | 'rewriter'>> &
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
  /** Told of every step that is begun and not only remembered, in Spanish, fit to show. */
  onStep?: (doing: string) => Promise<void>
  /** Told of the plan when there is one. */
  onPlan?: (plan: StoryPlan) => void
  waiting?: Waiting
}

/**
 * Plan first, then the chapters, each with all before it in sight, then what makes a book of them (`finishStory`), then scenes for
 * its pictures; each is a durable step of its own. What the plan knows by itself is told side by side, and so is what was begun by
 * an older program.
 */
export async function writeStory(
  needs: WritingNeeds,
  context: RunContext,
  { bookId, info, owner, onChapter = async () => {}, onStep = async () => {}, onPlan = () => {}, waiting }: Input,
): Promise<Story> {
  const { writer, retryDelaysMs } = needs
  const brief = { info: withoutPrivateParts(info), seed: `book:${bookId}` }
  // What was begun with other stories is begun anew: a chapter of one in a plan of another is no book.
  const told = writer.revision ? { ...brief, revision: writer.revision } : brief
  const write: WriteStep = (name, doing, input, work) =>
    paidStep(needs, context, { bookId, name, input, payerStep: name }, async (signal) => {
      // A writer of the house has written before anybody could read it.
      if (writer.kind === 'model') await onStep(doing)
      const { value, by } = written(await withRetries(() => work(signal), retryDelaysMs, signal, waiting))
      return { value, by }
    })
  const onAccountOf = (step: string): StoryBrief => ({
    ...brief,
    waiting,
    ...(owner && { payer: { owner, book: bookId, step } }),
  })
  const { value: plan, by } = await write('plan', DOING.plan, told, async (signal) => {
    const wishes = await wishesIn(needs, brief.info)
    signal.throwIfAborted()
    return toBeMade(await writer.plan({ ...onAccountOf('plan'), wishes }, signal), writer.kind, isWrittenAtOnce(info))
  })
  onPlan(plan)
  const chapters = await writeChapters({ writer, plan, told, write, onAccountOf, onChapter })
  const hands = new Set([by, ...chapters.map((chapter) => chapter.by)])
  const assembled = assembleStory(
    titleOf(info),
    info.language,
    plan,
    chapters.map(({ value }) => value),
    hands.size > 1 ? 'both' : by,
  )
  const finished =
    by === 'model' && plan.isInOrder
      ? await finishStory(needs, context, { bookId, info: brief.info, onAccountOf, onStep, story: assembled })
      : assembled
  const directed = async (): Promise<Story> => {
    const direct = writer.direct?.bind(writer)
    // An older program's chapters have brought their own.
    if (!direct || pagesWithoutScene(finished, info.readerAge).length === 0) return finished
    const input = { brief: told, story: finished }
    const { value } = await write('direction', DOING.direction, input, (signal) =>
      direct(onAccountOf('direction'), finished, signal),
    )
    return withDirection(finished, value)
  }
  const story = await directed()
  if (!plan.isStaged) return story
  const seen = withSaidFeatures(info)
  const described = withTrueAlts(withStagings(story, seen.characters, brief.seed), seen)
  return by === 'model' ? withoutWhatIsShown(described) : described
}

const DOING = { plan: 'Pensando el cuento…', direction: 'Pensando las ilustraciones…' } as const

/** Said in the plan, which is stored: what was begun by an older program keeps what is paid for, chapters and pictures. */
function toBeMade(
  outcome: WritingOutcome<StoryPlan>,
  kind: 'offline' | 'model',
  atOnce: boolean,
): WritingOutcome<StoryPlan> {
  if (outcome.kind !== 'written') return outcome
  const isInOrder = kind === 'model' && outcome.by === 'model'
  const how = isInOrder && { isInOrder, ...(atOnce && { isAtOnce: true as const }) }
  return { ...outcome, value: { ...outcome.value, isStaged: true, ...how } }
}

/** What a parent asks for; a writer of the house reads it by itself. */
async function wishesIn({ writer, wishReader }: WritingNeeds, info: CompleteBookInfo): Promise<Wish[]> {
  if (writer.kind !== 'model' || !wishReader) return []
  const { wishes } = await wishReader.foresee(info)
  return wishes.map(({ outcome: _, reason: __, ...wish }) => wish)
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
  // What is written is kept: who tries again goes on from there.
  if (outcome.kind === 'hopeless')
    throw new DomainError('generation.failed', {
      message:
        'La inteligencia artificial se ha atascado con este cuento. Lo que ya esté escrito se guarda: pulsa Reintentar y seguirá desde ahí.',
    })
  throw new DomainError('generation.failed', {
    message: 'No hemos podido escribir esta historia. Prueba a cambiar el campo libre o la moraleja.',
    needsChange: true,
  })
}
