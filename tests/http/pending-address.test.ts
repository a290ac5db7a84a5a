import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { FakePost, tokenIn } from '../support/fake-post.ts'
import { LYING_MS, letGo } from '../support/letters.ts'
import { type Answer, PASSWORD, type Parent, startServer, type TestServer } from '../support/server.ts'
import { StandingClock } from '../support/standing-clock.ts'

const HOUR_MS = 3_600_000

const post = new FakePost()
const clock = new StandingClock()
let server: TestServer
beforeAll(async () => {
  server = await startServer({ overrides: { post, clock } })
})
afterAll(() => server.stop())

const anAddress = () => `nueva-${crypto.randomUUID()}@familia.example`
const move = (parent: Parent, email: string, more: object = {}): Promise<Answer> =>
  parent.api('PUT', '/api/users', { email, current_password: PASSWORD, ...more })
const confirm = (parent: Parent, token: string) => parent.api('POST', '/api/email/confirm', { token })
const me = async (parent: Parent) => (await parent.api('GET', '/api/users/me')).body.user
async function tokenTo(email: string): Promise<string> {
  await letGo(server.ports)
  return tokenIn(post.to(email))
}
const canLogIn = async (parent: Parent, email: string) =>
  (await parent.api('POST', '/api/users/login', { email, password: PASSWORD })).status === 200

describe('a new address', () => {
  test('waits until its letter is answered; the one of before is told, and opens the door until then', async () => {
    const parent = await server.parent()
    const email = anAddress()

    expect((await move(parent, email)).body).toEqual({ success: true, pending_email: email })
    expect(await me(parent)).toEqual({
      id: parent.user.id,
      email: parent.email,
      pending_email: email,
      letters: true,
      can_get_letters: true,
    })
    const token = await tokenTo(email)
    expect(post.to(email).map(({ link }) => link)).toEqual([`http://localhost:0/confirmar-correo#${token}`])
    expect(post.to(parent.email).map(({ letter, link }) => [letter, link])).toEqual([
      [{ template: 'address-changing', newEmail: email }, null],
    ])
    expect([await canLogIn(parent, parent.email), await canLogIn(parent, email)]).toEqual([true, false])

    expect((await confirm(parent, token)).body).toEqual({ success: true, email })
    expect(await me(parent)).toMatchObject({ email, pending_email: null })
    expect([await canLogIn(parent, parent.email), await canLogIn(parent, email)]).toEqual([false, true])
    expect(await confirm(parent, token)).toMatchObject({ status: 410, body: { code: 'letter.linkExpired' } })
  })

  test('that is opened, and not confirmed, stays pending', async () => {
    const parent = await server.parent()
    const email = anAddress()
    await move(parent, email)
    const token = await tokenTo(email)
    await server.call('/confirmar-correo')

    expect(await me(parent)).toMatchObject({ pending_email: email })
    clock.advance(24 * HOUR_MS - LYING_MS - 1)
    expect((await confirm(parent, token)).status).toBe(200)
  })

  test('is too late after a day', async () => {
    const parent = await server.parent()
    const email = anAddress()
    await move(parent, email)
    const token = await tokenTo(email)
    clock.advance(24 * HOUR_MS - LYING_MS)

    expect(await confirm(parent, token)).toMatchObject({
      status: 410,
      body: { error: expect.stringContaining('caduca a las 24 horas') },
    })
    expect(await me(parent)).toMatchObject({ email: parent.email, pending_email: email })
  })

  test('gives way to a later one, and to one’s own', async () => {
    const parent = await server.parent()
    const [first, second] = [anAddress(), anAddress()]
    await move(parent, first)
    const early = await tokenTo(first)
    await move(parent, second)
    const late = await tokenTo(second)

    expect((await confirm(parent, early)).status).toBe(410)
    expect((await move(parent, parent.email)).body.pending_email).toBeNull()
    expect((await confirm(parent, late)).status).toBe(410)
    expect(await me(parent)).toMatchObject({ email: parent.email, pending_email: null })
  })

  test('in use is refused at once, and when it was taken meanwhile', async () => {
    const [parent, other] = [await server.parent(), await server.parent()]
    expect(await move(parent, other.email.toUpperCase())).toMatchObject({
      status: 409,
      body: { code: 'user.emailTaken' },
    })
    const email = anAddress()
    await move(parent, email)
    const token = await tokenTo(email)
    await server.parent(email)

    expect(await confirm(parent, token)).toMatchObject({ status: 409, body: { code: 'user.emailTaken' } })
    expect(await me(parent)).toMatchObject({ email: parent.email, pending_email: null })
    expect(post.templatesTo(other.email)).toEqual([])
  })

  test('with a new password: the password holds at once', async () => {
    const parent = await server.parent()
    const email = anAddress()
    const answer = await move(parent, email, { password: 'Cambiada12' })

    expect(answer.body.pending_email).toBe(email)
    await server.ports.runner.drain()
    expect(post.templatesTo(parent.email).sort()).toEqual(['address-changing', 'password-changed'])
    expect((await parent.api('POST', '/api/users/login', { email: parent.email, password: 'Cambiada12' })).status).toBe(
      200,
    )
  })

  test('where nobody sends letters is the account’s at once', async () => {
    const alone = await startServer()
    const parent = await alone.parent()
    const email = anAddress()

    expect((await move(parent, email)).body).toEqual({ success: true, pending_email: null })
    expect(await me(parent)).toMatchObject({ email, pending_email: null, can_get_letters: false })
    await alone.stop()
  })
})

