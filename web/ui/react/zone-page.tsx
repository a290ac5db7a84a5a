import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { logOut } from '../../api/session.ts'
import { SHELL } from '../shell-copy.ts'
import { SiteFooter } from '../site-footer.tsx'
import { SiteNav } from '../site-nav.tsx'
import { leaveBy } from './leave-guard.ts'

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
      <SiteNav
        current={path}
        onMyBooks={() => void navigate({ to: '/tuzonaprivada' })}
        onLogOut={() => leaveBy(logOut)}
      />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      {footer ? <SiteFooter /> : null}
    </>
  )
}
