import type { ReactNode } from 'react'
import { Goldfinch } from '../ui/goldfinch/goldfinch.tsx'
import { ACCOUNT_COPY } from './copy.ts'

type AccountScreenProps = { screen: 'register' | 'logIn'; children: ReactNode }

/** One sheet of paper with a form on it, and the bird that brought it. */
export function AccountScreen({ screen, children }: AccountScreenProps) {
  const { title, lead } = ACCOUNT_COPY[screen]
  return (
    <div className="account">
      <div className="account__bird">
        <Goldfinch pose={screen === 'register' ? 'star' : 'letter'} className="hops" />
      </div>
      <section className="account__sheet card card--large" aria-labelledby="account-title">
        <h1 id="account-title">{title}</h1>
        <p className="account__lead">{lead}</p>
        {children}
      </section>
    </div>
  )
}