test('a password that is changed takes back an address that somebody gave who knew the other', async () => {
  const parent = await server.parent()
  const email = anAddress()
  await move(parent, email)
  const token = await tokenTo(email)
  const changed = await parent.api('PUT', '/api/users', { password: 'Cambiada12', current_password: PASSWORD })

  expect(changed.body).toEqual({ success: true, pending_email: null })
  expect((await confirm(parent, token)).status).toBe(410)
})

test('a thief’s address is taken back by whoever gets in again through a letter', async () => {
  const parent = await server.parent()
  const email = anAddress()
  await move(parent, email, { password: 'DelLadron1' })
  const theirs = await tokenTo(email)
  await parent.api('POST', '/api/password/forgot', { email: parent.email })
  const ours = await tokenTo(parent.email)
  expect((await parent.api('POST', '/api/password/reset', { token: ours, password: PASSWORD })).status).toBe(200)

  expect((await confirm(parent, theirs)).status).toBe(410)
  expect([await canLogIn(parent, parent.email), await canLogIn(parent, email)]).toEqual([true, false])
})

test('the mailbox of before opens nothing once another address is confirmed', async () => {
  const parent = await server.parent()
  const email = anAddress()
  await parent.api('POST', '/api/password/forgot', { email: parent.email })
  const old = await tokenTo(parent.email)
  await move(parent, email)
  await confirm(parent, await tokenTo(email))

  expect((await parent.api('POST', '/api/password/reset', { token: old, password: 'DeAntes12' })).status).toBe(410)
  expect(await canLogIn(parent, email)).toBe(true)
})

test('nobody fills letterboxes with addresses to confirm', async () => {
  const strict = await startServer({ environment: { RATE_LIMIT_FACTOR: '1' }, overrides: { post: new FakePost() } })
  const [parent, other] = [await strict.parent(), await strict.parent()]
  const email = anAddress()
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) statuses.push((await move(parent, email)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  for (let n = 0; n < 11; n++) statuses.push((await move(other, anAddress())).status)

  expect(statuses.slice(4)).toEqual([...Array(10).fill(200), 429])
  await strict.stop()
})

describe('letters to confirm an address', () => {
  const strictly = async (work: (server: TestServer, post: FakePost) => Promise<void>) => {
    const post = new FakePost()
    const strict = await startServer({ environment: { RATE_LIMIT_FACTOR: '1' }, overrides: { post } })
    await work(strict, post)
    await strict.stop()
  }
  const tries = async (times: number, one: () => Promise<Answer>) => {
    const statuses: number[] = []
    for (let n = 0; n < times; n++) statuses.push((await one()).status)
    return statuses
  }

  test('use up none of those for a new password', () =>
    strictly(async (strict, post) => {
      const [parent, other] = [await strict.parent(), await strict.parent()]
      const email = anAddress()
      expect(await tries(3, () => move(other, email))).toEqual([200, 200, 200])
      expect(await tries(4, () => move(other, parent.email))).toEqual([409, 409, 409, 409])
      await strict.parent(email)

      for (const address of [email, parent.email]) await parent.api('POST', '/api/password/forgot', { email: address })
      await letGo(strict.ports)
      expect(post.templatesTo(parent.email)).toContain('new-password')
      expect(post.templatesTo(email)).toContain('new-password')
    }))

  test('that were not written do not count, whatever stood against them', () =>
    strictly(async (strict) => {
      const [parent, other] = [await strict.parent(), await strict.parent()]
      const email = anAddress()
      const guess = () => other.api('PUT', '/api/users', { email, current_password: 'Equivocada1' })
      expect(await tries(6, guess)).toEqual([403, 403, 403, 403, 403, 429])

      expect(await tries(4, () => move(parent, email))).toEqual([200, 200, 200, 429])
      // Of ten addresses three were written to; neither does the fourth try count.
      expect(await tries(8, () => move(parent, anAddress()))).toEqual([...Array(7).fill(200), 429])
    }))

  test('are none where it is one’s own, which can always be kept', () =>
    strictly(async (strict) => {
      const parent = await strict.parent()
      for (let n = 0; n < 12; n++) expect((await move(parent, parent.email.toUpperCase())).status).toBe(200)
      expect(await tries(10, () => move(parent, anAddress()))).toEqual(Array(10).fill(200))

      expect((await move(parent, parent.email)).body).toEqual({ success: true, pending_email: null })
    }))
})

test('letters that one can do without are switched off and on, by whoever is logged in', async () => {
  const parent = await server.parent()
  expect((await parent.api('PUT', '/api/users/letters', { letters: false })).body).toEqual({ success: true })
  expect(await me(parent)).toMatchObject({ letters: false, email: parent.email })
  expect((await parent.api('PUT', '/api/users/letters', { letters: 'no' })).status).toBe(400)
  await parent.api('PUT', '/api/users/letters', { letters: true })
  expect(await me(parent)).toMatchObject({ letters: true })
  const stranger = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '{"letters":false}' }
  expect((await server.call('/api/users/letters', stranger)).status).toBe(401)
})
