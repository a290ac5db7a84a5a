import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { eventRoutes } from '../../src/http/routes/events.ts'
import { PASSWORD, type Parent, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
/** Of a stream on which nothing is told; heard from the beginning, while the other tests run. */
let quiet: Promise<Frame[]>
beforeAll(async () => {
  server = await startServer()
  const { api, token } = await server.parent()
  const id = (await api('POST', '/api/books', {})).body.id_book
  quiet = listenUntil(`${server.url}/api/sse/book/${id}?token=${token}`, {}, (frames) =>
    frames.some(({ event }) => event === 'heartbeat'),
  )
})
afterAll(() => server.stop())

type Frame = { id: number | null; event: string; data: any }

/** Reads a stream until `enough` says so, then closes it. */
async function listenUntil(
  url: string,
  headers: Record<string, string>,
  enough: (frames: Frame[]) => boolean,
): Promise<Frame[]> {
  const response = await fetch(url, { headers })
  expect(response.headers.get('Content-Type')).toContain('text/event-stream')
  const frames: Frame[] = []
  let text = ''
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  while (reader && !enough(frames)) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) =>
        block
          .split('\n')
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2)
      frames.push({
        id: field('id') ? Number(field('id')) : null,
        event: field('event') ?? '',
        data: JSON.parse(field('data') ?? 'null'),
      })
    }
  }
  await reader?.cancel()
  return frames
}

const isLaidOut = (frames: Frame[]) =>
  frames.some(({ event, data }) => event === 'generation' && data.stage === 'layout' && data.done === 1)

