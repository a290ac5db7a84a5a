import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { fileKeys } from '../../src/domain/file-keys.ts'
import type { AddressedLetter, Posted } from '../../src/ports/post.ts'
import { sweepLetters } from '../../src/use-cases/sweep-letters.ts'
import { aMailServer } from '../support/a-mail-server.ts'
import { FakePost, tokenIn } from '../support/fake-post.ts'
import { letGo } from '../support/letters.ts'
import { PASSWORD, type Parent, startServer, type TestServer } from '../support/server.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

const HOUR_MS = 3_600_000
const forgot = (server: TestServer, email: string) =>
  server.call('/api/password/forgot', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
const erase = (parent: Parent) => parent.api('DELETE', '/api/users', { password: PASSWORD })

/** Files below the folder that hold the word. */
function findings(folder: string, word: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'latin1').includes(word))
}

test('the export says which letters were written, when, and what became of them', async () => {
  const server = await startServer({ overrides: { post: new FakePost() } })
  const parent = await server.parent()
  await forgot(server, parent.email)
  await parent.api('PUT', '/api/users', { email: 'otra@familia.example', current_password: PASSWORD })
  await letGo(server.ports)

  const response = await server.call('/api/users/export', { headers: { Authorization: `Bearer ${parent.token}` } })
  const { 'datos.json': bytes } = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const data = JSON.parse(new TextDecoder().decode(bytes))

  expect(data.user).toMatchObject({ email: parent.email, pending_email: 'otra@familia.example', letters: true })
  const stated = { id: expect.any(String), state: 'sent', created_at: expect.stringMatching(/^20/u) }
  expect(data.letters).toEqual(
    ['new-password', 'confirm-address', 'address-changing'].map((template) => ({ ...stated, template })),
  )
  await server.stop()
})

test('an erased account is told by a last letter, whose row alone keeps the address until it has gone out', async () => {
  const post = new FakePost()
  const server = await startServer({ overrides: { post } })
  const parent = await server.parent('adios-berenjena@familia.example')
  await forgot(server, parent.email)
  await letGo(server.ports)
  const token = tokenIn(post.to(parent.email))
  const reached = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  post.answer = async (): Promise<Posted> => {
    reached.resolve()
    await answered.promise
    return 'sent'
  }
  const [first] = post.given.map(({ id }) => id)

  expect((await erase(parent)).status).toBe(200)
  await reached.promise
  const rows = await server.ports.outbox.list()
  expect(rows.map(({ user, to, letter }) => [user, to, letter.template])).toEqual([
    [null, parent.email, 'account-erased'],
  ])
  expect(post.forgotten).toContainEqual({ ids: [String(first)] })
  answered.resolve()
  await server.ports.runner.drain()

  expect(post.templatesTo(parent.email)).toEqual(['new-password', 'account-erased'])
  const giveUp = Date.now() + 10_000
  while (findings(server.folder, 'berenjena').length > 0 && Date.now() < giveUp) await Bun.sleep(50)
  expect(findings(server.folder, 'berenjena')).toEqual([])
  const again = await parent.api('POST', '/api/password/reset', { token, password: 'Vuelvo123' })
  expect(again.status).toBe(410)
  await server.stop()
})

test('the address of a last letter that no server takes is kept for less than a day', async () => {
  const post = new FakePost()
  post.answer = () => ({ refused: 'later', why: 'ECONNREFUSED' })
  const server = await startServer({ overrides: { post } })
  const parent = await server.parent('terco-berenjena@familia.example')
  await erase(parent)
  await server.ports.runner.drain()
  expect((await server.ports.outbox.list()).map(({ to }) => to)).toEqual([parent.email])

  const inHours = (hours: number) => ({ now: () => new Date(Date.now() + hours * HOUR_MS) })
  await sweepLetters({ ...server.ports, clock: inHours(22) })
  expect(await server.ports.outbox.list()).toHaveLength(1)
  await sweepLetters({ ...server.ports, clock: inHours(23.5) })

  expect(await server.ports.outbox.list()).toEqual([])
  const giveUp = Date.now() + 10_000
  while (findings(server.folder, 'berenjena').length > 0 && Date.now() < giveUp) await Bun.sleep(50)
  expect(findings(server.folder, 'berenjena')).toEqual([])
  await server.stop()
})

test('without a mail server the letter lies in the folder, for its owner alone to read', async () => {
  const alone = await startServer()
  const { email } = await alone.parent()
  expect((await forgot(alone, email)).status).toBe(200)
  await letGo(alone.ports)

  const letters = [...new Bun.Glob('outbox/*.eml').scanSync({ cwd: alone.folder })]
  expect(letters).toHaveLength(1)
  const text = await Bun.file(`${alone.folder}/${letters[0]}`).text()
  expect(text).toContain(email)
  await alone.stop()
})

