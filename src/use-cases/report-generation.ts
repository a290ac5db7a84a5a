import type { Book, BookId } from '../domain/book.ts'
import type { Generation } from '../domain/generation.ts'
import { type IllustrationKey, type IllustrationSet, isCover } from '../domain/illustrations.ts'
import type { Ports } from '../ports/index.ts'

export type Progress = Pick<Generation, 'stage' | 'done' | 'total'>

/**
 * Tells how far a generation is: in the book for the list that polls, and as an event for whoever listens.
 * @param progressOf of the book as it is at that moment, so that hands that work side by side never count backwards; null:
 * nothing to tell
 */
export async function reportGeneration(
  { books, events, clock }: Pick<Ports, 'books' | 'events' | 'clock'>,
  bookId: BookId,
  progressOf: (book: Book) => Progress | null,
): Promise<void> {
  let told: Generation | null = null
  await books.changeAny(bookId, (book) => {
    const progress = book.status === 'editing' ? null : progressOf(book)
    const updatedAt = clock.now().toISOString()
    told = progress && {
      ...progress,
      error: null,
      ...waitOf(book, progress),
      ...stepOf(book, progress),
      ...ofTheWhole(book),
      updatedAt,
    }
    return told ? { ...book, generation: told } : book
  })
  if (told) await events.append(bookId, 'generation', told)
}

/** Says what is being done at this moment of a stage that has several things to do. @param step Spanish, fit to show */
export async function reportStep(
  { books, events, clock }: Pick<Ports, 'books' | 'events' | 'clock'>,
  bookId: BookId,
  step: string,
): Promise<void> {
  let told: Generation | null = null
  await books.changeAny(bookId, (book) => {
    const { status, generation } = book
    const isNews = status === 'generating' && generation && generation.step !== step
    told = isNews ? { ...generation, step, updatedAt: clock.now().toISOString() } : null
    return told ? { ...book, generation: told } : book
  })
  if (told) await events.append(bookId, 'generation', told)
}

/** It is over with its stage. */
function stepOf({ generation }: Book, { stage }: Progress): Pick<Generation, 'step'> {
  return generation?.step && generation.stage === stage ? { step: generation.step } : {}
}

/**
 * What keeps the rest of it waiting is the notice's to tell and to take back (`waitingNotice`), which does not tell twice what
 * it believes to stand there: one hand may put its picture away while the others wait. The layout asks no service.
 */
function waitOf({ generation }: Book, { stage }: Progress): Pick<Generation, 'doing'> {
  return generation?.doing && stage !== 'layout' ? { doing: generation.doing } : {}
}

/** When it began, and what the parent chose: both hold until the next beginning. */
function ofTheWhole({ generation }: Book): Pick<Generation, 'begunAt' | 'engine'> {
  const { begunAt, engine } = generation ?? {}
  return { ...(begunAt && { begunAt }), ...(engine && { engine }) }
}

/** Of a story that nothing is drawn of yet: a generation that is resumed finds its chapters written, and does not go back. */
export function writingProgress(done: number, total: number) {
  return ({ generation }: Pick<Book, 'generation'>): Progress | null =>
    (generation?.stage ?? 'story') === 'story' ? { stage: 'story', done, total } : null
}

/** How many of these pictures are there: the pages first, then the covers. */
export function drawingProgress(set: IllustrationSet, keys: readonly IllustrationKey[]): Progress {
  const pages = keys.filter((key) => !isCover(key))
  const covers = keys.filter(isCover)
  const doneOf = (keys: IllustrationKey[]) => keys.filter((key) => set[key]?.selected).length
  const atCovers = doneOf(pages) === pages.length && covers.length > 0
  const [stage, drawn] = atCovers ? (['covers', covers] as const) : (['illustrations', pages] as const)
  return { stage, done: doneOf(drawn), total: drawn.length }
}
