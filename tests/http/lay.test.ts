import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { runKeys } from '../../src/use-cases/run-keys.ts'
import { linesByBlock } from '../adapters/typesetter/support/page-lines.ts'
import { type ReviewServer, startReviewServer } from '../support/review-server.ts'
import { type Answer, type Parent, startServer, type TestServer } from '../support/server.ts'

let server: ReviewServer
let parent: Parent
let id: number
beforeAll(async () => {
  server = await startReviewServer()
  ;({ parent, id } = await server.aBookInReview())
})
afterAll(() => server.stop())

const laying = (body: unknown, book = id, { api }: Pick<Parent, 'api'> = parent) =>
  api('POST', `/api/books/${book}/lay`, body)
/** The first paragraph of the first page, with the words that are being typed. */
const typing = (text: string) => laying({ chapter: 1, page: 0, paragraph: 0, text })
const shown = ({ body }: Answer, block: string) =>
  (linesByBlock(body.pages)[block] ?? []).map(({ text }) => text).join(' ')

describe('a parent who types sees', () => {
  test('the pages of the chapter with these words, in lines, and all its texts', async () => {
    const text = 'Osito miró la luna y no dijo nada en toda la noche.'
    const answer = await typing(text)

    expect(answer.status).toBe(200)
    expect(shown(answer, 'chapter-1-p0-0')).toBe(text)
    expect(linesByBlock(answer.body.pages)['chapter-1-p0-0']?.length).toBeGreaterThan(1)
    expect(answer.body.texts).toEqual({
      'chapter-1-title': 'La luz',
      'chapter-1-p0': `${text}\n—¿Quién anda ahí? —dijo Osito.`,
      'chapter-1-p1': 'Nadie contestó.',
      'alt-chapter_1/page_1/image_1': 'Osito mira la luna.',
    })
    expect(answer.body).toMatchObject({
      version: (await parent.book(id)).version,
      names: ['Osito'],
      can_rewrite: false,
    })
  })

  test('the same whether a paragraph is said by its place or as one of several edits', async () => {
    const text = 'Osito bostezó.'
    const edits = [{ block: 'chapter-1-p0-0', text }]

    expect((await laying({ part: 'chapter-1', edits })).body).toEqual((await typing(text)).body)
  })

  test('the part that they look at, though they changed another', async () => {
    const edits = [
      { block: 'chapter-2-p0', text: 'Llovía.\nMucho.' },
      { block: 'blurb', text: 'Un oso y su luna.' },
    ]
    const [cover, chapter] = await Promise.all(['backCover', 'chapter-2'].map((part) => laying({ part, edits })))

    expect(cover && shown(cover, 'blurb')).toBe('Un oso y su luna.')
    expect(chapter && shown(chapter, 'chapter-2-p0-1')).toBe('Mucho.')
  })

  test('every part of the book, as they are called, with the number of its first page', async () => {
    const { parts, total } = (await laying({ part: 'cast' })).body
    expect(parts.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['Cubierta', 'Dedicatoria', 'Capítulo 2. El bosque', 'FIN', 'Contracubierta']),
    )
    let pages = 0
    for (const { part, first } of parts) {
      const { body } = await laying({ part })
      expect({ part, first: body.pages[0].number }).toEqual({ part, first })
      pages += body.pages.length
    }
    expect(pages).toBe(total)
  })

  test('the pictures of these pages, at the addresses that they name', async () => {
    const { base, pages } = (await laying({ chapter: 1 })).body
    const sources = pages.flatMap(({ html }: { html: string }) =>
      [...html.matchAll(/<img src="([^"]*)"/gu)].map(([, src = '']) => src),
    )

    expect(sources.length).toBeGreaterThan(0)
    for (const src of sources) {
      const { pathname } = new URL(src, new URL(base, server.url))
      const picture = await server.call(pathname)
      expect([pathname, picture.status, picture.headers.get('Content-Type')]).toEqual([pathname, 200, 'image/webp'])
    }
  })
})

