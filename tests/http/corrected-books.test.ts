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
beforeAll(async () => {
  server = await startReviewServer()
})
afterAll(() => server.stop())

const FILES = ['rendered_url', 'pdf_url', 'print_pdf_url'] as const
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
    /** What a reader of each file reads. */
    async words() {
      const { rendered_url, pdf_url, print_pdf_url } = await files()
      const [screen, print] = await Promise.all([pdf_url, print_pdf_url].map(wordsOfPdf))
      const html = new TextDecoder().decode(rendered_url).replace(/<style>.*?<\/style>|<[^>]*>|\u2060/gsu, ' ')
      return { html: html.replace(/\s+/gu, ' '), screen, print }
    },
  }
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
    const { book, files, save, words, laidOut } = await aFinishedBook()
    const before = await files()
    expect((await words()).screen).toContain('Nadie contestó.')
    const layout = holdLayouts(server)

    expect((await save('Un búho contestó: «¡Uh!».')).status).toBe(200)
    await layout.reached

    expect(await book()).toMatchObject({
      status: 'finished',
      output: { chapter_1: { page_2: { text: 'Un búho contestó: «¡Uh!».' } } },
      binding: { stale: true, pages: expect.any(Number) },
    })
    expect(await files()).toEqual(before)

    layout.letGo()
    await laidOut()
    const { status, binding } = await book()
    expect([status, binding.stale]).toEqual(['finished', undefined])
    for (const text of Object.values(await words())) {
      expect(text).toContain('Un búho contestó: «¡Uh!».')
      // The same sentence ends the two chapters that nobody touched.
      expect(text?.split('Nadie contestó.')).toHaveLength(3)
    }
  })

  test('again and again while it is laid out ends with the last words, and is not laid out for each of them', async () => {
    const { book, save, words, laidOut } = await aFinishedBook()
    const layout = holdLayouts(server)
    await save('Uno.')
    await layout.reached
    for (const text of ['Dos.', 'Tres.', 'Cuatro.', 'Cinco.']) await save(text)
    layout.letGo()
    await laidOut()

    expect((await book()).binding.stale).toBeUndefined()
    const { html, screen } = await words()
    for (const text of [html, screen]) {
      expect(text).toContain('Cinco.')
      expect(text).not.toMatch(/Uno\.|Dos\.|Tres\.|Cuatro\./u)
    }
    expect(layout.counted.layouts).toBeLessThan(3)
  })

  test('and corrected back before it was laid out has the pages that it had', async () => {
    const { book, files, save, undo, laidOut } = await aFinishedBook()
    const before = await files()
    const layout = holdLayouts(server)
    await save('Uno.')
    await undo()
    layout.letGo()
    await laidOut()

    expect((await book()).binding.stale).toBeUndefined()
    expect(await files()).toEqual(before)
  })

  test('has another title on its card, its cover and in the name of what is downloaded', async () => {
    const { parent, id, save, words, laidOut } = await aFinishedBook()
    await save('La noche azul', 'title')
    await laidOut()
    const [card] = (await parent.api('GET', `/api/books/${parent.user.id}?summary=true`)).body.books
    expect(card).toMatchObject({ id_book: id, status: 'finished', info: { story_title: 'La noche azul' } })
    expect((await words()).screen).toStartWith('La noche azul')
  })

  test('still takes no other picture and nothing else that the wizard asks', async () => {
    const { parent, id, save, book, laidOut } = await aFinishedBook()
    await save('Uno.')
    await laidOut()
    const before = await book()
    const finished = { status: 409, body: { code: 'book.finished' } }
    const picture = before.new_images.chapter_1.page_1.image_1.urls[0]
    const put = (body: object) => parent.api('PUT', `/api/books/info/${id}`, body)
    expect(
      await put({ new_images: { chapter_1: { page_1: { image_1: { url_selected: `${picture}x` } } } } }),
    ).toMatchObject(finished)
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
    // A layout bears its day.
    const { clock } = server.ports
    const now = clock.now()
    clock.now = () => now
    const { book, files, save, undo, laidOut } = await aFinishedBook()
    const [before, first] = [await files(), await book()]
    const texts = [
      'title',
      'dedication',
      'chapter-1-p0',
      'chapter-2-title',
      'blurb',
      'name-0',
      'closing',
      'chapter-3-p1-0',
    ]

    for (let n = 0; n < 50; n++) {
      const saved = await save(`${'Otra cosa. '.repeat(1 + (n % 3))}${n}`, texts[n % texts.length])
      expect(saved.status).toBe(200)
    }
    await laidOut()
    expect((await files()).pdf_url).not.toEqual(before.pdf_url)
    for (let n = 0; n < 50; n++) expect((await undo()).status).toBe(200)
    expect((await undo()).status).toBe(409)
    await laidOut()

    const { output, info, wishes, binding } = await book()
    expect({ output, info, wishes, binding }).toEqual({
      output: first.output,
      info: first.info,
      wishes: first.wishes,
      binding: first.binding,
    })
    const after = await files()
    for (const file of FILES) expect([file, Buffer.compare(after[file], before[file])]).toEqual([file, 0])
    clock.now = () => new Date()
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
    for (const text of Object.values(await again.words())) expect(text).toContain('Y colorín, colorado.')
    await next.stop()
  })
})

