import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Goldfinch, type GoldfinchPose } from '../ui/goldfinch/goldfinch.tsx'
import { Icon } from '../ui/icon.tsx'
import { REVIEW_COPY } from './copy.ts'
import type { ReviewBook } from './review-book.ts'

/** `onRetry`: null where trying again finds the same. */
export function ReviewFailed({ message, onRetry }: { message: string; onRetry: (() => void) | null }) {
  return (
    <Standstill pose="sleeping" role="alert" title={message}>
      {onRetry ? (
        <button type="button" className="button button--primary" onClick={onRetry}>
          {REVIEW_COPY.retry}
        </button>
      ) : null}
      <BackToBooks primary={!onRetry} />
    </Standstill>
  )
}

/** A book that is not to be reviewed yet: says where it stands and leads on. */
export function NothingToReview({ book: { id, status } }: { book: ReviewBook }) {
  if (status === 'generating')
    return (
      <Standstill pose="thread" title={REVIEW_COPY.generatingTitle} text={REVIEW_COPY.generating}>
        <BackToBooks primary />
      </Standstill>
    )
  if (status === 'editing')
    return (
      <Standstill pose="letter" title={REVIEW_COPY.editingTitle} text={REVIEW_COPY.editing}>
        <Link
          className="button button--primary"
          to="/tuzonaprivada/crearcuento/$idBook"
          params={{ idBook: String(id) }}
        >
          {REVIEW_COPY.openEditor}
        </Link>
        <BackToBooks />
      </Standstill>
    )
  return (
    <Standstill pose="sleeping" title={REVIEW_COPY.noneFound}>
      <BackToBooks primary />
    </Standstill>
  )
}

export function FinishedNotice({ bookId }: { bookId: number }) {
  return (
    <section className="review-finished card card--quiet" aria-label={REVIEW_COPY.finishedTitle}>
      <div>
        <p className="title title--sm">{REVIEW_COPY.finishedTitle}</p>
        <p>{REVIEW_COPY.finished}</p>
      </div>
      <Link
        className="button button--primary"
        to="/tuzonaprivada/vercuento/$idBook"
        params={{ idBook: String(bookId) }}
      >
        <Icon name="book" />
        {REVIEW_COPY.viewBook}
      </Link>
      <Link
        className="button button--secondary"
        to="/tuzonaprivada/corregir/$idBook"
        params={{ idBook: String(bookId) }}
      >
        <Icon name="pencil" />
        {REVIEW_COPY.editAll}
      </Link>
    </section>
  )
}

type StandstillProps = { pose: GoldfinchPose; title: string; text?: string; role?: 'alert'; children: ReactNode }

function Standstill({ pose, title, text, role, children }: StandstillProps) {
  return (
    <div className="empty-state" role={role}>
      <Goldfinch pose={pose} />
      <h1 className="title--md">{title}</h1>
      {text ? <p className="soft">{text}</p> : null}
      <div className="cluster review-standstill__ways">{children}</div>
    </div>
  )
}

function BackToBooks({ primary = false }: { primary?: boolean }) {
  return (
    <Link className={`button button--${primary ? 'primary' : 'secondary'}`} to="/tuzonaprivada">
      {REVIEW_COPY.backToBooks}
    </Link>
  )
}
