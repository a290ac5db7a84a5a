import { ApiError, callApi, leaveToLogin } from '../api/client.ts'
import { MY_ACCOUNT_COPY } from './copy.ts'
import { meIsNow } from './use-me.ts'

/** @returns the address that has to be confirmed first; null where it is changed, or is one's own */
export async function changeAddress(email: string, currentPassword: string): Promise<string | null> {
  const body = { email, current_password: currentPassword }
  const { pending_email: pending } = await callApi<{ pending_email: string | null }>('PUT', '/api/users', { body })
  meIsNow(pending ? { pending_email: pending } : { email, pending_email: null })
  return pending
}

export async function wantLetters(letters: boolean): Promise<void> {
  await callApi('PUT', '/api/users/letters', { body: { letters } })
  meIsNow({ letters })
}

export async function changePassword(password: string, currentPassword: string): Promise<void> {
  await callApi('PUT', '/api/users', { body: { password, current_password: currentPassword } })
}

export async function eraseAccount(password: string): Promise<void> {
  await callApi('DELETE', '/api/users', { body: { password } })
}

/** Everything kept about this parent, as zip. */
export async function downloadExport(): Promise<Blob> {
  const response = await fetch('/api/users/export', {
    headers: { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` },
  }).catch(() => {
    throw new ApiError(MY_ACCOUNT_COPY.exportFailed, 0, 'network')
  })
  if (response.status === 401) leaveToLogin()
  if (!response.ok) throw new ApiError(MY_ACCOUNT_COPY.exportFailed, response.status, 'export')
  return response.blob()
}
