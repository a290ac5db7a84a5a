import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Composition } from './compose.ts'
import type { Config } from './config.ts'
import { DomainError } from './domain/errors.ts'
import { RENDERED_BOOK_POLICY } from './domain/rendered-book-policy.ts'
import { createApp } from './http/app.ts'
import { errorBody } from './http/errors.ts'
import { createPages } from './http/pages/index.ts'

const STOP_GRACE_MS = 10_000
const SECRET_BYTES = 32

export type Listening = { url: string; app: ReturnType<typeof createApp>; stop(): Promise<void> }

/** Listens until the process is told to stop, then lets requests end and leaves unfinished work for the next process. */
export async function serve(config: Config, composition: Composition, log: Logger): Promise<void> {
  const listening = await listen(config, composition, log)
  process.stdout.write(`${banner(config, composition, listening.url)}\n`)
  const stop = async () => {
    await listening.stop()
    process.exit(0)
  }
  // A second signal while stopping changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
}

export async function listen(config: Config, composition: Composition, log: Logger): Promise<Listening> {
  const settings = {
    gatePassword: config.gatePassword,
    appSecret: config.appSecret ?? keptSecret(config.dataDir),
    secureCookies: config.production,
    rateLimitFactor: config.rateLimitFactor,
    trustedProxies: config.trustedProxies,
    publicUrl: config.publicUrl,
    htmlPolicy: RENDERED_BOOK_POLICY,
  }
  const app = createApp(composition.ports, settings, log, createPages(config))
  const server = Bun.serve({
    port: config.port,
    hostname: config.host,
    // Far above the API's own limit, so that the API answers in its own words.
    maxRequestBodySize: 64 * 1024 * 1024,
    // Its own error page, meant for a developer, shows source code.
    development: false,
    fetch: (request, server) =>
      // A Host that is none leaves a request without an address.
      URL.canParse(request.url) ? app.fetch(request, { server }) : malformed(),
    error(error) {
      log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, 'unexpected error')
      return Response.json(
        { success: false, error: 'Error interno del servidor', code: 'server.error' },
        { status: 500 },
      )
    },
  })
  await composition.start()
  return {
    url: config.publicUrl ?? `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${server.port}`,
    app,
    async stop() {
      app.stop()
      await Promise.race([server.stop(), Bun.sleep(STOP_GRACE_MS)])
      await server.stop(true)
      await composition.close()
    },
  }
}

function malformed(): Response {
  return Response.json(errorBody(new DomainError('request.malformed')), { status: 400 })
}

function banner(config: Config, { serving }: Composition, url: string): string {
  const gate = config.gatePassword === '' ? 'off' : config.production ? 'on' : `password "${config.gatePassword}"`
  const rows = [['address', url], ['gate', gate], ...serving]
  return rows.map(([name, value]) => `  ${(name ?? '').padEnd(14)}${value}`).join('\n')
}

/** Outside production a secret is made once and kept, so that a restart logs nobody out of the gate. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'app-secret')
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  // A crash may have left the file empty: anybody could sign with that.
  if (kept.length >= SECRET_BYTES) return kept
  const made = randomBytes(SECRET_BYTES).toString('base64url')
  writeFileSync(path, made, { mode: 0o600 })
  return made
}
