import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { PASSWORD, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const post = async (path: string, body: unknown) => {
  const response = await server.call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, any> }
}

describe('registering', () => {
  test('an address in use is refused, whatever its case', async () => {
    const { email } = await server.parent()

    const again = await post('/api/users/register', { email: email.toUpperCase(), password: PASSWORD })

    expect(again).toMatchObject({
      status: 409,
      body: { success: false, error: 'Ya existe una cuenta con este email', code: 'user.emailTaken' },
    })
  })

  test('twenty at once with one address make one account', async () => {
    const email = `hammer${crypto.randomUUID()}@familia.example`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/api/users/register', { email, password: PASSWORD })),
    )

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  test.each([
    ['', 'El email es requerido', 'email'],
    ['sin-arroba', 'Por favor ingresa un email válido', 'email'],
  ])('the address %p is refused: %s', async (email, message, field) => {
    expect(await post('/api/users/register', { email, password: PASSWORD })).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
    })
  })

  test.each(['corta1A', 'sinmayuscula1', 'SINMINUSCULA1', 'SinNumero', 'Con espacio1', 'Eñe12345a'])(
    'the password %p is refused',
    async (password) => {
      const { status, body } = await post('/api/users/register', { email: 'a@b.es', password })
      expect(status).toBe(400)
      expect(body.fields.password).toContain('La contraseña debe tener al menos 8 caracteres')
    },
  )
})

describe('logging in', () => {
  test('an unknown address and a wrong password are answered alike', async () => {
    const { email } = await server.parent()
    const wrong = await post('/api/users/login', { email, password: 'Equivocada1' })
    const unknown = await post('/api/users/login', { email: 'nadie@familia.example', password: 'Equivocada1' })

    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ status: 401, body: { error: 'Email o contraseña incorrectos' } })
  })

  test('the sixth failure in a row has to wait, and another address does not', async () => {
    const strict = await startServer({ environment: { RATE_LIMIT_FACTOR: '1' } })
    const { email } = await strict.parent()
    const attempt = (address: string) =>
      strict.call('/api/users/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: address, password: 'Equivocada1' }),
      })
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await attempt(email)).status)
    const last = await attempt(email)

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await attempt('otra@familia.example')).status).toBe(401)
    await strict.stop()
  })

  test('a token is worth nothing after log-out', async () => {
    const { api } = await server.parent()
    expect((await api('GET', '/api/users/me')).status).toBe(200)
    await api('POST', '/api/users/logout')

    expect(await api('GET', '/api/users/me')).toMatchObject({ status: 401, body: { code: 'session.missing' } })
  })
})

describe('the account', () => {
  test('a new password ends the other sessions and not this one', async () => {
    const parent = await server.parent()
    const other = await post('/api/users/login', { email: parent.email, password: PASSWORD })

    expect((await parent.api('PUT', '/api/users', { password: 'Nueva1234', current_password: 'mal' })).status).toBe(403)
    expect((await parent.api('PUT', '/api/users', { password: 'Nueva1234', current_password: PASSWORD })).status).toBe(
      200,
    )
    expect((await parent.api('GET', '/api/users/me')).status).toBe(200)
    const stale = await server.call('/api/users/me', { headers: { Authorization: `Bearer ${other.body.token}` } })
    expect(stale.status).toBe(401)
    expect((await post('/api/users/login', { email: parent.email, password: 'Nueva1234' })).status).toBe(200)
  })

  test('the export holds the data and every file', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook()

    const response = await server.call('/api/users/export', { headers: { Authorization: `Bearer ${parent.token}` } })
    const entries = unzipSync(new Uint8Array(await response.arrayBuffer()))

    const data = JSON.parse(new TextDecoder().decode(entries['datos.json']))
    expect(data).toMatchObject({
      user: { email: parent.email },
      books: [{ id_book: id, info: { story_title: 'Buenas noches, Osito' } }],
    })
    expect(Object.keys(entries).some((name) => name.startsWith(`books/${id}/characters/`))).toBe(true)
  })

  test('erasing leaves no byte of the family behind', async () => {
    const parent = await server.parent('borrame-zanahoria@familia.example')
    const { id } = await parent.aReadyBook('buenas-noches-osito', {
      story_title: 'Zanahoria secreta',
      additional_information: 'Palabra canela única',
    })
    expect((await parent.api('DELETE', '/api/users', { password: 'Equivocada1' })).status).toBe(403)

    expect((await parent.api('DELETE', '/api/users', { password: PASSWORD })).status).toBe(200)

    expect((await parent.api('GET', '/api/users/me')).status).toBe(401)
    expect((await post('/api/users/login', { email: parent.email, password: PASSWORD })).status).toBe(401)
    const remains = filesBelow(server.folder).filter(
      (file) => /zanahoria|canela única/iu.test(readFileSync(file, 'latin1')) || file.includes(`books/${id}/`),
    )
    expect(remains).toEqual([])
  })
})

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
