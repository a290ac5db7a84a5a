import { Icon } from '../ui/icon.tsx'
import { LANDING_COPY } from './copy.ts'

const COPY = LANDING_COPY.steps

/** Four steps on a red thread, each with a scrap of the product itself. */
export function Steps({ picture }: { picture: (name: string) => string | null }) {
  const scraps = [
    <Portraits key="portraits" picture={picture} />,
    <Themes key="themes" />,
    <Versions key="versions" picture={picture} />,
    <Dedication key="dedication" />,
  ]
  return (
    <section id="como-funciona" className="landing-steps torn torn--both" aria-labelledby="como-funciona-titulo">
      <div className="container">
        <header className="landing-head">
          <h2 id="como-funciona-titulo">{COPY.title}</h2>
          <p className="lead">{COPY.lead}</p>
        </header>
        <ol className="landing-steps__list">
          {COPY.items.map(({ title, text }, index) => (
            <li key={title} className="landing-step">
              <div className="landing-step__scrap" aria-hidden="true">
                {scraps[index]}
              </div>
              <span className="landing-step__number" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Portraits({ picture }: { picture: (name: string) => string | null }) {
  return (
    <div className="scrap scrap--portraits">
      {(['carmen', 'lucia', 'chispa'] as const).map((name) => {
        const src = picture(`samples/portrait-${name}.webp`)
        return (
          <span key={name} className="scrap__portrait">
            {src ? <img src={src} alt="" width={160} height={160} loading="lazy" /> : null}
          </span>
        )
      })}
    </div>
  )
}

function Themes() {
  return (
    <div className="scrap scrap--themes chips">
      {COPY.themes.map((theme, index) => (
        <span key={theme} className={index === 0 ? 'chip scrap__chosen' : 'chip'}>
          {theme}
        </span>
      ))}
    </div>
  )
}

function Versions({ picture }: { picture: (name: string) => string | null }) {
  const src = picture('samples/version.webp')
  return (
    <div className="scrap scrap--versions">
      <div className="scrap__picture">
        {src ? <img src={src} alt="" width={480} height={320} loading="lazy" /> : null}
      </div>
      <p>
        <span>{COPY.version}</span>
        <span className="scrap__keep">
          <Icon name="check" />
          {COPY.keep}
        </span>
      </p>
    </div>
  )
}

function Dedication() {
  return (
    <div className="scrap scrap--dedication">
      <p>{COPY.dedication}</p>
      <p>{COPY.dedicationBy}</p>
    </div>
  )
}
