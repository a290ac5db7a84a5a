import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { unzipSync } from 'fflate'
import type { Typesetter } from '../../src/ports/typesetter.ts'
import { type ReviewServer, startReviewServer } from '../support/review-server.ts'
import { loggedIn, PASSWORD, type Parent, startServer, type TestServer } from '../support/server.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

let server: ReviewServer
/** Corrected by one test after another, in whatever order. */
let shared: Awaited<ReturnType<typeof aFinishedBook>>
beforeAll(async () => {
  server = await startReviewServer()
  // A layout bears its day, and some are compared to the last byte.
  const now = new Date()
  server.ports.clock.now = () => now
  shared = await aFinishedBook()
})
afterAll(() => server.stop())

const FILES = ['rendered_url', 'pdf_url'] as const
type Files = Record<(typeof FILES)[number], Uint8Array>

async function aFinishedBook() {
  const own = await server.aBookInReview()
  expect((await own.parent.api('PUT', `/api/books/info/${own.id}`, { status: 'finished' })).status).toBe(200)
  return { ...own, ...atHand(server, own.parent, own.id) }
}

/** A book that its parent corrects, and what can be downloaded of it. */
function atHand({ call, ports }: Pick<TestServer, 'call' | 'ports'>, { api, book }: Parent, id: number) {
  const edition = async () => (await book(id)).version
  const files = async (): Promise<Files> => {
    const known = await book(id)
    const loaded = FILES.map(async (file) => {
      const response = await call(known[file])
      expect([file, response.status]).toEqual([file, 200])
      return [file, new Uint8Array(await response.arrayBuffer())]
    })
    return Object.fromEntries(await Promise.all(loaded))
  }
  return {
    book: () => book(id),
    files,
    save: async (text: string, block = 'chapter-1-p1-0') =>
      api('PATCH', `/api/books/${id}/story`, { edition: await edition(), edits: [{ block, text }] }),
    undo: async () => api('POST', `/api/books/${id}/story/undo`, { edition: await edition() }),
    laidOut: () => ports.runner.drain(),
    html: async () => new TextDecoder().decode((await files()).rendered_url),
  }
}

/** As it is read, not as it is marked up. */
function plain(html: string): string {
  return html.replace(/<style>.*?<\/style>|<[^>]*>|\u2060/gsu, ' ').replace(/\s+/gu, ' ')
}

/** In a process of its own: beside Mozilla's reader no pictures are drawn. */
async function wordsOfPdf(pdf: Uint8Array): Promise<string> {
  const script = new URL('../support/read-pdf-process.ts', import.meta.url).pathname
  const reader = Bun.spawn([process.execPath, script], { stdin: pdf.slice(), stdout: 'pipe' })
  return JSON.parse(await new Response(reader.stdout).text()).text
}

/** Holds all layouts until they are let go. */
function holdLayouts({ ports }: Pick<TestServer, 'ports'>) {
  const { typesetter } = ports
  const bind: Typesetter['bind'] = typesetter.bind.bind(typesetter)
  const reached = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const counted = { layouts: 0 }
  typesetter.bind = async (input) => {
    counted.layouts += 1
    reached.resolve()
    await opened.promise
    return bind(input)
  }
  return {
    counted,
    reached: reached.promise,
    letGo() {
      typesetter.bind = bind
      opened.resolve()
    },
    /** They end as what a dead process was at does. */
    kill() {
      opened.reject(new Error('killed'))
    },
  }
}

