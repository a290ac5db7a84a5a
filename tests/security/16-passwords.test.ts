import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const post = async (path: string, body: unknown) => {
  const answer = await server.call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, any> }
}

const RULE = 'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula y un número'
const PASSPHRASE = 'Cuatro*Caballos?Correctos&Grapan7Baterias@En!El%Faro$De*La?Costa'

describe('a passphrase', () => {
  test.each([64, 128, 200])(
    'of %i characters opens the account, and no other of its beginning does',
    async (length) => {
      const password = PASSPHRASE.repeat(4).slice(0, length)
      const email = `frase${length}@familia.example`
      expect(PASSPHRASE).toHaveLength(64)

      expect((await post('/api/users/register', { email, password })).status).toBe(201)
      expect((await post('/api/users/login', { email, password })).status).toBe(200)
      // bcrypt would read 72 bytes of it and believe any end.
      for (const other of [password.slice(0, -1), `${password.slice(0, -1)}#`, `${password}A1`])
        expect((await post('/api/users/login', { email, password: other })).status).toBe(401)
    },
  )

  test('of 201 characters is refused with its limit, and one of a quarter of a megabyte costs no hashing', async () => {
    const email = 'larga@familia.example'
    const refused = await post('/api/users/register', { email, password: `Aa1${'x'.repeat(198)}` })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { password: 'La contraseña admite 200 caracteres' } },
    })

    const hashed: number[] = []
    const { passwords } = server.ports
    const verify = passwords.verify.bind(passwords)
    passwords.verify = (password, hash) => {
      hashed.push(password.length)
      return verify(password, hash)
    }
    expect((await post('/api/users/login', { email, password: 'x'.repeat(200_000) })).status).toBe(400)
    expect(hashed).toEqual([])
    passwords.verify = verify
  })
})

/** product.md §5 fixes this rule; ASVS 6.2.5 would have none. Recorded in docs/security.md. */
describe('the rule that the specification fixes', () => {
  test.each(['Abcdef1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', 'Abcdef 1', 'Abcdefg1ñ', 'Abcdefg1#', 'Ábcdefg1'])(
    'refuses %p in its own words',
    async (password) => {
      const answer = await post('/api/users/register', { email: 'regla@familia.example', password })
      expect(answer).toMatchObject({ status: 400, body: { code: 'input.invalid', fields: { password: RULE } } })
    },
  )

  test.each(['Abcdefg1', 'A1bcdefg', '@$!%*?&Aa1'])('takes %p', async (password) => {
    const email = `${Bun.hash(password)}@familia.example`
    expect((await post('/api/users/register', { email, password })).status).toBe(201)
  })

  test('holds for a change of password as well', async () => {
    const { api } = await server.parent()
    const change = await api('PUT', '/api/users', { password: 'sinmayuscula1', current_password: 'Secreta123' })
    expect(change).toMatchObject({ status: 400, body: { fields: { password: RULE } } })
  })
})

test('a password is in no answer, no log and no file of the server in plain', async () => {
  const talkative = await startServer({ environment: { LOG_LEVEL: 'trace' } })
  const password = 'Canario7Amarillo'
  const send = (path: string) =>
    talkative.call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'canario@familia.example', password }),
    })
  const answers = [await (await send('/api/users/register')).text(), await (await send('/api/users/login')).text()]
  const files = [...new Bun.Glob('**/*').scanSync({ cwd: talkative.folder })]
  const kept = await Promise.all(files.map((file) => Bun.file(`${talkative.folder}/${file}`).text()))

  expect(files.length).toBeGreaterThan(0)
  for (const text of [...answers, ...talkative.lines, ...kept]) expect(text).not.toContain(password)
  await talkative.stop()
})
