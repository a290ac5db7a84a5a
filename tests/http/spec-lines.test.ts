import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { type Parent, startServer, type TestServer } from '../support/server.ts'

/** Lines of product.md §7 and decisions.md §3–§8 that no other test reads to the letter. */
let server: TestServer
let parent: Parent
let made: number
beforeAll(async () => {
  server = await startServer()
  parent = await server.parent()
  made = (await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })).id
  await parent.api('POST', `/api/books/${made}/generate`)
  await parent.generated(made)
})
afterAll(() => server.stop())

const newBook = async (info: object = {}): Promise<number> =>
  (await parent.api('POST', '/api/books', { info })).body.id_book
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u
const save = (id: number, body: object) => parent.api('PUT', `/api/books/info/${id}`, body)

describe('the list', () => {
  test('says of each book what the specification names, null where there is nothing yet', async () => {
    const family = await server.parent()
    const { body: created } = await family.api('POST', '/api/books', { type: 'personalizado', info: {} })
    const { status, body } = await family.api('GET', `/api/books/${family.user.id}?summary=true`)

    expect([status, body.success, body.books.length]).toEqual([200, true, 1])
    expect(created).toEqual({ success: true, book: { id_book: created.id_book }, id_book: created.id_book })
    expect(body.books[0]).toMatchObject({
      ...{
        id_book: created.id_book,
        id_user: family.user.id,
        status: 'editing',
        purchased: false,
        type: 'personalizado',
      },
      ...{ created_at: expect.stringMatching(ISO), updated_at: expect.stringMatching(ISO), version: 1 },
      ...{ cover_url: null, rendered_url: null, pdf_url: null, generation: null },
    })
  })

  test('of a book that is made names cover, book and PDF, the last stage, and its people by name alone', async () => {
    const { books } = (await parent.api('GET', `/api/books/${parent.user.id}?summary=true`)).body
    const card = books.find(({ id_book }: { id_book: number }) => id_book === made)

    for (const url of [card.cover_url, card.rendered_url, card.pdf_url]) {
      expect(url).toMatch(new RegExp(`^/files/[^/]+/books/${made}/`, 'u'))
      expect((await server.call(url)).status).toBe(200)
    }
    expect(card.generation).toEqual({
      ...{
        stage: 'layout',
        done: 1,
        total: 1,
        error: null,
        can_retry: false,
        can_finish_offline: false,
        doing: null,
        is_waiting: false,
        updated_at: expect.stringMatching(ISO),
      },
    })
    expect(card.info.characters).toEqual([{ name: 'Osito' }])
    expect(card.info.counts).toMatchObject({ characters: 1, relationships: 0 })
    for (const long of ['output', 'images', 'new_images', 'covers']) expect(card).not.toHaveProperty(long)
  })

  test('comes whole without a limit, and a part of it only in an order that there is', async () => {
    const family = await server.parent()
    for (let n = 0; n < 25; n++) await family.api('POST', '/api/books', { info: { story_title: `Cuento ${n}` } })
    const list = (query: string) => family.api('GET', `/api/books/${family.user.id}${query}`)

    expect((await list('')).body).toMatchObject({ total: 25, next_cursor: null })
    expect((await list('')).body.books).toHaveLength(25)
    for (const query of ['?sort=colour', '?order=up', '?limit=0', '?limit=1.5', '?limit=x', '?cursor=x'])
      expect([query, (await list(query)).status]).toEqual([query, 400])
  })
})

