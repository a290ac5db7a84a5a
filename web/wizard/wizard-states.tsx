import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { duplicateBook } from '../api/books.ts'
import { ApiError } from '../api/client.ts'
import { useMutation } from '../api/use-mutation.ts'
import type { WireBook } from '../api/wire.ts'
import { Goldfinch } from '../ui/goldfinch/goldfinch.tsx'
import { WIZARD_COPY } from './copy.ts'

type LoadFailureProps = { missing: boolean; busy: boolean; onRetry: () => void }

export function LoadFailure({ missing, busy, onRetry }: LoadFailureProps) {
  return (
    <section className="container empty-state" role="alert">
      <Goldfinch pose="sleeping" />
      <h1 className="title--md">{missing ? WIZARD_COPY.notFound.title : WIZARD_COPY.loadFailed.title}</h1>
      {missing ? null : <p className="soft">{WIZARD_COPY.loadFailed.text}</p>}
      <div className="cluster">
        {missing ? null : (
          <button type="button" className="button button--primary" aria-busy={busy} onClick={onRetry}>
            {WIZARD_COPY.retry}
          </button>
        )}
        <Link className="button button--secondary" to="/tuzonaprivada">
          {WIZARD_COPY.back}
        </Link>
      </div>
    </section>
  )
}

/** A book that cannot be edited any more says why and offers the way on. */
export function WrongStatus({ book }: { book: WireBook }) {
  const navigate = useNavigate()
  const copy = WIZARD_COPY.wrongStatus
  const params = { idBook: String(book.id_book) }
  const [key] = useState(() => crypto.randomUUID())
  const [refusal, setRefusal] = useState('')
  const duplicate = useMutation(() => duplicateBook(book.id_book, key), {
    onError: (error) =>
      setRefusal(error instanceof ApiError && error.code === 'book.tooMany' ? error.message : copy.duplicateFailed),
    onSuccess: ({ id }) =>
      id === null
        ? navigate({ to: '/tuzonaprivada' })
        : navigate({ to: '/tuzonaprivada/crearcuento/$idBook', params: { idBook: String(id) } }),
  })
  if (book.status === 'editing') return null
  const { title, text } = copy[book.status]
  return (
    <section className="container empty-state">
      <Goldfinch pose={book.status === 'generating' ? 'thread' : 'star'} />
      <h1 className="title--md">{title}</h1>
      <p className="soft">{text}</p>
      <p className="field__error" role="alert">
        {duplicate.isError ? refusal : null}
      </p>
      <div className="cluster">
        {book.status === 'verifying' ? (
          <Link className="button button--primary" to="/tuzonaprivada/revision-imagenes/$idBook" params={params}>
            {copy.review}
          </Link>
        ) : null}
        {book.status === 'finished' ? (
          <Link className="button button--primary" to="/tuzonaprivada/vercuento/$idBook" params={params}>
            {copy.read}
          </Link>
        ) : null}
        {book.status === 'generating' ? null : (
          <button
            type="button"
            className="button button--secondary"
            aria-busy={duplicate.isPending}
            onClick={() => !duplicate.isPending && duplicate.mutate()}
          >
            {duplicate.isPending ? copy.duplicating : copy.duplicate}
          </button>
        )}
        <Link className="button button--quiet" to="/tuzonaprivada">
          {WIZARD_COPY.back}
        </Link>
      </div>
    </section>
  )
}
