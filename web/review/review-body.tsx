import { useAtomValue, useSetAtom } from 'jotai/react'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { ChapterGroup } from './chapter-group.tsx'
import { REVIEW_COPY } from './copy.ts'
import { picturesOf } from './review-book.ts'
import { ReviewHeader } from './review-header.tsx'
import type { ReviewSession } from './review-session.ts'
import { bindingAtom, bookAtom, canCreatePdfAtom, connectionAtom, loadingAtom } from './review-state.ts'
import { FinishedNotice, NothingToReview, ReviewFailed } from './review-states.tsx'
import { WriterNote } from './writer-note.tsx'

export function ReviewBody({ session }: { session: ReviewSession }) {
  const loading = useAtomValue(loadingAtom)
  const book = useAtomValue(bookAtom)
  const connection = useAtomValue(connectionAtom)
  if (loading.kind === 'failed' && !book)
    return <ReviewFailed message={loading.message} onRetry={loading.canRetry ? () => void session.load() : null} />
  if (!book) return <Waiting text={REVIEW_COPY.loading} />
  const unready = book.status === 'editing' || book.status === 'generating'
  if (unready || picturesOf(book).length === 0) return <NothingToReview book={book} />

  return (
    <>
      <ReviewHeader book={book} />
      {connection === 'down' ? <Notice tone="warning">{REVIEW_COPY.connectionLost}</Notice> : null}
      {book.status === 'finished' ? <FinishedNotice bookId={book.id} /> : null}
      <WriterNote {...book} />
      {book.groups.map((group) => (
        <ChapterGroup key={group.key} group={group} session={book.status === 'verifying' ? session : null} />
      ))}
      {book.status === 'verifying' ? <CreatePdfBar /> : null}
    </>
  )
}

/** Stays in sight at the foot of the screen: closing the book is the one action here. */
function CreatePdfBar() {
  const canCreate = useAtomValue(canCreatePdfAtom)
  const setBinding = useSetAtom(bindingAtom)
  return (
    <div className="review-bar">
      <p id="create-pdf-note" className="review-bar__words" data-waiting={canCreate ? undefined : ''}>
        {canCreate ? REVIEW_COPY.createPdfLead : REVIEW_COPY.waitForPictures}
      </p>
      <button
        type="button"
        className="button button--primary button--large"
        aria-disabled={!canCreate}
        aria-describedby="create-pdf-note"
        onClick={() => canCreate && setBinding('asking')}
      >
        <Icon name="book" />
        {REVIEW_COPY.createPdf}
      </button>
    </div>
  )
}
