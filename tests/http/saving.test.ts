import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe('saving', () => {
  test('a draft may be half empty', async () => {
    const { api, book } = await server.parent()
    const id = (await api('POST', '/api/books', {})).body.id_book

    const saved = await api('PUT', `/api/books/info/${id}`, {
      info: {
        characters: [{ name: 'Ana', gender: '', age: '' }],
        places: [{ name: '', description: '' }],
        story_length: { chapters: 0 },
      },
    })

    expect(saved).toMatchObject({ status: 200, body: { success: true, version: 2 } })
    expect((await book(id)).info).toMatchObject({
      characters: [{ name: 'Ana', gender: '' }],
      story_length: { chapters: 0 },
    })
  })

  test('what breaks a limit is refused with its field, and the book stays as it was', async () => {
    const { api, book } = await server.parent()
    const id = (await api('POST', '/api/books', { info: { story_title: 'El faro' } })).body.id_book

    const refused = await api('PUT', `/api/books/info/${id}`, { info: { story_title: 'Otro', moral: 'x'.repeat(101) } })

    expect(refused).toMatchObject({
      status: 400,
      body: { success: false, code: 'input.invalid', fields: { 'info.moral': 'La moraleja admite 100 caracteres' } },
    })
    expect((await book(id)).info.story_title).toBe('El faro')
  })

  test('of two tabs that saw the same version one wins and the other is told', async () => {
    const { api } = await server.parent()
    const id = (await api('POST', '/api/books', {})).body.id_book
    const save = (title: string) => api('PUT', `/api/books/info/${id}`, { info: { story_title: title }, version: 1 })

    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => save(`Tab ${n}`)))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 200)
        expect({ status, error: body.error }).toEqual({
          status: 409,
          error: 'Este cuento se ha modificado en otra pestaña',
        })
  })

  test.each<[string, Record<string, unknown>, number]>([
    ['a status off the path', { status: 'finished' }, 409],
    ['a status for which something is missing', { status: 'generating' }, 409],
    ['a choice among pictures that are not there', { new_images: { chapter_1: { page_1: { image_1: {} } } } }, 409],
    ['an unknown status', { status: 'pagado' }, 400],
    ['an older version', { version: 0 }, 409],
  ])('what comes with %s is not saved either', async (_, refused, status) => {
    const { api, book } = await server.parent()
    const id = (await api('POST', '/api/books', { info: { story_title: 'El faro' } })).body.id_book
    const before = await book(id)

    expect((await api('PUT', `/api/books/info/${id}`, { info: { story_title: 'Otro' }, ...refused })).status).toBe(
      status,
    )
    expect(await book(id)).toEqual(before)
  })

  test('a text unfit for children is not saved with the status that would have it made', async () => {
    const parent = await server.parent()
    const { id, info } = await parent.aReadyBook()
    const before = await parent.book(id)
    const unfit = { ...info, additional_information: 'Que salga pornografía' }

    const answer = await parent.api('PUT', `/api/books/info/${id}`, { info: unfit, status: 'generating' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'generation.textFlagged' } })
    expect(await parent.book(id)).toEqual(before)
  })

  test('text and status go through together, in one change', async () => {
    const parent = await server.parent()
    const { id, info } = await parent.aReadyBook()
    const { version } = (await parent.api('GET', `/api/books/info/${id}`)).body

    const answer = await parent.api('PUT', `/api/books/info/${id}`, {
      info: { ...info, story_title: 'El nuevo' },
      status: 'generating',
      version,
    })
    expect(answer.status).toBe(200)
    expect(await parent.book(id)).toMatchObject({
      ...{ status: 'generating', version: answer.body.version, info: { story_title: 'El nuevo' } },
    })
  })

  test('a create repeated with its idempotency key is one book, twenty at once too', async () => {
    const { api, user } = await server.parent()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api('POST', '/api/books', { info: {} }, { 'Idempotency-Key': 'doble-clic' })),
    )

    expect(new Set(answers.map(({ body }) => body.id_book)).size).toBe(1)
    expect((await api('GET', `/api/books/${user.id}`)).body.books).toHaveLength(1)
  })

  test('id, purchase, status and attempts are never taken from a client', async () => {
    const { api, book } = await server.parent()
    const id = (
      await api('POST', '/api/books', {
        id_book: 7,
        purchased: true,
        status: 'finished',
        done_verify_attempts: -5,
        info: {},
      })
    ).body.id_book

    expect(id).not.toBe(7)
    expect(await book(id)).toMatchObject({
      purchased: false,
      status: 'editing',
      done_verify_attempts: 0,
      max_verify_attempts: 5,
    })
  })
})

