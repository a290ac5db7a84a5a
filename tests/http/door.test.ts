import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { z } from 'zod'
import {
  AGES,
  GARMENTS,
  GENDERS,
  HAIR_COLOURS,
  HAIR_STYLES,
  LANGUAGES,
  READER_AGES,
  RELATIONSHIP_TYPES,
  ROLES,
  SKINS,
  THEMES,
} from '../../src/domain/vocabulary.ts'
import { type Parent, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let parent: Parent
let bookId: number
beforeAll(async () => {
  server = await startServer()
  parent = await server.parent()
  bookId = (await parent.api('POST', '/api/books', {})).body.id_book
})
afterAll(() => server.stop())

const send = (method: string, path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  server.call(path, {
    method,
    body,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${parent.token}`, ...headers },
  })

/** Every call of the document that takes a body, with its placeholders filled in. */
function callsWithBody(): [string, string][] {
  const paths = server.app.openApi().paths ?? {}
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { requestBody?: unknown }>).flatMap(
      ([method, { requestBody }]): [string, string][] =>
        requestBody ? [[method.toUpperCase(), path.replace(/\{bookId\}/u, String(bookId))]] : [],
    ),
  )
}

/** Statuses that the document promises for a call. */
function documented(method: string, path: string): string[] {
  const paths = (server.app.openApi().paths ?? {}) as Record<string, Record<string, { responses: object }>>
  const described = paths[path.replace(String(bookId), '{bookId}')]?.[method.toLowerCase()]
  return Object.keys(described?.responses ?? {})
}

describe('bad input', () => {
  test('no JSON value sent to any call makes the server fail', async () => {
    const calls = callsWithBody().filter(([method, path]) => !(method === 'DELETE' && path === '/api/users'))
    const body = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.record(
        {
          id_book: fc.oneof(fc.integer(), fc.string(), fc.constant(bookId)),
          info: fc.jsonValue(),
          status: fc.string(),
          new_images: fc.jsonValue(),
          version: fc.jsonValue(),
          s3_directory: fc.string(),
          name: fc.string(),
          hair: fc.jsonValue(),
          clothes: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), body, async ([method, path], value) => {
        const response = await send(method, path, JSON.stringify(value))
        const answer: any = await response.json()
        expect(documented(method, path)).toContain(String(response.status))
        if (response.status >= 400) {
          expect({ method, path, value, status: response.status < 500 }).toEqual({ method, path, value, status: true })
          expect(answer).toMatchObject({ success: false, error: expect.any(String), code: expect.any(String) })
        } else expect(answer.success).toBe(true)
      }),
      { numRuns: 400 },
    )
    expect((await server.call('/health')).status).toBe(200)
  }, 60_000)

  test.each<[string, BodyInit, number, Record<string, string>]>([
    ['not JSON', '{"info":', 400, {}],
    ['an array', '[]', 400, {}],
    ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 400, {}],
    ['ten thousand levels', `{"info":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, 400, {}],
    ['ten megabytes', `{"info":{"moral":"${'x'.repeat(10_000_000)}"}}`, 413, {}],
    ['a little too much', `{"info":{"moral":"${'x'.repeat(256 * 1024)}"}}`, 413, {}],
    ['plain text', 'hola', 415, { 'Content-Type': 'text/plain' }],
    ['a form', 'a=1', 415, { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['compressed', Bun.gzipSync('{"info":{}}'), 415, { 'Content-Encoding': 'gzip' }],
    ['a prototype name', '{"info":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}', 200, {}],
  ])("%s is answered in the contract's shape", async (_, body, status, headers) => {
    const response = await send('PUT', `/api/books/info/${bookId}`, body, headers)

    expect(response.status).toBe(status)
    expect(((await response.json()) as any).success).toBe(status === 200)
    expect(({} as any).polluted).toBeUndefined()
  })

  test('too much in chunks is refused as well', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(64 * 1024))
    let sent = 0
    const stream = new ReadableStream({
      pull(controller) {
        if (sent++ < 10) controller.enqueue(chunk)
        else controller.close()
      },
    })
    expect((await send('PUT', `/api/books/info/${bookId}`, stream)).status).toBe(413)
  })

  test('markup in names and titles is kept and shown literally', async () => {
    const title = '<img src=x onerror=alert(1)> & "comillas"'
    expect((await parent.api('PUT', `/api/books/info/${bookId}`, { info: { story_title: title } })).status).toBe(200)
    expect((await parent.book(bookId)).info.story_title).toBe(title)
  })
})

