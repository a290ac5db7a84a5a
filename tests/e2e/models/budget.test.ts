import { afterEach, expect, setDefaultTimeout, test } from 'bun:test'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import { modelEnvironment } from '../../support/model-environment.ts'
import { startServer } from '../../support/server.ts'

// Whole books on a machine that may be busy.
setDefaultTimeout(60_000)

const open: { stop(): Promise<unknown> | unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.stop()
})

async function aServer(environment: Record<string, string>) {
  const fake = startFakeOpenAi()
  const server = await startServer({
    environment: modelEnvironment(fake.url, environment),
  })
  open.push(fake, server)
  return { fake, server, parent: await server.parent() }
}

test('a book that has used up its budget is finished by the offline illustrator, and says so in its pictures', async () => {
  const { fake, server, parent } = await aServer({ IMAGE_SIZE: '816', BUDGET_BOOK_USD: '0.2' })
  const { id } = await parent.aReadyBook('lucia-y-el-dragon', { story_length: { chapters: 3 } })

  await parent.api('POST', `/api/books/${id}/generate`)
  const book = await parent.generated(id)

  expect(book.status).toBe('verifying')
  const spent = (await server.ports.ledger.entries(new Date(0))).reduce((sum, { usd }) => sum + (usd ?? 0), 0)
  expect(spent).toBeLessThanOrEqual(0.2)
  const hands = Object.values((await server.ports.books.find(id))?.illustrations ?? {}).flatMap(({ versions }) =>
    versions.map(({ illustrator }) => illustrator),
  )
  expect(hands).toContain('offline')
  expect(fake.journal.filter(({ task }) => task === 'page').length).toBeLessThan(hands.length)
})

test('an account that has used up its day is told, and loses nothing', async () => {
  const { fake, parent } = await aServer({ IMAGE_SIZE: '816', BUDGET_ACCOUNT_DAY_USD: '0.1' })
  const { id } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 3 } })

  await parent.api('POST', `/api/books/${id}/generate`)
  const book = await parent.generated(id)

  expect(book).toMatchObject({ status: 'editing', generation: { error: expect.stringContaining('Reintentar') } })
  expect(fake.journal.reduce((sum, { usd }) => sum + usd, 0)).toBeLessThanOrEqual(0.1)
})
