import { memo, useId } from 'react'
import type { WireSummary } from '../api/wire.ts'
import { BookCover } from './book-cover.tsx'
import { BookDetails } from './book-details.tsx'
import { BookMenu } from './book-menu.tsx'
import { BookStatus } from './book-status.tsx'
import { LIST_COPY, ZONE_COPY } from './copy.ts'
import type { ViewMode } from './list-state.ts'
import { useBookActions } from './use-book-actions.ts'
import { listTitle } from './visible-books.ts'

type BookItemProps = { book: WireSummary; view: ViewMode; onDelete: (book: WireSummary) => void }

/** One book of the list, as a card or as a row. Redrawn only when the book changes. */
export const BookItem = memo(function BookItem({ book, view, onDelete }: BookItemProps) {
  const titleId = useId()
  const { duplicate, cancel, retry } = useBookActions()
  const failure = book.status === 'editing' ? book.generation?.error : null
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
        {failure ? (
          <div className="notice notice--error zone-book__failure">
            <p>{failure}</p>
            <button
              type="button"
              className="button button--secondary button--small"
              aria-describedby={titleId}
              aria-busy={retry.isPending}
              onClick={() => !retry.isPending && retry.mutate(book.id_book)}
            >
              {retry.isPending ? LIST_COPY.retrying : ZONE_COPY.retry}
            </button>
          </div>
        ) : null}
        {view === 'list' ? <BookDetails book={book} /> : null}
        <BookStatus book={book} describedBy={titleId} />
      </div>
    </li>
  )
})

const DATE = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium' })
