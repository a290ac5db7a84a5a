import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from '../domain/errors.ts'
import type { AppEnv } from './env.ts'

export type RateLimit = {
  /** Counts one try. @throws DomainError `request.tooMany` */
  take(key: string): Promise<void>
  /** A try that succeeded does not count. */
  giveBack(key: string): Promise<void>
}
export type RateLimits = { login: RateLimit; password: RateLimit; register: RateLimit; gate: RateLimit }

/** Failures (tries, for registering) allowed in a window. Counted before the work, so that parallel tries cannot slip through. */
export function createRateLimits(factor: number): RateLimits {
  return {
    login: limit(5 * factor, 15 * 60),
    // Whoever holds a stolen token may not try passwords at leisure.
    password: limit(5 * factor, 15 * 60),
    register: limit(60 * factor, 60 * 60),
    gate: limit(10 * factor, 15 * 60),
  }
}

function limit(points: number, duration: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: Math.max(1, Math.round(points)), duration })
  return {
    async take(key) {
      try {
        await limiter.consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new DomainError('request.tooMany', {
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        })
      }
    },
    async giveBack(key) {
      await limiter.reward(key)
    },
  }
}

/** `X-Forwarded-For` counts only when the connection comes from a proxy we trust; then its last foreign address does. */
export function clientAddress(c: Context<AppEnv>, trustedProxies: readonly string[]): string {
  const direct = c.env?.server?.requestIP(c.req.raw)?.address ?? 'unknown'
  if (!trustedProxies.includes(direct)) return direct
  const chain = (c.req.header('X-Forwarded-For') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return chain.findLast((address) => !trustedProxies.includes(address)) ?? direct
}
