import { useAtomValue } from 'jotai/react'
import { REVIEW_COPY } from './copy.ts'
import { connectionAtom, eventsAtom } from './review-state.ts'

/** For whoever looks after the product: `localStorage.debugEvents = '1'` shows what comes over the stream. */
export function EventsPanel() {
  const events = useAtomValue(eventsAtom)
  const connection = useAtomValue(connectionAtom)
  if (localStorage.getItem('debugEvents') !== '1') return null
  return (
    <aside className="review-events" aria-label={REVIEW_COPY.debugTitle}>
      <p>
        {REVIEW_COPY.debugTitle}: {connection}
      </p>
      <pre>{events.join('\n')}</pre>
    </aside>
  )
}
