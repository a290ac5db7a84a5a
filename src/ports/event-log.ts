import type { BookId } from '../domain/book.ts'
import type { Json } from './runner.ts'

export type BookEvent = {
  id: number
  book: BookId
  type: 'image_created' | 'image_failed' | 'generation' | 'print_ready' | 'print_failed'
  data: Json
  createdAt: string
}

/** What happened to a book, in order, kept for a day so that a reader who was away misses nothing. */
export interface EventLog {
  /** Stored, then told to the subscribers. Ids grow. */
  append(book: BookId, type: BookEvent['type'], data: Json): Promise<BookEvent>
  since(book: BookId, lastId: number): Promise<BookEvent[]>
  /** Every event from now on, once and in the order of ids, whichever process appended it. @returns the way to unsubscribe */
  subscribe(book: BookId, listener: (event: BookEvent) => void): () => void
}
