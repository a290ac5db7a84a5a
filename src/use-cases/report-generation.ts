import type { BookId, Generation } from '../domain/book.ts'
import type { Ports } from '../ports/index.ts'

/** Tells how far a generation is: in the book for the list that polls, and as an event for whoever listens. */
export async function reportGeneration(
  { books, events, clock }: Pick<Ports, 'books' | 'events' | 'clock'>,
  bookId: BookId,
  progress: Pick<Generation, 'stage' | 'done' | 'total'>,
): Promise<void> {
  const generation: Generation = { ...progress, error: null, updatedAt: clock.now().toISOString() }
  const book = await books.changeAny(bookId, (book) => (book.status === 'editing' ? book : { ...book, generation }))
  if (book && book.status !== 'editing') await events.append(bookId, 'generation', generation)
}
