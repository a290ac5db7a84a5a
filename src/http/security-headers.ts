import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'

const YEAR_SECONDS = 31_536_000

/** What a browser is told with every answer: no foreign page opens ours as its own, embeds its files or goes back to plain HTTP. */
export function securityHeaders({ secureCookies }: { secureCookies: boolean }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    if (secureCookies) c.header('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
    // Pages and rendered books bring their own.
    if (c.req.path.startsWith('/api/') && !c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', apiPolicy(c.req.path))
  }
}

/** JSON shown as a document runs nothing; the readable document of the API has styles of its own. */
function apiPolicy(path: string): string {
  const styles = path === '/api/docs' ? "; style-src 'unsafe-inline'" : ''
  return `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'${styles}`
}
