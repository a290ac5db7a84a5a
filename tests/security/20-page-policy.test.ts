import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { aBrowser } from '../support/a-browser.ts'
import { PASSWORD, type Parent, startServer, type TestServer } from '../support/server.ts'

// A browser on a machine that may be busy.
setDefaultTimeout(90_000)

const MARKUP = `</script><script>window.pwned='script'</script><img src=x onerror="window.pwned='image'">`
/** An address that the rule of the specification lets pass. */
const HOSTILE_EMAIL = `"'></script><script>window.pwned='email'</script><img/src=x/onerror=window.pwned='email'>@evil.example`

let server: TestServer
const browser = aBrowser()
let parent: Parent
const ids: Record<'editing' | 'verifying' | 'finished', number> = { editing: 0, verifying: 0, finished: 0 }
beforeAll(async () => {
  server = await startServer()
  parent = await server.parent()
  for (const status of ['editing', 'verifying', 'finished'] as const) {
    const { id, info } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
    ids[status] = id
    const hostile = {
      ...info,
      story_title: MARKUP.slice(0, 120),
      dedication: MARKUP,
      moral: MARKUP.slice(0, 100),
      additional_information: MARKUP,
      places: [{ name: MARKUP.slice(0, 80), description: MARKUP }],
      characters: [{ ...info.characters[0], name: `Osito</script><i onclick=x>`, hobbies: [MARKUP.slice(0, 80)] }],
    }
    const saved = await parent.api('PUT', `/api/books/info/${id}`, { info: hostile })
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
    if (status === 'editing') continue
    await parent.api('POST', `/api/books/${id}/generate`)
    await parent.generated(id)
    if (status === 'finished') await parent.api('PUT', `/api/books/info/${id}`, { status: 'finished' })
  }
})
afterAll(async () => {
  await server?.stop()
})

type Watched = { page: Page; violations: string[] }

/** A page whose violations of its policy, and those of its frames, are counted. */
async function watched(as: Parent | null, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', ...options })
  const violations: string[] = []
  await context.exposeBinding('violated', (_, what: string) => void violations.push(what))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI }) =>
      (window as unknown as { violated(what: string): void }).violated(
        `${documentURI}: ${violatedDirective} ${blockedURI}`,
      ),
    )
  })
  if (as)
    await context.addInitScript(
      ([token, user]) => {
        localStorage.setItem('token', token)
        localStorage.setItem('user', user)
      },
      [as.token, JSON.stringify(as.user)] as const,
    )
  const page = await context.newPage()
  page.on('console', (message) => {
    if (/Content Security Policy/iu.test(message.text())) violations.push(message.text())
  })
  return { page, violations }
}

/** Nothing that a parent wrote became an element or ran, in the page or in a frame of it. */
async function expectHarmless({ page, violations }: Watched, address: string): Promise<void> {
  for (const frame of page.frames()) {
    const found = await frame.evaluate(() => ({
      pwned: (window as unknown as { pwned?: string }).pwned ?? null,
      planted: document.querySelectorAll('i[onclick], img[src="x"], img[onerror]').length,
    }))
    expect([address, found]).toEqual([address, { pwned: null, planted: 0 }])
  }
  expect([address, violations]).toEqual([address, []])
}

const ACCOUNT = ['/registro', '/login', '/olvide-mi-contrasena', '/nueva-contrasena', '/confirmar-correo']
const PUBLIC = ['/', ...ACCOUNT, '/privacidad', '/terminos', '/aviso-legal', '/offline', '/api/docs']
const ODD = ['/no-existe', `/${encodeURIComponent(MARKUP)}`, '/api/openapi.json', '/api/nada', '/health', '/robots.txt']

test('no public page breaks its policy, nor an address that holds markup', async () => {
  const visitor = await watched(null)
  for (const address of [...PUBLIC, ...ODD]) {
    await visitor.page.goto(address, { waitUntil: 'load' })
    await visitor.page.mouse.wheel(0, 20_000)
    await expectHarmless(visitor, address)
  }
  expect(await visitor.page.title()).toBeDefined()
})

