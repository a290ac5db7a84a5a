import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { DomainError } from '../domain/errors.ts'
import type { AppEnv } from './env.ts'
import { clientAddress, type RateLimits } from './rate-limits.ts'

const COOKIE = 'colorin_gate'
const OUTSIDE = [
  '/health',
  '/ready',
  '/assets/',
  '/files/',
  '/api/gate',
  '/favicon',
  '/robots.txt',
  '/apple-touch-icon',
  '/site.webmanifest',
]

export type GateSettings = { password: string; secret: string; secure: boolean; trustedProxies: readonly string[] }

/** The password compared on the server; an empty one turns the gate off. */
export function createGate({ password, secret, secure, trustedProxies }: GateSettings, limits: RateLimits) {
  const pass = createHmac('sha256', secret).update(`gate:${password}`).digest('base64url')
  const isOpen = (c: Context) => password === '' || equal(getCookie(c, COOKIE) ?? '', pass)

  /** @throws DomainError `gate.wrongPassword`, `request.tooMany` */
  const enter = async (c: Context<AppEnv>, given: string) => {
    await limits.gate.take(clientAddress(c, trustedProxies))
    if (!equal(given, password)) throw new DomainError('gate.wrongPassword')
    await limits.gate.giveBack(clientAddress(c, trustedProxies))
    setCookie(c, COOKIE, pass, { httpOnly: true, sameSite: 'Lax', path: '/', secure })
  }

  const middleware =
    (gatePage: (c: Context<AppEnv>) => Response | Promise<Response>): MiddlewareHandler<AppEnv> =>
    async (c, next) => {
      if (OUTSIDE.some((path) => c.req.path === path || c.req.path.startsWith(path)) || isOpen(c)) return next()
      const wantsPage = !c.req.path.startsWith('/api/') || c.req.path === '/api/docs'
      if (wantsPage) return gatePage(c)
      throw new DomainError('gate.closed')
    }

  const routes = new Hono<AppEnv>().post('/api/gate', async (c) => {
    const { password } = z.object({ password: z.string() }).parse(await c.req.json().catch(() => ({})))
    await enter(c, password)
    return c.json({ success: true })
  })

  return { middleware, routes, enter }
}

/** In constant time whatever the lengths. */
function equal(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
