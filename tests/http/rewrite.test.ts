import { afterAll, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aRenamedBook } from '../support/a-written-book.ts'
import { startFakeOpenAi } from '../support/fake-openai/fake-openai.ts'
import type { Fault } from '../support/fake-openai/faults.ts'
import { AMPLE_BUDGETS, modelEnvironment } from '../support/model-environment.ts'
import { type Parent, startServer, type TestServer } from '../support/server.ts'

// Time-outs of services, on a machine that may be busy.
setDefaultTimeout(30_000)

const NAMES = /luc[ií]a|luz|chispa|carmen|rosa/iu
const VENDOR_WORDS = /openai|gpt|quota|api|http|\d{3}|error/iu
const WISH = 'que LUZ baile con Chispa y con la abuela Carmen'

let fake: ReturnType<typeof startFakeOpenAi>
let server: TestServer
let parent: Parent
let id: number
beforeAll(async () => {
  fake = startFakeOpenAi()
  server = await startServer({
    environment: modelEnvironment(fake.url, {
      ...AMPLE_BUDGETS,
      ...{ AI_SERVER: 'openai', TEXT_TIMEOUT_MS: '1000', LOG_LEVEL: 'trace' },
    }),
  })
  parent = await server.parent()
  id = await aRenamedBook(server, parent)
})
afterAll(async () => {
  await server.stop()
  await fake.stop()
})
beforeEach(() => {
  fake.behave()
  fake.settings.delays = {}
  fake.journal.splice(0)
})

const asking = (more: Record<string, unknown> = {}, { api }: Parent = parent) =>
  api('POST', `/api/books/${id}/story/rewrite`, { chapter: 1, page: 2, wish: WISH, ...more })
const asked = () => fake.journal.filter(({ task }) => task === 'rewrite')
const stored = async () => [await server.ports.books.find(id), await server.ports.files.list(`books/${id}/`)]

describe('a page written again', () => {
  test('is a proposal: it calls people as the book does, no name leaves for it, and nothing of it is stored', async () => {
    const before = await stored()

    const { status, body } = await asking()

    expect([status, body.success]).toEqual([200, true])
    const text = body.paragraphs.join(' ')
    expect(text).toMatch(/Luz .*Chispa/u)
    expect(text).not.toMatch(/Lucía|Carmen|PERS/u)
    expect(fake.journal.map(({ task }) => task)).toEqual(['moderation', 'rewrite', 'moderation'])
    for (const { sent } of fake.journal) expect(sent).not.toMatch(NAMES)
    expect(asked()[0]?.sent).toContain('que PERS_1 baile con PERS_2 y con la PERS_3')
    expect(await stored()).toEqual(before)
    expect(server.lines.join('')).not.toMatch(/baile|Luz|farol/u)
  })

  test('is paid for by its book and family, once for each time it is asked for', async () => {
    const since = new Date()
    await asking()
    await asking()

    const rows = (await server.ports.ledger.entries(since)).filter(({ endpoint }) => endpoint === 'chat')
    expect(rows.map(({ payer, outcome, usd }) => [payer, outcome, (usd ?? 0) > 0])).toEqual(
      Array(2).fill([{ owner: parent.user.id, book: id, step: 'rewrite/1/2' }, 'ok', true]),
    )
  })

  test('is the same for who presses twice, and another wish for it has to wait', async () => {
    fake.settings.delays = { rewrite: 300 }
    const [one, two] = [asking(), asking()]
    while (asked().length === 0) await Bun.sleep(5)
    const [other, next] = [asking({ wish: 'más corta' }), asking({ page: 1 })]

    expect(await other).toMatchObject({ status: 429, body: { code: 'request.tooMany' } })
    expect((await other).body.error).toContain('Ya estamos reescribiendo esta página')
    expect((await one).status).toBe(200)
    expect((await two).body).toEqual((await one).body)
    expect((await next).status).toBe(200)
    expect(asked()).toHaveLength(2)
    expect((await asking({ wish: 'más corta' })).status).toBe(200)
  })

  test('can be asked for in a book that is finished', async () => {
    const done = await aRenamedBook(server, parent)
    await server.ports.books.changeAny(done, (book) => ({ ...book, status: 'finished' }))
    const answer = await parent.api('POST', `/api/books/${done}/story/rewrite`, { chapter: 2, page: 1, wish: WISH })
    expect(answer.status).toBe(200)
  })
})

