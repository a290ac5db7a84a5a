import type { Context, Hono } from 'hono'
import type { LegalParty } from '../../../web/legal/legal-party.ts'
import type { AppEnv } from '../env.ts'
import type { GateDoor } from '../gate.ts'
import { createAccountPages } from './account-pages.ts'
import { answerPage, createPageCache } from './answer.ts'
import { clientFile, hasAsset } from './client-files.ts'
import { createGatePage } from './gate-page.ts'
import { manifest, robots, SERVICE_WORKER, sitemap } from './machine-files.ts'
import type { PageContent } from './screens.tsx'

type C = Context<AppEnv>

export type PagesSettings = {
  /** Origin in absolute links; null: of the request. */
  publicUrl: string | null
  /** While the gate is on (not empty) nothing is indexed. */
  gatePassword: string
  /** Who answers for the product; null where the configuration says nothing. */
  legal: LegalParty
  /** Null: stories and pictures are made here, by the built-in engine; the privacy page says which. */
  ai: object | null
  /** Null: letters go to nobody; the page for a forgotten password says how else to get in. */
  smtp: object | null
}

const PUBLIC_PAGES = {
  '/': 'landing',
  '/registro': 'register',
  '/login': 'logIn',
  '/olvide-mi-contrasena': 'forgotten',
  '/nueva-contrasena': 'newPassword',
  '/confirmar-correo': 'confirmAddress',
  '/privacidad': 'privacy',
  '/terminos': 'terms',
  '/aviso-legal': 'legalNotice',
} as const satisfies Record<string, PageContent['page']>

const SHELLS = ['/tuzonaprivada', '/tuzonaprivada/cuenta']

/** SSR pages and client files, as `createApp` mounts them. */
export function createPages({ publicUrl, gatePassword, legal, ai, smtp }: PagesSettings) {
  const cached = createPageCache()
  const gated = gatePassword !== ''
  const originOf = (c: C) => publicUrl ?? new URL(c.req.url).origin
  const render = async (c: C, content: PageContent) => {
    const { renderScreen } = await import('./screens.tsx')
    const site = { origin: originOf(c), indexed: !gated, legal, usesAi: ai !== null, canSendLetters: smtp !== null }
    return renderScreen(content, site)
  }
  const gate = createGatePage(render)

  return {
    mount(app: Pick<Hono<AppEnv>, 'get' | 'post' | 'fetch'>, door: GateDoor): void {
      gate.standAt(door)
      for (const [path, page] of Object.entries(PUBLIC_PAGES))
        app.get(path, (c) => cached(c, page, originOf(c), () => render(c, { page })))
      const shell = (c: C) => {
        // Only the list and the account are places of the navigation; the other screens share a frame.
        const path = SHELLS.find((one) => one === c.req.path) ?? '/tuzonaprivada/*'
        return cached(c, path, originOf(c), () => render(c, { page: 'privateZone', path }))
      }
      app.get('/tuzonaprivada', shell)
      app.get('/tuzonaprivada/*', shell)
      const account = createAccountPages(app.fetch, render, { canSendLetters: smtp !== null })
      app.post('/registro', account.register)
      app.post('/login', account.logIn)
      app.post('/olvide-mi-contrasena', account.askNewPassword)
      // The gate asks for the password with the method of the page: once open, a repeated post is a visit.
      app.post('/', (c) => c.redirect('/', 303))
      app.get('/offline', (c) => cached(c, 'offline', originOf(c), () => render(c, { page: 'offline' })))
      app.get('/sitemap.xml', (c) => c.body(sitemap(originOf(c)), 200, { 'Content-Type': 'application/xml' }))
      app.get('/robots.txt', (c) => c.text(robots(originOf(c), gated)))
      app.get('/site.webmanifest', (c) => c.body(manifest(), 200, { 'Content-Type': 'application/manifest+json' }))
      app.get('/sw.js', (c) =>
        c.body(SERVICE_WORKER, 200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' }),
      )
      for (const path of ['/assets/*', '/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])
        app.get(path, (c) => clientFile(c) ?? c.text('', 404))
    },
    gate: gate.answer,
    async notFound(c: C): Promise<Response> {
      return answerPage(c, await render(c, { page: 'notFound' }), 404)
    },
    async serverError(c: C, requestId: string): Promise<Response> {
      return answerPage(c, await render(c, { page: 'serverError', requestId, path: c.req.path }), 500)
    },
    hasPrivateZone: () => hasAsset('private-zone.js'),
  }
}
