import { ApiError, callApi } from '../api/client.ts'
import { pageOwner } from '../api/session.ts'
import { queries, useQuery } from '../api/use-query.ts'
import { sessionUser } from '../islands/session.ts'

/** What the server knows of who is logged in, in wire names. */
export type Me = {
  id: string
  email: string
  /** Given, and not confirmed yet. */
  pending_email: string | null
  /** Whether letters that one can do without are wanted. */
  letters: boolean
  /** Whether this server writes to anybody. */
  can_get_letters: boolean
}

const KEY = 'me'

/** Kept: an address is confirmed from a letter, in another tab, and the parent comes back to this one. */
export function useMe() {
  return useQuery(KEY, askWhoIAm, { kept: true })
}

/** What is known to have changed, without asking. */
export function meIsNow(change: Partial<Me>): void {
  queries.change<Me>(KEY, (me) => ({ ...me, ...change }))
  if (change.email !== undefined) rememberAddress(change.email)
}

async function askWhoIAm(signal: AbortSignal): Promise<Me> {
  // Erased from this very page, which has still to say so: asked without a session the server would send it to the login.
  if (pageOwner() === '') throw new ApiError('', 401, 'session.missing')
  const { user } = await callApi<{ user: Me }>('GET', '/api/users/me', { signal })
  rememberAddress(user.email)
  return user
}

/** The session in this browser bears the address, too. */
function rememberAddress(email: string): void {
  const user = sessionUser()
  if (user && user.email !== email) localStorage.setItem('user', JSON.stringify({ ...user, email }))
}
