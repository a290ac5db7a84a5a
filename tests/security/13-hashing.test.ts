import { afterAll, beforeAll, expect, test } from 'bun:test'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('what is stored of a password is argon2id with OWASP’s least memory and passes, or more', async () => {
  const { user } = await server.parent()
  const hash = (await server.ports.users.find(user.id))?.passwordHash ?? ''
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/u.exec(hash) ?? []

  expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
})

test('fifty logins at once take the memory of a few', async () => {
  const { email } = await server.parent()
  Bun.gc(true)
  const before = process.memoryUsage.rss()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() - before)
  }, 5)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      server.call('/api/users/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: n % 2 ? 'Secreta123' : 'Equivocada1' }),
      }),
    ),
  )
  clearInterval(watch)

  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(25)
  // Fifty at 19 MiB would be a gigabyte.
  expect(most / 1e6).toBeLessThan(400)
})