describe('a finished book that is corrected', () => {
  test('stays finished, shows its last edition until the new one is laid out, and then has the new words in all its files', async () => {
    const { parent, id, book, files, html, laidOut } = shared
    const before = await files()
    const { version } = await book()
    const layout = holdLayouts(server)

    const edits = [
      { block: 'chapter-1-p1-0', text: 'Un búho contestó: «¡Uh!».' },
      { block: 'title', text: 'La noche azul' },
    ]
    expect((await parent.api('PATCH', `/api/books/${id}/story`, { edition: version, edits })).status).toBe(200)
    await layout.reached

    expect(await book()).toMatchObject({
      status: 'finished',
      output: { title: 'La noche azul', chapter_1: { page_2: { text: 'Un búho contestó: «¡Uh!».' } } },
      binding: { stale: true, pages: expect.any(Number) },
    })
    const [card] = (await parent.api('GET', `/api/books/${parent.user.id}?summary=true`)).body.books
    expect(card).toMatchObject({ id_book: id, status: 'finished', info: { story_title: 'La noche azul' } })
    expect(await files()).toEqual(before)

    layout.letGo()
    await laidOut()
    const { status, binding } = await book()
    expect([status, binding.stale]).toEqual(['finished', undefined])
    const { pdf_url } = await files()
    const printed = await (await server.call((await parent.printed(id)).print_pdf_url)).bytes()
    for (const text of [plain(await html()), ...(await Promise.all([pdf_url, printed].map(wordsOfPdf)))]) {
      expect(text).toContain('La noche azul')
      expect(text).not.toContain('Buenas noches, Osito')
      expect(text).toContain('Un búho contestó: «¡Uh!».')
      // The same sentence ends the two chapters that nobody touched.
      expect(text.split('Nadie contestó.')).toHaveLength(3)
    }
  })

  test('again and again while it is laid out ends with the last words, and is not laid out for each of them', async () => {
    const { book, save, html, laidOut } = shared
    const layout = holdLayouts(server)
    await save('Uno.')
    await layout.reached
    for (const text of ['Dos.', 'Tres.', 'Cuatro.', 'Cinco.']) await save(text)
    layout.letGo()
    await laidOut()

    expect((await book()).binding.stale).toBeUndefined()
    expect(await html()).toContain('Cinco.')
    expect(await html()).not.toMatch(/(?:Uno|Dos|Tres|Cuatro)\./u)
    expect(layout.counted.layouts).toBeLessThan(3)
  })

  test('and corrected back before it was laid out has the pages that it had', async () => {
    const { book, files, save, undo, laidOut } = shared
    const before = await files()
    const layout = holdLayouts(server)
    await save('Esto no se queda.')
    await undo()
    layout.letGo()
    await laidOut()

    expect((await book()).binding.stale).toBeUndefined()
    expect(await files()).toEqual(before)
  })

  test('still takes no other picture and nothing else that the wizard asks', async () => {
    const { parent, id, save, book, laidOut } = shared
    await save('Esto sí.')
    await laidOut()
    const before = await book()
    const finished = { status: 409, body: { code: 'book.finished' } }
    const picture = before.new_images.chapter_1.page_1.image_1.urls[0]
    const put = (body: object) => parent.api('PUT', `/api/books/info/${id}`, body)
    const choice = { chapter_1: { page_1: { image_1: { url_selected: `${picture}x` } } } }
    expect(await put({ new_images: choice })).toMatchObject(finished)
    expect(await put({ info: { ...before.info, story_title: 'Otro' } })).toMatchObject(finished)
    expect(
      await parent.api('POST', '/api/imagemodels/create_single_image', {
        id_book: id,
        s3_directory: `books/${id}/final_images/chapter_1/page_1/image_1`,
      }),
    ).toMatchObject(finished)
    expect(await book()).toEqual(before)
  })

  test('fifty times and taken back as often is the same to the last byte', async () => {
    const { book, files, save, undo, laidOut } = shared
    const [before, first] = [await files(), await book()]
    const blocks = [
      'title',
      'dedication',
      'chapter-1-p0',
      'chapter-2-title',
      'blurb',
      'name-0',
      'closing',
      'chapter-3-p1',
    ]

    const layout = holdLayouts(server)
    for (let n = 0; n < 50; n++) {
      const saved = await save(`${'Otra cosa. '.repeat(1 + (n % 3))}${n}`, blocks[n % blocks.length])
      expect(saved.status).toBe(200)
    }
    layout.letGo()
    await laidOut()
    expect(Buffer.compare((await files()).pdf_url, before.pdf_url)).not.toBe(0)
    for (let n = 0; n < 50; n++) expect((await undo()).status).toBe(200)
    await laidOut()

    const [{ output, info, wishes, binding }, after] = [await book(), await files()]
    expect([output, info, wishes, binding]).toEqual([first.output, first.info, first.wishes, first.binding])
    for (const file of FILES) expect([file, Buffer.compare(after[file], before[file])]).toEqual([file, 0])
  })

  test('just before the server stops is laid out by the next one', async () => {
    const dataDir = join(aTemporaryFolder(), 'data')
    // What is laid out when it stops is not waited for, and is free for others soon after.
    const environment = { STOP_TIMEOUT_MS: '50', STEP_LEASE_MS: '500' }
    const first = await startServer({ dataDir, environment })
    const parent = await first.parent()
    const { id } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
    await parent.api('POST', `/api/books/${id}/generate`, {})
    await parent.generated(id)
    await parent.api('PUT', `/api/books/info/${id}`, { status: 'finished' })
    const layout = holdLayouts(first)
    expect((await atHand(first, parent, id).save('Y colorín, colorado.', 'closing')).status).toBe(200)
    await layout.reached
    await first.stop()
    layout.kill()

    const next = await startServer({ dataDir, environment })
    const again = atHand(next, await loggedIn(next.url, parent.email), id)
    await again.laidOut()
    const { status, binding } = await again.book()
    expect([status, binding.stale]).toEqual(['finished', undefined])
    expect(plain(await again.html())).toContain('Y colorín, colorado.')
    await next.stop()
  })
})

