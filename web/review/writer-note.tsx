import { REVIEW_COPY } from './copy.ts'
import type { ReviewBook } from './review-book.ts'

/** Who wrote it, where the engine without AI had a hand in it, and what of the parent's free text that engine took up. */
export function WriterNote({ writer, understood }: Pick<ReviewBook, 'writer' | 'understood'>) {
  if (writer === 'model') return null
  return (
    <aside className="review-note card card--quiet">
      <p>{writer === 'both' ? REVIEW_COPY.partlyOfflineWriter : REVIEW_COPY.offlineWriter}</p>
      {writer === 'offline' && understood.length > 0 ? (
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
