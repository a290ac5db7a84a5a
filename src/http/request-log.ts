import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './env.ts'

/** A request id and one log line a request: method, path without its query (it may hold a token), status and milliseconds. */
export function requestLog(log: Logger, newId: () => string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = newId()
    c.set('requestId', requestId)
    c.set('log', log)
    const startedAt = performance.now()
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    if (!log.isLevelEnabled('info')) return
    // Words that are being typed leave no trace, and would be most of the log.
    if (c.req.path.endsWith('/lay') && c.res.status < 500) return
    log.info(
      {
        request: requestId,
        method: c.req.method,
        path: loggablePath(c.req.path),
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    )
  }
}

/** A file link's capability opens the book: it stays out of the log. */
function loggablePath(path: string): string {
  return path.replace(/\/files\/+[^/]+/giu, '/files/…')
}
