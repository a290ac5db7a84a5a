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
