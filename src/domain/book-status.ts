export const BOOK_STATUSES = ['editing', 'generating', 'verifying', 'finished'] as const
export type BookStatus = (typeof BOOK_STATUSES)[number]

/** A book that says nothing of it, or nothing that we know, is being written (product.md §4). */
export function bookStatusFrom(given: unknown): BookStatus {
  return BOOK_STATUSES.find((status) => status === given) ?? 'editing'
}
