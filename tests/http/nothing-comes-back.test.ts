import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Illustrator } from '../../src/ports/illustrator.ts'
import type { Ports } from '../../src/ports/index.ts'
import { startFakeOpenAi } from '../support/fake-openai/fake-openai.ts'
import { modelEnvironment } from '../support/model-environment.ts'
import { PASSWORD, type Parent, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

type Gate = { reached: Promise<void>; open(): void }

/** Holds the next call of a method until it is let go, wherever it was about to come from. */
function holdNext<T extends object>(object: T, name: keyof T, when: 'before' | 'after' = 'before'): Gate {
  const reached = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const original = object[name] as (...args: unknown[]) => unknown
  const replaced = async (...args: unknown[]) => {
    ;(object as Record<keyof T, unknown>)[name] = original
    const early = when === 'after' ? await original.apply(object, args) : undefined
    reached.resolve()
    await opened.promise
    return when === 'after' ? early : original.apply(object, args)
  }
  ;(object as Record<keyof T, unknown>)[name] = replaced
  return { reached: reached.promise, open: opened.resolve }
}

async function tracesOf({ files, books, events }: Ports, id: number) {
  return {
    book: await books.find(id),
    files: await files.list(`books/${id}/`),
    events: await events.since(id, 0),
  }
}
const NOTHING = { book: null, files: [], events: [] }

async function aBookInReview(parent: Parent) {
  const { id } = await parent.aReadyBook()
  await parent.api('POST', `/api/books/${id}/generate`)
  expect((await parent.generated(id)).status).toBe('verifying')
  return id
}

const redraw = (parent: Parent, id: number) =>
  parent.api('POST', '/api/imagemodels/create_single_image', {
    id_book: id,
    s3_directory: `books/${id}/final_images/chapter_1/page_1/image_1`,
    wish: 'con un paraguas azul',
  })
const ana = { name: 'Ana', gender: 'female', age: 'child', hair: { color: 'bald' } }

describe('a book deleted while', () => {
  test('its pictures are drawn leaves nothing, however late they come', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook()
    const drawing = holdNext(server.ports.illustrator as Illustrator, 'draw', 'after')
    await parent.api('POST', `/api/books/${id}/generate`)
    await drawing.reached

    expect((await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)).status).toBe(200)
    drawing.open()
    await server.ports.runner.drain()

    expect(await tracesOf(server.ports, id)).toEqual(NOTHING)
  })

  test('a model’s words for it come in leaves nothing of them', async () => {
    const fake = startFakeOpenAi()
    const written = await startServer({ environment: modelEnvironment(fake.url) })
    const parent = await written.parent()
    const { id } = await parent.aReadyBook()
    const keeping = holdNext(written.ports.answers, 'keep')
    await parent.api('POST', `/api/books/${id}/generate`)
    await keeping.reached

    await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)
    keeping.open()
    await written.ports.runner.drain()

    expect(await tracesOf(written.ports, id)).toEqual(NOTHING)
    await written.stop()
    await fake.stop()
  })

  test('one is redrawn leaves nothing', async () => {
    const parent = await server.parent()
    const id = await aBookInReview(parent)
    const drawing = holdNext(server.ports.illustrator as Illustrator, 'draw', 'after')
    await redraw(parent, id)
    await drawing.reached

    await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)
    drawing.open()
    await server.ports.runner.drain()

    expect(await tracesOf(server.ports, id)).toEqual(NOTHING)
  })

  test('a redraw was just accepted leaves no run that remembers the wish', async () => {
    const parent = await server.parent()
    const id = await aBookInReview(parent)
    const enqueuing = holdNext(server.ports.runner, 'enqueue')
    const asked = redraw(parent, id)
    await enqueuing.reached

    await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)
    enqueuing.open()

    expect((await asked).status).toBe(404)
    await server.ports.runner.drain()
    expect(await server.ports.runner.stateOf(`book:${id}/redraw/chapter_1/page_1/image_1`)).toBeNull()
    expect(await tracesOf(server.ports, id)).toEqual(NOTHING)
  })

  test('it is laid out leaves nothing', async () => {
    const parent = await server.parent()
    const id = await aBookInReview(parent)
    await server.ports.books.changeAny(id, (book) => ({ ...book, binding: null }))
    const setting = holdNext(server.ports.typesetter, 'bind', 'after')
    const asked = parent.api('POST', '/api/layout/create_layout', { id_book: id })
    await setting.reached

    await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)
    setting.open()

    expect((await asked).status).toBe(404)
    expect(await tracesOf(server.ports, id)).toEqual(NOTHING)
  })

  test('an avatar is drawn leaves nothing', async () => {
    const parent = await server.parent()
    const id = (await parent.api('POST', '/api/books', {})).body.id_book
    const drawing = holdNext(server.ports.illustrator as Illustrator, 'drawAvatar', 'after')
    const asked = parent.api('POST', '/api/imagemodels/create_character', { id_book: id, ...ana })
    await drawing.reached

    await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)
    drawing.open()

    expect((await asked).status).toBe(404)
    expect(await tracesOf(server.ports, id)).toEqual(NOTHING)
  })

  test('it is copied leaves a copy that is whole: no avatar without its file', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook()
    const creating = holdNext(server.ports.books, 'get', 'after')
    const asked = parent.api('POST', `/api/books/duplicate/${id}`)
    await creating.reached

    await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)
    creating.open()

    const copy = await parent.book((await asked).body.id_book)
    for (const { image_url } of copy.info.characters)
      for (const url of image_url) expect((await server.call(url)).status).toBe(200)
    expect(copy.info.characters[0].image_url_selected).toBe('')
  })

  test('it is exported is left out of the export', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook()
    const listing = holdNext(server.ports.books, 'list', 'after')
    const asked = server.call('/api/users/export', { headers: { Authorization: `Bearer ${parent.token}` } })
    await listing.reached

    await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)
    listing.open()

    const response = await asked
    expect(response.status).toBe(200)
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0)
  })
})

