import { Notice } from '../ui/notice.tsx'
import { ACCOUNT_COPY } from './copy.ts'

const COPY = ACCOUNT_COPY.logIn

/**
 * The answer to a login posted before the script had loaded, or without it. The island takes the session from here into
 * the browser's store and goes on; without script there is no private zone, and the page says so.
 */
export function LoggedInScreen({ session }: { session: { token: string; user: { id: string; email: string } } }) {
  return (
    <div className="account" data-session={JSON.stringify(session)}>
      <section className="account__sheet card card--large stack">
        <h1>{COPY.title}</h1>
        <Notice tone="success">{COPY.success}</Notice>
        <noscript>
          <p>{COPY.needsScript}</p>
        </noscript>
      </section>
    </div>
  )
}