describe('what was corrected', () => {
  const MARK = 'Xiomara'

  async function rowsOf(book: number) {
    const client = createClient({ url: `file:${server.folder}/colorin.db`, timeout: 5000 })
    const { rows } = await client.execute({
      sql: 'select n, block, after from story_edits where book = ?',
      args: [book],
    })
    client.close()
    return rows.length
  }
  const filesThatTell = (word: string) =>
    readdirSync(server.folder).filter(
      (name) =>
        name.startsWith('colorin.db') && readFileSync(join(server.folder, name)).toString('latin1').includes(word),
    )

  test('is not in a copy, which has no story yet', async () => {
    const { parent, id, save } = await aFinishedBook()
    await save(`${MARK} contestó.`)
    await save('El búho de la noche', 'title')

    const { body } = await parent.api('POST', `/api/books/duplicate/${id}`, {})
    const copy = await parent.book(body.id_book)
    expect(copy).toMatchObject({
      status: 'editing',
      output: null,
      wishes: null,
      info: { story_title: 'El búho de la noche (copia)' },
    })
    expect([await rowsOf(copy.id_book), await rowsOf(id)]).toEqual([0, 2])
    expect(await parent.api('GET', `/api/books/${copy.id_book}/story/edits`)).toMatchObject({
      status: 409,
      body: { code: 'book.wrongStatus' },
    })
    expect((await parent.api('GET', `/api/books/${id}/story/edits`)).body.edits).toHaveLength(2)
  })

  test('goes along when a family takes its data away', async () => {
    const { parent, id, save, undo } = await aFinishedBook()
    await save(`${MARK} contestó.`)
    await save('Otro título', 'title')
    await undo()
    const response = await server.call('/api/users/export', { headers: { Authorization: `Bearer ${parent.token}` } })
    const data = JSON.parse(
      new TextDecoder().decode(unzipSync(new Uint8Array(await response.arrayBuffer()))['datos.json']),
    )

    expect(data.books).toMatchObject([
      {
        id_book: id,
        story: { title: 'Buenas noches, Osito' },
        story_edits: [
          { block: 'chapter-1-p1-0', before: 'Nadie contestó.', after: `${MARK} contestó.`, undone: false },
          { block: 'title', before: 'Buenas noches, Osito', after: 'Otro título', undone: true },
        ],
      },
    ])
  })

  test.each([
    ['book', ({ api, user }: Parent, id: number) => api('DELETE', `/api/books/${user.id}/${id}`)],
    ['account', ({ api }: Parent) => api('DELETE', '/api/users', { password: PASSWORD })],
  ])('is gone with its %s, from the bytes on the disk too', async (what, remove) => {
    const word = `${MARK}${what}`
    const { parent, id, save, undo, laidOut } = await aFinishedBook()
    await save(`${word} contestó.`)
    await undo()
    await save('Otro título', 'title')
    await laidOut()
    expect(await rowsOf(id)).toBe(1)
    await save(`${word} contestó.`)
    expect(filesThatTell(word)).not.toEqual([])

    expect((await remove(parent, id)).status).toBe(200)

    expect(await rowsOf(id)).toBe(0)
    await laidOut()
    // The database's log is emptied a moment later.
    const giveUp = Date.now() + 10_000
    while (filesThatTell(word).length > 0 && Date.now() < giveUp) await Bun.sleep(20)
    expect(filesThatTell(word)).toEqual([])
    expect(await server.ports.files.list(`books/${id}/`)).toEqual([])
  })

  test('while its book is deleted leaves nothing', async () => {
    const { parent, id, save, laidOut } = await aFinishedBook()
    const layout = holdLayouts(server)
    await save('Uno.')
    await layout.reached
    expect((await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)).status).toBe(200)
    layout.letGo()
    await laidOut()

    expect([await rowsOf(id), await server.ports.books.find(id)]).toEqual([0, null])
    expect(await server.ports.files.list(`books/${id}/`)).toEqual([])
  })
})
