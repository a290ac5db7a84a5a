import { ProviderFailure } from '../../ports/provider-failure.ts'

/** The service will not do this, for its content: an answer, not an error. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(readonly stage: 'input' | 'output') {
    super(`refused at the ${stage}`)
  }
}

/**
 * What a failed call means to us, in words that are fit for a log: the client's own errors carry what was sent.
 * @param what `images.edit`
 */
export function translate(error: unknown, what: string): ProviderFailure | Refusal {
  if (error instanceof ProviderFailure || error instanceof Refusal) return error
  const { status, code, headers, body } = partsOf(error)
  const said = `${what}: ${status ?? 'no answer'}${code ? ` ${code}` : ''}`
  if (status === null) return new ProviderFailure('transient', said)
  if (status === 400 && REFUSALS.has(code ?? '')) return new Refusal(stageOf(body))
  if (status === 402 || (status === 429 && QUOTA.has(code ?? ''))) return new ProviderFailure('quota', said)
  if (status === 429) return new ProviderFailure('limited', said, retryAfterMs(headers))
  // An unknown model or path is for somebody to mend, like a wrong key.
  if (status === 401 || status === 403 || status === 404) return new ProviderFailure('unauthorised', said)
  if (status === 408 || status === 409 || status >= 500)
    return new ProviderFailure('transient', said, retryAfterMs(headers))
  return new ProviderFailure(status >= 400 ? 'invalid' : 'transient', said)
}

const REFUSALS = new Set(['moderation_blocked', 'content_policy_violation', 'content_filter'])
const QUOTA = new Set(['insufficient_quota', 'billing_hard_limit_reached'])
/** Waits longer than this are left to the parent's `Reintentar`. */
const LONGEST_WAIT_MS = 300_000

function partsOf(error: unknown) {
  const seen = typeof error === 'object' && error !== null ? error : {}
  const status = 'status' in seen && typeof seen.status === 'number' ? seen.status : null
  const code = 'code' in seen && typeof seen.code === 'string' && /^[\w.-]{1,60}$/u.test(seen.code) ? seen.code : null
  const headers = 'headers' in seen && seen.headers instanceof Headers ? seen.headers : new Headers()
  const body = 'error' in seen ? seen.error : null
  return { status, code, headers, body }
}

function stageOf(body: unknown): 'input' | 'output' {
  return JSON.stringify(body ?? null).includes('"moderation_stage":"output"') ? 'output' : 'input'
}

function retryAfterMs(headers: Headers): number | null {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN)
  if (Number.isFinite(ms)) return Math.min(LONGEST_WAIT_MS, Math.max(0, ms))
  const given = headers.get('retry-after')
  if (!given) return null
  const seconds = Number(given)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(given) - Date.now()
  return Number.isFinite(wait) ? Math.min(LONGEST_WAIT_MS, Math.max(0, wait)) : null
}
