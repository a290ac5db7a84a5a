import type { BookId } from '../domain/book.ts'
import type { CompleteBookInfo } from '../domain/completeness.ts'
import { type Story, withWordsOn } from '../domain/story.ts'
import type { AnsweredWish } from '../domain/wish.ts'
import type { Ports } from '../ports/index.ts'
import type { Json, RunContext } from '../ports/runner.ts'
import type { EditorsRemark, StoryBrief, WritingOutcome } from '../ports/story-writer.ts'
import { withAnsweredWishes } from './answer-wishes.ts'
import { type PaidStepNeeds, paidStep } from './paid-step.ts'
import { withRetries } from './retry.ts'

/** Pages that an editor may have written again. */
const MOST_EDITED = 8

export type FinishingNeeds = Pick<Ports, 'writer' | 'answers'> &
  Partial<Pick<Ports, 'rewriter'>> &
  PaidStepNeeds & { retryDelaysMs: readonly number[] }

type Input = {
  bookId: BookId
  info: CompleteBookInfo
  onAccountOf(step: string): StoryBrief
  /** As of `writeStory`. */
  onStep(doing: string): Promise<void>
  story: Story
}

/**
 * A model's finished chapters become a book: an editor reads the whole and pages are written again, then somebody who has not
 * seen the plan says which wishes it tells. Each call is a durable step; what could not be asked leaves the words as they are.
 */
export async function finishStory(
  needs: FinishingNeeds,
  context: RunContext,
  { bookId, info, onAccountOf, onStep, story }: Input,
): Promise<Story> {
  const { writer, rewriter, retryDelaysMs } = needs
  const ask = <T extends Json>(
    name: string,
    doing: string,
    input: unknown,
    work: (brief: StoryBrief, signal: AbortSignal) => Promise<WritingOutcome<T>>,
  ) =>
    paidStep(needs, context, { bookId, name, input, payerStep: name }, async (signal) => {
      await onStep(doing)
      const brief = onAccountOf(name)
      const outcome = await withRetries(() => work(brief, signal), retryDelaysMs, signal, brief.waiting)
      return outcome.kind === 'written' ? outcome.value : null
    })
  const rewrite = async (name: string, told: Story, at: { chapter: number; page: number }, wish: string) =>
    rewriter
      ? ask<string[]>(name, DOING.rewrite, { info, story: told, at, wish }, ({ payer, waiting }, signal) => {
          const request = { info, story: told, chapter: at.chapter, page: at.page, wish }
          return rewriter.rewrite({ ...request, payer: payer ?? undefined, waiting, isKept: true }, signal)
        })
      : null
  const nobody = { kind: 'refused', reason: 'nobody reads' } as const

  const remarks = await ask<EditorsRemark[]>('editing', DOING.read, { info, story }, async (brief, signal) =>
    writer.review ? writer.review(brief, story, signal) : nobody,
  )
  let edited = story
  for (const { chapter, page, change } of byPage(remarks ?? []).slice(0, MOST_EDITED)) {
    const paragraphs = await rewrite(`edit/${chapter}/${page}`, edited, { chapter, page }, change)
    if (paragraphs) edited = withWordsOn(edited, { chapter, page }, paragraphs)
  }
  if (!edited.wishes || edited.wishes.length === 0) return edited
  return withAnsweredWishes(edited, {
    read: (told, round) =>
      ask<AnsweredWish[]>(`reading/${round}`, DOING.check, { info, story: told }, async (brief, signal) =>
        writer.answer ? writer.answer(brief, told, signal) : nobody,
      ),
    rewrite: (told, at, wish) => rewrite(`mend/${wish.id}`, told, at, wish.quote),
  })
}

const DOING = {
  read: 'Leyendo el cuento entero…',
  rewrite: 'Puliendo una página…',
  check: 'Comprobando que está lo que pediste…',
} as const

/** A page is written again once, for all that is said of it. */
function byPage(remarks: readonly EditorsRemark[]): EditorsRemark[] {
  const pages = new Map<string, EditorsRemark>()
  for (const remark of remarks) {
    const key = `${remark.chapter}/${remark.page}`
    const before = pages.get(key)
    pages.set(key, before ? { ...before, change: `${before.change} ${remark.change}` } : remark)
  }
  return [...pages.values()]
}
