import type { ReactNode } from 'react'
import { Goldfinch } from '../ui/goldfinch/goldfinch.tsx'
import { ACCOUNT_COPY } from './copy.ts'

type AccountScreenProps = {
  screen: 'register' | 'logIn' | 'forgotten' | 'newPassword' | 'confirmAddress'
  /** In place of the screen's own. */
  lead?: string
  children: ReactNode
}

/** One sheet of paper with a form on it, and the bird that brought it. */
export function AccountScreen({ screen, lead = ACCOUNT_COPY[screen].lead, children }: AccountScreenProps) {
  const { title } = ACCOUNT_COPY[screen]
  return (
    <div className="account">
      <div className="account__bird">
        <Goldfinch pose={screen === 'register' ? 'star' : 'letter'} className="hops" />
      </div>
      <section className="account__sheet card card--large" aria-labelledby="account-title">
        <h1 id="account-title">{title}</h1>
        <p className="account__lead" data-usable>
          {lead}
        </p>
        {children}
      </section>
    </div>
  )
}