describe('every answer', () => {
  test('bears its id and the headers that keep it private', async () => {
    const { headers } = await parent.api('GET', `/api/books/info/${bookId}`)

    expect(headers.get('X-Request-Id')).toBeTruthy()
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBeTruthy()
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  test('a failure of ours tells an id and nothing else', async () => {
    const broken = await startServer()
    const { api } = await broken.parent()
    const original = broken.ports.books.list
    broken.ports.books.list = () => Promise.reject(new Error('SELECT secret FROM /etc/passwd'))
    const me = (await api('GET', '/api/users/me')).body.user.id
    const { status, body, headers } = await api('GET', `/api/books/${me}`)
    broken.ports.books.list = original

    expect(status).toBe(500)
    expect(body).toEqual({
      success: false,
      error: 'Error interno del servidor',
      code: 'server.error',
      request_id: headers.get('X-Request-Id'),
    })
    await broken.stop()
  })

  test('an unknown address of the API says so in its shape', async () => {
    expect(await parent.api('GET', '/api/nada')).toMatchObject({
      status: 404,
      body: { success: false, code: 'request.notFound' },
    })
  })

  test('the log knows no token, address, name, text or capability', async () => {
    const talkative = await startServer({ environment: { LOG_LEVEL: 'trace' } })
    const canary = await talkative.parent('canario-azul@familia.example')
    const { id, info } = await canary.aReadyBook('buenas-noches-osito', { story_title: 'Canario secreto' })
    await canary.api('POST', `/api/books/${id}/generate`)
    await canary.generated(id)
    const stream = await talkative.call(`/api/sse/book/${id}?token=${canary.token}`)
    await stream.body?.cancel()
    await talkative.call(info.characters[0].image_url_selected)
    const [, , capability = 'none'] = info.characters[0].image_url_selected.split('/')
    const log = talkative.lines.join('')
    await talkative.stop()

    expect(log).toContain('"path":"/api/users/login"')
    for (const secret of ['canario', 'Canario', 'Osito', canary.token, capability])
      expect(log.includes(secret)).toBe(false)
  })
})

describe('the document', () => {
  test('knows every route of the API, and every route it knows answers in the contract’s shape', async () => {
    const { paths = {} } = server.app.openApi()
    const documented = new Set(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    )
    // The document and its page describe the rest.
    const apart = new Set(['GET /api/openapi.json', 'GET /api/docs'])
    const registered = server.app.routes
      .filter(({ path, method }) => path.startsWith('/api/') && !path.includes('*') && method !== 'ALL')
      .map(({ path, method }) => `${method} ${path.replace(/:(\w+)/gu, '{$1}')}`)

    expect([...new Set(registered)].filter((route) => !apart.has(route) && !documented.has(route))).toEqual([])
    for (const route of documented) expect(registered).toContain(route)
  })

  test('describes what the wizard fills in with its limits and choices', async () => {
    const document: any = await (await server.call('/api/openapi.json')).json()
    const { properties } = document.components.schemas.BookInfo
    const character = properties.characters.items.properties
    const place = properties.places.items.properties

    expect(properties).toMatchObject({
      story_title: { type: 'string', maxLength: 120 },
      moral: { maxLength: 100 },
      dedication: { maxLength: 300 },
      additional_information: { description: 'At most 1000 words' },
      characters: { maxItems: 8 },
      places: { maxItems: 20 },
      character_relationships: { maxItems: 60 },
    })
    expect(properties.story_length.properties.chapters.anyOf[0]).toMatchObject({ minimum: 1, maximum: 10 })
    expect(place).toMatchObject({ name: { maxLength: 80 }, description: { maxLength: 300 } })
    expect(character).toMatchObject({ name: { maxLength: 60 }, image_url: { maxItems: 5 }, hobbies: { maxItems: 20 } })
    for (const [described, values] of [
      [properties.type, THEMES],
      [properties.language, LANGUAGES],
      [properties.age_read, READER_AGES],
      [character.gender, GENDERS],
      [character.age, AGES],
      [character.skin, SKINS],
      [character.hair.properties.color, HAIR_COLOURS],
      [character.hair.properties.style, HAIR_STYLES],
    ])
      expect(described.enum).toEqual([...Object.keys(values), ''])
    expect(character.protagonismo.enum).toEqual(Object.keys(ROLES))
    expect(character.clothes.items.properties.type.enum).toEqual(Object.keys(GARMENTS))
    const { relationship_type } = properties.character_relationships.items.properties
    expect(relationship_type.enum).toEqual(Object.keys(RELATIONSHIP_TYPES))
    for (const method of ['post', 'put']) {
      const path = method === 'post' ? '/api/books' : '/api/books/info/{bookId}'
      const { schema } = document.paths[path][method].requestBody.content['application/json']
      expect(JSON.stringify(schema.properties.info)).toContain('#/components/schemas/BookInfo')
    }
  })

  test('describes a book as it is answered', async () => {
    const text = await (await server.call('/api/openapi.json')).text()
    const { Book, ...$defs } = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')).components.schemas
    const described = z.fromJSONSchema({ ...Book, $defs })
    const { id } = await parent.aReadyBook()
    await parent.api('POST', `/api/books/${id}/generate`)
    const made = [await parent.book(id), await parent.generated(id)]

    for (const book of [await parent.book(bookId), ...made])
      expect(described.safeParse(book).error?.issues ?? []).toEqual([])
    for (const { generation } of made) expect(Object.keys(generation)).toEqual($defs.Generation.required)
  })

  test('describes itself, readable behind the gate', async () => {
    const document: any = await (await server.call('/api/openapi.json')).json()

    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/api/books/{bookId}/generate')
    expect(await (await server.call('/api/docs')).text()).toContain('/api/imagemodels/create_single_image')
  })
})

describe('the gate', () => {
  test('closes pages and API until the password, and leaves health and files outside', async () => {
    const gated = await startServer({ environment: { GATE_PASSWORD: 'cuentos' } })
    const enter = (password: string) =>
      gated.call('/api/gate', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ password }),
      })

    const page = await gated.call('/login')
    expect(page.status).toBe(401)
    expect(await page.text()).toContain('Acceso restringido')
    expect((await gated.call('/api/docs')).status).toBe(401)
    expect(await (await gated.call('/api/users/me')).json()).toMatchObject({ code: 'gate' })
    expect((await gated.call('/health')).status).toBe(200)
    expect((await gated.call('/files/x/books/1/a.webp')).status).toBe(404)

    const wrong = await enter('otra')
    expect(wrong.status).toBe(401)
    expect(await wrong.json()).toMatchObject({ success: false, error: 'Contraseña incorrecta' })
    const right = await enter('cuentos')
    const cookie = right.headers.get('Set-Cookie') ?? ''
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    expect(cookie).not.toMatch(/Max-Age|Expires/iu)
    const inside = await gated.call('/api/users/me', { headers: { Cookie: cookie.split(';')[0] ?? '' } })
    expect(inside.status).toBe(401)
    expect(await inside.json()).toMatchObject({ code: 'session.missing' })
    await gated.stop()
  })

  test('the eleventh wrong password has to wait', async () => {
    const gated = await startServer({ environment: { GATE_PASSWORD: 'cuentos', RATE_LIMIT_FACTOR: '1' } })
    const enter = () =>
      gated.call('/api/gate', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"password":"no"}',
      })
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await enter()).status)

    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
    expect(statuses[10]).toBe(429)
    await gated.stop()
  })
})
