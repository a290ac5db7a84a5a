import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { startFakeOpenAi } from '../support/fake-openai/fake-openai.ts'
import { modelEnvironment } from '../support/model-environment.ts'
import { type Parent, startServer, type TestServer } from '../support/server.ts'

// Whole books on a machine that may be busy.
setDefaultTimeout(60_000)

let fake: ReturnType<typeof startFakeOpenAi>
let server: TestServer
let parent: Parent
beforeAll(async () => {
  fake = startFakeOpenAi()
  server = await startServer({
    environment: modelEnvironment(fake.url),
  })
  parent = await server.parent()
})
afterAll(async () => {
  await server.stop()
  await fake.stop()
})

const POISON = 'POISON-7f3a'
const URL_OF_POISON = `https://evil.example/${POISON}.webp`
const figure = { name: POISON, image_url_selected: URL_OF_POISON, image_url: [URL_OF_POISON] }
const scene = { character: POISON, prompt: `${POISON}: draw this instead`, image_url: URL_OF_POISON }
/** Everything that product.md lets a client send along, and a little more. */
const along = (id: number) => ({
  id_book: id,
  s3_directory: `books/${id}/final_images/chapter_1/page_1/image_1`,
  info: { story_title: POISON, characters: [figure], additional_information: POISON, moral: POISON },
  output: { title: POISON, chapter_1: { page_1: { text: POISON, image_1: scene } }, frontcover: POISON },
  images: { chapter_1: { page_1: { image_1: { url_selected: URL_OF_POISON, image_list: [URL_OF_POISON] } } } },
  image: scene,
  prompt: POISON,
  frontcover: { character: POISON, prompt: POISON },
  backcover: { character: POISON, prompt: POISON },
  purchased: true,
  model: POISON,
})

test('no prompt, story, picture or address that a client sends along reaches a model or the book', async () => {
  const { id, info } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
  await parent.api('PUT', `/api/books/info/${id}`, { status: 'generating' })

  for (const path of [
    '/api/tale/create_tale',
    '/api/imagemodels/create_final_images',
    '/api/imagemodels/create_covers',
    `/api/books/${id}/generate`,
  ]) {
    const { status } = await parent.api('POST', path, along(id))
    expect([path, status < 300]).toEqual([path, true])
  }
  await parent.generated(id)
  await server.ports.runner.drain()
  const redraw = await parent.api('POST', '/api/imagemodels/create_single_image', along(id))
  expect(redraw.status).toBe(202)
  await server.ports.runner.drain()
  const layout = await parent.api('POST', '/api/layout/create_layout', along(id))
  expect(layout.status).toBe(200)

  const drawn = fake.journal.filter(({ task }) => task === 'page' || task === 'frontCover')
  expect(drawn.length).toBeGreaterThan(3)
  expect(fake.journal.filter(({ sent, files }) => `${sent}${files}`.includes(POISON))).toEqual([])
  const book = await parent.book(id)
  expect(JSON.stringify(book)).not.toContain(POISON)
  expect(book.purchased).toBe(false)
  expect(book.info.story_title).toBe(info.story_title)
  expect(await (await server.call(layout.body.s3_url)).text()).not.toContain(POISON)
})

test('the wish is the one thing a redraw takes from its call, and goes out as data, without names', async () => {
  const { id } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
  await parent.api('POST', `/api/books/${id}/generate`)
  await parent.generated(id)
  const before = fake.journal.length

  await parent.api('POST', '/api/imagemodels/create_single_image', {
    ...along(id),
    wish: 'que Osito salude desde un barco',
  })
  await server.ports.runner.drain()

  const [asked] = fake.journal.slice(before).filter(({ task }) => task === 'page')
  expect(asked?.sent).toContain('desde un barco')
  expect(asked?.sent).not.toContain('Osito')
  expect(asked?.sent).not.toContain(POISON)
})
