import { isDeepStrictEqual } from 'node:util'
import { type BookId, withStatus } from '../domain/book.ts'
import { completeInfo } from '../domain/completeness.ts'
import { DomainError, hasCode } from '../domain/errors.ts'
import { isFullyIllustrated } from '../domain/illustrations.ts'
import type { Story, StoryPlan } from '../domain/story.ts'
import type { RunContext } from '../ports/runner.ts'
import type { Waiting } from '../ports/waiting.ts'
import { bind } from './bind-book.ts'
import { engineOf } from './engine-of.ts'
import { backToEditing } from './generation-failure.ts'
import type { GenerationNeeds } from './generation-needs.ts'
import { lookOverBook } from './look-over-book.ts'
import { makeIllustrations } from './make-illustrations.ts'
import { reportGeneration, reportStep, writingProgress } from './report-generation.ts'
import { drawSheets } from './sheets.ts'
import { waitingNotice } from './waiting-notice.ts'
import { writeReadyLetter } from './write-ready-letter.ts'
import { writeStory } from './write-story.ts'

export const GENERATE_BOOK = 'generate-book'

/** So long a book whose words are there waits for what its pictures are drawn after. */
const SHEETS_MS = 30_000

/** The whole line: story, then illustrations and covers side by side, then layout, then `verifying`. */
export async function generateBook(
  given: GenerationNeeds,
  context: RunContext,
  { bookId }: { bookId: BookId },
): Promise<void> {
  try {
    const book = await given.books.find(bookId)
    if (book?.status !== 'generating') return
    const needs = engineOf(given, book)
    needs.services.askAnew()
    const waiting = waitingNotice(needs, bookId, needs.busyNoticeMs)
    const story = await makeStory(needs, context, { bookId, waiting })
    await makeIllustrations(needs, context, { bookId, story, wanted: () => true, waiting })
    await lookOverBook(needs, context, { bookId, story, waiting })
    context.signal.throwIfAborted()
    await reportGeneration(needs, bookId, () => ({ stage: 'layout', done: 0, total: 1 }))
    const illustrated = await needs.books.find(bookId)
    if (!illustrated) return
    await bind(needs, illustrated)
    await writeReadyLetter(needs, bookId)
    await needs.books.changeAny(bookId, (book) => (book.status === 'generating' ? withStatus(book, 'verifying') : book))
    await reportGeneration(needs, bookId, () => ({ stage: 'layout', done: 1, total: 1 }))
  } catch (error) {
    // A stop of the process or a cancel is no failure: the next process, or nobody, goes on. Nor is a full disk: it waits.
    if (!context.signal.aborted && !hasCode(error, 'server.full')) await backToEditing(given, bookId, error)
    throw error
  }
}

/** Writes the story, or takes the one already written from the same description, and keeps it in the book. */
export async function makeStory(
  needs: GenerationNeeds,
  context: RunContext,
  { bookId, waiting }: { bookId: BookId; waiting: Waiting },
): Promise<Story> {
  const book = await needs.books.find(bookId)
  if (!book) throw new DomainError('book.notFound')
  const info = completeInfo(book.info)
  const onChapter = (done: number, total: number) => reportGeneration(needs, bookId, writingProgress(done, total))
  const onStep = (doing: string) => reportStep(needs, bookId, doing)
  const { owner } = book
  const enough = new AbortController()
  let sheets: Promise<void> = Promise.resolve()
  // Where all pictures stand nothing is drawn after anything any more.
  const isDrawn = book.story !== null && isFullyIllustrated(book.story, book.illustrations)
  const onPlan = ({ art }: StoryPlan) => {
    if (!art || isDrawn) return
    sheets = drawSheets(needs, context, { bookId, info, art, owner, waiting, enough: enough.signal })
    sheets.catch(() => {})
  }
  const ending = (patienceMs: number) => {
    const late = setTimeout(() => enough.abort(), patienceMs)
    return sheets.finally(() => clearTimeout(late))
  }
  const story = await writeStory(needs, context, { bookId, info, owner, onChapter, onStep, onPlan, waiting }).catch(
    async (error: unknown) => {
      // What is being paid for is seen through.
      await ending(SHEETS_MS).catch(() => {})
      throw error
    },
  )
  await needs.books.changeAny(bookId, (book) => {
    // Stored and fresh may differ in the order of their keys.
    if (isDeepStrictEqual(book.story, story)) return book
    return { ...book, story, illustrations: {}, binding: null }
  })
  await ending(SHEETS_MS)
  return story
}
