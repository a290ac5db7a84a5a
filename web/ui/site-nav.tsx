import type { MouseEvent } from 'react'
import { Icon } from './icon.tsx'
import { SHELL } from './shell-copy.ts'
import { Wordmark } from './wordmark.tsx'

type ZonePlace = '/tuzonaprivada' | '/tuzonaprivada/cuenta'

type SiteNavProps = {
  /** The path shown now, for `aria-current`. */
  current?: string | undefined
  /** In the private zone: what the links do instead of loading a page. The public pages' script does it for them. */
  onGo?: ((to: ZonePlace) => void) | undefined
  onLogOut?: (() => void) | undefined
}

/**
 * The bar on top. Without script its links are ordinary links and the small screen's menu is a native disclosure;
 * `<html data-session="in">` decides which of the account links show.
 */
export function SiteNav({ current, onGo, onLogOut }: SiteNavProps) {
  const account = accountLinks({ current, onGo, onLogOut })
  return (
    <header className="site-nav">
      <nav className="site-nav__bar container" aria-label={SHELL.navigation}>
        <a className="site-nav__brand" href="/" aria-label={SHELL.home}>
          <Wordmark />
        </a>
        <div className="site-nav__links">
          <a className="site-nav__link" href="/#ejemplos">
            {SHELL.examples}
          </a>
          <a className="site-nav__link" href="/#precios">
            {SHELL.pricing}
          </a>
        </div>
        <div className="site-nav__account">{account('site-nav__link')}</div>
        <details className="site-nav__menu" data-menu>
          <summary aria-label={SHELL.openMenu}>
            <Icon name="menu" />
          </summary>
          <div className="menu">
            {account('menu__item', 'enter')}
            <a className="menu__item" href="/#como-funciona">
              {SHELL.howItWorks}
            </a>
            <a className="menu__item" href="/#precios">
              {SHELL.price}
            </a>
            {account('menu__item', 'rest')}
          </div>
        </details>
      </nav>
    </header>
  )
}

const PLACES = [
  ['/tuzonaprivada', SHELL.myBooks],
  ['/tuzonaprivada/cuenta', SHELL.account],
] as const

function accountLinks({ current, onGo, onLogOut }: SiteNavProps) {
  const here = (path: string) => (current === path ? ('page' as const) : undefined)
  return (link: string, part: 'enter' | 'rest' | 'all' = 'all') => (
    <>
      {part === 'rest' ? null : (
        <a className={`${link} when-out`} href="/login" aria-current={here('/login')}>
          {SHELL.logIn}
        </a>
      )}
      {part === 'enter' ? null : (
        <>
          <a
            className={link === 'menu__item' ? `${link} when-out` : 'button button--secondary when-out'}
            href="/registro"
            aria-current={here('/registro')}
          >
            {SHELL.register}
          </a>
          {PLACES.map(([to, name]) => (
            <a
              key={to}
              className={`${link} when-in`}
              href={to}
              aria-current={here(to)}
              {...(onGo && { onClick: instead(() => onGo(to)) })}
            >
              {name}
            </a>
          ))}
          <button type="button" className={`${link} when-in`} data-log-out {...(onLogOut && { onClick: onLogOut })}>
            {SHELL.logOut}
          </button>
        </>
      )}
    </>
  )
}

function instead(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault()
    act()
  }
}
