import { afterEach, expect, test } from 'bun:test'
import { PASSWORD, startServer, type TestServer } from '../support/server.ts'

const open: TestServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop()
})

/** Behind a proxy that we trust, so that one test can be several clients. */
async function aStrictServer() {
  const server = await startServer({ environment: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '127.0.0.1' } })
  open.push(server)
  const login = (from: string, email: string, password: string) =>
    server.call('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify({ email, password }),
    })
  return { server, login }
}

test('thirty wrong passwords are five tries, in a row or all at once, and lock nobody else out', async () => {
  const { server, login } = await aStrictServer()
  const { email } = await server.parent()

  const burst = await Promise.all(Array.from({ length: 30 }, (_, n) => login('198.51.100.1', email, `Mal1234${n}`)))

  const statuses = burst.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(25)
  for (const answer of burst.filter(({ status }) => status === 429))
    expect(Number(answer.headers.get('Retry-After'))).toBeLessThanOrEqual(15 * 60)
  // The right one has to wait there as well, else the limit would say which one is right.
  expect((await login('198.51.100.1', email, PASSWORD)).status).toBe(429)
  expect((await login('198.51.100.1', email.toUpperCase(), PASSWORD)).status).toBe(429)
  expect((await login('203.0.113.9', email, PASSWORD)).status).toBe(200)
})

test('a parent who remembers in time is not counted for it', async () => {
  const { server, login } = await aStrictServer()
  const { email } = await server.parent()
  for (let day = 0; day < 4; day++) {
    expect((await login('198.51.100.2', email, 'Equivocada1')).status).toBe(401)
    expect((await login('198.51.100.2', email, PASSWORD)).status).toBe(200)
  }
})

test('a list of proxies in front, written by the attacker, makes no new client of one', async () => {
  const { server, login } = await aStrictServer()
  const { email } = await server.parent()
  const statuses: number[] = []
  for (let n = 0; n < 8; n++) statuses.push((await login(`10.9.8.${n}, 198.51.100.3`, email, 'Equivocada1')).status)

  expect(statuses.slice(5)).toEqual([429, 429, 429])
})

test('registering is limited by connection, sixty in an hour', async () => {
  const { server } = await aStrictServer()
  const register = (n: number) =>
    server.call('/api/users/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.4' },
      body: JSON.stringify({ email: 'nadie@familia.example', password: n % 2 ? PASSWORD : 'mala' }),
    })
  const statuses = (await Promise.all(Array.from({ length: 130 }, (_, n) => register(n)))).map(({ status }) => status)

  // What is refused for its form costs nothing and is not counted.
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(59)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('a proxy is known by its network, and as IPv4 on a server that listens for IPv6', async () => {
  const server = await startServer({
    environment: { RATE_LIMIT_FACTOR: '1', HOST: '::', TRUSTED_PROXIES: '10.0.0.0/8,127.0.0.0/8' },
  })
  open.push(server)
  const { port } = new URL(server.url)
  const gated = (from: string) =>
    fetch(`http://127.0.0.1:${port}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
      body: JSON.stringify({ email: 'nadie@familia.example', password: 'Equivocada1' }),
    })
  const five = async (from: string) => {
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await gated(from)).status)
    return statuses
  }

  // A second client behind the same proxies is another; one that says so itself, further out, is not.
  for (const from of ['198.51.100.1', '198.51.100.2, 10.1.2.3', '::ffff:198.51.100.3, ::ffff:10.9.9.9'])
    expect(await five(from)).toEqual([401, 401, 401, 401, 401, 429])
  expect((await gated('198.51.100.3')).status).toBe(429)
})
