import { dropSession } from './session.ts'

/** Logging out, and a small screen's menu that closes by choosing, by Escape and by a tap outside. */
export function enhanceNavigation(): void {
  for (const button of document.querySelectorAll('[data-log-out]'))
    button.addEventListener('click', () => {
      dropSession()
      location.assign('/')
    })
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
  if (!menu) return
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (!menu.contains(target) || target.closest('.menu a')) menu.open = false
  })
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
