import { afterAll, beforeAll, expect, test } from 'bun:test'
import { BunPasswords } from '../../src/adapters/system/bun-passwords.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ overrides: { passwords: new BunPasswords() } })
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

/** One core that hashes and compares, and counts. */
function aSlowCore() {
  let last: Promise<unknown> = Promise.resolve()
  let done = 0
  const inTurn = <T>(answer: () => T): Promise<T> => {
    const turn = last.then(async () => {
      await Bun.sleep(1)
      done += 1
      return answer()
    })
    last = turn
    return turn
  }
  return {
    done: () => done,
    passwords: {
      hash: (password: string) => inTurn(() => `hashed ${password}`),
      verify: (password: string, hash: string) => inTurn(() => hash === `hashed ${password}`),
    },
  }
}

test.each([
  ['one address', () => '198.51.100.1'],
  ['three hundred addresses', (n: number) => `198.51.${100 + (n >> 8)}.${n & 255}`],
  ['the parent’s own address', () => '203.0.113.9'],
])('three hundred logins at once from %s do not keep a parent waiting', async (_, addressOf) => {
  const { passwords, done } = aSlowCore()
  const busy = await startServer({
    environment: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' },
    overrides: { passwords },
  })
  const { email } = await busy.parent()
  const login = async (from: string, who: string) => {
    const answer = await busy.call('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify({ email: who, password: 'Secreta123' }),
    })
    return {
      status: answer.status,
      retryAfter: answer.headers.get('Retry-After'),
      body: await answer.json(),
      after: done(),
    }
  }
  const before = done()
  const flood = Array.from({ length: 300 }, (_, n) => login(addressOf(n), `nadie${n}@familia.example`))
  // All of the flood is at the door.
  while (done() < before + 3) await Bun.sleep(1)
  const honest = await login('203.0.113.9', email)

  expect(honest.status).toBe(200)
  expect(honest.after - before).toBeLessThan(60)
  const answers = await Promise.all(flood)
  const refused = answers.filter(({ status }) => status === 429)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
  // What waits is bounded: the rest is told when to come back.
  expect(refused.length).toBeGreaterThanOrEqual(150)
  for (const { retryAfter, body } of refused) {
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(body).toMatchObject({ success: false, code: 'server.busy', error: expect.stringContaining('unos segundos') })
  }
  // A try for which there was no room has not been counted as one.
  const one = answers.findIndex(({ status }) => status === 429)
  for (let n = 0; n < 5; n += 1) expect((await login(addressOf(one), `nadie${one}@familia.example`)).status).toBe(401)
  await busy.stop()
})
