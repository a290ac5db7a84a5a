/** The two keys that the whole product knows a session by (product.md §3). */
type Session = { token: string; user: SessionUser }
export type SessionUser = { id: string; email: string }

/** Who is logged in, as the login stored it; null without one. */
export function sessionUser(): SessionUser | null {
  try {
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? 'null')
    if (typeof user !== 'object' || user === null || !('id' in user)) return null
    const email = 'email' in user ? String(user.email) : ''
    return { id: String(user.id), email }
  } catch {
    return null
  }
}

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

/** Where a login leads: to the list, or back to the screen that sent here (`returnTo`) if it was this parent's (`returnUser`). */
export function wayBack(): string {
  const { returnTo = '', returnUser } = sessionStorage
  sessionStorage.removeItem('returnTo')
  sessionStorage.removeItem('returnUser')
  const isTheirs = !returnUser || returnUser === sessionUser()?.id
  return isTheirs && /^\/tuzonaprivada(\/|$)/.test(returnTo) ? returnTo : '/tuzonaprivada'
}

/** A login that was posted before this script had loaded comes back with its session in the page. */
export function adoptSession(): void {
  const holder = document.querySelector<HTMLElement>('body [data-session]')
  const { session } = holder?.dataset ?? {}
  if (!session) {
    if (location.pathname === '/login' && localStorage.getItem('token') && sessionUser()) location.replace(wayBack())
    return
  }
  holder?.removeAttribute('data-session')
  keepSession(JSON.parse(session))
  setTimeout(() => location.replace(wayBack()), 2000)
}
