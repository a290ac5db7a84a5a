import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { type Parent, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let owner: Parent
let stranger: Parent
let bookId: number
let snapshot: unknown
beforeAll(async () => {
  server = await startServer()
  owner = await server.parent()
  stranger = await server.parent()
  bookId = (await owner.aReadyBook()).id
  snapshot = await owner.book(bookId)
})
afterAll(() => server.stop())

const UNKNOWN = 4_503_599_627_370_001
/** Bodies for every call that takes a book in its body; the matrix below fails when a new call has none. */
const BODIES: Record<string, (id: number) => unknown> = {
  'post /api/books/{bookId}/print': () => ({ profile: 'generic-210' }),
  'post /api/tale/create_tale': (id_book) => ({ id_book }),
  'post /api/imagemodels/create_final_images': (id_book) => ({ id_book }),
  'post /api/imagemodels/create_covers': (id_book) => ({ id_book }),
  'post /api/imagemodels/create_single_image': (id_book) => ({
    id_book,
    s3_directory: `books/${id_book}/final_images/chapter_1/page_1/image_1`,
  }),
  'post /api/imagemodels/create_character': (id_book) => ({
    id_book,
    name: 'Ana',
    gender: 'male',
    age: 'child',
    hair: { color: 'bald' },
  }),
  'post /api/books/{bookId}/wishes': () => ({ info: {} }),
  'post /api/books/{bookId}/lay': () => ({ chapter: 1 }),
  'patch /api/books/{bookId}/story': () => ({ edition: 1, edits: [{ block: 'title', text: 'Robado' }] }),
  'post /api/books/{bookId}/story/undo': () => ({ edition: 1 }),
  'post /api/books/{bookId}/story/redo': () => ({ edition: 1 }),
  'post /api/books/{bookId}/story/rewrite': () => ({ chapter: 1, page: 1, wish: 'más corta' }),
  'post /api/layout/create_layout': (id_book) => ({ id_book }),
  'delete /api/s3/delete_files_by_prefix': (id_book) => ({
    directory_path: `books/${id_book}/characters/`,
    file_prefix: 'Osito',
  }),
  'put /api/books/info/{bookId}': () => ({ info: { story_title: 'Robado' } }),
}
const OWN_ONLY = ['/api/users', '/api/books']
/** Calls of whoever has no account yet, or cannot get into it. */
const FOR_ANYBODY = ['/api/gate', '/api/password/forgot', '/api/password/reset', '/api/email/confirm']

type Call = { method: string; path: string }

function callsOnBooks(): Call[] {
  const paths = server.app.openApi().paths ?? {}
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).flatMap((method) =>
      path.startsWith('/api/users') || FOR_ANYBODY.includes(path) || (OWN_ONLY.includes(path) && method === 'post')
        ? []
        : [{ method, path }],
    ),
  )
}

describe("another family's book", () => {
  test('answers on every call exactly as a book that does not exist, and nothing of it changes', async () => {
    const calls = callsOnBooks()
    expect(calls.length).toBeGreaterThan(12)
    for (const { method, path } of calls) {
      const call = `${method} ${path}`
      const fill = (id: number, user: string) =>
        path.replace(/\{(bookId|id_book)\}/u, String(id)).replace('{userId}', user)
      if (!/\{(bookId|id_book)\}/u.test(path) && !BODIES[call]) {
        expect(call).toBe('get /api/books/{userId}')
        expect((await stranger.api('GET', fill(0, owner.user.id))).status).toBe(404)
        continue
      }
      const ask = (id: number) => stranger.api(method.toUpperCase(), fill(id, stranger.user.id), BODIES[call]?.(id))
      const [foreign, unknown] = [await ask(bookId), await ask(UNKNOWN)]
      expect({ call, status: foreign.status, body: foreign.body }).toEqual({ call, status: 404, body: unknown.body })
      expect({ call, status: unknown.status }).toEqual({ call, status: 404 })
    }
    expect(await owner.book(bookId)).toEqual(snapshot as Record<string, unknown>)
  })

  test('has no event stream for a stranger', async () => {
    const ask = (id: number, token: string) => server.call(`/api/sse/book/${id}?token=${token}`)
    const [foreign, unknown] = [await ask(bookId, stranger.token), await ask(UNKNOWN, stranger.token)]

    expect(foreign.status).toBe(404)
    expect(await foreign.json()).toEqual(await unknown.json())
  })

  test('without a token every call says so', async () => {
    for (const { method, path } of callsOnBooks()) {
      const url = path.replace(/\{(bookId|id_book)\}/u, String(bookId)).replace('{userId}', owner.user.id)
      const body = BODIES[`${method} ${path}`]?.(bookId)
      const response = await server.call(url, {
        method: method.toUpperCase(),
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      })
      expect({ path, method, status: response.status }).toEqual({ path, method, status: 401 })
    }
  })
})

describe('files', () => {
  test('open with the capability of their own book only; everything else is the same bytes', async () => {
    const url: string = (await owner.book(bookId)).info.characters[0].image_url_selected
    const [, , capability, , , , name] = url.split('/')
    const other = await stranger.aReadyBook()
    const otherUrl: string = other.info.characters[0].image_url_selected

    expect((await server.call(url)).status).toBe(200)
    const answers = await Promise.all(
      [
        url.replace(capability ?? '', 'equivocada'),
        otherUrl.replace(`books/${other.id}`, `books/${bookId}`),
        url.replace(name ?? '', 'no-existe.webp'),
        `/files/${capability}/books/${bookId}/`,
        `/files/${capability}/books/${bookId}/../${other.id}/characters/`,
        `/files/${capability}/books/${bookId}/..%2f..%2fcolorin.db`,
        `/files/${capability}/colorin.db`,
      ].map(async (path) => {
        const response = await server.call(path)
        return { status: response.status, text: await response.text() }
      }),
    )
    expect(new Set(answers.slice(0, 6).map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"status":404,"text":"No encontrado"}']),
    )
    expect(answers[6]?.status).toBe(404)
  })

  test('HEAD, ranges and conditional reads work', async () => {
    const url: string = (await owner.book(bookId)).info.characters[0].image_url_selected
    const whole = await server.call(url)
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const head = await server.call(url, { method: 'HEAD' })
    const part = await server.call(url, { headers: { Range: 'bytes=10-19' } })
    const tail = await server.call(url, { headers: { Range: 'bytes=-5' } })

    expect(head.headers.get('Content-Length')).toBe(String(bytes.length))
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toBe(`bytes 10-19/${bytes.length}`)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 20))
    expect(new Uint8Array(await tail.arrayBuffer())).toEqual(bytes.slice(-5))
    expect((await server.call(url, { headers: { Range: `bytes=${bytes.length}-` } })).status).toBe(416)
    expect((await server.call(url, { headers: { 'If-None-Match': whole.headers.get('ETag') ?? '' } })).status).toBe(304)
  })
})