describe('avatars', () => {
  const ana = {
    name: 'Ana',
    gender: 'female',
    age: 'child',
    hair: { color: 'red', form: 'curly', length: 'long', style: 'braid' },
  }

  test('twenty at once for one character are five', async () => {
    const { api } = await server.parent()
    const id = (await api('POST', '/api/books', {})).body.id_book
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api('POST', '/api/imagemodels/create_character', { id_book: id, ...ana })),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.find(({ status }) => status !== 200)?.body.error).toBe('Máximo 5 avatares por personaje')
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.image_url)).size).toBe(5)
  })

  test('for twenty characters at once are eight characters', async () => {
    const { api } = await server.parent()
    const id = (await api('POST', '/api/books', {})).body.id_book
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        api('POST', '/api/imagemodels/create_character', { id_book: id, ...ana, name: `Ana ${n}` }),
      ),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
  })

  test("deleting Ana's files leaves Anabel's", async () => {
    const { api } = await server.parent()
    const id = (await api('POST', '/api/books', {})).body.id_book
    const url = async (name: string) =>
      (await api('POST', '/api/imagemodels/create_character', { id_book: id, ...ana, name })).body.image_url as string
    const [ofAna, ofAnabel] = [await url('Ana'), await url('Anabel')]
    const remove = (directory_path: string, file_prefix: string) =>
      api('DELETE', '/api/s3/delete_files_by_prefix', { directory_path, file_prefix })

    expect(await remove(`books/${id}/characters/`, 'Ana')).toMatchObject({ status: 200, body: { deleted_count: 1 } })
    expect((await server.call(ofAna)).status).toBe(404)
    expect((await server.call(ofAnabel)).status).toBe(200)
    for (const directory of [
      `books/${id}/`,
      `books/${id}/covers/`,
      `books/${id}/characters/../`,
      'books/',
      '',
      '../',
      `books/${id}%2fcharacters/`,
    ])
      expect((await remove(directory, 'Anabel')).status).toBe(404)
  })

  test('a book keeps only avatars that were drawn for it', async () => {
    const stranger = await server.parent()
    const foreign = (await stranger.aReadyBook()).info.characters[0].image_url_selected
    const { api, book } = await server.parent()
    const id = (await api('POST', '/api/books', {})).body.id_book
    const own = (await api('POST', '/api/imagemodels/create_character', { id_book: id, ...ana })).body.image_url

    await api('PUT', `/api/books/info/${id}`, {
      info: {
        characters: [
          { ...ana, image_url: [own, foreign, 'http://169.254.169.254/x.webp'], image_url_selected: foreign },
        ],
      },
    })

    expect((await book(id)).info.characters[0]).toMatchObject({ image_url: [own], image_url_selected: '' })
  })
})

describe('the list', () => {
  test('searches without accents, sorts, pages through, and is of its own family only', async () => {
    const { api, user } = await server.parent()
    for (const title of ['Ávila de noche', 'El zorro', 'avión', 'Barco']) {
      await api('POST', '/api/books', { info: { story_title: title } })
      // The list goes by the millisecond.
      await Bun.sleep(2)
    }
    const titles = async (query: string) =>
      ((await api('GET', `/api/books/${user.id}?${query}`)).body.books as any[]).map(({ info }) => info.story_title)

    expect(await titles('q=AVI')).toHaveLength(2)
    expect(await titles('sort=title&order=asc')).toEqual(['Ávila de noche', 'avión', 'Barco', 'El zorro'])
    const first = (await api('GET', `/api/books/${user.id}?limit=3`)).body
    const rest = (await api('GET', `/api/books/${user.id}?limit=3&cursor=${encodeURIComponent(first.next_cursor)}`))
      .body
    expect([...first.books, ...rest.books].map(({ info }: any) => info.story_title)).toEqual([
      'Barco',
      'avión',
      'El zorro',
      'Ávila de noche',
    ])
    expect((await api('GET', '/api/books/otra-persona')).status).toBe(404)
  })
})
