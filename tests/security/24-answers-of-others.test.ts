import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { modelEnvironment } from '../support/model-environment.ts'
import { type Parent, startServer, type TestServer } from '../support/server.ts'

setDefaultTimeout(60_000)

/** How the model service answers now. */
let answer: (request: Request) => Response | Promise<Response> = () => new Response()
let asked = 0
let service: Bun.Server<undefined>
let server: TestServer
let parent: Parent
beforeAll(async () => {
  service = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 0,
    fetch(request) {
      asked += 1
      return answer(request)
    },
  })
  server = await startServer({
    environment: modelEnvironment(`http://127.0.0.1:${service.port}/v1`, {
      RETRY_DELAYS_MS: '1',
      TEXT_TIMEOUT_MS: '5000',
      IMAGE_TIMEOUT_MS: '5000',
    }),
  })
  parent = await server.parent()
})
afterAll(async () => {
  await server.stop()
  service.stop(true)
})

const MEGABYTE = new Uint8Array(1024 * 1024).fill(0x20)
/** 200 MB of JSON that never comes to its point; how much of it was taken is counted. */
let taken = 0
const endless = () => {
  taken = 0
  return new Response(
    new ReadableStream({
      pull(controller) {
        taken += MEGABYTE.length
        if (taken > 200e6) controller.close()
        else controller.enqueue(MEGABYTE)
      },
    }),
    { headers: { 'content-type': 'application/json' } },
  )
}
const html = () => new Response('<html><script>alert(1)</script></html>', { headers: { 'content-type': 'text/html' } })
const json = (value: unknown) => () => Response.json(value)
// Packed before anything is measured: the packing takes memory too.
const PACKED = Bun.gzipSync(new Uint8Array(150 * 1024 * 1024))
const bomb = () =>
  new Response(PACKED, {
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  })

const CASES: [string, () => Response][] = [
  ['a page', html],
  ['two hundred megabytes', endless],
  ['a hundred and fifty megabytes in a hundred and fifty kilobytes', bomb],
  ['nothing', () => new Response(null, { status: 204 })],
  ['null', json(null)],
  ['a list', json([])],
  ['numbers for texts', json({ data: [{ b64_json: 7 }], choices: [{ message: { content: 7 } }] })],
  ['objects for lists', json({ data: { b64_json: 'x' }, choices: { message: {} } })],
  ['prototypes', json({ __proto__: { data: [1] }, constructor: 1, choices: [null], data: [null] })],
  [
    'half a word',
    () => new Response('{"data":[{"b64_json":"iVBOR', { headers: { 'content-type': 'application/json' } }),
  ],
  ['a status of its own', () => Response.json({ error: { message: '<script>alert(1)</script>' } }, { status: 418 })],
]

test.each(CASES)('%s in place of a picture is a sentence of ours, and takes no memory', async (_, given) => {
  answer = given
  const { id_book } = (await parent.api('POST', '/api/books', { info: {} })).body
  const bear = { name: 'Osito', age: 'baby', gender: 'animal', species: 'brown bear' }
  Bun.gc(true)
  const before = process.memoryUsage.rss()
  const first = asked
  let refused = await parent.api('POST', '/api/imagemodels/create_character', { id_book, ...bear })
  // The door to a service that fails stays shut for a moment.
  while (asked === first) {
    await Bun.sleep(20)
    refused = await parent.api('POST', '/api/imagemodels/create_character', { id_book, ...bear })
  }

  expect(refused).toMatchObject({ status: 503, body: { success: false, code: 'avatar.failed' } })
  expect(JSON.stringify(refused.body)).not.toMatch(/script|http|json|openai/iu)
  expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(300)
  if (given === endless) expect(taken).toBeLessThan(150e6)
  expect(await server.ports.files.list(`books/${id_book}/`)).toEqual([])
})

test.each(CASES)('%s in place of a story puts the book back with a reason', async (_, given) => {
  const { id_book: id } = (await parent.api('POST', '/api/books', { info: {} })).body
  answer = given
  const offline = await startServer()
  const maker = await offline.parent()
  const { info } = await maker.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
  await offline.stop()
  await parent.api('PUT', `/api/books/info/${id}`, { info })
  // Its avatar is another installation's: given to this book by hand.
  const file = `books/${id}/characters/a.webp`
  await server.ports.books.changeAny(id, (book) => ({
    ...book,
    avatars: [{ file, character: 'Osito', createdAt: book.createdAt, ready: true }],
    info: {
      ...book.info,
      characters: book.info.characters.map((one) => ({ ...one, avatars: [file], selectedAvatar: file })),
    },
  }))
  const started = await parent.api('POST', `/api/books/${id}/generate`)
  expect(started.status).toBe(202)
  const book = await parent.generated(id)

  expect(book.status).toBe('editing')
  expect(book.generation.error).toMatch(/Reintentar|Prueba/u)
  expect(book.generation.error).not.toMatch(/script|http|json|openai|\d{3}/iu)
  expect((await server.call('/health')).status).toBe(200)
})