test('a character deleted while its avatar is drawn leaves no file', async () => {
  const parent = await server.parent()
  const id = (await parent.api('POST', '/api/books', {})).body.id_book
  const drawing = holdNext(server.ports.illustrator as Illustrator, 'drawAvatar', 'after')
  const asked = parent.api('POST', '/api/imagemodels/create_character', { id_book: id, ...ana })
  await drawing.reached

  await parent.api('DELETE', '/api/s3/delete_files_by_prefix', {
    directory_path: `books/${id}/characters/`,
    file_prefix: 'Ana',
  })
  drawing.open()

  expect((await asked).body).toMatchObject({ success: false, code: 'avatar.failed' })
  expect(await server.ports.files.list(`books/${id}/`)).toEqual([])
})

test('deleting a character takes every form of its avatars along', async () => {
  const parent = await server.parent()
  const id = (await parent.api('POST', '/api/books', {})).body.id_book
  const url: string = (await parent.api('POST', '/api/imagemodels/create_character', { id_book: id, ...ana })).body
    .image_url
  const file = url.slice(url.indexOf('books/'))
  for (const ending of ['.original.png', '.provenance.json'])
    await server.ports.files.put(file.replace('.webp', ending), new TextEncoder().encode('{}'))

  await parent.api('DELETE', '/api/s3/delete_files_by_prefix', {
    directory_path: `books/${id}/characters/`,
    file_prefix: 'ana',
  })

  expect(await server.ports.files.list(`books/${id}/`)).toEqual([])
})

