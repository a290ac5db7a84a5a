import { dropSession } from '../islands/session.ts'

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

export function hasSession(): boolean {
  return sessionUser() !== null && Boolean(localStorage.getItem('token'))
}

/** Log-out on purpose: what was typed here and not saved goes too, for the next person at this device. */
export function logOut(): void {
  forget('bookDraft_')
  dropSession()
  location.assign('/')
}

/** The account is no more: whatever this browser kept of it goes, and there is no session left to end on the server. */
export function forgetAccount(): void {
  forget('bookDraft_', 'reader')
  localStorage.removeItem('token')
  dropSession()
}

function forget(...beginnings: string[]): void {
  for (const key of Object.keys(localStorage))
    if (beginnings.some((beginning) => key.startsWith(beginning))) localStorage.removeItem(key)
}