describe('what words mean for the pages is said', () => {
  const consequence = async (answer: Promise<Answer>) => (await answer).body.consequence

  test('where they fit', async () => {
    expect(await consequence(typing('Osito vio la luna.'))).toEqual({ kind: 'fits', text: 'Cabe' })
    expect(await consequence(laying({ chapter: 1 }))).toEqual({ kind: 'fits', text: 'Cabe' })
  })

  test('where they push lines on, as many as stand there', async () => {
    const answer = await typing('Osito miró la luna. '.repeat(11))
    const opening = linesByBlock(answer.body.pages)
    const lines = ['chapter-1-p0-0', 'chapter-1-p0-1'].flatMap((block) => opening[block] ?? [])
    const [first] = lines
    const pushed = lines.filter(({ number }) => number > (first?.number ?? 0))

    expect(pushed.length).toBeGreaterThan(1)
    expect(answer.body.consequence).toEqual({
      kind: 'pushes',
      text: `Empuja ${pushed.length} líneas a la página siguiente`,
    })
  })

  test('where all letters become smaller so that they fit', async () => {
    for (let sentences = 2; ; sentences++) {
      const text = 'Nadie contestó en el bosque. '.repeat(sentences)
      const { kind, text: said } = await consequence(laying({ chapter: 1, page: 1, paragraph: 0, text }))
      if (kind === 'fits') continue
      expect({ kind, said }).toEqual({
        kind: 'shrinks',
        said: 'Cabe, con la letra de todo el cuento un poco más pequeña',
      })
      break
    }
  })

  test('where they need more pages, and where fewer are enough', async () => {
    const before = (await laying({ chapter: 3 })).body.total
    const longest = [{ block: 'chapter-3-p0-0', text: 'Y anduvieron, y anduvieron. '.repeat(60) }]
    const longer = (await laying({ part: 'chapter-3', edits: longest })).body
    expect(longer.total).toBeGreaterThan(before + 1)
    expect(longer.consequence).toEqual({
      kind: 'adds',
      text: `Añade ${longer.total - before} páginas: ${before} → ${longer.total}`,
    })

    const { version } = await parent.book(id)
    const saved = await parent.api('PATCH', `/api/books/${id}/story`, { edition: version, edits: longest })
    const shorter = [{ block: 'chapter-3-p0-0', text: 'Y anduvieron.' }]
    expect((await laying({ part: 'chapter-3', edits: shorter })).body.consequence).toEqual({
      kind: 'removes',
      text: `Quita ${longer.total - before} páginas: ${longer.total} → ${before}`,
    })
    await parent.api('POST', `/api/books/${id}/story/undo`, { edition: saved.body.version })
  })

  test('and for who reads them, before and after', async () => {
    const { level } = (await typing('Osito miró la luna y después miró el bosque y después no miró nada más.')).body
    expect(level.before).toMatchObject({ fits: true, text: 'Se lee bien antes de los 2 años' })
    expect(level.after).toMatchObject({
      fits: false,
      text: 'Son muchas palabras en una página para leer antes de los 2 años',
      longest: 15,
    })
    expect(level.after.words).toBeGreaterThan(level.before.words)
    expect((await laying({ part: 'closing', edits: [{ block: 'closing', text: 'Y ya.' }] })).body.level).toBeNull()
  })
})

describe('a remark on what was typed last', () => {
  const remarks = async (text: string) => (await typing(text)).body.remarks as Record<string, any>[]

  test.each([
    ['- Hola -dijo Osito.', 'raya'],
    ['Quién anda ahí?', 'openingMark'],
    ['Osito dio un saltito 🐉.', 'unprintable'],
  ])('of %p brings what mends it, and then there is nothing to remark on', async (text, kind) => {
    const [remark] = await remarks(text)
    expect(remark).toMatchObject({ kind, message: expect.any(String), fix: { label: expect.any(String) } })
    expect(await remarks(remark?.fix.text)).toEqual([])
  })

  test('of another name offers to change it in the whole story', async () => {
    const [remark] = await remarks('Oli miró la luna.')
    expect(remark).toMatchObject({ kind: 'name', rename: { name: 'Osito', to: 'Oli' } })
  })

  test('is not made of what stands elsewhere, nor where nothing is odd', async () => {
    const edits = [
      { block: 'chapter-1-p0-0', text: 'Quién anda ahí?' },
      { block: 'chapter-1-p1-0', text: 'Nadie, nadie.' },
    ]
    expect((await laying({ part: 'chapter-1', edits })).body.remarks).toEqual([])
    expect((await laying({ chapter: 1 })).body.remarks).toEqual([])
  })
})

