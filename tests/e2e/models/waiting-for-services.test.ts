import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { FilesystemFileStore } from '../../../src/adapters/filesystem/filesystem-file-store.ts'
import { startFakeOpenAi } from '../../support/fake-openai/fake-openai.ts'
import { generated } from '../../support/generating.ts'
import { AMPLE_BUDGETS, modelEnvironment } from '../../support/model-environment.ts'
import { type Parent, startServer, type TestServer } from '../../support/server.ts'
import { aTemporaryFolder } from '../../support/temporary-folder.ts'

// Whole books on a machine that may be busy.
setDefaultTimeout(60_000)

const BUSY = /va muy cargado.*puedes esperar o cancelar/u

let fake: ReturnType<typeof startFakeOpenAi>
beforeAll(() => {
  fake = startFakeOpenAi()
})
afterAll(() => fake.stop())
beforeEach(() => fake.behave())

describe('when the quota is used up', () => {
  let server: TestServer
  let parent: Parent
  beforeAll(async () => {
    // As in life: what failed for lack of quota rests for longer than a test takes.
    server = await startServer({
      environment: modelEnvironment(fake.url, {
        ...AMPLE_BUDGETS,
        RETRY_DELAYS_MS: '120000',
        // Pages are drawn before a cover is asked for.
        GENERATION_CONCURRENCY: '1',
      }),
    })
    parent = await server.parent()
  })
  afterAll(() => server.stop())

  test.each(['plan', 'chapter', 'page'] as const)(
    'at the %s the book says so, and the first Reintentar after it was filled up makes the book',
    async (task) => {
      const { id } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 3 } })
      fake.misbehave({ fault: 'quota', task, times: 1000 })
      const stopped = await generated(parent, id)
      expect([stopped.status, stopped.generation.error]).toEqual([
        'editing',
        expect.stringMatching(/no está disponible.*Reintentar/u),
      ])
      fake.behave()

      expect(await generated(parent, id)).toMatchObject({ status: 'verifying', generation: { error: null } })
    },
  )

  test('what is edited before the Reintentar is in every picture: none is shown as it was described before', async () => {
    const { id, info } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
    fake.misbehave({ fault: 'quota', task: 'frontCover', times: 1000 })
    await generated(parent, id)
    const drawnBefore = picturesOf(await parent.book(id))
    expect(drawnBefore.length).toBeGreaterThan(0)
    const [osito] = info.characters
    await parent.api('PUT', `/api/books/info/${id}`, {
      info: { ...info, characters: [{ ...osito, clothes: [{ type: 'hat', color: 'red' }] }] },
    })
    fake.behave()

    const book = await generated(parent, id)

    expect(book.status).toBe('verifying')
    for (const { urls, url_selected } of picturesOf(book)) expect(urls).toEqual([url_selected])
    const selected = picturesOf(book).map(({ url_selected }) => url_selected)
    for (const { url_selected } of drawnBefore) expect(selected).not.toContain(url_selected)
  })

  test('an avatar that a parent asks for after that comes at once', async () => {
    const { body } = await parent.api('POST', '/api/books', { info: {} })
    const bear = { name: 'Osito', age: 'baby', gender: 'animal', species: 'brown bear', protagonismo: 'protagonista' }
    const create = () => parent.api('POST', '/api/imagemodels/create_character', { id_book: body.id_book, ...bear })
    fake.misbehave({ fault: 'quota', task: 'avatar', times: 1 })
    expect(await create()).toMatchObject({ status: 503, body: { code: 'avatar.failed' } })

    expect((await create()).status).toBe(200)
  })
})

function picturesOf(book: Record<string, any>): { urls: string[]; url_selected: string }[] {
  return Object.values<any>(book.new_images).flatMap((pages) => Object.values<any>(pages).map(({ image_1 }) => image_1))
}

