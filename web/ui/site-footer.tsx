import { SHELL } from './shell-copy.ts'
import { Wordmark } from './wordmark.tsx'

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="site-footer__row">
          <Wordmark />
          <nav className="site-footer__links" aria-label={SHELL.footer}>
            <a href="/privacidad">{SHELL.privacy}</a>
            <a href="/terminos">{SHELL.terms}</a>
            <a href="/aviso-legal">{SHELL.legalNotice}</a>
          </nav>
        </div>
        <p className="site-footer__line">{SHELL.footerLine}</p>
      </div>
    </footer>
  )
}
