import { expect, test } from 'bun:test'
import { aModelServer } from '../../support/a-model-server.ts'
import { modelEnvironment } from '../../support/model-environment.ts'
import { startServer } from '../../support/server.ts'

/** The looking model of this server sees nobody in any picture. */
const models = aModelServer({ VISION_MODEL: 'gpt-6-luna' })

async function aBook() {
  const { id } = await models.parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
  const before = models.fake.journal.length
  await models.parent.api('POST', `/api/books/${id}/generate`)
  const book = await models.parent.generated(id)
  const asked = (tasks: string[]) => models.fake.journal.slice(before).filter(({ task }) => tasks.includes(task)).length
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
  models.fake.misbehave({ fault: 'server-error', task: 'sighting', times: 1000 })
  const { book, asked } = await aBook()

  expect(book.status).toBe('verifying')
  const pages = Object.values(book.new_images.chapter_1).length
  expect(asked(['page', 'frontCover', 'backCover'])).toBe(pages + 2)
})

test('at the end all pictures are looked at side by side, and what does not belong is drawn once more, at no attempt of the parent’s', async () => {
  models.fake.misbehave({ fault: 'server-error', task: 'sighting', times: 1000 })
  models.fake.misbehave({ fault: 'sharp-eye', task: 'lookOver', times: 1 })
  const { id, book, asked } = await aBook()

  expect(book).toMatchObject({ status: 'verifying', done_verify_attempts: 0 })
  const pages = Object.values(book.new_images.chapter_1).length
  expect([asked(['lookOver']), asked(['page', 'frontCover', 'backCover'])]).toEqual([1, pages + 2 + 3])
  for (const { image_1 } of Object.values<any>(book.new_images.chapter_1)) expect(image_1.urls).toHaveLength(1)
  const kept = Object.values((await models.server.ports.books.find(id))?.illustrations ?? {})
  expect(kept.filter(({ selected }) => selected?.includes('v2-'))).toHaveLength(3)
})

test('and one that an inspection has something against is not put in the place of what is there', async () => {
  // Nobody is seen in any picture, so that every one with somebody in it is odd.
  models.fake.misbehave({ fault: 'sharp-eye', task: 'lookOver', times: 1 })
  const { id, book, asked } = await aBook()
  expect([book.status, asked(['lookOver'])]).toEqual(['verifying', 1])
  const kept = Object.entries((await models.server.ports.books.find(id))?.illustrations ?? {})
  const peopled = kept.filter(([key]) => key !== 'covers/backcover')
  expect(peopled.filter(([, { selected }]) => !selected?.includes('v1-'))).toEqual([])
})

test('and what does not come then leaves the pictures that are there', async () => {
  models.fake.misbehave({ fault: 'server-error', task: 'sighting', times: 1000 })
  models.fake.misbehave({ fault: 'sharp-eye', task: 'lookOver', times: 1 })
  models.fake.settings.delays = { lookOver: 400 }
  const looks = () => models.fake.journal.filter(({ task }) => task === 'lookOver').length
  const before = looks()
  const making = aBook()
  while (looks() === before) await Bun.sleep(5)
  for (const task of ['page', 'frontCover', 'backCover'] as const)
    models.fake.misbehave({ fault: 'blocked-output', task, times: 1000 })
  const { id, book } = await making
  models.fake.settings.delays = {}

  expect(book).toMatchObject({ status: 'verifying', generation: { error: null } })
  const kept = Object.values((await models.server.ports.books.find(id))?.illustrations ?? {})
  expect(kept.flatMap(({ versions }) => versions.map(({ illustrator }) => illustrator))).not.toContain('offline')
  expect(kept.filter(({ selected }) => selected?.includes('v1-'))).toHaveLength(kept.length)
})

test('a picture that the moderation takes offence at is never shown: it is drawn again, and at last by the engine without AI', async () => {
  const moderated = await startServer({
    environment: modelEnvironment(models.fake.url, { AI_SERVER: 'openai' }),
  })
  const family = await moderated.parent()
  const made = async (times: number) => {
    const { id } = await family.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
    const before = models.fake.journal.length
    models.fake.misbehave({ fault: 'unsafe', task: 'pictureModeration', times })
    await family.api('POST', `/api/books/${id}/generate`)
    const { status } = await family.generated(id)
    const pictures = Object.values((await moderated.ports.books.find(id))?.illustrations ?? {})
    const drawn = models.fake.journal.slice(before).filter(({ task }) => /page|Cover/u.test(task)).length
    return { status, pictures, drawn }
  }

  const once = await made(1)
  expect(once.status).toBe('verifying')
  expect(once.drawn).toBe(once.pictures.length + 1)
  expect(once.pictures.flatMap(({ versions }) => versions.map(({ illustrator }) => illustrator))).not.toContain(
    'offline',
  )
  const always = await made(1000)
  expect(always.status).toBe('verifying')
  expect(always.pictures.flatMap(({ versions }) => versions.map(({ standIn }) => standIn))).toEqual(
    always.pictures.map(() => 'refused'),
  )
  await moderated.stop()
})

test('a moderation of pictures that is down lets them pass', async () => {
  const moderated = await startServer({
    environment: modelEnvironment(models.fake.url, { AI_SERVER: 'openai' }),
  })
  const family = await moderated.parent()
  models.fake.misbehave({ fault: 'server-error', task: 'pictureModeration', times: 1000 })
  const { id } = await family.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
  await family.api('POST', `/api/books/${id}/generate`)

  expect((await family.generated(id)).status).toBe('verifying')
  await moderated.stop()
})
