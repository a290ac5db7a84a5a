import { lazy, memo, Suspense, useId, useState } from 'react'
import type { WireSummary } from '../api/wire.ts'
import { BookCover } from './book-cover.tsx'
import { BookMenu } from './book-menu.tsx'
import { BookNotice } from './book-notice.tsx'
import { BookStatus } from './book-status.tsx'
import { LIST_COPY } from './copy.ts'
import type { ViewMode } from './list-state.ts'
import { useBookActions } from './use-book-actions.ts'
import { listTitle } from './visible-books.ts'

/** Comes with the list view: its words are those of the whole wizard, which the cards do without. */
const BookDetails = lazy(async () => ({ default: (await import('./book-details.tsx')).BookDetails }))

type BookItemProps = { book: WireSummary; view: ViewMode; onDelete: (book: WireSummary) => void }

/** One book of the list, as a card or as a row. Redrawn only when the book changes. */
export const BookItem = memo(function BookItem({ book, view, onDelete }: BookItemProps) {
  const titleId = useId()
  const [refusal, setRefusal] = useState('')
  const { duplicate, cancel, retry, finish } = useBookActions({ onRefused: setRefusal })
  const created = new Date(book.created_at)
  return (
    <li className={`zone-book zone-book--${view} card`} data-status={book.status}>
      <BookCover book={book} />
      <div className="zone-book__body">
        <div className="zone-book__head">
          <div>
            <h2 className="title--sm zone-book__title" id={titleId}>
              {listTitle(book)}
            </h2>
            <p className="small soft">
              <time dateTime={book.created_at}>{LIST_COPY.created(DATE.format(created))}</time>
            </p>
          </div>
          <BookMenu
            book={book}
            onDelete={() => onDelete(book)}
            onDuplicate={() => duplicate.mutate(book.id_book)}
            onCancel={() => cancel.mutate(book.id_book)}
          />
        </div>
        <BookNotice book={book} refusal={refusal} describedBy={titleId} cancel={cancel} retry={retry} finish={finish} />
        {view === 'list' ? (
          <Suspense fallback={<div className="zone-details" />}>
            <BookDetails book={book} />
          </Suspense>
        ) : null}
        <BookStatus book={book} describedBy={titleId} />
      </div>
    </li>
  )
})

const DATE = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium' })
