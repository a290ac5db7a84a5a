import { ApiError, callApi, leaveToLogin } from '../api/client.ts'
import { MY_ACCOUNT_COPY } from './copy.ts'

export async function changeAddress(email: string, currentPassword: string): Promise<void> {
  await callApi('PUT', '/api/users', { body: { email, current_password: currentPassword } })
  const user: unknown = JSON.parse(localStorage.getItem('user') ?? '{}')
  if (typeof user === 'object') localStorage.setItem('user', JSON.stringify({ ...user, email }))
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
