import { expect, test } from 'bun:test'
import { startServer } from '../support/server.ts'
import { StandingClock } from '../support/standing-clock.ts'

const DAY_MS = 86_400_000

test('a copy of the database opens no session, and neither does the log', async () => {
  const server = await startServer({ environment: { LOG_LEVEL: 'trace' } })
  const parent = await server.parent()
  await parent.api('GET', '/api/users/me')
  const files = [...new Bun.Glob('**/*').scanSync({ cwd: server.folder })]
  const kept = await Promise.all(files.map((file) => Bun.file(`${server.folder}/${file}`).bytes()))
  const dump = Buffer.concat(kept)

  expect(dump.includes(parent.email)).toBe(true)
  expect(dump.includes(parent.token)).toBe(false)
  expect(server.lines.join('')).not.toContain(parent.token)
  // What stands in its place opens nothing either.
  const hash = new Bun.CryptoHasher('sha256').update(parent.token).digest('base64url')
  expect(dump.includes(hash)).toBe(true)
  const withHash = await server.call('/api/users/me', { headers: { Authorization: `Bearer ${hash}` } })
  expect(withHash.status).toBe(401)
  await server.stop()
})

test('a token has 128 bits or more, and no two are alike', async () => {
  const server = await startServer()
  const { email, token } = await server.parent()
  const login = () =>
    server.call('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'Secreta123' }),
    })
  const tokens = [
    token,
    ...(await Promise.all(Array.from({ length: 5 }, async () => (await (await login()).json()).token))),
  ]

  for (const one of tokens) expect(one).toMatch(/^[0-9a-f]{32,}$/u)
  expect(new Set(tokens).size).toBe(6)
  await server.stop()
})

test('a session ends thirty days after its last use, and lives on while it is used', async () => {
  const clock = new StandingClock()
  const server = await startServer({ overrides: { clock } })
  const parent = await server.parent()
  const me = async () => (await parent.api('GET', '/api/users/me')).status
  for (let use = 0; use < 3; use++) {
    clock.advance(29 * DAY_MS)
    expect(await me()).toBe(200)
  }
  clock.advance(30 * DAY_MS + 1000)

  expect(await me()).toBe(401)
  await server.stop()
})

test('log-out ends one session at once, on every call and the open stream; a new password ends all others', async () => {
  const server = await startServer()
  const parent = await server.parent()
  const login = async (password: string) => {
    const answer = await server.call('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: parent.email, password }),
    })
    return ((await answer.json()) as { token: string }).token
  }
  const [phone, desk] = [await login('Secreta123'), await login('Secreta123')]
  const { id_book: id } = (await parent.api('POST', '/api/books', { info: {} })).body
  const ask = async (token: string, path: string, method = 'GET') =>
    (await server.call(path, { method, headers: { Authorization: `Bearer ${token}` } })).status
  const reads = ['/api/users/me', `/api/books/${parent.user.id}`, `/api/books/info/${id}`]
  // All are remembered by now.
  for (const path of reads) expect(await ask(phone, path)).toBe(200)

  expect(await ask(phone, '/api/users/logout', 'POST')).toBe(200)
  for (const path of [...reads, `/api/sse/book/${id}`, '/api/users/export']) expect(await ask(phone, path)).toBe(401)
  for (const path of reads) expect(await ask(desk, path)).toBe(200)

  await parent.api('PUT', '/api/users', { password: 'Nueva12345', current_password: 'Secreta123' })
  for (const path of reads) expect([await ask(desk, path), await ask(parent.token, path)]).toEqual([401, 200])
  await server.stop()
})
