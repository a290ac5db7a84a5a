import type { BookId, UserId } from '../domain/book.ts'
import { titleOf } from '../domain/book-info.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { DomainError } from '../domain/errors.ts'
import { assembleStory, type Story } from '../domain/story.ts'
import type { Ports } from '../ports/index.ts'
import type { Json, RunContext } from '../ports/runner.ts'
import type { WritingOutcome, Written } from '../ports/story-writer.ts'
import { withRetries } from './retry.ts'
import { runKeys } from './run-keys.ts'

export type WritingNeeds = Pick<Ports, 'writer'> & {
  /** Pauses before another try of what may pass, in milliseconds. */
  retryDelaysMs: readonly number[]
}

/** Plan first, then all chapters side by side; each is a durable step of its own. */
export async function writeStory(
  { writer, retryDelaysMs }: WritingNeeds,
  context: RunContext,
  { bookId, info, owner }: { bookId: BookId; info: CompleteBookInfo; owner?: UserId },
): Promise<Story> {
  const brief = { info: withoutPrivateParts(info), seed: `book:${bookId}` }
  const write = <T extends Json>(
    name: string,
    input: unknown,
    work: (signal: AbortSignal) => Promise<WritingOutcome<T>>,
  ) =>
    context.step(runKeys.step(bookId, name, input), async (signal) => {
      const { value, by } = written(await withRetries(() => work(signal), retryDelaysMs, signal))
      return { value, by }
    })
  const onAccountOf = (step: string) => (owner ? { ...brief, payer: { owner, book: bookId, step } } : brief)
  const { value: plan, by } = await write('plan', brief, (signal) => writer.plan(onAccountOf('plan'), signal))
  const chapters = await Promise.all(
    plan.chapters.map((_, index) =>
      write(`chapter/${index + 1}`, { brief, plan }, (signal) =>
        writer.chapter(onAccountOf(`chapter/${index + 1}`), plan, index + 1, signal),
      ),
    ),
  )
  const hands = new Set([by, ...chapters.map((chapter) => chapter.by)])
  return assembleStory(
    titleOf(info),
    info.language,
    plan,
    chapters.map(({ value }) => value),
    hands.size > 1 ? 'both' : by,
  )
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
  })
}
