import type { Context } from 'hono'
import type { AppEnv } from './env.ts'

/**
 * Whether the browser at the other end keeps a `Secure` cookie: it does over HTTPS, and at its own machine. The server never
 * speaks HTTPS itself, so it goes by what it is told, the surest first: the origin that a browser names when it posts; that
 * it names the kind of its request at all, which it only does where a cookie is safe; what the proxies say; the address
 * under which we are known; the host asked for. It believes any proxy: whoever lies about it is let in without a pass that
 * lasts, and nobody else is told anything by it.
 */
export function keepsSecureCookies(c: Context<AppEnv>, { publicUrl }: { publicUrl: string | null }): boolean {
  const origin = c.req.header('Origin')
  if (origin && URL.canParse(origin)) return isSafe(new URL(origin))
  if (c.req.header('Sec-Fetch-Site')) return true
  // Each proxy adds to the end; the first is what the browser used.
  const scheme = c.req.header('X-Forwarded-Proto')?.split(',')[0]?.trim().toLowerCase()
  if (scheme) return scheme === 'https'
  return publicUrl?.startsWith('https:') || isOwnMachine(new URL(c.req.url).hostname)
}

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isOwnMachine(hostname)
}

/** What browsers take for the machine they run on, whatever the scheme. */
function isOwnMachine(hostname: string): boolean {
  return hostname === '[::1]' || /^127(\.\d+){3}$|(^|\.)localhost$/u.test(hostname)
}
