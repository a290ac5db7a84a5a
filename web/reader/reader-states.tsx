import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Goldfinch, type GoldfinchPose } from '../ui/goldfinch/goldfinch.tsx'
import { READER_COPY } from './copy.ts'
import type { ReadableBook } from './readable-book.ts'

type ReaderFailedProps = { message: string; reason?: string; onRetry?: () => void }

export function ReaderFailed({ message, reason = '', onRetry }: ReaderFailedProps) {
  const router = useRouter()
  const goBack = () => {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/tuzonaprivada' })
  }
  return (
    <Standstill pose="sleeping" title={message} text={reason} isError>
      <button type="button" className="button button--primary" onClick={goBack}>
        {READER_COPY.back}
      </button>
      {onRetry ? (
        <button type="button" className="button button--secondary" onClick={onRetry}>
          {READER_COPY.retry}
        </button>
      ) : null}
    </Standstill>
  )
}

/** A book that has no pages yet: says where it stands and leads on. */
export function NotYetReadable({ book: { id, status } }: { book: ReadableBook }) {
  const editing = status === 'editing'
  return (
    <Standstill
      pose={editing ? 'letter' : 'thread'}
      title={READER_COPY.notYetTitle}
      text={editing ? READER_COPY.editing : READER_COPY.generating}
    >
      {editing ? (
        <Link
          className="button button--primary"
          to="/tuzonaprivada/crearcuento/$idBook"
          params={{ idBook: String(id) }}
        >
          {READER_COPY.openEditor}
        </Link>
      ) : null}
      <Link className={`button button--${editing ? 'secondary' : 'primary'}`} to="/tuzonaprivada">
        {READER_COPY.backToBooks}
      </Link>
    </Standstill>
  )
}

type StandstillProps = { pose: GoldfinchPose; title: string; text?: string; isError?: boolean; children: ReactNode }

function Standstill({ pose, title, text, isError, children }: StandstillProps) {
  return (
    <div className="empty-state reader-standstill" role={isError ? 'alert' : undefined}>
      <Goldfinch pose={pose} />
      <h1 className="title--md">{title}</h1>
      {text ? <p className="soft">{text}</p> : null}
      <div className="cluster reader-standstill__ways">{children}</div>
    </div>
  )
}
