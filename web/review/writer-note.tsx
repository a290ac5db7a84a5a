import { REVIEW_COPY } from './copy.ts'
import type { ReviewBook } from './review-book.ts'
import { WishesNote } from './wishes-note.tsx'

/** Who wrote it, where the engine without AI had a hand in it, and what became of the parent's wishes. */
export function WriterNote({ writer, wishes }: Pick<ReviewBook, 'writer' | 'wishes'>) {
  const by =
    writer === 'both' ? REVIEW_COPY.partlyOfflineWriter : writer === 'offline' ? REVIEW_COPY.offlineWriter : null
  if (by === null && wishes.length === 0) return null
  return (
    <aside className="review-note card card--quiet">
      {by ? <p>{by}</p> : null}
      <WishesNote wishes={wishes} />
    </aside>
  )
}
