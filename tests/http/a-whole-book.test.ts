import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('a book by API', () => {
  test('from registering to a finished book with its files', async () => {
    const parent = await server.parent()
    const { id, info } = await parent.aReadyBook('lucia-y-el-dragon')

    const started = await parent.api('POST', `/api/books/${id}/generate`)
    expect(started).toMatchObject({ status: 202, body: { success: true, status: 'generating' } })
    const book = await parent.generated(id)
    expect(book).toMatchObject({ status: 'verifying', generation: { stage: 'layout', error: null } })
    expect(Object.keys(book.new_images)).toEqual(['chapter_1', 'chapter_2', 'chapter_3', 'chapter_4', 'chapter_5'])
    expect(book.output.chapter_1.page_1.image_1.prompt).toBeTruthy()

    const listing = await parent.api('GET', `/api/s3/images_from_book/${id}`)
    const first = listing.body.images.chapter_1.page_1.image_1
    expect(first.image_list).toEqual([first.url_selected])
    const picture = await server.call(first.url_selected)
    expect(picture.headers.get('Content-Type')).toBe('image/webp')

    const layout = await parent.api('POST', '/api/layout/create_layout', { id_book: id })
    expect(layout.status).toBe(200)
    expect((await parent.api('PUT', `/api/books/info/${id}`, { status: 'finished' })).status).toBe(200)

    const html = await (await server.call(layout.body.s3_url)).text()
    for (const { name } of info.characters) expect(html).toContain(name)
    const pdf = new Uint8Array(await (await server.call(layout.body.pdf_url)).arrayBuffer())
    expect(new TextDecoder('latin1').decode(pdf.slice(0, 5))).toBe('%PDF-')
    const [card] = (await parent.api('GET', `/api/books/${parent.user.id}?summary=true`)).body.books
    expect(card).toMatchObject({
      id_book: id,
      status: 'finished',
      info: {
        story_title: info.story_title,
        characters: [{ name: 'Lucía' }, { name: 'Chispa' }, { name: 'Abuela Carmen' }],
      },
    })
    expect((await server.call(card.cover_url)).status).toBe(200)
  })

  test('step by step, as an older client does it, ends in the same place', async () => {
    const parent = await server.parent()
    const { id, info } = await parent.aReadyBook()

    await parent.api('PUT', `/api/books/info/${id}`, { status: 'generating' })
    const { body: tale } = await parent.api('POST', '/api/tale/create_tale', { id_book: id, info, purchased: false })
    expect(Object.keys(tale.output)).toContain('chapter_1')
    const { body: pictures } = await parent.api('POST', '/api/imagemodels/create_final_images', {
      id_book: id,
      output: tale.output,
      info,
      s3_directory: `books/${id}/final_images`,
    })
    expect(pictures.images.chapter_1.page_1.image_1.url_selected).toContain(
      `books/${id}/final_images/chapter_1/page_1/image_1/`,
    )
    const { body: covers } = await parent.api('POST', '/api/imagemodels/create_covers', {
      id_book: id,
      frontcover: tale.output.frontcover,
      backcover: tale.output.backcover,
    })
    expect((await server.call(covers.frontcover_url)).status).toBe(200)
    expect(
      (await parent.api('POST', '/api/layout/create_layout', { id_book: id, output: {}, images: {}, info: {} })).body
        .s3_url,
    ).toContain('rendered_book.html')
    expect((await parent.api('PUT', `/api/books/info/${id}`, { status: 'verifying' })).status).toBe(200)
  })

  test('generating twenty times at once is one generation', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook()

    const answers = await Promise.all(Array.from({ length: 20 }, () => parent.api('POST', `/api/books/${id}/generate`)))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
    const book = await parent.generated(id)
    expect(book.status).toBe('verifying')
    expect(book.new_images.chapter_1.page_1.image_1.urls).toHaveLength(1)
  })

  test('what is incomplete or without avatars is not generated, and says what is missing', async () => {
    const parent = await server.parent()
    const id = (await parent.api('POST', '/api/books', { info: { story_title: 'El faro' } })).body.id_book

    expect(await parent.api('POST', `/api/books/${id}/generate`)).toMatchObject({
      status: 400,
      body: { code: 'book.incomplete' },
    })
    const { info } = await parent.aReadyBook()
    info.characters[0].image_url = []
    await parent.api('PUT', `/api/books/info/${id}`, { info })
    const refused = await parent.api('POST', `/api/books/${id}/generate`)
    expect(refused).toMatchObject({ status: 400, body: { code: 'book.missingAvatars' } })
    expect(refused.body.error).toContain('Osito')
  })

  test('a text unfit for children is refused, naming its field', async () => {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook('buenas-noches-osito', { additional_information: 'Que salga pornografía' })

    expect(await parent.api('POST', `/api/books/${id}/generate`)).toMatchObject({
      status: 400,
      body: { code: 'generation.textFlagged', fields: { 'info.additional_information': expect.any(String) } },
    })
    expect((await parent.book(id)).status).toBe('editing')
  })
})

