import pino from 'pino'
import { BunPasswords } from '../../src/adapters/system/bun-passwords.ts'
import { RandomIds } from '../../src/adapters/system/random-ids.ts'
import { createApp } from '../../src/http/app.ts'
import { createPages, type PagesSettings } from '../../src/http/pages/index.ts'
import type { Ports } from '../../src/ports/index.ts'
import { aStore } from './database.ts'

type Options = Partial<PagesSettings> & { rateLimitFactor?: number }

/** What a visitor can reach: pages, gate and accounts as they are, without the trades that make books. */
export async function openPublicSite({ rateLimitFactor = 1000, ...changes }: Options = {}) {
  const settings: PagesSettings = {
    publicUrl: null,
    gatePassword: '',
    legal: {
      owner: 'Cuentos del Faro, S. L.',
      taxId: 'B00000000',
      address: 'Calle del Mar, 1',
      email: 'hola@faro.example',
    },
    ai: null,
    smtp: null,
    ...changes,
  }
  const { users, clock } = await aStore()
  const accounts = { users, passwords: new BunPasswords(), ids: new RandomIds(), clock }
  const app = createApp(
    accounts as unknown as Ports,
    {
      gatePassword: settings.gatePassword,
      appSecret: 'the secret of the tests, long enough',
      secureCookies: false,
      rateLimitFactor,
      trustedProxies: [],
      htmlPolicy: '',
    },
    pino({ level: 'silent' }),
    createPages(settings),
  )
  const request = (path: string, init?: RequestInit) => app.request(`http://colorin.example${path}`, init)
  return {
    request,
    page: async (path: string) => (await request(path)).text(),
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      request(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    /** On a real port, for a browser. */
    listen() {
      const server = Bun.serve({
        port: 0,
        hostname: '127.0.0.1',
        fetch: (incoming, server) => app.fetch(incoming, { server }),
      })
      return { url: `http://127.0.0.1:${server.port}`, stop: () => server.stop(true) }
    },
    users,
  }
}
