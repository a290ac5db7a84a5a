import { Link } from '@tanstack/react-router'
import { Goldfinch } from '../ui/goldfinch/goldfinch.tsx'
import { ZonePage } from '../ui/react/zone-page.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { ZONE_COPY } from './copy.ts'

/** While a screen's own script is on its way. */
export function ScreenLoading() {
  return <Waiting text={ZONE_COPY.loadingScreen} />
}

/** An address that calls a book what none can be called. */
export function NoSuchBook() {
  const { title, text } = ZONE_COPY.errors.noBook
  return (
    <ZonePage title={title}>
      <section className="container empty-state" role="alert">
        <Goldfinch pose="sleeping" />
        <h1 className="title--md">{title}</h1>
        <p className="soft">{text}</p>
        <Link className="button button--primary" to="/tuzonaprivada">
          {ZONE_COPY.backToList}
        </Link>
      </section>
    </ZonePage>
  )
}

/** A screen that is not there, or could not be drawn: says so and offers the way on. */
export function ScreenError({ kind }: { kind: 'notFound' | 'failed' }) {
  // A screen whose script could not come over fails as well.
  const { title, text } = ZONE_COPY.errors[kind === 'failed' && !navigator.onLine ? 'offline' : kind]
  return (
    <main className="container empty-state" role="alert">
      <Goldfinch pose="sleeping" />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="cluster">
        {kind === 'failed' ? (
          <button type="button" className="button button--primary" onClick={() => location.reload()}>
            {ZONE_COPY.retry}
          </button>
        ) : null}
        <a className="button button--secondary" href="/tuzonaprivada">
          {ZONE_COPY.backToList}
        </a>
      </div>
    </main>
  )
}