describe('a parent is told what to do, and nothing has changed, when', () => {
  test.each<[Fault, RegExp]>([
    ['refusal', /no ha sabido escribir.*otras palabras/u],
    ['no-json', /no ha sabido escribir/u],
    ['truncated', /no ha sabido escribir/u],
    ['wrong-language', /no ha sabido escribir/u],
    ['attacker-text', /no ha sabido escribir/u],
    ['rate-limited', /va muy cargado.*dentro de un rato/u],
    ['quota', /no está disponible/u],
    ['unauthorised', /no está disponible/u],
    ['server-error', /no está disponible/u],
    ['html-502', /no está disponible/u],
    ['cut-body', /no está disponible/u],
    ['hang', /no está disponible.*cambia tú el texto/u],
  ])('the model answers with %s', async (fault, sentence) => {
    const before = await stored()
    fake.misbehave({ fault, task: 'rewrite', times: 1000 })

    const { status, body } = await asking()

    expect([status, body.code]).toEqual([503, 'generation.failed'])
    expect(body.error).toMatch(sentence)
    expect(body.error).not.toMatch(VENDOR_WORDS)
    expect(await stored()).toEqual(before)
    fake.behave()
    expect((await asking()).status).toBe(200)
  })

  test('the service wants a minute: nobody is kept waiting for it', async () => {
    const busy = await startServer({ environment: modelEnvironment(fake.url, { AI_SERVER: 'openai' }) })
    const other = await busy.parent()
    const book = await aRenamedBook(busy, other)
    fake.misbehave({ fault: 'rate-limited-for-long', task: 'rewrite', times: 1000 })

    const answer = await other.api('POST', `/api/books/${book}/story/rewrite`, { chapter: 1, page: 1, wish: WISH })

    expect(answer).toMatchObject({ status: 503, body: { code: 'generation.failed' } })
    expect(answer.body.error).toContain('va muy cargado')
    await busy.stop()
  })

  test('the book has used up what it may cost', async () => {
    const poor = await startServer({
      environment: modelEnvironment(fake.url, { AI_SERVER: 'openai', BUDGET_BOOK_USD: '0.001' }),
    })
    const other = await poor.parent()
    const book = await aRenamedBook(poor, other)

    const answer = await other.api('POST', `/api/books/${book}/story/rewrite`, { chapter: 1, page: 1, wish: WISH })

    expect(answer).toMatchObject({ status: 503, body: { code: 'generation.failed' } })
    expect(answer.body.error).toContain('ya ha gastado todo')
    expect(asked()).toEqual([])
    await poor.stop()
  })

  test('the wish is none for a children’s book', async () => {
    const answer = await asking({ wish: 'que salga una puta' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'generation.textFlagged' } })
    expect(answer.body.fields.wish).toContain('otras palabras')
    expect(asked()).toEqual([])
  })

  test.each<[Record<string, unknown>, string, RegExp]>([
    [{ chapter: 3 }, 'chapter', /capítulo no existe/u],
    [{ page: 4 }, 'page', /página no existe/u],
    [{ chapter: 0 }, 'chapter', /desde el 1/u],
    [{ page: 1.5 }, 'page', /./u],
    [{ page: 'uno' }, 'page', /Falta el número/u],
    [{ wish: ' \u200b ' }, 'wish', /Cuéntanos/u],
    [{ wish: undefined }, 'wish', /Cuéntanos/u],
    [{ wish: 'x'.repeat(121) }, 'wish', /120 caracteres/u],
  ])('what is asked is %j', async (more, field, sentence) => {
    const { status, body } = await asking(more)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'input.invalid', [field]])
    expect(body.fields[field]).toMatch(sentence)
    expect(fake.journal).toEqual([])
  })

  test('there is no story yet, or it is being made', async () => {
    const draft = (await parent.api('POST', '/api/books', {})).body.id_book
    const path = `/api/books/${draft}/story/rewrite`
    const rewrite = () => parent.api('POST', path, { chapter: 1, page: 1, wish: WISH })
    expect(await rewrite()).toMatchObject({ status: 409, body: { code: 'book.wrongStatus' } })
    const story = (await server.ports.books.find(id))?.story ?? null
    await server.ports.books.changeAny(draft, (book) => ({ ...book, status: 'generating', story }))
    expect(await rewrite()).toMatchObject({ status: 409, body: { code: 'book.wrongStatus' } })
  })

  test('the book is another family’s, or nobody asks', async () => {
    const stranger = await server.parent()
    expect(await asking({}, stranger)).toMatchObject({ status: 404, body: { code: 'book.notFound' } })
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ chapter: 1, page: 1, wish: WISH })
    expect((await server.call(`/api/books/${id}/story/rewrite`, { method: 'POST', headers, body })).status).toBe(401)
    expect(fake.journal).toEqual([])
  })

  test('there is no model', async () => {
    const offline = await startServer()
    const other = await offline.parent()
    const book = await aRenamedBook(offline, other)

    const answer = await other.api('POST', `/api/books/${book}/story/rewrite`, { chapter: 1, page: 1, wish: WISH })

    expect(answer).toMatchObject({ status: 409, body: { code: 'story.noModel' } })
    expect(answer.body.error).toContain('Puedes cambiar tú el texto.')
    await offline.stop()
  })
})

test('who is called otherwise in the book is named in no request for another picture, by neither name', async () => {
  const drawn = await aRenamedBook(server, parent)
  const redraw = await parent.api('POST', '/api/imagemodels/create_single_image', {
    ...{ id_book: drawn, s3_directory: `books/${drawn}/final_images/chapter_1/page_2/image_1` },
    wish: 'que Luz, o sea lucía, salude con la abuela rosa',
  })
  expect(redraw.status).toBe(202)
  await server.ports.runner.drain()

  const [picture] = fake.journal.filter(({ task }) => task === 'page')
  expect(picture?.sent).toContain('que PERS_1, o sea PERS_1, salude con la PERS_3')
  expect(fake.journal.map(({ task }) => task)).toContain('moderation')
  for (const { sent } of fake.journal) expect(sent).not.toMatch(NAMES)
})