describe('an account erased while', () => {
  const erase = (parent: Parent) => parent.api('DELETE', '/api/users', { password: PASSWORD })

  test('its book is generated and another is made leaves no book and no file', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook()
    const drawing = holdNext(server.ports.illustrator as Illustrator, 'draw', 'after')
    await parent.api('POST', `/api/books/${id}/generate`)
    await drawing.reached
    const creating = holdNext(server.ports.books, 'create')
    const created = parent.api('POST', '/api/books', { info: { story_title: 'Tarde' } })
    await creating.reached

    expect((await erase(parent)).status).toBe(200)
    drawing.open()
    creating.open()
    await server.ports.runner.drain()

    expect((await created).status).toBe(401)
    expect(await tracesOf(server.ports, id)).toEqual(NOTHING)
    expect((await server.ports.books.list(parent.user.id)).books).toEqual([])
  })

  test('a book is copied leaves neither', async () => {
    const parent = await server.parent()
    // What an earlier test began is no copy.
    await server.ports.runner.drain()
    const before = new Set(await server.ports.files.list('books/'))
    const { id } = await parent.aReadyBook()
    const creating = holdNext(server.ports.books, 'create')
    const asked = parent.api('POST', `/api/books/duplicate/${id}`)
    await creating.reached

    await erase(parent)
    creating.open()

    expect((await asked).status).toBe(401)
    expect((await server.ports.books.list(parent.user.id)).books).toEqual([])
    expect((await server.ports.files.list('books/')).filter((key) => !before.has(key))).toEqual([])
  })

  test('somebody logs in leaves no session', async () => {
    const parent = await server.parent()
    const verifying = holdNext(server.ports.passwords, 'verify', 'after')
    const asked = fetch(`${server.url}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: parent.email, password: PASSWORD }),
    })
    await verifying.reached
    await erase(parent)
    verifying.open()

    expect((await asked).status).toBe(401)
  })
})

describe('choosing while the book is laid out', () => {
  test('the layout that is answered shows what is chosen, and two at once do not mix', async () => {
    const parent = await server.parent()
    const id = await aBookInReview(parent)
    await redraw(parent, id)
    await server.ports.runner.drain()
    const versions = (await parent.book(id)).new_images.chapter_1.page_1.image_1.urls
    const choose = (url: string) =>
      parent.api('PUT', `/api/books/info/${id}`, {
        new_images: { chapter_1: { page_1: { image_1: { url_selected: url } } } },
      })
    await choose(versions[1])
    const setting = holdNext(server.ports.typesetter, 'bind', 'after')
    const layouts = [1, 2].map(() => parent.api('POST', '/api/layout/create_layout', { id_book: id }))
    await setting.reached

    expect((await choose(versions[0])).status).toBe(200)
    setting.open()

    const [first, second] = await Promise.all(layouts)
    expect(first).toMatchObject({ status: 200, body: { success: true } })
    expect(second?.body).toEqual(first?.body ?? {})
    const html = await (await server.call(first?.body.s3_url)).text()
    const fileOf = (url: string) => url.slice(url.indexOf('final_images/'))
    expect(html).toContain(fileOf(versions[0]))
    expect(html).not.toContain(fileOf(versions[1]))
  })

  test('an earlier choice that another machine lays out at the same moment does not mix in', async () => {
    const parent = await server.parent()
    const id = await aBookInReview(parent)
    const { files } = server.ports
    const key = { html: `books/${id}/rendered_book.html`, record: `books/${id}/layout.json` }
    const earlier = { html: await files.get(key.html), record: await files.get(key.record) }
    await redraw(parent, id)
    await server.ports.runner.drain()
    const versions = (await parent.book(id)).new_images.chapter_1.page_1.image_1.urls
    await parent.api('PUT', `/api/books/info/${id}`, {
      new_images: { chapter_1: { page_1: { image_1: { url_selected: versions[1] } } } },
    })
    const put = files.put.bind(files)
    let intrusions = 0
    // The other machine's last two files come between our page and our record.
    files.put = async (name, bytes) => {
      if (name === key.record && intrusions++ === 0) {
        await put(key.html, earlier.html?.bytes ?? new Uint8Array())
        await put(key.record, earlier.record?.bytes ?? new Uint8Array())
      }
      return put(name, bytes)
    }

    const layout = await parent.api('POST', '/api/layout/create_layout', { id_book: id })
    files.put = put

    expect(layout.status).toBe(200)
    expect(intrusions).toBe(2)
    const html = await (await server.call(layout.body.s3_url)).text()
    const fileOf = (url: string) => url.slice(url.indexOf('final_images/'))
    expect(html).toContain(fileOf(versions[1]))
    expect(html).not.toContain(fileOf(versions[0]))
  })

  test('a layout cut off half way is made again, even for the earlier choice', async () => {
    const parent = await server.parent()
    const id = await aBookInReview(parent)
    const html = await server.ports.files.get(`books/${id}/rendered_book.html`)
    await server.ports.files.remove([`books/${id}/layout.json`])
    await server.ports.files.put(`books/${id}/rendered_book.html`, new TextEncoder().encode('half'))

    expect((await parent.api('POST', '/api/layout/create_layout', { id_book: id })).status).toBe(200)

    expect((await server.ports.files.get(`books/${id}/rendered_book.html`))?.bytes.length).toBe(html?.bytes.length ?? 0)
  })
})

describe('moderation', () => {
  test('what is written while the moderator reads is not made into a book', async () => {
    const parent = await server.parent()
    const { id, info } = await parent.aReadyBook()
    for (const start of [
      () => parent.api('POST', `/api/books/${id}/generate`),
      () => parent.api('PUT', `/api/books/info/${id}`, { status: 'generating' }),
    ]) {
      await parent.api('PUT', `/api/books/info/${id}`, { info })
      const reading = holdNext(server.ports.moderator, 'flagged', 'after')
      const asked = start()
      await reading.reached
      const saved = await parent.api('PUT', `/api/books/info/${id}`, {
        info: { ...info, additional_information: `una puta ${Math.random()}` },
      })
      expect(saved.status).toBe(200)
      reading.open()

      expect((await asked).status).toBe(409)
      expect((await parent.book(id)).status).toBe('editing')
    }
  })
})

describe('cancelling', () => {
  test('and generating again at the same moment never leaves a book that nobody makes', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook()
    await parent.api('POST', `/api/books/${id}/generate`)
    const cancelling = holdNext(server.ports.runner, 'cancel')
    const cancelled = parent.api('DELETE', `/api/books/${id}/generate`)
    await cancelling.reached

    expect((await parent.api('POST', `/api/books/${id}/generate`)).status).toBe(202)
    cancelling.open()
    await cancelled

    expect((await parent.generated(id)).status).toBe('verifying')
  })

  test('stops a part that a client asked for by itself, and says so', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook()
    await parent.api('PUT', `/api/books/info/${id}`, { status: 'generating' })
    await parent.api('POST', '/api/tale/create_tale', { id_book: id })
    const drawing = holdNext(server.ports.illustrator as Illustrator, 'draw', 'after')
    const asked = parent.api('POST', '/api/imagemodels/create_final_images', { id_book: id })
    await drawing.reached

    expect((await parent.api('DELETE', `/api/books/${id}/generate`)).status).toBe(200)
    drawing.open()

    expect(await asked).toMatchObject({ status: 409, body: { code: 'book.wrongStatus' } })
    expect((await parent.book(id)).status).toBe('editing')
  })
})
