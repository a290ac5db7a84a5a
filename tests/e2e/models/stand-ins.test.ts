import { afterAll, beforeAll, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import { generated } from '../../support/generating.ts'
import { AMPLE_BUDGETS, modelEnvironment } from '../../support/model-environment.ts'
import { type Parent, startServer, type TestServer } from '../../support/server.ts'

// Whole books on a machine that may be busy.
setDefaultTimeout(60_000)

let fake: ReturnType<typeof startFakeOpenAi>
let server: TestServer
let parent: Parent
beforeAll(async () => {
  fake = startFakeOpenAi()
  server = await startServer({
    environment: modelEnvironment(fake.url, AMPLE_BUDGETS),
  })
  parent = await server.parent()
})
afterAll(async () => {
  await server.stop()
  await fake.stop()
})
beforeEach(() => fake.behave())

test('when pictures fail one after the other the book waits for the service instead of filling with stand-ins', async () => {
  const id = await aBook(3)
  fake.misbehave({ fault: 'server-error', task: 'page', times: 1000 })

  const stopped = await generated(parent, id)

  expect([stopped.status, stopped.generation.error]).toEqual([
    'editing',
    expect.stringMatching(/no está disponible.*Reintentar/u),
  ])
  fake.behave()
  expect((await generated(parent, id)).status).toBe('verifying')
  expect((await standInsOf(id)).length).toBeLessThanOrEqual(1)
})

test('a picture that a model refuses is drawn by the engine without AI; the model’s own costs no attempt afterwards', async () => {
  const id = await aBook(1)
  fake.misbehave({ fault: 'blocked-output', task: 'frontCover', times: 3 })
  await generated(parent, id)
  expect(await standInsOf(id)).toEqual(['covers/frontcover'])
  const noted = (await parent.book(id)).version_notes.filter(({ stand_in }: { stand_in: string }) => stand_in)
  expect(noted).toMatchObject([{ illustrator: 'offline', stand_in: 'refused' }])

  const [first, second] = [
    await redrawn(id, 'covers/frontcover/image_1'),
    await redrawn(id, 'covers/frontcover/image_1'),
  ]

  // The second asks for another one although the model has drawn it: an ordinary redraw.
  expect([first.done_verify_attempts, second.done_verify_attempts]).toEqual([0, 1])
  const hands = (await server.ports.books.find(id))?.illustrations['covers/frontcover']?.versions
  expect(hands?.map(({ illustrator }) => illustrator)).toEqual(['offline', 'model', 'model'])
})

test('a redraw that the model refuses brings no stand-in, costs nothing and says why', async () => {
  const id = await aBook(1)
  await generated(parent, id)
  fake.misbehave({ fault: 'blocked-output', task: 'page', times: 1000 })

  const book = await redrawn(id, 'chapter_1/page_1/image_1')

  expect(book.done_verify_attempts).toBe(0)
  expect(book.new_images.chapter_1.page_1.image_1.urls).toHaveLength(1)
  const events = await server.ports.events.since(id, 0)
  expect(events.at(-1)).toMatchObject({
    type: 'image_failed',
    data: { error: expect.stringMatching(/no ha querido dibujar.*Prueba con otras palabras.*ningún intento/u) },
  })
})

test('what a model cannot plan or write stops the book kindly, and its parent may have it made without AI: words and pictures', async () => {
  const [planless, chapterless] = [await aBook(2), await aBook(2)]
  fake.misbehave({ fault: 'no-json', task: 'plan', times: 4 }, { fault: 'no-json', task: 'chapter', times: 1000 })
  for (const id of [planless, chapterless]) {
    const stopped = await generated(parent, id)
    expect(stopped).toMatchObject({ status: 'editing', generation: { can_retry: true, can_finish_offline: true } })
  }
  fake.behave()
  const asked = fake.journal.length

  const answer = await parent.api('POST', `/api/books/${chapterless}/generate`, { engine: 'offline' })
  expect(answer.status).toBe(202)
  expect(await parent.generated(chapterless)).toMatchObject({ status: 'verifying', generation: { error: null } })
  const made = await server.ports.books.find(chapterless)
  const hands = Object.values(made?.illustrations ?? {}).flatMap(({ versions }) =>
    versions.map(({ illustrator }) => illustrator),
  )
  expect([made?.story?.writer, [...new Set(hands)], made?.story?.wishes !== null]).toEqual([
    'offline',
    ['offline'],
    true,
  ])
  expect(fake.journal.slice(asked).filter(({ task }) => task !== 'moderation')).toEqual([])
  // Whoever tries again has the model’s.
  expect((await generated(parent, planless)).status).toBe('verifying')
  expect((await server.ports.books.find(planless))?.story?.writer).toBe('model')
})

test('where no picture fixes the manner, the pictures after the first page are painted after its example', async () => {
  const id = await aBook(3)
  const before = fake.journal.length
  fake.misbehave({ fault: 'blocked-output', task: 'sheet', times: 1000 })

  await generated(parent, id)

  const pages = fake.journal.slice(before).filter(({ task }) => task === 'page')
  expect(pages.at(0)?.files.some((file) => file.startsWith('style'))).toBe(false)
  expect(pages.at(-1)?.files.filter((file) => file.startsWith('style'))).toHaveLength(1)
  fake.behave()
})

async function aBook(chapters: number): Promise<number> {
  const { id } = await parent.aReadyBook('lucia-y-el-dragon', { story_length: { chapters } })
  return id
}

async function redrawn(id: number, place: string) {
  const asked = await parent.api('POST', '/api/imagemodels/create_single_image', {
    id_book: id,
    s3_directory: `books/${id}/final_images/${place}`,
  })
  if (asked.status !== 202) throw new Error(`redraw: ${asked.status} ${JSON.stringify(asked.body)}`)
  await server.ports.runner.drain()
  return parent.book(id)
}

async function standInsOf(id: number): Promise<string[]> {
  const illustrations = (await server.ports.books.find(id))?.illustrations ?? {}
  return Object.entries(illustrations).flatMap(([key, { versions }]) =>
    versions.some(({ standIn }) => standIn) ? [key] : [],
  )
}
