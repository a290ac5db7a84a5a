import { Goldfinch } from '../ui/goldfinch/goldfinch.tsx'
import { Icon } from '../ui/icon.tsx'
import { LANDING_COPY } from './copy.ts'
import { SAMPLE_BOOKS, type SampleBook } from './sample-books.ts'

const COPY = LANDING_COPY.examples
type Picture = (name: string) => string | null

/** Whole books that the product made, to leaf through: a strip of pages to scroll, with arrows where there is script. */
export function Examples({ picture }: { picture: Picture }) {
  return (
    <section id="ejemplos" className="landing-examples" aria-labelledby="ejemplos-titulo">
      <div className="container">
        <header className="landing-head">
          <h2 id="ejemplos-titulo">{COPY.title}</h2>
          <p className="lead">{COPY.lead}</p>
        </header>
        <div className="landing-examples__books">
          {SAMPLE_BOOKS.map((book) => (
            <Sample key={book.slug} book={book} picture={picture} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Sample({ book, picture }: { book: SampleBook; picture: Picture }) {
  const pages = book.pages.flatMap((page) => {
    const src = picture(page.file)
    return src ? [{ ...page, src }] : []
  })
  return (
    <article className="sample" aria-labelledby={`ejemplo-${book.slug}`}>
      {pages.length === 0 ? (
        <div className="sample__soon">
          <Goldfinch pose="thread" />
          <p className="chip chip--gold">{COPY.soon}</p>
        </div>
      ) : (
        <div className="sample__book" data-book data-page-of={COPY.pageOf}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling strip must be reachable by keyboard */}
          <section className="sample__strip" data-strip tabIndex={0} aria-label={COPY.strip(book.title)}>
            {pages.map(({ src, alt, file }, index) => (
              <img
                key={file}
                className="sample__page"
                src={src}
                lang={book.lang}
                alt={book.lang === 'es' ? `${COPY.pageLabel(index + 1)}. ${alt}` : alt}
                width={640}
                height={640}
                loading="lazy"
                decoding="async"
              />
            ))}
          </section>
          <div className="sample__turn">
            <button
              type="button"
              className="button button--icon button--secondary"
              data-turn
              aria-label={COPY.back}
              hidden
            >
              <Icon name="chevronLeft" />
            </button>
            <p data-count role="status" className="small soft" />
            <button
              type="button"
              className="button button--icon button--secondary"
              data-turn
              aria-label={COPY.on}
              hidden
            >
              <Icon name="chevronRight" />
            </button>
          </div>
        </div>
      )}
      <h3 id={`ejemplo-${book.slug}`} className="sample__title" lang={book.lang}>
        {book.title}
      </h3>
      <p className="small soft">{book.about}</p>
    </article>
  )
}