test('no screen of the private zone breaks its policy, whatever a parent wrote', async () => {
  const zone = await watched(parent)
  const screens: [string, RegExp][] = [
    ['/tuzonaprivada', /Mis Cuentos/u],
    [`/tuzonaprivada/crearcuento/${ids.editing}`, /Personajes/u],
    [`/tuzonaprivada/revision-imagenes/${ids.verifying}`, /Regeneraciones disponibles/u],
    [`/tuzonaprivada/revision-imagenes/${ids.finished}`, /./u],
    [`/tuzonaprivada/vercuento/${ids.finished}`, /^Portada$/u],
    [`/tuzonaprivada/vercuento/${ids.editing}`, /./u],
    ['/tuzonaprivada/cuenta', /contraseña/iu],
    ['/tuzonaprivada/no-existe', /./u],
  ]
  for (const [address, text] of screens) {
    await zone.page.goto(address)
    await zone.page.getByText(text).first().waitFor()
    await zone.page.waitForLoadState('networkidle')
    await expectHarmless(zone, address)
  }
  await zone.page.goto('/tuzonaprivada')
  await zone.page.getByRole('button', { name: 'Vista de lista' }).click()
  await zone.page.getByText('Ver Detalles').first().click()
  await expectHarmless(zone, 'the list with its details')
})

test('no finished book breaks its policy, opened by itself', async () => {
  const reader = await watched(null)
  const { rendered_url } = await parent.book(ids.finished)
  await reader.page.goto(rendered_url)
  await reader.page
    .getByText(/^Portada$/u)
    .first()
    .waitFor()
  await reader.page.keyboard.press('ArrowRight')

  await expectHarmless(reader, 'the book')
})

test.each([true, false])(
  'the gate breaks no policy at an address that holds markup (scripts: %p)',
  async (javaScriptEnabled) => {
    const gated = await startServer({ environment: { GATE_PASSWORD: 'cuentos' } })
    const visitor = await watched(null, { baseURL: gated.url, javaScriptEnabled })
    await visitor.page.goto(`/login/"><script>window.pwned=1</script>?x="><script>window.pwned=1</script>`)
    await visitor.page.getByLabel('Contraseña').fill('otra')
    await visitor.page.getByRole('button', { name: 'Entrar' }).click()
    await visitor.page.getByText('Contraseña incorrecta').first().waitFor()

    await expectHarmless(visitor, 'the gate')
    await gated.stop()
  },
)

test('a session handed to the page after a login without script holds no markup of its address', async () => {
  const passwordHash = await server.ports.passwords.hash(PASSWORD)
  const createdAt = new Date().toISOString()
  await server.ports.users.create({ id: 'hostile', email: HOSTILE_EMAIL, passwordHash, createdAt })
  const visitor = await watched(null)
  await visitor.page.goto('/login')
  await visitor.page.evaluate(
    ([email, password]) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = '/login'
      for (const [name, value] of Object.entries({ email, password })) {
        const field = document.createElement('input')
        field.name = name
        field.value = value
        form.append(field)
      }
      document.body.append(form)
      form.submit()
    },
    [HOSTILE_EMAIL, PASSWORD] as const,
  )
  await visitor.page.waitForURL('**/tuzonaprivada')
  await visitor.page
    .getByText(/Mis Cuentos/u)
    .first()
    .waitFor()
  await visitor.page.goto('/tuzonaprivada/cuenta')
  await visitor.page.getByText('evil.example').first().waitFor()

  await expectHarmless(visitor, 'the session')
  const kept = await visitor.page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').email)
  expect(kept).toBe(HOSTILE_EMAIL)
})

test('what is counted here would be seen: a planted script is stopped and reported', async () => {
  const visitor = await watched(null)
  await visitor.page.goto('/login')
  await visitor.page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.pwned = 1'
    document.body.append(script)
  })
  await visitor.page.evaluate(() => new Promise(requestAnimationFrame))

  expect(visitor.violations.length).toBeGreaterThan(0)
  expect(await visitor.page.evaluate(() => (window as unknown as { pwned?: number }).pwned)).toBeUndefined()
})

test('every policy names what may run, and forbids plugins, other bases and foreign frames', async () => {
  const { rendered_url } = await parent.book(ids.finished)
  for (const address of ['/', '/login', '/tuzonaprivada', '/no-existe', '/api/docs', '/api/users/me', rendered_url]) {
    const policy = (await server.call(address)).headers.get('Content-Security-Policy') ?? ''
    const directives = new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive]))
    expect([address, directives.get('base-uri')]).toEqual([address, "base-uri 'none'"])
    expect([address, directives.get('frame-ancestors')]).toEqual([
      address,
      address.startsWith('/api/') ? "frame-ancestors 'none'" : "frame-ancestors 'self'",
    ])
    expect(directives.get('object-src') ?? directives.get('default-src')).toMatch(/'none'$/u)
    const scripts = directives.get('script-src') ?? directives.get('default-src') ?? ''
    expect([address, scripts]).toEqual([address, expect.not.stringMatching(/unsafe|\*|https?:|data:|blob:/u)])
    expect([address, directives.get('form-action') ?? '']).toEqual([
      address,
      expect.stringMatching(/'(?:self|none)'$/u),
    ])
  }
})
