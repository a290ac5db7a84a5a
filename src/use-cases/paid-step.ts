import type { BookId } from '../domain/book.ts'
import { hasCode } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'
import type { Json, RunContext } from '../ports/runner.ts'
import { unlessGone } from './leave-nothing.ts'
import { runKeys } from './run-keys.ts'

/** `books` and `files` are absent where no book is kept that could be deleted. */
export type PaidStepNeeds = Pick<Ports, 'answers'> & Partial<Pick<Ports, 'books' | 'files'>>

type Part = {
  bookId: BookId
  /** As durable steps are named: `redraw/covers/front/2`. */
  name: string
  /** What goes into it: another input is another step. */
  input: unknown
  /** As its calls stand in the ledger, `payer.step`. */
  payerStep: string
}

/**
 * A durable step of paid calls. What services answer is in the journal until the step's result is stored, so that a crash
 * in between asks nothing again; answers that led nowhere are discarded, or every further try would get them again.
 * Of a book that is deleted meanwhile nothing is left.
 */
export async function paidStep<T extends Json>(
  { answers, books, files }: PaidStepNeeds,
  context: RunContext,
  { bookId, name, input, payerStep }: Part,
  work: (signal: AbortSignal, discard: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const discard = () => answers.forget(bookId, payerStep)
  const result = await context.step(runKeys.step(bookId, name, input), async (signal) => {
    try {
      const made = () => work(signal, discard)
      return await (books && files ? unlessGone({ books, files }, bookId, made) : made())
    } catch (error) {
      if (hasCode(error, 'generation.failed')) await discard()
      throw error
    }
  })
  await discard()
  return result
}
