/** The two keys that the whole product knows a session by (product.md §3). */
type Session = { token: string; user: { id: string; email: string } }

export function keepSession({ token, user }: Session): void {
  localStorage.setItem('token', token)
  localStorage.setItem('user', JSON.stringify(user))
}

/** Ends the session here and, if it can be reached, on the server. */
export function dropSession(): void {
  const { token } = localStorage
  if (token)
    fetch('/api/users/logout', {
      method: 'POST',
      keepalive: true,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{}',
    }).catch(() => {})
  localStorage.removeItem('token')
  localStorage.removeItem('user')
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('preloadedBookData_')) sessionStorage.removeItem(key)
}

/** Where a login leads: to the list, or back to the screen of the private zone that sent here (`returnTo`). */
export function wayBack(): string {
  const { returnTo = '' } = sessionStorage
  sessionStorage.removeItem('returnTo')
  return /^\/tuzonaprivada(\/|$)/.test(returnTo) ? returnTo : '/tuzonaprivada'
}

/** A login that was posted before this script had loaded comes back with its session in the page. */
export function adoptSession(): void {
  const holder = document.querySelector<HTMLElement>('body [data-session]')
  const { session } = holder?.dataset ?? {}
  if (!session) {
    if (location.pathname === '/login' && localStorage.getItem('token')) location.replace(wayBack())
    return
  }
  holder?.removeAttribute('data-session')
  keepSession(JSON.parse(session))
  setTimeout(() => location.replace(wayBack()), 2000)
}
