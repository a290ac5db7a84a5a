import type { BookId, UserId } from '../domain/book.ts'
import { titleOf } from '../domain/book-info.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { withoutWhatIsShown } from '../domain/confirmed-wish.ts'
import { DomainError } from '../domain/errors.ts'
import { withTrueAlts } from '../domain/picture-words/true-alts.ts'
import { withSaidFeatures } from '../domain/said-features.ts'
import { withStagings } from '../domain/staging.ts'
import { assembleStory, type Chapter, type Story, type StoryPlan } from '../domain/story.ts'
import type { Wish } from '../domain/wish.ts'
import type { Ports } from '../ports/index.ts'
import type { Json, RunContext } from '../ports/runner.ts'
import type { StoryBrief, WritingOutcome, Written } from '../ports/story-writer.ts'
import type { Waiting } from '../ports/waiting.ts'
import { finishStory } from './finish-story.ts'
import { type PaidStepNeeds, paidStep } from './paid-step.ts'
import { withRetries } from './retry.ts'

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
  waiting?: Waiting
}

/**
 * Plan first, then the chapters, each with all before it in sight, then what makes a book of them (`finishStory`); each is a durable step
 * of its own. What the plan knows by itself is told side by side, and so is what was begun by an older program.
 */
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
  const onAccountOf = (step: string): StoryBrief => ({
    ...brief,
    waiting,
    ...(owner && { payer: { owner, book: bookId, step } }),
  })
  const { value: plan, by } = await write('plan', told, async (signal) => {
    const wishes = await wishesIn(needs, brief.info)
    signal.throwIfAborted()
    return toBeMade(await writer.plan({ ...onAccountOf('plan'), wishes }, signal), writer.kind)
  })
  let done = 0
  const writeChapter = async (number: number, before?: readonly Chapter[]) => {
    const name = `chapter/${number}`
    const chapter = await write(name, { brief: told, plan, ...(before && { before }) }, (signal) =>
      writer.chapter(onAccountOf(name), plan, number, signal, before),
    )
    await onChapter(++done, plan.chapters.length)
    return chapter
  }
  const chapters = plan.isInOrder
    ? await inOrder(plan.chapters.length, writeChapter)
    : await Promise.all(plan.chapters.map((_, index) => writeChapter(index + 1)))
  const hands = new Set([by, ...chapters.map((chapter) => chapter.by)])
  const assembled = assembleStory(
    titleOf(info),
    info.language,
    plan,
    chapters.map(({ value }) => value),
    hands.size > 1 ? 'both' : by,
  )
  const story =
    by === 'model' && plan.isInOrder
      ? await finishStory(needs, context, { bookId, info: brief.info, onAccountOf, story: assembled })
      : assembled
  if (!plan.isStaged) return story
  const seen = withSaidFeatures(info)
  const described = withTrueAlts(withStagings(story, seen.characters, brief.seed), seen)
  return by === 'model' ? withoutWhatIsShown(described) : described
}

type WrittenChapter = Pick<Written<Chapter>, 'value' | 'by'>

async function inOrder(
  count: number,
  write: (number: number, before: readonly Chapter[]) => Promise<WrittenChapter>,
): Promise<WrittenChapter[]> {
  const chapters: WrittenChapter[] = []
  for (let number = 1; number <= count; number++)
    chapters.push(
      await write(
        number,
        chapters.map(({ value }) => value),
      ),
    )
  return chapters
}

/** Said in the plan, which is stored: what was begun by an older program keeps what is paid for, chapters and pictures. */
function toBeMade(outcome: WritingOutcome<StoryPlan>, kind: 'offline' | 'model'): WritingOutcome<StoryPlan> {
  if (outcome.kind !== 'written') return outcome
  const isInOrder = kind === 'model' && outcome.by === 'model'
  return { ...outcome, value: { ...outcome.value, isStaged: true, ...(isInOrder && { isInOrder }) } }
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
