import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { connect } from 'node:net'
import { type Parent, startServer, type TestServer } from '../support/server.ts'

setDefaultTimeout(60_000)

let server: TestServer
let parent: Parent
let calls: { method: string; path: string }[]
beforeAll(async () => {
  server = await startServer()
  parent = await server.parent()
  const { id } = await parent.aReadyBook()
  calls = Object.entries(server.app.openApi().paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { requestBody?: unknown }>).flatMap(([method, { requestBody }]) =>
      requestBody ? [{ method: method.toUpperCase(), path: path.replace(/\{(?:bookId|id_book)\}/gu, String(id)) }] : [],
    ),
  )
})
afterAll(() => server.stop())

const send = (
  { method, path }: { method: string; path: string },
  body: BodyInit,
  headers: Record<string, string> = {},
) =>
  server.call(path, {
    method,
    body,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${parent.token}`, ...headers },
  })

const HOSTILE: [string, () => BodyInit, number, Record<string, string>][] = [
  ['ten megabytes', () => `{"a":"${'x'.repeat(10_000_000)}"}`, 413, {}],
  [
    'a gzip of a hundred megabytes',
    () => Bun.gzipSync(new Uint8Array(100_000_000)),
    415,
    { 'Content-Encoding': 'gzip' },
  ],
  ['a brotli that says so', () => 'x', 415, { 'Content-Encoding': 'br' }],
  ['a hundred thousand levels', () => `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400, {}],
  ['a form', () => new URLSearchParams({ a: '1' }), 415, { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['parts of a form', () => new FormData(), 415, { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['JSON that calls itself text', () => '{"a":1}', 415, { 'Content-Type': 'text/plain' }],
  ['broken UTF-8', () => new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]), 400, {}],
  ['a number', () => '7', 400, {}],
  ['two objects', () => '{}{}', 400, {}],
]

describe.each(HOSTILE)('%s', (name, body, status, headers) => {
  test('is refused by every call that takes a body, in the contract’s shape', async () => {
    expect(calls.length).toBeGreaterThan(10)
    for (const call of calls) {
      const answer = await send(call, body(), headers)
      expect([name, call.path, answer.status]).toEqual([name, call.path, status])
      expect(await answer.json()).toMatchObject({ success: false, error: expect.any(String), code: expect.any(String) })
    }
    expect((await server.call('/health')).status).toBe(200)
  })
})

test('long lists, long names and a thousand unknown fields are bounded, not worked through', async () => {
  const { id_book: id } = (await parent.api('POST', '/api/books', { info: {} })).body
  const save = (info: unknown) => parent.api('PUT', `/api/books/info/${id}`, { info })
  const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item)

  for (const info of [
    { characters: many(1000, { name: 'A' }) },
    { characters: [{ name: 'A', hobbies: many(5000, 'nadar') }] },
    { characters: [{ name: 'A', clothes: many(5000, { type: 'tshirt', color: 'red' }) }] },
    { characters: [{ name: 'A'.repeat(100_000) }] },
    { places: many(5000, { name: 'Faro' }) },
    { character_relationships: many(5000, { character_1: 'A', character_2: 'B', relationship_type: 'friend' }) },
    { story_title: 'T'.repeat(200_000) },
  ])
    expect([400, 413]).toContain((await save(info)).status)
  const unknown = Object.fromEntries(many(3000, 0).map((_, n) => [`field${n}`, 'x'.repeat(50)]))
  expect((await save({ story_title: 'Faro', ...unknown })).status).toBe(200)
  expect(JSON.stringify(await server.ports.books.get(parent.user.id, id)).length).toBeLessThan(2000)
})

test('twenty clients that never finish what they began to send hold up nobody', async () => {
  const { hostname, port } = new URL(server.url)
  const slow = Array.from({ length: 20 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(
      `PUT /api/books/info/1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${parent.token}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"info":`,
    )
    return socket
  })
  const answers = await Promise.all(Array.from({ length: 20 }, () => parent.api('GET', '/api/users/me')))

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  for (const socket of slow) socket.destroy()
})
