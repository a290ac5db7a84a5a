import { REVIEW_COPY } from './copy.ts'
import type { ReviewBook } from './review-book.ts'

/** Who wrote it, where the engine without AI had a hand in it, and what of the parent's free text that engine took up. */
export function WriterNote({ writer, understood, missed }: Pick<ReviewBook, 'writer' | 'understood' | 'missed'>) {
  if (writer === 'model') return null
  const isAlone = writer === 'offline'
  return (
    <aside className="review-note card card--quiet">
      <p>{isAlone ? REVIEW_COPY.offlineWriter : REVIEW_COPY.partlyOfflineWriter}</p>
      {isAlone ? (
        <>
          <Things title={REVIEW_COPY.understood} things={understood} />
          <Things
            title={REVIEW_COPY.missed}
            things={[...new Set(missed)].map((sentence) => `«${sentence}»`)}
            lead={REVIEW_COPY.missedLead}
          />
        </>
      ) : null}
    </aside>
  )
}

function Things({ title, things, lead }: { title: string; things: readonly string[]; lead?: string }) {
  if (things.length === 0) return null
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      {lead ? <p>{lead}</p> : null}
    </details>
  )
}
