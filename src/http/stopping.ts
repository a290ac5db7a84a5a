import { createMiddleware } from 'hono/factory'
import { DomainError } from '../domain/errors.ts'
import type { AppEnv } from './env.ts'

const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * The two ends of a server's life under load: first what writes is told to come again, while books can still be read and
 * what was let in before comes to its end; then nothing of the API is answered any more.
 */
export function createStopping() {
  let refuses: 'nothing' | 'writes' | 'all' = 'nothing'
  let underway = 0
  let ended = Promise.withResolvers<void>()
  const isWriting = (method: string) => WRITING.has(method)

  return {
    get hasBegun() {
      return refuses !== 'nothing'
    },
    refuseWrites() {
      refuses = 'writes'
    },
    refuseAll() {
      refuses = 'all'
    },
    /** @throws DomainError `server.stopping` */
    middleware: createMiddleware<AppEnv>(async (c, next) => {
      const writes = isWriting(c.req.method)
      if (refuses === 'all' || (writes && refuses === 'writes')) throw new DomainError('server.stopping')
      if (!writes) return next()
      underway += 1
      try {
        await next()
      } finally {
        underway -= 1
        if (underway === 0) {
          ended.resolve()
          ended = Promise.withResolvers<void>()
        }
      }
    }),
    /** Answers when no request that writes is under way, or after so many milliseconds. */
    async writesEnded(mostMs: number): Promise<void> {
      if (underway === 0) return
      const timer = Promise.withResolvers<void>()
      const timeout = setTimeout(timer.resolve, mostMs)
      await Promise.race([ended.promise, timer.promise])
      clearTimeout(timeout)
    },
  }
}