describe('reviewing', () => {
  async function aBookInReview() {
    const parent = await server.parent()
    const { id } = await parent.aReadyBook()
    await parent.api('POST', `/api/books/${id}/generate`)
    const book = await parent.generated(id)
    return { parent, id, book, place: `books/${id}/final_images/chapter_1/page_1/image_1` }
  }

  test('a redraw adds another picture, leaves the choice alone and takes one attempt', async () => {
    const { parent, id, place } = await aBookInReview()

    expect(
      await parent.api('POST', '/api/imagemodels/create_single_image', {
        id_book: id,
        s3_directory: place,
        image: { character: 'x', prompt: 'attack' },
        info: {},
        wish: 'de noche',
      }),
    ).toMatchObject({ status: 202, body: { remaining: 4 } })
    await server.ports.runner.drain()

    const { new_images, done_verify_attempts } = await parent.book(id)
    const { urls, url_selected } = new_images.chapter_1.page_1.image_1
    expect(urls).toHaveLength(2)
    expect(url_selected).toBe(urls[0])
    expect(done_verify_attempts).toBe(1)
    const [one, two] = await Promise.all(
      urls.map(async (url: string) => new Uint8Array(await (await server.call(url)).arrayBuffer())),
    )
    expect(one).not.toEqual(two)
  })

  test('twenty redraws at once with five attempts are five, and a second of the same picture is refused', async () => {
    const { parent, id, place } = await aBookInReview()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        parent.api('POST', '/api/imagemodels/create_single_image', { id_book: id, s3_directory: place }),
      ),
    )

    const accepted = answers.filter(({ status }) => status === 202).length
    await server.ports.runner.drain()
    const book = await parent.book(id)
    expect(book.done_verify_attempts).toBe(accepted)
    expect(book.new_images.chapter_1.page_1.image_1.urls).toHaveLength(1 + accepted)
    expect(accepted).toBeLessThanOrEqual(5)
    for (const { status, body } of answers)
      if (status !== 202)
        expect(['illustration.alreadyRegenerating', 'illustration.noAttemptsLeft']).toContain(body.code)
  })

  test('a selection moves among what was drawn and nothing else', async () => {
    const { parent, id, place } = await aBookInReview()
    await parent.api('POST', '/api/imagemodels/create_single_image', { id_book: id, s3_directory: place })
    await server.ports.runner.drain()
    const { new_images } = await parent.book(id)
    const urls: string[] = new_images.chapter_1.page_1.image_1.urls
    const select = (url_selected: string, sent: string[]) =>
      parent.api('PUT', `/api/books/info/${id}`, {
        new_images: { chapter_1: { page_1: { image_1: { url_selected, urls: sent } } } },
      })

    expect((await select(urls[1] ?? '', ['https://evil.example/x.webp'])).status).toBe(200)
    expect((await parent.book(id)).new_images.chapter_1.page_1.image_1).toEqual({ urls, url_selected: urls[1] })
    expect((await select(`/files/x/books/${id}/final_images/chapter_1/page_1/image_1/other.webp`, urls)).status).toBe(
      400,
    )
    expect((await select('https://evil.example/x.webp', urls)).status).toBe(200)
    expect((await parent.book(id)).new_images.chapter_1.page_1.image_1).toEqual({ urls, url_selected: urls[1] })
  })

  test('twenty selections at once leave one of the versions chosen and the versions as they were', async () => {
    const { parent, id, place } = await aBookInReview()
    await parent.api('POST', '/api/imagemodels/create_single_image', { id_book: id, s3_directory: place })
    await server.ports.runner.drain()
    const before = await parent.book(id)
    const urls: string[] = before.new_images.chapter_1.page_1.image_1.urls

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        parent.api('PUT', `/api/books/info/${id}`, {
          new_images: { chapter_1: { page_1: { image_1: { url_selected: urls[n % 2] } } } },
        }),
      ),
    )

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const after = await parent.book(id)
    expect(after.new_images.chapter_1.page_1.image_1.urls).toEqual(urls)
    expect(urls).toContain(after.new_images.chapter_1.page_1.image_1.url_selected)
    expect(after.version).toBe(before.version + 20)
  })

  test('a new selection lays the book out anew, the same one does not', async () => {
    const { parent, id, place } = await aBookInReview()
    const layout = async () => {
      const { body } = await parent.api('POST', '/api/layout/create_layout', { id_book: id })
      return (await (await server.call(body.s3_url)).text()).match(/chapter_1\/page_1\/image_1\/[\w.-]+/u)?.[0]
    }
    const before = await layout()
    await parent.api('POST', '/api/imagemodels/create_single_image', { id_book: id, s3_directory: place })
    await server.ports.runner.drain()
    const { urls } = (await parent.book(id)).new_images.chapter_1.page_1.image_1
    expect(await layout()).toBe(before ?? '')

    await parent.api('PUT', `/api/books/info/${id}`, {
      new_images: { chapter_1: { page_1: { image_1: { url_selected: urls[1] } } } },
    })

    expect(urls[1]).toContain(await layout())
  })

  test('a finished book refuses every change and can be duplicated', async () => {
    const { parent, id, place } = await aBookInReview()
    expect((await parent.api('PUT', `/api/books/info/${id}`, { status: 'finished' })).status).toBe(200)

    const { info } = await parent.book(id)
    for (const body of [
      { info },
      { status: 'editing' },
      { status: 'generating' },
      { new_images: { chapter_1: { page_1: { image_1: { url_selected: 'x' } } } } },
    ])
      expect([400, 409]).toContain((await parent.api('PUT', `/api/books/info/${id}`, body)).status)
    expect(
      (await parent.api('POST', '/api/imagemodels/create_single_image', { id_book: id, s3_directory: place })).status,
    ).toBe(409)
    const copy = await parent.api('POST', `/api/books/duplicate/${id}`)
    const { info: copied, status } = await parent.book(copy.body.id_book)
    expect(status).toBe('editing')
    expect(copied.story_title).toBe('Buenas noches, Osito (copia)')
    await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)
    expect((await server.call(copied.characters[0].image_url_selected)).status).toBe(200)
  })
})