describe('when the moderation service is down', () => {
  let server: TestServer
  let parent: Parent
  // One for each test: what was found down rests for longer than a test takes.
  beforeEach(async () => {
    server = await startServer({
      environment: modelEnvironment(fake.url, {
        ...AMPLE_BUDGETS,
        ...{ AI_SERVER: 'openai', RETRY_DELAYS_MS: '120000', MODERATION_TIMEOUT_MS: '200' },
      }),
    })
    parent = await server.parent()
  })
  afterEach(() => server.stop())

  test.each(['hang', 'rate-limited', 'rate-limited-for-long', 'server-error', 'cut-body'] as const)(
    '(%s) a book begins, is written, drawn and redrawn, and the list of words decides',
    async (fault) => {
      const { id, info } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 2 } })
      const before = fake.journal.length
      for (const task of ['moderation', 'pictureModeration'] as const) fake.misbehave({ fault, task, times: 1000 })

      const bad = { ...info, additional_information: 'Que salga una puta.' }
      await parent.api('PUT', `/api/books/info/${id}`, { info: bad })
      const refused = await parent.api('POST', `/api/books/${id}/generate`)
      expect(refused).toMatchObject({ status: 400, body: { code: 'generation.textFlagged' } })
      await parent.api('PUT', `/api/books/info/${id}`, { info })
      expect(await generated(parent, id)).toMatchObject({ status: 'verifying', generation: { error: null } })
      const redraw = (wish: string) =>
        parent.api('POST', '/api/imagemodels/create_single_image', {
          ...{ id_book: id, s3_directory: `books/${id}/final_images/chapter_1/page_1/image_1`, wish },
        })
      expect(await redraw('una puta')).toMatchObject({ status: 400, body: { code: 'generation.textFlagged' } })
      expect((await redraw('en un barco')).status).toBe(202)
      await server.ports.runner.drain()

      expect((await parent.book(id)).new_images.chapter_1.page_1.image_1.urls).toHaveLength(2)
      // After two failures in a row it is left alone: a book does not wait its time out for each page.
      const asked = fake.journal.slice(before).filter(({ task }) => /moderation/iu.test(task))
      expect(asked.length).toBeGreaterThanOrEqual(2)
      expect(asked.length).toBeLessThanOrEqual(4)
    },
  )
})

describe('when a service says "too many" and not for how long', () => {
  let server: TestServer
  let parent: Parent
  beforeEach(async () => {
    server = await startServer({
      environment: modelEnvironment(fake.url, {
        ...AMPLE_BUDGETS,
        ...{ RETRY_DELAYS_MS: '100,120000', BUSY_NOTICE_MS: '150' },
      }),
    })
    parent = await server.parent()
  })
  afterEach(() => server.stop())

  test.each(['plan', 'chapter', 'page'] as const)(
    'at the %s its parent reads what is happening, in the list and as it happens, can cancel, and make it later',
    async (task) => {
      const { id } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 2 } })
      const before = fake.journal.length
      fake.misbehave({ fault: 'rate-limited', task, times: 1000 })
      await parent.api('POST', `/api/books/${id}/generate`)

      const waiting = await until(
        () => bookInList(parent, id),
        ({ generation }) => generation.is_waiting,
      )
      expect(waiting).toMatchObject({ status: 'generating', generation: { error: null } })
      expect(waiting.generation.doing).toMatch(BUSY)
      expect(await streamed(server, parent, id, '"doing":"El servicio')).toMatch(BUSY)

      // Five times in all, and then the longer pause, in which nothing stirs.
      await until(
        () => Promise.resolve(fake.journal.slice(before).filter(({ status }) => status === 429).length),
        (n) => n >= 10,
      )
      expect((await parent.api('DELETE', `/api/books/${id}/generate`)).status).toBe(200)
      expect(await bookInList(parent, id)).toMatchObject({ status: 'editing', generation: null })
      fake.behave()
      expect(await generated(parent, id)).toMatchObject({ status: 'verifying', generation: { doing: null } })
    },
  )

  test('with the pauses as they come, which are long, its parent reads it before the first is over', async () => {
    const patient = await startServer({
      environment: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: fake.url, ...AMPLE_BUDGETS },
    })
    const other = await patient.parent()
    const { id } = await other.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
    fake.misbehave({ fault: 'rate-limited', task: 'plan', times: 1000 })
    await other.api('POST', `/api/books/${id}/generate`)

    const waiting = await until(
      () => bookInList(other, id),
      ({ generation }) => generation.is_waiting,
    )
    expect(waiting.generation.doing).toMatch(BUSY)
    await other.api('DELETE', `/api/books/${id}/generate`)
    await patient.stop()
  })

  test('a parent who waits for an avatar is told at once where the service wants a minute', async () => {
    const { body } = await parent.api('POST', '/api/books', { info: {} })
    const bear = { name: 'Osito', age: 'baby', gender: 'animal', species: 'brown bear', protagonismo: 'protagonista' }
    fake.misbehave({ fault: 'rate-limited-for-long', task: 'avatar', times: 1000 })

    const answer = await parent.api('POST', '/api/imagemodels/create_character', { id_book: body.id_book, ...bear })
    expect(answer).toMatchObject({ status: 503, body: { code: 'avatar.failed' } })
    expect(answer.body.error).toMatch(/va muy cargado.*dentro de un rato/u)
    expect((await parent.book(body.id_book)).info.characters).toEqual([])
  })

  test('the notice goes when a call gets through', async () => {
    const { id } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
    fake.misbehave({ fault: 'rate-limited', task: 'plan', times: 4 }, { fault: 'hang', task: 'chapter', times: 1 })
    await parent.api('POST', `/api/books/${id}/generate`)
    // As it happens: it stands for a moment, and who looks now and then may miss it.
    expect(await streamed(server, parent, id, '"doing":"El servicio')).toMatch(BUSY)

    const after = await until(
      () => bookInList(parent, id),
      ({ generation }) => !generation.is_waiting,
    )
    expect(after).toMatchObject({ status: 'generating', generation: { stage: 'story', done: 0 } })
    await parent.api('DELETE', `/api/books/${id}/generate`)
  })
})

