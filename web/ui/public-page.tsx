import type { ReactNode } from 'react'
import { SHELL } from './shell-copy.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteNav } from './site-nav.tsx'
import { UnsavedDialog } from './unsaved-dialog.tsx'

/** Navigation, content, footer. */
export function PublicPage({ current, children }: { current?: string; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#contenido">
        {SHELL.skip}
      </a>
      <SiteNav {...(current && { current })} />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <UnsavedDialog />
    </>
  )
}
