import { REVIEW_COPY } from './copy.ts'
import type { ReviewBook } from './review-book.ts'

/** Who wrote it, when that was the engine without AI, and what of the parent's free text it took up. */
export function WriterNote({ writer, understood }: Pick<ReviewBook, 'writer' | 'understood'>) {
  if (writer !== 'offline') return null
  return (
    <aside className="review-note card card--quiet">
      <p>{REVIEW_COPY.offlineWriter}</p>
      {understood.length > 0 ? (
        <details>
          <summary>{REVIEW_COPY.understood}</summary>
          <ul>
            {understood.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </aside>
  )
}