test('where letters are files, an erased account leaves none, and no letter that nobody would get', async () => {
  const server = await startServer()
  const parent = await server.parent('carpeta-berenjena@familia.example')
  await forgot(server, parent.email)
  await letGo(server.ports)
  expect(findings(join(server.folder, 'outbox'), 'berenjena')).toHaveLength(1)

  await erase(parent)
  await server.ports.runner.drain()

  expect(findings(server.folder, 'berenjena')).toEqual([])
  expect(await server.ports.outbox.list()).toEqual([])
  await server.stop()
})

test('a letter that is being written while its account goes leaves no file', async () => {
  const server = await startServer()
  const { post } = server.ports
  const [reached, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const send = post.send.bind(post)
  post.send = async (letter: AddressedLetter, signal: AbortSignal) => {
    reached.resolve()
    await opened.promise
    return send(letter, signal)
  }
  const parent = await server.parent('tarde-berenjena@familia.example')
  await forgot(server, parent.email)
  await reached.promise
  await erase(parent)
  opened.resolve()
  await server.ports.runner.drain()

  expect(findings(server.folder, 'berenjena')).toEqual([])
  await server.stop()
})

test('a letter that can no longer help anybody lies in no folder', async () => {
  const server = await startServer()
  const { email } = await server.parent()
  await forgot(server, email)
  await letGo(server.ports)
  const inHours = (hours: number) => ({ now: () => new Date(Date.now() + hours * HOUR_MS) })
  await sweepLetters({ ...server.ports, clock: inHours(0.4) })
  expect(findings(join(server.folder, 'outbox'), email)).toHaveLength(1)

  await sweepLetters({ ...server.ports, clock: inHours(0.6) })

  expect(findings(join(server.folder, 'outbox'), email)).toEqual([])
  await server.stop()
})

test('a mail server that never answers holds up no stop, and the letter waits for the next process', async () => {
  const reached = Promise.withResolvers<void>()
  const mail = await aMailServer({ onMailFrom: () => reached.resolve() })
  const dataDir = aTemporaryFolder()
  const environment = { SMTP_URL: mail.url, MAIL_FROM: 'hola@colorin.example', PUBLIC_URL: 'https://colorin.example' }
  const server = await startServer({ environment, dataDir })
  const send = (path: string, body: object) =>
    server.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const email = 'paciencia@familia.example'
  expect((await send('/api/users/register', { email, password: PASSWORD })).status).toBe(201)
  expect((await send('/api/password/forgot', { email })).status).toBe(200)
  await reached.promise
  const before = performance.now()
  await server.stop()

  expect(performance.now() - before).toBeLessThan(5000)
  const next = await startServer({ overrides: { post: new FakePost() }, dataDir })
  const { post } = next.ports
  while ((post as FakePost).given.length === 0) await Bun.sleep(50)
  expect((post as FakePost).templatesTo(email)).toEqual(['new-password'])
  await next.stop()
})

test('where the post cannot forget, the account and every file of its books are gone all the same', async () => {
  const post = new FakePost()
  const server = await startServer({ overrides: { post } })
  post.forget = () => Promise.reject(new Error('EACCES'))
  const parent = await server.parent()
  const [first, second] = [await parent.aReadyBook(), await parent.aReadyBook()]
  const filesOf = (id: number) => server.ports.files.list(fileKeys.book(id))
  expect([(await filesOf(first.id)).length, (await filesOf(second.id)).length].every((count) => count > 0)).toBe(true)

  expect((await parent.api('DELETE', `/api/books/${parent.user.id}/${first.id}`)).status).toBe(200)
  expect(await filesOf(first.id)).toEqual([])
  expect((await erase(parent)).status).toBe(200)
  expect(await filesOf(second.id)).toEqual([])
  await server.stop()
})

test('a change holds, and its letter waits, where the runner takes nothing on just then', async () => {
  const post = new FakePost()
  const server = await startServer({ overrides: { post } })
  const parent = await server.parent()
  const { enqueue } = server.ports.runner
  server.ports.runner.enqueue = () => Promise.reject(new Error('SQLITE_BUSY'))
  const changed = await parent.api('PUT', '/api/users', { password: 'Cambiada12', current_password: PASSWORD })
  server.ports.runner.enqueue = enqueue

  expect(changed.status).toBe(200)
  await letGo(server.ports)
  expect(post.templatesTo(parent.email)).toEqual(['password-changed'])
  await server.stop()
})
