import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { gunzipSync } from 'node:zlib'
import { PdfPreflight } from '../../src/adapters/preflight/pdf-preflight.ts'
import { fileKeys } from '../../src/domain/file-keys.ts'
import type { PreflightFinding } from '../../src/domain/preflight.ts'
import type { Preflight } from '../../src/ports/preflight.ts'
import { type Parent, startServer, type TestServer } from '../support/server.ts'

/** What the check finds in the next files; nothing unless a test says so. */
let findings: PreflightFinding[] = []
const checked = new PdfPreflight()
const preflight: Preflight = {
  async inspect(files, expected) {
    const report = await checked.inspect(files, expected)
    const refused = findings.some(({ severity }) => severity === 'refuses')
    return { ...report, findings, verdict: refused ? 'refuses' : report.verdict }
  },
}

let server: TestServer
let parent: Parent
beforeAll(async () => {
  server = await startServer({ overrides: { preflight } })
  parent = await server.parent()
})
afterAll(() => server.stop())

async function aBook() {
  findings = []
  const { id } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
  await parent.api('POST', `/api/books/${id}/generate`)
  await parent.generated(id)
  return id
}

const print = (id: number, profile = 'generic-210') => parent.api('POST', `/api/books/${id}/print`, { profile })
const drained = () => server.ports.runner.drain()
async function profileOf(id: number, wanted = 'generic-210') {
  const { body } = await parent.api('GET', `/api/books/${id}/print`)
  return body.profiles.find(({ profile }: { profile: string }) => profile === wanted)
}
const eventsOf = async (id: number, type: string) =>
  (await server.ports.events.since(id, 0)).filter((event) => event.type === type)

describe('a print', () => {
  test('is made for the printer that was asked for, and its file can be read', async () => {
    const id = await aBook()
    expect((await parent.book(id)).print_pdf_url).toBeNull()
    expect(await profileOf(id)).toMatchObject({ state: 'none', cover: 'soft', trim_mm: 210, print_pdf_url: null })

    expect(await print(id)).toMatchObject({ status: 202, body: { success: true } })
    await drained()

    const made = await profileOf(id)
    expect(made).toMatchObject({ state: 'ready', cover_pdf_url: null, preflight: { verdict: 'passes', trim_mm: 210 } })
    const pdf = await server.call(made.print_pdf_url)
    expect(new TextDecoder().decode((await pdf.bytes()).subarray(0, 5))).toBe('%PDF-')
    expect((await parent.book(id)).print_pdf_url).toBe(made.print_pdf_url)
    const { body } = await parent.api('POST', '/api/layout/create_layout', { id_book: id })
    expect(body.print_pdf_url).toBe(made.print_pdf_url)
    expect(await eventsOf(id, 'print_ready')).toMatchObject([{ data: { profile: 'generic-210', verdict: 'passes' } }])
  })

  test('with words that were changed since is no longer offered, until it is made again', async () => {
    const id = await aBook()
    await print(id)
    await drained()
    await server.ports.books.changeAny(id, (book) => ({
      ...book,
      info: { ...book.info, title: 'Otro título' },
      binding: book.binding && { ...book.binding, stale: true as const },
    }))

    expect(await profileOf(id)).toMatchObject({ state: 'stale', print_pdf_url: null })
    expect((await parent.book(id)).print_pdf_url).toBeNull()
    await print(id)
    await drained()
    expect(await profileOf(id)).toMatchObject({ state: 'ready' })
  })

  test('that the check refuses is kept from the parent, who is told what to do', async () => {
    const id = await aBook()
    await print(id)
    await drained()
    findings = [
      {
        check: 'resolution',
        severity: 'refuses',
        file: 'interior',
        page: 7,
        message: 'La imagen se vería borrosa.',
        advice: 'Vuelve a dibujarla.',
      },
    ]
    await print(id)
    await drained()

    expect(await profileOf(id)).toMatchObject({ state: 'refused', print_pdf_url: null, preflight: { findings } })
    expect(await server.ports.files.head(fileKeys.printPdf(id, 'generic-210'))).toBeNull()
    expect((await parent.book(id)).print_pdf_url).toBeNull()
  })

  test('misses no picture: a lost one is named as the layout names it', async () => {
    const id = await aBook()
    const file = (await server.ports.books.find(id))?.illustrations['covers/frontcover']?.selected ?? ''
    await server.ports.files.remove([file, fileKeys.jpegOf(file)])

    expect(await print(id)).toMatchObject({ status: 409, body: { code: 'illustration.lost' } })
  })

  test('leaves nothing of a book that is deleted while it is made', async () => {
    const id = await aBook()
    await print(id)
    await parent.api('DELETE', `/api/books/${parent.user.id}/${id}`)
    await drained()

    expect(await server.ports.files.list(fileKeys.book(id))).toEqual([])
  })

  test('takes away what older layouts wrote for nobody', async () => {
    const id = await aBook()
    for (const key of fileKeys.unaskedPrint(id)) await server.ports.files.put(key, new Uint8Array([1]))
    await print(id)
    await drained()

    const kept = await server.ports.files.list(fileKeys.book(id))
    expect(kept.filter((key) => fileKeys.unaskedPrint(id).includes(key))).toEqual([])
  })
})

describe('asking for a print', () => {
  test('of a printer that there is not is refused with those that there are', async () => {
    const answer = await print(await aBook(), 'imprenta-de-barrio')
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.body.fields.profile).toContain('cloudprinter-hc-210')
  })

  test('of a book that is not made yet, or of somebody else, is refused', async () => {
    const { id } = await parent.aReadyBook('buenas-noches-osito')
    expect(await print(id)).toMatchObject({ status: 409, body: { code: 'book.wrongStatus' } })
    const stranger = await server.parent()
    expect(await stranger.api('POST', `/api/books/${id}/print`, { profile: 'generic-210' })).toMatchObject({
      status: 404,
    })
  })

  test('a book too short for a printer says so before it is asked for', async () => {
    const id = await aBook()
    expect((await profileOf(id, 'gelato-hc-200')).unsuitable).toContain('pide 28 páginas')
    expect((await profileOf(id)).unsuitable).toBeNull()
  })
})

test('what a picture was drawn from is kept for the press and shown to nobody', async () => {
  const id = await aBook()
  const book = await server.ports.books.find(id)
  const key = fileKeys.vectorOf(book?.illustrations['covers/frontcover']?.selected ?? '')

  const stored = await server.ports.files.get(key)
  expect(new TextDecoder().decode(gunzipSync(stored?.bytes ?? new Uint8Array()))).toContain('<svg')
  expect((await server.call(`/files/${book?.capability}/${key}`)).status).toBe(404)
})
