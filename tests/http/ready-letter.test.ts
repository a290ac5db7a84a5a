import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { Illustrator } from '../../src/ports/illustrator.ts'
import { sendSoon } from '../../src/use-cases/letters.ts'
import { FakePost } from '../support/fake-post.ts'
import { type Parent, startServer, type TestServer } from '../support/server.ts'
import { StandingClock } from '../support/standing-clock.ts'

const MINUTE_MS = 60_000

let post: FakePost
let clock: StandingClock
let server: TestServer
let parent: Parent
beforeEach(async () => {
  post = new FakePost()
  clock = new StandingClock()
  server = await startServer({ overrides: { post, clock } })
  parent = await server.parent()
})
afterEach(() => server.stop())

/** A book whose making takes so long by the clock; `meanwhile` happens in its midst. */
async function aBookThatTook(ms: number, meanwhile: (id: number) => Promise<void> = async () => {}): Promise<number> {
  const { id } = await parent.aReadyBook()
  const illustrator: Illustrator = server.ports.illustrator
  const { draw } = illustrator
  const [reached, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  illustrator.draw = async (...args) => {
    reached.resolve()
    await opened.promise
    return draw.apply(illustrator, args)
  }
  await parent.api('POST', `/api/books/${id}/generate`)
  await reached.promise
  clock.advance(ms)
  await meanwhile(id)
  opened.resolve()
  await parent.generated(id)
  illustrator.draw = draw
  await server.ports.runner.drain()
  return id
}

async function letGo(): Promise<void> {
  await sendSoon(server.ports)
  await server.ports.runner.drain()
}
const lettersOut = async () => {
  await letGo()
  clock.advance(20_000)
  await letGo()
  return post.to(parent.email).map(({ letter, link }) => ({ ...letter, link }))
}

/** A stream as a tab has it open. @returns ends it, once it has said that the book is made */
async function watched(id: number, since?: number) {
  const resume = since === undefined ? '' : `&last_event_id=${since}`
  const response = await server.call(`/api/sse/book/${id}?token=${parent.token}${resume}`)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const made = (async () => {
    let text = ''
    while (!/"stage":"layout","done":1/u.test(text)) text += new TextDecoder().decode((await reader.read()).value)
    // The letter is withdrawn beside the stream.
    while ((await server.ports.outbox.of(parent.user.id)).some(({ state }) => state === 'queued')) await Bun.sleep(10)
    await reader.cancel()
  })()
  return { made }
}

describe('a book that took more than two minutes', () => {
  test('is told by letter some seconds later, with a link to its review', async () => {
    const id = await aBookThatTook(2 * MINUTE_MS + 1)
    await letGo()
    expect(post.given).toEqual([])

    const { story_title: title } = (await parent.book(id)).info
    expect(await lettersOut()).toEqual([
      { template: 'book-ready', bookId: id, title, link: `http://localhost:0/tuzonaprivada/revision-imagenes/${id}` },
    ])
    expect(await lettersOut()).toHaveLength(1)
  })

  test('is not where its parent watched it to the end', async () => {
    let made: Promise<void> | undefined
    await aBookThatTook(5 * MINUTE_MS, async (id) => {
      ;({ made } = await watched(id))
    })
    await made

    expect(await lettersOut()).toEqual([])
    expect((await server.ports.outbox.of(parent.user.id)).map(({ state }) => state)).toEqual(['withdrawn'])
  })

  test('is not where the parent comes back in time, and the stream tells what was missed', async () => {
    const id = await aBookThatTook(5 * MINUTE_MS)
    await (await watched(id, 0)).made

    expect(await lettersOut()).toEqual([])
  })

  test('is not where the parent opens the book in time', async () => {
    const id = await aBookThatTook(5 * MINUTE_MS)
    const looking = new AbortController()
    await server.call(`/api/sse/book/${id}?token=${parent.token}`, { signal: looking.signal })
    while ((await server.ports.outbox.of(parent.user.id)).some(({ state }) => state === 'queued')) await Bun.sleep(10)
    looking.abort()

    expect(await lettersOut()).toEqual([])
  })

  test('is where the tab was closed before the end', async () => {
    await aBookThatTook(5 * MINUTE_MS, async (id) => {
      const closing = new AbortController()
      await server.call(`/api/sse/book/${id}?token=${parent.token}`, { signal: closing.signal })
      closing.abort()
      while (server.app.openStreams() > 0) await Bun.sleep(10)
    })

    expect((await lettersOut()).map(({ template }) => template)).toEqual(['book-ready'])
  })

  test('is not where its parent wants no such letters', async () => {
    await parent.api('PUT', '/api/users/letters', { letters: false })
    await aBookThatTook(5 * MINUTE_MS)

    expect(await lettersOut()).toEqual([])
    expect(await server.ports.outbox.of(parent.user.id)).toEqual([])
  })

  test('and is deleted before the letter goes out is not told of, nor named anywhere', async () => {
    const id = await aBookThatTook(5 * MINUTE_MS)
    await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)

    expect(await lettersOut()).toEqual([])
    expect(await server.ports.outbox.list()).toEqual([])
    expect(post.forgotten).toContainEqual({ ids: [expect.stringContaining(`book-ready/${id}/`)] })
  })

  test('and was closed meanwhile is found in its reader', async () => {
    const id = await aBookThatTook(5 * MINUTE_MS)
    await server.ports.books.changeAny(id, (book) => ({ ...book, status: 'finished' }))

    expect((await lettersOut()).map(({ link }) => link)).toEqual([`http://localhost:0/tuzonaprivada/vercuento/${id}`])
  })
})

test('where nobody sends letters none is written that only the operator would read', async () => {
  await server.stop()
  clock = new StandingClock()
  server = await startServer({ overrides: { clock } })
  parent = await server.parent()
  await aBookThatTook(5 * MINUTE_MS)

  expect(await server.ports.outbox.of(parent.user.id)).toEqual([])
})

test('a book that took two minutes is told by nobody', async () => {
  await aBookThatTook(2 * MINUTE_MS)

  expect(await lettersOut()).toEqual([])
  expect(await server.ports.outbox.of(parent.user.id)).toEqual([])
})

test('the letter waits for a book whose end a crash has put off, and is withdrawn where it failed', async () => {
  const id = await aBookThatTook(5 * MINUTE_MS)
  const putBack = (status: 'generating' | 'editing') =>
    server.ports.books.changeAny(id, (book) => ({ ...book, status }))
  await putBack('generating')
  expect(await lettersOut()).toEqual([])
  await putBack('editing')
  clock.advance(30_000)
  expect(await lettersOut()).toEqual([])

  expect((await server.ports.outbox.of(parent.user.id)).map(({ state }) => state)).toEqual(['withdrawn'])
})
