import { Icon } from '../ui/icon.tsx'
import { LANDING_COPY } from './copy.ts'

const COPY = LANDING_COPY.pricing

/** What it costs, to the letter, with the book that one gets. */
export function Pricing({ picture }: { picture: (name: string) => string | null }) {
  const { digital, print } = COPY
  const cover = picture('samples/lucia-y-el-dragon/01.webp')
  return (
    <section id="precios" className="landing-pricing" aria-labelledby="precios-titulo">
      <div className="container">
        <header className="landing-head">
          <h2 id="precios-titulo">{COPY.title}</h2>
          <p className="lead">{COPY.lead}</p>
        </header>
        <div className="landing-pricing__cards">
          <article className="price price--digital card card--large" aria-labelledby="precio-digital">
            {cover ? (
              <img
                className="price__book"
                src={cover}
                alt=""
                width={560}
                height={560}
                loading="lazy"
                decoding="async"
              />
            ) : null}
            <h3 id="precio-digital">{digital.title}</h3>
            <p className="price__figure">{digital.price}</p>
            <Items items={digital.items} />
            <a className="button button--primary button--large button--block" href="/registro">
              {digital.action}
            </a>
          </article>
          <article className="price price--print card card--large" aria-labelledby="precio-papel">
            <h3 id="precio-papel">{print.title}</h3>
            <p className="price__figure">{print.price}</p>
            <Items items={print.items} />
          </article>
        </div>
        <details className="landing-pricing__minutes">
          <summary>{COPY.minutesTitle}</summary>
          <p>{COPY.minutes}</p>
        </details>
      </div>
    </section>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="price__items">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          {item}
        </li>
      ))}
    </ul>
  )
}
