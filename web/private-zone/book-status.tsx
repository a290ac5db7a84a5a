import { Link } from '@tanstack/react-router'
import type { WireSummary } from '../api/wire.ts'
import { Icon } from '../ui/icon.tsx'
import { LIST_COPY } from './copy.ts'
import { stagePercent, stageWords } from './generation-words.ts'
import { useEditBook } from './use-book-actions.ts'
import { listTitle } from './visible-books.ts'

/** Where the book stands and the one thing to do next with it. */
export function BookStatus({ book, describedBy }: { book: WireSummary; describedBy: string }) {
  const edit = useEditBook()
  const { status, id_book: id } = book
  const circle = (icon: Parameters<typeof Icon>[0]['name']) => (
    <span className="status__circle">
      <Icon name={icon} />
    </span>
  )
  const params = { idBook: String(id) }
  switch (status) {
    case 'generating':
      return <Generating book={book} />
    case 'verifying':
      return (
        <Link
          className="zone-status status status--verifying"
          to="/tuzonaprivada/revision-imagenes/$idBook"
          params={params}
          aria-describedby={describedBy}
        >
          {circle('zoom')}
          {LIST_COPY.status.verifying}
        </Link>
      )
    case 'finished':
      return (
        <div className="zone-ways">
          <a
            className="zone-status status status--finished"
            href={book.rendered_url ?? `/tuzonaprivada/vercuento/${id}`}
            target="_blank"
            rel="noopener"
            aria-describedby={describedBy}
          >
            {circle('book')}
            {LIST_COPY.status.finished}
          </a>
          {book.pdf_url ? (
            <a
              className="button button--quiet button--small"
              href={book.pdf_url}
              download=""
              aria-describedby={describedBy}
            >
              <Icon name="download" />
              {LIST_COPY.menu.pdf}
            </a>
          ) : null}
        </div>
      )
    case 'editing':
      return (
        <button
          type="button"
          className="zone-status status status--editing"
          aria-describedby={describedBy}
          aria-busy={edit.isPending}
          onClick={() => !edit.isPending && edit.mutate(id)}
        >
          {edit.isPending ? (
            <span className="status__circle">
              <span className="spinner" />
            </span>
          ) : (
            circle('pencil')
          )}
          {LIST_COPY.status.editing}
        </button>
      )
  }
}

function Generating({ book }: { book: WireSummary }) {
  const { generation } = book
  const percent = generation ? stagePercent(generation) : 0
  return (
    <div className="zone-generating">
      <p className="status status--generating">
        <span className="status__circle">
          <span className="spinner" />
        </span>
        {LIST_COPY.status.generating}
      </p>
      {generation ? (
        <>
          <p className="small soft" role="status">
            {stageWords(generation)}
          </p>
          <div
            className="bar"
            role="progressbar"
            aria-label={LIST_COPY.progressOf(listTitle(book))}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <div className="bar__fill" style={{ ['--progress' as string]: percent }} />
          </div>
        </>
      ) : null}
    </div>
  )
}
