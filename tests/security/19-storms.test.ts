import { afterEach, expect, setDefaultTimeout, test } from 'bun:test'
import { startFakeOpenAi } from '../support/fake-openai/fake-openai.ts'
import { AMPLE_BUDGETS, modelEnvironment } from '../support/model-environment.ts'
import { type Parent, startServer } from '../support/server.ts'

// Whole books on a machine that may be busy.
setDefaultTimeout(90_000)

const open: { stop(): Promise<unknown> | unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.stop()
})

async function aServer(environment: Record<string, string> = {}) {
  const fake = startFakeOpenAi()
  const server = await startServer({
    environment: modelEnvironment(fake.url, { ...AMPLE_BUDGETS, ...environment }),
  })
  open.push(fake, server)
  const paid = (...tasks: string[]) => fake.journal.filter(({ task }) => tasks.includes(task)).length
  const spent = () => fake.journal.reduce((sum, { usd }) => sum + usd, 0)
  return { fake, server, paid, spent }
}

const TWENTY = Array.from({ length: 20 }, (_, n) => n)
const aSmallBook = (parent: Parent) => parent.aReadyBook('lucia-y-el-dragon', { story_length: { chapters: 2 } })

test('a hundred calls at once that start a book, by whatever name, pay for one book', async () => {
  const { server, paid } = await aServer()
  const parent = await server.parent()
  const { id } = await aSmallBook(parent)
  const calls = [
    `/api/books/${id}/generate`,
    '/api/tale/create_tale',
    '/api/imagemodels/create_final_images',
    '/api/imagemodels/create_covers',
    '/api/layout/create_layout',
  ]

  const answers = await Promise.all(
    TWENTY.flatMap(() => calls.map((path) => parent.api('POST', path, { id_book: id }))),
  )

  expect(answers.filter(({ status }) => ![200, 202, 409].includes(status))).toEqual([])
  const book = await parent.generated(id)
  await server.ports.runner.drain()
  const pages = Object.values<object>(book.new_images).flatMap((chapter) => Object.keys(chapter)).length
  expect(book.status).toBe('verifying')
  expect([paid('plan'), paid('chapter'), paid('page'), paid('frontCover'), paid('backCover')]).toEqual([
    1,
    2,
    pages,
    1,
    1,
  ])
})

test('starting and cancelling twenty times at once pays for no step twice', async () => {
  const { fake, server, paid } = await aServer()
  const parent = await server.parent()
  const { id } = await aSmallBook(parent)
  fake.settings.delays = { plan: 20, chapter: 20, page: 20 }

  await Promise.all(
    TWENTY.map((n) => parent.api(n % 2 ? 'DELETE' : 'POST', `/api/books/${id}/generate`, n % 2 ? undefined : {})),
  )
  await parent.api('POST', `/api/books/${id}/generate`)
  const book = await parent.generated(id)

  const pages = Object.values<object>(book.new_images).flatMap((chapter) => Object.keys(chapter)).length
  expect(book.status).toBe('verifying')
  expect([paid('plan'), paid('chapter'), paid('page'), paid('frontCover'), paid('backCover')]).toEqual([
    1,
    2,
    pages,
    1,
    1,
  ])
})

test('twenty redraws and twenty avatars at once draw five of each', async () => {
  const { server, paid } = await aServer()
  const parent = await server.parent()
  const { id } = await aSmallBook(parent)
  await parent.api('POST', `/api/books/${id}/generate`)
  const book = await parent.generated(id)
  const places = Object.entries<Record<string, object>>(book.new_images).flatMap(([chapter, pages]) =>
    Object.keys(pages).map((page) => `books/${id}/final_images/${chapter}/${page}/image_1`),
  )
  const [pictures, avatars] = [paid('page'), paid('avatar')]

  const redraws = await Promise.all(
    TWENTY.map((n) =>
      parent.api('POST', '/api/imagemodels/create_single_image', {
        id_book: id,
        s3_directory: places[n % places.length],
      }),
    ),
  )
  await server.ports.runner.drain()
  const accepted = redraws.filter(({ status }) => status === 202).length
  expect(accepted).toBe(Math.min(5, places.length))
  expect(paid('page') - pictures).toBe(accepted)

  const { id_book: other } = (await parent.api('POST', '/api/books', { info: {} })).body
  const bear = { name: 'Osito', age: 'baby', gender: 'animal', species: 'brown bear' }
  const drawn = await Promise.all(
    TWENTY.map(() => parent.api('POST', '/api/imagemodels/create_character', { id_book: other, ...bear })),
  )
  expect(drawn.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(paid('avatar') - avatars).toBe(5)
})

test('twenty books of one account at once spend no cent more than its day allows', async () => {
  const { fake, server, spent } = await aServer({ BUDGET_ACCOUNT_DAY_USD: '0.5' })
  const parent = await server.parent()
  const { id: first } = await aSmallBook(parent)
  const copies = await Promise.all(TWENTY.map(() => parent.api('POST', `/api/books/duplicate/${first}`)))
  const ids: number[] = copies.map(({ body }) => body.id_book)

  await Promise.all(ids.map((id) => parent.api('POST', `/api/books/${id}/generate`)))
  const books = await Promise.all(ids.map((id) => parent.generated(id)))

  expect(spent()).toBeLessThanOrEqual(0.5)
  expect(fake.journal.length).toBeGreaterThan(5)
  // Nobody's book is lost: made, or waiting with a reason.
  for (const { status, generation } of books)
    expect(status === 'verifying' || (status === 'editing' && generation.error.includes('Reintentar'))).toBe(true)
})

test('many accounts at once spend no cent more than the installation’s day allows', async () => {
  const { server, spent } = await aServer({ BUDGET_DAY_USD: '0.4' })
  const families = await Promise.all(TWENTY.slice(0, 6).map(() => server.parent()))
  const bear = { name: 'Osito', age: 'baby', gender: 'animal', species: 'brown bear' }

  await Promise.all(
    families.flatMap((parent) =>
      TWENTY.map(async () => {
        const { id_book } = (await parent.api('POST', '/api/books', { info: {} })).body
        return parent.api('POST', '/api/imagemodels/create_character', { id_book, ...bear })
      }),
    ),
  )

  expect(spent()).toBeGreaterThan(0.2)
  expect(spent()).toBeLessThanOrEqual(0.4)
})
