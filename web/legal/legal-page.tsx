import type { ReactNode } from 'react'
import { LEGAL_COPY, type LegalSection, type LegalText } from './legal-text.ts'

/** A legal page: the short version first, then the contents, then every section. */
export function LegalPage({ title, summary, sections }: LegalText) {
  return (
    <article className="legal container container--narrow">
      <header className="stack">
        <h1>{title}</h1>
        <p className="soft small">{LEGAL_COPY.updated}</p>
        <section className="legal__summary" aria-labelledby="resumen">
          <h2 id="resumen">{LEGAL_COPY.summary}</h2>
          <ul>
            {summary.map((point) => (
              <li key={point}>{withLinks(point)}</li>
            ))}
          </ul>
        </section>
        <nav aria-label={LEGAL_COPY.contents} className="legal__contents">
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      {sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      {sections.some(({ forLawyer }) => forLawyer) ? (
        <p className="legal__note small soft">{LEGAL_COPY.forLawyerNote}</p>
      ) : null}
    </article>
  )
}

function Section({ id, title, paragraphs, points = [], after = [], forLawyer = false }: LegalSection) {
  return (
    <section className="legal__section" id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{title}</h2>
      {forLawyer ? <p className="chip chip--gold">{LEGAL_COPY.forLawyer}</p> : null}
      {paragraphs.map((text) => (
        <p key={text}>{withLinks(text)}</p>
      ))}
      {points.length > 0 ? (
        <ul>
          {points.map((text) => (
            <li key={text}>{withLinks(text)}</li>
          ))}
        </ul>
      ) : null}
      {after.map((text) => (
        <p key={text}>{withLinks(text)}</p>
      ))}
    </section>
  )
}

function withLinks(text: string): ReactNode[] {
  return text.split(/(\[[^\]]+\]\([^)]+\))/u).map((part) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/u.exec(part)
    return link ? (
      <a key={part} href={link[2]}>
        {link[1]}
      </a>
    ) : (
      part
    )
  })
}