describe('what was corrected', () => {
  const MARK = 'Xiomara'

  async function savesOf(book: number): Promise<number> {
    const client = createClient({ url: `file:${server.folder}/colorin.db`, timeout: 5000 })
    const sql = 'select count(distinct n) as saves from story_edits where book = ?'
    const { rows } = await client.execute({ sql, args: [book] })
    client.close()
    return Number(rows[0]?.saves)
  }
  const filesThatTell = (word: string) =>
    readdirSync(server.folder).filter(
      (name) =>
        name.startsWith('colorin.db') && readFileSync(join(server.folder, name)).toString('latin1').includes(word),
    )

  test('goes along when a family takes its data away, and is not in a copy of the book, which has no story yet', async () => {
    const { parent, id, save, undo, book, laidOut } = shared
    await save(`${MARK} contestó.`)
    await save('El búho de la noche', 'closing')
    await undo()

    const response = await server.call('/api/users/export', { headers: { Authorization: `Bearer ${parent.token}` } })
    const { 'datos.json': data } = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const [exported] = JSON.parse(new TextDecoder().decode(data)).books
    expect(exported).toMatchObject({ id_book: id, story: { closing: (await book()).output.closing } })
    const told = exported.story_edits.filter(({ block }: { block: string }) => block !== 'wishes')
    expect(told.slice(-2)).toMatchObject([
      { block: 'chapter-1-p1-0', after: `${MARK} contestó.`, undone: false },
      { block: 'closing', after: 'El búho de la noche', undone: true },
    ])

    const { body } = await parent.api('POST', `/api/books/duplicate/${id}`, {})
    const copy = await parent.book(body.id_book)
    expect(copy).toMatchObject({ status: 'editing', output: null, wishes: null })
    expect(await savesOf(copy.id_book)).toBe(0)
    expect(await savesOf(id)).toBeGreaterThan(1)
    const asked = await parent.api('GET', `/api/books/${copy.id_book}/story/edits`)
    expect(asked).toMatchObject({ status: 409, body: { code: 'book.wrongStatus' } })
    await parent.api('DELETE', `/api/books/${parent.user.id}/${copy.id_book}`)
    await laidOut()
  })

  test.each([
    ['book', ({ api, user }: Parent, id: number) => api('DELETE', `/api/books/${user.id}/${id}`)],
    ['account', ({ api }: Parent) => api('DELETE', '/api/users', { password: PASSWORD })],
  ])('is gone with its %s, also while it is laid out, and from the bytes on the disk', async (what, remove) => {
    const word = `${MARK}${what}`
    const { parent, id, save, undo, laidOut } = await aFinishedBook()
    const layout = holdLayouts(server)
    await save(`${word} contestó.`)
    await undo()
    await save('Otro título', 'title')
    await save(`${word} contestó.`)
    await layout.reached
    expect(await savesOf(id)).toBe(2)
    expect(filesThatTell(word)).not.toEqual([])

    expect((await remove(parent, id)).status).toBe(200)
    layout.letGo()
    await laidOut()

    expect([await savesOf(id), await server.ports.books.find(id)]).toEqual([0, null])
    expect(await server.ports.files.list(`books/${id}/`)).toEqual([])
    // The database's log is emptied a moment later.
    const giveUp = Date.now() + 10_000
    while (filesThatTell(word).length > 0 && Date.now() < giveUp) await Bun.sleep(20)
    expect(filesThatTell(word)).toEqual([])
  })
})
