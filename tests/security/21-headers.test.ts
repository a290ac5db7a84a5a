import { afterAll, beforeAll, expect, test } from 'bun:test'
import { type Parent, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let parent: Parent
let addresses: { method: string; path: string }[]
beforeAll(async () => {
  server = await startServer({
    environment: { NODE_ENV: 'production', HOST: '127.0.0.1', APP_SECRET: 's'.repeat(32), GATE_PASSWORD: '' },
  })
  parent = await server.parent()
  const { id, info } = await parent.aReadyBook()
  const calls = Object.entries(server.app.openApi().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{(?:bookId|id_book)\}/gu, String(id)).replace('{userId}', parent.user.id),
    })),
  )
  const pages = [
    '/',
    '/login',
    '/registro',
    '/olvide-mi-contrasena',
    '/nueva-contrasena',
    '/confirmar-correo',
    '/privacidad',
    '/tuzonaprivada',
    '/no-existe',
    '/health',
    '/ready',
    '/robots.txt',
  ]
  const avatar: string = info.characters[0].image_url_selected
  const files = [avatar, avatar.replace(/\w{4}\/books/u, 'zzzz/books'), '/files/', '/assets/none.js', '/favicon.ico']
  addresses = [
    // Leaving and erasing come last.
    ...calls.filter(({ path, method }) => !(path.startsWith('/api/users') && method !== 'GET')),
    ...[...pages, ...files, '/api/openapi.json', '/api/docs', '/api/nada'].map((path) => ({ method: 'GET', path })),
    ...calls.filter(({ path, method }) => path.startsWith('/api/users') && method !== 'GET'),
  ]
})
afterAll(() => server.stop())

/** What every answer says, whoever asks and whatever comes of it. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
}

test.each([true, false])('every route keeps its answers to itself (with a token: %p)', async (known) => {
  expect(addresses.length).toBeGreaterThan(35)
  const statuses = new Set<number>()
  for (const { method, path } of addresses) {
    const headers: Record<string, string> = known ? { Authorization: `Bearer ${parent.token}` } : {}
    const answer = await server.call(path, { method, headers, redirect: 'manual' })
    statuses.add(answer.status)
    const said = Object.fromEntries(answer.headers)
    const isApi = path.startsWith('/api/')
    expect([method, path, said]).toEqual([
      ...[method, path],
      expect.objectContaining({
        ...ALWAYS,
        'x-request-id': expect.stringMatching(/^[0-9a-f]{16}$/u),
        'referrer-policy': isApi || path.startsWith('/files/') ? 'no-referrer' : 'same-origin',
        ...(isApi && {
          'cache-control': 'no-store',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        }),
      }),
    ])
    expect(Object.keys(said).filter((name) => /^access-control|^server$|^x-powered/u.test(name))).toEqual([])
    if (said['content-type']?.includes('html')) expect(said['content-security-policy']).toContain('frame-ancestors')
    await answer.body?.cancel()
  }
  expect(statuses.size).toBeGreaterThan(3)
})

test('in production the gate’s cookie goes over HTTPS alone', async () => {
  const gated = await startServer({
    environment: { NODE_ENV: 'production', HOST: '127.0.0.1', APP_SECRET: 's'.repeat(32), GATE_PASSWORD: 'cuentos' },
  })
  const answer = await gated.call('/api/gate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"password":"cuentos"}',
  })

  expect(answer.headers.get('Set-Cookie')).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/u)
  expect(answer.headers.get('Set-Cookie')).toContain('Secure')
  await gated.stop()
})