describe('the event stream', () => {
  test('tells a whole generation as it happens, in order, by query token or header', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook()
    const url = `${server.url}/api/sse/book/${id}`
    const byQuery = listenUntil(`${url}?token=${parent.token}`, {}, isLaidOut)
    const byHeader = listenUntil(url, { Authorization: `Bearer ${parent.token}` }, isLaidOut)
    await parent.api('POST', `/api/books/${id}/generate`)

    const frames = await byQuery
    expect(frames[0]).toEqual({ id: null, event: 'connected', data: { book_id: id } })
    const ids = frames.flatMap(({ id }) => id ?? [])
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect(new Set(ids).size).toBe(ids.length)
    const created = frames.filter(({ event }) => event === 'image_created').map(({ data }) => data)
    expect(created.map(({ s3_directory }) => s3_directory)).toContain(
      `books/${id}/final_images/chapter_1/page_1/image_1`,
    )
    for (const { id_book, s3_url } of created) {
      expect(id_book).toBe(id)
      expect((await server.call(s3_url)).status).toBe(200)
    }
    expect(frames.filter(({ event }) => event === 'generation').map(({ data }) => data.stage)).toContain(
      'illustrations',
    )
    expect((await byHeader).filter(({ event }) => event === 'image_created')).toHaveLength(created.length)
  })

  test('says what is being done while it is done: every chapter that is written, then each picture, then the covers', async () => {
    const own = await startServer({ config: { generationConcurrency: 1 } })
    const parent = await own.parent()
    const { id } = await parent.aReadyBook('lucia-y-el-dragon', { story_length: { chapters: 3 } })
    const draw = own.ports.illustrator.draw.bind(own.ports.illustrator)
    const drawn: [kind: string, told: unknown][] = []
    own.ports.illustrator.draw = async (brief, signal) => {
      const { stage, done } = (await parent.book(id)).generation
      drawn.push([brief.kind === 'page' ? 'page' : 'cover', `${stage} ${done}`])
      return draw(brief, signal)
    }
    await parent.api('POST', `/api/books/${id}/generate`)
    await parent.generated(id)

    const pages = drawn.filter(([kind]) => kind === 'page')
    expect(drawn).toEqual([
      ...pages.map((_, done): [string, string] => ['page', `illustrations ${done}`]),
      ...[0, 1].map((done): [string, string] => ['cover', `covers ${done}`]),
    ])
    const frames = await listenUntil(
      `${own.url}/api/sse/book/${id}?token=${parent.token}`,
      { 'Last-Event-ID': '0' },
      isLaidOut,
    )
    const told = frames.flatMap(({ event, data }) =>
      event === 'generation' ? [`${data.stage} ${data.done}/${data.total}`] : [],
    )
    expect([...new Set(told)]).toEqual([
      ...['story 1/3', 'story 2/3', 'story 3/3'],
      ...[...pages, ''].map((_, done) => `illustrations ${done}/${pages.length}`).slice(0, -1),
      ...['covers 0/2', 'covers 1/2', 'covers 2/2', 'layout 0/1', 'layout 1/1'],
    ])
    await own.stop()
  })

  test('announces no cover before its file is there', async () => {
    const own = await startServer({ config: { generationConcurrency: 1 } })
    const parent = await own.parent()
    const { id } = await parent.aReadyBook()
    const draw = own.ports.illustrator.draw.bind(own.ports.illustrator)
    const seen: [url: string | null, status: number, small: number][] = []
    own.ports.illustrator.draw = async (brief, signal) => {
      if (brief.kind === 'backCover') {
        const url: string | null = (await parent.book(id)).cover_url
        const statusOf = async (url: string) => (await own.call(url)).status
        if (url) seen.push([url, await statusOf(url), await statusOf(url.replace('.webp', '.thumb.webp'))])
      }
      return draw(brief, signal)
    }
    await parent.api('POST', `/api/books/${id}/generate`)
    await parent.generated(id)

    expect(seen).toEqual([[expect.stringContaining('/covers/frontcover.webp'), 200, 200]])
    await own.stop()
  })

  test('a reader that was away gets exactly what it missed', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook()
    await parent.api('POST', `/api/books/${id}/generate`)
    await parent.generated(id)
    const url = `${server.url}/api/sse/book/${id}?token=${parent.token}`
    const all = await listenUntil(url, { 'Last-Event-ID': '0' }, isLaidOut)
    const ids = all.flatMap(({ id }) => id ?? [])
    const middle = ids[Math.floor(ids.length / 2)] ?? 0

    const missed = await listenUntil(url, { 'Last-Event-ID': String(middle) }, isLaidOut)

    expect(missed.flatMap(({ id }) => id ?? [])).toEqual(ids.filter((id) => id > middle))
  })

  test('a stream outlives the silence after which the server would close it, and beats meanwhile', async () => {
    const frames = await quiet

    expect(frames.map(({ event }) => event)).toEqual(['connected', 'heartbeat'])
  }, 60_000)

  test('a forged last id hides nothing that comes', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook()
    const forged = ['9007199254740991', '-5', 'NaN', '1e400', '99999999999999999999', '0x10', ''].map((last) =>
      listenUntil(
        `${server.url}/api/sse/book/${id}`,
        { Authorization: `Bearer ${parent.token}`, 'Last-Event-ID': last },
        isLaidOut,
      ),
    )
    await parent.api('POST', `/api/books/${id}/generate`)

    for (const frames of await Promise.all(forged))
      expect(frames.filter(({ event }) => event === 'image_created').length).toBeGreaterThan(2)
  }, 60_000)

  test('asking for the headers alone, or hanging up at once, leaves no stream open', async () => {
    const parent = await server.parent()
    const id = (await parent.api('POST', '/api/books', {})).body.id_book
    const url = `${server.url}/api/sse/book/${id}?token=${parent.token}`
    const before = server.app.openStreams()
    for (let n = 0; n < 20; n++) expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
    expect(server.app.openStreams()).toBe(before)

    await Promise.all(
      Array.from({ length: 20 }, async () => {
        const leaving = new AbortController()
        const asked = fetch(url, { signal: leaving.signal }).then((response) => response.body?.getReader().read())
        leaving.abort()
        await asked.catch(() => {})
      }),
    )
    while (server.app.openStreams() > before) await server.call('/health')
  })

  test.each([
    ['logging out', (parent: Parent) => parent.api('POST', '/api/users/logout')],
    ['deleting the book', (parent: Parent, id: number) => parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)],
    ['erasing the account', (parent: Parent) => parent.api('DELETE', '/api/users', { password: PASSWORD })],
  ])(
    '%s ends the stream at its next beat',
    async (_, end) => {
      const parent = await server.parent()
      const id = (await parent.api('POST', '/api/books', {})).body.id_book
      const hurried = eventRoutes(server.ports, { heartbeatMs: 20 }).routes
      const response = await hurried.request(`/api/sse/book/${id}?token=${parent.token}`)
      const reader = response.body?.getReader()
      await reader?.read()
      await end(parent, id)

      while (!(await reader?.read())?.done);
    },
    10_000,
  )

  test('a parent’s twenty-first tab hears at once, and the oldest steps back for a while without missing anything', async () => {
    const strict = await startServer({ environment: { RATE_LIMIT_FACTOR: '1' } })
    const [parent, other] = [await strict.parent(), await strict.parent()]
    const id = (await parent.api('POST', '/api/books', {})).body.id_book
    const open = async (who: Parent, book: number) => {
      const { body } = await strict.call(`/api/sse/book/${book}?token=${who.token}`)
      const reader = body?.getReader()
      const decoder = new TextDecoder()
      const next = async () => decoder.decode((await reader?.read())?.value)
      expect(await next()).toContain('event: connected')
      return { next, close: () => reader?.cancel() }
    }
    const tabs = []
    for (let n = 0; n < 20; n += 1) tabs.push(await open(parent, id))
    const theirs = (await other.api('POST', '/api/books', {})).body.id_book
    const neighbour = await open(other, theirs)
    expect(strict.app.openStreams()).toBe(21)

    tabs.push(await open(parent, id))
    expect(strict.app.openStreams()).toBe(21)
    // What an EventSource hears as: come back in half a minute.
    let farewell = ''
    for (let piece = await tabs[0]?.next(); piece; piece = await tabs[0]?.next()) farewell += piece
    expect(farewell).toBe('retry: 30000\n\n')
    await strict.ports.events.append(id, 'image_failed', { key: 'chapter_1/page_1/image_1', error: 'x' })
    for (const tab of tabs.slice(1)) expect(await tab.next()).toContain('image_failed')

    const frames = await listenUntil(
      `${strict.url}/api/sse/book/${id}?token=${parent.token}&last_event_id=0`,
      {},
      (heard) => heard.some(({ event }) => event === 'image_failed'),
    )
    expect(frames.length).toBeGreaterThan(0)
    for (const tab of [...tabs, neighbour]) await tab.close()
    await strict.stop()
  })

  test('a picture that fails says so and gives the attempt back', async () => {
    const failing = await startServer()
    const parent = await failing.parent()
    const { id } = await parent.aReadyBook()
    await parent.api('POST', `/api/books/${id}/generate`)
    await parent.generated(id)
    failing.ports.illustrator.draw = () => Promise.resolve({ kind: 'refused', reason: 'test' })
    const stream = listenUntil(`${failing.url}/api/sse/book/${id}?token=${parent.token}`, {}, (frames) =>
      frames.some(({ event }) => event === 'image_failed'),
    )
    const place = `books/${id}/final_images/chapter_1/page_1/image_1`

    await parent.api('POST', '/api/imagemodels/create_single_image', { id_book: id, s3_directory: place })

    const failure = (await stream).find(({ event }) => event === 'image_failed')
    expect(failure?.data).toEqual({
      id_book: id,
      s3_directory: place,
      error: expect.stringContaining('No se ha gastado ningún intento'),
    })
    await failing.ports.runner.drain()
    expect(await parent.book(id)).toMatchObject({ done_verify_attempts: 0, regenerating: [] })
    await failing.stop()
  })

  test('a generation that fails puts the book back with a reason, and goes on from what exists', async () => {
    const failing = await startServer()
    const parent = await failing.parent()
    const { id } = await parent.aReadyBook()
    const draw = failing.ports.illustrator.draw.bind(failing.ports.illustrator)
    let drawn = 0
    const counted: typeof draw = (brief, signal) => {
      drawn += 1
      return drawn > 2 ? Promise.reject(new Error('vendor exploded: gpt')) : draw(brief, signal)
    }
    failing.ports.illustrator.draw = counted
    await parent.api('POST', `/api/books/${id}/generate`)
    const failed = await parent.generated(id)
    expect(failed.status).toBe('editing')
    expect(failed.generation.error).toContain('Reintentar')
    expect(failed.generation.error).not.toContain('gpt')
    await failing.ports.runner.drain()

    const before = drawn
    let again = 0
    failing.ports.illustrator.draw = (brief, signal) => {
      again += 1
      return draw(brief, signal)
    }
    await parent.api('POST', `/api/books/${id}/generate`)
    expect((await parent.generated(id)).status).toBe('verifying')
    // One chapter of two pictures and two covers: what succeeded before is not drawn again.
    expect(again).toBe(4 - 2)
    expect(before).toBeGreaterThan(2)
    await failing.stop()
  })
})
