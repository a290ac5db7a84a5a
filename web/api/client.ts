import { dropSession, sessionUser } from '../islands/session.ts'
import { openGate } from './gate-door.ts'
import { isOwnersSession, pageOwner } from './session.ts'

/** What the contract answers when it says no, or what happened on the way (`network`, `unreadable`; `unnamed` where the answer has words and no code). */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    /** Spanish, fit to show. */
    message: string,
    /** HTTP status; 0 when there was no answer. */
    readonly status: number,
    readonly code: string,
    /** Path of a field, in wire names, to its message. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** As HTTP/1.1 words the status; HTTP/2 sends none. */
    readonly statusText = '',
  ) {
    super(message)
  }

  get isNetwork(): boolean {
    return this.code === 'network'
  }

  /** Trying again may help: no answer, or the server in trouble. */
  get isPassing(): boolean {
    return this.isNetwork || this.status >= 500 || this.status === 429
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type CallOptions = { body?: unknown; idempotencyKey?: string; signal?: AbortSignal; keepalive?: boolean }

const NO_CONNECTION = '❌ Error de conexión. Verifica tu internet.'
const SIGNED_OUT = '❌ Error: Usuario no autenticado'
const UNREADABLE = '❌ Error interno del servidor. Respuesta inválida.'

/**
 * One call of the API as the logged-in parent. An empty or unreadable body of a success counts as success; a body that
 * says `success: false` is a failure whatever the status. A closed gate is shown over the screen and the call repeated.
 * @throws ApiError
 */
export async function callApi<T extends object>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  if (!isOwnersSession()) {
    leaveToLogin()
    throw new ApiError(SIGNED_OUT, 401, 'session.missing')
  }
  const { response, body } = await send(method, path, options)
  if (response.status === 403 && body?.code === 'gate') {
    await openGate()
    return callApi(method, path, options)
  }
  if (response.status === 401) leaveToLogin()
  if (!response.ok || body?.success === false) {
    const { error, code, fields } = body ?? {}
    const hasSentence = typeof error === 'string' && error.trim() !== ''
    throw new ApiError(
      hasSentence ? error : UNREADABLE,
      response.status,
      typeof code === 'string' ? code : hasSentence ? 'unnamed' : 'unreadable',
      isFields(fields) ? fields : {},
      response.statusText,
    )
  }
  return (body ?? {}) as T
}

async function send(method: Method, path: string, { body, idempotencyKey, signal, keepalive }: CallOptions) {
  const token = localStorage.getItem('token')
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(NO_CONNECTION, 0, 'network')
  }
  return { response, body: parse(await response.text().catch(() => '')) }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function isFields(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
}

/** Says what is to be said before an expired session leads away. @returns ms that it takes to read */
type LeaveHandler = () => number
let beforeLeaving: LeaveHandler | null = null

export function onSessionExpired(handler: LeaveHandler): () => void {
  beforeLeaving = handler
  return () => {
    if (beforeLeaving === handler) beforeLeaving = null
  }
}

let leaving: 'for-now' | 'for-somebody-else' | null = null

/** Without the session of who opened the page there is only /login, which leads that parent back here. */
export function leaveToLogin(): void {
  const user = sessionUser()
  const isSomebodyElse = user !== null && !isOwnersSession()
  // What the page still asks for finds no session either, and a second way there would break off the first. Somebody else
  // does not wait, and comes once.
  if (leaving === 'for-somebody-else' || (leaving !== null && !isSomebodyElse)) return
  leaving = isSomebodyElse ? 'for-somebody-else' : 'for-now'
  const ms = beforeLeaving?.() ?? 0
  // A token without its user may be good in another tab: only what is known to be this parent's is ended.
  if (user !== null && !isSomebodyElse) dropSession()
  sessionStorage.setItem('returnTo', location.pathname)
  sessionStorage.setItem('returnUser', pageOwner())
  setTimeout(() => location.replace('/login'), isSomebodyElse ? 0 : ms)
}

/** Leaves this page when its parent logs out, or somebody else logs in, in another tab. */
export function watchSession(): void {
  addEventListener('storage', () => {
    if (!isOwnersSession()) leaveToLogin()
  })
  // The back button may show the page as it was left.
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted && !isOwnersSession()) location.reload()
  })
}
