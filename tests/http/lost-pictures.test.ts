import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { fileKeys } from '../../src/domain/file-keys.ts'
import { type Parent, startServer, type TestServer } from '../support/server.ts'

/** A disk that lost a file, or a bucket that somebody tidied. */
let server: TestServer
let parent: Parent
beforeAll(async () => {
  server = await startServer()
  parent = await server.parent()
})
afterAll(() => server.stop())

const PLACE = 'chapter_1/page_1/image_1'

async function aBook() {
  const { id, info } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
  await parent.api('POST', `/api/books/${id}/generate`)
  await parent.generated(id)
  return { id, info }
}

async function lose(id: number, key: string): Promise<void> {
  const file = (await server.ports.books.find(id))?.illustrations[key]?.selected ?? ''
  await server.ports.files.remove([file, fileKeys.jpegOf(file)])
}

/** As after a new choice: there is no layout of the book as it is. */
const unbound = (id: number) => server.ports.files.remove([fileKeys.layoutRecord(id)])
const layOut = (id: number) => parent.api('POST', '/api/layout/create_layout', { id_book: id })
const redraw = (id: number, body: object = {}) =>
  parent.api('POST', '/api/imagemodels/create_single_image', {
    ...{ id_book: id, s3_directory: `books/${id}/final_images/${PLACE}`, ...body },
  })

describe('a lost picture', () => {
  test('is named by the layout that misses it', async () => {
    const { id } = await aBook()
    await unbound(id)
    await lose(id, PLACE)
    expect(await layOut(id)).toMatchObject({
      status: 409,
      body: {
        code: 'illustration.lost',
        error:
          'Se ha perdido la imagen del capítulo 1, página 1. Es culpa nuestra: vuelve a dibujarla con «Regenerar», que no gasta ningún intento.',
      },
    })
    await lose(id, 'covers/frontcover')
    expect((await layOut(id)).body.error).toStartWith(
      'Se han perdido 2 imágenes: portada; capítulo 1, página 1. Es culpa nuestra: vuelve a dibujarlas',
    )
  })

  test('is drawn again at our cost even where no attempt is left, and the book can be laid out', async () => {
    const { id } = await aBook()
    await server.ports.books.changeAny(id, (book) => ({ ...book, doneAttempts: 5 }))
    expect((await redraw(id)).body.code).toBe('illustration.noAttemptsLeft')
    await unbound(id)
    await lose(id, PLACE)

    expect(await redraw(id)).toMatchObject({ status: 202, body: { remaining: 0 } })
    await server.ports.runner.drain()

    const { urls, url_selected } = (await parent.book(id)).new_images.chapter_1.page_1.image_1
    expect(urls).toEqual([url_selected])
    expect((await server.call(url_selected)).status).toBe(200)
    expect((await layOut(id)).status).toBe(200)
    // It is there again: another one is the parent's wish, and counts.
    expect((await redraw(id)).body.code).toBe('illustration.noAttemptsLeft')
  })

  test('is drawn after the same wish, and what comes next is yet another picture', async () => {
    const { id } = await aBook()
    await redraw(id, { wish: 'de noche' })
    await server.ports.runner.drain()
    const { urls } = (await parent.book(id)).new_images.chapter_1.page_1.image_1
    const selection = { chapter_1: { page_1: { image_1: { url_selected: urls[1] } } } }
    await parent.api('PUT', `/api/books/info/${id}`, { new_images: selection })
    await lose(id, PLACE)

    await redraw(id)
    await server.ports.runner.drain()
    await redraw(id)
    await server.ports.runner.drain()

    const book = await parent.book(id)
    expect(book.version_notes.flatMap(({ wish }: { wish: string | null }) => wish ?? [])).toEqual(['de noche'])
    expect(new Set(book.new_images.chapter_1.page_1.image_1.urls).size).toBe(3)
    expect(book.done_verify_attempts).toBe(2)
  })

  test('of a generation that stopped half way is drawn again when it goes on', async () => {
    const { id, info } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
    const { bind } = server.ports.typesetter
    server.ports.typesetter.bind = () => Promise.reject(new Error('out of paper'))
    await parent.api('POST', `/api/books/${id}/generate`)
    expect((await parent.generated(id)).status).toBe('editing')
    server.ports.typesetter.bind = bind
    await lose(id, PLACE)

    await parent.api('POST', `/api/books/${id}/generate`)
    const book = await parent.generated(id)
    expect([book.status, info.characters.length]).toEqual(['verifying', 1])
    const { urls, url_selected } = book.new_images.chapter_1.page_1.image_1
    expect([urls, (await server.call(url_selected)).status]).toEqual([[url_selected], 200])
  })
})

test('a book whose avatar is lost is laid out all the same', async () => {
  const { id } = await aBook()
  await unbound(id)
  const avatar = (await server.ports.books.find(id))?.info.characters[0]?.selectedAvatar ?? ''
  await server.ports.files.remove([avatar, fileKeys.jpegOf(avatar)])
  expect((await layOut(id)).status).toBe(200)
})

test('a picture without a story or without anybody in the book is refused with the reason', async () => {
  const { id } = await aBook()
  await server.ports.books.changeAny(id, (book) => ({ ...book, info: { ...book.info, characters: [] } }))
  expect(await redraw(id)).toMatchObject({
    status: 409,
    body: {
      code: 'illustration.notDescribed',
      error: 'El cuento no tiene ningún personaje, así que no se puede dibujar otra.',
    },
  })
  expect((await parent.book(id)).done_verify_attempts).toBe(0)
})
