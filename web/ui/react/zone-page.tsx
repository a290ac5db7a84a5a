import { useNavigate, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { SHELL } from '../shell-copy.ts'
import { SiteFooter } from '../site-footer.tsx'
import { SiteNav } from '../site-nav.tsx'
import { leaveBy } from './leave-guard.ts'

// Nobody logs out before they have seen their books: it comes after them.
const loggingOut = () => import('./logging-out.ts')
const UnsavedDialog = lazy(async () => ({ default: (await loggingOut()).UnsavedDialog }))

/** The frame of every screen of the private zone. Sets the document's title. */
export function ZonePage({ title, children, footer = true }: { title: string; children: ReactNode; footer?: boolean }) {
  const navigate = useNavigate()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => {
    document.title = `${title} · Colorín`
  }, [title])
  return (
    <>
      <a className="skip-link" href="#contenido">
        {SHELL.skip}
      </a>
      <SiteNav current={path} onGo={(to) => void navigate({ to })} onLogOut={() => leaveBy(logOut)} />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      {footer ? <SiteFooter /> : null}
      <Suspense>
        <UnsavedDialog />
      </Suspense>
    </>
  )
}

function logOut(): void {
  loggingOut().then(
    (module) => module.logOut(),
    // Its script could not come over: the public pages have it too.
    () => location.assign('/'),
  )
}
