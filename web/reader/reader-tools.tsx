import { Link, useNavigate } from '@tanstack/react-router'
import { Icon } from '../ui/icon.tsx'
import { Menu, type MenuEntry } from '../ui/react/menu.tsx'
import { READER_COPY } from './copy.ts'
import type { ReadableBook } from './readable-book.ts'
import type { useReader } from './use-reader.ts'

type ReaderToolsProps = {
  book: ReadableBook
  url: string
  reader: Pick<ReturnType<typeof useReader>, 'reading' | 'large' | 'night' | 'like' | 'page'>
}

/** How one likes to read, and what can be taken home. */
export function ReaderTools({ book, url, reader: { reading, large, night, like, page } }: ReaderToolsProps) {
  const navigate = useNavigate()
  const fileName = (book.title || READER_COPY.untitled).replaceAll(/[\\/:*?"<>|]/gu, '')
  const downloads: MenuEntry[] = [
    ...entry(READER_COPY.downloadPdf, book.pdfUrl, `${fileName}.pdf`),
    {
      label: READER_COPY.print,
      onSelect: () => void navigate({ to: '/tuzonaprivada/imprimir/$idBook', params: { idBook: String(book.id) } }),
    },
  ]
  return (
    <div className="reader-tools">
      {reading === 'paged' ? (
        <>
          <button
            type="button"
            className="button button--quiet reader-tool"
            aria-pressed={large}
            title={READER_COPY.largeText}
            onClick={() => like('large', !large)}
          >
            A+ <span className="visually-hidden">{READER_COPY.largeText}</span>
          </button>
          <button
            type="button"
            className="button button--quiet reader-tool"
            aria-pressed={night}
            aria-label={READER_COPY.night}
            title={READER_COPY.night}
            onClick={() => like('night', !night)}
          >
            <Moon />
          </button>
        </>
      ) : null}
      <Link
        className="button button--quiet button--icon reader-tool"
        to="/tuzonaprivada/corregir/$idBook"
        params={{ idBook: String(book.id) }}
        search={{ pagina: page }}
        aria-label={READER_COPY.edit}
        title={READER_COPY.edit}
      >
        <Icon name="pencil" />
      </Link>
      {downloads.length > 0 ? (
        <Menu label={READER_COPY.downloads} trigger={<Icon name="download" />} entries={downloads} />
      ) : null}
      <a className="reader-tools__full" href={url} target="_blank" rel="noopener">
        {READER_COPY.fullVersion}
      </a>
    </div>
  )
}

function entry(label: string, href: string | null, download: string): MenuEntry[] {
  return href ? [{ label, href, download }] : []
}

/** Not in the shared set: only who reads in bed needs it. */
function Moon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />
    </svg>
  )
}
