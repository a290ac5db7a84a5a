import { sessionUser } from '../islands/session.ts'

/** Who opened this page. It stays theirs though in another tab they log out, or somebody else logs in. */
const owner = sessionUser()

export function pageOwner(): string {
  return owner?.id ?? ''
}

/** Nobody else may see what stands in this page, nor save it among their own books. */
export function isOwnersSession(): boolean {
  return owner === null || sessionUser()?.id === owner.id
}

export function hasSession(): boolean {
  return sessionUser() !== null && Boolean(localStorage.getItem('token'))
}
