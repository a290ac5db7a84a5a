import { SHELL } from '../ui/shell-copy.ts'
import { SiteFooter } from '../ui/site-footer.tsx'
import { SiteNav } from '../ui/site-nav.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { LIST_COPY } from './copy.ts'
import { LoadingModal } from './loading-modal.tsx'

/**
 * What the document of the private zone holds before any script: the frame and the first words of the wait, drawn as the
 * screens draw them, so that nothing moves when they take over.
 */
export function ZoneShell({ path, withoutScript }: { path: string; withoutScript: string }) {
  const isList = path === '/tuzonaprivada'
  return (
    <>
      <a className="skip-link" href="#contenido">
        {SHELL.skip}
      </a>
      <SiteNav current={path} />
      <main id="contenido" tabIndex={-1}>
        <noscript>
          <style>{'.zone-loading,.dialog-backdrop,.screen-waiting{display:none!important}'}</style>
          <p className="container zone-list">{withoutScript}</p>
        </noscript>
        {isList ? (
          <>
            <LoadingModal stage="checking" standing />
            <div className="container zone-list">
              <header className="zone-list__head">
                <h1>{LIST_COPY.title}</h1>
              </header>
            </div>
          </>
        ) : (
          <Waiting text={LIST_COPY.loading.checking} />
        )}
      </main>
      {isList ? <SiteFooter /> : null}
    </>
  )
}