describe('pages are refused', () => {
  test.each([
    ['of a part that the book does not have', { part: 'chapter-4' }, 'part'],
    ['of nothing in particular', { edits: [] }, 'part'],
    [
      'for a text that it does not have',
      { part: 'chapter-1', edits: [{ block: 'chapter-1-p7-0', text: 'x' }] },
      'chapter-1-p7-0',
    ],
    ['for a text of another kind', { part: 'chapter-1', edits: [{ block: '<script>', text: 'x' }] }, '<script>'],
    ['for what follows from other texts', { part: 'chapter-1', edits: [{ block: 'wishes', text: '[]' }] }, 'wishes'],
    ['for what no page holds', { part: 'closing', edits: [{ block: 'closing', text: 'ñ'.repeat(301) }] }, 'closing'],
    [
      'for a chapter without a title',
      { part: 'chapter-1', edits: [{ block: 'chapter-1-title', text: ' \u2060' }] },
      'chapter-1-title',
    ],
  ])('%s, which is named', async (_, body, field) => {
    expect(await laying(body)).toMatchObject({
      status: 400,
      body: { code: 'input.invalid', fields: { [field]: expect.stringMatching(/\p{L}/u) } },
    })
  })

  test('to strangers as if there were no such book, and to nobody in particular not at all', async () => {
    const stranger = await server.parent()
    const [foreign, unknown] = [await laying({ chapter: 1 }, id, stranger), await laying({ chapter: 1 }, 7, stranger)]
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body])

    const headers = { 'Content-Type': 'application/json' }
    const asked = await server.call(`/api/books/${id}/lay`, { method: 'POST', headers, body: '{"chapter":1}' })
    expect(asked.status).toBe(401)
  })

  test('of a book that is not written yet, or is being drawn', async () => {
    const book: number = (await parent.api('POST', '/api/books', {})).body.id_book
    const refusal = { status: 409, body: { code: 'book.wrongStatus' } }
    expect(await laying({ chapter: 1 }, book)).toMatchObject(refusal)

    const { story } = await server.ports.books.get(parent.user.id, id)
    await server.ports.books.changeAny(book, (some) => ({ ...some, story, status: 'generating' }))
    expect(await laying({ chapter: 1 }, book)).toMatchObject(refusal)
  })
})

test('of all that is typed nothing is kept', async () => {
  // What was saved before is still being laid out.
  await server.ports.runner.finished(runKeys.bind(id))
  const stored = async () => [
    await server.ports.books.edits(parent.user.id, id),
    await server.ports.files.list(`books/${id}/`),
  ]
  const before = await stored()
  const edits = ['title', 'dedication', 'name-0', 'chapter-3-p1', 'alt-covers/frontcover'].map((block) => ({
    block,
    text: 'Zafiro',
  }))
  expect((await laying({ part: 'cast', edits })).body.texts['name-0']).toBe('Zafiro')
  await Promise.all(Array.from({ length: 10 }, (_, n) => typing(`Zafiro ${n}.`)))

  expect(await stored()).toEqual(before)
})

describe('who types', () => {
  let logged: TestServer
  let writer: Parent
  let book: number
  beforeAll(async () => {
    logged = await startServer({ environment: { LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '1' } })
    writer = await logged.parent()
    book = (await writer.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })).id
    await writer.api('POST', `/api/books/${book}/generate`, {})
    await writer.generated(book)
  })
  afterAll(() => logged.stop())

  test('leaves no line in the log, and who saves leaves one without a word of theirs', async () => {
    const lay = (body: unknown) => writer.api('POST', `/api/books/${book}/lay`, body)
    const edits = [{ block: 'chapter-1-p0-0', text: 'Zafiro y Topacio.' }]
    const { version } = await writer.book(book)
    const before = logged.lines.length
    expect((await lay({ part: 'chapter-1', edits })).status).toBe(200)
    expect((await lay({ part: 'Zafiro' })).status).toBe(400)
    expect(logged.lines.slice(before)).toEqual([])

    expect((await writer.api('PATCH', `/api/books/${book}/story`, { edition: version, edits })).status).toBe(200)
    const requests = logged.lines.slice(before).map((line) => JSON.parse(line))
    expect(requests.filter(({ msg }) => msg === 'request')).toEqual([
      expect.objectContaining({ method: 'PATCH', path: `/api/books/${book}/story`, status: 200 }),
    ])
    expect(logged.lines.join('')).not.toMatch(/Zafiro|Topacio/u)
  })

  test('faster than any hand is told to wait, and others are not', async () => {
    // Of a book that is not there nothing has to be laid out, and it counts all the same.
    const ask = (who: Parent, id = 7) => who.api('POST', `/api/books/${id}/lay`, { chapter: 1 })
    const typist = await logged.parent()
    const answers = await Promise.all(Array.from({ length: 402 }, () => ask(typist)))

    const refused = answers.filter(({ status }) => status === 429)
    expect([answers.filter(({ status }) => status === 404).length, refused.length]).toEqual([400, 2])
    for (const { body, headers } of refused) {
      expect(body).toMatchObject({ success: false, code: 'request.tooMany' })
      expect(Number(headers.get('Retry-After'))).toBeWithin(1, 61)
    }
    expect((await ask(writer, book)).status).toBe(200)
  })
})
