import { Goldfinch } from '../ui/goldfinch/goldfinch.tsx'
import { LANDING_COPY } from './copy.ts'

const COPY = LANDING_COPY.hero

/** One large picture: the book itself, open. */
export function Hero({ picture }: { picture: (name: string) => string | null }) {
  const [place, cast] = [picture('samples/hero.webp'), picture('samples/hero-cast.webp')]
  return (
    <section className="landing-hero" aria-labelledby="titulo">
      <div className="landing-hero__row container">
        <div className="landing-hero__words">
          <h1 id="titulo">{COPY.title}</h1>
          <p className="lead">{COPY.lead}</p>
          <div className="cluster">
            <a className="button button--primary button--large" href="/registro">
              {COPY.action}
            </a>
            <a className="button button--quiet" href="#ejemplos">
              {COPY.second}
            </a>
          </div>
          <ul className="landing-hero__promises">
            {COPY.promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </div>
        <div className="landing-hero__stage" role="img" aria-label={COPY.pictureLabel}>
          <Goldfinch pose="star" className="landing-hero__bird hops" />
          <div className="landing-book" aria-hidden="true">
            <div className="landing-book__page landing-book__page--left">
              {place ? <img src={place} alt="" width={900} height={900} fetchPriority="high" /> : null}
            </div>
            <div className="landing-book__page landing-book__page--right">
              <p className="landing-book__chapter">{COPY.page.chapter}</p>
              <p className="landing-book__title">{COPY.page.title}</p>
              {COPY.page.text.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <span className="landing-book__folio">5</span>
            </div>
            {cast ? <img className="landing-book__cast" src={cast} alt="" width={1020} height={760} /> : null}
          </div>
        </div>
      </div>
    </section>
  )
}