describe('one book', () => {
  test('comes with the version that a save is compared with, and in short without story and pictures', async () => {
    // Other tests redraw the one that they share.
    const own = (await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })).id
    await parent.api('POST', `/api/books/${own}/generate`)
    await parent.generated(own)
    const whole = (await parent.api('GET', `/api/books/info/${own}`)).body
    const short = (await parent.api('GET', `/api/books/info/${own}?summary=true`)).body

    expect(whole).toMatchObject({ success: true, version: whole.book.version })
    for (const name of ['output', 'images', 'new_images']) {
      expect(whole.book).toHaveProperty(name)
      expect(short.book).not.toHaveProperty(name)
    }
    expect(whole.book).toMatchObject({ id_book: own, max_verify_attempts: 5, done_verify_attempts: 0 })
    expect(whole.book.images.chapter_1.page_1.image_1).toEqual({
      ...{ image_list: [expect.any(String)], url_selected: expect.any(String) },
    })
  })

  test.each(['editing', 'verifying'] as const)('that is %s may be told so again', async (status) => {
    const id = status === 'editing' ? await newBook() : made
    expect(await save(id, { status })).toMatchObject({ status: 200, body: { success: true } })
  })

  test('that is deleted is gone for every call, and cannot be deleted again', async () => {
    const id = await newBook()
    const remove = () => parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)

    expect(await remove()).toMatchObject({ status: 200, body: { success: true } })
    const again = await remove()
    expect(again).toMatchObject({
      ...{ status: 404, body: { error: 'Cuento no encontrado o no tienes permisos para verlo' } },
    })
    expect((await save(id, { info: {} })).body).toEqual(again.body)
  })

  test('told to go back to editing while it is made is cancelled', async () => {
    const { id } = await parent.aReadyBook('lucia-y-el-dragon')
    await parent.api('POST', `/api/books/${id}/generate`)

    expect((await save(id, { status: 'editing' })).status).toBe(200)
    await server.ports.runner.drain()
    expect(await parent.book(id)).toMatchObject({ status: 'editing', generation: null })
  })
})

describe('what a save refuses says why, at the field that a client knows', () => {
  const girl = { name: 'Ana', gender: 'female', age: 'child' }
  test.each<[string, object, string, string]>([
    [
      'a ninth character',
      { characters: Array.from({ length: 9 }, (_, n) => ({ ...girl, name: `Ana ${n}` })) },
      ...(['info.characters', 'Máximo 8 personajes por cuento'] as const),
    ],
    [
      'a name twice',
      { characters: [girl, { ...girl, name: 'ÁNA' }] },
      ...(['info.characters.1.name', '❌ Ya existe un personaje con ese nombre'] as const),
    ],
    [
      'two hats',
      { characters: [{ ...girl, clothes: ['hat', 'cap'].map((type) => ({ type, color: 'red' })) }] },
      'info.characters.0.clothes',
      'Solo puedes llevar una prenda en la cabeza a la vez (sombrero, gorra o gorro). Desselecciona la actual para elegir otra.',
    ],
    [
      'a dress over trousers',
      { characters: [{ ...girl, clothes: ['dress', 'trousers'].map((type) => ({ type, color: 'red' })) }] },
      'info.characters.0.clothes',
      'Solo puedes elegir una prenda inferior (pantalón corto, pantalón largo, vestido o falda). Desselecciona la actual para elegir otra.',
    ],
    [
      'a relationship with oneself',
      {
        characters: [girl],
        character_relationships: [{ character_1: 'Ana', character_2: 'Ana', relationship_type: 'friend' }],
      },
      'info.character_relationships.0.character_2',
      '❌ Un personaje no puede tener una relación consigo mismo',
    ],
  ])('%s', async (_, info, field, message) => {
    const answer = await save(await newBook(), { info })
    expect(answer).toMatchObject({
      status: 400,
      body: { success: false, code: 'input.invalid', fields: { [field]: message } },
    })
  })

  test.each<[string, object, string]>([
    ['a moral of 101 characters', { moral: 'm'.repeat(101) }, 'info.moral'],
    ['a dedication of 301', { dedication: '❤'.repeat(301) }, 'info.dedication'],
    ['1001 words', { additional_information: 'luna '.repeat(1001) }, 'info.additional_information'],
    ['eleven chapters', { story_length: { chapters: 11 } }, 'info.story_length.chapters'],
    ['a place of 51 words', { places: [{ name: 'Faro', description: 'a '.repeat(51) }] }, 'info.places.0.description'],
    [
      'a place of 301 characters',
      { places: [{ name: 'Faro', description: 'a'.repeat(301) }] },
      'info.places.0.description',
    ],
  ])('%s', async (_, info, field) => {
    const answer = await save(await newBook(), { info })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
  })

  test.each(['status', 'info.type', 'info.characters.0.gender', 'info.characters.0.hair.color'])(
    'a choice for %s that there is not, without naming what is stored',
    async (path) => {
      const girl = { name: 'Ana', gender: 'female', hair: { color: 'red' } }
      const hair = path.includes('hair') ? { hair: { color: 'martian' } } : {}
      const character = { ...girl, ...hair, ...(path.includes('gender') && { gender: 'martian' }) }
      const type = path === 'info.type' ? 'martian' : 'aventura'
      const body = path === 'status' ? { status: 'martian' } : { info: { type, characters: [character] } }
      const answer = await save(await newBook(), body)
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [path]])
      expect(answer.body.fields[path]).toMatch(/^Es[ea] .+ no existe$/u)
    },
  )

  test.each<[string, object]>([
    ['a moral of 100 characters that are two halves each', { moral: '🌙'.repeat(100) }],
    ['a dedication of 300', { dedication: '❤'.repeat(300) }],
    ['1000 words', { additional_information: 'luna '.repeat(1000) }],
    ['ten chapters', { story_length: { chapters: 10 } }],
    ['a place of 50 words', { places: [{ name: 'Faro', description: 'a '.repeat(50) }] }],
  ])('%s is still allowed', async (_, info) => {
    expect((await save(await newBook(), { info })).status).toBe(200)
  })
})

