import type { ReactNode } from 'react'
import { Goldfinch } from '../ui/goldfinch/goldfinch.tsx'
import { LANDING_COPY } from './copy.ts'
import { Examples } from './examples.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'
import { Promises } from './promises.tsx'
import { Steps } from './steps.tsx'

export type LandingProps = {
  registerForm: ReactNode
  /** Address of a client file by its logical name, and whether there is one. */
  asset: (name: string) => string
  hasAsset: (name: string) => boolean
}

/** What a stranger sees first: a book, how it comes to be, books to leaf through, what it costs, and the door. */
export function Landing({ registerForm, asset, hasAsset }: LandingProps) {
  const picture = (name: string) => (hasAsset(name) ? asset(name) : null)
  return (
    <>
      <Hero picture={picture} />
      <Steps picture={picture} />
      <Examples picture={picture} />
      <Pricing picture={picture} />
      <Promises />
      <section id="registro-cta" className="landing-join" aria-labelledby="registro-cta-titulo">
        <div className="landing-join__row container">
          <div className="landing-join__words">
            <Goldfinch pose="letter" className="landing-join__bird" />
            <h2 id="registro-cta-titulo">{LANDING_COPY.join.title}</h2>
            <p className="lead">{LANDING_COPY.join.lead}</p>
          </div>
          <div className="landing-join__form card card--large">{registerForm}</div>
        </div>
      </section>
    </>
  )
}
