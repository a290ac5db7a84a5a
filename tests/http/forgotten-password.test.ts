import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sendSoon } from '../../src/use-cases/letters.ts'
import { FakePost, tokenIn } from '../support/fake-post.ts'
import { LYING_MS, letGo } from '../support/letters.ts'
import { PASSWORD, startServer, type TestServer } from '../support/server.ts'
import { StandingClock } from '../support/standing-clock.ts'

const MINUTE_MS = 60_000
const NEW = 'Recordada1'

const post = new FakePost()
const clock = new StandingClock()
let server: TestServer
beforeAll(async () => {
  server = await startServer({ environment: { LOG_LEVEL: 'info' }, overrides: { post, clock } })
})
afterAll(() => server.stop())

async function ask(path: string, body: unknown, headers: Record<string, string> = {}, at = server) {
  const answer = await at.call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { 'x-request-id': _, date: __, ...rest } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers: rest, body: (await answer.json()) as Record<string, any> }
}
const logIn = async (email: string, password: string) => (await ask('/api/users/login', { email, password })).status
const reset = (token: string, password = NEW) => ask('/api/password/reset', { token, password })

/** What the letter to this address bears, once it has gone out. */
async function aTokenFor(email: string): Promise<string> {
  expect((await ask('/api/password/forgot', { email })).status).toBe(200)
  await letGo(server.ports)
  return tokenIn(post.to(email))
}

const DEAD = {
  status: 410,
  body: {
    code: 'letter.linkExpired',
    error: 'Este enlace ya no sirve: caduca a los 30 minutos y vale una sola vez. Pide otro.',
  },
}

test('who forgot the password chooses another by letter, once; every session ends, and a letter tells of it', async () => {
  const parent = await server.parent()

  const token = await aTokenFor(parent.email.toUpperCase()).then(() => tokenIn(post.to(parent.email)))

  expect(post.to(parent.email).map(({ link }) => link)).toEqual([`http://localhost:0/nueva-contrasena#${token}`])
  expect(await reset(token)).toMatchObject({ status: 200, body: { success: true } })
  expect((await parent.api('GET', '/api/users/me')).status).toBe(401)
  expect([await logIn(parent.email, PASSWORD), await logIn(parent.email, NEW)]).toEqual([401, 200])
  await letGo(server.ports)
  expect(post.templatesTo(parent.email)).toEqual(['new-password', 'password-changed'])
  expect(post.to(parent.email).at(-1)?.link).toBeNull()
  expect(await reset(token, 'Otra12345')).toMatchObject(DEAD)
  expect(await logIn(parent.email, NEW)).toBe(200)
})

test('a scanner that opens the link uses nothing up', async () => {
  const { email } = await server.parent()
  const token = await aTokenFor(email)
  for (const method of ['GET', 'HEAD', 'GET']) await server.call('/nueva-contrasena', { method })
  expect((await server.call('/api/password/reset')).status).toBe(404)

  expect((await reset(token)).status).toBe(200)
})

test('a link is good for half an hour', async () => {
  const { email } = await server.parent()
  const [early, late] = [await aTokenFor(email), await aTokenFor(email)]
  clock.advance(30 * MINUTE_MS - 2 * LYING_MS - 1)
  expect((await reset(early)).status).toBe(200)

  const another = await aTokenFor(email)
  clock.advance(30 * MINUTE_MS - LYING_MS)
  expect(await reset(another, 'Tardia123')).toMatchObject(DEAD)
  expect(await reset(late, 'Tardia123')).toMatchObject(DEAD)
  expect(await logIn(email, NEW)).toBe(200)
})

test('of two letters either opens the door, and closes it behind the other', async () => {
  const { email } = await server.parent()
  const [first, second] = [await aTokenFor(email), await aTokenFor(email)]
  expect(first).not.toBe(second)

  expect((await reset(first)).status).toBe(200)
  expect(await reset(second, 'Otra12345')).toMatchObject(DEAD)
})

test('one token used ten times at once changes one password', async () => {
  const { email } = await server.parent()
  const token = await aTokenFor(email)

  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => reset(token, `Carrera${n}23`)))

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)])
  const winner = answers.findIndex(({ status }) => status === 200)
  expect(await logIn(email, `Carrera${winner}23`)).toBe(200)
})

test('a password that is changed in the account takes the links with it', async () => {
  const parent = await server.parent()
  const token = await aTokenFor(parent.email)
  await parent.api('PUT', '/api/users', { password: 'Cambiada12', current_password: PASSWORD })

  expect(await reset(token)).toMatchObject(DEAD)
  await letGo(server.ports)
  expect(post.templatesTo(parent.email)).toEqual(['new-password', 'password-changed'])
})

