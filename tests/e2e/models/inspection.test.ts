import { afterAll, beforeAll, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import { type Parent, startServer, type TestServer } from '../../support/server.ts'

// Whole books on a machine that may be busy.
setDefaultTimeout(60_000)

/** The looking model of this server sees nobody in any picture. */
let fake: ReturnType<typeof startFakeOpenAi>
let server: TestServer
let parent: Parent
beforeAll(async () => {
  fake = startFakeOpenAi()
  server = await startServer({
    environment: {
      ...{ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: fake.url, RETRY_DELAYS_MS: '10', IMAGE_SIZE: '816' },
      VISION_MODEL: 'gpt-6-luna',
    },
  })
  parent = await server.parent()
})
afterAll(async () => {
  await server.stop()
  await fake.stop()
})
beforeEach(() => fake.behave())

async function aBook() {
  const { id } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
  const before = fake.journal.length
  await parent.api('POST', `/api/books/${id}/generate`)
  const book = await parent.generated(id)
  const asked = (tasks: string[]) => fake.journal.slice(before).filter(({ task }) => tasks.includes(task)).length
  return { id, book, asked }
}

test('a picture in which somebody is missing is drawn once more, unseen, and costs the parent no attempt', async () => {
  const { book, asked } = await aBook()

  expect(book).toMatchObject({ status: 'verifying', done_verify_attempts: 0 })
  const pages = Object.values(book.new_images.chapter_1).length
  expect(asked(['page', 'frontCover'])).toBe(2 * (pages + 1))
  // Nobody is meant to be on the back cover, and nobody is.
  expect(asked(['backCover'])).toBe(1)
  for (const { image_1 } of Object.values<any>(book.new_images.chapter_1)) expect(image_1.urls).toHaveLength(1)
})

test('an inspector that is down lets pictures pass', async () => {
  fake.misbehave({ fault: 'server-error', task: 'sighting', times: 1000 })
  const { book, asked } = await aBook()

  expect(book.status).toBe('verifying')
  const pages = Object.values(book.new_images.chapter_1).length
  expect(asked(['page', 'frontCover', 'backCover'])).toBe(pages + 2)
})
