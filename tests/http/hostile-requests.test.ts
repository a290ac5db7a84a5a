import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { rawRequest } from '../support/raw-http.ts'
import { PASSWORD, type Parent, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let parent: Parent
let bookId: number
let avatar: string
beforeAll(async () => {
  server = await startServer()
  parent = await server.parent()
  const ready = await parent.aReadyBook()
  bookId = ready.id
  avatar = ready.info.characters[0].image_url_selected
})
afterAll(() => server.stop())

const raw = (line: string, headers: string[] = [], body = '') =>
  rawRequest(server.url, [line, ...headers, 'Connection: close', '', body].join('\r\n'))

describe('an address that no browser would ask for', () => {
  test.each(['a b', '"><script>', '[::1', '%00'])('the host %p is refused without a word of ours', async (host) => {
    const answer = await raw('GET /login HTTP/1.1', [`Host: ${host}`])

    expect(answer).toStartWith('HTTP/1.1 400')
    expect(answer).not.toMatch(/src\/|\.ts|stack|node_modules/u)
  })

  test('below the files everything that is none is the same bytes, however it is spelt', async () => {
    const folder = avatar.slice(0, avatar.indexOf('/characters/'))
    const name = avatar.slice(avatar.lastIndexOf('/') + 1)
    const answers = await Promise.all(
      [
        `${folder}/%E0%A4`,
        `${folder}/%`,
        `${folder}/%00.webp`,
        `${folder}/${'a'.repeat(300)}.webp`,
        `${folder}/${'%C3%A9'.repeat(200)}.webp`,
        `${folder}/${'a/'.repeat(3000)}x.webp`,
        `${folder}/characters`,
        `${folder}/characters/${name}.`,
        `${folder}/characters/${name}/`,
        `${folder}//characters/${name}`,
        `${folder}/characters/..%5c${name}`,
        `${folder}/characters/..%2f..%2f..%2fapp-secret`,
        folder.replace(`/books/${bookId}`, `/books/0${bookId}/characters/${name}`),
        folder.slice(0, folder.indexOf('/books/')),
        '/files/',
        '/files',
      ].map(async (path) => {
        const [head = '', ...body] = (await raw(`GET ${path} HTTP/1.1`, ['Host: x'])).split('\r\n\r\n')
        return `${head.split('\r\n')[0]} ${body.join('')}`
      }),
    )
    expect([...new Set(answers)]).toEqual(['HTTP/1.1 404 Not Found No encontrado'])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const response = await server.call(avatar, { method })
      expect({ method, status: response.status, text: await response.text() }).toEqual({
        method,
        status: 404,
        text: 'No encontrado',
      })
    }
    expect((await server.call(avatar)).status).toBe(200)
  })

  const noBooks = [
    ...['abc', '0x10', '1e3', '1e999', '-1', '0', '00012', '%2012', '1.5', 'NaN', 'null', '%00', '%E0%A4', '＊'],
    ...['9007199254740993', '9007199254740993000', '9'.repeat(3000)],
  ].map((id) => [id.slice(0, 20), id] as const)
  test.each(noBooks)('a book called %s is not there, whatever is asked of it', async (_, id) => {
    const asked: [method: string, path: string, body?: object][] = [
      ['GET', `/api/books/info/${id}`],
      ['PUT', `/api/books/info/${id}`, { info: {} }],
      ['DELETE', `/api/books/${parent.user.id}/${id}`],
      ['POST', `/api/books/duplicate/${id}`, {}],
      ['POST', `/api/books/${id}/generate`],
      ['DELETE', `/api/books/${id}/generate`],
      ['GET', `/api/s3/images_from_book/${id}`],
      ['GET', `/api/sse/book/${id}`],
      ['POST', '/api/layout/create_layout', { id_book: id }],
      ['POST', '/api/tale/create_tale', { id_book: id }],
      ['POST', '/api/imagemodels/create_single_image', { id_book: id, s3_directory: `books/${id}/final_images/a/b/c` }],
      ['POST', '/api/imagemodels/create_character', { id_book: id, name: 'Ana' }],
      ['DELETE', '/api/s3/delete_files_by_prefix', { directory_path: `books/${id}/characters/`, file_prefix: 'Ana' }],
      ['GET', `/api/books/${id}`],
    ]
    const answers = await Promise.all(asked.map(([method, path, body]) => parent.api(method, path, body)))
    const notThere = 'Cuento no encontrado o no tienes permisos para verlo'
    expect(answers.map(({ status, body }, at) => [...(asked[at] ?? []).slice(0, 2), status, body.error])).toEqual(
      asked.map(([method, path]) => [method, path, 404, notThere]),
    )
  })

  test('a book has one number, in digits', async () => {
    const layOut = (id_book: unknown) => parent.api('POST', '/api/layout/create_layout', { id_book })
    for (const id of [bookId, String(bookId)]) expect((await layOut(id)).body.code).toBe('layout.nothingToLayOut')
    for (const id of [`${bookId}.0`, ` ${bookId}`, `0x${bookId.toString(16)}`, '', 0.5, -0, -1, 2 ** 53])
      expect({ id, code: (await layOut(id)).body.code }).toEqual({ id, code: 'book.notFound' })
    for (const id of [[bookId], true, {}, null, undefined])
      expect({ id, code: (await layOut(id)).body.code }).toEqual({ id, code: 'input.invalid' })
    expect((await parent.api('POST', '/api/layout/create_layout', '{"id_book":1e999}')).body.code).toBe('book.notFound')
  })
})

