import { useParams } from '@tanstack/react-router'
import { Provider, useAtom, useAtomValue } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { useEffect, useState } from 'react'
import { AlertDialog } from '../ui/react/dialog.tsx'
import { ZonePage } from '../ui/react/zone-page.tsx'
import { REVIEW_COPY } from './copy.ts'
import { EventsPanel } from './events-panel.tsx'
import { PdfDialogs } from './pdf-dialogs.tsx'
import { createReviewApi } from './review-api.ts'
import { ReviewBody } from './review-body.tsx'
import { type ReviewSession, startReview } from './review-session.ts'
import { alertAtom, announcementAtom, bookAtom } from './review-state.ts'
import { browserTimers } from './timers.ts'

/** /tuzonaprivada/revision-imagenes/{id}: every picture is seen, chosen or drawn again before the book is closed. */
export function ReviewScreen() {
  const { idBook = '' } = useParams({ strict: false })
  return <ReviewOf key={idBook} bookId={Number(idBook)} />
}

function ReviewOf({ bookId }: { bookId: number }) {
  const [store] = useState(createStore)
  const [session, setSession] = useState<ReviewSession | null>(null)
  useEffect(() => {
    const started = startReview({
      api: createReviewApi(bookId),
      store,
      timers: browserTimers,
      streamAddress: (lastEventId) => streamAddress(bookId, lastEventId),
      openSource: (address) => new EventSource(address),
    })
    setSession(started)
    return started.stop
  }, [bookId, store])
  return <Provider store={store}>{session ? <Review session={session} bookId={bookId} /> : null}</Provider>
}

function Review({ session, bookId }: { session: ReviewSession; bookId: number }) {
  const title = useAtomValue(bookAtom)?.title || REVIEW_COPY.untitled
  const announcement = useAtomValue(announcementAtom)
  const [alert, setAlert] = useAtom(alertAtom)
  return (
    <ZonePage title={REVIEW_COPY.documentTitle(title)}>
      <div className="container review">
        <ReviewBody session={session} />
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        <EventsPanel />
      </div>
      <PdfDialogs bookId={bookId} onCreate={() => void session.createPdf()} />
      <AlertDialog
        open={alert !== null}
        onClose={() => setAlert(null)}
        title={REVIEW_COPY.alertTitle}
        description={alert}
        actions={
          <button type="button" className="button button--primary" onClick={() => setAlert(null)}>
            {REVIEW_COPY.ok}
          </button>
        }
      />
    </ZonePage>
  )
}

/** An EventSource can send no header; the server keeps this token out of its log. */
function streamAddress(bookId: number, lastEventId: string): string {
  const query = new URLSearchParams({ token: localStorage.getItem('token') ?? '' })
  if (lastEventId) query.set('last_event_id', lastEventId)
  return `/api/sse/book/${bookId}?${query}`
}