test('pictures that are put away while the others wait do not take the notice with them', async () => {
  const folder = aTemporaryFolder()
  const files = new HeldPages(folder)
  const server = await startServer({
    dataDir: folder,
    overrides: { files },
    // For ever: no try of a cover is the last one before a longer pause.
    environment: modelEnvironment(fake.url, {
      ...AMPLE_BUDGETS,
      ...{ RETRY_DELAYS_MS: Array(500).fill('100').join(), BUSY_NOTICE_MS: '150' },
    }),
  })
  const parent = await server.parent()
  const { id } = await parent.aReadyBook('buenas-noches-osito', { story_length: { chapters: 1 } })
  for (const task of ['frontCover', 'backCover'] as const) fake.misbehave({ fault: 'rate-limited', task, times: 1000 })
  await parent.api('POST', `/api/books/${id}/generate`)
  // Drawn, but not yet in the book: from here on no call gets through.
  const pages = await until(
    () => bookInList(parent, id),
    ({ generation: { stage, total } }) => stage === 'illustrations' && files.held === total,
  )
  expect(pages.generation.total).toBeGreaterThan(0)
  await until(
    () => bookInList(parent, id),
    ({ generation }) => generation.is_waiting,
  )

  files.release()

  const after = await until(
    () => bookInList(parent, id),
    ({ generation }) => generation.stage === 'covers',
  )
  expect(after.generation.doing).toMatch(BUSY)
  await parent.api('DELETE', `/api/books/${id}/generate`)
  await server.stop()
})

/** Keeps whoever puts a page's picture away until it is told to let them. */
class HeldPages extends FilesystemFileStore {
  held = 0
  readonly #released = Promise.withResolvers<void>()

  release(): void {
    this.#released.resolve()
  }

  override async put(key: string, bytes: Uint8Array): Promise<void> {
    if (/\/final_images\/.*\/v\d+-[\w-]+\.webp$/u.test(key)) {
      this.held += 1
      await this.#released.promise
    }
    await super.put(key, bytes)
  }
}

async function until<T>(look: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await look()
    if (isSo(seen)) return seen
    await Bun.sleep(10)
  }
}

async function bookInList(parent: Parent, id: number): Promise<Record<string, any>> {
  const { body } = await parent.api('GET', `/api/books/${parent.user.id}?summary=true`)
  return body.books.find((book: { id_book: number }) => book.id_book === id)
}

/** The book's events from the first on, until one of them has this in it. */
async function streamed(server: TestServer, { token }: Parent, id: number, awaited: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'Last-Event-ID': '0' }
  const reader = (await server.call(`/api/sse/book/${id}`, { headers })).body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (reader && !text.includes(awaited)) {
    const { done, value } = await reader.read()
    if (done) break
    text += decoder.decode(value, { stream: true })
  }
  await reader?.cancel()
  return text
}
