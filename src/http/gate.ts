import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Logger } from 'pino'
import { z } from 'zod'
import { DomainError } from '../domain/errors.ts'
import type { Clients } from './client-address.ts'
import type { AppEnv } from './env.ts'
import type { RateLimits } from './rate-limits.ts'
import { keepsSecureCookies } from './secure-cookie.ts'

const COOKIE = 'colorin_gate'
const NOT_ENCRYPTED =
  'the gate cannot open over plain HTTP: in production its cookie is Secure and the browser drops it. Serve HTTPS in front (with TRUSTED_PROXIES and PUBLIC_URL set), or empty GATE_PASSWORD'
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

export type GateSettings = {
  password: string
  secret: string
  /** Its cookie goes over HTTPS alone. */
  secure: boolean
  publicUrl: string | null
}

/** What the gate's own page needs of it. */
export type GateDoor = {
  /** @throws DomainError `gate.wrongPassword`, `gate.notEncrypted`, `request.tooMany` */
  enter(c: Context<AppEnv>, password: string): Promise<void>
  /** Whether the browser will show the pass again: where it drops it the gate would ask for ever. */
  isKept(c: Context<AppEnv>): boolean
}

/** The password compared on the server; an empty one turns the gate off. */
export function createGate(
  { password, secret, secure, publicUrl }: GateSettings,
  { limits, clients, log }: { limits: RateLimits; clients: Clients; log: Pick<Logger, 'warn'> },
) {
  const pass = createHmac('sha256', secret).update(`gate:${password}`).digest('base64url')
  const isOpen = (c: Context) => password === '' || equal(getCookie(c, COOKIE) ?? '', pass)

  const isKept = (c: Context<AppEnv>) => !secure || keepsSecureCookies(c, { publicUrl })
  let warned = false

  const enter = async (c: Context<AppEnv>, given: string) => {
    await limits.gate.take(clients.addressOf(c))
    if (!equal(given, password)) throw new DomainError('gate.wrongPassword')
    await limits.gate.giveBack(clients.addressOf(c))
    setCookie(c, COOKIE, pass, { httpOnly: true, sameSite: 'Lax', path: '/', secure })
    if (isKept(c)) return
    if (!warned) log.warn(NOT_ENCRYPTED)
    warned = true
    throw new DomainError('gate.notEncrypted')
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

  return { middleware, routes, enter, isKept }
}

/** In constant time whatever the lengths. */
function equal(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
