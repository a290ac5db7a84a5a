import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import * as z from 'zod'
import { es } from 'zod/locales'
import { bookInfoDescription } from '../domain/book-info-description.ts'
import { DomainError } from '../domain/errors.ts'
import type { Ports } from '../ports/index.ts'
import { createClients } from './client-address.ts'
import { docsPage, OPENAPI_INFO, PLAIN_ROUTES } from './docs.ts'
import type { AppEnv } from './env.ts'
import { answerError } from './errors.ts'
import { createGate, type GateDoor } from './gate.ts'
import { jsonOnly, limitBody } from './json-body.ts'
import { ownPagesOnly } from './own-pages-only.ts'
import { createRateLimits } from './rate-limits.ts'
import { createReadiness } from './readiness.ts'
import { requestLog } from './request-log.ts'
import { bookFileRoutes } from './routes/book-files.ts'
import { bookRoutes } from './routes/books.ts'
import { eventRoutes } from './routes/events.ts'
import { generationRoutes } from './routes/generation.ts'
import { letterRoutes } from './routes/letters.ts'
import { printRoutes } from './routes/print.ts'
import { rewriteRoutes } from './routes/rewrite.ts'
import { storedFileRoutes } from './routes/stored-files.ts'
import { storyRoutes } from './routes/story.ts'
import { userRoutes } from './routes/users.ts'
import { wishRoutes } from './routes/wishes.ts'
import { securityHeaders } from './security-headers.ts'
import { createStopping } from './stopping.ts'

/** What a parent's browser shows: SSR pages and their assets. Injected, so that the API stands without them. */
export type Pages = {
  mount(app: OpenAPIHono<AppEnv>, gate: GateDoor): void
  gate(c: Context<AppEnv>): Response | Promise<Response>
  notFound(c: Context<AppEnv>): Response | Promise<Response>
  serverError(c: Context<AppEnv>, requestId: string): Response | Promise<Response>
}

export type AppSettings = {
  gatePassword: string
  appSecret: string
  secureCookies: boolean
  rateLimitFactor: number
  trustedProxies: readonly string[]
  /** Origin under which browsers know us; null: the host they ask for. */
  publicUrl?: string | null
  /** Content-Security-Policy of a rendered book. */
  htmlPolicy: string
  /** Between two heartbeats of an event stream; 15 s unless a test is in a hurry. */
  heartbeatMs?: number
}

const WRITING_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE']

/** What a client is told of a value that does not fit, where a schema says nothing of its own. */
z.config(es())

export function createApp(ports: Ports, settings: AppSettings, log: Logger, pages: Pages) {
  const app = new OpenAPIHono<AppEnv>()
  const limits = createRateLimits(settings.rateLimitFactor)
  const clients = createClients(settings.trustedProxies)
  const gate = createGate(
    {
      password: settings.gatePassword,
      secret: settings.appSecret,
      secure: settings.secureCookies,
      publicUrl: settings.publicUrl ?? null,
    },
    { limits, clients, log },
  )
  const streams = eventRoutes(ports, { heartbeatMs: settings.heartbeatMs, streamsOfUser: limits.streamsOfUser })
  const isReady = createReadiness(ports.health, log)
  const stopping = createStopping()

  app.onError((error, c) => {
    const answer = answerError(error, c)
    const wantsPage = answer.status === 500 && !c.req.path.startsWith('/api/')
    return wantsPage ? pages.serverError(c, c.get('requestId')) : answer
  })
  app.notFound((c) =>
    c.req.path.startsWith('/api/') ? answerError(new DomainError('request.notFound'), c) : pages.notFound(c),
  )
  app.use(requestLog(log, () => ports.ids.short()))
  app.use(securityHeaders(settings))
  app.get('/health', (c) => c.json({ success: true }))
  app.get('/ready', async (c) => {
    if (stopping.hasBegun) throw new DomainError('server.stopping')
    if (!(await isReady())) throw new DomainError('server.notReady', { retryAfterSeconds: 5 })
    return c.json({ success: true })
  })
  app.route('/', bookFileRoutes(ports, settings))
  app.on(WRITING_METHODS, '*', ownPagesOnly({ publicUrl: settings.publicUrl ?? null }))
  app.use('/api/*', stopping.middleware)
  // What only reads has no body that anybody looks at.
  app.on(WRITING_METHODS, '/api/*', limitBody)
  app.use(gate.middleware(pages.gate))
  app.on(WRITING_METHODS, '/api/*', jsonOnly)
  app.route('/', gate.routes)
  app.route('/', userRoutes(ports, limits, clients))
  app.route('/', letterRoutes(ports, limits, clients))
  // Before the books: `DELETE /api/books/{bookId}/generate` has the shape of `DELETE /api/books/{userId}/{bookId}`.
  app.route('/', generationRoutes(ports))
  app.route('/', printRoutes(ports, limits))
  app.route('/', wishRoutes(ports, limits))
  app.route('/', storyRoutes(ports, limits))
  app.route('/', rewriteRoutes(ports))
  app.route('/', bookRoutes(ports))
  app.route('/', storedFileRoutes(ports))
  app.route('/', streams.routes)
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  for (const route of PLAIN_ROUTES) app.openAPIRegistry.registerPath(route)
  let described: ReturnType<typeof app.getOpenAPI31Document> | undefined
  const openApi = () => {
    if (described) return described
    // Milliseconds of a start that most processes are never asked for.
    app.openAPIRegistry.registerComponent('schemas', 'BookInfo', bookInfoDescription())
    described = app.getOpenAPI31Document(OPENAPI_INFO)
    return described
  }
  app.get('/api/openapi.json', (c) => c.json(openApi()))
  app.get('/api/docs', (c) => c.html(docsPage(openApi())))
  pages.mount(app, gate)

  return {
    fetch: app.fetch,
    request: app.request,
    routes: app.routes,
    openApi,
    openStreams: streams.open,
    /** From now on readiness and whatever writes say 503; books can still be read, and streams go on. */
    refuseWrites: stopping.refuseWrites,
    writesEnded: stopping.writesEnded,
    /** From now on the whole API says 503, and every event stream ends. */
    stop() {
      stopping.refuseAll()
      streams.close()
    },
  }
}