test('a weak password is refused at its field and leaves the link good; what is no token is as dead as an old one', async () => {
  const { email } = await server.parent()
  const token = await aTokenFor(email)

  const weak = await reset(token, 'corta')
  expect([weak.status, Object.keys(weak.body.fields)]).toEqual([400, ['password']])
  for (const none of ['', 'x', `${token}x`, token.slice(1), `' or 1=1 --`])
    expect(await reset(none)).toMatchObject(DEAD)
  expect((await ask('/api/password/reset', { password: NEW })).status).toBe(400)
  expect((await reset(token)).status).toBe(200)
})

test('whoever asks does not learn whether there is an account', async () => {
  const { email } = await server.parent()
  const known = await ask('/api/password/forgot', { email })
  const unknown = await ask('/api/password/forgot', { email: 'nadie@familia.example' })
  await letGo(server.ports)

  expect(unknown).toEqual(known)
  expect(known).toMatchObject({ status: 200, body: { success: true } })
  expect([post.to(email).length, post.to('nadie@familia.example').length]).toEqual([1, 0])
})

test('a letter is not sent while whoever asked may measure it, but some seconds later', async () => {
  const { email } = await server.parent()
  await ask('/api/password/forgot', { email })
  clock.advance(999)
  await sendSoon(server.ports)
  await server.ports.runner.drain()
  expect(post.to(email)).toEqual([])

  clock.advance(3001)
  await sendSoon(server.ports)
  await server.ports.runner.drain()
  expect(post.to(email)).toHaveLength(1)
})

test('no link leads where a request says that it came from', async () => {
  const { email } = await server.parent()
  const lies = { 'X-Forwarded-Host': 'ladron.example', Forwarded: 'host=ladron.example', Host: 'ladron.example' }
  expect((await ask('/api/password/forgot', { email }, lies)).status).toBe(200)
  await letGo(server.ports)

  expect(post.to(email).map(({ link }) => new URL(link ?? '').origin)).toEqual(['http://localhost:0'])

  const known = await startServer({
    environment: { PUBLIC_URL: 'https://colorin.example/' },
    overrides: { post },
  })
  const body = JSON.stringify({ email: 'casa@familia.example', password: PASSWORD })
  const send = (path: string) =>
    known.app.request(`http://ladron.example${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...lies },
      body,
    })
  expect((await send('/api/users/register')).status).toBe(201)
  expect((await send('/api/password/forgot')).status).toBe(200)
  await letGo(known.ports)
  expect(post.to('casa@familia.example').at(-1)?.link).toStartWith('https://colorin.example/nueva-contrasena#')
  await known.stop()
})

test('three letters an hour reach one address, and nobody is told that there were no more', async () => {
  const strict = await startServer({ environment: { RATE_LIMIT_FACTOR: '1' }, overrides: { post } })
  const { email } = await strict.parent()
  const statuses: number[] = []
  for (let n = 0; n < 20; n++)
    statuses.push(
      (await ask('/api/password/forgot', { email: n % 2 ? email : email.toUpperCase() }, {}, strict)).status,
    )
  await letGo(strict.ports)

  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(post.to(email)).toHaveLength(3)
  const beyond = await ask('/api/password/forgot', { email: 'otra@familia.example' }, {}, strict)
  expect([beyond.status, beyond.body.code]).toEqual([429, 'request.tooMany'])
  await strict.stop()
})

test('whoever tried what they had forgotten gets in at once with what they chose, and opens nobody else’s door', async () => {
  const post = new FakePost()
  const strict = await startServer({ environment: { RATE_LIMIT_FACTOR: '1' }, overrides: { post } })
  const [{ email }, other] = [await strict.parent(), await strict.parent()]
  const tryIn = async (email: string, password: string) =>
    (await ask('/api/users/login', { email, password }, {}, strict)).status
  for (const address of [email, other.email])
    for (let n = 0; n < 6; n++) expect(await tryIn(address, 'Equivocada1')).toBe(n < 5 ? 401 : 429)
  await ask('/api/password/forgot', { email }, {}, strict)
  await letGo(strict.ports)
  const choose = (token: string) => ask('/api/password/reset', { token, password: NEW }, {}, strict)

  expect((await choose('x')).status).toBe(410)
  expect(await tryIn(email, PASSWORD)).toBe(429)
  expect((await choose(tokenIn(post.to(email)))).status).toBe(200)
  expect(await tryIn(email.toUpperCase(), NEW)).toBe(200)
  expect(await tryIn(other.email, PASSWORD)).toBe(429)
  await strict.stop()
})

test('the log names letters by their id and template: no address, no token', async () => {
  const { email } = await server.parent()
  const token = await aTokenFor(email)
  await reset(token)
  await letGo(server.ports)

  const log = server.lines.join('')
  const [first] = post.to(email)
  expect(log).toContain(`"letter":"${first?.id}","template":"new-password","outcome":"sent"`)
  expect(log).not.toContain(email)
  for (const { link } of post.given) if (link?.includes('#')) expect(log).not.toContain(link.split('#')[1] ?? link)
  expect(log).not.toContain('familia.example')
})
