import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'

const YEAR_SECONDS = 31_536_000

/**
 * What a browser is told with every answer: no foreign page opens ours as its own, embeds its files or goes back to plain
 * HTTP, and nothing of the API is kept. Set on the answer itself: the framework's `c.header` makes a new one each time.
 */
export function securityHeaders({ secureCookies }: { secureCookies: boolean }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', isPage(c.req.path) ? 'same-origin' : 'no-referrer')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    if (secureCookies) headers.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
    if (!c.req.path.startsWith('/api/')) return
    headers.set('Cache-Control', 'no-store')
    // Pages and rendered books bring their own.
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', apiPolicy(c.req.path))
  }
}

/** A form of a page says by its origin that it is ours, which `no-referrer` would hide; nobody else is told anything either way. */
function isPage(path: string): boolean {
  return !path.startsWith('/api/') && !path.startsWith('/files/')
}

/** JSON shown as a document runs nothing; the readable document of the API has styles of its own. */
function apiPolicy(path: string): string {
  return path === '/api/docs' ? `${API_POLICY}; style-src 'unsafe-inline'` : API_POLICY
}

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
