import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { startFakeOpenAi } from '../support/fake-openai/fake-openai.ts'
import { AMPLE_BUDGETS, modelEnvironment } from '../support/model-environment.ts'
import { type Product, startProduct } from '../support/real-product.ts'
import { loggedIn, type Parent } from '../support/server.ts'
import { aTemporaryFolder } from '../support/temporary-folder.ts'

/*
 * The data folders of `tests/fixtures/upgrade` are as commit b8b8de8 (version 0.1.0) left them when its process was killed:
 * database, log and files of one family. In `models` a model's books in every status, one of them in mid-generation with two
 * pages answered and one stored; in `offline` one of the engine without AI, in mid-generation. They are never made again:
 * whoever runs that version today has data like these.
 */
const FAMILY = 'familia@antes.example'

// Whole books on a machine that may be busy.
setDefaultTimeout(90_000)

let fake: ReturnType<typeof startFakeOpenAi>
let product: Product
let parent: Parent
let dataDir: string
beforeEach(() => {
  fake = startFakeOpenAi()
})
afterEach(async () => {
  await product.kill()
  await fake.stop()
})

async function opened(folder: 'models' | 'offline', environment: Record<string, string> = {}): Promise<void> {
  dataDir = aTemporaryFolder()
  const zip = readFileSync(new URL(`../fixtures/upgrade/${folder}.zip`, import.meta.url))
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(zip)))) {
    mkdirSync(dirname(join(dataDir, name)), { recursive: true })
    writeFileSync(join(dataDir, name), bytes)
  }
  product = await startProduct(dataDir, environment)
  parent = await loggedIn(product.url, FAMILY)
}

const theBooks = async (): Promise<Record<string, any>[]> =>
  (await parent.api('GET', `/api/books/${parent.user.id}?summary=true`)).body.books
const titled = async (title: string) => {
  const found = (await theBooks()).find(({ info }) => info.story_title === title)
  if (!found) throw new Error(`No book is called ${title}`)
  return parent.book(found.id_book)
}
const urlsOf = (book: Record<string, any>): string[] =>
  Object.values<any>(book.new_images).flatMap((pages) =>
    Object.values<any>(pages).flatMap(({ image_1 }) => image_1.urls),
  )
const statusOf = async (url: string) => (await fetch(new URL(url, product.url))).status

describe('a family’s books by models, after an upgrade in mid-generation', () => {
  beforeEach(() => opened('models', modelEnvironment(fake.url, { ...AMPLE_BUDGETS, IMAGE_SIZE: '816' })))

  test('are all there, each in its status, with every picture and file', async () => {
    await parent.generated((await titled('A medias')).id_book)

    const books = await theBooks()
    expect(Object.fromEntries(books.map(({ info, status }) => [info.story_title, status]))).toEqual({
      'En edición': 'editing',
      Fallido: 'editing',
      'En revisión': 'verifying',
      Terminado: 'finished',
      'A medias': 'verifying',
    })
    expect((await titled('Fallido')).generation.error).toContain('pulsa Reintentar')
    const reviewed = await titled('En revisión')
    // The parent had asked for one other picture.
    expect([reviewed.done_verify_attempts, urlsOf(reviewed).length]).toEqual([1, 3])
    const finished = await titled('Terminado')
    expect(finished.info.dedication).toBe('Para Vera, que duerme poco.')
    const [card] = books.filter(({ status }) => status === 'finished')
    const files = [...urlsOf(reviewed), ...urlsOf(finished), card?.cover_url, card?.rendered_url, card?.pdf_url]
    for (const url of files) expect([url, await statusOf(url)]).toEqual([url, 200])
    const avatars = (await titled('En edición')).info.characters[0].image_url
    expect(avatars).toHaveLength(1)
    for (const url of avatars) expect(await statusOf(url)).toBe(200)
  })

  test('can be printed, and what the layout of before wrote for printers goes', async () => {
    const { id_book, pdf_url } = await titled('Terminado')
    const before = await statusOf(pdf_url.replace('book.pdf', 'book-print.pdf'))

    const print = await parent.printed(id_book)

    expect([print.state, print.error]).toEqual(['ready', null])
    expect(await statusOf(print.print_pdf_url)).toBe(200)
    expect(before).toBe(200)
    expect(await statusOf(pdf_url.replace('book.pdf', 'book-print.pdf'))).toBe(404)
  })

  test('go on where they were: the story is not written again, nor the picture drawn that was stored', async () => {
    const { id_book } = await titled('A medias')

    const book = await parent.generated(id_book)

    expect(book.status).toBe('verifying')
    expect(book.info.dedication).toBe('Para Vera, que duerme poco.')
    expect(fake.journal.filter(({ task }) => task === 'plan' || task === 'chapter')).toEqual([])
    // Six pictures less the one.
    const drawn = fake.journal.filter(({ task }) => ['page', 'frontCover', 'backCover'].includes(task))
    expect(drawn).toHaveLength(5)
  })

  test('can be worked on: a failed one is tried again from what it has, one is redrawn, one is bound, one is copied', async () => {
    await parent.generated((await titled('A medias')).id_book)
    const before = fake.journal.length
    const failed = await titled('Fallido')
    await parent.api('POST', `/api/books/${failed.id_book}/generate`)
    expect((await parent.generated(failed.id_book)).status).toBe('verifying')
    // Its story and its two pages were there.
    expect(fake.journal.slice(before).filter(({ task }) => ['plan', 'chapter', 'page'].includes(task))).toEqual([])

    const reviewed = await titled('En revisión')
    const place = `books/${reviewed.id_book}/final_images/chapter_1/page_2/image_1`
    await parent.api('POST', '/api/imagemodels/create_single_image', { id_book: reviewed.id_book, s3_directory: place })
    while ((await parent.book(reviewed.id_book)).regenerating.length > 0) await Bun.sleep(50)
    expect(urlsOf(await parent.book(reviewed.id_book))).toHaveLength(4)
    expect(await parent.api('POST', '/api/layout/create_layout', { id_book: reviewed.id_book })).toMatchObject({
      status: 200,
    })
    expect(await parent.api('PUT', `/api/books/info/${reviewed.id_book}`, { status: 'finished' })).toMatchObject({
      status: 200,
    })
    const finished = await titled('Terminado')
    expect((await parent.api('POST', `/api/books/duplicate/${finished.id_book}`)).status).toBe(201)
    expect((await theBooks()).length).toBe(6)
  })
})

/** Its story was begun with stories that are no more: a chapter of those in a plan of today's would be no book. */
test('a book of the engine without AI that was under way is made anew, whole, and nothing of the family’s is lost', async () => {
  await opened('offline')
  const { info: before } = await titled('A medias sin IA')

  const book = await parent.generated((await titled('A medias sin IA')).id_book)

  expect(book).toMatchObject({ status: 'verifying', info: before })
  const chapters = Object.values<any>(book.new_images).filter((pages) => 'page_1' in pages)
  expect(chapters).toHaveLength(before.story_length.chapters)
  expect(urlsOf(book).length).toBeGreaterThan(chapters.length)
  for (const url of urlsOf(book)) expect(await statusOf(url)).toBe(200)
  const bound = await parent.api('POST', '/api/layout/create_layout', { id_book: book.id_book })
  expect(bound.status).toBe(200)
})
