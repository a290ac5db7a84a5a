import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from './env.ts'

/** What a request's way here says about its client. */
export type Clients = {
  /**
   * `X-Forwarded-For` counts only when the connection comes from a proxy we trust; then its last foreign address does.
   */
  addressOf(c: Context<AppEnv>): string
}

/** @param trustedProxies addresses and networks (`10.0.0.0/8`, `fd00::/8`) */
export function createClients(trustedProxies: readonly string[]): Clients {
  const networks = new BlockList()
  for (const proxy of trustedProxies) {
    const [address = '', prefix] = proxy.split('/')
    const family = familyOf(address)
    if (family) networks.addSubnet(address, prefix === undefined ? WHOLE[family] : Number(prefix), family)
  }
  const isTrusted = (address: string) => {
    const family = familyOf(address)
    return family !== null && networks.check(address, family)
  }

  return {
    addressOf(c) {
      const direct = plain(c.env?.server?.requestIP(c.req.raw)?.address ?? 'unknown')
      if (!isTrusted(direct)) return direct
      return (
        listOf(c.req.header('X-Forwarded-For'))
          .map(plain)
          .findLast((address) => !isTrusted(address)) ?? direct
      )
    },
  }
}

const WHOLE = { ipv4: 32, ipv6: 128 } as const

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  return version === 0 ? null : version === 4 ? 'ipv4' : 'ipv6'
}

/** A server that listens on `::` sees IPv4 as `::ffff:10.0.0.1`: the same client, and the same proxy. */
function plain(address: string): string {
  const mapped = address.replace(/^::ffff:/iu, '')
  return isIP(mapped) === 4 ? mapped : address
}

function listOf(header: string | undefined): string[] {
  return (header ?? '').split(',').flatMap((item) => item.trim() || [])
}
