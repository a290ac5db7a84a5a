import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError, leaveToLogin } from '../api/client.ts'
import { hasSession } from '../api/session.ts'
import { useQuery } from '../api/use-query.ts'
import { ZonePage } from '../ui/react/zone-page.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { BookViewer } from './book-viewer.tsx'
import { READER_COPY } from './copy.ts'
import { loadReadableBook, mayPass, messageOf } from './readable-book.ts'
import { NotYetReadable, ReaderFailed } from './reader-states.tsx'

/** Long enough to read why one is sent away. */
const LEAVE_MS = 2000

/** /tuzonaprivada/vercuento/{id}: the finished book, page by page. */
export function ReaderScreen() {
  const { idBook = '' } = useParams({ strict: false })
  return hasSession() ? <ReaderOf key={idBook} bookId={Number(idBook)} /> : <WithoutSession />
}

function ReaderOf({ bookId }: { bookId: number }) {
  const { data, error, refetch, isFetching } = useQuery(
    `book/${bookId}/reader`,
    (signal) => loadReadableBook(bookId, signal),
    { retries: 0 },
  )
  const isLeaving = error instanceof ApiError && error.status === 401
  return (
    <ZonePage title={READER_COPY.documentTitle(data?.title ?? '')} footer={!data?.url}>
      {data ? (
        <div className="reader-room">
          {data.url ? <BookViewer book={data} url={data.url} /> : <NotYetReadable book={data} />}
        </div>
      ) : error && !isFetching && !isLeaving ? (
        <ReaderFailed {...messageOf(error)} {...(mayPass(error) && { onRetry: () => void refetch() })} />
      ) : (
        <Waiting text={READER_COPY.loading} />
      )}
    </ZonePage>
  )
}

function WithoutSession() {
  useEffect(() => {
    const timer = setTimeout(leaveToLogin, LEAVE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <ZonePage title={READER_COPY.documentTitle('')}>
      <ReaderFailed message={READER_COPY.noToken} />
    </ZonePage>
  )
}
