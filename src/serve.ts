import type { Logger } from 'pino'
import type { Composition } from './compose.ts'
import type { Config } from './config.ts'
import { keptSecret } from './data-folder.ts'
import { DomainError } from './domain/errors.ts'
import { RENDERED_BOOK_POLICY } from './domain/rendered-book-policy.ts'
import { createApp } from './http/app.ts'
import { errorBody } from './http/errors.ts'
import { createPages } from './http/pages/index.ts'
import { refusedListening } from './refusals.ts'

const LEGAL_VARIABLES = [
  ['owner', 'LEGAL_OWNER'],
  ['taxId', 'LEGAL_TAX_ID'],
  ['address', 'LEGAL_ADDRESS'],
  ['email', 'LEGAL_EMAIL'],
] as const satisfies [keyof Config['legal'], string][]
/** For the last answers to reach their readers. */
const STOP_GRACE_MS = 10_000

export type Listening = { url: string; app: ReturnType<typeof createApp>; stop(): Promise<void> }

/**
 * Listens until the process is told to stop: then it takes nothing new, waits for what is under way, and leaves unfinished
 * work for the next process. Told twice, it goes at once.
 */
export async function serve(config: Config, composition: Composition, log: Logger): Promise<void> {
  const starting = listen(config, composition, log)
  let isStopping = false
  const stop = async () => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ mostMs: config.stopTimeoutMs }, 'stopping: waiting for calls under way')
    // What could not start has closed itself.
    await starting.then(
      (listening) => listening.stop(),
      () => {},
    )
    process.exit(0)
  }
  // From the start on: work that an earlier process left begins before anything is answered, and its calls are paid for.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  const { url } = await starting.catch(async (error) => {
    await composition.close()
    throw error
  })
  if (config.production) warnOfUnsaid(config)
  process.stdout.write(`${banner(config, composition, url)}\n`)
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
  const server = await bound(config, {
    port: config.port,
    hostname: config.host,
    // Far above the API's own limit, so that the API answers in its own words.
    maxRequestBodySize: 64 * 1024 * 1024,
    // Its own error page, meant for a developer, shows source code.
    development: false,
    // Said, because outside development it is the other way round: two servers would answer in turn from two databases.
    reusePort: false,
    fetch: (request: Request, server: Bun.Server<undefined>) =>
      // A Host that is none leaves a request without an address.
      URL.canParse(request.url) ? app.fetch(request, { server }) : malformed(),
    error(error: Error) {
      log.error({ err: { name: error.name, message: error.message, stack: error.stack } }, 'unexpected error')
      return Response.json(
        { success: false, error: 'Error interno del servidor', code: 'server.error' },
        { status: 500 },
      )
    },
  })
  await composition.start()
  return {
    url: config.publicUrl ?? `http://${hostOfUrl(config.host)}:${server.port}`,
    app,
    async stop() {
      // Until the last paid answer is written down, books can be read, and what writes is told to come again.
      app.refuseWrites()
      await Promise.all([composition.finishWork(), app.writesEnded(config.stopTimeoutMs)])
      app.stop()
      await Promise.race([server.stop(), Bun.sleep(STOP_GRACE_MS)])
      await server.stop(true)
      await composition.close()
    },
  }
}

/** @throws ConfigError naming `PORT` or `HOST` */
async function bound(config: Config, options: Bun.Serve.Options<undefined>): Promise<Bun.Server<undefined>> {
  try {
    return Bun.serve(options)
  } catch (error) {
    throw await refusedListening(error, config)
  }
}

function hostOfUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function malformed(): Response {
  return Response.json(errorBody(new DomainError('request.malformed')), { status: 400 })
}

/** A site for the public has to say who it is; one that nobody is shown yet may start without. */
function warnOfUnsaid({ legal }: Config): void {
  const missing = LEGAL_VARIABLES.filter(([fact]) => legal[fact] === null).map(([, variable]) => variable)
  if (missing.length === 0) return
  process.stderr.write(
    `colorin: ${missing.join(', ')}: not set, and the legal pages must say who publishes this site\n`,
  )
}

function banner(config: Config, { serving }: Composition, url: string): string {
  const gate = config.gatePassword === '' ? 'off' : config.production ? 'on' : `password "${config.gatePassword}"`
  const rows = [['address', url], ['gate', gate], ...serving]
  return rows.map(([name, value]) => `  ${(name ?? '').padEnd(14)}${value}`).join('\n')
}
