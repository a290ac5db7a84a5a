import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startServer, type TestServer } from '../support/server.ts'

const SECRET = 'Zarzamora-9-Kilimanjaro'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ environment: { GATE_PASSWORD: SECRET, LOG_LEVEL: 'trace' } })
})
afterAll(() => server.stop())

const enter = (password: unknown, headers: Record<string, string> = {}) =>
  server.call('/api/gate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ password }),
  })

/** Every address that a page names, and what those name in turn. */
async function everythingServed(headers: Record<string, string> = {}): Promise<Map<string, string>> {
  const seen = new Map<string, string>()
  const waiting = ['/', '/login', '/robots.txt', '/site.webmanifest', '/sw.js', '/api/docs', '/api/openapi.json']
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue
    const text = await (await server.call(path, { headers })).text()
    seen.set(path, text)
    waiting.push(...[...text.matchAll(/["'(](\/[\w./-]+\.(?:js|css))["')]/gu)].map(([, found = '']) => found))
    waiting.push(
      ...[...text.matchAll(/["'](\.\/c-[\w]+\.js)["']/gu)].map(([, found = '']) => found.replace('.', '/assets')),
    )
  }
  return seen
}

test('the password is in nothing that is served, before the gate or behind it, nor in the log', async () => {
  const cookie = (await enter(SECRET)).headers.get('Set-Cookie')?.split(';')[0] ?? ''
  expect(cookie).toContain('colorin_gate=')
  for (const headers of [{}, { Cookie: cookie }]) {
    const served = await everythingServed(headers as Record<string, string>)
    expect([...served.keys()].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
    for (const [path, text] of served) expect([path, text.includes(SECRET)]).toEqual([path, false])
  }
  expect(cookie).not.toContain(SECRET)
  expect(server.lines.join('')).not.toContain(SECRET)
})

test('without its cookie every call of the document is closed, and says so alike whatever it is', async () => {
  const calls = Object.entries(server.app.openApi().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/gu, '1')] as const),
  )
  expect(calls.length).toBeGreaterThan(20)
  for (const [method, path] of calls) {
    if (path === '/api/gate') continue
    const answer = await server.call(path, { method, headers: { Authorization: 'Bearer x' } })
    expect([method, path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      ...[method, path, 403, 'gate'],
    ])
  }
})

test.each([
  SECRET.slice(0, -1),
  `${SECRET} `,
  SECRET.toLowerCase(),
  '',
  null,
  0,
  true,
  [[SECRET]],
  { password: SECRET },
])('%p opens nothing', async (password) => {
  const answer = await enter(password)
  expect([400, 401]).toContain(answer.status)
  expect(answer.headers.get('Set-Cookie')).toBeNull()
})

test('a cookie of another secret or another password opens nothing', async () => {
  const other = await startServer({ environment: { GATE_PASSWORD: SECRET } })
  const foreign = await other.call('/api/gate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: SECRET }),
  })
  const cookie = foreign.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  await other.stop()

  expect((await server.call('/api/users/me', { headers: { Cookie: cookie } })).status).toBe(403)
})

const PRODUCTION = {
  ...{ NODE_ENV: 'production', HOST: '127.0.0.1', APP_SECRET: 'a secret of thirty-two letters, and more' },
  ...{ GATE_PASSWORD: SECRET, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' },
}

/** As a browser comes to the gate: what it and the proxies before it say of the way. */
async function throughProduction(environment: Record<string, string>, headers: Record<string, string>) {
  const port = aFreePort()
  const production = await startServer({ environment: { ...PRODUCTION, PORT: String(port), ...environment } })
  // Where it listens, whatever it is known as.
  const here = `http://127.0.0.1:${port}`
  const init = { headers: { Host: 'colorin.example', ...headers } }
  const page = await (await fetch(here, init)).text()
  const entered = await fetch(`${here}/api/gate`, {
    method: 'POST',
    headers: { ...init.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: SECRET }),
  })
  const body = (await entered.json()) as { success: boolean; code?: string; error?: string }
  await production.stop()
  return {
    page,
    status: entered.status,
    body,
    warnings: production.lines.filter((line) => line.includes('plain HTTP')),
  }
}

test.each([
  ['nothing says that it was encrypted', {}, {}],
  ['a browser names its page', {}, { Origin: 'http://colorin.example' }],
  ['it came so to our proxy', { PUBLIC_URL: 'https://colorin.example' }, { 'X-Forwarded-Proto': 'http' }],
])('in production over plain HTTP the gate says why it cannot open: %s', async (_, environment, headers) => {
  const { page, status, body, warnings } = await throughProduction(environment, headers)

  expect(page).toContain('no va cifrada (http://)')
  expect(status).toBe(403)
  expect(body).toMatchObject({ success: false, code: 'gate.notEncrypted', error: expect.stringContaining('https://') })
  // Once, however often it is tried.
  expect(warnings).toHaveLength(1)
})

test.each([
  ['a browser names its page', {}, { Origin: 'https://colorin.example' }],
  ['it says what kind of request it makes, as it only does there', {}, { 'Sec-Fetch-Site': 'same-origin' }],
  ['our proxy says so', {}, { 'X-Forwarded-Proto': 'https' }],
  // Whom nobody has named to us hides no address behind it: that it was encrypted is all that it says.
  ['a proxy says so that nobody has named', { TRUSTED_PROXIES: '' }, { 'X-Forwarded-Proto': 'https,http' }],
  ['we are known so', { PUBLIC_URL: 'https://colorin.example' }, {}],
  ['it is the machine itself', {}, { Host: 'localhost:3000' }],
  ['it is the machine itself, by number', {}, { Host: '127.0.0.1:3000', Origin: 'http://127.0.0.1:3000' }],
])(
  'in production a browser that keeps the cookie comes in and reads no warning: %s',
  async (_, environment, headers) => {
    const { page, status, body, warnings } = await throughProduction(environment, headers)

    expect(page).toContain('Acceso restringido')
    expect(page).not.toContain('cifrada')
    expect([status, body]).toEqual([200, { success: true }])
    expect(warnings).toEqual([])
  },
)

test('without script the gate says it too, under the password', async () => {
  const production = await startServer({ environment: PRODUCTION })
  const answer = await production.call('/precios', {
    method: 'POST',
    headers: { Host: 'colorin.example', Origin: 'http://colorin.example' },
    body: new URLSearchParams({ gate_password: SECRET }),
  })

  expect(answer.status).toBe(403)
  expect(await answer.text()).toMatch(/role="alert"[^>]*>La contraseña es correcta, pero [^<]+https:\/\/[^<]+</u)
  await production.stop()
})

function aFreePort(): number {
  const server = Bun.serve({ port: 0, fetch: () => new Response() })
  const { port = 0 } = server
  void server.stop(true)
  return port
}