describe('a body that is not what it says', () => {
  test('an empty one is malformed on every call that needs one', async () => {
    const paths = Object.entries(server.app.openApi().paths ?? {})
    for (const [path, methods] of paths)
      for (const [method, { requestBody }] of Object.entries(methods as Record<string, { requestBody?: unknown }>)) {
        if (!requestBody) continue
        const response = await server.call(path.replace('{bookId}', String(bookId)), {
          method: method.toUpperCase(),
          headers: { Authorization: `Bearer ${parent.token}`, 'Content-Type': 'application/json' },
        })
        expect({ path, status: response.status }).toEqual({ path, status: 400 })
        expect(await response.json()).toMatchObject({ success: false, error: expect.any(String) })
      }
  })

  test('one that is not there at all is no JSON, on every call that needs one', async () => {
    for (const [path, methods] of Object.entries(server.app.openApi().paths ?? {}))
      for (const [method, { requestBody }] of Object.entries(methods as Record<string, { requestBody?: unknown }>)) {
        if (!requestBody || path === '/api/gate') continue
        const answer = await parent.api(method.toUpperCase(), path.replace('{bookId}', String(bookId)))
        expect({ path, status: answer.status, code: answer.body.code }).toEqual({
          ...{ path, status: 415, code: 'request.notJson' },
        })
      }
    const other = await server.parent()
    expect((await other.api('POST', '/api/users/logout')).status).toBe(200)
  })

  test('two lengths, or a length beside chunks, is refused', async () => {
    const send = (...lengths: string[]) =>
      raw(
        `PUT /api/books/info/${bookId} HTTP/1.1`,
        ['Host: x', `Authorization: Bearer ${parent.token}`, 'Content-Type: application/json', ...lengths],
        '{}',
      )
    for (const lengths of [
      ['Content-Length: 2', 'Content-Length: 3'],
      ['Content-Length: 2', 'Transfer-Encoding: chunked'],
      ['Content-Length: -2'],
    ])
      expect(await send(...lengths)).toStartWith('HTTP/1.1 400')
  })

  test('numbers beyond JSON’s are no numbers, and a name twice counts once', async () => {
    const put = (body: string) => parent.api('PUT', `/api/books/info/${bookId}`, body)
    for (const body of [
      '{"info":{"story_length":{"chapters":1e400}}}',
      '{"info":{},"version":1e400}',
      '{"info":{},"version":9007199254740993}',
      '{"info":{},"version":"2"}',
      `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ])
      expect((await put(body)).status).toBe(400)
    expect((await put('{"status":"editing","status":"finished"}')).status).toBe(409)
    expect((await put('{"new_images":{"__proto__":{"a":{"b":{"url_selected":"x"}}}}}')).status).toBe(409)
  })
})

describe('ranges', () => {
  const range = (value: string, headers: Record<string, string> = {}) =>
    server.call(avatar, { headers: { Range: value, ...headers } })

  test('several, malformed or upside down are never an error of ours', async () => {
    for (const value of ['bytes=0-0,1-1', 'bytes=-', 'bytes=a-b', 'items=0-1', 'bytes=1e1-2'])
      expect((await range(value)).status).toBe(200)
    for (const value of ['bytes=99999999999999999999-', 'bytes=-0', 'bytes=5-2'])
      expect((await range(value)).status).toBe(416)
    expect((await range('bytes=0-99999999999999999999')).status).toBe(206)
  })

  test('a reader that resumes another edition of a file gets the whole', async () => {
    const etag = (await server.call(avatar)).headers.get('ETag') ?? ''

    expect((await range('bytes=0-3', { 'If-Range': etag })).status).toBe(206)
    expect((await range('bytes=0-3', { 'If-Range': '"another"' })).status).toBe(200)
    expect((await range('bytes=0-3', { 'If-Range': 'Sat, 21 Nov 2026 10:00:00 GMT' })).status).toBe(200)
  })
})

describe('whoever holds a token', () => {
  test('may not try passwords at leisure', async () => {
    const strict = await startServer({ environment: { RATE_LIMIT_FACTOR: '1' } })
    const { api } = await strict.parent()
    const statuses = []
    for (let n = 0; n < 6; n++)
      statuses.push((await api('PUT', '/api/users', { password: 'Nueva1234', current_password: `mal${n}` })).status)
    const erasure = await api('DELETE', '/api/users', { password: PASSWORD })
    await strict.stop()

    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    expect(erasure.status).toBe(429)
    expect(Number(erasure.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  test('cannot have it believed twice, in a cookie or in a query', async () => {
    const me = await raw('GET /api/users/me HTTP/1.1', [
      'Host: x',
      `Authorization: Bearer ${parent.token}`,
      'Authorization: Bearer other',
    ])
    expect(me).toStartWith('HTTP/1.1 401')
    expect((await server.call(`/api/users/me?token=${parent.token}`)).status).toBe(401)
    expect((await server.call('/api/users/me', { headers: { Cookie: `token=${parent.token}` } })).status).toBe(401)
  })
})

describe('the gate', () => {
  test('opens for no forged cookie and for no address that looks like one outside', async () => {
    const gated = await startServer({ environment: { GATE_PASSWORD: 'cuentos' } })
    for (const cookie of ['', 'true', 'cuentos', '%00', 'a'.repeat(43)])
      expect((await gated.call('/api/users/me', { headers: { Cookie: `colorin_gate=${cookie}` } })).status).toBe(403)
    for (const path of ['/assets/../api/users/me', '/files/..%2fapi/users/me', '/api/gate/../users/me'])
      expect([403, 404]).toContain((await gated.call(path)).status)
    for (const path of ['//login', '/LOGIN', '/login/', '/health/../login', '/api%2fusers/me'])
      expect({ path, status: (await gated.call(path)).status }).toEqual({ path, status: 401 })
    await gated.stop()
  })

  test('counts wrong passwords by connection: no header makes another client of one', async () => {
    const gated = await startServer({ environment: { GATE_PASSWORD: 'cuentos', RATE_LIMIT_FACTOR: '1' } })
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) {
      const { status } = await gated.call('/api/gate', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `10.0.0.${n}`,
          'X-Real-IP': `10.0.1.${n}`,
          Forwarded: `for=10.0.2.${n}`,
        },
        body: '{"password":"no"}',
      })
      statuses.push(status)
    }
    await gated.stop()
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('repeating', () => {
  test('an empty idempotency key is none', async () => {
    const create = () => parent.api('POST', '/api/books', { info: {} }, { 'Idempotency-Key': '' })
    expect((await create()).body.id_book).not.toBe((await create()).body.id_book)
  })

  test('a key used for a new book does not stand for a copy of another', async () => {
    const key = { 'Idempotency-Key': 'la-misma' }
    const made = (await parent.api('POST', '/api/books', { info: {} }, key)).body.id_book
    const copy = (await parent.api('POST', `/api/books/duplicate/${bookId}`, undefined, key)).body.id_book
    const again = (await parent.api('POST', `/api/books/duplicate/${bookId}`, undefined, key)).body.id_book

    expect(copy).not.toBe(made)
    expect(again).toBe(copy)
    expect((await parent.book(copy)).info.story_title).toContain('(copia)')
  })
})

describe('headers', () => {
  test('keep every kind of answer to ourselves', async () => {
    for (const path of ['/health', '/login', '/no-existe', '/api/users/me', '/api/nada', '/api/docs', avatar]) {
      const { headers } = await server.call(path)
      expect(headers.get('X-Request-Id')).toBeTruthy()
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Referrer-Policy')).toBe(/^\/(?:api|files)\//u.test(path) ? 'no-referrer' : 'same-origin')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
      if (path.startsWith('/api/')) expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    }
  })

  test('in production ask for HTTPS for a year', async () => {
    const production = await startServer({
      environment: { NODE_ENV: 'production', HOST: '127.0.0.1', APP_SECRET: 's'.repeat(32) },
    })
    const { headers } = await production.call('/health')
    await production.stop()
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000')
  })
})