describe('generating refuses', () => {
  test('what is incomplete by the names of the fields that a client sends', async () => {
    const id = await newBook({ characters: [{ name: 'Leo', gender: 'animal', age: 'adult' }] })
    const { status, body } = await parent.api('POST', `/api/books/${id}/generate`)

    expect(status).toBe(400)
    expect(body.error).toBe(
      '❌ Por favor, completa todos los campos obligatorios: título, al menos un personaje, tipo de cuento, idioma, edad del lector y número de capítulos',
    )
    expect(Object.keys(body.fields).sort()).toEqual(
      ['age_read', 'characters.0.species', 'language', 'story_length.chapters', 'story_title', 'type'].map(
        (name) => `info.${name}`,
      ),
    )
  })

  test('the status, in a book that is not ready for it, as a matter of state that names what is missing', async () => {
    const id = await newBook({ characters: [{ name: 'Leo', gender: 'animal', age: 'adult' }] })
    expect(await save(id, { status: 'generating' })).toMatchObject({
      status: 409,
      body: {
        code: 'book.notReady',
        error: expect.stringContaining('completa todos los campos obligatorios'),
        fields: { 'info.story_title': expect.any(String), 'info.characters.0.species': expect.any(String) },
      },
    })
    expect((await parent.book(id)).status).toBe('editing')

    const { id: ready, info } = await parent.aReadyBook('lucia-y-el-dragon')
    const [first, ...others] = info.characters
    const lacking = { ...info, characters: [{ ...first, image_url: [], image_url_selected: '' }, ...others] }
    expect(await save(ready, { info: lacking, status: 'generating' })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining(`Sin avatar: ${first.name}`) },
    })
  })

  test('a character that is not described enough for an avatar, likewise', async () => {
    const id_book = await newBook()
    const ana = { name: 'Ana', gender: 'female', age: 'child' }
    const { status, body } = await parent.api('POST', '/api/imagemodels/create_character', { id_book, ...ana })

    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual(['hair.color', 'hair.form', 'hair.length', 'hair.style'])
  })
})

describe('a redraw', () => {
  const redraw = (body: object) =>
    parent.api('POST', '/api/imagemodels/create_single_image', {
      ...{ id_book: made, s3_directory: `books/${made}/final_images/chapter_1/page_1/image_1`, ...body },
    })

  test('takes a wish of 120 characters and none of 121', async () => {
    const { max_verify_attempts: most, done_verify_attempts: done } = await parent.book(made)
    expect((await redraw({ wish: 'w'.repeat(121) })).body.fields).toEqual({ wish: 'El deseo admite 120 caracteres' })
    expect(await redraw({ wish: '🌙'.repeat(120) })).toMatchObject({
      status: 202,
      body: { success: true, remaining: most - done - 1 },
    })
    await server.ports.runner.drain()
  })

  test('knows the place with or without a last slash, the book by number or digits, and no other place', async () => {
    const place = `books/${made}/final_images/chapter_1/page_1/image_1/`
    expect((await redraw({ id_book: String(made), s3_directory: place })).status).toBe(202)
    await server.ports.runner.drain()
    for (const s3_directory of [
      `books/${made}/final_images/chapter_9/page_1/image_1`,
      `books/1/final_images/a/b/c`,
      '',
      '..',
    ])
      expect([s3_directory, (await redraw({ s3_directory })).status]).toEqual([s3_directory, 404])
  })
})

