import { useAtomValue, useSetAtom } from 'jotai/react'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { REVIEW_COPY } from './copy.ts'
import { PictureCard } from './picture-card.tsx'
import { type PictureGroup, picturesOf } from './review-book.ts'
import { coverName, ReviewHeader } from './review-header.tsx'
import type { ReviewSession } from './review-session.ts'
import { bindingAtom, bookAtom, canCreatePdfAtom, connectionAtom, loadingAtom } from './review-state.ts'
import { FinishedNotice, NothingToReview, ReviewFailed, ReviewLoading } from './review-states.tsx'
import { WriterNote } from './writer-note.tsx'

export function ReviewBody({ session }: { session: ReviewSession }) {
  const loading = useAtomValue(loadingAtom)
  const book = useAtomValue(bookAtom)
  const connection = useAtomValue(connectionAtom)
  if (loading.kind === 'failed' && !book)
    return <ReviewFailed message={loading.message} onRetry={() => void session.load()} />
  if (!book) return <ReviewLoading />
  const unready = book.status === 'editing' || book.status === 'generating'
  if (unready || picturesOf(book).length === 0) return <NothingToReview book={book} />

  return (
    <>
      <ReviewHeader book={book} />
      {connection === 'down' ? <Notice tone="warning">{REVIEW_COPY.connectionLost}</Notice> : null}
      {book.status === 'finished' ? <FinishedNotice bookId={book.id} /> : <WriterNote {...book} />}
      {book.groups.map((group) => (
        <Group key={group.key} group={group} session={book.status === 'verifying' ? session : null} />
      ))}
      {book.status === 'verifying' ? <CreatePdfBar /> : null}
    </>
  )
}

function Group({ group, session }: { group: PictureGroup; session: ReviewSession | null }) {
  const { key, number, title, pictures } = group
  const chapter = number === null ? coverName(key) : REVIEW_COPY.chapter(number)
  return (
    <section className="review-group" id={key} aria-label={title ? `${chapter}: ${title}` : chapter}>
      <h2 className="review-group__title">
        {number === null ? (
          chapter
        ) : (
          <>
            <span className="review-group__number">{chapter}</span> {title}
          </>
        )}
      </h2>
      <div className="review-grid">
        {pictures.map((picture) => {
          const label = picture.page === null ? '' : REVIEW_COPY.page(picture.page)
          const place = label ? `${chapter}, ${label.toLowerCase()}` : chapter
          return <PictureCard key={picture.key} picture={picture} place={place} label={label} session={session} />
        })}
      </div>
    </section>
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
