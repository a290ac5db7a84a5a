import type { Book, BookContent, BookId, BookStatus, UserId } from '../domain/book.ts'
import type { StoryEdit } from '../domain/editing/history.ts'

export type NewBook = {
  id: BookId
  owner: UserId
  type: string
  capability: string
  content: BookContent
  createdAt: string
}

/** What the list shows of a book, without its story and pictures. */
export type BookSummary = Omit<Book, 'story' | 'illustrations' | 'avatars'> & { hasFrontCover: boolean }

export type BookQuery = {
  /** Part of the title, accents and case aside. */
  search?: string
  sort?: 'date' | 'title'
  order?: 'asc' | 'desc'
  limit?: number
  /** Opaque, from the page before. */
  cursor?: string
}

export type EditedBook = { book: Book; edits: readonly StoryEdit[] }

/**
 * Where books are kept. Each call is one transaction; what it has answered survives a crash a moment later.
 * A book of another owner does not exist: every call then throws DomainError `book.notFound`, as for an unknown id.
 * Books come frozen: a change is another object.
 */
export interface BookRepository {
  /**
   * With an idempotency key already used by this owner in the last 24 hours: the book made then.
   * @throws DomainError `book.tooMany`, also when the last ones are made at the same moment
   */
  create(book: NewBook, idempotencyKey?: string): Promise<Book>
  get(owner: UserId, id: BookId): Promise<Book>
  /** For work that goes on without its owner at hand (generation, file links). Null when there is no such book. */
  find(id: BookId): Promise<Book | null>
  list(owner: UserId, query?: BookQuery): Promise<{ books: BookSummary[]; total: number; nextCursor: string | null }>
  /**
   * Loads, applies `change`, saves and adds one to `version`, with nobody else's change in between. `change` is pure and
   * may throw to refuse; returning the same object saves nothing.
   */
  change(owner: UserId, id: BookId, change: (book: Book) => Book): Promise<Book>
  /** As `change`, for work without its owner at hand. Null when the book is gone. */
  changeAny(id: BookId, change: (book: Book) => Book): Promise<Book | null>
  /** What the parent changed in its words, oldest first, undone saves last; and the book as it is with them. */
  edits(owner: UserId, id: BookId): Promise<EditedBook>
  /** As `change`, of a book together with the history of its words: both are kept, or neither. */
  changeWords(owner: UserId, id: BookId, change: (edited: EditedBook) => EditedBook): Promise<Book>
  remove(owner: UserId, id: BookId): Promise<void>
  /** Ids of books in a status, for resuming work after a start. */
  withStatus(status: BookStatus): Promise<BookId[]>
  /** Ids of books whose words have changed since their pages were laid out. */
  withStaleBinding(): Promise<BookId[]>
}