describe('older and alien clients', () => {
  test('send a story in json fences along, and it is read past', async () => {
    const body = { id_book: made, output: '```json\n{"chapter_1":{}}\n```', images: {}, info: {} }
    expect(await parent.api('POST', '/api/layout/create_layout', body)).toMatchObject({
      status: 200,
      body: { success: true, s3_url: expect.stringContaining('rendered_book.html') },
    })
  })

  test('send Spanish names and lists for single values, and read canonical ones back', async () => {
    const id = await newBook()
    const saved = await save(id, {
      info: {
        ...{ tituloCuento: 'El faro', idiomaCuento: 'español', moralejaCuento: 'Compartir', tipoCuento: 'aventura' },
        longitudCuento: { capitulos: 3 },
        lugares: [{ nombre: 'Cala', descripcion: 'Con barcas' }],
        personajes: [
          { name: 'Ana', gender: 'female', age: 'child', eyes: ['green'], clothes: ['hat'], hobbies: 'nadar, leer' },
        ],
      },
    })
    expect(saved.status).toBe(200)
    const { info } = await parent.book(id)
    expect(info).toMatchObject({
      ...{
        story_title: 'El faro',
        language: 'español',
        moral: 'Compartir',
        type: 'aventura',
        story_length: { chapters: 3 },
      },
      places: [{ name: 'Cala', description: 'Con barcas' }],
      characters: [{ name: 'Ana', hobbies: ['nadar', 'leer'] }],
    })
    for (const name of ['tituloCuento', 'personajes', 'lugares']) expect(info).not.toHaveProperty(name)
  })

  test('find no call that the specification only declares', async () => {
    expect((await parent.api('POST', '/api/tale/generate', { id_book: made })).status).toBe(404)
  })
})

describe('a capability that is changed', () => {
  test('closes the old addresses, and a client that still sends one keeps its choice', async () => {
    const family = await server.parent()
    const { id } = await family.aReadyBook()
    const before = await family.book(id)
    const [old] = before.info.characters[0].image_url
    await server.ports.books.changeAny(id, (book) => ({ ...book, capability: 'another-capability-of-this-book' }))
    const after = await family.book(id)
    const now = after.info.characters[0].image_url_selected

    expect([(await server.call(old)).status, (await server.call(now)).status]).toEqual([404, 200])
    expect(now.split('/books/')[1]).toBe(old.split('/books/')[1])
    expect((await family.api('PUT', `/api/books/info/${id}`, { info: before.info })).status).toBe(200)
    expect((await family.book(id)).info.characters[0].image_url_selected).toBe(now)
  })
})

describe('repeating', () => {
  test('a copy with its idempotency key makes one copy, twenty at once too', async () => {
    const family = await server.parent()
    const { id } = await family.aReadyBook()
    const copies = await Promise.all(
      Array.from({ length: 20 }, () =>
        family.api('POST', `/api/books/duplicate/${id}`, undefined, { 'Idempotency-Key': 'una-copia' }),
      ),
    )

    expect(new Set(copies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(copies.map(({ body }) => body.id_book)).size).toBe(1)
    const { books } = (await family.api('GET', `/api/books/${family.user.id}`)).body
    expect(
      books.map(({ info }: any) => info.story_title).filter((title: string) => title.endsWith(' (copia)')),
    ).toHaveLength(1)
    const [copy] = books.filter(({ info }: any) => info.story_title.endsWith(' (copia)'))
    for (const url of (await family.book(copy.id_book)).info.characters[0].image_url)
      expect((await server.call(url)).status).toBe(200)
  })
})

test('a new address of the account opens it from then on, and one in use is refused', async () => {
  const [family, other] = [await server.parent(), await server.parent()]
  const email = `nueva-${crypto.randomUUID()}@familia.example`
  const change = (to: string) => family.api('PUT', '/api/users', { email: to, current_password: 'Secreta123' })
  const login = async (with_: string) =>
    (
      await server.call('/api/users/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: with_, password: 'Secreta123' }),
      })
    ).status

  expect(await change(other.email.toUpperCase())).toMatchObject({
    ...{ status: 409, body: { error: 'Ya existe una cuenta con este email' } },
  })
  expect((await change(email)).status).toBe(200)
  expect([await login(email), await login(family.email)]).toEqual([200, 401])
  expect((await family.api('GET', '/api/users/me')).body.user.email).toBe(email)
})

test('while it stops the server says so to every call and to whoever balances the load', async () => {
  const leaving = await startServer()
  leaving.app.stop()

  for (const path of ['/api/users/me', '/api/openapi.json', '/ready']) {
    const answer = await leaving.call(path)
    expect([path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      path,
      503,
      'server.stopping',
    ])
  }
  expect((await leaving.call('/health')).status).toBe(200)
  await leaving.stop()
})
