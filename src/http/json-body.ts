import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { DomainError } from '../domain/errors.ts'
import type { AppEnv } from './env.ts'

const MAX_BYTES = 256 * 1024
/** What a client has to say is six levels deep at most. */
const MAX_DEPTH = 32

/** Declared or chunked, a body ends here. */
export const limitBody = bodyLimit({
  maxSize: MAX_BYTES,
  onError: () => {
    throw new DomainError('request.tooLarge')
  },
})

/** The API takes plain JSON in correct UTF-8, an object, and nothing else. */
export const jsonOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.header('Content-Encoding')) throw new DomainError('request.notJson')
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength === 0) return next()
  const type = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new DomainError('request.notJson')
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (value === null || typeof value !== 'object' || Array.isArray(value) || !isWithin(MAX_DEPTH, value))
      throw new DomainError('request.malformed')
  } catch {
    throw new DomainError('request.malformed')
  }
  return next()
}

function isWithin(depth: number, value: unknown): boolean {
  if (value === null || typeof value !== 'object') return true
  return depth > 0 && Object.values(value).every((inner) => isWithin(depth - 1, inner))
}
