import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { READER_COPY } from './copy.ts'
import type { ReadableBook } from './readable-book.ts'
import { ReaderFoot } from './reader-foot.tsx'
import { ReaderTools } from './reader-tools.tsx'
import { useReader } from './use-reader.ts'

/**
 * The rendered book in a frame, a page or an opening at a time. Reading its pages needs the same origin, and WebKit runs no
 * listener in a frame without scripts (WebKit bug 218086); what may run there is the one script that the file's own
 * Content-Security-Policy names by its hash.
 */
const SANDBOX = 'allow-same-origin allow-scripts'

export function BookViewer({ book, url }: { book: ReadableBook; url: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const reader = useReader(frame, book.id)
  const title = book.title || READER_COPY.untitled

  return (
    <section
      className="reader-viewer"
      aria-label={READER_COPY.viewer}
      data-night={reader.night ? '' : undefined}
      data-two-up={reader.twoUp ? '' : undefined}
    >
      <header className="reader-head">
        <Link to="/tuzonaprivada" className="button button--quiet button--icon" aria-label={READER_COPY.backToBooks}>
          <Icon name="arrowLeft" />
        </Link>
        <h1 className="reader-head__title">{title}</h1>
        <ReaderTools book={book} reader={reader} url={url} />
      </header>
      {book.status === 'verifying' ? (
        <div className="reader-notice">
          <Notice>
            {READER_COPY.unfinished}{' '}
            <Link to="/tuzonaprivada/revision-imagenes/$idBook" params={{ idBook: String(book.id) }}>
              {READER_COPY.review}
            </Link>
          </Notice>
        </div>
      ) : null}
      {reader.reading === 'whole' ? (
        <div className="reader-notice">
          <Notice tone="warning">{READER_COPY.cannotRead}</Notice>
        </div>
      ) : null}
      <div className="reader-stage">
        {reader.reading === 'loading' ? (
          <div className="reader-stage__waiting" role="status">
            <span className="spinner" />
            <p>{READER_COPY.loading}</p>
          </div>
        ) : null}
        <iframe
          ref={frame}
          className="reader-frame"
          title={READER_COPY.frame(title)}
          src={url}
          sandbox={SANDBOX}
          data-ready={reader.reading === 'loading' ? undefined : ''}
          onLoad={reader.onLoad}
        />
      </div>
      {reader.reading === 'paged' ? <ReaderFoot reader={reader} /> : null}
    </section>
  )
}
