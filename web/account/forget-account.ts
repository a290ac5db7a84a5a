import { closeSession, pageOwner } from '../api/session.ts'
import { forgetDrafts } from '../islands/drafts.ts'
import { dropSession } from '../islands/session.ts'

/** The account is no more: whatever this browser kept of it goes, and there is no session left to end on the server. */
export function forgetAccount(): void {
  forgetDrafts(localStorage, pageOwner())
  closeSession()
  for (const key of Object.keys(localStorage)) if (key.startsWith('reader')) localStorage.removeItem(key)
  localStorage.removeItem('token')
  dropSession()
}
