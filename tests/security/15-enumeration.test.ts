import { afterAll, beforeAll, expect, test } from 'bun:test'
import { BunPasswords } from '../../src/adapters/system/bun-passwords.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** What was hashed or compared, in order: the whole time of a login is spent there. */
const work: string[] = []
const real = new BunPasswords()
let server: TestServer
beforeAll(async () => {
  server = await startServer({
    overrides: {
      passwords: {
        hash(password) {
          work.push('hash')
          return real.hash(password)
        },
        verify(password, hash) {
          work.push(`verify ${/^\$argon2id\$v=19\$[^$]+/u.exec(hash)?.[0]}`)
          return real.verify(password, hash)
        },
      },
    },
  })
})
afterAll(() => server.stop())

const attempt = async (email: string) => {
  const answer = await server.call('/api/users/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'Equivocada1' }),
  })
  const { 'x-request-id': _, date: __, ...headers } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers, body: await answer.text() }
}

test('an unknown address costs the same work and gets the same bytes as a wrong password', async () => {
  const { email } = await server.parent()
  // The decoy of unknown addresses is hashed once.
  await attempt('nadie@familia.example')
  work.length = 0
  const known = await attempt(email)
  const workOfKnown = work.splice(0)
  const unknown = await attempt('otra@familia.example')

  expect(unknown).toEqual(known)
  expect(known.status).toBe(401)
  expect(workOfKnown).toEqual(['verify $argon2id$v=19$m=19456,t=2,p=1'])
  expect(work.splice(0)).toEqual(workOfKnown)
})

test('no call for a stranger says whether an address has an account, but registering, which is limited', async () => {
  const { email } = await server.parent()
  const stranger = await server.parent()
  const change = await stranger.api('PUT', '/api/users', { email, current_password: 'mala' })
  const free = await stranger.api('PUT', '/api/users', { email: 'libre@familia.example', current_password: 'mala' })

  expect([change.status, change.body]).toEqual([free.status, free.body])
  expect(change.status).toBe(403)
})
