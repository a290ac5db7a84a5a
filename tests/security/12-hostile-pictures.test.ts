import { afterAll, beforeAll, expect, test } from 'bun:test'
import { deflateSync } from 'node:zlib'
import { pictureBytes } from '../support/fake-openai/pictures.ts'
import { modelEnvironment } from '../support/model-environment.ts'
import { type Parent, startServer, type TestServer } from '../support/server.ts'

/** What the model service sends as a picture; every test sets its own. */
let sent: Uint8Array = new Uint8Array()
let asked = 0
let service: Bun.Server<undefined>
let server: TestServer
let parent: Parent
beforeAll(async () => {
  service = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch({ url }) {
      if (url.endsWith('/moderations')) return Response.json({ results: [{ flagged: false, categories: {} }] })
      asked += 1
      return Response.json({ created: 1, data: [{ b64_json: Buffer.from(sent).toString('base64') }] })
    },
  })
  server = await startServer({
    environment: modelEnvironment(`http://127.0.0.1:${service.port}/v1`, { RETRY_DELAYS_MS: '1' }),
  })
  parent = await server.parent()
})
afterAll(async () => {
  await server.stop()
  service.stop(true)
})

/** One avatar from what the service sends. The door to it stays shut for a moment after a failure: then it is asked again. */
async function anAvatar() {
  const { id_book } = (await parent.api('POST', '/api/books', { info: {} })).body
  const bear = { name: 'Osito', age: 'baby', gender: 'animal', species: 'brown bear' }
  const before = asked
  for (;;) {
    const answer = await parent.api('POST', '/api/imagemodels/create_character', { id_book, ...bear })
    if (asked > before) return { answer, stored: await server.ports.files.list(`books/${id_book}/`), id: id_book }
    await Bun.sleep(20)
  }
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(Bun.hash.crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of one bit a pixel, all zero: a few hundred bytes a megapixel. */
function flood(width: number, height: number, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)), { level: 9 })
  const parts = [chunk('IHDR', header), ...extra, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

/** 40 MB of a colour profile in 40 kB. */
const PROFILE_BOMB = chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(40_000_000))]))
const bytesOf = (text: string) => new TextEncoder().encode(text)
const picture = await pictureBytes(816, 1, null)
const jpeg = await new Bun.Image(picture).jpeg({ quality: 80 }).bytes()

test.each<[string, Uint8Array]>([
  ['four hundred megapixels in fifty kilobytes', flood(20_000, 20_000)],
  ['two thousand million pixels that are only announced', flood(60_000, 1).fill(0xff, 20, 23)],
  ['a line of pixels without end', flood(16_000_000, 1)],
  ['half a WebP', picture.slice(0, picture.length / 2)],
  ['the head of a WebP', picture.slice(0, 30)],
  ['a JPEG whose end never comes', jpeg.slice(0, 400)],
  ['the first bytes of a PNG before a script', Buffer.concat([Buffer.from('89504e47', 'hex'), bytesOf('<script>')])],
  [
    'a page that calls itself a JPEG',
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), bytesOf('<html><script>1</script>')]),
  ],
  [
    'a drawing in SVG',
    bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>1</script></svg>'),
  ],
  ['a page', bytesOf('<!doctype html><script>alert(1)</script>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
  ['nothing', new Uint8Array()],
])('%s is no picture, takes no memory and leaves nothing', async (_, bytes) => {
  sent = bytes
  const before = process.memoryUsage.rss()
  const { answer, stored } = await anAvatar()

  expect(answer).toMatchObject({ status: 503, body: { success: false, code: 'avatar.failed' } })
  expect(stored).toEqual([])
  expect((process.memoryUsage.rss() - before) / 1e6).toBeLessThan(150)
  expect((await server.call('/health')).status).toBe(200)
})

test('a colour profile that bursts to forty megabytes is not carried along', async () => {
  sent = flood(900, 900, PROFILE_BOMB)
  const { answer, stored } = await anAvatar()

  expect(answer.status).toBe(503)
  expect(stored).toEqual([])
})

test.each<[string, Uint8Array]>([
  ['a page behind its end', Buffer.concat([jpeg, bytesOf('<script>alert("polyglot")</script>')])],
  [
    'a script in a comment',
    Buffer.concat([jpeg.slice(0, 2), Buffer.from('fffe0016', 'hex'), bytesOf('<script>polyglot</sc'), jpeg.slice(2)]),
  ],
])('of a picture with %s only the pixels are shown', async (_, bytes) => {
  sent = bytes
  const { answer, stored, id } = await anAvatar()

  expect(answer.status).toBe(200)
  const { capability } = await server.ports.books.get(parent.user.id, id)
  expect(stored.length).toBeGreaterThan(2)
  for (const key of stored) {
    const file = await server.call(`/files/${capability}/${key}`)
    const shown = Buffer.from(await file.arrayBuffer())
    expect(file.headers.get('Content-Type')).toMatch(/^(?:image\/(?:png|jpeg|webp)|application\/json|text\/plain)/u)
    expect(file.headers.get('X-Content-Type-Options')).toBe('nosniff')
    // The service's own bytes are kept for their provenance; no screen shows them.
    if (!key.includes('original')) expect([key, shown.includes('polyglot')]).toEqual([key, false])
  }
})
