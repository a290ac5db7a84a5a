import type { MiddlewareHandler } from 'hono'
import { DomainError } from '../domain/errors.ts'
import type { AppEnv } from './env.ts'

/**
 * What a browser sends on behalf of another site changes nothing here: it could log a parent into somebody else's account or
 * try passwords from a stranger's connection. Programs that are no browser say neither header.
 * @throws DomainError `request.foreign`
 */
export function ownPagesOnly({ publicUrl }: { publicUrl: string | null }): MiddlewareHandler<AppEnv> {
  const publicHost = publicUrl && new URL(publicUrl).host
  return (c, next) => {
    const site = c.req.header('Sec-Fetch-Site')
    const isOurs = site
      ? site === 'same-origin' || site === 'none'
      : isOurOrigin(c.req.header('Origin'), [c.req.header('Host'), publicHost])
    if (!isOurs) throw new DomainError('request.foreign')
    return next()
  }
}

/** Browsers say where a page comes from by `Sec-Fetch-Site`, and those that do not (plain HTTP, older ones) by `Origin`. */
function isOurOrigin(origin: string | undefined, hosts: (string | null | undefined)[]): boolean {
  return !origin || (URL.canParse(origin) && hosts.includes(new URL(origin).host))
}
