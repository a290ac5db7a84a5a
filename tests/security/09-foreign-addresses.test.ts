import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test'
import { startFakeOpenAi } from '../support/fake-openai/fake-openai.ts'
import { pictureBytes } from '../support/fake-openai/pictures.ts'
import { modelEnvironment } from '../support/model-environment.ts'
import { startServer } from '../support/server.ts'

/** An address inside the network that nobody but an attacker would have us ask. */
let canary: Bun.Server<undefined>
let asked: string[]
beforeAll(() => {
  canary = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch(request) {
      asked.push(request.url)
      return new Response('the credentials of the machine')
    },
  })
})
afterAll(() => canary.stop(true))

const open: { stop(): Promise<unknown> | unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.stop()
})

const ADDRESSES = (port: number) => [
  `http://127.0.0.1:${port}/a.webp`,
  `http://2130706433:${port}/a.webp`,
  `http://0x7f.1:${port}/a.webp`,
  `http://[::ffff:127.0.0.1]:${port}/a.webp`,
  `http://localtest.me@127.0.0.1:${port}/books/1/characters/a.webp`,
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/a.webp',
  'file:///etc/passwd',
]

describe('an address that a client sends', () => {
  test('is asked by nobody, at no step from avatar to book, and stands in no answer', async () => {
    asked = []
    const fake = startFakeOpenAi()
    const server = await startServer({
      environment: modelEnvironment(fake.url),
    })
    open.push(fake, server)
    const parent = await server.parent()
    const addresses = ADDRESSES(Number(canary.port))
    const { id, info } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
    const [bear] = info.characters
    const own = bear.image_url_selected
    const sent = { ...bear, image_url: [own, ...addresses], image_url_selected: own }
    await parent.api('POST', '/api/imagemodels/create_character', { id_book: id, ...sent })
    const texts = { cover_url: addresses[0], rendered_url: addresses[0], images: addresses, s3_url: addresses[0] }
    const saved = await parent.api('PUT', `/api/books/info/${id}`, { info: { ...info, ...texts, characters: [sent] } })
    expect(saved.status).toBe(200)
    await parent.api('POST', `/api/books/${id}/generate`, { ...texts, info: { characters: [sent] } })
    expect((await parent.generated(id)).status).toBe('verifying')
    const place = `books/${id}/final_images/chapter_1/page_1/image_1`
    await parent.api('POST', '/api/imagemodels/create_single_image', {
      id_book: id,
      s3_directory: place,
      image: { character: 'Osito', prompt: addresses[0], image_url: addresses[0] },
      info: { characters: [sent] },
    })
    await server.ports.runner.drain()
    for (const url of addresses)
      await parent.api('PUT', `/api/books/info/${id}`, {
        new_images: { chapter_1: { page_1: { image_1: { url_selected: url, urls: addresses } } } },
      })
    const layout = await parent.api('POST', '/api/layout/create_layout', { id_book: id, ...texts, output: addresses })
    expect(layout.status).toBe(200)

    expect(asked).toEqual([])
    const kept = JSON.stringify([await parent.book(id), await server.ports.books.find(id)])
    for (const address of addresses) expect(kept).not.toContain(address)
    for (const { sent } of fake.journal) for (const address of addresses) expect(sent).not.toContain(address)
  }, 60_000)
})

describe('an address that a model service answers with', () => {
  /** A service that never sends a picture, but says where one is. */
  async function aServerWhoseServicePointsTo(address: (service: string) => string) {
    const service = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      async fetch(request, { port }) {
        const { pathname } = new URL(request.url)
        const here = `http://127.0.0.1:${port}`
        if (pathname === '/own.webp') return new Response(new Uint8Array(await pictureBytes(816, 1, null)))
        if (pathname === '/elsewhere.webp') return Response.redirect(`http://127.0.0.1:${canary.port}/redirected`)
        if (pathname === '/v1/moderations') return Response.json({ results: [{ flagged: false, categories: {} }] })
        return Response.json({ created: 1, data: [{ url: address(here) }] })
      },
    })
    const server = await startServer({
      environment: modelEnvironment(`http://127.0.0.1:${service.port}/v1`, { RETRY_DELAYS_MS: '1' }),
    })
    open.push({ stop: () => service.stop(true) }, server)
    const parent = await server.parent()
    const { id_book } = (await parent.api('POST', '/api/books', { info: {} })).body
    const bear = { name: 'Osito', age: 'baby', gender: 'animal', species: 'brown bear' }
    return parent.api('POST', '/api/imagemodels/create_character', { id_book, ...bear })
  }

  test('is followed to the very same host', async () => {
    asked = []
    expect((await aServerWhoseServicePointsTo((service) => `${service}/own.webp`)).status).toBe(200)
  })

  test.each([...ADDRESSES(0).map((_, at) => at), 'redirect'])('leads nowhere else (%p)', async (which) => {
    asked = []
    const answer = await aServerWhoseServicePointsTo((service) =>
      which === 'redirect' ? `${service}/elsewhere.webp` : (ADDRESSES(Number(canary.port))[Number(which)] ?? ''),
    )

    expect(answer).toMatchObject({ status: 503, body: { code: 'avatar.failed' } })
    expect(JSON.stringify(answer.body)).not.toMatch(/http|file:/u)
    expect(asked).toEqual([])
  })
})
