import { sessionUser } from '../islands/session.ts'

/** Who opened this page. It stays theirs though in another tab they log out, or somebody else logs in. */
let owner = sessionUser()

/** The session ended here and on purpose: what this page has to say of it stays, whatever other tabs do now. */
export function closeSession(): void {
  owner = null
}

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
