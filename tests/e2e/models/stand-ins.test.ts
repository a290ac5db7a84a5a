import { expect, test } from 'bun:test'
import { aModelServer } from '../../support/a-model-server.ts'
import { generated } from '../../support/generating.ts'
import { AMPLE_BUDGETS } from '../../support/model-environment.ts'

const models = aModelServer(AMPLE_BUDGETS)

test('when pictures fail one after the other the book waits for the service instead of filling with stand-ins', async () => {
  const id = await aBook(3)
  models.fake.misbehave({ fault: 'server-error', task: 'page', times: 1000 })

  const stopped = await generated(models.parent, id)

  expect([stopped.status, stopped.generation.error]).toEqual([
    'editing',
    expect.stringMatching(/no está disponible.*Reintentar/u),
  ])
  models.fake.behave()
  expect((await generated(models.parent, id)).status).toBe('verifying')
  expect((await standInsOf(id)).length).toBeLessThanOrEqual(1)
})

test('a picture that a model refuses is drawn by the engine without AI; the model’s own costs no attempt afterwards', async () => {
  const id = await aBook(1)
  models.fake.misbehave({ fault: 'blocked-output', task: 'frontCover', times: 3 })
  await generated(models.parent, id)
  expect(await standInsOf(id)).toEqual(['covers/frontcover'])
  const noted = (await models.parent.book(id)).version_notes.filter(({ stand_in }: { stand_in: string }) => stand_in)
  expect(noted).toMatchObject([{ illustrator: 'offline', stand_in: 'refused' }])

  const [first, second] = [
    await redrawn(id, 'covers/frontcover/image_1'),
    await redrawn(id, 'covers/frontcover/image_1'),
  ]

  // The second asks for another one although the model has drawn it: an ordinary redraw.
  expect([first.done_verify_attempts, second.done_verify_attempts]).toEqual([0, 1])
  const hands = (await models.server.ports.books.find(id))?.illustrations['covers/frontcover']?.versions
  expect(hands?.map(({ illustrator }) => illustrator)).toEqual(['offline', 'model', 'model'])
})

test('a redraw that the model refuses brings no stand-in, costs nothing and says why', async () => {
  const id = await aBook(1)
  await generated(models.parent, id)
  models.fake.misbehave({ fault: 'blocked-output', task: 'page', times: 1000 })

  const book = await redrawn(id, 'chapter_1/page_1/image_1')

  expect(book.done_verify_attempts).toBe(0)
  expect(book.new_images.chapter_1.page_1.image_1.urls).toHaveLength(1)
  const events = await models.server.ports.events.since(id, 0)
  expect(events.at(-1)).toMatchObject({
    type: 'image_failed',
    data: { error: expect.stringMatching(/no ha querido dibujar.*Prueba con otras palabras.*ningún intento/u) },
  })
})

test('what a model cannot plan or write stops the book kindly, and its parent may have it made without AI: words and pictures', async () => {
  const [planless, chapterless] = [await aBook(2), await aBook(2)]
  models.fake.misbehave(
    { fault: 'no-json', task: 'plan', times: 4 },
    { fault: 'no-json', task: 'chapter', times: 1000 },
  )
  for (const id of [planless, chapterless]) {
    const stopped = await generated(models.parent, id)
    expect(stopped).toMatchObject({ status: 'editing', generation: { can_retry: true, can_finish_offline: true } })
  }
  models.fake.behave()
  const asked = models.fake.journal.length

  const answer = await models.parent.api('POST', `/api/books/${chapterless}/generate`, { engine: 'offline' })
  expect(answer.status).toBe(202)
  expect(await models.parent.generated(chapterless)).toMatchObject({ status: 'verifying', generation: { error: null } })
  const made = await models.server.ports.books.find(chapterless)
  const hands = Object.values(made?.illustrations ?? {}).flatMap(({ versions }) =>
    versions.map(({ illustrator }) => illustrator),
  )
  expect([made?.story?.writer, [...new Set(hands)], made?.story?.wishes !== null]).toEqual([
    'offline',
    ['offline'],
    true,
  ])
  expect(models.fake.journal.slice(asked).filter(({ task }) => task !== 'moderation')).toEqual([])
  // Whoever tries again has the model’s.
  expect((await generated(models.parent, planless)).status).toBe('verifying')
  expect((await models.server.ports.books.find(planless))?.story?.writer).toBe('model')
})

test('where no picture fixes the manner, the pictures after the first page are painted after its example', async () => {
  const id = await aBook(3)
  const before = models.fake.journal.length
  models.fake.misbehave({ fault: 'blocked-output', task: 'sheet', times: 1000 })

  await generated(models.parent, id)

  const pages = models.fake.journal.slice(before).filter(({ task }) => task === 'page')
  expect(pages.at(0)?.files.some((file) => file.startsWith('style'))).toBe(false)
  expect(pages.at(-1)?.files.filter((file) => file.startsWith('style'))).toHaveLength(1)
  models.fake.behave()
})

async function aBook(chapters: number): Promise<number> {
  const { id } = await models.parent.aReadyBook('lucia-y-el-dragon', { story_length: { chapters } })
  return id
}

async function redrawn(id: number, place: string) {
  const asked = await models.parent.api('POST', '/api/imagemodels/create_single_image', {
    id_book: id,
    s3_directory: `books/${id}/final_images/${place}`,
  })
  if (asked.status !== 202) throw new Error(`redraw: ${asked.status} ${JSON.stringify(asked.body)}`)
  await models.server.ports.runner.drain()
  return models.parent.book(id)
}

async function standInsOf(id: number): Promise<string[]> {
  const illustrations = (await models.server.ports.books.find(id))?.illustrations ?? {}
  return Object.entries(illustrations).flatMap(([key, { versions }]) =>
    versions.some(({ standIn }) => standIn) ? [key] : [],
  )
}
